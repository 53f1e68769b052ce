// Package properties reads the files of words: for the program, which fills the
// texts in, and for the generator, which writes a function for each of them.
package properties

import (
	"fmt"
	"slices"
	"strings"
)

// Entry is one text of a file, with the two forms of one that counts.
type Entry struct {
	Key string
	// One and Other are the forms of a text that counts; any other text has only
	// Other. A text for which a form is missing has "" there.
	One, Other string
	// Counts says that the number {n} chooses the form.
	Counts bool
	// Line is where the text stands in its file, from 1; its first form when it
	// has two.
	Line int
}

// Forms are the forms that an entry has.
func (e *Entry) Forms() []string {
	if e.Counts {
		return []string{e.One, e.Other}
	}
	return []string{e.Other}
}

// Parse reads a file: one "key = text" in a line, or "key[one] = text" and
// "key[other] = text" for a text that counts. An empty line or one that begins
// with # says nothing, and \n in a text begins a new line of it. An error begins
// with the name of the file and the line: "ui.fr.properties:12: ...".
func Parse(name, data string) ([]Entry, error) {
	var all []Entry
	at := map[string]int{}
	n := 0
	for line := range strings.Lines(data) {
		n++
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		fail := func(format string, args ...any) ([]Entry, error) {
			return nil, fmt.Errorf("%s:%d: %s", name, n, fmt.Sprintf(format, args...))
		}
		head, value, ok := strings.Cut(line, "=")
		head = strings.TrimSpace(head)
		if !ok || head == "" {
			return fail("write key = text")
		}
		value = strings.ReplaceAll(strings.TrimSpace(value), `\n`, "\n")
		if value == "" {
			return fail("%s has no text", head)
		}
		key, form, counts := strings.Cut(head, "[")
		if counts && form != "one]" && form != "other]" {
			return fail("%s: a form is written %s[one] or %s[other]", head, key, key)
		}
		i, again := at[key]
		if !again {
			i = len(all)
			at[key] = i
			all = append(all, Entry{Key: key, Counts: counts, Line: n})
		}
		e := &all[i]
		to := &e.Other
		if form == "one]" {
			to = &e.One
		}
		if e.Counts != counts || *to != "" {
			return fail("%s is there twice", head)
		}
		*to = value
	}
	return all, nil
}

// Slots are the slots that stand in some forms of a text, each once, in the
// order of the table of slots: the order of the values that fill them. A text
// that counts has {n} even when no form writes the number. An error is for a
// slot that the table does not have, and for a brace that belongs to none.
func Slots(e *Entry) ([]Slot, error) {
	var found [len(slots)]bool
	found[0] = e.Counts
	for _, s := range e.Forms() {
		for {
			open := strings.IndexAny(s, "{}")
			if open < 0 {
				break
			}
			end := strings.IndexByte(s[open:], '}')
			if end <= 0 {
				return nil, fmt.Errorf("%s: a brace stands alone", e.Key)
			}
			name := s[open+1 : open+end]
			i := slices.IndexFunc(slots[:], func(s Slot) bool { return s.Name == name })
			if i < 0 {
				return nil, fmt.Errorf("%s: no slot is called {%s}: see the table in properties/slots.go", e.Key, name)
			}
			found[i] = true
			s = s[open+end+1:]
		}
	}
	var out []Slot
	for i, there := range found {
		if there {
			out = append(out, slots[i])
		}
	}
	return out, nil
}
