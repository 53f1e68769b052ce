package empire

import (
	"math"
	"slices"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/empire"
)

// line is a way to play a turn: its actions so far, and what it leads to.
type line struct {
	state *empire.State
	acts  []empire.Action
	worth int
}

// planner looks for good turns.
type planner struct {
	weights
	side  empire.Side
	seats int
	width int // how many ways are followed at a time
	cards int // how many cards of the row are looked at; 0: all
	// steps counts what was tried, so that a browser gets its turn.
	steps int
	acts  []empire.Action
	step  [empire.MostSeats]empire.Action
	seen  map[[empire.RegionCount]empire.Ground]bool
}

func (p *planner) do(s *empire.State, a empire.Action) {
	clear(p.step[:])
	p.step[s.Acting().First()] = a
	s.Step(p.step[:p.seats])
	if p.steps++; p.steps%1024 == 0 {
		ai.Yield()
	}
}

// turns is the best ways to play the turn under way, the best first, none
// twice: at most n, no more than each of a card.
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

// finish is the best ways to play on from a line whose card is taken.
func (p *planner) finish(from line, n int) []line {
	if p.seen == nil {
		p.seen = map[[empire.RegionCount]empire.Ground]bool{}
	}
	clear(p.seen)
	from.worth = p.worth(&from.state.Board, p.side)
	edge, ended := []line{from}, []line{from}
	for len(edge) > 0 {
		var next []line
		for _, l := range edge {
			p.acts = l.state.Legal(rules.Seat(p.side), p.acts[:0])
			for _, a := range p.acts {
				if a.Do == empire.DoDone {
					continue
				}
				s := l.state.Clone()
				p.do(s, a)
				if p.seen[s.Grounds] {
					continue
				}
				p.seen[s.Grounds] = true
				next = append(next, line{state: s, acts: append(slices.Clip(l.acts), a), worth: p.worth(&s.Board, p.side)})
			}
		}
		next = best(next, p.width)
		ended = append(ended, next...)
		edge = next
	}
	return best(ended, n)
}

// quick plays a turn as one does who looks one step ahead; s is left where the
// turn is over.
func (p *planner) quick(s *empire.State) {
	if s.Phase == empire.PhaseTake {
		var chosen empire.Action
		most := math.MinInt
		p.acts = s.Legal(rules.Seat(p.side), p.acts[:0])
		for _, take := range slices.Clone(p.acts) {
			next := *s
			p.do(&next, take)
			if w := p.climb(&next, nil); w > most {
				chosen, most = take, w
			}
		}
		p.do(s, chosen)
	}
	p.climb(s, nil)
	p.do(s, empire.Done)
}

// climb takes the best step again and again, as long as that is better than
// to stop, and tells what the position is worth then. A move that leads nowhere
// by itself may still be the first of two.
func (p *planner) climb(s *empire.State, told func(empire.Action)) int {
	now := p.worth(&s.Board, p.side)
	for {
		var chosen empire.Action
		most := now
		acts := s.Legal(rules.Seat(p.side), p.acts[:0])
		p.acts = acts
		for _, a := range acts {
			if a.Do == empire.DoDone {
				continue
			}
			next := *s
			p.do(&next, a)
			if w := p.worth(&next.Board, p.side); w > most {
				chosen, most = a, w
			}
		}
		if chosen.Do == empire.DoNothing {
			return now
		}
		p.do(s, chosen)
		if told != nil {
			told(chosen)
		}
		now = most
	}
}

// rest is actions with what a card still gives for nothing: no army that may be
// placed stays in the hand.
func (p *planner) rest(from *empire.State, acts []empire.Action) []empire.Action {
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
