package ui

import (
	"slices"
)

// ID names a thing on a screen that can have the focus: what it is, and which
// one of several.
type ID struct {
	Name string
	N    int
}

// Hands is what a person did since the last tick, as widgets understand it.
type Hands struct {
	// X and Y are the pointer's place in units; Moved says it moved.
	X, Y  float32
	Moved bool
	// Down is the main button or a finger; Pressed and Released its edges.
	Down, Pressed, Released bool
	// Reach is by how far a finger may miss what it presses, in units; 0 for a mouse.
	Reach float32
	// Wheel is the turn of the wheel in notches, positive away from the person.
	Wheel float32
	// DX and DY are a step of the focus by arrows or a stick, repeated while held.
	DX, DY int
	// Tab is a step to the next thing (1) or the one before (-1).
	Tab int
	// Act and Back are Enter or a pad's A, and Esc or a pad's B.
	Act, Back bool
	// Padded says that a pad acts, which has no letters.
	Padded bool
	// Keyed says that a key or a button of a pad was pressed.
	Keyed bool
	// Runes were typed; Erase is backspace, repeated while held.
	Runes []rune
	Erase bool
}

// Motion is how much moves, from the settings.
type Motion uint8

// The amounts of motion.
const (
	Lively Motion = iota
	Gentle
	Reduced
)

// Gui runs the widgets of one scene: each tick the scene says Begin, calls the
// widgets, which answer at once whether they were used and paint themselves,
// and says End. Drawing is then a matter of Painter.Flush.
//
// Its parts are the session, which knows hands and time, the navigator, which knows
// where the focus is and what scrolls, and the notices that come and go. The widgets
// are its own.
type Gui struct {
	session
	navigator
	notices

	typing  bool
	speller speller
}

// NewGui returns a Gui that paints with p.
func NewGui(p *Painter) *Gui {
	g := &Gui{session: session{P: p}}
	g.navigator = navigator{session: &g.session, anims: map[ID]*anim{}, scrolls: map[ID]*scroll{}, finals: map[ID]*final{}}
	g.notices = notices{session: &g.session, nav: &g.navigator, Toasts: &Toasts{}}
	return g
}

// Begin starts a tick.
func (g *Gui) Begin(v View, h Hands) {
	if v != g.P.View() {
		g.matAt = 1 // on its way between places that are gone
	}
	g.P.Begin(v)
	g.tick++
	g.P.ticks++
	g.begun()
	g.hands = h
	g.calm(&h)
	g.typing = false
	g.aside = Rect{}
	g.renew()
	g.forgive(&g.hands)
	h = g.hands
	if g.speller.open && h.Back {
		g.hands.Back = false
		g.unspell()
	}
	if h.Back && g.Withdraw() {
		g.hands.Back = false
	}
	g.step(&h)
}

// End finishes a tick: toasts, the tooltip, then the grain over everything.
func (g *Gui) End() {
	g.paintSpeller()
	if !g.hands.Down {
		g.grabbing = false
	}
	if g.focused && g.find(g.items, g.focus) == nil {
		g.focused, g.matShown = false, false
	}
	g.ended()
	g.paintToasts()
	g.paintTip()
	g.P.On(Top)
	g.P.Grain()
	g.P.Pop()
}

// Again paints the present tick once more, with hands that do nothing, and leaves
// everything that a tick reads as it was. It is for tests of the promise that
// painting changes nothing; it takes memory.
func (g *Gui) Again(paint func()) {
	kept, toasts := *g, slices.Clone(g.Toasts.list)
	anims, scrolls, finals := copied(g.anims), copied(g.scrolls), copied(g.finals)
	sound := g.Sound
	g.Sound = nil
	g.hands = Hands{X: -1000, Y: -1000}
	g.items, g.spots = nil, nil
	g.P.Begin(g.P.View())
	paint()
	g.End()
	*g = kept
	g.Toasts.list = toasts
	g.Sound, g.anims, g.scrolls, g.finals = sound, anims, scrolls, finals
}

// copied returns a map with copies of what its pointers lead to.
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
