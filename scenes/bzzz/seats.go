package bzzz

import (
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
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
	s.hands.reset()
	s.look()
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
	s.look()
	s.hands.newTurn(s)
}

// who is the name of a seat for people: a first name, "Player B", a computer.
func (s *Scene) who(p rules.Seat) string { return s.chair.Name(s.k, p) }

// pads watches the gamepads: one that is lost pauses the game and says whose
// it is; one that comes back gives its person the seat back.
func (s *Scene) pads(in *input.Frame) { s.chair.Plugs(in, s.pause, s.back) }

// pause puts the pause sheet over the game; lost is whose pad was lost, or
// rules.Spectator.
func (s *Scene) pause(lost rules.Seat) {
	if s.k.Pause == nil {
		return
	}
	v := s.v
	p := kit.Paused{
		Where: kit.Text{Key: "bzzz.pause.where", Args: []any{"n", v.OwnTurn(v.Current), "all", v.Params.Turns / game.Players}},
		Game:  game.Game.ID, Lost: lost,
		Restart: func() scenes.Scene { return s.restart() },
		Quit:    s.k.Title,
	}
	if lost >= 0 {
		p.LostName = s.who(lost)
		p.Computer = func() { s.leave(lost) }
		p.Hold = func(d input.Device) { s.chair[lost].Device = d }
		s.k.Play("ui.lostpad")
	} else {
		s.k.Play("ui.pause")
	}
	s.goTo = s.k.Pause(s, p)
}

// restart is the same match again with the same people.
func (s *Scene) restart() scenes.Scene {
	return kit.Anew(s.k, open, s.start, s.start.Setup.Seed, s)
}
