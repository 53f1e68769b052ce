package trichrome

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
)

// person says whether a person decides for the seat now.
func (s *Scene) person(p rules.Seat) bool { return s.chair.Person(p) }

// people is the number of persons at the table now.
func (s *Scene) people() int { return s.chair.People() }

// lone is the seat of the only person, or a spectator where there is none or more
// than one.
func (s *Scene) lone() rules.Seat {
	if s.people() == 1 {
		for p := range rules.Seat(game.Players) {
			if s.person(p) {
				return p
			}
		}
	}
	return rules.Spectator
}

// colour is the colour of a seat.
func (s *Scene) colour(p rules.Seat) game.Colour { return s.v.Runners[p].Colour }

// who is what the person or the computer at a colour is called.
func (s *Scene) who(c game.Colour) string {
	p := s.v.Board.Seat(c)
	k := &s.chair[p]
	switch {
	case k.Person() && !k.Away && s.seats.Start.People() == 1:
		return s.k.Say(words.TrichromeYou())
	case k.Person() && k.Name != "":
		return k.Name
	case k.Person():
		return s.k.Say(words.TrichromePerson(int(p) + 1))
	}
	return s.k.Say(words.TrichromeComputer())
}

// called is what who sits at a seat is called.
func (s *Scene) called(p rules.Seat) string { return s.who(s.colour(p)) }

// where says how far the match is.
func (s *Scene) where() words.Text {
	return words.TrichromePauseWhere(s.v.Round.Number, s.v.Params.Rounds)
}

// pause puts the pause sheet over the game; lost is whose pad was lost, or
// rules.Spectator.
func (s *Scene) pause(lost rules.Seat) {
	if s.goTo != s {
		return
	}
	s.goTo = s.seats.Pause(s, lost)
}

// asksPause pauses when somebody asks for it, or when the window is left while
// people play.
func (s *Scene) asksPause(in *input.Frame) bool {
	ask := s.seats.AsksPause(in) || s.tapped(s.lay.pause)
	if ask {
		s.pause(rules.Spectator)
	}
	return ask && s.goTo != s
}

// restart is the same match again with the same people.
func (s *Scene) restart() scenes.Scene {
	return play.Anew(s.k, open, s.seats.Start, s.seats.Start.Setup.Seed, s)
}
