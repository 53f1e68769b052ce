package rules

import (
	"hash/fnv"
	"strconv"
	"strings"
)

// SeedFromText converts what a person types into a seed, so that a seed passed on as text
// deals the same game everywhere. A whole number that fits into 64 bits is itself. Any
// other text is hashed (FNV-1a, 64 bits) without surrounding spaces and in lower case.
// The empty text is seed 0.
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
