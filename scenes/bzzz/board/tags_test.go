package board

import (
	"math"
	"testing"

	"ludotheque/ai"
	bots "ludotheque/ai/bzzz"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
	"ludotheque/scenes/ui"
)

// Where texts are large no tag lies over another, each is near its figure, and what
// they show is half as large again at the least.
func TestTagsFindTheirPlaces(t *testing.T) {
	for seed := range uint64(6) {
		v := played(t, seed, 300)
		if len(v.Bees) > 24 {
			v.Bees = v.Bees[:24]
		}
		for _, text := range []float32{1.5, 1.75, 2} {
			p := ui.NewPainter()
			p.TextScale = text
			p.Begin(ui.NewView(1280, 720))
			f := frameOf(v)
			f.Text, f.Bees = text, f.Bees[:len(v.Bees)]
			all := New().placeTags(p, f)
			if len(all) != len(v.Bees)+len(v.Flowers) {
				t.Fatalf("%d tags for %d figures", len(all), len(v.Bees)+len(v.Flowers))
			}
			over := 0
			for i := range all {
				for j := range i {
					if overlap(all[i].rect(), all[j].rect()) > 4 {
						over++
					}
				}
				away := max(abs32(all[i].dx)-(figure+all[i].w)/2, abs32(all[i].dy)-(figure+all[i].h)/2)
				if away > tagFar+tagStepY {
					t.Errorf("seed %d, text %v: a tag is %v away from its figure", seed, text, away)
				}
			}
			if over > 0 {
				t.Errorf("seed %d, text %v: %d pairs of %d tags lie over each other", seed, text, over, len(all))
			}
			if size := tagTypeLarge(p, text).Size * p.TextScale; size < 15*text-0.1 {
				t.Errorf("text %v: figures are %v high", text, size)
			}
		}
	}
}

// In a whole match no label of a flower leaves its place, whatever bees do around it and whichever is selected.
// The label of a bee glides to another place.
func TestLabelsKeepTheirPlaces(t *testing.T) {
	for _, text := range []float32{1, 2} {
		g, d := ui.NewGui(ui.NewPainter()), New()
		g.P.TextScale = text
		var flowers, bees map[int]tag
		for step, v := range matchOf(t, 4) {
			f := frameOf(v)
			f.Text = text
			if step%2 > 0 && len(v.Bees) > 0 {
				f.Selected, f.Legal = 0, []Cell{{v.Bees[0].X + 1, v.Bees[0].Y}, {v.Bees[0].X, v.Bees[0].Y + 1}}
			}
			paint(g, d, f, 1280, 720)
			stood, flew := flowers, bees
			flowers, bees = map[int]tag{}, map[int]tag{}
			for _, now := range d.tags.all {
				if now.flower >= 0 {
					flowers[now.flower] = now
					if w, ok := stood[now.flower]; ok && (now.dx != w.dx || now.dy != w.dy || now.sx != w.sx || now.sy != w.sy) {
						t.Errorf("text %v, step %d: the label of flower %d goes from (%.0f, %.0f) to (%.0f, %.0f)", text, step, now.flower, w.dx, w.dy, now.dx, now.dy)
					}
					continue
				}
				bees[now.bee] = now
				w, ok := flew[now.bee]
				if far := math.Hypot(float64(now.sx-w.sx), float64(now.sy-w.sy)); ok && far > 0.2*(2*tagFar+figure+float64(now.w)) {
					t.Errorf("text %v, step %d: a label jumps by %.0f", text, step, far)
				}
			}
		}
	}
}

// matchOf returns every fourth view of a match between computer players.
func matchOf(t *testing.T, seed uint64) (views []*bzzz.View) {
	t.Helper()
	s, err := bzzz.New(rules.Setup{Seats: bzzz.Players, Seed: seed, Options: bzzz.Game.Info.First.Options})
	if err != nil {
		t.Fatal(err)
	}
	var players [bzzz.Players]*bots.Player
	for p := range players {
		players[p] = bots.New(bots.Levels[2], ai.Seed(seed, rules.Seat(p)))
	}
	acts := make([]bzzz.Action, bzzz.Players)
	for step := 0; s.Result() == nil; step++ {
		clear(acts)
		if p := s.Acting().First(); p >= 0 {
			if acts[p], err = players[p].Choose(t.Context(), s.View(p)); err != nil {
				t.Fatal(err)
			}
		}
		s.Step(acts)
		if step%4 == 0 {
			views = append(views, s.View(0))
		}
	}
	return views
}

// A board that stands still places its tags once.
func BenchmarkTags(b *testing.B) {
	v := played(b, 5, 300)
	p := ui.NewPainter()
	p.TextScale = 2
	p.Begin(ui.NewView(1280, 720))
	f := frameOf(v)
	f.Text = 2
	for b.Loop() {
		New().placeTags(p, f)
	}
}
