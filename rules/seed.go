package rules

import (
	"hash/fnv"
	"strconv"
	"strings"
)

// SeedFromText is the one way from what a person types to a seed, so that a
// seed passed on as a text deals the same game everywhere. A whole number that
// fits 64 bits is itself; any other text, less the spaces around it and its
// capitals, is hashed (FNV-1a, 64 bits). The empty text is seed 0.
func SeedFromText(text string) uint64 {
	text = strings.ToLower(strings.TrimSpace(text))
	if text == "" {
		return 0
	}
	if n, err := strconv.ParseUint(text, 10, 64); err == nil {
		return n
	}
	h := fnv.New64a()
	h.Write([]byte(text))
	return h.Sum64()
}
