// What a phone shows of each game: who has the turn, secrets, and what can be done
// without a board. A game that is not here, or has no part, is played by pad or on a
// whole screen.
import { french } from "./words.js";

const say = (fr, en) => french ? fr : en;
const dirs = ["right", "down", "left", "up"];
const colours = ["blue", "red", "green"];
const names = { worker: say("Ouvrière", "Worker"), drone: say("Bourdon", "Drone"), scout: say("Éclaireuse", "Scout") };
const carries = { worker: 12, drone: 1, scout: 3 };

// stick gives the direction, 0 to 3 from the right clockwise, or -1 within the rest.
export const fourWays = (x, y) => Math.hypot(x, y) < 0.2 ? -1 : Math.abs(x) >= Math.abs(y) ? (x > 0 ? 0 : 2) : (y > 0 ? 1 : 3);

export const games = {
	trichrome: {
		night: true, four: true,
		stick: (v, x, y) => { const d = fourWays(x, y); return d < 0 ? null : dirs[d]; },
		sign: (v, p) => v.runners[p] ? colours.indexOf(v.runners[p].colour) : p,
		role(v, p) {
			const me = v.runners[p], label = ["Goutte", "Flamme", "Feuille"], en = ["Drop", "Flame", "Leaf"], L = french ? label : en;
			if (!me) return null;
			const c = colours.indexOf(me.colour), prey = (c + 1) % 3, r = v.round;
			if (me.eaten) return { title: say("Fantôme", "Ghost"), line: say("Vous regardez", "You look on"), grey: true };
			if (v.phase === "duel" || v.phase === "reversal") {
				if (r.hunter === p) return { title: say("En chasse", "Hunting"), line: say(`Mangez la ${L[colours.indexOf(v.runners[r.eater].colour)]}`, `Eat the ${L[colours.indexOf(v.runners[r.eater].colour)]}`), sign: colours.indexOf(v.runners[r.eater].colour) };
				if (r.eater === p) return { title: say("Proie", "Prey"), line: say("Courez à la porte", "Run to the door"), door: true };
			}
			return { title: say("Chasseur", "Hunter"), line: say(`Mangez la ${L[prey]}`, `Eat the ${L[prey]}`), sign: prey, time: v.phase === "chase" ? Math.max(0, 1 - v.clock / 240 / 90) : null };
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
			{ name: say("Diviser", "Divide"), act(v, x, y, p) {
				const c = this.biggest(v, p);
				return c && { divides: [[c.id, c.at[0] + (x || 1) * 5000, c.at[1] + y * 5000, c.mass / 2]] };
			} },
			{ name: say("Oursin", "Urchin"), act(v, x, y, p) {
				const c = this.biggest(v, p);
				return c && { viruses: [[c.id, c.at[0] + (x || 1) * 5000, c.at[1] + y * 5000]] };
			} },
		],
		biggest(v, p) { return this.mine(v, p).sort((a, b) => b.mass - a.mass)[0]; },
		role: (v, p) => ({ title: `${Math.round(v.players[p]?.mass || 0)}`, line: say("masse", "mass") + ` · ${v.turns - v.turn} ` + say("tours", "turns") }),
		score: (v, p) => v.players[p]?.score,
	},
	bzzz: {
		header: (v, p) => say(`tour ${v.turn + 1} sur ${v.params.turns}`, `turn ${v.turn + 1} of ${v.params.turns}`),
		current: v => v.current,
		doing: (v, n) => ({ lay: say(`${n} pond`, `${n} lays`), move: say(`${n} déplace ses abeilles`, `${n} moves bees`), forage: say(`${n} butine`, `${n} forages`), skirmish: say(`${n} se bat`, `${n} fights`) })[v.phase] || say(`${n} joue`, `${n} plays`),
		secret(v, p) {
			const bees = v.bees.filter(b => b.owner === p).reduce((n, b) => n + b.nectar.lo, 0);
			return { what: say("votre stock de nectar", "your stock of nectar"), big: v.stocks[p].lo, line: say("nectars en stock", "nectar in stock"), more: say(`${bees} sur vos abeilles`, `${bees} on your bees`) };
		},
		list(v, p) {
			const own = v.bees.map((b, i) => ({ b, i })).filter(o => o.b.owner === p);
			const all = own.reduce((n, { b }) => n + b.nectar.lo, 0), left = b => Math.max(0, b.wake - Math.floor((v.turn + 4 - p) / 4) - (v.current === p ? 0 : 1));
			return { title: say("Vos abeilles", "Your bees"), total: say(`${all} nectars`, `${all} nectar`), rows: own.map(({ b, i }) => ({
				id: i, kind: b.kind, text: `${"ABCD"[p]}${b.number} ${names[b.kind]}`, full: b.nectar.lo >= carries[b.kind], has: b.nectar.lo, of: b.wake ? 0 : carries[b.kind],
				end: b.wake ? say(`KO, ${left(b)} tour${left(b) > 1 ? "s" : ""}`, `KO, ${left(b)} turn${left(b) > 1 ? "s" : ""}`) : `${b.nectar.lo} / ${carries[b.kind]}`, off: !!b.wake,
			})) };
		},
		// acts of the row that is chosen: steps, and flowers beside the bee.
		acts(v, p, i) {
			const b = v.bees[i];
			if (!b || b.wake) return null;
			const near = v.flowers.map((f, n) => ({ f, n })).find(({ f }) => Math.max(Math.abs(f.x - b.x), Math.abs(f.y - b.y)) <= 1);
			const steps = [];
			for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) {
				if (!dx && !dy) steps.push(near ? { text: say("Butiner", "Forage"), act: `forage ${i} ${near.n}` } : null);
				else steps.push(dx && dy && b.kind !== "scout" ? null : { text: "↖↑↗←·→↙↓↘"[(dy + 1) * 3 + dx + 1], act: `move ${i} ${dx} ${dy}` });
			}
			return steps;
		},
		cards: (v, p) => ["worker", "drone", "scout"].map(k => ({ kind: k, text: names[k], price: v.params.cost, act: `lay ${k}`, off: v.laid || v.phase !== "lay" || v.stocks[p].lo < v.params.cost || v.bees.some(b => b.x === (p === 1 || p === 2 ? v.params.cells - 1 : 0) && b.y === (p > 1 ? v.params.cells - 1 : 0)) })),
		cardsTitle: say("Pondre", "Lay"), cardsNote: say("facultatif", "if you like"),
		done: { text: say("Finir le tour", "End the turn"), act: "end" },
		refused: { "too-poor": say("Le stock ne suffit pas.", "The stock does not pay for it."), "hive-occupied": say("Une abeille est sur la ruche.", "A bee is on the hive."), "cell-occupied": say("Une abeille est là.", "A bee is there."), "already-moved": say("Elle a déjà bougé.", "It has moved already."), "enemy-zone": say("Zone d’une autre ruche.", "Another hive’s zone."), "off-board": say("C’est hors du plateau.", "That is off the board."), "moved-this-turn": say("Elle a bougé : elle butinera au prochain tour.", "It moved: it forages next turn.") },
	},
	empire: {
		header: v => say(`tour ${v.turn + 1}`, `turn ${v.turn + 1}`),
		secret: (v, p) => ({ what: say("vos pièces", "your coins"), big: v.players[p]?.coins, line: say("pièces", "coins"), more: say(`${v.players[p]?.armies} armées en réserve`, `${v.players[p]?.armies} armies in reserve`) }),
		bids: (v, p) => v.phase === "bid" ? Array.from({ length: (v.players[p]?.coins || 0) + 1 }, (_, n) => ({ text: `${n}`, act: `bid ${n}` })) : null,
	},
	brutal: {
		header: v => v.melee ? say(`mêlée ${v.melee}`, `brawl ${v.melee}`) : say("préparation", "set-up"),
		// open is what everybody may know, for who looks on.
		open: v => ({ title: say("Les zones", "The zones"), total: `A ${[0, 1].map(p => v.zones.filter(z => z.owner === p).length).join(" – ")} B`, rows: v.zones.map((z, i) => ({
			text: say(["Bibliothèque", "Bureau", "Administration", "Industrie", "Sport"], ["Library", "Union", "Administration", "Workshops", "Sports"])[i], sign: z.owner, end: z.sides.map(s => s.count).join(" – "),
		})) }),
		secret(v, p) {
			const team = v.fighters[p] || [], up = team.filter(f => f.ects > 0), bench = up.filter(f => f.r && f.zone < 0 || f.zone > 4);
			return { what: say("vos réservistes", "your reservists"), big: bench.length, line: say("réservistes", "reservists"), more: say(`${up.length} combattants debout`, `${up.length} fighters up`) };
		},
	},
};
