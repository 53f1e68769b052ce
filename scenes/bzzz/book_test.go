package bzzz

import (
	"context"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"ludotheque/ai"
	bots "ludotheque/ai/bzzz"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/kit/kittest"
)

// The rule book says all that the document says, and what it leaves open.
func TestTheBookSaysWhatTheDocumentSays(t *testing.T) {
	kittest.BookSays(t, FrontEnd(), rules.Setup{}, map[string][2]string{
		"the hidden nectar":                  {"Le nectar des fleurs, le stock des autres et ce que portent leurs abeilles", "The nectar of the flowers, the stock of the others and what their bees carry"},
		"the mirror images":                  {"a commencé avec autant de nectar que les trois autres, de 1 à 45", "started with the same nectar, from 1 to 45"},
		"that nectar does not grow again":    {"ne repousse pas", "doesn't grow back"},
		"that a bee blocks its square":       {"il n'y en a qu'une par case", "there's room for only one on a square"},
		"how a match begins":                 {"Vous commencez avec 10 nectars et aucune abeille", "You begin with 10 nectar and no bees"},
		"what a bee costs":                   {"Chacune coûte 5 nectars", "Each costs the hive 5 nectar"},
		"that a bee may act when it is laid": {"Elle agit aussitôt", "It acts at once"},
		"that the hive has to be free":       {"si votre ruche est libre", "if your hive is free"},
		"the zone":                           {"Le carré de 4 cases sur 4 dans son coin. Seules ses abeilles y entrent", "The 4 by 4 squares in its corner. Only its own bees may enter"},
		"the strength":                       {"ouvrière 1, bourdon 5, éclaireuse 1", "worker 1, drone 5, scout 1"},
		"the load":                           {"ouvrière 12 nectars, bourdon 1, éclaireuse 3", "worker 12 nectar, drone 1, scout 3"},
		"the directions":                     {"ouvrière et bourdon dans 4 directions, éclaireuse dans 8", "worker and drone in 4 directions, scout in 8"},
		"the order of what bees do":          {"Vous choisissez l'ordre dans lequel vos abeilles bougent, puis butinent, et à quelle fleur", "You choose the order in which your bees move, then forage, and at which flower"},
		"who forages":                        {"Chaque abeille qui n'a pas bougé", "Every bee that hasn't moved"},
		"three nectars a time":               {"30 ou plus 3 nectars", "30 or more 3 nectar"},
		"two nectars a time":                 {"De 15 à 29 2 nectars", "From 15 to 29 2 nectar"},
		"one nectar a time":                  {"De 1 à 14 1 nectar", "From 1 to 14 1 nectar"},
		"what is too much":                   {"Ce qui dépasse est perdu", "Any surplus is lost"},
		"when nectar is stored":              {"À la fin du butinage", "At the end of foraging"},
		"the odds":                           {"sa force, sur sa force plus ce que les autres lui opposent", "its strength, out of its strength plus what the others bring against it"},
		"that strength is shared":            {"divise sa force entre toutes", "divides its strength among all"},
		"the KO":                             {"Elle manque 5 de ses tours", "It misses 5 of its turns"},
		"the blitzkrieg":                     {"plus de la moitié du nectar que portaient les fleurs au départ", "more than half of the nectar that the flowers held at the start"},
		"the empty meadow":                   {"Plus de nectar sur les fleurs ni sur les abeilles", "No nectar is left on the flowers nor on the bees"},
		"the time":                           {"Chacun a joué 75 tours", "Everybody has played 75 turns"},
	})
}

// Each sentence that an option changes is in the book of that option, and in no other.
func TestSentencesOfTheBookFollowTheirOption(t *testing.T) {
	for _, c := range []struct {
		options map[string]string
		says    [2]string // French, English
		not     [2]string
	}{
		{nil, [2]string{"reste KO pendant 5 de vos tours", "is knocked out for 5 of your turns"}, [2]string{"reste KO jusqu'à votre prochain tour", "is knocked out until your next turn"}},
		{map[string]string{"ko": "0"}, [2]string{"reste KO jusqu'à votre prochain tour", "is knocked out until your next turn"}, [2]string{"reste KO pendant", "is knocked out for"}},
		{map[string]string{"ko": "0"}, [2]string{"Elle ne manque aucun tour", "It misses no turn"}, [2]string{"KO pour", "Knocked out for"}},
		{nil, [2]string{"Le nectar sert deux fois", "Nectar has two uses"}, [2]string{"ne coûte rien", "costs nothing"}},
		{map[string]string{"cost": "0"}, [2]string{"ici, une abeille ne coûte rien", "here a bee costs nothing"}, [2]string{"Le nectar sert deux fois", "Nectar has two uses"}},
		{map[string]string{"cost": "0"}, [2]string{"Une abeille à chaque tour", "A bee every turn"}, [2]string{"une seule récolte les rembourse", "one harvest pays for them"}},
		{map[string]string{"cost": "13", "start": "13"}, [2]string{"coûte plus que ce qu'elle rapporte", "costs more than it brings home"}, [2]string{"une seule récolte les rembourse", "one harvest pays for them"}},
		{nil, [2]string{"ce que vous pouvez déduire de tout ce que vous voyez, parfois au nectar près", "what can be deduced from all that you see, sometimes to the exact number"}, [2]string{"Les notes automatiques sont coupées", "Automatic notes are off"}},
		{map[string]string{"memory": "on"}, [2]string{"Les notes automatiques sont coupées", "Automatic notes are off"}, [2]string{"ce que vous pouvez déduire", "what can be deduced"}},
		{nil, [2]string{"À 15 tout juste, une fleur donne 2", "With 15 exactly, a flower gives 2"}, [2]string{"Tout ce qu'elle porte", "All that it holds"}},
		{map[string]string{"nectar": "3"}, [2]string{"De 1 à 3 Tout ce qu'elle porte, d'un coup", "From 1 to 3 All that it holds, at once"}, [2]string{"tout juste, une fleur", "exactly, a flower"}},
		{map[string]string{"nectar": "6"}, [2]string{"Tout juste 1 1 nectar", "Just 1 1 nectar"}, [2]string{"De 1 à 1", "From 1 to 1"}},
	} {
		for i, lang := range words.Languages {
			said := strings.ReplaceAll(kittest.BookOf(t, FrontEnd(), lang, rules.Setup{Options: c.options}), "’", "'")
			if !strings.Contains(said, c.says[i]) {
				t.Errorf("%s, %v: the book does not say %q", lang, c.options, c.says[i])
			}
			if strings.Contains(said, c.not[i]) {
				t.Errorf("%s, %v: the book says %q", lang, c.options, c.not[i])
			}
		}
	}
}

// The book's table of foraging says of every flower that is foraged in a match what the
// bee takes, whatever the most is that a flower holds.
func TestTheTableOfForagingIsWhatIsPlayed(t *testing.T) {
	numbers := regexp.MustCompile(`\d+`)
	for _, most := range []string{"3", "6", "9", "45", "90"} {
		setup := rules.Setup{Seats: game.Players, Seed: 5, Options: map[string]string{"nectar": most, "cells": "10", "flowers": "9", "start": "5", "turns": "200"}}
		if most == "90" {
			setup.Options["turns"] = "400"
		}
		chapters, err := FrontEnd().Book("en", setup)
		if err != nil {
			t.Fatal(err)
		}
		gives, used := map[int]int{0: 0}, map[int]bool{}
		for _, c := range chapters {
			for _, p := range c.Pages {
				for _, b := range p.Blocks {
					if !strings.HasPrefix(b.Name, "rate-") || b.Name == "rate-0" {
						continue
					}
					var in []int
					for _, s := range numbers.FindAllString(b.Title, -1) {
						n, _ := strconv.Atoi(s)
						in = append(in, n)
					}
					to := in[len(in)-1]
					if strings.Contains(b.Title, "more") {
						to, _ = strconv.Atoi(most)
					}
					for n := in[0]; n <= to; n++ {
						if _, twice := gives[n]; twice {
							t.Errorf("at most %s: the table names %d twice", most, n)
						}
						if gives[n], err = strconv.Atoi(numbers.FindString(b.Text)); err != nil {
							gives[n] = n // all that it holds
						}
					}
				}
			}
		}
		s, err := game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		player := bots.New(ai.Normal, 1)
		acts := make([]game.Action, game.Players)
		for s.Result() == nil {
			p := s.Acting().First()
			if p >= 0 {
				acts[p], _ = player.Choose(context.Background(), s.View(p))
			}
			before := s.Open()
			s.Step(acts)
			if p < 0 || acts[p].Do != game.Forage {
				continue
			}
			had := before.Flowers[acts[p].Flower].Nectar.Lo
			took := had - s.Open().Flowers[acts[p].Flower].Nectar.Lo
			want, named := gives[had]
			if used[want] = true; !named || took != want {
				t.Errorf("at most %s: a flower with %d gave %d, and the table says %d", most, had, took, want)
			}
		}
		for _, n := range []int{1, 2} {
			if !used[n] {
				t.Errorf("at most %s: no flower gave %d", most, n)
			}
		}
	}
}
