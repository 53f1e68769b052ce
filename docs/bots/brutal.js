// Plays C'est du brutal ! as brutal.py does: three strong zones with a shield each;
// who has won goes where it is closest. Started as "cmd:node docs/bots/brutal.js".
'use strict';
// Dexterity, strength, resistance, constitution, initiative. What is attacked first is who
// has the fewest ECTS: a fighter without points takes the blows that the strong would get.
const BEST = [10, 10, 10, 21, 10], STRONG = [10, 10, 10, 13, 10], GOOD = [10, 10, 5, 10, 10], SHIELD = [0, 0, 0, 0, 0];
const TEAM = [BEST, ...Array(4).fill(STRONG), ...Array(4).fill(GOOD), ...Array(11).fill(SHIELD)];
const GROUPS = [0, 0, 1, 1, 2, 0, 1, 2, 2, 0, 1, 2, 3, 3, 4]; // of the first fifteen; the others are reservists

function recruit(values, number) {
  const bonus = number === 0 ? [2, 2, 2, 10, 2] : number < 5 ? [1, 1, 1, 5, 1] : [0, 0, 0, 0, 0];
  return {v: values.map((v, i) => Math.max(v, bonus[i])), s: 'offensive', r: number >= GROUPS.length};
}

function command(view) {
  const me = view.seat, fighters = view.fighters[me];
  const ects = (zone, seat) => view.zones[zone].sides[seat].ects;
  const all = view.zones.map((_, i) => i);
  const fought = all.filter((i) => view.zones[i].owner === -1);
  const close = (zone) => Math.abs(ects(zone, me) - ects(zone, 1 - me));
  const to = fought.sort((a, b) => close(a) - close(b))[0];
  let free = fighters.map((_, i) => i).filter((i) => fighters[i].ects > 0 && !fought.includes(fighters[i].zone));
  free.sort((a, b) => fighters[b].ects - fighters[a].ects);
  for (const zone of all.filter((i) => view.zones[i].owner === me)) { // the weakest of each zone stays
    const stays = free.filter((i) => fighters[i].zone === zone).pop();
    free = free.filter((i) => i !== stays);
  }
  return {do: 'command', orders: free.map((f) => ({f, to, s: 'offensive'}))};
}

function choose(view) {
  if (view.phase === 'setup') return {do: 'compose', team: TEAM.map(recruit)};
  if (view.phase !== 'post') return command(view);
  const zones = [0, 1, 2, 3, 4];
  for (let i = 4; i > 0; i--) { // by lot
    const j = Math.floor(Math.random() * (i + 1));
    [zones[i], zones[j]] = [zones[j], zones[i]];
  }
  return {do: 'deploy', posts: [...GROUPS.map((g) => zones[g]), -1, -1, -1, -1, -1]};
}

require('readline').createInterface({input: process.stdin}).on('line', (line) => {
  const message = JSON.parse(line);
  if ('ask' in message) console.log(JSON.stringify({ask: message.ask, do: choose(message.view)}));
});
