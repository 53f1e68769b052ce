// Package history is what a whole match tells: its log, the marks of its timeline,
// the curves and the story of its results. A game folds its views into a [History],
// and the same fold serves a match that is played, resumed, taken back, replayed,
// drawn for a picture or over.
//
// Nothing here needs a window, a machine's clock or a screen's size.
package history

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
)

// Views are the views of one position: that of a seat, or of [rules.Spectator].
// Who may not see through the eyes of a seat gets the view of a spectator.
type Views[V any] func(seat rules.Seat) V

// History is the fold of a match. A new one has seen nothing; the same views in
// the same order give the same history.
type History[V any] interface {
	// Note takes in a position. Positions come in order and none is left out; the
	// first is 0, before any step.
	Note(at int, views Views[V])
	// Marks returns the events of the timeline so far, in their order.
	Marks() []Mark
	// Turn returns the game's own count of turns at a position that was noted.
	Turn(at int) int
	// Scores returns what the seats have at a position, in the order of Shown.
	Scores(at int) []int
	// Say puts the event that led to a position into words; "" for none.
	Say(say Speaker, at int) string
	// Shown returns the seats and the result as lists and results show them, which need not be as they
	// sat: colours instead of seats, an opponent that the rules play. No seats means as they sat. The
	// result may be nil.
	Shown(r *rules.Result) ([]Shown, *rules.Result)
	// Outcome returns what results tell of a match that is over. It is asked once the last position
	// was noted.
	Outcome(r *rules.Result) *Outcome
}

// Placer is a [History] that says in the game's own words how far a match is, where a
// number of turns would not.
type Placer interface {
	// Where returns how far the match is at a position that was noted.
	Where(at int) words.Text
}

// Speaker puts words into the player's language.
type Speaker interface {
	// Say returns the text in the player's language; empty for an empty key.
	Say(t words.Text) string
	// Join is two texts in one line, with what stands between them.
	Join(a, between, b string) string
}

// Namer is a [Speaker] who knows who played.
type Namer interface {
	// Name returns the name of who sat at a seat; empty for a computer player without one, which each
	// game calls its own way.
	Name(p rules.Seat) string
}

// Named is a [History] of a game that calls its computer players by names of their own:
// whatever tells of the match calls them so, its results as well.
type Named interface {
	NameOf(p rules.Seat) words.Text
}

// Shown is a seat as lists and results show it.
type Shown struct {
	// Seat is who sat there, or [rules.Spectator] for an opponent that the rules
	// play.
	Seat rules.Seat
	// Name is what an opponent is called that the rules play.
	Name words.Text
}

// Mark is an event on a timeline.
type Mark struct {
	// At is the position right after the event.
	At int
	// Icon is the artwork's name.
	Icon string
	Seat rules.Seat
	// Big events are stops for "next event".
	Big bool
}

// Point is a place, in whatever unit it is counted: cells of a board, units of a
// screen.
type Point struct{ X, Y float32 }

// Curve is one seat's values over time in a plot.
type Curve struct {
	Seat   rules.Seat
	Values []float32
	// Winner draws it broader, over the others.
	Winner bool
	// Every is how many units of the time axis lie between two values; 0 is one.
	// All curves of a plot have the same.
	Every int
}

// Luck is how often a seat's rolls went well, and how often they should have.
type Luck struct {
	Seat     rules.Seat
	Won      int
	Rolls    int
	Expected float64
}

// Outcome is what results tell of a match that is over, as far as its history
// knows it.
type Outcome struct {
	// Title and Why are the headline's reason and its sentence.
	Title, Why words.Text
	// Story is the match in two sentences: its turning point, and luck or what nearly
	// was.
	Story []Sentence
	// Short is both in a few words, for a ticket: "Blitzkrieg, turn 58".
	Short words.Text
	// Notes say one thing about each seat, as "9 bees".
	Notes []words.Text
	// PlotTitle, Curves, the limit and Last are the plot over time.
	PlotTitle words.Text
	Curves    []Curve
	LimitAt   float32
	LimitName words.Text
	Last      words.Text
	// LuckTitle and Luck compare what was rolled with what was to be expected;
	// empty for a game without dice.
	LuckTitle words.Text
	Luck      []Luck
	// ExtraTitle is the title of a picture of the game's own, in the place of the
	// luck; empty for none.
	ExtraTitle words.Text
}
