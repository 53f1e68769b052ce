// The connection to the table: it joins, answers pings, and comes back by itself.

// silence is how long nothing may come from the host, in ms.
const silence = 8000;

// stored keeps what this device knows, where the browser allows it.
export const stored = {
	get(key) { try { return localStorage.getItem("ludotheque." + key); } catch { return null; } },
	set(key, value) { try { localStorage.setItem("ludotheque." + key, value); } catch { /* private: forgotten at the end */ } },
};

function secret() {
	let s = stored.get("secret");
	if (!s) {
		s = Array.from(crypto.getRandomValues(new Uint8Array(16)), b => b.toString(16).padStart(2, "0")).join("");
		stored.set("secret", s);
	}
	return s;
}

const mine = secret();

export class Link {
	// hear is called with each message, state with "on", "off" or a reason to end.
	constructor(code, join, hear, state) {
		Object.assign(this, { code, join, hear, state, pause: 250, ended: false });
		this.open();
		setInterval(() => { if (!this.ended && this.ws && performance.now() - this.heard > silence) this.lose(this.ws); }, 500);
		addEventListener("online", () => this.retry());
		document.addEventListener("visibilitychange", () => { if (!document.hidden) this.retry(); });
	}

	open() {
		const ws = new WebSocket(new URL(`${this.code}/ws`, location.href).href.replace(/^http/, "ws"));
		this.ws = ws;
		this.heard = performance.now();
		ws.onopen = () => this.say({ join: { protocol: 1, secret: mine, device: "phone", ...this.join } });
		ws.onmessage = e => {
			if (this.ws !== ws || this.ended) return;
			this.heard = performance.now();
			const m = JSON.parse(e.data);
			if (m.ping) return this.say({ pong: m.ping });
			if (m.bye) { this.ended = true; return this.state(m.bye.why); }
			if (this.pause !== 250 || !this.on) { this.pause = 250; this.on = true; this.state("on"); }
			this.hear(m);
		};
		ws.onclose = () => this.lose(ws);
	}

	// ask finds out whether the host answers and has had no such table for a while: one that is
	// being restarted may still have to read it.
	async ask() {
		const gone = await fetch(this.code, { method: "HEAD", cache: "no-store" }).then(r => r.status === 404 || r.status === 410, () => false);
		if (!gone || this.on || this.ended) return void (this.gone = 0);
		this.gone ||= performance.now();
		if (performance.now() - this.gone < 10000) return;
		this.ended = true;
		clearTimeout(this.timer);
		this.state("closed");
	}

	// lose gives up a socket and opens another after a pause.
	lose(ws) {
		if (this.ws !== ws || this.ended) return;
		this.ws = null; // closing one whose other end is gone takes a browser long
		ws.close();
		this.on = false;
		this.state("off");
		this.ask();
		this.timer = setTimeout(() => this.open(), this.pause);
		this.pause = Math.min(this.pause * 2, 5000);
	}

	// retry does not wait when the phone wakes up or has a network again.
	retry() {
		if (this.ended || this.ws) return;
		clearTimeout(this.timer);
		this.pause = 250;
		this.open();
	}

	// stop lets go of the chair's connection: the whole game takes it.
	stop() { this.ended = true; clearTimeout(this.timer); this.ws?.close(); }

	say(m) { if (this.ws?.readyState === 1) this.ws.send(JSON.stringify(m)); }
}
