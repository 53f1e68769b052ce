//go:build !linux

package pipe

// limitMemory is not possible here.
func limitMemory(int, uint64) error { return ErrNoLimit }
