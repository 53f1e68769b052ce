package trichrome

import (
	"math"

	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/trichrome/board"
	"ludotheque/scenes/trichrome/history"
	"ludotheque/scenes/ui"
)

// playfield converts the stage to frames of the board, and paints them.
type playfield struct {
	*stage
	pupil *pupil
	board *board.Board
	maze  *board.Maze
	of    *game.Maze // of which maze is painted
	frame board.Frame
	lay   layout // of the screen
	// seen is what papers must not lie on.
	seen sights
	// cells and path are the memory of way and arrows.
	cells []int
	path  []ui.Point
}

// plant switches to the maze of the view.
func (g *playfield) plant() {
	if g.of != g.on.View.Maze || g.maze == nil {
		g.of, g.maze = g.on.View.Maze, hedges(g.on.View.Maze, g.on.View.Round.Seed)
	}
}

// at returns the position of a place in cells on the screen.
func (g *playfield) at(p ui.Point) (x, y float32) { return g.board.At(&g.frame, p.X, p.Y) }

// field returns where the cells of the maze are on the screen.
func (g *playfield) field() ui.Rect {
	x0, y0 := g.at(ui.Point{X: -0.5, Y: -0.5})
	x1, y1 := g.at(ui.Point{X: float32(g.on.View.Maze.W) - 0.5, Y: float32(g.on.View.Maze.H) - 0.5})
	return ui.Rect{X: min(x0, x1), Y: min(y0, y1), W: abs(x1 - x0), H: abs(y1 - y0)}
}

// around returns the box of a place of the maze on the screen, without what lies outside the
// window.
func (g *playfield) around(x, y float32) ui.Rect {
	px, py := g.board.At(&g.frame, x, y)
	side := 1.7 * g.board.CellSide(&g.frame)
	r := ui.Centered(px, py, side, side)
	if top := float32(ringEdge); r.Y < top {
		r.Y, r.H = top, r.Bottom()-top
	}
	return r
}

// ringEdge is the least distance of a mark around a runner from the window's upper edge.
const ringEdge = 10

// paint paints the board as it is now.
func (g *playfield) paint() {
	f, t, v := &g.frame, g.stage, g.on.View
	*f = board.Frame{Maze: g.maze, Area: g.lay.maze, Turned: g.turned, Tokens: f.Tokens[:0], Arrows: f.Arrows[:0], Threads: f.Threads[:0], Prints: f.Prints[:0],
		Dark: t.dark, Pulse: t.glow, Tick: t.ticks, Still: g.on.Gui.Motion == ui.Reduced, Calm: g.on.Gui.Motion != ui.Lively}
	f.Grow = g.grow()
	if at, ok := v.Door(); ok {
		x, y := v.Maze.XY(at)
		f.Door = board.Door{X: float32(x), Y: float32(y), Open: t.open, Show: t.eaten > biteHold && t.open > 0}
	}
	me, alone := g.alone()
	for _, c := range colours {
		if !alone || c != me {
			g.token(c)
		}
	}
	if alone { // the only person's runner is never covered
		g.token(me)
	}
	f.Part()
	g.prints()
	g.arrows()
	g.board.Paint(g.on.Gui, f)
	g.guard()
}

// noticeRoom is how far from a person's runner notices stay, in cells: farther than it runs until they
// have made way.
const noticeRoom = 4

// guard keeps notices off the runners of persons.
func (g *playfield) guard() {
	side := 2 * noticeRoom * g.board.CellSide(&g.frame)
	for i := range g.on.View.Runners {
		if seat := rules.Seat(i); g.on.Person(seat) {
			x, y := g.at(g.place(seat))
			g.on.Gui.Guard(ui.Centered(x, y, side, side))
		}
	}
}

// grow returns how many times as large as their cells players are drawn: where large texts
// leave the maze less room, the runners stay as large as with the usual ones.
func (g *playfield) grow() float32 {
	p := g.on.Gui.P
	if p.TextScale == 1 {
		return 1
	}
	usual := g.frame
	lay := arrange(p.View(), 1, false, g.mayTurn(), g.duelling(), g.ratio())
	usual.Turned, usual.Area = lay.turned, lay.maze
	return max(1, g.board.CellSide(&usual)/g.board.CellSide(&g.frame))
}

// mayTurn reports whether the maze may lie on its side: not on a screen around which others
// steer with phones, by the maze as it is.
func (g *playfield) mayTurn() bool {
	for i := range g.on.Chairs {
		if g.on.Chairs[i].Elsewhere {
			return g.on.Gui.P.Thumb > 0
		}
	}
	return true
}

// ratio returns the height of the maze, in widths.
func (g *playfield) ratio() float32 { return float32(g.on.View.Maze.H) / float32(g.on.View.Maze.W) }

// token adds a player to the frame.
func (g *playfield) token(c game.Colour) {
	f, t, v := &g.frame, g.stage, g.on.View
	seat := v.Board.Seat(c)
	r := &v.Runners[seat]
	at := g.place(seat)
	k := board.Token{Seat: sign(c), X: at.X, Y: at.Y, Lean: t.lean[c], Ring: g.ring(c)}
	me, alone := g.alone()
	k.You, k.Shared = alone && c == me, !alone
	// The lesson's ring finds the person's runner, and rays would cover the hedges around it.
	k.Rays = (v.Phase == game.PhaseReady || g.on.GetReady > 0) && g.on.App.Teacher(g.on.Scene()) == nil
	if n := t.refused[c]; n > 0 && !r.Moving {
		dx, dy := t.hedge[c].Vector()
		k.Hedge, k.Refused = ui.Point{X: float32(dx), Y: float32(dy)}, min(1, 3*float32(n)/refusedTicks)
		if push := 0.22 * max(0, float32(n)/refusedTicks*4-3); !f.Still { // it runs against the hedge, and back
			k.X, k.Y = k.X+push*k.Hedge.X, k.Y+push*k.Hedge.Y
		}
	}
	if f.Still {
		k.Lean = 0
	}
	if r.Moving && !f.Still && g.on.Rest == 0 {
		for i := range k.Trail {
			if q := t.past[c][(t.ticks+trailLength-10-4*i)%trailLength]; q != at {
				k.Trail[i] = q
			}
		}
	}
	k.Dark = t.ghost.out[c] > 0
	if t.eaten > 0 && c == t.victim {
		k.Ring = board.Ring{Solid: rules.Spectator, Dashed: rules.Spectator}
		k.Dark = true
		if t.eaten <= tearTicks {
			k.Tear = max(0.05, float32(t.eaten)/tearTicks)
		} else {
			k.Ghost, k.X, k.Y = true, t.ghost.at.X, t.ghost.at.Y
		}
	}
	if t.eaten > 0 && v.Phase == game.PhaseReversal && seat == v.Round.Hunter {
		k.Wait = max(0.02, 1-float32(v.Ticks)/game.ReversalTicks)
	}
	if t.caught > 0 {
		k.Ring = board.Ring{Solid: rules.Spectator, Dashed: rules.Spectator}
		prey := seat == v.Round.Eater
		switch {
		case prey && t.ending == game.Touched:
			k.Tear = max(0.05, min(1, float32(t.caught)/tearTicks))
			k.Dark = true
		case prey && t.ending == game.Escaped:
			k.Hide = t.caught > 16
		}
	}
	f.Tokens = append(f.Tokens, k)
}

// ring returns the rings of a player. A solid ring of a person's colour marks the prey, a
// dashed one the hunter. A single person sees only these two.
func (g *playfield) ring(c game.Colour) board.Ring {
	v := g.on.View
	none := board.Ring{Solid: rules.Spectator, Dashed: rules.Spectator}
	ring := board.Ring{Solid: sign(c.Hunter()), Dashed: sign(c.Prey())}
	if v.Phase == game.PhaseReady && g.on.GetReady == 0 && v.Ticks < 10 && g.on.App.Teacher(g.on.Scene()) == nil { // a lesson tells of the rings at once
		return none
	}
	if g.duelling() {
		// Of the two, one hunts and one flees.
		switch v.Board.Seat(c) {
		case v.Round.Eater:
			ring.Dashed = rules.Spectator
		case v.Round.Hunter:
			ring.Solid = rules.Spectator
		default:
			return none
		}
	}
	if me, ok := g.alone(); ok {
		if ring.Solid != sign(me) {
			ring.Solid = rules.Spectator
		}
		if ring.Dashed != sign(me) {
			ring.Dashed = rules.Spectator
		}
	}
	return ring
}

// arrows lead from the prey to the door; they stay, faintly, once the hunter is free. In a lesson they
// lead through the corridors, and stay bright for who has been caught.
func (g *playfield) arrows() {
	f, t, v := &g.frame, g.stage, g.on.View
	if !f.Door.Show || t.caught > 0 || v.Round.Eater < 0 {
		return
	}
	way := append(g.path[:0], g.place(v.Round.Eater))
	learning := g.on.App.Teacher(g.on.Scene()) != nil
	if learning {
		for _, c := range g.way(v.Round.Eater) {
			x, y := v.Maze.XY(c)
			way = append(way, ui.Point{X: float32(x), Y: float32(y)})
		}
	} else {
		way = append(way, ui.Point{X: f.Door.X, Y: f.Door.Y})
	}
	g.path = way
	far := float32(0)
	for i := range way[1:] {
		far += span(way[i], way[i+1])
	}
	alpha := t.open
	if v.Phase == game.PhaseDuel && !(learning && g.pupil.failures > 0) {
		alpha *= 0.32
	}
	const apart = 0.83 // cells
	d := float32(1.05)
	if !f.Still {
		d += float32(math.Mod(float64(t.ticks)/45, apart))
	}
	before := float32(0) // of the way, up to the present part
	for i := range way[1:] {
		from, to := way[i], way[i+1]
		long := span(from, to)
		for ; d < min(before+long, far-1.3); d += apart {
			u := (d - before) / long
			fade := min(1, (d-0.9)*2, (far-1.2-d)*2)
			f.Arrows = append(f.Arrows, board.Arrow{X: from.X + (to.X-from.X)*u, Y: from.Y + (to.Y-from.Y)*u,
				Angle: float32(math.Atan2(float64(to.Y-from.Y), float64(to.X-from.X))), Size: 0.8 + 0.5*d/far, Alpha: alpha * max(0, fade)})
		}
		before += long
	}
}

// way returns the cells of the way of a seat to its goal, from the one after its own.
func (g *playfield) way(seat rules.Seat) []int {
	v := g.on.View
	g.cells = g.cells[:0]
	var dist [game.MaxCells]int16
	route(v, seat, &dist)
	for c := v.Cell(seat); ; {
		d := v.Maze.Toward(c, dist[:v.Maze.Cells()])
		if d == game.None {
			return g.cells
		}
		c = v.Maze.Next(c, d)
		g.cells = append(g.cells, c)
	}
}

// span returns how far two places are apart.
func span(a, b ui.Point) float32 {
	return float32(math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)))
}

// prints adds the ghost's footprints to the frame.
func (g *playfield) prints() {
	f, all := &g.frame, &g.ghost.prints
	f.Prints = f.Prints[:0]
	for i := range all {
		if k := &all[i]; k.life > 0 {
			angle := float32(math.Atan2(float64(k.dy), float64(k.dx)))
			f.Prints = append(f.Prints, board.Print{X: k.at.X, Y: k.at.Y, Angle: angle, Alpha: min(1, float32(k.life)/60), Left: i%2 == 0})
		}
	}
}

// planned is how many cells ahead a person plans the way.
const planned = 6

// wayCell is how much of the maze belongs to a cell of a way, in cells: the hedges on both sides do.
const wayCell = 1.3

// needed records what has to be visible now: the runners, the door and the ways to be planned.
func (g *playfield) needed() *sights {
	t, v := &g.seen, g.on.View
	t.points, t.discs, t.ways = t.points[:0], t.discs[:0], t.ways[:0]
	side := g.board.CellSide(&g.frame)
	for i := range v.Runners {
		if seat := rules.Seat(i); !v.Runners[i].Eaten {
			x, y := g.at(g.place(seat))
			t.points = append(t.points, ui.Point{X: x, Y: y})
			disc := 1.4 * side * max(1, g.frame.Grow)
			t.discs = append(t.discs, ui.Centered(x, y, disc, disc))
		}
	}
	if at, ok := v.Door(); ok && g.duelling() {
		x, y := g.at(history.Cells(v.Maze.Centre(at)))
		t.discs = append(t.discs, ui.Centered(x, y, 1.9*side, 1.9*side)) // the ring of the lesson too
	}
	var dist [game.MaxCells]int16
	cells := v.Maze.Cells()
	var planning [game.MaxCells]bool
	for i := range v.Runners {
		seat := rules.Seat(i)
		if v.Runners[i].Eaten || !g.on.Person(seat) && !g.duelling() {
			continue
		}
		v.Maze.Flood(v.Cell(seat), dist[:cells])
		for c := range cells {
			planning[c] = planning[c] || g.on.Person(seat) && dist[c] <= planned
		}
		for _, c := range g.way(seat) {
			planning[c] = true
		}
	}
	for c := range cells {
		if planning[c] {
			cx, cy := v.Maze.XY(c)
			x, y := g.at(ui.Point{X: float32(cx), Y: float32(cy)})
			t.ways = append(t.ways, ui.Centered(x, y, wayCell*side, wayCell*side))
		}
	}
	return t
}
