// Plays C'est du brutal ! as brutal.py does: three strong zones with a shield each; who
// has won goes where it is closest. Build it with: g++ -std=c++17 -O2 -o brutal brutal.cpp
// and start it as "cmd:./brutal". It needs no library: json.hpp is beside it.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "json.hpp"

// Dexterity, strength, resistance, constitution, initiative. What is attacked first is who
// has the fewest ECTS: a fighter without points takes the blows that the strong would get.
using Values = std::array<int, 5>;
const Values best = {10, 10, 10, 21, 10}, strong = {10, 10, 10, 13, 10}, good = {10, 10, 5, 10, 10}, shield = {};
const std::array<int, 15> groups = {0, 0, 1, 1, 2, 0, 1, 2, 2, 0, 1, 2, 3, 3, 4};  // the others are reservists

std::string compose() {
    std::ostringstream team;
    for (int i = 0; i < 20; i++) {
        const Values bonus = i == 0 ? Values{2, 2, 2, 10, 2} : i < 5 ? Values{1, 1, 1, 5, 1} : Values{};
        const Values wanted = i == 0 ? best : i < 5 ? strong : i < 9 ? good : shield;
        team << (i ? "," : "") << "{\"v\":[";
        for (int k = 0; k < 5; k++) team << (k ? "," : "") << std::max(wanted[k], bonus[k]);
        team << "],\"s\":\"offensive\",\"r\":" << (i >= int(groups.size()) ? "true}" : "false}");
    }
    return "{\"do\":\"compose\",\"team\":[" + team.str() + "]}";
}

std::string deploy() {
    static std::mt19937 lot{std::random_device{}()};
    std::array<int, 5> zones = {0, 1, 2, 3, 4};
    std::shuffle(zones.begin(), zones.end(), lot);
    std::string posts;
    for (int group : groups) posts += std::to_string(zones[group]) + ",";
    return "{\"do\":\"deploy\",\"posts\":[" + posts + "-1,-1,-1,-1,-1]}";
}

std::string command(const Json& view) {
    const int me = view["seat"].whole();
    const Json& fighters = view["fighters"][me];
    std::vector<int> free;
    int to = -1, least = 0;
    for (int z = 0; z < 5; z++) {
        const Json& zone = view["zones"][z];
        const int apart = std::abs(zone["sides"][me]["ects"].whole() - zone["sides"][1 - me]["ects"].whole());
        if (zone["owner"].whole() == -1 && (to < 0 || apart < least)) to = z, least = apart;
    }
    std::array<int, 5> weakest;  // of each zone that is ours: it stays
    weakest.fill(-1);
    for (int i = 0; i < 20; i++) {
        const int ects = fighters[i]["ects"].whole(), zone = fighters[i]["zone"].whole();
        if (ects <= 0 || (zone >= 0 && view["zones"][zone]["owner"].whole() == -1)) continue;
        free.push_back(i);
        if (zone >= 0 && (weakest[zone] < 0 || ects < fighters[weakest[zone]]["ects"].whole())) weakest[zone] = i;
    }
    std::ostringstream orders;
    for (int i : free) {
        if (std::find(weakest.begin(), weakest.end(), i) != weakest.end()) continue;
        orders << (orders.tellp() > 0 ? "," : "") << "{\"f\":" << i << ",\"to\":" << to << ",\"s\":\"offensive\"}";
    }
    return "{\"do\":\"command\",\"orders\":[" + orders.str() + "]}";
}

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        const Json message = Json::parse(line);
        if (!message.has("ask")) continue;
        const Json& view = message["view"];
        const std::string phase = view["phase"].text;
        std::cout << "{\"ask\":" << message["ask"].whole() << ",\"do\":"
                  << (phase == "setup" ? compose() : phase == "post" ? deploy() : command(view)) << "}" << std::endl;
    }
}
