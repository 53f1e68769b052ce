package aquariom

import (
	"math"
	"slices"

	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/lesson"
)

// The distances at which partners are from the rim of the person's heaviest cell, in units of the map.
const (
	scare  = 30  // prey when it flees, so that only a division catches it
	flight = 80  // prey that has fled
	leap   = 130 // prey that waits for a division, at most
	rest   = 190 // prey that waits
	apart  = 250 // others at least, and at most twice as far
	// timid is how far the hunter stays from the person until the task is to flee, and afar where it is to
	// lay an urchin.
	timid, afar = 420, 260
	// inSight is how near an urchin is at most that the task is about.
	inSight = 600
	// coast is how far from the map's edges they all stay.
	coast = 170
)

// hunter is the seat of the partner that hunts the person and lays the urchin, and lastFeeder the last of
// those that feed it before.
const (
	hunter     rules.Seat = 1
	lastFeeder rules.Seat = 3
)

// The hunter is ready to hunt when it is ready times as heavy as the person's heaviest cell, and to lay an
// urchin from a mass of laying on. Before, it grows until it is as heavy as the person.
const ready, laying = 1.4, 80

// cast is what the partners of the lesson see in a turn.
type cast struct {
	*game.View
	laws game.Laws
	// task is the place that the step points at.
	task string
	// at, mass and r are of the person's heaviest cell; mass is 0 without one.
	at      game.Point
	mass, r float32
	// wanting reports that the task is about an urchin, and none is near the person.
	wanting bool
	// feeds reports that the hunter grows, and the partners up to lastFeeder let it eat them.
	feeds bool
	// big is the hunter's heaviest cell, or nil.
	big *game.Cell
	// quarry is the one cell of all partners that the person's task is about, or nil.
	quarry *game.Cell
	// pounces reports that another cell of the person can eat the quarry: it stays where it is.
	pounces bool
}

// script returns how a partner of the lesson plays. The hunter eats cells of the partners that feed it, hunts
// the person when the task is to flee, and lays the urchin. In the other tasks one cell of all partners is the
// quarry: it is where the person's task needs it, and as light. The others swim around the person, and eat. A
// partner that was eaten respawns.
func script(v *game.View, step *lesson.Step) (a game.Action, ok bool) {
	if step == nil || v.Seat < 0 || v.Result != nil || v.Turn < 0 {
		return a, false // the lesson is over
	}
	if v.Players[v.Seat].Cells == 0 {
		a.Surrender = true
		return a, true
	}
	s := newCast(v, step.At)
	for i := range v.Cells {
		c := &v.Cells[i]
		switch {
		case c.Owner != v.Seat || s.mass == 0:
		case s.lays(c):
			a.Viruses = append(a.Viruses, game.Laying{Cell: c.ID, Target: s.at})
		case s.divides(c):
			to := game.Point{X: v.Map.Width / 2, Y: v.Map.Height / 2}
			if c == s.quarry {
				to = s.past(c, s.before(c))
			}
			a.Divisions = append(a.Divisions, game.Division{Cell: c.ID, Target: to, Mass: s.part(c)})
		default:
			a.Moves = append(a.Moves, game.Move{Cell: c.ID, Target: s.way(c)})
		}
	}
	return a, true
}

// newCast returns what partners see when the person's task is at a place.
func newCast(v *game.View, task string) *cast {
	s := &cast{View: v, laws: v.Laws(), task: task}
	for i := range v.Cells {
		c := &v.Cells[i]
		if c.Owner == 0 && c.Mass > s.mass {
			s.at, s.mass, s.r = c.At, c.Mass, s.laws.Radius(c.Mass)
		}
		if c.Owner == hunter && (s.big == nil || c.Mass > s.big.Mass) {
			s.big = c
		}
	}
	s.wanting = (task == "urchin" || task == "target") && !slices.ContainsFunc(v.Viruses, func(u game.Virus) bool {
		return hypot(u.At.X-s.at.X, u.At.Y-s.at.Y) < s.r+inSight
	})
	s.feeds = task == "morsel" || task == "hunter" || s.wanting
	if s.quarry = s.choose(); s.quarry != nil {
		for i := range v.Cells {
			c := &v.Cells[i]
			s.pounces = s.pounces || c.Owner == 0 && c.Mass < s.mass && s.laws.Outweighs(c.Mass, s.quarry.Mass)
		}
	}
	return s
}

// choose returns the quarry: the nearest cell that the person can eat, at once or after it has divided, or
// else the lightest. Of the task to divide it is away from all dangers, if any is, and not the hunter's.
func (s *cast) choose() *game.Cell {
	share := float32(1)
	switch s.task {
	case "prey":
		share = leastShare
	case "plankton", "morsel", "target":
	default:
		return nil
	}
	var near, light *game.Cell
	least, open := float32(0), false
	for i := range s.Cells {
		c := &s.Cells[i]
		if c.Owner <= 0 || s.feeds && c.Owner <= lastFeeder || s.task == "prey" && c.Owner == hunter {
			continue
		}
		if light == nil || c.Mass < light.Mass {
			light = c
		}
		mass := c.Mass
		if s.task == "prey" && !s.laws.Outweighs(s.mass*share, mass) && s.halves(c) {
			mass = s.part(c)
		}
		free := s.task != "prey" || s.threat(s.at, c.At, s.mass, s.r+berth) == nil
		if d := off(c.At.X-s.at.X, c.At.Y-s.at.Y); s.laws.Outweighs(s.mass*share, mass) && (near == nil || free && !open || free == open && d < least) {
			near, least, open = c, d, free
		}
	}
	if near == nil {
		return light
	}
	return near
}

// halves reports whether a cell is heavy enough to divide.
func (s *cast) halves(c *game.Cell) bool { return c.Mass/2 > 1.2*s.Map.MinMass }

// part returns the mass that a cell splits off: a half, or for the task to divide what a part of the person's
// cell can eat.
func (s *cast) part(c *game.Cell) float32 {
	if s.task != "prey" {
		return c.Mass / 2
	}
	return min(c.Mass/2, max(1.04*s.Map.MinMass, 0.7*s.mass*leastShare/s.Map.Ratio))
}

// grown reports whether the hunter is heavy enough for what it has to do.
func (s *cast) grown() bool {
	if s.big == nil {
		return false
	}
	switch {
	case s.wanting:
		return s.big.Mass >= laying
	case s.task == "morsel":
		return s.big.Mass >= s.mass
	}
	return s.big.Mass >= ready*s.mass
}

// lays reports whether a cell lays the urchin of the lesson now, between it and the person.
func (s *cast) lays(c *game.Cell) bool {
	if !s.wanting || s.gap(c) > afar+40 {
		return false
	}
	b, err := s.laws.Virus(c.At, c.Mass, s.at)
	if err != nil || b.At != ashore(s.Map, b.At) {
		return false
	}
	for i := range s.Cells {
		if o := &s.Cells[i]; o.Owner != c.Owner && s.laws.Crowds(b.At, o.At, o.Mass) {
			return false
		}
	}
	return true
}

// divides reports whether a cell divides: to be light enough to be eaten, by the hunter or the person. The
// partners that feed the hunter do not before: one that grew on them would be a danger too early.
func (s *cast) divides(c *game.Cell) bool {
	switch {
	case !s.halves(c):
		return false
	case c == s.quarry && s.task == "prey":
		return !s.laws.Outweighs(s.mass*leastShare, c.Mass)
	case s.feeds && c.Owner <= lastFeeder:
		return c.Owner != hunter && s.big != nil && !s.grown() && !s.laws.Outweighs(s.big.Mass, c.Mass)
	}
	return c.Owner > lastFeeder && s.Players[c.Owner].Cells < 2
}

// way returns where a cell swims.
func (s *cast) way(c *game.Cell) game.Point {
	feeds := s.feeds && c.Owner <= lastFeeder
	switch {
	case feeds && c.Owner == hunter:
		return s.hunt(c)
	case feeds && s.big != nil && !s.grown():
		return s.big.At
	case c == s.quarry:
		return s.lure(c)
	}
	return s.around(c)
}

// The turns for which the hunter comes close, and for which it falls back, by turns.
const charge, retreat = 45, 35

// hunt returns where the hunter swims: to its food until it has grown, then close to the person, whom it eats
// only if they swim into it, and away again. It stays far from a person who has other things to learn first.
func (s *cast) hunt(c *game.Cell) game.Point {
	near := map[string]float32{"morsel": timid + 100, "hunter": scare, "urchin": afar, "target": afar}[s.task]
	switch gap := s.gap(c); {
	case s.task == "hunter" && s.grown() && s.Turn%(charge+retreat) >= charge:
		return s.around(c)
	case s.grown() && gap > near:
		return s.at
	case s.task == "hunter" && s.grown():
		return game.Point{X: c.At.X - (c.At.Y - s.at.Y), Y: c.At.Y + (c.At.X - s.at.X)} // around the person
	case s.task == "morsel" && s.laws.Outweighs(c.Mass, s.mass) && gap < timid:
		return s.around(c)
	case s.grown():
		return c.At
	}
	if food := s.nearest(c.At, func(o *game.Cell) bool {
		return o.Owner > hunter && o.Owner <= lastFeeder && s.laws.Outweighs(c.Mass, o.Mass)
	}); food != nil {
		return food.At
	}
	return c.At
}

// nearest returns the cell that is nearest to a place, of those that are asked for, or nil.
func (s *cast) nearest(at game.Point, want func(*game.Cell) bool) (best *game.Cell) {
	for i := range s.Cells {
		if c := &s.Cells[i]; want(c) && (best == nil || hypot(c.At.X-at.X, c.At.Y-at.Y) < hypot(best.At.X-at.X, best.At.Y-at.Y)) {
			best = c
		}
	}
	return best
}

// far returns the distance of a cell from the middle of the person's, and gap that between their rims.
func (s *cast) far(c *game.Cell) float32 { return hypot(c.At.X-s.at.X, c.At.Y-s.at.Y) }
func (s *cast) gap(c *game.Cell) float32 { return s.far(c) - s.r - s.laws.Radius(c.Mass) }

// lure returns where the quarry swims: before the person's cell for one who has to divide, so that swimming
// alone does not catch it; into it for one who has to grow; and else to a place near it.
func (s *cast) lure(c *game.Cell) game.Point {
	far := s.far(c)
	switch {
	case s.task == "target" && s.mass >= s.laws.BurstMass()+10:
		return s.around(c)
	case s.task == "target":
		return s.at
	case s.task == "prey" && (s.pounces || far > s.r+scare && far < s.r+leap && c.At == ashore(s.Map, c.At)):
		return c.At
	case s.task == "prey":
		return s.past(c, s.before(c))
	case far > s.r+rest:
		return ashore(s.Map, s.at)
	}
	return ashore(s.Map, c.At)
}

// before returns the place from which prey flees: in the one of eight directions, which keys have as
// well, that is nearest to where it is and neither towards an edge nor a danger; in a corner it is that to the
// middle of the map.
func (s *cast) before(c *game.Cell) game.Point {
	now := int(math.Round(math.Atan2(float64(c.At.Y-s.at.Y), float64(c.At.X-s.at.X)) / (math.Pi / 4)))
	for _, turn := range [...]int{0, 1, -1, 2, -2, 3, -3, 4} {
		sin, cos := math.Sincos(float64(now+turn) * math.Pi / 4)
		to := game.Point{X: s.at.X + float32(cos)*(s.r+flight), Y: s.at.Y + float32(sin)*(s.r+flight)}
		if to == ashore(s.Map, to) && s.threat(s.at, to, s.mass, s.r+berth) == nil {
			return to
		}
	}
	dx, dy := s.Map.Width/2-s.at.X, s.Map.Height/2-s.at.Y
	k := (s.r + flight) / max(1, hypot(dx, dy))
	return game.Point{X: s.at.X + k*dx, Y: s.at.Y + k*dy}
}

// past returns where a cell swims to reach a place: there, or around what would eat it on the way.
func (s *cast) past(c *game.Cell, to game.Point) game.Point {
	by := s.threat(c.At, to, c.Mass, s.laws.Radius(c.Mass)+scare)
	if by == nil {
		return to
	}
	dx, dy := c.At.X-by.At.X, c.At.Y-by.At.Y
	k := 200 / max(1, hypot(dx, dy))
	side := k
	if dx*(to.Y-by.At.Y)-dy*(to.X-by.At.X) < 0 {
		side = -k
	}
	return ashore(s.Map, game.Point{X: c.At.X + k*dx/2 - side*dy, Y: c.At.Y + k*dy/2 + side*dx})
}

// threat returns a cell of a partner that would eat a mass, with its rim nearer than air to the way from a place
// to another, or nil.
func (s *cast) threat(from, to game.Point, mass, air float32) *game.Cell {
	dx, dy := to.X-from.X, to.Y-from.Y
	for i := range s.Cells {
		c := &s.Cells[i]
		along := max(0, min(1, ((c.At.X-from.X)*dx+(c.At.Y-from.Y)*dy)/max(1, dx*dx+dy*dy)))
		if c.Owner > 0 && s.laws.Outweighs(c.Mass, mass) && hypot(from.X+along*dx-c.At.X, from.Y+along*dy-c.At.Y) < s.laws.Radius(c.Mass)+air {
			return c
		}
	}
	return nil
}

// around returns where a cell that is not the quarry swims: around the person, not near and not far. A
// heavy one rests, so that it is no danger, and one that would eat the person stays out of its sight.
func (s *cast) around(c *game.Cell) game.Point {
	near := s.r + apart
	if s.laws.Outweighs(c.Mass, s.mass) {
		near = s.r + s.laws.Radius(c.Mass) + timid
		if s.task == "prey" {
			near += timid // nothing is between the person and the prey
		}
	}
	dx, dy := c.At.X-s.at.X, c.At.Y-s.at.Y
	d := max(1, hypot(dx, dy))
	dx, dy = dx/d, dy/d
	to := c.At
	switch {
	case d < near:
		to.X, to.Y = to.X+200*dx, to.Y+200*dy
	case s.Players[c.Owner].Mass > s.mass:
	case d > s.r+2*apart:
		to = s.at
	case s.Players[c.Owner].Mass < 0.6*s.mass:
		side := float32(1 - 2*int(c.Owner)%2)
		to.X, to.Y = to.X-200*dy*side, to.Y+200*dx*side
	}
	return ashore(s.Map, to)
}

// ashore returns the place nearest to another that is not near an edge of the map.
func ashore(m *game.Map, at game.Point) game.Point {
	return game.Point{X: max(coast, min(m.Width-coast, at.X)), Y: max(coast, min(m.Height-coast, at.Y))}
}
