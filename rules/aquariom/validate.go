package aquariom

import (
	"math"

	"ludotheque/rules"
)

// Validate implements [rules.View].
func (v *View) Validate(setup rules.Setup, seat rules.Seat) error {
	p, err := read(setup)
	if err != nil {
		return err
	}
	var c rules.Checks
	c.Must(v != nil && v.Map != nil, "there is no view, or none of a map")
	if c.Failed() {
		return c.Err
	}
	got, err := v.Map.MarshalJSON()
	c.Add(err)
	want, err := p.m.MarshalJSON()
	c.Add(err)
	c.Must(string(got) == string(want), "the view is of another map")
	c.Must(v.Seat == seat && len(v.Players) == p.seats, "a view of seat %d of %d", v.Seat, len(v.Players))
	c.Must(v.Turns == p.turns && v.Pace == p.pace && v.Dialect == p.dialect, "the view is of another set-up")
	c.Within("the turn", v.Turn, -1, v.Turns)
	c.Must((v.Turn == v.Turns) == (v.Result != nil), "turn %d of %d, a result: %t", v.Turn, v.Turns, v.Result != nil)
	c.Add(v.Finish())
	return c.Err
}

// maxReach bounds places, in sides of the map: a server may report places outside.
const maxReach = 16

// drawable checks the numbers of a view for [View.Finish]: they can be drawn and computed with. It is
// lenient towards servers with other arithmetic.
func (v *View) drawable() error {
	var c rules.Checks
	m := v.Map
	reach := maxReach * max(m.Width, m.Height)
	at := func(what string, p Point) {
		c.Must(p.X >= -reach && p.X <= reach && p.Y >= -reach && p.Y <= reach, "%s is at %v, %v", what, p.X, p.Y)
	}
	mass := func(what string, n float32) {
		c.Must(n >= 0 && n <= math.MaxFloat32/(1<<20), "%s weighs %v", what, n)
	}
	c.Within("the turn", v.Turn, -1, math.MaxInt32)
	c.Within("the number of turns", v.Turns, 0, math.MaxInt32)
	cells := make([]int, len(v.Players))
	for i := range v.Cells {
		x := &v.Cells[i]
		cells[x.Owner]++
		at("a cell", x.At)
		mass("a cell", x.Mass)
		c.Within("the isolation of a cell", x.Isolated, 0, math.MaxInt32)
	}
	for i := range v.Players {
		p := &v.Players[i]
		c.Must(p.Cells == cells[i], "seat %d has %d cells, and there are %d", i, p.Cells, cells[i])
		mass("a player", p.Mass)
		c.Must(p.Part >= 0 && p.Part <= 1, "a score has a part of %v", p.Part)
		c.Must(p.Score <= math.MaxInt64, "a score of %d", p.Score)
	}
	for i := range v.Viruses {
		at("a virus", v.Viruses[i].At)
	}
	for i := range v.Remains {
		at("what is left", v.Remains[i].At)
		mass("what is left", v.Remains[i].Mass)
	}
	if v.Result != nil {
		c.Add(v.Result.Validate(len(v.Players), ReasonTurns))
	}
	for i := range v.Events {
		e := &v.Events[i]
		c.Within("the seat of an event", int(e.Seat), int(rules.Spectator), len(v.Players)-1)
		c.Within("the owner of an event", int(e.Whose), int(rules.Spectator), len(v.Players)-1)
		c.Must(e.What == EventRegrow || e.Seat >= 0, "event %s has no seat", e.What)
		c.Must(e.What != EventEat || e.Whose >= 0, "the eaten cell has no owner")
		c.Must(e.What != EventGraze || int(e.Other) < m.PlanktonCount(), "%d is not a neutral cell", e.Other)
		c.Within("the number of an event", e.Count, 0, math.MaxInt32)
		mass("the cell of an event", e.Mass)
		at("an event", e.At)
		at("an event", e.Place)
	}
	return c.Err
}
