//go:build !unix && !windows && !js

package settings

// A system that cannot be asked does not ask for less.
func systemCalm() bool { return false }
