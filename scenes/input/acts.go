package input

import "github.com/hajimehoshi/ebiten/v2"

// Act is something that a player can do in several games, with the same key and the same button in
// all of them.
type Act uint8

// The acts.
const (
	// Undo takes the last own move back.
	Undo Act = iota
	// AskHint shows a hint.
	AskHint
	// ShowLog opens and closes the log.
	ShowLog
	// EndTurn ends the turn.
	EndTurn
	// DoRest leaves what remains to the computer: the rest of the turn, of the placing, of a brawl.
	DoRest
	// Slower and Faster change the speed at which the moves of others are shown.
	Slower
	Faster
	actCount
)

// noButton marks an act without a button of a gamepad.
const noButton = buttonCount

var acts = [actCount]struct {
	name string
	key  ebiten.Key
	// too is another key for the same, or noKey.
	too    ebiten.Key
	button Button
}{
	Undo:    {"undo", ebiten.KeyBackspace, noKey, ZL},
	AskHint: {"hint", ebiten.KeyH, noKey, Y},
	ShowLog: {"log", ebiten.KeyC, noKey, Back},
	EndTurn: {"end the turn", ebiten.KeyX, noKey, X},
	DoRest:  {"do the rest", ebiten.KeyT, noKey, ZR},
	Slower:  {"slower", ebiten.KeyMinus, ebiten.KeyNumpadSubtract, noButton},
	Faster:  {"faster", ebiten.KeyEqual, ebiten.KeyNumpadAdd, noButton},
}

// Acts returns all acts, in the order of the documents.
func Acts() []Act {
	all := make([]Act, actCount)
	for i := range all {
		all[i] = Act(i)
	}
	return all
}

// String returns the name of the act in docs/keys.md.
func (a Act) String() string { return acts[a].name }

// Key returns the key of the act.
func (a Act) Key() ebiten.Key { return acts[a].key }

// Button returns the button of the act on a gamepad; ok is false if it has none.
func (a Act) Button() (b Button, ok bool) { return acts[a].button, acts[a].button != noButton }

// Asks reports whether the key or the button of an act was pressed.
func (f *Frame) Asks(a Act) bool {
	keys, row := &f.Keys.Pressed, &acts[a]
	if row.button != noButton && f.Menu.Pressed.Has(row.button) {
		return true
	}
	if f.Keys.Held.Control() {
		// Z is where W is on a French keyboard.
		return a == Undo && (keys.Has(ebiten.KeyZ) || keys.Has(ebiten.KeyW))
	}
	return keys.Has(row.key) || row.too != noKey && keys.Has(row.too)
}

// ofAct reports whether k is the key of an act.
func ofAct(k ebiten.Key) bool {
	for i := range acts {
		if acts[i].key == k || acts[i].too == k && k != noKey {
			return true
		}
	}
	return false
}

// Enters reports whether Enter was pressed.
func (f *Frame) Enters() bool {
	return f.Keys.Pressed.Has(ebiten.KeyEnter) || f.Keys.Pressed.Has(ebiten.KeyNumpadEnter)
}
