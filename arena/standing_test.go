package main

import (
	"strings"
	"testing"

	"ludotheque/ai"
	"ludotheque/arena/ladder"
)

// If levels met only the one below, the command derives ratings from that, with a lower bound for a
// level that never lost, and none if a step is missing.
func TestStepsAloneMakeALadder(t *testing.T) {
	won := func(i int, rate, low, high float64) cell {
		l := ai.Levels()
		return cell{Level: string(l[i]), Against: string(l[i-1]), Games: 48, Estimate: ladder.Estimate{Rate: rate, Low: low, High: high}}
	}
	s := &standing{Game: "null", Variant: "2 seats", Steps: []cell{
		won(1, 10./11, 10./11, 100./101), won(2, 10./11, 10./11, 1), won(3, 1, 10./11, 1), won(4, 10./11, 10./11, 10./11),
	}}
	text := s.found()
	for _, want := range []string{
		"Elo from neighbours only, novice having 1000", "| novice | 1000 |  |  |  |\n", "| easy | 1400 | 1400 to 1800 | 90.9 % (91 to 99) | 48 |",
		"| normal | 1800 | 1800 or more | ", "| hard | at least 2200 |  | 100.0 % (91 to 100) | 48 |", "| master | at least 2600 |  | 90.9 % (",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not there:\n%s", want, text)
		}
	}
	s.Steps = s.Steps[1:]
	if text := s.found(); strings.Contains(text, "Elo") {
		t.Errorf("without a step:\n%s", text)
	}
}
