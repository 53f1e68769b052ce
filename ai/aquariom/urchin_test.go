package aquariom

import (
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// bursts returns in how many of n games a level's cell of some mass swims into the virus in front of
// it, within forty turns.
func bursts(t *testing.T, level ai.Level, mass float32, n int) (burst int) {
	t.Helper()
	s, err := aquariom.New(rules.Setup{Seats: 2, Seed: 1, Options: map[string]string{"map": "lagoon"}})
	if err != nil {
		t.Fatal(err)
	}
	for i := range n {
		v := *s.View(0)
		first := uint32(v.Map.PlanktonCount())
		at, dir := aquariom.Point{X: v.Map.Width / 2, Y: v.Map.Height / 2}, compass(i, n)
		// It has some way to its target, and what is behind it is eaten.
		far := v.Laws().Radius(mass) + 40
		v.Turn, v.Next, v.Away = 10, first+100, nil
		for id := range first {
			if p := v.Map.Plankton(id); (p.X-at.X)*dir.X+(p.Y-at.Y)*dir.Y < 0 && distance(p, at) < 400 {
				v.Away = append(v.Away, aquariom.Away{ID: id, Turns: 300})
			}
		}
		v.Players = []aquariom.Player{{Cells: 1}, {Cells: 1}}
		v.Viruses = []aquariom.Virus{{ID: first + 20, At: aquariom.Point{X: at.X + far*dir.X, Y: at.Y + far*dir.Y}}}
		v.Cells = []aquariom.Cell{
			{ID: first + 30, At: at, Mass: mass, Owner: 0},
			{ID: first + 31, At: aquariom.Point{X: 20, Y: 20}, Mass: 20, Owner: 1},
		}
		if err := v.Finish(); err != nil {
			t.Fatal(err)
		}
		observation, p := v.Guess(rules.NewRand(uint64(i))), New(level, uint64(i))
		acts := make([]aquariom.Action, 2)
	turns:
		for range 40 {
			view := observation.View(0)
			if acts[0], err = p.Choose(t.Context(), view); err != nil {
				t.Fatal(err)
			}
			observation.Step(acts)
			for _, e := range observation.View(0).Events {
				if e.What == aquariom.EventExplode && e.Seat == 0 {
					burst++
					break turns
				}
			}
		}
	}
	return burst
}

// A cell large enough to explode avoids the virus in front of it, and so do its daughters: nearly
// always, even where the weaker levels keep their course without looking. A novice and an easy player
// often swim into one, as beginners do.
func TestLargeCellsAvoidViruses(t *testing.T) {
	const n = 60
	for _, l := range Levels {
		most := n / 6
		switch l {
		case ai.Novice:
			most = n * 2 / 3
		case ai.Easy:
			most = n / 2
		}
		for _, mass := range []float32{70, 90, 150} {
			if b := bursts(t, l, mass, n); b > most {
				t.Errorf("%s of mass %.0f bursts in %d of %d ponds", l, mass, b, n)
			} else {
				t.Logf("%s of mass %.0f bursts in %d of %d ponds", l, mass, b, n)
			}
		}
	}
}
