package ui

import (
	"slices"
)

// ID identifies a control on a screen that can have the focus: its name, and an index among several.
type ID struct {
	Name string
	N    int
}

// Input is the input since the last tick, in the form that widgets use.
type Input struct {
	// X and Y are the pointer's position in units; Moved reports that it moved.
	X, Y  float32
	Moved bool
	// Down is the main button or a finger; Pressed and Released are its edges.
	Down, Pressed, Released bool
	// Reach is by how much a finger may miss what it presses, in units; 0 for a mouse.
	Reach float32
	// Wheel is the rotation of the wheel in notches, positive away from the user.
	Wheel float32
	// DX and DY are a step of the focus by arrows or a stick, repeated while held.
	DX, DY int
	// Page turns pages of a scrolled area: 1 for the next, -1 for the previous. End goes to its end
	// (1) or its beginning (-1).
	Page, End int
	// Tab is a step to the next control (1) or the previous one (-1).
	Tab int
	// Act and Back are Enter or a pad's A, and Esc or a pad's B.
	Act, Back bool
	// Padded reports that a gamepad is used, which has no letters.
	Padded bool
	// Keyed reports that a key or gamepad button was pressed.
	Keyed bool
	// Runes were typed; Erase is backspace or delete, repeated while held.
	Runes []rune
	Erase bool
	// All reports that the whole text of the field is to be selected.
	All bool
	// Missed is how many ticks' time went by before this tick without one of its own.
	Missed int
}

// Motion is the amount of animation, from the settings.
type Motion uint8

// The amounts of animation.
const (
	Lively Motion = iota
	Gentle
	Reduced
)

// Gui runs the widgets of one scene: each tick the scene calls Begin, the widgets, which return
// whether they were used and paint themselves, and End. Drawing is then Painter.Flush.
//
// Its parts are the session, with input and time, the navigator, with focus and scrolling, and the
// notices.
type Gui struct {
	session
	navigator
	notices

	typing bool
	// selected is the field whose whole text is selected: what is typed next replaces it.
	selected ID
	speller  speller
}

// NewGui returns a Gui that paints with p.
func NewGui(p *Painter) *Gui {
	g := &Gui{session: session{P: p}}
	g.navigator = navigator{session: &g.session, anims: map[ID]*anim{}, scrolls: map[ID]*scroll{}, finalButtons: map[ID]*finalButton{}}
	g.notices = notices{session: &g.session, nav: &g.navigator, Toasts: &Toasts{}}
	return g
}

// Begin starts a tick.
func (g *Gui) Begin(v View, h Input) {
	if v != g.P.View() {
		g.focusAge = 1 // skip the animation between positions that are no longer valid
	}
	g.P.Begin(v)
	g.tick++
	g.P.ticks++
	g.begun()
	h.Pressed = h.Pressed && !g.secondPress(h.X, h.Y)
	g.input = h
	g.calm(&h)
	g.typing = false
	g.aside, g.guards = Rect{}, g.guards[:0]
	g.renew()
	g.forgive(&g.input)
	h = g.input
	if g.speller.open && h.Back {
		g.input.Back = false
		g.unspell()
	}
	if h.Back && g.Withdraw() {
		g.input.Back = false
	}
	g.step(&h)
}

// End finishes a tick: toasts, the tooltip, then the grain over everything.
func (g *Gui) End() {
	g.paintSpeller()
	if !g.input.Down {
		g.grabbing = false
	}
	if g.focused && g.find(g.items, g.focus) == nil {
		g.focused, g.focusShown = false, false
	}
	g.ended()
	g.paintToasts()
	g.paintTip()
	if !g.P.Plain {
		g.P.On(Top)
		g.P.Grain()
		g.P.Pop()
	}
}

// Again paints the present tick once more, without input, and restores all state that a tick reads. It
// is for tests that painting changes nothing; it allocates.
func (g *Gui) Again(paint func()) {
	kept, toasts := *g, slices.Clone(g.Toasts.list)
	anims, scrolls, finalButtons := copied(g.anims), copied(g.scrolls), copied(g.finalButtons)
	sound := g.Sound
	g.Sound = nil
	g.input = Input{X: -1000, Y: -1000}
	g.items, g.spots = nil, nil
	g.P.Begin(g.P.View())
	paint()
	g.End()
	*g = kept
	g.Toasts.list = toasts
	g.Sound, g.anims, g.scrolls, g.finalButtons = sound, anims, scrolls, finalButtons
}

// copied returns a map with copies of its pointers' targets.
func copied[T any](m map[ID]*T) map[ID]*T {
	out := make(map[ID]*T, len(m))
	for id, v := range m {
		c := *v
		out[id] = &c
	}
	return out
}

// Typing reports whether a text field has the focus, so that letters are text and not shortcuts.
func (g *Gui) Typing() bool { return g.typing }
