// Plays Trichrome as trichrome.py does: takes the shortest way to its prey, or to the
// door once it is the prey. Build it with: g++ -std=c++17 -O2 -o trichrome trichrome.cpp
// and start it as "cmd:./trichrome". It needs no library: json.hpp is beside it.
#include <cmath>
#include <deque>
#include <iostream>
#include <map>
#include <string>
#include <utility>

#include "json.hpp"

using Cell = std::pair<int, int>;

const int cell_size = 25 * 256;  // units of length in a cell

Cell cell(const Json& place) {
    return {int(std::lround(place["x"].number / cell_size)), int(std::lround(place["y"].number / cell_size))};
}

std::string choose(const Json& view) {
    static const struct { const char* name; int dx, dy; } ways[] = {{"up", 0, -1}, {"right", 1, 0}, {"down", 0, 1}, {"left", -1, 0}};
    static const std::map<std::string, std::string> preys = {{"blue", "red"}, {"red", "green"}, {"green", "blue"}};
    const int seat = view["seat"].whole();
    const Json& me = view["runners"][seat];
    if (me["eaten"].yes || me["x"].whole() % cell_size || me["y"].whole() % cell_size)
        return "none";  // between two cells: go on as before
    Cell goal = cell(me);
    for (const Json& runner : view["runners"].list)
        if (runner["colour"].text == preys.at(me["colour"].text)) goal = cell(runner);
    const Json& doors = view["round"]["doors"];
    if (view["round"]["eater"].whole() == seat && !doors.list.empty()) goal = cell(doors.list.back());

    const std::string& maze = view["maze"].text;  // rows, parted by slashes
    const int width = int(maze.find('/'));
    std::map<Cell, std::string> first = {{cell(me), "none"}};  // how each cell's way begins
    std::deque<Cell> front = {cell(me)};
    while (!front.empty()) {
        const auto [x, y] = front.front();
        front.pop_front();
        const int open = std::stoi(maze.substr(y * (width + 1) + x, 1), nullptr, 16);
        for (int bit = 0; bit < 4; bit++) {
            const Cell to = {x + ways[bit].dx, y + ways[bit].dy};
            if (!(open >> bit & 1) || first.count(to)) continue;
            const std::string& before = first.at({x, y});
            first[to] = before == "none" ? ways[bit].name : before;
            front.push_back(to);
        }
    }
    return first.at(goal);
}

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        const Json message = Json::parse(line);
        if (!message.has("ask")) continue;
        std::cout << "{\"ask\":" << message["ask"].whole() << ",\"do\":\"" << choose(message["view"]) << "\"}" << std::endl;
    }
}
