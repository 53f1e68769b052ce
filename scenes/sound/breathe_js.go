package sound

import "time"

var breath = time.Now()

// breathe lets the browser draw: goroutines share its one thread, and only one
// that sleeps gives it back. The loader alone calls it.
func breathe() {
	if time.Since(breath) > 2*time.Millisecond {
		time.Sleep(time.Nanosecond)
		breath = time.Now()
	}
}
