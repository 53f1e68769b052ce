"""Plays C'est du brutal !: three strong zones with a shield each; who has won goes where it is closest."""
import json
import random
import sys

# Dexterity, strength, resistance, constitution, initiative. What is attacked first is who has the
# fewest ECTS: a fighter without points takes the blows that the strong would get.
BEST, STRONG, GOOD, SHIELD = (10, 10, 10, 21, 10), (10, 10, 10, 13, 10), (10, 10, 5, 10, 10), (0, 0, 0, 0, 0)
TEAM = [BEST] + [STRONG] * 4 + [GOOD] * 4 + [SHIELD] * 11
GROUPS = [0, 0, 1, 1, 2, 0, 1, 2, 2, 0, 1, 2, 3, 3, 4]  # of the first fifteen; the others are reservists


def recruit(number, values):
    bonus = (2, 2, 2, 10, 2) if number == 0 else (1, 1, 1, 5, 1) if number < 5 else (0, 0, 0, 0, 0)
    return {"v": [max(v, b) for v, b in zip(values, bonus)], "s": "offensive", "r": number >= len(GROUPS)}


def choose(view):
    me = view["seat"]
    if view["phase"] == "setup":
        return {"do": "compose", "team": [recruit(i, values) for i, values in enumerate(TEAM)]}
    if view["phase"] == "post":
        zones = random.sample(range(5), 5)
        return {"do": "deploy", "posts": [zones[g] for g in GROUPS] + [-1] * 5}
    fought = {i: zone["sides"] for i, zone in enumerate(view["zones"]) if zone["owner"] == -1}
    stay = {i for i, zone in enumerate(view["zones"]) if zone["owner"] == me}  # one of each has to
    orders = []
    for i, f in sorted(enumerate(view["fighters"][me]), key=lambda at: -at[1]["ects"]):
        free = f["zone"] == -1 or f["zone"] not in fought
        if f["ects"] <= 0 or not free:
            continue
        to = min(fought, key=lambda z: abs(fought[z][me]["ects"] - fought[z][1 - me]["ects"]))
        orders.append({"f": i, "to": to, "s": "offensive"})
    for zone in stay:  # the weakest stays
        there = [o for o in orders if view["fighters"][me][o["f"]]["zone"] == zone]
        if there:
            orders.remove(there[-1])
    return {"do": "command", "orders": orders}


for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        print(json.dumps({"ask": message["ask"], "do": choose(message["view"])}), flush=True)
