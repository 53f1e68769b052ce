package empire_test

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/empire"
	"ludotheque/rules/rulestest"
)

func TestGame(t *testing.T) { rulestest.Run(t, empire.Game) }

// Solo games that the person wins, loses and draws, and base games with and without neutral armies to
// place.
func TestPlaythrough(t *testing.T) { rulestest.Playthrough(t, empire.Game) }

func FuzzRecord(f *testing.F) { rulestest.FuzzRecord(f, empire.Game) }

// playRandom plays a game to its end by samples of the views.
func playRandom(tb testing.TB, setup rules.Setup, seed uint64) *empire.State {
	tb.Helper()
	s, err := empire.New(setup)
	if err != nil {
		tb.Fatal(err)
	}
	r := rules.NewRand(seed)
	acts := make([]empire.Action, setup.Seats)
	for s.Result() == nil {
		acting := s.Acting()
		for i := range acts {
			acts[i] = empire.Action{}
			if acting.Has(rules.Seat(i)) {
				acts[i] = s.View(rules.Seat(i)).Sample(r)
			}
		}
		s.Step(acts)
	}
	return s
}

func BenchmarkRandomSoloGame(b *testing.B) {
	b.ReportAllocs()
	for i := range b.N {
		playRandom(b, rules.Setup{Seats: 1, Seed: uint64(i)}, uint64(i))
	}
}
