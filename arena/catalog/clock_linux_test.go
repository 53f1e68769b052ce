package catalog

import (
	"runtime"
	"testing"
	"time"
)

// Waiting for other threads does not count as work, and the thread's own work does.
func TestOnlyWorkIsCounted(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	begin, since := time.Now(), worked()
	<-time.After(30 * time.Millisecond)
	if took := worked() - since; took > 10*time.Millisecond {
		t.Errorf("%v of work in a wait of %v", took, time.Since(begin))
	}
	// Short work is counted too, without waiting for a timer tick.
	since = worked()
	for sum := 0; sum < 100_000; sum++ {
		runtime.KeepAlive(sum)
	}
	if took := worked() - since; took <= 0 {
		t.Errorf("%v for a little work", took)
	}
}
