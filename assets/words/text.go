package words

//go:generate go run ./gen

import (
	"math"
	"strings"

	"ludotheque/assets/words/properties"
)

// The most values that a text has, of each kind; the generator holds to it.
const (
	mostNumbers = 3
	mostStrings = 4
)

// Text is words of the program with their slots filled, as the generated
// functions make them: BzzzOdds(5, 6). It is in no language yet: [Words.Say]
// puts it into one. Two texts that are equal say the same, so a Text can be the
// key of a map. The zero Text says nothing.
type Text struct {
	key string
	// numbers and strings are the values of the slots, each in the order of the
	// table of slots.
	numbers [mostNumbers]int64
	strings [mostStrings]string
}

// Key returns the text's key in the files of words; "" for the zero Text.
func (t Text) Key() string { return t.key }

// IsZero says that the text is the zero Text, which says nothing.
func (t Text) IsZero() bool { return t.key == "" }

// Renamed returns the same text with each string in another way, as names in the place of letters.
func (t Text) Renamed(name func(string) string) Text {
	for i, s := range t.strings {
		if s != "" {
			t.strings[i] = name(s)
		}
	}
	return t
}

// Clone returns the same text with its strings in memory of their own, to be kept.
func (t Text) Clone() Text {
	// Nothing of t goes further: what a caller makes it of can stay on its stack.
	c := Text{key: strings.Clone(t.key), numbers: t.numbers}
	for i := range t.strings {
		c.strings[i] = strings.Clone(t.strings[i])
	}
	return c
}

// Named returns the text of a key that is put together from a name of the rules, as of a game, of an
// option or of a level. ok is false when there is none, and when it has slots: those need a function.
func (w *Words) Named(key string) (t Text, ok bool) {
	e, ok := w.text(key)
	if !ok || e.counts || strings.Contains(e.other, "{") {
		return Text{}, false
	}
	return Text{key: key}, true
}

// Counted returns the function of a key that is put together as for [Words.Named], and whose text has
// one slot, a whole number; nil when there is no such text.
func (w *Words) Counted(key string) func(n int) Text {
	e, ok := w.text(key)
	slots, err := properties.Slots(&properties.Entry{Key: key, One: e.one, Other: e.other, Counts: e.counts})
	if !ok || err != nil || len(slots) != 1 || slots[0].Kind != properties.Number {
		return nil
	}
	return func(n int) Text { return Text{key: key, numbers: [mostNumbers]int64{int64(n)}} }
}

// bits returns how a Text keeps a number with digits after the point.
func bits(x float64) int64 { return int64(math.Float64bits(x)) }

// Say returns a text in the language in use; "" for the zero Text.
func (w *Words) Say(t Text) string {
	e, ok := w.text(t.key)
	if !ok {
		// Only the zero Text has no words: a test reads all files.
		return t.key
	}
	s := e.other
	if e.counts && w.single(float64(t.numbers[0])) {
		s = e.one
	}
	if !strings.Contains(s, "{") {
		return s
	}
	return w.fill(t, &e, s)
}

// fill puts the values of a text into the form s of its entry. It stands apart from
// Say, which allocates nothing for a text without slots.
func (w *Words) fill(t Text, e *text, s string) string {
	slots, err := properties.Slots(&properties.Entry{Key: t.key, One: e.one, Other: e.other, Counts: e.counts})
	if err != nil {
		return s
	}
	var fill []string
	numbers, texts := t.numbers[:], t.strings[:]
	for _, slot := range slots {
		var value string
		switch slot.Kind {
		case properties.Number:
			value, numbers = w.Number(float64(numbers[0]), 0), numbers[1:]
		case properties.Tenths:
			value, numbers = w.Number(math.Float64frombits(uint64(numbers[0])), 1), numbers[1:]
		case properties.Hundredths:
			value, numbers = w.Number(math.Float64frombits(uint64(numbers[0])), 2), numbers[1:]
		case properties.Words:
			value, texts = w.Say(Text{key: texts[0]}), texts[1:]
		default:
			value, texts = texts[0], texts[1:]
		}
		fill = append(fill, "{"+slot.Name+"}", value)
	}
	return strings.NewReplacer(fill...).Replace(s)
}
