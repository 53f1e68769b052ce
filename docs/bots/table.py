"""A guest of a table (docs/table-protocol.md): plays the template game, and lays its highest card.

    go run ./arena host null --code TREFLE
    python3 docs/bots/table.py http://127.0.0.1:7070/TREFLE
"""
import base64
import json
import os
import socket
import struct
import sys
import time
from urllib.parse import urlsplit


class Socket:
    """A WebSocket, as far as a table needs one (RFC 6455)."""

    def __init__(self, address):
        url = urlsplit(address)
        # The host sends something every two seconds: a longer silence is a lost network.
        self.tcp = socket.create_connection((url.hostname, url.port or 80), timeout=8)
        key = base64.b64encode(os.urandom(16)).decode()
        self.tcp.sendall((f"GET {url.path.rstrip('/')}/ws HTTP/1.1\r\nHost: {url.netloc}\r\n"
                          "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                          f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.file = self.tcp.makefile("rb")
        status = self.file.readline()
        if b" 101 " not in status:
            sys.exit(f"no table there: {status.decode().strip()}")
        while self.file.readline().strip():
            pass

    def say(self, message, kind=1):
        data = message if kind != 1 else json.dumps(message).encode()
        mask = os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + struct.pack(">H", len(data))
        masked = bytes(b ^ mask[i % 4] for i, b in enumerate(data))
        self.tcp.sendall(bytes([128 | kind]) + size + mask + masked)

    def messages(self):
        text = b""
        while head := self.file.read(2):
            kind, size = head[0] & 15, head[1] & 127
            if size > 125:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data = self.file.read(size)
            if kind == 8:
                return
            if kind == 9:
                self.say(data, 10)
            elif kind < 3:
                text += data
                if head[0] & 128:
                    yield json.loads(text)
                    text = b""


def main(address):
    # The key of the chair: a guest that wants it back after it was stopped keeps this in a file.
    secret = base64.urlsafe_b64encode(os.urandom(18)).decode()
    pause = 0.25
    while True:
        try:
            return play(Socket(address), secret)
        except OSError as lost:
            print(f"{lost}: trying again", file=sys.stderr)
            time.sleep(pause)
            pause = min(2 * pause, 5)


def play(table, secret):
    table.say({"join": {"protocol": 1, "secret": secret, "name": "Python", "device": "program"}})
    for message in table.messages():
        if "ping" in message:
            table.say({"pong": message["ping"]})
        elif "bye" in message or "over" in message:
            print(json.dumps(message))
            return
        elif "table" in message and message["table"]["phase"] == "lobby":
            if message["table"]["you"] == message["table"]["head"]:
                table.say({"start": True})  # the first who comes starts
        elif message.get("ask"):
            view = message["view"]
            table.say({"ask": message["ask"], "do": {"lay": max(view["held"][view["seat"]])}})
    raise ConnectionError("the connection ended")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:7070/TREFLE")
