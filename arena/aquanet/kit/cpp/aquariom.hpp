// Plays Aquar.iom on a server: one header, C++17, nothing else.
//
//     aquariom::Bot bot("127.0.0.1:4242");
//     bot.login("ada");
//     while (bot.turn())  // waits for the next turn; false: it is over
//         for (const auto &cell : bot.mine())
//             bot.move(cell.id, bot.map.width / 2, bot.map.height / 2);
//     for (const auto &score : bot.end.scores)
//         std::cout << score.name << ": " << score.points << "\n";
//
// What move, divide, virus and surrender say is sent when turn() is called again, or
// send(). Kicked and Gone are thrown when the server kicks the bot, or goes; after the end
// turn() says false again, until another login. On Windows, link with ws2_32.
#pragma once

#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

#ifdef _WIN32
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace aquariom {

struct Error : std::runtime_error { using std::runtime_error::runtime_error; };
struct Kicked : Error { using Error::Error; };  // the text says why
struct Gone : Error { using Error::Error; };    // the server cannot be reached or understood, or has gone

struct Place { float x = 0, y = 0; };
struct Cell { uint32_t id = 0; float x = 0, y = 0; uint32_t player = 0; float mass = 0; uint32_t isolated = 0; };
struct Neutral { uint32_t id = 0; float mass = 0, x = 0, y = 0; };
struct Virus { uint32_t id = 0; float x = 0, y = 0; };
struct Player { uint32_t id = 0; std::string name; uint32_t cells = 0; float mass = 0; uint64_t points = 0; };
struct Score { uint32_t id = 0; std::string name; uint64_t points = 0; };
struct End { uint32_t winner = 0; std::vector<Score> scores; };

// The numbers of the map, by the names of aquariom-protocol.md; plankton is the places of
// the initial neutral cells, whose ids are 0, 1, 2...
struct Map {
    float width = 0, height = 0;
    uint32_t min_players = 0, max_players = 0;
    float absorption = 0, ratio = 0, min_mass = 0, max_mass = 0, radius_factor = 0;
    uint32_t max_cells = 0;
    float mass_loss = 0, base_speed = 0, speed_loss = 0, virus_mass = 0, virus_loss = 0;
    uint32_t virus_max_split = 0, starting_cells = 0;
    float starting_mass = 0, plankton_mass = 0;
    uint32_t plankton_absence = 0, turns = 0;
    std::vector<Place> plankton;
    // "document" or "original". A server that does not tell, as the original's, leaves it
    // empty, and says nothing of the three after it.
    std::string dialect;
    uint32_t max_viruses = 0, isolation = 0;
    float rebirth_distance = 0;
};

class Bot {
public:
    Map map;                         // after login
    uint32_t id = 0;                 // which player this is, from the first turn on
    uint32_t number = 0;             // of the turn
    uint32_t skipped = 0;            // turns that were not sent before this one
    std::vector<uint32_t> absent;    // turns until each plankton is back; 0: it is there
    std::vector<Neutral> neutrals;
    std::vector<Virus> viruses;
    std::vector<Cell> cells;
    std::vector<Player> players;
    End end;                         // once turn() has said false

    // Connects to HOST or HOST:PORT; an IPv6 address with a port stands in [].
    explicit Bot(const std::string &address = "127.0.0.1:4242") { connect(address); }
    ~Bot() { close(); }
    Bot(const Bot &) = delete;
    Bot &operator=(const Bot &) = delete;

    // Logs in as a player, with 1 to 16 letters A-Z a-z 0-9 _ and spaces.
    void login(const std::string &name) { enter(LOGIN_PLAYER, name); }
    // Logs in as a spectator.
    void watch(const std::string &name) { enter(LOGIN_VISU, name); }

    // Waits for the next turn, having answered the last. false: the game is over.
    bool turn() {
        if (over_) return false;
        if (owed_) send();
        if (!started_) {
            receive(GAME_STARTS, GAME_STARTS);
            id = u32();
            state();
            started_ = true;
            last_ = UINT32_MAX;
        }
        if (receive(TURN, GAME_ENDS) == TURN) {
            skipped = number - last_ - 1;
            last_ = number;
            owed_ = true;
            state();
            return true;
        }
        end = End{};
        end.winner = u32();
        for (uint32_t n = count(16); n > 0; n--) {
            Score s;
            s.id = u32(), s.name = text(), s.points = u64();
            end.scores.push_back(s);
        }
        receive(LOGOUT, LOGOUT);
        owed_ = started_ = false;
        over_ = true;
        return false;
    }

    // This player's cells.
    std::vector<Cell> mine() const {
        std::vector<Cell> list;
        for (const auto &c : cells)
            if (c.player == id) list.push_back(c);
        return list;
    }

    // Has a cell swim towards a place.
    void move(uint32_t cell, float x, float y) { moves_ += entry(cell, x, y), n_moves_++; }
    // Has a cell divide towards a place; the daughter gets mass.
    void divide(uint32_t cell, float x, float y, float mass) { divisions_ += entry(cell, x, y) + real(mass), n_divisions_++; }
    // Has a cell make a virus towards a place.
    void virus(uint32_t cell, float x, float y) { viruses_ += entry(cell, x, y), n_viruses_++; }
    // Gives up all cells for new ones elsewhere.
    void surrender() { surrender_ = true; }

    // Answers the turn. A turn is answered once.
    void send() {
        if (!owed_) throw Error("there is no turn to answer, or it was answered already");
        std::string content = whole(n_moves_) + moves_ + whole(n_divisions_) + divisions_ + whole(n_viruses_) + viruses_ + char(surrender_);
        const size_t follows = 22 + 40 * size_t(map.max_cells), limit = map.dialect.empty() || follows < 4096 ? 4096 : follows;
        if (content.size() + 9 > limit)
            throw Error("an answer of " + std::to_string(content.size() + 9) + " bytes: the server takes " + std::to_string(limit) + " at most");
        owed_ = surrender_ = false;
        moves_.clear(), divisions_.clear(), viruses_.clear();
        n_moves_ = n_divisions_ = n_viruses_ = 0;
        write(char(TURN_ACK) + whole(uint32_t(content.size())) + whole(number) + content);
    }

    void close() {
        if (socket_ == NONE) return;
#ifdef _WIN32
        ::closesocket(socket_);
#else
        ::close(socket_);
#endif
        socket_ = NONE;
    }

private:
    enum Type { LOGIN_PLAYER, LOGIN_VISU, LOGIN_ACK, LOGOUT, KICK, WELCOME, GAME_STARTS, GAME_ENDS, TURN, TURN_ACK };
#ifdef _WIN32
    using Socket = SOCKET;
    static constexpr Socket NONE = INVALID_SOCKET;
#else
    using Socket = int;
    static constexpr Socket NONE = -1;
#endif
    Socket socket_ = NONE;
    bool started_ = false, over_ = false, owed_ = false, surrender_ = false;
    uint32_t last_ = UINT32_MAX, n_moves_ = 0, n_divisions_ = 0, n_viruses_ = 0;
    std::string moves_, divisions_, viruses_, content_;
    size_t at_ = 0;

    static const char *name(int type) {
        static const char *const names[] = {"LOGIN_PLAYER", "LOGIN_VISU", "LOGIN_ACK", "LOGOUT", "KICK", "WELCOME", "GAME_STARTS", "GAME_ENDS", "TURN", "TURN_ACK"};
        return type >= 0 && type < 10 ? names[type] : "an unknown message";
    }
    static std::string whole(uint32_t v) {
        std::string s(4, 0);
        for (int i = 0; i < 4; i++) s[i] = char(v >> 8 * i);
        return s;
    }
    static std::string real(float f) {
        uint32_t v;
        std::memcpy(&v, &f, 4);
        return whole(v);
    }
    static std::string entry(uint32_t cell, float x, float y) { return whole(cell) + real(x) + real(y); }

    void connect(const std::string &address) {
#ifdef _WIN32
        WSADATA data;
        WSAStartup(MAKEWORD(2, 2), &data);
#endif
        auto colon = address.rfind(':');
        // Of several colons without [] none is a port's.
        if (colon != address.find(':') && address.find("]:") == std::string::npos) colon = std::string::npos;
        std::string host = address.substr(0, colon), port = colon == std::string::npos ? "4242" : address.substr(colon + 1);
        if (host.size() > 2 && host.front() == '[') host = host.substr(1, host.size() - 2);
        addrinfo hints{}, *found = nullptr;
        hints.ai_socktype = SOCK_STREAM;
        if (getaddrinfo(host.c_str(), port.c_str(), &hints, &found) == 0) {
            for (auto *a = found; a && socket_ == NONE; a = a->ai_next) {
                socket_ = ::socket(a->ai_family, a->ai_socktype, a->ai_protocol);
                if (socket_ != NONE && ::connect(socket_, a->ai_addr, a->ai_addrlen) != 0) close();
            }
            freeaddrinfo(found);
        }
        if (socket_ == NONE) throw Gone("no server answers at " + address);
        int one = 1;
        setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, reinterpret_cast<const char *>(&one), sizeof one);
    }

    void enter(Type type, const std::string &nick) {
        const std::string asks = nick + std::string("\0rules", 6);  // for the last four of Map
        write(char(type) + whole(uint32_t(asks.size())) + asks);
        receive(LOGIN_ACK, LOGIN_ACK);
        receive(WELCOME, WELCOME);
        map = Map{};
        map.width = f32(), map.height = f32(), map.min_players = u32(), map.max_players = u32();
        map.absorption = f32(), map.ratio = f32(), map.min_mass = f32(), map.max_mass = f32(), map.radius_factor = f32();
        map.max_cells = u32(), map.mass_loss = f32(), map.base_speed = f32(), map.speed_loss = f32();
        map.virus_mass = f32(), map.virus_loss = f32(), map.virus_max_split = u32(), map.starting_cells = u32();
        map.starting_mass = f32(), map.plankton_mass = f32(), map.plankton_absence = u32(), map.turns = u32();
        for (uint32_t n = count(8); n > 0; n--) {
            float x = f32(), y = f32();
            map.plankton.push_back({x, y});
        }
        if (at_ < content_.size()) {
            const uint32_t dialect = u32();
            map.dialect = dialect == 1 ? "document" : dialect == 2 ? "original" : "";
            map.max_viruses = u32(), map.isolation = u32(), map.rebirth_distance = f32();
        }
        started_ = owed_ = over_ = false;
    }

    void write(const std::string &s) {
#ifdef MSG_NOSIGNAL
        const int flags = MSG_NOSIGNAL;
#else
        const int flags = 0;
#endif
        for (size_t sent = 0; sent < s.size();) {
            auto n = ::send(socket_, s.data() + sent, int(s.size() - sent), flags);
            if (n <= 0) {
                for (;;) receive(-1, -1);  // what was said before is why
            }
            sent += size_t(n);
        }
    }

    std::string read(size_t size) {
        std::string s;
        char piece[65536];
        while (s.size() < size) {  // a length alone reserves nothing
            size_t want = size - s.size() < sizeof piece ? size - s.size() : sizeof piece;
            auto n = ::recv(socket_, piece, int(want), 0);
            if (n <= 0) throw Gone("the server has gone");
            s.append(piece, size_t(n));
        }
        return s;
    }

    // The next message, of one of two types (-1: of any); content_ is its payload.
    int receive(int want, int other) {
        int type = uint8_t(read(1)[0]);
        content_.clear(), at_ = 0;
        uint32_t size = 0;
        if (type == KICK || (type >= WELCOME && type <= TURN)) {
            content_ = read(4);
            size = u32();
            if (type == TURN) content_ = read(4), at_ = 0, number = u32();
            content_ = read(size), at_ = 0;
        }
        if (type == KICK) throw Kicked(content_);
        if (want >= 0 && type != want && type != other)
            throw Gone(std::string("the server sent ") + name(type) + " instead of " + name(want));
        return type;
    }

    void need(size_t n) {
        if (content_.size() - at_ < n) throw Gone("the server sent a message that is too short: is it an Aquar.iom server?");
    }
    uint64_t bytes(size_t n) {
        need(n);
        uint64_t v = 0;
        for (size_t i = 0; i < n; i++) v |= uint64_t(uint8_t(content_[at_ + i])) << 8 * i;
        at_ += n;
        return v;
    }
    uint32_t u32() { return uint32_t(bytes(4)); }
    uint64_t u64() { return bytes(8); }
    float f32() {
        uint32_t v = u32();
        float f;
        std::memcpy(&f, &v, 4);
        return f;
    }
    // How many entries of so many bytes at least follow.
    uint32_t count(size_t entry) {
        uint32_t n = u32();
        need(n * entry);
        return n;
    }
    std::string text() {
        uint32_t n = count(1);
        at_ += n;
        return content_.substr(at_ - n, n);
    }

    void state() {
        absent.clear(), neutrals.clear(), viruses.clear(), cells.clear(), players.clear();
        for (uint32_t n = count(4); n > 0; n--) absent.push_back(u32());
        for (uint32_t n = count(16); n > 0; n--) {
            Neutral o;
            o.id = u32(), o.mass = f32(), o.x = f32(), o.y = f32();
            neutrals.push_back(o);
        }
        for (uint32_t n = count(12); n > 0; n--) {
            Virus o;
            o.id = u32(), o.x = f32(), o.y = f32();
            viruses.push_back(o);
        }
        for (uint32_t n = count(24); n > 0; n--) {
            Cell o;
            o.id = u32(), o.x = f32(), o.y = f32(), o.player = u32(), o.mass = f32(), o.isolated = u32();
            cells.push_back(o);
        }
        for (uint32_t n = count(24); n > 0; n--) {
            Player o;
            o.id = u32(), o.name = text(), o.cells = u32(), o.mass = f32(), o.points = u64();
            players.push_back(o);
        }
    }
};

}  // namespace aquariom
