package kit

import (
	"testing"
	"unsafe"

	"ludotheque/assets/words"
)

// Texts are cached by content and language: a different one is composed anew, and the same one
// allocates nothing.
func TestTextsAreKept(t *testing.T) {
	k := &Kit{Words: words.New("fr")}
	plain := words.New("fr")
	ask := func() {
		for _, lang := range words.Languages {
			k.Words.SetLanguage(lang)
			plain.SetLanguage(lang)
			for n := range 3 {
				for _, text := range []words.Text{{}, words.SettingsYes(), words.ResultsTurn(n), words.LobbyPlayers(n), words.ResultsExpected(float64(n) + 0.25),
					words.ResultsWins("A"), words.ResultsWins("B"), words.SeatPlayer("A"), words.NoticeSettingsValue(3, "keys, left", "7", "settings.json")} {
					if got, want := k.Say(text), plain.Say(text); got != want {
						t.Errorf("%s, %s: %q, want %q", lang, text.Key(), got, want)
					}
				}
			}
			if k.Named("level."+lang) != "" || k.Named("level.easy") != plain.Say(words.LevelEasy()) {
				t.Errorf("%s: there are words where none are, or none where there are", lang)
			}
		}
	}
	ask()
	ask()
	if a, b := k.Join("a", " ", "b"), k.Join("a ", "", "b"); a != "a b" || b != "a b" {
		t.Errorf("joined %q and %q", a, b)
	}
	who, n, level := string([]byte{'A'}), 4000, "easy"
	if got := testing.AllocsPerRun(100, func() {
		k.Say(words.SettingsYes())
		k.Say(words.SeatPlayer(who))
		k.Say(words.ResultsTurn(n))
		k.Say(words.ResultsWins(k.Say(words.SeatPlayer(who))))
		k.Named("level." + level)
		k.Join(who, ", ", "B")
	}); got != 0 {
		t.Errorf("%v allocations for texts that were said before", got)
	}
}

// Cached texts stay unchanged when the memory of a name is reused.
func TestKeptTextsAreCopies(t *testing.T) {
	k := &Kit{Words: words.New("en")}
	name := []byte("Ada")
	text := words.ResultsWins(unsafe.String(&name[0], len(name)))
	want := k.Say(text)
	copy(name, "Bob")
	if got := k.Say(words.ResultsWins("Ada")); got != want || len(k.said.texts) != 1 {
		t.Errorf("%q, want %q; %d texts are kept", got, want, len(k.said.texts))
	}
}

// Running numbers do not fill the memory.
func TestTextsAreLetGo(t *testing.T) {
	k := &Kit{Words: words.New("en")}
	for n := range 3 * maxSaid {
		k.Say(words.ResultsTurn(n))
		k.Join("a", "b", k.Say(words.ResultsTurn(n)))
	}
	if kept := len(k.said.texts) + len(k.said.joined); kept > maxSaid+2 {
		t.Errorf("%d texts are kept", kept)
	}
}
