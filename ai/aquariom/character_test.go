package aquariom

import (
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// nearness returns the mean distance of a seat of some level from the nearest of three novices on the
// lagoon.
func nearness(t *testing.T, level ai.Level) float32 {
	t.Helper()
	sum, n := float32(0), float32(0)
	for seed := range uint64(24) {
		s, err := aquariom.New(rules.Setup{Seats: 4, Seed: seed, Options: map[string]string{"map": "lagoon"}})
		if err != nil {
			t.Fatal(err)
		}
		var players [4]*Player
		for p := range players {
			of := ai.Novice
			if p == 0 {
				of = level
			}
			players[p] = New(of, seed+uint64(p))
		}
		acts := make([]aquariom.Action, 4)
		for range 300 {
			for p := range players {
				if acts[p], err = players[p].Choose(t.Context(), s.View(rules.Seat(p))); err != nil {
					t.Fatal(err)
				}
			}
			s.Step(acts)
			var mine, least float32 = 0, 1e9
			v := s.View(0)
			for i := range v.Cells {
				for j := range v.Cells {
					if v.Cells[i].Owner == 0 && v.Cells[j].Owner != 0 {
						least, mine = min(least, distance(v.Cells[i].At, v.Cells[j].At)), 1
					}
				}
			}
			sum, n = sum+float32(mine*least), n+mine
		}
	}
	return sum / n
}

// The character of a novice shows in where it swims: a pirate and a daredevil are near others, a miser
// keeps farther away.
func TestCharactersOfNovicesShow(t *testing.T) {
	miser := nearness(t, "novice:miser")
	for _, level := range []ai.Level{"novice:pirate", "novice:daredevil"} {
		if far := nearness(t, level); far > 0.9*miser {
			t.Errorf("%s keeps %.0f from the nearest, a miser %.0f", level, far, miser)
		}
	}
}

// drawable returns a player that looks at the start of a game on reef, and its cell; the caller adds
// others to its observation.
func drawable(t *testing.T, level ai.Level) (*Player, swimmer) {
	t.Helper()
	p := New(level, 1)
	s, err := aquariom.New(rules.Setup{Seats: 2, Seed: 1, Options: map[string]string{"map": "reef"}})
	if err != nil {
		t.Fatal(err)
	}
	p.observation.fill(s.View(0))
	return p, swimmer{at: aquariom.Point{X: 2000, Y: 2000}, mass: 40}
}

// Far players do not attract: it would swim straight through full plankton, which makes a novice far
// too strong.
func TestFarPlayersDoNotAttract(t *testing.T) {
	for level, want := range map[ai.Level][2]bool{
		"novice:pirate": {true, false}, "novice:daredevil": {true, false}, "novice:miser": {true, true},
		"normal:pirate": {true, false}, "normal:daredevil": {false, false},
	} {
		p, c := drawable(t, level)
		for i, far := range []float32{p.near - 1, p.near + 1} {
			p.observation.others = []swimmer{{at: aquariom.Point{X: 2000 + far, Y: 2000}, mass: 20}}
			if way := p.lure(&c); (way.X != 0) != want[i] {
				t.Errorf("%s is drawn by %v to a rival %v away", level, way, far)
			}
		}
	}
}

// A pirate of a better level swims only at prey: if predators attracted it, hard's had a tenth fewer
// points than hard.
func TestOnlyPreyAttractsAGoodPirate(t *testing.T) {
	for level, want := range map[ai.Level]bool{"novice:pirate": true, "easy:pirate": true, "normal:pirate": false, "hard:pirate": false, "master:pirate": false} {
		p, c := drawable(t, level)
		strong, prey := swimmer{at: aquariom.Point{X: 2100, Y: 2000}, mass: 80}, swimmer{at: aquariom.Point{X: 1700, Y: 2000}, mass: 20}
		p.observation.others = []swimmer{strong}
		if way := p.lure(&c); (way.X > 0) != want {
			t.Errorf("who would eat it draws %s by %v", level, way)
		}
		p.observation.others = []swimmer{strong, prey}
		if way := p.lure(&c); (way.X > 0) != want {
			t.Errorf("between who would eat it and prey, %s is drawn by %v", level, way)
		}
	}
}

// No character makes more cells than its level: with twice as many a normal wins nine comparisons of ten
// with plain ones on reef.
func TestNoCharacterMakesMoreCellsThanItsLevel(t *testing.T) {
	for _, l := range []ai.Level{ai.Normal, ai.Hard, ai.Master} {
		for _, c := range ai.Characters() {
			if got, want := New(l.With(c), 1).cells, New(l, 1).cells; got > want {
				t.Errorf("%s makes %d cells, and %s %d", l.With(c), got, l, want)
			}
		}
	}
}
