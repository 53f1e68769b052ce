package empire

import (
	"fmt"
	"strings"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/kit/kittest"
)

// The rule book says all that the document says, and what it leaves open.
func TestTheBookSaysWhatTheDocumentSays(t *testing.T) {
	kittest.BookSays(t, FrontEnd(), rules.Setup{Seats: 1, Options: asks}, map[string][2]string{
		"the cards":            {"Il a 13 cartes", "It has 13 cards"},
		"that a person begins": {"Il joue après vous", "It plays after you"},
		"that it pays nothing and takes what is paid": {"Chaque pièce que vous payez lui vaut 1 point. Il ne paie pas ses cartes", "Every coin that you pay is 1 point for it. It pays nothing for its own cards"},
		"both halves of an and":                       {"il joue les deux actions, de haut en bas", "it plays both actions, from top to bottom"},
		"the right half of an or":                     {"il joue toujours l'action du bas", "it always plays the lower action"},
		"a card that cannot be played":                {"reste devant lui, et il en tire une autre", "stays in front of it, and it draws another"},
		"the cards for five":                          {"Cinq cartes restent dans la boîte", "Five cards stay in the box"},
		"ten neutral armies":                          {"Dix armées neutres", "Ten neutral armies"},
		"the city from the start":                     {"Il a une ville posée d'avance", "One of its three cities is on the map from the start"},
		"tokens and coins":                            {"avec dix pions et deux pièces", "with ten tokens and two coins"},
		"twelve coins":                                {"Vous avez 12 pièces", "You have 12 coins"},
		"three armies in the middle":                  {"trois de ces armées sont déjà au Carrefour", "three of the armies are already at Crossways"},
		"whose the two coins are":                     {"ne sont que pour lui", "are for it alone"},
		"power":                                       {"vos armées et vos villes moins les siennes", "your armies and cities minus its own"},
		"nearness":                                    {"se compte par terre et par mer", "is counted over land and sea"},
		"one move an army":                            {"ne bouge qu'une fois par tour", "moves only once a turn"},
		"where armies leave":                          {"le plus près du Carrefour, puis où sa puissance est la plus basse", "nearest to Crossways, then where its power is lowest"},
		"where armies arrive":                         {"une région inoccupée, sinon où sa puissance est la plus basse, puis un pion ou une pièce. Jamais le Carrefour", "a region with nobody in it, otherwise where its power is lowest, then a token or a coin. Never Crossways"},
		"where armies and cities come":                {"au Carrefour ou là où il a une ville ; parmi elles où sa puissance est la plus basse, puis où il y a un pion ou une pièce", "at Crossways or where it has a city; of these where its power is lowest, then where a token or a coin lies"},
		"no two cities":                               {"là où il a une armée et où personne n'a de ville", "where it has an army and nobody has a city"},
		"who chooses a loss":                          {"vous choisissez quelle armée vous perdez", "you choose which army you lose"},
		"who destroys neutrals":                       {"Il ne détruit jamais de neutre ; vous, si", "It never destroys neutral armies; you may"},
		"what the automaton counts":                   {"1 point par joker, par pion et par pièce, et 2 par armée capturée", "1 point for each wild, token and coin, and 2 for each army captured"},
		"its goods":                                   {"viennent de ses cartes seulement", "come from its cards only"},
		"ties at the end":                             {"puis d'armées sur la carte, puis de régions", "then armies on the map, then regions"},
		"who decides ties of the automaton":           {"À égalité, vous choisissez", "In a tie, you decide"},
	})
	kittest.BookSays(t, FrontEnd(), rules.Setup{Seats: 3, Options: map[string]string{"destroyed": "gone"}}, map[string][2]string{
		"a tie of bids":              {"à égalité, on tire au sort", "a tie is decided by a draw"},
		"what is destroyed for good": {"n'importe où, quitte le jeu", "anywhere, leaves the game"},
	})
}

// seen is what happened in some games of a set-up, played at random.
type seen struct {
	solo                             bool
	coins, cards, deck, neutrals     int // at the start: a seat's coins, all cards, the automaton's, neutral armies on the map
	placed, tokens                   bool
	handicap, games                  int
	tieAsked, tieSettled, lossAsked  bool
	returned, gone, neutralsDiminish bool // what became of destroyed armies
	paid                             bool // coins went to the automaton
}

func watch(t *testing.T, setup rules.Setup) (w seen) {
	t.Helper()
	for seed := range uint64(50) {
		setup.Seed = seed
		s, err := game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		v, r := s.View(0), rules.NewRand(seed)
		w.solo, w.coins, w.handicap, w.deck = v.Solo(), v.Players[0].Coins, v.Handicap, v.AutoDeck
		w.cards, w.neutrals, w.games = len(v.Unseen())+game.RowLength, v.OnMap(game.Neutral), 0
		acts := make([]game.Action, setup.Seats)
		for s.Result() == nil {
			before := s.View(0)
			for i := range acts {
				acts[i] = s.View(rules.Seat(i)).Sample(r)
			}
			s.Step(acts)
			v = s.View(0)
			for i := range v.Events {
				w.note(before, v, &v.Events[i])
			}
		}
	}
	return w
}

func (w *seen) note(before, v *game.View, e *game.Event) {
	for r := range v.Grounds {
		w.tokens = w.tokens || v.Grounds[r].Token != game.NoGood
	}
	switch e.Kind {
	case game.NeutralPut:
		w.placed = true
	case game.Asked:
		w.lossAsked = w.lossAsked || e.Reason.What == game.WhatLoss
		w.tieAsked = w.tieAsked || e.Reason.What != game.WhatLoss
	case game.Decided:
		w.tieSettled = w.tieSettled || e.Reason.Settled
	case game.Taken:
		w.paid = w.paid || w.solo && v.Players[game.Automaton].Coins > before.Players[game.Automaton].Coins
	case game.GameEnded:
		w.games = max(w.games, e.N+1)
	case game.Destroyed:
		switch {
		case w.solo && e.Side == game.Automaton: // it keeps what it captures
		case e.Of == game.Neutral:
			w.neutralsDiminish = true
		case v.Players[e.Of].Armies > before.Players[e.Of].Armies:
			w.returned = true
		default:
			w.gone = true
		}
	}
}

// A sentence that hangs on an option, or on the number of seats, stands in the book of
// every match in which it is so, and in no other.
func TestTheBookFollowsWhatIsPlayed(t *testing.T) {
	set := func(seats int, options ...string) rules.Setup {
		s := rules.Setup{Seats: seats, Options: map[string]string{}}
		for _, o := range options {
			key, value, _ := strings.Cut(o, "=")
			s.Options[key] = value
		}
		return s
	}
	setups := []rules.Setup{set(1), set(1, "ties=ask"), set(1, "destroyed=gone"), set(1, "automaton=apprentice"), set(1, "automaton=expert", "ties=ask"),
		set(2), set(2, "neutrals=quick"), set(2, "tokens=off", "destroyed=gone"), set(3), set(3, "tokens=off"), set(3, "games=3", "destroyed=gone"), set(4), set(5)}
	sentences := []struct {
		said [2]string
		so   func(w *seen) bool
	}{
		{[2]string{"À égalité, vous choisissez", "In a tie, you decide"}, func(w *seen) bool { return w.tieAsked }},
		{[2]string{"Les égalités sont départagées pour vous", "Ties are decided for you"}, func(w *seen) bool { return w.tieSettled && !w.tieAsked }},
		{[2]string{"l'armée que vous perdez, vous la choisissez quand même", "you still choose which army you lose"}, func(w *seen) bool { return w.tieSettled && w.lossAsked }},
		{[2]string{"vous choisissez quelle armée vous perdez", "you choose which army you lose"}, func(w *seen) bool { return w.lossAsked }},
		{[2]string{"n'importe où, retourne dans sa réserve", "anywhere, goes back to its supply"}, func(w *seen) bool { return w.returned }},
		{[2]string{"n'importe où, quitte le jeu", "anywhere, leaves the game"}, func(w *seen) bool { return w.gone }},
		{[2]string{"Une neutre quitte le jeu", "A neutral one leaves the game"}, func(w *seen) bool { return w.returned && w.neutralsDiminish }},
		{[2]string{"Les armées grises sont neutres", "Grey armies are neutral"}, func(w *seen) bool { return w.neutrals > 0 || w.placed }},
		{[2]string{"chacun en pose une à son tour", "each side in turn places one"}, func(w *seen) bool { return w.placed }},
		{[2]string{"sont déjà posées", "are on the map already"}, func(w *seen) bool { return !w.solo && w.neutrals == 10 }},
		{[2]string{"attendent sur la carte", "wait on the map"}, func(w *seen) bool { return w.solo && w.neutrals == 10 }},
		{[2]string{"Un pion de bien, en triangle", "A goods token, a triangle"}, func(w *seen) bool { return w.tokens }},
		{[2]string{"deux de chaque sorte, sont sur la carte", "two of each sort, lie on the map"}, func(w *seen) bool { return w.tokens && !w.solo }},
		{[2]string{"En trois parties", "In three games"}, func(w *seen) bool { return w.games == 3 }},
		{[2]string{"il part avec 4 points de moins", "it begins 4 points down"}, func(w *seen) bool { return w.handicap == -4 }},
		{[2]string{"il part avec 3 points de plus", "it begins 3 points up"}, func(w *seen) bool { return w.handicap == 3 }},
		{[2]string{"chacune que vous payez vaut 1 point à l'automate", "each one that you pay is 1 point for the automaton"}, func(w *seen) bool { return w.paid }},
		{[2]string{"on joue avec les 42 cartes", "all 42 cards are played"}, func(w *seen) bool { return w.cards == 42 }},
		{[2]string{"On joue avec les 37 autres", "The other 37 are played"}, func(w *seen) bool { return w.cards == 37 }},
		{[2]string{"Il a 13 cartes", "It has 13 cards"}, func(w *seen) bool { return w.deck == 13 }},
		{[2]string{"Chacun mise en secret", "Everybody bids in secret"}, func(w *seen) bool { return !w.solo }},
		{[2]string{"Vous avez 12 pièces", "You have 12 coins"}, func(w *seen) bool { return w.solo && w.coins == 12 }},
		{[2]string{"Chacun a 14 pièces", "Everybody has 14 coins"}, func(w *seen) bool { return !w.solo && w.coins == 14 }},
		{[2]string{"Chacun a 8 pièces", "Everybody has 8 coins"}, func(w *seen) bool { return !w.solo && w.coins == 8 }},
	}
	told := map[string]bool{}
	for _, setup := range setups {
		w := watch(t, setup)
		for i, lang := range words.Languages {
			book := kittest.BookOf(t, FrontEnd(), lang, setup)
			for _, c := range sentences {
				says, so := strings.Contains(book, c.said[i]), c.so(&w)
				if says != so {
					t.Errorf("%s, %d seats, %v: the book says %q: %t; it is so: %t", lang, setup.Seats, setup.Options, c.said[i], says, so)
				}
				told[fmt.Sprint(c.said[i], so)] = true
			}
		}
	}
	for i := range words.Languages {
		for _, c := range sentences {
			if !told[fmt.Sprint(c.said[i], true)] || !told[fmt.Sprint(c.said[i], false)] {
				t.Errorf("%q is so in all of these matches, or in none", c.said[i])
			}
		}
	}
}
