// Package aquariom is the rules of Aquar.iom: cells in an aquarium eat what is
// smaller, divide, lay viruses and explode on them, and everybody's score is
// the mass of their cells, summed over the turns.
//
// Two dialects of the game are played, see [Dialect]. What is numbered A1 to
// A22 in comments and tests is where they differ; a § is a section of the
// description of the original server, by which everything else goes.
//
// Coordinates, masses and what comes from them are float32, and every operation
// is rounded to float32, as the original does: a product that is added is
// written float32(a*b) + c. What may touch comes from the cells of resolv's
// Space and from the grid of the neutral cells, what does touch from the
// arithmetic in laws.go.
//
// A step of the game is one resolution (§10). Everybody sees everything but the
// random numbers, so that one picture of a step serves every seat.
//
// Not here: words, pictures, clocks, sockets, computer players.
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

// Game is the game of Aquar.iom.
var Game = rules.Game[*State, Action, *View]{Info: info, New: New}

// MaxSeats is how many can play at most, whatever a map allows.
const MaxSeats = rules.MaxSeats

// ReasonTurns is the reason a [rules.Result] gives for the end: every turn is
// played.
const ReasonTurns = "turns"

// The options of a [rules.Setup].
const (
	// OptionMap is the name of one of our maps, or a whole map as JSON (see
	// [ParseMap]), so that a record with somebody's map needs no other file.
	OptionMap = "map"
	// OptionDialect is "document" or "original".
	OptionDialect = "dialect"
	// OptionTurns is the number of turns, or TurnsOfMap.
	OptionTurns = "turns"
	// OptionTurn is how long a turn lasts, in milliseconds, from 50 to 1000, or
	// PaceOfMap.
	OptionTurn = "turn"
)

// TurnsOfMap is the value of OptionTurns, and PaceOfMap that of OptionTurn, that
// leaves it to the map.
const (
	TurnsOfMap = "map"
	PaceOfMap  = "map"
)

// usualPace is how long a turn of a map lasts that says nothing of it.
const usualPace = 100

var info = rules.Info{
	ID: "aquariom", Version: newest, Least: 1, Min: 2, Max: 16, Limit: MaxSeats, Usual: 8, Rate: 10,
	Refusals: refusals,
	Options: []rules.Option{
		{Key: OptionMap, Values: basins.Names(), Open: true},
		{Key: OptionDialect, Values: dialectNames, Contest: Original.String()},
		{Key: OptionTurns, Values: []string{TurnsOfMap, "300", "600", "1000"}, Min: 1, Max: MaxTurns},
		{Key: OptionTurn, Values: []string{PaceOfMap, "50", "100", "200"}, Min: leastPace, Max: mostPace, Advanced: true},
	},
	Earlier: earlier,
	First:   &rules.Setup{Seats: 4, Options: map[string]string{OptionMap: "basin"}},
}

const (
	newest = 3 // version of the rules
	// rimVersion is from which version on the distance to a cell is that to its rim in
	// the dialect document, see [Laws.Near].
	rimVersion = 3
)

// earlier returns the set-up that plays what a set-up of an earlier version played. Some maps had the
// names of today's, and are kept as NAME-VERSION; in version 1 a turn lasted a tenth of a second on
// all of them.
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

// Dialect is which of two games is played.
type Dialect uint8

// The dialects.
const (
	// Document is the game as its rules are written; what has no place, no
	// room or no mass is refused or lost.
	Document Dialect = iota
	// Original is the game as the original server plays it, bit for bit.
	Original
)

var dialectNames = []string{"document", "original"}

// String is "document" or "original".
func (d Dialect) String() string { return rules.WordOf(dialectNames, d) }

// MarshalText writes String.
func (d Dialect) MarshalText() ([]byte, error) { return rules.MarshalWord(dialectNames, d) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (d *Dialect) UnmarshalText(b []byte) error { return rules.UnmarshalWord(dialectNames, d, b) }

// set is what a set-up says, read.
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

// FindMap returns the map of a value of OptionMap: a name of ours, or JSON. The error is a *MapError,
// or says which names there are.
func FindMap(value string) (*Map, error) {
	if strings.HasPrefix(strings.TrimSpace(value), "{") {
		return ParseMap([]byte(value))
	}
	data, ok := basins.Find(value)
	if !ok {
		return nil, fmt.Errorf("%q is no map of ours; those are: %s", clip(value, 60), strings.Join(basins.Names(), ", "))
	}
	return ParseMap(data)
}

// clip is s cut after n letters.
func clip(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n]) + "…"
	}
	return s
}
