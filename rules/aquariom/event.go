package aquariom

import (
	"errors"
	"slices"

	"ludotheque/rules"
)

// EventKind is what an event tells.
type EventKind uint8

// maxSpareEvents is for how many events room is kept between steps that tell of few.
const maxSpareEvents = 4096

// maxGrazing is how many events a step tells before it leaves out grazing: what
// cells first graze on a map of 480,000 is told by nobody one by one, and took
// more memory than all else. No map of the original has so many.
const maxGrazing = 1 << 13

// What can happen in a step, with the fields of [Event] that it fills. Seat,
// Cell, At and Mass are those of who does it, once it is done.
const (
	// EventGraze: Cell eats the initial neutral cell Other, which was at Place. A
	// step that has told 8,192 events tells of no more such.
	EventGraze EventKind = iota
	// EventScavenge: Cell eats Other, left by a surrender, at Place.
	EventScavenge
	// EventEat: Cell eats Other of Whose, which was at Place.
	EventEat
	// EventMerge: Cell takes in Other of its own player, which was at Place.
	EventMerge
	// EventExplode: Cell has eaten the virus Other at Place and bursts: Count
	// satellites get the ids from First on.
	EventExplode
	// EventDivide: Cell gives birth to First at Place, or loses her beyond the
	// edge (Lost).
	EventDivide
	// EventVirus: Cell makes the virus First at Place, or loses it beyond the
	// edge (Lost).
	EventVirus
	// EventEvict: the virus Other at Place, the oldest, makes room for a new one.
	EventEvict
	// EventSurrender: Seat gives up Count cells and begins again with others.
	EventSurrender
	// EventReborn: Cell is one of those others.
	EventReborn
	// EventRegrow: Count neutral cells are back.
	EventRegrow
	// EventRefuse: an entry of Seat's for Cell is not carried out, as Why says.
	EventRefuse
)

var eventNames = []string{
	"graze", "scavenge", "eat", "merge", "explode", "divide", "virus", "evict", "surrender", "reborn", "regrow", "refuse",
}

// String returns a word: graze, scavenge, eat, merge, explode, divide, virus, evict, surrender,
// reborn, regrow or refuse.
func (k EventKind) String() string { return rules.WordOf(eventNames, k) }

// MarshalText writes String.
func (k EventKind) MarshalText() ([]byte, error) { return rules.MarshalWord(eventNames, k) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (k *EventKind) UnmarshalText(b []byte) error { return rules.UnmarshalWord(eventNames, k, b) }

// Reason is why an entry was not carried out, as a word that a view can hold.
type Reason uint8

var (
	reasonNames = []string{
		"", "cell", "yours", "place", "acted", "mass", "small", "light", "half", "many", "viruses", "virusmass", "neighbours",
	}
	reasonErrors = []error{
		nil, ErrNoCell, ErrNotYours, ErrPlace, ErrActed, ErrMass, ErrTooSmall, ErrTooLight, ErrHalf, ErrTooMany, ErrNoViruses, ErrNoMass, ErrNeighbours,
	}
)

// Err returns the sentinel error of the reason; nil for the zero Reason.
func (r Reason) Err() error {
	if int(r) < len(reasonErrors) {
		return reasonErrors[r]
	}
	return nil
}

// String returns a word: cell, yours, place, acted, mass, small, light, half, many, viruses, virusmass
// or neighbours; empty for the zero Reason.
func (r Reason) String() string { return rules.WordOf(reasonNames, r) }

// MarshalText writes String.
func (r Reason) MarshalText() ([]byte, error) { return rules.MarshalWord(reasonNames, r) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (r *Reason) UnmarshalText(b []byte) error { return rules.UnmarshalWord(reasonNames, r, b) }

func reasonOf(err error) Reason {
	return Reason(max(0, slices.IndexFunc(reasonErrors, func(e error) bool { return e != nil && errors.Is(err, e) })))
}

// Event is one thing that happened in the latest step. Events come in the order
// in which they happened.
type Event struct {
	What EventKind  `json:"what"`
	Seat rules.Seat `json:"seat"`
	// Whose is the owner of Other, or rules.Spectator.
	Whose rules.Seat `json:"whose"`
	Cell  uint32     `json:"cell,omitempty"`
	Other uint32     `json:"other,omitempty"`
	First uint32     `json:"first,omitempty"`
	Count int        `json:"count,omitempty"`
	// Mass of Cell afterwards, and where it is then.
	Mass float32 `json:"mass,omitempty"`
	At   Point   `json:"at,omitzero"`
	// Place is where what it is about is or was.
	Place Point  `json:"place,omitzero"`
	Lost  bool   `json:"lost,omitempty"`
	Why   Reason `json:"why,omitempty"`
}
