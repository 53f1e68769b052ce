package input

import (
	"runtime"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// Shape is what a hint draws around a label.
type Shape uint8

// The shapes.
const (
	// Cap is a key of a keyboard.
	Cap Shape = iota
	// Disc is a button of a pad.
	Disc
	// Picture is the device itself: Icon alone.
	Picture
)

// Label is what stands on a key or a button. Exactly one of Text, Word and
// Icon is set.
type Label struct {
	Shape Shape
	// Text is printed as it is: a letter.
	Text string
	// Word is the key of a word to be printed: "key.escape".
	Word string
	// Icon is the name of a picture in assets/art/icons: "arrow-up".
	Icon string
}

var keyWords = map[ebiten.Key]string{
	ebiten.KeyEscape: "key.escape", ebiten.KeyEnter: "key.enter", ebiten.KeyNumpadEnter: "key.enter",
	ebiten.KeyTab: "key.tab", ebiten.KeySpace: "key.space", ebiten.KeyBackspace: "key.backspace",
	ebiten.KeyShiftLeft: "key.shift", ebiten.KeyShiftRight: "key.shift",
	ebiten.KeyControlLeft: "key.control", ebiten.KeyControlRight: "key.control",
	ebiten.KeyAltLeft: "key.alt", ebiten.KeyAltRight: "key.alt",
	ebiten.KeyDelete: "key.delete", ebiten.KeyInsert: "key.insert", ebiten.KeyHome: "key.home", ebiten.KeyEnd: "key.end",
	ebiten.KeyPageUp: "key.pageup", ebiten.KeyPageDown: "key.pagedown",
}

var keyIcons = map[ebiten.Key]string{
	ebiten.KeyArrowUp: "key-up", ebiten.KeyArrowDown: "key-down",
	ebiten.KeyArrowLeft: "key-left", ebiten.KeyArrowRight: "key-right",
}

// escapeToo does all that Escape does. Browsers leave full screen at Escape, and
// many keep it from the page then, so that there hints name this key.
const escapeToo = ebiten.KeyF4

// inBrowser says that the program runs in a page.
var inBrowser = runtime.GOOS == "js"

// KeyLabel is what stands on a physical key of the keyboard in use: Z on the
// key ebiten.KeyW of a French one; for Escape in a browser, what stands on the
// key that does the same. It asks the system, so keep the answer.
func KeyLabel(k ebiten.Key) Label {
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

var padLabels = [buttonCount]Label{
	Up:    {Shape: Disc, Icon: "arrow-up"},
	Down:  {Shape: Disc, Icon: "arrow-down"},
	Left:  {Shape: Disc, Icon: "arrow-left"},
	Right: {Shape: Disc, Icon: "arrow-right"},
	A:     {Shape: Disc, Text: "A"},
	B:     {Shape: Disc, Text: "B"},
	X:     {Shape: Disc, Text: "X"},
	Y:     {Shape: Disc, Text: "Y"},
	L:     {Shape: Disc, Text: "L"},
	R:     {Shape: Disc, Text: "R"},
	ZL:    {Shape: Disc, Text: "ZL"},
	ZR:    {Shape: Disc, Text: "ZR"},
	Start: {Shape: Disc, Icon: "list"},
	Back:  {Shape: Disc, Icon: "screen"},
}

// Label is what stands on that button of a device. On the keyboard it is the
// bound key; ok is false when there is none.
func (h *Hands) Label(d Device, b Button) (l Label, ok bool) {
	switch {
	case b >= buttonCount:
	case d.IsKeyboard():
		if k, ok := h.bindings.Key(d, b); ok {
			return KeyLabel(k), true
		}
	case d.IsGamepad():
		return padLabels[b], true
	}
	return Label{}, false
}

// Hint is what to press in a menu for that button with the device that is asked
// for: the pad's own button, the key of a half that somebody holds for himself, or
// the key that means the same in every menu.
func (h *Hands) Hint(b Button) (l Label, ok bool) {
	d := h.Asked()
	if d.IsGamepad() || h.asked.IsKeyboard() && Directions.Has(b) {
		return h.Label(d, b)
	}
	for _, m := range menuKeys {
		if m.b == b {
			return KeyLabel(m.key), true
		}
	}
	switch b {
	case R, L:
		return KeyLabel(ebiten.KeyTab), true
	case Start:
		return KeyLabel(ebiten.KeyEscape), true
	}
	return h.Label(LeftHalf, b)
}
