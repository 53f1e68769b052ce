// Reads JSON, for the examples in C++: what is missing is an empty value, so that
// view["round"]["doors"] needs no question before it. It trusts what it reads, as
// lines of arena are: take a library for anything else.
#pragma once
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

struct Json {
    bool yes = false;             // of true and false
    double number = 0;            // of a number
    std::string text;             // of a string, without what is escaped in it
    std::vector<Json> list;       // of [...]
    std::map<std::string, Json> fields;  // of {...}

    int whole() const { return int(std::lround(number)); }
    bool has(const std::string& name) const { return fields.count(name) > 0; }
    const Json& operator[](const char* name) const {
        const auto at = fields.find(name);
        return at == fields.end() ? nothing() : at->second;
    }
    const Json& operator[](int i) const { return i >= 0 && i < int(list.size()) ? list[i] : nothing(); }

    static Json parse(const std::string& line) {
        const char* at = line.c_str();
        return read(at);
    }

private:
    static const Json& nothing() {
        static const Json none;
        return none;
    }
    // part is true as long as there is another value before the closing sign.
    static bool part(const char*& at, char close) {
        while (*at == ',' || std::isspace(static_cast<unsigned char>(*at))) at++;
        if (*at == '\0') return false;
        if (*at != close) return true;
        at++;
        return false;
    }
    static Json read(const char*& at) {
        Json value;
        while (*at == ':' || std::isspace(static_cast<unsigned char>(*at))) at++;
        if (*at == '{') {
            for (at++; part(at, '}');) {
                const std::string name = read(at).text;
                value.fields[name] = read(at);
            }
        } else if (*at == '[') {
            for (at++; part(at, ']');) value.list.push_back(read(at));
        } else if (*at == '"') {
            for (at++; *at && *at != '"'; at++) {
                if (*at == '\\' && at[1]) at++;
                value.text += *at;
            }
            if (*at) at++;
        } else if (*at == '-' || std::isdigit(static_cast<unsigned char>(*at))) {
            char* end = nullptr;
            value.number = std::strtod(at, &end);
            at = end;
        } else {
            value.yes = *at == 't';
            do at++; while (std::isalpha(static_cast<unsigned char>(*at)));
        }
        return value;
    }
};
