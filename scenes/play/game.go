package play

import (
	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/ui"
)

// Face is what is seen and touched of one game. A face decides nothing: it notes
// wishes in its [Screen], and shows the model that it finds there. It is used from
// Update only.
type Face interface {
	// Enter makes the model what is shown, at once: nothing moves to it.
	Enter(why Entry)
	// Show begins what moves and sounds because of the step from Before to View,
	// and says for how many ticks of the show the next step waits.
	Show() (rest float32)
	// Hands notes what keys, pads and fingers want, and gives back the frame that
	// is left for widgets.
	Hands(in *input.Frame) *input.Frame
	// Advance lets a tick pass for what moves: Pace ticks of the show. What the
	// match does by itself comes after it.
	Advance()
	// Busy says that something is told that the match waits for: nobody decides
	// meanwhile, and no step is taken.
	Busy() bool
	// Paint paints the model and notes what widgets want. It changes neither the
	// model nor the face: painting twice shows the same.
	Paint()
	// Refused says why the rules refused what a seat wished.
	Refused(seat rules.Seat, err error)
	// Tell says in a few English words where the match is, for tests from outside
	// and reports of bugs; the game's id comes before it.
	Tell() string
	// Where says how far the match is, for the pause sheet.
	Where() words.Text
	// Close lets go of everything that the face holds.
	Close()
}

// Entry is why a face is to show the model anew.
type Entry uint8

// The reasons.
const (
	// Opened: the match begins, or is gone on with.
	Opened Entry = iota
	// Undone: a choice was taken back.
	Undone
	// HandedOver: the screen is in other hands, or somebody left or came back.
	HandedOver
	// Given: somebody's choice was taken, and the match waits for others.
	Given
	// Pose: a picture is made of what the last step did.
	Pose
)

// Steerer is a [Face] of a game in real time: right before each step it is asked
// what everybody's hands want in it, and notes that by Act.
type Steerer interface{ Steer() }

// Beater is a [Face] of a game in real time whose match may run faster, for who
// only looks on.
type Beater interface {
	// Beats is how many ticks of the match pass in one of the program; 1 is usual.
	Beats() int
}

// Skipper is a [Face] that some steps of the match must not be passed over: Stop
// says whether steps that are skipped end at the view.
type Skipper interface{ Stop() bool }

// Pupil is a [Face] that can be pointed at: see [lesson.Pupil]. It may be a
// [lesson.Detourer] too.
type Pupil interface {
	Spot(name string) (ui.Rect, bool)
}

// Resigner is a [Face] of a game that can be given up.
type Resigner interface {
	// GiveUp is what loses the match for the person who looks, or nil while they
	// cannot.
	GiveUp() func()
}

// Sharer is a [Face] of a game whose people may decide side by side instead of
// passing the screen on.
type Sharer interface {
	// Sharing is the words and the icon of the key that begins it; ok is false while
	// it cannot be.
	Sharing() (said, icon string, ok bool)
	// Share begins it.
	Share()
	// Shared says that they do so now: nobody looks through one seat's eyes, nothing is
	// handed over, and the hands of everybody count.
	Shared() bool
}

// Successor is a [Face] whose people bring something into another match with the same
// people, as the team that they composed.
type Successor interface {
	// Inherit is told the face of the match before, once, before the first tick.
	Inherit(before Face)
}

// Namer is a [Face] of a game that calls its seats its own way, as by colour.
type Namer interface {
	// SeatName is what who sits at a seat is called, Sign the seat whose colour and
	// shape it has.
	SeatName(p rules.Seat) string
	Sign(p rules.Seat) rules.Seat
}

// Board paints the playing field of a record, for lists and replays.
type Board[V any] interface {
	// Paint paints the field into r as it is at now, t (0 to 1) of the way from
	// before; follow leads the eye to what happened.
	Paint(g *ui.Gui, r ui.Rect, before, now V, t float32, follow bool)
	// Close lets go of everything that the board holds.
	Close()
}

// Game is all that a game brings to a screen.
type Game[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	Rules rules.Game[S, A, V]
	// Levels are the computer players' levels, from the weakest; Player makes one.
	Levels []string
	Player func(level string, seed uint64) match.Player[A, V]
	// Script is what a partner of the game's lesson does, whose chair has [LessonLevel], of
	// what it sees and the step that is shown; nil after the lesson. It breaks no rule, is
	// called from other goroutines and keeps nothing between two calls. Where ok is false
	// the computer player of the weakest level decides; nil always leaves it to that.
	Script func(v V, step *lesson.Step) (a A, ok bool)
	// History folds the views of a match of that set-up.
	History func(s rules.Setup) history.History[V]
	// Reveal, when not nil, is what is seen of a match that is over, without its
	// secrets.
	Reveal func(s S) V
	// Face is what is seen and touched.
	Face func(s *Screen[A, V]) Face
	// Board paints the field of a record.
	Board func(k *kit.Kit, h history.History[V]) Board[V]
	// Eyes says who looks; nil is [Pass].
	Eyes Looks[A, V]
	// Devices are handed out to the people at one machine whose record does not know
	// who held what; nil hands out nothing.
	Devices []input.Device
	// Heard, when not nil, plays what is heard of a step of a record that is played.
	Heard func(k *kit.Kit, now V)
	// Stride is how many steps a position of a replay has, so that a game in real time
	// is seen in its own time; 0 is one.
	Stride int
	// Signs, when not nil, is for each seat of a match of a set-up the one whose colour and
	// shape it has, in a game that draws them: who chose a sign in the lobby, or had it in
	// the match before, gets the seat that has it now.
	Signs func(s rules.Setup) []rules.Seat
	// Reseeds says that a rematch is drawn anew from another seed.
	Reseeds bool
	// Tune begins the music, where a game's own piece at once is not what is wanted.
	Tune func(k *kit.Kit, resumed bool)
	// Extra is a picture of the game's own for its results; nil for none.
	Extra func(k *kit.Kit, h history.History[V]) func(g *ui.Gui, r ui.Rect)
	// Ceremony is a picture of the game's own with more room, and one in the place of
	// the plot: see [Outcome.Ceremony] and [Outcome.Course]; nil for none.
	Ceremony func(k *kit.Kit, h history.History[V], start Start) (awards func(g *ui.Gui, r ui.Rect, open bool) int, course func(g *ui.Gui, r ui.Rect))
	// Wide, when not nil, shows a record on a screen of its own, from a step on: see
	// [Wide]. The history has read all of it.
	Wide func(a *App, h history.History[V], r *match.Replay[S, A, V], start Start, behind scenes.Scene, step int) scenes.Scene
}

// FrontEnd is what the game offers to the menus: what f declares, with the ways to
// play, open and draw it.
func (g *Game[S, A, V]) FrontEnd(f FrontEnd) *FrontEnd {
	f.Info, f.Levels, f.Ready = &g.Rules.Info, g.Levels, true
	f.New, f.Open, f.Shot, f.Table, f.Signs = Opens(g.Open), g.replay, g.Shot, g.Join, g.Signs
	return &f
}

// Looks says who looks at the screen: whose knowledge it shows, and whether it has
// to be handed over to next before. Next is a person the match waits for, or
// [rules.Spectator]; holder confirmed last that the screen is in their hands.
type Looks[A, V any] func(m *Model[A, V], next, holder rules.Seat) (eyes rules.Seat, handOver bool)

// Pass is for games with secrets: people who share a screen pass it on whenever
// another of them decides.
func Pass[A, V any](m *Model[A, V], next, holder rules.Seat) (rules.Seat, bool) {
	return m.Chairs.Eyes(next, holder)
}

// Open is for games without secrets at one screen: the only person looks, or whoever
// decides.
func Open[A, V any](m *Model[A, V], next, _ rules.Seat) (rules.Seat, bool) {
	if next == rules.Spectator {
		next = m.Chairs.Sole()
	}
	return next, false
}

// All is for games in real time: everybody sees what a spectator sees.
func All[A, V any](*Model[A, V], rules.Seat, rules.Seat) (rules.Seat, bool) {
	return rules.Spectator, false
}
