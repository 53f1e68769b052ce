//go:build !linux

package pipe

// limitMemory returns ErrNoLimit: it is not possible on this system.
func limitMemory(int, uint64) error { return ErrNoLimit }
