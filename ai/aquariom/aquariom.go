// Package aquariom provides the computer players of Aquar.iom, for both dialects of its rules
// (docs/aquariom-rules.md).
//
// Every turn a player considers each of its cells, the heaviest first, and simulates some dozens of
// courses a few turns ahead, with the motion of the rules: plankton on the way, possible prey,
// approaching predators. Others are assumed to chase what they can eat and to flee what can eat them;
// walls and viruses have their effect. A cell divides when the daughter is sure of her prey, or when
// it is safe and two halves would grow faster.
//
// Thinking is limited by a number of courses, not by a clock, so that the same views give the same
// actions; it is far below the 20 ms of a turn.
package aquariom

import (
	"cmp"
	"context"
	"math"
	"slices"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// Levels are the levels on offer, the weakest first.
var Levels = ai.Levels()

// traits are the parameters of a level.
type traits struct {
	courses int // directions tried
	ahead   int // turns simulated for each
	// cells is the largest number of cells made by dividing, and grow the factor by which two halves
	// have to gain more, see ripe; with 0 it never divides to grow.
	cells int
	grow  float32
	// hunts says that daughters are thrown at prey, sure only when they catch it wherever it flees.
	hunts, sure bool
	care        int     // a cell divides to grow only if no predator can reach it within this many turns
	fear        float32 // the weight of a danger of being eaten, relative to its own mass
	thrown      float32 // the assumed probability that an opponent throws a daughter when it could
	mistakes    int     // per cent of turns in which a cell keeps its course
	// heeds is the per cent of such turns in which it notices that it would explode on a virus soon,
	// and thinks again; 0: never.
	heeds  int
	fences bool // makes viruses
	// full is care for a cell that can hardly grow; 0: the same.
	full int
	// foresees says that it accounts for plankton eaten over a virus, which may make it heavy enough
	// to explode.
	foresees bool
	// aims says that it ends a move where the most plankton is; wary that it considers the second next
	// turn: predators beside a thrown daughter, the total mass of merged cells.
	aims, wary bool
	// rows says that it knows that plankton is in rows: it divides as soon as two cells along them
	// gain more than one, and looks some rows around the end of a course.
	rows bool
	// gathers says that it seeks what surrenders left.
	gathers bool
	temper
	// drawn is the value of swimming straight at another player, in grains of plankton: at the
	// nearest, or at the heaviest if bold; negative: away. More than a few hundredths costs a level
	// its grazing. Players farther away than near do not count. With preys only prey counts.
	drawn, near float32
	bold, preys bool
}

// third is the probability of throwing a daughter in one of the three turns in which it is possible.
const third = 1.0 / 3

var levels = map[ai.Level]traits{
	ai.Novice: {
		courses: 8, ahead: 1, cells: 2, care: 2, fear: 0.4, thrown: third, heeds: 75,
		temper: temper{beat: 1.3, eyes: 7, stubborn: 5, sulks: 10, sees: 1, blind: 60, leap: 1.3, splits: 5, rash: true},
	},
	ai.Easy: {
		courses: 8, ahead: 1, cells: 3, grow: 1.6, care: 4, fear: 0.6, thrown: third, heeds: 85,
		temper: temper{beat: 0.25, eyes: 7, stubborn: 3, sulks: 4, sees: 1.2, blind: 30, leads: true, leap: 1.1, splits: 2},
	},
	ai.Normal: {courses: 8, ahead: 3, cells: 3, grow: 1.4, care: 8, hunts: true, fear: 1, thrown: third, mistakes: 50, heeds: 60, gathers: true},
	ai.Hard:   {courses: 10, ahead: 4, cells: 6, grow: 1.3, care: 8, hunts: true, fear: 1, thrown: third, mistakes: 25, fences: true, foresees: true, gathers: true},
	ai.Master: {courses: 32, ahead: 8, cells: 16, grow: 1.3, care: 16, hunts: true, sure: true, fear: 1, thrown: 0.8, fences: true, foresees: true, gathers: true, aims: true, wary: true, rows: true, full: 4},
}

// Player plays one seat of one game.
type Player struct {
	traits
	rand        *rules.Rand
	observation observation
	// ripe is the mass from which a cell divides to grow, on map on.
	ripe float32
	on   *aquariom.Map
	// dirs are the directions that are tried, and those half way between two.
	dirs []aquariom.Point
	// last is the latest target of each cell, by id.
	last map[uint32]aquariom.Point
	kept map[uint32]aquariom.Point
	// about is the impulse of each cell, by id, and then that for the next turn.
	about, then map[uint32]impulse
	turn        int // length of a turn, in milliseconds
}

// New returns a player of one of Levels, Normal for any other; the same level, seed and views give the
// same actions.
func New(level ai.Level, seed uint64) *Player {
	level, character := level.Parts()
	t, ok := levels[level]
	if !ok {
		t = levels[ai.Normal]
	}
	t.lean(character)
	p := &Player{traits: t, rand: rules.NewRand(seed), last: map[uint32]aquariom.Point{}, kept: map[uint32]aquariom.Point{}, about: map[uint32]impulse{}, then: map[uint32]impulse{}}
	for i := range 2 * t.courses {
		p.dirs = append(p.dirs, compass(i, 2*t.courses))
	}
	return p
}

// Choose returns what the cells of the seat of v do. It takes a few milliseconds regardless of ctx,
// and never fails.
func (p *Player) Choose(_ context.Context, v *aquariom.View) (aquariom.Action, error) {
	var a aquariom.Action
	if v.Seat < 0 || int(v.Seat) >= len(v.Players) || v.Result != nil || v.Turn < 0 {
		return a, nil
	}
	if v.Players[v.Seat].Cells == 0 {
		a.Surrender = true // ruling A14 (docs/rulings/aquariom.md): there is nothing to lose
		return a, nil
	}
	ai.Yield() // all players are asked in one frame
	d := &p.observation
	d.fill(v)
	clear(p.kept)
	clear(p.then)
	p.turn = v.Pace
	cells := d.mine
	slices.SortFunc(cells, func(x, y swimmer) int { return cmp.Or(-cmp.Compare(x.mass, y.mass), cmp.Compare(x.id, y.id)) })
	d.share(v.Remains, p.gathers)
	count := len(cells)
	for i := range cells {
		p.rest()
		c := &cells[i]
		d.around(c, v.Remains)
		if target, daughter, ok := p.division(c, count); ok {
			a.Divisions = append(a.Divisions, aquariom.Division{Cell: c.id, Target: target, Mass: daughter})
			count++
			continue
		}
		if target, ok := p.fence(c); ok {
			a.Viruses = append(a.Viruses, aquariom.Laying{Cell: c.id, Target: target})
			continue
		}
		target, kept := p.last[c.id]
		// A cell that has reached its target thinks again.
		if !kept || p.looks() || target == c.at || p.startled(c, target) {
			var ok bool
			if target, ok = p.follow(c); !ok || p.startled(c, target) {
				target = p.course(c, d.prizes[i])
			}
		} else {
			p.then[c.id] = p.about[c.id]
		}
		p.kept[c.id] = target
		if target != c.at {
			a.Moves = append(a.Moves, aquariom.Move{Cell: c.id, Target: target})
		}
	}
	p.last, p.kept = p.kept, p.last
	p.about, p.then = p.then, p.about
	return a, nil
}

// looks reports whether a cell thinks again in this turn.
func (p *Player) looks() bool {
	if p.beat > 0 {
		return p.rand.Intn(p.seconds(p.beat)) == 0
	}
	return p.rand.Intn(100) >= p.mistakes
}

// startled reports whether a cell that keeps its course notices that it would explode soon.
func (p *Player) startled(c *swimmer, to aquariom.Point) bool {
	if p.heeds == 0 || c.mass <= p.observation.laws.Map.VirusMass {
		return false
	}
	const hops = 3
	next := *c
	for range hops {
		next.at = p.observation.laws.Move(next.at, next.mass, to)
		if p.observation.mined(next.at, next.mass) {
			return p.rand.Intn(100) < p.heeds
		}
	}
	return false
}

// spell is how many rows of plankton a player examines before it yields, about half a millisecond in a
// browser: this is most of its work.
const spell = 5000

// rest yields after a spell of work.
func (p *Player) rest() {
	if p.observation.looks > spell {
		p.observation.looks = 0
		ai.Yield()
	}
}

// division returns whether and how a cell should divide.
func (p *Player) division(c *swimmer, count int) (target aquariom.Point, daughter float32, ok bool) {
	d := &p.observation
	m := d.laws.Map
	if count >= m.MaxCells || c.mass < 2*m.MinMass {
		return target, 0, false
	}
	if p.hunts {
		if target, daughter, ok := p.pounce(c); ok {
			return target, daughter, true
		}
	}
	if p.eyes > 0 && count < p.cells {
		if target, daughter, ok := p.burstOut(c); ok {
			return target, daughter, true
		}
	}
	if count >= min(p.cells, m.MaxCells) || !p.parts(c) {
		return target, 0, false
	}
	// The daughter goes where it is safe and there is the most plankton.
	best := float32(0)
	for i := range 8 {
		dir := compass(i, 8)
		to := aquariom.Point{X: c.at.X + float32(1000*dir.X), Y: c.at.Y + float32(1000*dir.Y)}
		b, err := d.laws.Divide(c.at, c.mass, to, c.mass/2)
		if err != nil || b.Lost || !d.laws.Inside(aquariom.Point{X: b.At.X + float32(60*dir.X), Y: b.At.Y + float32(60*dir.Y)}) {
			continue
		}
		if d.mined(b.At, c.mass/2) {
			continue
		}
		worth := d.graze(b.At, 3*b.Radius) + 1
		if d.crowded(b.At, b.Radius, c.id) {
			worth /= 4
		}
		if worth > best {
			best, target, ok = worth, to, true
		}
	}
	return target, c.mass / 2, ok
}

// parts reports whether a cell is heavy enough to grow faster as two, and safe enough: a nearly full
// one wastes what it eats and takes more risk.
func (p *Player) parts(c *swimmer) bool {
	d := &p.observation
	if p.grow == 0 {
		return false
	}
	if p.on != d.laws.Map {
		p.on, p.ripe = d.laws.Map, ripe(d.laws, p.grow, p.rows && roomy(d.laws, d.seats, p.care))
	}
	care := p.care
	if p.full > 0 && c.mass > 0.9*d.laws.Map.MaxMass {
		care = p.full
	}
	return c.mass >= p.ripe && !d.danger(c, c.mass/2, care)
}

// roomy reports whether a new cell needs more than that many turns to cross each player's share of the
// map. Otherwise an opponent is always near, and many small cells are easy prey.
func roomy(l aquariom.Laws, players, turns int) bool {
	m := l.Map
	across := float32(turns) * l.Speed(m.StartMass)
	return float32(m.Width*m.Height) > float32(players)*float32(across*across)
}

// ripe returns the mass from which two halves together gain times as much in a turn as one cell on
// this map. It depends on the map: two halves cover as broad a strip and are faster, but where a cell
// moves farther than its width a half skips plankton.
func ripe(l aquariom.Laws, times float32, rows bool) float32 {
	m := l.Map
	gain := func(mass float32) float32 {
		eats := sweeps(l, mass)
		if rows {
			eats = alongRows(l, mass)
		}
		return float32(m.Absorption*m.PlanktonMass*eats) - float32(m.MassLoss*mass)
	}
	const steps = 64
	for i := range steps {
		mass := float32(2*m.MinMass) + float32((m.MaxMass-float32(2*m.MinMass))*float32(i)/steps)
		if half := 2 * gain(mass/2); half > 0 && half >= times*gain(mass) {
			return mass
		}
	}
	return m.MaxMass
}

// sweeps returns how much plankton a cell of that mass eats in a turn in any direction through full
// plankton.
func sweeps(l aquariom.Laws, mass float32) float32 {
	r := float64(l.Radius(mass))
	area := math.Pi * r * r
	if u := float64(l.Speed(mass)) / (2 * r); u < 1 {
		area = 2 * r * r * (math.Asin(u) + float64(u*math.Sqrt(1-float64(u*u)))) // without what it covered before
	}
	return float32(area) * float32(l.Map.PlanktonCount()) / (l.Map.Width * l.Map.Height)
}

// alongRows returns sweeps for a cell that swims along the rows of plankton, or from one grain to the next:
// the smallest gets as much of a row as any narrower than the distance of rows.
func alongRows(l aquariom.Laws, mass float32) float32 {
	m := l.Map
	r, speed := l.Radius(mass), l.Speed(mass)
	dx, dy := m.Width/float32(m.Columns), m.Height/float32(m.Rows)
	most := float32(0)
	for i := range 4 { // on a grain, between two, between four
		if n := grains(r, dx, dy, float32(i%2)/2, float32(i/2)/2); n > most {
			most = n
		}
	}
	rows := float32(math.Floor(float64(2*r/dy))) + 1
	return min(most, float32(rows*speed)/dx)
}

// grains returns how many points of a grid a circle covers, given the offset of its centre from one of
// them in columns and rows.
func grains(r, dx, dy, columns, rows float32) (n float32) {
	for y := -int(r/dy) - 1; y <= int(r/dy)+1; y++ {
		for x := -int(r/dx) - 1; x <= int(r/dx)+1; x++ {
			if px, py := (float32(x)+columns)*dx, (float32(y)+rows)*dy; float32(px*px)+float32(py*py) < r*r {
				n++
			}
		}
	}
	return n
}

// pounce returns a daughter that catches something: the lightest possible, so that the mother keeps
// the most.
func (p *Player) pounce(c *swimmer) (target aquariom.Point, daughter float32, ok bool) {
	d := &p.observation
	m := d.laws.Map
	best := float32(0)
	for _, o := range d.near {
		if o.mine {
			continue
		}
		for _, share := range [...]float32{0.2, 0.3, 0.4, 0.5} {
			mass := float32(c.mass * share)
			if mass < m.MinMass || !d.laws.Outweighs(d.laws.Decay(mass), o.mass) {
				continue
			}
			gain := float32(m.Absorption * o.mass)
			if gain <= best || d.danger(c, mass, 1) {
				continue
			}
			away := d.flee(o, c.at)
			b, err := d.laws.Divide(c.at, c.mass, away, mass)
			if err != nil || b.Lost {
				continue
			}
			weight := d.laws.Decay(mass)
			if !d.laws.Covers(b.At, weight, away) || p.sure && (!d.laws.Covers(b.At, weight, o.at) || !d.laws.Covers(b.At, weight, d.drift(o))) {
				continue
			}
			if d.mined(b.At, weight) {
				continue
			}
			if p.wary && d.danger(&swimmer{at: b.At}, min(weight+gain, m.MaxMass), 2) {
				continue
			}
			best, target, daughter, ok = gain, away, mass, true
			break
		}
	}
	return target, daughter, ok
}

// fence returns a virus between a full cell and a heavy neighbour, for a cell without a better use for
// the mass.
func (p *Player) fence(c *swimmer) (target aquariom.Point, ok bool) {
	d := &p.observation
	m := d.laws.Map
	if !p.fences || c.mass < 0.93*m.MaxMass || m.MaxViruses == 0 {
		return target, false
	}
	for _, o := range d.near {
		if o.mine || o.mass < 1.2*m.VirusMass || o.mass < 0.7*c.mass {
			continue
		}
		b, err := d.laws.Virus(c.at, c.mass, o.at)
		if err != nil || b.Lost || b.Left < 0.6*c.mass {
			continue
		}
		crowds := false
		for _, e := range d.near {
			crowds = crowds || !e.mine && d.laws.Crowds(b.At, e.at, e.mass)
		}
		if !crowds {
			return o.at, true
		}
	}
	return target, false
}
