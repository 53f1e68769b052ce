package lesson

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// sheet is the card of a lesson on the screen, and the hands on it.
type sheet struct {
	// card is where it lies, on where its keys are; spot is what it points at.
	card       ui.Rect
	goOn, stop ui.Rect
	spot       ui.Rect
	points     bool
	// laid says that it has its place for this step.
	laid bool
	// grabbed says that the pointer went down on the card.
	grabbed bool
	// seen, pads and touches are the frame as the game gets it.
	seen    input.Frame
	pads    []input.Pad
	touches []input.Touch
}

// turn makes room for the next step.
func (s *sheet) turn() { s.laid = false }

// covers says whether the card lies at a place in device pixels.
func (s *sheet) covers(x, y float64, scale float32) bool {
	return s.laid && s.card.Contains(float32(x)/scale, float32(y)/scale)
}

// follow asks the scene where the place is that the step points at. A step that
// is done points at nothing: what it asked for is there no more.
func (t *Teacher) follow() {
	t.points = false
	if name := t.step().At; name != "" && t.done == 0 {
		t.spot, t.points = t.pupil.Spot(name)
	}
}

// take does what the hands want of the card, and takes that out of the frame.
func (t *Teacher) take(in *input.Frame) *input.Frame {
	keys := &in.Keys.Pressed
	switch {
	case keys.Has(stopKey):
		t.k.Play("ui.page")
		t.Stop()
		return in
	case keys.Has(nextKey):
		t.k.Play("ui.page")
		t.next()
		return in
	}
	if t.away {
		return in
	}
	in = t.point(in)
	if t.over {
		return in
	}
	read := t.step().reads() && t.done == 0
	if read && in.Menu.Pressed.Has(input.A) && in.Pointer.Pressed == 0 {
		if t.age > leastRead {
			t.k.Play("ui.page")
			t.next()
		}
		return t.withoutA(in)
	}
	if t.step().Waits && t.age > leastRead && t.plays(in) {
		t.played = true
	}
	return in
}

// plays says whether somebody begins to play while the game waits for a reader.
func (t *Teacher) plays(in *input.Frame) bool {
	for i := range in.Pads {
		if in.Pads[i].Pressed != 0 {
			return true
		}
	}
	return in.Pointer.Pressed != 0
}

// point lets the pointer and fingers use the card's keys; what they do on the card
// is not for the game.
func (t *Teacher) point(in *input.Frame) *input.Frame {
	scale := ui.NewView(t.k.Env.Width, t.k.Env.Height).Scale
	p := &in.Pointer
	if p.Pressed.Has(input.MouseLeft) {
		t.grabbed = t.covers(p.X, p.Y, scale)
	}
	on := t.grabbed
	if p.Held == 0 {
		t.grabbed = false
	}
	if on && p.Released.Has(input.MouseLeft) && !p.Cancelled {
		x, y := float32(p.X)/scale, float32(p.Y)/scale
		switch {
		case t.goOn.Contains(x, y):
			t.k.Play("ui.page")
			t.next()
		case t.stop.Contains(x, y):
			t.k.Play("ui.page")
			t.Stop()
		}
	}
	kept := t.touches[:0]
	for i := range in.Touches {
		if f := &in.Touches[i]; !t.covers(f.StartX, f.StartY, scale) {
			kept = append(kept, *f)
		}
	}
	t.touches = kept
	if !on && len(kept) == len(in.Touches) {
		return in
	}
	t.seen = *in
	if on {
		t.seen.Pointer.Held, t.seen.Pointer.Pressed, t.seen.Pointer.Released = 0, 0, 0
		t.seen.Pointer.WheelX, t.seen.Pointer.WheelY = 0, 0
	}
	t.seen.Touches = kept
	return &t.seen
}

// withoutA is the frame without the press that sent a card away.
func (t *Teacher) withoutA(in *input.Frame) *input.Frame {
	t.seen = *in
	f := &t.seen
	a := input.Of(input.A)
	f.Menu.Pressed &^= a
	f.Menu.Repeat &^= a
	t.pads = append(t.pads[:0], in.Pads...)
	for i := range t.pads {
		t.pads[i].Pressed &^= a
	}
	f.Pads = t.pads
	for _, key := range [...]ebiten.Key{ebiten.KeySpace, ebiten.KeyEnter, ebiten.KeyNumpadEnter} {
		f.Keys.Pressed[key>>6] &^= 1 << (key & 63)
	}
	return f
}
