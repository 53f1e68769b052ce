package bzzz

import (
	"errors"
	"fmt"

	"ludotheque/assets/words"

	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/bzzz/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// screen is what the face works with.
type screen = play.Screen[game.Action, *game.View]

// face is what is seen and touched of a match. It is parted: each part knows the
// face that it belongs to.
type face struct {
	on *screen
	g  *ui.Gui
	speech
	// v is the view that the screen shows: that of the model, once the skirmish that
	// led to it was shown. Its seat is whose knowledge is shown.
	v     *game.View
	notes notes
	lay   layout

	hands   hands
	turn    turn
	pointer pointer
	menu    menu
	numbers numbers
	right   right
	left    left
	log     log
	hint    hint

	field    *board.Field
	frame    board.Frame // filled by each Paint
	backdrop backdrop
	stage    stage
	fight    *fight       // the skirmish that is shown
	again    *fight       // the last one, visible once more
	recent   []game.Event // what others did since the person's own turn
	ticks    int
	spent    float32 // ticks that the turn of a computer has taken
	ended    float32 // ticks since the end was announced
}

func newFace(on *screen) play.Face {
	f := &face{on: on, g: on.Gui, field: board.New()}
	f.speech.k = on.Kit
	f.hands.face, f.turn.face, f.pointer.face, f.menu.face = f, f, f, f
	f.numbers.face, f.right.face, f.left.face, f.log.face = f, f, f, f
	f.hint.face = f
	f.notes.on = on
	f.turn.start()
	f.hands.reset()
	return f
}

// Enter shows the model as it is; what was taken back flies home.
func (f *face) Enter(why play.Entry) {
	if f.fight != nil && why == play.HandedOver {
		return // a person left or came back: what is shown goes on
	}
	eyes := f.v
	f.v = f.notes.shown(f.on.View)
	f.stage.follow(f.v, why != play.Undone)
	switch why {
	case play.Given: // a table far away takes a moment to carry it out
		f.hands.refresh()
	case play.Undone:
		f.hands.refused = refusal{} // what was refused was another moment's
		f.turn.run, f.turn.flow.on = runNone, false
		f.turn.undone()
		f.hands.refresh()
	case play.Opened:
		f.hands.reset()
		f.hands.refresh()
	default:
		f.numbers.forget()
		if f.turn.going() && eyes.Seat == f.v.Seat && f.on.Person(f.v.Seat) { // another person left or came back
			f.hands.refresh()
			break
		}
		f.turn.flow.on = false
		f.hands.newTurn()
	}
	if why == play.Pose && f.on.Steps > 0 && draws(f.v.Events) > 0 {
		if k := newFight(f, f.notes.shown(f.on.Before), f.v); k.detailed {
			f.fight = k
		}
	}
}

// mine reports whether the viewer decides now. It is the model's Mine, true
// at once when the face begins or ends to tell a skirmish.
func (f *face) mine() bool {
	on := f.on
	return on.Person(on.Eyes) && on.Waiting.Has(on.Eyes) && !on.HandOver && f.fight == nil
}

// card reports whether the card between two people lies over the board.
func (f *face) card() bool { return f.on.HandOver && f.fight == nil }

// Show shows the step: at once, or after its skirmish where is shown as a close-up.
func (f *face) Show() float32 {
	v := f.notes.shown(f.on.View)
	if seat := f.v.Seat; seat >= 0 && seat != v.Seat {
		v = f.notes.shown(f.on.See(seat)) // the viewer until now sees how the turn ends
	}
	f.remember(v)
	rest := f.rest(v)
	if draws(v.Events) > 0 {
		f.again = newFight(f, f.v, v)
		if f.again.detailed {
			f.fight = f.again
			f.sound(fightBegins, nil)
			f.on.Happened(newsFight, false)
			f.turn.fought(f.again)
			return rest
		}
		rest = max(rest, boutTicks)
	}
	f.tell(v, true)
	return rest
}

const (
	// turnBudget is how long the turn of a computer may take at normal speed.
	turnBudget = 16
	// bannerTicks is how long the end is announced before the results.
	bannerTicks = 150
	// boutTicks is how long a skirmish among computers is left to be seen on the meadow.
	boutTicks = 50
	// runTicks is how far apart the steps begin that go on by themselves.
	runTicks = 3
)

// rest is for how long the next step waits after the events that led to v.
func (f *face) rest(v *game.View) float32 {
	if v.Result != nil {
		return bannerTicks
	}
	rest := float32(0)
	for i := range v.Events {
		switch v.Events[i].What {
		case game.EventForaged, game.EventLaid:
			rest += 3
		case game.EventMoved:
			rest++
		case game.EventKO:
			rest += 8
		case game.EventTurn:
			f.spent = 0
			rest = max(rest, walkTicks-f.on.Rest)
		}
	}
	if f.turn.run != runNone {
		rest += runTicks
	}
	if !f.mine() {
		rest = min(rest, max(0, turnBudget-f.spent-f.on.Rest))
	}
	return rest
}

// tell shows the model's view with the effects of the events that led to v, which is
// the same step as the viewer until now may know it. The skirmish is left out where
// it was shown before.
func (f *face) tell(v *game.View, skirmish bool) {
	turned := false
	for i := range v.Events {
		e := &v.Events[i]
		if !skirmish && (e.What == game.EventDraw || e.What == game.EventKO) {
			continue
		}
		f.effect(v, e)
		f.sound(e.What, e)
		f.happened(e)
		turned = turned || e.What == game.EventTurn
	}
	if f.v.Seat != f.on.View.Seat {
		f.numbers.forget()
	}
	f.v = f.notes.shown(f.on.View)
	f.stage.follow(f.v, false)
	f.hands.refresh()
	f.numbers.warnNearFinish()
	if turned {
		f.hands.newTurn()
		if f.mine() {
			f.on.PlayTurn(f.on.Eyes)
		}
	}
	f.hands.goOn()
}

// endFight gives the screen back to the board.
func (f *face) endFight() {
	k := f.fight
	f.fight = nil
	f.turn.hurried = f.ticks
	if k.shown {
		return
	}
	k.shown = true
	f.stage.follow(k.after, true)
	f.tell(k.after, false)
}

// HandleInput notes what keys, pads and fingers want.
func (f *face) HandleInput(in *input.Frame) *input.Frame {
	env := f.on.Env
	view := ui.NewView(env.Width, env.Height)
	f.lay = arrange(view, f.on.TextScale(), f.on.P.Thumb)
	if f.on.Prefs.Coordinates {
		f.lay.board = board.Rim(f.lay.board, f.on.TextScale())
	}
	rest := f.hands.steer(in)
	f.hands.keys(in)
	f.pointer.point(in, view)
	f.pointer.updateTip()
	return rest
}

// Advance lets a tick pass for what moves, and for what goes on by itself.
func (f *face) Advance() {
	pace := f.on.Pace
	f.ticks++
	if pace >= play.AtOnce {
		f.stage.tick(2) // at once is about waiting, not about seeing nothing
	} else {
		f.stage.tick(pace)
	}
	f.numbers.tick()
	f.hands.tick()
	f.turn.tick()
	f.menu.age++
	f.log.tick()
	switch {
	case f.fight != nil:
		if f.fight.tick() {
			f.endFight()
		}
	case f.on.Posed:
	case f.v.Result != nil:
		f.ended += min(pace, 4)
	default:
		f.spent += pace
		f.turn.beatTheClock()
		if f.mine() && f.on.Rest <= pace {
			f.turn.auto()
		}
	}
}

// Busy reports whether a skirmish is shown.
func (f *face) Busy() bool { return f.fight != nil }

// Paint paints the whole screen.
func (f *face) Paint() {
	f.backdrop.paint(f.g.P, &f.lay)
	f.compose()
	f.field.Paint(f.g, &f.frame)
	if f.lay.large { // there notices have no place but on the meadow
		f.g.Guard(f.lay.head)
		for p := range rules.Seat(game.Players) {
			f.g.Guard(f.field.Zone(&f.frame, p))
		}
	}
	var under *history.Line
	if f.fight != nil {
		fightPanel{f.fight}.paint()
	} else {
		f.pointer.paint()
		f.hint.paint()
		f.hands.paintRefusal()
		f.menu.paint()
		f.right.paint()
		under = f.left.paint()
		f.paintBanner()
	}
	if l := f.log.paint(); l != nil {
		under = l
	}
	f.log.pointAt(under)
}

// Refused says why something cannot be done, and takes back the order that asked for it.
func (f *face) Refused(_ rules.Seat, err error) {
	f.hands.then = thenNothing
	if errors.Is(err, match.ErrNoUndo) {
		f.hands.refuse(words.ErrorUndo(), -1)
		return
	}
	f.turn.run, f.turn.flow.on = runNone, false
	f.turn.undone()
	f.hands.refuseAt(err, f.hands.sel, f.hands.cursor)
}

// Tell says where the match is.
func (f *face) Tell() string {
	v := f.v
	what := v.Phase.String()
	switch {
	case f.fight != nil:
		what = "fight"
	case v.Result != nil:
		what = "over"
	}
	return fmt.Sprintf("turn %d seat %s phase %s", v.OwnTurn(v.Current), v.Current.Letter(), what)
}

// Where says how far the match is.
func (f *face) Where() words.Text {
	v := f.v
	return words.BzzzPauseWhere(v.OwnTurn(v.Current), v.Params.Turns/game.Players)
}

// Close lets go of the pictures of the ground.
func (f *face) Close() {
	f.field.Close()
	f.backdrop.close()
}

// notes are what people are shown of what could be computed.
type notes struct{ on *screen }

// shown returns a view as people are shown it: without the notebook where they play by
// memory.
func (n notes) shown(v *game.View) *game.View {
	if h, ok := n.on.History.(*history.History); ok && v != nil {
		return h.Shows(v)
	}
	return v
}
