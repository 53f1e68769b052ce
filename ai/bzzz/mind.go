package bzzz

import (
	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// mind is what makes a level. The numbers of master are those that won most in
// some thousands of games; those below it forget more and more bees, as people do.
type mind struct {
	forgets int     // per cent of turns in which it forgets a bee
	workers int     // lays no more than so many
	dither  int     // lays only one time in so many, 0 whenever it can
	early   int     // own turns before the end from which it lays no more
	repay   float64 // lays a worker only when it promises so many times its cost
	first   int     // workers before any drone
	drones  int     // lays as many
	scouts  int     // lays as many, once it has its first workers
	siege   int     // own turns that have to be left for a drone to be worth it
	nearest bool    // goes to the nearest flower that may hold something
	plain   bool    // takes every flower not known to be poor for an average one
	loyal   float64 // what it is worth to go on with the errand of the turn before
	hunts   bool    // sends drones, and bees that are idle, after enemies
	spite   float64 // how much more the bees of the strongest rival are worth
	risk    float64 // weight of what may be lost to enemies; 0 is blind to them
	short   []mind  // how it plays a short game, one player so and another so; nil: as a long one
}

var minds = map[ai.Level]mind{
	ai.Novice: {forgets: 38, workers: 2, dither: 12, early: 12, first: 2, nearest: true},
	ai.Easy:   {forgets: 21, workers: 2, dither: 4, early: 12, first: 2, drones: 1, nearest: true},
	ai.Normal: {forgets: 13, workers: 5, early: 15, repay: 1.2, plain: true, first: 3, drones: 1},
	ai.Hard: {forgets: 7, workers: 3, early: 12, repay: 1.5, first: 2, siege: 35, scouts: 1, hunts: true, risk: 0.2, loyal: 2,
		short: []mind{{forgets: 7, workers: 4, early: 12, repay: 1.5, first: 2, siege: 35, scouts: 1, hunts: true, risk: 0.2, loyal: 2}}},
	ai.Master: {workers: 2, early: 10, repay: 2, first: 2, drones: 1, siege: 35, scouts: 1, hunts: true, risk: 0.3, loyal: 2,
		// Who knows what all masters do in a short game takes up to 35 % of the first places
		// among three of either kind, and no more than a quarter where both may sit.
		short: []mind{
			{workers: 5, early: 10, repay: 2, first: 2, drones: 1, siege: 35, scouts: 1, hunts: true, risk: 0.3, loyal: 2},
			{workers: 3, early: 10, repay: 1.5, first: 3, drones: 1, siege: 35, scouts: 1, hunts: true, risk: 0.15, loyal: 3},
		}},
}

// plan is what a player means to do in one turn.
type plan struct {
	mind    *mind
	ways    *atlas
	errands []errand // by bee
	before  []errand // those of the turn before
	taste   uint64   // the player's own
	seat    rules.Seat
	forgot  []bool // by bee; nil when none is forgotten
	lay     bzzz.Kind
	lays    bool
	danger  *danger // nil when blind to it
}

func (m *mind) plan(v *bzzz.View, r *rules.Rand, taste uint64, ways *atlas, before []errand) *plan {
	p := &plan{mind: m, ways: ways, before: before, taste: taste, seat: v.Seat, errands: make([]errand, len(v.Bees))}
	c := newChart(v)
	holds := m.send(c, p)
	if m.hunts {
		m.hunt(c, p)
	} else {
		m.guard(c, p)
	}
	if m.risk > 0 {
		p.danger = newDanger(c)
	}
	p.lay, p.lays = m.laying(c, p, holds, r)
	m.forget(c, p, r)
	return p
}

// forget leaves bees where they are that the player does not think of.
func (m *mind) forget(c *chart, p *plan, r *rules.Rand) {
	if m.forgets == 0 || r == nil {
		return
	}
	p.forgot = make([]bool, len(p.errands))
	for i := range p.errands {
		if c.v.Bees[i].Owner == c.v.Seat && r.Intn(100) < m.forgets {
			p.errands[i], p.forgot[i] = errand{}, true
		}
	}
}

// brief is how many own turns a game has at most that is called short.
const brief = 50

// in is the mind that plays a game for a player of that taste: in a short one there may be
// others.
func (m *mind) in(v *bzzz.View, taste uint64) *mind {
	if n := uint64(len(m.short)); n > 0 && v.Params.Turns/bzzz.Players <= brief {
		return &m.short[taste%n]
	}
	return m
}

// liking is how much more than another the player likes a flower, whatever it
// holds: from -0.4 to 0.4, in nectar, or in turns for who counts those. The meadow is
// four times the same, and without it players of one level would mirror each
// other's moves.
func (p *plan) liking(flower int) float64 {
	if p.taste == 0 {
		return 0 // advice for a person likes nothing but nectar
	}
	const fineness = 1000
	x := float64(rules.NewRand(p.taste+uint64(own(p.seat, flower))).Intn(2*fineness+1)-fineness) * 0.4 / fineness
	if p.mind.nearest {
		return x * turnCost
	}
	return x
}

// next is the next action of the plan.
func (p *plan) next(v *bzzz.View) bzzz.Action {
	if p.lays {
		p.lays = false
		if a := bzzz.LayBee(p.lay); v.Check(a) == nil {
			return a
		}
	}
	c := newChart(v)
	if a, ok := c.move(p.errands, p.price); ok {
		return a
	}
	gathers := func(bee int) bool {
		return v.Bees[bee].Kind != bzzz.Drone && (p.forgot == nil || bee < len(p.forgot) && !p.forgot[bee])
	}
	if a, ok := c.forage(p.errands, gathers); ok {
		return a
	}
	return bzzz.EndTurn
}

// price is what it costs a bee to end the turn on each cell; nil for one that
// looks for a fight with nothing to lose, and for who is blind to danger.
func (p *plan) price(bee int) []int32 {
	if p.danger == nil || p.errands[bee].do == strike && p.danger.c.v.Bees[bee].Kind != bzzz.Drone {
		return nil
	}
	return p.danger.price(bee, p.mind.risk)
}

// holds is what the level takes each flower to hold.
func (m *mind) holds(v *bzzz.View) []float64 {
	holds := make([]float64, len(v.Flowers))
	for i := range holds {
		r := v.Flowers[i].Nectar
		holds[i] = expect(r)
		if m.plain {
			holds[i] = min(float64(r.Hi), float64(v.Params.Nectar)/2)
		}
	}
	return holds
}

// send gives every gathering bee its trip, the most profitable first, each
// leaving the flowers poorer for the next. It returns what is then expected to
// be left on the flowers.
func (m *mind) send(c *chart, p *plan) []float64 {
	v := c.v
	holds := m.holds(v)
	var idle []int
	for i := range v.Bees {
		if b := &v.Bees[i]; b.Owner == v.Seat && !b.KO() && b.Kind != bzzz.Drone {
			idle = append(idle, i)
		}
	}
	left := ownTurnsLeft(&v.Board, v.Seat)
	for len(idle) > 0 {
		var best trip
		most, who := -float64(far), -1
		for k, i := range idle {
			f := p.ways.forager(c, v.Bees[i].Kind)
			pace := f.pace(holds)
			for _, t := range f.trips(c.at(i), v.Bees[i].Nectar.Lo, left, holds) {
				w := m.worth(v, t, pace, f, c.at(i))
				if t.do == gather {
					w += p.liking(t.what)
				}
				if i < len(p.before) && p.before[i] == t.errand {
					w += m.loyal
				}
				if w > most {
					best, most, who = t, w, k
				}
			}
		}
		if who < 0 {
			break
		}
		p.errands[idle[who]] = best.errand
		if best.do == gather {
			holds[best.what] -= best.take
		}
		idle = append(idle[:who], idle[who+1:]...)
	}
	return holds
}

// worth compares trips by what they bring beyond what the bee could hope for in
// the same time. The nearest-flower player brings home half a load and
// takes the nearest flower that promises anything.
func (m *mind) worth(v *bzzz.View, t trip, pace float64, f *forager, cell int) float64 {
	switch {
	case m.nearest && t.do == bring && 2*int(t.gain) >= f.kind.Capacity():
		return 0
	case m.nearest && t.do == bring:
		return -far / 2
	case m.nearest:
		return -float64(f.flowers[t.what][cell])
	case t.do == bring && v.Stocks[v.Seat].Lo+int(t.gain) >= v.Line.Hi:
		return far // that wins the game at once
	}
	return t.gain - float64(pace*float64(t.turns))
}

// laying decides whether to lay, and what.
func (m *mind) laying(c *chart, p *plan, holds []float64, r *rules.Rand) (bzzz.Kind, bool) {
	v := c.v
	left := ownTurnsLeft(&v.Board, v.Seat)
	if v.Check(bzzz.LayBee(bzzz.Worker)) != nil || left < m.early {
		return 0, false
	}
	if m.dither > 0 && r.Intn(m.dither) != 0 {
		return 0, false
	}
	var mine, all [len(bzzz.Kinds)]int
	for i := range v.Bees {
		all[v.Bees[i].Kind]++
		if v.Bees[i].Owner == v.Seat {
			mine[v.Bees[i].Kind]++
		}
	}
	if mine[bzzz.Worker] >= m.first && mine[bzzz.Drone] < m.drones && left >= m.siege {
		return bzzz.Drone, true
	}
	if mine[bzzz.Worker] >= m.first && mine[bzzz.Scout] < m.scouts && left >= m.siege {
		return bzzz.Scout, true
	}
	if mine[bzzz.Worker] >= m.workers {
		return 0, false
	}
	promise := m.promise(c, p, holds, mine[bzzz.Worker], all[bzzz.Worker])
	return bzzz.Worker, promise >= m.repay*float64(v.Params.Cost)
}

// promise is what one more worker may be hoped to bring home: the larger share
// of the nectar left, as if every worker took alike, and no more than its time
// allows.
func (m *mind) promise(c *chart, p *plan, holds []float64, mine, all int) float64 {
	sum := 0.0
	for _, n := range holds {
		sum += n
	}
	share := sum * (float64(mine+1)/float64(all+1) - float64(mine)/float64(max(all, 1)))
	const warmUp = 4 // turns until it gathers
	turns := ownTurnsLeft(&c.v.Board, c.v.Seat) - warmUp
	return min(share, p.ways.forager(c, bzzz.Worker).pace(holds)*float64(turns))
}

// guard sends the drones to the flower of the own quarter that holds most.
func (m *mind) guard(c *chart, p *plan) {
	v := c.v
	best, most := -1, 0.0
	for f := int(v.Seat); f < len(v.Flowers); f += bzzz.Players {
		if n := expect(v.Flowers[f].Nectar); n > most {
			best, most = f, n
		}
	}
	for i := range v.Bees {
		if b := &v.Bees[i]; best >= 0 && b.Owner == v.Seat && !b.KO() && b.Kind == bzzz.Drone {
			p.errands[i] = errand{keep, c.cell(v.Flowers[best].X, v.Flowers[best].Y)}
		}
	}
}
