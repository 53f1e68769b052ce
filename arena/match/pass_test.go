package match_test

import (
	"context"
	"errors"
	"testing"

	brutalbots "ludotheque/ai/brutal"
	bzzzbots "ludotheque/ai/bzzz"
	empirebots "ludotheque/ai/empire"
	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
	"ludotheque/rules/bzzz"
	"ludotheque/rules/empire"
)

// passes plays a game whose seat A answers only with illegal actions or errors, and calls each with
// what the match did for it and what A saw.
func passes[S rules.State[S, A, V], A any, V rules.View[A]](t *testing.T, game rules.Game[S, A, V], setup rules.Setup, illegal A, other func(seed uint64) match.Player[A, V], each func(v V, did A)) {
	t.Helper()
	for _, c := range []struct {
		name string
		a    A
		err  error
	}{{"illegal", illegal, nil}, {"late", illegal, context.DeadlineExceeded}, {"crashed", illegal, errors.New("the program ended")}} {
		m, err := match.New(game, setup)
		if err != nil {
			t.Fatal(err)
		}
		m.Sit(0, player[A, V](func(context.Context, V) (A, error) { return c.a, c.err }), 0)
		for p := 1; p < setup.Seats; p++ {
			m.Sit(rules.Seat(p), other(uint64(p)), 0)
		}
		if err := m.Run(t.Context()); err != nil {
			t.Fatalf("%s, %s: %v", game.ID, c.name, err)
		}
		r, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		for at := range r.Len() {
			acting, acts := r.Acts(at)
			if acting.Has(0) {
				each(r.View(at, 0), acts[0])
			}
		}
		if own, missed := m.Answers(0); own != 0 || missed == 0 {
			t.Errorf("%s, %s: %d decisions of its own, %d missed", game.ID, c.name, own, missed)
		}
	}
}

// TestZ37_Z13_NoAnswerIsAPass: a late, crashed or illegal answer is an empty turn in Bzzz, and a pass
// in every game that has one.
func TestZ37_Z13_NoAnswerIsAPass(t *testing.T) {
	count := 0
	passes(t, bzzz.Game, rules.Setup{Seats: 4, Seed: 2, Options: map[string]string{"turns": "24"}}, bzzz.ForageFlower(99, 99),
		func(seed uint64) match.Player[bzzz.Action, *bzzz.View] { return bzzzbots.New("novice", seed) },
		func(_ *bzzz.View, did bzzz.Action) {
			if count++; did != bzzz.EndTurn {
				t.Errorf("bzzz: %v was done for a seat that answers nothing", did)
			}
		})
	passes(t, brutal.Game, rules.Setup{Seats: 2, Seed: 2}, brutal.Action{},
		func(seed uint64) match.Player[brutal.Action, *brutal.View] { return brutalbots.New("novice", seed) },
		func(v *brutal.View, did brutal.Action) {
			if count++; v.Phase == brutal.PhaseTruce && (did.Do != brutal.Command || len(did.Orders) > 0) {
				t.Errorf("brutal: %v was ordered for a seat that answers nothing", did)
			}
		})
	passes(t, empire.Game, rules.Setup{Seats: 2, Seed: 2}, empire.Action{},
		func(seed uint64) match.Player[empire.Action, *empire.View] { return empirebots.New("novice", seed) },
		func(v *empire.View, did empire.Action) {
			if count++; v.Phase == empire.PhaseAct && did != empire.Done || v.Phase == empire.PhaseBid && did.N != 0 {
				t.Errorf("empire: %v was done for a seat that answers nothing", did)
			}
		})
	if count < 50 {
		t.Errorf("only %d decisions were missed", count)
	}
}
