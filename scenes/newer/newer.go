// Package newer looks whether there is a newer version, for those who have let it: in a
// window it asks the page where this build was published, in a browser the page asks the
// server that it came from. It sends nothing of the player's, asks once in each start, and
// what goes wrong stays unsaid: a game starts without a network.
package newer

import (
	"strconv"
	"strings"
	"sync/atomic"
)

// A Look is one look. Its zero value has not begun. It is used by one goroutine.
type Look struct {
	begun    bool
	found    atomic.Pointer[string]
	reported bool
}

// Begin looks in the background, the first time it is called. home is where this build was
// published, "" for nowhere, which asks no server; number is this version.
func (l *Look) Begin(home, number string) {
	if l.begun {
		return
	}
	l.begun = true
	ask(home, func(answer string) {
		if there := strings.TrimSpace(answer); Newer(there, number) {
			l.found.Store(&there)
		}
	})
}

// Found is the number of a newer version, once; "" as long as none is known.
func (l *Look) Found() string {
	there := l.found.Load()
	if there == nil || l.reported {
		return ""
	}
	l.reported = true
	return *there
}

// Newer says whether one number of a version comes after another. What is no number, as
// the page of an error, never does. What comes before a version, as 1.0.0-rc, is older
// than it.
func Newer(there, here string) bool {
	a, beforeA, okA := parts(there)
	b, beforeB, okB := parts(here)
	if !okA || !okB {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return a[i] > b[i]
		}
	}
	switch {
	case beforeA == beforeB, beforeB == "":
		return false
	case beforeA == "":
		return true
	}
	return beforeA > beforeB
}

// parts are the three numbers, and what stands behind a hyphen.
func parts(number string) (three [3]int, before string, ok bool) {
	number, before, hyphen := strings.Cut(number, "-")
	texts := strings.Split(number, ".")
	if len(texts) != len(three) || hyphen && before == "" || len(before) > 20 || strings.ContainsFunc(before, strange) {
		return three, "", false
	}
	for i, text := range texts {
		n, err := strconv.ParseUint(text, 10, 16)
		if err != nil {
			return three, "", false
		}
		three[i] = int(n)
	}
	return three, before, true
}

// strange says of a letter that no version has it.
func strange(c rune) bool {
	return !(c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c == '.')
}
