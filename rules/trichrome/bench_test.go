package trichrome

import "testing"

// chase returns a game with a large maze in the middle of a chase.
func chase(b *testing.B) *State {
	s := begin(b, 3, "maze", "27x19")
	for i := range ReadyTicks + 5 {
		s.Step([]Dir{Dirs[i/7%4], Dirs[i/9%4], Dirs[i/11%4]})
	}
	if s.board.Phase != PhaseChase {
		b.Fatal(s.board.Phase)
	}
	return s
}

func BenchmarkStep(b *testing.B) {
	s := chase(b)
	held := [][]Dir{{Up, Left, Down}, {Right, Right, Left}, {Down, Up, Up}, {Left, Down, Right}}
	s.Step(nil)
	start := *s
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		// All run about; the game restarts before one is eaten.
		if n++; n%25 == 0 {
			*s = start
		}
		s.Step(held[n/10%len(held)])
	}
	if s.board.Phase != PhaseChase {
		b.Fatal("somebody was eaten: the steps are of different kinds")
	}
}

// kept keeps the compiler from removing the clone.
var kept *State

func BenchmarkClone(b *testing.B) {
	s := chase(b)
	b.ReportAllocs()
	for b.Loop() {
		kept = s.Clone()
	}
}

func BenchmarkCloneAndStep(b *testing.B) {
	s := chase(b)
	b.ReportAllocs()
	for b.Loop() {
		kept = s.Clone()
		kept.Step(nil)
	}
}

// With reused memory, as a search does it.
func BenchmarkCloneToAndStep(b *testing.B) {
	s := chase(b)
	kept = new(State)
	b.ReportAllocs()
	for b.Loop() {
		s.CloneTo(kept)
		kept.Step(nil)
	}
}

func BenchmarkView(b *testing.B) {
	s := chase(b)
	b.ReportAllocs()
	for b.Loop() {
		s.View(1)
	}
}

func BenchmarkNewRound(b *testing.B) {
	s := chase(b)
	b.ReportAllocs()
	for b.Loop() {
		s.begin()
	}
}
