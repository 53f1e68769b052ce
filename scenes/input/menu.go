package input

import (
	"math"
	"math/bits"

	"github.com/hajimehoshi/ebiten/v2"
)

func trailing(bit uint64) int { return bits.TrailingZeros64(bit) }

// menuKeys are the keys that have the same meaning in every menu, whatever is bound.
var menuKeys = [...]struct {
	key ebiten.Key
	b   Button
}{
	{ebiten.KeyArrowUp, Up}, {ebiten.KeyArrowDown, Down}, {ebiten.KeyArrowLeft, Left}, {ebiten.KeyArrowRight, Right},
	{ebiten.KeyEnter, A}, {ebiten.KeyNumpadEnter, A}, {ebiten.KeySpace, A}, {ebiten.KeyEscape, B},
	{ebiten.KeyPageUp, ZL}, {ebiten.KeyPageDown, ZR},
}

// menu combines the keyboard's own keys and all pads.
func (h *Devices) menu() {
	f := &h.frame
	var held Buttons
	for _, m := range menuKeys {
		if f.Keys.Held.Has(m.key) && !(h.typing && m.key == ebiten.KeySpace) {
			held |= 1 << m.b
		}
	}
	if f.Keys.Held.Has(ebiten.KeyTab) {
		if f.Keys.Shift() {
			held |= 1 << L
		} else {
			held |= 1 << R
		}
	}
	f.own = Menu{Pressed: held &^ h.menuHeld, Repeat: repeat(held, &h.menuSince)}
	h.menuHeld = held
	f.Menu = f.menu(held&Directions, func(Device) bool { return true })
}

// menu combines the keyboard's own keys and the pads that may accepts; arrows are the directions held
// on the keyboard's own keys.
func (f *Frame) menu(arrows Buttons, may func(Device) bool) Menu {
	m := f.own
	for i := range f.Pads {
		p := &f.Pads[i]
		if !may(p.Device) {
			continue
		}
		pressed, repeated := p.Pressed, p.Repeat
		if p.Device.IsKeyboard() {
			// An arrow key that is also bound to a half must not count twice, and a half must not act
			// in a menu when Shift with Tab is meant.
			pressed, repeated = pressed&^arrows, repeated&^arrows
			if f.Keys.Held.Has(ebiten.KeyTab) {
				pressed, repeated = 0, 0
			}
		}
		m.Pressed |= pressed
		m.Repeat |= repeated
	}
	return m
}

// Without copies in into f without the input of other players' devices: their pads, and of the
// keyboard the keys bound to their halves, or, if keyboard is false, all of it if one of them holds a
// half. Start and Escape stay, since everyone may pause. Memory is reused by later calls.
func (f *Frame) Without(in *Frame, bound *Bindings, keyboard bool, others func(Device) bool) {
	pads := append(f.Pads[:0], in.Pads...)
	*f = *in
	f.Pads = pads
	var start Buttons
	for i := range f.Pads {
		p := &f.Pads[i]
		if !others(p.Device) {
			continue
		}
		start |= p.Pressed & Of(Start)
		if p.Device.IsKeyboard() {
			// The arrows belong to a half as well as to menus.
			f.own.Pressed &^= p.Pressed & Directions
			f.own.Repeat &^= p.Repeat & Directions
			for _, b := range Bound {
				if k, ok := bound.Key(p.Device, b); ok {
					f.Keys.drop(k)
				}
			}
		}
		*p = Pad{Device: p.Device, Connected: p.Connected}
	}
	if !keyboard {
		escape := f.Keys.Pressed.Has(ebiten.KeyEscape)
		f.Keys, f.own = Keys{}, Menu{}
		if escape {
			f.Keys.Pressed.Add(ebiten.KeyEscape)
			f.own = Menu{Pressed: Of(B), Repeat: Of(B)}
		}
	}
	var arrows Buttons
	for _, m := range menuKeys {
		if f.Keys.Held.Has(m.key) {
			arrows |= Of(m.b) & Directions
		}
	}
	f.Menu = f.menu(arrows, func(d Device) bool { return !others(d) })
	f.Menu.Pressed |= start
	f.Menu.Repeat |= start
}

// Steps returns the steps by arrows and sticks in this tick, right and down positive: -1, 0 or 1 each.
func (m *Menu) Steps() (dx, dy int) {
	for _, d := range [...]struct {
		b      Button
		dx, dy int
	}{{Left, -1, 0}, {Right, 1, 0}, {Up, 0, -1}, {Down, 0, 1}} {
		if m.Repeat.Has(d.b) {
			dx, dy = dx+d.dx, dy+d.dy
		}
	}
	return dx, dy
}

// A finger rests after restTicks within restRadius device pixels: another finger presses then, and
// does not begin a gesture of two.
const (
	restTicks  = 15
	restRadius = 12
)

// touches tracks the fingers; a lifted one stays in the list for one tick, marked as released.
func (h *Devices) touches() {
	f := &h.frame
	n := 0
	for _, t := range f.Touches {
		if t.Released {
			continue
		}
		t.Pressed, t.Released = false, true
		for _, p := range h.now.Touches {
			if p.ID == t.ID {
				t.X, t.Y, t.Released, t.Cancelled = p.X, p.Y, p.Cancelled, p.Cancelled
			}
		}
		if t.still++; math.Hypot(t.X-t.x0, t.Y-t.y0) > restRadius {
			t.still, t.x0, t.y0 = 0, t.X, t.Y
		}
		f.Touches[n] = t
		n++
	}
	f.Touches = f.Touches[:n]
	for _, p := range h.now.Touches {
		if !p.Cancelled && h.touch(p.ID) == nil {
			f.Touches = append(f.Touches, Touch{ID: p.ID, X: p.X, Y: p.Y, StartX: p.X, StartY: p.Y, Pressed: true, x0: p.X, y0: p.Y})
		}
	}
}

func (h *Devices) touch(id int) *Touch {
	for i := range h.frame.Touches {
		if h.frame.Touches[i].ID == id {
			return &h.frame.Touches[i]
		}
	}
	return nil
}

// newest returns the finger that came down in this tick, or nil, and whether it makes a gesture with
// another one, which has not come to rest.
func (h *Devices) newest() (t *Touch, gesture bool) {
	for i := range h.frame.Touches {
		switch other := &h.frame.Touches[i]; {
		case !other.Pressed:
			gesture = gesture || !other.Released && other.still < restTicks
		case t != nil:
			gesture = true
		default:
			t = other
		}
	}
	return t, t != nil && gesture
}

func (h *Devices) pointer() {
	f := &h.frame
	p := &f.Pointer
	x, y := p.X, p.Y
	before := p.Held
	p.WheelX, p.WheelY = h.now.WheelX, h.now.WheelY
	p.Cancelled = false
	held := h.now.Mouse
	t, gesture := h.newest()
	switch {
	case t != nil && !(gesture && h.touched):
		if gesture {
			t = &f.Touches[0]
		}
		h.finger, h.touched, h.lone, h.due = t.ID, true, !gesture, false
		p.Touch = true
		p.X, p.Y = t.X, t.Y
		if held = 1 << MouseLeft; before != 0 || gesture {
			// What another finger or the mouse holds is let go first.
			held, h.due, p.Cancelled = 0, !gesture, true
		}
	case h.touched:
		held = 0
		t := h.touch(h.finger)
		switch {
		case gesture && h.lone:
			h.lone, h.due, p.Cancelled = false, false, true
		case h.due && !(t != nil && t.Cancelled):
			held, h.due = 1<<MouseLeft, false
		case t == nil || t.Released:
			h.touched, p.Cancelled = false, t != nil && t.Cancelled
		case h.lone:
			held = 1 << MouseLeft
		}
		if t != nil {
			p.X, p.Y = t.X, t.Y
		}
	case !p.Touch || held != 0 || h.found && (h.now.MouseX != h.mouse.X || h.now.MouseY != h.mouse.Y):
		p.Touch = false
		p.X, p.Y = h.now.MouseX, h.now.MouseY
	}
	h.mouse, h.found = Vec{h.now.MouseX, h.now.MouseY}, true
	p.Held = held
	p.Pressed, p.Released = held&^before, before&^held
	p.Moved = p.X != x || p.Y != y
}

// lastUsed determines the device in use by buttons, keys or clicks; a moved mouse or a drifting stick
// do not count.
func (h *Devices) lastUsed() {
	f := &h.frame
	for i := range f.Pads {
		if f.Pads[i].Pressed != 0 {
			f.Device = f.Pads[i].Device
		}
	}
	if f.Pointer.Pressed != 0 {
		f.Device = Mouse
	}
	pressed := f.Keys.Pressed
	if f.Pointer.Touch {
		pressed.Remove(ebiten.KeyEscape) // a phone's Back is Escape too
	}
	if !pressed.Empty() && !f.Device.IsKeyboard() {
		f.Device = LeftHalf
	}
}
