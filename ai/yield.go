//go:build !js

package ai

// Yield does nothing where there are threads. In a browser it lets the page
// draw: a player that thinks for more than a millisecond calls it about every
// millisecond.
func Yield() {}
