import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Map;

/**
 * Plays Trichrome as trichrome.py does: takes the shortest way to its prey, or to the
 * door once it is the prey. Build it with: javac Json.java Trichrome.java, and start it
 * as "cmd:java -cp docs/bots Trichrome".
 */
final class Trichrome {
    private static final int CELL = 25 * 256; // units of length in a cell
    private static final String[] WAYS = {"up", "right", "down", "left"};
    private static final int[] DX = {0, 1, 0, -1}, DY = {-1, 0, 1, 0};
    private static final Map<String, String> PREY = Map.of("blue", "red", "red", "green", "green", "blue");

    private static int column(Json place) {
        return Math.round((float) place.get("x").number / CELL);
    }

    private static int row(Json place) {
        return Math.round((float) place.get("y").number / CELL);
    }

    static String choose(Json view) {
        int seat = view.get("seat").number;
        Json me = view.get("runners").get(seat), goal = me;
        if (me.get("eaten").yes || me.get("x").number % CELL != 0 || me.get("y").number % CELL != 0) {
            return "none"; // between two cells: go on as before
        }
        for (Json runner : view.get("runners").list) {
            if (runner.get("colour").text.equals(PREY.get(me.get("colour").text))) goal = runner;
        }
        Json doors = view.get("round").get("doors");
        if (view.get("round").get("eater").number == seat && !doors.list.isEmpty()) {
            goal = doors.get(doors.list.size() - 1);
        }

        String[] maze = view.get("maze").text.split("/");
        int width = maze[0].length(), from = row(me) * width + column(me);
        int[] first = new int[width * maze.length]; // how each cell's way begins
        Arrays.fill(first, -1);
        ArrayDeque<Integer> front = new ArrayDeque<>();
        for (front.add(from); !front.isEmpty();) {
            int at = front.remove(), open = Character.digit(maze[at / width].charAt(at % width), 16);
            for (int way = 0; way < 4; way++) {
                int to = at + DX[way] + DY[way] * width;
                if ((open >> way & 1) == 0 || to == from || first[to] >= 0) continue;
                first[to] = at == from ? way : first[at];
                front.add(to);
            }
        }
        int way = first[row(goal) * width + column(goal)];
        return way < 0 ? "none" : WAYS[way];
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Json message = Json.parse(line);
            if (message.fields.containsKey("ask")) {
                System.out.printf("{\"ask\":%d,\"do\":\"%s\"}%n", message.get("ask").number, choose(message.get("view")));
            }
        }
    }
}
