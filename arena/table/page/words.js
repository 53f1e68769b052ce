// The texts of the page. go generate ./assets/words writes texts.fr.js and texts.en.js.
// asked is the language that the address asks for, or undefined.
export const asked = ["fr", "en"].find(l => l === new URLSearchParams(location.search).get("lang"));
export const french = asked === "fr" || !asked && /^fr/i.test(navigator.languages.find(l => /^(fr|en)\b/i.test(l)));
const { texts } = await import(french ? "./texts.fr.js" : "./texts.en.js");

// say is a text with its slots filled in, "" where there is none. The slot n chooses
// between the two forms of a text that counts.
export function say(key, slots = {}) {
	const text = texts[key] || "", one = french ? slots.n < 2 : slots.n === 1;
	return (Array.isArray(text) ? text[one ? 0 : 1] : text).replace(/\{(\w+)\}/g, (_, name) => slots[name]);
}

// list is names in a row: the first and the number of others where there are many.
export const list = names => names.length < 3 ? names.join(french ? " et " : " and ") : say("phone.others", { name: names[0], n: names.length - 1 });
