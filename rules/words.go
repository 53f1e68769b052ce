package rules

import (
	"fmt"
	"slices"
	"strings"
)

// WordOf returns the word of an enumerated value that counts from 0, or "?" if it has
// none.
func WordOf[T ~uint8](words []string, v T) string {
	if int(v) < len(words) {
		return words[v]
	}
	return "?"
}

// MarshalWord implements encoding.TextMarshaler for such a value. It fails if the value
// has no word.
func MarshalWord[T ~uint8](words []string, v T) ([]byte, error) {
	if int(v) >= len(words) {
		return nil, fmt.Errorf("%T %d is none of %s", v, v, strings.Join(words, ", "))
	}
	return []byte(words[v]), nil
}

// UnmarshalWord implements encoding.TextUnmarshaler. Its error lists the known words.
func UnmarshalWord[T ~uint8](words []string, v *T, text []byte) error {
	i := slices.Index(words, string(text))
	if i < 0 {
		return fmt.Errorf("%.40q is none of %s", text, strings.Join(words, ", "))
	}
	*v = T(i)
	return nil
}
