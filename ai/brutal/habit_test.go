package brutal

import (
	"slices"
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// Each habit makes its mistake. In the view seat 0 may send the bench's 4 and two of its three of zone
// 0; zone 1 keeps its only one. Of zones 3 and 4 it is as strong as the other side in the first, and
// nearly beaten in the second.
func TestHabitsAreSeen(t *testing.T) {
	offensive, healer, coin := brutal.Offensive, brutal.Defensive, brutal.Erratic
	for _, c := range []struct {
		name       string
		habit      habit
		to         []int // by order
		strategies []brutal.Strategy
	}{
		{"a novice goes where it is strongest", novices[""], []int{3, 3, 3}, []brutal.Strategy{offensive, offensive, offensive}},
		{"a miser has every third heal", novices[ai.Miser], []int{3, 3, 3}, []brutal.Strategy{offensive, offensive, healer}},
		{"a pirate goes where it is farthest ahead", novices[ai.Pirate], []int{3, 3, 3}, []brutal.Strategy{offensive, offensive, offensive}},
		{"an easy player runs to what is lost", easies, []int{4, 4, 4}, []brutal.Strategy{coin, coin, coin}},
		{"a normal player shares among two", normals, []int{4, 3, 4}, []brutal.Strategy{coin, coin, coin}},
	} {
		v := truceView(t)
		orders := c.habit.orders(v, rules.NewRand(1))
		if err := v.Check(brutal.GiveOrders(orders...)); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		var to []int
		var strategies []brutal.Strategy
		for _, o := range orders {
			to, strategies = append(to, o.To), append(strategies, o.Strategy)
		}
		if !slices.Equal(to, c.to) || !slices.Equal(strategies, c.strategies) {
			t.Errorf("%s: to %v as %v, want %v as %v", c.name, to, strategies, c.to, c.strategies)
		}
	}
	daredevil := novices[ai.Daredevil]
	went := map[int]bool{}
	for seed := range uint64(20) {
		orders := daredevil.orders(truceView(t), rules.NewRand(seed))
		if len(orders) != 2 || orders[0].To != orders[1].To || orders[0].Strategy != coin {
			t.Fatalf("a daredevil sends one of those who hold a zone, with all from the bench, to one zone: %+v", orders)
		}
		went[orders[0].To] = true
	}
	if len(went) != 2 {
		t.Errorf("a daredevil goes anywhere: %v", went)
	}
}

// No level below master is weak by idleness: in every truce in which a fighter may go, one goes.
// Master may decide that none should.
func TestEveryTruceGetsOrders(t *testing.T) {
	levels := slices.Clone(Levels[:len(Levels)-1])
	for _, c := range ai.Characters() {
		levels = append(levels, ai.Novice.With(c))
	}
	for _, l := range levels {
		truces := 0
		watched := func(seed uint64) chooser {
			p := New(l, seed)
			return hand(func(v *brutal.View) brutal.Action {
				a, err := p.Choose(t.Context(), v)
				if err != nil {
					t.Fatal(err)
				}
				if v.Phase == brutal.PhaseTruce && len(v.Free(nil)) > 0 {
					if truces++; len(a.Orders) == 0 {
						t.Errorf("%s gives no orders in mêlée %d", l, v.Melee)
					}
				}
				return a
			})
		}
		duel(t, brutal.Origin, watched, watched, 20)
		if truces == 0 {
			t.Errorf("%s has no truce in which somebody may go", l)
		}
	}
}

// sampled plays random legal moves; if sleeps, it gives no orders.
func sampled(sleeps bool) func(seed uint64) chooser {
	return func(seed uint64) chooser {
		r := rules.NewRand(seed)
		return hand(func(v *brutal.View) brutal.Action {
			if sleeps && v.Phase == brutal.PhaseTruce {
				return brutal.GiveOrders()
			}
			return v.Sample(r)
		})
	}
}

// A novice plays better than chance, much better than without orders, and about as well as a person in
// the match that is proposed first.
func TestNovicesPlay(t *testing.T) {
	const games = 400
	for _, c := range []struct {
		name       string
		against    func(brutal.Dialect) func(uint64) chooser
		least, top int // of a hundred games
		characters bool
		dialects   []brutal.Dialect
	}{
		{"random moves", func(brutal.Dialect) func(uint64) chooser { return sampled(false) }, 60, 100, false, []brutal.Dialect{brutal.Origin, brutal.Balanced}},
		{"no orders", func(brutal.Dialect) func(uint64) chooser { return sampled(true) }, 75, 100, true, []brutal.Dialect{brutal.Origin, brutal.Balanced}},
		{"a person", func(d brutal.Dialect) func(uint64) chooser {
			return func(seed uint64) chooser { return aPerson(d)(seed) }
		}, 40, 60, true, []brutal.Dialect{brutal.Origin}},
	} {
		levels := []ai.Level{ai.Novice}
		for _, character := range ai.Characters() {
			if c.characters {
				levels = append(levels, ai.Novice.With(character))
			}
		}
		for _, d := range c.dialects {
			for _, l := range levels {
				won, text := duel(t, d, level(l), c.against(d), games)
				if won*100 < games*c.least || won*100 > games*c.top {
					t.Errorf("%s against %s wins %s; it should win %d to %d %%", l, c.name, text, c.least, c.top)
				}
			}
		}
	}
}
