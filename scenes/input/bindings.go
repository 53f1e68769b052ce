package input

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// Halves are the parts of the keyboard that can serve as a pad, in order.
var Halves = [...]Device{LeftHalf, RightHalf, MiddleHalf}

var halfNames = [...]string{"left", "right", "middle"}

// padName is the key of the gamepad in a settings file.
const padName = "pad"

// Bound are the buttons that a part of the keyboard has, in the order of the settings page.
var Bound = [...]Button{Up, Left, Down, Right, A, B, X, Y}

const noKey ebiten.Key = -1

// Bindings maps physical keys to the buttons of the parts of the keyboard, and the buttons of a
// gamepad to functions. It is a value: a copy is independent.
type Bindings struct {
	keys [len(Halves)][buttonCount]ebiten.Key
	// pad is the position of each button of a gamepad.
	pad [buttonCount]Button
}

// DefaultBindings returns W A S D with E and Q, the arrows with Shift and Control, and I J K L with O
// and U, all by position: on a French keyboard the first are Z Q S D with E and A. A gamepad's buttons
// are at their own positions.
func DefaultBindings() Bindings {
	b := Bindings{pad: usualPad()}
	for i := range b.keys {
		for j := range b.keys[i] {
			b.keys[i][j] = noKey
		}
	}
	for i, row := range [len(Halves)][len(Bound)]ebiten.Key{
		{ebiten.KeyW, ebiten.KeyA, ebiten.KeyS, ebiten.KeyD, ebiten.KeyE, ebiten.KeyQ, ebiten.KeyR, ebiten.KeyF},
		{ebiten.KeyArrowUp, ebiten.KeyArrowLeft, ebiten.KeyArrowDown, ebiten.KeyArrowRight, ebiten.KeyShiftRight, ebiten.KeyControlRight, ebiten.KeySlash, ebiten.KeyPeriod},
		{ebiten.KeyI, ebiten.KeyJ, ebiten.KeyK, ebiten.KeyL, ebiten.KeyO, ebiten.KeyU, ebiten.KeyP, ebiten.KeySemicolon},
	} {
		for j, k := range row {
			b.keys[i][Bound[j]] = k
		}
	}
	return b
}

// Key returns the key of a button; ok is false if the device is not a part of the keyboard or has no
// such button.
func (b *Bindings) Key(d Device, btn Button) (k ebiten.Key, ok bool) {
	if !d.IsKeyboard() || btn >= buttonCount {
		return noKey, false
	}
	k = b.keys[d-LeftHalf][btn]
	return k, k != noKey
}

// BindError says why a key cannot be bound to a button.
type BindError struct {
	// Key is the requested key.
	Key ebiten.Key
	// Device and Button are its present use, if Reserved is false.
	Device Device
	Button Button
	// Reserved reports that menus need the key, so it cannot be bound, and InGames that it is the key
	// of an Act.
	Reserved, InGames bool
}

// Error says in English what the key is used for.
func (e *BindError) Error() string {
	if e.Reserved {
		return fmt.Sprintf("the key %v is needed in menus: choose another", e.Key)
	}
	if e.InGames {
		return fmt.Sprintf("the key %v has a meaning in every game: choose another", e.Key)
	}
	return fmt.Sprintf("the key %v already is %v of the %s part of the keyboard: choose another", e.Key, e.Button, halfNames[e.Device-LeftHalf])
}

// reserved reports whether menus need a key.
func reserved(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyEscape, escapeToo, ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeyTab, ebiten.KeySpace,
		ebiten.KeyF11, ebiten.KeyMetaLeft, ebiten.KeyMetaRight, ebiten.KeyPrintScreen, ebiten.KeyCapsLock,
		ebiten.KeyShift, ebiten.KeyControl, ebiten.KeyAlt, ebiten.KeyMeta:
		return true
	}
	return k < 0 || k > ebiten.KeyMax
}

// use returns the part of the keyboard and the button that a key is bound to.
func (b *Bindings) use(k ebiten.Key) (Device, Button, bool) {
	for i := range b.keys {
		for _, btn := range Bound {
			if b.keys[i][btn] == k {
				return Halves[i], btn, true
			}
		}
	}
	return NoDevice, 0, false
}

// Bind binds k to a button of a part of the keyboard. A key that has another use or that menus need is
// refused with a *BindError, and a button that cannot be bound with another error; nothing changes
// then.
func (b *Bindings) Bind(d Device, btn Button, k ebiten.Key) error {
	if _, ok := b.Key(d, btn); !ok {
		return fmt.Errorf("button %v of device %d cannot be bound to a key", btn, d)
	}
	if reserved(k) {
		return &BindError{Key: k, Reserved: true}
	}
	usual := DefaultBindings()
	if ofAct(k) && usual.keys[d-LeftHalf][btn] != k {
		return &BindError{Key: k, InGames: true}
	}
	if on, other, ok := b.use(k); ok && (on != d || other != btn) {
		return &BindError{Key: k, Device: on, Button: other}
	}
	b.keys[d-LeftHalf][btn] = k
	return nil
}

// held returns the buttons of d that the keys hold.
func (b *Bindings) held(d Device, keys *KeySet) Buttons {
	var out Buttons
	for _, btn := range Bound {
		if keys.Has(b.keys[d-LeftHalf][btn]) {
			out |= 1 << btn
		}
	}
	return out
}

// MarshalJSON writes {"left":{"up":"W",…},…,"pad":{"a":"a",…}}.
func (b Bindings) MarshalJSON() ([]byte, error) {
	out := map[string]any{padName: b.padRow()}
	for i, name := range halfNames {
		row := map[string]ebiten.Key{}
		for _, btn := range Bound {
			row[btn.String()] = b.keys[i][btn]
		}
		out[name] = row
	}
	return json.Marshal(out)
}

// Entry is the error of one entry of a file, of which the others count.
type Entry struct {
	// Path leads to the entry, and Name is what to call it.
	Path []string
	Name string
	Err  error
}

func (e *Entry) Error() string { return e.Name + ": " + e.Err.Error() }

// Unwrap returns what is wrong with the entry.
func (e *Entry) Unwrap() error { return e.Err }

// UnmarshalJSON reads what MarshalJSON writes. Missing entries keep their defaults, and so do those that are
// wrong: unknown names, and keys that collide or that menus need. Each of them is an [*Entry] in the error,
// which is that of [errors.Join].
func (b *Bindings) UnmarshalJSON(data []byte) error {
	var in map[string]json.RawMessage
	if err := json.Unmarshal(data, &in); err != nil {
		return fmt.Errorf("the keys cannot be read: %w", err)
	}
	fresh, usual := DefaultBindings(), DefaultBindings()
	var errs []error
	refuse := func(err error, path ...string) {
		errs = append(errs, &Entry{Path: path, Name: strings.Join(path, ", "), Err: err})
	}
	for _, name := range slices.Sorted(maps.Keys(in)) {
		if name == padName {
			var places map[Button]Button
			err := json.Unmarshal(in[name], &places)
			if err != nil {
				err = fmt.Errorf("the buttons of the gamepad cannot be read: %w", err)
			} else {
				err = fresh.readPad(places)
			}
			if err != nil {
				refuse(err, name)
			}
			continue
		}
		half := slices.Index(halfNames[:], name)
		if half < 0 {
			refuse(fmt.Errorf("the keyboard has no part %q: use left, right, middle or pad", name), name)
			continue
		}
		var row map[string]json.RawMessage
		if err := json.Unmarshal(in[name], &row); err != nil {
			refuse(err, name)
			continue
		}
		for _, called := range slices.Sorted(maps.Keys(row)) {
			var btn Button
			var k ebiten.Key
			err := btn.UnmarshalText([]byte(called))
			if _, ok := fresh.Key(Halves[half], btn); err == nil && !ok {
				err = fmt.Errorf("button %v of the %s part cannot be bound", btn, name)
			}
			if err == nil {
				err = json.Unmarshal(row[called], &k)
			}
			if err == nil && reserved(k) {
				err = &BindError{Key: k, Reserved: true}
			}
			if err != nil {
				refuse(err, name, called)
				continue
			}
			fresh.keys[half][btn] = k
		}
	}
	for i, btn, k := fresh.twice(&usual); k != noKey; i, btn, k = fresh.twice(&usual) {
		refuse(fmt.Errorf("the key %v has two uses", k), halfNames[i], btn.String())
		fresh.keys[i][btn] = usual.keys[i][btn]
	}
	*b = fresh
	return errors.Join(errs...)
}

// twice returns a button whose key has another use and is not the usual one, with the key; noKey if there
// is none.
func (b *Bindings) twice(usual *Bindings) (half int, btn Button, k ebiten.Key) {
	uses := map[ebiten.Key]int{}
	for i := range b.keys {
		for _, btn := range Bound {
			uses[b.keys[i][btn]]++
		}
	}
	for i := range b.keys {
		for _, btn := range Bound {
			if k := b.keys[i][btn]; uses[k] > 1 && k != usual.keys[i][btn] {
				return i, btn, k
			}
		}
	}
	return 0, 0, noKey
}
