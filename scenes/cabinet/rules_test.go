package cabinet

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/play"
)

var update = flag.Bool("update", false, "write docs/rules again")

// Who writes a bot reads the rules without the window: docs/rules has every rule book as
// it is for a match with the defaults. After a change: go test ./scenes/cabinet -run
// TestRulesInDocs -update
func TestRulesInDocs(t *testing.T) {
	for _, f := range append(frontEnds(), template()) {
		books := map[string]int{f.Info.ID: f.Info.UsualSeats()}
		if f.Info.Min == 1 { // alone it is another game
			books = map[string]int{f.Info.ID + ".1": 1, f.Info.ID + ".4": 4}
		}
		for name, seats := range books {
			for _, lang := range words.Languages {
				name := filepath.Join("..", "..", "docs", "rules", name+"."+lang+".md")
				want := bookAsMarkdown(t, f, lang, seats)
				if *update {
					if err := os.WriteFile(name, want, 0o644); err != nil {
						t.Fatal(err)
					}
				}
				if got, err := os.ReadFile(name); err != nil || !bytes.Equal(got, want) {
					t.Errorf("%s is not the rule book of today (%v): write it again with -update", name, err)
				}
			}
		}
	}
}

// bookAsMarkdown is a rule book as text, pictures left out: their words stay.
func bookAsMarkdown(t *testing.T, f *play.FrontEnd, lang string, seats int) []byte {
	t.Helper()
	chapters, err := f.Book(lang, rules.Setup{Seats: seats})
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	b.WriteString("# " + words.New(lang).Say(f.Look.Name) + "\n")
	for _, c := range chapters {
		b.WriteString("\n## " + c.Tab + "\n")
		for _, p := range c.Pages {
			b.WriteString("\n### " + p.Title + "\n")
			list := false
			for _, piece := range p.Blocks {
				text := strings.TrimSpace(piece.Text)
				if piece.Title != "" {
					text = strings.TrimSpace("**" + label(strings.TrimSpace(piece.Title), text) + "** " + text)
				}
				if text == "" {
					continue
				}
				item := piece.Kind != words.Paragraph
				if !item || !list {
					b.WriteString("\n")
				}
				if list = item; item {
					text = "- " + text
				}
				b.WriteString(text + "\n")
			}
		}
	}
	return []byte(strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(b.String()))
}

// label is a title with a full stop where the text after it begins a sentence of its own.
func label(title, text string) string {
	last, _ := utf8.DecodeLastRuneInString(title)
	first, _ := utf8.DecodeRuneInString(text)
	if (unicode.IsUpper(first) || unicode.IsDigit(first)) && !unicode.IsPunct(last) {
		return title + "."
	}
	return title
}

func TestLabelsEndSentences(t *testing.T) {
	for _, c := range [][3]string{
		{"Touché", "De 0 à 20 ECTS.", "Touché."},
		{"24 ou plus", "3 nectars", "24 ou plus."},
		{"Force :", "ouvrière 1", "Force :"},
		{"Une carte est obligatoire,", "son action ne l’est pas.", "Une carte est obligatoire,"},
		{"Chacun", "a 14 armées", "Chacun"},
		{"Pleine ?", "Ce qui dépasse est perdu.", "Pleine ?"},
	} {
		if got := label(c[0], c[1]); got != c[2] {
			t.Errorf("%q before %q is %q, want %q", c[0], c[1], got, c[2])
		}
	}
}
