package trichrome

import (
	"context"
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// chooser is a player at a table: a Player, or one of a test.
type chooser interface {
	Choose(context.Context, *trichrome.View) (trichrome.Dir, error)
}

// game plays one game and calls look, if not nil, after every step.
func game(t testing.TB, setup rules.Setup, players [trichrome.Players]chooser, look func(*trichrome.State)) *trichrome.State {
	setup.Seats = trichrome.Players
	s, err := trichrome.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	acts := make([]trichrome.Dir, trichrome.Players)
	for s.Result() == nil {
		for rest := s.Acting(); !rest.Empty(); {
			seat := rest.First()
			rest = rest.Without(seat)
			v := s.View(seat)
			d, err := players[seat].Choose(t.Context(), v)
			if err == nil {
				err = v.Check(d)
			}
			if err != nil {
				t.Fatalf("seat %d: %s: %v", seat, d, err)
			}
			acts[seat] = d
		}
		s.Step(acts)
		if look != nil {
			look(s)
		}
	}
	return s
}

// tally is the results of a series of games.
type tally struct {
	games, rounds int
	first         float64 // of the player that rotates through the seats
	above         float64 // over each other, in comparisons
	bites, ends   map[trichrome.How]int
	duels, won    int // of that player
}

// maker makes a player for a game.
type maker func(seed uint64) chooser

func of(l ai.Level) maker { return func(seed uint64) chooser { return New(l, seed) } }

// contest plays a against two b, a in each seat in turn.
func contest(t testing.TB, a, b maker, games int, options map[string]string) *tally {
	return contestUntil(t, a, b, games, options, func(*tally, int) bool { return false })
}

// contestUntil returns a contest that stops when known reports that the remaining games cannot change the
// result.
func contestUntil(t testing.TB, a, b maker, games int, options map[string]string, known func(c *tally, left int) bool) *tally {
	c := &tally{bites: map[trichrome.How]int{}, ends: map[trichrome.How]int{}}
	for i := range games {
		if known(c, games-i) {
			break
		}
		c.games++
		setup := rules.Setup{Seed: uint64(i/3) + 1, Options: options}
		var players [trichrome.Players]chooser
		for p := range players {
			who := b
			if p == i%3 {
				who = a
			}
			players[p] = who(ai.Seed(setup.Seed, rules.Seat(p)) + uint64(i))
		}
		s := game(t, setup, players, nil)
		r := s.Result()
		winners := 0.0
		for _, rank := range r.Ranks {
			if rank == 1 {
				winners++
			}
		}
		for p, rank := range r.Ranks {
			if own := r.Ranks[i%3]; p != i%3 {
				if own < rank {
					c.above++
				} else if own == rank {
					c.above += 0.5
				}
			}
			if rank == 1 && p == i%3 {
				c.first += 1 / winners
			}
		}
		for _, round := range s.View(rules.Spectator).Past {
			c.rounds++
			c.bites[round.Bite]++
			c.ends[round.End]++
			if me := rules.Seat(i % 3); round.Eater == me || round.Hunter == me {
				if c.duels++; round.Winner == me {
					c.won++
				}
			}
		}
	}
	return c
}
