package kit

import (
	"encoding/binary"
	"math"
	"strings"

	"ludotheque/assets/words"
)

// T is how some games ask until their screens are rebuilt; this file goes with
// the last call of it. It is the words of a key in the player's language. Args are names and values
// in turn, as in T("turn.of", "n", 3, "all", 75); values are texts, whole
// numbers, floats, and [words.Fixed], [words.Key] and [words.Phrase]. Any other
// value leaves its placeholder to be seen.
//
// Texts are kept: asking again for the same words with the same values
// allocates nothing.
func (k *Kit) T(key string, args ...any) string {
	s := &k.said
	s.sync(k.Words.Language())
	s.ask = spell(s.ask[:0], key, args)
	text, ok := s.old[string(s.ask)]
	if !ok {
		// The caller's values stay on its stack: only copies go further.
		text = k.Words.T(strings.Clone(key), copied(args)...)
		s.old[string(s.ask)] = text
	}
	return text
}

// Has says whether there are words for a key, as [Words] does.
func (k *Kit) Has(key string) bool { return k.T(key) != key }

// The kinds of values as spell writes them.
const (
	aText = iota
	aNumber
	aSeed
	aFloat
	aFixed
	aKey
	aPhrase
	aNothing
)

// spell appends a key and its values to b, so that no two are spelled alike.
func spell(b []byte, key string, args []any) []byte {
	b = spellText(b, key)
	b = binary.AppendUvarint(b, uint64(len(args)))
	for _, a := range args {
		switch v := a.(type) {
		case string:
			b = spellText(append(b, aText), v)
		case int:
			b = binary.AppendVarint(append(b, aNumber), int64(v))
		case int64:
			b = binary.AppendVarint(append(b, aNumber), v)
		case uint64:
			b = binary.AppendUvarint(append(b, aSeed), v)
		case float64:
			b = binary.AppendUvarint(append(b, aFloat), math.Float64bits(v))
		case words.Fixed:
			b = binary.AppendUvarint(append(b, aFixed), math.Float64bits(v.Value))
			b = binary.AppendVarint(b, int64(v.Decimals))
		case words.Key:
			b = spellText(append(b, aKey), string(v))
		case words.Phrase:
			b = spell(append(b, aPhrase), v.Key, v.Args)
		default:
			b = append(b, aNothing)
		}
	}
	return b
}

func spellText(b []byte, s string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(s))), s...)
}

// copied is the values again, in memory of their own. What cannot be copied
// takes its name along.
func copied(args []any) []any {
	var out []any
	for i := 0; i+1 < len(args); i += 2 {
		name, _ := args[i].(string)
		var value any
		switch v := args[i+1].(type) {
		case string:
			value = strings.Clone(v)
		case int:
			value = v
		case int64:
			value = v
		case uint64:
			value = v
		case float64:
			value = v
		case words.Fixed:
			value = v
		case words.Key:
			value = words.Key(strings.Clone(string(v)))
		case words.Phrase:
			value = words.Phrase{Key: strings.Clone(v.Key), Args: copied(v.Args)}
		default:
			continue
		}
		out = append(out, strings.Clone(name), value)
	}
	return out
}
