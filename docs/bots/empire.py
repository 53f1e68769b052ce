"""Plays Huit minutes: takes the card and the steps after which it stands best, one step ahead, two in moves."""
import json
import pathlib
import sys

PRICES = (0, 1, 1, 2, 2, 3)
THRESHOLDS = {"crystal": (1, 2, 3, 4), "ore": (2, 3, 4, 5), "wood": (2, 4, 5, 6),
              "tools": (2, 4, 6, 7), "food": (3, 5, 7, 8)}  # of goods, for 1, 2, 3 and 5 points
HERE = pathlib.Path(__file__).resolve().parent  # the tables are beside it, or where docs has them
TABLES = next((d for d in (HERE, HERE.parent / "schema") if (d / "empire.cards.txt").exists()), None)
if not TABLES:
    sys.exit("empire.py wants docs/schema/empire.cards.txt and empire.atlas.txt beside it: copy them there")
CARDS, GOODS, LAND, SEA, SHORE = {}, {}, {}, {}, {}  # what cards do, as ("or", [("place", 2), ("move", 3)]); borders


def lines(name):
    return (text.split("#")[0].split() for text in (TABLES / name).read_text(encoding="utf-8").splitlines())


for words in lines("empire.cards.txt"):
    if words:
        join = next((w for w in words if w in ("or", "and")), "only")
        halves = " ".join(w for w in words[3:] if w != "5p").split(f" {join} ")
        CARDS[int(words[0])] = join, [(h.split()[0], int((h.split() + ["1"])[1])) for h in halves]
        GOODS[int(words[0])] = words[1], int(words[2])
for words in lines("empire.atlas.txt"):
    if words and words[0] == "region":
        LAND[words[1]], SEA[words[1]], SHORE[words[1]] = words[3].strip("-"), words[4].strip("-"), words[2]


def stand(me, board):  # how well one stands: what one holds, less half of what others hold, and what may come of it
    total, held = 0.0, {}
    for name, g in board.items():
        count = [a + c for a, c in zip(g["armies"], g["cities"])]
        most = max(count)
        owner = count.index(most) if most and count.count(most) == 1 else -1
        land = held.setdefault(SHORE[name], {})
        if owner >= 0:
            land[owner] = land.get(owner, 0) + 1
            total += (1 + (g["token"] != "none") * 0.6) * (1 if owner == me else -0.5)
        near = any(board[to]["armies"][me] + board[to]["cities"][me] == 0 for to in LAND[name] + SEA[name])
        total += 0.2 * g["armies"][me] + 0.3 * g["cities"][me] + 0.15 * (count[me] > 0) + 0.1 * (near and count[me] > 1)
        if owner == me:
            total -= 0.12 * max(0, 2 * most - 2 - sum(count))  # more than it takes to hold it is idle
    for land in held.values():
        most = max(land.values(), default=0)
        leads = [owner for owner, n in land.items() if n == most]
        total += 0 if len(leads) != 1 else 1 if leads[0] == me else -0.5
    return total


def done(board, me, *steps):  # the board after steps such as "move A B"
    board = dict(board)
    for step in steps:
        verb, *at = step.split()
        for name, kind, change, side in {
            "place": lambda: [(at[0], "armies", 1, me)], "city": lambda: [(at[0], "cities", 1, me)],
            "destroy": lambda: [(at[0], "armies", -1, int(at[1]))],
            "move": lambda: [(at[0], "armies", -1, me), (at[1], "armies", 1, me)]}[verb]():
            counts = list(board[name][kind])
            counts[side] += change
            board[name] = {**board[name], kind: counts}
    return board


def ways(verb, left, me, supply, board):  # what a half of a card can do next: lists of steps
    if verb == "place" and supply["armies"]:
        return [[f"place {r}"] for r, g in board.items() if r == "A" or g["cities"][me]]
    if verb == "city" and supply["cities"]:
        return [[f"city {r}"] for r, g in board.items() if g["armies"][me]]
    if verb == "destroy":
        return [[f"destroy {r} {s}"] for r, g in board.items() for s, n in enumerate(g["armies"]) if n and s != me]
    if verb not in ("move", "sail"):
        return []
    around = {r: LAND[r] + (SEA[r] if verb == "sail" else "") for r in LAND}
    hops = [[f"move {r} {to}"] for r, g in board.items() if g["armies"][me] for to in around[r]]
    return hops + [[*hop, f"move {hop[0][-1]} {to}"] for hop in hops if left > 1 for to in around[hop[0][-1]]]


def best_step(view, card, used, board, supply):  # the best thing to do with a card, and what is gained by it
    me, (join, halves) = view["seat"], CARDS[card]
    best, gain, now = None, 0.01, stand(me, board)
    for half, (verb, times) in enumerate(halves):
        if used[half] < times and not (join == "or" and used[1 - half]):
            for steps in ways(verb, times - used[half], me, supply, board):
                more = (stand(me, done(board, me, *steps)) - now) / len(steps)
                if more > gain:
                    best, gain = (half, steps), more
    return best


def value(view, card, price):  # of a card: what it lets one do, its goods, less its price
    me, board, used = view["seat"], dict(zip(LAND, view["grounds"])), [0, 0]
    supply, before = view["players"][me], stand(view["seat"], board)
    for _ in range(6):
        best = best_step(view, card, used, board, supply)
        if not best:
            break
        half, steps = best
        board = done(board, me, *steps)
        used[half] += len(steps)
    good, count = GOODS[card]
    have = sum(GOODS[c][1] for c in supply["cards"] if GOODS[c][0] == good)
    steps = (0,) + THRESHOLDS.get(good, (2, 4, 6, 8))
    goods = sum(0.5 / (steps[n + 1] - steps[n]) for n in range(4) if steps[n + 1] > have)
    return stand(me, board) - before + (0.9 if good == "wild" else 0.25 * goods * count) - 0.8 * price


def choose(view):
    me, phase = view["seat"], view["phase"]
    supply = view["players"][me]
    if phase in ("bid", "first"):
        return f"bid {min(1, supply['coins'])}" if phase == "bid" else f"first {me}"
    if phase in ("neutral", "choose"):
        return "neutral B" if phase == "neutral" else "choose " + view["choice"]["suggested"]
    if phase == "take":
        cards = [i for i, card in enumerate(view["row"]) if card and PRICES[i] <= supply["coins"]]
        return f"take {max(cards, key=lambda i: value(view, view['row'][i], PRICES[i]))}"
    best = best_step(view, view["card"], view["used"], dict(zip(LAND, view["grounds"])), supply)
    return best[1][0] if best else "done"


for line in sys.stdin:
    message = json.loads(line)
    if "ask" in message:
        print(json.dumps({"ask": message["ask"], "do": choose(message["view"])}), flush=True)
