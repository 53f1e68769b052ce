package input

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
)

// Device identifies an input device for as long as the program runs.
type Device int

// The devices that always exist; gamepads follow in the order in which they were first seen.
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

// Number returns 1 for the first gamepad, 2 for the next; 0 for other devices.
func (d Device) Number() int {
	if !d.IsGamepad() {
		return 0
	}
	return int(d-firstGamepad) + 1
}

// Stick thresholds: below deadZone a stick is at rest; a direction begins at pushed and ends below
// eased, so that it does not flicker.
const (
	deadZone = 0.2
	pushed   = 0.55
	eased    = 0.4
)

// Devices makes frames from what a source reads, tick by tick. It is used from one goroutine.
type Devices struct {
	// Seats assigns devices to seats.
	Seats Seats

	src      Source
	bindings Bindings
	typing   bool
	shake    bool
	now      Snapshot
	frame    Frame
	gamepads []gamepad
	keySince [192]int32
	// menuHeld is what the keyboard's own keys hold in menus.
	menuHeld  Buttons
	menuSince [buttonCount]int32
	// finger is the touch that moves the pointer; lone is false once a second finger has joined it, and
	// due is true until it presses.
	finger  int
	touched bool
	lone    bool
	due     bool
	// asked is the device that hints are for, or NoDevice.
	asked Device
	// mouse is the mouse's position, also while a finger is the pointer.
	mouse Vec
	// found reports that the mouse's position is known, so that its first position is not a move.
	found bool
	// labels caches the system's key labels, which are slow to query.
	labels map[ebiten.Key]Label
}

type gamepad struct {
	slot       int
	guid, name string
	kind       Kind
	connected  bool
	state      PadState
	// rested are the axes and triggers that have been at rest since it was connected; others do not
	// count, since they may be worn or report nothing yet.
	rested rested
	// seen reports that state is of this tick.
	seen bool
}

// rested says for each axis of a gamepad, and for its triggers, whether it was at rest.
type rested struct {
	stick, stick2, hat [2]bool
	triggers           Buttons
}

// settle sets what has not been at rest yet to rest.
func (r *rested) settle(p *PadState) {
	for _, axis := range [...]struct {
		value *float64
		calm  *bool
	}{
		{&p.Stick.X, &r.stick[0]}, {&p.Stick.Y, &r.stick[1]},
		{&p.Stick2.X, &r.stick2[0]}, {&p.Stick2.Y, &r.stick2[1]},
		{&p.Hat.X, &r.hat[0]}, {&p.Hat.Y, &r.hat[1]},
	} {
		if *axis.calm = *axis.calm || math.Abs(*axis.value) <= deadZone; !*axis.calm {
			*axis.value = 0
		}
	}
	r.triggers |= Of(ZL, ZR) &^ p.Held
	p.Held &= r.triggers | ^Of(ZL, ZR)
	for _, d := range [...]struct {
		b   Button
		far float64
	}{{Left, -p.Hat.X}, {Right, p.Hat.X}, {Up, -p.Hat.Y}, {Down, p.Hat.Y}} {
		if d.far > pushed {
			p.Held |= Of(d.b)
		}
	}
}

// NewDevices returns the devices that read from src with the default bindings.
func NewDevices(src Source) *Devices {
	h := &Devices{src: src, bindings: DefaultBindings(), shake: true, labels: map[ebiten.Key]Label{}}
	h.frame.Pads = []Pad{
		{Device: LeftHalf, Connected: true},
		{Device: RightHalf, Connected: true},
		{Device: MiddleHalf, Connected: true},
	}
	h.frame.Focused = true
	return h
}

// TouchFirst makes hints assume a finger, as on a phone, until something else is pressed.
func (h *Devices) TouchFirst() {
	h.frame.Device, h.frame.Pointer.Touch = Mouse, true
}

// Bindings returns the bindings in use.
func (h *Devices) Bindings() Bindings { return h.bindings }

// SetBindings changes the bindings from the next tick on; [Bindings.Bind] validates them.
func (h *Devices) SetBindings(b Bindings) {
	if b == h.bindings {
		return
	}
	h.bindings = b
	// What is held was pressed with another meaning: it is ignored until it is released.
	for i := range h.frame.Pads {
		p := &h.frame.Pads[i]
		if p.Device.IsKeyboard() {
			p.Held = b.held(p.Device, &h.now.Keys)
		} else {
			p.Held = p.Held&Directions | b.byPlace(p.places)
		}
	}
}

// Typing says whether keys are letters now: the parts of the keyboard are no pads then, and Space is
// not A. A text field switches it on and off.
func (h *Devices) Typing(on bool) { h.typing = on }

// Ask makes hints address the user of d; NoDevice means the device used last.
func (h *Devices) Ask(d Device) { h.asked = d }

// Asked returns the device that hints are for: that of Ask, or else the one used last.
func (h *Devices) Asked() Device {
	if h.asked != NoDevice {
		return h.asked
	}
	return h.frame.Device
}

// Vibration switches vibration on or off.
func (h *Devices) Vibration(on bool) { h.shake = on }

// Rumble vibrates a gamepad for some ticks; strong and weak are the strengths of its two motors, 0 to
// 1. It does nothing on other devices.
func (h *Devices) Rumble(d Device, ticks int, strong, weak float64) {
	r, ok := h.src.(Rumbler)
	if !ok || !h.shake || !d.IsGamepad() || d.Number() > len(h.gamepads) {
		return
	}
	if g := &h.gamepads[d-firstGamepad]; g.connected {
		r.Rumble(g.slot, ticks, strong, weak)
	}
}

// Name returns a gamepad's own name, or "" for any other device.
func (h *Devices) Name(d Device) string {
	if !d.IsGamepad() || d.Number() > len(h.gamepads) {
		return ""
	}
	return h.gamepads[d-firstGamepad].name
}

// Kind returns the kind of a gamepad; any other device is Generic.
func (h *Devices) Kind(d Device) Kind {
	if !d.IsGamepad() || d.Number() > len(h.gamepads) {
		return Generic
	}
	return h.gamepads[d-firstGamepad].kind
}

// GUID returns a gamepad's id in layout files, or "" for any other device.
func (h *Devices) GUID(d Device) string {
	if !d.IsGamepad() || d.Number() > len(h.gamepads) {
		return ""
	}
	return h.gamepads[d-firstGamepad].guid
}

// Frame returns the frame of the last Tick.
func (h *Devices) Frame() *Frame { return &h.frame }

// Tick reads the source and makes the next frame.
func (h *Devices) Tick() *Frame {
	h.now.reset()
	h.src.Read(&h.now)
	f := &h.frame
	f.Tick++
	f.Events = f.Events[:0]
	f.Focused, f.Closing, f.Dropped = h.now.Focused, h.now.Closing, h.now.Dropped
	f.Runes = append(f.Runes[:0], h.now.Runes...)
	if h.now.Keys.Has(escapeToo) {
		h.now.Keys.Add(ebiten.KeyEscape)
	}
	if h.now.Arrows {
		h.keypad()
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

// keypad replaces the keys of the keypad by those that their lower labels name, but for those that are
// bound to a part of the keyboard.
func (h *Devices) keypad() {
	for _, k := range keypad {
		if _, _, bound := h.bindings.use(k.from); !bound && h.now.Keys.Has(k.from) {
			h.now.Keys.Remove(k.from)
			h.now.Keys.Add(k.to)
		}
	}
}

var keypad = [...]struct{ from, to ebiten.Key }{
	{ebiten.KeyNumpad8, ebiten.KeyArrowUp}, {ebiten.KeyNumpad2, ebiten.KeyArrowDown},
	{ebiten.KeyNumpad4, ebiten.KeyArrowLeft}, {ebiten.KeyNumpad6, ebiten.KeyArrowRight},
	{ebiten.KeyNumpad9, ebiten.KeyPageUp}, {ebiten.KeyNumpad3, ebiten.KeyPageDown},
	{ebiten.KeyNumpad7, ebiten.KeyHome}, {ebiten.KeyNumpad1, ebiten.KeyEnd},
	{ebiten.KeyNumpad0, ebiten.KeyInsert}, {ebiten.KeyNumpadDecimal, ebiten.KeyDelete},
}

func (h *Devices) keys() {
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

// repeats reports whether something held for n ticks repeats in this one.
func repeats(n int32) bool {
	return n == 1 || n > RepeatDelay && (n-RepeatDelay-1)%RepeatEvery == 0
}

// plug detects connected and disconnected gamepads. Two of one model may claim one slot.
func (h *Devices) plug() {
	for i := range h.gamepads {
		h.gamepads[i].seen = false
	}
	var strange [16]*PadState
	rest := strange[:0]
	for i := range h.now.Pads {
		p := &h.now.Pads[i]
		if g := h.same(p); g != nil {
			g.seen, g.state = true, *p
		} else {
			rest = append(rest, p)
		}
	}
	for i := range h.gamepads {
		if g := &h.gamepads[i]; g.connected && !g.seen {
			g.connected = false
			g.state = PadState{}
			h.event(Lost, Gamepad(i))
		}
	}
	for _, p := range rest {
		i, kind := h.missed(p), Returned
		if i < 0 {
			i, kind = len(h.gamepads), Connected
			h.gamepads = append(h.gamepads, gamepad{guid: p.GUID, name: p.Name, kind: p.kind()})
			h.frame.Pads = append(h.frame.Pads, Pad{Device: Gamepad(i)})
		}
		g := &h.gamepads[i]
		g.connected, g.slot, g.state, g.rested = true, p.Slot, *p, rested{}
		// A direction that is held from the start, as by a pad that lies on its side, acts once and
		// does not repeat.
		h.frame.Pad(Gamepad(i)).stuck = h.bindings.byPlace(p.Held)
		h.event(kind, Gamepad(i))
	}
	for i := range h.gamepads {
		g := &h.gamepads[i]
		g.rested.settle(&g.state)
	}
}

// same returns the connected gamepad that p was in the tick before, or nil.
func (h *Devices) same(p *PadState) *gamepad {
	for i := range h.gamepads {
		g := &h.gamepads[i]
		if g.connected && !g.seen && g.slot == p.Slot && g.guid == p.GUID && g.name == p.Name {
			return g
		}
	}
	return nil
}

// missed returns the index of the lost gamepad that p is, or -1. The slot is no evidence: systems give
// the lowest free one. Among pads of one model, one with a seat is preferred; if two with seats are
// lost it is ambiguous, and p is a new pad until its owner presses a button.
func (h *Devices) missed(p *PadState) int {
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

func (h *Devices) event(k EventKind, d Device) {
	seat := rules.Spectator
	if s, ok := h.Seats.Seat(d); ok {
		seat = s
	}
	h.frame.Events = append(h.frame.Events, Event{Kind: k, Device: d, Seat: seat})
}

func (h *Devices) pads() {
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
				held |= stickButtons(p.Stick, p.Held)
			}
		}
		p.advance(held)
	}
}

// advance makes held the buttons of this tick.
func (p *Pad) advance(held Buttons) {
	p.Pressed, p.Released = held&^p.Held, p.Held&^held
	p.Held = held
	p.stuck &= held
	p.Repeat = repeat(held, &p.since) &^ (p.stuck &^ p.Pressed)
}

func repeat(held Buttons, since *[buttonCount]int32) Buttons {
	var out Buttons
	for b := range buttonCount {
		if !held.Has(b) {
			since[b] = 0
			continue
		}
		since[b]++
		// Only directions and shoulder buttons repeat.
		if since[b] == 1 || (Directions|Of(L, R)).Has(b) && repeats(since[b]) {
			out |= 1 << b
		}
	}
	return out
}

// direction returns the stick position for directions.
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

// live rescales the range outside the dead zone to lengths from 0 to 1.
func live(v Vec) Vec {
	n := math.Hypot(v.X, v.Y)
	if !(n > deadZone) || math.IsInf(n, 0) {
		return Vec{}
	}
	k := min((n-deadZone)/(1-deadZone), 1) / n
	return Vec{v.X * k, v.Y * k}
}

// stickButtons returns the directions of a stick, with hysteresis relative to the previous ones.
func stickButtons(v Vec, before Buttons) Buttons {
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
