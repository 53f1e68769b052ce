"""Plays Aquar.iom on a server: one file, Python 3.8 or newer, nothing else.

    import aquariom
    bot = aquariom.connect("127.0.0.1:4242")
    bot.login("ada")
    while bot.turn():                     # waits for the next turn; False: it is over
        for cell in bot.mine():
            bot.move(cell.id, bot.map.width / 2, bot.map.height / 2)
    for score in bot.end.scores:
        print(score.name, score.points)

What move, divide, virus and surrender say is sent when turn() is called again, or
send(). Kicked and Gone are raised when the server kicks the bot, or goes; after the end
turn() says False again, until another login.
"""
import collections
import socket
import struct

LOGIN_PLAYER, LOGIN_VISU, LOGIN_ACK, LOGOUT, KICK, WELCOME, GAME_STARTS, GAME_ENDS, TURN, TURN_ACK = range(10)
NAMES = "LOGIN_PLAYER LOGIN_VISU LOGIN_ACK LOGOUT KICK WELCOME GAME_STARTS GAME_ENDS TURN TURN_ACK".split()

Cell = collections.namedtuple("Cell", "id x y player mass isolated")
Neutral = collections.namedtuple("Neutral", "id mass x y")
Virus = collections.namedtuple("Virus", "id x y")
Player = collections.namedtuple("Player", "id name cells mass points")
Score = collections.namedtuple("Score", "id name points")
End = collections.namedtuple("End", "winner scores")
# The numbers of the map, by the names of aquariom-protocol.md; plankton is the places of the
# initial neutral cells, whose ids are 0, 1, 2… dialect is "document" or "original"; a server
# that does not tell, as the original's, leaves it and the three after it None.
Map = collections.namedtuple("Map", (
    "width height min_players max_players absorption ratio min_mass max_mass radius_factor max_cells mass_loss "
    "base_speed speed_loss virus_mass virus_loss virus_max_split starting_cells starting_mass plankton_mass "
    "plankton_absence turns plankton dialect max_viruses isolation rebirth_distance"))


class Error(Exception):
    """What went wrong with the server."""


class Kicked(Error):
    """The server has kicked the bot; the text says why."""


class Gone(Error):
    """The server cannot be reached, has gone, or is none of Aquar.iom."""


class _Payload:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, fields):
        form = struct.Struct("<" + fields)
        if self.at + form.size > len(self.data):
            raise Gone("the server sent a message that is too short: is it an Aquar.iom server?")
        self.at += form.size
        return form.unpack_from(self.data, self.at - form.size)

    def number(self):
        return self.take("I")[0]

    def rows(self, fields):
        form, count = struct.Struct("<" + fields), self.number()
        if self.at + count * form.size > len(self.data):
            raise Gone("the server sent a message that is too short: is it an Aquar.iom server?")
        self.at += count * form.size
        return list(form.iter_unpack(self.data[self.at - count * form.size:self.at]))

    def text(self):
        return self.take(f"{self.number()}s")[0].decode("latin-1")


def connect(address="127.0.0.1:4242"):
    """Connects to a server at HOST or HOST:PORT; an IPv6 address with a port stands in []."""
    host, port = address, "4242"
    if address.count(":") == 1 or "]:" in address:
        host, _, port = address.rpartition(":")
    try:
        return Bot(socket.create_connection((host.strip("[]"), int(port))))
    except (OSError, ValueError) as error:
        raise Gone(f"no server answers at {address}: {error}") from error


class Bot:
    """A connection. map is there after login; the others from the first turn on."""

    def __init__(self, connection):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket, self._stream = connection, connection.makefile("rb")
        self.map = None        # the numbers of the map
        self.id = None         # which player this is
        self.number = None     # of the turn
        self.skipped = 0       # turns that were not sent before this one
        self.absent = []       # turns until each plankton is back; 0: it is there
        self.neutrals, self.viruses, self.cells, self.players = [], [], [], []
        self.end = None        # the scores, once the game is over
        self._owed = False
        self._clear()

    def _clear(self):
        self._moves, self._divisions, self._viruses, self._surrender = [], [], [], False

    def _read(self, size):
        try:
            data = self._stream.read(size)
        except OSError as error:
            raise Gone(f"the server has gone: {error}") from error
        if len(data) < size:
            raise Gone("the server has gone")
        return data

    def _receive(self, *wanted):
        kind = self._read(1)[0]
        number, content = None, b""
        if kind == KICK or WELCOME <= kind <= TURN:
            size, = struct.unpack("<I", self._read(4))
            if kind == TURN:
                number, = struct.unpack("<I", self._read(4))
            content = self._read(size)
        if kind == KICK:
            raise Kicked(content.decode("latin-1"))
        if kind not in wanted:
            what = NAMES[kind] if kind < len(NAMES) else f"a message of type {kind}"
            raise Gone(f"the server sent {what} instead of {' or '.join(NAMES[w] for w in wanted)}")
        return kind, number, _Payload(content)

    def _write(self, data):
        try:
            self._socket.sendall(data)
        except OSError as error:
            try:
                while True:  # what was said before is why
                    self._receive(LOGIN_ACK, LOGOUT, WELCOME, GAME_STARTS, GAME_ENDS, TURN)
            except Kicked:
                raise
            except Gone:
                raise Gone(f"the server has gone: {error}") from error

    def login(self, name):
        """Logs in as a player, with 1 to 16 letters A-Z a-z 0-9 _ and spaces."""
        self._login(LOGIN_PLAYER, name)

    def watch(self, name):
        """Logs in as a spectator."""
        self._login(LOGIN_VISU, name)

    def _login(self, kind, name):
        nick = name.encode("latin-1", "replace") + b"\0rules"  # asks for the last four of Map
        self._write(struct.pack("<BI", kind, len(nick)) + nick)
        self._receive(LOGIN_ACK)
        content = self._receive(WELCOME)[2]
        numbers = content.take("ffIIfffffIfffffIIffII")
        plankton, told = content.rows("ff"), (0, None, None, None)
        if content.at < len(content.data):
            told = content.take("IIIf")
        self.map = Map(*numbers, plankton, {1: "document", 2: "original"}.get(told[0]), *told[1:])
        self.id = self.end = self.number = None

    def turn(self):
        """Waits for the next turn, having answered the last. False: the game is over."""
        if self.end is not None:
            return False
        if self._owed:
            self.send()
        if self.id is None:
            content = self._receive(GAME_STARTS)[2]
            self.id = content.number()
            self._state(content)
        kind, number, content = self._receive(TURN, GAME_ENDS)
        if kind == TURN:
            self.skipped = number - (-1 if self.number is None else self.number) - 1
            self.number, self._owed = number, True
            self._state(content)
            return True
        winner, scores = content.number(), []
        for _ in range(content.number()):
            scores.append(Score(content.number(), content.text(), content.take("Q")[0]))
        self._receive(LOGOUT)
        self.end, self._owed = End(winner, scores), False
        return False

    def _state(self, content):
        self.absent = [turns for turns, in content.rows("I")]
        self.neutrals = [Neutral(*row) for row in content.rows("Ifff")]
        self.viruses = [Virus(*row) for row in content.rows("Iff")]
        self.cells = [Cell(*row) for row in content.rows("IffIfI")]
        self.players = []
        for _ in range(content.number()):
            self.players.append(Player(content.number(), content.text(), *content.take("IfQ")))

    def mine(self):
        """This player's cells."""
        return [cell for cell in self.cells if cell.player == self.id]

    def move(self, cell, x, y):
        """Has a cell swim towards a place."""
        self._moves.append(struct.pack("<Iff", cell, x, y))

    def divide(self, cell, x, y, mass):
        """Has a cell divide towards a place; the daughter gets mass."""
        self._divisions.append(struct.pack("<Ifff", cell, x, y, mass))

    def virus(self, cell, x, y):
        """Has a cell make a virus towards a place."""
        self._viruses.append(struct.pack("<Iff", cell, x, y))

    def surrender(self):
        """Gives up all cells for new ones elsewhere."""
        self._surrender = True

    def send(self):
        """Answers the turn. A turn is answered once."""
        if not self._owed:
            raise Error("there is no turn to answer, or it was answered already")
        parts = [struct.pack("<I", len(rows)) + b"".join(rows) for rows in (self._moves, self._divisions, self._viruses)]
        content = b"".join(parts) + struct.pack("<B", self._surrender)
        limit = 4096 if self.map.dialect is None else max(4096, 22 + 40 * self.map.max_cells)
        if len(content) + 9 > limit:
            raise Error(f"an answer of {len(content) + 9} bytes: the server takes {limit} at most")
        self._owed = False
        self._clear()
        self._write(struct.pack("<BII", TURN_ACK, len(content), self.number) + content)

    def close(self):
        self._socket.close()
