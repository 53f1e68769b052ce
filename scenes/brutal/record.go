package brutal

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// record paints the campus of a record.
type record struct {
	speech
	field *board.Field
	frame board.Frame
}

// Close lets go of the pictures of the ground.
func (r *record) Close() { r.field.Close() }

// planIn returns a plan of the five buildings inside a rectangle.
func planIn(v ui.View, r ui.Rect) board.Plan {
	p := board.NewPlan(ui.View{W: 1280, H: 720, Scale: 1}, board.Melee, 0)
	// What the buildings take of the usual screen.
	const left, top, width, height = 20, 34, 1240, 584
	k := min(r.W/width, r.H/height)
	x, y := r.CX()-k*width/2, r.CY()-k*height/2
	p.View, p.Scale = v, k
	for i := range p.Buildings {
		b := p.Buildings[i]
		p.Buildings[i] = ui.Rect{X: x + (b.X-left)*k, Y: y + (b.Y-top)*k, W: b.W * k, H: b.H * k}
	}
	return p
}

// Paint paints the campus as it is now, t of the way from before; follow rings the
// zone in which something that matters happens.
func (r *record) Paint(g *ui.Gui, box ui.Rect, _, now *game.View, t float32, follow bool) {
	f := &r.frame
	f.Plan = planIn(g.P.View(), box)
	f.Tick, f.Still, f.Calm = g.Tick(), g.Motion == ui.Reduced, g.Motion != ui.Lively
	r.clear(f)
	for z := range f.Zones {
		r.fillZone(now, z)
	}
	t = max(0, min(1, t))
	if t < 1 {
		r.act(now, t)
	}
	if follow {
		most, front := 0, -1
		for i := range now.Events {
			if e := &now.Events[i]; matters(e) > most {
				most, front = matters(e), e.Zone
			}
		}
		if front >= 0 {
			f.Zones[front].Ringed = true
		}
	}
	g.P.Clip(box)
	r.field.Paint(g, f)
	g.P.Pop()
}

// fillZone is who stands in a zone, and whose it is.
func (r *record) fillZone(now *game.View, z int) {
	f, zone := &r.frame.Zones[z], &now.Zones[z]
	if !zone.Contested() {
		f.Held, f.Owner = true, zone.Owner
		f.HeldText = r.k.Say(words.BrutalHeld(zone.Owner.Letter()))
	} else {
		f.Left = board.Tag{Show: true, Sign: true, Figure: ui.Digits(zone.Sides[0].ECTS)}
		f.Right = board.Tag{Show: true, Seat: 1, Sign: true, Figure: ui.Digits(zone.Sides[1].ECTS)}
	}
	f.Share = share(zone.Sides[0].ECTS, zone.Sides[1].ECTS)
	if now.Melee == 0 {
		f.Paper, f.Left.Show, f.Right.Show = board.Straw, false, false
	}
	for p := range now.Fighters {
		// The last of a side stands in a light.
		last := zone.Contested() && now.Melee > 0 && zone.Sides[p].Count == 1 && zone.Sides[1-p].Count > 1
		known := 0
		for n := range now.Fighters[p] {
			q := &now.Fighters[p][n]
			if q.Sight == game.Unseen || q.Zone != z || q.ECTS <= 0 {
				continue
			}
			known++
			c := cup(rules.Seat(p), n, q.Strategy)
			c.Last = last
			c.Bar, c.Share = q.Max > 0, float32(q.ECTS)/float32(max(1, q.Max))
			f.Cups = append(f.Cups, c)
		}
		// In a truce the other side is a number.
		for i := known; i < zone.Sides[p].Count; i++ {
			f.Cups = append(f.Cups, shadow(rules.Seat(p), 4*z+i))
		}
	}
}

// matters returns how much an event of a brawl matters to a spectator: 0 is not at all.
func matters(e *game.Event) int {
	switch {
	case e.What == game.EventHeld:
		return 3
	case e.What == game.EventAttack && e.Hit && e.ECTS <= 0:
		return 2
	case rescues(e):
		return 1
	}
	return 0
}

// maxHeard is how many throws of a step are heard.
const maxHeard = 2

// heard plays the sounds of a step of a record: of the throws those that matter most.
func heard(k *kit.Kit, now *game.View) {
	plan := board.NewPlan(ui.View{W: 1280, H: 720, Scale: 1}, board.Melee, 0)
	left := maxHeard
	for priority := range 3 {
		for i := range now.Events {
			e := &now.Events[i]
			if e.What != game.EventAttack && e.What != game.EventHeal {
				continue
			}
			name, p := landing(e)
			if p != priority || left == 0 {
				continue
			}
			left--
			k.PlayAt(name, panIn(&plan, e.Zone), 0, false)
		}
	}
	for i := range now.Events {
		switch e := &now.Events[i]; {
		case rescues(e):
			k.PlayAt("brutal.rescue", panIn(&plan, e.Zone), 0, false)
		case e.What == game.EventHeld:
			k.PlayAt("brutal.zone.win", panIn(&plan, e.Zone), 0, false)
		case e.What == game.EventFrenzy:
			k.Play("brutal.frenzy")
		}
	}
}

// act shows what is under way t of the way to the position.
func (r *record) act(now *game.View, t float32) {
	for i := range now.Events {
		e := &now.Events[i]
		if e.What == game.EventHeld {
			r.frame.Zones[e.Zone].Fresh = 1 - t // its walls take the colour, its flag rises
		}
		if e.What != game.EventAttack && e.What != game.EventHeal {
			continue
		}
		x := board.Effect{From: board.Who{Seat: e.Seat, N: e.Fighter}, To: aimed(e), Quick: true, Age: 1 + t*30}
		x.Kind, x.Text = r.burst(e)
		f := &r.frame.Zones[e.Zone]
		f.Effects = append(f.Effects, x)
		if e.ECTS <= 0 && e.What == game.EventAttack && e.Hit {
			c := cup(x.To.Seat, e.Target, 0)
			c.Fallen = t
			f.Cups = append(f.Cups, c)
		}
	}
}

// aimed returns whom an attack or a healing is meant for.
func aimed(e *game.Event) board.Who {
	if e.What == game.EventAttack {
		return board.Who{Seat: 1 - e.Seat, N: e.Target}
	}
	return board.Who{Seat: e.Seat, N: e.Target}
}

// burst returns what an attack or a healing shows when it lands.
func (w *speech) burst(e *game.Event) (board.EffectKind, string) {
	switch {
	case !e.Hit:
		return board.Miss, w.k.Say(words.BrutalBurstMiss())
	case e.What == game.EventHeal:
		return board.Heal, plus(e.Amount)
	case e.Amount == 0:
		return board.Absorbed, w.k.Say(words.BrutalBurstSoak())
	case e.ECTS <= 0:
		return board.KO, w.k.Say(words.BrutalBurstKo())
	}
	return board.Hit, minus(e.Amount)
}
