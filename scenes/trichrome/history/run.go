// Package history is what a whole match of Trichrome reports: the players' tracks through
// each round, what happened in it, and how the match ended.
package history

import (
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/history"
)

// Track is one colour's way through a round: the places where it began, turned
// or stood, each with the step at which it was there. Steps count from the end
// of the ready phase.
type Track struct {
	pts []history.Point
	at  []int32
}

// Len returns how many places the way has: where it began, turned or stood.
func (t *Track) Len() int { return len(t.pts) }

func (t *Track) add(p history.Point, step int32) {
	n := len(t.pts)
	if n >= 2 && straight(t.pts[n-2], t.pts[n-1], p) {
		t.pts[n-1], t.at[n-1] = p, step
		return
	}
	t.pts, t.at = append(t.pts, p), append(t.at, step)
}

// straight reports whether the way from a over b to c neither turns nor stops.
func straight(a, b, c history.Point) bool {
	if a == b {
		return b == c
	}
	dx, dy, ex, ey := b.X-a.X, b.Y-a.Y, c.X-b.X, c.Y-b.Y
	return dx*ey == dy*ex && dx*ex+dy*ey > 0
}

// Until appends the way to out as far as it was at a step, and says where that
// is; it begins at its start.
func (t *Track) Until(step float32, out []history.Point) ([]history.Point, history.Point) {
	head := history.Point{}
	for i, p := range t.pts {
		at := float32(t.at[i])
		if i > 0 && at > step {
			before := float32(t.at[i-1])
			u := (step - before) / max(1, at-before)
			q := t.pts[i-1]
			head = history.Point{X: q.X + (p.X-q.X)*u, Y: q.Y + (p.Y-q.Y)*u}
			if out[len(out)-1] != head {
				out = append(out, head)
			}
			return out, head
		}
		head = p
		if n := len(out); n == 0 || out[n-1] != p {
			out = append(out, p)
		}
	}
	return out, head
}

// Every calls f with the places of the way that are that many cells apart, as far
// as it was at a step; the start is left out.
func (t *Track) Every(cells, step float32, f func(p history.Point)) {
	gone, next := float32(0), cells
	for i := 1; i < len(t.pts); i++ {
		if float32(t.at[i-1]) > step {
			return
		}
		a, b := t.pts[i-1], t.pts[i]
		l := abs(b.X-a.X) + abs(b.Y-a.Y)
		for next < gone+l {
			u := (next - gone) / l
			if at := float32(t.at[i-1]) + u*float32(t.at[i]-t.at[i-1]); at > step {
				return
			}
			f(history.Point{X: a.X + (b.X-a.X)*u, Y: a.Y + (b.Y-a.Y)*u})
			next += cells
		}
		gone += l
	}
}

func abs(f float32) float32 { return max(f, -f) }

// Run is the players' tracks through a round, and what happened in it.
type Run struct {
	// Maze is that of the round, Round what the rules say of it so far.
	Maze  *game.Maze
	Round game.Round
	// Ways are by colour, as all that is shown is; Colour is that of each seat.
	Ways   [game.Players]Track
	Colour [game.Players]game.Colour
	// Steps is how many steps of the round there were so far.
	Steps int32

	fromDoor int
	ended    bool
}

// follow takes in the latest view of the round.
func (r *Run) follow(v *game.View) {
	r.Round = v.Round
	r.measure()
	// Bites and ends come in the middle of a step.
	step := int32((v.Clock + subSteps - 1) / subSteps)
	if v.Phase == game.PhaseReady || v.Phase > game.PhaseDuel && v.Ticks > 0 {
		return
	}
	r.Steps = step
	for i := range v.Runners {
		k := &v.Runners[i]
		if rules.Seat(i) == v.Round.Eaten && (v.Phase != game.PhaseReversal || v.Ticks > 0) {
			continue // it stays where it was eaten
		}
		r.Ways[k.Colour].add(Cells(k.Place()), step)
	}
}

// measure notes, once the duel has ended, how far the prey was from the door.
func (r *Run) measure() {
	if r.ended || r.Round.Eater < 0 || r.Round.EndAt == 0 || len(r.Round.Doors) == 0 {
		return
	}
	r.ended = true
	dist := make([]int16, r.Maze.Cells())
	r.Maze.Flood(r.Maze.Nearest(r.Round.Doors[len(r.Round.Doors)-1]), dist)
	r.fromDoor = int(dist[r.Maze.Nearest(r.Round.EndPlaces[r.Round.Eater])])
}

// FromDoor returns how many cells of path there were from the prey to the door when the
// duel ended; 0 before that.
func (r *Run) FromDoor() int { return r.fromDoor }

// subSteps is how many of the units of a view's Clock make a step.
const subSteps = 4

// Steps converts sub-steps to steps.
func Steps(sub int) float32 { return float32(sub) / subSteps }

// SubSteps converts whole steps to sub-steps.
func SubSteps(steps float32) int { return int(steps) * subSteps }

// Seconds returns sub-steps as texts have them, in seconds.
func Seconds(sub int) float64 { return float64(sub) / game.Second }

// Seat returns who has a colour, or a spectator before the round began.
func (r *Run) Seat(c game.Colour) rules.Seat {
	for i := range r.Colour {
		if r.Colour[i] == c {
			return rules.Seat(i)
		}
	}
	return rules.Spectator
}

// Of returns the colour of a seat; ok is false for a spectator.
func (r *Run) Of(s rules.Seat) (c game.Colour, ok bool) {
	if s < 0 || int(s) >= len(r.Colour) {
		return 0, false
	}
	return r.Colour[s], true
}

// Points returns what a colour got in the round.
func (r *Run) Points(c game.Colour) int { return r.Round.Points(r.Seat(c)) }

// Survived returns how long a colour lived in the round, in sub-steps.
func (r *Run) Survived(c game.Colour) int { return r.Round.Survival[r.Seat(c)] }

// Cells returns a place in cells.
func Cells(p game.Place) history.Point {
	return history.Point{X: float32(p.X) / game.Cell, Y: float32(p.Y) / game.Cell}
}
