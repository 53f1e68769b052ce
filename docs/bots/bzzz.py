"""Plays Bzzz: two workers, each at a flower of its own that promises much for the way, and home before a fight."""
import json
import sys

WAYS = [(1, 0), (0, 1), (-1, 0), (0, -1)]


def apart(x, y, other):  # in steps of a king: two bees fight at 1, a flower is reached from 1
    return max(abs(x - other["x"]), abs(y - other["y"]))


def choose(view):
    me, side, bees = view["seat"], view["params"]["cells"], view["bees"]
    taken = {(bee["x"], bee["y"]) for bee in bees}
    mine = [(i, b) for i, b in enumerate(bees) if b["owner"] == me]
    rivals = [b for b in bees if b["owner"] != me and not b.get("wake")]
    hive = [(0, 0), (side - 1, 0), (side - 1, side - 1), (0, side - 1)][me]
    home = {"x": hive[0], "y": hive[1]}

    def open_to_me(x, y):  # on the meadow, and in no other hive's corner of 4 by 4 cells
        corner = tuple(0 if at < 4 else side - 1 if at >= side - 4 else None for at in (x, y))
        return 0 <= x < side and 0 <= y < side and (None in corner or corner == hive)

    if view["phase"] == "lay" and not view.get("laid") and len(mine) < 2 \
            and hive not in taken and view["stocks"][me]["lo"] >= view["params"]["cost"]:
        return "lay worker"
    forage, reserved = None, set()
    for i, bee in mine:
        if bee.get("wake"):
            continue
        x, y, load = bee["x"], bee["y"], bee["nectar"]["lo"]
        worth = {f: min((at["nectar"]["lo"] + at["nectar"]["hi"]) / 2, 12) / (apart(x, y, at) + apart(*hive, at) + 4)
                 for f, at in enumerate(view["flowers"]) if at["nectar"]["hi"] > 0 and f not in reserved}
        best = max(worth, key=worth.get, default=None)
        reserved.add(best)
        late = abs(x - hive[0]) + abs(y - hive[1]) >= (view["params"]["turns"] - view["turn"]) // 4 - 1
        full = best is None or load >= 12 or load and late or load >= 4 and any(apart(x, y, r) <= 3 for r in rivals)
        if not full and apart(x, y, view["flowers"][best]) <= 1:
            if not (bee.get("moved") or bee.get("foraged")):
                forage = forage or f"forage {i} {best}"  # moves come first in a turn
            continue
        if bee.get("moved") or bee.get("foraged") or view["phase"] == "forage":
            continue
        goal = home if full else view["flowers"][best]
        first, front = {(x, y): None}, [(x, y)]  # how each cell's shortest way begins
        for at in front:
            if at == hive if full else apart(*at, goal) <= 1:
                if first[at]:
                    return f"move {i} {first[at][0]} {first[at][1]}"
                break
            for dx, dy in WAYS:
                to = at[0] + dx, at[1] + dy
                near = load and abs(to[0] - x) + abs(to[1] - y) <= 1 and any(apart(*to, r) <= 1 for r in rivals)
                if to not in first and open_to_me(*to) and to not in taken and not near:
                    first[to] = first[at] or (dx, dy)
                    front.append(to)
    return forage or "end"


for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        print(json.dumps({"ask": message["ask"], "do": choose(message["view"])}), flush=True)
