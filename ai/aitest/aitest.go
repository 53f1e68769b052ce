// Package aitest measures players that are not levels among the levels of a game: simulated people,
// and attackers, programs written against master. It is for the tests of computer players. Few games
// are played, or as many as the environment variable LUDOTHEQUE_GUESTS says; then playing stops as
// soon as it is clear on which side of its bound a player is.
//
// In a game for one player, guest and level play the same deals one after the other, and the better of
// the two gets the first place, as in arena ladder.
package aitest

import (
	"context"
	"fmt"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"ludotheque/ai"
	"ludotheque/ai/search"
	"ludotheque/rules"
)

// Player is a player of a game, a level or a guest.
type Player[A, V any] interface {
	Choose(context.Context, V) (A, error)
}

// Generic is the player of package search as a guest, which learns its seat from the first view that
// it is given. It plays one game.
type Generic[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	Seed uint64
	// Seat returns the seat of a view, and the number of seats at the table.
	Seat   func(V) (seat rules.Seat, seats int)
	player *search.Player[S, A, V]
}

// Choose calls the generic player, and fails like [search.Player].
func (g *Generic[S, A, V]) Choose(ctx context.Context, v V) (A, error) {
	if g.player == nil {
		seat, seats := g.Seat(v)
		g.player = search.New[S, A, V](seat, seats, 0, g.Seed)
	}
	return g.player.Choose(ctx, v)
}

// Contest is a guest alone among players of a level, on each seat in turn, or compared with one if
// there is a single seat.
type Contest struct {
	// Guest is the name of the guest, and Level that of the others.
	Guest string
	Level ai.Level
	// Setup is the set-up of the table.
	Setup rules.Setup
	// Bar is the deciding share of the first places, of 1. Floor says that the guest should take more,
	// as a person, rather than less, as an attacker.
	Bar   float64
	Floor bool
	// Few is the default number of games.
	Few int
}

// Fair returns the fair share of the first places at a table with that many seats. A single one is
// compared with another player.
func Fair(seats int) float64 { return 1 / float64(max(seats, 2)) }

// Spare is how much more than its fair share an attacker may take.
const Spare = 0.05

// The half widths of intervals in standard deviations: sure, for stopping a contest, is 99 %, because
// it is checked repeatedly; usual, for reports, is 95 %.
const (
	sure  = 2.58
	usual = 1.96
)

// least is the number of games before the first check.
const least = 40

// Play plays a contest until it is clear on which side of its bar the guest's share of the first
// places is, or up to the requested number of games. It fails the test if the share is clearly on the
// wrong side. A contest is a subtest named after the guest, so that -run can select it. Play returns
// the share and the number of games, 0 if -run excluded the contest.
func Play[S rules.State[S, A, V], A any, V rules.View[A], P, Q Player[A, V]](t *testing.T, game rules.Game[S, A, V], c Contest, guest func(seed uint64) P, level func(ai.Level, uint64) Q) (share float64, games int) {
	t.Helper()
	name := fmt.Sprintf("%s among %s, %s", c.Guest, c.Level, variant(&c.Setup))
	t.Run(name, func(t *testing.T) { share, games = play(t, game, c, guest, level) })
	return share, games
}

func play[S rules.State[S, A, V], A any, V rules.View[A], P, Q Player[A, V]](t *testing.T, game rules.Game[S, A, V], c Contest, guest func(seed uint64) P, level func(ai.Level, uint64) Q) (share float64, games int) {
	most, _ := strconv.Atoi(os.Getenv("LUDOTHEQUE_GUESTS"))
	asked := most > 0
	if !asked {
		most = c.Few
	}
	seats := c.Setup.Seats
	var firsts []float64
	for len(firsts) < most && !enough(firsts, &c, asked) {
		firsts = append(firsts, deal(t, game, &c, len(firsts), min(seats, most-len(firsts)), guest, level)...)
		if t.Failed() {
			return 0, 0
		}
	}
	share, low, high := Interval(firsts, usual)
	t.Logf("%s alone among %s, %s: %.1f %% (%.0f to %.0f) of the first places of %d games", c.Guest, c.Level, variant(&c.Setup), 100*share, 100*low, 100*high, len(firsts))
	if _, low, high := Interval(firsts, sure); c.Floor && high < c.Bar || !c.Floor && low > c.Bar {
		t.Errorf("%s alone among %s, %s: %.1f %% of the first places of %d games, and %.1f %% is the bar", c.Guest, c.Level, variant(&c.Setup), 100*share, len(firsts), 100*c.Bar)
	}
	return share, len(firsts)
}

// deal plays the games of a deal concurrently, the guest on each seat in turn, and returns its shares
// of the first places. The number of games played before determines the seed.
func deal[S rules.State[S, A, V], A any, V rules.View[A], P, Q Player[A, V]](t *testing.T, game rules.Game[S, A, V], c *Contest, before, games int, guest func(seed uint64) P, level func(ai.Level, uint64) Q) []float64 {
	if c.Setup.Seats == 1 {
		return []float64{beside(t, game, c, uint64(before)+1, guest, level)}
	}
	shares := make([]float64, games)
	var all sync.WaitGroup
	for me := range shares {
		setup := c.Setup
		setup.Seed = uint64(before/setup.Seats) + 1
		players := make([]Player[A, V], setup.Seats)
		for p := range players {
			if seed := ai.Seed(setup.Seed, rules.Seat(p)) + uint64(before+me); p == me {
				players[p] = guest(seed)
			} else {
				players[p] = level(c.Level, seed)
			}
		}
		all.Go(func() {
			s, err := finish(t.Context(), game, setup, players)
			if err != nil {
				t.Error(err)
				return
			}
			shares[me] = First(s.Result(), rules.Seat(me))
		})
	}
	all.Wait()
	return shares
}

// beside plays a deal twice, by the guest and by the level, and returns 1 if the guest did better, one
// half for a tie: by rank, then by the lead over the automaton.
func beside[S rules.State[S, A, V], A any, V rules.View[A], P, Q Player[A, V]](t *testing.T, game rules.Game[S, A, V], c *Contest, seed uint64, guest func(seed uint64) P, level func(ai.Level, uint64) Q) float64 {
	setup := c.Setup
	setup.Seed = seed
	lead := func(p Player[A, V]) (rank, lead int) {
		s, err := finish(t.Context(), game, setup, []Player[A, V]{p})
		if err != nil {
			t.Error(err)
			return 0, 0
		}
		if l, ok := any(s).(rules.Leader); ok {
			lead = l.Lead()
		}
		return s.Result().Ranks[0], lead
	}
	rank, by := lead(guest(ai.Seed(seed, 0)))
	bar, mark := lead(level(c.Level, ai.Seed(seed, 0)))
	return Better(rank, by, bar, mark)
}

// Better compares two games for one player of the same deal, by rank and lead over the automaton. It
// returns 1 if the first is better, one half for a tie, and 0 otherwise.
func Better(rank, lead, otherRank, otherLead int) float64 {
	switch {
	case rank < otherRank || rank == otherRank && lead > otherLead:
		return 1
	case rank == otherRank && lead == otherLead:
		return 0.5
	}
	return 0
}

// Asked reports whether LUDOTHEQUE_GUESTS asks for many games.
func Asked() bool { return os.Getenv("LUDOTHEQUE_GUESTS") != "" }

// finish plays a game to its end.
func finish[S rules.State[S, A, V], A any, V rules.View[A]](ctx context.Context, game rules.Game[S, A, V], setup rules.Setup, players []Player[A, V]) (s S, err error) {
	if s, err = game.New(setup); err != nil {
		return s, err
	}
	acts := make([]A, len(players))
	for s.Result() == nil {
		clear(acts)
		acting := s.Acting()
		for p := range players {
			seat := rules.Seat(p)
			if !acting.Has(seat) {
				continue
			}
			if acts[p], err = players[p].Choose(ctx, s.View(seat)); err == nil {
				err = s.Check(seat, acts[p])
			}
			if err != nil {
				return s, fmt.Errorf("seat %s, seed %d: %v: %w", seat.Letter(), setup.Seed, acts[p], err)
			}
		}
		s.Step(acts)
	}
	return s, nil
}

// First returns a seat's share of the first place, 0 to 1.
func First(r *rules.Result, seat rules.Seat) float64 {
	if r.Ranks[seat] != 1 {
		return 0
	}
	n := 0.0
	for _, rank := range r.Ranks {
		if rank == 1 {
			n++
		}
	}
	return 1 / n
}

// enough reports whether enough is known of the share. Without a requested number of games, a result
// on the right side is accepted sooner.
func enough(shares []float64, c *Contest, asked bool) bool {
	_, low, high := Interval(shares, sure)
	if asked {
		return len(shares) >= least && (low > c.Bar || high < c.Bar)
	}
	if len(shares) >= least && (c.Floor && high < c.Bar || !c.Floor && low > c.Bar) {
		return true
	}
	mean, _, _ := Interval(shares, usual)
	return 2*len(shares) >= c.Few && c.Floor == (mean > c.Bar) && mean != c.Bar
}

// variant names a table like arena ladder.
func variant(s *rules.Setup) string {
	parts := []string{fmt.Sprintf("%d seats", s.Seats)}
	if s.Seats == 1 {
		parts[0] = "alone"
	}
	for key, value := range s.Options {
		parts = append(parts, key+"="+value)
	}
	slices.Sort(parts[1:])
	return strings.Join(parts, ", ")
}

// Interval returns the mean of shares and the bounds of its confidence interval, wide standard
// deviations: Wilson's interval, which stays within 0 and 1 even for few games.
func Interval(shares []float64, wide float64) (mean, low, high float64) {
	n := float64(len(shares))
	if n == 0 {
		return 0, 0, 1
	}
	for _, x := range shares {
		mean += x / n
	}
	z := wide * wide / n
	// The conversion keeps the compiler from fusing a product and a sum (build/portable).
	middle := (mean + float64(z/2)) / (1 + z)
	half := float64(wide / (1 + z) * math.Sqrt(float64(mean*(1-mean))/n+float64(z/n/4)))
	return mean, max(0, middle-half), min(1, middle+half)
}
