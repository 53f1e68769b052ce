// Package ai holds what the computer players of all games share: the names of the levels, the time
// they may take, and how to think without blocking the screen.
//
// A computer player has a method Choose(ctx, view) (action, error), as arena/match.Player declares it.
// It gets a View and nothing else, so it cannot cheat. By convention each package ai/<game> has
//
//	var Levels = ai.Levels()
//	func New(level ai.Level, seed uint64) *Player
//
// where the same level, seed and views give the same actions.
package ai

import (
	"encoding/binary"
	"hash/fnv"

	"ludotheque/rules"
)

// Level names the strength of a computer player. Every game has all levels. Records hold the names, so
// they never change.
type Level string

// The levels, the weakest first. Novice and Easy err as people do: late, greedy, forgetful. Normal is
// an even match for a person who knows the game.
const (
	Novice Level = "novice"
	Easy   Level = "easy"
	Normal Level = "normal"
	Hard   Level = "hard"
	Master Level = "master"
)

// Levels returns the levels that every game has, the weakest first.
func Levels() []Level { return []Level{Novice, Easy, Normal, Hard, Master} }

// Names returns the names of levels or characters.
func Names[T ~string](list []T) []string {
	names := make([]string, len(list))
	for i, l := range list {
		names[i] = string(l)
	}
	return names
}

// Seed returns the seed of the computer player of a seat, given the seed of the game. The window and
// the command line both use it, so that the same table plays the same game.
func Seed(game uint64, seat rules.Seat) uint64 {
	h := fnv.New64a()
	h.Write(binary.LittleEndian.AppendUint64(nil, game))
	h.Write([]byte{byte(seat)})
	return h.Sum64()
}
