package bzzz

import (
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/ui"
)

// paintHandover is the card between two people who share the screen: it hides
// nothing that was not hidden before, and asks for the right hands.
func (s *Scene) paintHandover() {
	if !s.card || s.fight != nil {
		return
	}
	p, g := s.g.P, s.g
	to := s.v.Current
	g.Veil()
	defer g.EndVeil()
	v := p.View()
	w, h := min(v.W-80, 560*s.lay.grow), 330*s.lay.grow
	r := ui.Centered(v.W/2, v.H/2, w, h)
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 14, Waver: 1.5, Seed: 71, Lift: 1})
	look := ui.SeatLook(to)
	band, in := r.CutTop(112, 14)
	p.Sheet(band, ui.Sheet{Color: look.Ground, Radius: 12, Waver: 1.3, Seed: 72 + int(to), Gouache: 1, Lift: -1})
	p.SignDisc(to, band.X+76, band.CY(), 40)
	name := s.who(to)
	p.Label(s.say(phrase{key: "handover.title", x: name}), ui.Rect{X: band.X + 140, Y: band.Y, W: band.W - 160, H: band.H}, ui.Type{Face: ui.Fredoka600, Size: 34, Color: look.TextOn}, ui.Left)
	in = in.Inset2(32, 0)
	line, in := in.CutTop(54, 10)
	p.ParagraphMid(s.word("handover.line"), line, ui.Body, ui.Center)
	b := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: min(88, in.H-24)}
	if g.Button(ui.ID{Name: "handover"}, b, ui.Button{Text: s.say(phrase{key: "handover.go", x: name}), Main: true, Size: 26}) {
		s.take(to)
	}
	if id, ok := g.Focused(); !ok || id.Name != "handover" {
		g.Focus(ui.ID{Name: "handover"})
	}
}

// take puts the screen into somebody's hands.
func (s *Scene) take(p rules.Seat) {
	s.holder = p
	s.look()
	s.v = s.m.View(s.eyes)
	s.panel.forget()
	s.k.Play("ui.turn")
	s.hands.newTurn(s)
}

// paintBanner announces the end and its reason.
func (s *Scene) paintBanner() {
	if s.v.Result == nil || s.fight != nil {
		return
	}
	p := s.g.P
	t := ui.EaseOut(s.ended / 14)
	b := s.lay.board
	w := min(b.W-20, 520*s.lay.grow)
	r := ui.Centered(b.CX(), b.CY()-20*(1-t), w, 150*s.lay.grow)
	p.On(ui.Over)
	p.Fade(t)
	p.Transform(r.CX(), r.CY(), -0.03*t, 1)
	q := ui.Rect{X: -r.W / 2, Y: -r.H / 2, W: r.W, H: r.H}
	p.Sheet(q, ui.Sheet{Color: ui.Paper, Radius: 12, Waver: 1.5, Seed: 77, Lift: 1})
	in := q.Inset2(24, 14)
	p.Label(s.word(endedKeys[s.v.Result.Reason]), in.Row(0, 2, 4), ui.Type{Face: ui.Fredoka700, Size: 44, Color: ui.Ink}, ui.Center)
	keys := reasonKeys[s.v.Result.Reason]
	p.ParagraphMid(s.say(phrase{key: keys[1], n: s.v.Params.Turns / game.Players}), in.Row(1, 2, 4), ui.Body, ui.Center)
	p.Pop()
	p.Pop()
	p.Pop()
}
