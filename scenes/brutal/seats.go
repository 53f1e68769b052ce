package brutal

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
)

// person says whether a person decides for the seat now.
func (s *Scene) person(p rules.Seat) bool { return s.chair.Person(p) }

// people is the number of persons at the table now.
func (s *Scene) people() int { return s.chair.People() }

// who is the name of a seat for people: a first name, "Player B", a computer.
func (s *Scene) who(p rules.Seat) string { return s.chair.Name(s.k, p) }

// team is what the team of a seat is called: its programme, and whose it is.
func (s *Scene) team(p rules.Seat) string {
	t := programmes[s.v.Programmes[p]%game.Programmes]
	if s.people() == 1 && s.person(p) {
		return s.say("brutal.team.yours", 0, t, "")
	}
	return t
}

// changed is told that somebody left or came back.
func (s *Scene) changed(p rules.Seat) {
	if !s.person(p) {
		s.blind = blind{}
	}
	s.turnTo()
}

// pause puts the pause sheet over the game; lost is whose pad was lost, or
// rules.Spectator.
func (s *Scene) pause(lost rules.Seat) {
	s.goTo = s.seats.Pause(s, lost)
}

// mayGiveUp is how the person who looks gives up (B38), or nil while nothing is
// to be decided by them.
func (s *Scene) mayGiveUp() func() {
	p := s.eyes
	if !s.deciding() || !s.person(p) || !s.m.Waiting().Has(p) {
		return nil
	}
	return func() {
		// The other side need not have decided for that.
		_ = s.m.Submit(p, game.GiveUp)
	}
}

// where says how far the game is.
func (s *Scene) where() words.Text {
	switch s.v.Phase {
	case game.PhaseSetup:
		return words.Old("brutal.where.setup")
	case game.PhasePost:
		return words.Old("brutal.where.post")
	case game.PhaseTruce:
		return words.Old("brutal.where.truce", "n", s.v.Melee)
	}
	return words.Old("brutal.where.melee", "n", max(1, s.v.Melee))
}

// restart is the same match again with the same people, and their teams to
// start from.
func (s *Scene) restart() scenes.Scene {
	return s.withTeams(play.Anew(s.k, open, s.seats.Start, s.seats.Start.Setup.Seed, s))
}
