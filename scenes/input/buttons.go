package input

import (
	"fmt"
	"math/bits"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// Button is a button of a pad, named by its position as on an Xbox pad, whatever is printed on it.
type Button uint8

// The buttons. A is the lowest of the four under the right thumb (confirm), B the right one (back), X
// the left one, Y the upper one.
const (
	Up Button = iota
	Down
	Left
	Right
	A
	B
	X
	Y
	L
	R
	ZL
	ZR
	Start
	Back
	buttonCount
)

var buttonNames = [buttonCount]string{"up", "down", "left", "right", "a", "b", "x", "y", "l", "r", "zl", "zr", "start", "back"}

// String returns the button's name in scripts and settings.
func (b Button) String() string {
	if b < buttonCount {
		return buttonNames[b]
	}
	return fmt.Sprintf("button%d", uint8(b))
}

// MarshalText returns String.
func (b Button) MarshalText() ([]byte, error) { return []byte(b.String()), nil }

// UnmarshalText reads what String writes, in any case.
func (b *Button) UnmarshalText(text []byte) error {
	for i, n := range buttonNames {
		if strings.EqualFold(n, string(text)) {
			*b = Button(i)
			return nil
		}
	}
	return fmt.Errorf("there is no button %q: use one of %s", text, strings.Join(buttonNames[:], ", "))
}

// Buttons is a set of buttons.
type Buttons uint16

// Of returns the set of those buttons.
func Of(bs ...Button) Buttons {
	var s Buttons
	for _, b := range bs {
		s |= 1 << b
	}
	return s
}

// Directions are the four directions.
const Directions Buttons = 1<<Up | 1<<Down | 1<<Left | 1<<Right

// Has reports whether b is in the set.
func (s Buttons) Has(b Button) bool { return s&(1<<b) != 0 }

// Any reports whether one of bs is in the set.
func (s Buttons) Any(bs Buttons) bool { return s&bs != 0 }

// MouseButton is one of three buttons of a mouse.
type MouseButton uint8

// The buttons of the mouse.
const (
	MouseLeft MouseButton = iota
	MouseRight
	MouseMiddle
	mouseCount
)

var mouseNames = [mouseCount]string{"left", "right", "middle"}

// UnmarshalText reads "left", "right" or "middle".
func (b *MouseButton) UnmarshalText(text []byte) error {
	for i, n := range mouseNames {
		if n == string(text) {
			*b = MouseButton(i)
			return nil
		}
	}
	return fmt.Errorf("a mouse has no button %q: use left, right or middle", text)
}

// MouseButtons is a set of mouse buttons.
type MouseButtons uint8

// Has reports whether b is in the set.
func (s MouseButtons) Has(b MouseButton) bool { return s&(1<<b) != 0 }

// KeySet is a set of physical keys. A key is named by its position on a US keyboard: ebiten.KeyW is
// the key above S, which types Z in France.
type KeySet [3]uint64

// Has reports whether k is in the set.
func (s *KeySet) Has(k ebiten.Key) bool {
	return k >= 0 && int(k) < 64*len(s) && s[k>>6]&(1<<(k&63)) != 0
}

// Add puts k into the set.
func (s *KeySet) Add(k ebiten.Key) {
	if k >= 0 && int(k) < 64*len(s) {
		s[k>>6] |= 1 << (k & 63)
	}
}

// Remove takes a key out.
func (s *KeySet) Remove(k ebiten.Key) {
	if k >= 0 && k <= ebiten.KeyMax {
		s[k>>6] &^= 1 << (k & 63)
	}
}

// Empty reports whether the set holds nothing.
func (s *KeySet) Empty() bool { return *s == KeySet{} }

// First returns the lowest key of the set; ok is false if it is empty.
func (s *KeySet) First() (k ebiten.Key, ok bool) {
	for i, w := range s {
		if w != 0 {
			return ebiten.Key(64*i + bits.TrailingZeros64(w)), true
		}
	}
	return 0, false
}

// Shift reports whether a Shift key is in the set.
func (s *KeySet) Shift() bool { return s.Has(ebiten.KeyShiftLeft) || s.Has(ebiten.KeyShiftRight) }

// Control reports whether a Control or a Command key is in the set.
func (s *KeySet) Control() bool {
	return s.Has(ebiten.KeyControlLeft) || s.Has(ebiten.KeyControlRight) ||
		s.Has(ebiten.KeyMetaLeft) || s.Has(ebiten.KeyMetaRight)
}

func (s *KeySet) minus(t *KeySet) KeySet {
	return KeySet{s[0] &^ t[0], s[1] &^ t[1], s[2] &^ t[2]}
}
