// nearest [HOST[:PORT]] [NAME]: flees who could eat it, else swims to the nearest food.
// Build it with: g++ -std=c++17 -O2 -o nearest nearest.cpp (and -lws2_32 on Windows)
#include "aquariom.hpp"

#include <cmath>
#include <iostream>

// Where a cell is to swim to.
static aquariom::Place decide(const aquariom::Bot &bot, const aquariom::Cell &cell) {
    aquariom::Place food{cell.x, cell.y}, danger;
    float to_food = INFINITY, to_danger = 4 * bot.map.base_speed;
    bool flee = false;
    auto consider = [&](float x, float y) {
        float d = std::hypot(x - cell.x, y - cell.y);
        if (d < to_food) to_food = d, food = {x, y};
    };
    for (size_t i = 0; i < bot.absent.size(); i++)
        if (bot.absent[i] == 0) consider(bot.map.plankton[i].x, bot.map.plankton[i].y);
    for (const auto &n : bot.neutrals) consider(n.x, n.y);
    for (const auto &other : bot.cells) {
        if (other.player == bot.id) continue;
        if (cell.mass > bot.map.ratio * other.mass) consider(other.x, other.y);
        float d = std::hypot(other.x - cell.x, other.y - cell.y);
        if (other.mass > bot.map.ratio * cell.mass && d < to_danger) to_danger = d, danger = {other.x, other.y}, flee = true;
    }
    if (flee) return {2 * cell.x - danger.x, 2 * cell.y - danger.y};  // straight away from it
    return food;
}

int main(int argc, char **argv) try {
    aquariom::Bot bot(argc > 1 ? argv[1] : "127.0.0.1:4242");
    bot.login(argc > 2 ? argv[2] : "nearest");
    while (bot.turn()) {
        auto mine = bot.mine();
        for (const auto &cell : mine) {
            auto to = decide(bot, cell);
            bot.move(cell.id, to.x, to.y);
        }
        if (mine.empty()) bot.surrender();  // eaten up: begin again
    }
    for (const auto &score : bot.end.scores)
        std::cout << score.name << ": " << score.points << (score.id == bot.end.winner ? " wins" : "") << "\n";
} catch (const aquariom::Error &error) {
    std::cerr << error.what() << "\n";
    return 1;
}
