package brutal

import (
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes"
	"ludotheque/scenes/brutal/campus"
	"ludotheque/scenes/history"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// replay is a record, open at every step: without secrets when the game is over,
// else as the person who plays it may know it, who can still go on.
type replay struct {
	play.Reel[*game.State, game.Action, *game.View]
	speech
	chronicle
	turns  []int
	ground *campus.Campus
	frame  campus.Frame
}

// openReplay opens a record for looking at. The error is that of match.Load.
func openReplay(k *play.App, record []byte) (play.Replay, error) {
	r := &replay{speech: speech{k}, ground: campus.New()}
	if err := r.Open(game.Game, record, Levels, r.view); err != nil {
		return nil, err
	}
	for at := 0; at <= r.Len(); at++ {
		v := r.view(at)
		r.note(v)
		r.turns = append(r.turns, max(1, v.Melee))
		for i := range v.Events {
			r.mark(at, &v.Events[i])
		}
	}
	return r, nil
}

// mark notes what the timeline shows of an event.
func (r *replay) mark(at int, e *game.Event) {
	switch e.What {
	case game.EventHeld:
		r.Mark(history.Mark{At: at, Icon: "icons/star", Seat: e.Seat, Big: true})
	case game.EventFell:
		r.Mark(history.Mark{At: at, Icon: "icons/cross", Seat: e.Seat})
	case game.EventEnded:
		if e.Seat != rules.Spectator {
			r.Mark(history.Mark{At: at, Icon: "icons/crown", Seat: e.Seat, Big: true})
		}
	}
}

// view is what is shown of a position.
func (r *replay) view(at int) *game.View {
	if r.Tape.Result() == nil {
		return r.Tape.View(at, r.Eyes)
	}
	return r.Tape.State(at).Open()
}

// Turn is the number of the mêlée at a position.
func (r *replay) Turn(at int) int { return r.turns[r.Clamp(at)] }

// Scores are the zones that both hold.
func (r *replay) Scores(at int) []int { return r.held[r.Clamp(at)][:] }

// Close gives the ground back.
func (r *replay) Close() { r.ground.Close() }

func (r *replay) Outcome() *play.Outcome {
	res := r.Tape.Result()
	if res == nil {
		return nil
	}
	o := outcomeOf(r.k, r.From, &r.chronicle, res, "")
	o.Again = func() scenes.Scene { return play.Anew(r.k, open, r.From, r.From.Setup.Seed, nil) }
	return o
}

// tellWeight says which of several events of a step is told.
var tellWeight = map[game.EventKind]int{
	game.EventHeal: 1, game.EventAttack: 2, game.EventFell: 3, game.EventFrenzy: 4, game.EventHeld: 5,
}

// Say puts the event that led to a position into words.
func (r *replay) Say(at int) string {
	r.Seek(at)
	best, text := 0, ""
	for i := range r.Now.Events {
		e := &r.Now.Events[i]
		if w := tellWeight[e.What]; w > best {
			x := entry{Event: *e}
			best, text = w, r.k.Join(r.zoneOf(&x), " · ", r.line(&x))
		}
	}
	switch {
	case text != "":
		return text
	case r.Now.Phase == game.PhaseTruce:
		return r.say("brutal.truce.after", r.Now.Melee, "", "")
	case r.Now.Result != nil:
		return r.word("brutal.over")
	}
	return ""
}

// planIn is a plan of the five buildings inside a rectangle.
func planIn(v ui.View, r ui.Rect) campus.Plan {
	p := campus.NewPlan(ui.View{W: 1280, H: 720, Scale: 1}, campus.Melee)
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

// Paint paints the campus as it is at a position, t of the way from the one
// before; follow rings the zone that it is told of.
func (r *replay) Paint(g *ui.Gui, box ui.Rect, at int, t float32, follow bool) {
	r.Seek(at)
	f := &r.frame
	f.Plan = planIn(g.P.View(), box)
	f.Tick, f.Still = f.Tick+1, g.Motion == ui.Reduced
	for z := range f.Zones {
		cups, effects := f.Zones[z].Cups[:0], f.Zones[z].Effects[:0]
		f.Zones[z] = campus.Zone{Name: r.zone(z), Short: r.word(shortZoneKeys[z]), Cups: cups, Effects: effects}
		r.fillZone(z)
	}
	t = max(0, min(1, t))
	if t < 1 {
		r.act(t)
	}
	if follow {
		for i := range r.Now.Events {
			if e := &r.Now.Events[i]; e.What == game.EventHeld {
				f.Zones[e.Zone].Ringed = true
			}
		}
	}
	g.P.Clip(box)
	r.ground.Paint(g, f)
	g.P.Pop()
}

// fillZone is who stands in a zone, and whose it is.
func (r *replay) fillZone(z int) {
	f, zone := &r.frame.Zones[z], &r.Now.Zones[z]
	if !zone.Contested() {
		f.Held, f.Owner = true, zone.Owner
		f.HeldText = r.k.T("brutal.held", "letter", zone.Owner.Letter())
	} else {
		f.Left = campus.Tag{Show: true, Sign: true, Figure: ui.Digits(zone.Sides[0].ECTS)}
		f.Right = campus.Tag{Show: true, Seat: 1, Sign: true, Figure: ui.Digits(zone.Sides[1].ECTS)}
	}
	f.Share = share(zone.Sides[0].ECTS, zone.Sides[1].ECTS)
	if r.Now.Melee == 0 {
		f.Paper, f.Left.Show, f.Right.Show = campus.Straw, false, false
	}
	for p := range r.Now.Fighters {
		known := 0
		for n := range r.Now.Fighters[p] {
			q := &r.Now.Fighters[p][n]
			if q.Sight == game.Unseen || q.Zone != z || q.ECTS <= 0 {
				continue
			}
			known++
			c := cup(rules.Seat(p), n, q.Strategy)
			c.Bar, c.Share = q.Max > 0, float32(q.ECTS)/float32(max(1, q.Max))
			f.Cups = append(f.Cups, c)
		}
		// In a truce the other side is a number.
		for i := known; i < zone.Sides[p].Count; i++ {
			f.Cups = append(f.Cups, shadow(rules.Seat(p), 4*z+i))
		}
	}
}

// act shows what is under way t of the way to the position.
func (r *replay) act(t float32) {
	for i := range r.Now.Events {
		e := &r.Now.Events[i]
		if e.What != game.EventAttack && e.What != game.EventHeal {
			continue
		}
		x := campus.Effect{From: campus.Who{Seat: e.Seat, N: e.Fighter}, To: campus.Who{Seat: e.Seat, N: e.Target}, Quick: true, Age: 1 + t*30}
		if e.What == game.EventAttack {
			x.To.Seat = 1 - e.Seat
		}
		switch {
		case !e.Hit:
			x.Kind, x.Text = campus.Miss, r.word("brutal.burst.miss")
		case e.What == game.EventHeal:
			x.Kind, x.Text = campus.Heal, plus(e.Amount)
		case e.Amount == 0:
			x.Kind, x.Text = campus.Absorbed, r.word("brutal.burst.soak")
		case e.ECTS <= 0:
			x.Kind, x.Text = campus.KO, r.word("brutal.burst.ko")
		default:
			x.Text = minus(e.Amount)
		}
		f := &r.frame.Zones[e.Zone]
		f.Effects = append(f.Effects, x)
		if e.ECTS <= 0 && e.What == game.EventAttack && e.Hit {
			c := cup(x.To.Seat, e.Target, 0)
			c.Fallen = t
			f.Cups = append(f.Cups, c)
		}
	}
}
