"""nearest.py [HOST[:PORT]] [NAME]: flees who could eat it or lays an urchin in their way,
else swims to the nearest food, and divides when it is heavy."""
import math
import sys

import aquariom


def decide(bot, cell, cells):
    """Has one of so many cells do something."""
    m, here = bot.map, (cell.x, cell.y)
    others = [c for c in bot.cells if c.player != bot.id]
    danger = min((c for c in others if c.mass > m.ratio * cell.mass), key=lambda c: math.dist((c.x, c.y), here), default=None)
    if danger:
        far = math.dist((danger.x, danger.y), here)
        left = cell.mass - cell.mass * m.virus_loss - m.virus_mass  # after an urchin
        # It stands beside this cell, three of its radii from the rim of the other or more.
        room = far - m.radius_factor * (danger.mass + left + 4 * m.virus_mass)
        if m.max_viruses != 0 and danger.mass > m.virus_mass and left >= m.starting_mass and 0 < room < 4 * m.base_speed:
            return bot.virus(cell.id, danger.x, danger.y)
        if far < 4 * m.base_speed:
            return bot.move(cell.id, 2 * cell.x - danger.x, 2 * cell.y - danger.y)  # straight away from it
    food = [place for place, absent in zip(m.plankton, bot.absent) if absent == 0]
    food += [(n.x, n.y) for n in bot.neutrals] + [(c.x, c.y) for c in others if cell.mass > m.ratio * c.mass]
    to = min(food, key=lambda place: math.dist(place, here), default=here)
    if cell.mass >= 4 * m.starting_mass and cells < min(4, m.max_cells):
        bot.divide(cell.id, *to, cell.mass / 2)
    else:
        bot.move(cell.id, *to)


def main(address="127.0.0.1:4242", name="nearest"):
    bot = aquariom.connect(address)
    bot.login(name)
    print("map:", *(f"{k}={v}" for k, v in bot.map._asdict().items() if k != "plankton"))
    while bot.turn():
        mine = bot.mine()
        for cell in mine:
            decide(bot, cell, len(mine))
        if not mine:
            bot.surrender()  # eaten up: begin again
    for score in bot.end.scores:
        print(f"{score.name}: {score.points}{' wins' * (score.id == bot.end.winner)}")


try:
    main(*sys.argv[1:])
except aquariom.Error as error:
    sys.exit(str(error))
