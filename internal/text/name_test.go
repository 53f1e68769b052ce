package text

import "testing"

func TestName(t *testing.T) {
	for in, want := range map[string]string{
		"Zoë":                          "Zoë",
		"Zoe\u0308":                    "Zoë",
		"  Anne \t Lise ":              "Anne Lise",
		"李小龍":                          "李小龍",
		"محمد":                         "محمد",
		"Γιώργος":                      "Γιώργος",
		"x\u0302":                      "x\u0302",
		"\u202eAda\u2066":              "Ada",
		"A\u200bd\u200da\ufeff":        "Ada",
		"\u3164":                       "",
		"\u2800\u2800 \u115f\uffa0":    "",
		"\u0301\u0301":                 "",
		"\u0301Ada":                    "Ada",
		"🐝\ufe0f":                      "🐝",
		"\xff":                         "",
		"Bob\x00\n":                    "Bob",
		"abcdefghijklmnopqrst":         "abcdefghijklmnop",
		"abcdefghijklmno pq":           "abcdefghijklmno",
		"abcdefghijklmnop q":           "abcdefghijklmnop",
		"Zoe\u0308 abcdefghijk lmnopq": "Zoë abcdefghijk",
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
		"Computer B": true, "computer": true, "ORDINATEUR c": true, "Player A": true, "Joueur é": true,
		"": false, "Player One": false, "Joueuse": false, "Ann B": false, "Computer B 2": false,
	} {
		if got := Called(name); got != want {
			t.Errorf("%q: %v", name, got)
		}
	}
}
