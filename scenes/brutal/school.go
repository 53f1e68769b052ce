package brutal

import (
	"maps"
	"slices"

	game "ludotheque/rules/brutal"
	"ludotheque/scenes/play"
)

// schoolFile is where the programme of the person who plays alone is kept.
const schoolFile = "brutal/school.txt"

// firstSchool is the programme of who has chosen none: that of the first battle.
const firstSchool = game.ISI

// enrol has the only person of a new match keep their programme, the one chosen last, where that is left to
// chance.
func enrol(k *play.App, s *play.Start) {
	seat := slices.IndexFunc(s.Chairs, func(c play.Chair) bool { return c.Person() })
	if s.Resume != "" || s.People() != 1 || seat >= game.Players {
		return
	}
	options := [game.Players]string{game.OptionProgrammeA, game.OptionProgrammeB}
	own, other := s.Setup.Options[options[seat]], s.Setup.Options[options[1-seat]]
	var p game.Programme
	if p.UnmarshalText([]byte(own)) == nil {
		_ = k.Env.Store.Write(schoolFile, []byte(own)) // one that is forgotten does no harm
		return
	}
	if kept, err := k.Env.Store.Read(schoolFile); err != nil || p.UnmarshalText(kept) != nil {
		p = firstSchool
	}
	if p.String() == other {
		return // the rival has it
	}
	s.Setup.Options = maps.Clone(s.Setup.Options)
	if s.Setup.Options == nil {
		s.Setup.Options = map[string]string{}
	}
	s.Setup.Options[options[seat]] = p.String()
}
