//go:build linux && amd64

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/internal/e2e/guest"
	"ludotheque/scenes/trace"
)

// tablet is a page that a couch plays on. A pixel of the couch's screen is sx wide and
// sy high there.
type tablet struct {
	*page
	sx, sy float64
	pads   int
}

// quarter is how large a page shows the screen of a couch, since a processor draws it.
const quarter = 0.25

// small is a page that shows the screen of a couch a quarter as large.
func small(p *page) *tablet { return &tablet{page: p, sx: quarter, sy: quarter} }

func (b *tablet) Scene() string { b.t.Helper(); return b.now() }

func (b *tablet) Things() *trace.Things {
	b.t.Helper()
	return couched(b.things(), float32(b.sx), float32(b.sy))
}

// couched are things in pixels of the couch's screen, of which one is sx wide and sy high where the things are.
func couched(things *trace.Things, sx, sy float32) *trace.Things {
	for i := range things.List {
		t := &things.List[i]
		t.X, t.Y, t.W, t.H = t.X/sx, t.Y/sy, t.W/sx, t.H/sy
		t.Seen.X, t.Seen.Y, t.Seen.W, t.Seen.H = t.Seen.X/sx, t.Seen.Y/sy, t.Seen.W/sx, t.Seen.H/sy
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
	b.mouse(input.DispatchMouseEventTypeMouseMoved, x*b.sx, y*b.sy)
}

func (b *tablet) Click(x, y float64) bool { b.t.Helper(); b.click(x*b.sx, y*b.sy); return true }

func (b *tablet) Drag(x0, y0, x1, y1 float64, ticks int) bool {
	b.t.Helper()
	b.Move(x0, y0)
	b.ticks(1)
	b.mouse(input.DispatchMouseEventTypeMousePressed, x0*b.sx, y0*b.sy)
	b.ticks(2)
	for i := 1; i <= ticks; i++ {
		f := float64(i) / float64(ticks)
		b.Move(x0+(x1-x0)*f, y0+(y1-y0)*f)
		b.ticks(1)
	}
	b.mouse(input.DispatchMouseEventTypeMouseReleased, x1*b.sx, y1*b.sy)
	b.ticks(2)
	return true
}

func (b *tablet) Touch(x, y float64) bool { b.t.Helper(); b.touch(x*b.sx, y*b.sy); return true }

func (b *tablet) Swipe(x0, y0, x1, y1 float64, ticks int) bool {
	b.t.Helper()
	b.finger(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: x0 * b.sx, Y: y0 * b.sy})
	b.ticks(2)
	for i := 1; i <= ticks; i++ {
		f := float64(i) / float64(ticks)
		b.finger(input.DispatchTouchEventTypeTouchMove, &input.TouchPoint{X: (x0 + (x1-x0)*f) * b.sx, Y: (y0 + (y1-y0)*f) * b.sy})
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

// hasty makes the clock of a page go four times as fast, which is four ticks a frame.
const hasty = `{ const now = performance.now.bind(performance); performance.now = () => 4 * now(); }`

// Every game in the browser from the title to its results and back to the title, with
// one device alone and computer players in the other seats; the browser has kept its
// record.
func TestBrowserCouch(t *testing.T) {
	t.Parallel()
	for _, game := range games() {
		for _, d := range devices {
			t.Run(game.id+"/"+string(d), func(t *testing.T) {
				guest.Long(t)
				p := browse(t)
				p.settled()
				p.watched()
				p.before(slots)
				p.before(filmed)
				p.before(hasty)
				screen := []chromedp.EmulateViewportOption{}
				if d == touch {
					screen = append(screen, chromedp.EmulateTouch)
				}
				do(p, chromedp.EmulateViewport(1280*quarter, 720*quarter, screen...))
				p.open(plain(t))
				p.scene("title")
				c := &couch{t: t, g: small(p), device: d}
				if d == pad {
					c.g.Plug()
				}
				c.g.Ticks(20)
				c.to("lobby "+game.id, "poster", game.poster)
				game.prepare(c)
				c.use("start", 0)
				p.scene(game.id)
				c.playOut(&game)
				c.back("title")
				if kept := p.kept(); !strings.Contains(kept, "records/") {
					t.Errorf("the browser kept %q, and no record of the game", kept)
				}
			})
		}
	}
}
