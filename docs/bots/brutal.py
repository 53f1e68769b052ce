"""Plays C'est du brutal !: strong hitters everywhere, reservists to where they are needed most."""
import json
import sys

CAPS = (10, 10, 10, 30, 10)  # dexterity, strength, resistance, constitution, initiative


def recruit(number):
    bonus = (2, 2, 2, 10, 2) if number == 0 else (1, 1, 1, 5, 1) if number < 5 else (0, 0, 0, 0, 0)
    values, points = list(bonus), 20  # 400 for twenty fighters
    for attribute in 0, 1, 3:
        bought = min(points, CAPS[attribute] - values[attribute])
        values[attribute] += bought
        points -= bought
    return {"v": values, "s": "offensive", "r": number >= 15}


def choose(view):
    me = view["seat"]
    if view["phase"] == "setup":
        return {"do": "compose", "team": [recruit(i) for i in range(20)]}
    if view["phase"] == "post":
        return {"do": "deploy", "posts": [i % 5 if i < 15 else -1 for i in range(20)]}
    zones = [(i, zone["sides"]) for i, zone in enumerate(view["zones"]) if zone["owner"] == -1]
    zones.sort(key=lambda z: z[1][me]["ects"] - z[1][1 - me]["ects"])  # the worst first
    bench = [i for i, f in enumerate(view["fighters"][me]) if f["zone"] == -1 and f["ects"] > 0]
    sent = bench[:2]  # two in each truce
    return {"do": "command", "orders": [{"f": f, "to": zones[0][0], "s": "offensive"} for f in sent]}


for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        print(json.dumps({"ask": message["ask"], "do": choose(message["view"])}), flush=True)
