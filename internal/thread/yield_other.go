//go:build !js

package thread

// Yield does nothing on systems with threads.
func Yield() {}
