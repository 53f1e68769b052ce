package trichrome

import (
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	shared "ludotheque/scenes/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome/board"
	"ludotheque/scenes/trichrome/history"
	"ludotheque/scenes/ui"
)

// record paints the board of a record.
type record struct {
	board  *board.Board
	maze   *board.Maze
	of     *game.Maze
	frame  board.Frame
	camera ui.Point
	zoom   float32
}

func newRecord(*kit.Kit, shared.History[*game.View]) play.Board[*game.View] {
	return &record{board: board.New()}
}

// Close releases the board.
func (r *record) Close() { r.board.Close() }

// plant switches to the maze of a view.
func (r *record) plant(v *game.View) {
	if r.of != v.Maze {
		// A record makes its mazes anew at every position; the seed tells them.
		if r.maze == nil || r.maze.Key != mazeKey(v.Maze, v.Round.Seed) {
			r.maze = hedges(v.Maze, v.Round.Seed)
		}
		r.of = v.Maze
	}
}

// Paint paints the board as it is now; follow brings it nearer to what happens.
func (r *record) Paint(g *ui.Gui, box ui.Rect, _, now *game.View, _ float32, follow bool) {
	r.plant(now)
	p, v := g.P, now
	f := &r.frame
	*f = board.Frame{Maze: r.maze, Area: box.Inset(8), Tokens: f.Tokens[:0], Arrows: f.Arrows[:0], Dark: chaseDark, Tick: f.Tick + 1, Still: g.Motion == ui.Reduced}
	for _, c := range colours {
		seat := v.Board.Seat(c)
		k := board.Token{Seat: sign(c), Ring: board.Ring{Solid: sign(c.Hunter()), Dashed: sign(c.Prey())}}
		q := history.Cells(v.Runners[seat].Place())
		k.X, k.Y = q.X, q.Y
		if seat == v.Round.Eaten || v.Phase >= game.PhaseResult {
			k.Ring = board.Ring{Solid: rules.Spectator, Dashed: rules.Spectator}
		}
		k.Ghost = seat == v.Round.Eaten
		k.Hide = v.Phase >= game.PhaseResult && seat == v.Round.Eater && v.Round.End == game.Escaped
		if v.Phase >= game.PhaseResult && seat == v.Round.Eater && v.Round.End == game.Touched {
			k.Tear, k.Dark = 1, true
		}
		if v.Phase == game.PhaseReversal && seat == v.Round.Hunter {
			k.Wait = float32(v.Left()) / game.ReversalTicks
		}
		f.Tokens = append(f.Tokens, k)
	}
	if door, ok := v.Door(); ok {
		x, y := v.Maze.XY(door)
		f.Door = board.Door{X: float32(x), Y: float32(y), Open: 1, Show: true}
		f.Dark = duelDark
	}
	p.Clip(box)
	defer p.Pop()
	p.Fill(box, night)
	r.lead(g, now, follow)
	p.Transform(box.CX(), box.CY(), 0, r.zoom)
	defer p.Pop()
	f.Area = f.Area.Move(-box.CX(), -box.CY())
	cx, cy := r.board.At(f, r.camera.X, r.camera.Y)
	// The board stays under the window.
	w, h := f.Area.W/2, f.Area.H/2
	limX, limY := w*(1-1/r.zoom), h*(1-1/r.zoom)
	cx, cy = max(-limX, min(limX, cx)), max(-limY, min(limY, cy))
	p.Transform(-cx, -cy, 0, 1)
	defer p.Pop()
	r.board.Paint(g, f)
}

// lead moves the camera to the runners that may meet.
func (r *record) lead(g *ui.Gui, v *game.View, follow bool) {
	want, zoom := ui.Point{X: float32(v.Maze.W-1) / 2, Y: float32(v.Maze.H-1) / 2}, float32(1)
	if follow {
		zoom = 1.5
		a, b := v.Round.Eater, v.Round.Hunter
		if a < 0 {
			a, b = nearest(v)
		}
		p, q := history.Cells(v.Runners[a].Place()), history.Cells(v.Runners[b].Place())
		want = ui.Point{X: (p.X + q.X) / 2, Y: (p.Y + q.Y) / 2}
	}
	const ease = 0.05
	if r.zoom == 0 || g.Motion == ui.Reduced {
		r.camera, r.zoom = want, zoom
	}
	r.camera.X += (want.X - r.camera.X) * ease
	r.camera.Y += (want.Y - r.camera.Y) * ease
	r.zoom += (zoom - r.zoom) * ease
}

// nearest returns the two players that are nearest to each other.
func nearest(v *game.View) (a, b rules.Seat) {
	best := float32(1e9)
	for i := range rules.Seat(game.Players) {
		j := (i + 1) % game.Players
		p, q := history.Cells(v.Runners[i].Place()), history.Cells(v.Runners[j].Place())
		if d := abs(p.X-q.X) + abs(p.Y-q.Y); d < best {
			best, a, b = d, i, j
		}
	}
	return a, b
}
