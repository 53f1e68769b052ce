// Package history is about what to show of a whole match: its log, the marks of its timeline, curves
// and statistics. A game folds its views into a [History]; the same fold is used for a match that is
// played, resumed, undone, replayed, drawn for a picture or over.
//
// Nothing here depends on a window, a clock or a screen size.
package history

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
)

// Views returns the view of one position for a seat, or for [rules.Spectator]. For a seat that the
// user may not see it returns the spectator's view.
type Views[V any] func(seat rules.Seat) V

// History is the fold of a match. A new one is empty; the same views in the same order give the same
// history.
type History[V any] interface {
	// Note adds a position. Positions come in order without gaps; the first is 0, before any step.
	Note(at int, views Views[V])
	// Marks returns the events of the timeline so far, in order.
	Marks() []Mark
	// Turn returns the game's own count of turns at a noted position.
	Turn(at int) int
	// Scores returns the scores at a position, in the order of Shown.
	Scores(at int) []int
	// Say describes the event that led to a position; "" for none.
	Say(say Speaker, at int) string
	// Subject returns the seat, in the order of Shown, whose event Say describes, or [rules.Spectator].
	Subject(at int) rules.Seat
	// Shown returns the seats and the result as lists and results show them, which may differ from the
	// seating: colours instead of seats, or an opponent played by the rules. No seats means the
	// seating. The result may be nil.
	Shown(r *rules.Result) ([]Shown, *rules.Result)
	// Outcome returns what the results screen shows of a finished match. It is called after the last
	// position was noted.
	Outcome(r *rules.Result) *Outcome
}

// Placer is a [History] that describes the progress of a match in the game's own words, where a number
// of turns would not do.
type Placer interface {
	// Where returns the progress at a noted position.
	Where(at int) words.Text
}

// Timed is a [History] of a game in real time, whose timeline is numbered by time instead of turns.
type Timed interface {
	// Elapsed returns the seconds from the beginning to a noted position.
	Elapsed(at int) int
}

// Speaker translates texts into the player's language.
type Speaker interface {
	// Say returns the text in the player's language; "" for an empty key.
	Say(t words.Text) string
	// Join joins two texts in one line, with a separator.
	Join(a, between, b string) string
}

// Namer is a [Speaker] with the names of the players.
type Namer interface {
	// Name returns the name of the player of a seat; "" for a computer player without one, for which
	// each game has its own words.
	Name(p rules.Seat) string
}

// Named is a [History] of a game with its own names for computer players, which are used wherever the
// match is described, including its results.
type Named interface {
	NameOf(p rules.Seat) words.Text
}

// Shown is a seat as lists and results show it.
type Shown struct {
	// Seat is the seat, or [rules.Spectator] for an opponent played by the rules.
	Seat rules.Seat
	// Name is the name of an opponent played by the rules.
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
	// Event is the event in words; nil if it is what [History.Say] describes at that position.
	Event Event
}

// Event is an event that can be put into words.
type Event interface {
	// Say describes the event.
	Say(say Speaker) string
}

// Plain is an event of which a text tells all.
type Plain words.Text

// Say implements [Event].
func (p Plain) Say(say Speaker) string { return say.Say(words.Text(p)) }

// Point is a position in any unit: cells of a board, units of a screen.
type Point struct{ X, Y float32 }

// Curve is one seat's values over time in a plot.
type Curve struct {
	Seat   rules.Seat
	Values []float32
	// Winner draws it thicker, above the others.
	Winner bool
	// Every is the number of units of the time axis between two values; 0 is one. All curves of a plot
	// have the same.
	Every int
}

// Luck is how often a seat's rolls succeeded, and how often they were expected to.
type Luck struct {
	Seat     rules.Seat
	Won      int
	Rolls    int
	Expected float64
}

// Outcome is what the results screen shows of a finished match.
type Outcome struct {
	// Title and Why are the headline's reason and its sentence.
	Title, Why words.Text
	// Story is the match in two sentences: its turning point, and luck or a near miss.
	Story []Sentence
	// Own is what each seat went through, shown to a person who played alone; nil for nothing.
	Own func(p rules.Seat) []Sentence
	// Short is both in a few words, for a ticket: "Blitzkrieg, turn 58".
	Short words.Text
	// Notes say one thing about each seat, such as "9 bees".
	Notes []words.Text
	// PlotTitle, Curves, the limit and Last are the plot over time.
	PlotTitle words.Text
	Curves    []Curve
	LimitAt   float32
	LimitName words.Text
	Last      words.Text
	// LuckTitle and Luck compare actual and expected rolls; empty for a game without dice.
	LuckTitle words.Text
	Luck      []Luck
	// ExtraTitle is the title of a picture by the game, in place of the luck; empty for none.
	ExtraTitle words.Text
}

// Ranged is a [History] whose scores may be known in part only, where they are secret.
type Ranged interface {
	// Range returns the lowest and the highest score that a seat may have at a position.
	Range(at int, seat rules.Seat) (low, high int)
}
