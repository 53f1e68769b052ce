package ai

import "ludotheque/internal/thread"

// Yield lets a browser draw its page: there all goroutines share one thread. A player that thinks for
// more than a millisecond calls it about every millisecond. Elsewhere it does nothing.
func Yield() { thread.Yield() }
