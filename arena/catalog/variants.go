package catalog

import (
	"fmt"
	"slices"
	"strings"

	"ludotheque/rules"
)

// Variant is a way to play a game in which its levels are measured.
type Variant struct {
	Seats   int               `json:"seats"`
	Options map[string]string `json:"options,omitempty"`
	// Said is Options for display, with the names of files instead of their contents; nil means
	// Options.
	Said map[string]string `json:"-"`
}

// String names the variant, as "4 seats, turns=120" or "2 seats, map=pond.json".
func (v Variant) String() string {
	parts := []string{fmt.Sprintf("%d seats", v.Seats)}
	if v.Seats == 1 {
		parts[0] = "alone"
	}
	said := v.Options
	if v.Said != nil {
		said = v.Said
	}
	for key, value := range said {
		parts = append(parts, key+"="+value)
	}
	slices.Sort(parts[1:])
	return strings.Join(parts, ", ")
}

// Setup returns the set-up of a game of that variant.
func (v Variant) Setup(seed uint64) rules.Setup {
	return rules.Setup{Seats: v.Seats, Seed: seed, Options: v.Options}
}

// variants lists the main ways to play each game, by its id, the usual one first. Other games are
// measured with default options.
var variants = map[string][]Variant{
	"bzzz": {{Seats: 4}, {Seats: 4, Options: options("turns", "120")}},
	"trichrome": {
		{Seats: 3}, {Seats: 3, Options: options("maze", "17x11")}, {Seats: 3, Options: options("maze", "27x19")},
	},
	"brutal": {{Seats: 2}, {Seats: 2, Options: options("dialect", "equilibre")}},
	"aquariom": {
		{Seats: 4}, {Seats: 2}, {Seats: 8}, {Seats: 4, Options: options("map", "lagoon")}, {Seats: 2, Options: options("map", "duel")}, {Seats: 4, Options: options("map", "original-4p")},
	},
	"empire": {
		{Seats: 4}, {Seats: 1}, {Seats: 1, Options: options("layout", "b")}, {Seats: 1, Options: options("layout", "c")}, {Seats: 2}, {Seats: 3}, {Seats: 5},
	},
}

func options(key, value string) map[string]string { return map[string]string{key: value} }

// Variants returns the main ways to play the game, the usual one first.
func (e *Entry) Variants() []Variant {
	if list := variants[e.ID]; list != nil {
		return list
	}
	return []Variant{{Seats: e.UsualSeats()}}
}
