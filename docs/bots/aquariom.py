"""Plays Aquar.iom: each cell swims the way on which it eats most and meets nobody who could eat it."""
import json
import math
import sys

COURSES = [(math.cos(a * math.tau / 24), math.sin(a * math.tau / 24)) for a in range(24)]
AHEAD = 25  # turns that are looked ahead
last = {}  # the course of each cell in the last turn: who turns about at every turn gets nowhere


def plankton(board, away, x, y, far):  # the neutral cells not farther than that to the left, right, above, below
    columns, rows = board["initial_neutral_cells_matrix_width"], board["initial_neutral_cells_matrix_height"]
    dx, dy = board["map_width"] / columns, board["map_height"] / rows
    for row in range(max(0, int((y - far) / dy)), min(rows, int((y + far) / dy) + 1)):
        for column in range(max(0, int((x - far) / dx)), min(columns, int((x + far) / dx) + 1)):
            if row * columns + column not in away:
                yield row * columns + column, (column + 0.5) * dx, (row + 0.5) * dy


def target(view, board, away, cell):
    (x, y), mass = cell["at"], cell["mass"]
    ratio, radius = board["minimum_mass_ratio_to_absorb"], board["radius_factor"] * mass
    hop = max(1, board["base_cell_speed"] - board["speed_loss_factor"] * mass)
    far = hop * AHEAD
    others = [(c, board["radius_factor"] * c["mass"]) for c in view["cells"] if c["owner"] != view["seat"]]
    food = [(sx, sy, board["initial_neutral_cells_mass"], n) for n, sx, sy in plankton(board, away, x, y, far + radius)]
    food += [(*c["at"], c["mass"], None) for c, _ in others if mass > c["mass"] * ratio]
    danger = [(*c["at"], r) for c, r in others if c["mass"] > mass * ratio]
    urchins = view["viruses"] or [] if mass > board["virus_mass"] else []  # they burst who is heavier

    def worth(course):
        total, eats = 0, []
        for fx, fy, gain, n in food:
            along, aside = (fx - x) * course[0] + (fy - y) * course[1], (fy - y) * course[0] - (fx - x) * course[1]
            if 0 < along < far and abs(aside) < radius * 0.9 + 2:
                total += gain / (1 + max(0, along) / far)  # what comes sooner is surer
                eats.append(n)
        for cx, cy, r in danger:
            near = math.dist((cx, cy), (x + course[0] * far, y + course[1] * far)) - r
            if math.dist((cx, cy), (x, y)) - r < 2.5 * far:
                total -= mass * max(0, 1 - near / (2 * far)) * 2
        for cx, cy in (virus["at"] for virus in urchins):
            along, aside = (cx - x) * course[0] + (cy - y) * course[1], (cy - y) * course[0] - (cx - x) * course[1]
            if 0 < along < far + radius and abs(aside) < radius * 1.2 + hop:
                total -= mass * (1 - along / (far + radius))
        edge = min(x + course[0] * far, y + course[1] * far,
                   board["map_width"] - x - course[0] * far, board["map_height"] - y - course[1] * far)
        turn = 1 - math.dist(course, last.get(cell["id"], course)) / 6
        return total * (turn if total > 0 else 1) + min(0, edge) / 10, eats

    (_, eats), course = max(((worth(course), course) for course in COURSES), key=lambda best: best[0][0])
    last[cell["id"]] = course
    away.update(n for n in eats if n is not None)  # the next cell looks for others
    near = [f for f in food if f[3] in eats and math.dist(f[:2], (x, y)) <= hop + radius]
    if radius < hop and near:  # small cells pass over what they do not stop at
        nearest = min(near, key=lambda f: math.dist(f[:2], (x, y)))
        if math.dist(nearest[:2], (x, y)) <= hop:
            return list(nearest[:2])
    return [min(max(at + d * hop * 4, 0), end) for at, d, end in
            zip((x, y), course, (board["map_width"], board["map_height"]))]


def choose(view):
    if view["turn"] < 0:
        return {}  # nothing can be done yet
    board, away = view["map"], {number for number, _ in view["away"] or []}
    mine = [c for c in view["cells"] or [] if c["owner"] == view["seat"]]
    mine.sort(key=lambda cell: -cell["mass"])
    return {"moves": [[c["id"], *target(view, board, away, c)] for c in mine]}


for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        print(json.dumps({"ask": message["ask"], "do": choose(message["view"])}), flush=True)
