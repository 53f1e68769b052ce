//go:build linux && amd64

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/trace"
)

// tablet is a page that a couch plays on. It shows the screen of the couch half as
// large, since a processor draws it.
type tablet struct {
	*page
	pads int
}

const half = 0.5

func (b *tablet) Scene() string { b.t.Helper(); return b.now() }

func (b *tablet) Things() *trace.Things {
	b.t.Helper()
	things := b.things()
	for i := range things.List {
		t := &things.List[i]
		t.X, t.Y, t.W, t.H = t.X/half, t.Y/half, t.W/half, t.H/half
	}
	return things
}

func (b *tablet) Ticks(n int) bool { b.t.Helper(); b.ticks(n); return true }

func (b *tablet) Tap(keys ...ebiten.Key) bool {
	b.t.Helper()
	for _, k := range keys {
		code := k.String()
		if len(code) == 1 {
			code = "Key" + code
		}
		b.key(code)
	}
	return true
}

func (b *tablet) Type(text string) {
	b.t.Helper()
	for _, r := range text {
		b.keyEvent(input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeKeyDown, Key: string(r), Text: string(r)})
		b.keyEvent(input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeKeyUp, Key: string(r)})
		b.ticks(2)
	}
}

func (b *tablet) Move(x, y float64) {
	b.t.Helper()
	b.mouse(input.DispatchMouseEventTypeMouseMoved, x*half, y*half)
}

func (b *tablet) Click(x, y float64) bool { b.t.Helper(); b.click(x*half, y*half); return true }

func (b *tablet) Drag(x0, y0, x1, y1 float64, ticks int) bool {
	b.t.Helper()
	b.Move(x0, y0)
	b.ticks(1)
	b.mouse(input.DispatchMouseEventTypeMousePressed, x0*half, y0*half)
	b.ticks(2)
	for i := 1; i <= ticks; i++ {
		f := float64(i) / float64(ticks)
		b.Move(x0+(x1-x0)*f, y0+(y1-y0)*f)
		b.ticks(1)
	}
	b.mouse(input.DispatchMouseEventTypeMouseReleased, x1*half, y1*half)
	b.ticks(2)
	return true
}

func (b *tablet) Touch(x, y float64) bool { b.t.Helper(); b.touch(x*half, y*half); return true }

func (b *tablet) Swipe(x0, y0, x1, y1 float64, ticks int) bool {
	b.t.Helper()
	b.finger(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: x0 * half, Y: y0 * half})
	b.ticks(2)
	for i := 1; i <= ticks; i++ {
		f := float64(i) / float64(ticks)
		b.finger(input.DispatchTouchEventTypeTouchMove, &input.TouchPoint{X: (x0 + (x1-x0)*f) * half, Y: (y0 + (y1-y0)*f) * half})
		b.ticks(1)
	}
	b.finger(input.DispatchTouchEventTypeTouchEnd)
	b.ticks(2)
	return true
}

func (b *tablet) Plug() int { b.t.Helper(); b.plug(b.pads); b.pads++; return b.pads - 1 }

func (b *tablet) Press(pad int, button ebiten.StandardGamepadButton) bool {
	b.t.Helper()
	b.press(pad, button)
	return true
}

func (b *tablet) Lean(pad int, x, y float64) {
	b.t.Helper()
	do(b.page, chromedp.Evaluate[bool](fmt.Sprintf(`lean(%d, %v, %v)`, pad, x, y)))
}

// Every game in the browser from the title to its results, and back to the title,
// with one device alone and computer players in the other seats; the browser has
// kept its record.
func TestBrowserCouch(t *testing.T) {
	for _, tt := range []struct {
		game    string
		devices []device
	}{
		{"bzzz", []device{keys, touch}},
		{"trichrome", []device{keys, touch}},
		{"brutal", []device{keys, touch}},
		{"aquariom", []device{pad, touch}},
		{"empire", []device{mouse, touch}},
	} {
		for _, d := range tt.devices {
			t.Run(tt.game+"/"+string(d), func(t *testing.T) {
				long(t)
				p := browse(t)
				p.settled()
				p.watched()
				p.before(slots)
				if d == touch {
					do(p, chromedp.EmulateViewport(1280*half, 720*half, chromedp.EmulateTouch))
				}
				p.open(plain(t))
				c := &couch{t: t, g: &tablet{page: p}, device: d}
				p.scene("title")
				if d == pad {
					c.g.Plug()
				}
				c.g.Ticks(20)
				game := &couchGames[slices.IndexFunc(couchGames, func(g game) bool { return g.id == tt.game })]
				c.to("lobby "+game.id, "poster", game.poster)
				game.table(c)
				c.use("start", 0)
				c.wait(game.id)
				c.playOut(game)
				c.back("title")
				if kept := do(p, chromedp.Evaluate[string](`Object.keys(localStorage).join(" ")`)); !strings.Contains(kept, "records/") {
					t.Errorf("the browser kept %q, and no record of the game", kept)
				}
			})
		}
	}
}
