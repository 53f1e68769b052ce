package bzzz

import (
	"testing"

	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/ui"
)

// laid returns a board on which seat 0 has laid a worker and moved it to the right.
func laid(t *testing.T) (before, after *game.View) {
	t.Helper()
	s, err := game.New(rules.Setup{Seats: 4, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	do := func(a game.Action) *game.View {
		acts := make([]game.Action, 4)
		acts[0] = a
		s.Step(acts)
		return s.View(0)
	}
	return do(game.LayBee(game.Worker)), do(game.MoveBee(0, 1, 0))
}

func TestBeesFollowTheRules(t *testing.T) {
	before, after := laid(t)
	var st stage
	var f board.Frame
	st.follow(before, true)
	st.follow(after, false)
	last := float32(-1)
	for range walkTicks + 1 {
		st.pose(&f, after, ui.Lively)
		if x := f.Bees[0].X; x < last || x > 1 {
			t.Fatalf("the bee goes from %v to %v", last, x)
		} else {
			last = x
		}
		st.tick(1)
	}
	if st.walking() {
		t.Error("the bee still walks")
	}
	st.pose(&f, after, ui.Lively)
	if p := f.Bees[0]; p.X != 1 || p.Y != 0 || p.Lift != 0 || p.Angle != 0 {
		t.Errorf("the bee has come to rest as %+v", p)
	}
	// Taken back: it flies home, and a bee that was not laid is gone.
	st.follow(before, false)
	if !st.walking() {
		t.Error("what is taken back is not seen")
	}
	none := *before
	none.Bees = nil
	st.follow(&none, false)
	st.pose(&f, &none, ui.Lively)
	if len(f.Bees) != 0 {
		t.Error("a bee is left that was never laid")
	}
}

func TestReducedMotionFades(t *testing.T) {
	before, after := laid(t)
	var st stage
	var f board.Frame
	st.follow(before, true)
	st.follow(after, false)
	for range walkTicks + 1 {
		st.pose(&f, after, ui.Reduced)
		if p := f.Bees[0]; p.X != 1 || p.Lift != 0 || p.Angle != 0 {
			t.Fatalf("with reduced motion a bee flies: %+v", p)
		}
		st.tick(1)
	}
}

func TestEffectsEndAndAreBounded(t *testing.T) {
	var st stage
	for range 3 * maxSparks {
		st.spark(board.Drops, 1, 1, 5, "")
	}
	if len(st.sparks) > maxSparks {
		t.Errorf("%d effects at once", len(st.sparks))
	}
	for range sparkTicks {
		st.tick(1)
	}
	if len(st.sparks) != 0 {
		t.Errorf("%d effects never end", len(st.sparks))
	}
}

func TestNumbersRoll(t *testing.T) {
	var r roller
	r.to(10, false)
	if r.value() != 10 {
		t.Errorf("the first number is there at once, not %d", r.value())
	}
	r.to(22, false)
	seen, last := 0, 10
	for range 120 {
		r.tick()
		if v := r.value(); v != last {
			if v < last || v > 22 {
				t.Fatalf("from %d to %d on the way to 22", last, v)
			}
			last, seen = v, seen+1
		}
	}
	if last != 22 || seen < 5 {
		t.Errorf("ends at %d after %d numbers", last, seen)
	}
}

// TestPanelsKeepApart lays everything out in many windows, at many text sizes.
func TestPanelsKeepApart(t *testing.T) {
	p := ui.NewPainter()
	for _, size := range [][2]int{{1280, 720}, {1280, 800}, {1920, 1080}, {2560, 1080}, {1024, 768}, {720, 1280}, {390, 844}, {800, 900}} {
		for _, scale := range []float32{1, 1.25, 1.5, 2} {
			p.TextScale = scale
			p.Begin(ui.NewView(size[0], size[1]))
			l := arrange(p.View(), scale, 0)
			foot := l.foot()
			all := map[string]ui.Rect{"board": l.board, "head": l.head, "steps": l.steps, "title": l.title}
			if l.large {
				b := &l.big
				all["scores"] = b.scores
				if !l.narrow { // else it is in the head
					all["log"] = b.log
				}
			} else if l.narrow {
				all["head"] = ui.Rect{X: l.head.X, Y: l.head.Y, W: l.head.W, H: 149}
				all["end"], all["rest"] = foot.end, foot.rest
			} else {
				all["race"], all["ending"], all["log"] = l.race, l.ending, l.log
			}
			view := p.View().Rect().Inset(-0.5)
			for a, r := range all {
				if r.W < 40 || r.H < 24 || !view.Contains(r.X, r.Y) || !view.Contains(r.Right(), r.Bottom()) {
					t.Errorf("%v at %v: %s is at %v", size, scale, a, r)
				}
				for b, q := range all {
					if a < b && r.X < q.Right()-0.5 && q.X < r.Right()-0.5 && r.Y < q.Bottom()-0.5 && q.Y < r.Bottom()-0.5 {
						t.Errorf("%v at %v: %s lies over %s", size, scale, a, b)
					}
				}
			}
			if l.board.W != l.board.H {
				t.Errorf("%v at %v: the board is %v by %v", size, scale, l.board.W, l.board.H)
			}
			for _, lays := range []bool{false, true} {
				if l.large {
					b := &l.big
					if b.card.H < 100 || b.card.Bottom() > b.foot.rest.Y || b.tabs.Bottom() > b.card.Y || b.foot.end.Bottom() > l.steps.Bottom() {
						t.Errorf("%v at %v: tabs %v, card %v, keys %v", size, scale, b.tabs, b.card, b.foot)
					}
					continue
				}
				for now := range 4 {
					at := l.stack(lays, now)
					room := l.steps.Bottom()
					if !l.narrow {
						room = foot.rest.Y
					}
					if at.fight.Bottom() > room+1 || lays && at.cards.H < 60 {
						t.Errorf("%v at %v: the steps end at %v of %v, cards %v", size, scale, at.fight.Bottom(), room, at.cards.H)
					}
				}
			}
		}
	}
}

// walking reports whether a bee is still on its way.
func (st *stage) walking() bool {
	for i := range st.walks {
		if st.walks[i].at < 1 {
			return true
		}
	}
	return false
}
