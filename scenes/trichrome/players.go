package trichrome

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome/history"
)

// screen is the scene's side of the face.
type screen = play.Screen[game.Dir, *game.View]

// players tells which seat, person and name each colour has, and its score.
type players struct{ on *screen }

// lone returns the seat of the only person, or a spectator where there is none or more
// than one.
func (t *players) lone() rules.Seat { return t.on.Chairs.Sole() }

// alone is the colour of the only person at the table; ok is false when there
// are several, or none.
func (t *players) alone() (c game.Colour, ok bool) {
	n := 0
	for p := range rules.Seat(game.Players) {
		if t.on.Person(p) {
			c = t.colour(p)
			n++
		}
	}
	return c, n == 1
}

// duelling reports whether the roles have turned in this round.
func (t *players) duelling() bool { return t.on.View.Round.Eater >= 0 }

// colour returns the colour of a seat.
func (t *players) colour(p rules.Seat) game.Colour { return t.on.View.Runners[p].Colour }

// who returns the name of the player of a colour.
func (t *players) who(c game.Colour) string {
	p := t.on.View.Board.Seat(c)
	k := &t.on.Chairs[p]
	switch {
	case k.Person() && k.Name != "":
		return t.on.PersonName(k.Name, p)
	case k.Person() && !k.Away && t.on.Start.People() == 1:
		return t.on.Say(words.TrichromeYou())
	case k.Person():
		return t.on.Say(words.SeatPlayer(letter(c)))
	}
	return t.on.Say(history.Names[c])
}

// brief returns the name of the person of a colour in a sentence, or else that of the colour.
func (t *players) brief(c game.Colour) string {
	p := t.on.View.Board.Seat(c)
	if k := &t.on.Chairs[p]; k.Person() && k.Name != "" {
		return t.on.PersonName(k.Name, p)
	}
	return t.on.Say(history.Names[c])
}

// player returns the kind of player of a colour, to stand beside its name.
func (t *players) player(c game.Colour) string {
	switch me, alone := t.alone(); {
	case alone && c == me:
		return t.on.Say(words.TrichromeYou())
	case t.on.Chairs[t.on.View.Board.Seat(c)].Away:
		return t.on.Say(words.SeatStandin(t.who(c)))
	case t.on.Chairs[t.on.View.Board.Seat(c)].Person():
		return t.who(c)
	}
	return t.on.Say(words.TrichromeComputer())
}

// title returns the title of a colour: its person's name, "you" for the only person at this screen, or
// the name of the colour.
func (t *players) title(c game.Colour) string {
	switch me, alone := t.alone(); {
	case alone && c == me:
		return t.on.Say(words.TrichromePennant())
	case t.on.Chairs[t.on.View.Board.Seat(c)].Person():
		return t.who(c)
	}
	return t.on.Say(history.Names[c])
}

// name returns the name of a seat's colour.
func (t *players) name(p rules.Seat) string { return t.on.Say(history.Names[t.colour(p)]) }

func (t *players) points(c game.Colour) int { return t.on.View.Runners[t.on.View.Board.Seat(c)].Points }

// drawnNote says before the first round which colour the only person has, or that colours were drawn by
// lot, if a person has another one than in the lobby; it is empty otherwise.
func (t *players) drawnNote() string {
	drawn := false
	for p := range rules.Seat(game.Players) {
		drawn = drawn || t.on.Person(p) && sign(t.colour(p)) != p
	}
	if !drawn || t.on.View.Round.Number > 1 {
		return ""
	}
	if me, alone := t.alone(); alone {
		return t.on.Say(words.TrichromeReadyNoteYou(t.on.Say(history.Names[me])))
	}
	return t.on.Say(words.TrichromeReadyNote())
}

// roundWinner is the colour that got most out of a round: the one that ate.
func (t *players) roundWinner(r *game.Round) (game.Colour, bool) {
	if r.Eater < 0 {
		return 0, false
	}
	return t.colour(r.Eater), true
}

// roleOf returns the place of a colour's card in a duel.
func (t *players) roleOf(c game.Colour) int {
	for i, seat := range [3]rules.Seat{t.on.View.Round.Eater, t.on.View.Round.Hunter, t.on.View.Round.Eaten} {
		if seat == t.on.View.Board.Seat(c) {
			return i
		}
	}
	return 0
}

// gapOf returns how many cells the hunter of a colour is away, when that is to be
// felt: within eight, and for persons; in a demo for all. Else -1.
func (t *players) gapOf(c game.Colour) int {
	v := t.on.View
	if t.on.People() > 0 && !t.on.Person(v.Board.Seat(c)) || v.Phase != game.PhaseChase && v.Phase != game.PhaseDuel {
		return -1
	}
	if t.duelling() && v.Board.Seat(c) != v.Round.Eater {
		return -1
	}
	h := &v.Runners[v.Board.Seat(c.Hunter())]
	if h.Eaten || v.Runners[v.Board.Seat(c)].Eaten {
		return -1
	}
	return h.Gap
}
