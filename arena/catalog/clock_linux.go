package catalog

import (
	"time"

	"golang.org/x/sys/unix"
)

// worked returns the processor time of this thread so far. Getrusage would be as coarse as the
// system's timer tick.
func worked() time.Duration {
	var at unix.Timespec
	if unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &at) != nil { // cannot happen: the clock exists
		return 0
	}
	return time.Duration(at.Nano())
}
