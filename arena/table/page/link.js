// The connection to the table: it joins, answers pings, and comes back by itself.

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
		addEventListener("online", () => this.retry());
		document.addEventListener("visibilitychange", () => { if (!document.hidden) this.retry(); });
	}

	open() {
		const ws = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/${this.code}/ws`);
		this.ws = ws;
		ws.onopen = () => this.say({ join: { protocol: 1, secret: mine, device: "phone", ...this.join } });
		ws.onmessage = e => {
			const m = JSON.parse(e.data);
			if (m.ping) return this.say({ pong: m.ping });
			if (m.bye) { this.ended = true; return this.state(m.bye.why); }
			if (this.pause !== 250 || !this.on) { this.pause = 250; this.on = true; this.state("on"); }
			this.hear(m);
		};
		ws.onclose = () => {
			if (this.ws !== ws || this.ended) return;
			this.on = false;
			this.state("off");
			this.timer = setTimeout(() => this.open(), this.pause);
			this.pause = Math.min(this.pause * 2, 5000);
		};
	}

	// retry does not wait when the phone wakes up or has a network again.
	retry() {
		if (this.ended || this.ws.readyState < 2) return;
		clearTimeout(this.timer);
		this.pause = 250;
		this.open();
	}

	say(m) { if (this.ws.readyState === 1) this.ws.send(JSON.stringify(m)); }
}
