package ai

import "ludotheque/internal/thread"

// Yield lets the page draw. A player that thinks for more than a millisecond
// calls it about every millisecond: in a browser all goroutines share one
// thread. Elsewhere it does nothing.
func Yield() { thread.Yield() }
