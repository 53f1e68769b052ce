//go:build !js

package sound

// breathe does nothing: the game has a thread of its own here.
func breathe() {}

// later calls do at once: outside a browser it delays nothing.
func later(do func()) { do() }
