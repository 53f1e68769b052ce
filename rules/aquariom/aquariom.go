// Package aquariom implements the rules of Aquar.iom: cells in an aquarium eat what is smaller,
// divide, lay viruses and explode on them, and each player's score is the mass of their cells, summed
// over the turns.
//
// There are two dialects of the game, see [Dialect]. Comments and tests cite their differences as A1
// to A22, the rulings of docs/rulings/aquariom.md; a § is a section of the description of the original
// server, which settles everything else.
//
// Coordinates, masses and derived values are float32, and every operation is rounded to float32, as in
// the original: a product that is added is written float32(a*b) + c, so that the compiler does not
// fuse it. Candidates for contact come from the cells of resolv's Space and from the grid of the
// neutral cells; contact itself is decided by the arithmetic in laws.go.
//
// A step of the game is one resolution (§10). Everything but the random numbers is public, so that one
// picture of a step serves every seat.
package aquariom

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	basins "ludotheque/assets/maps"
	"ludotheque/rules"
)

// Game is the game.
var Game = rules.Game[*State, Action, *View]{Info: info, New: New}

// MaxSeats is the largest number of players, whatever a map allows.
const MaxSeats = rules.MaxSeats

// ReasonTurns is the only reason of a [rules.Result]: all turns are played.
const ReasonTurns = "turns"

// The options of a [rules.Setup].
const (
	// OptionMap is the name of a built-in map, or a whole map as JSON (see [ParseMap]), so that a
	// record with a custom map needs no other file.
	OptionMap = "map"
	// OptionDialect is "document" or "original".
	OptionDialect = "dialect"
	// OptionTurns is the number of turns, or TurnsOfMap.
	OptionTurns = "turns"
	// OptionTurn is how long a turn lasts, in milliseconds, from 50 to 1000, or
	// PaceOfMap.
	OptionTurn = "turn"
)

// The values of OptionTurns and OptionTurn that leave them to the map.
const (
	TurnsOfMap = "map"
	PaceOfMap  = "map"
)

// usualPace is the length of a turn if the map does not set it, in milliseconds.
const usualPace = 100

var info = rules.Info{
	ID: "aquariom", Version: newest, Least: 1, Min: 2, Max: 16, Limit: MaxSeats, Usual: 8, Rate: 10,
	Refusals: refusals,
	Options: []rules.Option{
		{Key: OptionMap, Values: basins.Names(), Open: true},
		{Key: OptionDialect, Values: dialectNames, Contest: Original.String()},
		{Key: OptionTurns, Values: []string{TurnsOfMap, "300", "600", "1000"}, Min: 1, Max: MaxTurns},
		{Key: OptionTurn, Values: []string{PaceOfMap, "50", "100", "200"}, Min: leastPace, Max: maxPace, Advanced: true},
	},
	Earlier: earlier, CheckCost: checkCost,
	First: &rules.Setup{Seats: 4, Options: map[string]string{OptionMap: "basin", OptionTurns: "6000"}},
}

const (
	newest = 3 // version of the rules
	// rimVersion is the first version in which distances to a cell are measured to its rim in the
	// dialect document, see [Laws.Near].
	rimVersion = 3
)

// earlier returns the set-up that plays like a set-up of an earlier version. Maps that have changed
// since are kept as NAME-VERSION; in version 1 a turn lasted a tenth of a second on all maps.
func earlier(version int, s rules.Setup) (rules.Setup, bool) {
	if version < 1 {
		return s, false
	}
	options := map[string]string{OptionMap: basins.Names()[0]}
	if version == 1 {
		options[OptionTurn] = strconv.Itoa(usualPace)
	}
	maps.Copy(options, s.Options)
	for v := version; v < newest; v++ {
		kept := fmt.Sprintf("%s-%d", options[OptionMap], v)
		if _, ok := basins.Find(kept); ok {
			options[OptionMap] = kept
			break
		}
	}
	s.Options = options
	return rules.AsThen(version, s)
}

// Dialect selects one of the two variants of the game.
type Dialect uint8

// The dialects.
const (
	// Document is the game by its written rules; entries without place, room or mass are refused or
	// lost.
	Document Dialect = iota
	// Original is the game by the original server, bit for bit.
	Original
)

var dialectNames = []string{"document", "original"}

// String returns "document" or "original".
func (d Dialect) String() string { return rules.WordOf(dialectNames, d) }

// MarshalText writes String.
func (d Dialect) MarshalText() ([]byte, error) { return rules.MarshalWord(dialectNames, d) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (d *Dialect) UnmarshalText(b []byte) error { return rules.UnmarshalWord(dialectNames, d, b) }

// set is a parsed set-up.
type set struct {
	m       *Map
	dialect Dialect
	turns   int
	pace    int // of a turn, in ms
	seats   int
	rules   int // the version, 0 for the newest
}

func read(setup rules.Setup) (p set, err error) {
	if err := info.Check(setup); err != nil {
		return p, err
	}
	if p.m, err = FindMap(info.Value(setup, OptionMap)); err != nil {
		return p, &rules.SetupError{
			Field: OptionMap, Value: clip(info.Value(setup, OptionMap), 60),
			Want: fmt.Sprintf("%v; give one of %s, or a whole map as JSON", err, strings.Join(basins.Names(), ", ")),
		}
	}
	p.dialect = Dialect(slices.Index(dialectNames, info.Value(setup, OptionDialect)))
	p.turns, p.pace = p.m.Turns, info.Int(setup, OptionTurn)
	if info.Value(setup, OptionTurn) == PaceOfMap {
		p.pace = p.m.TurnTime()
	}
	if info.Value(setup, OptionTurns) != TurnsOfMap {
		p.turns = info.Int(setup, OptionTurns)
	}
	p.seats, p.rules = setup.Seats, setup.Rules
	least := info.Min
	if p.dialect == Document { // A15
		least = p.m.MinPlayers
	}
	most := min(p.m.MaxPlayers, MaxSeats)
	if p.seats < least || p.seats > most {
		want := fmt.Sprintf("this map takes %d to %d seats: change their number, or choose another map", least, most)
		if most < least {
			want = fmt.Sprintf("this map takes %d seats at most, and a game needs %d: choose another map", most, least)
		}
		return p, &rules.SetupError{Field: "seats", Value: strconv.Itoa(p.seats), Want: want}
	}
	return p, nil
}

// FindMap returns the map for a value of OptionMap: a built-in name, or JSON. The error is a
// *MapError, or lists the names.
func FindMap(value string) (*Map, error) {
	if ownMap(value) {
		return ParseMap([]byte(value))
	}
	data, ok := basins.Find(value)
	if !ok {
		return nil, fmt.Errorf("%q is not one of our maps, which are: %s", clip(value, 60), strings.Join(basins.Names(), ", "))
	}
	return ParseMap(data)
}

// ownMap reports whether a value of OptionMap is a whole map.
func ownMap(value string) bool { return strings.HasPrefix(strings.TrimSpace(value), "{") }

// clip returns s cut after n letters.
func clip(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n]) + "…"
	}
	return s
}
