package play

import (
	"testing"

	"ludotheque/rules"
)

func TestStartCountsPeople(t *testing.T) {
	s := Start{Setup: rules.Setup{Seats: 3}, Chairs: []Chair{{Name: "Noé"}, {Level: "hard"}, {}}}
	if s.People() != 2 || s.Chairs[1].Person() {
		t.Errorf("%d people", s.People())
	}
}
