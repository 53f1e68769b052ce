package trichrome

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// Wary runners go where the hunter is farthest while it is near and the prey is not within
// reach; otherwise, as all others, they run straight at the prey.
func TestTheWaryFleeFirst(t *testing.T) {
	s, err := trichrome.New(rules.Setup{Seats: trichrome.Players, Seed: 3, Options: map[string]string{"maze": "17x11"}})
	if err != nil {
		t.Fatal(err)
	}
	n := newNav(s.View(0).Maze)
	straight := &search{nav: n, prey: [trichrome.Players]int{1, 2, 0}}
	wary := &search{nav: n, prey: straight.prey, wary: true}
	fled, ran := 0, 0
	for at := range n.next {
		for hunter := range n.next {
			prey := (7*at + 3*hunter) % len(n.next)
			w := [trichrome.Players]walker{{from: at, to: at}, {from: prey, to: prey}, {from: hunter, to: hunter}}
			to, run := wary.guess(&w, 0), straight.guess(&w, 0)
			behind, near := n.dist(at, hunter), n.dist(at, prey)
			if behind > 4 || near <= 2 && near <= behind {
				if ran++; to != run {
					t.Fatalf("at %d, prey at %d, hunter at %d: goes to %d, not %d", at, prey, hunter, to, run)
				}
				continue
			}
			fled++
			for _, other := range n.next[at] {
				if n.dist(int(other), hunter) > n.dist(to, hunter) {
					t.Fatalf("at %d, hunter at %d: goes to %d, and %d is farther", at, hunter, to, other)
				}
			}
		}
	}
	if fled < 500 || ran < 500 {
		t.Errorf("fled %d times, ran %d times", fled, ran)
	}
}

// A hunter goes to meet a runner that comes to the same crossing, and a prey does not. Without
// that the two passed through each other.
func TestOthersSeeACellComeTowardsThem(t *testing.T) {
	s, err := trichrome.New(rules.Setup{Seats: trichrome.Players, Seed: 3, Options: map[string]string{"maze": "17x11"}})
	if err != nil {
		t.Fatal(err)
	}
	n := newNav(s.View(0).Maze)
	straight := &search{nav: n, prey: [trichrome.Players]int{1, 2, 0}, meets: true}
	wary := &search{nav: n, prey: straight.prey, meets: true, wary: true}
	met, shunned := 0, 0
	for at, beside := range n.next {
		for _, from := range beside {
			far := (at + len(n.next)/2) % len(n.next)
			comes, away := walker{from: int(from), to: at}, walker{from: far, to: far}
			if met++; straight.guess(&[trichrome.Players]walker{{from: at, to: at}, comes, away}, 0) != int(from) {
				t.Errorf("at %d a hunter lets its prey pass that comes from %d", at, from)
			}
			if len(beside) == 1 || n.dist(at, far) <= 2 {
				continue
			}
			if shunned++; wary.guess(&[trichrome.Players]walker{{from: at, to: at}, away, comes}, 0) == int(from) {
				t.Errorf("at %d a prey goes to %d, where its hunter comes from", at, from)
			}
		}
	}
	if met < 300 || shunned < 200 {
		t.Errorf("met %d times, shunned %d times", met, shunned)
	}
}
