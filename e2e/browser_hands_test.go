//go:build linux && amd64

package e2e

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// tab makes a page that can be put in the background by away(true), as a browser
// does it: it is told, draws no frames, and has no keyboard. A headless Chromium
// puts no page there by itself.
const tab = `
{
	let gone = false, waiting = [];
	const draw = window.requestAnimationFrame.bind(window);
	window.requestAnimationFrame = f => draw(at => gone ? waiting.push(f) : f(at));
	Object.defineProperty(Document.prototype, "hidden", { configurable: true, get: () => gone });
	Object.defineProperty(Document.prototype, "visibilityState", { configurable: true, get: () => gone ? "hidden" : "visible" });
	Document.prototype.hasFocus = () => !gone;
	window.away = on => {
		gone = on;
		document.dispatchEvent(new Event("visibilitychange"));
		if (!on) { waiting.forEach(f => draw(f)); waiting = []; }
		return true;
	};
}`

// promised is what a promise of the page comes to; it needs no frames.
func promised[T any](p *page, promise string) T {
	p.t.Helper()
	return do(p, chromedp.Evaluate[T](promise, func(e *runtime.EvaluateParams) { yes := true; e.AwaitPromise = &yes }))
}

// turnNumber is 12 of "aquariom turn 12 swim".
func turnNumber(t testing.TB, scene string) int {
	t.Helper()
	f := strings.Fields(scene)
	if len(f) < 3 {
		t.Fatalf("%q names no turn", scene)
	}
	n, err := strconv.Atoi(f[2])
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// A page in the background falls silent; a game in real time waits there, pauses
// when it is seen again, and makes up for nothing.
func TestBrowserInTheBackground(t *testing.T) {
	p := browse(t)
	p.before(tap)
	p.before(tab)
	p.open(plain(t) + "?game=aquariom&seed=3&seats=human,easy,easy&option=map%3Dlagoon")
	p.scene("aquariom turn 3 ")
	p.key("ArrowUp")
	p.truth(`heard() > 0.003`)
	do(p, chromedp.Evaluate[bool](`away(true)`))
	promised[bool](p, `new Promise(done => { const i = setInterval(() => { if (heard() === 0) { clearInterval(i); done(true); } }, 50); })`)
	before := turnNumber(t, p.now())
	promised[bool](p, `new Promise(done => setTimeout(() => done(true), 2000))`)
	if after := turnNumber(t, p.now()); after != before {
		t.Errorf("turn %d became %d while nobody saw it", before, after)
	}
	do(p, chromedp.Evaluate[bool](`away(false)`))
	p.scene("pause aquariom")
	p.key("Enter")
	p.truth(`heard() > 0.003`)
	p.scene("aquariom turn")
	if after := turnNumber(t, p.now()); after > before+8 {
		t.Errorf("turn %d became %d: the game made up for the time it was away", before, after)
	}
}

// The window changes its size and its density in the middle of a game; a mouse and
// a finger still press what they point at.
func TestBrowserIsResized(t *testing.T) {
	long(t)
	p := browse(t)
	p.watched()
	p.open(plain(t) + "?game=bzzz&seed=3&seats=human,easy,easy,easy&lang=en")
	p.scene("bzzz turn 1 seat A")
	for i, s := range []struct {
		width, height int64
		density       float64
	}{{1280, 720, 1}, {400, 700, 1}, {400, 700, 2}, {1920, 1080, 1}, {640, 360, 2}} {
		do(p, chromedp.EmulateViewport(s.width, s.height, chromedp.EmulateScale(s.density)))
		p.truth(`innerWidth === ` + strconv.Itoa(int(s.width)) + ` && devicePixelRatio === ` + strconv.Itoa(int(s.density)) +
			` && document.querySelector("canvas").width === Math.round(innerWidth * devicePixelRatio)`)
		p.frames(4)
		point := (*page).click
		if i%2 == 1 {
			point = (*page).touch
		}
		p.use("pause", 0, point)
		p.scene("pause bzzz")
		p.use("resume", 0, point)
		p.scene("bzzz turn 1 seat A")
	}
}

// A match of Bzzz from the title to its results by a finger alone.
func TestBrowserByTouchAlone(t *testing.T) {
	long(t)
	p := browse(t)
	p.settled()
	p.watched()
	do(p, chromedp.EmulateViewport(640, 360, chromedp.EmulateTouch))
	p.open(plain(t))
	p.scene("title")
	tap := (*page).touch
	p.use("poster", 0, tap)
	p.scene("lobby bzzz")
	for range 4 {
		p.at("option", 0, 0.08, tap) // the shortest match
	}
	p.use("start", 0, tap)
	p.scene("bzzz turn 1 seat A")
	for deadline := time.Now().Add(3 * patience); ; {
		scene := p.now()
		switch {
		case strings.HasPrefix(scene, "results"):
			return
		case time.Now().After(deadline):
			t.Fatalf("no results; the page says %q", p.words())
		case strings.HasPrefix(scene, "pause"):
			p.use("resume", 0, tap)
		case strings.Contains(scene, "fight") && p.has("next", 0):
			p.use("next", 0, tap)
		case strings.Contains(scene, "seat A") && p.has("rest", 0):
			p.use("rest", 0, tap)
		case strings.Contains(scene, "over"):
			p.touch(320, 180)
		}
		p.frames(4)
	}
}

// A window that comes to a screen of another density keeps its size, and the game
// is told all the same.
func TestBrowserTellsOfAnotherDensity(t *testing.T) {
	long(t)
	p := browse(t)
	p.open(plain(t) + "?lang=de") // refused: the page without the game
	do(p, chromedp.Evaluate[bool](`window.told = 0, addEventListener("resize", () => told++), true`))
	for i, density := range []float64{2, 1} {
		do(p, chromedp.EmulateViewport(640, 360, chromedp.EmulateScale(density)))
		p.truth(`devicePixelRatio === ` + strconv.Itoa(int(density)) + ` && told >= ` + strconv.Itoa(i+1))
	}
}

// slots are gamepads that come and go: plug(1) puts one into a slot, press(1, 0)
// presses its button for some frames.
const slots = `
{
	const pads = [null, null, null, null];
	navigator.getGamepads = () => pads;
	const tell = (what, pad) => { dispatchEvent(Object.assign(new Event(what), { gamepad: pad })); return true; };
	window.plug = n => tell("gamepadconnected", pads[n] = {
		id: "Xbox 360 Controller (STANDARD GAMEPAD Vendor: 045e Product: 028e)", index: n, connected: true, mapping: "standard",
		timestamp: performance.now(), axes: [0, 0, 0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
	});
	window.unplug = n => { const pad = pads[n]; pads[n] = null; pad.connected = false; return tell("gamepaddisconnected", pad); };
	window.hold = (n, button, on) => { pads[n].buttons[button] = { pressed: on, touched: on, value: on ? 1 : 0 }; return true; };
}`

// press presses a button of the gamepad in a slot.
func (p *page) press(slot, button int) {
	p.t.Helper()
	for _, on := range []bool{true, false} {
		do(p, chromedp.Evaluate[bool](`hold(`+strconv.Itoa(slot)+`, `+strconv.Itoa(button)+`, `+strconv.FormatBool(on)+`)`))
		p.frames(4)
	}
}

// A gamepad leads from the title into a game; it goes, the game waits; it comes
// back in another slot and takes the game up again.
func TestBrowserGamepadComesAndGoes(t *testing.T) {
	p := browse(t)
	p.settled()
	p.before(slots)
	p.open(plain(t))
	p.scene("title")
	do(p, chromedp.Evaluate[bool](`plug(0)`))
	p.frames(6)
	p.press(0, 0)
	p.scene("lobby bzzz")
	p.frames(20)
	p.press(0, 0)
	p.scene("bzzz turn 1 seat A")
	do(p, chromedp.Evaluate[bool](`unplug(0)`))
	p.scene("pause bzzz lost A")
	do(p, chromedp.Evaluate[bool](`plug(2)`))
	p.frames(6)
	p.press(2, 0)
	p.scene("bzzz turn 1 seat A")
	p.press(2, 9) // Start: what it holds is the game
	p.scene("pause bzzz")
	if scene := p.now(); strings.Contains(scene, "lost") {
		t.Errorf("after the gamepad came back the screen says %q", scene)
	}
}

// By the key that hints name in a browser everything Escape does is done.
func TestBrowserWithoutEscape(t *testing.T) {
	p := browse(t)
	p.open(plain(t) + "?game=bzzz&seed=3&seats=human,easy,easy,easy")
	p.scene("bzzz turn 1 seat A")
	p.key("F4")
	p.scene("pause bzzz")
	p.key("F4")
	p.scene("bzzz turn 1 seat A")
}
