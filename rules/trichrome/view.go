package trichrome

import (
	"slices"

	"ludotheque/rules"
)

// View is what one seat may know: everything but the generator. What it points to is shared and must
// not be modified.
type View struct {
	Board
	// Seat is the viewer; rules.Spectator sees the same.
	Seat rules.Seat `json:"seat"`
	// Events is the news of the latest step, in order.
	Events []Event `json:"events,omitempty"`
	// Result is nil until the game is over.
	Result *rules.Result `json:"result,omitempty"`

	ground *ground // of Maze; nil in a view that was read
}

// Check returns why the seat of the view may not do d, or nil. It agrees with State.Check.
func (v *View) Check(d Dir) error { return v.check(v.Seat, d) }

// Sample proposes a direction: now and then one towards the prey or the door, or any that is open, so
// that games of samples come to an end; otherwise None, also if the seat does not act.
func (v *View) Sample(r *rules.Rand) Dir {
	if v.Check(None) != nil || v.Maze == nil {
		return None
	}
	cell := v.Cell(v.Seat)
	switch n := r.Intn(24); {
	case n < 3:
		target := v.PreyOf(v.Seat)
		at := v.Cell(target)
		if door, ok := v.Door(); ok && v.Seat == v.Round.Eater {
			at = door
		}
		var dist [MaxCells]int16
		v.Maze.Flood(at, dist[:v.Maze.Cells()])
		return v.Maze.Toward(cell, dist[:v.Maze.Cells()])
	case n < 4:
		if d := Dirs[r.Intn(len(Dirs))]; v.Maze.Open(cell, d) {
			return d
		}
	}
	return None
}

// Guess returns a state that the view could come from: only the random numbers, and so the next door,
// are made up.
func (v *View) Guess(r *rules.Rand) *State {
	s := &State{
		board: v.Board, rng: rules.Rand{State: r.Uint64()}, door: r.Uint64(),
		events: slices.Clone(v.Events), result: v.Result, ground: v.ground,
	}
	if s.ground == nil {
		s.ground = newGround(v.Maze)
	}
	s.board.Past = slices.Clip(s.board.Past)
	s.board.Round.Doors = slices.Clip(s.board.Round.Doors)
	return s
}

// Foresee returns the view after the runner of a seat did acts, one per step; the others stay where
// they are.
func (v *View) Foresee(seat rules.Seat, acts []Dir) *View {
	if !v.Moving().Has(seat) || v.Maze == nil {
		return v
	}
	s := State{board: v.Board, ground: v.ground}
	r := &s.board.Runners[seat]
	for _, d := range acts {
		s.listen(r, d)
		for range subSteps {
			s.walk(seat)
		}
	}
	ahead := *v
	ahead.Runners[seat] = *r
	return &ahead
}
