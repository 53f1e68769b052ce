package trichrome

import (
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// Who keeps away from hunters goes nearer to one less often, and a daredevil more often, where
// the level weighs what it sees.
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
