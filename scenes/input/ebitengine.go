package input

import (
	"math"
	"runtime"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Ebitengine is the Source of real devices. A key, a mouse button or, in a browser, a finger that is
// pressed and released between two ticks counts as held for one; Ebitengine does not report this for
// gamepads. Its zero value is ready to use, inside Update only.
type Ebitengine struct {
	// Scale, if set, returns how many pixels of the screen make one of the page's.
	Scale func() float64

	fingers *touchQueue //lint:ignore U1000 only a browser has it
	keys    []ebiten.Key
	ids     []ebiten.GamepadID
	touches []ebiten.TouchID
	pads    map[ebiten.GamepadID]model
}

// model is a gamepad's description of itself; querying it allocates, so it is done once per
// connection.
type model struct {
	guid, name string
	standard   bool
}

var standard = [...]struct {
	from ebiten.StandardGamepadButton
	to   Button
}{
	{ebiten.StandardGamepadButtonLeftTop, Up},
	{ebiten.StandardGamepadButtonLeftBottom, Down},
	{ebiten.StandardGamepadButtonLeftLeft, Left},
	{ebiten.StandardGamepadButtonLeftRight, Right},
	{ebiten.StandardGamepadButtonRightBottom, A},
	{ebiten.StandardGamepadButtonRightRight, B},
	{ebiten.StandardGamepadButtonRightLeft, X},
	{ebiten.StandardGamepadButtonRightTop, Y},
	{ebiten.StandardGamepadButtonFrontTopLeft, L},
	{ebiten.StandardGamepadButtonFrontTopRight, R},
	{ebiten.StandardGamepadButtonFrontBottomLeft, ZL},
	{ebiten.StandardGamepadButtonFrontBottomRight, ZR},
	{ebiten.StandardGamepadButtonCenterRight, Start},
	{ebiten.StandardGamepadButtonCenterLeft, Back},
}

// unknownPad is the usual order of button numbers, for a pad without a known layout.
var unknownPad = [...]Button{A, B, X, Y, L, R, Back, Start}

// Read fills s from Ebitengine.
func (e *Ebitengine) Read(s *Snapshot) {
	s.Focused = ebiten.IsFocused()
	s.Closing = ebiten.IsWindowBeingClosed()
	s.Runes = ebiten.AppendInputChars(s.Runes)
	s.Dropped = ebiten.DroppedFiles()
	e.keys = inpututil.AppendPressedKeys(e.keys[:0])
	e.keys = inpututil.AppendJustPressedKeys(e.keys)
	for _, k := range e.keys {
		switch k {
		case ebiten.KeyShift, ebiten.KeyControl, ebiten.KeyAlt, ebiten.KeyMeta:
			// These repeat their left or right key.
		default:
			s.Keys.Add(k)
		}
	}
	s.MouseX, s.MouseY = ebiten.CursorPositionF()
	for i, b := range [mouseCount]ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonRight, ebiten.MouseButtonMiddle} {
		if ebiten.IsMouseButtonPressed(b) || inpututil.IsMouseButtonJustPressed(b) {
			s.Mouse |= 1 << i
		}
	}
	s.WheelX, s.WheelY = ebiten.Wheel()
	// A Mac's keypad has figures alone.
	s.Arrows = runtime.GOOS != "darwin" && !ebiten.IsNumLockOn()
	e.readTouches(s)
	e.readPads(s)
}

func (e *Ebitengine) readPads(s *Snapshot) {
	e.ids = inpututil.AppendJustConnectedGamepadIDs(e.ids[:0])
	for _, id := range e.ids {
		delete(e.pads, id)
	}
	e.ids = ebiten.AppendGamepadIDs(e.ids[:0])
	for _, id := range e.ids {
		m, ok := e.pads[id]
		if !ok {
			if e.pads == nil {
				e.pads = map[ebiten.GamepadID]model{}
			}
			m = model{ebiten.GamepadSDLID(id), ebiten.GamepadName(id), ebiten.IsStandardGamepadLayoutAvailable(id)}
			e.pads[id] = m
		}
		p := PadState{Slot: int(id), GUID: m.guid, Name: m.name, Odd: !m.standard}
		if m.standard {
			for _, b := range standard {
				if ebiten.IsStandardGamepadButtonPressed(id, b.from) {
					p.Held |= 1 << b.to
				}
			}
			p.Stick.X = ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)
			p.Stick.Y = ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
			p.Stick2.X = ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickHorizontal)
			p.Stick2.Y = ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickVertical)
		} else {
			for i, to := range unknownPad {
				if ebiten.IsGamepadButtonPressed(id, ebiten.GamepadButton(i)) {
					p.Held |= 1 << to
				}
			}
			if ebiten.GamepadAxisCount(id) >= 2 {
				p.Stick.X, p.Stick.Y = ebiten.GamepadAxisValue(id, 0), ebiten.GamepadAxisValue(id, 1)
			}
			p.Hat = hat(ebiten.GamepadAxisCount(id), func(axis int) float64 { return ebiten.GamepadAxisValue(id, axis) })
		}
		s.Pads = append(s.Pads, p)
	}
}

// hat returns the directions of a cross that browsers report as axes, of a pad without a known layout:
// axis 9 has a value for each of eight directions, clockwise from -1, up, in steps of 2/7, and one
// over 1 at rest; or else axes 6 and 7 are left to right and up to down.
func hat(axes int, value func(axis int) float64) Vec {
	if axes >= 10 {
		eighth := (value(9) + 1) * 3.5
		// Before it was touched the axis reports 0, which is no direction.
		if n := math.Round(eighth); n >= 0 && n <= 7 && math.Abs(eighth-n) < 0.2 {
			sin, cos := math.Sincos(n * math.Pi / 4)
			return Vec{math.Round(sin), -math.Round(cos)}
		}
		return Vec{}
	}
	if axes >= 8 {
		return Vec{value(6), value(7)}
	}
	return Vec{}
}

// Rumble vibrates a gamepad, if the system can.
func (e *Ebitengine) Rumble(slot, ticks int, strong, weak float64) {
	ebiten.VibrateGamepad(ebiten.GamepadID(slot), &ebiten.VibrateGamepadOptions{
		Duration:        time.Duration(ticks) * time.Second / TicksPerSecond,
		StrongMagnitude: strong,
		WeakMagnitude:   weak,
	})
}
