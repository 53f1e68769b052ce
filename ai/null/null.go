// Package null provides the computer players of the template game: a heuristic, and a search over
// guesses of what is hidden.
//
// Template: these are the two usual ways, to be copied.
package null

import (
	"context"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/null"
)

// Levels are the levels on offer, the weakest first.
var Levels = ai.Levels()

// Player plays one seat of one game.
type Player struct {
	level ai.Level
	rand  *rules.Rand
}

// New returns a player of one of Levels; the same seed plays the same way. All characters play alike
// here.
func New(level ai.Level, seed uint64) *Player {
	level, _ = level.Parts()
	return &Player{level, rules.NewRand(seed)}
}

// Choose returns what the seat of v does. It is quick and always answers.
func (p *Player) Choose(ctx context.Context, v null.View) (null.Action, error) {
	legal := v.Legal()
	if len(legal) == 0 {
		return null.Action{}, nil
	}
	switch p.level {
	case ai.Novice:
		return v.Sample(p.rand), nil
	case ai.Easy:
		if p.rand.Intn(2) == 0 {
			return v.Sample(p.rand), nil
		}
		return p.thumb(v, legal), nil
	case ai.Normal:
		return p.thumb(v, legal), nil
	}
	return p.search(ctx, v, legal), nil
}

// thumb plays roughly high cards for high prizes; a predictable player would be tied with.
func (p *Player) thumb(v null.View, legal []null.Action) null.Action {
	i := (v.Prize-1)*len(legal)/6 + p.rand.Intn(3) - 1
	return legal[min(max(i, 0), len(legal)-1)]
}

// guesses is how many states a level imagines for each decision.
var guesses = map[ai.Level]int{ai.Hard: 100, ai.Master: 300}

// search tries each action in states that the view could come from, plays them on at random, and
// returns the action with the best average margin. If ctx ends it returns the best so far.
func (p *Player) search(ctx context.Context, v null.View, legal []null.Action) null.Action {
	total := make([]int, len(legal))
	for range guesses[p.level] {
		if ctx.Err() != nil {
			break
		}
		ai.Yield()
		guess := v.Guess(p.rand)
		for i, a := range legal {
			total[i] += p.playOut(guess.Clone(), v.Seat, a)
		}
	}
	best := 0
	for i := range total {
		if total[i] > total[best] {
			best = i
		}
	}
	return legal[best]
}

// playOut returns the margin of the seat over its best rival if it starts with a and then all seats
// play at random.
func (p *Player) playOut(s *null.State, seat rules.Seat, a null.Action) int {
	acts := make([]null.Action, s.Seats())
	acts[seat] = a
	for s.Result() == nil {
		s.Step(acts)
		if turn := s.Acting().First(); turn >= 0 {
			acts[turn] = s.View(turn).Sample(p.rand)
		}
	}
	scores := s.Result().Scores
	best := 0
	for i, n := range scores {
		if rules.Seat(i) != seat {
			best = max(best, n)
		}
	}
	return scores[seat] - best
}
