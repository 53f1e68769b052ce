package catalog

import (
	"time"

	"golang.org/x/sys/unix"
)

// worked returns the processor time of this thread so far. Getrusage would tell it as of the last tick
// of the system's clock.
func worked() time.Duration {
	var at unix.Timespec
	if unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &at) != nil { // cannot happen: there is such a clock
		return 0
	}
	return time.Duration(at.Nano())
}
