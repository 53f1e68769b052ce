package aquariom

import (
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// On the original's maps a new cell skips four grains and eats one: a player that ends its moves where
// most are is a fifth ahead after fifty turns, before players meet.
func TestMasterEndsMovesWhereMostPlanktonIs(t *testing.T) {
	for _, m := range []string{"original-4p", "duel"} {
		r, _ := contest(t, rules.Setup{Seed: 1, Options: map[string]string{"map": m, "turns": "45"}}, []ai.Level{ai.Master, ai.Hard})
		if 10*r.Scores[0] < 11*r.Scores[1] {
			t.Errorf("%s: master has %d points after 45 turns, hard %d", m, r.Scores[0], r.Scores[1])
		}
	}
}

// pool returns a game on reef without viruses, with a cell of seat 0 in the middle and one of seat 1
// in a corner, and only the plankton for which grows is true.
func pool(t *testing.T, mass float32, grows func(aquariom.Point) bool) *aquariom.State {
	t.Helper()
	s, err := aquariom.New(rules.Setup{Seats: 2, Seed: 1, Options: map[string]string{"map": "reef"}})
	if err != nil {
		t.Fatal(err)
	}
	v := *s.View(0)
	first := uint32(v.Map.PlanktonCount())
	v.Turn, v.Next, v.Away, v.Viruses = 10, first+100, nil, nil
	for id := range first {
		if !grows(v.Map.Plankton(id)) {
			v.Away = append(v.Away, aquariom.Away{ID: id, Turns: 300})
		}
	}
	v.Players = []aquariom.Player{{Cells: 1}, {Cells: 1}}
	v.Cells = []aquariom.Cell{
		{ID: first + 30, At: amidst, Mass: mass, Owner: 0},
		{ID: first + 31, At: aquariom.Point{X: 20, Y: 20}, Mass: 20, Owner: 1},
	}
	if err := v.Finish(); err != nil {
		t.Fatal(err)
	}
	return v.Guess(rules.NewRand(1))
}

var amidst = aquariom.Point{X: 2400, Y: 1800}

func everywhere(aquariom.Point) bool { return true }

// let lets a player of seat 0 play for some turns, and returns its mass and its number of cells.
func let(t *testing.T, s *aquariom.State, p *Player, turns int) (mass float32, cells int) {
	t.Helper()
	acts := make([]aquariom.Action, 2)
	for range turns {
		a, err := p.Choose(t.Context(), s.View(0))
		if err != nil {
			t.Fatal(err)
		}
		acts[0] = a
		s.Step(acts)
	}
	return s.View(0).Players[0].Mass, s.View(0).Players[0].Cells
}

// The narrowest cell gets as much of a row of plankton as one nearly as broad as the distance of rows,
// so master starts with many: after 120 turns in full plankton they weigh more than two and a half
// times those of a player with large cells.
func TestMasterBeginsWithManySmallCells(t *testing.T) {
	if _, n := let(t, pool(t, 40, everywhere), New(ai.Master, 1), 10); n != 8 {
		t.Errorf("after ten turns a master has %d cells", n)
	}
	many, n := let(t, pool(t, 40, everywhere), New(ai.Master, 1), 120)
	few, m := let(t, pool(t, 40, everywhere), sweeper(1), 120)
	t.Logf("after 120 turns a master's %d cells weigh %.0f, and %d weigh %.0f of who knows of no rows", n, many, m, few)
	if n != 16 || many < 2.5*few {
		t.Errorf("after 120 turns a master's %d cells weigh %.0f, and %d weigh %.0f of one without rows", n, many, m, few)
	}
}

// A small cell that has eaten everything around it heads for the next plankton, beyond the reach of
// its courses.
func TestMasterSeesTheNextGrass(t *testing.T) {
	for i := range 8 {
		dir := compass(i, 8)
		beyond := func(at aquariom.Point) bool { return (at.X-amidst.X)*dir.X+(at.Y-amidst.Y)*dir.Y > 130 }
		s := pool(t, 6, beyond)
		let(t, s, New(ai.Master, uint64(i)), 8)
		at := s.View(0).Cells[0].At
		if way := (at.X-amidst.X)*dir.X + (at.Y-amidst.Y)*dir.Y; way < 50 {
			t.Errorf("with grass in direction %d it got %.0f nearer in eight turns", i, way)
		}
	}
}

// What a cell eats in a turn along the rows of reef, 42.9 apart: a grain in four moves of 10.7,
// however narrow it is, two once two rows are under it, and at most what it covers.
func TestWhatGrowsAlongTheRows(t *testing.T) {
	m, err := aquariom.FindMap("reef")
	if err != nil {
		t.Fatal(err)
	}
	l := aquariom.Laws{Map: m}
	for mass, want := range map[float32]float32{5: 0.2496, 20: 0.2427, 30: 0.238, 31: 0.4750, 100: 0.8213} {
		if got := alongRows(l, mass); got < want-0.001 || got > want+0.001 {
			t.Errorf("a cell of %v eats %v in a turn, not %v", mass, got, want)
		}
	}
	if got := ripe(l, 1.3, true); got != 2*m.MinMass {
		t.Errorf("a cell divides from %v on", got)
	}
}

// A cell that finds nothing within a move goes straight on.
func TestACellWithoutFoodGoesStraightOn(t *testing.T) {
	var d observation
	d.fill(pool(t, 6, func(aquariom.Point) bool { return false }).View(0))
	to := aquariom.Point{X: amidst.X + 10, Y: amidst.Y + 1}
	if at := d.pick(amidst, to, 6); at != to {
		t.Errorf("it goes to %v, not to %v", at, to)
	}
}

// swim returns the value of a course of a master, wary or not, on the map duel: its first cell swims
// to a place.
func swim(t *testing.T, wary bool, to aquariom.Point, viruses []aquariom.Point, plankton bool, cells ...swimmer) float32 {
	t.Helper()
	s, err := aquariom.New(rules.Setup{Seats: 2, Seed: 1, Options: map[string]string{"map": "duel"}})
	if err != nil {
		t.Fatal(err)
	}
	p := New(ai.Master, 1)
	p.wary, p.foresees = wary, wary
	p.observation.fill(s.View(0))
	p.observation.mines = viruses
	if !plankton {
		clear(p.observation.free)
	}
	p.observation.mine, p.observation.others = nil, nil
	for _, c := range cells {
		if c.mine {
			p.observation.mine = append(p.observation.mine, c)
		} else {
			p.observation.others = append(p.observation.others, c)
		}
	}
	p.observation.around(&cells[0], nil)
	worth, _ := p.play(&cells[0], to, false)
	return worth
}

// A cell just under a virus's mass exceeds it after grazing: most of master's explosions were of this
// kind.
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

// Two cells together are heavier than the hunter of one of them.
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

// A cell divides as soon as two grow faster, unless a predator of the halves may come.
func TestMasterDividesWhereNoRivalComesSoon(t *testing.T) {
	for far, want := range map[float32]int{700: 1, 190: 0} {
		a, _ := see(t, ai.Master, map[string]string{"map": "reef"}, [4]float32{1100, 1000, 40, 0}, [4]float32{1100 + far, 1000, 40, 1})
		if len(a.Divisions) != want {
			t.Errorf("with a cell as heavy %.0f away it divides %d times", far, len(a.Divisions))
		}
	}
}

// A daughter is not thrown at prey beside a predator of hers.
func TestMasterThrowsNoDaughterToAPredator(t *testing.T) {
	options := map[string]string{"map": "original-4p"}
	mother, prey := [4]float32{1000, 1500, 200, 0}, [4]float32{1195, 1500, 20, 1}
	if a, _ := see(t, ai.Master, options, mother, prey); len(a.Divisions) != 1 {
		t.Fatalf("prey within a throw: %+v", a)
	}
	if a, _ := see(t, ai.Master, options, mother, prey, [4]float32{1560, 1500, 160, 1}); len(a.Divisions) != 0 {
		t.Errorf("beside a cell of 160 it throws %+v", a.Divisions)
	}
}

// In the duel a new cell crosses its half of the map within the sixteen turns for which master looks
// out for others: there it stays larger than rows alone suggest. The other maps are roomy, for as many
// seats as they allow.
func TestMasterStaysLargeOnSmallMaps(t *testing.T) {
	care := levels[ai.Master].care
	for _, tt := range []struct {
		name  string
		seats int
		want  bool
	}{
		{"duel", 2, false}, {"original-4p", 2, true}, {"original-4p", 4, true}, {"lagoon", 4, true}, {"lagoon", 8, true},
		{"reef", 2, true}, {"reef", 8, true}, {"reef", 16, true},
	} {
		m, err := aquariom.FindMap(tt.name)
		if err != nil {
			t.Fatal(err)
		}
		if got := roomy(aquariom.Laws{Map: m}, tt.seats, care); got != tt.want {
			t.Errorf("%s has room for %d: %v", tt.name, tt.seats, got)
		}
	}
	s, err := aquariom.New(rules.Setup{Seats: 2, Seed: 1, Options: map[string]string{"map": "duel"}})
	if err != nil {
		t.Fatal(err)
	}
	v := s.View(0)
	p := New(ai.Master, 1)
	if _, err := p.Choose(t.Context(), v); err != nil {
		t.Fatal(err)
	}
	p.parts(&swimmer{at: v.Cells[0].At, mass: 1})
	if few := ripe(v.Laws(), p.grow, false); p.ripe != few {
		t.Errorf("in the duel a master divides from %.0f on, want %.0f", p.ripe, few)
	}
}
