//go:build race

package pipe

// raced says that the race detector is in this program, which takes memory of its
// own by the gigabyte.
const raced = true
