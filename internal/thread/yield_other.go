//go:build !js

package thread

// Yield does nothing where there are threads.
func Yield() {}
