// Plays Trichrome as trichrome.py does: takes the shortest way to its prey, or to
// the door once it is the prey. Started as "cmd:node docs/bots/trichrome.js".
'use strict';
const CELL = 25 * 256; // units of length in a cell
const WAYS = [['up', 0, -1], ['right', 1, 0], ['down', 0, 1], ['left', -1, 0]];
const PREY = {blue: 'red', red: 'green', green: 'blue'};

const cell = (place) => Math.round(place.x / CELL) + ',' + Math.round(place.y / CELL);

function choose(view) {
  const me = view.runners[view.seat];
  const doors = view.round.doors || [];
  if (me.eaten || me.x % CELL || me.y % CELL) return 'none'; // between two cells: go on as before
  const prey = view.runners.find((r) => r.colour === PREY[me.colour]);
  const goal = cell(view.seat === view.round.eater && doors.length ? doors[doors.length - 1] : prey);
  const maze = view.maze.split('/');
  const first = {[cell(me)]: 'none'}; // how each cell's way begins
  const front = [cell(me)];
  for (const at of front) { // grows while it is read
    const [x, y] = at.split(',').map(Number);
    WAYS.forEach(([way, dx, dy], bit) => {
      const to = x + dx + ',' + (y + dy);
      if ((parseInt(maze[y][x], 16) >> bit) & 1 && !(to in first)) {
        first[to] = at === front[0] ? way : first[at];
        front.push(to);
      }
    });
  }
  return first[goal];
}

require('readline').createInterface({input: process.stdin}).on('line', (line) => {
  const message = JSON.parse(line);
  if ('ask' in message) console.log(JSON.stringify({ask: message.ask, do: choose(message.view)}));
});
