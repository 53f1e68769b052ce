//go:build !race

package pipe

const raced = false
