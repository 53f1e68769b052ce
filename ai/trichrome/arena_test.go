package trichrome

import (
	"context"
	"fmt"
	"math"
	"os"
	"strconv"
	"testing"
	"time"

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
	games, rounds     int
	wins, colours     [trichrome.Players]float64 // by seat, by colour, shared ones in parts
	first             float64                    // of the player that rotates through the seats
	above             float64                    // over each other, in comparisons
	bites, ends       map[trichrome.How]int
	chase, duel, took time.Duration
	// Of the first: how often it ate, was eaten, hunted and caught, fled and escaped.
	ate, eaten, hunted, caught, fled, escaped int
}

func (c *tally) String() string {
	n := float64(c.games)
	hunter := float64(c.ends[trichrome.Touched]) / float64(c.rounds)
	bites, ends := float64(c.bites[trichrome.Clock])/float64(c.rounds), float64(c.ends[trichrome.Clock])/float64(c.rounds)
	return fmt.Sprintf("%d games: first %.1f %%, above %.1f ± %.1f %%, seats %.1f %.1f %.1f %%, colours %.1f %.1f %.1f %%, hunter %.1f %%, clock %.1f %% and %.1f %%, chase %.1f s, duel %.1f s, first ate %.0f %%, eaten %.0f %%, caught %d of %d, escaped %d of %d, %v a game",
		c.games, 100*c.first/n, 50*c.above/n, 98/math.Sqrt(2*n), 100*c.wins[0]/n, 100*c.wins[1]/n, 100*c.wins[2]/n, 100*c.colours[0]/n, 100*c.colours[1]/n, 100*c.colours[2]/n, 100*hunter, 100*bites, 100*ends,
		c.chase.Seconds()/float64(c.rounds), c.duel.Seconds()/float64(c.rounds), 100*float64(c.ate)/float64(c.rounds), 100*float64(c.eaten)/float64(c.rounds), c.caught, c.hunted, c.escaped, c.fled, (c.took / time.Duration(c.games)).Round(time.Millisecond))
}

func (c *tally) deeds(r *trichrome.Round, first rules.Seat) {
	one := map[bool]int{true: 1}
	switch first {
	case r.Eater:
		c.ate++
		c.fled++
		c.escaped += one[r.Winner == first]
	case r.Eaten:
		c.eaten++
	default:
		c.hunted++
		c.caught += one[r.Winner == first]
	}
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
	began := time.Now()
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
			if rank == 1 {
				c.wins[p] += 1 / winners
				c.colours[s.View(rules.Spectator).Runners[p].Colour] += 1 / winners
				if p == i%3 {
					c.first += 1 / winners
				}
			}
		}
		for _, round := range s.View(rules.Spectator).Past {
			c.rounds++
			c.deeds(&round, rules.Seat(i%3))
			c.bites[round.Bite]++
			c.ends[round.End]++
			c.chase += time.Duration(round.BiteAt) * time.Second / trichrome.Second
			c.duel += time.Duration(round.EndAt-round.BiteAt) * time.Second / trichrome.Second
		}
	}
	c.took = time.Since(began)
	return c
}

// TestFigures prints what TRICHROME_GAMES games of each kind give.
func TestFigures(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("TRICHROME_GAMES"))
	if n == 0 {
		t.Skip("set TRICHROME_GAMES to the number of games")
	}
	for _, maze := range []string{"17x11", "21x15", "27x19"} {
		for _, c := range [][2]ai.Level{
			{ai.Easy, ai.Novice}, {ai.Normal, ai.Easy}, {ai.Hard, ai.Normal}, {ai.Master, ai.Hard},
			{ai.Normal, ai.Normal}, {ai.Hard, ai.Hard}, {ai.Master, ai.Master},
		} {
			if only := os.Getenv("TRICHROME_ONLY"); only != "" && only != maze+" "+string(c[0])+" "+string(c[1]) && only != maze {
				continue
			}
			t.Logf("%s, %s against %s: %s", maze, c[0], c[1], contest(t, of(c[0]), of(c[1]), n, map[string]string{"maze": maze}))
		}
	}
}
