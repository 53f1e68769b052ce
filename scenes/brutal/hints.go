package brutal

import (
	"ludotheque/assets/words"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// The campus has no strip at its foot: shelves and letters stand there. What keys
// and pads do stands on a slip at the top instead, as long as they are in use.

var (
	setupHints   = [...]slip{{b: input.X, words: words.BrutalHintAdd()}, {b: input.A, twice: true, words: words.BrutalHintTurn()}, {b: input.A, words: words.BrutalHintChoose()}}
	postHints    = [...]slip{{b: input.ZL, words: words.HintUndo()}, {b: input.ZR, words: words.BrutalHintRest()}, {b: input.A, words: words.BrutalHintTake()}}
	laidHints    = [...]slip{{b: input.B, words: words.BrutalHintBack()}, {b: input.A, words: words.BrutalHintLay()}}
	truceHints   = [...]slip{{b: input.ZL, words: words.HintUndo()}, {b: input.A, words: words.BrutalHintOrder()}}
	momentsHints = [...]slip{{b: input.ZR, words: words.HintSkip()}}
	brawlHints   = [...]slip{{b: input.X, words: words.HintPause()}, {b: input.ZR, words: words.HintSkip()}}
)

// slip is a button and the words for what it does.
type slip struct {
	b     input.Button
	words words.Text
	twice bool // pressed twice in a row
}

// paintHints paints a slip of what the device in hand does into r, from its left,
// and reports whether it did: a pointer needs none.
func (s *hud) paintHints(r ui.Rect, slips []slip) bool {
	d := s.k.Env.Hands.Asked()
	if r.W <= 0 || !d.IsGamepad() && !d.IsKeyboard() {
		return false
	}
	s.hints = s.hints[:0]
	for i := range slips {
		b, n := 2*slips[i].b, input.Button(1)
		if slips[i].twice {
			n = 2
		}
		s.hints = append(s.hints, kit.Hint{Buttons: hintButtons[b : b+n], Words: s.k.Say(slips[i].words)})
	}
	const edge = 14
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
