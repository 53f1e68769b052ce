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
	setupHints   = [...]slip{{input.Y, words.BrutalHintAdd()}, {input.X, words.BrutalHintTurn()}, {input.A, words.BrutalHintChoose()}}
	postHints    = [...]slip{{input.ZL, words.HintUndo()}, {input.ZR, words.BrutalHintRest()}, {input.A, words.BrutalHintTake()}}
	laidHints    = [...]slip{{input.B, words.BrutalHintBack()}, {input.A, words.BrutalHintLay()}}
	truceHints   = [...]slip{{input.ZL, words.HintUndo()}, {input.A, words.BrutalHintOrder()}}
	momentsHints = [...]slip{{input.ZR, words.HintSkip()}}
	brawlHints   = [...]slip{{input.X, words.HintPause()}, {input.ZR, words.HintSkip()}}
)

// slip is a button and the words for what it does.
type slip struct {
	b     input.Button
	words words.Text
}

// paintHints paints a slip of what the device in hand does into r, from its left,
// and reports whether it did: a pointer needs none.
func (s *papers) paintHints(r ui.Rect, slips []slip) bool {
	d := s.k.Env.Hands.Asked()
	if r.W <= 0 || !d.IsGamepad() && !d.IsKeyboard() {
		return false
	}
	s.hints = s.hints[:0]
	for i := range slips {
		s.hints = append(s.hints, kit.Hint{Buttons: hintButtons[slips[i].b : slips[i].b+1], Words: s.k.Say(slips[i].words)})
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

// hintButtons are all buttons, so that a slip of one makes no slice of its own.
var hintButtons = func() (all [int(input.Back) + 1]input.Button) {
	for b := range all {
		all[b] = input.Button(b)
	}
	return all
}()
