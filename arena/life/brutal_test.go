package life

import (
	"bytes"
	"reflect"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// brutalTruceView is a truce after the second mêlée as seat 0 sees it: it holds zone 0 with
// the given fighters from number 0 on, has others on the bench, and the rest have fallen.
func brutalTruceView(holding, benched int) *brutal.View {
	v := &brutal.View{Seat: 0, Phase: brutal.PhaseTruce, Melee: 2}
	for z := range v.Zones {
		v.Zones[z].Owner = rules.Spectator
	}
	v.Zones[0].Owner = 0
	for i := range v.Fighters[0] {
		f := brutal.Fighter{Zone: 1, Max: 30}
		switch {
		case i < holding:
			f.Zone, f.ECTS = 0, 20
		case i < holding+benched:
			f.Zone, f.ECTS = brutal.Bench, 30
		}
		v.Fighters[0][i] = f
	}
	return v
}

func TestBrutalLifeCountsATruce(t *testing.T) {
	type acts = map[string]int
	for _, c := range []struct {
		name             string
		holding, benched int
		orders           []brutal.Order
		want             Seat
	}{
		{"nobody may go: one holds a zone", 1, 0, nil, Seat{Acts: acts{}, Attacks: []int{0, 0}}},
		{"a reservist may go and stays", 1, 1, nil, Seat{Chances: 1, Idle: 1, Acts: acts{}, Attacks: []int{0, 0}}},
		{"a reservist goes", 1, 1, []brutal.Order{{Fighter: 1, To: 3}},
			Seat{Chances: 1, First: 2, Acts: acts{"reservist sent": 1, "zone attacked": 1}, Attacks: []int{0, 1}}},
		{"two go to one zone, the second with another strategy", 2, 1, []brutal.Order{{Fighter: 2, To: 3}, {Fighter: 0, To: 3, Strategy: brutal.Defensive}},
			Seat{Chances: 1, First: 2, Acts: acts{"reservist sent": 1, "fighter moved": 1, "strategy changed": 1, "zone attacked": 1}, Attacks: []int{0, 1}}},
		{"two go to two zones", 1, 2, []brutal.Order{{Fighter: 1, To: 3}, {Fighter: 2, To: 4}},
			Seat{Chances: 1, First: 2, Acts: acts{"reservist sent": 2, "zone attacked": 2}, Attacks: []int{0, 2}}},
	} {
		v := brutalTruceView(c.holding, c.benched)
		if err := v.Check(brutal.GiveOrders(c.orders...)); err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		r := New("truce", brutal.Players)
		brutalTruce(r, v, c.orders)
		if got := r.Seats[0]; !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

// In a mêlée a zone is fought for, turned by the side that was behind, or won.
func TestBrutalLifeCountsAMelee(t *testing.T) {
	before := brutalTruceView(1, 0)
	before.Phase, before.Melee = brutal.PhaseMelee, 3
	after := *before
	after.Phase, after.Tick = brutal.PhaseTruce, 1
	side := func(n int) brutal.Side { return brutal.Side{Count: 1, ECTS: n} }
	for z, was := range [brutal.Zones][2][2]int{1: {{10, 20}, {9, 8}}, 2: {{10, 20}, {12, 0}}, 3: {{20, 10}, {12, 10}}, 4: {{10, 10}, {10, 4}}} {
		after.Zones[z].Start = [2]brutal.Side{side(was[0][0]), side(was[0][1])}
		after.Zones[z].Sides = [2]brutal.Side{side(was[1][0]), side(was[1][1])}
	}
	after.Zones[2].Owner = 0
	after.Events = []brutal.Event{{What: brutal.EventFell, Seat: 1, Zone: 2}, {What: brutal.EventHeld, Seat: 0, Zone: 2}}
	r := New("truce", brutal.Players)
	brutalTick(r, before, &after)
	if want := (map[string]int{"zone fought for": 4, "fighter fell": 1, "zone won": 1, "zone turned": 2}); !reflect.DeepEqual(r.Counts, want) {
		t.Errorf("%v, want %v", r.Counts, want)
	}
	if got := r.Seats[0]; got.Acts["zone won"] != 1 || got.First != 0 || r.Firsts["zone won"] != 3 {
		t.Errorf("%+v, first %v", got, r.Firsts)
	}
}

// A whole match in which seat 0 sends its first reservist in each truce, and seat 1 none.
func TestBrutalLifeOfAMatch(t *testing.T) {
	m, err := match.New(brutal.Game, rules.Setup{Seats: brutal.Players, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	sent := 0
	for m.Result() == nil {
		for seat := range m.Waiting().All() {
			v := m.View(seat)
			a := v.Sample(rules.NewRand(uint64(seat)))
			if v.Phase == brutal.PhaseTruce {
				a = brutal.GiveOrders()
				if free := v.Free(nil); seat == 0 && len(free) > 0 {
					a = brutal.GiveOrders(brutal.Order{Fighter: free[0], To: v.Contested()[0]})
					sent++
				}
			}
			if err := m.Submit(seat, a); err != nil {
				t.Fatal(err)
			}
		}
		m.Step()
	}
	var record bytes.Buffer
	if err := m.Save(&record); err != nil {
		t.Fatal(err)
	}
	r, err := Of(record.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if own, other := r.Seats[0], r.Seats[1]; sent == 0 || own.Chances != sent || own.Idle != 0 || own.Attacks[1] != sent || other.Idle != other.Chances || other.First != 0 {
		t.Errorf("%d sent: %+v and %+v", sent, own, other)
	}
	if n := m.View(0).Melee; r.Unit != "truce" || int(r.Length) != n-1 || r.Counts["zone fought for"] < brutal.Zones || r.Counts["zone won"] < brutal.Majority {
		t.Errorf("%v %ss in %d mêlées, %v", r.Length, r.Unit, n, r.Counts)
	}
}
