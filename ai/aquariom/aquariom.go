// Package aquariom is the computer players of Aquar.iom, for both dialects.
//
// Every turn a player looks at each of its cells, the heaviest first, and plays
// some dozens of courses a few turns ahead in its head, with the very motion of
// the rules: what plankton lies on the way, who could be caught, who is coming.
// Others are taken to chase what they can eat and to flee what can eat them;
// walls and viruses stop them as the rules say. A cell divides when the daughter
// is sure of her prey, or when it is safe and two halves would grow faster.
//
// How long a player thinks is counted in courses, not by a clock, so that the
// same views give the same actions; it is far below the 20 ms of a turn.
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

// Levels is the levels on offer, the weakest first.
var Levels = ai.Levels()

// traits is what makes a level.
type traits struct {
	courses int // directions tried
	ahead   int // turns that each is played
	// cells is how many cells it makes by dividing at most, and grow how many times
	// as much two halves have to gain, see ripe; 0 never divides to grow.
	cells int
	grow  float32
	// hunts says that daughters are thrown at prey, sure that only when they
	// catch it wherever it flees.
	hunts, sure bool
	care        int     // turns within which nobody may reach who divides to grow
	fear        float32 // how much a cell counts that may be eaten, in its own mass
	thrown      float32 // how likely it takes it to be that a daughter is thrown who could be
	mistakes    int     // per cent of turns in which a cell goes on as before
	// heeds is per cent of such turns in which it sees that it would burst on a virus a
	// few hops on, and thinks anew; 0: it never looks.
	heeds  int
	fences bool // makes viruses
	// full is as care for a cell that can hardly grow; 0: as otherwise.
	full int
	// foresees says that it reckons with what it grazes over a virus, which may make it heavy
	// enough to burst.
	foresees bool
	// aims says that it ends a hop where the most plankton is, and wary that it reckons
	// with more than comes next: whom a daughter lands beside, how heavy own cells are
	// together.
	aims, wary bool
	// rows says that it knows that plankton lies in rows: it divides as soon as two that swim
	// along them gain more than one, and looks some rows around where a course ends.
	rows bool
	// gathers says that it sets out for what surrenders left.
	gathers bool
	temper
	// drawn is what it is worth to swim straight at another player, in grains of plankton:
	// at the nearest, or at the heaviest where it is bold; less than nothing: away. More than
	// a few hundredths cost a level its grazing. Who is farther off than near draws nobody.
	// Only prey draws who preys.
	drawn, near float32
	bold, preys bool
}

// third is how likely a daughter is to be thrown in one turn of the three in which she could.
const third = 1.0 / 3

var levels = map[ai.Level]traits{
	ai.Novice: {
		courses: 8, ahead: 1, cells: 4, care: 2, fear: 0.4, thrown: third, heeds: 75,
		temper: temper{beat: 0.85, eyes: 7, stubborn: 5, sulks: 7, sees: 0.65, blind: 60, leap: 1.3, splits: 5, rash: true},
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
	rand *rules.Rand
	pond pond
	// ripe is from which mass on a cell divides to grow, on the map on.
	ripe float32
	on   *aquariom.Map
	// dirs is the directions that are tried, and those half way between two.
	dirs []aquariom.Point
	// last is where each cell was sent last, by id.
	last map[uint32]aquariom.Point
	kept map[uint32]aquariom.Point
	// about is what each cell is about, by id, and then what it will be in the next turn.
	about, then map[uint32]impulse
	turn        int // how long one lasts, in milliseconds
}

// New returns a player of a level of Levels, Normal for any other; the same level, seed and views give
// the same actions.
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

// Choose answers what the cells of the seat of v do. It thinks for a few
// milliseconds, whatever ctx allows, and never fails.
func (p *Player) Choose(_ context.Context, v *aquariom.View) (aquariom.Action, error) {
	var a aquariom.Action
	if v.Seat < 0 || int(v.Seat) >= len(v.Players) || v.Result != nil || v.Turn < 0 {
		return a, nil
	}
	if v.Players[v.Seat].Cells == 0 {
		a.Surrender = true // A14: there is nothing to lose
		return a, nil
	}
	ai.Yield() // all players are asked in one frame
	d := &p.pond
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
		// Who has come where it meant to go thinks anew: nobody stands in the water.
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

// looks reports whether a cell thinks anew in this turn.
func (p *Player) looks() bool {
	if p.beat > 0 {
		return p.rand.Intn(p.seconds(p.beat)) == 0
	}
	return p.rand.Intn(100) >= p.mistakes
}

// startled reports whether a cell that goes on as before sees that it would burst soon.
func (p *Player) startled(c *swimmer, to aquariom.Point) bool {
	if p.heeds == 0 || c.mass <= p.pond.laws.Map.VirusMass {
		return false
	}
	const hops = 3
	next := *c
	for range hops {
		next.at = p.pond.laws.Move(next.at, next.mass, to)
		if p.pond.mined(next.at, next.mass) {
			return p.rand.Intn(100) < p.heeds
		}
	}
	return false
}

// spell is how many rows of plankton a player looks at before it yields, about half
// a millisecond's worth in a browser: most of its work is looking at them.
const spell = 5000

// rest yields after a spell of work.
func (p *Player) rest() {
	if p.pond.looks > spell {
		p.pond.looks = 0
		ai.Yield()
	}
}

// division reports whether a cell should divide, and how.
func (p *Player) division(c *swimmer, count int) (target aquariom.Point, daughter float32, ok bool) {
	d := &p.pond
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
	// The daughter goes where she is out of the way and finds the most.
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
// one loses what it eats and heeds less.
func (p *Player) parts(c *swimmer) bool {
	d := &p.pond
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

// roomy reports whether a new cell needs longer than so many turns to cross the share of the sea that
// each of so many players has. Where it does not somebody is always near, and many small cells are
// many preys.
func roomy(l aquariom.Laws, players, turns int) bool {
	m := l.Map
	across := float32(turns) * l.Speed(m.StartMass)
	return float32(m.Width*m.Height) > float32(players)*float32(across*across)
}

// ripe returns the mass from which on a cell of the map had better be two: two halves together gain so
// many times as much in a turn as it does. A map's constants decide: two halves sweep as broad a way
// and are quicker, but where a cell hops further than it is wide a half flies over what it could eat,
// and whoever is small loses little.
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

// sweeps returns how much plankton a cell of that mass eats in a turn that swims anywhere through
// fresh grass.
func sweeps(l aquariom.Laws, mass float32) float32 {
	r := float64(l.Radius(mass))
	area := math.Pi * r * r
	if u := float64(l.Speed(mass)) / (2 * r); u < 1 {
		area = 2 * r * r * (math.Asin(u) + float64(u*math.Sqrt(1-float64(u*u)))) // without what it covered before
	}
	return float32(area) * float32(l.Map.PlanktonCount()) / (l.Map.Width * l.Map.Height)
}

// alongRows returns the same of a cell that swims along the rows in which plankton lies, or hops from
// one grain to the next: the smallest gets as much of a row as who is wider than a row is from the
// next.
func alongRows(l aquariom.Laws, mass float32) float32 {
	m := l.Map
	r, speed := l.Radius(mass), l.Speed(mass)
	dx, dy := m.Width/float32(m.Columns), m.Height/float32(m.Rows)
	most := float32(0)
	for i := range 4 { // over a grain, between two, between four
		if n := grains(r, dx, dy, float32(i%2)/2, float32(i/2)/2); n > most {
			most = n
		}
	}
	rows := float32(math.Floor(float64(2*r/dy))) + 1
	return min(most, float32(rows*speed)/dx)
}

// grains returns how many points of a grid a circle covers whose middle is so many columns and rows
// beside one of them.
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

// pounce returns a daughter who catches something: the lightest one that does, so that the mother
// keeps the most.
func (p *Player) pounce(c *swimmer) (target aquariom.Point, daughter float32, ok bool) {
	d := &p.pond
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

// fence returns a virus between a full cell and a heavy neighbour: it is made by who has no better use
// for the mass.
func (p *Player) fence(c *swimmer) (target aquariom.Point, ok bool) {
	d := &p.pond
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
