package league

import (
	"math"
	"testing"

	"ludotheque/rules"
)

// uniform returns a random number from 0 to below 1.
func uniform(r *rules.Rand) float64 { return (float64(r.Uint64()>>11) + 0.5) / (1 << 53) }

// simulate plays a league between bots of known strengths (natural logarithms) by the Plackett-Luce
// model: the first of a match is drawn with chances proportional to the strengths, then the second
// among the rest, and so on.
func simulate(l *League, theta []float64, r *rules.Rand) []*Result {
	var list []*Result
	for _, m := range l.Schedule() {
		x := &Result{Key: m.Key, Scores: make([]int, l.Seats), Ranks: make([]int, l.Seats)}
		luck := make([]float64, l.Seats)
		for i, bot := range m.Seats {
			luck[i] = -math.Log(-math.Log(uniform(r)))
			if bot != fill {
				luck[i] += theta[bot]
			}
		}
		for i := range luck {
			x.Ranks[i] = 1
			for j := range luck {
				if luck[j] > luck[i] {
					x.Ranks[i]++
				}
			}
			x.Scores[i] = l.Seats - x.Ranks[i]
		}
		list = append(list, x)
	}
	return list
}

func TestRatingsRecoverKnownStrengths(t *testing.T) {
	theta := []float64{1.2, 0.5, 0.1, -0.3, -1.5}
	for _, group := range []int{2, 3} {
		l := table(t, len(theta), group, group, "", true, 60)
		s := Rate(l, l.Schedule(), simulate(l, theta, rules.NewRand(5)))
		for place, x := range s.Ratings {
			if x.Bot != place {
				t.Errorf("groups of %d: place %d is bot %d", group, place, x.Bot)
			}
			if math.Abs(x.Elo-elo(theta[x.Bot])) > 60 || x.High-x.Low < 20 || x.High-x.Low > 160 || x.Low > x.Elo || x.High < x.Elo {
				t.Errorf("groups of %d: bot %d of %.0f is rated %.0f (%.0f to %.0f)", group, x.Bot, elo(theta[x.Bot]), x.Elo, x.Low, x.High)
			}
		}
	}
}

// TestIntervalsHoldWhatTheyPromise counts over many leagues how often the interval contains the true
// strength.
func TestIntervalsHoldWhatTheyPromise(t *testing.T) {
	if testing.Short() {
		t.Skip("computes by itself, on one goroutine")
	}
	theta := []float64{0.9, 0.2, -0.1, -1}
	for _, group := range []int{2, 4} {
		l := table(t, len(theta), group, group, "", true, 12)
		inside, all := 0, 0
		for seed := range uint64(24) {
			for _, x := range Rate(l, l.Schedule(), simulate(l, theta, rules.NewRand(seed))).Ratings {
				all++
				if truth := elo(theta[x.Bot]); x.Low <= truth && truth <= x.High {
					inside++
				}
			}
		}
		if rate := float64(inside) / float64(all); rate < 0.9 {
			t.Errorf("groups of %d: %.0f %% of the intervals hold the truth", group, 100*rate)
		}
	}
}

func TestAPlayerWhoWinsEverythingIsRated(t *testing.T) {
	l := table(t, 3, 2, 2, "", true, 10)
	s := Rate(l, l.Schedule(), simulate(l, []float64{100, 0, -100}, rules.NewRand(1)))
	x := s.Ratings[0]
	if x.Bot != 0 || x.Elo < 1900 || x.Elo > 3000 || x.High-x.Elo < 150 || x.Share != 1 || x.Wins != x.Matches || x.Matches != 40 {
		t.Errorf("40 wins of 40 should give a rating of 1900 to 3000 with a wide interval: %+v", x)
	}
	if s.Won[0][2] != 20 || s.Met[0][2] != 20 || s.Won[2][0] != 0 {
		t.Errorf("%v of %v", s.Won, s.Met)
	}
}

func TestRatingsAreTheSameEveryTime(t *testing.T) {
	l := table(t, 4, 2, 2, "", true, 3)
	results := simulate(l, []float64{1, 0, 0, -1}, rules.NewRand(2))
	a, b := Rate(l, l.Schedule(), results), Rate(l, l.Schedule(), results)
	for i := range a.Ratings {
		if a.Ratings[i] != b.Ratings[i] {
			t.Errorf("%+v and %+v", a.Ratings[i], b.Ratings[i])
		}
	}
}

func TestHalfPlayedLeagues(t *testing.T) {
	l := table(t, 3, 2, 2, "", true, 1)
	schedule := l.Schedule()
	results := make([]*Result, len(schedule))
	for _, r := range Rate(l, schedule, results).Ratings {
		if !math.IsNaN(r.Elo) || r.Matches != 0 {
			t.Errorf("nothing was played, and %+v", r)
		}
	}
	// a and b drew; c has not played.
	results[0] = &Result{Ranks: []int{1, 1}, Scores: []int{4, 4}, Faults: []Fault{{Seat: 1}}}
	s := Rate(l, schedule, results)
	if s.Played != 1 || s.Deals != 1 || s.Ratings[0].Elo != s.Ratings[1].Elo || s.Ratings[0].Share != 0.5 || !math.IsNaN(s.Ratings[2].Elo) || s.Ratings[2].Bot != 2 {
		t.Errorf("one drawn deal should rate a and b alike, and c not at all: %+v", s)
	}
	if s.Ratings[0].Faults != 0 || s.Ratings[1].Faults != 1 || s.Ratings[1].Wins != 0 || s.Ratings[1].Shared != 1 || s.Place(0) != 1 || s.Place(1) != 1 || s.Place(2) != 3 || s.Ratings[1].Score != 4 {
		t.Errorf("b should have a fault and share the first place: %+v", s.Ratings)
	}
	if w := s.Ratings[0].High - s.Ratings[0].Low; w < 200 {
		t.Errorf("one draw fixes a rating to %.0f points", w)
	}
}

func TestSeveralSeatsMakeOneComparison(t *testing.T) {
	m := &Match{Seats: []int{0, 1, 0, fill}}
	got := duels(m, &Result{Ranks: []int{1, 2, 4, 2}})
	if len(got) != 1 || got[0] != (comparison{0, 1, 0.5}) {
		t.Errorf("two seats of the first bot should make one comparison of 0.5: %+v", got)
	}
	got = duels(m, &Result{Ranks: []int{1, 1, 4, 1}})
	if len(got) != 1 || got[0] != (comparison{0, 1, 0.25}) {
		t.Errorf("a draw of one seat and a loss of the other should make one comparison of 0.25: %+v", got)
	}
}
