package brutal

import (
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
)

// person says whether a person decides for the seat now.
func (s *Scene) person(p rules.Seat) bool { return s.chair.Person(p) }

// people is the number of persons at the table now.
func (s *Scene) people() int { return s.chair.People() }

// seat gives a seat to whoever its chair says.
func (s *Scene) seat(p rules.Seat) { kit.Sit(s.m, s.chair, p, Levels, newPlayer) }

// leave lets a computer player take the place of a person.
func (s *Scene) leave(p rules.Seat) {
	if !s.person(p) {
		return
	}
	s.chair[p].Away = true
	s.seat(p)
	s.m.Remark(p, "left: a computer player takes over")
	s.k.Env.Say("notice.match.computer", "name", s.who(p))
	s.k.Play("ui.leave")
	s.blind = blind{}
	s.turnTo()
}

// back gives a seat back to its person.
func (s *Scene) back(p rules.Seat) {
	if !s.chair[p].Away {
		return
	}
	s.chair[p].Away = false
	s.seat(p)
	s.m.Remark(p, "came back")
	s.k.Env.Say("notice.match.back", "name", s.who(p))
	s.k.PlayAt("ui.join", 0, int(p), false)
	s.turnTo()
}

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

// pads watches the gamepads: one that is lost pauses the game and says whose
// it is; one that comes back gives its person the seat back.
func (s *Scene) pads(in *input.Frame) {
	for _, e := range in.Events {
		for p := range s.chair {
			c := &s.chair[p]
			if !c.Person() || c.Device == input.NoDevice || c.Device != e.Device {
				continue
			}
			switch {
			case e.Kind == input.Lost && !c.Away:
				s.pause(rules.Seat(p))
			case e.Kind == input.Returned && c.Away:
				s.back(rules.Seat(p))
			}
		}
	}
}

// pause puts the pause sheet over the game; lost is whose pad was lost, or
// rules.Spectator.
func (s *Scene) pause(lost rules.Seat) {
	if s.k.Pause == nil {
		return
	}
	p := kit.Paused{
		Where: s.where(), Game: game.Game.ID, Lost: lost,
		Restart: func() scenes.Scene { return s.restart() },
		Quit:    s.k.Title,
	}
	if lost >= 0 {
		p.LostName = s.who(lost)
		p.Computer = func() { s.leave(lost) }
		p.Hold = func(d input.Device) { s.chair[lost].Device, s.blind.pads[lost] = d, d }
		s.k.Play("ui.lostpad")
	} else {
		s.k.Play("ui.pause")
	}
	s.goTo = s.k.Pause(s, p)
}

// where says how far the game is.
func (s *Scene) where() kit.Text {
	switch s.v.Phase {
	case game.PhaseSetup:
		return kit.Text{Key: "brutal.where.setup"}
	case game.PhasePost:
		return kit.Text{Key: "brutal.where.post"}
	case game.PhaseTruce:
		return kit.Text{Key: "brutal.where.truce", Args: []any{"n", s.v.Melee}}
	}
	return kit.Text{Key: "brutal.where.melee", Args: []any{"n", max(1, s.v.Melee)}}
}

// restart is the same match again with the same people, and their teams to
// start from.
func (s *Scene) restart() scenes.Scene {
	return s.withTeams(kit.Anew(s.k, open, s.start, s.start.Setup.Seed, s))
}
