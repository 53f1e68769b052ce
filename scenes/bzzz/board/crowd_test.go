package board

import (
	"cmp"
	"slices"
	"testing"

	"ludotheque/ai"
	bots "ludotheque/ai/bzzz"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
	"ludotheque/scenes/ui"
)

// crowdedViews returns the most crowded boards of matches between computer players: those with
// most pairs of bees and flowers next to each other.
func crowdedViews(t *testing.T, most int) []*bzzz.View {
	t.Helper()
	type board struct {
		v     *bzzz.View
		pairs int
	}
	var all []board
	for seed := range uint64(6) {
		setup := rules.Setup{Seats: bzzz.Players, Seed: seed}
		if seed%2 == 0 {
			setup.Options = bzzz.Game.Info.First.Options
		}
		s, err := bzzz.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		var players [bzzz.Players]*bots.Player
		for p := range players {
			players[p] = bots.New(bots.Levels[int(seed)%3], ai.Seed(seed, rules.Seat(p)))
		}
		best := board{}
		acts := make([]bzzz.Action, bzzz.Players)
		for step := 0; s.Result() == nil; step++ {
			clear(acts)
			if p := s.Acting().First(); p >= 0 {
				if acts[p], err = players[p].Choose(t.Context(), s.View(p)); err != nil {
					t.Fatal(err)
				}
			}
			s.Step(acts)
			if step%5 > 0 {
				continue
			}
			if v := s.View(0); pairs(v) > best.pairs {
				best = board{v, pairs(v)}
			}
			if step%100 == 0 && best.v != nil {
				all, best = append(all, best), board{}
			}
		}
	}
	slices.SortStableFunc(all, func(a, b board) int { return cmp.Compare(b.pairs, a.pairs) })
	var views []*bzzz.View
	for _, b := range all[:min(most, len(all))] {
		views = append(views, b.v)
	}
	return views
}

// pairs returns how many figures of a board stand next to each other.
func pairs(v *bzzz.View) (n int) {
	var at [][2]int
	for i := range v.Bees {
		at = append(at, [2]int{v.Bees[i].X, v.Bees[i].Y})
	}
	for i := range v.Flowers {
		at = append(at, [2]int{v.Flowers[i].X, v.Flowers[i].Y})
	}
	for i := range at {
		for j := range i {
			if bzzz.Chebyshev(at[i][0], at[i][1], at[j][0], at[j][1]) <= 1 {
				n++
			}
		}
	}
	return n
}

// On the most crowded boards, at the usual size of texts and in a narrow window, every
// number of a flower and every name of a bee can be read: none lies over another, on its
// bees or on the count of one that is out, except for a sliver.
func TestCrowdedBoardsCanBeRead(t *testing.T) {
	for _, text := range []float32{1, 1.2} {
		p := ui.NewPainter()
		p.TextScale = text
		p.Begin(ui.NewView(1280, 720))
		for n, v := range crowdedViews(t, 20) {
			f := frameOf(v)
			f.Text = text
			all := New().placeTags(p, f)
			for i := range all {
				r := all[i].rect()
				for j := range i {
					if over := overlap(r, all[j].rect()); over > 24 {
						t.Errorf("board %d, text %v: two labels share %.0f square units", n, text, over)
					}
				}
				for k := range v.Bees {
					b := &v.Bees[k]
					const body = 22 // without wings
					x, y := mid(float32(b.X)), mid(float32(b.Y))
					if over := overlap(r, ui.Centered(x, y, body, body)); over > 0.4*body*body {
						t.Errorf("board %d, text %v: a label covers %.0f %% of bee %s", n, text, 100*over/(body*body), Name(b))
					}
				}
			}
		}
	}
}

// On the most crowded boards hardly any label stands nearer to another flower, or to
// another bee, than to its own.
func TestLabelsStandByTheirFigures(t *testing.T) {
	p := ui.NewPainter()
	p.Begin(ui.NewView(1280, 720))
	astray, labels := 0, 0
	for _, v := range crowdedViews(t, 20) {
		f := frameOf(v)
		f.Text = 1
		all := New().placeTags(p, f)
		labels += len(all)
		for i := range all {
			l := &all[i]
			own := gap(l.rect(), l.x, l.y)
			others := len(v.Bees)
			if l.flower >= 0 {
				others = len(v.Flowers)
			}
			for j := range others {
				var x, y float32
				switch {
				case l.flower >= 0 && j != l.flower:
					x, y = mid(float32(v.Flowers[j].X)), mid(float32(v.Flowers[j].Y))
				case l.bee >= 0 && j != l.bee:
					x, y = mid(float32(v.Bees[j].X)), mid(float32(v.Bees[j].Y))
				default:
					continue
				}
				if gap(l.rect(), x, y) < own-2 {
					astray++
					break
				}
			}
		}
	}
	if astray > labels/50 {
		t.Errorf("%d of %d labels stand nearer to something else", astray, labels)
	}
}
