package trichrome

import (
	"context"
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// TestMeetingsLast plays matches of beginners and of middling players: a chase leaves the
// time to see what comes, a duel is a race that either may win, and no runner stands still.
// docs/trichrome.md has the shares of more games; the bars leave room for chance.
func TestMeetingsLast(t *testing.T) {
	for level, games := range map[ai.Level]int{ai.Novice: 20, ai.Normal: 12} {
		rounds, chases, duels, hunter, able, still := 0, 0, 0, 0, 0, 0
		for seed := range uint64(games) {
			setup := rules.Setup{Seed: seed + 1}
			var players [trichrome.Players]chooser
			for p := range players {
				players[p] = New(level, ai.Seed(setup.Seed, rules.Seat(p)))
			}
			var before [trichrome.Players]trichrome.Place
			end := game(t, setup, players, func(s *trichrome.State) {
				v := s.View(rules.Spectator)
				for seat := range v.Moving().All() {
					able++
					if v.Runners[seat].Place() == before[seat] {
						still++
					}
				}
				for i := range before {
					before[i] = v.Runners[i].Place()
				}
			})
			for _, r := range end.View(rules.Spectator).Past {
				rounds++
				if r.BiteAt < 4*trichrome.Second {
					chases++
				}
				if r.EndAt-r.BiteAt < 3*trichrome.Second+trichrome.ReversalTicks*4 {
					duels++
				}
				if r.End == trichrome.Touched {
					hunter++
				}
			}
		}
		share := func(n, of int) float64 { return 100 * float64(n) / float64(of) }
		t.Logf("%s, %d rounds: %.0f %% of the chases under 4 s, %.0f %% of the duels under 3 s, the hunter wins %.0f %%, %.1f %% of the time idle",
			level, rounds, share(chases, rounds), share(duels, rounds), share(hunter, rounds), share(still, able))
		if share(chases, rounds) > 13 || share(duels, rounds) > 13 {
			t.Errorf("%s: %d of %d chases end within 4 s, and %d duels within 3", level, chases, rounds, duels)
		}
		if share(hunter, rounds) < 40 || share(hunter, rounds) > 60 {
			t.Errorf("%s: the hunter wins %d of %d duels", level, hunter, rounds)
		}
		if share(still, able) > 5 {
			t.Errorf("%s stands about in %.0f %% of its time", level, share(still, able))
		}
	}
}

// stray chooses a random way at each cell.
type stray struct {
	rand *rules.Rand
	at   int
	way  trichrome.Dir
}

func (s *stray) Choose(_ context.Context, v *trichrome.View) (trichrome.Dir, error) {
	for c := v.Cell(v.Seat); c != s.at; {
		if s.way = trichrome.Dirs[s.rand.Intn(len(trichrome.Dirs))]; v.Maze.Open(c, s.way) {
			s.at = c
		}
	}
	return s.way, nil
}

// A beginner is first much more often than two players that move at random.
func TestNoviceBeatsRandomMoves(t *testing.T) {
	const games = 15
	c := contest(t, of(ai.Novice), func(seed uint64) chooser { return &stray{rand: rules.NewRand(seed), at: -1} }, games, map[string]string{"rounds": "5"})
	t.Log(c)
	if c.first < 0.6*games {
		t.Errorf("novice is first in %.1f of %d games", c.first, games)
	}
}
