package search_test

import (
	"context"
	"testing"

	"ludotheque/ai"
	bots "ludotheque/ai/null"
	"ludotheque/ai/search"
	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/null"
)

// game plays a game of two between the search and a player that lays at random.
func game(t *testing.T, seed uint64, seat rules.Seat) *match.Match[*null.State, null.Action, null.View] {
	t.Helper()
	m, err := match.New(null.Game, rules.Setup{Seats: 2, Seed: seed, Options: map[string]string{"cards": "9"}})
	if err != nil {
		t.Fatal(err)
	}
	m.Sit(seat, search.New[*null.State, null.Action, null.View](seat, 2, 0, seed), 0)
	m.Sit(1-seat, bots.New(ai.Novice, seed), 0)
	if err := m.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	if len(m.Notices()) > 0 {
		t.Fatalf("a match of two players has faults: %+v", m.Notices())
	}
	return m
}

// With two cards left, the high one is for a prize that is above the mean of the next, whatever the
// other lays.
func TestItKeepsItsHighCardForTheHighPrize(t *testing.T) {
	asked, right := 0, 0
	for seed := range uint64(60) {
		s, err := null.New(rules.Setup{Seats: 2, Seed: seed, Options: map[string]string{"cards": "2"}})
		if err != nil {
			t.Fatal(err)
		}
		s.Step(make([]null.Action, 2))
		v := s.View(0)
		if v.Prize > 1 && v.Prize < 6 {
			continue
		}
		a, err := search.New[*null.State, null.Action, null.View](0, 2, 0, seed).Choose(t.Context(), v)
		if err != nil {
			t.Fatal(err)
		}
		if asked++; (a.Lay == 2) == (v.Prize == 6) {
			right++
		}
	}
	if asked < 10 || right < asked*3/4 {
		t.Errorf("it lays the right card in %d of %d games", right, asked)
	}
}

func TestSameSeedSameGame(t *testing.T) {
	if a, b := game(t, 7, 0).Hash(), game(t, 7, 0).Hash(); a != b {
		t.Errorf("%s and %s", a, b)
	}
}

func TestItStopsWithItsContext(t *testing.T) {
	s, err := null.New(rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	s.Step(make([]null.Action, 2))
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	a, err := search.New[*null.State, null.Action, null.View](0, 2, 0, 1).Choose(ctx, s.View(0))
	if err != nil || s.Check(0, a) != nil {
		t.Errorf("a search that was stopped should give a legal action: %v, %v", a, err)
	}
	// It is not its turn: there is nothing to do.
	if a, err := search.New[*null.State, null.Action, null.View](1, 2, 0, 1).Choose(context.Background(), s.View(1)); err != nil || a != (null.Action{}) {
		t.Errorf("a seat that does not decide should do nothing: %v, %v", a, err)
	}
}
