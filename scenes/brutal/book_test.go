package brutal

import (
	"fmt"
	"strings"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/kit/kittest"
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
				"the frenzy's limit":    func(d game.Dialect) string { return fmt.Sprint(d.Limit()) },
				"what an élite has":     func(d game.Dialect) string { return fmt.Sprint(d.MaxECTS(5), " ECTS") },
				"what the master has":   func(d game.Dialect) string { return fmt.Sprint(d.MaxECTS(10), " ECTS") },
				"what resistance takes": func(d game.Dialect) string { return resistances[lang][d] },
				"where formulas hold":   func(d game.Dialect) string { return formulas[lang][d] },
				"what a heal gives up":  func(d game.Dialect) string { return perPoint(lang, d) },
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

// resistances and formulas are what the book says of them, by language and dialect.
var (
	resistances = map[string][2]string{
		"fr": {"enlève un demi-point de force", "4\u00a0% de dégâts de moins par point."},
		"en": {"takes half a point of strength", "4% less damage per point."},
	}
	formulas = map[string][2]string{"fr": {"la formule l’emporte.", "la formule l’emporte, sauf"}, "en": {"the formula holds.", "the formula holds, except"}}
)

// perPoint returns what a point of constitution adds to the most that a healing gives, as the
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

// The rule book says all that the document says, and what it leaves open.
func TestTheBookSaysWhatTheDocumentSays(t *testing.T) {
	kittest.BookSays(t, FrontEnd(), rules.Setup{}, map[string][2]string{
		"three zones":           {"Qui en tient trois gagne aussitôt", "Whoever holds three wins at once"},
		"the programmes":        {"Sept filières", "Seven programmes"},
		"thirty ECTS":           {"30 ECTS, et rien d'offert", "30 ECTS, and nothing free"},
		"the élites":            {"Un point offert partout, cinq en constitution", "One free point in everything, five in constitution"},
		"the master":            {"Deux points offerts partout, dix en constitution", "Two free points in everything, ten in constitution"},
		"four hundred points":   {"Quatre cents points pour l'équipe", "Four hundred points for the team"},
		"the caps":              {"Plafond 10, ou 30 pour la constitution", "At most 10, or 30 for constitution"},
		"dexterity":             {"touche 40 % et 3 de plus par point, soigne 20 % et 6 de plus", "40% to hit, and 3 more per point; 20% to heal, and 6 more"},
		"strength":              {"10 % de dégâts de plus par point", "10% more damage per point"},
		"resistance":            {"enlève un demi-point de force", "takes half a point of strength"},
		"initiative":            {"La plus haute initiative commence ; à égalité, on tire au sort", "The highest initiative begins; ties are drawn at random"},
		"the queue":             {"puis va au bout de la file", "then goes to the back"},
		"five reservists":       {"Cinq en réserve", "Five on the bench"},
		"placing":               {"Dans les cinq zones, au moins un par zone", "In the five zones, at least one in each"},
		"secrecy":               {"l'équipe est placée en secret", "the team is placed in secret"},
		"whom attackers aim at": {"Vise dans sa zone l'adversaire qui a le moins d'ECTS", "Aims at the opponent in the zone who has the fewest ECTS"},
		"whom healers heal":     {"Soigne dans sa zone l'ami blessé qui a le moins d'ECTS", "Heals the wounded friend in the zone who has the fewest ECTS"},
		"how much a heal gives": {"De 0 à 6 ECTS, et 0,6 de plus par point de constitution du gobelet soigné", "From 0 to 6 ECTS, and 0.6 more per point of the healed cup's constitution"},
		"the most a heal gives": {"Jamais au-dessus de son total de départ", "Never above its starting total"},
		"the fallen":            {"À zéro, on ne revient pas", "At zero there's no way back"},
		"the truce":             {"Quand une zone tombe, la mêlée s'arrête", "When a zone falls the brawl stops"},
		"who moves in a truce":  {"Un gobelet de la réserve, ou d'une zone tenue, part vers une zone disputée", "A cup from the bench, or from a held zone, goes to a contested zone"},
		"another strategy":      {"Il peut changer de stratégie", "It may change its strategy"},
		"who stays":             {"il faut laisser quelqu'un", "someone has to stay"},
		"wounds":                {"Les blessures restent", "Wounds stay"},
		"what is known":         {"le total de leurs ECTS", "their total ECTS"},
		"several zones at once": {"S'il en tombe plusieurs à la fois, toutes comptent", "Several may fall at once, and all count"},
		"lots among targets":    {"à égalité, au sort", "on a tie, at random"},
		"the frenzy":            {"plus personne ne soigne, et toutes les 20 actions les coups font 10 % de plus", "nobody heals any more, and every 20 actions hits do 10% more"},
		"secret orders":         {"On découvre à la mêlée suivante où se tiennent les autres", "You find out in the next brawl where the others stand"},
		"dodging, overruled":    {"la dextérité esquive, 3 % par point", "dexterity dodges, 3% per point"},
		"absorbing, overruled":  {"la résistance absorbe 5 % des dégâts par point", "resistance absorbs 5% of the damage per point"},
	})
}
