package brutal

import (
	"slices"
	"testing"

	"ludotheque/rules"
)

// midTruce is a truce in which A holds the first zone and B the second.
const midTruce = `
	A0 bench 40
	A1 bench 35
	A5 z0 12/30
	A6 z0 30 heal
	A7 z2 30
	A8 z3 30
	A9 z4 30 heal
	B5 z1 30
	B6 z1 9/30
	B7 z2 30
	B8 z3 30
	B9 z4 25/30
	B10 z4 30`

func TestB24_B25_HeldZonesCannotBeEntered(t *testing.T) {
	s := truce(t, "AB...", midTruce)
	for to, want := range map[int]error{0: ErrHeld, 1: ErrHeld, 2: nil, 4: nil, 5: ErrNoSuchZone, -1: ErrNoSuchZone} {
		wantErr(t, "a reservist", s.Check(0, GiveOrders(Order{0, to, Offensive})), want)
		wantErr(t, "a redeployed one", s.Check(0, GiveOrders(Order{5, to, Offensive})), want)
	}
}

func TestB26_AFighterStays(t *testing.T) {
	s := truce(t, "AB...", midTruce)
	wantErr(t, "one of two", s.Check(0, GiveOrders(Order{5, 2, Offensive})), nil)
	wantErr(t, "both", s.Check(0, GiveOrders(Order{5, 2, Offensive}, Order{6, 3, Offensive})), ErrLast)
	wantErr(t, "the fallen keep nothing", s.Check(0, GiveOrders(Order{4, 2, Offensive})), ErrFallen)
}

func TestB27_NewHoldersMayMoveAtOnce(t *testing.T) {
	s := scene(t, Origin, "BBA..", "A5 z3 d10 f10 30 i9\n A6 z3 7/30\n B5 z3 1/30\n B6 z0 30\n B7 z1 30\n A7 z2 30\n A8 z4 30\n B8 z4 30")
	s.zones[0].Owner = rules.Spectator
	s.zones[0].Sides[0] = Side{1, 30}
	*s.fighter("A9") = Fighter{Zone: 0, ECTS: 30, Max: 30}
	s.gather()
	for _, z := range []int{0, 3, 4} {
		s.line(z, &s.rng)
	}
	rig(t, s, func(r *rules.Rand) bool {
		x := r.Intn(Rolls) // zone 0
		if x < 4000 {
			r.Intn(Rolls)
		}
		return r.Intn(Rolls) < 7000 && r.Intn(Rolls) > 1000
	})
	s.Step(nil)
	if s.phase != PhaseTruce {
		t.Fatal(s)
	}
	wantErr(t, "an order", s.Check(0, GiveOrders(Order{6, 4, Defensive})), nil)
}

func TestB28_FightersInContestedZonesAreNotMoved(t *testing.T) {
	s := truce(t, "AB...", midTruce)
	wantErr(t, "to another zone", s.Check(0, GiveOrders(Order{7, 3, Offensive})), ErrFighting)
	wantErr(t, "another strategy", s.Check(0, GiveOrders(Order{7, 2, Defensive})), ErrFighting)
}

func TestB29_ReservistsChooseAStrategy(t *testing.T) {
	s := truce(t, "AB...", midTruce)
	s.Step([]Action{GiveOrders(Order{0, 2, Defensive}, Order{6, 2, Erratic}), GiveOrders()})
	for name, want := range map[string]Strategy{"A0": Defensive, "A6": Erratic, "A9": Defensive, "A7": Offensive} {
		if f := s.fighter(name); f.Strategy != want {
			t.Errorf("%s: %s, want %s", name, f.Strategy, want)
		}
	}
}

func TestOrdersAreCarriedOutTogether(t *testing.T) {
	s := truce(t, "AB...", midTruce)
	before := s.String()
	for _, acts := range [][]Action{nil, {}, {GiveOrders(), {}}, {{}, GiveOrders()}, {GiveOrders(Order{7, 2, Offensive}), GiveOrders()}} {
		s.Step(acts)
		if s.String() != before || s.Sealed() {
			t.Errorf("%+v changes something", acts)
		}
	}
	s.Step([]Action{GiveOrders(Order{5, 4, Offensive}, Order{1, 4, Offensive}), GiveOrders(Order{6, 4, Offensive})})
	if s.phase != PhaseMelee || s.melee != 2 || s.tick != 0 || !s.Sealed() {
		t.Fatal(s)
	}
	// Wounds stay.
	if z := s.zones[4]; z.Sides != [2]Side{{3, 12 + 35 + 30}, {3, 55 + 9}} || z.Start != z.Sides {
		t.Errorf("zone 4 should have three of each, with their wounds: %+v", z)
	}
	wantInt(t, "left behind", s.zones[0].Sides[0].Count, 1)
	var moves []string
	for _, e := range s.news(EventArrived) {
		moves = append(moves, string("AB"[e.Seat]))
		if e.Zone != 4 || e.Fighter == 1 && e.From != Bench || e.Fighter == 5 && e.From != 0 {
			t.Errorf("an arrival in zone 4, from the bench or from zone 0, is wanted: %+v", e)
		}
	}
	if !slices.Equal(moves, []string{"A", "A", "B"}) {
		t.Errorf("two of A and then one of B should arrive: %v", moves)
	}
	s.sound(t)
}

func TestOddOrders(t *testing.T) {
	s := truce(t, "AB...", midTruce)
	wantErr(t, "twice", s.Check(0, GiveOrders(Order{0, 2, Offensive}, Order{0, 3, Offensive})), ErrTwice)
	wantErr(t, "nobody", s.Check(0, GiveOrders(Order{20, 2, Offensive})), ErrNoSuchFighter)
	wantErr(t, "nobody", s.Check(0, GiveOrders(Order{-1, 2, Offensive})), ErrNoSuchFighter)
	wantErr(t, "no strategy", s.Check(0, GiveOrders(Order{0, 2, 9})), ErrStrategy)
	wantErr(t, "none", s.Check(0, GiveOrders()), nil)
	wantErr(t, "a spectator", s.Check(rules.Spectator, GiveOrders()), ErrNotNow)
	wantErr(t, "a team", s.Check(0, ComposeTeam(legalTeam())), ErrNotNow)
	wantErr(t, "nothing", s.Check(0, Action{}), ErrNotNow)
	wantErr(t, "a posting without posts", s.Check(0, Action{Do: Deploy}), ErrNotNow)
	v := s.View(0)
	if free := v.Free(nil); !slices.Equal(free, []int{0, 1, 5, 6}) {
		t.Errorf("free: %v", free)
	}
	if free := v.Free([]Order{{5, 2, Offensive}}); !slices.Equal(free, []int{0, 1}) {
		t.Errorf("free then: %v", free)
	}
	if v := s.View(rules.Spectator); v.Free(nil) != nil || v.Check(GiveOrders()) != ErrNotNow {
		t.Error("a spectator commands")
	}
}

func TestB38_GivingUpLoses(t *testing.T) {
	for _, c := range []struct {
		acts   []Action
		ranks  []int
		winner rules.Seat
	}{
		{[]Action{GiveUp, GiveOrders()}, []int{2, 1}, 1},
		{[]Action{{}, GiveUp}, []int{1, 2}, 0},
		{[]Action{GiveUp, GiveUp}, []int{1, 1}, rules.Spectator},
	} {
		s := truce(t, "AAB..", midTruce)
		s.Step(c.acts)
		r := s.Result()
		if r == nil || r.Reason != ReasonConceded || !slices.Equal(r.Scores, []int{2, 1}) || !slices.Equal(r.Ranks, c.ranks) {
			t.Fatalf("a conceded match at 2 to 1 is wanted: %+v", r)
		}
		if e := s.events[len(s.events)-1]; e.What != EventEnded || e.Seat != c.winner || !s.Acting().Empty() {
			t.Errorf("the last event should name the winner: %+v", e)
		}
	}
	s := scene(t, Origin, "AB...", midTruce)
	wantErr(t, "in a mêlée", s.Check(0, GiveUp), ErrNotNow)
	wantErr(t, "in a mêlée, by what is seen", s.View(0).Check(GiveUp), ErrNotNow)
}

func TestTheSequence(t *testing.T) {
	s, err := New(rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	wantErr(t, "posting first", s.Check(0, DeployPosts(spreadPosts())), ErrNotNow)
	s.both(t, ComposeTeam(legalTeam()))
	if s.phase != PhasePost || s.Sealed() || s.Acting().Len() != 2 {
		t.Fatal(s)
	}
	wantErr(t, "composing again", s.Check(0, ComposeTeam(legalTeam())), ErrNotNow)
	wantErr(t, "no posts", s.Check(0, DeployPosts(NoPosts())), ErrUnposted)
	s.both(t, DeployPosts(spreadPosts()))
	if s.phase != PhaseMelee || s.melee != 1 || !s.Sealed() || !s.Acting().Empty() || len(s.news(EventArrived)) != 2*Fielded {
		t.Fatal(s)
	}
	for s.phase == PhaseMelee {
		s.Step(nil)
	}
	if s.phase != PhaseTruce || len(s.news(EventTruce)) != 1 || s.Acting().Len() != 2 {
		t.Fatal(s)
	}
}
