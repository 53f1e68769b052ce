package words

//go:generate go run ./gen

import (
	"encoding/json"
	"math"
	"strings"

	"ludotheque/assets/words/properties"
)

// The largest numbers of values of a text; the generator enforces them.
const (
	maxNumbers = 3
	maxStrings = 4
)

// Text is a text of the program with its slots filled, as the generated functions return it:
// BzzzOdds(5, 6). It is independent of language: [Words.Say] formats it. Equal Texts give equal
// strings, so a Text can be the key of a map. The zero Text is empty.
type Text struct {
	key string
	// numbers and strings are the values of the slots, in the order of the table of slots.
	numbers [maxNumbers]int64
	strings [maxStrings]string
}

// Key returns the text's key in the properties files; "" for the zero Text.
func (t Text) Key() string { return t.key }

// IsZero reports whether the text is the zero Text.
func (t Text) IsZero() bool { return t.key == "" }

// Renamed returns the text with each string mapped by name, for example from letters to names.
func (t Text) Renamed(name func(string) string) Text {
	for i, s := range t.strings {
		if s != "" {
			t.strings[i] = name(s)
		}
	}
	return t
}

// Clone returns a copy whose strings have memory of their own, to be kept.
func (t Text) Clone() Text {
	// t does not escape: its memory can stay on the caller's stack.
	c := Text{key: strings.Clone(t.key), numbers: t.numbers}
	for i := range t.strings {
		c.strings[i] = strings.Clone(t.strings[i])
	}
	return c
}

// saved is the form of a Text in JSON.
type saved struct {
	Key     string
	Numbers [maxNumbers]int64
	Strings [maxStrings]string
}

// MarshalJSON implements [json.Marshaler], for texts that are kept by the same build of the program.
func (t Text) MarshalJSON() ([]byte, error) { return json.Marshal(saved{t.key, t.numbers, t.strings}) }

// UnmarshalJSON implements [json.Unmarshaler].
func (t *Text) UnmarshalJSON(data []byte) error {
	var s saved
	err := json.Unmarshal(data, &s)
	*t = Text{s.Key, s.Numbers, s.Strings}
	return err
}

// Named returns the text of a key composed from a name of the rules, such as a game, an option or a
// level. ok is false if there is none, or if it has slots: those need a function.
func (w *Words) Named(key string) (t Text, ok bool) {
	e, ok := w.text(key)
	if !ok || e.counts || strings.Contains(e.other, "{") {
		return Text{}, false
	}
	return Text{key: key}, true
}

// Counted returns the function of a composed key, as for [Words.Named], whose text has one slot, a
// whole number; nil if there is no such text.
func (w *Words) Counted(key string) func(n int) Text {
	e, ok := w.text(key)
	slots, err := properties.Slots(&properties.Entry{Key: key, One: e.one, Other: e.other, Counts: e.counts})
	if !ok || err != nil || len(slots) != 1 || slots[0].Kind != properties.Number {
		return nil
	}
	return func(n int) Text { return Text{key: key, numbers: [maxNumbers]int64{int64(n)}} }
}

// bits is the representation of a fractional number in a Text.
func bits(x float64) int64 { return int64(math.Float64bits(x)) }

// Say returns a text in the language in use; "" for the zero Text.
func (w *Words) Say(t Text) string {
	e, ok := w.text(t.key)
	if !ok {
		// Only the zero Text has no entry: a test reads all files.
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

// fill inserts the values of a text into the form s of its entry. It is separate from Say, which
// allocates nothing for a text without slots.
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
