//go:build !js

package store

// Persist does nothing: only browsers remove what a program keeps.
func (s *Store) Persist() {}
