package aquariom

import (
	"slices"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/ui"
)

// Times in ticks.
const (
	bannerTicks = 110 // the banner of a burst
	dangerRest  = 240 // between two alarms
	crownRest   = 300 // between two changes of the crown that are heard
)

// stage is what happens beside what swims: explosions, meals, who leads, and
// what of it is said.
type stage struct {
	ticks int
	// burst is the latest explosion of a person's cell.
	burst struct {
		left         int // ticks
		seat         rules.Seat
		less         int // the mass that it cost the seat
		apart        int // seconds for which the pieces stay apart
		turn, pieces int // when it was, and how many cells flew off
	}
	// deaths are the last ones of each seat, and bites what persons ate just now.
	deaths  [game.MaxSeats]death
	bites   []bite
	crown   rules.Seat // who led, the last time it was looked
	led     int        // ticks since that was heard
	level   float32    // of the music
	grazed  bool       // one of the persons has eaten plankton in this turn
	leapt   int        // the turn in which a person divided last
	leaping bool       // a person divided, at most pounceTurns ago
	// tried is what the lesson says of how a person tried the task to divide, nil before.
	tried *lesson.Step
	// hunted counts the turns since the lesson's hunter was in sight, 0 before, and escaping those of them in
	// which the person swam away from it; cleared counts the last ones in which it was not near, and caught
	// reports that it came so near that it would have eaten the person.
	hunted, escaping, cleared int
	caught                    bool
	// full is the turn in which a cell of a person first had nearly the largest mass, 0 before.
	full int
	// lastWords are what the panel says from turn lastWordsAt on, as the last minute begins.
	lastWords   string
	lastWordsAt int
	// laid counts the turns since there is an urchin.
	laid int
	// food is the plankton that the lesson points at, while feeding.
	food    game.Point
	feeding bool
	apart   [game.MaxSeats]bool
	lag     float32 // of slow motion, in ticks
}

// tick advances by a tick.
func (t *stage) tick(s *view) {
	t.ticks++
	s.shoal.tick()
	s.tickMoments()
	if t.burst.left > 0 {
		t.burst.left--
	}
	t.led++
	t.music(s)
	kept := t.bites[:0]
	for _, b := range t.bites {
		if b.left--; b.left > 0 {
			kept = append(kept, b)
		}
	}
	t.bites = kept
	for i := range s.panes {
		v := &s.panes[i]
		v.alarm++
		gone := false
		for _, p := range v.seats {
			gone = gone || s.eaten(p) && s.Person(p)
		}
		if gone {
			v.gone++
		} else {
			v.gone = 0
		}
		if v.fled && v.alarm > dangerRest {
			v.alarm = 0
			s.PlayAt("aqua.danger", s.sideOf(v), 0, false)
		}
	}
}

// music makes the music as thick as the leader is: by the share of all mass that
// is above an even one, with a half-life of four seconds.
func (t *stage) music(s *view) {
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
	s.Intensity(float64(t.level))
}

// event shows and plays something that happened in the latest turn.
func (s *view) event(e *game.Event) {
	s.moment(e)
	s.sound(e)
	s.learn(e)
	switch e.What {
	case game.EventEat:
		s.bite(e)
		if s.Person(e.Whose) && s.eaten(e.Whose) {
			s.died(e)
			s.Env.Devices.Rumble(s.Chairs[e.Whose].Device, 14, 0.6, 0.4)
		}
	case game.EventExplode:
		if s.Person(e.Seat) {
			s.announce(e)
			s.Env.Devices.Rumble(s.Chairs[e.Seat].Device, 24, 1, 0.8)
		}
	}
}

// announce begins to say that a person's cell burst, and what that alone cost: not what the seat ate or
// lost otherwise in the turn.
func (s *view) announce(e *game.Event) {
	b := &s.stage.burst
	virus := s.now.Map.VirusMass
	_, _, satellite, _ := s.laws.Blast(2*e.Mass+virus, s.cellsOf(e.Seat)-e.Count)
	b.left, b.seat, b.turn, b.pieces = bannerTicks, e.Seat, s.now.Turn, e.Count
	b.less, b.apart = int(virus+e.Mass-float32(e.Count)*satellite+0.5), s.waits(e.Seat)
}

// settle plays what is heard once a turn: plankton, dashes that close, the
// crown, the last turns.
func (s *view) settle() {
	t := &s.stage
	if t.grazed {
		t.grazed = false
		s.Happened(newsGrazed, false)
		s.Play("aqua.plankton")
	}
	for p := range s.Chairs {
		seat := rules.Seat(p)
		if !s.Person(seat) {
			continue
		}
		apart := false
		for i := range s.now.Cells {
			c := &s.now.Cells[i]
			apart = apart || c.Owner == seat && c.Isolated > 0
			if t.full == 0 && c.Owner == seat && c.Mass >= nearlyFull*s.now.Map.MaxMass {
				t.full = s.now.Turn
			}
		}
		if t.apart[p] && !apart && !s.eaten(seat) {
			s.PlayAt("aqua.rejoin", s.panOf(seat), 0, false)
		}
		t.apart[p] = apart
	}
	if t.laid++; len(s.now.Viruses) == 0 {
		t.laid = 0
	}
	if left := s.turns() - s.turn(); t.lastWordsAt == 0 && s.alone() && left*s.now.Pace <= lastMinute && left*s.now.Pace > lastMinute-1000 && s.turn()*s.now.Pace >= lastMinute {
		t.lastWordsAt, t.lastWords = s.now.Turn, s.spur(left)
	}
	s.judgeDivision()
	s.judgeFlight(s.App.Step())
	leader := s.order.Seats[0]
	if s.now.Turn > 20 && leader != t.crown {
		if t.led > crownRest {
			switch {
			case s.Person(leader):
				s.Play("aqua.lead")
				t.led = 0
			case s.Person(t.crown):
				s.Play("aqua.leadlost")
				t.led = 0
			}
		}
		t.crown = leader
	}
	if left := s.turns() - s.turn(); left < lastTurns && left >= 0 && s.People() > 0 && s.now.Result == nil {
		s.Play("aqua.last")
	}
}

// lastMinute is the time before the end at which a person reads what a better place takes, in milliseconds, in a
// match that is longer than twice that.
const lastMinute = 60_000

// spur says by how much the only person has to outweigh the next one in the ranking for as many turns as are left to
// pass, or that the person leads. It is "" if no cell can weigh so much.
func (s *view) spur(left int) string {
	me := s.panes[0].seats[0]
	at := slices.Index(s.order.Seats, me)
	if at == 0 {
		return s.Say(words.AquariomSpurLeads())
	}
	next := s.order.Seats[at-1]
	more := (s.scoreOf(next)-s.scoreOf(me))/max(1, left) + 1
	if float32(more) > s.now.Map.MaxMass {
		return ""
	}
	return s.Say(words.AquariomSpur(more, s.who(next)))
}

// paintBurst announces that a person's cell burst, in the view of its pane: what
// happened, for how long its pieces stay apart, and what it cost.
func (s *panels) paintBurst(v *pane) {
	b := &s.stage.burst
	if b.left == 0 || !v.mine(b.seat) || s.App.Reading() { // it would stand still under the card
		return
	}
	p := s.Gui.P
	age := float32(bannerTicks-b.left) * tickSeconds
	still := s.Gui.Motion == ui.Reduced
	k := max(0.5, min(1, v.area.W/900))
	r := ui.Rect{X: v.area.X + margin, Y: v.area.Y + margin, W: 460 * k, H: 100 * k}
	if len(s.panes) > 1 {
		r.X, r.Y = v.area.CX()-r.W/2, v.area.Y+v.area.H*0.16
	} else {
		r.Y = max(s.lay.mass.Bottom()+ui.Gap, s.lay.safe.Y)
	}
	p.On(ui.Raised)
	defer p.Pop()
	if len(s.panes) == 1 {
		p.Fade(1 - s.faded[burstPanel])
		defer p.Pop()
	}
	board.Banner(p, r, s.Say(words.AquariomBurst()), age, still)
	p.Fade(min(1, age/0.2) * min(1, float32(b.left)/18))
	defer p.Pop()
	high := 44 * max(0.8, k) * s.lay.grow
	note := ui.Rect{X: r.X + 6, Y: r.Bottom() + 16*k, H: high}
	cost := note
	if b.apart > 0 {
		apart := s.Say(words.AquariomApart(b.apart))
		note.W = min(p.Width(apart, carried(p, rowText))+high*0.95+16, v.area.Right()-note.X-8)
		board.Panel(p, note, 62)
		dashes(p, note.X+high*0.5, note.CY(), high*0.26)
		p.Label(apart, ui.Rect{X: note.X + high*0.95, Y: note.Y, W: note.W - high*0.95 - 12, H: note.H}, carried(p, rowText), ui.Left)
		cost = ui.Rect{X: note.X, Y: note.Bottom() + 8, W: note.W, H: high}
	}
	// Its letter is there at every size of the text.
	sign := max(letteredSign, high*0.56)
	left := max(high*0.95, sign*1.22+10)
	less, t := s.Say(words.AquariomLess(b.less)), carried(p, figure.Sized(ui.SizeName).With(coral))
	cost.W = left + p.Width(less, t) + 16
	board.Panel(p, cost, 63)
	s.lay.burst = ui.Rect{X: r.X, Y: r.Y, W: max(r.Right(), note.Right()) - r.X, H: cost.Bottom() - r.Y}
	badge(p, b.seat, cost.X+left/2, cost.CY(), sign)
	p.Label(less, ui.Rect{X: cost.X + left, Y: cost.Y, W: cost.Right() - cost.X - left, H: cost.H}, t, ui.Left)
}

// dashes is the sign of cells that are separated.
func dashes(p *ui.Painter, x, y, r float32) {
	var pts [25]ui.Point
	for i := range pts {
		sin, cos := sincos(2 * 3.14159265 * float32(i) / float32(len(pts)-1))
		pts[i] = ui.Point{X: x + r*cos, Y: y + r*sin}
	}
	p.Dashed(pts[:], 3, r*0.5, r*0.35, 0, foam)
}
