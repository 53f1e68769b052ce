// Package bzzz implements the rules of Bzzz: four hives race for the nectar of a symmetric meadow.
//
// A turn has four phases: lay at most one bee, move bees, forage with bees that did not move, then
// skirmish. Each elementary choice of a turn is an action and a step of its own, so that the result of
// a foraging is known before the next choice. An action of a later phase closes the earlier phases.
// [End] closes the turn: nectar brought home is stored, and if bees of the current player touch others
// a skirmish follows, as a step without an acting seat.
//
// What a seat may know is its [View]: everything public, its own nectar, and for each hidden amount
// the interval that its observations leave. Comments and tests cite the rulings Z1 to Z40 of
// docs/rulings/bzzz.md.
package bzzz

import (
	"strconv"

	"ludotheque/rules"
)

// Players is the number of seats of every game.
const Players = 4

// ZoneSide is the side, in cells, of the square corner zone of a hive.
const ZoneSide = 4

// The reasons a [rules.Result] gives for the end.
const (
	// ReasonBlitzkrieg: a stock is strictly over half of the nectar of the start.
	ReasonBlitzkrieg = "blitzkrieg"
	// ReasonExhausted: neither flowers nor bees hold nectar any more.
	ReasonExhausted = "exhausted"
	// ReasonTime: the last player-turn is over.
	ReasonTime = "time"
)

// Kind is a sort of bee.
type Kind uint8

// The three sorts of bees.
const (
	// Worker carries 12, moves in 4 directions, force 1.
	Worker Kind = iota
	// Drone carries 1, moves in 4 directions, force 5.
	Drone
	// Scout carries 3, moves in 8 directions, force 1.
	Scout
)

// Kinds lists every sort of bee.
var Kinds = [...]Kind{Worker, Drone, Scout}

var kindNames = []string{"worker", "drone", "scout"}

// Known reports whether k is one of [Kinds].
func (k Kind) Known() bool { return int(k) < len(kindNames) }

// Force returns the strength in a skirmish: 5 for a drone, 1 for the others.
func (k Kind) Force() int {
	if k == Drone {
		return 5
	}
	return 1
}

// Capacity returns the most nectar such a bee carries.
func (k Kind) Capacity() int {
	switch k {
	case Drone:
		return 1
	case Scout:
		return 3
	}
	return 12
}

// Diagonal reports whether such a bee moves in 8 directions rather than 4.
func (k Kind) Diagonal() bool { return k == Scout }

// String is "worker", "drone" or "scout".
func (k Kind) String() string { return rules.WordOf(kindNames, k) }

// MarshalText writes String.
func (k Kind) MarshalText() ([]byte, error) { return rules.MarshalWord(kindNames, k) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (k *Kind) UnmarshalText(b []byte) error { return rules.UnmarshalWord(kindNames, k, b) }

// Phase is the phase of the latest action of a turn; an action of a later phase closes the earlier
// ones.
type Phase uint8

// The phases.
const (
	// PhaseLay: the turn has begun; laying, moving, foraging, ending are open.
	PhaseLay Phase = iota
	// PhaseMove: a bee has moved; laying is closed.
	PhaseMove
	// PhaseForage: a bee has foraged; laying and moving are closed.
	PhaseForage
	// PhaseSkirmish: the turn has been ended and bees touch; no seat acts.
	PhaseSkirmish
	// PhasePass: the current player has no bee and cannot pay for one (Z32); no seat acts, and the
	// step passes the turn.
	PhasePass
	// PhaseOver: the game has ended.
	PhaseOver
)

var phaseNames = []string{"lay", "move", "forage", "skirmish", "pass", "over"}

// Decided reports whether the current player acts in this phase.
func (p Phase) Decided() bool { return p <= PhaseForage }

// String returns a word: lay, move, forage, skirmish, pass or over.
func (p Phase) String() string { return rules.WordOf(phaseNames, p) }

// MarshalText writes String.
func (p Phase) MarshalText() ([]byte, error) { return rules.MarshalWord(phaseNames, p) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (p *Phase) UnmarshalText(b []byte) error { return rules.UnmarshalWord(phaseNames, p, b) }

// Range is an interval of whole numbers, both ends included, that holds a hidden number. Lo == Hi if
// the number is known.
type Range struct {
	Lo int `json:"lo"`
	Hi int `json:"hi"`
}

// Exactly returns the interval that holds only n.
func Exactly(n int) Range { return Range{n, n} }

// Known reports whether the interval holds one number only.
func (r Range) Known() bool { return r.Lo == r.Hi }

// Has reports whether n is inside.
func (r Range) Has(n int) bool { return r.Lo <= n && n <= r.Hi }

// Bee is the public state of a bee, and how much it carries as far as the viewer knows. Its index in
// [Board.Bees] identifies it in actions and events: bees are numbered in the order of laying and never
// disappear.
type Bee struct {
	Owner rules.Seat `json:"owner"`
	// Number counts the owner's bees from 1: bee 4 of seat A is "A4".
	Number int  `json:"number"`
	Kind   Kind `json:"kind"`
	X      int  `json:"x"`
	Y      int  `json:"y"`
	// Wake is the owner's own turn, counted from 1, in which a KO bee acts again; 0 for a bee that is
	// not KO.
	Wake int `json:"wake,omitempty"`
	// Moved and Foraged are about the owner's latest turn.
	Moved   bool `json:"moved,omitempty"`
	Foraged bool `json:"foraged,omitempty"`
	// Nectar is what the bee carries. It is exact for the viewer's own bees.
	Nectar Range `json:"nectar"`
}

// Name returns the letter of the bee's seat and its number, such as "A4".
func (b *Bee) Name() string { return b.Owner.Letter() + strconv.Itoa(b.Number) }

// KO reports whether the bee is out: it blocks its cell and does nothing else.
func (b *Bee) KO() bool { return b.Wake != 0 }

// Flower is the public state of a flower, and how much nectar is left as far as the viewer knows. Its
// index in [Board.Flowers] identifies it: flower 4·c + p is that of mirror group c in the quarter of
// seat p.
type Flower struct {
	X int `json:"x"`
	Y int `json:"y"`
	// Acts counts how often it has been foraged; it is public.
	Acts   int   `json:"acts,omitempty"`
	Nectar Range `json:"nectar"`
}

// Board is everything public.
type Board struct {
	Params Params `json:"params"`
	// Turn is the number of player-turns that are over; the game lasts at most
	// Params.Turns of them.
	Turn int `json:"turn"`
	// Current is the seat whose turn it is, or whose turn was the last when the game is over.
	Current rules.Seat `json:"current"`
	Phase   Phase      `json:"phase"`
	// Laid reports whether the current player has laid a bee this turn.
	Laid    bool     `json:"laid,omitempty"`
	Bees    []Bee    `json:"bees"`
	Flowers []Flower `json:"flowers"`
}

// Group returns the mirror group of a flower: four flowers that started equal.
func Group(flower int) int { return flower / Players }

// Hive returns the corner cell of seat p's hive on a board n cells wide: (0,0) for seat 0, then
// clockwise with y downwards.
func Hive(p rules.Seat, n int) (x, y int) {
	if p == 1 || p == 2 {
		x = n - 1
	}
	if p == 2 || p == 3 {
		y = n - 1
	}
	return x, y
}

// Zone returns the seat whose hive zone holds the cell, or [rules.Spectator].
func Zone(x, y, n int) rules.Seat {
	if x < 0 || y < 0 || x >= n || y >= n {
		return rules.Spectator
	}
	left, right := x < ZoneSide, x >= n-ZoneSide
	top, bottom := y < ZoneSide, y >= n-ZoneSide
	switch {
	case left && top:
		return 0
	case right && top:
		return 1
	case right && bottom:
		return 2
	case left && bottom:
		return 3
	}
	return rules.Spectator
}

// Chebyshev returns the distance of two cells in steps of 8 directions: 1 is contact.
func Chebyshev(x1, y1, x2, y2 int) int { return max(abs(x1-x2), abs(y1-y2)) }

// Distance returns the distance of two cells in steps of a bee of this kind: of 8 directions for a
// scout, of 4 for the others.
func (k Kind) Distance(x1, y1, x2, y2 int) int {
	if k.Diagonal() {
		return Chebyshev(x1, y1, x2, y2)
	}
	return abs(x1-x2) + abs(y1-y2)
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// BeeAt returns the index of the bee on a cell, or -1.
func (b *Board) BeeAt(x, y int) int {
	for i := range b.Bees {
		if b.Bees[i].X == x && b.Bees[i].Y == y {
			return i
		}
	}
	return -1
}

// FlowerAt returns the index of the flower on a cell, or -1.
func (b *Board) FlowerAt(x, y int) int {
	for i := range b.Flowers {
		if b.Flowers[i].X == x && b.Flowers[i].Y == y {
			return i
		}
	}
	return -1
}

// Zone returns the seat whose hive zone holds the cell, or [rules.Spectator].
func (b *Board) Zone(x, y int) rules.Seat { return Zone(x, y, b.Params.Cells) }

// Hive returns the cell of seat p's hive.
func (b *Board) Hive(p rules.Seat) (x, y int) { return Hive(p, b.Params.Cells) }

// OwnTurn returns the number of turns that seat p has begun, the present one included, so 1 in its
// first turn.
func (b *Board) OwnTurn(p rules.Seat) int {
	if b.Phase == PhaseOver {
		return (b.Turn + Players - 1 - int(p)) / Players
	}
	return (b.Turn + Players - int(p)) / Players
}

// KOLeft returns the number of the owner's turns, 5 to 1 by default, that a KO bee still misses,
// including one in progress; 0 for a bee that is not KO.
func (b *Board) KOLeft(bee int) int {
	if bee < 0 || bee >= len(b.Bees) || !b.Bees[bee].KO() {
		return 0
	}
	left := b.Bees[bee].Wake - b.OwnTurn(b.Bees[bee].Owner)
	if b.Current != b.Bees[bee].Owner || b.Phase == PhaseOver {
		left--
	}
	return min(left, b.Params.KO)
}
