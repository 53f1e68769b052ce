"""Plays Huit minutes: spreads its armies over the map, founds cities where they are, and takes what costs least."""
import json
import pathlib
import sys

PRICES = (0, 1, 1, 2, 2, 3)
HERE = pathlib.Path(__file__).resolve().parent  # the tables are beside it, or where docs has them
TABLES = next((d for d in (HERE, HERE.parent / "schema") if (d / "empire.cards.txt").exists()), None)
if not TABLES:
    sys.exit("empire.py wants docs/schema/empire.cards.txt and empire.atlas.txt beside it: copy them there")
CARDS, LAND, SEA = {}, {}, {}  # what cards do, as ("or", [("place", 2), ("move", 3)]); who borders on whom


def lines(name):
    return (text.split("#")[0].split() for text in (TABLES / name).read_text(encoding="utf-8").splitlines())


for words in lines("empire.cards.txt"):
    if words:
        join = next((w for w in words if w in ("or", "and")), "only")
        halves = " ".join(w for w in words[3:] if w != "5p").split(f" {join} ")
        CARDS[int(words[0])] = join, [(h.split()[0], int((h.split() + ["1"])[1])) for h in halves]
for words in lines("empire.atlas.txt"):
    if words and words[0] == "region":
        LAND[words[1]], SEA[words[1]] = words[3], words[4].strip("-")


def act(verb, me, supply, grounds):
    others = {name: [n if side != me else 0 for side, n in enumerate(g["armies"])] for name, g in grounds.items()}
    if verb == "city" and supply["cities"]:
        return next((f"city {name}" for name, g in grounds.items() if g["armies"][me] and not g["cities"][me]), None)
    if verb == "place" and supply["armies"]:  # in a city, or where everybody begins
        return "place " + next((name for name, g in grounds.items() if g["cities"][me]), "A")
    if verb == "destroy":
        return next((f"destroy {name} {ns.index(max(ns))}" for name, ns in others.items() if max(ns)), None)
    if verb in ("move", "sail"):  # from where there are several to where there is nobody of ours
        ways = [(sum(others[to]), name, to) for name, g in grounds.items() if g["armies"][me] > 1
                for to in LAND[name] + (SEA[name] if verb == "sail" else "") if not grounds[to]["armies"][me]]
        if ways:
            return "move {1} {2}".format(*min(ways))
    return None


def choose(view):
    me, phase = view["seat"], view["phase"]
    supply = view["players"][me]
    if phase in ("bid", "first"):
        return f"bid {min(1, supply['coins'])}" if phase == "bid" else f"first {me}"
    if phase in ("neutral", "choose"):
        return "neutral B" if phase == "neutral" else "choose " + view["choice"]["suggested"]
    if phase == "take":
        return next(f"take {i}" for i, card in enumerate(view["row"]) if card and PRICES[i] <= supply["coins"])
    join, halves = CARDS[view["card"]]
    for half, (verb, times) in enumerate(halves):
        if view["used"][half] < times and not (join == "or" and view["used"][1 - half]):
            do = act(verb, me, supply, dict(zip(LAND, view["grounds"])))
            if do:
                return do
    return "done"


for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        print(json.dumps({"ask": message["ask"], "do": choose(message["view"])}), flush=True)
