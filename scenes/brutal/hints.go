package brutal

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// The campus has no strip at its foot: shelves and letters stand there. What keys
// and pads do stands on a slip at the top instead, as long as they are in use.

// slipsNow returns what the keys do now, the least important first.
func (s *hud) slipsNow() []slip {
	on := s.slips[:0]
	id, _ := s.g.Focused()
	atCup := id.Name == "cup"
	a := func(atCups words.Text) slip {
		if !atCup {
			atCups = words.HintValidate()
		}
		return slip{b: input.A, words: atCups}
	}
	switch {
	case s.carry.who != noCup:
		on = append(on, slip{b: input.B, words: words.BrutalHintBack()}, slip{b: input.A, words: words.BrutalHintLay()})
	case s.page == pageSetup:
		if atCup {
			on = append(on, slip{b: input.L, words: words.BrutalHintAdd(), key: addKey, keyed: true}, slip{b: input.A, twice: true, words: words.BrutalHintTurn()})
		}
		on = append(on, a(words.BrutalHintChoose()))
	case s.page == pagePost:
		if s.post.mayUndo() {
			on = append(on, slipOf(input.Undo, words.HintUndo()))
		}
		if n, _ := s.draft().placed(); n < game.Fielded {
			on = append(on, slipOf(input.DoRest, words.BrutalHintRest()))
		}
		on = append(on, a(words.BrutalHintTake()))
	case s.page == pageTruce:
		if len(s.draft().ordered) > 0 {
			on = append(on, slipOf(input.Undo, words.HintUndo()))
		}
		on = append(on, a(words.BrutalHintOrder()))
	case s.page == pageReveal:
		on = append(on, slip{b: input.A, words: words.HintSkip()})
	case s.page == pageMoments:
		on = append(on, slipOf(input.DoRest, words.HintSkip()))
	case s.melee.paused:
		on = append(on, slip{b: input.Y, words: words.BrutalHintStep()}, slipOf(input.DoRest, words.HintSkip()), slip{b: input.X, words: words.HintResume(), key: pauseKey, keyed: true})
	default:
		on = append(on, slipOf(input.DoRest, words.HintSkip()), slip{b: input.X, words: words.HintPause(), key: pauseKey, keyed: true})
	}
	s.slips = on
	return on
}

// addKey is the key with which a cup is chosen besides others; a pad has L.
const addKey = ebiten.KeyG

// adds reports whether the cup that has the focus is chosen besides others, or no longer. Shift and Tab,
// which move the focus back, are L as well.
func adds(in *input.Frame) bool {
	return in.Keys.Pressed.Has(addKey) || in.Menu.Pressed.Has(input.L) && !in.Keys.Pressed.Has(ebiten.KeyTab)
}

// sealKey paints the key that gives what is decided on the large button.
func (f *face) sealKey(r ui.Rect) {
	if f.on.Mine && f.carry.who == noCup {
		f.k.ActBadge(f.g, r, input.EndTurn)
	}
}

// slip is a button and the words for what it does.
type slip struct {
	b     input.Button
	words words.Text
	twice bool // pressed twice in a row
	// key, if keyed, is the key of a keyboard for it.
	key   ebiten.Key
	keyed bool
}

// slipOf returns the slip of an act.
func slipOf(a input.Act, said words.Text) slip {
	b, _ := a.Button()
	return slip{b: b, words: said, key: a.Key(), keyed: true}
}

// paintHints paints a slip of what the device in hand does now into r, from its left,
// and reports whether it did: a pointer needs none, and nothing can be done after the own
// decision, nor while a card of the lesson is read.
func (s *hud) paintHints(r ui.Rect) bool {
	d := s.k.Env.Devices.Asked()
	if r.W <= 0 || !d.IsGamepad() && !d.IsKeyboard() || s.on.App.Reading() {
		return false
	}
	if s.page != pageMelee && s.page != pageMoments && s.page != pageReveal && !s.on.Mine {
		return false
	}
	s.hints = s.hints[:0]
	slips := s.slipsNow()
	for i := range slips {
		b, n := 2*slips[i].b, input.Button(1)
		if slips[i].twice {
			n = 2
		}
		s.hints = append(s.hints, kit.Hint{Key: slips[i].key, Keyed: slips[i].keyed, Buttons: hintButtons[b : b+n], Words: s.k.Say(slips[i].words)})
	}
	const edge = 14
	const high = 38 // of keys, with an edge
	if r.H < high {
		r = r.Inset2(0, (r.H-high)/2)
	}
	if r.W = s.k.HintsWidth(s.g, r.W-2*edge, s.hints...); r.W == 0 {
		return false // not one has room
	}
	r.W += 2 * edge
	s.g.P.Sheet(r, ui.Slip.In(ui.Ink).Painted(0.4).Raised(0.1).Of("hints", 0))
	s.k.Hints(s.g, r.Right()-edge, r.CY(), r.X+edge-1, s.hints...)
	return true
}

// hintButtons are all buttons, each twice, so that a slip makes no slice of its own.
var hintButtons = func() (all [2 * (int(input.Back) + 1)]input.Button) {
	for i := range all {
		all[i] = input.Button(i / 2)
	}
	return all
}()
