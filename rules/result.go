package rules

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// Result is how a game ended.
type Result struct {
	// Reason is a word of the game's own ("blitzkrieg"); screens translate it.
	Reason string
	// Scores has an entry per seat; what they count depends on the game.
	Scores []int
	// Ranks, one a seat, from 1; equal players share a rank (1, 1, 3, 4). The
	// only seat of a game against an automaton has rank 2 when that won.
	Ranks []int
}

// Validate returns nil if a game with that number of seats can end like this, for one of the
// reasons. Without reasons any is accepted. It validates results that come from other
// programs.
func (r *Result) Validate(seats int, reasons ...string) error {
	if len(r.Scores) != seats || len(r.Ranks) != seats || r.Reason == "" {
		return fmt.Errorf("a result for %q with %d scores and %d ranks of %d seats", r.Reason, len(r.Scores), len(r.Ranks), seats)
	}
	if len(reasons) > 0 && !slices.Contains(reasons, r.Reason) {
		return fmt.Errorf("a result for %q, which is none of %s", r.Reason, strings.Join(reasons, ", "))
	}
	for i, rank := range r.Ranks {
		better := 0
		for _, other := range r.Ranks {
			if other < rank {
				better++
			}
		}
		if rank != better+1 && (seats != 1 || rank != 2) {
			return fmt.Errorf("ranks %v: %d seats are better than seat %d", r.Ranks, better, i)
		}
		if n := r.Scores[i]; n < -MostScore || n > MostScore {
			return fmt.Errorf("a score of %d", n)
		}
	}
	return nil
}

// MostScore bounds the scores of a result.
const MostScore = math.MaxInt32

// RankByScore returns ranks by decreasing score; equal scores share a rank (1, 1, 3, 4).
func RankByScore(scores []int) []int {
	ranks := make([]int, len(scores))
	for i, s := range scores {
		ranks[i] = 1
		for _, t := range scores {
			if t > s {
				ranks[i]++
			}
		}
	}
	return ranks
}
