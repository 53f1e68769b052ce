// Loads the game and shows how far it is; afterwards, if the game stops, says why.
// It works from any folder of a static server: every address is relative.
"use strict";

(() => {
	const asked = new URLSearchParams(location.search).get("lang");
	const french = asked === "fr" || asked !== "en" && /^fr/i.test(navigator.languages.find(l => /^(fr|en)\b/i.test(l)));
	const words = french ? {
		loading: "Le jeu arrive…",
		starting: "On dresse la table…",
		size: (done, all) => `${done} Mo sur ${all} Mo`,
		point: ",",
		noWasm: "Impossible de lancer le jeu : il manque WebAssembly à ce navigateur.\nUne version récente de Firefox, Chrome, Edge ou Safari convient.",
		noWebGL: "Impossible de dessiner le jeu : WebGL 2 manque à ce navigateur, ou est désactivé.\nActivez l’accélération graphique dans ses réglages, ou essayez un autre navigateur.",
		noServer: "Une page ouverte depuis le disque n’a pas le droit de charger le jeu.\nMettez ce dossier sur un serveur web : python3 -m http.server, puis http://localhost:8000.",
		noFrame: "La page qui montre le jeu l’empêche de charger ses fichiers (sandbox).\nOuvrez-le dans un onglet à lui.",
		noDownload: "Le jeu n’a pas pu être téléchargé en entier. Vérifiez la connexion, puis réessayez.",
		broken: "Le jeu s’est arrêté. Votre partie est enregistrée au fur et à mesure : vous pourrez la reprendre.",
		refused: "L’adresse de cette page est incompréhensible pour le jeu :",
		ended: "À bientôt !",
		light: "Jouer sur la page légère", again: "Rejouer", tab: "Ouvrir un onglet", retry: "Réessayer", anyway: "Jouer quand même",
		full: "Plein écran", newer: "Une nouvelle version est prête : recharger",
	} : {
		loading: "The game is on its way…",
		starting: "Laying the table…",
		size: (done, all) => `${done} MB of ${all} MB`,
		point: ".",
		noWasm: "This browser can’t run the game: it lacks WebAssembly.\nA recent Firefox, Chrome, Edge or Safari will do.",
		noWebGL: "This browser can’t draw the game: WebGL 2 is missing or turned off.\nTurn on graphics acceleration in its settings, or try another browser.",
		noServer: "A page opened from the disk may not load the game.\nPut this folder on a web server: python3 -m http.server, then http://localhost:8000.",
		noFrame: "The page that shows the game keeps it from loading its files (sandbox).\nOpen it in a tab of its own.",
		noDownload: "The game couldn’t be downloaded completely. Check the connection, then try again.",
		broken: "The game has stopped. It is saved as you play: you can resume it.",
		refused: "The game didn’t understand the address of this page:",
		ended: "See you soon!",
		light: "Play on the light page", again: "Play again", tab: "Open a tab", retry: "Try again", anyway: "Play anyway",
		full: "Full screen", newer: "A new version is ready: reload",
	};

	const $ = id => document.getElementById(id);
	const shell = $("shell"), say = $("say"), detail = $("detail"), again = $("again"), full = $("full"), newer = $("newer");
	const { build, wasm, zst } = document.body.dataset;
	document.documentElement.lang = french ? "fr" : "en";
	say.textContent = words.loading;

	let far; // what progress shows in the next picture

	// stop shows a message instead of the game, and a way on.
	function stop(message, small, button, address = location.href) {
		far = undefined;
		shell.hidden = false;
		shell.classList.remove("gone");
		shell.classList.add("stopped");
		full.hidden = newer.hidden = true;
		say.textContent = message;
		detail.textContent = small || "";
		again.hidden = !button;
		again.textContent = button || "";
		again.onclick = () => address === location.href ? location.reload() : location.assign(address);
		if (button) again.focus();
	}

	// progress shows how far the download is, in the next picture: a fast one comes in
	// hundreds of pieces.
	function progress(fraction, total) {
		if (!far) requestAnimationFrame(show);
		far = [fraction, total];
	}

	function show() {
		if (!far) return; // the words of a page that has stopped stay
		const [fraction, total] = far;
		far = undefined;
		const percent = Math.min(100, fraction * 100);
		$("bar").style.width = $("bee").style.left = percent + "%";
		$("trough").setAttribute("aria-valuenow", Math.round(percent));
		const megabytes = n => (n / 1e6).toFixed(1).replace(".", words.point);
		detail.textContent = total > 0 ? words.size(megabytes(Math.min(1, fraction) * total), megabytes(total)) : "";
	}

	const leave = new AbortController(); // of the download

	async function get(name) {
		const response = await fetch(`${name}?${build}`, { signal: leave.signal });
		if (!response.ok) throw new Error(`${name}: ${response.status}`);
		return response;
	}

	// received shows how much of a stream has come, and undoes the compression, unless the
	// server has declared it and the browser has undone it already: then the stream does not
	// begin as Zstandard does. One step does both, since each costs the title some time.
	function received(stream, expected, total) {
		let packed, done = 0;
		return stream.pipeThrough(new TransformStream({
			transform(chunk, controller) {
				done += chunk.byteLength;
				progress(done / expected, total);
				if (packed === undefined) {
					packed = chunk[0] === 0x28 && new fzstd.Decompress(part => controller.enqueue(part));
				}
				if (packed) packed.push(chunk);
				else controller.enqueue(chunk);
			},
			flush() { if (packed) packed.push(new Uint8Array(0), true); },
		}));
	}

	const kind = "application/wasm";

	// compilable returns a response that can be compiled as it comes. A browser keeps compiled
	// code until the next visit only if the response is its own: so one that the server has
	// declared is taken as it is, and a copy of it counted.
	function compilable(response, declared, expected, total) {
		if (!declared || response.headers.get("Content-Type") !== kind) {
			return new Response(received(response.body, expected, total), { headers: { "Content-Type": kind } });
		}
		received(response.clone().body, expected, total).pipeTo(new WritableStream()).catch(() => {}); // compiling fails too
		return response;
	}

	// download returns the game. The page takes the packed file and unpacks it here, so that no
	// server has to know how; from a host that refuses such a name it takes the plain one.
	async function download() {
		if (+zst > 0) {
			try {
				const packed = await get("game.wasm.zst");
				// What the browser unpacks itself is counted unpacked.
				const declared = packed.headers.get("Content-Encoding");
				return compilable(packed, declared, declared ? +wasm : +zst, +zst);
			} catch (error) {
				if (leave.signal.aborted) throw error;
				console.warn(error);
			}
		}
		return compilable(await get("game.wasm"), true, +wasm, +wasm);
	}

	// prepare opens the database in which the game keeps settings and records, since a browser
	// takes a while for it: the game asks for it when it has come. It is that of internal/store,
	// which opens it where this page could not, and says why.
	function prepare() {
		try {
			const opening = indexedDB.open("ludotheque", 1);
			opening.onupgradeneeded = () => ["texts", "writers"].forEach(table => opening.result.createObjectStore(table));
			opening.addEventListener("success", () => { opening.opened = true; }); // while tables are made it is "done" too
			window.ludothequeStore = opening;
		} catch (error) {
			console.warn(error);
		}
	}

	// argumentsOf turns ?game=bzzz&mute into --game=bzzz --mute.
	function argumentsOf(query) {
		return query.replace(/^\?/, "").split("&").filter(Boolean).map(part => {
			const [key, value] = new URLSearchParams(part).entries().next().value;
			return part.includes("=") ? `--${key}=${value}` : `--${key}`;
		});
	}

	// reveal takes the shell away when the game's first frame has been shown.
	function reveal() {
		if (shell.classList.contains("stopped")) return;
		if (!(window.ludotheque && window.ludotheque.shown)) {
			requestAnimationFrame(reveal);
			return;
		}
		shell.classList.add("gone");
		setTimeout(() => { if (!shell.classList.contains("stopped")) shell.hidden = true; }, 400);
		const canvas = document.querySelector("canvas");
		// In a page around this one the keyboard is that page's, until a click.
		if (window === window.top) canvas.focus();
		offerFullscreen(canvas);
		hearReleases(canvas);
		hearBack(canvas);
		later(() => keepWhole().catch(console.warn).then(() => {
			// The game may have asked already.
			ludotheque.look = look;
			if (ludotheque.wanted) look();
		}));
	}

	// later does something three seconds later, when the page has a moment: nothing takes the processor
	// from the first screen while it comes, and a short visit is long enough.
	function later(act) {
		setTimeout(() => {
			if (window.requestIdleCallback) requestIdleCallback(act, { timeout: 2000 });
			else act(); // Safari
		}, 3000);
	}

	// keepWhole has this version of the game kept by the browser, so that it starts
	// without the network, and offers a newer one on the title: what is played goes on
	// until somebody says so. Pages without a secure address, and those that a portal
	// locks in, do without.
	async function keepWhole() {
		if (!isSecureContext || self.origin === "null" || !navigator.serviceWorker) return;
		const workers = navigator.serviceWorker;
		const old = workers.controller;
		const registration = await workers.register("sw.js", { scope: "./" });
		const offer = worker => {
			if (worker && old) offerNewer(() => {
				// Another tab may have taken it: then all that is loaded from now on is the newer.
				if (worker.state !== "installed") return location.reload();
				workers.addEventListener("controllerchange", () => location.reload(), { once: true });
				worker.postMessage("take over");
			});
		};
		offer(registration.waiting);
		registration.addEventListener("updatefound", () => {
			const worker = registration.installing;
			worker.addEventListener("statechange", () => { if (worker.state === "installed") offer(worker); });
		});
		ludotheque.update = () => registration.update();
	}

	// look asks the server for a newer version, when the settings let it: at once, and
	// later for who keeps the game open for days. Where nothing keeps the game whole, the
	// file VERSION says which build is there.
	async function look() {
		try {
			if (ludotheque.update) {
				await ludotheque.update();
			} else {
				const response = await fetch("VERSION", { cache: "no-store" });
				const there = response.ok ? (await response.text()).trim() : "";
				if (/^[0-9a-f]{12}$/.test(there) && there !== build) return offerNewer(() => location.reload());
			}
		} catch (error) {
			console.warn(error);
		}
		setTimeout(look, 6 * 3600 * 1000);
	}

	// offerNewer shows a button on the title that loads the newer version.
	function offerNewer(load) {
		newer.textContent = words.newer;
		newer.onclick = load;
		const follow = () => {
			newer.hidden = ludotheque.scene !== "title" || shell.classList.contains("stopped");
			setTimeout(follow, 500);
		};
		follow();
	}

	// offerFullscreen shows a button on the title, in whose corner nothing can be
	// pressed: at first, and again when the pointer comes near. On the other screens it
	// would lie on what they have there, a game its pause; from them the settings lead
	// to it.
	function offerFullscreen(canvas) {
		if (!document.fullscreenEnabled) return;
		let until = 0;
		const follow = () => {
			const on = ludotheque.scene === "title" && performance.now() < until;
			full.classList.toggle("shown", on);
			if (on) requestAnimationFrame(follow);
		};
		const show = seconds => {
			until = performance.now() + seconds * 1000;
			if (!full.classList.contains("shown")) follow();
		};
		full.hidden = false;
		full.title = words.full;
		full.setAttribute("aria-label", words.full);
		full.onclick = () => {
			document.documentElement.requestFullscreen().catch(console.warn);
			until = 0;
			canvas.focus();
		};
		document.addEventListener("fullscreenchange", () => {
			full.hidden = !!document.fullscreenElement;
			canvas.focus();
		});
		window.addEventListener("pointermove", e => {
			if (e.clientY < 80 && e.clientX > innerWidth - 160) show(2);
		});
		show(6);
	}

	// hearReleases lets a mouse button go that was pressed on the canvas and released outside it,
	// of which Ebitengine hears nothing: by the event of the page, or by the next move, if it was
	// released outside of the page.
	function hearReleases(canvas) {
		let held = 0; // as in MouseEvent.buttons
		const bits = [1, 4, 2]; // of the left, the middle and the right button
		const follow = event => {
			bits.forEach((bit, button) => {
				if (!(held & bit & ~event.buttons)) return;
				const { clientX, clientY, buttons } = event;
				canvas.dispatchEvent(new MouseEvent("mouseup", { button, buttons, clientX, clientY }));
			});
			held &= event.buttons;
		};
		canvas.addEventListener("mousedown", event => { held = event.buttons; });
		canvas.addEventListener("mouseup", event => { held &= event.buttons; });
		for (const type of ["mouseup", "mousemove"]) window.addEventListener(type, event => { if (event.isTrusted || event.target !== canvas) follow(event); }, true);
	}

	// hearBack makes the browser's Back what Escape is, until the title: a match asks before it is left. Where
	// Back would leave the page, an entry of the history is put before it, once the page was used: browsers pass
	// over entries of pages that were not.
	function hearBack(canvas) {
		let address = location.href;
		const hold = () => {
			if (shell.classList.contains("stopped")) return;
			if (ludotheque.scene === "title" || history.state?.game) address = location.href;
			else if (navigator.userActivation?.hasBeenActive ?? true) history.pushState({ game: true }, "", address = location.href);
			setTimeout(hold, 250);
		};
		hold();
		window.addEventListener("popstate", () => {
			if (history.state?.game || shell.classList.contains("stopped")) return;
			if (ludotheque.scene === "title") return history.back();
			history.pushState({ game: true }, "", address);
			const key = type => canvas.dispatchEvent(new KeyboardEvent(type, { code: "Escape", key: "Escape" }));
			key("keydown");
			setTimeout(key, 100, "keyup");
		});
	}

	// asking returns the address of a table's own page, where a device that was not there yet is asked for a name and
	// whether it takes a seat: somebody has sent it the address of the whole game. It returns nothing for other devices.
	function asking() {
		const query = new URLSearchParams(location.search), code = query.get("join") || "";
		if (!/^[\w-]+$/.test(code) || !location.pathname.includes("/play/")) return;
		try {
			if (localStorage.getItem("ludotheque.at") === code) return;
		} catch {
			return; // a browser that keeps nothing would be asked for ever
		}
		return `../${code}${asked ? `?lang=${encodeURIComponent(asked)}` : ""}`;
	}

	async function main() {
		const asks = asking();
		if (asks) return location.replace(asks);
		if (typeof WebAssembly !== "object" || typeof Go !== "function") return stop(words.noWasm);
		if (location.protocol === "file:") return stop(words.noServer);

		// The download begins first: a browser takes some tenths of a second for the first
		// thing that it is to draw.
		const begun = download();
		begun.catch(() => {}); // told below
		prepare();
		if (!document.createElement("canvas").getContext("webgl2")) {
			leave.abort();
			const table = new URLSearchParams(location.search).get("join");
			// The server of a table has a page that needs no WebGL.
			return table ? stop(words.noWebGL, "", words.light, `../${encodeURIComponent(table)}?pad`) : stop(words.noWebGL);
		}

		let module;
		try {
			module = await WebAssembly.compileStreaming(begun);
		} catch (error) {
			console.error(error);
			if (self.origin === "null" && error instanceof TypeError) {
				stop(words.noFrame, location.href, words.tab);
				again.onclick = () => open(location.href, "_blank");
				return;
			}
			return stop(words.noDownload, String(error.message || error), words.retry);
		}
		progress(1, 0);
		say.textContent = words.starting;

		// What the program writes goes to the console; its errors are kept for stop.
		let errors = "";
		const decoder = new TextDecoder(), write = globalThis.fs.writeSync;
		globalThis.fs.writeSync = (fd, bytes) => {
			if (fd === 2) errors = (errors + decoder.decode(bytes)).slice(0, 4000);
			return write(fd, bytes);
		};
		const go = new Go();
		let code = 0;
		go.exit = c => { code = c; };
		go.argv = ["ludotheque", ...argumentsOf(location.search)];
		requestAnimationFrame(reveal);
		try {
			await go.run(await WebAssembly.instantiate(module, go.importObject));
		} catch (error) {
			code = code || 1;
			errors += error;
		}
		// A timer of the program's that comes now would find nobody.
		go._resume = () => {};
		const canvas = document.querySelector("canvas");
		if (canvas) canvas.remove();
		const first = errors.split("\n").find(line => line.trim()) || "";
		if (code === 0) stop(words.ended, "", words.again);
		else if (code === 2 && first.startsWith("ludotheque:")) stop(words.refused, first, words.anyway, location.pathname);
		else stop(words.broken, first, words.retry);
	}

	main();
})();
