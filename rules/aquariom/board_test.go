package aquariom

import (
	"testing"

	"ludotheque/rules"
)

// dialects is for tables with a case for each dialect.
var dialects = []Dialect{Document, Original}

// board returns a game a few turns old on a map of 300 by 200 where nothing loses mass, a radius
// equals the mass, and the one neutral cell, 0, is at (150, 100).
func board(t testing.TB, d Dialect, edit func(*Map), cells ...Cell) *State {
	t.Helper()
	m := &Map{
		Width: 300, Height: 200, MinPlayers: 1, MaxPlayers: 4, StartCells: 1, MaxCells: 16,
		Starts:     []Point{{10, 10}, {290, 10}, {10, 190}, {290, 190}},
		Absorption: 0.5, Ratio: 1.25, RadiusFactor: 1, StartMass: 10, BaseSpeed: 20, MinMass: 1, MaxMass: 400,
		Columns: 1, Rows: 1, PlanktonMass: 0.25, Regrowth: 3, MaxViruses: 4, VirusMass: 8, VirusLoss: 0.25,
		MaxSplit: 4, Isolation: 6, Turns: 50,
	}
	if edit != nil {
		edit(m)
	}
	m.derive()
	text, err := m.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(rules.Setup{Seats: 4, Seed: 1, Options: map[string]string{OptionMap: string(text), OptionDialect: d.String()}})
	if err != nil {
		t.Fatal(err)
	}
	s.cells, s.next, s.done = cells, 1000, 5
	for i := range s.players {
		s.players[i].Cells = 0
	}
	for _, c := range cells {
		s.players[c.Owner].Cells++
	}
	return s
}

// act plays a step in which each seat gives one answer.
func act(s *State, answers ...Answer) {
	acts := make([]Action, len(answers))
	for i := range answers {
		acts[i].Answer = answers[i]
	}
	s.Step(acts)
}

// get returns a cell by id; the zero Cell if it is gone.
func get(s *State, id uint32) Cell {
	if i, ok := findCell(s.cells, id); ok {
		return s.cells[i]
	}
	return Cell{}
}

// why returns the reason of the first refusal of the latest step for a cell.
func why(s *State, id uint32) error {
	for _, e := range s.events {
		if e.What == EventRefuse && e.Cell == id {
			return e.Why.Err()
		}
	}
	return nil
}

// firstEvent returns the first event of a kind in the latest step.
func firstEvent(t testing.TB, s *State, what EventKind) Event {
	t.Helper()
	for _, e := range s.events {
		if e.What == what {
			return e
		}
	}
	t.Fatalf("no %s among %+v", what, s.events)
	return Event{}
}

func move(id uint32, x, y float32) Answer { return Answer{Moves: []Move{{id, Point{x, y}}}} }

func divide(id uint32, x, y, mass float32) Answer {
	return Answer{Divisions: []Division{{id, Point{x, y}, mass}}}
}

func lay(id uint32, x, y float32) Answer { return Answer{Viruses: []Laying{{id, Point{x, y}}}} }

func is(t testing.TB, what string, got, want any) {
	t.Helper()
	if got != want {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}

// both runs a case in both dialects.
func both(t *testing.T, f func(t *testing.T, d Dialect)) {
	for _, d := range dialects {
		t.Run(d.String(), func(t *testing.T) { f(t, d) })
	}
}

// of picks the value for a dialect.
func of[T any](d Dialect, original, document T) T {
	if d == Original {
		return original
	}
	return document
}
