package empire

import (
	"fmt"
	"math/bits"
	"strings"

	"ludotheque/rules"
)

// Region is one of the regions of the atlas, from 0; its text is its letter. Region 0 is the start.
type Region int8

// RegionCount is the number of regions of the atlas.
const RegionCount = 25

// NoRegion stands for none; its text is "-".
const NoRegion Region = -1

// Start is the region in the middle, where all armies start.
const Start Region = 0

// Known reports whether r is a region.
func (r Region) Known() bool { return r >= 0 && r < RegionCount }

// String returns the region's letter, A to Y.
func (r Region) String() string {
	if !r.Known() {
		return "-"
	}
	return string(rune('A' + r))
}

// MarshalText writes String.
func (r Region) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (r *Region) UnmarshalText(b []byte) error {
	switch {
	case string(b) == "-":
		*r = NoRegion
	case len(b) == 1 && Region(b[0]-'A').Known() && b[0] >= 'A':
		*r = Region(b[0] - 'A')
	default:
		return fmt.Errorf("empire: %.20q is not a region: give a letter from A to Y", b)
	}
	return nil
}

// Regions is a set of regions; its text is its letters in order.
type Regions uint32

// every is the set of all regions.
const every Regions = 1<<RegionCount - 1

// Has reports whether r is in the set.
func (s Regions) Has(r Region) bool { return r.Known() && s>>r&1 != 0 }

// With returns the set and r.
func (s Regions) With(r Region) Regions {
	if !r.Known() {
		return s
	}
	return s | 1<<r
}

// Len returns the number of regions in the set.
func (s Regions) Len() int { return bits.OnesCount32(uint32(s)) }

// First returns the first region of the set in the order of the atlas, or NoRegion.
func (s Regions) First() Region {
	if s == 0 {
		return NoRegion
	}
	return Region(bits.TrailingZeros32(uint32(s)))
}

// All calls yield for each region of the set, in order.
func (s Regions) All(yield func(Region) bool) {
	for ; s != 0; s &= s - 1 {
		if !yield(s.First()) {
			return
		}
	}
}

// keep returns the part of the set that keep accepts.
func (s Regions) keep(accept func(Region) bool) Regions {
	var kept Regions
	for r := range s.All {
		if accept(r) {
			kept = kept.With(r)
		}
	}
	return kept
}

// String returns the letters of the set.
func (s Regions) String() string {
	var b strings.Builder
	for r := range s.All {
		b.WriteString(r.String())
	}
	return b.String()
}

// MarshalText writes String.
func (s Regions) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads letters in any order and refuses everything else.
func (s *Regions) UnmarshalText(b []byte) error {
	var all Regions
	for i := range b {
		var r Region
		if err := r.UnmarshalText(b[i : i+1]); err != nil || r == NoRegion || all.Has(r) {
			return fmt.Errorf("empire: %.40q is not a set of regions: give letters from A to Y, each once", b)
		}
		all = all.With(r)
	}
	*s = all
	return nil
}

// Continent is one of the continents of the atlas, from 0.
type Continent uint8

// ContinentCount is the number of continents of the atlas.
const ContinentCount = 5

// The continents, by the words that the atlas uses.
const (
	Plateau Continent = iota // in the middle
	Mist                     // the islands in the north-west
	Amber                    // in the north-east
	Levant                   // in the south-east
	Woods                    // in the south-west
)

var continentNames = []string{"plateau", "mist", "amber", "levant", "woods"}

// String returns the continent's word.
func (c Continent) String() string { return rules.WordOf(continentNames, c) }

// MarshalText writes String.
func (c Continent) MarshalText() ([]byte, error) { return rules.MarshalWord(continentNames, c) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (c *Continent) UnmarshalText(b []byte) error { return rules.UnmarshalWord(continentNames, c, b) }
