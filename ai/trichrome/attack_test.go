package trichrome

import (
	"context"
	"maps"
	"testing"

	"ludotheque/ai"
	"ludotheque/ai/aitest"
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// The attackers see the whole maze, at once, and know nothing of this package's
// players but what they do. They chase boldly, and differ in the duel.

// runner is what attackers have in common.
type runner struct {
	maze *trichrome.Maze
	dist [][]int16
}

func (a *runner) learn(m *trichrome.Maze) {
	if a.maze == m {
		return
	}
	a.maze, a.dist = m, make([][]int16, m.Cells())
	for c := range a.dist {
		a.dist[c] = make([]int16, m.Cells())
		m.Flood(c, a.dist[c])
	}
}

// next returns the cell that a runner comes to next.
func next(v *trichrome.View, seat rules.Seat) int {
	return legOf(v.Maze, &v.Runners[seat]).to
}

// toward goes to a cell along the shortest way.
func (a *runner) toward(v *trichrome.View, goal int) trichrome.Dir {
	l := legOf(v.Maze, &v.Runners[v.Seat])
	if l.left > 0 && l.from != l.to && int(a.dist[goal][l.from])*cell-l.left+cell < int(a.dist[goal][l.to])*cell+l.left {
		return v.Runners[v.Seat].Facing.Back()
	}
	return v.Maze.Toward(l.to, a.dist[goal])
}

// flee goes where the way from a cell is longest.
func (a *runner) flee(v *trichrome.View, from int) trichrome.Dir {
	at, best, most := next(v, v.Seat), trichrome.None, -1
	for _, d := range trichrome.Dirs {
		if v.Maze.Open(at, d) {
			if c := v.Maze.Next(at, d); 4*int(a.dist[from][c])+v.Maze.Ways(c) > most {
				best, most = d, 4*int(a.dist[from][c])+v.Maze.Ways(c)
			}
		}
	}
	return best
}

// hunt chases the prey, whatever is behind.
func (a *runner) hunt(v *trichrome.View) trichrome.Dir {
	prey, hunter := next(v, v.PreyOf(v.Seat)), next(v, v.HunterOf(v.Seat))
	if me := next(v, v.Seat); a.dist[hunter][me] <= 2 && a.dist[prey][me] > 3 {
		return a.flee(v, hunter)
	}
	return a.toward(v, prey)
}

// doorGuard waits at the door, and runs for it when it can be there first.
type doorGuard struct{ runner }

func (a *doorGuard) Choose(_ context.Context, v *trichrome.View) (trichrome.Dir, error) {
	a.learn(v.Maze)
	door, ok := v.Door()
	switch {
	case v.Check(trichrome.None) != nil || v.Phase == trichrome.PhaseReady:
		return trichrome.None, nil
	case !ok:
		return a.hunt(v), nil
	}
	me := next(v, v.Seat)
	if v.Seat == v.Round.Hunter {
		prey := next(v, v.Round.Eater)
		if a.dist[prey][me] <= 3 || a.dist[door][prey] > a.dist[door][me]+6 {
			return a.toward(v, prey), nil
		}
		if a.dist[door][me] > 0 {
			return a.toward(v, door), nil
		}
		return a.toward(v, prey), nil
	}
	hunter := next(v, v.Round.Hunter)
	if a.dist[door][me] < a.dist[door][hunter] || v.Phase == trichrome.PhaseReversal || a.dist[hunter][me] > 8 {
		return a.toward(v, door), nil
	}
	return a.flee(v, hunter), nil
}

// duellist solves the duel by retrograde analysis, cell by cell and in turns: a state is whose
// turn it is and where both are.
type duellist struct {
	runner
	door  int
	value []int16 // prey's turn, then hunter's; above 0 the prey wins
}

func (a *duellist) at(turn, prey, hunter int) int {
	n := a.maze.Cells()
	return (turn*n+prey)*n + hunter
}

func (a *duellist) solve(door int) {
	n := a.maze.Cells()
	a.door, a.value = door, make([]int16, 2*n*n)
	queue := make([]int, 0, 2*n*n)
	left := make([]int8, 2*n*n)
	for x := range n {
		for y := range n {
			left[a.at(0, x, y)], left[a.at(1, x, y)] = int8(a.maze.Ways(x)), int8(a.maze.Ways(y))
		}
	}
	set := func(i int, v int16) {
		if a.value[i] == 0 {
			a.value[i] = v
			queue = append(queue, i)
		}
	}
	for c := range n {
		for turn := range 2 {
			if c != door {
				set(a.at(turn, c, c), -1)
			}
			set(a.at(turn, door, c), 1)
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		i := queue[0]
		turn, prey, hunter := i/(n*n), i/n%n, i%n
		v := a.value[i]
		for _, d := range trichrome.Dirs {
			var before int
			if turn == 1 { // the prey moved
				if !a.maze.Open(prey, d) {
					continue
				}
				before = a.at(0, a.maze.Next(prey, d), hunter)
			} else {
				if !a.maze.Open(hunter, d) {
					continue
				}
				before = a.at(1, prey, a.maze.Next(hunter, d))
			}
			good := v > 0 == (turn == 1)
			if left[before]--; good || left[before] == 0 {
				if v > 0 {
					set(before, v+1)
				} else {
					set(before, v-1)
				}
			}
		}
	}
}

func (a *duellist) Choose(_ context.Context, v *trichrome.View) (trichrome.Dir, error) {
	if a.maze != v.Maze {
		a.door = -1
	}
	a.learn(v.Maze)
	door, ok := v.Door()
	switch {
	case v.Check(trichrome.None) != nil || v.Phase == trichrome.PhaseReady:
		return trichrome.None, nil
	case !ok:
		return a.hunt(v), nil
	case a.door != door:
		a.solve(door)
	}
	me := next(v, v.Seat)
	prey, hunter := next(v, v.Round.Eater), next(v, v.Round.Hunter)
	if v.Phase == trichrome.PhaseReversal {
		return a.toward(v, door), nil
	}
	best, most := trichrome.None, -1<<30
	for _, d := range trichrome.Dirs {
		if !v.Maze.Open(me, d) {
			continue
		}
		c := v.Maze.Next(me, d)
		var worth int
		if v.Seat == v.Round.Eater {
			worth = score(int(a.value[a.at(1, c, hunter)]))*100 + int(a.dist[c][hunter])
		} else {
			worth = -score(int(a.value[a.at(0, prey, c)]))*100 - int(a.dist[c][prey])
		}
		if worth > most {
			best, most = d, worth
		}
	}
	return best, nil
}

// score returns better the sooner a win comes and the later a loss.
func score(value int) int {
	switch {
	case value > 0:
		return 10_000 - value
	case value < 0:
		return -10_000 - value
	}
	return 0
}

// shadow runs from its hunter alone, and eats only what comes to it: it lives by the duels,
// which it has solved.
type shadow struct{ duellist }

func (a *shadow) Choose(ctx context.Context, v *trichrome.View) (trichrome.Dir, error) {
	if _, ok := v.Door(); ok || v.Check(trichrome.None) != nil || v.Phase == trichrome.PhaseReady {
		return a.duellist.Choose(ctx, v)
	}
	a.learn(v.Maze)
	me, prey, hunter := next(v, v.Seat), next(v, v.PreyOf(v.Seat)), next(v, v.HunterOf(v.Seat))
	switch {
	case a.dist[prey][me] <= 2:
		return a.toward(v, prey), nil
	case a.dist[hunter][me] <= 12:
		return a.flee(v, hunter), nil
	}
	return trichrome.None, nil
}

// looker searches its own ways of the chase, cell by cell, against the best play of hunter and
// prey, and plays the duel as the duellist does.
type looker struct{ duellist }

// ahead is the depth of a looker's search, in its own cells.
const ahead = 12

func (a *looker) Choose(ctx context.Context, v *trichrome.View) (trichrome.Dir, error) {
	if _, ok := v.Door(); ok || v.Check(trichrome.None) != nil || v.Phase == trichrome.PhaseReady {
		return a.duellist.Choose(ctx, v)
	}
	a.learn(v.Maze)
	me, prey, hunter := next(v, v.Seat), next(v, v.PreyOf(v.Seat)), next(v, v.HunterOf(v.Seat))
	best, most := trichrome.None, -1<<30
	for _, d := range trichrome.Dirs {
		if v.Maze.Open(me, d) {
			if worth := a.ponder(v.Maze, me, v.Maze.Next(me, d), prey, hunter, ahead); worth > most {
				best, most = d, worth
			}
		}
	}
	return best, nil
}

// ponder returns the value of going from a cell to another: the hunter follows, and the prey runs
// away.
func (a *looker) ponder(m *trichrome.Maze, from, to, prey, hunter, left int) int {
	hunted := to == hunter
	hunter = a.beside(m, hunter, func(c int) int { return -int(a.dist[to][c]) })
	switch {
	case to == prey:
		return 200 + left
	case hunted || to == hunter:
		return -50 - left
	case left == 0:
		return 2*min(int(a.dist[hunter][to]), 8) - 3*int(a.dist[prey][to])
	}
	prey = a.beside(m, prey, func(c int) int { return 4*int(a.dist[to][c]) + m.Ways(c) })
	if to == prey {
		return 200 + left
	}
	best := -1 << 30
	for _, d := range trichrome.Dirs {
		if m.Open(to, d) && (m.Next(to, d) != from || m.Ways(to) == 1) {
			best = max(best, a.ponder(m, to, m.Next(to, d), prey, hunter, left-1))
		}
	}
	return best
}

// beside returns the best cell beside one.
func (a *looker) beside(m *trichrome.Maze, c int, good func(int) int) int {
	best, most := c, -1<<30
	for _, d := range trichrome.Dirs {
		if m.Open(c, d) {
			if n := m.Next(c, d); good(n) > most {
				best, most = n, good(n)
			}
		}
	}
	return best
}

var attackers = map[string]maker{
	"door guard": func(uint64) chooser { return &doorGuard{} },
	"duellist":   func(uint64) chooser { return &duellist{door: -1} },
}

// askedFor are attackers of which a game takes a second; the ordinary run leaves them out.
var askedFor = map[string]maker{
	"shadow":      func(uint64) chooser { return &shadow{duellist{door: -1}} },
	"looker":      func(uint64) chooser { return &looker{duellist{door: -1}} },
	"interceptor": func(seed uint64) chooser { return newInterceptor(seed, false) },
	"decoy":       func(seed uint64) chooser { return newInterceptor(seed, true) },
	"unbound":     func(seed uint64) chooser { return newUnbound(seed) },
	"free chaser": func(seed uint64) chooser { return newFreeChaser(seed) },
}

// TestMasterHoldsAgainstAttackers checks that no attacker is first against two masters much more
// often than one time in three.
func TestMasterHoldsAgainstAttackers(t *testing.T) {
	few := 6
	if testing.Short() {
		few = 3
	}
	all := maps.Clone(attackers)
	if aitest.Asked() {
		maps.Copy(all, askedFor)
	}
	for name, a := range all {
		aitest.Play(t, trichrome.Game, aitest.Contest{Guest: name, Level: ai.Master, Setup: rules.Setup{Seats: trichrome.Players}, Bar: aitest.Fair(trichrome.Players) + aitest.Spare, Few: few}, a, New)
	}
}
