"""nearest.py [HOST[:PORT]] [NAME]: flees who could eat it, else swims to the nearest food."""
import math
import sys

import aquariom


def decide(bot, cell):
    """Where a cell is to swim to."""
    here, ratio = (cell.x, cell.y), bot.map.ratio
    others = [c for c in bot.cells if c.player != bot.id]
    danger = min((c for c in others if c.mass > ratio * cell.mass), key=lambda c: math.dist((c.x, c.y), here), default=None)
    if danger and math.dist((danger.x, danger.y), here) < 4 * bot.map.base_speed:
        return 2 * cell.x - danger.x, 2 * cell.y - danger.y  # straight away from it
    food = [place for place, absent in zip(bot.map.plankton, bot.absent) if absent == 0]
    food += [(n.x, n.y) for n in bot.neutrals] + [(c.x, c.y) for c in others if cell.mass > ratio * c.mass]
    return min(food, key=lambda place: math.dist(place, here), default=here)


def main(address="127.0.0.1:4242", name="nearest"):
    bot = aquariom.connect(address)
    bot.login(name)
    while bot.turn():
        for cell in bot.mine():
            bot.move(cell.id, *decide(bot, cell))
        if not bot.mine():
            bot.surrender()  # eaten up: begin again
    for score in bot.end.scores:
        print(f"{score.name}: {score.points}{' wins' * (score.id == bot.end.winner)}")


try:
    main(*sys.argv[1:])
except aquariom.Error as error:
    sys.exit(str(error))
