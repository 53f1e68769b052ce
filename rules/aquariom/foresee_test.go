package aquariom_test

import (
	"encoding/json"
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// TestForesee predicts three turns of one seat, from a view that went over a network, and compares its
// cell with the rules.
func TestForesee(t *testing.T) {
	s, err := aquariom.New(rules.Setup{Seats: 2, Seed: 3, Options: map[string]string{aquariom.OptionMap: "lagoon"}})
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(s.View(rules.Spectator))
	if err != nil {
		t.Fatal(err)
	}
	var v aquariom.View
	if err := json.Unmarshal(text, &v); err != nil {
		t.Fatal(err)
	}
	cell := func(v *aquariom.View, p rules.Seat) aquariom.Cell {
		for _, c := range v.Cells {
			if c.Owner == p {
				return c
			}
		}
		t.Fatalf("seat %d has no cell", p)
		return aquariom.Cell{}
	}
	mine, other := cell(&v, 0), cell(&v, 1)
	var acts []aquariom.Action
	for _, x := range []float32{900, 900, -900} {
		a := aquariom.Action{Answer: aquariom.Answer{Moves: []aquariom.Move{
			{Cell: mine.ID, Target: aquariom.Point{X: mine.At.X + x, Y: mine.At.Y + 40}},
			{Cell: other.ID, Target: aquariom.Point{}}, // is not its own
		}}}
		acts = append(acts, a)
		s.Step([]aquariom.Action{a, {}})
	}
	got, want := v.Foresee(0, acts), s.View(rules.Spectator)
	// It grows a little lighter and faster on its way, which is not predicted.
	const close = 0.01
	if a, b := cell(got, 0), cell(want, 0); max(a.At.X-b.At.X, b.At.X-a.At.X, a.At.Y-b.At.Y, b.At.Y-a.At.Y) > close || a.At == mine.At {
		t.Errorf("from %v the cell swam to %v, foreseen was %v", mine.At, b.At, a.At)
	}
	if cell(got, 1) != other || cell(&v, 0) != mine {
		t.Error("a cell of somebody else was foreseen, or the view that it was foreseen from is another")
	}
}
