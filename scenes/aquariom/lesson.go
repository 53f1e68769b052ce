package aquariom

import (
	"math"
	"slices"
	"strconv"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// swims is how to swim.
var swims = lesson.How{Buttons: []input.Button{input.Left, input.Up, input.Down, input.Right}, Mouse: words.AquariomLearnPoint(), Touch: words.AquariomLearnDrag(), Points: true}

// The news of a match for its lesson. Grazed is reported in every turn in which a person ate
// plankton, caught when a division ate another's cell.
const (
	newsGrazed lesson.News = "grazed"
	newsAte    lesson.News = "ate"
	newsCaught lesson.News = "caught"
	newsBurst  lesson.News = "burst"
	newsFled   lesson.News = "fled"
)

// lessonTurns is the length of the lesson's match, six minutes. The steps take one or two, with
// the clock stopped while the person does nothing.
const lessonTurns = 7200

// lessonMap returns the map of the lesson: that of the first match with less plankton, so that all players
// grow more slowly, with all of them in sight of the person, and without urchins: a partner lays the one that
// the lesson is about.
func lessonMap() string {
	basin, err := game.FindMap("basin")
	if err != nil {
		panic(err) // it is built in
	}
	m := *basin
	m.MaxPlayers = 5
	m.Starts = []game.Point{{X: 760, Y: 800}, {X: 1330, Y: 540}, {X: 1450, Y: 460}, {X: 1420, Y: 640}, {X: 960, Y: 1010}}
	m.Viruses = nil
	m.Columns, m.Rows = 46, 31
	b, err := m.MarshalJSON()
	if err != nil {
		panic(err) // all numbers are finite
	}
	return string(b)
}

// first is the lesson: a small map, with partners that are small and always near, as prey, and one that
// eats others of them to hunt the person once.
type first struct {
	play.Lesson
	// hungry and light replace a step that cannot be done yet, because there is no prey near or the
	// person's cells are too light to burst. eaten replaces any task of a person without a cell.
	hungry, light, eaten lesson.Step
	// heavy and coming replace the step about dividing while there is prey in view: too heavy for a part of
	// the person's cell, or too far.
	heavy, coming lesson.Step
	// whole replaces the step about the pieces after a burst of a cell that was too light for any.
	whole lesson.Step
	// nearing replaces the step about fleeing while the hunter is not in sight, and caught after it came too close.
	nearing, caught lesson.Step
	// missed, swum, edge and weak replace the step about dividing after a division that caught
	// nothing, after a meal without one, and after a division that was refused because of the edge or
	// for another reason.
	missed, swum, edge, weak lesson.Step
}

// firstGame returns the lesson, with the masses of its map in the texts.
var firstGame = sync.OnceValue(func() *first {
	setup := rules.Setup{Seats: 5, Seed: 7, Options: map[string]string{game.OptionMap: lessonMap(), game.OptionTurns: strconv.Itoa(lessonTurns)}}
	facts := words.Facts{}
	bookFacts(setup, facts)
	fact := func(name string) int {
		n, _ := strconv.Atoi(facts[name])
		return n
	}
	space := lesson.How{Buttons: []input.Button{input.A}, Key: ebiten.KeySpace, Keyed: true, Mouse: words.AquariomLearnRight(), Touch: words.AquariomLearnButton(), Points: true}
	return &first{
		Lesson: play.Lesson{
			Start: play.Start{
				Setup: setup, SeedText: "7",
				Chairs: []play.Chair{{}, {Level: play.LessonLevel}, {Level: play.LessonLevel}, {Level: play.LessonLevel}, {Level: play.LessonLevel}},
			},
			Steps: []lesson.Step{
				{Words: words.AquariomLearnYou(), At: "you"},
				{Words: words.AquariomLearnGraze(), At: "plankton", Until: []lesson.News{newsGrazed}, Times: 12, Waits: true, How: swims},
				{Words: words.AquariomLearnEat(fact("ratio")), At: "morsel", Until: []lesson.News{newsAte}, Waits: true, How: swims},
				{Words: words.AquariomLearnHunter(fact("ratio")), At: "hunter", Moment: true, Meanwhile: words.AquariomLearnNearing()},
				{Words: words.AquariomLearnFlee(), At: "hunter", Until: []lesson.News{newsFled}, Waits: true, Holds: true, How: swims},
				{Words: words.AquariomLearnDivide(), Once: words.AquariomLearnDivideOnce(), At: "prey", Until: []lesson.News{newsCaught}, Waits: true, Holds: true, How: space},
				{Words: words.AquariomLearnApart(), At: "you"},
				{Words: words.AquariomLearnUrchin(fact("virus")), At: "urchin", Moment: true},
				{Words: words.AquariomLearnBurst(), At: "target", Until: []lesson.News{newsBurst}, Waits: true, How: swims},
				{Words: words.AquariomLearnIsolated(fact("virus")), At: "you"},
				{Words: words.AquariomLearnRanking(), At: "ranking"},
			},
			Alone: true,
		},
		hungry:  lesson.Step{Words: words.AquariomLearnHungry(), At: "plankton", How: swims},
		heavy:   lesson.Step{Words: words.AquariomLearnHeavy(), At: "plankton", How: swims},
		coming:  lesson.Step{Words: words.AquariomLearnComing(), At: "plankton", How: swims},
		light:   lesson.Step{Words: words.AquariomLearnGrow(fact("bursts")), At: "plankton", How: swims},
		whole:   lesson.Step{Words: words.AquariomLearnWhole(fact("bursts")), At: "you"},
		nearing: lesson.Step{Words: words.AquariomLearnNearing(), At: "plankton", How: swims},
		caught:  lesson.Step{Words: words.AquariomLearnCaught(), At: "hunter", How: swims},
		eaten:   lesson.Step{Words: words.AquariomLearnEaten()},
		missed:  lesson.Step{Words: words.AquariomLearnMissed(), At: "prey", How: space},
		swum:    lesson.Step{Words: words.AquariomLearnSwum(), At: "prey", How: space},
		edge:    lesson.Step{Words: words.AquariomLearnEdge(), At: "prey", How: space},
		weak:    lesson.Step{Words: words.AquariomLearnWeak(), At: "plankton", How: swims},
	}
})

// Detour returns what leads to what a step asks for while that cannot be done, as
// [lesson.Detourer] has it.
func (f *face) Detour(step *lesson.Step) *lesson.Step {
	switch {
	case f.People() != 1:
		return nil
	case step.Words.Key() == words.AquariomLearnIsolated(0).Key() && f.stage.burst.turn > 0 && f.stage.burst.pieces == 0:
		return &firstGame().whole
	case len(step.Until) == 0:
		return nil
	}
	_, _, ok := f.guide().goal(step.At)
	switch {
	case f.eaten(f.panes[0].seats[0]):
		return &firstGame().eaten
	case !ok && step.At == "prey" && f.guide().sees(leastShare):
		return &firstGame().coming
	case !ok && step.At == "prey" && f.guide().sees(1):
		return &firstGame().heavy
	case !ok && (step.At == "prey" || step.At == "morsel"):
		return &firstGame().hungry
	case step.At == "hunter" && f.stage.hunted == 0:
		return &firstGame().nearing
	case step.At == "hunter" && f.stage.caught:
		return &firstGame().caught
	case !ok && step.At == "target":
		return &firstGame().light
	case step.At != "prey":
		return nil
	}
	return f.stage.tried
}

// Spot implements [lesson.Pupil]. It includes what is written beside the place: the ring crosses no words.
func (s *view) Spot(name string) (ui.Rect, bool) {
	r, ok := s.place(name)
	if !ok || name == "plankton" || name == "ranking" {
		return r, ok
	}
	around := r.Inset(-ringed)
	for _, sign := range s.board.Signs() {
		if overlap(sign, around) {
			x, y := min(r.X, sign.X), min(r.Y, sign.Y)
			r = ui.Rect{X: x, Y: y, W: max(r.Right(), sign.Right()) - x, H: max(r.Bottom(), sign.Bottom()) - y}
		}
	}
	return s.within(r), true
}

// ringed is how far from a place the lesson's ring is at most.
const ringed = 12

// place returns a place that the lesson points at.
func (s *view) place(name string) (ui.Rect, bool) {
	if s.People() != 1 || s.now.Result != nil {
		return ui.Rect{}, false
	}
	v, l := &s.panes[0], &s.lay
	if name == "ranking" {
		return l.ranking, true
	}
	me := s.flockOf(v.seats[0])
	if me.n == 0 {
		return ui.Rect{}, false
	}
	k := v.frame.Scale()
	if name == "you" {
		x0, y0 := v.frame.At(me.x0, me.y0)
		x1, y1 := v.frame.At(me.x1, me.y1)
		r := ui.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
		if !s.inside(r) { // they are far apart
			x, y := v.frame.At(me.heaviestX, me.heaviestY)
			r = ui.Centered(x, y, 2*me.heaviestR*k, 2*me.heaviestR*k)
		}
		return r, s.inside(r)
	}
	at, r, ok := s.guide().goal(name)
	if !ok {
		return ui.Rect{}, false
	}
	x, y := v.frame.At(at.X, at.Y)
	r = max(15, r*k)
	there := ui.Centered(x, y, 2*r, 2*r)
	switch name {
	case "plankton":
		return there, s.inside(there) && !s.warns(there)
	case "hunter":
		const marks = 26 // its arc and its triangle
		if seen := s.within(there.Inset(-marks)); seen.W >= 2*onMini && seen.H >= 2*onMini {
			return seen, true
		}
	}
	seen := s.inside(there) && !s.beneath(there)
	if name == "urchin" {
		return there, seen // the camera comes to show it
	}
	if !s.inside(there) || name == "target" && !seen {
		// Where it is on the small map, which shows all of the water.
		x, y = s.mini.At(at.X, at.Y)
		return ui.Centered(x, y, 2*onMini, 2*onMini), true
	}
	return there, true
}

// untaught reports whether a lesson has not yet come to the step of a name.
func (s *sea) untaught(name string) bool {
	p, ok := s.App.Lesson(s.Scene())
	at := slices.IndexFunc(firstGame().Steps, func(step lesson.Step) bool { return step.At == name })
	return ok && p.Step < at
}

// watched adds to a person's flock what the lesson's card is about, for the camera to show both: the partner that
// comes to lay an urchin, and the urchin; and the hunter, while its card is read. It reports whether any is near.
func (s *view) watched(me *flock) bool {
	step := s.App.Step()
	if step == nil || !step.Moment || step.At == "hunter" && !s.App.Reading() {
		return false
	}
	x, y := me.x, me.y
	about := func(f *flock) bool {
		near := f.n > 0 && hypot(f.x-x, f.y-y) < inSight+apart
		if near {
			me.join(f)
		}
		return near
	}
	near := about(s.flockOf(hunter))
	if at, ok := s.guide().nearUrchin(x, y); ok && step.At == "urchin" {
		urchin := newFlock()
		urchin.add(-1, at.X, at.Y, s.laws.Radius(s.now.Map.VirusMass), 0)
		near = about(&urchin) || near
	}
	return near
}

// warns reports whether a place lies under a name at the edge of the view.
func (s *view) warns(r ui.Rect) bool {
	for i := range s.chips {
		if overlap(s.chips[i].Box(s.Gui.P), r) {
			return true
		}
	}
	return false
}

// beneath reports whether a place lies under a panel.
func (s *sea) beneath(r ui.Rect) bool {
	l := &s.lay
	for _, panel := range [...]ui.Rect{l.mass, l.turn, l.pause, l.ranking, l.mini, l.offer, l.laying} {
		if overlap(r, panel) {
			return true
		}
	}
	return false
}

// onMini is how large a place on the small map is, as a radius.
const onMini = 14

// guide finds the places that the lesson's steps point at, near the person's cells.
type guide struct{ *sea }

// guide returns the one of this sea.
func (s *view) guide() guide { return guide{&s.sea} }

// bornTurns is how long an urchin is there before the lesson points at it.
const bornTurns = 20

// goal is a place of the map that a step points at, and its radius there; ok is false
// when there is none.
func (s guide) goal(name string) (at game.Point, r float32, ok bool) {
	me := s.flockOf(s.panes[0].seats[0])
	switch name {
	case "plankton":
		at, ok = s.food(me)
	case "urchin": // once it lies free of the cell that laid it
		at, ok = s.nearUrchin(me.x, me.y)
		ok = ok && s.stage.laid >= bornTurns
		r = s.laws.Radius(s.now.Map.VirusMass)
	case "hunter":
		at, r, _ = s.heaviest(me)
		ok = s.stage.hunted > 0
	case "target": // an urchin, once one is heavy enough to burst on it
		if s.shatters(me.heaviestMass) {
			at, ok = s.nearUrchin(me.heaviestX, me.heaviestY)
		}
		r = s.laws.Radius(s.now.Map.VirusMass)
	case "prey": // for a part of one's heaviest cell, once a division reaches it
		at, r, ok = s.nearPrey(me, leastShare)
		ok = ok && hypot(at.X-me.heaviestX, at.Y-me.heaviestY) < me.heaviestR+leap+30 && !s.preyed(at)
	case "morsel":
		at, r, ok = s.nearPrey(me, 1)
	}
	return at, r, ok
}

// inside reports whether a place is in the window.
func (s *sea) inside(r ui.Rect) bool {
	v := s.Gui.P.View()
	return r.X >= 0 && r.Y >= 0 && r.Right() <= v.W && r.Bottom() <= v.H
}

// within returns the part of a place that is in the window.
func (s *sea) within(r ui.Rect) ui.Rect {
	v := s.Gui.P.View()
	x, y := max(0, r.X), max(0, r.Y)
	return ui.Rect{X: x, Y: y, W: min(v.W, r.Right()) - x, H: min(v.H, r.Bottom()) - y}
}

// nearUrchin is the urchin nearest to a place of the map.
func (s guide) nearUrchin(x, y float32) (best game.Point, ok bool) {
	for i := range s.now.Viruses {
		at := s.now.Viruses[i].At
		if !ok || hypot(at.X-x, at.Y-y) < hypot(best.X-x, best.Y-y) {
			best, ok = at, true
		}
	}
	return best, ok
}

// food returns the plankton to swim to. It is the same until it is eaten or another is much nearer: a swimmer that
// turned back for another one as near would stay between the two.
func (s guide) food(me *flock) (game.Point, bool) {
	g, near := s.stage.food, float32(-1)
	next, ok := s.nearGrain(me.x, me.y, me.heaviestR+15)
	if ok {
		near = hypot(next.X-me.x, next.Y-me.y)
	}
	if !s.stage.feeding || !s.graining(g) || s.mined(g) || s.preyed(g) || hypot(g.X-me.x, g.Y-me.y) > min(300, 2*near+30) {
		s.stage.food, s.stage.feeding = next, ok
	}
	return s.stage.food, s.stage.feeding
}

// graining reports whether the grain of a place is there.
func (s guide) graining(at game.Point) bool {
	m := s.now.Map
	col, row := int(at.X*float32(m.Columns)/m.Width), int(at.Y*float32(m.Rows)/m.Height)
	id := uint32(min(row, m.Rows-1)*m.Columns + min(col, m.Columns-1))
	return s.now.Present(id) && m.Plankton(id) == at
}

// nearGrain is the plankton nearest to a place of the map that is farther than least, away from the edges: a ring
// around one beneath the own cell would point at the cell.
func (s guide) nearGrain(x, y, least float32) (game.Point, bool) {
	const edge = 250
	best, nearest := game.Point{}, float32(-1)
	m := s.now.Map
	for id := range uint32(m.PlanktonCount()) {
		if !s.now.Present(id) {
			continue
		}
		p := m.Plankton(id)
		if p.X < edge || p.Y < edge || p.X > m.Width-edge || p.Y > m.Height-edge {
			continue
		}
		if d := hypot(p.X-x, p.Y-y); d > least && (nearest < 0 || d < nearest) && !s.mined(p) && !s.preyed(p) {
			best, nearest = p, d
		}
	}
	return best, nearest >= 0
}

// mined reports whether one's heaviest cell would burst on an urchin near a place.
func (s guide) mined(at game.Point) bool {
	mass := s.flockOf(s.panes[0].seats[0]).heaviestMass
	if mass <= s.now.Map.VirusMass {
		return false
	}
	u, ok := s.nearUrchin(at.X, at.Y)
	return ok && hypot(u.X-at.X, u.Y-at.Y) < s.laws.Radius(mass)+30
}

// berth is how far from the rim of a cell that would eat the person's heaviest the lesson leads.
const berth = 140

// threat returns the cell of another player nearest to a place, from its rim, of those that would eat a
// mass, and how far that is; a place without one is infinitely far.
func (s guide) threat(at game.Point, mass float32) (by game.Point, gap float32) {
	mine := s.panes[0].seats[0]
	gap = float32(math.Inf(1))
	for i := range s.actors {
		c := &s.actors[i].cell
		if c.Owner == mine || !s.laws.Outweighs(c.Mass, mass) {
			continue
		}
		if d := hypot(c.At.X-at.X, c.At.Y-at.Y) - s.laws.Radius(c.Mass); d < gap {
			by, gap = c.At, d
		}
	}
	return by, gap
}

// preyed reports whether who would eat the person's heaviest cell is near a place.
func (s guide) preyed(at game.Point) bool {
	me := s.flockOf(s.panes[0].seats[0])
	_, gap := s.threat(at, me.heaviestMass)
	return gap < me.heaviestR+berth
}

// shatters reports whether a cell of a mass would burst into pieces on an urchin.
func (s guide) shatters(mass float32) bool {
	if mass <= s.now.Map.VirusMass {
		return false
	}
	_, n, _, _ := s.laws.Blast(mass, 1)
	return n > 0
}

// off returns how far a place is from the middle of a view that is wider than high: what is in such a
// view is nearer than what is not.
func off(dx, dy float32) float32 { return max(abs(dx), abs(dy)*16/9) }

// nearPrey is the nearest cell of another player, as off has it, that a share of one's heaviest would eat:
// one in open water, if there is any, before one near a cell that would eat the person's.
func (s guide) nearPrey(me *flock, share float32) (best game.Point, r float32, ok bool) {
	mine, least, open := s.panes[0].seats[0], float32(0), false
	for i := range s.actors {
		c := &s.actors[i].cell
		if c.Owner == mine || !s.laws.Outweighs(me.heaviestMass*share, c.Mass) {
			continue
		}
		free := !s.preyed(c.At)
		if d := off(c.At.X-me.heaviestX, c.At.Y-me.heaviestY); !ok || free && !open || free == open && d < least {
			best, r, least, ok, open = c.At, s.laws.Radius(c.Mass), d, true, free
		}
	}
	return best, r, ok
}

// sees reports whether a cell of another player that a share of one's heaviest would eat is in view.
func (s guide) sees(share float32) bool {
	v := &s.panes[0]
	me := s.flockOf(v.seats[0])
	for i := range s.actors {
		c := &s.actors[i].cell
		x, y := v.frame.At(c.At.X, c.At.Y)
		if c.Owner != v.seats[0] && s.laws.Outweighs(me.heaviestMass*share, c.Mass) && v.area.Contains(x, y) {
			return true
		}
	}
	return false
}

// heaviest is the heaviest cell of the others, if it would eat the person's heaviest.
func (s guide) heaviest(me *flock) (at game.Point, r float32, ok bool) {
	mine, most := s.panes[0].seats[0], float32(0)
	for i := range s.actors {
		if c := &s.actors[i].cell; c.Owner != mine && c.Mass > most {
			most, at, r = c.Mass, c.At, s.laws.Radius(c.Mass)
		}
	}
	return at, r, s.laws.Outweighs(most, me.heaviestMass)
}

// How a person flees in the lesson: the hunt begins within huntFrom of the hunter's rim, and ends when the
// person has swum away from it for flownTurns, and there has been clearGap between their rims for clearTurns.
// It begins anew when there is caughtGap between their rims.
const (
	huntFrom   = 300
	flownTurns = 45
	clearGap   = 80
	clearTurns = 10
	caughtGap  = scare + 10
)

// fled reports whether the person has fled from the hunter and is clear of it.
func (t *stage) fled() bool { return t.escaping >= flownTurns && t.cleared >= clearTurns }

// judgeFlight reports to the lesson, of which step is shown or nil, that the person has fled from the hunter.
func (s *view) judgeFlight(step *lesson.Step) {
	t := &s.stage
	if step == nil || step.At != "hunter" || s.eaten(s.panes[0].seats[0]) {
		t.hunted, t.escaping, t.cleared, t.caught = 0, 0, 0, false
		return
	}
	seat := s.panes[0].seats[0]
	at, r, ok := s.guide().heaviest(s.flockOf(seat))
	var me *actor
	for i := range s.actors {
		if a := &s.actors[i]; a.cell.Owner == seat && (me == nil || a.cell.Mass > me.cell.Mass) {
			me = a
		}
	}
	if ready*me.cell.Mass > s.now.Map.MaxMass {
		s.Happened(newsFled, false) // no hunter can become heavy enough
	}
	now := hypot(at.X-me.cell.At.X, at.Y-me.cell.At.Y)
	if t.hunted == 0 && (!ok || now-r > huntFrom) {
		return
	}
	if t.hunted++; len(step.Until) == 0 {
		return // the card about it comes
	}
	gap := now - r - s.laws.Radius(me.cell.Mass)
	if gap < caughtGap {
		t.escaping, t.caught = 0, true
	}
	if now > hypot(at.X-me.from.X, at.Y-me.from.Y)+1 {
		t.escaping++
	}
	if t.cleared++; gap < clearGap {
		t.cleared = 0
	}
	if t.fled() {
		s.Happened(newsFled, false)
	}
}

// pounceTurns is how many turns after a division a meal counts as caught by it.
const pounceTurns = 60

// learn reports to the lesson what a person's cells did.
func (s *view) learn(e *game.Event) {
	if !s.Person(e.Seat) {
		return
	}
	switch e.What {
	case game.EventDivide:
		s.stage.leapt, s.stage.tried = s.now.Turn, nil
		s.stage.leaping = true
	case game.EventEat:
		s.Happened(newsAte, false)
		if s.stage.leaping && s.now.Turn-s.stage.leapt <= pounceTurns {
			s.Happened(newsCaught, false)
		} else {
			s.stage.tried = &firstGame().swum
		}
	case game.EventExplode:
		s.Happened(newsBurst, false)
	}
}

// judgeDivision keeps what the card says about how a person tried the task to divide.
func (s *view) judgeDivision() {
	t := &s.stage
	if t.leaping && s.now.Turn-t.leapt > pounceTurns {
		t.tried, t.leaping = &firstGame().missed, false
	}
	if step := s.App.Step(); step == nil || step.At != "prey" {
		t.tried = nil // it was not the task
	}
}

// balk notes for the lesson why a division was refused.
func (s *steering) balk(said string) {
	s.stage.tried = &firstGame().weak
	if said == s.Say(words.AquariomRefusedEdge()) {
		s.stage.tried = &firstGame().edge
	}
}

// Do demonstrates a step: it steers towards what the card points at, and divides before prey.
func (f *face) Do(step *lesson.Step) {
	me := f.panes[0].seats[0]
	h := &f.hands[me]
	if h.led = true; f.eaten(me) {
		h.giveUp = f.panes[0].gone > restTicks
		return
	}
	name := step.At
	to, _, ok := f.guide().goal(name)
	if ok && name == "hunter" {
		own := f.flockOf(me)
		to = fleeing(f.now.Map, game.Point{X: own.heaviestX, Y: own.heaviestY}, to)
	}
	if !ok {
		to, _, ok = f.guide().goal("plankton")
	}
	if !ok {
		return
	}
	own := f.flockOf(me)
	at := game.Point{X: own.heaviestX, Y: own.heaviestY}
	if by, gap := f.guide().threat(at, own.heaviestMass); gap < own.heaviestR+berth/2 {
		to = fleeing(f.now.Map, at, by)
	}
	h.aim, h.still, h.picks = to, false, false
	if name == "prey" && f.guide().leaps(me, to) {
		h.share, h.divide = maxShare, true
	}
}

// fleeing returns where to swim from a place, as directly away from a hunter as the edges let it: it is not
// nearer to an edge than coast, or than the place is.
func fleeing(m *game.Map, from, hunter game.Point) game.Point {
	away := math.Atan2(float64(from.Y-hunter.Y), float64(from.X-hunter.X))
	for turn := 0.0; turn < math.Pi; turn += 0.5 {
		for _, course := range [...]float64{away + turn, away - turn} {
			sin, cos := math.Sincos(course)
			to := game.Point{X: from.X + float32(cos)*300, Y: from.Y + float32(sin)*300}
			if to.X >= min(coast, from.X) && to.X <= max(m.Width-coast, from.X) &&
				to.Y >= min(coast, from.Y) && to.Y <= max(m.Height-coast, from.Y) {
				return to
			}
		}
	}
	return ashore(m, from)
}

// leaps reports whether prey at a place can be caught by a division.
func (s guide) leaps(me rules.Seat, at game.Point) bool {
	own := s.flockOf(me)
	if own.n > 2 {
		return false
	}
	_, _, ok := s.nearPrey(own, leastShare)
	return ok && hypot(at.X-own.heaviestX, at.Y-own.heaviestY) < own.heaviestR+flight+30
}
