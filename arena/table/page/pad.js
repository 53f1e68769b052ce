// The phone's page: a pad, or what only this person may see.
import { asked, french, list, say } from "./words.js";
import { Link, stored } from "./link.js";
import { games, fourWays } from "./games.js";

const grounds = ["2b59c3", "c23a22", "2f7834", "f2b632", "6f46a8", "a94b6a", "177774", "ac500f", "6e6b60", "b0246f", "667017", "347197", "84553a", "407560", "5b6478", "8c2f39"];
const shapes = ["M0-12C5-5 9-1 9 4A9 9 0 0 1-9 4C-9-1-5-5 0-12Z", "M-1-14C5-9 5-5 6-1 8-3 8-5 8-7 12-3 13 2 11 7 8 11 4 13 0 13-6 13-10 9-10 3-10-1-8-4-7-8-5-6-4-4-4-2 0-4 1-9-1-14Z", "M-9 10C-12-4 0-13 11-11 12 2 4 12-6 9L-10 13Z", "M0-12 3.4-4 12-3.6 5.3 1.8 7.6 10.4 0 5.6-7.6 10.4-5.3 1.8-12-3.6-3.4-4Z"];
const colour = p => "#" + (grounds[p & 15] || grounds[0]);
const on = p => p === 3 ? "#22223b" : "#faf5eb";
const letter = p => String.fromCharCode(65 + p);
const page = document.getElementById("page");
const about = JSON.parse(document.querySelector("meta[name=table]")?.content || "{}"); // the table before one joins
let code = decodeURIComponent(location.pathname.split("/").pop());

let table = null, view = null, step = 0, ask = 0, waiting = [], undo = false, over = null, link = null, pad = { x: 0, y: 0 };
let chosen = null, awake = null, drawn = "", whole = false, lost = false;
// Where nobody plays at a host's screen a guest needs the whole game, unless it asks for the pad.
const padOnly = new URLSearchParams(location.search).has("pad");

// el makes an element.
function el(kind, more = {}, ...inside) {
	const [tag, ...classes] = kind.split(".");
	const e = document.createElement(tag || "div");
	if (classes.length) e.className = classes.join(" ");
	for (const [k, v] of Object.entries(more)) {
		if (k === "style") e.style.cssText = v; // the page's policy allows no style in an attribute
		else if (k.startsWith("on") || k in e) e[k] = v;
		else e.setAttribute(k, v);
	}
	e.append(...inside.filter(i => i !== null && i !== undefined && i !== false));
	return e;
}

// svg makes an element of a picture.
function svg(kind, has) {
	const e = document.createElementNS("http://www.w3.org/2000/svg", kind);
	for (const [k, v] of Object.entries(has)) e.setAttribute(k, v);
	return e;
}

function sign(p, size = 40, flat = false) {
	const s = svg("svg", { viewBox: "-15 -15 30 30", width: size, height: size, "aria-hidden": "true" });
	const t = svg("text", { "text-anchor": "middle", y: 6, "font-size": 12, "font-weight": 700, fill: flat ? colour(p) : p === 3 ? "#22223b" : "#fff" });
	t.textContent = letter(p);
	s.append(svg("path", { d: shapes[p] || "M0-13A13 13 0 1 1 0 13A13 13 0 1 1 0-13Z", fill: flat ? "#faf5eb" : colour(p), ...p === 3 && { stroke: "#22223b", "stroke-width": 1.3 } }), t);
	return s;
}

// toast says something for a moment, or until something else is said.
function toast(text, stays = false) {
	const t = document.getElementById("toast");
	t.textContent = text;
	t.classList.add("on");
	clearTimeout(toast.timer);
	if (!stays) toast.timer = setTimeout(() => { t.classList.remove("on"); t.textContent = ""; }, 2500);
}

const choice = (name, said, is, then) => el("button.choice", { "aria-pressed": `${is()}`, onclick: () => { stored.set(name, is() ? "0" : "1"); then(); } }, said, el("span.switch", { "aria-hidden": "true" }));
const buzzes = again => navigator.vibrate ? choice("buzz", say("phone.buzz"), () => stored.get("buzz") !== "0", () => { buzz(60); drawn = ""; again(); }) : null;
const buzz = ms => { if (navigator.vibrate && stored.get("buzz") !== "0") navigator.vibrate(ms); };

// wake keeps the screen on.
async function wake() {
	try { if (!awake && navigator.wakeLock && !document.hidden) { awake = await navigator.wakeLock.request("screen"); awake.onrelease = () => awake = null; } } catch { awake = null; }
}
document.addEventListener("visibilitychange", () => { letGo(); if (!document.hidden && link) wake(); });
for (const kind of ["contextmenu", "dblclick"]) document.addEventListener(kind, e => e.preventDefault());
// A page may be zoomed, but not by the thumbs of a stick.
document.addEventListener("gesturestart", e => { if (stick?.isConnected) e.preventDefault(); }, { passive: false });

const me = () => table.you, game = () => games[table.game] || {};
// mark adds the chair to names that may lack a font.
const mark = (n, p) => /[^\0-ԯḀ-₿]/.test(n) ? `${n} ${letter(p)}` : n;
const nameOf = p => mark(table.seats[p]?.name, p) || (table.seats[p]?.kind === "computer" ? `${say("seat.computer")} ${letter(p)}` : say("seat.player", { letter: letter(p) }));

// fill makes parts the children of an element. What stays is never taken out, or
// its finger would be lost.
function fill(parent, ...parts) {
	parts = parts.filter(t => t);
	for (const c of [...parent.children]) if (!parts.includes(c)) c.remove();
	let next = parent.firstChild;
	for (const c of parts) if (c === next) next = next.nextSibling; else parent.insertBefore(c, next);
	return parent;
}

// show shows a screen. The same one changes in place: focus stays.
let screen = "";
function show(name, ...things) {
	things = things.filter(t => t);
	if (screen === name) return merge(page, things);
	screen = name;
	letGo();
	page.className = "";
	document.body.classList.remove("night");
	page.replaceChildren(...things);
}

// merge makes nodes the children of an element; those of the same kind stay.
function merge(parent, nodes) {
	const was = [...parent.childNodes];
	nodes.forEach((n, i) => {
		const o = was[i];
		if (!o) parent.append(n);
		else if (o.nodeType === 3 && n.nodeType === 3) o.data = n.data;
		else if (o.nodeName === n.nodeName) {
			for (const a of [...o.attributes]) if (!n.hasAttribute(a.name)) o.removeAttribute(a.name);
			for (const a of n.attributes) o.setAttribute(a.name, a.value);
			o.onclick = n.onclick;
			merge(o, [...n.childNodes]);
		} else o.replaceWith(n);
	});
	for (const o of was.slice(nodes.length)) o.remove();
}

// delay says how good a connection is by what a message takes to the table and back, in ms.
const delay = ms => say(ms < 60 ? "phone.delay.good" : ms < 150 ? "phone.delay.fair" : "phone.delay.slow", { n: Math.max(1, Math.round(ms)) });

// howFar adds to a line how long a message takes to the table and back, and what that means for a game in
// real time.
async function howFar(line) {
	let ms = Infinity;
	try {
		for (let i = 0; i < 3; i++) {
			const begin = performance.now();
			await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
			ms = Math.min(ms, performance.now() - begin);
		}
	} catch { return; }
	line.textContent = [line.textContent, delay(ms)].filter(t => t).join(" · ");
	if (ms > 150 && games[about.game]?.stick) line.after(el("p.paper", {}, say("phone.far")));
}

function askName() {
	const input = el("input", { value: stored.get("name") || "", maxLength: 16, autocomplete: "given-name", required: true, pattern: ".*\\S.*", "aria-label": say("phone.name") });
	const long = el("p.small", { hidden: true, role: "status" }, say("phone.name.long"));
	input.oninput = () => long.hidden = input.value.length < input.maxLength;
	const go = watch => { stored.set("name", input.value.trim()); stored.set("at", code); if (!watch) stored.set("sat", code); join(watch); };
	const back = about.playing && stored.get("sat") === code; // a match keeps the chair of one who left
	const full = about.playing && !about.free && !back; // who comes looks on until a chair is free
	const said = !about.game ? [] : [about.host && say("nearby.host", { name: about.host }), about.playing && say("nearby.playing"), back ? "" : about.free ? say("nearby.free", { n: about.free }) : full && say("nearby.full")].filter(t => t);
	const line = el("p.small", {}, said.join(" · "));
	howFar(line);
	show("name", el("h1", {}, say(about.game + ".name") || "Ludothèque"), line, el("form.paper", { onsubmit: e => { e.preventDefault(); go(false); } },
		el("h2", {}, say("phone.name")), input, long, el("button.main", { type: "submit" }, say(back ? "phone.seat" : full ? "phone.watch" : "nearby.go")), !full && el("button", { type: "button", onclick: () => go(true) }, say("phone.watch"))));
	if (!input.value) input.focus();
}

function join(watch) {
	fetch("play/", { method: "HEAD" }).then(r => { whole = r.ok; drawn = ""; if (table) { goWhole(); draw(); } }, () => { /* the pad will do */ });
	show("calling", el("h2", {}, say("table.calling")));
	link = new Link(code, { name: stored.get("name") || "", watch }, hear, state => {
		// What is pressed while the host does not answer would be lost.
		page.inert = state === "off";
		if (state === "on") {
			if (lost) toast(say("table.found"));
			lost = false;
			drawn = "";
			return wake();
		}
		if (state === "off") {
			lost = true;
			ends = 0;
			return toast(say(table?.restarting ? "table.restarting" : "table.lost"), true);
		}
		stored.set("at", "");
		show("end", el("h1", {}, "Ludothèque"), el("div.paper", {}, state === "closed" && table?.phase === "playing" && !table.unkept ? say("table.kept") : say({ "sent-away": "table.away", left: "table.left", closed: "table.closed", elsewhere: "table.elsewhere", "too-many": "table.full", "too-slow": "table.slow", protocol: "phone.reload" }[state]) || state), el("button.main", { onclick: () => location.reload() }, say({ "too-slow": "table.again", elsewhere: "table.here" }[state] || "nearby.go")));
	});
}

// wholeAt is the address of the whole game at this table.
const wholeAt = () => `play/?${link.join.watch ? "watch" : "join"}=${encodeURIComponent(code)}${asked ? `&lang=${asked}` : ""}`;

// load says that the whole game is being loaded, and lets go of the chair's connection.
function load() {
	link.say({ loading: true });
	link.stop();
}

// draws says that this browser can show the whole game.
const draws = !!document.createElement("canvas").getContext("webgl2");

// goWhole opens the whole game at a table that a guest leads, if this browser shows it.
function goWhole() {
	if (padOnly || !whole || !(table.head >= 0) || !draws) return;
	load();
	location.replace(wholeAt());
}

function hear(m) {
	if (m.table) {
		const was = table;
		table = m.table;
		if (table.code && table.code !== code) { // typed without its hyphen
			stored.set("at", code = table.code);
			history.replaceState(null, "", code + location.search);
		}
		if (table.paused) ends = 0;
		goWhole();
		if (!unready().length) sure = false;
		againAt = performance.now() + (table.again || 0);
		if (!was && me() < 0 && !link.join.watch) toast(say("table.full") + " " + say("bzzz.watching"), true);
		if (table.unkept && !was?.unkept) toast(say("table.unkept"), true);
		if (table.restarting && !was?.restarting) toast(say(table.phase === "playing" ? "table.restarts" : "table.restarting"), true);
		table.seats.forEach((c, p) => { const o = was?.seats[p], n = c.name || o?.name; if (n && !c.away !== !o?.away) toast(say(p === me() ? (c.away ? "notice.match.computer.you" : "notice.match.back.you") : c.away ? "notice.match.computer" : "notice.match.back", { name: mark(n, p) })); });
		const told = (a, b, key) => a?.seats.forEach((c, p) => c.kind === "guest" && c.name && b && !b.seats.some(o => o.kind === c.kind && o.name === c.name) && toast(say(key === "invite.sat" && p >= b.seats.length ? "together.grew" : key, { name: mark(c.name, p), n: a.seats.length })));
		told(table, was, "invite.sat"); told(was, table, "invite.left");
	}
	if (m.hello) { over = null; view = null; chosen = null; owed = []; }
	if (m.view) {
		const mine = ask;
		ends = m.left ? performance.now() + m.left : 0;
		view = m.view; step = m.step || 0; ask = m.ask || 0; undo = !!m.undo; waiting = m.waiting || [];
		if (ask && !mine && !game().stick) buzz(60);
	}
	if (m.view && (pad.x || pad.y || owed.length) && !game().four) steer(); // who holds the stick goes on
	// Who sits down afterwards has not played.
	if (m.over) { over = { names: table.seats.map((_, p) => nameOf(p)), ...m.over }; buzz([60, 60, 60]); }
	if (m.late >= 0) toast(say("notice.match.late", { name: nameOf(m.late) }));
	if (m.refused) toast(say(`${table.game}.refused.${m.refused.why}`) || say("phone.refused"));
	if (table) draw();
}

// clock counts down the time of a turn.
const clock = el("b.clock", { role: "timer" });
let ends = 0, late = false;
function count() {
	const left = Math.max(0, Math.ceil((ends - performance.now()) / 1000)) + " s", soon = parseInt(left) < 11;
	clock.hidden = !ends;
	if (clock.textContent !== left) clock.textContent = left;
	clock.classList.toggle("short", soon);
	if (ends && ask && soon && !late) buzz(60);
	late = soon;
}
setInterval(count, 250);

const act = a => link.say({ ask, do: a });

// A button stays while a finger is on it, for 3 s: a browser forgets it where the element changes.
let pressed, since, missed, clicked;
document.addEventListener("pointerdown", e => { pressed = e.target.closest("button:not(.lid), a"); since = performance.now(); clicked = false; }, true);
document.addEventListener("click", e => { if (clicked && e.detail) { e.preventDefault(); e.stopPropagation(); } clicked = true; }, true);
for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, e => {
	// Firefox makes no click of a slow press.
	const b = kind === "pointerup" && pressed?.contains(document.elementFromPoint(e.clientX, e.clientY)) && pressed;
	setTimeout(() => { pressed = null; if (b && !clicked) b.click(); if (missed) { missed = false; draw(); } }, 80);
}, true);

function draw() {
	const playing = view && !over && table.phase !== "lobby";
	if (pressed?.isConnected && performance.now() - since < 3000 && !(playing && game().stick)) return void (missed = true); // sticks stay anyway
	if (table.phase === "lobby" || table.phase === "over" && !view) return lobby();
	if (over) return results();
	if (view) play();
}

// leave is the button that leaves the table; it asks first unless free.
const leave = free => el("button", { onclick: () => (free || confirm(say("phone.leave.ask"))) && link.say({ leave: true }) }, say("phone.leave"));

function lobby() {
	const you = me(), mine = table.seats[you];
	const key = JSON.stringify(table) + "lobby";
	if (key === drawn) return;
	drawn = key;
	const chairs = table.seats.map((c, p) => {
		const free = c.kind === "open" || c.kind === "computer";
		const what = c.kind === "guest" ? (c.loading ? say("table.loading") : c.silent ? say("table.silent", { count: c.silent }) : [p === you && say("phone.you"), c.ready || p === table.head ? "✓ " + say("table.ready") : say("invite.preparing"), c.delay && delay(c.delay)].filter(t => t).join(" · ")) : c.kind === "here" ? say("phone.here") : c.kind === "computer" ? say("seat.computer") : say("table.free");
		return el(free ? "button.chair.free" : p === you ? "div.chair.you" : "div.chair", { onclick: free ? () => link.say({ sit: p }) : null },
			sign(p), el("div", {}, el("b", {}, c.kind === "guest" || c.kind === "here" ? nameOf(p) : say("seat.player", { letter: letter(p) })), el("div.small", {}, what)));
	});
	show("lobby", el("h1", {}, say(table.game + ".name") || "Ludothèque"), el("p", {}, [say("table.title", { name: code }), table.turn > 0 && (table.turn % 60 ? say("invite.turn", { count: table.turn }) : say("invite.turn.minutes", { count: table.turn / 60 }))].filter(t => t).join(" · ")), el("div.chairs", {}, ...chairs),
		you >= 0 && (table.head === you ? el("button.main", { onclick: start }, sure && unready().length ? anyway() : say("lobby.start"))
			: el(mine.ready ? "button" : "button.main", { onclick: () => link.say({ ready: !mine.ready }) }, mine.ready ? say("phone.not-ready") : say("table.ready"))),
		(you < 0 || table.head !== you) && el("p", {}, you < 0 ? say("bzzz.watching") : waits(you)),
		shares(),
		wholeScreen("a.link"),
		you >= 0 && buzzes(lobby), you >= 0 && leave(true));
}

// shares is the key that gives the address of the table on; without a secure connection there is the address alone.
function shares() {
	const url = location.origin + location.pathname;
	if (navigator.share) return el("button", { onclick: () => navigator.share({ title: "Ludothèque", url }).catch(() => { /* given up */ }) }, say("together.share"));
	if (!navigator.clipboard) return el("p.small", { style: "overflow-wrap: anywhere; user-select: text" }, location.host + location.pathname);
	return el("button", { onclick: () => navigator.clipboard.writeText(url).then(() => toast(say("invite.copied"))) }, say("invite.copy"));
}

// waits says for whom the lobby waits.
function waits(you) {
	const slots = { name: table.head >= 0 && nameOf(table.head), label: say("table.ready") };
	if (!table.seats[you].ready) return say(table.head >= 0 ? "table.wait.you" : "table.wait.you.all", slots);
	return say(table.head >= 0 ? "table.wait.name" : "table.wait", slots);
}

// unready are the other guests who are not ready.
const unready = () => table.seats.flatMap((c, p) => c.kind === "guest" && p !== me() && (!c.ready || c.silent) ? [p] : []);

// anyway asks whether to start without them.
const anyway = () => say("together.anyway", { name: list(unready().map(nameOf)) });

// start starts the match. In the lobby it asks once about who is not ready.
let sure = false, againAt = 0;
function start() {
	if (table.phase === "lobby" && unready().length && !sure) { sure = true; drawn = ""; return draw(); }
	link.say({ start: true });
}
setInterval(() => { if (over && table?.again) draw(); }, 1000);

function results() {
	const soon = Math.ceil((againAt - performance.now()) / 1000), mine = table.seats[me()];
	const key = "over" + JSON.stringify([over, table.head, table.seats, sure, soon > 0 && soon]);
	if (key === drawn) return;
	drawn = key;
	const order = over.ranks.map((r, p) => ({ r, p })).sort((a, b) => a.r - b.r);
	show("over", el("h1", {}, say("phone.over")), el("div.chairs", {}, ...order.map(({ r, p }) => el(p === me() ? "div.chair.you" : "div.chair", {}, sign(p), el("div", {}, el("b", {}, `${r === 1 ? say("phone.rank.one") : say("phone.rank", { n: r })} ${over.names[p]}`), el("div.small", {}, say("aquariom.points", { n: over.scores[p] })))))),
		mine && table.head >= 0 && (!mine.ready ? el("button.main", { onclick: () => link.say({ ready: true }) }, say("phone.again"))
			: unready().length > 0 ? el("p.paper", {}, say("phone.again.wait", { name: list(unready().map(nameOf)) }))
			: table.head === me() ? el("button.main", { onclick: start }, say("lobby.start")) : el("p.paper", {}, waits(me()))), // somebody has left
		mine?.ready && table.head === me() && unready().length > 0 && el("button", { disabled: soon > 0, onclick: start }, soon > 0 ? `${anyway()} ${soon} s` : anyway()),
		leave(true));
}

function head() {
	const p = me(), g = game(), current = g.current ? g.current(view) : null;
	const others = g.stick || ask ? [] : waiting.filter(s => s !== p);
	const who = current !== null && current !== undefined && !ask && current !== p ? current : others.length ? others[0] : p;
	const look = g.sign && p >= 0 ? g.sign(view, p) : who;
	const c = el("div.card", {}, who >= 0 && el("div.disc", {}, sign(look)),
		el("div", {}, el("b", {}, table.paused ? say("table.paused") : p < 0 && !others.length ? say("bzzz.watching") : who !== p ? say("phone.turn", { name: list((others.length ? others : [who]).map(nameOf)) }) : ask && !g.stick ? say("bzzz.yours") : nameOf(p)), el("span", {}, p >= 0 && table.seats[p].away ? say("phone.plays-you") : g.header ? `${p >= 0 ? nameOf(p) + " · " : ""}${g.header(view, p)}` : g.score && p >= 0 ? say("aquariom.points", { n: g.score(view, p) }) : "")), clock);
	count();
	c.style.setProperty("--ground", colour(Math.max(0, look))); c.style.setProperty("--on", on(look));
	document.documentElement.style.setProperty("--ground", colour(Math.max(0, look)));
	return fill(top, c, undo ? el("button", { onclick: () => link.say({ undo: true }), "aria-label": say("button.undo") }, "↶") : null);
}

// letGo lets go of all that is held.
function letGo() { stick?.drop(); pressed = null; pad = { x: 0, y: 0 }; document.querySelectorAll(".lid.up").forEach(l => l.classList.remove("up")); }

// A question of a game with a clock takes one answer: told was answered last, owed are presses for the
// next one, turned says that the stick waits.
let sent = "", told = 0, owed = [], turned = false;
function steer() {
	const g = game(), p = me();
	if (!g.stick || !view || p < 0) return;
	if (!g.four && (!ask || ask === told)) return void (turned = true);
	turned = false;
	const key = owed.shift(), a = (key ? key.act.call(g, view, pad.x, pad.y, p) : g.stick(view, pad.x, pad.y, p)) || null;
	const text = JSON.stringify(a);
	if (a === null || text === sent && typeof a === "string") return;
	sent = text; told = ask;
	act(a);
}

// A stick that is let go of before its question came counts once.
function rest() {
	const { x, y } = pad;
	if (turned) owed.push({ act(v, _x, _y, p) { return this.stick(v, x, y, p); } });
	pad.x = pad.y = 0;
	if (game().four) steer();
}

function field() {
	const f = el("div.field"), light = el("div.light"), canvas = el("canvas"), home = el("div.home"), knob = el("div.knob"), arrows = [];
	f.append(light, canvas, home, knob);
	for (let i = 0; i < 4; i++) {
		const s = svg("svg", { viewBox: "-22 -22 44 44", class: "arrow" });
		s.append(svg("path", { d: "M-14-16 18 0-14 16-7 0Z" })); f.append(s); arrows.push(s);
	}
	let id = null, cx = 0, cy = 0;
	const R = 62;
	const place = () => {
		const w = f.clientWidth, h = f.clientHeight;
		if (id === null) { cx = w / 2; cy = h / 2; }
		home.style.left = cx + "px"; home.style.top = cy + "px";
		for (const e of [knob, light]) { e.style.left = cx + pad.x * R + "px"; e.style.top = cy + pad.y * R + "px"; }
		const lit = fourWays(pad.x, pad.y);
		arrows.forEach((s, i) => {
			const dx = [1, 0, -1, 0][i], dy = [0, 1, 0, -1][i];
			const far = Math.max(Math.min(w, h) / 2 - 30, 90); // or at the edge, where that is nearer
			s.style.left = w / 2 + dx * Math.min(far, w / 2 - 30) - 22 + "px"; s.style.top = h / 2 + dy * Math.min(far, h / 2 - 30) - 22 + "px";
			s.classList.toggle("lit", i === lit);
			s.style.transform = `rotate(${i * 90}deg) scale(${i === lit ? 1.15 : 1})`;
		});
		knob.style.setProperty("--ground", colour(Math.max(0, look)));
	};
	let look = -2;
	f.signed = p => { if (p === look) return; look = p; f.classList.toggle("sea", table.game === "aquariom"); light.style.setProperty("--light", ["#9bb8f5", "#f5b49b", "#a9d99a", "#f7df95"][p] || "#c9c4e6"); knob.replaceChildren(sign(Math.max(0, p), 56, p !== 3)); ground(canvas); place(); };
	const move = e => {
		if (e.pointerId !== id) return;
		const b = f.getBoundingClientRect(), x = (e.clientX - b.left - cx) / R, y = (e.clientY - b.top - cy) / R, n = Math.max(1, Math.hypot(x, y));
		pad.x = x / n; pad.y = y / n;
		place(); steer();
	};
	f.onpointerdown = e => { if (id !== null) return; e.preventDefault(); id = e.pointerId; f.setPointerCapture(id); const b = f.getBoundingClientRect(); cx = e.clientX - b.left; cy = e.clientY - b.top; move(e); };
	f.onpointermove = move;
	f.onpointerup = f.onpointercancel = f.onlostpointercapture = e => { if (e.pointerId !== id) return; id = null; rest(); place(); };
	f.place = place;
	f.drop = () => { if (id === null) return; id = null; rest(); place(); };
	new ResizeObserver(() => { ground(canvas); place(); }).observe(f);
	return f;
}

// ground paints what the thumb lies on, the same every time.
function ground(canvas) {
	const w = canvas.clientWidth, h = canvas.clientHeight, k = devicePixelRatio || 1;
	if (!w || !h) return;
	canvas.width = w * k; canvas.height = h * k;
	const g = canvas.getContext("2d");
	g.scale(k, k);
	if (table.game === "aquariom") {
		g.strokeStyle = "#faf5eb2e"; g.lineWidth = 3; g.lineCap = "round";
		for (let y = 28, i = 0; y < h; y += 44, i++) for (let x = 20 + i % 3 * 40; x < w - 40; x += 120) { g.beginPath(); g.moveTo(x, y); g.quadraticCurveTo(x + 12, y - 9, x + 24, y); g.quadraticCurveTo(x + 36, y + 9, x + 48, y); g.stroke(); }
	}
	if (!game().four) return;
	let seed = 7;
	const random = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
	for (const [x, y] of [[0, 0], [w * .69, 0], [0, h * .64], [w * .69, h * .64]]) {
		const hw = w * .31, hh = h * .36;
		g.fillStyle = "#1d4538"; g.beginPath(); g.roundRect(x - 8, y - 8, hw + 8, hh + 8, 16); g.fill();
		for (let i = 0; i < hw * hh / 90; i++) {
			g.fillStyle = ["#2c6b4a", "#3c8558", "#5aa86f", "#205240"][i & 3];
			g.save(); g.translate(x + random() * hw, y + random() * hh); g.rotate(random() * 7); g.beginPath(); g.ellipse(0, 0, 6, 2.6, 0, 0, 7); g.fill(); g.restore();
		}
	}
}

const top = el("div.row"), side = el("div.side"), secretly = flap();
const turn = el("button.turn", { onclick: () => { stored.set("thumb", stored.get("thumb") === "right" ? "left" : "right"); drawn = ""; play(); } });
let stick = null;
function play() {
	const g = game(), p = me(), parts = [];
	document.body.classList.toggle("night", !!g.night);
	const role = g.role && p >= 0 ? g.role(view, p) : null;
	const secret = g.secret && p >= 0 ? g.secret(view, p) : null, open = p < 0 && g.open?.(view);
	const key = JSON.stringify([p, open, g.doing?.(view), role, secret && [secret.big, secret.more], !g.stick && [ask, waiting], g.list?.(view, p), g.current?.(view), table.seats.map(c => [c.name, c.away]), chosen, undo, g.header?.(view, p), g.score?.(view, p), stored.get("thumb"), step === 0]);
	if (key === drawn) return stick?.signed(g.sign && p >= 0 ? g.sign(view, p) : p);
	drawn = key;
	const inside = [head(), role && roleCard(role), secret && secretly.show(secret)];
	if (p >= 0) inside.push(...own(g, p));
	if (p < 0) inside.push(open && el("div.paper.list", {}, el("h2", {}, open.title, el("span", {}, open.total)), ...open.rows.map(r => el("div.row", {}, el("span.grow", {}, r.text), r.sign >= 0 && sign(r.sign, 32), el("b", {}, r.end)))), g.doing && turns(g.current(view), g.doing(view, nameOf(g.current(view)))), wholeScreen());
	parts.push(side);
	if (p >= 0 && g.stick) {
		stick ||= field();
		parts.push(stick);
		if (g.keys) parts.push(el("div.keys", { style: "grid-template-columns:1fr 1fr" }, ...g.keys.map(k => el("button", { onpointerdown: e => { e.preventDefault(); owed.push(k); steer(); } }, k.name))));
		const said = "⇄ " + (stored.get("thumb") === "right" ? say("phone.left") : say("phone.right"));
		if (turn.innerText !== said) turn.replaceChildren(said);
		inside.push(turn);
	}
	inside.push(leave(p < 0));
	screen = "play";
	page.className = "play" + (stored.get("thumb") === "right" ? " right" : "");
	fill(side, ...inside);
	fill(page, ...parts);
	stick?.signed(g.sign && p >= 0 ? g.sign(view, p) : p);
}

let lastRole = "";
function roleCard(r) {
	if (r.title !== lastRole && lastRole && game().four) buzz(60);
	lastRole = r.title;
	const bar = typeof r.time === "number" && el("div.bar", {}, el("i", { style: `width:${(r.time * 100).toFixed(0)}%` }));
	return el("div.role", {}, el("div.grow", {}, el("b", {}, r.title), el("span", {}, r.line)), r.sign >= 0 ? el("div.disc", {}, sign(r.sign)) : r.door ? el("div.disc", {}, "⌂") : null, bar);
}

// What only this person may see is shown while a finger holds it.
function lid(what) {
	const l = el("button.lid", { type: "button" }, el("span", {}, "☟ ", say("phone.hold")), what), hide = () => l.classList.remove("up");
	l.onpointerdown = e => { e.preventDefault(); l.setPointerCapture(e.pointerId); l.classList.add("up"); };
	l.onpointerup = l.onpointercancel = l.onblur = l.onlostpointercapture = hide;
	l.onkeydown = e => { if (e.key === " " || e.key === "Enter") l.classList.add("up"); };
	l.onkeyup = hide;
	return l;
}
function flap() {
	const what = el("span.small"), big = el("b.big", { style: "font-size:44px" }), line = el("div"), more = el("div.small");
	const f = el("div.flap", {}, big, el("div", {}, line, more), lid(what));
	f.show = s => { what.textContent = s.what; big.textContent = s.big; line.textContent = s.line; more.textContent = s.more; return f; };
	return f;
}
// listed puts a list under a flap of its own: one finger holds it, another chooses.
const under = el("div.flap.tall"), cover = lid(el("span.small", {}, say("phone.own")));
const listed = list => stored.get("covers") === "1" ? fill(under, list, cover) : list;

// art draws paths: [path, fill, edge]….
function art(kind, w, h, box, ...paths) {
	const s = svg("svg", { viewBox: box, width: w, height: h, class: kind, "aria-hidden": "true" });
	for (const [d, fill, edge] of paths) s.append(svg("path", { d, fill, stroke: edge || "#22223b", "stroke-width": edge === "none" ? 0 : 1.2 }));
	return s;
}
const drop = () => art("drop", 16, 20, "-8 -11 16 21", ["M0-10C4-4 6-1 6 3A6 6 0 0 1-6 3C-6-1-4-4 0-10Z", "#e9a53a"]);
// bee is a bee of a seat; out lies one that is KO.
function bee(kind, p, out) {
	const [rx, ry, wing] = { worker: [6, 8, 11], drone: [8, 8, 8], scout: [3.5, 10, 13] }[kind], c = colour(p), oval = (x, y, a, b) => `M${x - a} ${y}A${a} ${b} 0 1 1 ${x + a} ${y}A${a} ${b} 0 1 1 ${x - a} ${y}Z`;
	const s = art("bee", 34, 32, "-15 -14 30 28", [oval(-wing / 1.6, -5, wing / 2, 4), "#faf5eb"], [oval(wing / 1.6, -5, wing / 2, 4), "#faf5eb"], [oval(0, -ry, 4, 4), "#22223b"], [oval(0, 1, rx, ry), c], [`M${-rx * .95} -2H${rx * .95}V1H${-rx}ZM${-rx * .9} 5H${rx * .9}V7H${-rx * .7}Z`, "#22223b", "none"]);
	if (out) s.style.transform = "rotate(155deg)";
	return s;
}
const comb = (has, of) => art("comb", 78, 24, "0 0 78 24", ...Array.from({ length: of }, (_, i) => [`m${6 + i % 6 * 12 + (i > 5 ? 6 : 0)} ${i > 5 ? 11.4 : 1} 5.2 3v6l-5.2 3-5.2-3v-6Z`, i < has ? "#e9a53a" : "#faf5eb"]));

// turns shows whose turn it is, and who is next.
function turns(now, does) {
	const n = table.seats.length, next = (now + 1) % n, order = el("div");
	for (let p = 0; p < n; p++) order.append(...[p && el("i"), p === now ? el("span.now", { style: `--now:${colour(p)}` }, sign(p, 40)) : sign(p, 32)].filter(e => e));
	return el("div.paper.turns", {}, order, el("b", {}, does), next === me() ? say("phone.next.you") : say("phone.next", { name: nameOf(next) }));
}

// wholeScreen leads to the whole game, where the host has it.
const wholeScreen = (kind = "a.key") => whole && !draws ? el("p.paper", {}, say("phone.no-graphics")) : whole ? el(kind, { href: wholeAt(), onclick: load }, say("phone.screen")) : game().stick || game().list ? null : el("p.paper", {}, say("phone.no-screen"));

// own is what is decided here without a board.
function own(g, p) {
	const side = [];
	const list = g.list?.(view, p);
	if (list) side.push(listed(el("div.paper.list", {}, el("h2", {}, list.title, el("span", {}, drop(), list.total)), ...list.rows.map(r => el("button" + (r.full ? ".full" : "") + (chosen === r.id ? ".chosen" : ""), { disabled: r.off, onclick: () => { chosen = chosen === r.id ? null : r.id; draw(); } }, bee(r.kind, p, r.off), el("span", {}, r.text), r.of && comb(r.has, r.of), el("b", {}, r.end))))));
	const steps = ask && chosen !== null ? g.acts?.(view, p, chosen) : null;
	if (steps) side.push(el("div.steps", {}, ...steps.map(s => el("button", { disabled: !s, onclick: () => act(s.act) }, s ? s.text : "·"))));
	else if (ask && g.cards) side.push(el("div.lay", {}, el("h2", {}, g.cardsTitle, el("span", {}, g.cardsNote)), el("div.three", {}, ...g.cards(view, p).map(c => el(c.off ? "button.off" : "button", { onclick: () => act(c.act) }, bee(c.kind, p), el("span", {}, c.text), el("b", {}, drop(), `${c.price}`))))));
	const bids = ask && g.bids?.(view, p);
	if (bids) side.push(el("div.keys", {}, ...bids.map(b => el("button", { onclick: () => act(b.act) }, b.text))));
	if (ask && g.done) side.push(el("button.main", { onclick: () => { chosen = null; act(g.done.act); } }, g.done.text));
	if (!ask && g.doing) side.push(turns(g.current(view), g.doing(view, nameOf(g.current(view)))));
	if (!ask && !g.stick) side.push(...[buzzes(play), list && choice("covers", say("phone.hide"), () => stored.get("covers") === "1", () => { drawn = ""; play(); })].filter(b => b));
	if (!g.stick) side.push(wholeScreen());
	return side;
}

document.documentElement.lang = french ? "fr" : "en";
fetch(location.pathname).then(r => { if (r.status === 404 || r.status === 410) location.reload(); else if (stored.get("at") === code && stored.get("name") !== null) join(false); else askName(); }, () => askName());
