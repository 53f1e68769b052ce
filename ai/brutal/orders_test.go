package brutal

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// A truce in which seat 0 holds the first zone with three fighters, and needs one of two fronts.
func truceView(t *testing.T) *brutal.View {
	t.Helper()
	v := &brutal.View{Seat: 0, Phase: brutal.PhaseTruce, Melee: 3}
	for side := range v.Fighters {
		for i := range v.Fighters[side] {
			v.Fighters[side][i] = brutal.Fighter{Zone: brutal.Bench, Max: 30, Sight: brutal.Unseen}
		}
	}
	post := func(i, zone, ects int) {
		v.Fighters[0][i] = brutal.Fighter{Recruit: brutal.Recruit{Values: brutal.Values{10, 10, 0, 0, 0}}, Zone: zone, ECTS: ects, Max: 30}
		if zone != brutal.Bench {
			v.Zones[zone].Sides[0].Count++
			v.Zones[zone].Sides[0].ECTS += ects
		}
	}
	for z, owner := range []rules.Seat{0, 0, 1, rules.Spectator, rules.Spectator} {
		v.Zones[z].Owner = owner
	}
	post(0, 0, 30)
	post(1, 0, 4)
	post(2, 0, 30)
	post(3, 1, 30)
	post(4, brutal.Bench, 30)
	post(5, 3, 30)
	post(6, 4, 3)
	v.Zones[2].Sides[1] = brutal.Side{Count: 1, ECTS: 30}
	v.Zones[3].Sides[1] = brutal.Side{Count: 1, ECTS: 30}
	v.Zones[4].Sides[1] = brutal.Side{Count: 6, ECTS: 180}
	return v
}

func TestOrdersSendFreeStudents(t *testing.T) {
	v := truceView(t)
	orders := Orders(v)
	if err := v.Check(brutal.GiveOrders(orders...)); err != nil {
		t.Fatal(err)
	}
	moved := map[int]int{}
	for _, o := range orders {
		moved[o.Fighter] = o.To
	}
	if len(orders) != 3 || moved[1] != 0 {
		t.Errorf("the strongest three go and the weakest stays: %+v", orders)
	}
	v.Phase = brutal.PhaseMelee
	if Orders(v) != nil {
		t.Error("orders in a mêlée")
	}
}

// One zone is missing and one of the fronts is nearly lost: winChance is higher where there is something to
// win.
func TestHopeCountsWays(t *testing.T) {
	even := front{ects: [2]float64{10, 10}, deals: [2]float64{5, 5}}
	lost := front{ects: [2]float64{1, 1000}, deals: [2]float64{0, 50}}
	for _, c := range []struct {
		fronts []front
		need   int
		want   float64
	}{
		{[]front{even}, 1, 0.5}, {[]front{even, even}, 1, 0.75}, {[]front{even, even}, 2, 0.25}, {[]front{even, lost}, 2, 0},
		{[]front{even, lost}, 1, 0.5}, {[]front{even, even, even}, 2, 0.5}, {[]front{even}, 3, 0.5}, {nil, 1, 1},
	} {
		if got := winChance(c.fronts, c.need); got != c.want {
			t.Errorf("%d fronts, %d needed: %g, want %g", len(c.fronts), c.need, got, c.want)
		}
	}
}

func TestCandidatesAreLegal(t *testing.T) {
	v := truceView(t)
	plans := candidates(v)
	if len(plans) < 4 {
		t.Errorf("only %d plans", len(plans))
	}
	for _, x := range plans {
		if err := v.Check(brutal.GiveOrders(x.orders...)); err != nil {
			t.Errorf("%+v: %v", x.orders, err)
		}
	}
}

// The imagined state agrees with the view.
func TestSuspicionsFitTheView(t *testing.T) {
	v := truceView(t)
	p := New("hard", 1)
	p.met = 15 * 40
	for range 20 {
		s := v.GuessFrom(*p.suspect(v), p.rand)
		if w := s.View(0); w.Zones != v.Zones || w.Standing(1) != v.Standing(1) {
			t.Fatalf("a guess differs from what is seen: %+v", w.Zones)
		}
	}
}
