package aquariom

import (
	"reflect"
	"testing"

	"ludotheque/rules"
)

// TestRenew checks that a view in reused memory equals a new one, in a game where lists grow and
// shrink, and does not allocate once there is enough.
func TestRenew(t *testing.T) {
	s, acts := throng(t, 4, 16, 100, 75, 25, 60)
	old := new(View)
	for range 40 {
		s.Step(acts)
		old = s.Renew(rules.Spectator, old)
		fresh := *s.View(rules.Spectator)
		if len(old.Events) == 0 {
			old.Events = fresh.Events // an empty list, or none
		}
		if !reflect.DeepEqual(*old, fresh) {
			t.Fatalf("step %d: the renewed view is not the new one", s.done)
		}
	}
	if n := testing.AllocsPerRun(10, func() { s.Renew(2, old) }); n > 0 || old.Seat != 2 {
		t.Errorf("%v allocations for seat %d", n, old.Seat)
	}
}
