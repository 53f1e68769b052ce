//go:build linux && amd64

package e2e

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/internal/e2e/guest"
	"ludotheque/scenes/input"
	"ludotheque/scenes/trace"
	"ludotheque/scenes/ui"
)

// device is the one input device of a player.
type device string

const (
	pad   device = "pad"
	keys  device = "keys"
	mouse device = "mouse"
	touch device = "touch"
)

var devices = [...]device{pad, keys, mouse, touch}

// The buttons of a gamepad, by their place.
const (
	padA     = ebiten.StandardGamepadButtonRightBottom
	padB     = ebiten.StandardGamepadButtonRightRight
	padX     = ebiten.StandardGamepadButtonRightLeft
	padY     = ebiten.StandardGamepadButtonRightTop
	padR     = ebiten.StandardGamepadButtonFrontTopRight
	padZL    = ebiten.StandardGamepadButtonFrontBottomLeft
	padZR    = ebiten.StandardGamepadButtonFrontBottomRight
	padStart = ebiten.StandardGamepadButtonCenterRight
)

// machine runs the program for a couch: on a screen of 1280 by 720, in whose pixels
// all places are. A guest is one, and a page of a browser.
type machine interface {
	// Scene is the name in the program's latest trace, Things what can be used on its screen.
	Scene() string
	Things() *trace.Things
	// Ticks lets some sixtieths of a second pass. It says whether the program still runs.
	Ticks(n int) bool

	Tap(keys ...ebiten.Key) bool
	Type(text string)

	Move(x, y float64)
	Click(x, y float64) bool
	Drag(x0, y0, x1, y1 float64, ticks int) bool

	Touch(x, y float64) bool
	Swipe(x0, y0, x1, y1 float64, ticks int) bool

	// Plug connects one more gamepad, and gives its number.
	Plug() int
	Press(pad int, button ebiten.StandardGamepadButton) bool
	Lean(pad int, x, y float64)
}

// couch is a player who uses the program with one device only, and sees what
// can be used on the screen.
type couch struct {
	t *testing.T
	g machine
	device
	data string
	// walked are the screens whose focus was walked through already.
	walked map[string]bool
	// beat counts what the hand did, for what it does in turn.
	beat int
	// trail are the steps that walked the focus to where it is, as far as the opposite
	// steps go back.
	trail []stride
}

// stride is a step of the focus from a thing to another.
type stride struct {
	from, to ui.ID
	step     int
}

// sit starts the program for a player with one device, and comes to the title.
func sit(t *testing.T, d device, settings string) *couch {
	t.Helper()
	return start(t, d, settings, "title")
}

// sitAt starts the program for a player with one device in a match of a game.
func sitAt(t *testing.T, d device, game string) *couch {
	t.Helper()
	return start(t, d, `{"version":1,"speed":"once","motion":"reduced"}`, game, "--game", game)
}

// start starts the program for a player with one device, and comes to a screen.
func start(t *testing.T, d device, settings, screen string, args ...string) *couch {
	t.Helper()
	data := t.TempDir()
	if err := os.WriteFile(filepath.Join(data, "settings.json"), []byte(settings), 0o644); err != nil {
		t.Fatal(err)
	}
	g := guest.Start(t, 1280, 720, append([]string{"--data", data}, args...)...)
	c := &couch{t: t, g: g, device: d, data: data, walked: map[string]bool{}}
	if d == pad {
		c.wait(screen)
		g.Plug()
	}
	c.wait(screen)
	c.g.Ticks(20)
	return c
}

// points reports whether the device points at things; the others walk to them.
func (c *couch) points() bool { return c.device == mouse || c.device == touch }

// fail ends the test and says where the hand was.
func (c *couch) fail(format string, args ...any) {
	c.t.Helper()
	var names []string
	for i, th := range c.g.Things().List {
		mark := ""
		if i == c.g.Things().Focus {
			mark = "*"
		}
		names = append(names, fmt.Sprintf("%s%s %d", mark, th.Name, th.N))
	}
	c.t.Fatalf("%s\nwith %s alone, on %q, where these can be used: %s", fmt.Sprintf(format, args...), c.device, c.g.Scene(), strings.Join(names, ", "))
}

// wait lets time pass until the scene begins so.
func (c *couch) wait(prefix string) {
	c.t.Helper()
	for range 900 {
		if strings.HasPrefix(c.g.Scene(), prefix) {
			c.g.Ticks(3) // the trace lists the widgets after the first tick
			return
		}
		if !c.g.Ticks(1) {
			break
		}
	}
	c.fail("waited for %q", prefix)
}

// find is where a thing is among those that can be used, or -1.
func find(list []trace.Thing, name string, n int) int {
	return slices.IndexFunc(list, func(t trace.Thing) bool { return t.Name == name && t.N == n })
}

// has reports whether a thing can be used now.
func (c *couch) has(name string, n int) bool { return find(c.g.Things().List, name, n) >= 0 }

// all are the things of that name which can be used now.
func (c *couch) all(name string) []trace.Thing {
	return slices.DeleteFunc(c.g.Things().List, func(t trace.Thing) bool { return t.Name != name })
}

// press points at a place and clicks or taps.
func (c *couch) press(x, y float32) {
	c.t.Helper()
	if c.device == touch {
		c.g.Touch(float64(x), float64(y))
	} else {
		c.g.Click(float64(x), float64(y))
	}
}

// pressThing points at the middle of what shows of a thing.
func (c *couch) pressThing(t *trace.Thing) {
	c.t.Helper()
	if !t.Shows() {
		c.fail("%s %d is scrolled out of sight", t.Name, t.N)
	}
	c.press(t.At(0.5))
}

// button presses a button of the pad, or the key that is the same to a menu.
func (c *couch) button(b ebiten.StandardGamepadButton, k ebiten.Key) {
	c.t.Helper()
	if c.device == pad {
		c.g.Press(0, b)
	} else {
		c.g.Tap(k)
	}
}

func (c *couch) yes() { c.button(padA, ebiten.KeyEnter) }

// steps are the four steps of a focus, with what makes them.
var steps = [...]struct {
	dx, dy int
	b      ebiten.StandardGamepadButton
	k      ebiten.Key
}{
	{1, 0, ebiten.StandardGamepadButtonLeftRight, ebiten.KeyArrowRight},
	{0, 1, ebiten.StandardGamepadButtonLeftBottom, ebiten.KeyArrowDown},
	{-1, 0, ebiten.StandardGamepadButtonLeftLeft, ebiten.KeyArrowLeft},
	{0, -1, ebiten.StandardGamepadButtonLeftTop, ebiten.KeyArrowUp},
}

// step moves the focus by the i-th of the steps.
func (c *couch) step(i int) { c.button(steps[i].b, steps[i].k) }

// asThings is what the screen tells, as the widgets see it.
func asThings(list []trace.Thing) []ui.Control {
	out := make([]ui.Control, len(list))
	for i, t := range list {
		out[i] = ui.Control{ID: ui.ID{Name: t.Name, N: t.N}, Rect: ui.Rect{X: t.X, Y: t.Y, W: t.W, H: t.H}, Seen: ui.Rect(t.Seen), Area: ui.Rect(t.Area),
			List: ui.ID{Name: t.List, N: t.ListN}, Entry: ui.ID{Name: t.Entry, N: t.EntryN}, Slides: t.Slides, Spot: t.Spot}
	}
	return out
}

// scrolledTo is where things are once what they lie in has been scrolled to one of them,
// as it is when that one has the focus.
func scrolledTo(list []ui.Control, to int) []ui.Control {
	th := &list[to]
	if th.List == (ui.ID{}) || th.Seen == th.Rect {
		return list
	}
	top, low := float32(math.MaxFloat32), float32(-math.MaxFloat32)
	for i := range list {
		if o := &list[i]; o.List == th.List && o.Seen.W > 0 && o.Seen.H > 0 {
			top, low = min(top, o.Seen.Y), max(low, o.Seen.Bottom())
		}
	}
	by := max(0, top-th.Y) + min(0, low-th.Bottom())
	list = slices.Clone(list)
	for i := range list {
		if o := &list[i]; o.List == th.List {
			o.Rect = o.Move(0, by)
			y, end := max(top, o.Y), min(low, o.Bottom())
			o.Seen = ui.Rect{X: o.X, Y: y, W: o.W, H: end - y}
		}
	}
	return list
}

// came is a step that led the focus on, from a thing of a list.
type came struct{ from, step int }

// way is the first step of the shortest way of the focus to a thing, and how
// many it takes; -1 when there is none. trail are the steps that led to where the focus
// is: as far as the opposite ones follow one another, they go back.
func way(list []ui.Control, from, to int, trail []came) (first, length int) {
	// place is a thing, the step by which this way came to it, or -1, and how many steps of the
	// trail the opposite ones go back from there.
	type place struct{ thing, step, back int }
	type at struct {
		place
		first, length int
	}
	start := place{from, -1, len(trail)}
	queue, seen := []at{{start, -1, 0}}, map[place]bool{start: true}
	for len(queue) > 0 {
		q := queue[0]
		queue = queue[1:]
		if q.thing == to {
			return q.first, q.length
		}
		for i, s := range steps {
			n := place{step: i}
			opposite := (i + 2) % len(steps)
			switch {
			case q.step == opposite:
				continue // back to a thing on this way
			case q.back > 0 && trail[q.back-1].step == opposite:
				n = place{trail[q.back-1].from, -1, q.back - 1}
			default:
				n.thing = ui.Neighbour(scrolledTo(list, q.thing), q.thing, s.dx, s.dy)
				if enters(&list[q.thing], &list[n.thing]) {
					n.step = -1
				}
			}
			if n.thing == q.thing || seen[n] {
				continue
			}
			seen[n] = true
			first := q.first
			if first < 0 {
				first = i
			}
			queue = append(queue, at{n, first, q.length + 1})
		}
	}
	return -1, -1
}

// enters reports whether a step of the focus enters a group, from which the opposite step does
// not lead back.
func enters(from, to *ui.Control) bool { return to.Entry != (ui.ID{}) && to.Entry != from.Entry }

// walk brings the focus to a thing, by arrows or the cross.
func (c *couch) walk(name string, n int) {
	c.t.Helper()
	if !c.reach(name, n) {
		c.fail("there is no %s %d", name, n)
	}
}

// reach is walk for a thing that may go meanwhile; it says whether it was reached.
func (c *couch) reach(name string, n int) bool {
	c.t.Helper()
	for range 40 {
		things := c.g.Things()
		list := asThings(things.List)
		to := find(things.List, name, n)
		switch {
		case to < 0:
			return false
		case things.Focus == to:
			return true
		case things.Focus < 0:
			c.step(1)
			continue
		}
		from := list[things.Focus]
		focus := from.ID
		if i := len(c.trail) - 1; i >= 0 && c.trail[i].to != focus {
			c.trail = nil
		}
		trail := make([]came, len(c.trail))
		for i, s := range c.trail {
			trail[i] = came{find(things.List, s.from.Name, s.from.N), s.step}
		}
		for i := range trail {
			if j := len(trail) - 1 - i; trail[j].from < 0 {
				trail = trail[j+1:]
				break
			}
		}
		first, _ := way(list, things.Focus, to, trail)
		if first < 0 {
			c.fail("no way leads from %s to %s %d", focus.Name, name, n)
		}
		c.step(first)
		if i := len(trail) - 1; i >= 0 && first == (trail[i].step+2)%len(steps) {
			c.trail = c.trail[:len(c.trail)-1]
		} else if things = c.g.Things(); things.Focus >= 0 {
			now := asThings(things.List)[things.Focus]
			if c.trail = append(c.trail, stride{focus, now.ID, first}); enters(&from, &now) {
				c.trail = nil
			}
		}
	}
	c.fail("the focus does not come to %s %d", name, n)
	return false
}

// use uses a thing: points at it, or walks to it and says yes.
func (c *couch) use(name string, n int) {
	c.t.Helper()
	if !c.try(name, n) {
		c.fail("there is no %s %d", name, n)
	}
}

// try uses a thing if it is there: where the game goes on by itself, as in a browser
// it does at any time, it may go before it is used. It says whether it was.
func (c *couch) try(name string, n int) bool {
	c.t.Helper()
	if c.points() {
		list := c.g.Things().List
		at := find(list, name, n)
		if at < 0 {
			return false
		}
		c.pressThing(&list[at])
	} else {
		if !c.has(name, n) || !c.reach(name, n) {
			return false
		}
		c.yes()
	}
	c.g.Ticks(4)
	return true
}

// to uses a thing that leads to another scene.
func (c *couch) to(scene, name string, n int) {
	c.t.Helper()
	c.use(name, n)
	c.wait(scene)
}

// slide changes a thing that slides by one, or to the share of its width at which
// its choices are pressed.
func (c *couch) slide(name string, n, by int, share float32) {
	c.t.Helper()
	if !c.points() {
		c.walk(name, n)
		c.step(1 - by) // right is the first of the steps, left the third
		c.g.Ticks(2)
		return
	}
	list := c.g.Things().List
	at := find(list, name, n)
	if at < 0 {
		c.fail("there is no %s %d", name, n)
	}
	c.press(list[at].At(share))
	c.g.Ticks(2)
}

// back goes back one screen, to the scene that begins so.
func (c *couch) back(scene string) {
	c.t.Helper()
	if c.points() && !c.has("hint", int(input.B)) {
		c.use("pause", 0)
	} else if c.points() {
		c.use("hint", int(input.B))
	} else {
		c.button(padB, ebiten.KeyEscape)
	}
	c.wait(scene)
}

// pause pauses a game.
func (c *couch) pause(game *player) {
	c.t.Helper()
	switch {
	case !c.points():
		c.button(padStart, ebiten.KeyEscape)
	case c.has(game.menu, 0):
		c.use(game.menu, 0)
	default:
		c.use("menu", 0)
	}
	c.wait("pause")
}

// noTrap walks through the focus of a screen in mind: from each thing a way of
// arrows leads to every other. Each screen is walked once.
func (c *couch) noTrap(screen string) {
	c.t.Helper()
	if c.points() || c.walked[screen] {
		return
	}
	c.walked[screen] = true
	c.g.Ticks(30) // what comes in has come
	list := asThings(c.g.Things().List)
	for i := range list {
		for j := range list {
			if list[i].Spot || list[j].Spot || i == j {
				continue
			}
			if _, n := way(list, i, j, nil); n < 0 {
				c.t.Errorf("%s: no way of arrows leads from %s %d to %s %d", screen, list[i].Name, list[i].N, list[j].Name, list[j].N)
			}
		}
	}
}
