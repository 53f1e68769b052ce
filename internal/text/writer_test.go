package text

import (
	"strings"
	"testing"
)

func TestWriterTakesControlFromATerminal(t *testing.T) {
	for in, want := range map[string]string{
		"Zoë\t李 🐝\n":                   "Zoë\t李 🐝\n",
		"a\x1b[2Jb\x07\x08\x7f":        `a\u001b[2Jb\u0007\u0008\u007f`,
		"\x1b]0;title\x07":             `\u001b]0;title\u0007`,
		"\u009b31m\u202eAda\u2066\n":   `\u009b31m\u202eAda\u2066` + "\n",
		"\x9b31m":                      "\ufffd31m",
		"one\rtwo\r\nthree\n":          `one\u000dtwo` + "\r\nthree\n",
		"\x1b[1mbold\x1b[0m\x1b[31m\n": "\x1b[1mbold\x1b[0m" + `\u001b[31m` + "\n",
		"a\u2028b":                     `a\u2028b`,
	} {
		var whole, bytewise strings.Builder
		w := NewWriter(&whole)
		if n, err := w.Write([]byte(in)); n != len(in) || err != nil {
			t.Errorf("%q: %d bytes are written, %v", in, n, err)
		}
		w = NewWriter(&bytewise)
		for i := range len(in) {
			if _, err := w.Write([]byte{in[i]}); err != nil {
				t.Error(err)
			}
		}
		if whole.String() != want || bytewise.String() != want {
			t.Errorf("%q is written as %q, and byte by byte as %q; want %q", in, whole.String(), bytewise.String(), want)
		}
	}
}
