package trichrome

import (
	"context"
	"os"
	"strconv"
	"testing"

	"ludotheque/ai"
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

// next is the cell that a runner comes to next.
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

// duellist solves the duel by looking back from its end, cell by cell and in
// turns: who moves, where both are.
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

// score is better the sooner a win comes and the later a loss.
func score(value int) int {
	switch {
	case value > 0:
		return 10_000 - value
	case value < 0:
		return -10_000 - value
	}
	return 0
}

// person plays as people do: it sees the whole screen, a quarter of a second
// late, runs after its prey and for the door, away from a hunter that is near,
// and takes the wrong way at one crossing in ten.
type person struct {
	runner
	rand *rules.Rand
	past []*trichrome.View
	at   int // the crossing that was decided on
	way  trichrome.Dir
}

func (a *person) Choose(_ context.Context, v *trichrome.View) (trichrome.Dir, error) {
	a.learn(v.Maze)
	if len(a.past) > 0 && a.past[0].Round.Number != v.Round.Number {
		a.past = nil
	}
	a.past = append(a.past, v)
	if v.Check(trichrome.None) != nil || v.Phase == trichrome.PhaseReady {
		return trichrome.None, nil
	}
	if len(a.past) > 16 {
		a.past = a.past[1:]
	}
	seen := *a.past[0]
	seen.Runners[v.Seat] = v.Runners[v.Seat] // one's own hand is felt at once
	me := next(v, v.Seat)
	if me != a.at {
		if a.at = me; a.rand.Intn(10) == 0 {
			a.way = trichrome.Dirs[a.rand.Intn(4)]
		} else {
			a.way = trichrome.None
		}
	}
	if a.way != trichrome.None && v.Maze.Open(me, a.way) && a.way != v.Runners[v.Seat].Facing.Back() {
		return a.way, nil
	}
	prey, hunter := next(&seen, v.PreyOf(v.Seat)), next(&seen, v.HunterOf(v.Seat))
	if door, ok := seen.Door(); ok {
		if v.Seat == v.Round.Eater {
			prey = door
		} else {
			prey, hunter = next(&seen, v.Round.Eater), -1
			if a.dist[door][prey] < a.dist[door][me] && a.dist[me][prey] > 3 {
				prey = door
			}
		}
	} else if v.Runners[v.PreyOf(v.Seat)].Eaten {
		return trichrome.None, nil
	}
	if hunter >= 0 && a.dist[hunter][me] <= 3 && a.dist[prey][me] > 2 {
		return a.flee(v, hunter), nil
	}
	return a.toward(v, prey), nil
}

var attackers = map[string]maker{
	"door guard": func(uint64) chooser { return &doorGuard{} },
	"duellist":   func(uint64) chooser { return &duellist{door: -1} },
}

func aPerson(seed uint64) chooser { return &person{rand: rules.NewRand(seed), at: -1} }

// Who plays as people do wins its share against novices, and half of it against
// easy players.
func TestPeopleWin(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("TRICHROME_GAMES"))
	if n == 0 {
		n = 12
	}
	if testing.Short() {
		n = 3
	}
	for l, share := range map[ai.Level]float64{ai.Novice: 1. / 3, ai.Easy: 1. / 6} {
		f := contestUntil(t, aPerson, of(l), n, nil, func(c *tally, _ int) bool { return n == 12 && c.first >= share*float64(n) })
		t.Logf("a person against %s: %s", l, f)
		if n >= 12 && f.first < share*float64(n) {
			t.Errorf("a person is first in %.1f of %d games against two %s players", f.first, n, l)
		}
	}
}

// TestNobodyBeatsMasters holds master to its promise: nobody who reads this
// package is first much more often than one in three. It plays no game more than it
// takes to know that.
func TestNobodyBeatsMasters(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("TRICHROME_GAMES"))
	if n == 0 {
		n = 12
	}
	if testing.Short() {
		n = 3
	}
	for name, a := range attackers {
		most := 0.38*float64(n) + 3
		f := contestUntil(t, a, of(ai.Master), n, nil, func(c *tally, left int) bool { return n == 12 && c.first+float64(left) <= most })
		t.Logf("%s: %s", name, f)
		if n >= 12 && f.first > most {
			t.Errorf("%s is first in %.1f of %d games against two masters", name, f.first, n)
		}
	}
}
