//go:build !js

package sound

// breathe lets the game draw; it has a thread of its own here.
func breathe() {}

// later does something at once: outside a browser nobody waits for it.
func later(do func()) { do() }
