package aquariom

import (
	"flag"
	"fmt"
	"math"
	"testing"

	"ludotheque/rules"
)

var games = flag.Int("games", 200, "random games on random maps")

// randomMap returns a map on which much happens soon.
func randomMap(r *rules.Rand) *Map {
	f := func(low, high float32) float32 { return low + float32((high-low)*float32(r.Intn(1001))/1000) }
	n := func(low, high int) int { return low + r.Intn(high-low+1) }
	m := &Map{
		Width: f(60, 500), Height: f(60, 500), MinPlayers: 1, MaxPlayers: n(2, 6), MaxCells: n(1, 20),
		Absorption: f(0.1, 1), Ratio: f(1.01, 2), RadiusFactor: f(0.1, 1.5), StartMass: f(8, 40),
		MassLoss: f(0, 0.05), BaseSpeed: f(5, 40), SpeedLoss: f(0, 0.5),
		MinMass: f(0, 4), MaxMass: f(60, 300), Columns: n(1, 30), Rows: n(1, 30),
		PlanktonMass: f(0, 2), Regrowth: n(1, 20), MaxViruses: n(0, 12),
		VirusMass: f(0, 12), VirusLoss: f(0, 0.4), MaxSplit: n(0, 24), Isolation: n(0, 12), Turns: 40,
	}
	if r.Intn(4) == 0 {
		m.MinMass = 0
	}
	m.StartCells = n(1, min(m.MaxCells, 3))
	place := func() Point {
		return Point{m.Width * float32(r.Intn(1000)) / 1000, m.Height * float32(r.Intn(1000)) / 1000}
	}
	for range m.StartCells * m.MaxPlayers {
		m.Starts = append(m.Starts, place())
	}
	for range n(0, 10) {
		m.Viruses = append(m.Viruses, place())
	}
	m.derive()
	return m
}

// begin starts a random game.
func begin(t testing.TB, r *rules.Rand, dialect Dialect) *State {
	t.Helper()
	m := randomMap(r)
	text, err := m.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(rules.Setup{Seats: 2 + r.Intn(m.MaxPlayers-1), Seed: r.Uint64(), Options: map[string]string{
		OptionMap: string(text), OptionDialect: dialect.String(),
	}})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// wild returns the actions of all seats: what the views propose, and nonsense.
func wild(s *State, r *rules.Rand) []Action {
	acts := make([]Action, len(s.players))
	odd := []float32{0, -1, 1e30, -3e38, float32(math.NaN()), float32(math.Inf(1)), float32(math.Inf(-1)), 1e-8}
	for seat := range acts {
		a := s.View(rules.Seat(seat)).Sample(r)
		a.Rank = uint32(r.Intn(3))
		for range r.Intn(4) {
			x := Point{odd[r.Intn(len(odd))], odd[r.Intn(len(odd))]}
			id := uint32(r.Intn(int(s.next) + 2))
			if len(s.cells) > 0 {
				c := s.cells[r.Intn(len(s.cells))]
				if id = c.ID; r.Intn(2) == 0 {
					x = Point{c.At.X + 1e-7, c.At.Y}
				}
			}
			switch r.Intn(3) {
			case 0:
				a.Moves = append(a.Moves, Move{id, x})
			case 1:
				a.Divisions = append(a.Divisions, Division{id, x, odd[r.Intn(len(odd))]})
			default:
				a.Viruses = append(a.Viruses, Laying{id, x})
			}
		}
		if r.Intn(8) == 0 {
			a.Then = []Answer{s.View(rules.Seat(seat)).Sample(r).Answer}
		}
		acts[seat] = a
	}
	return acts
}

// each plays a part of the random games and calls f before every step.
func each(t *testing.T, part int, f func(t *testing.T, s *State, acts []Action)) {
	n := *games / part
	if testing.Short() {
		n = min(n, 40/part)
	}
	for i := range n {
		r := rules.NewRand(uint64(i))
		s := begin(t, r, Dialect(i%2))
		for s.Result() == nil && !t.Failed() {
			f(t, s, wild(s, r))
		}
		if t.Failed() {
			t.Fatalf("game %d", i)
		}
	}
}

// TestTheBroadPhaseMissesNothing plays every step with and without the broad phase.
func TestTheBroadPhaseMissesNothing(t *testing.T) {
	seen := map[EventKind]int{}
	each(t, 4, func(t *testing.T, s *State, acts []Action) {
		other := s.Clone()
		s.Step(acts)
		slowStep(other, acts)
		if a, b := s.String(), other.String(); a != b {
			t.Errorf("the broad phase gives\n%s\nand trying everything\n%s", a, b)
		}
		for _, e := range s.events {
			seen[e.What]++
		}
	})
	for k := range eventNames {
		if seen[EventKind(k)] == 0 && !testing.Short() {
			t.Errorf("%s never happens: the games are too tame", EventKind(k))
		}
	}
	t.Log(seen)
}

// TestInvariantsOfRandomGames checks what must be true in all games.
func TestInvariantsOfRandomGames(t *testing.T) {
	each(t, 1, func(t *testing.T, s *State, acts []Action) {
		before, next := s.Clone(), s.next
		s.Step(acts)
		m := s.laws.Map
		had := float64(0)
		for _, c := range before.cells {
			had += float64(c.Mass)
		}
		for _, r := range before.remains {
			had += float64(r.Mass)
		}
		if err := s.Invariant(); err != nil {
			t.Error(err)
		}
		has, fed := float64(0), float64(0)
		for _, c := range s.cells {
			has += float64(c.Mass)
		}
		for _, r := range s.remains {
			has += float64(r.Mass)
		}
		if s.next < next {
			t.Errorf("ids went back from %d to %d", next, s.next)
		}
		for i, p := range s.players {
			if p.Score < before.players[i].Score {
				t.Errorf("player %d: score %d after %d", i, p.Score, before.players[i].Score)
			}
		}
		if made := max(len(before.viruses), m.MaxViruses); len(s.viruses) > made {
			t.Errorf("%d viruses, %d before, %d may be", len(s.viruses), len(before.viruses), m.MaxViruses)
		}
		for _, e := range s.events {
			switch e.What {
			case EventGraze:
				fed += float64(m.PlanktonMass * m.Absorption)
			case EventReborn:
				fed += float64(s.laws.Clamp(m.StartMass))
			}
		}
		if s.laws.Dialect == Document && has > (had+fed)*(1+1e-5)+1e-3 {
			t.Errorf("mass %v became %v, and only %v was eaten or born\n%s", had, has, fed, fmt.Sprint(s.events))
		}
	})
}
