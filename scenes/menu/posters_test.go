package menu

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// maxGames is as many games as the title is held to.
const maxGames = 12

// windows are the sizes of windows that the title is tried in.
var windows = [...][2]int{{1280, 720}, {1920, 1080}, {1024, 768}, {2560, 1080}, {720, 1280}, {390, 844}, {800, 900}}

// cabinetOf is a rig whose cabinet has n games.
func cabinetOf(t *testing.T, n int, window [2]int, textSize int) *rig {
	r := newRig(t, window[0], window[1], settings.French, textSize, "")
	r.k.FrontEnds = r.k.FrontEnds[:1]
	for i := 1; i < n; i++ {
		r.k.FrontEnds = append(r.k.FrontEnds, madeUp(i))
	}
	r.scene = r.k.Title()
	return r
}

// everyCabinet runs a test for cabinets of one to twelve games in all windows.
func everyCabinet(t *testing.T, test func(t *testing.T, n int, window [2]int)) {
	for n := 1; n <= maxGames; n++ {
		for _, window := range windows {
			t.Run(fmt.Sprintf("%d/%dx%d", n, window[0], window[1]), func(t *testing.T) { test(t, n, window) })
		}
	}
}

func overlap(a, b ui.Rect) bool {
	return a.X < b.Right() && b.X < a.Right() && a.Y < b.Bottom() && b.Y < a.Bottom()
}

// Whichever poster is chosen, and while one shrinks and another grows, no poster lies
// over another, over the key to play, over the words or outside of the view.
func TestPostersHaveRoom(t *testing.T) {
	everyCabinet(t, func(t *testing.T, n int, window [2]int) {
		for _, textSize := range []int{100, 200} {
			r := cabinetOf(t, n, window, textSize)
			tt := r.scene.(*title)
			v := ui.NewView(window[0], window[1])
			for from := range n {
				chosen := (from + 1) % n
				for _, at := range []float32{0, 0.5, 1} {
					for i := range tt.grow {
						tt.grow[i].at = 0
					}
					tt.grow[from].at = 1 - at
					tt.grow[chosen].at = max(at, tt.grow[chosen].at)
					tt.chosen = chosen
					tt.holdsTogether(t, v, at == 1)
				}
			}
		}
	})
}

// holdsTogether checks where everything stands; settled says that nothing moves.
func (t *title) holdsTogether(test *testing.T, v ui.View, settled bool) {
	test.Helper()
	rects := t.layout(v)
	button := t.buttonRect(v, rects)
	area, dotsX := t.wordsArea(v, rects, button)
	dots := ui.Rect{X: dotsX - dotStep*float32(len(rects)-1) - 7, Y: area.Y, W: dotStep*float32(len(rects)-1) + 14, H: area.H}
	table := ui.Rect{X: 0, Y: 126, W: v.W, H: v.H - stripHeight(v, 0) - 126}
	inside := func(name string, r ui.Rect) {
		if r.X < table.X || r.Right() > table.Right() || r.Y < table.Y || r.Bottom() > table.Bottom() {
			test.Fatalf("%s at %v is outside of %v", name, r, table)
		}
	}
	apart := func(name string, a ui.Rect, other string, b ui.Rect) {
		if overlap(a, b) {
			test.Fatalf("with poster %d chosen: %s at %v lies over %s at %v", t.chosen, name, a, other, b)
		}
	}
	for i, a := range rects {
		name := fmt.Sprint("poster ", i)
		if i == t.chosen {
			a = a.Inset(-11.5) // its mat
		}
		inside(name, a)
		for j, b := range rects {
			if j != i {
				apart(name, a, fmt.Sprint("poster ", j), b)
			}
		}
		if !settled {
			continue
		}
		if i != t.chosen {
			apart("the key", button, name, a)
			apart("the words", area, name, a)
		} else if !t.wall.hangs {
			apart("the key", button, name, rects[i])
		}
		if !v.Narrow {
			apart("the row of dots", dots, name, rects[i])
		}
	}
	if settled {
		inside("the key", button)
		inside("the words", area)
		apart("the words", area, "the key", button)
		if !v.Narrow {
			apart("the row of dots", dots, "the key", button)
			apart("the row of dots", dots, "the words", area)
		}
		if area.W < 240 || area.H < 50 {
			test.Fatalf("with poster %d chosen, the words have %v by %v units", t.chosen, area.W, area.H)
		}
	}
}

// Every poster is reached by keys, by a pad and by pointing at it.
func TestEveryPosterIsReached(t *testing.T) {
	everyCabinet(t, func(t *testing.T, n int, window [2]int) {
		script := func() (*title, *hand) {
			r, h := newHands(t, window[0], window[1], settings.French, 100, "Pad")
			r.k.FrontEnds = r.k.FrontEnds[:1]
			for i := 1; i < n; i++ {
				r.k.FrontEnds = append(r.k.FrontEnds, madeUp(i))
			}
			r.scene = r.k.Title()
			r.run(60)
			return r.scene.(*title), h
		}
		all := func(how string, tt *title, step func(i int)) {
			t.Helper()
			for i := range n {
				if step(i); tt.chosen != i {
					t.Fatalf("%s: poster %d is chosen, want %d", how, tt.chosen, i)
				}
			}
		}
		// The focus walks to the right, and from the end of a row to the next one's.
		tt, h := script()
		all("keys", tt, func(i int) {
			h.walk(tt, i, func(b input.Button) { h.key(arrows[b]) })
		})
		tt, h = script()
		all("pad", tt, func(i int) {
			h.walk(tt, i, func(b input.Button) { h.pad(0, b) })
		})
		tt, h = script()
		v := ui.NewView(window[0], window[1])
		all("mouse", tt, func(i int) {
			h.click(tt.layout(v)[i])
			h.r.scene, tt.next = tt, nil // back from its lobby
		})
	})
}

var arrows = map[input.Button]ebiten.Key{
	input.Left: ebiten.KeyArrowLeft, input.Right: ebiten.KeyArrowRight, input.Up: ebiten.KeyArrowUp, input.Down: ebiten.KeyArrowDown,
}

// walk steps to a poster: along its row, or up and down to the row first.
func (h *hand) walk(t *title, to int, step func(input.Button)) {
	for range 3 * maxGames {
		row, _, _ := t.wall.place(t.chosen, len(t.games))
		want, _, _ := t.wall.place(to, len(t.games))
		switch {
		case t.chosen == to && t.onPoster:
			return
		case row < want:
			step(input.Down)
		case row > want:
			step(input.Up)
		case t.chosen < to:
			step(input.Right)
		default:
			step(input.Left)
		}
	}
}

// The whole title fits with few games and with many, and so do their records.
func TestTitleFitsAnyCabinet(t *testing.T) {
	for _, n := range []int{1, 6, maxGames} {
		for _, window := range [...][2]int{{1280, 720}, {720, 1280}} {
			for _, screen := range []string{"title", "records"} {
				if screen == "records" && n < maxGames {
					continue
				}
				r := cabinetOf(t, n, window, 100)
				r.strict(screen)
				if screen == "records" {
					keepRecords(r)
					r.scene = r.k.Records()
				}
				r.run(120) // until the last of twelve posters lies
				r.shot(fmt.Sprintf("%s-of-%d-%dx%d", screen, n, window[0], window[1]))
			}
		}
	}
}

// keepRecords puts a record of every game into the store.
func keepRecords(r *rig) {
	for i, f := range r.k.FrontEnds {
		f.Open = func(*play.App, []byte) (play.Replay, error) { return &tape{ended()}, nil }
		text := fmt.Sprintf(`{"record":1,"game":%q,"version":1,"setup":{"seats":4,"seed":7},"meta":{"date":"2026-01-%02dT20:00:00Z"}}`+"\n", f.Info.ID, i+1)
		if err := r.k.Env.Store.Write(fmt.Sprintf("records/%s-1.record", f.Info.ID), []byte(text)); err != nil {
			r.t.Fatal(err)
		}
	}
}

// The title is on the screen before the longest work of the program's start, the artwork of
// its posters, and until that comes it is one picture, which is drawn once. Where none is
// drawn, the posters come all the same.
func TestPostersComeAfterTheFirstPicture(t *testing.T) {
	r := cabinetOf(t, 1, [2]int{1280, 720}, 100)
	slow := r.scene.(*title)
	r.run(10) // as a browser may make before a picture
	first := slow.Picture().Version()
	slow.Picture().Flush(ebiten.NewImage(8, 8))
	for n := range 4 {
		r.run(1)
		if slow.opened != 0 || slow.Picture().Version() != first {
			t.Errorf("%d ticks after the first picture there is another one", n+1)
		}
	}
	r.run(1)
	if slow.opened == 0 {
		t.Error("the posters have not come after the first picture")
	}
	r.run(12)
	if slow.comes(0, 10) != 1 {
		t.Errorf("twelve ticks later they have come by %v", slow.comes(0, 10))
	}
	r = cabinetOf(t, 1, [2]int{1280, 720}, 100)
	r.run(60)
	if unseen := r.scene.(*title); unseen.comes(0, 10) != 1 {
		t.Error("in a window that nobody sees the posters never come")
	}
}
