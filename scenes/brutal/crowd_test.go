package brutal

import (
	"testing"

	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// heap is a step of a match in which many cups stand in one zone.
type heap struct {
	start      play.Start
	step, cups int
	name       string
}

// heaps returns the most crowded brawl and truce of some matches between computer players.
func heaps(t *testing.T) []heap {
	t.Helper()
	var melee, truce heap
	for seed := uint64(1); seed < 16; seed++ {
		start, step := people(1, seed), 0
		steps(t, start, func(_, v *game.View) bool {
			step++
			for z := range v.Zones {
				best, name := &melee, "crowded melee"
				if v.Phase == game.PhaseTruce {
					best, name = &truce, "crowded truce"
				}
				if v.Phase == game.PhaseMelee && v.Tick < 5 {
					continue // that is still a reveal
				}
				if n := v.Zones[z].Sides[0].Count + v.Zones[z].Sides[1].Count; n > best.cups && v.Result == nil {
					*best = heap{start, step, n, name}
				}
			}
			return v.Result != nil
		})
	}
	return []heap{melee, truce}
}

// In the most crowded brawl and truce every cup can be told from the others, wide and
// narrow, at both ends of the text sizes.
func TestCrowdedZonesCanBeRead(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	on.Draws()
	for _, h := range heaps(t) {
		if h.cups < 10 {
			t.Errorf("%s: only %d cups stand together", h.name, h.cups)
		}
		th := pose(t, on, h.start, h.step)
		for _, l := range append(kittest.HardLooks(), kittest.Look{Lang: "fr", Text: 1, W: 1280, H: 720}, kittest.Look{Lang: "en", Text: 1, W: 390, H: 844}) {
			l.Set(on.Kit)
			on.Play(th.scene)
			on.Wait(2)
			apart(t, h.name+" "+l.String(), th)
			on.Picture(h.name + " " + l.String())
		}
	}
}

// apart fails if a cup lies over half of another one.
func apart(t *testing.T, name string, th *theatre) {
	t.Helper()
	var all []ui.Rect
	for p := range rules.Seat(game.Players) {
		for n := range game.Fighters {
			if x, y, scale, ok := th.field.Where(board.Who{Seat: p, N: n}); ok {
				a := cupArea(n, x, y, scale)
				if p != th.on.Eyes && th.page == pageTruce { // for either seat, a student is painted
					h := board.Height(board.Student) * scale
					a = ui.Rect{X: a.X, Y: y - h, W: a.W, H: h}
				}
				all = append(all, a)
			}
		}
	}
	if len(all) == 0 {
		t.Errorf("%s: there is no cup", name)
	}
	for i, a := range all {
		for _, b := range all[:i] {
			w := min(a.Right(), b.Right()) - max(a.X, b.X)
			h := min(a.Bottom(), b.Bottom()) - max(a.Y, b.Y)
			if w > 0 && h > 0 && w*h > 0.5*min(a.W*a.H, b.W*b.H) {
				t.Errorf("%s: a cup at %v lies over one at %v", name, a, b)
			}
		}
	}
}
