package null

import (
	"errors"
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/null"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/null/board"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// What happens in a match, as lessons hear it.
const (
	newsLaid   lesson.News = "laid"
	newsRolled lesson.News = "rolled"
	newsShown  lesson.News = "shown"
)

// The effects.
const (
	soundRoll = "null.roll"
	soundLay  = "null.lay"
	soundShow = "null.show"
)

// Times of the show, in ticks.
const (
	rollTicks = 30
	turnTicks = 24
	layTicks  = 12
	// lookTicks is how long everybody sees what was turned over.
	lookTicks = 70
)

// face is what is seen and touched of the game.
type face struct {
	s     *play.Screen[game.Action, game.View]
	field board.Field
	// age is how many ticks of the show the latest step is old.
	age float32
	// hand are the cards of the deciding seat.
	hand []game.Action
	// pause and undo are what the strip asks for.
	pause, undo func()
}

func newFace(s *play.Screen[game.Action, game.View]) play.Face {
	return &face{s: s, pause: s.Pause, undo: s.Undo}
}

// Enter shows the model as it is.
func (f *face) Enter(why play.Entry) {
	f.age = lookTicks
	f.refresh()
	if why == play.Pose {
		f.age = turnTicks
	}
}

// refresh works out again what is painted of the model.
func (f *face) refresh() {
	lay(&f.field, f.s.Before, f.s.View, f.s.Name)
	f.hand = nil
	if f.s.Eyes >= 0 {
		f.hand = f.s.View.Legal()
	}
}

// lay puts a view onto the field; before is the view a step earlier.
func lay(f *board.Field, before, v game.View, name func(p rules.Seat) string) {
	f.Prize = v.Prize
	if v.Shown != nil {
		f.Prize = before.Prize // the prize that was fought for
	}
	f.Rows = f.Rows[:0]
	for i := range v.Won {
		p := rules.Seat(i)
		row := board.Row{Name: name(p), Won: v.Won[i], Left: len(v.Held[i]), Acts: !v.Over && v.Prize > 0 && v.Turn == p}
		row.Down = v.Prize > 0 && v.Turn > p
		if v.Shown != nil {
			row.Shown = v.Shown[i]
			row.Wins = len(before.Won) > i && v.Won[i] > before.Won[i]
		}
		f.Rows = append(f.Rows, row)
	}
}

// Show begins what the step does on the screen.
func (f *face) Show() float32 {
	f.age = 0
	f.refresh()
	v, before := f.s.View, f.s.Before
	switch {
	case v.Shown != nil:
		f.s.Happened(newsShown, false)
		f.s.Play(soundShow)
		if v.Over {
			return 2 * lookTicks
		}
		return lookTicks
	case before.Prize == 0 && v.Prize > 0:
		f.s.Happened(newsRolled, false)
		f.s.Play(soundRoll)
		return rollTicks
	}
	other := before.Turn != f.s.Eyes
	f.s.Happened(newsLaid, other)
	f.s.PlayAt(soundLay, 0, 0, other)
	return layTicks
}

// digits are the keys of the cards.
var digits = [...]ebiten.Key{ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyDigit3, ebiten.KeyDigit4, ebiten.KeyDigit5,
	ebiten.KeyDigit6, ebiten.KeyDigit7, ebiten.KeyDigit8, ebiten.KeyDigit9}

// HandleInput notes what keys and buttons want; cards are widgets.
func (f *face) HandleInput(in *input.Frame) *input.Frame {
	keys, pressed := &in.Keys.Pressed, in.Menu.Pressed
	switch {
	case in.Asks(input.Undo):
		f.s.Undo()
	case !f.s.Mine && pressed.Has(input.A):
		f.s.Hurry()
	}
	for i, key := range digits {
		if f.s.Mine && keys.Has(key) {
			f.s.Act(f.s.Eyes, game.Action{Lay: i + 1})
		}
	}
	return in
}

// Advance lets what moves move.
func (f *face) Advance() { f.age = min(2*lookTicks, f.age+min(f.s.Pace, 4)) }

// Busy says that nothing is told that the match waits for.
func (f *face) Busy() bool { return false }

// The things on the screen.
func idCard(n int) ui.ID { return ui.ID{Name: "card", N: n} }

// Paint paints the field and the hand of the deciding seat.
func (f *face) Paint() {
	g := f.s.Gui
	f.s.App.GameGround(g, game.Game.ID)
	v := g.P.View()
	grow := min(1.5, g.P.TextScale)
	strip := max(kit.StripTop, g.P.Thumb-4) // with a thumb's room for its words
	hand := ui.Rect{X: 40, Y: v.H - strip - 130*grow - 20, W: v.W - 80, H: 130 * grow}
	field := ui.Rect{X: 40, Y: 30, W: v.W - 80, H: hand.Y - 50}
	f.field.Roll, f.field.Turn = min(1, f.age/rollTicks), min(1, f.age/turnTicks)
	board.Paint(g, field, &f.field)
	f.paintHand(hand)
	f.paintStrip()
}

// paintHand paints what is asked, and the cards that can be laid.
func (f *face) paintHand(r ui.Rect) {
	g, p := f.s.Gui, f.s.Gui.P
	line, cards := r.CutTop(32*min(1.5, p.TextScale), 8)
	p.Label(f.asked(), line, ui.Heading, ui.Left)
	if !f.s.Mine {
		return
	}
	for i, a := range f.hand {
		box := ui.Rect{X: cards.X + float32(i)*(cards.H*0.72+12), Y: cards.Y, W: cards.H * 0.72, H: cards.H}
		if g.Button(idCard(a.Lay), box, ui.Button{Text: cardNames[a.Lay], Size: ui.SizeNumber, Carries: true}) {
			f.s.Act(f.s.Eyes, a)
		}
	}
	if id, ok := g.Focused(); !ok || id.Name != "card" {
		g.Focus(idCard(f.hand[0].Lay))
	}
}

// cardNames are what stands on the cards, whole.
var cardNames = [...]string{"", "1", "2", "3", "4", "5", "6", "7", "8", "9"}

// asked says what the match waits for.
func (f *face) asked() string {
	v := f.s.View
	switch {
	case v.Over:
		return f.s.Say(words.NullOver())
	case f.s.Mine:
		return f.s.Say(words.NullAsk(v.Prize))
	}
	return f.s.Say(words.NullWait())
}

// paintStrip paints the strip at the foot.
func (f *face) paintStrip() {
	back := kit.Hint{Buttons: menuButton[:], Words: f.s.Say(words.NullPause()), Click: f.pause}
	undo := kit.Hint{Buttons: undoButton[:], Key: input.Undo.Key(), Keyed: true, Words: f.s.Say(words.NullUndo()), Click: f.undo}
	if f.s.CanUndo {
		f.s.Strip(f.s.Gui, &back, undo)
		return
	}
	f.s.Strip(f.s.Gui, &back)
}

var (
	menuButton = [...]input.Button{input.Start}
	undoPad, _ = input.Undo.Button()
	undoButton = [...]input.Button{undoPad}
)

// refusals are the words for what the rules refuse.
var refusals = map[error]words.Text{
	play.ErrLost:        words.TableUnsent(),
	game.ErrNotYourTurn: words.NullErrorTurn(),
	game.ErrNoSuchCard:  words.NullErrorCard(),
}

// Refused says why something cannot be done.
func (f *face) Refused(_ rules.Seat, err error) {
	key := words.NullErrorUndo()
	for known, said := range refusals {
		if errors.Is(err, known) {
			key = said
		}
	}
	f.s.Play("ui.refuse")
	f.s.Gui.Toast(f.s.Say(key))
}

// Tell says where the match is.
func (f *face) Tell() string {
	v := f.s.View
	what := "wait"
	switch {
	case v.Over:
		what = "over"
	case f.s.Mine:
		what = "lay"
	}
	return fmt.Sprintf("round %d seat %s phase %s", v.Round+1, v.Turn.Letter(), what)
}

// Where says how far the match is.
func (f *face) Where() words.Text {
	return words.NullWhere(min(f.s.View.Round+1, f.s.View.Cards), f.s.View.Cards)
}

// Do lays a card for a player who skips a step of the lesson: each of them ends by it, or
// by what the others do then.
func (f *face) Do(*lesson.Step) {
	if f.s.Mine {
		f.s.Act(f.s.Eyes, f.hand[0])
	}
}

// Close has nothing to let go of.
func (f *face) Close() {}

// Spot is where a lesson's places are.
func (f *face) Spot(name string) (ui.Rect, bool) {
	v := f.s.Gui.P.View()
	switch name {
	case "card":
		return ui.Rect{X: v.W - 400, Y: 40, W: 360, H: 300}, true
	case "die":
		return ui.Rect{X: 60, Y: v.H * 0.2, W: 220, H: 200}, true
	case "hand":
		return ui.Rect{X: 40, Y: v.H - kit.StripTop - 110, W: 430, H: 90}, f.s.Mine
	}
	return ui.Rect{}, false
}
