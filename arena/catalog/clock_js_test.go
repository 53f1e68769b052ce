package catalog

import (
	"testing"
	"time"
)

// Work is counted, and reading the clock leaves no garbage.
func TestTheClockOfNodeLeavesNothingBehind(t *testing.T) {
	since := now()
	for begin := time.Now(); time.Since(begin) < 5*time.Millisecond; {
	}
	if took := since.took(); took <= 0 || took > time.Second {
		t.Errorf("%v for work of five milliseconds", took)
	}
	if n := testing.AllocsPerRun(100, func() { used() }); n > 0 {
		t.Errorf("a look at the clock allocates %v times", n)
	}
}
