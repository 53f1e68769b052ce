package lesson

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// sheet is the card of a lesson on the screen, and the hands on it.
type sheet struct {
	// card is where it lies, and goOn, show and stop its keys: to the next step, to
	// have the step played, and to end the lesson. spot is what it points at, clear
	// all that it keeps free.
	card             ui.Rect
	goOn, show, stop ui.Rect
	spot             ui.Rect
	points           bool
	clear            []ui.Rect
	// form is what the card was given its place for; laid says that it has one.
	form form
	laid bool
	// before is where the key was by which the step before was sent away.
	before ui.Rect
	// grabbed says that the pointer went down on the card, early that it did so when
	// the card had just come: the second click of two was meant for the one before.
	grabbed, early bool
	// seen, pads and touches are the frame as the game gets it.
	seen    input.Frame
	pads    []input.Pad
	touches []input.Touch
}

// turn makes room for the next step.
func (s *sheet) turn() {
	s.laid, s.grabbed = false, false
	s.before, s.goOn, s.show = s.goOn, ui.Rect{}, ui.Rect{}
}

// covers says whether the card lies at a place in device pixels.
func (s *sheet) covers(x, y float64, scale float32) bool {
	return s.laid && s.card.Contains(float32(x)/scale, float32(y)/scale)
}

// follow asks the scene where the places are that the step speaks of. A step that
// is done points at nothing: what it asked for is there no more.
func (t *Teacher) follow() {
	t.points, t.clear = false, t.clear[:0]
	if t.done > 0 {
		return
	}
	t.now = nil
	if d, ok := t.pupil.(Detourer); ok && !t.away {
		t.now = d.Detour(t.step())
	}
	s := t.shownStep()
	if s.At != "" {
		if t.spot, t.points = t.pupil.Spot(s.At); t.points {
			t.clear = append(t.clear, t.spot)
		}
	}
	for _, name := range s.Also {
		if r, ok := t.pupil.Spot(name); ok {
			t.clear = append(t.clear, r)
		}
	}
}

// take does what the hands want of the card, and takes that out of the frame.
func (t *Teacher) take(in *input.Frame) *input.Frame {
	keys := &in.Keys.Pressed
	read := t.step().reads() && !t.away
	switch {
	case keys.Has(stopKey):
		t.press(t.Stop)
	case keys.Has(nextKey) && (read || t.done > 0):
		t.press(t.next)
	case keys.Has(showKey) && !read && t.done == 0:
		t.press(t.toggle)
	default:
		return t.play(in)
	}
	return in
}

// press does what one of the card's keys says.
func (t *Teacher) press(do func()) {
	t.k.Play("ui.page")
	do()
}

// toggle has the step played, or gives it back into the person's hands.
func (t *Teacher) toggle() {
	if t.shown > 0 {
		t.shown = 0
		return
	}
	t.Skip()
}

// play is the frame as the game gets it.
func (t *Teacher) play(in *input.Frame) *input.Frame {
	if !t.away {
		in = t.point(in)
	}
	if t.over {
		return in
	}
	if t.shown > 0 {
		return t.without(in)
	}
	t.watch(in)
	if t.step().reads() && t.done == 0 && !t.away && in.Menu.Pressed.Has(input.A) && in.Pointer.Pressed == 0 {
		if t.age > leastRead {
			t.press(t.next)
		}
		return t.withoutA(in)
	}
	return in
}

// watch notes whether somebody plays while the clock of the game waits.
func (t *Teacher) watch(in *input.Frame) {
	if !t.step().Waits {
		return
	}
	t.idle++
	if in.Pointer.Pressed|in.Pointer.Held != 0 || in.Pointer.Moved || len(in.Touches) > 0 {
		t.idle = 0
	}
	// Who reads moves the mouse; who has a task plays by it.
	pressed := in.Pointer.Pressed != 0 || in.Pointer.Moved && !t.step().reads()
	for i := range in.Pads {
		if in.Pads[i].Held|in.Pads[i].Pressed != 0 {
			t.idle = 0
		}
		pressed = pressed || in.Pads[i].Pressed != 0
	}
	switch {
	case t.played > 0 && t.idle > idleTicks && !t.step().reads():
		t.played = 0
	case t.played > 0 || pressed && t.age > leastRead:
		t.played++
	}
}

// point lets the pointer and fingers use the card's keys; what they do on the card
// is not for the game.
func (t *Teacher) point(in *input.Frame) *input.Frame {
	scale := ui.NewView(t.k.Env.Width, t.k.Env.Height).Scale
	p := &in.Pointer
	if p.Pressed.Has(input.MouseLeft) {
		t.grabbed = t.covers(p.X, p.Y, scale)
		t.early = t.age <= leastRead
	}
	on := t.grabbed
	if p.Held == 0 {
		t.grabbed = false
	}
	if on && !t.early && p.Released.Has(input.MouseLeft) && !p.Cancelled {
		x, y := float32(p.X)/scale, float32(p.Y)/scale
		switch {
		case t.goOn.Contains(x, y):
			t.press(t.next)
		case t.show.Contains(x, y):
			t.press(t.toggle)
		case t.stop.Contains(x, y):
			t.press(t.Stop)
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

// without is the frame without hands, while a step is played for the person: only a
// pause can be asked for.
func (t *Teacher) without(in *input.Frame) *input.Frame {
	t.seen = *in
	f := &t.seen
	start := input.Of(input.Start)
	f.Menu.Pressed &= start
	f.Menu.Repeat &= start
	f.Keys = input.Keys{}
	if in.Keys.Pressed.Has(ebiten.KeyEscape) {
		f.Keys.Pressed.Add(ebiten.KeyEscape)
	}
	t.pads = t.pads[:0]
	for i := range in.Pads {
		pad := input.Pad{Device: in.Pads[i].Device, Connected: in.Pads[i].Connected}
		pad.Pressed = in.Pads[i].Pressed & start
		t.pads = append(t.pads, pad)
	}
	f.Pads = t.pads
	f.Pointer.Held, f.Pointer.Pressed, f.Pointer.Released = 0, 0, 0
	f.Touches = nil
	return f
}
