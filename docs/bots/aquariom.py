"""Plays Aquar.iom: every cell flees who could eat it, or goes to the nearest thing that it can eat."""
import json
import math
import sys


def plankton(board, away, x, y):  # the neutral cells around a place
    columns, rows = board["initial_neutral_cells_matrix_width"], board["initial_neutral_cells_matrix_height"]
    dx, dy = board["map_width"] / columns, board["map_height"] / rows
    for row in range(max(0, int(y / dy) - 4), min(rows, int(y / dy) + 5)):
        for column in range(max(0, int(x / dx) - 4), min(columns, int(x / dx) + 5)):
            if row * columns + column not in away:
                yield [(column + 0.5) * dx, (row + 0.5) * dy]


def target(view, board, away, cell):
    x, y = cell["at"]
    ratio = board["minimum_mass_ratio_to_absorb"]
    others = [c for c in view["cells"] if c["owner"] != view["seat"]]
    danger = [c["at"] for c in others if c["mass"] > cell["mass"] * ratio]
    danger.sort(key=lambda at: math.dist(at, (x, y)))
    if danger and math.dist(danger[0], (x, y)) < board["map_width"] / 10:
        return [2 * x - danger[0][0], 2 * y - danger[0][1]]  # straight away from it
    food = [c["at"] for c in others if cell["mass"] > c["mass"] * ratio] + list(plankton(board, away, x, y))
    return min(food, key=lambda at: math.dist(at, (x, y)), default=[board["map_width"] / 2, board["map_height"] / 2])


def choose(view):
    if view["turn"] < 0:
        return {}  # nothing can be done yet
    board, away = view["map"], {number for number, _ in view["away"] or []}
    mine = [c for c in view["cells"] or [] if c["owner"] == view["seat"]]
    return {"moves": [[c["id"], *target(view, board, away, c)] for c in mine]}


for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        print(json.dumps({"ask": message["ask"], "do": choose(message["view"])}), flush=True)
