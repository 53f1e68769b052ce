package aquariom

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
)

// person says whether a person decides for the seat now.
func (s *Scene) person(p rules.Seat) bool { return s.chair.Person(p) }

// people is the number of persons at the table now.
func (s *Scene) people() int { return s.chair.People() }

// who is what the person or the computer at a seat is called.
func (s *Scene) who(p rules.Seat) string {
	if p < 0 || int(p) >= len(s.chair) {
		return ""
	}
	c := &s.chair[p]
	switch {
	case c.Person() && !c.Away && s.seats.Start.People() == 1:
		return s.k.Say(words.AquariomYou())
	case c.Person() && c.Name != "":
		return c.Name
	case c.Person():
		return s.k.Say(words.SeatPlayer(p.Letter()))
	case c.Name != "":
		return c.Name // who played on a server is called what it called itself
	}
	return s.k.Say(nameOfComputer(p))
}

// where says how far the match is.
func (s *Scene) where() words.Text {
	return words.AquariomPauseWhere(s.turn(), s.turns())
}

// pause puts the pause sheet over the game; lost is whose pad was lost, or
// rules.Spectator.
func (s *Scene) pause(lost rules.Seat) {
	if s.goTo != s {
		return
	}
	for i := range s.helms {
		s.helms[i].hold = 0
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
	return s.goTo != s
}

// restart is the same match again with the same people.
func (s *Scene) restart() scenes.Scene {
	return play.Anew(s.k, open, s.seats.Start, s.seats.Start.Setup.Seed, s)
}
