package words

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"ludotheque/assets/words/properties"
)

// avoided is a word that is not used for a thing, and the one that is: docs/words.md has the list for
// translators.
type avoided struct {
	lang, games string // games: the prefix of the keys it is for; "" for all
	word        *regexp.Regexp
	instead     string
}

func avoid(lang, games, word, instead string) avoided {
	return avoided{lang, games, regexp.MustCompile(`(?i)(^|[^\p{L}])(` + word + `)($|[^\p{L}])`), instead}
}

var glossary = []avoided{
	avoid("fr", "", `sièges?|chaises?|fauteuils?`, "place"),
	avoid("fr", "", `bassins?`, "carte, mer"),
	avoid("fr", "", `cabinet`, "le jeu complet"),
	avoid("fr", "", `(finir|finissez) (le|votre) tour`, "terminer le tour"),
	avoid("fr", "", `reprendre le coup`, "annuler"),
	avoid("fr", "", `parties? gardées?|garder (et quitter|la partie|cette partie)|se garde`, "enregistrer"),
	avoid("fr", "", `effacer|laisser partir|jeter (ce|cette|un|une)`, "supprimer"),
	avoid("fr", "", `habituel(le)?s?|(comme )?au premier jour`, "par défaut"),
	avoid("fr", "", `mangeages?`, "bouchée"),
	avoid("fr", "", `pré épuisé`, "prairie épuisée"),
	avoid("fr", "", `crans?`, "point"),
	avoid("fr", "", `plis?|papier peint`, "enveloppe; papier découpé"),
	avoid("fr", "", `tranche[rz]|tranchée?s?`, "départager, choisir"),
	avoid("fr", "trichrome", `fils?|la sortie`, "chemin, porte"),
	avoid("fr", "", `suit son fil|sur son fil`, "chemin"),
	avoid("fr", "", `au fil de l’eau`, "journal"),
	avoid("fr", "", `curieux`, "spectateurs"),
	avoid("fr", "", `joueurs? programmes?|un programme|programmes compris`, "bot"),
	avoid("fr", "", `renvoyer`, "exclure"),
	avoid("fr", "", `ne (se lit|s’ouvre) p(as|lus)`, "impossible de lire, d’ouvrir"),
	avoid("fr", "", `muette? depuis`, "sans réponse"),
	avoid("fr", "", `renaître|renaît|renaissez`, "repartir ailleurs"),

	avoid("en", "", `chairs?`, "seat"),
	avoid("en", "", `match(es)?`, "game"),
	avoid("en", "", `kept games?|keep and quit|without keeping|(is|are|was) kept$`, "save"),
	avoid("en", "", `throw (this|a|the) \w+ away|let them go`, "delete"),
	avoid("en", "", `(look|looks|looking) on`, "watch"),
	avoid("en", "", `computer players?`, "computer"),
	avoid("en", "", `usual|as at first|first day`, "default"),
	avoid("en", "", `(take|takes|taken|taking) back|(take|taken) a move back`, "undo"),
	avoid("en", "", `basins?`, "map, sea"),
	avoid("en", "bzzz", `cells?`, "square"),
	avoid("en", "trichrome", `cells?|exit`, "square, door"),
	avoid("en", "", `threads?`, "path"),
	avoid("en", "", `(settles|settled|ruled) (by|for|themselves|itself|on)`, "decided"),
	avoid("en", "", `élites?`, "elite"),
	avoid("en", "", `sweep|reborn|born elsewhere|wasting away`, "drag, respawn, slimming down"),
	avoid("en", "", `title screen`, "main menu"),
	avoid("en", "", `cabinet`, "the full game"),
	avoid("en", "", `advice`, "hint"),
	avoid("en", "", `cannot|do not|does not|did not|is not|are not|was not|were not|has not|have not|could not|would not|will not`, "can’t, don’t, isn’t…"),
	avoid("en", "", `VP`, "points"),
}

// in returns the avoided words in a text.
func (a avoided) in(lang, key, s string) string {
	if a.lang != lang || !strings.HasPrefix(key, a.games) {
		return ""
	}
	if m := a.word.FindStringSubmatch(placeholder.ReplaceAllString(s, "{}")); m != nil {
		return m[2]
	}
	return ""
}

func TestOneThingHasOneWordEverywhere(t *testing.T) {
	for _, lang := range Languages {
		all(t, lang, func(where, s string) {
			for _, a := range glossary {
				if m := a.in(lang, strings.TrimPrefix(where, lang+" "), s); m != "" {
					t.Errorf("%s says %q: say %s, in %q", where, m, a.instead, s)
				}
			}
		})
	}
}

// The page around the game has a few texts of its own, in the same words.
func TestPagesSpeakAsTheWindowDoes(t *testing.T) {
	mark := regexp.MustCompile(`[^\x{a0}0-9A-Za-z?.="' ):][:;!?»%]|[^\x{a0}] »| [:;!?»]|« |«[^\x{a0}]`)
	text := regexp.MustCompile("\"[^\"\\n]*\"|`[^`\\n]*`")
	for _, name := range []string{"build/page/page.js"} {
		data, err := os.ReadFile(filepath.Join("..", "..", filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		found := 0
		for n, line := range strings.Split(string(data), "\n") {
			for _, s := range text.FindAllString(line, -1) {
				s = strings.Trim(s, "\"`")
				lang := "en"
				if regexp.MustCompile(`[éèêàçùûîôœ’]|(?i)\b(le|la|les|vous|votre|une|tour|du)\b`).MatchString(s) && !regexp.MustCompile(`(?i)\b(the|you|your|is|of|to|a|here)\b`).MatchString(s) {
					lang = "fr"
				}
				if !strings.Contains(s, " ") {
					continue
				}
				found++
				for _, a := range glossary {
					if m := a.in(lang, "", s); m != "" {
						t.Errorf("%s:%d says %q: say %s, in %q", name, n+1, m, a.instead, s)
					}
				}
				if lang == "fr" && mark.MatchString(s) {
					t.Errorf("%s:%d: a line may begin with the mark in %q: put a no-break space before it", name, n+1, s)
				}
			}
		}
		if found < 5 {
			t.Errorf("%s has only %d texts: the search is broken", name, found)
		}
	}
}

// A slot after de, la or que cannot elide or agree, since the gender of a name is unknown. Numbers are
// allowed, and the three signs of Trichrome, which are all feminine and start with a consonant.
func TestNoSlotAfterAnArticle(t *testing.T) {
	bad := regexp.MustCompile(`(?i)(^|[\s’(])(de |du |le |la |les |des |que |au |aux |d’|l’|qu’)\{([a-z]+)\}`)
	sure := map[string]bool{"hint.change": true, "settings.pad.odd.file": true} // a number, and what a device says
	fr, _ := tables(t)
	for key, e := range fr {
		slots, err := properties.Slots(&properties.Entry{Key: key, One: e.one, Other: e.other, Counts: e.counts})
		if err != nil {
			t.Fatal(err)
		}
		stands := map[string]bool{}
		for _, s := range slots {
			stands[s.Name] = s.Kind == properties.String || s.Kind == properties.Words
		}
		for _, s := range []string{e.one, e.other} {
			for _, m := range bad.FindAllStringSubmatch(strings.ReplaceAll(s, nbsp, " "), -1) {
				signs := strings.Contains(key, "trichrome.") && strings.EqualFold(m[2], "la ")
				if stands[m[3]] && !signs && !sure[key] && !sure[strings.TrimPrefix(key, "brutal.")] {
					t.Errorf("%s: %q before a name that may begin with a vowel, in %q: put the name first, or a colon", key, m[2], s)
				}
			}
		}
	}
}

// counted returns the nouns that texts have in both forms: tour and tours.
func counted(tab table) (singular, plural map[string]bool) {
	singular, plural = map[string]bool{}, map[string]bool{}
	noun := regexp.MustCompile(`\{n\} (\p{L}+)`)
	for _, e := range tab {
		one, other := noun.FindStringSubmatch(strings.ReplaceAll(e.one, nbsp, " ")), noun.FindStringSubmatch(strings.ReplaceAll(e.other, nbsp, " "))
		if one != nil && other != nil && one[1] != other[1] && len(one[1]) > 3 {
			singular[one[1]], plural[other[1]] = true, true
		}
	}
	return singular, plural
}

// several are the facts of the books that are never one.
var several = map[string]bool{"frenzy": true, "clock": true, "press": true, "every": true, "duel": true, "limit": true, "cells": true, "blooms": true, "wide": true, "high": true}

// TestNumbersAgree formats every text with a number for 0, 1, 2 and 21.
func TestNumbersAgree(t *testing.T) {
	after := regexp.MustCompile(`(^|[^\d,.×=−+/-])(\d+) (\p{L}+)`)
	for _, lang := range Languages {
		w := New(lang)
		fr, tab := tables(t)
		if lang == "fr" {
			tab = fr
		}
		singular, plural := counted(tab)
		if len(plural) < 20 {
			t.Fatalf("%s: only %d nouns are counted: the search is broken", lang, len(plural))
		}
		check := func(where, s string) {
			for _, m := range after.FindAllStringSubmatch(strings.ReplaceAll(s, nbsp, " "), -1) {
				one := m[2] == "1" || lang == "fr" && m[2] == "0"
				if one && plural[m[3]] || !one && singular[m[3]] && !plural[m[3]] {
					t.Errorf("%s %s: %q in %q: give it the forms [one] and [other]", lang, where, m[2]+" "+m[3], s)
				}
			}
		}
		for key, e := range tab {
			slots, err := properties.Slots(&properties.Entry{Key: key, One: e.one, Other: e.other, Counts: e.counts})
			if err != nil {
				t.Fatal(err)
			}
			for _, n := range []int{0, 1, 2, 21} {
				text := Text{key: key}
				numbers, names := 0, 0
				for _, s := range slots {
					switch s.Kind {
					case properties.Number:
						text.numbers[numbers] = int64(n)
						numbers++
					case properties.Tenths, properties.Hundredths:
						text.numbers[numbers] = bits(float64(n) + 0.5)
						numbers++
					case properties.String:
						text.strings[names] = "X"
						names++
					default:
						text.strings[names] = "button.ok"
						names++
					}
				}
				if numbers > 0 {
					check(key, w.Say(text))
				}
			}
		}
		for _, game := range books(t) {
			for _, n := range []int{1, 2, 21} {
				facts, _ := factsOf(t, game)
				for name := range facts {
					facts.Number(name, n)
					if n == 1 && several[name] {
						facts.Number(name, 2)
					}
				}
				chapters, err := Book(game, lang, facts)
				if err != nil {
					t.Fatal(err)
				}
				for _, c := range chapters {
					for _, p := range c.Pages {
						for _, b := range p.Blocks {
							check(game+" "+p.Title, b.Title)
							check(game+" "+p.Title, b.Text)
						}
					}
				}
			}
		}
	}
}
