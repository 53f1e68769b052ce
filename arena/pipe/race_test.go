//go:build race

package pipe

// raced reports whether the race detector is built in; it uses gigabytes of memory itself.
const raced = true
