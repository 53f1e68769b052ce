package trichrome

import "ludotheque/rules"

// listen takes a requested direction. It is kept until it can be taken, or for WantTicks after the
// last request (M23).
func (s *State) listen(r *Runner, d Dir) {
	switch {
	case d != None:
		if d != r.Want {
			s.goBack(r, d)
		}
		r.Want, r.Patience = d, WantTicks
	case r.Patience > 0:
		r.Patience--
	default:
		r.Want = None
	}
}

// stops reports whether a wall is in the way from a cell's centre to the next. In a view that was
// read, ground is nil.
func (s *State) stops(cell int, d Dir) bool {
	if s.ground == nil {
		return !s.board.Maze.Open(cell, d)
	}
	return s.ground.stops(cell, d)
}

// goBack turns a runner round if d was clearly meant for the opening that it has just passed: d is
// newly pressed, the opening is at most LateTurn behind, and the next cell does not open that way.
func (s *State) goBack(r *Runner, d Dir) {
	if !r.Moving || r.centred() || d == r.Facing || d == r.Facing.Back() {
		return
	}
	a, b, toA, toB := r.Ends(s.board.Maze)
	behind, ahead, past := a, b, toA
	if r.Facing == Up || r.Facing == Left {
		behind, ahead, past = b, a, toB
	}
	if past <= s.lateTurn() && !s.stops(behind, d) && s.stops(ahead, d) {
		r.Facing = r.Facing.Back()
	}
}

// advance moves a runner n units along the corridors. Turns are taken at the centres of cells,
// reversals anywhere.
func (s *State) advance(r *Runner, n int) {
	if r.Want != None && r.Want == r.Facing.Back() && r.Moving {
		r.Facing, r.Want, r.Patience = r.Want, None, 0
	}
	for n > 0 {
		if r.centred() {
			cell := s.board.Maze.Nearest(r.Place())
			switch {
			case r.Want != None && !s.stops(cell, r.Want):
				r.Facing, r.Moving = r.Want, true
				r.Want, r.Patience = None, 0
			case !r.Moving || s.stops(cell, r.Facing):
				r.Moving = false
				return
			}
		}
		step := min(n, r.ahead())
		dx, dy := r.Facing.Vector()
		r.X, r.Y = r.X+dx*step, r.Y+dy*step
		n -= step
	}
}

// lateTurn returns how far past an opening a turn is still taken.
func (s *State) lateTurn() int {
	if s.board.Params.old() {
		return oldLateTurn
	}
	return LateTurn
}

// walk moves a seat's runner for a sub-step. A frozen hunter blocks its prey: the prey stops just out
// of contact.
func (s *State) walk(seat rules.Seat) {
	b := &s.board
	r := &b.Runners[seat]
	before := *r
	s.advance(r, b.Speed(seat)/subSteps)
	if b.Phase != PhaseReversal || b.Params.old() {
		return
	}
	h := &b.Runners[b.Round.Hunter]
	if near := r.apart(h); near < Contact*Contact && near < before.apart(h) {
		r.X, r.Y = before.X, before.Y
	}
}

// apart returns the square of the distance between two runners, at most some hundred cells.
func (r *Runner) apart(o *Runner) int {
	dx, dy := min(max(r.X-o.X, -2*Contact), 2*Contact), min(max(r.Y-o.Y, -2*Contact), 2*Contact)
	return dx*dx + dy*dy
}

// ahead returns how far the next centre is, in units, from 1 to Cell.
func (r *Runner) ahead() int {
	switch r.Facing {
	case Right:
		return Cell - r.X%Cell
	case Down:
		return Cell - r.Y%Cell
	case Left:
		return (r.X+Cell-1)%Cell + 1
	}
	return (r.Y+Cell-1)%Cell + 1
}

// sweep is the distance from its position within which a runner may touch something in a step: half
// the contact, and more than the greatest speed.
const sweep = Contact/2 + 2*oldSpeed

// near returns the pairs of players that may touch within the step, by the seat that is not in the
// pair.
func (s *State) near() (pairs [Players]bool) {
	for i := range pairs {
		x, y := &s.board.Runners[(i+1)%Players], &s.board.Runners[(i+2)%Players]
		pairs[i] = !x.Eaten && !y.Eaten && max(x.X-y.X, y.X-x.X, x.Y-y.Y, y.Y-x.Y) <= 2*sweep
	}
	return pairs
}
