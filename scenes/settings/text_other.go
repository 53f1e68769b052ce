//go:build !js

package settings

// systemText returns the usual size of texts: systems enlarge whole windows.
func systemText() float64 { return 100 }
