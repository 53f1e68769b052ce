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

// closeUp is how many times as large the map is where the picture follows what happens.
const closeUp = 1.7

// Paint paints the map as it is at now, t of the way from before: all of it, or the
// part in which something happened, larger, when it is followed. The card that is
// played lies beside it, and the regions that the automaton weighed are numbered.
func (r *record) Paint(g *ui.Gui, box ui.Rect, before, now *game.View, t float32, follow bool) {
	namesIn(r.k, &r.names)
	p := g.P
	room, card := beside(box, follow)
	cell := min((room.W-8)/game.PictureW, (room.H-8)/(game.PictureH+0.6))
	r.plan = board.Plan{View: p.View(), Zoom: 1, Cell: cell, X: room.CX() - cell*game.PictureW/2, Y: room.CY() - cell*game.PictureH/2, Board: box}
	if follow {
		p.Fill(box, ui.Paper)
		box, r.plan.Board = room, room
		r.plan.Large, r.plan.Zoom = true, max(1, 0.84*p.TextScale)
		r.plan.Cell = cell * closeUp * r.plan.Zoom
		from, to := r.eventful(before), r.eventful(now)
		e := ui.EaseInOut(max(0, min(1, 2*t)))
		if g.Motion == ui.Reduced {
			e = 1
		}
		r.plan.Look(board.Point{X: from.X + (to.X-from.X)*e, Y: from.Y + (to.Y-from.Y)*e})
	}
	r.effects = r.effects[:0]
	for i := range now.Events {
		if e, ok := effectOf(&now.Events[i]); ok && t < 1 {
			e.Age = max(0, t) * e.Kind.Ticks()
			r.effects = append(r.effects, e)
		}
	}
	r.frame = lie(&now.Board, &r.plan, &r.names)
	r.frame.Effects, r.frame.Still = r.effects, g.Motion == ui.Reduced
	r.weighed(now)
	p.Clip(box)
	r.board.Paint(g, &r.frame)
	p.Pop()
	if c := played(now); c != 0 {
		board.PaintCard(p, card, 0, &r.names, &board.Card{Card: c, Price: board.NoPrice})
	}
}

// beside parts the room of a record into that of the map and that of the card that is played: the map has the side of
// which it needs less. Where a part of the map fills the room the card lies over its corner.
func beside(box ui.Rect, follow bool) (plan, card ui.Rect) {
	const gap = 10
	w := min(118, box.W*0.24)
	card = ui.Rect{X: box.Right() - w - gap, Y: box.Y + gap, W: w, H: w * 0.88}
	switch wide := box.W*(game.PictureH+0.6) > box.H*game.PictureW; {
	case follow:
		plan = box
	case wide:
		plan, _ = box.CutRight(w+2*gap, 0)
	default:
		_, plan = box.CutTop(card.H+2*gap, 0)
	}
	return plan, card
}

// eventful is the place of the map where a view's events happened: where all players
// begins, when nowhere.
func (r *record) eventful(v *game.View) board.Point {
	if v != nil {
		for i := len(v.Events) - 1; i >= 0; i-- {
			if to := v.Events[i].To; v.Events[i].Kind != game.Refilled && to.Known() {
				return r.board.Square(to)
			}
		}
		if w := reasonOf(v); w != nil && len(w.Steps) > 0 {
			return r.board.Square(w.Steps[len(w.Steps)-1].Kept.First())
		}
	}
	return r.board.Square(game.Start)
}

// reasonOf is the automaton's decision in a view, or nil.
func reasonOf(v *game.View) *game.Reason {
	for i := range v.Events {
		if w := v.Events[i].Reason; w != nil {
			return w
		}
	}
	return nil
}

// weighed numbers the regions that the automaton weighed, as they were numbered when
// it was explained: those that its priorities put aside are grey.
func (r *record) weighed(v *game.View) {
	w := reasonOf(v)
	if w == nil || len(w.Steps) == 0 {
		return
	}
	all, kept := w.Steps[0].Kept, w.Steps[len(w.Steps)-1].Kept
	r.frame.Lit, r.frame.Dim = all, 0.6
	n := 0
	for to := range all.All {
		n++
		r.frame.Numbers[to] = board.Number{N: n, Out: !kept.Has(to), Tied: kept.Len() > 1 && kept.Has(to)}
	}
}

// played is the card of the turn that a view is in, 0 before it is known.
func played(v *game.View) game.Card {
	for i := range v.Events {
		if c := v.Events[i].Card; c != 0 && v.Events[i].Kind != game.Refilled {
			return c
		}
	}
	return v.Card
}

// Close gives back what is baked.
func (r *record) Close() { r.board.Close() }
