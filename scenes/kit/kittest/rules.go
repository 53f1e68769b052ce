package kittest

import (
	"strings"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/play"
)

// BookOf is all that the rule book of a match says in a language, a line for each of its
// pieces, with spaces that break.
func BookOf(t testing.TB, f *play.FrontEnd, lang string, setup rules.Setup) string {
	t.Helper()
	chapters, err := f.Book(lang, setup)
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, c := range chapters {
		for _, p := range c.Pages {
			all.WriteString(p.Title + "\n")
			for _, b := range p.Blocks {
				all.WriteString(b.Title + " " + b.Text + "\n")
			}
		}
	}
	return strings.NewReplacer("\u00a0", " ", "’", "'").Replace(all.String())
}

// BookSays fails for each sentence of a game's document that its rule book leaves out:
// facts are in French and in English, by what the document says.
func BookSays(t *testing.T, f *play.FrontEnd, setup rules.Setup, facts map[string][2]string) {
	t.Helper()
	for i, lang := range words.Languages {
		said := BookOf(t, f, lang, setup)
		for fact, in := range facts {
			if !strings.Contains(said, in[i]) {
				t.Errorf("%s: the book leaves out %s: it does not say %q", lang, fact, in[i])
			}
		}
		if page := map[string]string{"fr": "nous avons décidé", "en": "we decided"}[lang]; !strings.Contains(said, page) {
			t.Errorf("%s: no page says what %s", lang, page)
		}
	}
}
