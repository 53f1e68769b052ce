package trichrome

import (
	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// A search simulates ways. Time and distance are in hundredths of a cell; a runner acts whenever it
// comes to a crossing, so that a game of twenty cells is some sixty choices.
type search struct {
	nav   *nav
	rand  *rules.Rand
	me    int
	prey  [trichrome.Players]int // by seat
	chase bool
	door  []int16 // distances to it, in the duel
	eater int
	fear  int
	greed int // what a near prey counts, per cent
	care  int // what a near hunter counts, per cent
	free  int // when the hunter may move, in the duel
	quick int // how long a hunter with its boost takes for a cell
	// haste is from 0 to 100: the longer it takes, the bolder are hunters.
	haste int
	// horizon is the length of a simulated game, in hundredths of a cell.
	horizon int
	// left is the remaining number of cells to search.
	left int
	// wary says that the other runners of a chase flee first.
	wary bool
	// meets says that the other runners of a chase see a runner coming to the same crossing: a hunter
	// goes to meet it, and a prey does not.
	meets bool
}

// walker is one runner in a search. One that is out comes from nowhere and never arrives.
type walker struct {
	from, to int
	at       int // when it comes to to
}

const (
	nowhere = -1
	never   = 1 << 30
)

const (
	// touch is the distance at which one eats the other.
	touch = cell * trichrome.Contact / trichrome.Cell
)

// Values of simulated outcomes, in hundredths of a point more than the others get on average. A duel
// is even before it begins.
const (
	worthBite      = 225
	worthEaten     = -50
	valueBystander = -25 // the prey has eaten the hunter
	worthWon       = 100
	// turnCost keeps from turning round for nothing. Master, who may do it again at once in the
	// chase, asks for boundCost, and for hastyCost when it has not waited and hunts rather than
	// is hunted: with 30 two of them that face each other turn round again and again.
	turnCost  = 30
	boundCost = 110
	hastyCost = 130
)

// ready prepares the search for a view.
func (p *Player) ready(v *trichrome.View) {
	s := &p.search
	s.nav, s.rand, s.me, s.fear = &p.nav, p.rand, int(v.Seat), p.fear
	s.greed, s.care = 100+p.greed, 100+p.care
	s.chase, s.quick = v.Phase == trichrome.PhaseChase, cell*100/(100+v.ScentBoost())
	s.horizon, s.haste = 40*cell, haste(v)
	if !s.chase {
		s.horizon = p.duel * cell
	}
	for i := range s.prey {
		s.prey[i] = int(v.PreyOf(rules.Seat(i)))
	}
	s.free = 0
	if door, ok := v.Door(); ok {
		s.door, s.eater = p.nav.from(door), int(v.Round.Eater)
		if v.Phase == trichrome.PhaseReversal {
			s.free = gone(v, v.Left()*subStepsPerStep)
		}
	}
}

// think chooses in the duel by simulated games.
func (p *Player) think(v *trichrome.View, ways []way) way {
	s := &p.search
	p.ready(v)
	var sums [6]int
	for n := range p.samples {
		if n%8 == 0 {
			ai.Yield() // eight take less than a millisecond
		}
		start := p.imagine(v)
		seed := s.rand.Uint64()
		for i, w := range ways {
			// The same random numbers for every way.
			r := rules.Rand{State: seed}
			walkers := start
			walkers[s.me] = walker{from: w.via, to: w.to, at: w.left + cell}
			sums[i] += s.play(walkers, w, &r)
			if w.turn {
				sums[i] -= turnCost
			}
		}
	}
	best := 0
	for i := range ways {
		if sums[i] > sums[best] {
			best = i
		}
	}
	return ways[best]
}

// haste grows over the first half of a chase, and the first third of a duel.
func haste(v *trichrome.View) int {
	if v.Phase == trichrome.PhaseChase {
		return min(100, 100*v.Ticks/trichrome.FrenzyTicks)
	}
	return min(100, 300*v.Ticks/trichrome.DuelTicks)
}

// imagine returns where the others are, or may be.
func (p *Player) imagine(v *trichrome.View) (walkers [trichrome.Players]walker) {
	me := v.Cell(v.Seat)
	for i := range walkers {
		w := &walkers[i]
		if v.Runners[i].Eaten {
			*w = walker{nowhere, nowhere, never}
			continue
		}
		if i == int(v.Seat) {
			continue
		}
		g := &p.eye.last[i]
		if !g.now {
			c := p.hidden(v, i, me)
			*w = walker{from: c, to: c, at: p.rand.Intn(cell)}
			continue
		}
		// Where it is seen is where it was; it has gone on since.
		*w = walker{from: g.from, to: g.to, at: max(0, g.left-gone(v, v.Clock-g.clock))}
	}
	return walkers
}

// gone returns how far a runner without a boost runs in that many sub-steps, in hundredths of a cell.
func gone(v *trichrome.View, sub int) int {
	return sub * cell * v.Params.UsualSpeed() / (trichrome.Cell * subStepsPerStep)
}

// hidden returns a cell where an unseen runner may be: out of sight, not farther from where it was
// last seen than it can have run, and in a duel not where no door would have opened.
func (p *Player) hidden(v *trichrome.View, seat, me int) int {
	g := &p.eye.last[seat]
	seen := p.nav.from(me)
	run := gone(v, v.Clock-g.clock)/cell + 2
	c := 0
	for range 30 {
		c = p.rand.Intn(len(p.nav.next))
		if int(seen[c]) <= p.sight || g.known && p.nav.dist(g.to, c) > run {
			continue
		}
		break
	}
	return c
}

// play simulates one duel and returns its value.
func (s *search) play(w [trichrome.Players]walker, first way, r *rules.Rand) int {
	if worth, over := s.playFirst(&w, first); over {
		return worth
	}
	for {
		k := soonest(&w)
		now := w[k].at
		if now > s.horizon {
			return s.judge(&w)
		}
		if worth, over := s.met(&w, k, w[k].to, now); over {
			return worth
		}
		if k == s.eater && s.door[w[k].to] == 0 {
			return s.won(k, now)
		}
		s.send(&w, k, now, s.step(&w, k, r))
		if worth, over := s.faced(&w, k, now); over {
			return worth
		}
	}
}

// playFirst returns the first way of the searching player: on the way to the crossing, and on the way from
// it, another runner may come.
func (s *search) playFirst(w *[trichrome.Players]walker, first way) (worth int, over bool) {
	for i := range w {
		y := &w[i]
		if i == s.me || y.from == y.to {
			continue
		}
		if y.from == first.via && y.to == first.back || y.from == first.to && y.to == first.via {
			if worth, over = s.bite(w, s.me, i, (w[s.me].at+y.at)/4); over {
				return worth, true
			}
		}
	}
	if first.left > 0 {
		if worth, over = s.met(w, s.me, first.via, first.left); over {
			return worth, true
		}
	}
	if s.me == s.eater && s.door[first.via] == 0 {
		return s.won(s.me, first.left), true
	}
	return 0, false
}

// soonest returns the walker who comes to a crossing next.
func soonest(w *[trichrome.Players]walker) int {
	k, at := 0, w[0].at
	for i := 1; i < len(w); i++ {
		if w[i].at < at {
			k, at = i, w[i].at
		}
	}
	return k
}

// send lets walker k go from its crossing to the next one.
func (s *search) send(w *[trichrome.Players]walker, k, now, to int) {
	x := &w[k]
	speed := cell
	if prey := w[s.prey[k]].to; prey != nowhere && s.nav.dist(prey, x.to) <= trichrome.Scent {
		speed = s.quick
	}
	x.from, x.to = x.to, to
	x.at = now + speed
	if to == x.from {
		x.at = now + cell/2
	}
}

// faced reports whether walker k, who has just left, meets another runner face to face on its edge.
func (s *search) faced(w *[trichrome.Players]walker, k, now int) (worth int, over bool) {
	x := &w[k]
	for i := range w {
		if y := &w[i]; i != k && y.from == x.to && y.to == x.from && y.from != y.to {
			if worth, over = s.bite(w, k, i, now+(y.at-now)/2); over {
				return worth, true
			}
		}
	}
	return 0, false
}

// met reports whether walker k, at a cell at a time, touches another runner.
func (s *search) met(w *[trichrome.Players]walker, k, at, now int) (worth int, over bool) {
	for i := range w {
		y := &w[i]
		if i == k {
			continue
		}
		d := 2 * cell
		switch at {
		case y.to:
			d = y.at - now
		case y.from:
			d = cell - (y.at - now)
		}
		if d < touch {
			if worth, over = s.bite(w, k, i, now); over {
				return worth, true
			}
		}
	}
	return 0, false
}

// bite returns the value of a contact.
func (s *search) bite(w *[trichrome.Players]walker, a, b, now int) (worth int, over bool) {
	if !s.chase {
		// A prey that runs into its frozen hunter is stopped there, and caught when the hunter is free.
		return s.won(s.hunterOf(s.eater), max(now, s.free)), true
	}
	eater := a
	if s.prey[a] != b {
		eater = b
	}
	worth = valueBystander
	switch s.me {
	case eater:
		worth = worthBite
	case s.prey[eater]:
		worth = worthEaten * (100 - s.haste) / 100
	}
	return s.discount(worth, now), true
}

func (s *search) hunterOf(seat int) int { return s.prey[s.prey[seat]] }

func (s *search) won(seat, now int) int {
	if seat == s.me {
		return s.discount(worthWon, now)
	}
	return s.discount(-worthWon, now)
}

// discount makes good outcomes better, and bad ones worse, the sooner they come.
func (s *search) discount(worth, now int) int { return worth * (2*s.horizon - now) / (2 * s.horizon) }

// judge evaluates a position in which nothing has happened.
func (s *search) judge(w *[trichrome.Players]walker) int {
	if !s.chase {
		eater, hunter := s.eater, s.hunterOf(s.eater)
		lead := s.nav.dist(w[hunter].to, w[eater].to)
		if s.me == eater {
			return max(-60, min(60, 4*lead-2*int(s.door[w[eater].to])))
		}
		return max(-90, min(60, 2*int(s.door[w[eater].to])*(100-s.haste)/100-lead*(4+s.haste/20)))
	}
	prey, hunter := s.prey[s.me], s.hunterOf(s.me)
	worth := 0
	if d := s.nav.dist(w[s.me].to, w[prey].to); d < 16 {
		worth += 6 * (16 - d) * s.greed / 100
	}
	if d := s.nav.dist(w[s.me].to, w[hunter].to); d < 6 {
		worth -= 6 * (6 - d) * (100 - s.haste) / 100 * s.care / 100
	}
	return worth
}

// step returns where walker k of a duel goes from its crossing: as all runners are assumed to play.
func (s *search) step(w *[trichrome.Players]walker, k int, r *rules.Rand) int {
	x := &w[k]
	next := s.nav.next[x.to]
	if len(next) == 1 {
		return int(next[0])
	}
	var goal []int16
	flee := -1
	if k == s.eater {
		goal, flee = s.door, w[s.hunterOf(k)].to
		if s.door[flee] < s.door[x.to] && 4*s.nav.dist(flee, x.to) <= s.fear {
			goal = nil
		}
	} else {
		if w[k].at < s.free {
			return x.to
		}
		goal = s.intercept(w, k)
	}
	var away []int16
	if flee >= 0 {
		away = s.nav.from(flee)
	}
	best, most := int(next[0]), -1<<30
	for _, to := range next {
		score := r.Intn(cell / 2)
		if goal != nil {
			score -= cell * int(goal[to])
		}
		if int(to) == x.from {
			score -= cell / 2
		}
		if away != nil {
			d := int(away[to])
			if near := s.fear - 4*d; near > 0 {
				score -= fright[min(near, len(fright)-1)]
			}
			if d <= 1 {
				score -= 20 * cell
			}
			if len(s.nav.next[to]) == 1 && 2*d <= s.fear && (goal == nil || goal[to] > 0) {
				score -= 6 * cell
			}
			if goal == nil {
				score += cell * d
			}
		}
		if score > most {
			best, most = int(to), score
		}
	}
	return best
}

// intercept returns where a hunter of the duel goes: to the first cell of the prey's way to the door
// where it can be before the prey, else after the prey.
func (s *search) intercept(w *[trichrome.Players]walker, k int) []int16 {
	me := s.nav.from(w[k].to)
	prey := w[s.eater].to
	c := prey
	for steps := int16(0); ; steps++ {
		if me[c] <= steps {
			return s.nav.from(c)
		}
		if s.door[c] == 0 {
			return s.nav.from(prey)
		}
		for _, n := range s.nav.next[c] {
			if s.door[n] < s.door[c] {
				c = int(n)
				break
			}
		}
	}
}
