package empire

import (
	"fmt"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/board"
	"ludotheque/scenes/empire/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

type screen = play.Screen[game.Action, *game.View]

// face is what is seen and touched of the game.
type face struct {
	s *screen
	// v is the view that is shown: that of the step before while a decision of the
	// automaton is explained, which is done after it.
	v *game.View
	// age counts the ticks, for what moves by itself.
	age int
	// acted is the age at which the person at the screen acted last.
	acted int

	board  *board.Map
	plan   *board.Plan
	text   float32 // the size of texts that it was laid out for
	names  board.Names
	spoken string // the language of names

	hands     hands
	auction   auction
	automaton automaton
	advice    advice
	motion    motion
	scores    scores
	field     field
	hud       hud
	log       eventLog
	reckoning reckoning
	camera    camera
	standings standings
}

func newFace(s *screen) play.Face {
	f := &face{s: s, board: board.NewMap()}
	f.hands.f, f.auction.f, f.automaton.f, f.advice.f, f.motion.f = f, f, f, f, f
	f.scores.f, f.field.f, f.hud.f, f.log.f, f.reckoning.f = f, f, f, f, f
	f.camera.f, f.standings.f = f, f
	f.camera.begin()
	f.text = s.TextScale()
	f.plan = layout(ui.NewView(s.Env.Width, s.Env.Height), f.text, s.P.Thumb)
	return f
}

// Enter shows the model as it is.
func (f *face) Enter(why play.Entry) {
	switch why {
	case play.Undone:
		f.hands.refused.left = 0 // what was refused was another moment's
		f.advice.forget()
		f.automaton.made = nil
		f.advice.placing = rules.Seats{}
		f.motion.forget()
		f.automaton.now()
	case play.Opened:
		f.automaton.now()
	case play.Pose:
		f.automaton.pose()
	}
	if !f.automaton.telling {
		f.v = f.s.View
	}
	if why == play.Pose && f.v.Over != nil {
		f.reckoning.begin()
	}
	f.refresh()
}

// Show begins to tell what the automaton has decided, or shows at once what
// happened.
func (f *face) Show() float32 {
	brief := !f.automaton.begin()
	if brief {
		f.reveal()
	}
	rest := float32(0)
	for i := range f.s.View.Events {
		if k := f.s.View.Events[i].Kind; brief && f.s.View.Solo() && f.s.Before.Current == game.Automaton {
			rest += f.automaton.brief(k)
		} else {
			rest += rests[k]
		}
	}
	return rest
}

// rests are for how many ticks of the show the next step waits after an event.
var rests = map[game.Kind]float32{
	game.Taken: 26, game.Placed: 26, game.Moved: 26, game.Founded: 26, game.Destroyed: 26, game.FirstChosen: 26, game.NeutralPut: 26,
	game.BidsShown: 150, game.Dealt: 150, game.Drawn: 40, game.Unplayable: 70, game.TurnEnded: 12, game.GameEnded: 60,
}

// reveal shows what the match has done, with what moves and sounds.
func (f *face) reveal() {
	before := f.v
	f.v = f.s.View
	ended := false
	for i := range f.v.Events {
		e := &f.v.Events[i]
		f.motion.move(e)
		f.motion.sound(e)
		f.motion.explain(e)
		ended = ended || e.Kind == game.GameEnded
	}
	f.automaton.follow(f.v)
	f.motion.change(before, f.v)
	f.motion.sum(before, f.v)
	if before.Phase == game.PhaseChoose {
		f.s.Happened(newsChosen, false)
	}
	if ended {
		f.reckoning.begin()
	}
	f.refresh()
	if f.mine() && (before.Current != f.v.Current || before.Phase == game.PhaseDraw || before.Phase == game.PhaseAuto) {
		f.s.Happened(newsTurn, false)
		f.s.PlayTurn(f.s.Eyes)
	}
}

// refresh works out again what hangs on the view.
func (f *face) refresh() {
	f.auction.refresh()
	f.scores.refresh()
	f.hands.refresh()
}

// HandleInput does what keys and buttons say, and leaves the rest to the widgets.
func (f *face) HandleInput(in *input.Frame) *input.Frame {
	rest := f.left(in)
	f.shortcuts(in)
	return rest
}

// Advance lets what moves move, tells on, and does what the person had done for
// them.
func (f *face) Advance() {
	pace := f.s.Pace
	f.age++
	// At once is about waiting, not about seeing nothing.
	f.motion.tick(max(1, min(pace, 4)))
	f.hands.tick()
	f.camera.tick()
	f.automaton.age += min(pace, 4)
	f.advice.tick()
	f.log.sheet.Tick()
	f.scores.tick()
	f.reckoning.tick(max(1, min(pace, 4)))
	switch {
	case f.s.Posed || f.reckoning.open:
	case f.automaton.review > 0:
		f.automaton.tick(pace)
	case f.automaton.telling:
		if f.automaton.tick(pace) {
			f.automaton.telling = false
			f.reveal()
		}
	case f.mine():
		f.advice.follow()
	}
}

// Busy reports that a decision of the automaton is explained, or that the reckoning is
// open.
func (f *face) Busy() bool { return f.automaton.telling || f.reckoning.open }

// mine reports whether the person at the screen decides now. It is the model's Mine,
// also in the middle of a step.
func (f *face) mine() bool {
	return f.s.Person(f.s.Eyes) && f.s.Waiting.Has(f.s.Eyes) && !f.s.HandOver && !f.Busy()
}

// me is the side of the person who looks.
func (f *face) me() game.Side { return game.Side(f.s.Eyes) }

// tied reports whether the person is asked to settle a tie of the automaton's.
func (f *face) tied() bool { return f.v.Phase == game.PhaseChoose && !f.automaton.telling }

// thinking reports whether the shelf of the automaton lies over the row.
func (f *face) thinking() bool {
	v := f.v
	if !v.Solo() || v.Over != nil {
		return false
	}
	return f.automaton.On || v.Phase == game.PhaseDraw || v.Phase == game.PhaseAuto || v.Phase == game.PhaseChoose
}

// modal reports whether a paper with buttons of its own has all hands.
func (f *face) modal() bool {
	return f.s.HandOver || f.reckoning.open || f.log.sheet.Open || f.standings.shown() || f.bids() || f.begins()
}

// bids reports whether the person writes a bid, begins whether they say who begins.
func (f *face) bids() bool   { return f.mine() && f.v.Phase == game.PhaseBid }
func (f *face) begins() bool { return f.mine() && f.v.Phase == game.PhaseFirst }

// still reports that what lives on the screen stands.
func (f *face) still() bool { return f.s.Prefs.Motion == ui.Reduced }

// Refused says why something cannot be done.
func (f *face) Refused(_ rules.Seat, err error) {
	f.advice.stale()
	f.hands.refuse(err)
}

// act has the person at the screen do something.
func (f *face) act(a game.Action) {
	f.acted = f.age
	f.motion.read()
	f.advice.did(a)
	f.s.Act(f.s.Eyes, a)
}

// Tell says where the match is.
func (f *face) Tell() string {
	what := f.v.Phase.String()
	switch {
	case f.reckoning.open:
		what = "audit"
	case f.s.HandOver:
		what = "handover"
	case f.automaton.telling:
		what = "story"
	}
	return fmt.Sprintf("game %d turn %d side %s phase %s", f.v.Game+1, f.v.Turn, history.Letter(f.v.Current), what)
}

// Where says how far the match is.
func (f *face) Where() words.Text {
	return words.EmpirePauseWhere(f.cardOf())
}

// cardOf is which card of how many the current side is at.
func (f *face) cardOf() (n, all int) { return history.CardOf(&f.v.Board) }

// Close stops the search and frees cached images.
func (f *face) Close() {
	f.advice.close()
	f.board.Close()
}
