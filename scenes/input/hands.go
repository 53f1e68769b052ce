package input

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
)

// Device names one thing that hands can hold, for as long as the program runs.
type Device int

// The devices that are always there; gamepads follow in the order in which
// they were first seen.
const (
	NoDevice Device = iota
	// Mouse is the pointer, whether a mouse or a finger moves it.
	Mouse
	// LeftHalf, RightHalf and MiddleHalf are parts of the keyboard.
	LeftHalf
	RightHalf
	MiddleHalf
	firstGamepad
)

// Gamepad returns the device of the nth gamepad, from 0.
func Gamepad(n int) Device { return firstGamepad + Device(n) }

// IsGamepad reports whether d is a gamepad.
func (d Device) IsGamepad() bool { return d >= firstGamepad }

// IsKeyboard reports whether d is a part of the keyboard.
func (d Device) IsKeyboard() bool { return d >= LeftHalf && d <= MiddleHalf }

// Number is 1 for the first gamepad, 2 for the next; 0 for what is none.
func (d Device) Number() int {
	if !d.IsGamepad() {
		return 0
	}
	return int(d-firstGamepad) + 1
}

// Stick thresholds: under deadZone a stick is at rest; a direction begins at
// pushed and ends under eased, so that a trembling thumb does not stutter.
const (
	deadZone = 0.2
	pushed   = 0.55
	eased    = 0.4
)

// Hands makes a frame out of a source, tick after tick. It is used from one
// goroutine.
type Hands struct {
	// Seats says who holds what.
	Seats Seats

	src      Source
	bindings Bindings
	typing   bool
	shake    bool
	now      Snapshot
	frame    Frame
	gamepads []gamepad
	keySince [192]int32
	// menuHeld is what the keyboard's own keys hold for the menu.
	menuHeld  Buttons
	menuSince [buttonCount]int32
	// finger is the touch that moves the pointer; lone is false once a second
	// finger has joined it.
	finger  int
	touched bool
	lone    bool
	// asked is the device that hints are for, or NoDevice.
	asked Device
	// mouse is where the mouse was, also while a finger leads the pointer.
	mouse Vec
	// found says that the mouse's place is known: where it lies at first is no move.
	found bool
	// labels keeps what the system said of a key: asking costs.
	labels map[ebiten.Key]Label
}

type gamepad struct {
	slot       int
	guid, name string
	kind       Kind
	connected  bool
	state      PadState
}

// NewHands reads from src with the default bindings.
func NewHands(src Source) *Hands {
	h := &Hands{src: src, bindings: DefaultBindings(), shake: true, labels: map[ebiten.Key]Label{}}
	h.frame.Pads = []Pad{
		{Device: LeftHalf, Connected: true},
		{Device: RightHalf, Connected: true},
		{Device: MiddleHalf, Connected: true},
	}
	h.frame.Focused = true
	return h
}

// TouchFirst says that whoever comes will use a finger, as on a telephone: hints are for
// one until something else is pressed.
func (h *Hands) TouchFirst() {
	h.frame.Device, h.frame.Pointer.Touch = Mouse, true
}

// Bindings returns the keys in use.
func (h *Hands) Bindings() Bindings { return h.bindings }

// SetBindings changes the keys from the next tick on; they are checked where
// they are made, by [Bindings.Bind].
func (h *Hands) SetBindings(b Bindings) {
	if b == h.bindings {
		return
	}
	h.bindings = b
	// What is down was pressed as something else: it does nothing new before it is
	// let go.
	for i := range h.frame.Pads {
		p := &h.frame.Pads[i]
		if p.Device.IsKeyboard() {
			p.Held = b.held(p.Device, &h.now.Keys)
		} else {
			p.Held = p.Held&Directions | b.byPlace(p.places)
		}
	}
}

// Typing reports whether keys are letters now: the parts of the keyboard are no pads then, and Space
// is no A. A text field switches it on and off.
func (h *Hands) Typing(on bool) { h.typing = on }

// Ask makes hints speak to who holds d; NoDevice is whoever touched something
// last.
func (h *Hands) Ask(d Device) { h.asked = d }

// Asked returns the device that hints are for: that of Ask, else the one used last.
func (h *Hands) Asked() Device {
	if h.asked != NoDevice {
		return h.asked
	}
	return h.frame.Device
}

// Vibration switches shaking on or off.
func (h *Hands) Vibration(on bool) { h.shake = on }

// Rumble shakes a gamepad for some ticks; strong and weak are the strengths of
// its two motors, 0 to 1. What is no gamepad, or cannot shake, stays still.
func (h *Hands) Rumble(d Device, ticks int, strong, weak float64) {
	r, ok := h.src.(Rumbler)
	if !ok || !h.shake || !d.IsGamepad() || d.Number() > len(h.gamepads) {
		return
	}
	if g := &h.gamepads[d-firstGamepad]; g.connected {
		r.Rumble(g.slot, ticks, strong, weak)
	}
}

// Name returns what a gamepad calls itself, or "" for any other device.
func (h *Hands) Name(d Device) string {
	if !d.IsGamepad() || d.Number() > len(h.gamepads) {
		return ""
	}
	return h.gamepads[d-firstGamepad].name
}

// Kind returns what is printed on a gamepad's buttons; any other device is Generic.
func (h *Hands) Kind(d Device) Kind {
	if !d.IsGamepad() || d.Number() > len(h.gamepads) {
		return Generic
	}
	return h.gamepads[d-firstGamepad].kind
}

// GUID returns what a gamepad is called in a file of layouts, or "" for any other device.
func (h *Hands) GUID(d Device) string {
	if !d.IsGamepad() || d.Number() > len(h.gamepads) {
		return ""
	}
	return h.gamepads[d-firstGamepad].guid
}

// Frame returns the frame of the last Tick.
func (h *Hands) Frame() *Frame { return &h.frame }

// Tick reads the source and makes the next frame.
func (h *Hands) Tick() *Frame {
	h.now.reset()
	h.src.Read(&h.now)
	f := &h.frame
	f.Tick++
	f.Events = f.Events[:0]
	f.Focused, f.Closing = h.now.Focused, h.now.Closing
	f.Runes = append(f.Runes[:0], h.now.Runes...)
	if h.now.Keys.Has(escapeToo) {
		h.now.Keys.Add(ebiten.KeyEscape)
	}
	h.keys()
	h.plug()
	h.pads()
	h.menu()
	h.touches()
	h.pointer()
	h.lastUsed()
	return f
}

func (h *Hands) keys() {
	k := &h.frame.Keys
	before := k.Held
	k.Held = h.now.Keys
	k.Pressed = k.Held.minus(&before)
	k.Released = before.minus(&k.Held)
	k.Repeat = KeySet{}
	for w, word := range k.Held {
		for word != 0 {
			bit := word & -word
			word &^= bit
			i := 64*w + trailing(bit)
			h.keySince[i]++
			if repeats(h.keySince[i]) {
				k.Repeat[w] |= bit
			}
		}
	}
	for w, word := range k.Released {
		for word != 0 {
			bit := word & -word
			word &^= bit
			h.keySince[64*w+trailing(bit)] = 0
		}
	}
}

// repeats reports whether something held for n ticks acts in this one.
func repeats(n int32) bool {
	return n == 1 || n > RepeatDelay && (n-RepeatDelay-1)%RepeatEvery == 0
}

// plug finds out which gamepads came and went.
func (h *Hands) plug() {
	for i := range h.gamepads {
		g := &h.gamepads[i]
		if g.connected && h.inSlot(g.slot, g.guid, g.name) == nil {
			g.connected = false
			g.state = PadState{}
			h.event(Lost, Gamepad(i))
		}
	}
	for i := range h.now.Pads {
		p := &h.now.Pads[i]
		g := h.known(p)
		if g == nil {
			h.gamepads = append(h.gamepads, gamepad{slot: p.Slot, guid: p.GUID, name: p.Name, kind: p.kind(), connected: true})
			h.frame.Pads = append(h.frame.Pads, Pad{Device: Gamepad(len(h.gamepads) - 1), Connected: true})
			g = &h.gamepads[len(h.gamepads)-1]
			h.event(Connected, Gamepad(len(h.gamepads)-1))
		}
		g.state = *p
	}
}

func (h *Hands) inSlot(slot int, guid, name string) *PadState {
	for i := range h.now.Pads {
		if p := &h.now.Pads[i]; p.Slot == slot && p.GUID == guid && p.Name == name {
			return p
		}
	}
	return nil
}

// known returns the gamepad that p is: the one in its slot, else a lost one of the same model, which
// then has returned.
func (h *Hands) known(p *PadState) *gamepad {
	for i := range h.gamepads {
		g := &h.gamepads[i]
		if g.connected && g.slot == p.Slot && g.guid == p.GUID && g.name == p.Name {
			return g
		}
	}
	i := h.missed(p)
	if i < 0 {
		return nil
	}
	g := &h.gamepads[i]
	g.connected, g.slot = true, p.Slot
	h.event(Returned, Gamepad(i))
	return g
}

// missed returns which of the lost gamepads p is, or -1. A slot says nothing: systems give the lowest
// free one. Of one model, the one that somebody misses who sits is the likeliest; when two miss one,
// nobody can tell whose it is, and it is none of theirs until its owner says so by a button.
func (h *Hands) missed(p *PadState) int {
	seated, spare := -1, -1
	several := false
	for i := range h.gamepads {
		g := &h.gamepads[i]
		if g.connected || g.guid != p.GUID || g.name != p.Name {
			continue
		}
		if _, sits := h.Seats.Seat(Gamepad(i)); sits {
			several = several || seated >= 0
			seated = i
		} else if spare < 0 || g.slot == p.Slot && h.gamepads[spare].slot != p.Slot {
			spare = i
		}
	}
	if seated >= 0 && !several {
		return seated
	}
	return spare
}

func (h *Hands) event(k EventKind, d Device) {
	seat := rules.Spectator
	if s, ok := h.Seats.Seat(d); ok {
		seat = s
	}
	h.frame.Events = append(h.frame.Events, Event{Kind: k, Device: d, Seat: seat})
}

func (h *Hands) pads() {
	for i := range h.frame.Pads {
		p := &h.frame.Pads[i]
		var held Buttons
		if p.Device.IsKeyboard() {
			p.Stick, p.Stick2 = Vec{}, Vec{}
			if !h.typing {
				held = h.bindings.held(p.Device, &h.now.Keys)
			}
			p.Stick = direction(held)
		} else {
			g := &h.gamepads[p.Device-firstGamepad]
			p.Connected = g.connected
			p.Places = g.state.Held &^ p.places
			p.places = g.state.Held
			held = h.bindings.byPlace(g.state.Held)
			p.Stick, p.Stick2 = live(g.state.Stick), live(g.state.Stick2)
			if p.Stick == (Vec{}) {
				p.Stick = direction(held)
			} else {
				held |= lean(p.Stick, p.Held)
			}
		}
		p.advance(held)
	}
}

// advance makes held the buttons of this tick.
func (p *Pad) advance(held Buttons) {
	p.Pressed, p.Released = held&^p.Held, p.Held&^held
	p.Held = held
	p.Repeat = repeat(held, &p.since)
}

func repeat(held Buttons, since *[buttonCount]int32) Buttons {
	var out Buttons
	for b := range buttonCount {
		if !held.Has(b) {
			since[b] = 0
			continue
		}
		since[b]++
		// Only what leads somewhere repeats; a button held is not pressed again.
		if since[b] == 1 || (Directions|Of(L, R)).Has(b) && repeats(since[b]) {
			out |= 1 << b
		}
	}
	return out
}

// direction returns the stick that those directions make.
func direction(held Buttons) Vec {
	var v Vec
	if held.Has(Left) {
		v.X--
	}
	if held.Has(Right) {
		v.X++
	}
	if held.Has(Up) {
		v.Y--
	}
	if held.Has(Down) {
		v.Y++
	}
	if v.X != 0 && v.Y != 0 {
		v.X *= math.Sqrt2 / 2
		v.Y *= math.Sqrt2 / 2
	}
	return v
}

// live stretches what lies outside the dead zone to lengths from 0 to 1.
func live(v Vec) Vec {
	n := math.Hypot(v.X, v.Y)
	if !(n > deadZone) || math.IsInf(n, 0) {
		return Vec{}
	}
	k := min((n-deadZone)/(1-deadZone), 1) / n
	return Vec{v.X * k, v.Y * k}
}

// lean returns the directions a stick points at; the ones it pointed at before are let go later than
// new ones are taken.
func lean(v Vec, before Buttons) Buttons {
	var out Buttons
	for _, d := range [4]struct {
		b Button
		x float64
	}{{Left, -v.X}, {Right, v.X}, {Up, -v.Y}, {Down, v.Y}} {
		limit := pushed
		if before.Has(d.b) {
			limit = eased
		}
		if d.x > limit {
			out |= 1 << d.b
		}
	}
	return out
}
