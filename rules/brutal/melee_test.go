package brutal

import (
	"fmt"
	"slices"
	"testing"

	"ludotheque/rules"
)

// first returns the fighter that acts first in a zone.
func (s *State) first(zone int) string {
	id := s.queues[zone].who[s.queues[zone].at]
	return fmt.Sprintf("%c%d", "AB"[id/Fighters], id%Fighters)
}

func TestB12_LotsAmongEqualInitiatives(t *testing.T) {
	s := scene(t, Origin, "BBBB.", "A5 z4 30 i3\n A6 z4 30 i3\n B7 z4 30 i3\n B8 z4 30 i2")
	began := map[string]int{}
	orders := map[string]bool{}
	for range 300 {
		s.begin()
		began[s.first(4)]++
		q := &s.queues[4]
		orders[fmt.Sprint(q.who[:q.n])] = true
		if last := q.who[q.n-1]; last != Fighters+8 {
			t.Fatalf("the least initiative is not last: %v", q.who[:q.n])
		}
	}
	for _, name := range []string{"A5", "A6", "B7"} {
		if n := began[name]; n < 70 || n > 130 {
			t.Errorf("%s begins %d of 300 times", name, n)
		}
	}
	wantInt(t, "orders", len(orders), 6)
}

func TestB13_SortedAnewForEachMelee(t *testing.T) {
	s := truce(t, "AB...", `
		A5 z0 30 i9
		A6 z0 30
		A7 z2 30 i5
		A8 z3 30
		A9 z4 30
		B5 z1 30
		B7 z2 30 i8
		B8 z3 30
		B9 z4 30`)
	s.Step([]Action{GiveOrders(Order{5, 2, Offensive}), GiveOrders()})
	var order []string
	for range 4 {
		order = append(order, s.first(2))
		s.Step(nil)
	}
	// The newcomer acts first, then the others in turn.
	if want := []string{"A5", "B7", "A7", "A5"}; !slices.Equal(order, want) {
		t.Errorf("%v act, want %v", order, want)
	}
}

func TestB14_ASelflessHealer(t *testing.T) {
	s := scene(t, Origin, "BBBB.", "A5 z4 3/30 i9 heal\n A6 z4 20/30\n A7 z4 19/30\n B7 z4 30")
	if e := s.tickOf(t, 0, 5); e.What != EventHeal || e.Target != 7 {
		t.Errorf("fighter 7 should be healed, not the healer itself: %+v", e)
	}
}

func TestB14_LotsAmongEquallyWounded(t *testing.T) {
	count := map[int]int{}
	for seed := range uint64(200) {
		s := scene(t, Origin, "BBBB.", "A5 z4 30 i9 heal\n A6 z4 19/30\n A7 z4 19/30\n B7 z4 30")
		s.rng.State = seed
		count[s.tickOf(t, 0, 5).Target]++
	}
	if count[6] < 70 || count[7] < 70 {
		t.Errorf("healed: %v", count)
	}
}

func TestAttacksFallOnTheWeakest(t *testing.T) {
	count := map[int]int{}
	for seed := range uint64(200) {
		s := scene(t, Origin, "BBB..", "A5 z4 30 i9\n B5 z4 12/30\n B6 z4 11/60\n B7 z4 11/30\n B8 z3 1/30\n A9 z3 30")
		s.rng.State = seed
		count[s.tickOf(t, 0, 5).Target]++
	}
	if count[6] < 70 || count[7] < 70 || count[5] > 0 || count[8] > 0 {
		t.Errorf("attacked: %v", count)
	}
}

func TestB15_TheUnhurtAreNotHealed(t *testing.T) {
	s := scene(t, Origin, "BBBB.", "A5 z4 30 i9 heal\n A6 z4 30/30\n A7 z4 c10 39/40\n B7 z4 30")
	if e := s.tickOf(t, 0, 5); e.What != EventHeal || e.Target != 7 {
		t.Errorf("fighter 7 should be healed, who alone is hurt: %+v", e)
	}
	// Nor if the weakest is known already, and is unhurt.
	s = scene(t, Origin, "BBBB.", "A5 z4 50/50 i8 heal\n A6 z4 30/30\n A7 z4 c10 39/40\n B7 z4 i9 30")
	rig(t, s, func(r *rules.Rand) bool { return r.Intn(Rolls) >= 4000 }) // B7 aims at A6, and misses
	if e := s.tickOf(t, 0, 5); e.What != EventHeal || e.Target != 7 {
		t.Errorf("after a look at the weakest: %+v", e)
	}
}

func TestB16_AHealerWithoutPatientAttacks(t *testing.T) {
	for _, allies := range []string{"", "A6 z4 30/30\n A7 z4 40/40"} {
		s := scene(t, Origin, "BBBB.", "A5 z4 3/30 i9 heal\n B7 z4 30\n"+allies)
		if e := s.tickOf(t, 0, 5); e.What != EventAttack {
			t.Errorf("allies %q: %+v", allies, e)
		}
	}
}

func TestB17_ACoinForEachAction(t *testing.T) {
	s := scene(t, Origin, "BBBB.", "A5 z4 100/200 i9 coin\n A6 z4 c30 200/9999\n B7 z4 99999")
	count := map[EventKind]int{}
	for range 400 {
		s.tick, s.fighter("A5").ECTS = 0, 100
		count[s.tickOf(t, 0, 5).What]++
	}
	if count[EventHeal] < 150 || count[EventAttack] < 150 {
		t.Errorf("healing and attacks should both be frequent: %v", count)
	}
}

func TestB18_HealersStayInTheirZone(t *testing.T) {
	s := scene(t, Origin, "BBB..", "A5 z4 30 i9 heal\n A6 z3 1/30\n B7 z4 30\n B8 z3 30 d10")
	if e := s.tickOf(t, 0, 5); e.What != EventAttack || e.Zone != 4 {
		t.Errorf("the healer should attack in its zone: %+v", e)
	}
}

func TestB19_OneActionInEachContestedZone(t *testing.T) {
	s := scene(t, Origin, "A.B..", `
		A5 z0 30
		B5 z2 30
		A6 z1 999
		A7 z1 999
		B6 z1 999
		A8 z3 999
		B8 z3 999
		A9 z4 999
		B9 z4 999`)
	for range 50 {
		s.Step(nil)
		var zones []int
		for _, e := range s.events {
			zones = append(zones, e.Zone)
		}
		if !slices.Equal(zones, []int{1, 3, 4}) {
			t.Fatalf("actions in the zones %v", zones)
		}
	}
	wantInt(t, "ticks", s.tick, 50)
}

func TestB20_ZonesMayFallTogether(t *testing.T) {
	rows := "A5 z3 d10 f10 30 i9\n B5 z3 1/30\n A6 z1 30\n B6 z1 d10 f10 30 i9\n B7 z0 30\n"
	s := scene(t, Origin, "B.A..", rows+"A7 z2 30\n A8 z4 30\n B8 z4 30")
	s.fighter("A6").ECTS, s.zones[1].Sides[0].ECTS = 1, 1
	rig(t, s, func(r *rules.Rand) bool {
		for range 2 {
			if r.Intn(Rolls) >= 7000 || r.Intn(Rolls) < 1000 {
				return false
			}
		}
		return true
	})
	s.Step(nil)
	held := s.news(EventHeld)
	if len(held) != 2 || held[0].Zone != 1 || held[0].Seat != 1 || held[1].Zone != 3 || held[1].Seat != 0 {
		t.Fatalf("B should hold zone 1 and A zone 3: %+v", s.events)
	}
	if s.phase != PhaseTruce || s.zones[1].Owner != 1 || s.zones[3].Owner != 0 {
		t.Errorf("a truce should follow, with zones 1 and 3 owned: %s", s)
	}
	// And with the third: the game is over, and only one player can have three.
	s = scene(t, Origin, "BBA..", rows[:len("A5 z3 d10 f10 30 i9\n B5 z3 1/30\n")]+"B7 z0 30\n B6 z1 30\n A7 z2 30\n A8 z4 d10 f10 30 i9\n B8 z4 1/30")
	rig(t, s, func(r *rules.Rand) bool {
		for range 2 {
			if r.Intn(Rolls) >= 7000 || r.Intn(Rolls) < 1000 {
				return false
			}
		}
		return true
	})
	s.Step(nil)
	r := s.Result()
	if r == nil || r.Reason != ReasonZones || !slices.Equal(r.Scores, []int{3, 2}) || !slices.Equal(r.Ranks, []int{1, 2}) {
		t.Errorf("A should win with three zones to two: %+v", r)
	}
	if e := s.events[len(s.events)-1]; e.What != EventEnded || e.Seat != 0 {
		t.Errorf("the last event should say that A won: %+v", e)
	}
}

// At every step of random games. B21: never both sides die. B23: at most five mêlées. B31: a zone held
// has a fighter in it. B32, B33: the fallen stay fallen. B34: what one action leaves is what the next
// finds.
func TestB21_B23_B31_B32_B33_B34_InRandomGames(t *testing.T) {
	games := 60
	if testing.Short() {
		games = 10
	}
	melees, ticks, falls := 0, 0, 0
	for seed := range uint64(games) {
		var was State
		s := play(t, seed, Dialect(seed%2), func(s *State) {
			if s.melee > Zones {
				t.Fatalf("seed %d: mêlée %d", seed, s.melee)
			}
			ects := was.fighters
			for _, e := range s.events {
				switch e.What {
				case EventAttack:
					target := &ects[1-e.Seat][e.Target]
					if target.ECTS <= 0 || ects[e.Seat][e.Fighter].ECTS <= 0 || e.ECTS != max(0, target.ECTS-e.Amount) || e.Lost != target.ECTS-e.ECTS {
						t.Fatalf("seed %d: %+v of %+v", seed, e, target)
					}
					target.ECTS = e.ECTS
				case EventHeal:
					target := &ects[e.Seat][e.Target]
					if target.ECTS <= 0 || target.ECTS >= target.Max || e.ECTS != target.ECTS+e.Amount || e.ECTS > target.Max || e.Target == e.Fighter {
						t.Fatalf("seed %d: %+v of %+v", seed, e, target)
					}
					target.ECTS = e.ECTS
				}
			}
			s.sound(t)
			for seat := range s.fighters {
				for i := range s.fighters[seat] {
					if f := &was.fighters[seat][i]; f.Fallen() && (s.fighters[seat][i].ECTS > 0 || s.fighters[seat][i].Zone != f.Zone) {
						t.Fatalf("seed %d: %c%d rose", seed, "AB"[seat], i)
					}
				}
			}
			if s.phase == PhaseMelee {
				ticks++
			}
			was = *s.Clone()
		})
		melees += s.melee
		for z := range s.zones {
			if !s.zones[z].Contested() {
				falls++
			}
		}
		if r := s.Result(); max(r.Scores[0], r.Scores[1]) < Majority {
			t.Fatalf("seed %d: %+v", seed, r)
		}
	}
	t.Logf("%d games: %.1f mêlées, %.0f ticks, %.1f zones", games, float64(melees)/float64(games), float64(ticks)/float64(games), float64(falls)/float64(games))
}

// sound checks the sums against the fighters, and the owners of the zones.
func (s *State) sound(t *testing.T) {
	t.Helper()
	var sides [Zones][Players]Side
	for seat := range s.fighters {
		for i := range s.fighters[seat] {
			f := &s.fighters[seat][i]
			if f.ECTS < 0 || f.ECTS > f.Max {
				t.Fatalf("%c%d has %d of %d", "AB"[seat], i, f.ECTS, f.Max)
			}
			if f.Zone != Bench && f.ECTS > 0 {
				sides[f.Zone][seat].Count++
				sides[f.Zone][seat].ECTS += f.ECTS
			}
		}
	}
	for z := range s.zones {
		zone := &s.zones[z]
		if zone.Sides != sides[z] {
			t.Fatalf("zone %d counts %v, and has %v", z, zone.Sides, sides[z])
		}
		a, b := sides[z][0].Count, sides[z][1].Count
		switch {
		case s.melee == 0:
		case zone.Contested() && (a == 0 || b == 0), zone.Owner == 0 && (a == 0 || b > 0), zone.Owner == 1 && (b == 0 || a > 0):
			t.Fatalf("zone %d of %d: %d to %d", z, zone.Owner, a, b)
		}
	}
}
