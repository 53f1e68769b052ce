package trichrome

import (
	"fmt"

	"ludotheque/rules"
)

// Params are the constants of a game.
type Params struct {
	// Width and Height of the maze, in cells.
	Width  int `json:"width"`
	Height int `json:"height"`
	// Rounds of a game.
	Rounds int `json:"rounds"`
	// Boost is the bonus to the speed of a hunter near its prey, in per cent; a multiple of 5.
	Boost int `json:"boost"`
	// MovingDoor reports whether the door moves away from a camping hunter (M10).
	MovingDoor bool `json:"movingDoor,omitempty"`
	// Version1 selects version 1 of the rules: survival is added up and compared in whole
	// milliseconds, not in sub-steps, and a drawn tie changes the mazes of later rounds.
	Version1 bool `json:"version1,omitempty"`
	// Speed is how far a runner without a boost goes in a step, in units. It is 0 in versions 1 and 2
	// of the rules, in which [oldSpeed] and [oldReadyTicks] hold, rounds start and doors open nearer,
	// and the prey can pass its frozen hunter.
	Speed int `json:"speed,omitempty"`
}

// The constants of versions 1 and 2 of the rules.
const (
	oldSpeed      = 6 * Cell / rate
	oldReadyTicks = 90
	oldLateTurn   = Cell / 5
	oldDoorNear   = 55
	oldDoorFar    = 90
)

// old reports whether the game is played by version 1 or 2 of the rules.
func (p *Params) old() bool { return p.Speed == 0 }

// UsualSpeed returns how far a runner without a boost goes in a step, in units.
func (p *Params) UsualSpeed() int {
	if p.old() {
		return oldSpeed
	}
	return p.Speed
}

// apart returns the least distance of runners at the start, in cells of path: a third of width plus
// height in versions 1 and 2, and four fifths since, so that runners who run straight at each other do
// not meet at once. Both are rounded up.
func (p *Params) apart() int {
	if p.old() {
		return (p.Width + p.Height + 2) / 3
	}
	return (4*(p.Width+p.Height) + 4) / 5
}

// Ticks returns the longest that a phase lasts, in steps; 0 when the game is over.
func (p *Params) Ticks(phase Phase) int {
	switch phase {
	case PhaseReady:
		if p.old() {
			return oldReadyTicks
		}
		return ReadyTicks
	case PhaseChase:
		return ChaseTicks
	case PhaseReversal:
		return ReversalTicks
	case PhaseDuel:
		return DuelTicks
	case PhaseResult:
		return ResultTicks
	}
	return 0
}

// Game is the game.
var Game = rules.Game[*State, Dir, *View]{Info: info, New: New}

// MaxCells is the number of cells of the largest maze.
const MaxCells = 27 * 19

// The smallest maze. Each of its cells is at least DoorAway from another, even as the crow flies.
const minWidth, minHeight = 17, 11

var info = rules.Info{
	ID: "trichrome", Version: 3, Earlier: rules.AsThen, Min: Players, Max: Players, Rate: rate,
	Refusals: refusals,
	Options: []rules.Option{
		{Key: "maze", Values: []string{"21x15", "17x11", "27x19"}},
		{Key: "rounds", Values: []string{"10", "5"}, Min: 1, Max: 30},
		{Key: "boost", Values: []string{"10", "0"}, Min: 0, Max: 30, Multiple: Growth},
		{Key: "door", Values: []string{"still", "moving"}},
	},
	// Its first reversal comes within half a minute, and nine rounds take about five minutes. In a
	// smaller maze two chases of beginners in five would end within four seconds.
	First: &rules.Setup{Seats: Players, Options: map[string]string{"rounds": "9"}},
}

func params(s rules.Setup) (p Params, err error) {
	if err := info.Check(s); err != nil {
		return p, err
	}
	if _, err := fmt.Sscanf(info.Value(s, "maze"), "%dx%d", &p.Width, &p.Height); err != nil {
		return p, &rules.SetupError{Field: "maze", Value: info.Value(s, "maze"), Want: "give columns x rows, as 21x15"}
	}
	p.Rounds, p.Boost = info.Int(s, "rounds"), info.Int(s, "boost")
	p.MovingDoor = info.Value(s, "door") == "moving"
	p.Version1 = s.Rules == 1
	if s.Rules == 0 || s.Rules >= 3 {
		p.Speed = BaseSpeed
	}
	return p, nil
}
