package rules

import (
	"fmt"
	"slices"
	"strings"
)

// WordOf is the word of a value that counts from 0, as games write their own
// small kinds; "?" when there is none.
func WordOf[T ~uint8](words []string, v T) string {
	if int(v) < len(words) {
		return words[v]
	}
	return "?"
}

// MarshalWord is the word of a value for encoding.TextMarshaler. The error says
// that the value has none.
func MarshalWord[T ~uint8](words []string, v T) ([]byte, error) {
	if int(v) >= len(words) {
		return nil, fmt.Errorf("%T %d is none of %s", v, v, strings.Join(words, ", "))
	}
	return []byte(words[v]), nil
}

// UnmarshalWord reads what MarshalWord wrote, for encoding.TextUnmarshaler. The
// error names the words there are.
func UnmarshalWord[T ~uint8](words []string, v *T, text []byte) error {
	i := slices.Index(words, string(text))
	if i < 0 {
		return fmt.Errorf("%.40q is none of %s", text, strings.Join(words, ", "))
	}
	*v = T(i)
	return nil
}
