package aquariom_test

import (
	"errors"
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// An action may have as many answers as MaxAnswers says, and each as many entries of a kind
// as its map allows; with one more it is refused.
func TestAnActionIsBounded(t *testing.T) {
	s, err := aquariom.Game.New(rules.Setup{Seats: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	s.Step(make([]aquariom.Action, 2)) // the sea is shown before anybody acts
	most := s.View(0).Map.MaxEntries()
	for what, long := range map[string]func(n int) aquariom.Answer{
		"moves":     func(n int) aquariom.Answer { return aquariom.Answer{Moves: make([]aquariom.Move, n)} },
		"divisions": func(n int) aquariom.Answer { return aquariom.Answer{Divisions: make([]aquariom.Division, n)} },
		"viruses":   func(n int) aquariom.Answer { return aquariom.Answer{Viruses: make([]aquariom.Laying, n)} },
	} {
		for _, n := range []int{most, most + 1} {
			var want error
			if n > most {
				want = aquariom.ErrTooMuch
			}
			if err := s.Check(0, aquariom.Action{Answer: long(n)}); !errors.Is(err, want) {
				t.Errorf("%d %s of %d: %v", n, what, most, err)
			}
			if err := s.Check(0, aquariom.Action{Then: []aquariom.Answer{long(n)}}); !errors.Is(err, want) {
				t.Errorf("%d %s of %d in a second answer: %v", n, what, most, err)
			}
		}
	}
	for _, n := range []int{aquariom.MaxAnswers, aquariom.MaxAnswers + 1} {
		var want error
		if n > aquariom.MaxAnswers {
			want = aquariom.ErrTooMuch
		}
		if err := s.Check(0, aquariom.Action{Then: make([]aquariom.Answer, n-1)}); !errors.Is(err, want) {
			t.Errorf("%d answers of %d: %v", n, aquariom.MaxAnswers, err)
		}
	}
}
