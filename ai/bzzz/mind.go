package bzzz

import (
	"slices"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// mind is the parameters of a level. Master's won most in some thousands of games; the levels below
// make more and more of the mistakes that people make. None of them waits: a weak player acts as much
// as a strong one, and worse.
type mind struct {
	errs    int     // per cent of trips on which a bee goes to a random flower instead of the best
	workers int     // largest number of workers laid
	early   int     // own turns before the end after which it lays no more
	repay   float64 // lays a worker only if its expected yield is this many times its cost
	first   int     // workers before any drone
	drones  int     // number of drones laid
	scouts  int     // number of scouts laid, after its first workers
	siege   int     // own turns that must remain for a drone to be worth it
	nearest bool    // goes to the nearest flower that may hold something, and after the nearest enemy
	load    int     // with nearest: per cent of capacity with which a bee goes home
	late    int     // own turns by which it overestimates the length of the game
	gathers int     // with nearest: per cent of the time in which a drone gathers
	fullest bool    // with nearest: sends drones after the bee that may carry most, at any distance
	temper  int     // per cent of the enemies nearby that a bee attacks, whatever the odds and its load
	plain   bool    // assumes an average for every flower not known to be poor
	loyal   float64 // bonus for continuing the errand of the turn before
	hunts   bool    // sends drones, and idle bees, after enemies
	spite   float64 // additional weight of the bees of the strongest rival
	risk    float64 // weight of losses to enemies; 0 ignores them
	short   []mind  // alternatives for a short game, selected by taste; nil: as in a long one
}

var minds = map[ai.Level]mind{
	ai.Novice: {errs: 56, workers: 2, early: 8, first: 1, drones: 1, nearest: true, load: 100, late: 5, fullest: true, gathers: 50, temper: 25, hunts: true},
	ai.Easy:   {errs: 36, workers: 2, early: 12, first: 2, drones: 1, nearest: true, load: 60, late: 2, gathers: 25, temper: 10, hunts: true},
	ai.Normal: {errs: 12, workers: 4, early: 15, repay: 1.2, plain: true, first: 2, drones: 1, risk: 0.3},
	ai.Hard: {errs: 16, workers: 3, early: 12, repay: 1.5, first: 2, siege: 35, scouts: 1, hunts: true, risk: 0.2, loyal: 2,
		short: []mind{{errs: 22, workers: 4, early: 12, repay: 1.5, first: 2, siege: 35, scouts: 1, hunts: true, risk: 0.2, loyal: 2}}},
	ai.Master: {workers: 2, early: 10, repay: 2, first: 2, drones: 1, siege: 35, scouts: 1, hunts: true, risk: 0.3, loyal: 2,
		// Against a single known strategy in short games an opponent takes up to 35 % of the first
		// places among three masters, against a mixture of the two no more than a quarter.
		short: []mind{
			{workers: 5, early: 10, repay: 2, first: 2, drones: 1, siege: 35, scouts: 1, hunts: true, risk: 0.3, loyal: 2},
			{workers: 3, early: 10, repay: 1.5, first: 3, drones: 1, siege: 35, scouts: 1, hunts: true, risk: 0.15, loyal: 3},
		}},
}

// plan is a player's plan for one turn.
type plan struct {
	mind    *mind
	ways    *atlas
	errands []errand // by bee
	before  []errand // those of the turn before
	wrong   []errand // by bee: a mistaken trip, until the bee is there; gather or stay
	taste   uint64   // the player's own
	seat    rules.Seat
	lay     bzzz.Kind
	lays    bool
	anxious bool    // has brought nothing home yet, and is a mind with nearest
	risk    float64 // weight of losses to enemies
	danger  *danger // nil if risk is 0
}

// What clumsy players do as long as they have brought nothing home, lest a game end that way: bees go
// home with less, around enemies, and start no fight with nectar on them; and after some own turns
// drones gather too.
const (
	anxiousLoad = 25 // per cent of capacity
	anxiousRisk = 2
	anxiousFrom = 8 // own turns
)

// empty reports whether the player of a view has brought nothing home yet.
func empty(v *bzzz.View) bool {
	home := v.Stocks[v.Seat].Lo - v.Params.Start
	for i := range v.Bees {
		if v.Bees[i].Owner == v.Seat {
			home += v.Params.Cost
		}
	}
	return home <= 0
}

// plan makes a plan. last is that of the turn before, nil for none; with a nil r, as for advice, no
// mistakes are made.
func (m *mind) plan(v *bzzz.View, r *rules.Rand, taste uint64, ways *atlas, last *plan) *plan {
	p := &plan{mind: m, ways: ways, taste: taste, seat: v.Seat, risk: m.risk, errands: make([]errand, len(v.Bees)), wrong: make([]errand, len(v.Bees))}
	if p.anxious = m.nearest && empty(v); p.anxious {
		p.risk = anxiousRisk
	}
	if last != nil {
		p.before = last.errands
		copy(p.wrong, last.wrong)
	}
	c := newChart(v)
	holds := m.send(c, p, r)
	switch {
	case m.nearest && m.hunts:
		m.chase(c, p)
	case m.hunts:
		m.hunt(c, p)
	default:
		m.guard(c, p)
	}
	if p.risk > 0 {
		p.danger = newDanger(c)
	}
	p.lay, p.lays = m.laying(c, p, holds)
	return p
}

// mistake now and then sends a bee that sets out to a random flower, until it is there; ok is false if
// it makes none.
func (m *mind) mistake(c *chart, p *plan, bee int, best errand, trips []trip, r *rules.Rand) (t trip, ok bool) {
	if m.errs == 0 || r == nil {
		return t, false
	}
	w := &p.wrong[bee]
	if w.do == gather {
		for _, t := range trips {
			if t.errand == *w && !slices.Contains(c.spots(p.seat, t.what), c.at(bee)) {
				return t, true
			}
		}
		*w = errand{}
		return t, false
	}
	setsOut := best.do == gather && (bee >= len(p.before) || p.before[bee].do != gather)
	if !setsOut || r.Intn(100) >= m.errs {
		return t, false
	}
	trips = slices.DeleteFunc(slices.Clone(trips), func(t trip) bool { return t.do != gather })
	t = trips[r.Intn(len(trips))]
	*w = t.errand
	return t, true
}

// brief is the largest number of own turns of a short game.
const brief = 50

// in returns the parameters for a game and a taste: a short game may have alternatives.
func (m *mind) in(v *bzzz.View, taste uint64) *mind {
	if n := uint64(len(m.short)); n > 0 && v.Params.Turns/bzzz.Players <= brief {
		return &m.short[taste%n]
	}
	return m
}

// liking returns a random preference for a flower: from -0.4 to 0.4, in nectar, or in turns for minds
// that compare those. The meadow has four-fold symmetry, and without it players of one level would
// mirror each other's moves.
func (p *plan) liking(flower int) float64 {
	if p.taste == 0 {
		return 0 // advice for a person has no preferences
	}
	const fineness = 1000
	x := float64(rules.NewRand(p.taste+uint64(own(p.seat, flower))).Intn(2*fineness+1)-fineness) * 0.4 / fineness
	if p.mind.nearest {
		return x * turnCost
	}
	return x
}

// next returns the next action of the plan.
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
	gathers := func(bee int) bool { return v.Bees[bee].Kind != bzzz.Drone || p.errands[bee].do == gather }
	if a, ok := c.forage(p.errands, gathers); ok {
		return a
	}
	return bzzz.EndTurn
}

// price returns the cost of ending the turn on each cell for a bee; nil for one that looks for a fight
// with nothing to lose, and if risk is 0.
func (p *plan) price(bee int) []int32 {
	if p.danger == nil || p.errands[bee].do == strike && p.danger.c.v.Bees[bee].Kind != bzzz.Drone {
		return nil
	}
	return p.danger.price(bee, p.risk)
}

// holds returns the level's estimate of what each flower holds.
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

// send gives every gathering bee its trip, the most profitable first, each leaving the flowers poorer
// for the next. It returns the expected rest on the flowers.
func (m *mind) send(c *chart, p *plan, r *rules.Rand) []float64 {
	v := c.v
	holds := m.holds(v)
	var idle []int
	for i := range v.Bees {
		if b := &v.Bees[i]; b.Owner == v.Seat && !b.KO() && (b.Kind != bzzz.Drone || m.drudge(p, i, v.OwnTurn(v.Seat))) {
			idle = append(idle, i)
		}
	}
	left := ownTurnsLeft(&v.Board, v.Seat) + m.late
	for len(idle) > 0 {
		var best trip
		most, who := -float64(far), -1
		for k, i := range idle {
			f := p.ways.forager(c, v.Bees[i].Kind)
			pace := f.pace(holds)
			for _, t := range f.trips(c.at(i), v.Bees[i].Nectar.Lo, left, holds) {
				w := m.worth(v, p, t, pace, f, c.at(i))
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
		if bee := idle[who]; m.errs > 0 {
			f := p.ways.forager(c, v.Bees[bee].Kind)
			if t, ok := m.mistake(c, p, bee, best.errand, f.trips(c.at(bee), v.Bees[bee].Nectar.Lo, left, holds), r); ok {
				best = t
			}
		}
		p.errands[idle[who]] = best.errand
		if best.do == gather {
			holds[best.what] -= best.take
		}
		idle = append(idle[:who], idle[who+1:]...)
	}
	return holds
}

// worth returns the value of a trip compared with the usual yield in the same time. With nearest, a
// bee goes home with a sufficient load and otherwise to the nearest flower that may hold something.
func (m *mind) worth(v *bzzz.View, p *plan, t trip, pace float64, f *forager, cell int) float64 {
	load := m.load
	if p.anxious {
		load = anxiousLoad
	}
	switch {
	case m.nearest && t.do == bring && 100*int(t.gain) >= load*f.kind.Capacity():
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
func (m *mind) laying(c *chart, p *plan, holds []float64) (bzzz.Kind, bool) {
	v := c.v
	left := ownTurnsLeft(&v.Board, v.Seat)
	if v.Check(bzzz.LayBee(bzzz.Worker)) != nil || left < m.early {
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

// promise returns the expected yield of one more worker: the larger share of the nectar left, as if
// every worker took the same, limited by the remaining time.
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

// guard sends the drones to the richest flower of the own quarter.
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
