package trichrome

import (
	"context"

	"ludotheque/ai"
	"ludotheque/rules/trichrome"
)

// An interceptor assumes that its prey runs straight at its own prey, as master does, and waits
// where it comes first; it flees by the way that stays clear of its hunter for longest. In the
// duel it is master without reaction time and without limits to turning round.
type interceptor struct {
	runner
	duel *Player
	// A decoy lets its hunter come nearer and leads it to the prey, which is after that hunter.
	decoy bool
	at    [trichrome.Players]int // where all runners were going when the way was chosen
	way   trichrome.Dir
}

func newInterceptor(seed uint64, decoy bool) *interceptor {
	p := New(ai.Master, seed)
	p.lag, p.searchNodes = 0, 0
	p.eye = newEye(&p.traits)
	return &interceptor{duel: p, decoy: decoy}
}

func (a *interceptor) Choose(ctx context.Context, v *trichrome.View) (trichrome.Dir, error) {
	a.learn(v.Maze)
	a.duel.turned = rested
	d, err := a.duel.Choose(ctx, v)
	if v.Phase != trichrome.PhaseChase || v.Check(trichrome.None) != nil {
		return d, err
	}
	if at := [trichrome.Players]int{next(v, 0), next(v, 1), next(v, 2)}; at != a.at {
		a.at, a.way = at, a.stalk(v)
	}
	return a.way, nil
}

// stalk returns the way of the chase.
func (a *interceptor) stalk(v *trichrome.View) trichrome.Dir {
	me, prey, hunter := a.at[v.Seat], a.at[v.PreyOf(v.Seat)], a.at[v.HunterOf(v.Seat)]
	switch near, behind := a.dist[prey][me], a.dist[hunter][me]; {
	case a.decoy && near <= 3 && near <= behind:
		return a.toward(v, prey)
	case a.decoy && behind <= 7:
		return a.clear(v, me, hunter, prey, 6)
	case behind <= 4 && near > 3:
		return a.clear(v, me, hunter, prey, 1)
	}
	c := prey
	for steps := 0; c != hunter && int(a.dist[c][me]) > steps; steps++ {
		c = v.Maze.Next(c, v.Maze.Toward(c, a.dist[hunter]))
	}
	switch {
	case a.dist[c][me] == 0 || a.dist[prey][me] <= 4:
		c = prey
	case c == hunter && a.dist[hunter][me] <= 6:
		return a.clear(v, me, hunter, prey, 1)
	}
	return a.toward(v, c)
}

// clear returns the way on which the hunter, who follows, gets nearest last, if the prey does not pull
// it elsewhere.
func (a *interceptor) clear(v *trichrome.View, me, hunter, prey, pull int) trichrome.Dir {
	best, most := trichrome.None, -1<<30
	for _, d := range trichrome.Dirs {
		if v.Maze.Open(me, d) {
			to := v.Maze.Next(me, d)
			if worth := 2*a.lead(v.Maze, me, to, hunter, 10) - pull*int(a.dist[prey][to]); worth > most {
				best, most = d, worth
			}
		}
	}
	return best
}

// lead returns the value of going from a cell to another, looking that many cells ahead.
func (a *interceptor) lead(m *trichrome.Maze, from, me, hunter, left int) int {
	if me == hunter || a.dist[me][hunter] == 1 && a.follow(m, me, hunter) == me {
		return -100 - left
	}
	if left == 0 {
		return 4*int(a.dist[hunter][me]) + m.Ways(me)
	}
	hunter = a.follow(m, me, hunter)
	best := -100 - left
	for _, d := range trichrome.Dirs {
		if m.Open(me, d) && (m.Next(me, d) != from || m.Ways(me) == 1) {
			best = max(best, a.lead(m, me, m.Next(me, d), hunter, left-1))
		}
	}
	return best
}

// follow returns the cell beside the hunter that is nearest to another runner.
func (a *interceptor) follow(m *trichrome.Maze, me, hunter int) int {
	if d := m.Toward(hunter, a.dist[me]); d != trichrome.None {
		return m.Next(hunter, d)
	}
	return hunter
}

// An unbound is master without reaction time and without limits to turning round, also in the
// chase.
type unbound struct{ *Player }

func newUnbound(seed uint64) *unbound {
	p := New(ai.Master, seed)
	p.lag = 0
	p.eye = newEye(&p.traits)
	return &unbound{p}
}

func (a *unbound) Choose(ctx context.Context, v *trichrome.View) (trichrome.Dir, error) {
	a.turned = rested
	return a.Player.Choose(ctx, v)
}

// A free chaser is an unbound in the chase, and a duellist in the duel.
type freeChaser struct {
	*unbound
	duel duellist
}

func newFreeChaser(seed uint64) *freeChaser {
	u := newUnbound(seed)
	u.solves = false
	return &freeChaser{u, duellist{door: -1}}
}

func (a *freeChaser) Choose(ctx context.Context, v *trichrome.View) (trichrome.Dir, error) {
	if _, ok := v.Door(); ok {
		return a.duel.Choose(ctx, v)
	}
	return a.unbound.Choose(ctx, v)
}
