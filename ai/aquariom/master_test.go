package aquariom

import (
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// On the original's maps a new cell hops over four seeds and eats one: who ends its hops
// where most are is a fifth ahead after fifty turns, before anybody meets.
func TestMasterEndsItsHopsWhereMostIs(t *testing.T) {
	for _, m := range []string{"original-4p", "duel"} {
		r, _ := contest(t, rules.Setup{Seed: 1, Options: map[string]string{"map": m, "turns": "45"}}, []ai.Level{ai.Master, ai.Hard})
		if 10*r.Scores[0] < 11*r.Scores[1] {
			t.Errorf("%s: master has %d points after 45 turns, hard %d", m, r.Scores[0], r.Scores[1])
		}
	}
}

// swim is what a course of a master is worth, who is wary or not, in a pond of the map
// duel: its first cell swims to a place.
func swim(t *testing.T, wary bool, to aquariom.Point, viruses []aquariom.Point, plankton bool, cells ...swimmer) float32 {
	t.Helper()
	s, err := aquariom.New(rules.Setup{Seats: 2, Seed: 1, Options: map[string]string{"map": "duel"}})
	if err != nil {
		t.Fatal(err)
	}
	p := New(ai.Master, 1)
	p.wary, p.foresees = wary, wary
	p.pond.fill(s.View(0))
	p.pond.mines = viruses
	if !plankton {
		clear(p.pond.free)
	}
	p.pond.mine, p.pond.others = nil, nil
	for _, c := range cells {
		if c.mine {
			p.pond.mine = append(p.pond.mine, c)
		} else {
			p.pond.others = append(p.pond.others, c)
		}
	}
	p.pond.around(&cells[0], nil)
	worth, _ := p.play(&cells[0], to, false)
	return worth
}

// A cell just under a virus's mass is over it once it has grazed: that was how master
// burst most often.
func TestMasterReckonsWithWhatItGrazesOverAVirus(t *testing.T) {
	c := swimmer{id: 9000, at: aquariom.Point{X: 700, Y: 600}, mass: 100, mine: true}
	to, mines := aquariom.Point{X: 1500, Y: 600}, []aquariom.Point{{X: 765, Y: 600}}
	free, wary, careless := swim(t, true, to, nil, true, c), swim(t, true, to, mines, true, c), swim(t, false, to, mines, true, c)
	if wary > free-50 {
		t.Errorf("over a virus it takes a course to be worth %.0f, and %.0f without one", wary, free)
	}
	if careless < wary {
		t.Errorf("not wary it is worth %.0f, and %.0f when it is: the test tests nothing", careless, wary)
	}
}

// Two cells together are heavier than who hunts one of them.
func TestMasterFleesIntoItsOwn(t *testing.T) {
	cells := []swimmer{
		{id: 9000, at: aquariom.Point{X: 1900, Y: 600}, mass: 50, mine: true},
		{id: 9001, at: aquariom.Point{X: 1960, Y: 600}, mass: 120, mine: true},
		{id: 9002, at: aquariom.Point{X: 1740, Y: 600}, mass: 120},
	}
	to := aquariom.Point{X: 2000, Y: 600}
	if together, alone := swim(t, true, to, nil, false, cells...), swim(t, true, to, nil, false, cells[0], cells[2]); together < -10 || together < alone+10 {
		t.Errorf("to its own cell it is worth %.1f, and %.1f with nobody there", together, alone)
	}
}

// Where nobody is for long a cell divides as soon as two halves grow a little faster, and
// near others only when they grow much faster.
func TestMasterDividesSoonerWhereNobodyIs(t *testing.T) {
	options := map[string]string{"map": "original-4p"}
	for far, want := range map[float32]int{3900: 1, 1800: 0} {
		a, _ := see(t, ai.Master, options, [4]float32{100, 1500, 110, 0}, [4]float32{far, 1500, 110, 1})
		if len(a.Divisions) != want {
			t.Errorf("with a cell as heavy %.0f away it divides %d times", far-100, len(a.Divisions))
		}
	}
}

// A daughter is not thrown at prey beside somebody who eats her.
func TestMasterThrowsNoDaughterToWhoEatsHer(t *testing.T) {
	options := map[string]string{"map": "original-4p"}
	mother, prey := [4]float32{1000, 1500, 200, 0}, [4]float32{1195, 1500, 20, 1}
	if a, _ := see(t, ai.Master, options, mother, prey); len(a.Divisions) != 1 {
		t.Fatalf("prey within a throw: %+v", a)
	}
	if a, _ := see(t, ai.Master, options, mother, prey, [4]float32{1560, 1500, 160, 1}); len(a.Divisions) != 0 {
		t.Errorf("beside a cell of 160 it throws %+v", a.Divisions)
	}
}
