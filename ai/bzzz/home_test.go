package bzzz

import (
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// Clumsy players bring something home in nearly every game: one in a hundred of their seats ends with
// nothing, and ten would be a fault.
func TestClumsyPlayersBringNectarHome(t *testing.T) {
	const games = 20
	for _, level := range []ai.Level{ai.Novice, ai.Easy} {
		for name, options := range map[string]map[string]string{"first": bzzz.Game.Info.First.Options, "usual": nil} {
			nothing := 0
			for seed := range uint64(games) {
				s, err := bzzz.New(rules.Setup{Seats: bzzz.Players, Seed: seed + 1, Options: options})
				if err != nil {
					t.Fatal(err)
				}
				var players [bzzz.Players]chooser
				for p := range players {
					players[p] = New(level, ai.Seed(seed+1, rules.Seat(p)))
				}
				var home [bzzz.Players]int
				finish(t, s, players, func(s *bzzz.State) {
					for _, e := range s.Open().Events {
						if e.What == bzzz.EventStored {
							home[e.Seat] += e.Amount
						}
					}
				})
				for _, n := range home {
					if n == 0 {
						nothing++
					}
				}
			}
			if t.Logf("%s, %s match: %d of %d seats bring nothing home", level, name, nothing, games*bzzz.Players); nothing > 4 {
				t.Errorf("%s, %s match: %d of %d seats bring nothing home", level, name, nothing, games*bzzz.Players)
			}
		}
	}
}
