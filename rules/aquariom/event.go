package aquariom

import (
	"errors"
	"slices"

	"ludotheque/rules"
)

// EventKind is the kind of an event.
type EventKind uint8

// maxSpareEvents is the capacity that the list of events keeps between steps.
const maxSpareEvents = 4096

// maxGrazing is the number of events in a step from which on grazing is left out: on a map with
// 480,000 neutral cells the first step's grazing took more memory than everything else. No original
// map has that many.
const maxGrazing = 1 << 13

// The kinds of events, with the fields of [Event] that they fill. Seat, Cell, At and Mass are those of
// the acting cell, afterwards.
const (
	// EventGraze: Cell eats the initial neutral cell Other, which was at Place. It is left out after
	// 8,192 events in a step.
	EventGraze EventKind = iota
	// EventScavenge: Cell eats Other, left by a surrender, at Place.
	EventScavenge
	// EventEat: Cell eats Other of Whose, which was at Place.
	EventEat
	// EventMerge: Cell takes in Other of its own player, which was at Place.
	EventMerge
	// EventExplode: Cell has eaten the virus Other at Place and explodes: Count satellites get the ids
	// from First on.
	EventExplode
	// EventDivide: Cell gives birth to First at Place, or loses it beyond the edge (Lost).
	EventDivide
	// EventVirus: Cell makes the virus First at Place, or loses it beyond the
	// edge (Lost).
	EventVirus
	// EventEvict: the virus Other at Place, the oldest, makes room for a new one.
	EventEvict
	// EventSurrender: Seat gives up Count cells and starts again with others.
	EventSurrender
	// EventReborn: Cell is one of the new cells after a surrender.
	EventReborn
	// EventRegrow: Count neutral cells are back.
	EventRegrow
	// EventRefuse: an entry of Seat for Cell is not carried out; Why is the reason.
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

// Reason is why an entry was not carried out.
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
	// Mass and At are those of Cell afterwards.
	Mass float32 `json:"mass,omitempty"`
	At   Point   `json:"at,omitzero"`
	// Place is where the other cell or virus is or was.
	Place Point  `json:"place,omitzero"`
	Lost  bool   `json:"lost,omitempty"`
	Why   Reason `json:"why,omitempty"`
}
