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
}

// String names the variant, as "4 seats, turns=120".
func (v Variant) String() string {
	parts := []string{fmt.Sprintf("%d seats", v.Seats)}
	if v.Seats == 1 {
		parts[0] = "alone"
	}
	for key, value := range v.Options {
		parts = append(parts, key+"="+value)
	}
	slices.Sort(parts[1:])
	return strings.Join(parts, ", ")
}

// Setup is the set-up of a game of that variant.
func (v Variant) Setup(seed uint64) rules.Setup {
	return rules.Setup{Seats: v.Seats, Seed: seed, Options: v.Options}
}

// variants is the main ways to play each game, by its id, the usual one first.
// A game that is not here is measured as it is usually played.
var variants = map[string][]Variant{
	"bzzz": {{4, nil}, {4, options("turns", "120")}},
	"trichrome": {
		{3, nil}, {3, options("maze", "17x11")}, {3, options("maze", "27x19")},
	},
	"brutal": {{2, nil}, {2, options("dialect", "equilibre")}},
	"aquariom": {
		{4, nil}, {2, nil}, {8, nil}, {4, options("map", "lagoon")}, {2, options("map", "duel")}, {4, options("map", "original-4p")},
	},
	"empire": {
		{4, nil}, {1, nil}, {1, options("layout", "b")}, {1, options("layout", "c")}, {2, nil}, {3, nil}, {5, nil},
	},
}

func options(key, value string) map[string]string { return map[string]string{key: value} }

// Variants is the main ways to play the game, the usual one first.
func (e *Entry) Variants() []Variant {
	if list := variants[e.ID]; list != nil {
		return list
	}
	return []Variant{{Seats: e.UsualSeats()}}
}
