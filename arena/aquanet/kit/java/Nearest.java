/**
 * java Nearest [HOST[:PORT]] [NAME]: flees who could eat it, else swims to the nearest food. Build it
 * with: javac Aquariom.java Nearest.java
 */
public final class Nearest {
    public static void main(String[] args) {
        try (var bot = new Aquariom(args.length > 0 ? args[0] : "127.0.0.1:4242")) {
            bot.login(args.length > 1 ? args[1] : "nearest");
            while (bot.turn()) {
                var mine = bot.mine();
                for (var cell : mine) {
                    var to = decide(bot, cell);
                    bot.move(cell.id(), to.x(), to.y());
                }
                if (mine.isEmpty()) bot.surrender(); // eaten up: begin again
            }
            for (var score : bot.end.scores())
                System.out.println(score.name() + ": " + score.points() + (score.id() == bot.end.winner() ? " wins" : ""));
        } catch (java.io.IOException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }

    /** Where a cell is to swim to. */
    private static Aquariom.Place decide(Aquariom bot, Aquariom.Cell cell) {
        var here = new Aquariom.Place(cell.x(), cell.y());
        Aquariom.Place food = here, danger = null;
        double toFood = Double.MAX_VALUE, toDanger = 4 * bot.map.baseSpeed();
        for (int i = 0; i < bot.absent.length; i++) {
            var p = bot.map.plankton().get(i);
            double d = Math.hypot(p.x() - here.x(), p.y() - here.y());
            if (bot.absent[i] == 0 && d < toFood) {
                toFood = d;
                food = p;
            }
        }
        for (var n : bot.neutrals) {
            double d = Math.hypot(n.x() - here.x(), n.y() - here.y());
            if (d < toFood) {
                toFood = d;
                food = new Aquariom.Place(n.x(), n.y());
            }
        }
        for (var other : bot.cells) {
            double d = Math.hypot(other.x() - here.x(), other.y() - here.y());
            if (other.player() == bot.id) continue;
            if (cell.mass() > bot.map.ratio() * other.mass() && d < toFood) {
                toFood = d;
                food = new Aquariom.Place(other.x(), other.y());
            }
            if (other.mass() > bot.map.ratio() * cell.mass() && d < toDanger) {
                toDanger = d;
                danger = new Aquariom.Place(other.x(), other.y());
            }
        }
        // Straight away from it.
        return danger == null ? food : new Aquariom.Place(2 * here.x() - danger.x(), 2 * here.y() - danger.y());
    }
}
