package trichrome

import (
	"cmp"
	"math/bits"
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// solved returns a duel solved in the maze of a seed, with the door in a cell.
func solved(t *testing.T, seed uint64, door int) (*duel, *nav) {
	t.Helper()
	s, err := trichrome.New(rules.Setup{Seats: trichrome.Players, Seed: seed, Options: map[string]string{"maze": "17x11"}})
	if err != nil {
		t.Fatal(err)
	}
	n := newNav(s.View(0).Maze)
	n.learn(len(n.next))
	u := &duel{}
	u.solve(n, door, s.View(0).Params.Boost)
	for !u.work(slice) {
	}
	return u, n
}

// Every value follows from those of the states after it: the mover wins as soon as it can, or
// loses as late.
func TestTheDuelIsSolved(t *testing.T) {
	u, n := solved(t, 3, 40)
	count := map[string]int{}
	for p := range n.next {
		for h := range n.next {
			for lag := -beats; lag < beats; lag++ {
				v := u.known(p, h, lag)
				switch {
				case p == u.door && lag >= -beats/2:
					if v != 1 {
						t.Fatalf("hunter %d, lag %d: the door is worth %d", h, lag, v)
					}
					continue
				case p == h:
					if v != -1 {
						t.Fatalf("both at %d, lag %d: worth %d", h, lag, v)
					}
					continue
				}
				good := 1 // for the mover
				var after []int
				if lag >= 0 {
					for _, to := range n.next[p] {
						after = append(after, u.known(int(to), h, lag-beats))
					}
				} else {
					good = -1
					pace := beats
					if n.dist(p, h) <= trichrome.Scent {
						pace = u.stride
					}
					for _, to := range n.next[h] {
						after = append(after, u.known(p, int(to), lag+pace))
					}
				}
				soonest, latest, lost := 1<<30, 0, true
				for _, a := range after {
					if a*good > 0 {
						soonest = min(soonest, a*good)
					}
					latest = max(latest, -a*good)
					lost = lost && a*good < 0
				}
				want := 0
				if soonest < 1<<30 {
					want = (soonest + 1) * good
				} else if lost {
					want = -(latest + 1) * good
				}
				if v != want {
					t.Fatalf("prey %d, hunter %d, lag %d: worth %d, not %d, and the states after it %v", p, h, lag, v, want, after)
				}
				count[[]string{"hunter", "nobody", "prey"}[cmp.Compare(v, 0)+1]]++
			}
		}
	}
	if count["hunter"] < 1000 || count["prey"] < 1000 || count["nobody"] < 1000 {
		t.Errorf("each outcome should come at least 1,000 times: %v", count)
	}
}

// A player that has just turned round does so again only where going on is lost and turning is
// not, and not after three times within a second.
func TestMasterTurnsRoundSoonWhereItIsLostOtherwise(t *testing.T) {
	u, n := solved(t, 3, 40)
	p := New(ai.Master, 1)
	p.nav, p.solution = *n, *u
	v := &trichrome.View{Board: trichrome.Board{Phase: trichrome.PhaseDuel, Round: trichrome.Round{Eater: 0, Hunter: 1}}}
	once, thrice := [...]int{0, -turnWindow, -turnWindow}, [...]int{0, 0, 0}
	turned, went := 0, 0
	for from := range n.next {
		for _, to := range n.next[from] {
			for hunter := range n.next {
				p.eye.last[1] = glimpse{leg: leg{hunter, hunter, 0}, known: true, now: true}
				ways := p.ways(leg{from, int(to), cell / 2}, true)
				saved := map[bool]bool{} // by going on, by turning round
				for _, w := range ways {
					if u.worth(w.via, w.left*beats/cell, w.to, hunter, 0, -1) > -winValue/2 {
						saved[w.turn] = true
					}
				}
				want := saved[true] && !saved[false]
				p.turned = thrice
				if want && p.settle(v, ways).turn {
					t.Fatalf("from %d to %d, hunter at %d: turns round for the fourth time in a second", from, to, hunter)
				}
				p.turned = once
				if got := p.settle(v, ways).turn; got != want {
					t.Fatalf("from %d to %d, hunter at %d: turns round: %v, and what saves it is %v", from, to, hunter, got, saved)
				}
				if want {
					turned++
				} else if saved[true] {
					went++
				}
			}
		}
	}
	if turned < 500 || went < 10_000 {
		t.Errorf("turned round in %d states, went on in %d where it could turn round", turned, went)
	}
}

// A second duel in the memory of the first comes out as in new memory, and in
// whatever pieces.
func TestTheDuelIsSolvedInPieces(t *testing.T) {
	u, n := solved(t, 3, 40)
	again, _ := solved(t, 4, 7)
	again.solve(n, 40, 10)
	pieces := 0
	for ; !again.work(999); pieces++ {
	}
	if pieces < 100 {
		t.Errorf("%d pieces", pieces)
	}
	for p := range n.next {
		for h := range n.next {
			for lag := -beats; lag < beats; lag++ {
				if a, b := u.known(p, h, lag), again.known(p, h, lag); a != b {
					t.Fatalf("prey %d, hunter %d, lag %d: worth %d, then %d", p, h, lag, a, b)
				}
			}
		}
	}
}

// When the hunter may move, both players of a duel have solved it, in any maze.
func TestMasterHasSolvedTheDuelWhenItBegins(t *testing.T) {
	for _, maze := range []string{"17x11", "21x15", "27x19"} {
		var masters [trichrome.Players]*Player
		var seats [trichrome.Players]chooser
		for i := range masters {
			masters[i] = New(ai.Master, uint64(i))
			seats[i] = masters[i]
		}
		duels := 0
		setup := rules.Setup{Seed: 1, Options: map[string]string{"maze": maze, "rounds": "3"}}
		game(t, setup, seats, func(s *trichrome.State) {
			v := s.View(rules.Spectator)
			if v.Phase != trichrome.PhaseDuel || v.Ticks != 0 {
				return
			}
			duels++
			for _, seat := range []rules.Seat{v.Round.Eater, v.Round.Hunter} {
				if !masters[seat].solution.done {
					t.Errorf("%s, round %d: seat %d has not solved it", maze, v.Round.Number, seat)
				}
			}
		})
		if duels == 0 {
			t.Errorf("%s: no duel", maze)
		}
	}
}

// No step of the largest maze does more than its share of the duel's work, states processed and
// rows initialised, so that no step exceeds the budget.
func TestADuelTakesItsShareOfAStepOnly(t *testing.T) {
	players := trio(ai.Master)
	var before duel
	type work struct{ laid, moves, states int }
	var steps []work
	game(t, rules.Setup{Seed: 1, Options: map[string]string{"maze": "27x19", "rounds": "1"}}, players, func(s *trichrome.State) {
		v := s.View(rules.Spectator)
		if u := &players[max(v.Round.Eater, 0)].(*Player).solution; v.Phase > trichrome.PhaseChase && !before.done {
			w := work{laid: u.laid, moves: int(u.moves)}
			for _, d := range u.from[:u.head] {
				w.states += bits.OnesCount32(uint32(d.states &^ won))
			}
			steps = append(steps, w)
			before = *u
		}
	})
	if !before.done || len(steps) < 60 {
		t.Fatalf("%d steps, done: %v", len(steps), before.done)
	}
	// Every decided state is processed once, those of fewer moves first.
	decided := map[int]int{}
	for p := range before.cells {
		for h := range before.cells {
			for lag := -beats; lag < beats; lag++ {
				v := before.known(p, h, lag)
				decided[max(v, -v)]++
			}
		}
	}
	done := func(w work) int {
		states := w.laid*(before.cells/2+1) + w.states
		for m := 1; m < w.moves; m++ {
			states += decided[m]
		}
		return states
	}
	share := before.piece() * slice
	if share > 36_000 {
		t.Errorf("a step looks back from %d states", share)
	}
	for i := range steps[1:] {
		// The last row may exceed it.
		if n := done(steps[i+1]) - done(steps[i]); n > share+before.piece()*before.cells {
			t.Errorf("step %d looks back from %d states, and %d is its share", i+1, n, share)
		}
	}
}

// BenchmarkDuel is a whole duel solved.
func BenchmarkDuel(b *testing.B) {
	for _, maze := range []string{"17x11", "21x15", "27x19"} {
		b.Run(maze, func(b *testing.B) {
			s, err := trichrome.New(rules.Setup{Seats: trichrome.Players, Seed: 3, Options: map[string]string{"maze": maze}})
			if err != nil {
				b.Fatal(err)
			}
			n := newNav(s.View(0).Maze)
			n.learn(len(n.next))
			u := &duel{}
			for b.Loop() {
				u.solve(n, 40, 10)
				for !u.work(slice) {
				}
			}
			b.ReportMetric(float64(u.cells*u.cells*lags), "states")
		})
	}
}
