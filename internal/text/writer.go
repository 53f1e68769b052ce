package text

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// NewWriter returns a writer to w for text that may come from others: a terminal would obey the control
// characters of a file's name, of a bot or of a guest. They, and characters that change the direction of
// text, are written as \u001b, which is valid in JSON too; bytes that are no UTF-8 as U+FFFD. Tabs, line
// feeds, also with a carriage return, and bold text stay. Several goroutines may write.
func NewWriter(w io.Writer) io.Writer { return &writer{to: w} }

type writer struct {
	mu   sync.Mutex
	to   io.Writer
	rest string // a character or a sequence whose end the next write brings
}

// kept are the sequences that are written unchanged: line ends of Windows, and the marks of bold text.
var kept = []string{"\r\n", "\x1b[1m", "\x1b[0m"}

func (w *writer) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	s := w.rest + string(p)
	w.rest = ""
	var b strings.Builder
	for s != "" {
		n := begins(s)
		if n < 0 {
			w.rest = s
			break
		}
		if n > 0 {
			b.WriteString(s[:n])
			s = s[n:]
			continue
		}
		r, size := utf8.DecodeRuneInString(s)
		switch {
		case r == '\n' || r == '\t':
			b.WriteRune(r)
		case unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029':
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			b.WriteRune(r)
		}
		s = s[size:]
	}
	if _, err := io.WriteString(w.to, b.String()); err != nil {
		return 0, err
	}
	return len(p), nil
}

// begins returns the length of the sequence of kept with which s begins, 0 if there is none, and -1 if s
// may be the beginning of one or of a character.
func begins(s string) int {
	for _, k := range kept {
		if strings.HasPrefix(s, k) {
			return len(k)
		}
		if strings.HasPrefix(k, s) {
			return -1
		}
	}
	if !utf8.FullRuneInString(s) {
		return -1
	}
	return 0
}
