package aquariom

import (
	"math"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// A death is shown again in slow motion to its victim, while the match goes on.
const (
	rerunTicks = 2 * input.TicksPerSecond // how long that takes
	stayTicks  = 30                       // for how long its last picture stays
	holdTicks  = 18                       // for how long before it everything stands still where it is
	rerunTime  = 600                      // what it shows, in milliseconds of the match
	titleTicks = 24                       // when the sentence about the meal appears
	titleTime  = 11                       // how long its card comes in
	maxLately  = 16
	// eaterWide is the eater's radius in it, in units of the design where a sea is
	// seaHigh high. Scraps of the eaten player fly scrapFar, from scrapFrom on, for
	// scrapTicks.
	eaterWide  = 106
	scraps     = 11
	scrapFar   = 30
	scrapFrom  = rerunTicks - 12
	scrapTicks = 40
	// eaterLeft is how far from the left edge of a view the eater swims, and eaterUp how
	// far above the middle of a high one, as parts of it; maxFar how many times as much
	// is seen at most, where the prey is still far away.
	eaterLeft = 0.23
	eaterUp   = 0.2
	maxFar    = 2.2
	// caughtAt is when in the last turn the eater has its prey.
	caughtAt = 0.35
	// roomyDeath is the least height of a view, in units, that has the bar above the sentence.
	roomyDeath = 235
)

// lately are the latest views, the oldest first.
type lately struct {
	views [maxLately]*game.View
	n     int
}

func (l *lately) keep(v *game.View) {
	if l.n == maxLately {
		copy(l.views[:], l.views[1:])
		l.n--
	}
	l.views[l.n] = v
	l.n++
}

// death is how a person lost the last cell.
type death struct {
	eater rules.Seat
	// lately are the views before it, the last one the one without the person.
	lately     lately
	cell, prey uint32
	// ate and had are what the eater and its prey weighed.
	ate, had float32
	// times is how often the eater has done so, turn when it was the last time.
	times, turn int
	by          [game.MaxSeats]int
}

// died records how a player lost its last cell. Of several cells eaten in the same turn the last one
// counts, as one death.
func (s *view) died(e *game.Event) {
	d := &s.stage.deaths[e.Whose]
	if d.turn == s.now.Turn {
		d.by[d.eater]--
	}
	d.turn = s.now.Turn
	d.by[e.Seat]++
	d.eater, d.times, d.lately, d.cell, d.prey = e.Seat, d.by[e.Seat], s.lately, e.Cell, e.Other
	d.ate, d.had = 0, 0
	if a, b := s.old(e.Cell), s.old(e.Other); a != nil && b != nil {
		d.ate, d.had = a.cell.Mass, b.cell.Mass
	}
}

// bite records what a person's cell has just eaten of another player.
func (s *view) bite(e *game.Event) {
	a, o := s.old(e.Cell), s.old(e.Other)
	if !s.Person(e.Seat) || a == nil || o == nil {
		return
	}
	before := s.laws.Decay(a.cell.Mass)
	gain := int(s.laws.Gain(before, o.cell.Mass) - before + 0.5)
	for i := range s.stage.bites {
		if b := &s.stage.bites[i]; b.cell == e.Cell {
			b.whose, b.gain, b.left = e.Whose, gain, biteTicks
			return
		}
	}
	s.stage.bites = append(s.stage.bites, bite{seat: e.Seat, whose: e.Whose, cell: e.Cell, gain: gain, left: biteTicks})
}

// reel is the film of a death.
type reel struct {
	cells []board.Cell
	meals []board.Meal
	// at is where a player was eaten, in the water, and whose the scraps are.
	at    game.Point
	r     float32
	whose rules.Seat
}

// rerun replaces an eaten player's frame by the last moments before: framed on the bite, in
// slow motion, with the water dimmed.
func (s *framing) rerun(v *pane) {
	if len(v.seats) != 1 || v.gone == 0 || !s.eaten(v.seats[0]) {
		return
	}
	f, d := &v.frame, &s.stage.deaths[v.seats[0]]
	s.reel.r = 0
	l := &d.lately
	if l.n < 2 || s.hands[v.seats[0]].giveUp {
		f.Shade = 0.3
		return
	}
	if after := v.gone - rerunTicks - stayTicks; after > 0 {
		// Then what goes on is shown, getting brighter slowly.
		f.Shade = max(0, 0.62*(1-float32(after)/60))
		return
	}
	if v.gone <= holdTicks {
		// One sees where one was caught, and the cut comes apart from what swept by before it:
		// together they would flash.
		here := f.Camera
		s.castReel(v, d, l.views[l.n-2], l.views[l.n-1], caughtAt, true)
		f.Camera = here
		return
	}
	u := min(1, float32(v.gone-holdTicks)/(rerunTicks-holdTicks))
	if s.Gui.Motion != ui.Lively { // two stills, nothing is slow
		u = 0.72
		if v.gone > rerunTicks/2 {
			u = 1
		}
	}
	// Turns, the last of which is the bite.
	turns := min(l.n-1, max(2, rerunTime/max(1, s.now.Pace)))
	at := u * float32(turns)
	i := min(turns-1, int(at))
	before, now := l.views[l.n-1-turns+i], l.views[l.n-turns+i]
	s.castReel(v, d, before, now, at-float32(i), i == turns-1)
	f.Shade = 0.62
}

// castReel fills a frame with what swam between two views; last says that the prey is
// eaten on the way.
func (s *framing) castReel(v *pane, d *death, before, now *game.View, phase float32, last bool) {
	r, f := &s.reel, &v.frame
	r.cells, r.meals = r.cells[:0], r.meals[:0]
	var eater, prey board.Cell
	for i := range before.Cells {
		a := &before.Cells[i]
		b := now.Cell(a.ID)
		if b == nil {
			b = a
		}
		mass := a.Mass + (b.Mass-a.Mass)*phase
		c := board.Cell{ID: int(a.ID), Seat: a.Owner, X: a.At.X + (b.At.X-a.At.X)*phase, Y: a.At.Y + (b.At.Y-a.At.Y)*phase,
			R: s.laws.Radius(mass), Mass: int(mass + 0.5), Own: v.mine(a.Owner), Crown: a.ID == d.cell && s.crowns(a.Owner), Alpha: 1}
		c.Alpha = 0
		switch {
		case a.ID == d.cell:
			eater = c
		case a.ID == d.prey:
			if prey = c; !last || phase <= caughtAt {
				break
			}
			r.meals = append(r.meals, board.Meal{Seat: a.Owner, X: c.X, Y: c.Y, R: c.R, T: (phase - caughtAt) / (1 - caughtAt)})
			continue
		}
		r.cells = append(r.cells, c)
	}
	for i := range r.meals {
		r.meals[i].ToX, r.meals[i].ToY = eater.X, eater.Y
	}
	f.Cells, f.Meals, f.Reaches, f.Ghosts, f.Necks, f.Bursts, f.Sips, f.Aims = r.cells, r.meals, nil, nil, nil, nil, nil, false
	if eater.R == 0 {
		return
	}
	s.reel.at, s.reel.r, s.reel.whose = game.Point{X: eater.X, Y: eater.Y}, eater.R, v.seats[0]
	// The eater at the left, the sentence at the right.
	unit := min(v.area.H, v.area.W*seaHigh/617) / seaHigh
	f.Camera.Height = eater.R * v.area.H / (eaterWide * unit)
	if prey.R > 0 {
		// An eaten player is in the picture from afar: it comes nearer with them.
		dx, dy := abs(prey.X-eater.X)+prey.R, abs(prey.Y-eater.Y)+prey.R
		need := max(2*dy, dx*v.area.H/(eaterLeft*v.area.W))
		if v.area.H > v.area.W {
			need = max(dy/(0.5-eaterUp), 2*dx*v.area.H/v.area.W)
		}
		f.Camera.Height = max(f.Camera.Height, min(need, maxFar*f.Camera.Height))
	}
	k := f.Camera.Height / v.area.H
	f.Camera.X, f.Camera.Y = eater.X+v.area.W*(0.5-eaterLeft)*k, eater.Y
	if v.area.H > v.area.W {
		f.Camera.X, f.Camera.Y = eater.X, eater.Y+v.area.H*eaterUp*k
	}
}

// paintScraps lets scraps of the eaten player fly from the edge of the eater.
func (s *framing) paintScraps(v *pane) {
	t := float32(v.gone-scrapFrom) / scrapTicks
	if s.reel.r == 0 || v.gone == 0 || t <= 0 || t >= 1 || s.Gui.Motion == ui.Reduced || len(v.seats) != 1 || !s.eaten(v.seats[0]) {
		return
	}
	p, f := s.Gui.P, &v.frame
	x, y := f.At(s.reel.at.X, s.reel.at.Y)
	edge, _ := f.At(s.reel.at.X+s.reel.r, s.reel.at.Y)
	p.Clip(v.area)
	for i := range scraps {
		turn := 2*math.Pi*float64(i)/scraps + 0.7*float64(i%3)
		far := edge - x + scrapFar*ui.EaseOut(t)*(0.7+0.3*float32(i%4)/3)
		p.Transform(x+far*float32(math.Cos(turn)), y+far*float32(math.Sin(turn)), float32(turn)+3*t, 1)
		p.Sheet(ui.Centered(0, 0, 9, 6), ui.Sheet{Color: ui.SeatLook(s.reel.whose).Color.Fade(1 - t*t), Radius: 1.5, Seed: i, Lift: -1, NoRim: true})
		p.Pop()
	}
	p.Pop()
}

// aside returns the part of an eaten player's view in which the eater swims, and the part of what says who it was
// and of the way back. Large words need the whole of a low view, over the eater: they wait until the bite was seen.
func (s *panels) aside(v *pane) (water, side ui.Rect, over bool) {
	water = v.area
	if len(s.panes) == 1 {
		water = s.lay.safe
	}
	switch {
	case water.H > water.W:
		share := min(0.56, 0.48*(0.5+0.5*s.Gui.P.TextScale)) // larger texts have more of it
		water, side = water.CutTop(water.H*(1-share), 0)
	case len(s.panes) > 1 && s.lay.grow > 1.1:
		return water, water, true
	default:
		water, side = water.CutLeft(water.W*0.47, 0)
	}
	return water, side, false
}

// paintEaten says who ate the last cell of a person, and the way back. The way back is
// there from the start: it leaves out the rest.
func (s *panels) paintEaten(v *pane, seat rules.Seat) {
	if s.ended > 0 || s.now.Result != nil {
		return // there is no way back from the end
	}
	p, d := s.Gui.P, &s.stage.deaths[seat]
	_, side, over := s.aside(v)
	from := titleTicks
	if over && d.lately.n > 1 && !s.hands[seat].giveUp {
		from = rerunTicks
	}
	side = side.Inset2(min(18, side.W*0.04), 14)
	if len(s.panes) == 1 {
		side = ui.Centered(side.CX(), side.CY(), min(side.W, 420*s.lay.grow), min(side.H, 300*s.lay.grow))
	}
	bar, rest := side.CutTop(min(34, side.H*0.2), 8)
	if over {
		bar, rest = ui.Rect{}, side // no room for how slow it goes
	}
	if !over && side.H < roomyDeath && v.area.W > v.area.H && len(s.panes) > 1 {
		// The sentence needs the room: the bar goes over the eater.
		bar, rest = ui.Rect{X: v.area.X + 14, Y: side.Y, W: side.X - v.area.X - 28, H: 34}, side
	}
	if bar.W > 0 && v.gone < rerunTicks && d.lately.n > 1 && s.Gui.Motion == ui.Lively {
		s.paintSlow(bar, float32(v.gone)/rerunTicks)
	}
	foot := min(58*max(1, s.lay.grow-0.25), rest.H*0.4)
	if over && rest.H < rest.W {
		foot = min(foot, rest.H*0.26)
	} else if s.lay.grow >= foldFrom {
		foot = min(2*58*s.lay.grow, rest.H*0.36) // two lines
	}
	card, button := rest.CutTop(rest.H-foot-10, 10)
	card = ui.Centered(card.CX(), card.CY(), card.W, min(card.H, 116*p.TextScale))
	s.paintWhoAte(card, seat, float32(v.gone-from)/titleTime)
	s.paintReborn(v, seat, button)
}

// paintSlow paints the factor and the progress of the slow motion.
func (s *panels) paintSlow(r ui.Rect, share float32) {
	p := s.Gui.P
	said := s.Say(words.AquariomSlowly())
	t := p.AtMost(caption, 1.5)
	tag := ui.Rect{X: r.X, Y: r.Y, W: min(r.W*0.7, p.Width(said, t)+26), H: r.H}
	board.Panel(p, tag, 0)
	p.Label(said, tag.Inset2(12, 2), t, ui.Center)
	line := ui.Rect{X: tag.Right() + 14, Y: r.CY() - 3, W: r.Right() - tag.Right() - 14, H: 6}
	p.Sheet(line, ui.Trench.In(hairline.Fade(0.35)))
	line.W *= share
	p.Sheet(line, ui.Trench.In(foam))
}

// paintWhoAte is the card that says who ate whom, and how often; u is how far it has
// come in.
func (s *panels) paintWhoAte(r ui.Rect, seat rules.Seat, u float32) {
	if u <= 0 {
		return
	}
	p, d := s.Gui.P, &s.stage.deaths[seat]
	e := ui.EaseOut(min(1, u))
	tilt, scale := float32(-1.6*math.Pi/180), 1.2-0.2*e
	if s.Gui.Motion == ui.Reduced {
		tilt, scale = 0, 1
	}
	said := s.Say(words.AquariomEaten())
	if d.times > 0 && d.eater != seat {
		said = s.deathTitle(d, seat)
	}
	p.On(ui.Raised)
	p.Fade(e)
	p.Transform(r.CX(), r.CY(), tilt, scale)
	box := ui.Centered(0, 0, r.W, r.H)
	p.Sheet(box, ui.Panel.In(foam))
	in := box.Inset2(14, 5)
	if tag := s.deathWhy(d); tag != "" && (s.lay.grow < foldFrom || r.H > 2.6*116) {
		t := carried(p, ui.Type{Face: ui.Fredoka600, Size: ui.SizeText, Color: foam})
		h := min(in.H*0.34, 30*p.TextScale)
		w := min(in.W, p.Width(tag, t)+24)
		foot := ui.Centered(in.CX(), in.Bottom()-h/2, w, h)
		p.Sheet(foot, ui.Tag.In(ui.Ink))
		p.Label(tag, foot.Inset2(8, 1), t, ui.Center)
		in.H -= h + 4
	}
	p.ParagraphMid(said, in, carried(p, ui.Type{Face: ui.Fredoka700, Size: ui.SizeMain, Color: ui.Ink}), ui.Center)
	p.Pop()
	p.Pop()
	p.Pop()
}

// deathWhy says why a player could be eaten, and for which time by the same.
func (s *panels) deathWhy(d *death) string {
	why := ""
	if d.had > 0 {
		why = s.Say(words.AquariomDeathWhy(int(d.ate+0.5), int(d.had+0.5)))
	}
	if d.times < 2 {
		return why
	}
	n, ordinal := s.place(d.times)
	times := s.Say(words.AquariomDeathTimes(s.Join(n, ordinal, "")))
	if why == "" {
		return times
	}
	return s.Join(why, " · ", times)
}

// deathTitle says who ate whom.
func (s *panels) deathTitle(d *death, seat rules.Seat) string {
	by, who := s.who(d.eater), s.who(seat)
	switch {
	case s.alone() && d.times > 1:
		return s.Say(words.AquariomEatenByAgain(by))
	case s.alone():
		return s.Say(words.AquariomEatenBy(by))
	case d.times > 1:
		return s.Say(words.AquariomDeathAgain(by, who))
	}
	return s.Say(words.AquariomDeath(by, who))
}

// paintEatenThere says the same where several share a view: in the corner of the seat.
func (s *panels) paintEatenThere(v *pane, seat rules.Seat) {
	if s.ended > 0 || s.now.Result != nil {
		return
	}
	at := 0
	for i, q := range v.seats {
		if q == seat {
			at = i
		}
	}
	safe := s.lay.safe
	w, h := min(safe.W/2-8, 320*s.lay.grow), 58*s.lay.grow
	tall := 84 * s.lay.grow
	r := ui.Rect{X: safe.X, Y: safe.Y, W: w, H: tall + 10 + h}
	if at%2 == 1 {
		r.X = safe.Right() - w
	}
	if at >= 2 {
		r.Y = safe.Bottom() - r.H
	}
	card, button := r.CutTop(tall, 10)
	s.paintWhoAte(card, seat, float32(v.gone)/titleTime)
	s.paintReborn(v, seat, button)
}

// paintReborn paints the button to respawn.
func (s *panels) paintReborn(v *pane, seat rules.Seat, r ui.Rect) {
	v.reborn = r
	s.Gui.Spot(ui.ID{Name: "reborn", N: int(seat)}, r)
	l := s.keyOf(seat, input.A)
	said := s.Say(words.AquariomReborn())
	switch {
	case s.hands[seat].giveUp:
		said = s.Say(words.AquariomRebornSoon())
	case !s.alone() && (len(v.seats) > 1 || s.lay.grow < foldFrom): // a view's header names who looks
		said = s.Say(words.AquariomRebornWho(s.who(seat)))
	}
	p := s.Gui.P
	p.Sheet(r, ui.Key.In(ui.Accent))
	in := r.Inset2(14, 6)
	t := carried(p, ui.ButtonText.With(ui.White))
	cap, high := float32(0), min(34, in.H)
	if l.ok {
		cap = s.LabelWidth(s.Gui, l.label, high) + 12
	}
	line := ui.Rect{X: in.X + cap, Y: in.Y, W: in.W - cap, H: in.H}
	wide := p.Width(said, t)
	if folds := wide > line.W && line.H > 2*p.Lead(t); !folds {
		line.X += max(0, line.W-wide) / 2
	}
	if l.ok {
		s.Cap(s.Gui, l.label, line.X-cap, in.CY(), high, false)
	}
	line.W = in.Right() - line.X
	if wide > line.W && line.H > 2*p.Lead(t) {
		p.ParagraphMid(said, line, t, ui.Left)
		return
	}
	p.Label(said, line, t, ui.Left)
}
