package trichrome

import (
	"testing"

	"ludotheque/rules"
)

// CloneTo gives the same as Clone, whatever was in the memory, and shares nothing. Clone and step then
// allocate nothing.
func TestCloneToUsesTheMemoryItGets(t *testing.T) {
	s, err := New(rules.Setup{Seats: Players, Seed: 6, Options: map[string]string{"maze": "17x11", "rounds": "2", "door": "moving"}})
	if err != nil {
		t.Fatal(err)
	}
	r := rules.NewRand(1)
	var c State
	for s.Result() == nil {
		s.CloneTo(&c)
		before, news := s.String(), len(s.events)
		if c.String() != before {
			t.Fatalf("step %d: the clone is\n%s\ninstead of\n%s", s.board.Clock, c.String(), before)
		}
		c.Step([]Dir{Up, Left, Down})
		if s.String() != before || len(s.events) != news {
			t.Fatal("a step of the clone changed the state")
		}
		s.Step([]Dir{s.View(0).Sample(r), s.View(1).Sample(r), s.View(2).Sample(r)})
	}
	begun, err := New(rules.Setup{Seats: Players, Seed: 6})
	if err != nil {
		t.Fatal(err)
	}
	for range ReadyTicks + 60 {
		begun.Step([]Dir{Up, Left, Down})
	}
	if n := testing.AllocsPerRun(100, func() {
		begun.CloneTo(&c)
		c.Step(nil)
	}); n > 0 {
		t.Errorf("a clone and a step allocate %.1f times", n)
	}
}
