// Package ai is what the computer players of all games share: the names of the
// levels, and how to think without holding up the screen.
//
// A computer player has a method Choose(ctx, view) (action, error), as
// arena/match.Player has it. It gets a View and nothing else, so it cannot
// cheat. By custom each package ai/<game> has
//
//	var Levels = []ai.Level{ai.Easy, ai.Normal, ai.Hard}
//	func New(level ai.Level, seed uint64) *Player
//
// where the same level, seed and views give the same actions.
package ai

import (
	"encoding/binary"
	"hash/fnv"

	"ludotheque/rules"
)

// Level names how well a computer player plays. Every game has Easy, Normal
// and Hard; more may stand between or above.
type Level string

// The levels that every game has.
const (
	Easy   Level = "easy"
	Normal Level = "normal"
	Hard   Level = "hard"
)

// Levels is the levels that every game has, the weakest first.
func Levels() []Level { return []Level{Easy, Normal, Hard} }

// Seed is the seed of the computer player of a seat, in the game of a seed: the
// one way to it, so that the same table plays the same game in the window and
// on the command line.
func Seed(game uint64, seat rules.Seat) uint64 {
	h := fnv.New64a()
	h.Write(binary.LittleEndian.AppendUint64(nil, game))
	h.Write([]byte{byte(seat)})
	return h.Sum64()
}
