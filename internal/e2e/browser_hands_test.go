//go:build linux && amd64

package e2e

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/internal/e2e/guest"
)

// tab makes a page that can be put in the background by away(true), as a browser
// does it: it gets an event, draws no frames, and has no keyboard. A headless Chromium
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

// aquariomTurn is how many ticks the program has made, and in what turn of Aquar.iom
// it is: both at once.
func (p *page) aquariomTurn() (ticks, turn int) {
	p.t.Helper()
	n, scene, _ := strings.Cut(do(p, chromedp.Evaluate[string](`ludotheque.ticks() + " " + ludotheque.scene`)), " ")
	ticks, err := strconv.Atoi(n)
	if err != nil {
		p.t.Fatal(err)
	}
	return ticks, turnNumber(p.t, scene)
}

// A page in the background falls silent; a game in real time waits there, pauses
// when it is seen again, and makes up for nothing.
func TestBrowserInTheBackground(t *testing.T) {
	long(t)
	t.Parallel()
	p := browse(t)
	p.before(tap)
	p.before(tab)
	p.open(plain(t) + "?game=aquariom&seed=3&seats=human,easy,easy&option=map%3Dlagoon")
	p.scene("aquariom turn")
	for deadline := time.Now().Add(patience); !do(p, chromedp.Evaluate[bool](`/^aquariom turn ([3-9]|\d\d)/.test(window.ludotheque?.scene)`)); p.key("ArrowUp") {
		if time.Now().After(deadline) {
			t.Fatal("the match does not begin")
		}
	}
	// A gesture before the sound is open is none to it.
	for deadline := time.Now().Add(patience); do(p, chromedp.Evaluate[float64](`heard()`)) <= 0.003; p.key("ArrowUp") {
		if time.Now().After(deadline) {
			t.Fatal("nothing is heard")
		}
	}
	do(p, chromedp.Evaluate[bool](`away(true)`))
	promised[bool](p, `new Promise(done => { const i = setInterval(() => { if (heard() === 0) { clearInterval(i); done(true); } }, 50); })`)
	from, before := p.aquariomTurn()
	p.meanwhile()
	if _, after := p.aquariomTurn(); after != before {
		t.Errorf("turn %d became %d while nobody saw it", before, after)
	}
	do(p, chromedp.Evaluate[bool](`away(false)`))
	p.scene("pause aquariom")
	p.key("Enter")
	p.truth(`heard() > 0.003`)
	p.scene("aquariom turn")
	const ticksOfATurn = 3 // a turn of the reef lasts 50 ms
	if to, after := p.aquariomTurn(); after > before+(to-from)/ticksOfATurn+1 {
		t.Errorf("turn %d became %d in %d ticks: the game made up for the time it was away", before, after, to-from)
	}
}

// meanwhile gives the page time for some hundred tasks, of which thinking takes its
// share: there is nothing to wait for where nothing may happen.
func (p *page) meanwhile() {
	p.t.Helper()
	promised[bool](p, `new Promise(done => { let n = 400; const next = () => n-- > 0 ? setTimeout(next) : done(true); next(); })`)
}

// Computer players play no game of turns on in a hidden page: it stands
// where it was, and goes on from there.
func TestBrowserWaitsForTurnsInTheBackground(t *testing.T) {
	t.Parallel()
	guest.Long(t)
	for _, tt := range []struct{ game, query string }{
		{"bzzz", "game=bzzz&seats=hard,hard,hard,hard"},
		{"brutal", "game=brutal&seats=hard,hard"},
		{"empire", "game=empire&seats=hard,hard,hard"},
	} {
		t.Run(tt.game, func(t *testing.T) {
			p := browse(t)
			p.before(tab)
			p.settled()
			p.open(plain(t) + "?seed=3&" + tt.query)
			p.scene(tt.game)
			changes := func() {
				p.t.Helper()
				p.truth(`ludotheque.scene !== ` + strconv.Quote(p.now()))
			}
			changes()
			changes()
			do(p, chromedp.Evaluate[bool](`away(true)`))
			const state = `ludotheque.ticks() + " " + ludotheque.scene`
			before := do(p, chromedp.Evaluate[string](state))
			p.meanwhile()
			if after := do(p, chromedp.Evaluate[string](state)); after != before {
				t.Errorf("%q became %q while nobody saw it", before, after)
			}
			do(p, chromedp.Evaluate[bool](`away(false)`))
			changes()
			if now := p.now(); !strings.HasPrefix(now, tt.game) {
				t.Errorf("after %q the screen says %q", before, now)
			}
		})
	}
}

// The window changes its size and its density in the middle of a game; a mouse and
// a finger still press what they point at. Ebitengine keeps the density of its start:
// the picture is less sharp on a denser screen, until the page is loaded again.
func TestBrowserIsResized(t *testing.T) {
	t.Parallel()
	guest.Long(t)
	p := browse(t)
	p.settled()
	p.watched()
	p.open(plain(t) + "?game=bzzz&seed=3&seats=human,easy,easy,easy&lang=en")
	p.scene("bzzz turn 1 seat A")
	for i, s := range []struct {
		width, height int64
		density       float64
	}{{1280, 720, 1}, {400, 700, 1}, {400, 700, 2}, {1920, 1080, 1}, {640, 360, 2}} {
		do(p, chromedp.EmulateViewport(s.width, s.height, chromedp.EmulateScale(s.density)))
		p.truth(`innerWidth === ` + strconv.Itoa(int(s.width)) + ` && devicePixelRatio === ` + strconv.Itoa(int(s.density)) +
			` && document.querySelector("canvas").width === innerWidth`)
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

// slots are gamepads that come and go: plug(1) puts one into a slot, hold(1, 0, true)
// presses its button, lean(1, 0.5, -1) moves its left stick.
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
	window.lean = (n, x, y) => { pads[n].axes[0] = x; pads[n].axes[1] = y; return true; };
}`

// plug puts a gamepad into a slot.
func (p *page) plug(slot int) {
	p.t.Helper()
	do(p, chromedp.Evaluate[bool](fmt.Sprintf(`plug(%d)`, slot)))
	p.ticks(2)
}

// press presses a button of the gamepad in a slot: its numbers are those of the
// browsers.
func (p *page) press(slot int, button ebiten.StandardGamepadButton) {
	p.t.Helper()
	for _, on := range []bool{true, false} {
		do(p, chromedp.Evaluate[bool](fmt.Sprintf(`hold(%d, %d, %v)`, slot, button, on)))
		p.ticks(2)
	}
}

// A gamepad leads from the title into a game; it goes, the game waits; it comes
// back in another slot and takes the game up again.
func TestBrowserGamepadComesAndGoes(t *testing.T) {
	long(t)
	t.Parallel()
	p := browse(t)
	p.settled()
	p.before(slots)
	p.open(plain(t))
	p.scene("title")
	p.plug(0)
	p.press(0, padA)
	p.scene("lobby bzzz")
	p.ticks(20)
	p.press(0, padA)
	p.scene("bzzz turn 1 seat A")
	do(p, chromedp.Evaluate[bool](`unplug(0)`))
	p.scene("pause bzzz lost A")
	p.plug(2)
	p.press(2, padA)
	p.scene("bzzz turn 1 seat A")
	p.press(2, padStart) // what it holds is the game
	p.scene("pause bzzz")
	if scene := p.now(); strings.Contains(scene, "lost") {
		t.Errorf("after the gamepad came back the screen says %q", scene)
	}
}

// By the key that hints name in a browser everything Escape does is done, and by
// the mouse: nothing of the page lies on the corner with the pause.
func TestBrowserWithoutEscape(t *testing.T) {
	long(t)
	t.Parallel()
	p := browse(t)
	p.watched()
	p.open(plain(t) + "?game=bzzz&seed=3&seats=human,easy,easy,easy")
	p.scene("bzzz turn 1 seat A")
	p.key("F4")
	p.scene("pause bzzz")
	p.key("F4")
	p.scene("bzzz turn 1 seat A")
	p.use("pause", 0, (*page).click)
	p.scene("pause bzzz")
}

// What fingers and buttons do reaches the game whatever the page makes of it: a finger that the
// system takes away, a tap between two ticks, a tap beside a finger at rest, a button that is let go
// outside the canvas.
func TestBrowserFingersAndButtonsAreLetGo(t *testing.T) {
	long(t)
	t.Parallel()
	p := browse(t)
	p.watched()
	p.settled()
	p.before(`window.finger = (type, id, x, y) => {
		const target = document.querySelector("canvas");
		const changedTouches = [new Touch({ identifier: id, target, clientX: x, clientY: y })];
		return target.dispatchEvent(new TouchEvent(type, { changedTouches, bubbles: true, cancelable: true }));
	};`)
	p.open(plain(t) + "?game=bzzz&seed=3&seats=human,easy,easy,easy")
	p.scene("bzzz turn 1 seat A")
	fingers := func(events ...string) func(*page, float64, float64) {
		return func(p *page, x, y float64) {
			var calls []string
			for _, e := range events {
				at := fmt.Sprintf("%v, %v", x, y)
				if e, corner := strings.CutSuffix(e, " corner"); corner {
					calls = append(calls, fmt.Sprintf(`finger("touch%s", 7, 3, 3)`, e))
				} else {
					calls = append(calls, fmt.Sprintf(`finger("touch%s", 0, %s)`, e, at))
				}
			}
			do(p, chromedp.Evaluate[bool](strings.Join(calls, "; ")+"; true"))
			p.ticks(4)
		}
	}
	tap := fingers("start", "end")
	stays := func(scene string) {
		t.Helper()
		p.ticks(20)
		if now := p.now(); !strings.HasPrefix(now, scene) {
			t.Fatalf("the screen says %q, want %q", now, scene)
		}
	}
	p.use("pause", 0, tap)
	p.scene("pause bzzz")
	p.use("resume", 0, fingers("start", "cancel"))
	stays("pause bzzz")
	p.use("resume", 0, tap)
	p.scene("bzzz turn 1 seat A")

	p.use("pause", 0, fingers("start corner"))
	p.ticks(20)
	p.use("pause", 0, tap)
	p.scene("pause bzzz")
	p.use("resume", 0, tap)
	p.scene("bzzz turn 1 seat A")
	p.use("pause", 0, fingers("cancel corner"))
	p.use("pause", 0, tap)
	p.scene("pause bzzz")

	p.use("resume", 0, func(p *page, x, y float64) {
		p.mouse(input.DispatchMouseEventTypeMouseMoved, x, y)
		p.mouse(input.DispatchMouseEventTypeMousePressed, x, y)
		p.ticks(3)
		do(p, chromedp.Evaluate[bool](`document.documentElement.dispatchEvent(new MouseEvent("mouseup", { bubbles: true, clientX: -9, clientY: -9 }))`))
		p.ticks(3)
		stays("pause bzzz")
	})
	p.use("resume", 0, (*page).click)
	p.scene("bzzz turn 1 seat A")
}
