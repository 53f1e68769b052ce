package brutal

import (
	"fmt"
	"strings"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
)

// The rule book follows the dialect of the match in hand: what resistance takes, what
// constitution and healing give and when frenzy comes are those of its formulas, and of
// the other dialect's it says only that they are another's.
func TestTheBookFollowsTheDialect(t *testing.T) {
	for _, lang := range words.Languages {
		read := func(d game.Dialect) string {
			chapters, err := FrontEnd().Book(lang, rules.Setup{Options: map[string]string{game.OptionDialect: d.String()}})
			if err != nil {
				t.Fatal(err)
			}
			var all strings.Builder
			pictures := 0
			for _, c := range chapters {
				for _, p := range c.Pages {
					fmt.Fprintln(&all, p.Title)
					for _, b := range p.Blocks {
						if b.Name != "" {
							pictures++
						}
						fmt.Fprintln(&all, b.Name, b.Title, b.Text)
					}
				}
			}
			if pictures < 22 {
				t.Errorf("%s, %s: %d pictures", lang, d, pictures)
			}
			return all.String()
		}
		for _, d := range [...]game.Dialect{game.Origin, game.Balanced} {
			said, other := read(d), 1-d
			for what, of := range map[string]func(game.Dialect) string{
				"the frenzy's limit":   func(d game.Dialect) string { return fmt.Sprint(d.Limit()) },
				"what an élite has":    func(d game.Dialect) string { return fmt.Sprint(d.MaxECTS(5), " ECTS") },
				"what the master has":  func(d game.Dialect) string { return fmt.Sprint(d.MaxECTS(10), " ECTS") },
				"what a heal gives up": func(d game.Dialect) string { return perPoint(lang, d) },
			} {
				if !strings.Contains(said, of(d)) {
					t.Errorf("%s, %s: the book does not say %s, %q", lang, d, what, of(d))
				}
				if what != "what an élite has" && what != "what the master has" && strings.Contains(said, of(other)) {
					t.Errorf("%s, %s: the book says %s of the other dialect, %q", lang, d, what, of(other))
				}
			}
		}
	}
}

// perPoint is what a point of constitution adds to the most that a healing gives, as the
// rules reckon it and the language writes it.
func perPoint(lang string, d game.Dialect) string {
	const whole = 10_000 // the largest power
	tenths := d.Healing(10, whole) - d.Healing(0, whole)
	s := fmt.Sprintf("%d.%d", tenths/10, tenths%10)
	if lang == "fr" {
		s = strings.Replace(s, ".", ",", 1)
	}
	return s
}
