package text

import (
	"testing"
	"unicode/utf8"
)

func TestName(t *testing.T) {
	for in, want := range map[string]string{
		"Zoë":                       "Zoë",
		"Zoe\u0308":                 "Zoë",
		"  Anne \t Lise ":           "Anne Lise",
		"李小龍":                       "李小龍",
		"محمد":                      "محمد",
		"Γιώργος":                   "Γιώργος",
		"x\u0302":                   "x\u0302",
		"\u202eAda\u2066":           "Ada",
		"A\u200bd\u200da\ufeff":     "Ada",
		"\u3164":                    "",
		"\u2800\u2800 \u115f\uffa0": "",
		"\u0301\u0301":              "",
		"\u0301Ada":                 "Ada",
		"🐝\ufe0f":                   "🐝\ufe0f",
		"a\ufe0fb\U000E0100":        "ab",
		"👩\u200d👩\u200d👧\u200d👦":    "👩\u200d👩\u200d👧\u200d👦",
		"👨🏽\u200d💻 ❤\ufe0f\u200d🔥 1\ufe0f\u20e3": "👨🏽\u200d💻 ❤\ufe0f\u200d🔥 1\ufe0f\u20e3",
		"👩\u200d\u200d\u200b👦\u200d":             "👩\u200d👦",
		"👩\u200d Ada \u200d👦":                    "👩 Ada 👦",
		"علی\u200cرضا":                           "علی\u200cرضا",
		"علی\u200c":                              "علی",
		"ශ\u0dca\u200dර\u0dd3":                   "ශ\u0dca\u200dර\u0dd3",
		"葛\U000E0100":                            "葛\U000E0100",
		"ᠠ\u180b":                                "ᠠ\u180b",
		"abcdefghijklmn👩\u200d👦":                 "abcdefghijklmn",
		"abcdefghijklm 👩\u200d👦":                 "abcdefghijklm",
		"abcdefghijklmno👍🏽":                      "abcdefghijklmno",
		"\xff":                                   "",
		"Bob\x00\n":                              "Bob",
		"abcdefghijklmnopqrst":                   "abcdefghijklmnop",
		"abcdefghijklmno pq":                     "abcdefghijklmno",
		"abcdefghijklmnop q":                     "abcdefghijklmnop",
		"Zoe\u0308 abcdefghijk lmnopq":           "Zoë abcdefghijk",
	} {
		if got := Name(in, 16); got != want {
			t.Errorf("%+q becomes %+q, want %+q", in, got, want)
		}
		if got := Name(want, 16); got != want {
			t.Errorf("%+q becomes %+q when it is cleaned again", want, got)
		}
	}
}

func TestNamesOfPlayersWithoutNames(t *testing.T) {
	for name, want := range map[string]bool{
		"Computer B": true, "computer": true, "Сomputer B": true, "ORDINATEUR c": true, "Player A": true, "Joueur é": true,
		"": false, "Player One": false, "Joueuse": false, "Ann B": false, "Computer B 2": false,
	} {
		if got := Called(name); got != want {
			t.Errorf("%q: %v", name, got)
		}
	}
}

func TestNamesThatLookAlike(t *testing.T) {
	for _, names := range [][]string{
		{"Anna", "Аnnа", "ANNA", "anna", "Ａｎｎａ", "An\u200dna"},
		{"Zoë", "Zoe\u0308", "ZOË"},
		{"Bill", "BiII", "Bi1l"},
		{"🐝", "🐝\ufe0f"},
		{"ΝΙΚΟΣ", "NIKOΣ"},
	} {
		for _, n := range names[1:] {
			if Look(n) != Look(names[0]) {
				t.Errorf("%+q and %+q are distinguishable", n, names[0])
			}
		}
	}
	for _, names := range [][2]string{{"Anna", "Анна"}, {"Zoe", "Zoë"}, {"李", "季"}, {"Ada", "Ada 2"}, {"👩\u200d👦", "👩\u200d👧"}} {
		if Look(names[0]) == Look(names[1]) {
			t.Errorf("%q and %q are the same", names[0], names[1])
		}
	}
}

func FuzzName(f *testing.F) {
	f.Add("👩\u200d👦 Zoe\u0308", 5)
	f.Fuzz(func(t *testing.T, s string, most int) {
		most = max(1, most%40)
		name := Name(s, most)
		if again := Name(name, most); again != name || utf8.RuneCountInString(name) > most {
			t.Errorf("%+q becomes %+q, and that %+q", s, name, again)
		}
	})
}
