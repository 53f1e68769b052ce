package catalog

import (
	"context"
	"fmt"

	"ludotheque/ai"
	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/promise"
)

func (t *table[S, A, V]) Propose(seat rules.Seat, r *rules.Rand) error {
	a := t.Match.View(seat).Sample(r)
	// Use JSON, like a record or a program.
	text, err := promise.JSON(a)
	if err == nil {
		err = t.Submit(seat, []byte(text))
	}
	if err != nil {
		return fmt.Errorf("seat %s proposes %s: %w\nin %s", seat.Letter(), text, err, t.Text())
	}
	return nil
}

func (t *table[S, A, V]) Lawful() error {
	return promise.Lawful(t.State(), t.Setup().Seats)
}

func (t *table[S, A, V]) CheckViews(r *rules.Rand) (unchanged func() error, err error) {
	seats := t.Setup().Seats
	if err := promise.CheckViews(t.State(), t.Setup(), r); err != nil {
		return nil, err
	}
	if t.Result() == nil {
		if err := promise.CheckClones(t.State(), seats, r); err != nil {
			return nil, err
		}
	}
	// The views are those of the state itself, not of a clone.
	taken, err := promise.Take(t.State(), seats, t.Match.View)
	if err != nil {
		return nil, err
	}
	return taken.Unchanged, nil
}

func (t *table[S, A, V]) Over() error { return promise.Over(t.State(), t.Setup().Seats) }

func (t *table[S, A, V]) SitForgetful(seat rules.Seat, level ai.Level, seed uint64) error {
	l, err := t.entry.Level(string(level))
	if err != nil {
		return err
	}
	t.Match.Sit(seat, forgetful[A, V]{func() match.Player[A, V] {
		return t.player(l, seat, AtStep(seed, seat, t.Steps()))
	}}, 0)
	return nil
}

// AtStep returns a seed for one step of a seat.
func AtStep(seed uint64, seat rules.Seat, step int) uint64 {
	r := rules.NewRand(seed ^ uint64(step)<<8 ^ uint64(seat+1))
	return r.Uint64()
}

// forgetful is a computer player that is created anew for each decision.
type forgetful[A, V any] struct{ fresh func() match.Player[A, V] }

func (p forgetful[A, V]) Choose(ctx context.Context, v V) (A, error) { return p.fresh().Choose(ctx, v) }
