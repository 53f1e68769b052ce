package empire

import (
	"github.com/hajimehoshi/ebiten/v2"

	game "ludotheque/rules/empire"
	"ludotheque/scenes/input"
)

// modal says whether a paper with buttons of its own has all hands.
func (s *Scene) modal() bool {
	return s.card || s.audit.open || s.log.sheet.Open || s.mine() && (s.v.Phase == game.PhaseBid || s.v.Phase == game.PhaseFirst)
}

// steer is the frame as the widgets may see it: what goes to cards and regions
// is taken out.
func (s *Scene) steer(in *input.Frame) *input.Frame {
	if s.modal() {
		return in
	}
	f := &s.log.seen
	*f = *in
	f.Menu.Repeat &^= input.Directions | input.Of(input.L, input.R)
	f.Menu.Pressed &^= input.Directions | input.Of(input.A, input.B, input.L, input.R)
	return f
}

// shortcuts does what keys and buttons say.
func (s *Scene) shortcuts(in *input.Frame) {
	keys, pressed := &in.Keys.Pressed, in.Menu.Pressed
	if pressed.Has(input.Start) {
		s.pause(-1)
		return
	}
	if s.log.sheet.Open {
		if pressed.Any(input.Of(input.B, input.Back)) || keys.Has(ebiten.KeyJ) {
			s.log.sheet.Toggle(s.k.Kit)
		}
		return
	}
	if s.modal() {
		s.modalKeys(in)
		return
	}
	if pressed != 0 || !keys.Empty() {
		s.hands.keyed = true
	}
	switch {
	case keys.Has(ebiten.KeyU) || keys.Has(ebiten.KeyBackspace) || keys.Has(ebiten.KeyZ) && in.Keys.Control() || pressed.Has(input.ZL):
		s.undo()
	case keys.Has(ebiten.KeyJ) || pressed.Has(input.Back):
		s.log.sheet.Toggle(s.k.Kit)
	case keys.Has(ebiten.KeyH) || pressed.Has(input.Y):
		s.advice.ask(s, false)
	case keys.Has(ebiten.KeyP) || pressed.Has(input.ZR):
		s.advice.ask(s, true)
	case keys.Has(ebiten.KeyE) || pressed.Has(input.X):
		if s.mine() {
			s.endTurn()
		} else {
			s.hurry()
		}
	case pressed.Has(input.B):
		s.backOut()
	case !s.mine():
		s.watch(in)
	case in.Menu.Repeat.Any(input.Of(input.L, input.R)):
		s.turnOver(1 - s.hands.half)
	default:
		s.drive(in)
	}
}

// hurry waits for nothing up to the person's own turn.
func (s *Scene) hurry() {
	if !s.mine() && s.v.Over == nil {
		s.rush = true
	}
}

// speeds are the paces on offer.
var speeds = [...]float32{0.5, 1, 2, 4}

// faster changes the pace by one.
func (s *Scene) faster(step int) {
	at := len(speeds) - 1
	for i, x := range speeds {
		if s.speed != 0 && s.speed <= x {
			at = i
			break
		}
	}
	s.setSpeed(max(0, min(len(speeds)-1, at+step)))
}

func (s *Scene) setSpeed(i int) {
	if s.speed != speeds[i] {
		s.speed = speeds[i]
		s.k.Play("ui.on")
	}
}

// watch is what keys do while others play.
func (s *Scene) watch(in *input.Frame) {
	r := in.Menu.Repeat
	switch {
	case r.Has(input.Left):
		s.faster(-1)
	case r.Has(input.Right):
		s.faster(1)
	case in.Menu.Pressed.Has(input.A):
		s.hurry()
	}
}

// backOut steps back one thing at a time, and pauses at the end.
func (s *Scene) backOut() {
	h := &s.hands
	switch {
	case h.ask.Known():
		h.ask, h.foes = game.NoRegion, h.foes[:0]
	case h.from.Known():
		s.leaveFrom(game.NoRegion)
	default:
		s.pause(-1)
	}
}

// drive moves the hand and acts with it.
func (s *Scene) drive(in *input.Frame) {
	h := &s.hands
	dx, dy := in.Menu.Steps()
	act := in.Menu.Pressed.Has(input.A)
	switch {
	case h.ask.Known():
		if dx != 0 {
			h.foe = max(0, min(len(h.foes)-1, h.foe+dx))
			s.k.Play("ui.focus")
		} else if act {
			s.strike(h.foe)
		}
	case h.at == onRow:
		if dx != 0 {
			s.aimCard(s.nextCard(h.card, dx))
		} else if act {
			s.take()
		}
	case h.at == onEnd:
		switch {
		case act:
			s.endTurn()
		case dx|dy != 0 && h.plus != 0:
			h.at = onMap
		}
	default:
		if dx|dy != 0 {
			s.walk(dx, dy)
		} else if act {
			s.use(h.region)
		}
	}
}

// walk brings the hand to the next region that means something, or down to the
// end of the turn.
func (s *Scene) walk(dx, dy int) {
	h := &s.hands
	among := h.plus.With(h.from)
	to := s.ground.Walk(h.region, dx, dy, among)
	if to == h.region && dy > 0 && s.v.Phase == game.PhaseAct {
		h.at = onEnd
		s.k.Play("ui.focus")
		return
	}
	if to != h.region {
		h.region = to
		s.k.Play("ui.focus")
	}
}
