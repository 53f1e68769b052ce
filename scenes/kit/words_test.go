package kit

import (
	"testing"

	"ludotheque/assets/words"
)

// Texts are kept by key, values and language: what differs in any of them is
// put together anew, and the same one allocates nothing.
func TestTextsAreKept(t *testing.T) {
	k := &Kit{Words: words.New("fr")}
	plain := words.New("fr")
	ask := func() {
		for _, lang := range words.Languages {
			k.Words.SetLanguage(lang)
			plain.SetLanguage(lang)
			for n := range 3 {
				if got, want := k.T("results.turn", "n", n), plain.T("results.turn", "n", n); got != want {
					t.Errorf("%s, turn %d: %q, want %q", lang, n, got, want)
				}
			}
			for _, v := range []any{"3", 3, int64(4), uint64(5000), 5000.0, words.Fixed{Value: 3, Decimals: 1}, words.Fixed{Value: 3, Decimals: 2},
				words.Key("settings.yes"), words.Phrase{Key: "seat.player", Args: []any{"letter", "A"}}, words.Phrase{Key: "seat.player", Args: []any{"letter", "B"}}} {
				if got, want := k.T("results.wins", "name", v), plain.T("results.wins", "name", v); got != want {
					t.Errorf("%s, %T: %q, want %q", lang, v, got, want)
				}
			}
			if k.Has("results.turns.none") || !k.Has("results.wins") {
				t.Errorf("%s: there are words where none are, or none where there are", lang)
			}
		}
	}
	ask()
	ask()
	if a, b := k.Join("a", " ", "b"), k.Join("a ", "", "b"); a != "a b" || b != "a b" {
		t.Errorf("joined %q and %q", a, b)
	}
	who, n := string([]byte{'A'}), 4000
	if got := testing.AllocsPerRun(100, func() {
		k.T("seat.player", "letter", who)
		k.T("results.turn", "n", n)
		k.T("results.wins", "name", words.Phrase{Key: "seat.player", Args: []any{"letter", who}})
		k.Join(who, ", ", "B")
	}); got != 0 {
		t.Errorf("%v allocations for texts that were said before", got)
	}
}

// Numbers that run past do not fill the memory.
func TestTextsAreLetGo(t *testing.T) {
	k := &Kit{Words: words.New("en")}
	for n := range 3 * maxSaid {
		k.T("results.turn", "n", n)
		k.Join("a", "b", k.T("results.turn", "n", n))
	}
	if kept := len(k.said.texts) + len(k.said.joined); kept > maxSaid+2 {
		t.Errorf("%d texts are kept", kept)
	}
}
