package catalog

import (
	"runtime"
	"testing"
	"time"
)

// What a thread waits for others is none of its work, and its own work is.
func TestOnlyWorkIsCounted(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	begin, since := time.Now(), worked()
	<-time.After(30 * time.Millisecond)
	if took := worked() - since; took > 10*time.Millisecond {
		t.Errorf("%v of work in a wait of %v", took, time.Since(begin))
	}
	// Short work is counted too, and not at the next tick of the system's clock.
	since = worked()
	for sum := 0; sum < 100_000; sum++ {
		runtime.KeepAlive(sum)
	}
	if took := worked() - since; took <= 0 {
		t.Errorf("%v for a little work", took)
	}
}
