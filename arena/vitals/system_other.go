//go:build !linux

package vitals

// system tells nothing: there is no way to ask without cgo that is worth it.
func system() (resident uint64, files int) { return 0, 0 }
