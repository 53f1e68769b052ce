package trichrome

// listen takes what a player asks for. A direction is kept until it can be
// taken, or for WantTicks after it was last asked for (M23).
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

// stops says whether a wall is in the way from a cell's centre to the next. A view that was
// read has no ground.
func (s *State) stops(cell int, d Dir) bool {
	if s.ground == nil {
		return !s.board.Maze.Open(cell, d)
	}
	return s.ground.stops(cell, d)
}

// goBack turns a runner round when d was clearly meant for the opening that it
// has just run past: it is pressed now, the opening is at most LateTurn behind,
// and the next cell does not open that way.
func (s *State) goBack(r *Runner, d Dir) {
	if !r.Moving || r.centred() || d == r.Facing || d == r.Facing.Back() {
		return
	}
	a, b, toA, toB := r.Ends(s.board.Maze)
	behind, ahead, past := a, b, toA
	if r.Facing == Up || r.Facing == Left {
		behind, ahead, past = b, a, toB
	}
	if past <= LateTurn && !s.stops(behind, d) && s.stops(ahead, d) {
		r.Facing = r.Facing.Back()
	}
}

// advance moves a runner n units along the corridors. Turns are taken at the
// centres of cells, the way back anywhere.
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

// ahead is how far the next centre is, in units, from 1 to Cell.
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

// sweep is how far from where it is a runner may touch something within a step:
// half the contact, and more than anybody's greatest speed.
const sweep = Contact/2 + 2*BaseSpeed

// near is the pairs of players that may touch within the step, by the seat that
// is in none of them.
func (s *State) near() (pairs [Players]bool) {
	for i := range pairs {
		x, y := &s.board.Runners[(i+1)%Players], &s.board.Runners[(i+2)%Players]
		pairs[i] = !x.Eaten && !y.Eaten && max(x.X-y.X, y.X-x.X, x.Y-y.Y, y.Y-x.Y) <= 2*sweep
	}
	return pairs
}
