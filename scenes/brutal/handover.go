package brutal

import (
	"ludotheque/rules"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// paintHandover is the card between two people who share the screen: it hides
// what the other decided, and asks for the right hands.
func (s *Scene) paintHandover(in *input.Frame) {
	p, g := s.g.P, s.g
	g.Veil()
	defer g.EndVeil()
	v := p.View()
	grow := max(1, min(1.3, p.TextScale))
	together := s.canBeBlind(in)
	h := 330 * grow
	if together {
		h += 86 * grow
	}
	r := ui.Centered(v.W/2, v.H/2, min(v.W-80, 560*grow), min(v.H-40, h))
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 14, Waver: 1.5, Seed: 71, Lift: 1})
	look := ui.SeatLook(s.to)
	band, in1 := r.CutTop(112, 14)
	p.Sheet(band, ui.Sheet{Color: look.Ground, Radius: 12, Waver: 1.3, Seed: 72 + int(s.to), Gouache: 1, Lift: -1})
	p.SignDisc(s.to, band.X+76, band.CY(), 40)
	who := s.who(s.to)
	p.Label(s.say("handover.title", 0, who, ""), ui.Rect{X: band.X + 140, Y: band.Y, W: band.W - 160, H: band.H}, ui.Type{Face: ui.Fredoka600, Size: 34, Color: look.TextOn}, ui.Left)
	in1 = in1.Inset2(32, 0)
	line, rest := in1.CutTop(54, 10)
	p.ParagraphMid(s.word("handover.line"), line, ui.Body, ui.Center)
	rest.H -= 24
	first := rest
	if together {
		first = rest.Row(0, 2, 14)
	}
	if g.Button(ui.ID{Name: "handover"}, ui.Rect{X: first.X, Y: first.Y, W: first.W, H: min(88, first.H)}, ui.Button{Text: s.say("handover.go", 0, who, ""), Main: true, Size: 26}) {
		s.takeScreen(s.to)
		return
	}
	if together {
		low := rest.Row(1, 2, 14)
		if g.Button(ui.ID{Name: "together"}, low, ui.Button{Text: s.word("brutal.blind.start"), Icon: "icons/gamepad", Size: 21}) {
			s.beginBlind()
			return
		}
	}
	if id, ok := g.Focused(); !ok || id.Name != "handover" && id.Name != "together" {
		g.Focus(ui.ID{Name: "handover"})
	}
	if in.Menu.Pressed.Has(input.Start) {
		s.pause(rules.Spectator)
	}
}

// takeScreen puts the screen into somebody's hands.
func (s *Scene) takeScreen(p rules.Seat) {
	s.holder = p
	s.turnTo()
	s.v = s.m.View(s.eyes)
	s.setup.forget()
	s.setup.begun = false
	s.k.Play("ui.turn")
	s.g.Focus(ui.ID{Name: "main"})
}
