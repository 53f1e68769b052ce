//go:build !js

package sound

// breathe lets the game draw; it has a thread of its own here.
func breathe() {}
