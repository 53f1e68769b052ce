/** Says what it was told of the rules, has each cell do all that a cell can, and asks for turns after the end. */
public final class Probe {
    public static void main(String[] args) throws java.io.IOException {
        try (var bot = new Aquariom(args[0])) {
            bot.login("probe");
            var m = bot.map;
            System.out.println(m.dialect() + " " + m.maxViruses() + " " + m.isolation() + " " + m.rebirthDistance());
            while (bot.turn()) {
                for (var cell : bot.mine()) {
                    bot.move(cell.id(), cell.x(), cell.y() + 1);
                    bot.divide(cell.id(), cell.x(), cell.y(), 1e6f);
                    bot.virus(cell.id(), cell.x(), cell.y());
                }
            }
            System.out.println(bot.mine().size() + " " + bot.number + " " + bot.turn() + " " + bot.turn());
        }
    }
}
