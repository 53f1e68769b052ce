// nearest [HOST[:PORT]] [NAME]: flees who could eat it or lays an urchin in their way, else
// swims to the nearest food, and divides when it is heavy.
// Build it with: g++ -std=c++17 -O2 -o nearest nearest.cpp (and -lws2_32 on Windows)
#include "aquariom.hpp"

#include <algorithm>
#include <cmath>
#include <iostream>

// Has one of so many cells do something.
static void decide(aquariom::Bot &bot, const aquariom::Cell &cell, size_t cells) {
    const auto &m = bot.map;
    aquariom::Place food{cell.x, cell.y};
    const aquariom::Cell *danger = nullptr;
    float to_food = INFINITY, to_danger = INFINITY;
    auto consider = [&](float x, float y) {
        float d = std::hypot(x - cell.x, y - cell.y);
        if (d < to_food) to_food = d, food = {x, y};
    };
    for (size_t i = 0; i < bot.absent.size(); i++)
        if (bot.absent[i] == 0) consider(m.plankton[i].x, m.plankton[i].y);
    for (const auto &n : bot.neutrals) consider(n.x, n.y);
    for (const auto &other : bot.cells) {
        if (other.player == bot.id) continue;
        if (cell.mass > m.ratio * other.mass) consider(other.x, other.y);
        float d = std::hypot(other.x - cell.x, other.y - cell.y);
        if (other.mass > m.ratio * cell.mass && d < to_danger) to_danger = d, danger = &other;
    }
    if (danger) {
        float left = cell.mass - cell.mass * m.virus_loss - m.virus_mass;  // after an urchin
        // It stands beside this cell, three of its radii from the rim of the other or more.
        float room = to_danger - m.radius_factor * (danger->mass + left + 4 * m.virus_mass);
        bool allowed = m.dialect.empty() || m.max_viruses != 0;
        if (allowed && danger->mass > m.virus_mass && left >= m.starting_mass && 0 < room && room < 4 * m.base_speed)
            return bot.virus(cell.id, danger->x, danger->y);
        if (to_danger < 4 * m.base_speed)
            return bot.move(cell.id, 2 * cell.x - danger->x, 2 * cell.y - danger->y);  // straight away from it
    }
    if (cell.mass >= 4 * m.starting_mass && cells < std::min<size_t>(4, m.max_cells))
        bot.divide(cell.id, food.x, food.y, cell.mass / 2);
    else
        bot.move(cell.id, food.x, food.y);
}

static void print(const aquariom::Map &m) {
    std::cout << "map: " << m.width << " x " << m.height << ", players " << m.min_players << " to " << m.max_players
              << ", absorption " << m.absorption << ", ratio " << m.ratio << ", mass " << m.min_mass << " to " << m.max_mass
              << ", radius_factor " << m.radius_factor << ", max_cells " << m.max_cells << ", mass_loss " << m.mass_loss
              << ", base_speed " << m.base_speed << ", speed_loss " << m.speed_loss << ", virus_mass " << m.virus_mass
              << ", virus_loss " << m.virus_loss << ", virus_max_split " << m.virus_max_split << ", starting_cells "
              << m.starting_cells << ", starting_mass " << m.starting_mass << ", plankton_mass " << m.plankton_mass
              << ", plankton_absence " << m.plankton_absence << ", turns " << m.turns;
    if (!m.dialect.empty())
        std::cout << ", dialect " << m.dialect << ", max_viruses " << m.max_viruses << ", isolation " << m.isolation
                  << ", rebirth_distance " << m.rebirth_distance;
    std::cout << "\n";
}

int main(int argc, char **argv) try {
    aquariom::Bot bot(argc > 1 ? argv[1] : "127.0.0.1:4242");
    bot.login(argc > 2 ? argv[2] : "nearest");
    print(bot.map);
    while (bot.turn()) {
        auto mine = bot.mine();
        for (const auto &cell : mine) decide(bot, cell, mine.size());
        if (mine.empty()) bot.surrender();  // eaten up: begin again
    }
    for (const auto &score : bot.end.scores)
        std::cout << score.name << ": " << score.points << (score.id == bot.end.winner ? " wins" : "") << "\n";
} catch (const aquariom::Error &error) {
    std::cerr << error.what() << "\n";
    return 1;
}
