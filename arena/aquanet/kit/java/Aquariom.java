import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Plays Aquar.iom on a server: one file, Java 17, nothing else.
 *
 * <pre>
 * var bot = new Aquariom("127.0.0.1:4242");
 * bot.login("ada");
 * while (bot.turn())  // waits for the next turn; false: it is over
 *     for (var cell : bot.mine())
 *         bot.move(cell.id(), bot.map.width() / 2, bot.map.height() / 2);
 * for (var score : bot.end.scores())
 *     System.out.println(score.name() + ": " + score.points());
 * </pre>
 *
 * What move, divide, virus and surrender say is sent when turn() is called again, or send(). Kicked
 * and Gone are thrown when the server kicks the bot, or goes; after the end turn() says false again,
 * until another login.
 */
public final class Aquariom implements AutoCloseable {
    /** What went wrong with the server. */
    public static class Error extends IOException {
        public Error(String text) { super(text); }
    }

    /** The server has kicked the bot; the text says why. */
    public static final class Kicked extends Error {
        public Kicked(String text) { super(text); }
    }

    /** The server cannot be reached or understood, or has gone. */
    public static final class Gone extends Error {
        public Gone(String text) { super(text); }
    }

    public record Place(float x, float y) {}
    public record Cell(int id, float x, float y, int player, float mass, int isolated) {}
    public record Neutral(int id, float mass, float x, float y) {}
    public record Virus(int id, float x, float y) {}
    public record Player(int id, String name, int cells, float mass, long points) {}
    public record Score(int id, String name, long points) {}
    public record End(int winner, List<Score> scores) {}

    /**
     * The numbers of the map, by the names of aquariom-protocol.md; plankton is the places of the
     * initial neutral cells, whose ids are 0, 1, 2… dialect is "document" or "original"; a server that
     * does not tell, as the original's, leaves it empty, and says nothing of the three after it.
     */
    public record Map(
            float width, float height, int minPlayers, int maxPlayers, float absorption, float ratio,
            float minMass, float maxMass, float radiusFactor, int maxCells, float massLoss,
            float baseSpeed, float speedLoss, float virusMass, float virusLoss, int virusMaxSplit,
            int startingCells, float startingMass, float planktonMass, int planktonAbsence, int turns,
            List<Place> plankton, String dialect, int maxViruses, int isolation, float rebirthDistance) {}

    private static final int LOGIN_PLAYER = 0, LOGIN_VISU = 1, LOGIN_ACK = 2, LOGOUT = 3, KICK = 4,
            WELCOME = 5, GAME_STARTS = 6, GAME_ENDS = 7, TURN = 8, TURN_ACK = 9;
    private static final String[] NAMES = {"LOGIN_PLAYER", "LOGIN_VISU", "LOGIN_ACK", "LOGOUT", "KICK",
        "WELCOME", "GAME_STARTS", "GAME_ENDS", "TURN", "TURN_ACK"};

    /** After login. */
    public Map map;
    /** Which player this is, from the first turn on. */
    public int id;
    /** Of the turn. */
    public int number;
    /** Turns that were not sent before this one. */
    public int skipped;
    /** Turns until each plankton is back; 0: it is there. */
    public int[] absent = {};
    public List<Neutral> neutrals = List.of();
    public List<Virus> viruses = List.of();
    public List<Cell> cells = List.of();
    public List<Player> players = List.of();
    /** Once turn() has said false. */
    public End end;

    private final Socket socket = new Socket();
    private final DataInputStream in;
    private boolean started, owed, surrender;
    private int last;
    private final List<float[]> moves = new ArrayList<>(), divisions = new ArrayList<>(), urchins = new ArrayList<>();
    private final List<Integer> movers = new ArrayList<>(), mothers = new ArrayList<>(), makers = new ArrayList<>();
    private ByteBuffer content = ByteBuffer.allocate(0);

    /** Connects to HOST or HOST:PORT; an IPv6 address with a port stands in []. */
    public Aquariom(String address) throws Error {
        int colon = address.lastIndexOf(':');
        // Of several colons without [] none is a port's.
        if (colon != address.indexOf(':') && !address.contains("]:")) colon = -1;
        try {
            String host = colon < 0 ? address : address.substring(0, colon);
            int port = colon < 0 ? 4242 : Integer.parseInt(address.substring(colon + 1));
            socket.connect(new InetSocketAddress(host, port));
            socket.setTcpNoDelay(true);
            in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
        } catch (IOException | IllegalArgumentException e) {
            throw new Gone("no server answers at " + address + ": " + e.getMessage());
        }
    }

    /** Logs in as a player, with 1 to 16 letters A-Z a-z 0-9 _ and spaces. */
    public void login(String name) throws Error { enter(LOGIN_PLAYER, name); }

    /** Logs in as a spectator. */
    public void watch(String name) throws Error { enter(LOGIN_VISU, name); }

    private void enter(int type, String name) throws Error {
        byte[] nick = (name + "\0rules").getBytes(StandardCharsets.ISO_8859_1); // asks for the last four of Map
        write(message(5 + nick.length).put((byte) type).putInt(nick.length).put(nick));
        receive(LOGIN_ACK, LOGIN_ACK);
        receive(WELCOME, WELCOME);
        need(88);
        var c = content;
        long more = 88 + 8 * (c.getInt(84) & 0xFFFFFFFFL); // where our servers go on
        int rules = more + 16 <= c.limit() ? (int) more : 0, told = rules > 0 ? c.getInt(rules) : 0;
        map = new Map(
                c.getFloat(), c.getFloat(), c.getInt(), c.getInt(), c.getFloat(), c.getFloat(), c.getFloat(), c.getFloat(),
                c.getFloat(), c.getInt(), c.getFloat(), c.getFloat(), c.getFloat(), c.getFloat(), c.getFloat(), c.getInt(),
                c.getInt(), c.getFloat(), c.getFloat(), c.getInt(), c.getInt(), new ArrayList<>(),
                told == 1 ? "document" : told == 2 ? "original" : "", told == 0 ? 0 : c.getInt(rules + 4),
                told == 0 ? 0 : c.getInt(rules + 8), told == 0 ? 0 : c.getFloat(rules + 12));
        for (int n = count(8); n > 0; n--) map.plankton().add(new Place(c.getFloat(), c.getFloat()));
        started = owed = false;
        end = null;
    }

    /** Waits for the next turn, having answered the last. false: the game is over. */
    public boolean turn() throws Error {
        if (end != null) return false;
        if (owed) send();
        if (!started) {
            receive(GAME_STARTS, GAME_STARTS);
            need(4);
            id = content.getInt();
            state();
            started = true;
            last = -1;
        }
        if (receive(TURN, GAME_ENDS) == TURN) {
            skipped = number - last - 1;
            last = number;
            owed = true;
            state();
            return true;
        }
        need(4);
        var ended = new End(content.getInt(), new ArrayList<>());
        for (int n = count(16); n > 0; n--) {
            need(4);
            int player = content.getInt();
            String name = text();
            need(8);
            ended.scores().add(new Score(player, name, content.getLong()));
        }
        receive(LOGOUT, LOGOUT);
        end = ended;
        owed = started = false;
        return false;
    }

    /** This player's cells. */
    public List<Cell> mine() { return cells.stream().filter(c -> c.player() == id).toList(); }

    /** Has a cell swim towards a place. */
    public void move(int cell, float x, float y) {
        movers.add(cell);
        moves.add(new float[] {x, y});
    }

    /** Has a cell divide towards a place; the daughter gets mass. */
    public void divide(int cell, float x, float y, float mass) {
        mothers.add(cell);
        divisions.add(new float[] {x, y, mass});
    }

    /** Has a cell make a virus towards a place. */
    public void virus(int cell, float x, float y) {
        makers.add(cell);
        urchins.add(new float[] {x, y});
    }

    /** Gives up all cells for new ones elsewhere. */
    public void surrender() { surrender = true; }

    /** Answers the turn. A turn is answered once. */
    public void send() throws Error {
        if (!owed) throw new Error("there is no turn to answer, or it was answered already");
        int size = 13 + 12 * movers.size() + 16 * mothers.size() + 12 * makers.size();
        int limit = map.dialect().isEmpty() ? 4096 : Math.max(4096, 22 + 40 * map.maxCells());
        if (size + 9 > limit)
            throw new Error("an answer of " + (size + 9) + " bytes: the server takes " + limit + " at most");
        var b = message(size + 9).put((byte) TURN_ACK).putInt(size).putInt(number);
        put(b, movers, moves);
        put(b, mothers, divisions);
        put(b, makers, urchins);
        b.put((byte) (surrender ? 1 : 0));
        owed = surrender = false;
        write(b);
    }

    @Override
    public void close() throws IOException { socket.close(); }

    private static void put(ByteBuffer b, List<Integer> who, List<float[]> what) {
        b.putInt(who.size());
        for (int i = 0; i < who.size(); i++) {
            b.putInt(who.get(i));
            for (float f : what.get(i)) b.putFloat(f);
        }
        who.clear();
        what.clear();
    }

    private static ByteBuffer message(int size) { return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN); }

    private void write(ByteBuffer b) throws Error {
        try {
            socket.getOutputStream().write(b.array());
        } catch (IOException e) {
            while (true) receive(-1, -1); // what was said before is why
        }
    }

    private byte[] read(int size) throws Error {
        try {
            byte[] b = in.readNBytes(size); // reserves no more than has come
            if (size < 0 || b.length < size) throw new Gone("the server has gone");
            return b;
        } catch (Error e) {
            throw e;
        } catch (IOException | IllegalArgumentException e) {
            throw new Gone("the server has gone: " + e.getMessage());
        }
    }

    /** The next message, of one of two types (-1: of any); content is its payload. */
    private int receive(int want, int other) throws Error {
        int type = read(1)[0] & 0xFF;
        content = message(0);
        if (type == KICK || type >= WELCOME && type <= TURN) {
            int size = ByteBuffer.wrap(read(4)).order(ByteOrder.LITTLE_ENDIAN).getInt();
            if (type == TURN) number = ByteBuffer.wrap(read(4)).order(ByteOrder.LITTLE_ENDIAN).getInt();
            content = ByteBuffer.wrap(read(size)).order(ByteOrder.LITTLE_ENDIAN);
        }
        if (type == KICK) throw new Kicked(new String(content.array(), StandardCharsets.ISO_8859_1));
        if (want >= 0 && type != want && type != other)
            throw new Gone("the server sent " + (type < NAMES.length ? NAMES[type] : "an unknown message") + " instead of " + NAMES[want]);
        return type;
    }

    private void need(int n) throws Error {
        if (content.remaining() < n) throw new Gone("the server sent a message that is too short: is it an Aquar.iom server?");
    }

    /** How many entries of so many bytes at least follow. */
    private int count(int entry) throws Error {
        need(4);
        long n = content.getInt() & 0xFFFFFFFFL;
        if (n * entry > content.remaining()) need(Integer.MAX_VALUE);
        return (int) n;
    }

    private String text() throws Error {
        byte[] b = new byte[count(1)];
        content.get(b);
        return new String(b, StandardCharsets.ISO_8859_1);
    }

    private void state() throws Error {
        var c = content;
        absent = new int[count(4)];
        for (int i = 0; i < absent.length; i++) absent[i] = c.getInt();
        neutrals = new ArrayList<>();
        for (int n = count(16); n > 0; n--) neutrals.add(new Neutral(c.getInt(), c.getFloat(), c.getFloat(), c.getFloat()));
        viruses = new ArrayList<>();
        for (int n = count(12); n > 0; n--) viruses.add(new Virus(c.getInt(), c.getFloat(), c.getFloat()));
        cells = new ArrayList<>();
        for (int n = count(24); n > 0; n--)
            cells.add(new Cell(c.getInt(), c.getFloat(), c.getFloat(), c.getInt(), c.getFloat(), c.getInt()));
        players = new ArrayList<>();
        for (int n = count(24); n > 0; n--) {
            need(4);
            int player = c.getInt();
            String name = text();
            need(16);
            players.add(new Player(player, name, c.getInt(), c.getFloat(), c.getLong()));
        }
    }
}
