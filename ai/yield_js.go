package ai

import "time"

// Yield lets the page draw. A player that thinks for more than a millisecond
// calls it about every millisecond: in a browser all goroutines share one
// thread, and only a sleep, however short, lets a frame through.
func Yield() { time.Sleep(time.Nanosecond) }
