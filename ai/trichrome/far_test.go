package trichrome

import (
	"context"
	"fmt"
	"testing"

	"ludotheque/ai"
	"ludotheque/rules/trichrome"
)

// far plays as a guest whose table is far away: it sees the others late steps ago, and its own runner as
// its screen foresees it.
type far struct {
	chooser
	late int
	past []*trichrome.View
}

func (a *far) Choose(ctx context.Context, v *trichrome.View) (trichrome.Dir, error) {
	if len(a.past) > 0 && (a.past[0].Round.Number != v.Round.Number || a.past[0].Phase != v.Phase) {
		a.past = a.past[:0]
	}
	if a.past = append(a.past, v); len(a.past) > a.late+1 {
		a.past = a.past[1:]
	}
	seen := *v
	for p := range seen.Runners {
		if p != int(v.Seat) {
			seen.Runners[p] = a.past[0].Runners[p]
		}
	}
	return a.chooser.Choose(ctx, &seen)
}

// BenchmarkFar plays matches of three hard players, one with a delay, and reports the share of its
// duels that this one wins.
func BenchmarkFar(b *testing.B) {
	for _, delay := range []int{0, 100, 200} {
		b.Run(fmt.Sprintf("ms=%d", delay), func(b *testing.B) {
			for b.Loop() {
				c := contest(b, func(seed uint64) chooser {
					return &far{chooser: New(ai.Hard, seed), late: delay * 60 / 1000}
				}, of(ai.Hard), 30, nil)
				b.ReportMetric(100*float64(c.won)/float64(c.duels), "%duels")
			}
		})
	}
}
