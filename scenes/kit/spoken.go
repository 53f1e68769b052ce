package kit

import (
	"ludotheque/assets/words"
	"ludotheque/scenes/input"
)

// signWords are the words for pictures on keys and buttons, listed so that keys are not composed at
// run time.
var signWords = map[string]words.Text{
	"key-up": words.KeyUp(), "key-down": words.KeyDown(), "key-left": words.KeyLeft(), "key-right": words.KeyRight(),
	"arrow-up": words.KeyUp(), "arrow-down": words.KeyDown(), "arrow-left": words.KeyLeft(), "arrow-right": words.KeyRight(),
	"pad-cross": words.KeyCross(), "pad-circle": words.KeyCircle(), "pad-square": words.KeySquare(), "pad-triangle": words.KeyTriangle(),
	"place-down": words.KeyPlaceDown(), "place-right": words.KeyPlaceRight(), "place-left": words.KeyPlaceLeft(), "place-up": words.KeyPlaceUp(),
	"list": words.KeyStart(), "screen": words.KeyView(), "plus": words.KeyPlus(), "minus": words.KeyMinus(),
}

// Spoken returns the label of a key or a button in words for a sentence: "Enter", "Z", "cross", "the
// lower button".
func (k *Kit) Spoken(l input.Label) string {
	switch {
	case l.Text != "":
		return l.Text
	case !l.Word.IsZero():
		return k.Say(l.Word)
	}
	return k.Say(signWords[l.Icon])
}
