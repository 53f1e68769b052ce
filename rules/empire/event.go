package empire

import "ludotheque/rules"

// Kind is the kind of an event.
type Kind uint8

// The kinds of events, with the fields that they fill.
const (
	NoKind Kind = iota
	// Dealt: the map and the row of game N are laid out.
	Dealt
	// NeutralPut: Side put a neutral army in To.
	NeutralPut
	// BidsShown: Bids, by seat; Side won and paid N.
	BidsShown
	// FirstChosen: Side begins.
	FirstChosen
	// Taken: Side took Card at place N of the row for Price coins.
	Taken
	// Placed: Side put an army in To.
	Placed
	// Moved: an army of Side went From, To.
	Moved
	// Founded: Side built a city in To.
	Founded
	// Destroyed: Side removed an army of Of in To.
	Destroyed
	// Refilled: Card came to the right end of the row.
	Refilled
	// Drawn: the automaton turned over Card.
	Drawn
	// Unplayable: nothing of Card could be done (S2).
	Unplayable
	// Decided: the automaton made a decision, explained by Reason; what it does follows as an event of
	// its own.
	Decided
	// Asked: the person is asked, after Reason.
	Asked
	// TurnEnded: the turn of Side is over.
	TurnEnded
	// GameEnded: game N of a match is over; Points are its points by seat.
	GameEnded
)

var kindNames = []string{"none", "dealt", "neutral", "bids", "first", "taken", "placed", "moved", "founded", "destroyed",
	"refilled", "drawn", "unplayable", "decided", "asked", "turn", "game"}

// String returns its word.
func (k Kind) String() string { return rules.WordOf(kindNames, k) }

// MarshalText writes String.
func (k Kind) MarshalText() ([]byte, error) { return rules.MarshalWord(kindNames, k) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (k *Kind) UnmarshalText(b []byte) error { return rules.UnmarshalWord(kindNames, k, b) }

// Event is one thing that happened in the last step.
type Event struct {
	Kind   Kind    `json:"kind"`
	Side   Side    `json:"side"`
	Of     Side    `json:"of,omitempty"`
	Card   Card    `json:"card,omitempty"`
	From   Region  `json:"from"`
	To     Region  `json:"to"`
	N      int     `json:"n,omitempty"`
	Price  int     `json:"price,omitempty"`
	Bids   []int   `json:"bids,omitempty"`
	Points []int   `json:"points,omitempty"`
	Reason *Reason `json:"reason,omitempty"`
}
