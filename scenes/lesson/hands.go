package lesson

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// cardInput is the input on the card and on what it points at.
type cardInput struct {
	// spot is what the card points at, if points.
	spot   ui.Rect
	points bool
	// guarded reports that the press of A that dismissed the previous card may be followed by another,
	// which is not for the game.
	guarded bool
	// early reports that the pointer was pressed just after the card appeared: the second click of a
	// double click was meant for the previous card.
	early bool
	// pausing reports that the pointer went down on the game's pause button.
	pausing bool
	// from is where the pointer was pressed.
	from ui.Point
	// settle counts down after a press of the key that starts and stops the demonstration.
	settle int
	cardFilter
	// pads is that of the frame as the game gets it.
	pads []input.Pad
}

// cardFilter removes the input on a card from a frame.
type cardFilter struct {
	// grabbed reports that the pointer was pressed on the card.
	grabbed bool
	// seen and touches are the frame as the game gets it.
	seen    input.Frame
	touches []input.Touch
}

// filter returns the frame without what began on the card; covers takes device pixels. It reports
// whether the pointer's press is the card's.
func (s *cardFilter) filter(in *input.Frame, covers func(x, y float64) bool) (out *input.Frame, on bool) {
	p := &in.Pointer
	if p.Pressed.Has(input.MouseLeft) {
		s.grabbed = covers(p.X, p.Y)
	}
	on = s.grabbed
	if p.Held == 0 {
		s.grabbed = false
	}
	kept := s.touches[:0]
	for i := range in.Touches {
		if f := &in.Touches[i]; !covers(f.StartX, f.StartY) {
			kept = append(kept, *f)
		}
	}
	s.touches = kept
	if !on && len(kept) == len(in.Touches) {
		return in, false
	}
	s.seen = *in
	if on {
		s.seen.Pointer.Held, s.seen.Pointer.Pressed, s.seen.Pointer.Released = 0, 0, 0
		s.seen.Pointer.WheelX, s.seen.Pointer.WheelY = 0, 0
	}
	s.seen.Touches = kept
	return &s.seen, on
}

// FormerCard is the place of a card whose lesson has ended. The game's keys that appear there ignore what
// begins within leastThere, which was meant for the card's.
type FormerCard struct {
	at   ui.Rect // in device pixels
	left int
	cardFilter
}

// FormerCard returns the place of the card.
func (t *Teacher) FormerCard() FormerCard {
	scale := t.scale()
	return FormerCard{at: ui.Rect{X: t.card.X * scale, Y: t.card.Y * scale, W: t.card.W * scale, H: t.card.H * scale}, left: leastThere}
}

// Filter returns the frame as the game gets it, valid until the next call.
func (g *FormerCard) Filter(in *input.Frame) *input.Frame {
	if g.left == 0 {
		return in
	}
	g.left--
	out, _ := g.filter(in, func(x, y float64) bool { return g.at.Contains(float32(x), float32(y)) })
	if out != in {
		g.left = max(g.left, 1) // until it is let go
	}
	return out
}

// turn resets the state for the next step.
func (h *cardInput) turn() { h.grabbed = false }

// follow asks the scene for the place that the step points at. A finished step points at nothing, and
// neither does a card that is read again.
func (t *Teacher) follow() {
	t.points = false
	if t.done > 0 || t.back > 0 {
		return
	}
	t.now = nil
	if d, ok := t.pupil.(Detourer); ok && !t.waiting {
		t.now = d.Detour(t.step())
	}
	if at := t.shownStep().At; at != "" {
		t.spot, t.points = t.pupil.Spot(at)
	}
}

// take handles the input for the card, and removes it from the frame.
func (t *Teacher) take(in *input.Frame) *input.Frame {
	keys := &in.Keys.Pressed
	switch {
	case (t.reads() || t.shown > 0) && t.pauses(in):
		out := t.without(in)
		out.Keys.Pressed.Add(ebiten.KeyEscape)
		return out
	case keys.Has(stopKey):
		t.press(t.Stop)
	case keys.Has(backKey) || t.reads() && padded(in, input.B) || t.step().Waits && padded(in, input.L):
		t.press(t.LookBack)
	case keys.Has(showKey) && t.shows():
		t.press(t.toggle)
	default:
		return t.play(in)
	}
	return t.without(in)
}

// pauses reports whether the pointer has pressed the game's pause button.
func (t *Teacher) pauses(in *input.Frame) bool {
	pauser, ok := t.pupil.(Pauser)
	if !ok {
		return false
	}
	scale := t.scale()
	p := &in.Pointer
	on := pauser.PauseAt().Contains(float32(p.X)/scale, float32(p.Y)/scale)
	if p.Pressed.Has(input.MouseLeft) {
		t.pausing = on
	}
	return t.pausing && on && p.Released.Has(input.MouseLeft) && !p.Cancelled
}

// padded reports whether a button was pressed on a gamepad.
func padded(in *input.Frame, b input.Button) bool {
	for i := range in.Pads {
		if p := &in.Pads[i]; p.Device.IsGamepad() && p.Pressed.Has(b) {
			return true
		}
	}
	return false
}

// press carries out one of the card's keys.
func (t *Teacher) press(do func()) {
	t.k.Play("ui.page")
	do()
}

// shows reports that the step can be demonstrated, or is.
func (t *Teacher) shows() bool { return !t.reads() && t.done == 0 }

// toggle starts or stops the demonstration of the step.
func (t *Teacher) toggle() {
	t.settle = leastThere
	if t.shown > 0 {
		t.shown = 0
		return
	}
	t.Skip()
}

// play returns the frame as the game gets it.
func (t *Teacher) play(in *input.Frame) *input.Frame {
	in = t.point(in)
	a := in.Menu.Pressed.Has(input.A) && in.Pointer.Pressed == 0
	switch {
	case t.over:
	case t.reads():
		if a && !t.fresh() {
			t.press(t.goes)
			t.guarded = true
		} else if t.nudged == 0 && !a && pressed(in) {
			t.nudged = nudgeTicks
		}
		return t.without(in)
	case t.shown > 0:
		return t.without(in)
	case a && t.guarded && t.age <= leastRead:
		return t.withoutA(in)
	default:
		t.watch(in)
	}
	t.guarded = t.guarded && t.age <= leastRead
	return in
}

// pressed reports whether something was pressed that is neither a pause nor for the card.
func pressed(in *input.Frame) bool {
	return in.Menu.Pressed&^input.Of(input.B, input.Start) != 0 || in.Pointer.Pressed != 0 || len(in.Touches) > 0
}

// watch notes whether the player acts while the clock of the game waits.
func (t *Teacher) watch(in *input.Frame) {
	if !t.step().Waits {
		return
	}
	t.idle++
	how := &t.shownStep().How
	points := in.Pointer.Moved && how.Points
	if in.Pointer.Pressed|in.Pointer.Held != 0 || points || len(in.Touches) > 0 {
		t.idle = 0
	}
	pressed := in.Pointer.Pressed != 0 || points
	if how.Drags && !t.k.Prefs.Press {
		pressed = t.drawn(&in.Pointer)
	}
	asks := input.Of(how.Buttons...)
	for i := range in.Pads {
		p := &in.Pads[i]
		if p.Held|p.Pressed != 0 {
			t.idle = 0
		}
		// What was pressed before the card could be read counts if it is still held.
		pressed = pressed || p.Pressed != 0 || p.Held&asks != 0 && t.age > leastRead
	}
	switch {
	case t.played > 0 && t.idle > idleTicks:
		t.played = 0
	case t.played > 0 || pressed && t.age > leastRead:
		t.played++
	}
}

// drawnFar is how far a pointer is drawn along at least, in units of the scene.
const drawnFar = 20

// drawn reports whether the pointer is pressed and was drawn along since.
func (t *Teacher) drawn(p *input.Pointer) bool {
	at := ui.Point{X: float32(p.X), Y: float32(p.Y)}
	if p.Pressed != 0 {
		t.from = at
	}
	far := max(at.X-t.from.X, t.from.X-at.X, at.Y-t.from.Y, t.from.Y-at.Y)
	return p.Held|p.Released != 0 && far >= drawnFar*t.scale()
}

// point lets the pointer and fingers use the card's keys; input on the card is removed from the frame.
func (t *Teacher) point(in *input.Frame) *input.Frame {
	scale := t.scale()
	p := &in.Pointer
	if p.Pressed.Has(input.MouseLeft) {
		t.early = t.fresh()
	}
	x, y := float32(p.X)/scale, float32(p.Y)/scale
	out, on := t.filter(in, func(x, y float64) bool { return t.card.Contains(float32(x)/scale, float32(y)/scale) })
	if on && !t.early && p.Released.Has(input.MouseLeft) && !p.Cancelled {
		switch {
		case t.goOn.Contains(x, y):
			t.press(t.goes)
		case t.show.Contains(x, y) && t.settle == 0:
			t.press(t.toggle)
		case t.before.Contains(x, y):
			t.press(t.LookBack)
		case t.stop.Contains(x, y):
			t.press(t.Stop)
		}
	}
	return out
}

// withoutA returns the frame without the press that dismissed a card.
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

// without returns the frame without input, except for a pause, while a card is read or a step is
// demonstrated.
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
	f.Pointer.WheelX, f.Pointer.WheelY = 0, 0
	f.Runes, f.Touches = nil, nil
	return f
}

// scale returns the size of a unit in the window's pixels.
func (t *Teacher) scale() float32 { return ui.NewView(t.k.Env.Width, t.k.Env.Height).Scale }
