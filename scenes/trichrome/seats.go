package trichrome

import (
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
)

// person says whether a person decides for the seat now.
func (s *Scene) person(p rules.Seat) bool { return s.chair.Person(p) }

// people is the number of persons at the table now.
func (s *Scene) people() int { return s.chair.People() }

// handOut gives each person something to hold, where several share the machine
// and a record does not know who held what: the arrows first, then the left
// part of the keyboard, then its middle.
func (s *Scene) handOut() {
	taken := map[input.Device]bool{}
	n := 0
	for i := range s.chair {
		if c := &s.chair[i]; c.Person() {
			n++
			taken[c.Device] = true
		}
	}
	if n < 2 {
		return
	}
	for i := range s.chair {
		c := &s.chair[i]
		if !c.Person() || c.Device != input.NoDevice {
			continue
		}
		for _, d := range [...]input.Device{input.RightHalf, input.LeftHalf, input.MiddleHalf} {
			if !taken[d] {
				c.Device, taken[d] = d, true
				break
			}
		}
	}
}

// seat gives a seat to whoever its chair says.
func (s *Scene) seat(p rules.Seat) { kit.Sit(s.m, s.chair, p, Levels, newPlayer) }

// leave lets a computer player take the place of a person at once (M18).
func (s *Scene) leave(p rules.Seat) {
	if !s.person(p) {
		return
	}
	s.chair[p].Away = true
	s.seat(p)
	s.m.Remark(p, "left: a computer player takes over")
	s.k.PlayAt("ui.leave", 0, int(s.colour(p)), false)
}

// returned gives seats back to those who left and are here again, as a round
// begins.
func (s *Scene) returned() {
	for i := range s.chair {
		c := &s.chair[i]
		if !c.Away || !c.Back {
			continue
		}
		c.Away, c.Back = false, false
		s.seat(rules.Seat(i))
		s.m.Remark(rules.Seat(i), "came back")
		s.k.PlayAt("ui.join", 0, int(s.colour(rules.Seat(i))), false)
	}
}

// colour is the colour of a seat.
func (s *Scene) colour(p rules.Seat) game.Colour { return s.v.Runners[p].Colour }

// who is what the person or the computer at a colour is called.
func (s *Scene) who(c game.Colour) string {
	p := s.v.Board.Seat(c)
	k := &s.chair[p]
	switch {
	case k.Person() && !k.Away && s.start.People() == 1:
		return s.word("trichrome.you")
	case k.Person() && k.Name != "":
		return k.Name
	case k.Person():
		return s.say(phrase{key: "trichrome.person", n: int(p) + 1})
	}
	return s.word("trichrome.computer")
}

// pads watches the gamepads: one that is lost pauses the game and says whose
// it is. Whoever left and touches his device again is back at the next round.
func (s *Scene) pads(in *input.Frame) {
	for _, e := range in.Events {
		for p := range s.chair {
			c := &s.chair[p]
			if c.Person() && c.Device != input.NoDevice && c.Device == e.Device && e.Kind == input.Lost && !c.Away {
				s.pause(rules.Seat(p))
			}
		}
	}
	for p := range s.chair {
		c := &s.chair[p]
		if pad := in.Pad(c.Device); c.Away && !c.Back && pad != nil && pad.Connected && pad.Pressed != 0 {
			c.Back = true
			s.k.PlayAt("ui.join", 0, int(s.colour(rules.Seat(p))), true)
		}
	}
}

// asksPause pauses when somebody asks for it, or when the window is left while
// people play.
func (s *Scene) asksPause(in *input.Frame) bool {
	ask := in.Menu.Pressed.Has(input.Start) || in.Keys.Pressed.Has(escape) || s.tapped(s.lay.pause) ||
		!in.Focused && s.people() > 0
	if ask {
		s.pause(rules.Spectator)
	}
	return ask && s.goTo != s
}

// pause puts the pause sheet over the game; lost is whose pad was lost, or
// rules.Spectator.
func (s *Scene) pause(lost rules.Seat) {
	if s.k.Pause == nil || s.goTo != s {
		return
	}
	p := kit.Paused{
		Where: kit.Text{Key: "trichrome.pause.where", Args: []any{"n", s.v.Round.Number, "all", s.v.Params.Rounds}},
		Game:  game.Game.ID, Lost: rules.Spectator,
		Restart: func() scenes.Scene { return s.restart() },
		Quit:    s.k.Title,
	}
	if lost >= 0 {
		p.Lost = sign(s.colour(lost))
		p.LostName = s.who(s.colour(lost))
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
