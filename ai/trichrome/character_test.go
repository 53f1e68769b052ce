package trichrome

import (
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// A miser goes nearer to its hunter less often, and a daredevil more often, at the levels that weigh
// what they see.
func TestCharactersKeepTheirDistance(t *testing.T) {
	s, err := trichrome.New(rules.Setup{Seats: trichrome.Players, Seed: 3, Options: map[string]string{"maze": "17x11"}})
	if err != nil {
		t.Fatal(err)
	}
	v := s.View(0)
	v.Phase = trichrome.PhaseChase
	n := newNav(v.Maze)
	for _, l := range []ai.Level{ai.Easy, ai.Normal} {
		near := map[ai.Character]int{}
		for _, c := range []ai.Character{ai.Miser, "", ai.Daredevil} {
			p := New(l.With(c), 1)
			p.nav = *n
			for at := range n.next {
				for hunter := range n.next {
					if n.dist(at, hunter) > 4 {
						continue
					}
					prey := (7*at + 3*hunter) % len(n.next)
					for seat, cell := range map[rules.Seat]int{v.PreyOf(0): prey, v.HunterOf(0): hunter} {
						p.eye.last[seat] = glimpse{leg: leg{cell, cell, 0}, known: true, now: true}
					}
					p.rand = rules.NewRand(1)
					w := p.weigh(v, p.ways(leg{int(n.next[at][0]), at, 10}, true))
					if n.dist(w.to, hunter) < n.dist(at, hunter) {
						near[c]++
					}
				}
			}
		}
		t.Logf("%s goes nearer to its hunter: %v", l, near)
		if near[ai.Miser]+100 > near[""] || near[""] >= near[ai.Daredevil] {
			t.Errorf("%s goes nearer to its hunter: %v", l, near)
		}
	}
}

// At the levels with limited sight characters see one of the two farther: a pirate sees its prey
// farther than others do, and its hunter late.
func TestCharactersLookOut(t *testing.T) {
	s, err := trichrome.New(rules.Setup{Seats: trichrome.Players, Seed: 3, Options: map[string]string{"maze": "17x11"}})
	if err != nil {
		t.Fatal(err)
	}
	v := s.View(0)
	v.Phase, v.Clock = trichrome.PhaseChase, 1000
	n := newNav(v.Maze)
	me := v.Cell(0)
	for _, l := range []ai.Level{ai.Novice, ai.Easy, ai.Normal} {
		sight := levels[l].sight
		for c, more := range map[ai.Character][2]int{"": {}, ai.Miser: {0, 2}, ai.Pirate: {1, -4}, ai.Daredevil: {1, -3}} {
			for i, seat := range []rules.Seat{v.PreyOf(0), v.HunterOf(0)} {
				for far := 1; far <= sight+3; far++ {
					r := &v.Runners[seat]
					x, y := v.Maze.XY(farOff(t, n, me, far))
					r.X, r.Y = x*trichrome.Cell, y*trichrome.Cell
					p := New(l.With(c), 1)
					for range p.lag + p.lookInterval + 1 {
						p.eye.look(v, n)
					}
					if got, want := p.eye.last[seat].now, far <= sight+more[i]; got != want {
						t.Errorf("%s %q sees %v %d cells off: %v, want %v", l, c, [...]string{"its prey", "its hunter"}[i], far, got, want)
					}
				}
			}
		}
	}
}

// farOff returns a cell so far from another.
func farOff(t *testing.T, n *nav, from, cells int) int {
	t.Helper()
	for c := range n.next {
		if n.dist(from, c) == cells {
			return c
		}
	}
	t.Fatalf("no cell is %d cells off", cells)
	return -1
}
