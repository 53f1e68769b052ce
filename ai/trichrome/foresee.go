package trichrome

import (
	"ludotheque/ai"
	"ludotheque/rules/trichrome"
)

// foresee chooses in the chase by a search in which the others run straight at their prey, or, with
// doubts, half of the time flee first. It deepens iteratively while there are thoughts left. Turning
// round costs price, in hundredths of a point.
func (p *Player) foresee(v *trichrome.View, ways []way, price int) way {
	s := &p.search
	p.ready(v)
	start := p.imagine(v)
	for i := range start {
		if i != s.me && p.eye.last[i].now {
			l := p.legs(p.eye.last[i].leg, gone(v, v.Clock-p.eye.last[i].clock))[0]
			start[i] = walker{from: l.from, to: l.to, at: l.left}
		}
	}
	s.left, s.meets = p.searchNodes, p.modelsFlight
	var worth [6]int
	best := 0
	for s.horizon = 6 * cell; s.horizon <= 40*cell; s.horizon = s.horizon * 4 / 3 {
		ai.Yield()
		var now [6]int
		for i, w := range ways {
			s.wary = false
			now[i] = s.follow(start, w)
			if p.modelsFlight {
				s.wary = true
				now[i] = (now[i] + s.follow(start, w)) / 2
			}
			if w.turn {
				now[i] -= price
			}
		}
		if s.left <= 0 {
			break
		}
		worth, best = now, 0
		for i := range ways {
			if worth[i] > worth[best] {
				best = i
			}
		}
	}
	return ways[best]
}

// follow returns the value of a way, including meetings on the way to the crossing.
func (s *search) follow(w [trichrome.Players]walker, first way) int {
	if first.left > 0 {
		w[s.me] = walker{from: first.back, to: first.via, at: first.left}
		return s.onward(w, first.to)
	}
	w[s.me] = walker{from: first.via, to: first.to, at: cell}
	return s.onward(w, -1)
}

// onward returns the best value from the present positions; bound is the fixed continuation after the
// next crossing, -1 for none.
func (s *search) onward(w [trichrome.Players]walker, bound int) int {
	for {
		k := soonest(&w)
		now := w[k].at
		if now > s.horizon || s.left <= 0 {
			return s.judge(&w)
		}
		s.left--
		if worth, over := s.met(&w, k, w[k].to, now); over {
			return worth
		}
		switch {
		case k != s.me:
			s.send(&w, k, now, s.guess(&w, k))
		case bound >= 0:
			s.send(&w, k, now, bound)
			bound = -1
		default:
			next := s.nav.next[w[k].to]
			if len(next) > 2 {
				return s.fork(w, now)
			}
			on := next[0]
			if len(next) == 2 && int(on) == w[k].from {
				on = next[1]
			}
			s.send(&w, k, now, int(on))
		}
		if worth, over := s.faced(&w, k, now); over {
			return worth
		}
	}
}

// fork returns the best value at a crossing of one's own, by any way but back.
func (s *search) fork(w [trichrome.Players]walker, now int) int {
	best, from := -1<<30, w[s.me].from
	for _, to := range s.nav.next[w[s.me].to] {
		if int(to) == from {
			continue
		}
		then := w
		s.send(&then, s.me, now, int(to))
		worth, over := s.faced(&then, s.me, now)
		if !over {
			worth = s.onward(then, -1)
		}
		best = max(best, worth)
	}
	return best
}

// guess returns where another runner goes: straight at its prey; or, while the search is wary, away
// from a hunter who is near, unless its prey is nearer and within reach.
func (s *search) guess(w *[trichrome.Players]walker, k int) int {
	const flees, reach = 4, 2 // in cells
	if !s.wary {
		return s.greedy(w, k)
	}
	x := &w[k]
	away := s.nav.from(w[s.hunterOf(k)].to)
	behind, near := int(away[x.to]), s.nav.dist(w[s.prey[k]].to, x.to)
	if behind > flees || near <= min(reach, behind) {
		return s.greedy(w, k)
	}
	h := &w[s.hunterOf(k)]
	best, most := int(s.nav.next[x.to][0]), -2
	for _, to := range s.nav.next[x.to] {
		far := 4*int(away[to]) + len(s.nav.next[to])
		if s.meets && h.to == x.to && h.from == int(to) {
			far = -1 // from there it comes
		}
		if far > most {
			best, most = int(to), far
		}
	}
	return best
}

// greedy returns where a runner goes that only chases its prey.
func (s *search) greedy(w *[trichrome.Players]walker, k int) int {
	x, y := &w[k], &w[s.prey[k]]
	if s.meets && y.to == x.to && y.from != y.to {
		return y.from // it comes from there
	}
	goal := s.nav.from(y.to)
	best, most := int(s.nav.next[x.to][0]), 1<<30
	for _, to := range s.nav.next[x.to] {
		far := 4 * int(goal[to])
		if int(to) == x.from {
			far++
		}
		if far < most {
			best, most = int(to), far
		}
	}
	return best
}
