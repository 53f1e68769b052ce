package kit

import "ludotheque/scenes/input"

// signWords are the words for pictures on keys and buttons, whole, so that no key
// is put together at run time.
var signWords = map[string]string{
	"key-up": "key.up", "key-down": "key.down", "key-left": "key.left", "key-right": "key.right",
	"arrow-up": "key.up", "arrow-down": "key.down", "arrow-left": "key.left", "arrow-right": "key.right",
	"pad-cross": "key.cross", "pad-circle": "key.circle", "pad-square": "key.square", "pad-triangle": "key.triangle",
	"place-down": "key.place.down", "place-right": "key.place.right", "place-left": "key.place.left", "place-up": "key.place.up",
	"list": "key.start", "screen": "key.view", "plus": "key.plus", "minus": "key.minus",
}

// Spoken is what stands on a key or a button, in words that a sentence can hold:
// "Enter", "Z", "cross", "the lower button".
func (k *Kit) Spoken(l input.Label) string {
	switch {
	case l.Text != "":
		return l.Text
	case l.Word != "":
		return k.T(l.Word)
	}
	return k.T(signWords[l.Icon])
}
