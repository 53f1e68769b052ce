"""Says what it was told of the rules, has each cell do all that a cell can, and asks for turns after the end."""
import sys

import aquariom

bot = aquariom.connect(sys.argv[1])
bot.login("probe")
print(bot.map.dialect, bot.map.max_viruses, bot.map.isolation, bot.map.rebirth_distance)
heard = 0
while bot.turn():
    for cell in bot.mine():
        heard += cell.isolated
        bot.move(cell.id, cell.x, cell.y + 1)
        bot.divide(cell.id, cell.x, cell.y, 1e6)
        bot.virus(cell.id, cell.x, cell.y)
print(len(bot.mine()), bot.number, bot.turn(), bot.turn())
