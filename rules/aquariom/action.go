package aquariom

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
)

// Bounds of an action, far above what the original's messages can hold.
const (
	// MaxAnswers is the number of answers of a seat that a step takes.
	MaxAnswers = 4
	// leastEntries is how many moves, divisions or viruses an answer may have on any
	// map, see [Map.MaxEntries].
	leastEntries = 1024
)

// Why an entry of an action is not carried out, and the errors of Check. A step carries out the other
// entries even if one is refused (A9).
var (
	ErrNoSeat     = errors.New("aquariom: there is no such seat")
	ErrOver       = errors.New("aquariom: the game is over")
	ErrNotYet     = errors.New("aquariom: the first turn has no actions")
	ErrTooMuch    = errors.New("aquariom: more answers or entries than a turn takes")
	ErrNoCell     = errors.New("aquariom: there is no such cell")
	ErrNotYours   = errors.New("aquariom: the cell is another player's")
	ErrPlace      = errors.New("aquariom: the target is infinite or no number")
	ErrActed      = errors.New("aquariom: the cell has already acted in this turn")
	ErrMass       = errors.New("aquariom: the daughter's mass is negative, infinite or no number")
	ErrTooSmall   = errors.New("aquariom: the daughter is lighter than any cell may be")
	ErrTooLight   = errors.New("aquariom: the mother is too light to divide")
	ErrHalf       = errors.New("aquariom: the daughter is heavier than half of her mother")
	ErrTooMany    = errors.New("aquariom: the player has as many cells as there may be")
	ErrNoViruses  = errors.New("aquariom: no virus may be made on this map")
	ErrNoMass     = errors.New("aquariom: the cell is too light to make a virus")
	ErrNeighbours = errors.New("aquariom: an opponent's cell is too near to the virus")
)

// Action is what a seat does in a step. The zero Action does nothing.
//
// Most actions are a single Answer, the embedded one. Over the network a slow player may answer twice
// between two steps (§5); the later answers are in Then.
//
// Its JSON is short, since records hold one per seat and step:
//
//	{"moves":[[24,230,100]],"divides":[[25,0,7.5,10]],"viruses":[[26,8,9]],"surrender":true}
type Action struct {
	Answer
	// Then are further answers, in order of arrival; MaxAnswers in all.
	Then []Answer `json:"then,omitempty"`
}

// Answer is one message of a player: entries for cells, each kind in sending order. A cell acts once a
// turn, see A16.
type Answer struct {
	// Rank is the answer's place in the order of arrival over all seats (A22), smaller for earlier;
	// equal ones go by ascending seat.
	Rank      uint32     `json:"rank,omitempty"`
	Moves     []Move     `json:"moves,omitempty"`
	Divisions []Division `json:"divides,omitempty"`
	Viruses   []Laying   `json:"viruses,omitempty"`
	// Surrender gives up all cells for StartCells new ones elsewhere. It needs
	// no cell (A14).
	Surrender bool `json:"surrender,omitempty"`
}

// Amend returns a combined with an earlier action of the same turn: the earlier divisions, viruses and
// surrender are kept, except of cells that now divide or make a virus. Moves are those of a alone.
func (a Action) Amend(earlier Action) Action {
	busy := func(cell uint32) bool {
		return slices.ContainsFunc(a.Divisions, func(d Division) bool { return d.Cell == cell }) ||
			slices.ContainsFunc(a.Viruses, func(l Laying) bool { return l.Cell == cell })
	}
	both := a
	both.Divisions, both.Viruses = slices.Clone(a.Divisions), slices.Clone(a.Viruses)
	for _, e := range append([]Answer{earlier.Answer}, earlier.Then...) {
		for _, d := range e.Divisions {
			if !busy(d.Cell) {
				both.Divisions = append(both.Divisions, d)
			}
		}
		for _, l := range e.Viruses {
			if !busy(l.Cell) {
				both.Viruses = append(both.Viruses, l)
			}
		}
		both.Surrender = both.Surrender || e.Surrender
	}
	return both
}

// Move sends a cell towards a target. Its JSON is [cell, x, y].
type Move struct {
	Cell   uint32
	Target Point
}

// Division divides a cell; the daughter of that mass appears beside it, in the direction of the
// target, or above it if the target is its own place. Its JSON is [cell, x, y, mass].
type Division struct {
	Cell   uint32
	Target Point
	Mass   float32
}

// Laying makes a virus beside a cell, in the direction of the target. Its JSON
// is [cell, x, y].
type Laying struct {
	Cell   uint32
	Target Point
}

// MarshalJSON writes [cell, x, y].
func (m Move) MarshalJSON() ([]byte, error) {
	return appendEntry(nil, m.Cell, m.Target.X, m.Target.Y), nil
}

// UnmarshalJSON reads [cell, x, y]. Non-finite numbers are the strings "NaN", "Inf" and "-Inf".
func (m *Move) UnmarshalJSON(b []byte) error {
	return entry(b, &m.Cell, &m.Target.X, &m.Target.Y)
}

// MarshalJSON writes [cell, x, y, mass].
func (d Division) MarshalJSON() ([]byte, error) {
	return appendEntry(nil, d.Cell, d.Target.X, d.Target.Y, d.Mass), nil
}

// UnmarshalJSON reads [cell, x, y, mass], numbers as those of a Move.
func (d *Division) UnmarshalJSON(b []byte) error {
	return entry(b, &d.Cell, &d.Target.X, &d.Target.Y, &d.Mass)
}

// MarshalJSON writes [cell, x, y].
func (l Laying) MarshalJSON() ([]byte, error) {
	return appendEntry(nil, l.Cell, l.Target.X, l.Target.Y), nil
}

// UnmarshalJSON reads [cell, x, y], numbers as those of a Move.
func (l *Laying) UnmarshalJSON(b []byte) error {
	return entry(b, &l.Cell, &l.Target.X, &l.Target.Y)
}

func appendEntry(b []byte, cell uint32, numbers ...float32) []byte {
	b = strconv.AppendUint(append(b, '['), uint64(cell), 10)
	for _, f := range numbers {
		b = append(b, ',')
		switch v := float64(f); {
		case math.IsNaN(v):
			b = append(b, `"NaN"`...)
		case math.IsInf(v, 1):
			b = append(b, `"Inf"`...)
		case math.IsInf(v, -1):
			b = append(b, `"-Inf"`...)
		default:
			b = appendExact(b, f)
		}
	}
	return append(b, ']')
}

func entry(b []byte, cell *uint32, numbers ...*float32) error {
	var list []json.RawMessage
	if err := json.Unmarshal(b, &list); err != nil || len(list) != len(numbers)+1 {
		return fmt.Errorf("aquariom: %.40q is not an entry of %d numbers", b, len(numbers)+1)
	}
	if err := json.Unmarshal(list[0], cell); err != nil {
		return fmt.Errorf("aquariom: %.40q is not a number of a cell", list[0])
	}
	for i, n := range numbers {
		switch raw := string(list[i+1]); raw {
		case `"NaN"`:
			*n = float32(math.NaN())
		case `"Inf"`:
			*n = float32(math.Inf(1))
		case `"-Inf"`:
			*n = float32(math.Inf(-1))
		default:
			v, ok := number(list[i+1])
			if !ok {
				return fmt.Errorf("aquariom: %.40q is not a number", raw)
			}
			*n = float32(v)
		}
	}
	return nil
}

// finite reports whether both coordinates are finite.
func (p Point) finite() bool { return p.X-p.X == 0 && p.Y-p.Y == 0 }

// empty reports whether an answer has no entries.
func (a *Answer) empty() bool {
	return len(a.Moves) == 0 && len(a.Divisions) == 0 && len(a.Viruses) == 0 && !a.Surrender
}

func (a *Answer) tooLong(m *Map) bool {
	return max(len(a.Moves), len(a.Divisions), len(a.Viruses)) > m.MaxEntries()
}
