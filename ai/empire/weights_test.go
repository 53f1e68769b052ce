package empire

import (
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"gonum.org/v1/gonum/stat"

	"ludotheque/ai"
	"ludotheque/ai/aitest"
	"ludotheque/rules"
)

// aspects are the weights by name.
var aspects = map[string]func(*weights) *int{
	"army":   func(w *weights) *int { return &w.army },
	"city":   func(w *weights) *int { return &w.city },
	"coin":   func(w *weights) *int { return &w.coin },
	"good":   func(w *weights) *int { return &w.good },
	"edge":   func(w *weights) *int { return &w.edge },
	"spread": func(w *weights) *int { return &w.spread },
}

// rethink multiplies weights of a player by factors, such as "coin:2 army:0.5".
func rethink(tb testing.TB, p *Player, what string) {
	tb.Helper()
	for _, one := range strings.Fields(what) {
		name, by, _ := strings.Cut(one, ":")
		times, err := strconv.ParseFloat(by, 64)
		if err != nil || aspects[name] == nil {
			tb.Errorf("%q is no weight and its factor", one)
			return
		}
		p.reweigh(func(w *weights) { n := aspects[name](w); *n = int(float64(*n) * times) })
	}
}

// TestOtherWeights prints the figures of docs/empire.md about master among masters with other weights,
// with LUDOTHEQUE_FIGURES=games: for LUDOTHEQUE_SEATS, 2 by default; in solo games both play the same
// deals. Each weight is doubled and halved. What is no better than master after 20 games is stopped.
func TestOtherWeights(t *testing.T) {
	n, err := strconv.Atoi(os.Getenv("LUDOTHEQUE_FIGURES"))
	if err != nil {
		t.Skip("set LUDOTHEQUE_FIGURES to a number of games")
	}
	seats, err := strconv.Atoi(os.Getenv("LUDOTHEQUE_SEATS"))
	if err != nil {
		seats = 2
	}
	var tried []string
	for name := range aspects {
		tried = append(tried, name+":2", name+":0.5")
	}
	slices.Sort(tried)
	for _, what := range tried {
		var first, won, ahead []float64
		fair := aitest.Fair(seats)
		for len(first) < n {
			f, w, a := otherwise(t, what, seats, len(first), min(20, n-len(first)))
			first, won, ahead = append(first, f...), append(won, w...), append(ahead, a...)
			share, _, _ := aitest.Interval(first, 1.96)
			if rate, _, _ := aitest.Interval(won, 1.96); share <= fair && rate <= 0.5 {
				break
			}
		}
		share, low, high := aitest.Interval(first, 1.96)
		rate, _, _ := aitest.Interval(won, 1.96)
		points, apart := stat.MeanStdDev(ahead, nil)
		if _, sure, _ := aitest.Interval(first, 2.58); sure > fair+aitest.Spare {
			t.Errorf("%d seats, %s: wins more than its share and five points", seats, what)
		}
		t.Logf("%d seats, %s: %.1f %% (%.0f to %.0f) of the first places, %.0f is fair, %.1f %% of the comparisons, %+.2f (give or take %.2f) points ahead of the best of the others, %d games",
			seats, what, 100*share, 100*low, 100*high, 100*fair, 100*rate, points, 1.96*apart/math.Sqrt(float64(len(ahead))), len(first))
	}
}

// otherwise plays games among masters by one with other weights, on each seat of a deal in turn,
// starting after before games, and returns its shares of the first places and of the comparisons, and
// its lead in points over the best of the others. In solo games it is compared with a master of the
// same deal.
func otherwise(t *testing.T, what string, seats, before, games int) (first, won, ahead []float64) {
	first, won, ahead = make([]float64, games), make([]float64, games), make([]float64, games)
	var all sync.WaitGroup
	for g := range games {
		all.Go(func() {
			me, seed := (before+g)%seats, uint64(1+(before+g)/seats)
			if seats == 1 {
				first[g], ahead[g] = otherwiseAlone(t, what, seed)
				won[g] = first[g]
				return
			}
			players := make([]*Player, seats)
			for p := range players {
				players[p] = New(ai.Master, ai.Seed(seed, rules.Seat(p))+uint64(before+g))
			}
			rethink(t, players[me], what)
			result := play(t, rules.Setup{Seats: seats, Seed: seed}, players, nil).Result()
			ranks := result.Ranks
			for p, rank := range ranks {
				switch {
				case p == me:
				case rank > ranks[me]:
					won[g] += 1 / float64(seats-1)
				case rank == ranks[me]:
					won[g] += 0.5 / float64(seats-1)
				}
			}
			first[g] = aitest.First(result, rules.Seat(me))
			ahead[g] = float64(result.Scores[me] - slices.Max(slices.Delete(slices.Clone(result.Scores), me, me+1)))
		})
	}
	all.Wait()
	return first, won, ahead
}

// otherwiseAlone plays a deal against the automaton with other weights and with master's: it returns
// the result of the comparison, of 1, and the difference of their leads in points.
func otherwiseAlone(t *testing.T, what string, seed uint64) (better, ahead float64) {
	deal := func(p *Player) (rank, lead int) {
		s := play(t, rules.Setup{Seats: 1, Seed: seed}, []*Player{p}, nil)
		return s.Result().Ranks[0], s.Lead()
	}
	other := New(ai.Master, ai.Seed(seed, 0))
	rethink(t, other, what)
	rank, lead := deal(other)
	asItIs, by := deal(New(ai.Master, ai.Seed(seed, 0)))
	return aitest.Better(rank, lead, asItIs, by), float64(lead - by)
}

// Only master has learnt weights, and rethink changes the named ones.
func TestOnlyMasterHasLearnt(t *testing.T) {
	for seats := 2; seats < len(learnt); seats++ {
		if w := New(ai.Hard, 1).among[seats]; w != company {
			t.Errorf("hard weighs %+v at a table of %d", w, seats)
		}
		if w := New(ai.Master, 1).among[seats]; w != learnt[seats] || w.good == 0 {
			t.Errorf("master weighs %+v at a table of %d", w, seats)
		}
	}
	p := New(ai.Master, 1)
	rethink(t, p, "coin:2 army:0.5")
	if w := p.among[3]; w.coin != 2*learnt[3].coin || w.army != learnt[3].army/2 || w.good != learnt[3].good {
		t.Errorf("%+v of %+v", w, learnt[3])
	}
}
