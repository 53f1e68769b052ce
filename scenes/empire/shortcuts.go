package empire

import (
	"github.com/hajimehoshi/ebiten/v2"

	game "ludotheque/rules/empire"
	"ludotheque/scenes/input"
)

// left is the frame that is left for the widgets: what goes to cards and regions
// is taken out.
func (f *face) left(in *input.Frame) *input.Frame {
	if in.Pointer.Moved || in.Pointer.Pressed != 0 {
		f.hands.keyed = false // before the widgets see the press: it is theirs
	}
	if f.modal() {
		return in
	}
	rest := &f.hands.rest
	*rest = *in
	rest.Menu.Repeat &^= input.Directions | input.Of(input.L, input.R)
	rest.Menu.Pressed &^= input.Directions | input.Of(input.A, input.B, input.L, input.R)
	return rest
}

// shortcuts does what keys and buttons say.
func (f *face) shortcuts(in *input.Frame) {
	keys, pressed := &in.Keys.Pressed, in.Menu.Pressed
	if pressed.Has(input.Start) {
		return // the scene pauses
	}
	if f.sheetKeys(in) {
		return
	}
	if pressed != 0 || !keys.Empty() {
		f.hands.keyed = true
	}
	if f.hud.keys(in) {
		return
	}
	switch {
	case f.automaton.review > 0:
		f.reviewKeys(in)
	case keys.Has(ebiten.KeyY) || pressed.Has(input.X) && f.v.Phase != game.PhaseAct:
		f.automaton.why()
	case in.Asks(input.EndTurn):
		if f.mine() { // what others do is passed over by another key: see watch
			f.hands.askEnd()
		}
	case pressed.Has(input.B):
		f.backOut()
	case !f.mine():
		f.watch(in)
	case f.plan.Large && f.v.Phase == game.PhaseTake && in.Menu.Repeat.Has(input.R):
		f.camera.next()
	case in.Menu.Repeat.Any(input.Of(input.L, input.R)):
		f.hands.turnOver(1 - f.hands.half)
	default:
		f.hands.drive(in)
	}
}

// keys does what the keys of the small buttons say, and says whether one was pressed.
func (a *hud) keys(in *input.Frame) bool {
	f, keys, pressed := a.f, &in.Keys.Pressed, in.Menu.Pressed
	switch {
	case in.Asks(input.Undo):
		f.s.Undo()
	case in.Asks(input.ShowLog):
		f.log.toggle()
	case f.plan.Large && (keys.Has(ebiten.KeyV) || pressed.Has(input.L)):
		f.standings.toggle()
	case in.Asks(input.AskHint):
		f.advice.ask(false)
	case in.Asks(input.DoRest):
		f.advice.ask(true)
	default:
		return false
	}
	return true
}

// sheetKeys does what keys say while a paper lies over the map, and says whether one
// does.
func (f *face) sheetKeys(in *input.Frame) bool {
	keys, pressed := &in.Keys.Pressed, in.Menu.Pressed
	switch {
	case f.log.sheet.Open:
		if pressed.Has(input.B) || in.Asks(input.ShowLog) {
			f.s.UsedBack()
			f.log.toggle()
		}
	case f.standings.shown():
		if pressed.Any(input.Of(input.B, input.L)) || keys.Has(ebiten.KeyV) {
			f.s.UsedBack()
			f.standings.toggle()
		}
	case f.modal():
		f.modalKeys(pressed)
	default:
		return false
	}
	return true
}

// modalKeys does what keys say while a paper has all hands.
func (f *face) modalKeys(pressed input.Buttons) {
	switch {
	case !pressed.Has(input.B):
	case f.reckoning.open:
		f.s.UsedBack()
		f.reckoning.goOn()
	default:
		f.s.Pause()
	}
}

// reviewKeys does what keys say while the automaton's decisions are explained again.
func (f *face) reviewKeys(in *input.Frame) {
	keys, pressed := &in.Keys.Pressed, in.Menu.Pressed
	switch {
	case pressed.Has(input.B):
		f.s.UsedBack()
		f.automaton.enough()
	case in.Menu.Repeat.Has(input.Up):
		f.automaton.earlier()
	case pressed.Any(input.Of(input.A, input.X, input.Right)) || keys.Has(ebiten.KeyY):
		f.automaton.next()
	}
}

// backOut steps back one thing at a time, and pauses at the end.
func (f *face) backOut() {
	if f.hands.backOut() {
		f.s.UsedBack()
	} else {
		f.s.Pause()
	}
}

// watch is what keys do while others play.
func (f *face) watch(in *input.Frame) {
	switch r := in.Menu.Repeat; {
	case r.Has(input.Left):
		f.hud.setSpeed(max(0, f.hud.speed()-1))
	case r.Has(input.Right):
		f.hud.setSpeed(min(len(speeds)-1, f.hud.speed()+1))
	case in.Asks(input.Slower):
		f.hud.setSpeed(max(0, f.hud.speed()-1))
	case in.Asks(input.Faster):
		f.hud.setSpeed(min(len(speeds)-1, f.hud.speed()+1))
	case in.Menu.Pressed.Has(input.A) && f.age-f.acted > hurryTicks:
		f.hurry()
	}
}

// hurryTicks is for how many ticks after the person has acted a press is one too many for it, and
// does not hurry the others.
const hurryTicks = 60

// hurry waits for nothing up to the person's own turn.
func (f *face) hurry() {
	if !f.mine() && f.v.Over == nil {
		f.s.Hurry()
	}
}

// speeds are the paces on offer, and speedWords how they are written.
var (
	speeds     = [...]float32{0.5, 1, 2, 4}
	speedWords = [...]string{"½×", "1×", "2×", "4×"}
)

// speed is which of the paces the match goes at; at once is shown as the fastest.
func (a *hud) speed() int {
	for i, x := range speeds {
		if now := a.f.s.Prefs.Speed; now != 0 && now <= x {
			return i
		}
	}
	return len(speeds) - 1
}

// setSpeed makes one of the paces that of the preferences, until the settings are
// changed.
func (a *hud) setSpeed(i int) {
	f := a.f
	if f.s.Prefs.Speed != speeds[i] {
		f.s.Prefs.Speed = speeds[i]
		f.s.Play("ui.on")
	}
}
