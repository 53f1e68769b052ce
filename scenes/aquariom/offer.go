package aquariom

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/aquariom/tank"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// touching says that a finger was used last.
func (s *Scene) touching() bool {
	f := s.k.Env.Hands.Frame()
	return f.Device == input.Mouse && f.Pointer.Touch
}

// tapped says whether a click or a finger ended in r.
func (s *Scene) tapped(r ui.Rect) bool {
	h := s.g.Hands()
	return r.W > 0 && h.Released && r.Contains(h.X, h.Y)
}

// paintOffer says the one thing that can be done now: the daughter, an urchin,
// giving up, or why the last one was not done.
func (s *Scene) paintOffer(v *pane, me rules.Seat) {
	h := &s.helms[me]
	l := &s.lay
	switch {
	case h.asks > 0:
		if s.paintAction(s.panel(l.action), s.keyOf(me, input.Y), s.k.Say(words.AquariomGiveupSure()), 1-float32(h.asks)/askTicks) {
			s.wantOut(me)
		}
		return
	case h.picks:
		s.paintAction(s.panel(l.action), key{}, s.k.Say(words.AquariomPick()), 0)
		return
	case s.touching():
		return
	}
	d, said, ok := s.daughter(me, h.charge())
	switch {
	case !ok && h.shown > 0:
		s.paintAction(l.action, key{}, h.refused, 0)
	case !ok && h.hold > 0:
		s.paintAction(l.action, key{}, said, 0)
	case ok:
		share := float32(0)
		if h.hold > tapTicks {
			share = (h.charge() - leastShare) / (mostShare - leastShare)
		}
		s.paintAction(l.action, s.keyOf(me, input.A), s.k.Say(words.AquariomDivide(int(d.mass+0.5))), share)
	}
	if _, _, can := s.virusOf(me); can && h.hold == 0 {
		r := ui.Rect{X: l.action.X, Y: l.action.Y - 52, W: l.action.W * 0.72, H: 44}
		r.X = l.action.CX() - r.W/2
		s.paintSmall(r, s.keyOf(me, input.X), s.k.Say(words.AquariomLay()))
	}
}

// paintSmall paints something else that can be done, on dark paper.
func (s *Scene) paintSmall(r ui.Rect, l key, said string) {
	p := s.g.P
	tank.Panel(p, r, 23)
	in := r.Inset2(12, 5)
	x := in.X
	if l.ok {
		x += s.k.Cap(s.g, l.label, x, in.CY(), min(28, in.H), false) + 10
	}
	p.Label(said, ui.Rect{X: x, Y: in.Y, W: in.Right() - x, H: in.H}, p.AtMost(rowText.Sized(18), 1.3), ui.Left)
}

// paintButtons paints the buttons of a finger.
func (s *Scene) paintButtons(v *pane, me rules.Seat) {
	l := &s.lay
	h := &s.helms[me]
	p := s.g.P
	press := func(r ui.Rect, name, said string, on bool) (down, up bool) {
		s.g.Spot(ui.ID{Name: name}, r)
		c := foam
		if !on {
			c = foam.Fade(0.45)
		}
		p.Disc(r.CX(), r.CY(), r.W/2, r.H/2, ui.Sheet{Color: c, Waver: 1, Seed: int(r.W), Lift: 0.3})
		p.ParagraphMid(said, r.Inset2(r.W*0.1, r.H*0.2), p.AtMost(ui.Type{Face: ui.Fredoka600, Size: 18, Color: ui.Ink}, 1.1), ui.Center)
		s.panel(r)
		scale := float64(p.View().Scale)
		for i := range s.k.Env.Hands.Frame().Touches {
			t := &s.k.Env.Hands.Frame().Touches[i]
			if r.Contains(float32(t.StartX/scale), float32(t.StartY/scale)) {
				if t.Released {
					up = true
				} else {
					down = true
				}
			}
		}
		return down, up
	}
	d, _, ok := s.daughter(me, h.charge())
	down, up := press(l.divide, "divide", s.k.Say(words.AquariomDivideShort(int(d.mass+0.5))), ok)
	switch {
	case up && h.hold > 0:
		s.wantDivision(me)
	case up && s.k.Prefs.Press:
		h.hold = 1
	case down && !s.k.Prefs.Press:
		h.hold++
	}
	_, _, can := s.virusOf(me)
	if _, up := press(l.virus, "virus", s.k.Say(words.AquariomLayShort()), can); up {
		s.wantVirus(me)
	}
	if _, up := press(l.give, "give", s.k.Say(words.AquariomGiveupShort()), true); up {
		s.wantOut(me)
	}
}

// paintPicked rings the own cell that waits for its place, and the places of
// those that have one.
func (s *Scene) paintPicked(v *pane) {
	p := s.g.P
	p.Clip(v.area)
	defer p.Pop()
	for _, seat := range v.seats {
		h := &s.helms[seat]
		if h.picks {
			if a := s.actor(h.picked); a != nil {
				x, y := s.spot(a)
				ux, uy := v.frame.At(x, y)
				r := s.laws.Radius(s.weight(a))*v.frame.Scale() + 10
				p.Ring(ux, uy, r, r, 4, ui.Accent)
			}
		}
		for _, o := range h.orders {
			a := s.actor(o.cell)
			if a == nil {
				continue
			}
			x, y := s.spot(a)
			ax, ay := v.frame.At(x, y)
			bx, by := v.frame.At(o.to.X, o.to.Y)
			line := [2]ui.Point{{X: ax, Y: ay}, {X: bx, Y: by}}
			p.Dashed(line[:], 2.4, 7, 7, 0, foam.Fade(0.7))
			p.Ring(bx, by, 9, 9, 2.6, foam)
		}
	}
}
