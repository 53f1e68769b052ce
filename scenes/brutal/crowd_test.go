package brutal

import (
	"fmt"
	"slices"
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

// In the most crowded brawl and truce every cup can be distinguished from the others, wide and
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

// crowdedTruces returns the most crowded truces of matches between computer players.
func crowdedTruces(t *testing.T, most int) (all []heap) {
	t.Helper()
	for seed := uint64(1); seed < 12; seed++ {
		start, step := people(1, seed), 0
		steps(t, start, func(_, v *game.View) bool {
			if step++; v.Phase == game.PhaseTruce && v.Result == nil {
				cups := 0
				for z := range v.Zones {
					cups = max(cups, v.Zones[z].Sides[0].Count+v.Zones[z].Sides[1].Count)
				}
				if n := len(all); n == 0 || all[n-1].start.Setup.Seed != seed || all[n-1].step < step-1 {
					all = append(all, heap{start, step, cups, fmt.Sprintf("truce %d-%d", seed, step)})
				}
			}
			return v.Result != nil
		})
	}
	slices.SortStableFunc(all, func(a, b heap) int { return b.cups - a.cups })
	return all[:min(most, len(all))]
}

// In the most crowded truces, with as many orders as can be given, neither the numbers of orders nor
// the strokes that say how a front went lie over names, figures or faces.
func TestNothingLiesOverWhatATruceIsPlayedWith(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	marks := 0
	looks := []kittest.Look{{Lang: "fr", Text: 1, W: 1280, H: 720}, {Lang: "en", Text: 2, W: 1280, H: 720}, {Lang: "fr", Text: 1, W: 320, H: 568}, {Lang: "en", Text: 1, W: 568, H: 320}}
	for _, h := range crowdedTruces(t, 20) {
		th := pose(t, on, h.start, h.step)
		zones := th.on.View.Contested()
		for i, n := range th.draft().freeFor(th.on.View) {
			th.carry.take(n, 0, 0, 0, 0, true)
			_ = th.truce.send(zones[i%len(zones)]) // some may not go there
			th.carry.drop()
		}
		for _, l := range looks {
			name := h.name + " " + l.String()
			l.Set(on.Kit)
			var saw ui.Witness
			saw.Dry = true
			on.Kit.P.Witness = &saw
			on.Play(th.scene)
			on.Wait(2)
			on.Kit.P.Witness = nil
			for i := range saw.Letters {
				text := &saw.Letters[i]
				b := text.Bounds()
				if text.Baked || text.Alpha < 0.5 || b.W*b.H == 0 {
					continue
				}
				for j := range saw.Covers {
					c := &saw.Covers[j]
					if c.Round && c.Layer == ui.Raised && c.Above(text.Layered) {
						if r := c.Bounds(); shares(b, r) > 0.12*b.W*b.H {
							t.Errorf("%s: a disc at %v lies over %q at %v", name, r, text.Text, b)
						}
					}
				}
				for z := range th.field.Marks {
					if text.Layer < ui.Raised && shares(b, th.field.Marks[z]) > 0 { // orders run over the stage
						t.Errorf("%s: the strokes of zone %d lie over %q", name, z, text.Text)
					}
				}
			}
			for z, r := range th.field.Marks {
				if r.W > 0 {
					marks++
				}
				for _, a := range cupsOf(th) {
					if shares(r, a) > 0.1*r.W*r.H {
						t.Errorf("%s: the strokes of zone %d lie over a cup at %v", name, z, a)
					}
				}
			}
			on.Wait(1) // with letters
			on.Picture(name)
		}
	}
	if marks < 20 {
		t.Errorf("only %d fronts have strokes", marks)
	}
}

// shares returns the area that two rectangles have in common.
func shares(a, b ui.Rect) float32 {
	w, h := min(a.Right(), b.Right())-max(a.X, b.X), min(a.Bottom(), b.Bottom())-max(a.Y, b.Y)
	return max(0, w) * max(0, h)
}

// apart fails if a cup lies over half of another one.
func apart(t *testing.T, name string, th *theatre) {
	t.Helper()
	all := cupsOf(th)
	if len(all) == 0 {
		t.Errorf("%s: there is no cup", name)
	}
	for i, a := range all {
		for _, b := range all[:i] {
			if shares(a, b) > 0.5*min(a.W*a.H, b.W*b.H) {
				t.Errorf("%s: a cup at %v lies over one at %v", name, a, b)
			}
		}
	}
}

// cupsOf returns where the cups of the picture are.
func cupsOf(th *theatre) (all []ui.Rect) {
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
	return all
}
