// Package aitest measures players that are no levels among the levels of a game: people,
// as far as a program can play as they do, and attackers, programs written against master. It
// is for the tests of computer players. Few games are played, or as many as the environment
// variable LUDOTHEQUE_GUESTS says; then playing stops as soon as it is clear on which side of
// its bar a guest is, or, with LUDOTHEQUE_WHOLE, at the last game only. LUDOTHEQUE_SEED is
// the seed of the first deal, 1 without it: a guest that was chosen as the best of many over some
// deals has to be measured over others.
//
// Where a game is played alone, guest and level play the same deals one after the other, and
// the better of the two has the first place, as in arena ladder.
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

// Generic is the player of package search as a guest, which is told its seat by the first
// view that it is given. It plays one game.
type Generic[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	Seed uint64
	// Seat tells whose view it is, and how many sit at the table.
	Seat   func(V) (seat rules.Seat, seats int)
	player *search.Player[S, A, V]
}

// Choose returns what the generic player does; it fails as [search.Player] does.
func (g *Generic[S, A, V]) Choose(ctx context.Context, v V) (A, error) {
	if g.player == nil {
		seat, seats := g.Seat(v)
		g.player = search.New[S, A, V](seat, seats, 0, g.Seed)
	}
	return g.player.Choose(ctx, v)
}

// Contest is a guest alone among players of a level, on each seat in turn, or beside one
// where there is a single seat.
type Contest struct {
	// Guest names who it is, and Level among whom.
	Guest string
	Level ai.Level
	// Setup is the table: its seats and options.
	Setup rules.Setup
	// Bar is the share of the first places, of 1, that decides, and Floor says that
	// the guest is to take more: a person; otherwise it is to take less: an attacker.
	Bar   float64
	Floor bool
	// Few is how many games are played when nobody asks for more.
	Few int
}

// Fair returns the fair share of the first places at a table of so many seats. A single one is
// compared with another's.
func Fair(seats int) float64 { return 1 / float64(max(seats, 2)) }

// Spare is how much more than its fair share an attacker may take.
const Spare = 0.05

// sure and usual are how many deviations wide the intervals are that stop a contest, at
// 99 cases of 100, since it is looked at time and again, and those that are told, at 95.
const (
	sure  = 2.58
	usual = 1.96
)

// least is how many games are played before it is looked whether they are enough.
const least = 40

// Play plays a contest until it is clear on which side of its bar the guest's share of the
// first places lies, and not longer than asked for. It fails the test when the share is
// clearly on the wrong side. A contest is a subtest named after the guest, so that -run can
// select it. Play returns the share and the number of games, 0 if -run left the contest out.
func Play[S rules.State[S, A, V], A any, V rules.View[A], P, Q Player[A, V]](t *testing.T, game rules.Game[S, A, V], c Contest, guest func(seed uint64) P, level func(ai.Level, uint64) Q) (share float64, games int) {
	t.Helper()
	if !c.Floor && what(game.ID, c.Guest) == "" {
		t.Errorf("attackers.json does not say what %s does in %s", c.Guest, game.ID)
	}
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
	begin, err := strconv.ParseUint(os.Getenv("LUDOTHEQUE_SEED"), 10, 64)
	if err != nil {
		begin = 1
	}
	seats := c.Setup.Seats
	var firsts []float64
	for len(firsts) < most && !enough(firsts, &c, asked) {
		firsts = append(firsts, deal(t, game, &c, begin, len(firsts), min(seats, most-len(firsts)), guest, level)...)
		if t.Failed() {
			return 0, 0
		}
	}
	share, low, high := Interval(firsts, usual)
	t.Logf("%s alone among %s, %s: %.1f %% (%.0f to %.0f) of the first places of %d games", c.Guest, c.Level, variant(&c.Setup), 100*share, 100*low, 100*high, len(firsts))
	if text := what(game.ID, c.Guest); text != "" {
		t.Logf("%s: %s", c.Guest, text)
	}
	if _, low, high := Interval(firsts, sure); c.Floor && high < c.Bar || !c.Floor && low > c.Bar {
		t.Errorf("%s alone among %s, %s: %.1f %% of the first places of %d games, and %.1f %% is the bar", c.Guest, c.Level, variant(&c.Setup), 100*share, len(firsts), 100*c.Bar)
	}
	return share, len(firsts)
}

// deal plays games of a deal at the same time, the guest on each seat in turn, and is its
// shares of the first places. So many were played before, from the seed of the first deal on.
func deal[S rules.State[S, A, V], A any, V rules.View[A], P, Q Player[A, V]](t *testing.T, game rules.Game[S, A, V], c *Contest, begin uint64, before, games int, guest func(seed uint64) P, level func(ai.Level, uint64) Q) []float64 {
	if c.Setup.Seats == 1 {
		return []float64{beside(t, game, c, begin+uint64(before), guest, level)}
	}
	shares := make([]float64, games)
	var all sync.WaitGroup
	for me := range shares {
		setup := c.Setup
		setup.Seed = uint64(before/setup.Seats) + begin
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

// beside plays a deal twice, by the guest and by the level, and is 1 where the guest did
// better, a half where both did as well: by rank, then by the lead over the automaton.
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

// Better is 1 where a game played alone, of a rank and with a lead over the automaton, is
// better than another one of the same deal, a half where both are as good, and 0 otherwise.
func Better(rank, lead, otherRank, otherLead int) float64 {
	switch {
	case rank < otherRank || rank == otherRank && lead > otherLead:
		return 1
	case rank == otherRank && lead == otherLead:
		return 0.5
	}
	return 0
}

// whole says that no contest is to stop before its last game.
func whole() bool { return os.Getenv("LUDOTHEQUE_WHOLE") != "" }

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

// First returns a seat's part of the first place, 0 to 1: who shares it with others has an even part.
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

// enough reports whether enough is known of the share. A test that nobody asked for many games of has
// seen enough sooner when all looks well.
func enough(shares []float64, c *Contest, asked bool) bool {
	_, low, high := Interval(shares, sure)
	if asked {
		return len(shares) >= least && !whole() && (low > c.Bar || high < c.Bar)
	}
	if len(shares) >= least && (c.Floor && high < c.Bar || !c.Floor && low > c.Bar) {
		return true
	}
	mean, _, _ := Interval(shares, usual)
	return 2*len(shares) >= c.Few && c.Floor == (mean > c.Bar) && mean != c.Bar
}

// variant names a table as arena ladder does.
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

// Interval returns the mean of shares and bounds of the true one that are a number of
// deviations wide: Wilson's interval, which stays within 0 and 1 even in few games.
func Interval(shares []float64, wide float64) (mean, low, high float64) {
	n := float64(len(shares))
	if n == 0 {
		return 0, 0, 1
	}
	for _, x := range shares {
		mean += x / n
	}
	z := wide * wide / n
	// A conversion keeps the compiler from rounding a product and a sum as one (build/portable).
	middle := (mean + float64(z/2)) / (1 + z)
	half := float64(wide / (1 + z) * math.Sqrt(float64(mean*(1-mean))/n+float64(z/n/4)))
	return mean, max(0, middle-half), min(1, middle+half)
}
