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
// most characters, none of which is half an emoji. Joiners and variation selectors stay where they change
// what is seen: see [shapes].
func Name(s string, most int) string {
	var list []rune
	for _, word := range strings.FieldsFunc(norm.NFC.String(s), unicode.IsSpace) {
		if clean := visible([]rune(word)); len(clean) > 0 {
			if len(list) > 0 {
				list = append(list, ' ')
			}
			list = append(list, clean...)
		}
	}
	// Characters may compose that something unseen stood between.
	list = []rune(norm.NFC.String(string(list)))
	return strings.TrimSuffix(string(cut(list, most)), " ")
}

// visible returns the characters of a word that can be seen, or change how their neighbours look.
func visible(word []rune) []rune {
	word = slices.DeleteFunc(word, func(r rune) bool {
		return !joins(r) && (!unicode.IsPrint(r) || r == unicode.ReplacementChar || blank(r))
	})
	clean := word[:0]
	for i, r := range word {
		next := rune(0)
		if i+1 < len(word) {
			next = word[i+1]
		}
		switch {
		case joins(r) && !shapes(clean, r, next), len(clean) == 0 && unicode.IsMark(r):
		default:
			clean = append(clean, r)
		}
	}
	return clean
}

// cut returns at most most characters of a name. It does not cut a character from what belongs to it,
// unless that is all there is.
func cut(name []rune, most int) []rune {
	if len(name) <= most {
		return name
	}
	for n := most; n > 0; n-- {
		if r := name[n]; !joins(r) && !unicode.IsMark(r) && !tone(r) && name[n-1] != zwj {
			return name[:n]
		}
	}
	for most > 0 && joins(name[most-1]) {
		most--
	}
	return name[:most]
}

// The characters that are not seen but make their neighbours one: a family of four people, or letters of
// Arabic and of scripts of India.
const (
	zwnj   = '\u200C'
	zwj    = '\u200D'
	keycap = '\u20E3'
)

// joins reports whether a character is not seen itself and may change how its neighbours look.
func joins(r rune) bool {
	return r == zwnj || r == zwj || unicode.Is(unicode.Variation_Selector, r)
}

// shapes reports whether r, for which joins is true, changes how its neighbours look: between two emoji,
// after an emoji, a digit that becomes a key, a Chinese character or a Mongolian letter that has
// variants, after a sign that takes a consonant's vowel, or between letters that are joined.
func shapes(before []rune, r, next rune) bool {
	if len(before) == 0 {
		return false
	}
	last := before[len(before)-1]
	switch {
	case r == zwj && emoji(next):
		for len(before) > 0 && (tone(last) || last == '\uFE0F') {
			before = before[:len(before)-1]
			if len(before) > 0 {
				last = before[len(before)-1]
			}
		}
		return emoji(last)
	case r == zwj || r == zwnj:
		return norm.NFC.PropertiesString(string(last)).CCC() == 9 || unicode.In(last, joined...) && unicode.In(next, joined...)
	case r == '\uFE0E' || r == '\uFE0F':
		return emoji(last) || next == keycap
	case r >= '\U000E0100':
		return unicode.Is(unicode.Han, last)
	}
	return r >= '\u180B' && r <= '\u180F' && unicode.Is(unicode.Mongolian, last)
}

// joined are the scripts whose letters are joined.
var joined = []*unicode.RangeTable{unicode.Arabic, unicode.Syriac, unicode.Mandaic, unicode.Nko, unicode.Mongolian, unicode.Adlam}

// emoji reports whether a character may be part of a picture of several.
func emoji(r rune) bool { return unicode.In(r, unicode.So, unicode.Sm) }

// tone reports whether a character gives the emoji before it a colour of skin.
func tone(r rune) bool { return r >= '\U0001F3FB' && r <= '\U0001F3FF' }

// Look returns a text that is the same for names that look alike: without what is not seen, in capitals,
// in Unicode's form NFKC, and with Latin letters for those of Greek and Cyrillic that have their shape.
// It is to compare names, not to be shown.
func Look(name string) string {
	name = strings.Map(func(r rune) rune {
		if joins(r) {
			return -1
		}
		return r
	}, norm.NFKC.String(name))
	return latin.Replace(strings.ToUpper(alike.Replace(name)))
}

var (
	// alike are characters that look like a letter in some fonts.
	alike = strings.NewReplacer("l", "I", "1", "I", "|", "I", "0", "O")
	// latin are the capitals of Greek and Cyrillic that look like Latin ones.
	latin = strings.NewReplacer(
		"Α", "A", "Β", "B", "Ε", "E", "Ζ", "Z", "Η", "H", "Ι", "I", "Κ", "K", "Μ", "M", "Ν", "N", "Ο", "O", "Ρ", "P", "Τ", "T", "Υ", "Y", "Χ", "X",
		"А", "A", "В", "B", "Е", "E", "Ѕ", "S", "І", "I", "Ј", "J", "К", "K", "М", "M", "Н", "H", "О", "O", "Р", "P", "С", "C", "Т", "T", "У", "Y", "Х", "X", "Ԛ", "Q", "Ԝ", "W", "Ԁ", "D", "Һ", "H",
	)
)

// Called reports whether a name is one by which screens call a computer player or a person without a
// name, such as "Computer B": somebody else would be taken for it.
func Called(name string) bool {
	words := strings.Fields(Look(name))
	if len(words) == 0 || len(words) > 2 || len(words) == 2 && utf8.RuneCountInString(words[1]) > 1 {
		return false
	}
	return slices.ContainsFunc(called, func(c string) bool { return Look(c) == words[0] })
}

// called are the first words of such names in all languages.
var called = []string{"computer", "ordinateur", "player", "joueur"}

// blank reports whether a letter or symbol shows nothing.
func blank(r rune) bool {
	switch r {
	case '\u115F', '\u1160', '\u17B4', '\u17B5', '\u2800', '\u3164', '\uFFA0':
		return true
	}
	return false
}
