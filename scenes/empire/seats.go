package empire

import (
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
)

// person says whether a person decides for the seat now.
func (s *Scene) person(p rules.Seat) bool { return s.chair.Person(p) }

// people is the number of persons at the table now.
func (s *Scene) people() int { return s.chair.People() }

// seated is the name of who sits at a seat: a first name, "Player B", a computer.
func (s *Scene) seated(p rules.Seat) string { return s.chair.Name(s.k, p) }

// lettered is the name of who sits at a seat, with its letter where it is a
// computer player's.
func (s *Scene) lettered(p rules.Seat) string {
	if s.person(p) {
		return s.seated(p)
	}
	return s.k.T("seat.player", "letter", letter(game.Side(p)))
}

// changed is told that somebody left or came back.
func (s *Scene) changed(rules.Seat) {
	s.look()
	s.refresh()
}

// where says how far the game is.
func (s *Scene) where() kit.Text {
	n, all := s.cardOf()
	return kit.Text{Key: "empire.pause.where", Args: []any{"n", n, "all", all}}
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
