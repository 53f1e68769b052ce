package aquariom

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// touching reports that a finger was used last.
func (s *sea) touching() bool {
	f := s.Env.Devices.Frame()
	return f.Device == input.Mouse && f.Pointer.Touch
}

// tapped reports whether a click or a finger ended in r.
func (s *sea) tapped(r ui.Rect) bool {
	h := &s.pointer
	return r.W > 0 && h.Released && r.Contains(h.X, h.Y)
}

// paintOffer says the one thing that can be done now: the daughter, an urchin,
// giving up, or why the last one was not done.
func (s *panels) paintOffer(v *pane, me rules.Seat) {
	h := &s.hands[me]
	l := &s.lay
	switch {
	case h.asks:
		if s.paintAction(s.panel(l.action), s.keyOf(me, input.Y), s.Say(words.AquariomGiveupSure()), 0) {
			s.Do(func() { s.wantOut(me) })
		}
		return
	case h.picks:
		s.paintAction(s.panel(l.action), key{}, s.Say(words.AquariomPick()), 0)
		return
	}
	d, said, ok := s.daughter(me, h.charge())
	switch {
	case !ok && h.shown > 0:
		s.paintAction(s.panel(l.action), key{}, h.refused, 0)
	case s.touching(): // its buttons say the rest
		return
	case !ok && h.hold > 0:
		s.paintAction(s.panel(l.action), key{}, said, 0)
	case ok && (s.faded[actionPanel] < gone || h.hold > 0):
		share := float32(0)
		if h.hold > tapTicks {
			share = (h.charge() - leastShare) / (maxShare - leastShare)
		}
		l.offer = s.panel(l.action)
		s.Gui.P.Fade(1 - s.faded[actionPanel])
		s.paintAction(l.action, s.keyOf(me, input.A), s.Say(words.AquariomDivide(int(d.mass+0.5))), share)
		s.Gui.P.Pop()
	}
	y, said, can := s.virusOf(me)
	own := s.Say(words.AquariomRefusedOwnBurst())
	if (can || said == own) && h.hold == 0 && !s.untaught("urchin") && s.faded[layingPanel] < gone && y.mother.cell.Mass-y.price >= s.now.Map.StartMass/2 { // not what would leave almost nothing
		said := s.Say(words.AquariomLay(int(y.price + 0.5)))
		r := ui.Rect{Y: l.action.Y - aboveAction, W: l.action.W * 0.72, H: 44}
		if s.alone() && s.Env.Devices.Asked() == input.Mouse {
			said, r.W = s.Say(words.AquariomLayClick(int(y.price+0.5))), l.action.W
		}
		r.X = l.action.CX() - r.W/2
		l.laying = s.panel(r)
		s.Gui.P.Fade(1 - s.faded[layingPanel])
		if can {
			s.paintSmall(r, s.keyOf(me, input.X), said)
		} else {
			s.paintSmall(r, key{}, own)
		}
		s.Gui.P.Pop()
	}
}

// paintSmall paints something else that can be done, on dark paper; [steering.clicks] takes a
// click on it.
func (s *panels) paintSmall(r ui.Rect, l key, said string) {
	p := s.Gui.P
	board.Panel(p, r, 23)
	in := r.Inset2(12, 5)
	x := in.X
	if l.ok {
		x += s.Cap(s.Gui, l.label, x, in.CY(), min(28, in.H), false) + 10
	}
	p.Label(said, ui.Rect{X: x, Y: in.Y, W: in.Right() - x, H: in.H}, carried(p, rowText.Sized(ui.SizeText)), ui.Left)
}

// paintButtons paints the buttons of a finger; steering presses them.
func (s *panels) paintButtons(me rules.Seat) {
	l, p := &s.lay, s.Gui.P
	button := func(r ui.Rect, name, said string, on bool) {
		s.Gui.Spot(ui.ID{Name: name}, r)
		c := foam
		if !on {
			c = foam.Fade(0.45)
		}
		p.Disc(r.CX(), r.CY(), r.W/2, r.H/2, ui.Sheet{Color: c, Waver: 1, Seed: int(r.W), Lift: 0.3})
		p.ParagraphMid(said, r.Inset2(r.W*0.1, r.H*0.12), p.AtMost(ui.Type{Face: ui.Fredoka600, Size: ui.SizeText, Color: ui.Ink}, 1.1), ui.Center)
		s.panel(r)
	}
	d, _, ok := s.daughter(me, s.hands[me].charge())
	button(l.divide, "divide", s.Say(words.AquariomDivideShort(int(d.mass+0.5))), ok)
	y, _, can := s.virusOf(me)
	if l.virus.W > 0 {
		button(l.virus, "virus", s.Say(words.AquariomLayShort(int(y.price+0.5))), can)
	}
	button(l.give, "give", s.Say(words.AquariomGiveupShort()), true)
}

// pressButtons takes the fingers on the buttons that paintButtons paints.
func (s *steering) pressButtons(in *input.Frame) {
	if !s.buttoned() {
		return
	}
	me := s.panes[0].seats[0]
	l, h := &s.lay, &s.hands[me]
	down, up := s.fingerOn(in, l.divide)
	switch {
	case up && h.hold > 0:
		s.wantDivision(me)
	case up && s.Prefs.Press:
		h.hold = 1
	case down && !s.Prefs.Press:
		h.hold++
	}
	if _, up := s.fingerOn(in, l.virus); up {
		s.wantVirus(me)
	}
	if _, up := s.fingerOn(in, l.give); up {
		s.wantOut(me)
	}
}

// buttoned reports that the buttons of a finger are there: one person swims, and used a
// finger last.
func (s *sea) buttoned() bool {
	return s.People() > 0 && len(s.panes) == 1 && len(s.panes[0].seats) == 1 && !s.eaten(s.panes[0].seats[0]) && s.touching()
}

// fingerOn says whether a finger that went down in r is down, and whether one went up.
func (s *sea) fingerOn(in *input.Frame, r ui.Rect) (down, up bool) {
	scale := float64(s.window().Scale)
	for i := range in.Touches {
		t := &in.Touches[i]
		if r.Contains(float32(t.StartX/scale), float32(t.StartY/scale)) {
			up = up || t.Released && !t.Cancelled
			down = down || !t.Released
		}
	}
	return down, up
}

// paintPicked rings the own cell that waits for its place, and the places of
// those that have one.
func (s *panels) paintPicked(v *pane) {
	p := s.Gui.P
	p.Clip(v.area)
	defer p.Pop()
	for _, seat := range v.seats {
		h := &s.hands[seat]
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
