// Keeps one version of the game, whole, so that it starts without the network. A newer
// version is kept beside it only until the page says that it may take its place: never
// in the middle of a match.
"use strict";

const build = "BUILD", files = ["FILES"];
const ours = `ludotheque ${self.registration.scope} `, mine = ours + build;

// What the page has just taken is in the browser's cache: it is not taken twice.
self.addEventListener("install", event => event.waitUntil((async () => {
	const cache = await caches.open(mine);
	await Promise.all(files.map(async file => {
		const request = new Request(file, { cache: file === "./" ? "no-cache" : "force-cache" });
		const response = await fetch(request);
		if (!response.ok) throw new Error(`${file}: ${response.status}`);
		await cache.put(file, response);
	}));
})().catch(async error => {
	await caches.delete(mine);
	throw error;
})));

self.addEventListener("activate", event => event.waitUntil((async () => {
	for (const name of await caches.keys()) {
		if (name.startsWith(ours) && name !== mine) await caches.delete(name);
	}
})()));

self.addEventListener("message", event => {
	if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", event => {
	const { request } = event;
	if (request.method !== "GET") return;
	const url = new URL(request.url), scope = new URL(self.registration.scope);
	if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
	const page = request.mode === "navigate" && [scope.pathname, scope.pathname + "index.html"].includes(url.pathname);
	event.respondWith((async () => {
		const cache = await caches.open(mine);
		return await cache.match(page ? "./" : request) || fetch(request);
	})());
});
