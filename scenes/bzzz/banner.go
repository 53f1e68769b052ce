package bzzz

import (
	"ludotheque/scenes/bzzz/history"
	"ludotheque/scenes/ui"
)

// paintBanner announces the end and its reason.
func (f *face) paintBanner() {
	if f.v.Result == nil {
		return
	}
	p := f.g.P
	t := ui.EaseOut(f.ended / 14)
	b, grow := f.lay.board, f.lay.grow
	r := ui.Centered(b.CX(), b.CY()-20*(1-t), min(b.W-20, 520*grow), 150*grow)
	p.On(ui.Over)
	p.Fade(t)
	p.Transform(r.CX(), r.CY(), -0.03*t, 1)
	q := ui.Rect{X: -r.W / 2, Y: -r.H / 2, W: r.W, H: r.H}
	p.Sheet(q, ui.Sheet{Color: ui.Paper, Radius: 12, Waver: 1.5, Lift: 1})
	in := q.Inset2(24, 14)
	title, why := history.Ended(f.v)
	p.Label(f.k.Say(title), in.Row(0, 2, 4), ui.Type{Face: ui.Fredoka700, Size: ui.SizeScore, Color: ui.Ink}, ui.Center)
	p.ParagraphMid(f.k.Say(why), in.Row(1, 2, 4), ui.Body, ui.Center)
	p.Pop()
	p.Pop()
	p.Pop()
}
