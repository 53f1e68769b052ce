package aquariom

import (
	"testing"

	"ludotheque/assets/words"
)

// Before the first turn no player leads, and a mass that several look at has a name.
func TestPanelsNameWhomTheyShow(t *testing.T) {
	th := newTheatre(t, people(3, 2, 7, nil))
	leads := func() bool { return th.crowns(th.order.Seats[0]) }
	if th.now.Turn > 0 || leads() {
		t.Errorf("at turn %d, before anything happened, %v is crowned", th.now.Turn, th.order.Seats[0])
	}
	if got, want := th.massCaption(1), th.who(1); got != want {
		t.Errorf("the mass of the second of two people is called %q, not %q", got, want)
	}
	th.Until("the first turns", func() bool { return th.now.Turn > 2 })
	if !leads() {
		t.Errorf("at turn %d nobody is crowned", th.now.Turn)
	}
	alone := newTheatre(t, people(3, 1, 7, nil))
	if got, want := alone.massCaption(0), alone.scene.Screen().Say(words.AquariomMass()); got != want {
		t.Errorf("the mass of the only person is called %q, not %q", got, want)
	}
}
