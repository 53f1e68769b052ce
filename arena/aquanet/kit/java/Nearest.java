/**
 * java Nearest [HOST[:PORT]] [NAME]: flees who could eat it or lays an urchin in their way, else swims
 * to the nearest food, and divides when it is heavy. Build it with: javac Aquariom.java Nearest.java
 */
public final class Nearest {
    public static void main(String[] args) {
        try (var bot = new Aquariom(args.length > 0 ? args[0] : "127.0.0.1:4242")) {
            bot.login(args.length > 1 ? args[1] : "nearest");
            System.out.println("map: " + bot.map.toString().replaceFirst(", plankton=\\[.*?\\]{2}", ""));
            while (bot.turn()) {
                var mine = bot.mine();
                for (var cell : mine) decide(bot, cell, mine.size());
                if (mine.isEmpty()) bot.surrender(); // eaten up: begin again
            }
            for (var score : bot.end.scores())
                System.out.println(score.name() + ": " + score.points() + (score.id() == bot.end.winner() ? " wins" : ""));
        } catch (java.io.IOException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }

    /** Has one of so many cells do something. */
    private static void decide(Aquariom bot, Aquariom.Cell cell, int cells) {
        var m = bot.map;
        var food = new Aquariom.Place(cell.x(), cell.y());
        Aquariom.Cell danger = null;
        double toFood = Double.MAX_VALUE, toDanger = Double.MAX_VALUE;
        for (int i = 0; i < bot.absent.length; i++) {
            var p = m.plankton().get(i);
            double d = distance(cell, p.x(), p.y());
            if (bot.absent[i] == 0 && d < toFood) {
                toFood = d;
                food = p;
            }
        }
        for (var n : bot.neutrals) {
            double d = distance(cell, n.x(), n.y());
            if (d < toFood) {
                toFood = d;
                food = new Aquariom.Place(n.x(), n.y());
            }
        }
        for (var other : bot.cells) {
            double d = distance(cell, other.x(), other.y());
            if (other.player() == bot.id) continue;
            if (cell.mass() > m.ratio() * other.mass() && d < toFood) {
                toFood = d;
                food = new Aquariom.Place(other.x(), other.y());
            }
            if (other.mass() > m.ratio() * cell.mass() && d < toDanger) {
                toDanger = d;
                danger = other;
            }
        }
        if (danger != null) {
            float left = cell.mass() - cell.mass() * m.virusLoss() - m.virusMass(); // after an urchin
            // It stands beside this cell, three of its radii from the rim of the other or more.
            double room = toDanger - m.radiusFactor() * (danger.mass() + left + 4 * m.virusMass());
            boolean allowed = m.dialect().isEmpty() || m.maxViruses() != 0;
            if (allowed && danger.mass() > m.virusMass() && left >= m.startingMass() && 0 < room && room < 4 * m.baseSpeed()) {
                bot.virus(cell.id(), danger.x(), danger.y());
                return;
            }
            if (toDanger < 4 * m.baseSpeed()) { // straight away from it
                bot.move(cell.id(), 2 * cell.x() - danger.x(), 2 * cell.y() - danger.y());
                return;
            }
        }
        if (cell.mass() >= 4 * m.startingMass() && cells < Math.min(4, m.maxCells()))
            bot.divide(cell.id(), food.x(), food.y(), cell.mass() / 2);
        else bot.move(cell.id(), food.x(), food.y());
    }

    private static double distance(Aquariom.Cell cell, float x, float y) { return Math.hypot(x - cell.x(), y - cell.y()); }
}
