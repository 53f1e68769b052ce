package play

import (
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/ui"
)

// Model is all of a match that a face may know in a tick. It changes between two
// of the face's calls only, never while the face paints.
type Model[A, V any] struct {
	// View is what Eyes may know now, Before what they knew a step earlier. Both
	// are never written to.
	View, Before V
	// Eyes is whose knowledge the screen shows, or [rules.Spectator].
	Eyes rules.Seat
	// Mine says that the match waits for the person who looks, who is free to
	// decide: nothing else is being shown.
	Mine bool
	// Waiting are the seats that the match waits for.
	Waiting rules.Seats
	// HandOver says that the screen has to be handed to the person at seat To
	// before anything of theirs is shown.
	HandOver bool
	To       rules.Seat
	// Chairs are the seats and who sits there now; Start is what the match began
	// from.
	Chairs Chairs
	Start  Start
	// Steps is how many steps the match has made.
	Steps int
	// CanUndo says that the latest choice can be taken back.
	CanUndo bool
	// Pace is how many ticks of a show pass in this tick, read from the preferences
	// each time: [AtOnce] when nothing is waited for.
	Pace float32
	// Hurried says that nothing is waited for, since somebody was in a hurry: it ends
	// as soon as the person who looks decides.
	Hurried bool
	// Rest is how many ticks of the show the next step still waits.
	Rest float32
	// Phase is how far the next step of a game with a rate is, 0 to 1.
	Phase float32
	// GetReady is how many ticks whoever comes back into a game in real time still
	// has before it goes on.
	GetReady int
	// Posed says that a picture is made: the match stands still, and nothing moves.
	Posed bool

	see func(p rules.Seat) V
}

// See is the view of a seat whose person is at this screen, and what everybody may
// see for any other seat.
func (m *Model[A, V]) See(p rules.Seat) V {
	if !m.Chairs.Person(p) {
		p = rules.Spectator
	}
	return m.see(p)
}

// AtOnce is a pace at which nothing is waited for.
const AtOnce = 1000

// Wishes are what keys, pads, fingers and widgets want. A face notes them in Hands,
// Advance and Paint; nothing changes before it has answered, and then the scene
// grants them, in the order in which the match can take them.
type Wishes[A any] struct {
	acts                     []act[A]
	local                    []func()
	undo, pause, hurry, back bool
	leave, comes, take       rules.Seat
	open                     scenes.Scene
	skip                     bool
}

type act[A any] struct {
	seat rules.Seat
	act  A
}

// Act wishes that a seat does something. Only the seats of persons at this screen
// are heard.
func (w *Wishes[A]) Act(seat rules.Seat, a A) { w.acts = append(w.acts, act[A]{seat, a}) }

// Do wishes a change of the face itself, as a sheet that opens: painting changes
// nothing, so what a widget was clicked for is done after it.
func (w *Wishes[A]) Do(change func()) { w.local = append(w.local, change) }

// Undo wishes the latest choice back.
func (w *Wishes[A]) Undo() { w.undo = true }

// Pause wishes for the pause sheet.
func (w *Wishes[A]) Pause() { w.pause = true }

// Hurry wishes that nothing is waited for until the person who looks decides again;
// once the match is over, the results at once.
func (w *Wishes[A]) Hurry() { w.hurry = true }

// Leave wishes that a computer player plays on for the person of a seat.
func (w *Wishes[A]) Leave(seat rules.Seat) { w.leave = seat }

// ComeBack wishes that the person of a seat who left decides for it again: at once,
// or in a game that goes by rounds from the next one on.
func (w *Wishes[A]) ComeBack(seat rules.Seat) { w.comes = seat }

// Take wishes that the screen is in the hands of the person of a seat.
func (w *Wishes[A]) Take(seat rules.Seat) { w.take = seat }

// Open wishes another scene.
func (w *Wishes[A]) Open(s scenes.Scene) { w.open = s }

// Skip wishes the steps that nobody decides over at once, up to the next one that
// somebody decides or that [Skipper] stops at.
func (w *Wishes[A]) Skip() { w.skip = true }

// UsedBack says that Esc, Start or a pad's B was for the face in this tick, which
// closed or let go of something: it asks for no pause.
func (w *Wishes[A]) UsedBack() { w.back = true }

// clear forgets all wishes.
func (w *Wishes[A]) clear() {
	clear(w.acts)
	clear(w.local)
	*w = Wishes[A]{acts: w.acts[:0], local: w.local[:0], back: w.back, leave: rules.Spectator, comes: rules.Spectator, take: rules.Spectator}
}

// Screen is what a face works with: the kit, its widgets, the model of the match,
// and where its wishes go.
type Screen[A, V any] struct {
	*kit.Kit
	// App is the whole program, for a face that leads to other screens.
	App *App
	// Gui runs the widgets, and Gui.P paints.
	Gui *ui.Gui
	Model[A, V]
	Wishes[A]
	// History is what the match has told so far.
	History history.History[V]

	scene scenes.Scene
}

// Settle does what was wished of the face itself and forgets the rest, for a scene
// of a game's own that shows what is no match here: a record, a server's game.
func (s *Screen[A, V]) Settle() {
	for i := 0; i < len(s.local); i++ {
		s.local[i]()
	}
	s.clear()
}

// Scene is the scene that the face is shown by, for screens that open over it.
func (s *Screen[A, V]) Scene() scenes.Scene { return s.scene }

// Person says whether a person at this screen decides for a seat now.
func (s *Screen[A, V]) Person(p rules.Seat) bool { return s.Chairs.Person(p) }

// People is the number of persons at the match now.
func (s *Screen[A, V]) People() int { return s.Chairs.People() }

// Name is the name of who sits at a seat: a first name, "Player B", a computer.
func (s *Screen[A, V]) Name(p rules.Seat) string { return s.Chairs.Name(s.App, p) }

// Happened tells a lesson, if one goes on, that something happened; other says
// that it was somebody else's doing.
func (s *Screen[A, V]) Happened(news lesson.News, other bool) {
	if t := s.App.Teacher(s.scene); t != nil {
		t.Hear(news, other)
	}
}
