"""Plays Trichrome: takes the shortest way to its prey, or to the door once it is the prey."""
import json
import sys

CELL = 25 * 256  # units of length in a cell
WAYS = (("up", 0, -1), ("right", 1, 0), ("down", 0, 1), ("left", -1, 0))
PREY = {"blue": "red", "red": "green", "green": "blue"}


def cell(place):
    return round(place["x"] / CELL), round(place["y"] / CELL)


def choose(view):
    me, runners, doors = view["runners"][view["seat"]], view["runners"], view["round"].get("doors")
    if me["x"] % CELL or me["y"] % CELL:
        return "none"  # between two cells: go on as before
    goal = next(cell(r) for r in runners if r["colour"] == PREY[me["colour"]])
    if view["seat"] == view["round"]["eater"] and doors:
        goal = cell(doors[-1])
    maze = view["maze"].split("/")
    first, front = {cell(me): "none"}, [cell(me)]  # how each cell's way begins
    for x, y in front:
        for bit, (way, dx, dy) in enumerate(WAYS):
            to = x + dx, y + dy
            if int(maze[y][x], 16) >> bit & 1 and to not in first:
                first[to] = way if (x, y) == front[0] else first[x, y]
                front.append(to)
    return first[goal]


for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        do = "none" if message["view"]["runners"][message["view"]["seat"]].get("eaten") else choose(message["view"])
        print(json.dumps({"ask": message["ask"], "do": do}), flush=True)
