#!/usr/bin/env python3
"""An Aquar.iom bot in Python 3, standard library alone: nearest.py [HOST[:PORT]] [NAME]

Each of its cells flees the nearest cell that could eat it, and otherwise swims
to the nearest thing it can eat. docs/aquariom-protocol.md has every message;
this is a whole conversation. Copy it and change decide().
"""
import math
import socket
import struct
import sys

LOGIN_PLAYER, _, LOGIN_ACK, LOGOUT, KICK, WELCOME, GAME_STARTS, GAME_ENDS, TURN, TURN_ACK = range(10)


class Payload:
    """Takes numbers off the front of a message, in the order they are sent."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, fields):
        """fields: I is a whole number of 4 bytes, Q of 8, f a float of 4."""
        self.at += struct.calcsize("<" + fields)
        return struct.unpack_from("<" + fields, self.data, self.at - struct.calcsize("<" + fields))

    def rows(self, fields):
        """A list: how many rows, then each of them."""
        return [self.take(fields) for _ in range(self.take("I")[0])]

    def text(self):
        length, = self.take("I")
        return b"".join(self.take(f"{length}s")).decode("latin-1")


class Server:
    def __init__(self, host, port):
        self.socket = socket.create_connection((host, port))
        self.stream = self.socket.makefile("rb")  # reads exactly as much as asked

    def read(self, size):
        data = self.stream.read(size)
        return data if len(data) == size else sys.exit("the server has gone")

    def receive(self):
        """The next message: its type, its turn number if it has one, its content."""
        kind = self.read(1)[0]
        if kind in (LOGIN_ACK, LOGOUT):
            return kind, None, None
        size, = struct.unpack("<I", self.read(4))
        turn = struct.unpack("<I", self.read(4))[0] if kind == TURN else None
        content = self.read(size)
        if kind == KICK:
            sys.exit(content.decode("latin-1"))
        return kind, turn, Payload(content)

    def login(self, name):
        self.socket.sendall(struct.pack("<BI", LOGIN_PLAYER, len(name)) + name.encode("latin-1"))

    def answer(self, turn, moves, surrender=False):
        """moves is a list of (cell, x, y). No division, no virus."""
        content = struct.pack("<I", len(moves)) + b"".join(struct.pack("<Iff", *m) for m in moves)
        content += struct.pack("<IIB", 0, 0, surrender)
        self.socket.sendall(struct.pack("<BII", TURN_ACK, len(content), turn) + content)


def nearest(places, x, y):
    return min(places, key=lambda place: math.dist(place, (x, y)), default=None)


def decide(me, rules, plankton, state):
    """What each of my cells moves to."""
    away = state.rows("I")  # turns until each plankton is back, 0: it is there
    neutral = [(x, y) for _, _, x, y in state.rows("Ifff")]
    state.rows("Iff")  # viruses: left to you
    cells = state.rows("IffIfI")  # id, x, y, player, mass, turns it may not merge
    food = neutral + [p for p, (turns,) in zip(plankton, away) if turns == 0]
    moves = []
    for cell, x, y, player, mass, _ in cells:
        if player != me:
            continue
        others = [(ox, oy, m) for _, ox, oy, other, m, _ in cells if other != me]
        prey = [(ox, oy) for ox, oy, m in others if mass > rules["ratio"] * m]
        danger = nearest([(ox, oy) for ox, oy, m in others if m > rules["ratio"] * mass], x, y)
        if danger and math.dist(danger, (x, y)) < 4 * rules["speed"]:
            target = (2 * x - danger[0], 2 * y - danger[1])  # straight away from it
        else:
            target = nearest(food + prey, x, y) or (x, y)
        moves.append((cell, *target))
    return moves


def main():
    address, name = (sys.argv[1:] + ["127.0.0.1", "nearest"][len(sys.argv) - 1:])[:2]
    host, _, port = address.partition(":")
    server = Server(host, int(port or 4242))
    server.login(name)
    me, rules, plankton = None, {}, []
    while True:
        kind, turn, content = server.receive()
        if kind == WELCOME:  # the map: 21 numbers, then where the plankton is
            numbers = content.take("ffIIfffffIfffffIIffII")
            rules = {"ratio": numbers[5], "speed": numbers[11]}
            plankton = content.rows("ff")
        elif kind == GAME_STARTS:
            me = content.take("I")[0]
        elif kind == TURN:
            moves = decide(me, rules, plankton, content)
            server.answer(turn, moves, surrender=not moves)  # eaten up: begin again
        elif kind == GAME_ENDS:
            winner = content.take("I")[0]
            for _ in range(content.take("I")[0]):
                (player,), who, (score,) = content.take("I"), content.text(), content.take("Q")
                print(f"{who}: {score}{' wins' * (player == winner)}")
        elif kind == LOGOUT:
            return


main()
