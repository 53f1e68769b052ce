package kit

import (
	"strconv"
	"strings"

	"ludotheque/assets/words"
)

// maxSaid is the size at which the cache of texts is cleared.
const maxSaid = 2048

// said caches the composed texts of one language, so that a settled screen does not allocate.
type said struct {
	language string
	texts    map[words.Text]string
	joined   map[[3]string]string
}

// sync clears the cache after a change of language or if it is full.
func (s *said) sync(language string) {
	if language != s.language || len(s.texts)+len(s.joined) > maxSaid {
		s.language, s.texts, s.joined = language, map[words.Text]string{}, map[[3]string]string{}
	}
}

// Say returns a text in the player's language; "" for the zero Text.
//
// Texts are cached: asking again for the same text allocates nothing.
func (k *Kit) Say(t words.Text) string {
	s := &k.said
	s.sync(k.Words.Language())
	text, ok := s.texts[t]
	if !ok {
		kept := t.Clone()
		text = k.Words.Say(kept)
		s.texts[kept] = text
	}
	return text
}

// Named returns the words of a key composed from a name of the rules, such as "level.easy"; "" if
// there are none. Asking again allocates nothing.
func (k *Kit) Named(key string) string {
	t, ok := k.named[key]
	if !ok {
		// The caller's key stays on its stack: only a copy is kept.
		kept := strings.Clone(key)
		t, _ = k.Words.Named(kept)
		if k.named == nil {
			k.named = map[string]words.Text{}
		}
		k.named[kept] = t
	}
	return k.Say(t)
}

// Counted returns a number in the words of a composed key, such as "75 turns" for an option's value;
// "" if there are none. Asking again allocates nothing.
func (k *Kit) Counted(key string, n int) string {
	count, ok := k.counted[key]
	if !ok {
		kept := strings.Clone(key)
		count = k.Words.Counted(kept)
		if k.counted == nil {
			k.counted = map[string]func(n int) words.Text{}
		}
		k.counted[kept] = count
	}
	if count == nil {
		return ""
	}
	return k.Say(count(n))
}

// OptionName returns the name of an option of a game; "" if it has no words.
func (k *Kit) OptionName(game, option string) string { return k.Named(game + ".option." + option) }

// ValueName returns the value of an option in words if there are any, or else the value itself.
func (k *Kit) ValueName(game, option, value string) string {
	if name := k.Named(game + ".option." + option + "." + value); name != "" {
		return name
	}
	if n, err := strconv.Atoi(value); err == nil {
		if name := k.Counted(game+".option."+option+".n", n); name != "" {
			return name
		}
	}
	return value
}

// Join joins two texts in one line, cached like those of Say.
func (k *Kit) Join(a, between, b string) string {
	s := &k.said
	s.sync(k.Words.Language())
	text, ok := s.joined[[3]string{a, between, b}]
	if !ok {
		text = a + between + b
		s.joined[[3]string{strings.Clone(a), strings.Clone(between), strings.Clone(b)}] = text
	}
	return text
}
