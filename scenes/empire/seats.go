package empire

import (
	"ludotheque/rules"
	game "ludotheque/rules/empire"
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
	s.k.Env.Say("notice.match.computer", "name", s.seated(p))
	s.k.Play("ui.leave")
	s.look()
	s.refresh()
}

// back gives a seat back to its person.
func (s *Scene) back(p rules.Seat) {
	if !s.chair[p].Away {
		return
	}
	s.chair[p].Away = false
	s.seat(p)
	s.m.Remark(p, "came back")
	s.k.Env.Say("notice.match.back", "name", s.seated(p))
	s.k.PlayAt("ui.join", 0, int(p), false)
	s.look()
	s.refresh()
}

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
	n, all := s.cardOf()
	p := kit.Paused{
		Where: kit.Text{Key: "empire.pause.where", Args: []any{"n", n, "all", all}},
		Game:  game.Game.ID, Lost: lost,
		Restart: func() scenes.Scene { return s.restart() },
		Quit:    s.k.Title,
	}
	if lost >= 0 {
		p.LostName = s.seated(lost)
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
