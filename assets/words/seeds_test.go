package words

import (
	"regexp"
	"testing"

	"golang.org/x/text/unicode/norm"

	"ludotheque/rules"
)

func TestSeedsCanBeRead(t *testing.T) {
	shape := regexp.MustCompile(`^\p{Ll}+-\p{Ll}+-[1-9][0-9]$`)
	for _, lang := range append(Languages, "de") {
		texts, seeds := map[string]bool{}, map[uint64]string{}
		r := rules.NewRand(1)
		for range 20000 {
			s := SeedText(lang, r.Uint64())
			if !shape.MatchString(s) || !norm.NFC.IsNormalString(s) || len([]rune(s)) > 24 {
				t.Fatalf("%s: %q", lang, s)
			}
			seed := rules.SeedFromText(s)
			if other, ok := seeds[seed]; ok && other != s {
				t.Errorf("%q and %q deal the same", s, other)
			}
			texts[s], seeds[seed] = true, s
		}
		// 20,000 draws of some 90,000 texts repeat some of them.
		if len(texts) < 17000 {
			t.Errorf("%s: only %d texts", lang, len(texts))
		}
	}
	if a, b := SeedText("fr", 7), SeedText("fr", 7); a != b {
		t.Errorf("%q, then %q", a, b)
	}
}

func TestSeedWordsAreAllDifferent(t *testing.T) {
	for lang, lists := range seedWords {
		for _, list := range lists {
			seen := map[string]bool{}
			for _, w := range list {
				if seen[w] {
					t.Errorf("%s: %s is there twice", lang, w)
				}
				seen[w] = true
			}
		}
	}
}
