package text

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Name returns a person's name as screens show it: in Unicode's form NFC, with single spaces, without
// what shows nothing, changes the direction of the sentence around it or is no text, and of at most
// most characters.
func Name(s string, most int) string {
	var b strings.Builder
	n := 0
	for _, word := range strings.FieldsFunc(norm.NFC.String(s), unicode.IsSpace) {
		begun := false
		for _, r := range word {
			if !unicode.IsPrint(r) || r == unicode.ReplacementChar || blank(r) || !begun && unicode.IsMark(r) {
				continue
			}
			if !begun && n > 0 {
				if n+1 >= most {
					return b.String()
				}
				b.WriteByte(' ')
				n++
			}
			if n == most {
				return b.String()
			}
			b.WriteRune(r)
			begun = true
			n++
		}
	}
	return b.String()
}

// Called reports whether a name is one by which screens call a computer player or a person without a
// name, such as "Computer B": somebody else would be taken for it.
func Called(name string) bool {
	words := strings.Fields(strings.ToLower(name))
	if len(words) == 0 || len(words) > 2 || len(words) == 2 && utf8.RuneCountInString(words[1]) > 1 {
		return false
	}
	return slices.Contains(called, words[0])
}

// called are the first words of such names in all languages.
var called = []string{"computer", "ordinateur", "player", "joueur"}

// blank reports whether a letter or symbol shows nothing.
func blank(r rune) bool {
	switch r {
	case '\u115F', '\u1160', '\u17B4', '\u17B5', '\u2800', '\u3164', '\uFFA0':
		return true
	}
	return unicode.Is(unicode.Variation_Selector, r)
}
