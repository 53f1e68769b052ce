package brutal

import (
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/campus"
	"ludotheque/scenes/input"
)

// beginReveal shows both sides' orders as one picture, on the field as it was.
func (s *Scene) beginReveal(was *game.View) {
	s.page, s.before, s.moved, s.card = pageReveal, was, s.v.Events, false
	s.reveal = campus.Reveal{}
	var lanes [game.Players][game.Zones]int
	for _, e := range s.v.Events {
		if e.What != game.EventArrived {
			continue
		}
		s.reveal.Orders = append(s.reveal.Orders, campus.Order{Seat: e.Seat, To: e.Zone, Lane: lanes[e.Seat][e.Zone]})
		lanes[e.Seat][e.Zone]++
	}
	for i := range s.reveal.Orders {
		s.reveal.Orders[i].Slim = slim(len(s.reveal.Orders) / game.Players)
	}
	s.k.Play("brutal.reveal")
	if s.k.Prefs.Speed == 0 {
		s.reveal.Age = campus.RevealTicks
	}
}

// paintReveal is the reveal; any key ends it.
func (s *Scene) paintReveal(in *input.Frame) {
	p, g := s.g.P, s.g
	plan := s.plan(campus.Truce)
	now, eyes := s.v, s.eyes
	if s.before != nil {
		// The field as it was before anybody moved.
		s.v, s.eyes = s.before, s.before.Seat
		if s.people() != 1 {
			s.v, s.eyes = s.closed(s.before), rules.Spectator
		}
	}
	s.clearZones()
	for z := range game.Zones {
		s.truceZone(z, nobody)
		s.frame.Zones[z].Moved = false
	}
	s.starts(plan, now)
	s.reveal.Draw(s.still)
	s.frame.Orders = append(s.frame.Orders, s.reveal.Orders...)
	s.ground.Paint(g, &s.frame)
	s.header(plan, s.word("brutal.title.reveal"), "")
	s.truceCards(plan, rules.Spectator)
	s.corner(plan)
	s.v, s.eyes = now, eyes
	campus.PaintReveal(p, plan, &s.reveal, s.still)
	line := s.say("brutal.reveal.orders", len(s.reveal.Orders), "", "")
	campus.PaperLabel(p, line, plan.Bench.X+20, plan.Bench.Y+24, plan.Bench.W-40)
	if s.skipsReveal(in) && !s.posed {
		s.reveal.Age = campus.RevealTicks
	}
}

func (s *Scene) skipsReveal(in *input.Frame) bool {
	h := s.g.Hands()
	return s.reveal.Age > 20 && (h.Act || h.Pressed || in.Menu.Pressed.Has(input.ZR))
}

// closed is a view of which nothing is known but what both sides know.
func (s *Scene) closed(v *game.View) *game.View {
	c := *v
	c.Seat = rules.Spectator
	return &c
}

// starts says where the arrows of the reveal begin: at the cup, at the middle of
// a zone for those who are not known, at the side's paper for the bench.
func (s *Scene) starts(plan *campus.Plan, now *game.View) {
	i := 0
	for _, e := range now.Events {
		if e.What != game.EventArrived || i >= len(s.reveal.Orders) {
			continue
		}
		o := &s.reveal.Orders[i]
		i++
		leave := plan.Leave(e.Seat)
		o.X0, o.Y0 = leave.X, leave.Y
		if e.From < 0 {
			continue
		}
		r := plan.Stage(e.From)
		o.X0, o.Y0 = r.CX(), r.CY()
		if x, y, scale, ok := s.ground.Where(campus.Who{Seat: e.Seat, N: e.Fighter}); ok && e.Seat == s.eyes {
			o.X0, o.Y0 = x, y-campus.Height(kindOf(e.Fighter))*scale/2
		}
	}
}
