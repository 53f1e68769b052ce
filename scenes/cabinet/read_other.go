//go:build !js

package cabinet

import "ludotheque/internal/store"

// readRecord reads the record in a file.
func readRecord(name string) ([]byte, error) { return store.ReadFile(name) }
