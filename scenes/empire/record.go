package empire

import (
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/board"
	"ludotheque/scenes/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// record paints the map of a record. There is nothing to hide: bids are seen once
// they are made.
type record struct {
	k       *kit.Kit
	board   *board.Map
	plan    board.Plan
	names   board.Names
	frame   board.Frame
	effects []board.Effect
}

func newRecord(k *kit.Kit, _ history.History[*game.View]) play.Board[*game.View] {
	return &record{k: k, board: board.NewMap()}
}

// Paint paints the map as it is at now, t of the way from before. There is nothing
// to follow: the whole map is always seen.
func (r *record) Paint(g *ui.Gui, box ui.Rect, _, now *game.View, t float32, _ bool) {
	namesIn(r.k, &r.names)
	p := g.P
	cell := min((box.W-8)/game.PictureW, (box.H-8)/(game.PictureH+0.6))
	r.plan = board.Plan{View: p.View(), Cell: cell, X: box.CX() - cell*game.PictureW/2, Y: box.CY() - cell*game.PictureH/2, Board: box}
	r.effects = r.effects[:0]
	for i := range now.Events {
		if e, ok := effectOf(&now.Events[i]); ok && t < 1 {
			e.Age = max(0, t) * e.Kind.Ticks()
			r.effects = append(r.effects, e)
		}
	}
	r.frame = lie(&now.Board, &r.plan, &r.names)
	r.frame.Effects, r.frame.Still = r.effects, g.Motion == ui.Reduced
	p.Clip(box)
	r.board.Paint(g, &r.frame)
	p.Pop()
}

// Close gives back what is baked.
func (r *record) Close() { r.board.Close() }
