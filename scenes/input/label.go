package input

import (
	"runtime"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
)

// Shape is what a hint draws around a label.
type Shape uint8

// The shapes.
const (
	// Cap is a key of a keyboard.
	Cap Shape = iota
	// Disc is a button of a pad.
	Disc
	// Picture is a picture of the device: Icon only.
	Picture
)

// Label is the label of a key or a button. Exactly one of Text, Word and Icon is set.
type Label struct {
	Shape Shape
	// Text is shown as it is: a letter.
	Text string
	// Word is translated: "Esc".
	Word words.Text
	// Icon is the name of a picture in assets/art/icons: "arrow-up".
	Icon string
}

var keyWords = map[ebiten.Key]words.Text{
	ebiten.KeyEscape: words.KeyEscape(), ebiten.KeyEnter: words.KeyEnter(), ebiten.KeyNumpadEnter: words.KeyEnter(),
	ebiten.KeyTab: words.KeyTab(), ebiten.KeySpace: words.KeySpace(), ebiten.KeyBackspace: words.KeyBackspace(),
	ebiten.KeyShiftLeft: words.KeyShift(), ebiten.KeyShiftRight: words.KeyShift(),
	ebiten.KeyControlLeft: words.KeyControl(), ebiten.KeyControlRight: words.KeyControl(),
	ebiten.KeyAltLeft: words.KeyAlt(), ebiten.KeyAltRight: words.KeyAlt(),
	ebiten.KeyDelete: words.KeyDelete(), ebiten.KeyInsert: words.KeyInsert(), ebiten.KeyHome: words.KeyHome(), ebiten.KeyEnd: words.KeyEnd(),
	ebiten.KeyPageUp: words.KeyPageup(), ebiten.KeyPageDown: words.KeyPagedown(),
}

var keyIcons = map[ebiten.Key]string{
	ebiten.KeyArrowUp: "key-up", ebiten.KeyArrowDown: "key-down",
	ebiten.KeyArrowLeft: "key-left", ebiten.KeyArrowRight: "key-right",
}

// escapeToo is an alternative to Escape. Browsers leave full screen at Escape, and many hide it from
// the page then, so that hints name this key there.
const escapeToo = ebiten.KeyF4

// inBrowser reports whether the program runs in a browser.
var inBrowser = runtime.GOOS == "js"

// KeyLabel returns the label of a physical key on the user's keyboard: Z for ebiten.KeyW on a French
// one; for Escape in a browser, that of the alternative. The system is queried once per key.
func (h *Devices) KeyLabel(k ebiten.Key) Label {
	l, ok := h.labels[k]
	if !ok {
		l = keyLabel(k)
		h.labels[k] = l
	}
	return l
}

func keyLabel(k ebiten.Key) Label {
	if inBrowser && k == ebiten.KeyEscape {
		k = escapeToo
	}
	if w, ok := keyWords[k]; ok {
		return Label{Word: w}
	}
	if i, ok := keyIcons[k]; ok {
		return Label{Icon: i}
	}
	if n := ebiten.KeyName(k); n != "" {
		return Label{Text: strings.ToUpper(n)}
	}
	return Label{Text: strings.TrimPrefix(strings.TrimPrefix(k.String(), "Digit"), "Numpad")}
}

// padLabels are the labels of the buttons of each kind of pad, by position.
var padLabels = func() (all [len(Kinds)][buttonCount]Label) {
	for _, k := range Kinds {
		l := &all[k]
		for b, icon := range map[Button]string{Up: "arrow-up", Down: "arrow-down", Left: "arrow-left", Right: "arrow-right", Start: "list", Back: "screen"} {
			l[b] = Label{Shape: Disc, Icon: icon}
		}
		for i, b := range [...]Button{A, B, X, Y, L, R, ZL, ZR} {
			l[b] = Label{Shape: Disc, Text: printed[k][i], Icon: drawn[k][b]}
		}
	}
	all[Nintendo][Start], all[Nintendo][Back] = Label{Shape: Disc, Icon: "plus"}, Label{Shape: Disc, Icon: "minus"}
	all[Unknown][Start], all[Unknown][Back] = Label{Shape: Disc, Text: "8"}, Label{Shape: Disc, Text: "7"}
	return all
}()

// printed are the letters on A, B, X, Y, L, R, ZL and ZR, where there are letters; for an unknown pad
// they are numbers, in the order of unknownPad.
var printed = [len(Kinds)][8]string{
	Generic:     {"", "", "", "", "L", "R", "ZL", "ZR"},
	Xbox:        {"A", "B", "X", "Y", "LB", "RB", "LT", "RT"},
	PlayStation: {"", "", "", "", "L1", "R1", "L2", "R2"},
	Nintendo:    {"B", "A", "Y", "X", "L", "R", "ZL", "ZR"},
	Deck:        {"A", "B", "X", "Y", "L1", "R1", "L2", "R2"},
	Unknown:     {"1", "2", "3", "4", "5", "6", "ZL", "ZR"},
}

// drawn are the pictures on buttons without letters.
var drawn = [len(Kinds)]map[Button]string{
	Generic:     {A: "place-down", B: "place-right", X: "place-left", Y: "place-up"},
	PlayStation: {A: "pad-cross", B: "pad-circle", X: "pad-square", Y: "pad-triangle"},
}

// PadLabel returns the label of the button at a position of a kind of pad.
func PadLabel(k Kind, place Button) Label {
	if int(k) >= len(padLabels) || place >= buttonCount {
		return Label{}
	}
	return padLabels[k][place]
}

// Label returns the label of that button of a device: on the keyboard the bound key, on a gamepad what
// is printed at the bound position; ok is false if there is none.
func (h *Devices) Label(d Device, b Button) (l Label, ok bool) {
	switch {
	case b >= buttonCount:
	case d.IsKeyboard():
		if k, ok := h.bindings.Key(d, b); ok {
			return h.KeyLabel(k), true
		}
	case d.IsGamepad():
		return PadLabel(h.Kind(d), h.bindings.Place(b)), true
	}
	return Label{}, false
}

// ActLabel returns the label of what to press for an act on the device that hints are for; ok is false
// if it has nothing for it.
func (h *Devices) ActLabel(a Act) (l Label, ok bool) {
	b, has := a.Button()
	switch d := h.Asked(); {
	case d.IsGamepad() && !has:
		return Label{}, false
	case d.IsGamepad():
		return h.Hint(b)
	case has && h.asked.IsKeyboard():
		if l, ok := h.Label(d, b); ok {
			return l, true
		}
	}
	return h.KeyLabel(a.Key()), true
}

// Hint returns the label of what to press in a menu for that button on the device that hints are for:
// the pad's own button, the key of a half with a seat of its own, or the key that works in every menu.
func (h *Devices) Hint(b Button) (l Label, ok bool) {
	if d := h.Asked(); d.IsGamepad() {
		return h.Label(d, b)
	}
	if k, ok := h.HintKey(b); ok {
		return h.KeyLabel(k), true
	}
	return Label{}, false
}

// HintKey returns the key that Hint names on a keyboard.
func (h *Devices) HintKey(b Button) (k ebiten.Key, ok bool) {
	if h.asked.IsKeyboard() {
		if k, ok := h.bindings.Key(h.asked, b); ok {
			return k, true
		}
	}
	for _, m := range menuKeys {
		if m.b == b {
			return m.key, true
		}
	}
	switch b {
	case R:
		return ebiten.KeyTab, true
	case Start:
		return ebiten.KeyEscape, true
	}
	return h.bindings.Key(LeftHalf, b)
}
