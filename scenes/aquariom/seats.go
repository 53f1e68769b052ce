package aquariom

import (
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
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

// handOut gives each person something to hold, where several share the machine
// and a record does not know who held what: the mouse first, then the parts of
// the keyboard.
func (s *Scene) handOut() {
	if s.people() < 2 {
		return
	}
	taken := map[input.Device]bool{}
	for i := range s.chair {
		if c := &s.chair[i]; c.Person() {
			taken[c.Device] = true
		}
	}
	for i := range s.chair {
		c := &s.chair[i]
		if !c.Person() || c.Device != input.NoDevice {
			continue
		}
		for _, d := range [...]input.Device{input.Mouse, input.RightHalf, input.LeftHalf, input.MiddleHalf} {
			if !taken[d] {
				c.Device, taken[d] = d, true
				break
			}
		}
	}
}

// leave lets a computer player take the place of a person at once.
func (s *Scene) leave(p rules.Seat) {
	if !s.person(p) {
		return
	}
	s.chair[p].Away = true
	s.seat(p)
	s.m.Remark(p, "left: a computer player takes over")
	s.k.Env.Say("notice.match.computer", "name", s.who(p))
	s.k.Play("ui.leave")
	s.cut()
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
	s.cut()
}

// who is what the person or the computer at a seat is called.
func (s *Scene) who(p rules.Seat) string {
	if p < 0 || int(p) >= len(s.chair) {
		return ""
	}
	c := &s.chair[p]
	switch {
	case c.Person() && !c.Away && s.start.People() == 1:
		return s.word("aquariom.you")
	case c.Person() && c.Name != "":
		return c.Name
	case c.Person():
		return s.k.T("seat.player", "letter", p.Letter())
	case c.Name != "":
		return c.Name // who played on a server is called what it called itself
	}
	return s.word(nameKey(p))
}

// pads watches the gamepads: one that is lost pauses the match and says whose
// it is; one that comes back gives its person the seat back.
func (s *Scene) pads(in *input.Frame) { s.chair.Plugs(in, s.pause, s.back) }

// asksPause pauses when somebody asks for it, or when the window is left while
// people play.
func (s *Scene) asksPause(in *input.Frame) bool {
	ask := in.Menu.Pressed.Has(input.Start) || in.Keys.Pressed.Has(escape) || s.tapped(s.lay.pause) ||
		!in.Focused && s.people() > 0
	if ask {
		s.pause(rules.Spectator)
	}
	return s.goTo != s
}

// pause puts the pause sheet over the match; lost is whose pad was lost, or
// rules.Spectator.
func (s *Scene) pause(lost rules.Seat) {
	if s.k.Pause == nil || s.goTo != s {
		return
	}
	p := kit.Paused{
		Where: kit.Text{Key: "aquariom.pause.where", Args: []any{"n", s.turn(), "all", s.turns()}},
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
	for i := range s.helms {
		s.helms[i].hold = 0
	}
	s.goTo = s.k.Pause(s, p)
}

// restart is the same match again with the same people.
func (s *Scene) restart() scenes.Scene {
	return kit.Anew(s.k, open, s.start, s.start.Setup.Seed, s)
}
