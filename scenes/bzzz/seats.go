package bzzz

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
)

// person says whether a person decides for the seat now.
func (s *Scene) person(p rules.Seat) bool { return s.chair.Person(p) }

// people is the number of persons at the table now.
func (s *Scene) people() int { return s.chair.People() }

// who is the name of a seat for people: a first name, "Player B", a computer.
func (s *Scene) who(p rules.Seat) string { return s.chair.Name(s.k, p) }

// changed is told that somebody left or came back.
func (s *Scene) changed(p rules.Seat) {
	back := s.person(p)
	if !back {
		s.hands.reset()
	}
	s.look()
	if back {
		s.hands.newTurn(s)
	}
}

// where says how far the game is.
func (s *Scene) where() words.Text {
	v := s.v
	return words.Old("bzzz.pause.where", "n", v.OwnTurn(v.Current), "all", v.Params.Turns/game.Players)
}

// pause puts the pause sheet over the game; lost is whose pad was lost, or
// rules.Spectator.
func (s *Scene) pause(lost rules.Seat) {
	s.goTo = s.seats.Pause(s, lost)
}

// restart is the same match again with the same people.
func (s *Scene) restart() scenes.Scene {
	return play.Anew(s.k, open, s.seats.Start, s.seats.Start.Setup.Seed, s)
}
