package bzzz

import (
	"testing"

	"ludotheque/ai"
)

// BenchmarkGame plays whole games among four players of the level hard.
func BenchmarkGame(b *testing.B) {
	b.ReportAllocs()
	seed := uint64(0)
	for b.Loop() {
		seed++
		var players [4]chooser
		for p := range players {
			players[p] = New(ai.Hard, uint64(p))
		}
		table(b, seed, players, nil)
	}
}
