package league

import (
	"testing"

	"ludotheque/arena/match"
)

func TestAFaultHasTheFirstAndTheLastNotice(t *testing.T) {
	notice := func(step int, text string) match.Notice { return match.Notice{Seat: 1, Step: step, Text: text} }
	for _, c := range []struct {
		name    string
		notices []match.Notice
		want    *Fault
	}{
		{"none of its own", []match.Notice{{Seat: 0, Text: "slow"}}, nil},
		{"one", []match.Notice{notice(3, "slow")}, &Fault{Seat: 1, Bot: "b", Step: 3, Text: "slow", Count: 1}},
		{"the same again", []match.Notice{notice(3, "slow"), notice(4, "lost"), notice(5, "slow")}, &Fault{Seat: 1, Bot: "b", Step: 3, Text: "slow", Count: 3}},
		{"another last", []match.Notice{notice(3, "slow"), notice(4, "lost")}, &Fault{Seat: 1, Bot: "b", Step: 3, Text: "slow", Last: "lost", Count: 2}},
	} {
		got := fault("b", 1, c.notices)
		if (got == nil) != (c.want == nil) || got != nil && *got != *c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}
