package aquariom

import (
	"errors"
	"math"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// pane is a view of the water: of one person, of several who share it, or without
// a player.
type pane struct {
	// seats are whose it is, persons who are away left out; followed is whom the
	// camera of a contest follows when there is none.
	seats []rules.Seat
	// area is its water; outer and head are its frame and its header, among several.
	area, outer, head ui.Rect
	cam               camera
	frame             board.Frame
	cells             []board.Cell
	urchin            []board.Urchin
	reach             []board.Reach
	ghosts            []board.Ghost
	bursts            []board.Burst
	meals             []board.Meal
	necks             []board.Neck
	out               []outside
	// gone is for how many ticks its person has had no cell; reborn is the paper
	// that leads to the next life.
	gone   int
	reborn ui.Rect
	// fled says that a danger is near, and alarm how long ago that
	// was said, in ticks.
	fled  bool
	alarm int
	// closest is the rim's distance of the danger that says so, the closest of them, and fleeing its place
	// among the cells.
	closest float32
	fleeing int
}

// mine reports whether the pane is a seat's.
func (v *pane) mine(p rules.Seat) bool {
	for _, q := range v.seats {
		if q == p {
			return true
		}
	}
	return false
}

// cast fills a pane's frame with the cells.
func (s *framing) cast(v *pane) {
	h := &s.shoal
	f := &v.frame
	m := h.now.Map
	*f = board.Frame{
		Area: v.area, MapW: m.Width, MapH: m.Height, Camera: v.cam.Camera, Plankton: &h.bed,
		Seconds: h.seconds, Still: s.Gui.Motion == ui.Reduced, Calm: s.Gui.Motion == ui.Gentle, Words: board.Words{Flee: s.Say(words.AquariomFlee())},
	}
	v.cells, v.urchin, v.reach, v.ghosts = v.cells[:0], v.urchin[:0], v.reach[:0], v.ghosts[:0]
	crowned := h.crowned(s.order.Seats[0])
	v.fled = false
	v.closest = math.MaxFloat32
	for i := range h.actors {
		c := h.dress(i, f.Still)
		c.Crown = i == crowned
		if c.Own = v.mine(c.Seat); !c.Own && len(v.seats) > 0 {
			c.Limit = 0 // what explains it is said of one's own
			s.judge(v, &c, &h.actors[i])
		}
		v.cells = append(v.cells, c)
	}
	r := h.laws.Radius(m.VirusMass)
	for i := range h.now.Viruses {
		u := &h.now.Viruses[i]
		v.urchin = append(v.urchin, board.Urchin{ID: int(u.ID), X: u.At.X, Y: u.At.Y, R: r,
			Threat: s.threatens(v, u.At), Grow: growth(h.urchinAge[u.ID])})
	}
	s.warn(v)
	for _, p := range v.seats {
		if s.Person(p) && h.now.Result == nil {
			s.aim(v, p)
		}
	}
	f.Cells, f.Urchins, f.Reaches, f.Ghosts, f.Sips = v.cells, v.urchin, v.reach, v.ghosts, h.painted
}

func growth(ticks int) float32 {
	if ticks >= growthTicks {
		return 0 // all of it
	}
	return float32(ticks+1) / (growthTicks + 1)
}

// nearlyFull is the share of the largest mass from which on a cell says what that is.
const nearlyFull = 0.95

// dress returns a cell as it is shown now.
func (h *shoal) dress(i int, still bool) board.Cell {
	a := &h.actors[i]
	x, y := h.spot(a)
	if fx, fy, ok := h.flown(a, still); ok {
		x, y = fx, fy
	}
	mass := h.weight(a)
	m := h.now.Map
	fast := max(1e-3, m.BaseSpeed)
	limit := 0
	if mass >= nearlyFull*m.MaxMass {
		limit = int(m.MaxMass)
	}
	return board.Cell{
		Limit: limit, ID: int(a.cell.ID), Seat: a.cell.Owner, X: x, Y: y, R: h.laws.Radius(mass), Mass: int(mass + 0.5),
		VX: unit((a.cell.At.X - a.from.X) / fast), VY: unit((a.cell.At.Y - a.from.Y) / fast),
		Isolated: min(1, float32(a.cell.Isolated)/float32(max(1, m.Isolation))), Fed: float32(a.fed) / fedTicks, Folded: float32(a.folded) / birthTicks,
	}
}

func unit(v float32) float32 { return max(-1, min(1, v)) }

// pour computes the positions of plankton that is being eaten.
func (h *shoal) pour() {
	h.painted = h.painted[:0]
	for i := range h.sips {
		p := &h.sips[i]
		to := p.to
		if a := h.actor(p.cell); a != nil {
			to.X, to.Y = h.spot(a)
		}
		h.painted = append(h.painted, board.Sip{X: p.at.X, Y: p.at.Y, ToX: to.X, ToY: to.Y, T: float32(p.ticks) / sipTicks})
	}
}

// threatens reports whether a cell of the pane's seats that is not far would burst
// on an urchin at a place.
func (s *framing) threatens(v *pane, at game.Point) bool {
	for _, p := range v.seats {
		if f := s.flockOf(p); f.n == 0 || f.heaviestMass <= s.now.Map.VirusMass {
			continue
		}
		for i := range s.actors {
			a := &s.actors[i]
			if a.cell.Owner != p || a.cell.Mass <= s.now.Map.VirusMass {
				continue
			}
			if x, y := s.spot(a); hypot(x-at.X, y-at.Y) < concern {
				return true
			}
		}
	}
	return false
}

// warnFrom is how far from the rim of one's cell an urchin says what it would cost, in
// units of the map.
const warnFrom = 160

// warn labels the urchin nearest to the viewer's cells with what it would cost the nearest of
// them. It does nothing if a server does not tell its dialect.
func (s *framing) warn(v *pane) {
	if len(v.seats) != 1 || s.untold {
		return
	}
	me, least := v.seats[0], float32(warnFrom)
	var best *board.Urchin
	mass := float32(0)
	for i := range v.urchin {
		u := &v.urchin[i]
		for j := range s.actors {
			a := &s.actors[j]
			if !u.Threat || a.cell.Owner != me || a.cell.Mass <= s.now.Map.VirusMass {
				continue
			}
			x, y := s.spot(a)
			if d := hypot(x-u.X, y-u.Y) - s.laws.Radius(a.cell.Mass); d < least {
				best, least, mass = u, d, a.cell.Mass
			}
		}
	}
	if best != nil {
		left, n, satellite, _ := s.laws.Blast(mass, s.cellsOf(me))
		best.Loss = int(mass - left - float32(n)*satellite + 0.5)
	}
}

// concern is the distance from one's cells beyond which others have no marks, in units of the map, unless
// they are in view.
const concern = 800

// judge marks a cell as prey or danger for the viewers, by the rules and the masses of the
// latest view.
func (s *framing) judge(v *pane, c *board.Cell, other *actor) {
	h := &s.shoal
	mass := other.cell.Mass
	own, eatenBy, lunges := 0, 0, 0
	near, nearest, nearEats := float32(math.MaxFloat32), game.Point{}, false
	eater, eats := float32(math.MaxFloat32), float32(0) // how far the nearest cell is that can eat it, and its mass
	for _, p := range v.seats {
		f := s.flockOf(p)
		if f.n == 0 {
			continue
		}
		for i := range h.actors {
			a := &h.actors[i]
			if a.cell.Owner != p {
				continue
			}
			own++
			outweighs := h.laws.Outweighs(a.cell.Mass, mass)
			if h.laws.Outweighs(mass, a.cell.Mass) {
				eatenBy++
			}
			if h.laws.Outweighs(mass/2, a.cell.Mass) {
				lunges++
			}
			x, y := h.spot(a)
			d := hypot(x-c.X, y-c.Y)
			if d < near {
				near, nearest, nearEats = d, game.Point{X: x, Y: y}, outweighs
			}
			if outweighs && d < eater {
				eater, eats = d, a.cell.Mass
			}
		}
	}
	far := float32(concern)
	if v.area.H > 0 {
		far = max(far, v.cam.Height/2*hypot(1, v.area.W/v.area.H))
	}
	if own == 0 || near-c.R > far {
		return
	}
	switch {
	case eatenBy == own && lunges > 0:
		c.Mark = board.Lunge
	case eatenBy == own:
		c.Mark = board.Danger
	case eats > 0 && (eatenBy == 0 || nearEats):
		c.Mark = board.Edible
		c.Gain = int(h.laws.Gain(eats, mass) - eats + 0.5)
		return
	case lunges > 0:
		c.Mark = board.LungeSome
	case eatenBy > 0:
		c.Mark = board.DangerSome
	default:
		return
	}
	reach := c.R
	if lunges > 0 {
		reach = 1.5 * c.R
	}
	c.Facing = float32(math.Atan2(float64(nearest.Y-c.Y), float64(nearest.X-c.X)))
	if near >= 2*reach+h.laws.Speed(mass) {
		return
	}
	// All are marked, and the closest one says it in words.
	v.fled = true
	if rim := near - c.R; rim < v.closest {
		if v.closest < math.MaxFloat32 {
			v.cells[v.fleeing].Flee = false
		}
		c.Flee, v.closest, v.fleeing = true, rim, len(v.cells)
	}
}

// daughter returns what a division would make now, of the picked cell or the heaviest. ok is
// false if it would be refused; words say why.
func (s *steering) daughter(seat rules.Seat, share float32) (d birth, said string, ok bool) {
	a := s.mother(seat)
	if a == nil {
		return birth{}, "", false
	}
	d.mother = a
	d.mass = max(float32(a.cell.Mass*share), s.laws.Map.MinMass)
	d.target = s.ahead(seat, a)
	b, err := s.try(func(l game.Laws) (game.Birth, error) { return l.Divide(a.cell.At, a.cell.Mass, d.target, d.mass) })
	if err == nil && s.cellsOf(seat) >= s.laws.Map.MaxCells {
		err = game.ErrTooMany
	}
	return s.born(d, b, err)
}

// try returns the result of an act. If a server does not tell its dialect, what one dialect
// refuses is tried by the other, and left to the server to refuse.
func (s *steering) try(act func(l game.Laws) (game.Birth, error)) (game.Birth, error) {
	b, err := act(s.laws)
	if !s.untold || err == nil && !b.Lost {
		return b, err
	}
	l := s.laws
	l.Dialect = game.Document
	if other, err := act(l); err == nil && !other.Lost {
		return other, nil
	}
	return b, err
}

// born is a daughter or an urchin as it was tried; words say why it would be refused.
func (s *steering) born(d birth, b game.Birth, err error) (birth, string, bool) {
	d.Birth = b
	if err != nil {
		return d, s.Say(refusals[err]), false
	}
	if b.Lost {
		return d, s.Say(words.AquariomRefusedEdge()), false
	}
	return d, "", true
}

// birth is a daughter or an urchin that would be made.
type birth struct {
	game.Birth
	mother *actor
	mass   float32
	price  float32 // what an urchin costs its mother
	target game.Point
}

// offhand is how far from the rim of a resting cell prey is at which it divides, in units of the map.
const offhand = 160

// resting reports whether a seat's cell has arrived where its person aims.
func (s *steering) resting(seat rules.Seat, a *actor) bool {
	h := &s.hands[seat]
	return h.still || hypot(h.aim.X-a.cell.At.X, h.aim.Y-a.cell.At.Y) < s.laws.Radius(a.cell.Mass)
}

// ahead returns the place towards which a seat's cell acts: the aim; or, if it rests, prey beside it, else
// where it swam last.
func (s *steering) ahead(seat rules.Seat, a *actor) game.Point {
	h := &s.hands[seat]
	to, least := h.aim, float32(math.MaxFloat32)
	if !s.resting(seat, a) {
		return to
	}
	if h.still && h.faced != (input.Vec{}) {
		to = game.Point{X: a.cell.At.X + float32(h.faced.X)*aimDistance, Y: a.cell.At.Y + float32(h.faced.Y)*aimDistance}
	}
	for i := range s.actors {
		c := &s.actors[i].cell
		d := hypot(c.At.X-a.cell.At.X, c.At.Y-a.cell.At.Y)
		if c.Owner != seat && d < min(least, s.laws.Radius(a.cell.Mass)+offhand) && s.laws.Outweighs(a.cell.Mass*leastShare, c.Mass) {
			to, least = c.At, d
		}
	}
	return to
}

// mother returns the cell of a seat that acts: the picked one, or the heaviest.
func (s *steering) mother(seat rules.Seat) *actor {
	h := &s.hands[seat]
	if h.picks {
		if a := s.actor(h.picked); a != nil && a.cell.Owner == seat {
			return a
		}
	}
	if i := s.flockOf(seat).heaviest; i >= 0 {
		return &s.actors[i]
	}
	return nil
}

// virusOf is the urchin that a seat would lay now, as daughter is.
func (s *steering) virusOf(seat rules.Seat) (d birth, said string, ok bool) {
	a := s.mother(seat)
	if a == nil {
		return birth{}, "", false
	}
	d.mother, d.target = a, s.ahead(seat, a)
	b, err := s.try(func(l game.Laws) (game.Birth, error) {
		b, err := l.Virus(a.cell.At, a.cell.Mass, d.target)
		for i := range s.now.Cells {
			if o := &s.now.Cells[i]; err == nil && o.Owner != seat && l.Crowds(b.At, o.At, o.Mass) {
				err = game.ErrNeighbours
			}
		}
		return b, err
	})
	if err == nil && !b.Lost && !s.untold && s.burstsOn(seat, a, b) {
		err = errOwnBurst
	}
	d.price = a.cell.Mass - b.Left
	if err != nil {
		d.price = s.now.Map.VirusMass + s.now.Map.VirusLoss*a.cell.Mass
	}
	return s.born(d, b, err)
}

// errOwnBurst refuses an urchin on which a cell of its own player would burst in the same turn. The rules
// allow it.
var errOwnBurst = errors.New("aquariom: an urchin under a cell of its player")

// burstsOn reports whether one of a seat's cells would burst in the coming turn on an urchin that the
// mother lays.
func (s *steering) burstsOn(seat rules.Seat, mother *actor, b game.Birth) bool {
	for i := range s.now.Cells {
		c := &s.now.Cells[i]
		at, mass := c.At, c.Mass
		if c.Owner != seat {
			continue
		}
		if c.ID == mother.cell.ID {
			mass = b.Left
		} else {
			at = s.laws.Move(at, mass, s.heading(seat, c))
		}
		if mass > s.now.Map.VirusMass && s.laws.Covers(at, mass, b.At) {
			return true
		}
	}
	return false
}

// aim adds what a person's hand would do: how far each cell gets in a turn, and
// the daughter.
func (s *framing) aim(v *pane, seat rules.Seat) {
	h := &s.hands[seat]
	if s.eaten(seat) {
		return
	}
	for i := range s.actors {
		a := &s.actors[i]
		if a.cell.Owner != seat {
			continue
		}
		to := s.laws.Move(a.cell.At, a.cell.Mass, s.heading(seat, &a.cell))
		dx, dy := to.X-a.cell.At.X, to.Y-a.cell.At.Y
		if dx == 0 && dy == 0 {
			continue
		}
		x, y := s.spot(a)
		v.reach = append(v.reach, board.Reach{X: x + dx, Y: y + dy, R: s.laws.Radius(s.weight(a)), Angle: float32(math.Atan2(float64(dy), float64(dx)))})
	}
	if d, said, ok := s.daughter(seat, h.charge()); ok || h.hold > 0 && d.mother != nil {
		x, y := s.spot(d.mother)
		g := board.Ghost{Seat: seat, X: x + d.At.X - d.mother.cell.At.X, Y: y + d.At.Y - d.mother.cell.At.Y, R: d.Radius, Mass: int(d.mass + 0.5), Refused: said}
		if d.Radius == 0 { // what is refused has no place: show where it would be
			g.R = s.laws.Radius(d.mass)
			far := g.R + s.laws.Radius(d.mother.cell.Mass)
			g.X, g.Y = beside(x, y, d.target, far)
		}
		v.ghosts = append(v.ghosts, g)
	}
	if h.shown > 0 && len(v.ghosts) > 0 {
		v.ghosts[len(v.ghosts)-1].Refused = h.refused
	}
	if !h.still {
		v.frame.AimX, v.frame.AimY, v.frame.Aims = h.aim.X, h.aim.Y, true
	}
}

// heading returns where a seat's cell goes in the next turn: to its own place, or to the aim,
// by way of plankton.
func (s *steering) heading(seat rules.Seat, c *game.Cell) game.Point {
	h := &s.hands[seat]
	target, sent := h.order(c.ID)
	if !sent {
		target = h.aim
	}
	return seedward(s.now, c, target)
}

// beside is the place at a distance from (x, y), towards a target.
func beside(x, y float32, to game.Point, far float32) (float32, float32) {
	dx, dy := to.X-x, to.Y-y
	d := hypot(dx, dy)
	if d < 1e-3 {
		return x, y - far
	}
	return x + dx/d*far, y + dy/d*far
}

// action returns a person's action for the next turn; ok is false for none.
func (s *steering) action(seat rules.Seat) (a game.Action, ok bool) {
	h := &s.hands[seat]
	if h.giveUp {
		a.Surrender = true
		return a, true
	}
	acted := uint32(0)
	busy := false
	if h.divide {
		if d, _, fine := s.daughter(seat, h.share); fine {
			a.Divisions = []game.Division{{Cell: d.mother.cell.ID, Target: d.target, Mass: d.mass}}
			acted, busy = d.mother.cell.ID, true
		}
	}
	if h.virus && !busy {
		if d, _, fine := s.virusOf(seat); fine {
			a.Viruses = []game.Laying{{Cell: d.mother.cell.ID, Target: d.target}}
			acted, busy = d.mother.cell.ID, true
		}
	}
	for i := range s.now.Cells {
		c := &s.now.Cells[i]
		if c.Owner != seat || busy && c.ID == acted {
			continue
		}
		if target := s.heading(seat, c); target != c.At {
			a.Moves = append(a.Moves, game.Move{Cell: c.ID, Target: target})
		}
	}
	return a, busy || len(a.Moves) > 0
}

// refusals are the words for each reason of the rules to refuse what a hand can
// ask for.
var refusals = map[error]words.Text{
	game.ErrTooSmall:   words.AquariomRefusedSmall(),
	game.ErrTooLight:   words.AquariomRefusedLight(),
	game.ErrHalf:       words.AquariomRefusedHalf(),
	game.ErrTooMany:    words.AquariomRefusedMany(),
	game.ErrNoViruses:  words.AquariomRefusedViruses(),
	game.ErrNoMass:     words.AquariomRefusedVirusmass(),
	game.ErrNeighbours: words.AquariomRefusedNeighbours(),
	errOwnBurst:        words.AquariomRefusedOwnBurst(),
}
