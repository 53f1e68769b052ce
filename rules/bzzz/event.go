package bzzz

import "ludotheque/rules"

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of events, with the fields of [Event] that they fill. Every event has Seat, the owner of
// the bee or of the turn, and a place X, Y if it has a bee.
const (
	// EventLaid: Bee of Kind was laid at X, Y.
	EventLaid EventKind = iota
	// EventMoved: Bee moved from FromX, FromY to X, Y.
	EventMoved
	// EventForaged: Bee foraged Flower; Amount is how much the bee grew (Z40).
	EventForaged
	// EventStored: Bee stored Amount, at least 1, at home. During the game only its owner sees it: it
	// would reveal to others that the bee carried something.
	EventStored
	// EventDraw: Bee was in a skirmish against Foes and dodged with chance Num/Den; Draw, from 0 to
	// less than 1, was the number drawn; Dodged is the outcome. All draws of a skirmish come before
	// its KOs.
	EventDraw
	// EventKO: Bee is KO and lost Amount.
	EventKO
	// EventPassed: Seat had no bee and could not pay for one (Z32).
	EventPassed
	// EventTurn: the turn of Seat begins.
	EventTurn
	// EventWoke: Bee is no longer KO.
	EventWoke
	// EventEnded: the game is over for Reason.
	EventEnded
)

var eventNames = []string{"laid", "moved", "foraged", "stored", "draw", "ko", "passed", "turn", "woke", "ended"}

// String returns a word: laid, moved, foraged, stored, draw, ko, passed, turn, woke or ended.
func (k EventKind) String() string { return rules.WordOf(eventNames, k) }

// MarshalText writes String.
func (k EventKind) MarshalText() ([]byte, error) { return rules.MarshalWord(eventNames, k) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (k *EventKind) UnmarshalText(b []byte) error { return rules.UnmarshalWord(eventNames, k, b) }

// Hidden stands for an amount that the viewer may not know.
const Hidden = -1

// Event is one thing that happened in the latest step, as far as one seat may know it. Events are in
// the order in which they happened. Which fields are filled depends on What.
type Event struct {
	What  EventKind  `json:"what"`
	Seat  rules.Seat `json:"seat"`
	Bee   int        `json:"bee"` // index in Board.Bees, -1 without a bee
	Kind  Kind       `json:"kind"`
	X     int        `json:"x"`
	Y     int        `json:"y"`
	FromX int        `json:"fromX"`
	FromY int        `json:"fromY"`
	// Flower is an index in Board.Flowers, -1 without a flower.
	Flower int `json:"flower"`
	// Amount is nectar; Hidden in another player's events during the game.
	Amount int     `json:"amount"`
	Num    int     `json:"num,omitempty"`
	Den    int     `json:"den,omitempty"`
	Draw   float64 `json:"draw,omitempty"`
	Dodged bool    `json:"dodged,omitempty"`
	Foes   []int   `json:"foes,omitempty"` // indices in Board.Bees
	Reason string  `json:"reason,omitempty"`
}

// secret reports whether seat may not know the amount.
func (e *Event) secret(seat rules.Seat) bool {
	switch e.What {
	case EventForaged, EventStored, EventKO:
		return e.Seat != seat
	}
	return false
}

// beeEvent returns an event about a bee, at its place.
func (b *Board) beeEvent(what EventKind, bee int) Event {
	x := &b.Bees[bee]
	return Event{What: what, Seat: x.Owner, Bee: bee, Kind: x.Kind, X: x.X, Y: x.Y, Flower: -1}
}

// seatEvent returns an event about a seat.
func seatEvent(what EventKind, seat rules.Seat) Event {
	return Event{What: what, Seat: seat, Bee: -1, Flower: -1}
}
