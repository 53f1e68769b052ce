package trichrome

import (
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/trichrome/garden"
	"ludotheque/scenes/ui"
)

// track is one colour's way through a round: the places where it began, turned
// or stood, each with the step at which it was there. Steps count from the end
// of the ready phase.
type track struct {
	pts []ui.Point
	at  []int32
}

func (t *track) add(p ui.Point, step int32) {
	n := len(t.pts)
	if n >= 2 && straight(t.pts[n-2], t.pts[n-1], p) {
		t.pts[n-1], t.at[n-1] = p, step
		return
	}
	t.pts, t.at = append(t.pts, p), append(t.at, step)
}

// straight says whether the way from a over b to c neither turns nor stops.
func straight(a, b, c ui.Point) bool {
	if a == b {
		return b == c
	}
	dx, dy, ex, ey := b.X-a.X, b.Y-a.Y, c.X-b.X, c.Y-b.Y
	return dx*ey == dy*ex && dx*ex+dy*ey > 0
}

// until appends the way to out as far as it was at a step, and says where that
// is; it begins at its start.
func (t *track) until(step float32, out []ui.Point) ([]ui.Point, ui.Point) {
	head := ui.Point{}
	for i, p := range t.pts {
		at := float32(t.at[i])
		if i > 0 && at > step {
			before := float32(t.at[i-1])
			u := (step - before) / max(1, at-before)
			q := t.pts[i-1]
			head = ui.Point{X: q.X + (p.X-q.X)*u, Y: q.Y + (p.Y-q.Y)*u}
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

// every calls f with the places of the way that are so many cells apart, as far
// as it was at a step; the start is left out.
func (t *track) every(cells, step float32, f func(p ui.Point)) {
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
			f(ui.Point{X: a.X + (b.X-a.X)*u, Y: a.Y + (b.Y-a.Y)*u})
			next += cells
		}
		gone += l
	}
}

func abs(f float32) float32 { return max(f, -f) }

// run is everybody's way through a round, and what happened in it.
type run struct {
	maze  *game.Maze
	round game.Round
	// ways are by colour, as all that is shown is; colour is that of each seat.
	ways   [game.Players]track
	colour [game.Players]game.Colour
	steps  int32
}

// chronicle is what a whole game tells: the runs of its rounds, the present one
// last.
type chronicle struct{ runs []*run }

// note takes in a view; every step of a game is to be shown to it, in order.
func (c *chronicle) note(v *game.View) {
	n := len(c.runs)
	if n == 0 || c.runs[n-1].round.Number != v.Round.Number {
		r := &run{maze: v.Maze}
		for i := range v.Runners {
			r.colour[i] = v.Runners[i].Colour
			r.ways[r.colour[i]].add(cells(v.Round.Spawn[i]), 0)
		}
		c.runs = append(c.runs, r)
	}
	r := c.now()
	r.round = v.Round
	// Bites and ends come in the middle of a step.
	step := int32((v.Clock + subSteps - 1) / subSteps)
	if v.Phase == game.PhaseReady || v.Phase > game.PhaseDuel && v.Ticks > 0 {
		return
	}
	r.steps = step
	for i := range v.Runners {
		k := &v.Runners[i]
		if rules.Seat(i) == v.Round.Eaten && (v.Phase != game.PhaseReversal || v.Ticks > 0) {
			continue // it stays where it was eaten
		}
		r.ways[k.Colour].add(cells(k.Place()), step)
	}
}

// subSteps is how many of the units of a view's Clock make a step.
const subSteps = 4

// milliseconds is how long that many steps take.
func milliseconds(steps int32) int { return int(steps) * 1000 / 60 }

// steps is how many steps that long is.
func steps(ms int) float32 { return float32(ms) * 60 / 1000 }

// now is the run of the round under way.
func (c *chronicle) now() *run { return c.runs[len(c.runs)-1] }

// seat is who has a colour.
func (r *run) seat(c game.Colour) rules.Seat {
	for i := range r.colour {
		if r.colour[i] == c {
			return rules.Seat(i)
		}
	}
	return rules.Spectator
}

// of is the colour of a seat; ok is false for nobody.
func (r *run) of(s rules.Seat) (c game.Colour, ok bool) {
	if s < 0 || int(s) >= len(r.colour) {
		return 0, false
	}
	return r.colour[s], true
}

// points is what a colour got in the round.
func (r *run) points(c game.Colour) int { return r.round.Points(r.seat(c)) }

// survived is how long a colour lived in the round, in ms.
func (r *run) survived(c game.Colour) int { return r.round.Survival[r.seat(c)] }

// cells is a place in cells.
func cells(p game.Place) ui.Point {
	return ui.Point{X: float32(p.X) / game.Cell, Y: float32(p.Y) / game.Cell}
}

// hedges is a maze as the garden paints it.
func hedges(m *game.Maze, seed uint32) *garden.Maze {
	g := &garden.Maze{W: m.W, H: m.H, East: make([]bool, m.Cells()), South: make([]bool, m.Cells()), Key: mazeKey(m, seed)}
	for c := range m.Cells() {
		g.East[c], g.South[c] = !m.Open(c, game.Right), !m.Open(c, game.Down)
	}
	return g
}

// mazeKey tells mazes apart.
func mazeKey(m *game.Maze, seed uint32) uint64 { return uint64(seed)<<16 | uint64(m.W) }
