package aquariom

import (
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// left returns the answer of a player in a game of two, as in see, with remains of surrenders.
func left(t *testing.T, level ai.Level, remains []aquariom.Point, cells ...[4]float32) aquariom.Action {
	t.Helper()
	_, v := see(t, level, map[string]string{"map": "duel"}, cells...)
	for i, at := range remains {
		v.Remains = append(v.Remains, aquariom.Remain{ID: v.Next + uint32(i), At: at, Mass: 20})
	}
	v.Next += uint32(len(remains))
	if err := v.Finish(); err != nil {
		t.Fatal(err)
	}
	a, err := New(level, 3).Choose(t.Context(), v)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// The better levels head for remains of surrenders, each cell for the nearest, unless another cell is
// there sooner.
func TestWhatSurrendersLeftIsGathered(t *testing.T) {
	for _, l := range []ai.Level{ai.Normal, ai.Hard, ai.Master} {
		for _, side := range []float32{-1, 1} {
			far := aquariom.Point{X: 1000 + side*450, Y: 600}
			a := left(t, l, []aquariom.Point{far}, [4]float32{1000, 600, 20, 0}, [4]float32{1000, 30, 20, 1})
			if len(a.Moves) != 1 || (a.Moves[0].Target.X-1000)*side < 30 {
				t.Errorf("%s with something left at %v: %+v", l, far, a)
			}
		}
	}
}

func TestCellsIgnoreWhatAnotherReachesFirst(t *testing.T) {
	var d observation
	s, err := aquariom.New(rules.Setup{Seats: 2, Seed: 1, Options: map[string]string{"map": "duel"}})
	if err != nil {
		t.Fatal(err)
	}
	d.fill(s.View(0))
	d.mine = []swimmer{{id: 1, at: aquariom.Point{X: 1000, Y: 600}, mass: 20}, {id: 2, at: aquariom.Point{X: 1400, Y: 600}, mass: 20}}
	d.others = []swimmer{{id: 3, at: aquariom.Point{X: 200, Y: 600}, mass: 20}}
	d.share([]aquariom.Remain{{At: aquariom.Point{X: 500, Y: 600}, Mass: 20}, {At: aquariom.Point{X: 1700, Y: 600}, Mass: 20}}, true)
	if d.prizes[0].gain != 0 || d.prizes[1].at.X != 1700 {
		t.Errorf("the first of the own cells is for %+v, the second for %+v", d.prizes[0], d.prizes[1])
	}
}
