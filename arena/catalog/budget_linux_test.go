package catalog_test

import (
	"syscall"
	"testing"
	"time"

	"ludotheque/ai"
	"ludotheque/arena/catalog"
	"ludotheque/rules"
)

// worked returns the processor time of this process so far.
func worked(t *testing.T) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// TestLevelsKeepTheirBudget checks every level of every game against ai.Budget, in processor time,
// since the machine may be busy. Because of garbage collection two steps in a hundred may take longer.
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
			var k catalog.Times
			for table.Result() == nil && table.Steps() < 1500 {
				asked, before := table.Waiting().Len(), worked(t)
				if err := table.RunStep(t.Context()); err != nil {
					t.Fatal(err)
				}
				if asked > 0 {
					k.Add((worked(t) - before) / time.Duration(asked))
				}
			}
			budget := ai.Budget(e.Rate, l)
			t.Logf("%s %s: %d steps, half within %v, 98 %% within %v, the longest %v of %v", e.ID, l, k.Count(), k.Within(0.5), k.Within(0.98), k.Longest(), budget)
			if got := k.Within(0.98); k.Count() == 0 || got > budget {
				t.Errorf("%s %s needs %v for 98 of 100 decisions, and has %v", e.ID, l, got, budget)
			}
		}
	}
}
