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

// tablet is a page that a couch plays on. It shows the screen of the couch a quarter
// as large, since a processor draws it.
type tablet struct {
	*page
	pads int
}

const quarter = 0.25

func (b *tablet) Scene() string { b.t.Helper(); return b.now() }

func (b *tablet) Things() *trace.Things {
	b.t.Helper()
	things := b.things()
	for i := range things.List {
		t := &things.List[i]
		t.X, t.Y, t.W, t.H = t.X/quarter, t.Y/quarter, t.W/quarter, t.H/quarter
		t.Seen.X, t.Seen.Y, t.Seen.W, t.Seen.H = t.Seen.X/quarter, t.Seen.Y/quarter, t.Seen.W/quarter, t.Seen.H/quarter
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
	b.mouse(input.DispatchMouseEventTypeMouseMoved, x*quarter, y*quarter)
}

func (b *tablet) Click(x, y float64) bool { b.t.Helper(); b.click(x*quarter, y*quarter); return true }

func (b *tablet) Drag(x0, y0, x1, y1 float64, ticks int) bool {
	b.t.Helper()
	b.Move(x0, y0)
	b.ticks(1)
	b.mouse(input.DispatchMouseEventTypeMousePressed, x0*quarter, y0*quarter)
	b.ticks(2)
	for i := 1; i <= ticks; i++ {
		f := float64(i) / float64(ticks)
		b.Move(x0+(x1-x0)*f, y0+(y1-y0)*f)
		b.ticks(1)
	}
	b.mouse(input.DispatchMouseEventTypeMouseReleased, x1*quarter, y1*quarter)
	b.ticks(2)
	return true
}

func (b *tablet) Touch(x, y float64) bool { b.t.Helper(); b.touch(x*quarter, y*quarter); return true }

func (b *tablet) Swipe(x0, y0, x1, y1 float64, ticks int) bool {
	b.t.Helper()
	b.finger(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: x0 * quarter, Y: y0 * quarter})
	b.ticks(2)
	for i := 1; i <= ticks; i++ {
		f := float64(i) / float64(ticks)
		b.finger(input.DispatchTouchEventTypeTouchMove, &input.TouchPoint{X: (x0 + (x1-x0)*f) * quarter, Y: (y0 + (y1-y0)*f) * quarter})
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

// undrawn leaves out what a processor would have to draw here, at a hundred
// milliseconds a picture: what is on the screen is told, and nobody looks.
const undrawn = `WebGL2RenderingContext.prototype.drawElements = () => {};`

// hasty makes the clock of a page go four times as fast, which is four ticks a frame.
const hasty = `{ const now = performance.now.bind(performance); performance.now = () => 4 * now(); }`

// Every game in the browser from the title to its results and back to the title, with
// one device alone and computer players in the other seats; the browser has kept its
// record.
func TestBrowserCouch(t *testing.T) {
	for _, game := range games() {
		for _, d := range devices {
			t.Run(game.id+"/"+string(d), func(t *testing.T) {
				guest.Long(t)
				p := browse(t)
				p.settled()
				p.watched()
				p.before(slots)
				p.before(undrawn)
				p.before(hasty)
				screen := []chromedp.EmulateViewportOption{}
				if d == touch {
					screen = append(screen, chromedp.EmulateTouch)
				}
				do(p, chromedp.EmulateViewport(1280*quarter, 720*quarter, screen...))
				p.open(plain(t))
				p.scene("title")
				c := &couch{t: t, g: &tablet{page: p}, device: d}
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
