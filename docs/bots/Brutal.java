import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Plays C'est du brutal ! as brutal.py does: three strong zones with a shield each; who
 * has won goes where it is closest. Build it with: javac Json.java Brutal.java, and start
 * it as "cmd:java -cp docs/bots Brutal".
 */
final class Brutal {
    // Dexterity, strength, resistance, constitution, initiative. What is attacked first is who
    // has the fewest ECTS: a fighter without points takes the blows that the strong would get.
    private static final int[] BEST = {10, 10, 10, 21, 10}, STRONG = {10, 10, 10, 13, 10};
    private static final int[] GOOD = {10, 10, 5, 10, 10}, SHIELD = {0, 0, 0, 0, 0};
    private static final int[] GROUPS = {0, 0, 1, 1, 2, 0, 1, 2, 2, 0, 1, 2, 3, 3, 4}; // the others are reservists

    private static String compose() {
        List<String> team = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            int[] bonus = i == 0 ? new int[] {2, 2, 2, 10, 2} : i < 5 ? new int[] {1, 1, 1, 5, 1} : SHIELD;
            int[] values = (i == 0 ? BEST : i < 5 ? STRONG : i < 9 ? GOOD : SHIELD).clone();
            for (int k = 0; k < 5; k++) values[k] = Math.max(values[k], bonus[k]);
            team.add("{\"v\":" + Arrays.toString(values) + ",\"s\":\"offensive\",\"r\":" + (i >= GROUPS.length) + "}");
        }
        return "{\"do\":\"compose\",\"team\":[" + String.join(",", team) + "]}";
    }

    private static String deploy() {
        List<Integer> zones = new ArrayList<>(List.of(0, 1, 2, 3, 4)), posts = new ArrayList<>();
        Collections.shuffle(zones);
        for (int i = 0; i < 20; i++) posts.add(i < GROUPS.length ? zones.get(GROUPS[i]) : Integer.valueOf(-1));
        return "{\"do\":\"deploy\",\"posts\":" + posts + "}";
    }

    private static String command(Json view) {
        int me = view.get("seat").number, to = -1, least = 0;
        List<Json> fighters = view.get("fighters").get(me).list, zones = view.get("zones").list;
        for (int z = 0; z < zones.size(); z++) {
            Json sides = zones.get(z).get("sides");
            int apart = Math.abs(sides.get(me).get("ects").number - sides.get(1 - me).get("ects").number);
            if (zones.get(z).get("owner").number == -1 && (to < 0 || apart < least)) {
                to = z;
                least = apart;
            }
        }
        int[] weakest = {-1, -1, -1, -1, -1}; // of each zone that is ours: it stays
        List<Integer> free = new ArrayList<>();
        for (int i = 0; i < fighters.size(); i++) {
            int ects = fighters.get(i).get("ects").number, zone = fighters.get(i).get("zone").number;
            if (ects <= 0 || zone >= 0 && zones.get(zone).get("owner").number == -1) continue;
            free.add(i);
            if (zone >= 0 && (weakest[zone] < 0 || ects < fighters.get(weakest[zone]).get("ects").number)) weakest[zone] = i;
        }
        for (int stays : weakest) free.remove(Integer.valueOf(stays));
        List<String> orders = new ArrayList<>();
        for (int i : free) orders.add("{\"f\":" + i + ",\"to\":" + to + ",\"s\":\"offensive\"}");
        return "{\"do\":\"command\",\"orders\":[" + String.join(",", orders) + "]}";
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Json message = Json.parse(line), view = message.get("view");
            if (!message.fields.containsKey("ask")) continue;
            String phase = view.get("phase").text;
            String act = phase.equals("setup") ? compose() : phase.equals("post") ? deploy() : command(view);
            System.out.printf("{\"ask\":%d,\"do\":%s}%n", message.get("ask").number, act);
        }
    }
}
