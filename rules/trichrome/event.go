package trichrome

import "ludotheque/rules"

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of events, with the fields of [Event] that they fill.
const (
	// EventRound: a round begins, with a maze of its own.
	EventRound EventKind = iota
	// EventGo: the chase begins.
	EventGo
	// EventBoost: Seat comes near its prey, Other, and gets its boost.
	EventBoost
	// EventFrenzy: from now on all are visible to all, and boosts grow.
	EventFrenzy
	// EventAlarm: the chase will soon be decided by the clock.
	EventAlarm
	// EventDraw: Seat and others had equal claims; a draw decided for Seat.
	EventDraw
	// EventBite: Seat eats Other at X, Y, as How says, and gets two points.
	EventBite
	// EventReversal: Seat is the hunter now, frozen for a moment; Other, the eater, is the prey.
	EventReversal
	// EventDoor: the door opens at X, Y.
	EventDoor
	// EventJump: the door has moved to X, Y.
	EventJump
	// EventHunt: Seat, the hunter, may move.
	EventHunt
	// EventEnd: the duel is over as How says, at X, Y, and Seat gets its point
	// against Other.
	EventEnd
	// EventOver: the game is over.
	EventOver
)

var eventNames = []string{
	"round", "go", "boost", "frenzy", "alarm", "draw", "bite", "reversal", "door", "jump", "hunt", "end", "over",
}

// String returns a word: round, go, boost, frenzy, alarm, draw, bite, reversal, door, jump, hunt, end
// or over.
func (k EventKind) String() string { return rules.WordOf(eventNames, k) }

// MarshalText writes String.
func (k EventKind) MarshalText() ([]byte, error) { return rules.MarshalWord(eventNames, k) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (k *EventKind) UnmarshalText(b []byte) error { return rules.UnmarshalWord(eventNames, k, b) }

// Event is one thing that happened in the latest step. Events come in the order
// in which they happened. A seat that What does not fill is rules.Spectator.
type Event struct {
	What  EventKind  `json:"what"`
	Seat  rules.Seat `json:"seat"`
	Other rules.Seat `json:"other"`
	// X and Y is a place in units.
	X   int `json:"x,omitempty"`
	Y   int `json:"y,omitempty"`
	How How `json:"how"`
}

// tell records an event about two seats, each of which may be rules.Spectator.
func (s *State) tell(what EventKind, seat, other rules.Seat) *Event {
	s.events = append(s.events, Event{What: what, Seat: seat, Other: other})
	return &s.events[len(s.events)-1]
}

// at sets the place of the event.
func (e *Event) at(p Place) *Event {
	e.X, e.Y = p.X, p.Y
	return e
}
