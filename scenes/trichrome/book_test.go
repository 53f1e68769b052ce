package trichrome

import (
	"strings"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/kit/kittest"
)

// The rule book says all that the document says, and what it leaves open.
func TestTheBookSaysWhatTheDocumentSays(t *testing.T) {
	kittest.BookSays(t, FrontEnd(), rules.Setup{Seats: 3}, map[string][2]string{
		"who eats whom":                   {"L'eau éteint le feu, le feu brûle la feuille", "Water puts out fire, fire burns leaves"},
		"the third one":                   {"La feuille boit l'eau", "And leaves drink water"},
		"that colours are drawn and kept": {"et vous la gardez", "and you keep it"},
		"the rounds":                      {"10 manches, chacune dans son labyrinthe", "10 rounds, each in a maze of its own"},
		"who sits where nobody does":      {"Un ordinateur prend la place d'un joueur manquant", "A computer takes a missing player's place"},
		"the first bite":                  {"+2 pour celle qui mange", "+2 for the one that eats"},
		"that the eaten one is out":       {"Sa proie sort de la manche", "Its prey is out of the round"},
		"the reversal":                    {"Celle qui a mangé devient la proie", "Whoever ate is now the prey"},
		"the door":                        {"Elle s'ouvre à onze cases au moins de la proie", "It opens at least eleven squares from the prey"},
		"the way out":                     {"La proie atteint la porte : +1 pour elle", "The prey reaches the door: +1 for it"},
		"the second bite":                 {"Le chasseur la mange avant : +1 pour lui", "The hunter eats it first: +1 for the hunter"},
		"survival":                        {"Le temps compte dès le départ de la manche", "Time counts from the start of the round"},
		"the winner":                      {"qui a le plus de points gagne", "whoever has the most points wins"},
		"ties":                            {"le plus long temps en vie sur toute la partie", "the longest time alive in the whole game"},
		"which of two bites counts":       {"celle des deux plus proches", "that of the two who are closest"},
		"the frenzy":                      {"Après 45 secondes : la frénésie", "After 45 seconds: the frenzy"},
		"how boosts grow":                 {"on va 5 % plus vite encore, puis autant de plus toutes les 5 secondes", "everybody runs another 5% faster, and again every 5 seconds"},
		"the end of a chase by the clock": {"Après 90 secondes : le temps décide. Celle qui a le plus court chemin jusqu'à sa proie l'a mangée, +2", "After 90 seconds: the clock decides. Whoever has the shortest path to its prey has eaten it, +2"},
		"the boost of a long duel":        {"Après 20 secondes, le chasseur va 5 % plus vite encore", "After 20 seconds, the hunter runs another 5% faster"},
		"the end of a duel by the clock":  {"Après 45 secondes, la proie est sauvée et marque le point", "After 45 seconds, the prey is safe and gets the point"},
		"when that clock starts":          {"Le temps du duel part avec le chasseur", "The clock of the duel starts when the hunter does"},
		"where doors open":                {"Là où le chasseur a de 40 à 75 % du chemin de la proie, sans être dessus.", "Where the hunter has 40 to 75% of the prey's distance, and isn't standing on it."},
	})
}

// What the book writes out in words is what the rules count by.
func TestTheBooksWordsAreTheRulesNumbers(t *testing.T) {
	for _, n := range []struct {
		what       string
		rule, book int
	}{
		{"six squares", game.Scent, 6},
		{"eight squares", game.Heartbeat, 8},
		{"eleven squares", game.DoorAway, 11},
		{"within two squares", game.CampCells, 2},
		{"four seconds", game.CampTicks, 4 * game.Game.Rate},
		{"twice at the most", game.DoorJumps, 2},
		{"a second and a half (the hunter)", game.ReversalTicks, 3 * game.Game.Rate / 2},
		{"a count of three (the start)", game.ReadyTicks, 3 * game.Game.Rate},
		{"five squares ahead", game.ReversalTicks * game.BaseSpeed / game.Cell, 5},
		{"+2 for the first bite", game.BitePoints, 2},
		{"+1 in the duel", game.DuelPoints, 1},
	} {
		if n.rule != n.book {
			t.Errorf("the book says %s, which is %d; the rules have %d", n.what, n.book, n.rule)
		}
	}
}

// idle plays a round in which only the runner that steer moves runs, and calls look
// after every step.
func idle(t *testing.T, options map[string]string, steer func(*game.View) (rules.Seat, game.Dir), look func(*game.View)) {
	t.Helper()
	s, err := game.New(rules.Setup{Seats: game.Players, Seed: 5, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	for v := s.View(rules.Spectator); v.Phase != game.PhaseResult; v = s.View(rules.Spectator) {
		acts := make([]game.Dir, game.Players)
		if seat, d := steer(v); seat >= 0 {
			acts[seat] = d
		}
		s.Step(acts)
		look(s.View(rules.Spectator))
	}
}

// toward returns the first step of the way from a seat to a cell.
func toward(v *game.View, seat rules.Seat, cell int) game.Dir {
	dist := make([]int16, v.Maze.Cells())
	v.Maze.Flood(cell, dist)
	return v.Maze.Toward(v.Cell(seat), dist)
}

// TestTheBookFollowsTheOptions holds what the book says with each option to what then
// happens in a game.
func TestTheBookFollowsTheOptions(t *testing.T) {
	// camper lets the hunter wait at the door; it says how many doors there were.
	camper := func(t *testing.T, options map[string]string) int {
		doors := 0
		idle(t, options, func(v *game.View) (rules.Seat, game.Dir) {
			door, ok := v.Door()
			if !ok || v.Phase != game.PhaseDuel {
				return rules.Spectator, game.None
			}
			return v.Round.Hunter, toward(v, v.Round.Hunter, door)
		}, func(v *game.View) { doors = len(v.Round.Doors) })
		return doors
	}
	// near lets seat 0 stop before its prey; it gives its boost in the chase, before the
	// frenzy and at its start.
	near := func(t *testing.T, options map[string]string) (before, frenzy int) {
		idle(t, options, func(v *game.View) (rules.Seat, game.Dir) {
			r := &v.Runners[0]
			if v.Phase == game.PhaseChase && r.Gap >= 0 && r.Gap <= 3 {
				return 0, r.Facing.Back() // it walks to and fro
			}
			return 0, toward(v, 0, v.Cell(v.PreyOf(0)))
		}, func(v *game.View) {
			if v.Phase != game.PhaseChase {
				return
			}
			if v.Ticks < game.FrenzyTicks {
				before = max(before, v.Runners[0].Boost)
			} else if v.Ticks < game.FrenzyTicks+game.GrowTicks {
				frenzy = max(frenzy, v.Runners[0].Boost)
			}
		})
		return before, frenzy
	}
	for _, c := range []struct {
		key, value string
		says       [2]string // in French and English, as words.Languages
		not        [2]string
		holds      func(t *testing.T, options map[string]string) bool
	}{
		{"door", "still", [2]string{"La porte reste où elle est", "The door stays where it is"}, [2]string{"deux fois au plus", "twice at the most"},
			func(t *testing.T, o map[string]string) bool { return camper(t, o) == 1 }},
		{"door", "moving", [2]string{"La porte change de place quand le chasseur attend", "The door moves away when the hunter waits"}, [2]string{"La porte reste où elle est", "The door stays where it is"},
			func(t *testing.T, o map[string]string) bool { return camper(t, o) == 1+game.DoorJumps }},
		{"boost", "0", [2]string{"Pas d'élan", "No boost"}, [2]string{"L'élan de", "The boost of"},
			func(t *testing.T, o map[string]string) bool {
				before, frenzy := near(t, o)
				return before == 0 && frenzy == game.Growth
			}},
		{"boost", "20", [2]string{"L'élan de 20 %", "The boost of 20%"}, [2]string{"Pas d'élan", "No boost"},
			func(t *testing.T, o map[string]string) bool {
				before, frenzy := near(t, o)
				return before == 20 && frenzy == 20+game.Growth
			}},
		{"maze", "17x11", [2]string{"de 17 cases sur 11", "of 17 by 11 squares"}, [2]string{"21", "21"},
			func(t *testing.T, o map[string]string) bool { return size(t, o) == [3]int{17, 11, 1} }},
		{"maze", "27x19", [2]string{"de 27 cases sur 19", "of 27 by 19 squares"}, [2]string{"21", "21"},
			func(t *testing.T, o map[string]string) bool { return size(t, o) == [3]int{27, 19, 1} }},
		{"rounds", "1", [2]string{"1 manche, un labyrinthe", "1 round, one maze"}, [2]string{"10 manches", "10 rounds"},
			func(t *testing.T, o map[string]string) bool { return size(t, o)[2] == 1 }},
		{"rounds", "7", [2]string{"7 manches, chacune", "7 rounds, each"}, [2]string{"10 manches", "10 rounds"},
			func(t *testing.T, o map[string]string) bool { return size(t, o)[2] == 7 }},
	} {
		options := map[string]string{c.key: c.value}
		for i, lang := range words.Languages {
			said := kittest.BookOf(t, FrontEnd(), lang, rules.Setup{Seats: game.Players, Options: options})
			if !strings.Contains(said, c.says[i]) || strings.Contains(said, c.not[i]) {
				t.Errorf("%s, %s=%s: the book has to say %q and not %q", lang, c.key, c.value, c.says[i], c.not[i])
			}
		}
		if c.key == "maze" {
			options["rounds"] = "1"
		}
		if !c.holds(t, options) {
			t.Errorf("%s=%s: what happens is not what the book says: %q", c.key, c.value, c.says[1])
		}
	}
}

// size plays a game in which no runner moves, and gives the width and the height of its mazes
// and the number of its rounds.
func size(t *testing.T, options map[string]string) [3]int {
	t.Helper()
	s, err := game.New(rules.Setup{Seats: game.Players, Seed: 5, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	for s.Result() == nil {
		s.Step(nil)
	}
	v := s.View(rules.Spectator)
	return [3]int{v.Maze.W, v.Maze.H, len(v.Past)}
}
