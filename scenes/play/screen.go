package play

import (
	"time"

	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/ui"
)

// Model is everything about a match that a face may know in a tick. It changes only
// between calls of the face, never while the face paints.
type Model[A, V any] struct {
	// View is what Eyes may know now, and Before what they knew a step earlier. Neither
	// may be written to.
	View, Before V
	// Eyes is the seat whose view the screen shows, or [rules.Spectator].
	Eyes rules.Seat
	// Mine says that the match waits for the person at the screen, who is free to decide:
	// nothing else is being shown.
	Mine bool
	// Left is what is left of the person's turn if it is limited, else 0.
	Left time.Duration
	// Waiting are the seats that the match waits for.
	Waiting rules.Seats
	// HandOver says that the screen has to be handed to the person at seat To before
	// anything of theirs is shown.
	HandOver bool
	To       rules.Seat
	// Chairs are the seats with their players now; Start is what the match started from.
	Chairs Chairs
	Start  Start
	// Steps is the number of steps so far.
	Steps int
	// CanUndo says that the latest action can be undone.
	CanUndo bool
	// Pace is the number of ticks of the show in this tick, taken from the preferences
	// each time: [AtOnce] when nothing is waited for.
	Pace float32
	// Hurried says that nothing is waited for because a person asked for it; it ends as
	// soon as that person decides.
	Hurried bool
	// Rest is the number of ticks of the show that the next step still waits.
	Rest float32
	// Phase is how far the next step of a game with a rate is, 0 to 1.
	Phase float32
	// GetReady is the number of ticks that a person who came back into a game in real
	// time still has before it goes on.
	GetReady int
	// Idle says that a match in real time stands still until its only person does something.
	Idle bool
	// Posed says that a picture is being drawn: the match stands still and nothing moves.
	Posed bool

	see func(p rules.Seat) V
}

// See returns the view of a seat whose person is at this screen, and the spectator's view
// for any other seat.
func (m *Model[A, V]) See(p rules.Seat) V {
	if !m.Chairs.Person(p) {
		p = rules.Spectator
	}
	return m.see(p)
}

// AtOnce is a pace at which nothing is waited for.
const AtOnce = 1000

// Requests collects requests from keys, gamepads, fingers and widgets. A face adds to it in
// HandleInput, Advance and Paint. Nothing changes until the face has returned; then the scene
// carries them out in the order in which the match can take them.
type Requests[A any] struct {
	acts                     []act[A]
	local                    []func()
	undo, pause, hurry, back bool
	rewind                   int // to after that many steps; -1 for no request
	leave, comeBack, take    rules.Seat
	skip                     bool
	pauseAt                  ui.Rect
}

type act[A any] struct {
	seat rules.Seat
	act  A
}

// Act requests an action of a seat. Only seats of persons at this screen are accepted.
func (w *Requests[A]) Act(seat rules.Seat, a A) { w.acts = append(w.acts, act[A]{seat, a}) }

// Do requests a change of the face itself, such as opening a sheet: it is made after
// painting, which changes nothing.
func (w *Requests[A]) Do(change func()) { w.local = append(w.local, change) }

// Undo requests that the latest action be undone.
func (w *Requests[A]) Undo() { w.undo = true }

// Rewind requests that the match of a lesson goes back to where it was after a number of steps.
func (w *Requests[A]) Rewind(steps int) { w.rewind = steps }

// Pause requests the pause sheet.
func (w *Requests[A]) Pause() { w.pause = true }

// PausesAt says where the face has painted its pause button in this tick, so that the pointer reaches
// it while a lesson's card takes all other input.
func (w *Requests[A]) PausesAt(r ui.Rect) { w.pauseAt = r }

// Hurry requests that nothing is waited for until the person at the screen decides again;
// once the match is over, it leads to the results at once.
func (w *Requests[A]) Hurry() { w.hurry = true }

// Leave requests that a computer player stands in for the person of a seat.
func (w *Requests[A]) Leave(seat rules.Seat) { w.leave = seat }

// ComeBack requests that the person of a seat who left decides for it again: at once, or
// from the next round on in a game with rounds.
func (w *Requests[A]) ComeBack(seat rules.Seat) { w.comeBack = seat }

// Take says that the person of a seat has the screen.
func (w *Requests[A]) Take(seat rules.Seat) { w.take = seat }

// Skip requests that steps in which no seat acts be made at once, up to the next one in
// which a seat acts or at which [Skipper] stops.
func (w *Requests[A]) Skip() { w.skip = true }

// UsedBack says that the face used Esc, Start or B in this tick to close or release
// something, so they do not open the pause sheet.
func (w *Requests[A]) UsedBack() { w.back = true }

// clear drops all requests.
func (w *Requests[A]) clear() {
	clear(w.acts)
	clear(w.local)
	*w = Requests[A]{acts: w.acts[:0], local: w.local[:0], back: w.back, pauseAt: w.pauseAt, rewind: -1, leave: rules.Spectator, comeBack: rules.Spectator, take: rules.Spectator}
}

// Screen is what a face works with: the kit, its widgets, the model of the match, and
// where its requests go.
type Screen[A, V any] struct {
	*kit.Kit
	// App is the whole program, for a face that leads to other screens.
	App *App
	// Gui runs the widgets, and Gui.P paints.
	Gui *ui.Gui
	Model[A, V]
	Requests[A]
	// History is the history of the match so far.
	History history.History[V]

	scene scenes.Scene
}

// Settle carries out requests for the face itself and drops the rest. It is for a scene
// of a game's own that shows no match of this program: a record, a server's game.
func (s *Screen[A, V]) Settle() {
	for i := 0; i < len(s.local); i++ {
		s.local[i]()
	}
	s.clear()
}

// Scene returns the scene that shows the face, for screens that open over it.
func (s *Screen[A, V]) Scene() scenes.Scene { return s.scene }

// Person reports whether a person at this screen decides for a seat now.
func (s *Screen[A, V]) Person(p rules.Seat) bool { return s.Chairs.Person(p) }

// Human reports whether a person decides for a seat now, at this screen or another.
func (s *Screen[A, V]) Human(p rules.Seat) bool { return s.Chairs.Human(p) }

// Elsewhere reports whether the match waits for persons at other screens alone.
func (s *Screen[A, V]) Elsewhere() bool {
	for p := range s.Waiting.All() {
		if !s.Human(p) || s.Person(p) {
			return false
		}
	}
	return !s.Waiting.Empty()
}

// People returns the number of persons in the match now.
func (s *Screen[A, V]) People() int { return s.Chairs.People() }

// Name returns the name of the player of a seat: a first name, "Player B" or a computer
// player's.
func (s *Screen[A, V]) Name(p rules.Seat) string { return s.Chairs.Name(s.App, p) }

// Happened reports news to the lesson in progress, if there is one; other says that
// another player caused it.
func (s *Screen[A, V]) Happened(news lesson.News, other bool) {
	if t := s.App.Teacher(s.scene); t != nil {
		t.Hear(news, other)
	}
}
