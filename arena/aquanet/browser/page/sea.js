// A browser at a server of Aquar.iom: it speaks the protocol of docs/aquariom-protocol.md,
// whose bytes come and go in the frames of a WebSocket, shows the sea, and swims in it.
const french = (navigator.language || "fr").startsWith("fr");
const words = french ? {
	name: "Votre nom", swim: "Nager", watch: "Regarder", calling: "Connexion au serveur…", wait: "La partie va commencer.", divide: "Diviser",
	lost: "Le serveur ne répond plus.", over: "La partie est finie.", won: n => `${n} gagne.`, again: "Revenir", wholeSwim: "Jouer avec le jeu complet", wholeWatch: "Regarder avec le jeu complet", reborn: "Mangé : touchez pour repartir ailleurs.", plain: "Un nom a 1 à 16 lettres sans accent, chiffres ou espaces.",
} : {
	name: "Your name", swim: "Swim", watch: "Watch", calling: "Connecting to the server…", wait: "The game is about to begin.", divide: "Divide",
	lost: "The server doesn’t answer any more.", over: "The game is over.", won: n => `${n} wins.`, again: "Back", wholeSwim: "Play in the full game", wholeWatch: "Watch in the full game", reborn: "Eaten: tap to respawn.", plain: "A name has 1 to 16 letters without accents, digits or spaces.",
};
const colours = ["#2b59c3", "#c23a22", "#2f7834", "#f2b632", "#6f46a8", "#a94b6a", "#177774", "#ac500f", "#6e6b60", "#b0246f", "#667017", "#347197", "#84553a", "#407560", "#5b6478", "#8c2f39"];
const colour = p => colours[p % colours.length];
const [PLAYER, VISU, ACK, LOGOUT, KICK, WELCOME, STARTS, ENDS, TURN, TURN_ACK] = Array(10).keys();
const $ = id => document.getElementById(id), canvas = $("sea"), paper = $("page");

let socket = null, map = null, me = -1, watching = false, now = null, aim = null, divides = false, reborn = false, kept = new Uint8Array(0), said = "";

// Reader reads a payload, field after field.
class Reader {
	constructor(bytes) { this.v = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength); this.at = 0; }
	u32() { this.at += 4; return this.v.getUint32(this.at - 4, true); }
	f32() { this.at += 4; return this.v.getFloat32(this.at - 4, true); }
	u64() { this.at += 8; return Number(this.v.getBigUint64(this.at - 8, true)); }
	text() { let s = ""; for (let n = this.u32(); n > 0; n--) s += String.fromCharCode(this.v.getUint8(this.at++)); return s; }
	list(each) { return Array.from({ length: this.u32() }, () => each(this)); }
}

function welcome(r) {
	const m = { w: r.f32(), h: r.f32() };
	r.at += 4 * 6; // players, absorption, ratio, least and most mass
	m.radius = r.f32();
	r.at += 4 * 5; // most cells, loss, speeds, mass of a virus
	r.at += 4 * 6; // making one, satellites, starting cells and mass, mass and return of plankton
	m.turns = r.u32();
	m.plankton = r.list(r => [r.f32(), r.f32()]);
	return m;
}

const state = r => ({
	away: r.list(r => r.u32()),
	remains: r.list(r => ({ id: r.u32(), mass: r.f32(), x: r.f32(), y: r.f32() })),
	viruses: r.list(r => ({ id: r.u32(), x: r.f32(), y: r.f32() })),
	cells: r.list(r => ({ id: r.u32(), x: r.f32(), y: r.f32(), player: r.u32(), mass: r.f32(), alone: r.u32() })),
	players: r.list(r => ({ id: r.u32(), name: r.text(), cells: r.u32(), mass: r.f32(), score: r.u64() })),
});

function send(size, write) {
	const v = new DataView(new ArrayBuffer(size));
	let at = 0;
	write({ u8: n => v.setUint8(at++, n), u32: n => { v.setUint32(at, n, true); at += 4; }, f32: n => { v.setFloat32(at, n, true); at += 4; } });
	socket.send(v.buffer);
}

const login = name => send(5 + name.length, w => { w.u8(watching ? VISU : PLAYER); w.u32(name.length); for (const c of name) w.u8(c.charCodeAt(0)); });
const mine = () => now ? now.cells.filter(c => c.player === me) : [];

// answer answers a turn: all cells go where the finger is, the heaviest divides if asked to.
function answer(number) {
	const cells = watching || !aim ? [] : mine().slice(0, 200), big = divides ? cells.reduce((a, b) => !a || b.mass > a.mass ? b : a, null) : null;
	const at = aim ? place(aim) : [0, 0], moves = cells.filter(c => c !== big), payload = 4 + 12 * moves.length + 4 + (big ? 16 : 0) + 4 + 1;
	send(9 + payload, w => {
		w.u8(TURN_ACK); w.u32(payload); w.u32(number);
		w.u32(moves.length); for (const c of moves) { w.u32(c.id); w.f32(at[0]); w.f32(at[1]); }
		w.u32(big ? 1 : 0); if (big) { w.u32(big.id); w.f32(at[0]); w.f32(at[1]); w.f32(big.mass / 2); }
		w.u32(0); w.u8(reborn ? 1 : 0);
	});
	divides = reborn = false;
}

// first is the first whole message of what has come: its type, number and payload.
function first() {
	if (!kept.length) return null;
	const type = kept[0], v = new DataView(kept.buffer, kept.byteOffset), head = { [ACK]: 1, [LOGOUT]: 1, [TURN]: 9 }[type] || 5;
	if (kept.length < head) return null;
	const end = head + (head > 1 ? v.getUint32(1, true) : 0);
	if (kept.length < end) return null;
	const m = { type, number: head === 9 ? v.getUint32(5, true) : 0, payload: kept.subarray(head, end) };
	kept = kept.slice(end);
	return m;
}

function hear(m) {
	const r = new Reader(m.payload);
	if (m.type === KICK) said = new TextDecoder("latin1").decode(m.payload);
	if (m.type === WELCOME) { map = welcome(r); tell(words.wait); }
	if (m.type === STARTS) { me = watching ? -1 : r.u32(); if (watching) r.u32(); now = state(r); show(); }
	if (m.type === TURN) { now = { ...state(r), turn: m.number }; answer(m.number); list(); }
	if (m.type === ENDS) {
		const winner = r.u32(), ends = r.list(r => ({ id: r.u32(), name: r.text(), score: r.u64() }));
		over(words.over + " " + words.won(ends.find(e => e.id === winner)?.name ?? "?"), ends.sort((a, b) => b.score - a.score).map(e => `${e.name}: ${e.score}`));
	}
}

function call(name) {
	tell(words.calling);
	kept = new Uint8Array(0); said = ""; now = null;
	const s = socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
	s.binaryType = "arraybuffer";
	s.onopen = () => login(name);
	s.onmessage = e => {
		const b = new Uint8Array(kept.length + e.data.byteLength);
		b.set(kept); b.set(new Uint8Array(e.data), kept.length); kept = b;
		for (let m = first(); m; m = first()) hear(m);
	};
	s.onclose = () => { if (socket === s) { socket = null; over(said || words.lost, []); } };
}

function el(tag, more, ...inside) { const e = Object.assign(document.createElement(tag), more); e.append(...inside); return e; }
function tell(text) { paper.replaceChildren(el("p", {}, text)); }
function show() { paper.replaceChildren(); $("divide").hidden = watching; }
function over(text, rows) {
	if (socket) { socket.onclose = null; socket.close(); socket = null; }
	$("divide").hidden = true;
	paper.replaceChildren(el("h1", {}, "Aquar.iom"), el("p", { id: "over" }, text), ...rows.map(t => el("p", {}, t)), el("button", { className: "main", onclick: ask }, words.again));
}

function ask() {
	let name = "";
	try { name = localStorage.getItem("ludotheque.nick") || ""; } catch { /* private: typed again */ }
	const input = el("input", { value: name, maxLength: 16, autocomplete: "nickname", ariaLabel: words.name }), wrong = el("p", {});
	const go = watch => {
		name = input.value.normalize("NFD").replace(/[\u0300-\u036f]/g, "").trim() || (watch ? "browser" : "");
		if (!/^[A-Za-z0-9_ ]{1,16}$/.test(name)) return void (wrong.textContent = words.plain);
		try { localStorage.setItem("ludotheque.nick", input.value); } catch { /* private */ }
		watching = watch;
		call(name);
	};
	paper.replaceChildren(el("h1", {}, "Aquar.iom"), el("label", {}, words.name, input), wrong,
		el("button", { className: "main", id: "swim", onclick: () => go(false) }, words.swim), el("button", { id: "watch", onclick: () => go(true) }, words.watch));
	// Not every server has the browser version of the program beside it.
	fetch("/play/", { method: "HEAD" }).then(r => r.ok && $("swim") && paper.append(...[["join", words.wholeSwim], ["watch", words.wholeWatch]].map(([way, text]) => el("a", { href: `/play/?${way}=${encodeURIComponent(location.host)}` }, text))), () => { /* this page will do */ });
}

function list() {
	$("ranks").replaceChildren(...[...now.players].sort((a, b) => b.score - a.score).slice(0, 8).map(p => { const dot = el("i", {}); dot.style.background = colour(p.id); return el("li", {}, dot, `${p.name} ${p.score}`); }));
	document.title = `Aquar.iom ${now.turn + 1} / ${map.turns}`;
}

// The camera shows the whole sea, or what is around the own cells.
function camera() {
	const w = canvas.clientWidth, h = canvas.clientHeight, own = mine();
	if (!own.length) return { k: Math.min(w / map.w, h / map.h) * 0.96, x: map.w / 2, y: map.h / 2, w, h };
	const mass = own.reduce((n, c) => n + c.mass, 0);
	return { k: Math.min(w, h) / Math.min(Math.max(map.w, map.h), 160 + 12 * map.radius * mass), x: own.reduce((n, c) => n + c.x * c.mass, 0) / mass, y: own.reduce((n, c) => n + c.y * c.mass, 0) / mass, w, h };
}
const place = ([x, y]) => { const c = camera(); return [Math.max(0, Math.min(map.w, c.x + (x - c.w / 2) / c.k)), Math.max(0, Math.min(map.h, c.y + (y - c.h / 2) / c.k))]; };

function paint() {
	requestAnimationFrame(paint);
	const ratio = devicePixelRatio || 1, g = canvas.getContext("2d");
	if (canvas.width !== canvas.clientWidth * ratio || canvas.height !== canvas.clientHeight * ratio) { canvas.width = canvas.clientWidth * ratio; canvas.height = canvas.clientHeight * ratio; }
	g.setTransform(ratio, 0, 0, ratio, 0, 0);
	g.fillStyle = "#14405c"; g.fillRect(0, 0, canvas.clientWidth, canvas.clientHeight);
	if (!map || !now) return;
	const c = camera(), disc = (x, y, r, least = 4) => { g.beginPath(); g.arc(c.w / 2 + (x - c.x) * c.k, c.h / 2 + (y - c.y) * c.k, Math.max(least, r * c.k), 0, 7); g.fill(); };
	g.fillStyle = "#1f6f8f"; g.fillRect(c.w / 2 - c.x * c.k, c.h / 2 - c.y * c.k, map.w * c.k, map.h * c.k);
	g.fillStyle = "#ffe08a"; map.plankton.forEach(([x, y], i) => { if (!now.away[i]) disc(x, y, 1, 0.5); });
	g.fillStyle = "#d8cfe8"; for (const r of now.remains) disc(r.x, r.y, map.radius * r.mass);
	for (const o of [...now.cells].sort((a, b) => a.mass - b.mass)) {
		const r = map.radius * o.mass;
		g.fillStyle = colour(o.player); disc(o.x, o.y, r);
		if (o.player === me) { g.strokeStyle = "#fff"; g.lineWidth = 3; g.stroke(); }
		if (r * c.k > 18) { g.fillStyle = "#fff"; g.font = "600 15px Nunito, system-ui, sans-serif"; g.textAlign = "center"; g.fillText(now.players.find(p => p.id === o.player)?.name ?? "", c.w / 2 + (o.x - c.x) * c.k, c.h / 2 + (o.y - c.y) * c.k + 5); }
	}
	g.fillStyle = "#22223b"; for (const v of now.viruses) { disc(v.x, v.y, 5); }
	if (!watching && socket && !mine().length) { g.fillStyle = "#fff"; g.font = "600 20px Nunito, system-ui, sans-serif"; g.textAlign = "center"; g.fillText(words.reborn, c.w / 2, c.h / 2); }
}

canvas.onpointerdown = e => { if (now && !watching && !mine().length) reborn = true; aim = [e.clientX, e.clientY]; };
canvas.onpointermove = e => aim = [e.clientX, e.clientY];
$("divide").textContent = words.divide;
$("divide").onpointerdown = () => divides = true;
addEventListener("keydown", e => { if (e.code === "Space" && now && !paper.firstChild) divides = true; });
document.documentElement.lang = french ? "fr" : "en";
ask();
paint();
