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

// Face is the view and the controls of one game. A face decides nothing: it stores
// requests in its [Screen] and shows the model that it finds there. It is used from
// Update only.
type Face interface {
	// Enter shows the model at once, without animation.
	Enter(why Entry)
	// Show starts animations and sounds for the step from Before to View, and returns how
	// many ticks of the show the next step has to wait.
	Show() (rest float32)
	// HandleInput stores the requests of keys, gamepads and fingers, and returns the frame that
	// is left for widgets.
	HandleInput(in *input.Frame) *input.Frame
	// Advance moves animations on by a tick, which is Pace ticks of the show. The match
	// advances after it.
	Advance()
	// Busy reports whether something is being shown that the match has to wait for: until
	// then no decision is taken and no step is made.
	Busy() bool
	// Paint paints the model and stores the requests of widgets. It changes neither the
	// model nor the face: painting twice shows the same.
	Paint()
	// Refused says why the rules refused the action of a seat.
	Refused(seat rules.Seat, err error)
	// Tell describes the state of the match in a few English words, for tests from
	// outside and bug reports; the game's id is put before it.
	Tell() string
	// Where says how far the match is, for the pause sheet.
	Where() words.Text
	// Close releases what the face holds.
	Close()
}

// Entry is the reason for Enter.
type Entry uint8

// The reasons.
const (
	// Opened: the match begins or is resumed.
	Opened Entry = iota
	// Undone: an action was undone, or a step of the lesson that was demonstrated is given back.
	Undone
	// HandedOver: the screen was handed over, or a person left or came back.
	HandedOver
	// Given: a seat's action was accepted and the match waits for others.
	Given
	// Pose: the scene is drawn into a picture right after a step.
	Pose
)

// Steerer is a [Face] of a game in real time. Steer is called right before each step and
// stores the actions of the people's hands by Act.
type Steerer interface{ Steer() }

// Starter is a [Face] of a game in real time. A match at this screen alone with a single person stands still until
// Started reports that they have done something.
type Starter interface{ Started() bool }

// Speeder is a [Face] of a game in real time whose match may run faster for spectators.
type Speeder interface {
	// StepsPerTick returns the number of ticks of the match in a tick of the program; 1 is
	// usual.
	StepsPerTick() int
}

// Skipper is a [Face] with steps that must not be skipped: Stop reports whether skipping
// ends at the current view.
type Skipper interface{ Stop() bool }

// Pupil is a [Face] with places to point at: see [lesson.Pupil]. It may be a
// [lesson.Detourer] too.
type Pupil interface {
	Spot(name string) (ui.Rect, bool)
}

// Resigner is a [Face] of a game in which a player can resign.
type Resigner interface {
	// GiveUp returns a function that loses the match for the person at the screen, or nil
	// while they cannot resign.
	GiveUp() func()
}

// Sharer is a [Face] of a game whose people may decide at the same time instead of
// passing the screen on.
type Sharer interface {
	// Sharing returns the label and the icon of the button that starts that; ok is false
	// while it is impossible.
	Sharing() (said, icon string, ok bool)
	// Share starts it.
	Share()
	// Shared reports whether people decide at the same time now: the screen shows no
	// seat's secrets, nothing is handed over, and everybody's input counts.
	Shared() bool
}

// Drafter is a [Face] with choices of a person that are not in the match yet, such as orders and drafts.
type Drafter interface {
	// KeepDrafts returns what brings the present ones back after Enter.
	KeepDrafts() (restore func())
	// Drafted reports whether there are any that the person has made.
	Drafted() bool
}

// Successor is a [Face] that carries something over to a rematch, such as the team that a
// person composed.
type Successor interface {
	// Inherit is called once, before the first tick, with the face of the match before.
	Inherit(before Face)
}

// Namer is a [Face] of a game that names its seats, for example by colour.
type Namer interface {
	// SeatName returns the name of a seat's player, Sign the seat whose colour and shape
	// it has.
	SeatName(p rules.Seat) string
	Sign(p rules.Seat) rules.Seat
}

// Board paints the playing field of a record for lists and replays.
type Board[V any] interface {
	// Paint paints the field into r, t (0 to 1) of the way from before to now; follow
	// draws attention to what happened.
	Paint(g *ui.Gui, r ui.Rect, before, now V, t float32, follow bool)
	// Close releases what the board holds.
	Close()
}

// Follower is a [Board] that can keep a player in view; [rules.Spectator] is whom it chooses itself.
type Follower interface{ Follow(seat rules.Seat) }

// Game is everything that a game brings to a screen.
type Game[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	Rules rules.Game[S, A, V]
	// Levels are the computer players' levels, from the weakest; Player makes one.
	Levels []string
	Player func(level string, seed uint64) match.Player[A, V]
	// Script returns the action of a partner in the game's lesson, whose chair has
	// [LessonLevel], from its view and the step that is shown; step is nil after the
	// lesson. It must follow the rules, is called from other goroutines and must not keep
	// state. If ok is false, or Script is nil, the computer player of the weakest level
	// decides.
	Script func(v V, step *lesson.Step) (a A, ok bool)
	// History returns an empty history for a match with that set-up.
	History func(s rules.Setup) history.History[V]
	// Reveal, if not nil, returns the view of a finished match without secrets.
	Reveal func(s S) V
	// Face is what is seen and touched.
	Face func(s *Screen[A, V]) Face
	// Board paints the field of a record.
	Board func(k *kit.Kit, h history.History[V]) Board[V]
	// Eyes decides whose view the screen shows; nil is [Pass].
	Eyes ViewPolicy[A, V]
	// Devices are handed out to several people at one machine if the record does not say
	// who held what; nil hands out nothing.
	Devices []input.Device
	// Heard, if not nil, plays the sounds of a step in a replay.
	Heard func(k *kit.Kit, now V)
	// Stride is the number of steps in a position of a replay, for games in real time; 0
	// is one.
	Stride int
	// Signs, if not nil, returns for each seat of a match with that set-up the one whose
	// colour and shape it has, in a game that draws them by lot. A person who chose a
	// sign in the lobby, or had it in the match before, gets the seat that has it now.
	Signs func(s rules.Setup) []rules.Seat
	// Reseeds says that a rematch gets a new seed.
	Reseeds bool
	// Readies says that people of this screen have [ReadyTicks] also before a new match in real time, whose
	// rules give them no time to look.
	Readies bool
	// Tune, if not nil, starts the music instead of the game's usual piece.
	Tune func(k *kit.Kit, resumed bool)
	// Extra returns a picture of the game's own for the results, or nil.
	Extra func(k *kit.Kit, h history.History[V]) func(g *ui.Gui, r ui.Rect)
	// Ceremony is a picture of the game's own with more room, and one in the place of
	// the plot: see [Outcome.Ceremony] and [Outcome.Course]; nil for none.
	Ceremony func(k *kit.Kit, h history.History[V], start Start) (awards func(g *ui.Gui, r ui.Rect, open bool) int, course func(g *ui.Gui, r ui.Rect))
	// Wide, if not nil, shows a record on a screen of its own from a step on: see [Wide].
	// The history has read all of it.
	Wide func(a *App, h history.History[V], r *match.Replay[S, A, V], start Start, behind scenes.Scene, step int) scenes.Scene
}

// FrontEnd completes f with functions that play, open and draw the game.
func (g *Game[S, A, V]) FrontEnd(f FrontEnd) *FrontEnd {
	f.Info, f.Levels = &g.Rules.Info, g.Levels
	f.New, f.Open, f.Shot, f.Table, f.Signs = opener(g.Open), g.replay, g.Shot, g.Join, g.Signs
	return &f
}

// ViewPolicy decides whose view the screen shows and whether it has to be handed to next
// first. next is a person whom the match waits for, or [rules.Spectator]; holder is the
// person who last confirmed that they have the screen.
type ViewPolicy[A, V any] func(m *Model[A, V], next, holder rules.Seat) (eyes rules.Seat, handOver bool)

// Pass is for games with secrets: people who share a screen pass it on when another of
// them decides.
func Pass[A, V any](m *Model[A, V], next, holder rules.Seat) (rules.Seat, bool) {
	return m.Chairs.Eyes(next, holder)
}

// Open is for games without secrets at one screen: it shows the view of the only person,
// or of the one who decides.
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
