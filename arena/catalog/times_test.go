package catalog_test

import (
	"testing"
	"time"

	"ludotheque/ai"
	"ludotheque/arena/catalog"
	"ludotheque/rules"
)

func TestTimes(t *testing.T) {
	var a, b catalog.Times
	for i := range 99 {
		a.Add(time.Duration(i+1) * time.Millisecond)
	}
	b.Add(time.Second)
	a.Join(&b)
	if a.Count() != 100 || a.Longest() != time.Second {
		t.Errorf("%d decisions, the longest %v", a.Count(), a.Longest())
	}
	for share, want := range map[float64]time.Duration{0.5: 50 * time.Millisecond, 0.99: 99 * time.Millisecond, 1: time.Second} {
		if got := a.Within(share); got < want || got > want*7/6 {
			t.Errorf("%g of them within %v, want %v", share, got, want)
		}
	}
	if got := new(catalog.Times).Within(0.5); got != 0 {
		t.Errorf("half of none within %v", got)
	}
}

// TestLevelsKeepTheirBudget holds every level of every game to ai.Budget. The
// machine may be held up now and then, so nine decisions of ten are looked at.
func TestLevelsKeepTheirBudget(t *testing.T) {
	for _, e := range catalog.Games() {
		for _, l := range e.Levels {
			table, err := e.New(rules.Setup{Seats: e.UsualSeats(), Seed: 3})
			if err != nil {
				t.Fatal(err)
			}
			for seat := range rules.Seat(e.UsualSeats()) {
				if err := table.Sit(seat, l, ai.Seed(3, seat), 0); err != nil {
					t.Fatal(err)
				}
			}
			for table.Result() == nil && table.Steps() < 1500 {
				if err := table.RunStep(t.Context()); err != nil {
					t.Fatal(err)
				}
			}
			k := table.Thought()[l]
			budget := ai.Budget(e.Rate, l)
			t.Logf("%s %s: %d decisions, half within %v, 99 %% within %v, the longest %v of %v", e.ID, l, k.Count(), k.Within(0.5), k.Within(0.99), k.Longest(), budget)
			if got := k.Within(0.9); got > budget {
				t.Errorf("%s %s needs %v for nine decisions of ten, and has %v", e.ID, l, got, budget)
			}
		}
	}
}
