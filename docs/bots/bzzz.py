"""Plays Bzzz: workers fetch nectar from the nearest flower and bring it home."""
import json
import sys


def choose(view):
    me, side, bees = view["seat"], view["params"]["cells"], view["bees"]
    taken = {(bee["x"], bee["y"]) for bee in bees}
    flowers = [(i, f) for i, f in enumerate(view["flowers"]) if f["nectar"]["hi"] > 0]
    mine = [(i, b) for i, b in enumerate(bees) if b["owner"] == me]
    hive = [(0, 0), (side - 1, 0), (side - 1, side - 1), (0, side - 1)][me]

    def zone(x, y):  # whose corner of 4 by 4 cells a place is in; None: nobody's
        edge = (0 if x < 4 else 1 if x >= side - 4 else None, 0 if y < 4 else 1 if y >= side - 4 else None)
        return {(0, 0): 0, (1, 0): 1, (1, 1): 2, (0, 1): 3}.get(edge)

    def far(x, y, goals):  # from the nearest of them, in steps
        return min((abs(x - gx) + abs(y - gy) for gx, gy in goals), default=0)

    if view["phase"] == "lay" and not view.get("laid") and len(mine) < 5 \
            and hive not in taken and view["stocks"][me]["lo"] >= view["params"]["cost"]:
        return "lay worker"
    idle = [(i, b) for i, b in mine if not (b.get("wake") or b.get("moved") or b.get("foraged"))]
    forage = None
    for i, bee in idle:
        x, y, full = bee["x"], bee["y"], bee["nectar"]["lo"] >= 9
        near = [f for f, at in flowers if max(abs(at["x"] - x), abs(at["y"] - y)) <= 1]
        if near and not full:
            forage = forage or f"forage {i} {near[0]}"  # moves come first in a turn
            continue
        goals = [hive] if full else [(f["x"], f["y"]) for _, f in flowers]
        for dx, dy in (1, 0), (0, 1), (-1, 0), (0, -1):
            to = x + dx, y + dy
            free = 0 <= to[0] < side and 0 <= to[1] < side and to not in taken and zone(*to) in (None, me)
            if free and view["phase"] != "forage" and far(*to, goals) < far(x, y, goals):
                return f"move {i} {dx} {dy}"
    return forage or "end"


for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        print(json.dumps({"ask": message["ask"], "do": choose(message["view"])}), flush=True)
