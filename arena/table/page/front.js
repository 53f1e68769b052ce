// Leads from the first page back to the table that this device did not leave, if it is still there.
import { stored } from "./link.js";

const code = stored.get("at"), back = document.getElementById("back");
if (code) {
	const there = await fetch(encodeURIComponent(code), { method: "HEAD", cache: "no-store" }).then(r => r.ok, () => false);
	back.hidden = !there;
	back.href = encodeURIComponent(code);
	back.append(" ", code);
}
