package board

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"ludotheque/ai"
	bots "ludotheque/ai/empire"
	"ludotheque/rules"
	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// crowded are the most crowded states that matches of computer players come to, the most
// crowded region counted first.
func crowded(t *testing.T, n int) []*empire.View {
	t.Helper()
	type state struct {
		v    *empire.View
		most int
	}
	var all []state
	for seed := range uint64(10) {
		seats := 1 + int(seed)%empire.MostSeats
		s, err := empire.New(rules.Setup{Seats: seats, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		players := make([]*bots.Player, seats)
		for i := range players {
			players[i] = bots.New(ai.Novice, seed+uint64(i))
		}
		for s.Result() == nil {
			acts := make([]empire.Action, seats)
			for p := range s.Acting().All() {
				if acts[p], err = players[p].Choose(t.Context(), s.View(p)); err != nil {
					t.Fatal(err)
				}
			}
			if v := s.View(0); v.Phase == empire.PhaseTake && v.Turn%3 == 0 {
				most, sum := 0, 0
				for r := range v.Grounds {
					pieces := 0
					for side := range v.Grounds[r].Armies {
						pieces += v.Grounds[r].Pieces(empire.Side(side))
					}
					most, sum = max(most, pieces), sum+pieces
				}
				all = append(all, state{v, 8*most + sum})
			}
			s.Step(acts)
		}
	}
	slices.SortStableFunc(all, func(a, b state) int { return cmp.Compare(b.most, a.most) })
	var views []*empire.View
	for _, s := range all[:n] {
		views = append(views, s.v)
	}
	return views
}

// In the most crowded states names of regions lie neither on each other nor under pieces
// or papers, at the usual sizes of windows.
func TestCrowdedRegionsKeepTheirNames(t *testing.T) {
	a, g := NewMap(), ui.NewGui(ui.NewPainter())
	defer a.Close()
	g.P.Unseen = true
	for _, view := range []ui.View{ui.NewView(1280, 720), ui.NewView(1920, 1080), ui.NewView(1024, 768), ui.NewView(800, 1280)} {
		plan := NewPlan(view, 0)
		worst, where, marks := float32(0), "", 0
		for _, v := range crowded(t, 20) {
			f := &Frame{Plan: plan, Names: french, Grounds: &v.Grounds, Under: empire.NoRegion, From: empire.NoRegion}
			for c := range f.Continents {
				f.Continents[c] = v.ContinentHolder(empire.Continent(c))
			}
			for r := range f.Power {
				f.Power[r] = 1
			}
			g.P.Witness = &ui.Witness{Whole: true}
			g.Begin(view, ui.Input{})
			a.Paint(g, f)
			PaintBanner(g.P, plan, &Banner{Title: "À vous de jouer", Sub: "Prenez une carte."})
			PaintBubble(g.P, plan, &Bubble{Title: "Déplacer 5 armées"})
			g.End()
			note := func(name string, by string, part float32) {
				if part > worst {
					worst, where = part, name+" under "+by
				}
			}
			w := g.P.Witness
			names := map[string]ui.Rect{}
			for i := range w.Letters {
				if l := &w.Letters[i]; slices.Contains(french.Regions[:], l.Text) {
					names[l.Text] = l.Bounds()
				}
			}
			marks += len(w.Marks)
			if len(names) != empire.RegionCount {
				t.Fatalf("%d names are painted", len(names))
			}
			for name, r := range names {
				for other, o := range names {
					if name != other {
						note(name, other, over(r, o)/(r.W*r.H))
					}
				}
				for i := range w.Marks {
					if m := &w.Marks[i]; strings.HasPrefix(m.Name, "empire/cube") || strings.HasPrefix(m.Name, "empire/city") || strings.HasPrefix(m.Name, "empire/token") {
						note(name, m.Name, over(r, m.Bounds())/(r.W*r.H))
					}
				}
				for _, paper := range []ui.Rect{plan.Banner, plan.Bubble, plan.Row[0], plan.Row[2], plan.Score} {
					note(name, "a paper", over(r, paper)/(r.W*r.H))
				}
			}
		}
		if marks < 20*empire.RegionCount {
			t.Errorf("only %d pieces lie in twenty crowded states", marks)
		}
		t.Logf("%.0f×%.0f: at most %.0f %% of a name is hidden (%s)", view.W, view.H, 100*worst, where)
		if worst > 0.2 {
			t.Errorf("%.0f×%.0f: %.0f %% of a name is hidden (%s)", view.W, view.H, 100*worst, where)
		}
	}
}
