package empire

import (
	"math"
	"slices"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/empire"
)

// line is a way to play a turn: its actions so far, and the resulting state.
type line struct {
	state *empire.State
	acts  []empire.Action
	worth int
}

// planner searches for good turns.
type planner struct {
	weights
	side  empire.Side
	seats int
	width int // number of lines kept
	cards int // number of cards of the row considered; 0: all
	// steps counts attempts, for yielding to a browser.
	steps int
	acts  []empire.Action
	step  [empire.MostSeats]empire.Action
	tried []attempt
	ledger
	sets  *memory
	looks *looks
}

// attempt is one more action after a line.
type attempt struct {
	after int // index of the line
	act   empire.Action
	worth int
}

func (p *planner) do(s *empire.State, a empire.Action) {
	clear(p.step[:])
	p.step[s.Acting().First()] = a
	s.Step(p.step[:p.seats])
}

// try evaluates the map after one more action with a card.
func (p *planner) try(b *empire.Board, t *tally, a empire.Action) int {
	if p.steps++; p.steps%1024 == 0 {
		ai.Yield()
	}
	next := *t
	next.apply(b, p.side, a)
	return p.weigh(&next, p.side)
}

// looks caches evaluations of the map after actions of a turn: they are the same for every card that
// allows the action. There is one for each of the first actions of a turn.
type looks struct {
	last  uint32
	steps [4]struct {
		// now identifies the map of this step: that of the step before, after an action.
		now, before uint32
		after       empire.Action
		of          [empire.RegionCount * (empire.RegionCount + empire.MostSeats + 3)]look
	}
}

type look struct {
	at  uint32
	own counts
	rivals
}

// begin starts a turn on another map.
func (l *looks) begin() {
	l.last++
	l.steps[0].now = l.last
}

// goOn moves to a step from the one before.
func (l *looks) goOn(step int, after empire.Action) {
	s, before := &l.steps[step], l.steps[step-1].now
	if s.before != before || s.after != after {
		l.last++
		s.now, s.before, s.after = l.last, before, after
	}
}

// find is try with the cache, for a step of a turn among people.
func (p *planner) find(step int, b *empire.Board, t *tally, a empire.Action) int {
	if p.steps++; p.steps%1024 == 0 {
		ai.Yield()
	}
	// Index: moves by both regions, then destroyed armies by side, placed armies, and cities.
	place := int(a.To)
	switch a.Do {
	case empire.DoMove:
		place += empire.RegionCount * int(a.From)
	case empire.DoDestroy:
		place += empire.RegionCount * (empire.RegionCount + a.N)
	case empire.DoPlace:
		place += empire.RegionCount * (empire.RegionCount + empire.MostSeats + 1)
	case empire.DoFound:
		place += empire.RegionCount * (empire.RegionCount + empire.MostSeats + 2)
	}
	s := &p.looks.steps[step]
	k := &s.of[place]
	if k.at != s.now {
		next := *t
		next.apply(b, p.side, a)
		p.weigh(&next, p.side)
		*k = look{at: s.now, own: next.of[p.side], rivals: next.rivals(p.side)}
	}
	return k.below(p.value(&k.own, p.side, false))
}

// turns returns the best ways to play the present turn, best first, without duplicates: at most n, and
// at most each per card.
func (p *planner) turns(s *empire.State, n, each int) []line {
	var all []line
	if s.Phase != empire.PhaseTake {
		return p.finish(line{state: s}, n)
	}
	p.acts = s.Legal(rules.Seat(p.side), p.acts[:0])
	for i, take := range slices.Clone(p.acts) {
		if p.cards > 0 && i >= p.cards {
			break
		}
		next := s.Clone()
		p.do(next, take)
		all = append(all, p.finish(line{state: next, acts: []empire.Action{take}}, each)...)
	}
	return best(all, n)
}

func best(lines []line, n int) []line {
	slices.SortStableFunc(lines, func(a, b line) int { return b.worth - a.worth })
	return lines[:min(n, len(lines))]
}

// finish returns the best ways to continue a line whose card is taken.
func (p *planner) finish(from line, n int) []line {
	p.open(&from.state.Board)
	var t tally
	t.count(&from.state.Board)
	from.worth = p.weigh(&t, p.side)
	edge, ended := []line{from}, []line{from}
	for len(edge) > 0 {
		tried := p.tried[:0]
		for i := range edge {
			s := edge[i].state
			t.count(&s.Board)
			p.weigh(&t, p.side)
			p.acts = s.Legal(rules.Seat(p.side), p.acts[:0])
			for _, a := range p.acts {
				if a.Do != empire.DoDone {
					tried = append(tried, attempt{i, a, p.try(&s.Board, &t, a)})
				}
			}
		}
		p.tried = tried
		slices.SortStableFunc(tried, func(a, b attempt) int { return b.worth - a.worth })
		first := len(ended)
		for _, t := range tried {
			if len(ended)-first == p.width {
				break
			}
			l := edge[t.after]
			s := l.state.Clone()
			p.do(s, t.act)
			// The same steps in another order give the same map.
			if !slices.ContainsFunc(ended, func(o line) bool { return o.worth == t.worth && o.state.Grounds == s.Grounds }) {
				ended = append(ended, line{state: s, acts: append(slices.Clip(l.acts), t.act), worth: t.worth})
			}
		}
		edge = slices.Clone(ended[first:])
	}
	return best(ended, n)
}

// quick plays a turn greedily, one step ahead; s is left at the end of the turn.
func (p *planner) quick(s *empire.State) {
	var t tally
	p.open(&s.Board)
	t.count(&s.Board)
	if s.Phase == empire.PhaseTake {
		p.weigh(&t, p.side)
		p.looks.begin()
		hand := p.hands[p.side]
		var chosen empire.State
		most := math.MinInt
		var row [empire.RowLength]empire.Action
		for _, take := range s.Legal(rules.Seat(p.side), row[:0]) {
			next, with := *s, t
			p.do(&next, take)
			face := next.Card.Face()
			p.hands[p.side] = hand
			p.hands[p.side].add(face.Good, face.Count)
			p.reckon(&next.Board)
			with.touched = 1 << p.side
			if s.Solo() { // the automaton got the coins, and less of the game is left
				with.touched = everySide
			}
			if w := p.climb(&next, &with, !s.Solo()); w > most {
				chosen, most = next, w
			}
		}
		*s = chosen
	} else {
		p.climb(s, &t, false)
	}
	p.do(s, empire.Done)
}

// climb takes the best step again and again, as long as that is better than stopping, and returns the
// final value. A move without effect may be the first of two. t is the tally of the map; known says
// that looks belongs to it.
func (p *planner) climb(s *empire.State, t *tally, known bool) int {
	now := p.weigh(t, p.side)
	for step := 0; ; step++ {
		var chosen empire.Action
		most := now
		known = known && step < len(p.looks.steps)
		p.acts = s.Legal(rules.Seat(p.side), p.acts[:0])
		for _, a := range p.acts {
			if a.Do == empire.DoDone {
				continue
			}
			var w int
			if known {
				w = p.find(step, &s.Board, t, a)
			} else {
				w = p.try(&s.Board, t, a)
			}
			if w > most {
				chosen, most = a, w
			}
		}
		if chosen.Do == empire.DoNothing {
			return now
		}
		t.apply(&s.Board, p.side, chosen)
		p.weigh(t, p.side)
		p.do(s, chosen)
		now = most
		if step+1 < len(p.looks.steps) {
			p.looks.goOn(step+1, chosen)
		}
	}
}

// straight removes armies that go somewhere and come back, or change places: the map is the same
// without, and it would puzzle other players.
func (p *planner) straight(from *empire.State, acts []empire.Action) []empire.Action {
	for i, there := range acts {
		if there.Do != empire.DoMove {
			continue
		}
		back := i + slices.Index(acts[i:], empire.MoveArmy(there.To, there.From))
		if back < i {
			continue
		}
		if shorter := slices.Concat(acts[:i], acts[i+1:back], acts[back+1:]); p.possible(from, shorter) {
			return p.straight(from, shorter)
		}
	}
	return acts
}

func (p *planner) possible(from *empire.State, acts []empire.Action) bool {
	s := from.Clone()
	for _, a := range acts {
		if s.Check(rules.Seat(p.side), a) != nil {
			return false
		}
		p.do(s, a)
	}
	return true
}

// rest adds what a card still gives for free: every army that may be placed is placed, and none goes
// somewhere and back.
func (p *planner) rest(from *empire.State, acts []empire.Action) []empire.Action {
	acts = p.straight(from, acts)
	s := from.Clone()
	for _, a := range acts {
		p.do(s, a)
	}
	acts = slices.Clip(acts)
	for s.Phase == empire.PhaseAct {
		var chosen empire.Action
		most := math.MinInt
		p.acts = s.Legal(rules.Seat(p.side), p.acts[:0])
		for _, a := range slices.Clone(p.acts) {
			if a.Do != empire.DoPlace {
				continue
			}
			next := s.Clone()
			p.do(next, a)
			if w := p.worth(&next.Board, p.side); w > most {
				chosen, most = a, w
			}
		}
		if chosen.Do == empire.DoNothing {
			break
		}
		p.do(s, chosen)
		acts = append(acts, chosen)
	}
	return acts
}

// astray returns a turn, after its card was taken, by a player who does not look for points: armies
// are placed where its own are already, and move where many are, so that little is won. The card is
// used completely, and no army goes back.
func (p *planner) astray(from *empire.State, acts []empire.Action, r *rules.Rand) []empire.Action {
	s := from.Clone()
	for _, a := range acts {
		p.do(s, a)
	}
	acts = slices.Clip(acts)
	var left empire.Regions
	for s.Phase == empire.PhaseAct {
		var chosen empire.Action
		most := math.MinInt
		p.acts = s.Legal(rules.Seat(p.side), p.acts[:0])
		for _, a := range p.acts {
			if a.Do == empire.DoDone || a.Do == empire.DoMove && left.Has(a.To) {
				continue
			}
			own, all := crowd(&s.Board, a.To, p.side)
			w := 2*all + own + r.Intn(4)
			if a.Do == empire.DoMove {
				own, _ = crowd(&s.Board, a.From, p.side)
				w += 3 * own // from where it has many
			}
			if w > most {
				chosen, most = a, w
			}
		}
		if chosen.Do == empire.DoNothing {
			break
		}
		if chosen.Do == empire.DoMove {
			left = left.With(chosen.From)
		}
		p.do(s, chosen)
		acts = append(acts, chosen)
	}
	return acts
}

// crowd returns the number of pieces in a region, a side's own and all.
func crowd(b *empire.Board, r empire.Region, side empire.Side) (own, all int) {
	g := &b.Grounds[r]
	for s := range g.Armies {
		all += g.Pieces(empire.Side(s))
	}
	return g.Pieces(side), all
}
