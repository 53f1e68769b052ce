package aquariom

import (
	"slices"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
)

// seen is a chronicle of two seats that has seen those turns; the first seat's score
// is the turn, the second's half of it.
func seen(turns ...int) *chronicle {
	c := newChronicle(2)
	for _, n := range turns {
		c.note(&game.View{Turn: n, Players: []game.Player{{Score: uint64(n)}, {Score: uint64(n / 2)}}})
	}
	return &c
}

// A curve is drawn over turns: a window that saw one turn in five draws what one
// that saw all of them draws.
func TestCurvesAreDrawnOverTurns(t *testing.T) {
	var all, some []int
	for n := range 601 {
		all = append(all, n)
		if n%5 == 0 {
			some = append(some, n)
		}
	}
	whole, gaps := seen(all...), seen(some...)
	a, every := whole.curve(func(at int) float32 { return float32(whole.score(at, 0)) })
	b, again := gaps.curve(func(at int) float32 { return float32(gaps.score(at, 0)) })
	if every != again || !slices.Equal(a, b) {
		t.Errorf("every %d turns %v, with gaps every %d %v", every, a, again, b)
	}
	if len(a) != 61 || every != 10 || a[3] != 30 || a[60] != 600 {
		t.Errorf("every %d turns %v", every, a)
	}
}

// What the server counts in the end is what the end of a match says.
func TestTheEndIsTheServers(t *testing.T) {
	c := seen(0, 580, 587)
	c.conclude(&rules.Result{Scores: []int{590, 610}, Ranks: []int{2, 1}})
	if c.ranking[0] != 1 || c.ranks[1] != 1 || c.score(c.noted()-1, c.ranking[0]) != 610 {
		t.Errorf("ranking %v, ranks %v, score %d", c.ranking, c.ranks, c.score(c.noted()-1, c.ranking[0]))
	}
	if v, _ := c.curve(func(at int) float32 { return float32(c.score(at, 1)) }); v[len(v)-1] != 610 {
		t.Errorf("the curve ends at %v", v[len(v)-1])
	}
}

// Before the first turn nobody leads, and a mass that several look at has a name.
func TestPanelsNameWhomTheyShow(t *testing.T) {
	th := newTheatre(t, people(3, 2, 7, nil))
	leads := func() bool { return th.crowns(th.ranking[0]) }
	if th.now.Turn > 0 || leads() {
		t.Errorf("at turn %d, before anything happened, %v is crowned", th.now.Turn, th.ranking[0])
	}
	if got, want := th.massCaption(1), th.nameOf(1); got != want {
		t.Errorf("the mass of the second of two people is called %q, not %q", got, want)
	}
	th.Until("the first turns", func() bool { return th.now.Turn > 2 })
	if !leads() {
		t.Errorf("at turn %d nobody is crowned", th.now.Turn)
	}
	alone := newTheatre(t, people(3, 1, 7, nil))
	if got, want := alone.massCaption(0), alone.k.Say(words.AquariomMass()); got != want {
		t.Errorf("the mass of the only person is called %q, not %q", got, want)
	}
}
