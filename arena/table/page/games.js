// What a phone shows of each game: who has the turn, secrets, and what can be done
// without a board. A game that is not here, or has no part, is played by pad or on a
// whole screen.
import { say } from "./words.js";

const dirs = ["right", "down", "left", "up"];
const colours = ["blue", "red", "green"];
const carries = { worker: 12, drone: 1, scout: 3 };

// stick gives the direction, 0 to 3 from the right clockwise, or -1 within the rest.
export const fourWays = (x, y) => Math.hypot(x, y) < 0.2 ? -1 : Math.abs(x) >= Math.abs(y) ? (x > 0 ? 0 : 2) : (y > 0 ? 1 : 3);

export const games = {
	trichrome: {
		night: true, four: true,
		stick: (v, x, y) => { const d = fourWays(x, y); return d < 0 ? null : dirs[d]; },
		sign: (v, p) => v.runners[p] ? colours.indexOf(v.runners[p].colour) : p,
		role(v, p) {
			const me = v.runners[p], eat = c => say("phone.trichrome.eat", { name: say("trichrome." + ["drop", "flame", "leaf"][c]) });
			if (!me) return null;
			const c = colours.indexOf(me.colour), prey = (c + 1) % 3, r = v.round;
			if (me.eaten) return { title: say("phone.trichrome.ghost"), line: say("bzzz.watching"), grey: true };
			if (v.phase === "duel" || v.phase === "reversal") {
				if (r.hunter === p) return { title: say("phone.trichrome.hunting"), line: eat(colours.indexOf(v.runners[r.eater].colour)), sign: colours.indexOf(v.runners[r.eater].colour) };
				if (r.eater === p) return { title: say("phone.trichrome.prey"), line: say("phone.trichrome.door"), door: true };
			}
			return { title: say("phone.trichrome.hunter"), line: eat(prey), sign: prey, time: v.phase === "chase" ? Math.max(0, 1 - v.clock / 240 / 90) : null };
		},
		score: (v, p) => v.runners[p]?.points,
	},
	aquariom: {
		night: true,
		mine: (v, p) => (v.cells || []).filter(c => c.owner === p),
		stick(v, x, y, p) {
			if (Math.hypot(x, y) < 0.2) return null;
			const far = 10000 / Math.hypot(x, y);
			return { moves: this.mine(v, p).map(c => [c.id, c.at[0] + x * far, c.at[1] + y * far]) };
		},
		keys: [
			{ name: say("phone.aquariom.divide"), act(v, x, y, p) {
				const c = this.biggest(v, p);
				return c && { divides: [[c.id, c.at[0] + (x || 1) * 5000, c.at[1] + y * 5000, c.mass / 2]] };
			} },
			{ name: say("gallery.aquariom.urchin"), act(v, x, y, p) {
				const c = this.biggest(v, p);
				return c && { viruses: [[c.id, c.at[0] + (x || 1) * 5000, c.at[1] + y * 5000]] };
			} },
		],
		biggest(v, p) { return this.mine(v, p).sort((a, b) => b.mass - a.mass)[0]; },
		role: (v, p) => ({ title: `${Math.round(v.players[p]?.mass || 0)}`, line: say("phone.aquariom.left", { n: v.turns - v.turn }) }),
		score: (v, p) => v.players[p]?.score,
	},
	bzzz: {
		header: v => say("bzzz.pause.where", { turn: Math.ceil((v.turn + 1) / 4), of: Math.ceil(v.params.turns / 4) }), // of each seat, as in the window
		current: v => v.current,
		doing: (v, n) => say(`phone.bzzz.${v.phase}`, { name: n }) || say("phone.bzzz.plays", { name: n }),
		secret(v, p) {
			const bees = v.bees.filter(b => b.owner === p).reduce((n, b) => n + b.nectar.lo, 0);
			return { what: say("phone.bzzz.stock"), big: v.stocks[p].lo, line: say("bzzz.stock", { n: v.stocks[p].lo }), more: say("bzzz.carried", { n: bees }) };
		},
		list(v, p) {
			const own = v.bees.map((b, i) => ({ b, i })).filter(o => o.b.owner === p);
			const all = own.reduce((n, { b }) => n + b.nectar.lo, 0), left = b => Math.max(0, b.wake - Math.floor((v.turn + 4 - p) / 4) - (v.current === p ? 0 : 1));
			return { title: say("phone.bzzz.bees"), total: say("phone.bzzz.nectar", { n: all }), rows: own.map(({ b, i }) => ({
				id: i, kind: b.kind, text: `${"ABCD"[p]}${b.number} ${say("bzzz.bee." + b.kind)}`, full: b.nectar.lo >= carries[b.kind], has: b.nectar.lo, of: b.wake ? 0 : carries[b.kind],
				end: b.wake ? say("bzzz.ko.turns", { n: left(b) }) : `${b.nectar.lo} / ${carries[b.kind]}`, off: !!b.wake,
			})) };
		},
		// acts of the row that is chosen: steps, and flowers beside the bee.
		acts(v, p, i) {
			const b = v.bees[i];
			if (!b || b.wake) return null;
			const near = v.flowers.map((f, n) => ({ f, n })).find(({ f }) => Math.max(Math.abs(f.x - b.x), Math.abs(f.y - b.y)) <= 1);
			const steps = [];
			for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) {
				if (!dx && !dy) steps.push(near ? { text: say("phone.bzzz.gather"), act: `forage ${i} ${near.n}` } : null);
				else steps.push(dx && dy && b.kind !== "scout" ? null : { text: "↖↑↗←·→↙↓↘"[(dy + 1) * 3 + dx + 1], act: `move ${i} ${dx} ${dy}` });
			}
			return steps;
		},
		cards: (v, p) => ["worker", "drone", "scout"].map(k => ({ kind: k, text: say("bzzz.bee." + k), price: v.params.cost, act: `lay ${k}`, off: v.laid || v.phase !== "lay" || v.stocks[p].lo < v.params.cost || v.bees.some(b => b.x === (p === 1 || p === 2 ? v.params.cells - 1 : 0) && b.y === (p > 1 ? v.params.cells - 1 : 0)) })),
		cardsTitle: say("bzzz.phase.lay"), cardsNote: say("bzzz.lay.optional"),
		done: { text: say("bzzz.end.turn"), act: "end" },
	},
	empire: {
		header: v => say("results.turn", { turn: v.turn + 1 }),
		secret: (v, p) => ({ what: say("phone.empire.coins"), big: v.players[p]?.coins, line: say("empire.score.coins"), more: say("phone.empire.supply", { n: v.players[p]?.armies }) }),
		bids: (v, p) => v.phase === "bid" ? Array.from({ length: (v.players[p]?.coins || 0) + 1 }, (_, n) => ({ text: `${n}`, act: `bid ${n}` })) : null,
	},
	brutal: {
		header: v => v.melee ? say("brutal.where.melee", { brawl: v.melee }) : say("brutal.where.setup"),
		// open is what everybody may know, for who looks on.
		open: v => ({ title: say("phone.brutal.zones"), total: `A ${[0, 1].map(p => v.zones.filter(z => z.owner === p).length).join(" – ")} B`, rows: v.zones.map((z, i) => ({
			text: say("brutal.zone." + i), sign: z.owner, end: z.sides.map(s => s.count).join(" – "),
		})) }),
		secret(v, p) {
			const team = v.fighters[p] || [], up = team.filter(f => f.ects > 0), bench = up.filter(f => f.r && f.zone < 0 || f.zone > 4);
			return { what: say("phone.brutal.bench"), big: bench.length, line: say("brutal.reserve"), more: say("phone.brutal.up", { n: up.length }) };
		},
	},
};
