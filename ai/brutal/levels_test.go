package brutal

import (
	"context"
	"fmt"
	"math"
	"testing"
	"time"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

type chooser interface {
	Choose(context.Context, *brutal.View) (brutal.Action, error)
}

// play plays a game and returns how long the longest decision took.
func play(t testing.TB, d brutal.Dialect, seed uint64, players [2]chooser) (*brutal.State, time.Duration) {
	t.Helper()
	s, err := brutal.New(rules.Setup{Seats: 2, Seed: seed, Options: map[string]string{brutal.OptionDialect: d.String()}})
	if err != nil {
		t.Fatal(err)
	}
	longest := time.Duration(0)
	var acts [2]brutal.Action
	for s.Result() == nil {
		for seat := range rules.Seat(2) {
			if !s.Acting().Has(seat) {
				continue
			}
			v := s.View(seat)
			began := time.Now()
			a, err := players[seat].Choose(context.Background(), v)
			longest = max(longest, time.Since(began))
			if err == nil {
				err = v.Check(a)
			}
			if err != nil {
				t.Fatalf("mêlée %d seat %d %+v: %v", v.Melee, seat, a, err)
			}
			acts[seat] = a
		}
		s.Step(acts[:])
	}
	return s, longest
}

// duel returns how many games of n a wins against b, with alternating sides.
func duel(t testing.TB, d brutal.Dialect, a, b func(seed uint64) chooser, n int) (won int, text string) {
	longest := time.Duration(0)
	began := time.Now()
	melees := 0
	for i := range n {
		seed := uint64(i/2) + 1
		var players [2]chooser
		players[i%2], players[1-i%2] = a(ai.Seed(seed, rules.Seat(i%2))), b(ai.Seed(seed, rules.Seat(1-i%2)))
		s, took := play(t, d, seed, players)
		longest = max(longest, took)
		melees += s.View(0).Melee
		if s.Result().Ranks[i%2] == 1 {
			won++
		}
	}
	half := 196 * math.Sqrt(0.25/float64(n))
	return won, fmt.Sprintf("%s: %d of %d, %.0f %% ± %.0f; %.1f mêlées, %v a game, longest decision %v", d, won, n, 100*float64(won)/float64(n), half,
		float64(melees)/float64(n), (time.Since(began) / time.Duration(n)).Round(time.Millisecond), longest.Round(time.Millisecond))
}

func level(l ai.Level) func(uint64) chooser {
	return func(seed uint64) chooser { return New(l, seed) }
}

// The bar is 65 % over far more games; the bound here allows for chance.
func TestLevelsAreOrdered(t *testing.T) {
	for d := range brutal.Dialect(2) {
		for i, worse := range Levels[:len(Levels)-1] {
			better, n := Levels[i+1], 100
			if better == ai.Master {
				if n = 14; testing.Short() {
					continue
				}
			}
			won, text := duel(t, d, level(better), level(worse), n)
			t.Logf("%s against %s, %s", better, worse, text)
			if won < n*55/100 {
				t.Errorf("%s wins only %d of %d games against %s", better, won, n, worse)
			}
		}
	}
}

func TestSameSeedSameGame(t *testing.T) {
	for _, l := range Levels {
		game := func() string {
			s, _ := play(t, brutal.Balanced, 5, [2]chooser{New(l, 1), New(l, 2)})
			return s.String()
		}
		if first, second := game(), game(); first != second {
			t.Errorf("%s plays the same game differently", l)
		}
	}
}

func TestNothingToDecide(t *testing.T) {
	s, err := brutal.New(rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range Levels {
		if a, err := New(l, 1).Choose(t.Context(), s.View(rules.Spectator)); a.Do != brutal.None || err != nil {
			t.Errorf("%s as a spectator: %+v, %v", l, a, err)
		}
	}
}

// A computer player can take over any situation, at any time (B38).
func TestPlayersTakeOver(t *testing.T) {
	for seed := range uint64(2) {
		for _, l := range Levels {
			r := rules.NewRand(seed)
			play(t, brutal.Dialect(seed%2), seed, [2]chooser{
				hand(func(v *brutal.View) brutal.Action {
					if v.Melee > int(seed) {
						a, err := New(l, seed).Choose(t.Context(), v)
						if err != nil {
							t.Fatal(err)
						}
						return a
					}
					return v.Sample(r)
				}),
				hand(func(v *brutal.View) brutal.Action {
					if v.Phase == brutal.PhaseSetup {
						return v.Sample(r)
					}
					a, err := New(l, seed).Choose(t.Context(), v)
					if err != nil {
						t.Fatal(err)
					}
					return a
				}),
			})
		}
	}
}

// A player that takes over from a computer player posts the team as it was meant.
func TestATeamIsRecognised(t *testing.T) {
	r := rules.NewRand(1)
	for d := range brutal.Dialect(2) {
		for _, x := range []*Lineup{Solved(d).Mixture.Draw(r), NewLineup(brutal.Presets()[2].Recipes[d])} {
			if found := New(ai.Hard, 1).lineupOf(d, &x.Team); found == nil || found.Team != x.Team {
				t.Errorf("%s: %+v is taken for %+v", d, x, found)
			}
		}
		team := brutal.RandomTeam(r)
		if found := New(ai.Hard, 1).lineupOf(d, &team); found != nil {
			t.Errorf("%s: a random team is taken for %+v", d, found)
		}
	}
}

type hand func(*brutal.View) brutal.Action

func (h hand) Choose(_ context.Context, v *brutal.View) (brutal.Action, error) { return h(v), nil }

// With an expired context it still gives a sensible answer.
func TestMasterWithoutTime(t *testing.T) {
	gone, cancel := context.WithCancel(context.Background())
	cancel()
	p := New(ai.Master, 1)
	hurried := hand(func(v *brutal.View) brutal.Action {
		a, err := p.Choose(gone, v)
		if err != nil {
			t.Fatal(err)
		}
		if v.Phase == brutal.PhaseTruce && len(v.Free(nil)) > 0 && len(a.Orders) == 0 {
			t.Errorf("no orders in mêlée %d", v.Melee)
		}
		return a
	})
	play(t, brutal.Origin, 3, [2]chooser{hurried, New(ai.Easy, 2)})
}

// BenchmarkTruce measures a decision of each level in the first truce of a game.
func BenchmarkTruce(b *testing.B) {
	for _, l := range Levels {
		b.Run(string(l), func(b *testing.B) {
			var first *brutal.View
			stop := hand(func(v *brutal.View) brutal.Action {
				if v.Phase == brutal.PhaseTruce && first == nil {
					first = v
				}
				a, _ := New(ai.Normal, 3).Choose(b.Context(), v)
				return a
			})
			play(b, brutal.Origin, 3, [2]chooser{stop, New(ai.Normal, 4)})
			b.ReportAllocs()
			for b.Loop() {
				if _, err := New(l, 1).Choose(b.Context(), first); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
