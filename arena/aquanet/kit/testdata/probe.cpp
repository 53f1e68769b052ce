// Says what it was told of the rules, has each cell do all that a cell can, and asks for turns after the end.
#include "aquariom.hpp"

#include <iostream>

int main(int, char **argv) try {
    aquariom::Bot bot(argv[1]);
    bot.login("probe");
    std::cout << bot.map.dialect << " " << bot.map.max_viruses << " " << bot.map.isolation << " " << bot.map.rebirth_distance << std::endl;
    while (bot.turn())
        for (const auto &cell : bot.mine()) {
            bot.move(cell.id, cell.x, cell.y + 1);
            bot.divide(cell.id, cell.x, cell.y, 1e6f);
            bot.virus(cell.id, cell.x, cell.y);
        }
    std::cout << bot.mine().size() << " " << bot.number << " " << bot.turn() << " " << bot.turn() << std::endl;
} catch (const aquariom::Error &error) {
    std::cerr << error.what() << "\n";
    return 1;
}
