package aquariom

import (
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/ui"
)

// Times in ticks.
const (
	burstTicks  = 54  // 900 ms
	bannerTicks = 110 // the banner of a burst
	dangerRest  = 240 // between two alarms
	crownRest   = 300 // between two changes of the crown that are heard
	eaterTicks  = 45  // the one who ate the last cell is named
)

// stage is what happens beside what swims: explosions, meals, who leads, and
// what of it is said.
type stage struct {
	ticks int
	// burst is the latest explosion of a person's cell.
	burst struct {
		left         int // ticks
		seat         rules.Seat
		before, mass int // of the seat
	}
	// eater is who ate the last cell of a person, by seat.
	eater  [game.MaxSeats]rules.Seat
	crown  rules.Seat // who led, the last time it was looked
	led    int        // ticks since that was heard
	level  float32    // of the music
	grazed bool       // one of the persons has eaten plankton in this turn
	apart  [game.MaxSeats]bool
	glow   int // ticks since the last number glowed
}

// tick lets a sixtieth of a second pass.
func (t *stage) tick(s *Scene) {
	t.ticks++
	s.shoal.tick()
	s.tickMoments()
	if t.burst.left > 0 {
		t.burst.left--
	}
	t.led++
	t.music(s)
	for i := range s.panes {
		v := &s.panes[i]
		v.alarm++
		gone := false
		for _, p := range v.seats {
			gone = gone || s.eaten(p) && s.person(p)
		}
		if gone {
			v.gone++
		} else {
			v.gone = 0
		}
		if v.fled && v.alarm > dangerRest {
			v.alarm = 0
			s.k.PlayAt("aqua.danger", s.sideOf(v), 0, false)
		}
	}
}

// music makes the music as thick as the leader is: by the share of all mass that
// is above an even one, with a half-life of four seconds.
func (t *stage) music(s *Scene) {
	all, most := float32(0), float32(0)
	for i := range s.now.Players {
		m := s.now.Players[i].Mass
		all += m
		most = max(most, m)
	}
	want := float32(0)
	if n := float32(len(s.now.Players)); all > 0 {
		want = max(0, min(1, (most/all-1/n)/(0.7-1/n)))
	}
	t.level += (want - t.level) * half(4000)
	s.k.Intensity(float64(t.level))
}

// event shows and plays something that happened in the latest turn.
func (s *Scene) event(e *game.Event) {
	s.moment(e)
	s.sound(e)
	switch e.What {
	case game.EventEat:
		if s.person(e.Whose) && s.eaten(e.Whose) {
			s.stage.eater[e.Whose] = e.Seat
			s.k.Env.Hands.Rumble(s.chair[e.Whose].Device, 14, 0.6, 0.4)
		}
	case game.EventExplode:
		if s.person(e.Seat) {
			b := &s.stage.burst
			b.left, b.seat = bannerTicks, e.Seat
			b.before = int(s.before.Players[e.Seat].Mass + 0.5)
			b.mass = int(s.now.Players[e.Seat].Mass + 0.5)
			s.k.Env.Hands.Rumble(s.chair[e.Seat].Device, 24, 1, 0.8)
		}
	}
}

// settle plays what is heard once a turn: plankton, dashes that close, the
// crown, the last turns.
func (s *Scene) settle() {
	t := &s.stage
	if t.grazed {
		t.grazed = false
		s.k.Play("aqua.plankton")
	}
	for p := range s.chair {
		seat := rules.Seat(p)
		if !s.person(seat) {
			continue
		}
		apart := false
		for i := range s.now.Cells {
			c := &s.now.Cells[i]
			apart = apart || c.Owner == seat && c.Isolated > 0
		}
		if t.apart[p] && !apart && !s.eaten(seat) {
			s.k.PlayAt("aqua.rejoin", s.panOf(seat), 0, false)
		}
		t.apart[p] = apart
	}
	leader := s.ranking[0]
	if s.now.Turn > 20 && leader != t.crown {
		if t.led > crownRest {
			switch {
			case s.person(leader):
				s.k.Play("aqua.lead")
				t.led = 0
			case s.person(t.crown):
				s.k.Play("aqua.leadlost")
				t.led = 0
			}
		}
		t.crown = leader
	}
	if left := s.turns() - s.turn(); left < lastTurns && left >= 0 && s.people() > 0 && s.now.Result == nil {
		s.k.Play("aqua.last")
	}
}

// paintBurst announces that a person's cell burst, in the view of its pane.
func (s *Scene) paintBurst(v *pane) {
	b := &s.stage.burst
	if b.left == 0 || !v.mine(b.seat) {
		return
	}
	p := s.g.P
	age := bannerTicks - b.left
	u := ui.EaseOut(min(1, float32(age)/9)) * min(1, float32(b.left)/14)
	k := min(1, v.area.W/900)
	tilt := float32(-1.6 * 3.14159 / 180)
	x, y := v.area.X+24, v.area.Y+24
	if len(s.panes) > 1 {
		x, y = v.area.CX()-230*k, v.area.Y+v.area.H*0.14
	}
	p.On(ui.Raised)
	p.Fade(u)
	drop := float32(0)
	if s.g.Motion != ui.Reduced {
		drop = -40 * (1 - u)
	} else {
		tilt = 0
	}
	r := ui.Rect{X: x, Y: y + drop, W: 460 * k, H: 100 * k}
	p.Transform(r.CX(), r.CY(), tilt, 1)
	sheet := ui.Centered(0, 0, r.W, r.H)
	p.Sheet(sheet, ui.Sheet{Color: foam, Radius: 9, Waver: 1.6, Seed: 61, Lift: 0.7})
	p.Label(s.word("aquariom.burst"), sheet.Inset2(26*k, 8), ui.Type{Face: ui.Fredoka700, Size: 62 * k / p.TextScale, Color: ui.Ink}, ui.Center)
	p.Pop()
	note := ui.Rect{X: r.X + 6, Y: r.Bottom() + 14*k, W: max(230, 300*k), H: 44 * max(0.8, k)}
	slab(p, note, 62)
	in := note.Inset2(14, 4)
	p.Label(s.k.T("aquariom.apart", "n", s.now.Map.Isolation), in, atMost(p, rowText, 1.2), ui.Left)
	p.Pop()
	p.Pop()
}
