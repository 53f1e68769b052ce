package brutal

import (
	"encoding/json"
	"testing"

	"ludotheque/rules"
)

func TestB30_BothSidesSumsAreKnown(t *testing.T) {
	s := truce(t, "AB...", midTruce)
	for _, seat := range []rules.Seat{0, 1, rules.Spectator} {
		v := s.View(seat)
		if v.Zones[4].Sides != [2]Side{{1, 30}, {2, 55}} || v.Zones[0].Owner != 0 || v.Zones[2].Owner != rules.Spectator {
			t.Errorf("%s sees %+v", seat.Letter(), v.Zones)
		}
		wantInt(t, "A standing", v.Standing(0), 5)
		wantInt(t, "B's ECTS", v.ECTS(1), 30+9+30+30+55)
		wantInt(t, "B's zones", v.Held(1), 1)
	}
}

// Before the first mêlée nothing of the other side is known, and in a truce only its sums: another
// team with the same sums looks the same.
func TestB35_NothingHiddenIsInAView(t *testing.T) {
	same := func(what string, a, b *State, seat rules.Seat) {
		t.Helper()
		x, y := a.View(seat), b.View(seat)
		if asJSON(t, x) != asJSON(t, y) {
			t.Errorf("%s: %s can tell\n%s\nfrom\n%s", what, seat.Letter(), asJSON(t, x), asJSON(t, y))
		}
	}
	r := rules.NewRand(3)
	var a, b *State
	for _, s := range []**State{&a, &b} {
		*s, _ = New(rules.Setup{Seats: 2, Seed: 5})
		(*s).Step([]Action{ComposeTeam(legalTeam()), ComposeTeam(RandomTeam(r))})
	}
	same("composed", a, b, 0)
	same("composed", a, b, rules.Spectator)

	a = truce(t, "AB...", midTruce)
	b = truce(t, "AB...", midTruce)
	*b.fighter("B9"), *b.fighter("B1") = Fighter{}, Fighter{Zone: 4, ECTS: 30, Max: 60}
	b.fighter("B9").Max = 30
	b.fighter("B10").ECTS = 25
	b.fighter("B1").Values = Values{9, 9, 9, 30, 9}
	b.fighter("B7").Strategy = Defensive
	a.rng.State, b.rng.State = 1, 2
	a.zones[4].Sides[1], b.zones[4].Sides[1] = Side{2, 55}, Side{2, 55}
	same("a truce", a, b, 0)
	same("a truce", a, b, rules.Spectator)
}

// Orders stay secret when they are carried out: the other side sees only the resulting positions. Two
// games in which different orders lead to the same positions look the same.
func TestB35_OrdersAreSeenOnlyByTheirResult(t *testing.T) {
	var seen [2][3]string
	for world, orders := range [2][]Order{
		{{0, 2, Offensive}, {5, 4, Offensive}, {1, 3, Offensive}},
		{{1, 3, Defensive}, {5, 4, Erratic}, {0, 2, Defensive}},
	} {
		s := truce(t, "AA...", midTruce+"\nA2 z1 30\nA3 z1 30")
		for i := range s.fighters[1] { // no fighter of B is left in a zone of A
			if f := &s.fighters[1][i]; f.Zone == 1 && f.ECTS > 0 {
				f.ECTS = 0
			}
		}
		s.zones[1].Sides[1] = Side{}
		if world == 1 { // the one that goes to 4 comes from the other zone
			s.fighter("A5").Zone = 1
			s.fighter("A2").Zone, s.fighter("A2").ECTS = 0, 12
			s.fighter("A5").ECTS = 30
			s.zones[0].Sides[0], s.zones[1].Sides[0] = Side{2, 42}, Side{2, 60}
		} else {
			s.fighter("A5").ECTS, s.fighter("A6").ECTS = 30, 12
			s.zones[0].Sides[0], s.zones[1].Sides[0] = Side{2, 42}, Side{2, 60}
		}
		if err := s.Check(0, GiveOrders(orders...)); err != nil {
			t.Fatal(err)
		}
		s.Step([]Action{GiveOrders(orders...), GiveOrders()})
		for i, seat := range []rules.Seat{1, rules.Spectator, 0} {
			seen[world][i] = asJSON(t, s.View(seat).Events)
		}
		for _, e := range s.View(0).Events {
			if e.What == EventArrived && e.From == Unknown {
				t.Errorf("A's own order: %+v", e)
			}
		}
		for _, e := range s.View(1).Events {
			if e.What == EventArrived && e.From != Unknown {
				t.Errorf("B learns of A's order: %+v", e)
			}
		}
	}
	for i, who := range []string{"B", "a spectator"} {
		if seen[0][i] != seen[1][i] {
			t.Errorf("%s can tell\n%s\nfrom\n%s", who, seen[0][i], seen[1][i])
		}
	}
	if seen[0][2] == seen[1][2] {
		t.Error("the two worlds do not differ")
	}
}

func TestB39_WhatIsSeenOfAMelee(t *testing.T) {
	s := scene(t, Origin, "BBBB.", "A5 z4 d5 9/30 i9\n A6 bench 30\n B1 z4 d9 f9 r9 c30 55/60 i5 heal\n B2 z4 10/40 c10\n B3 bench 35")
	s.Step(nil)
	s.Step(nil)
	v := s.View(0)
	if f := v.Fighters[1][1]; f != (Fighter{Sight: Seen, Zone: 4, ECTS: s.fighter("B1").ECTS, Max: 60}) {
		t.Errorf("on the field: %+v", f)
	}
	if f := v.Fighters[1][3]; f != (Fighter{Sight: Unseen, Zone: Bench}) {
		t.Errorf("a reservist: %+v", f)
	}
	if f := v.Fighters[0][6]; f != *s.fighter("A6") {
		t.Errorf("the own one: %+v", f)
	}
	for _, c := range []struct {
		seat rules.Seat
		open bool
		own  bool
	}{{0, false, false}, {1, false, true}, {rules.Spectator, false, false}, {0, true, true}} {
		s := s.Clone()
		s.events = s.events[:0]
		s.note(Event{What: EventHeal, Seat: 1, Zone: 4, Fighter: 1, Target: 2, Chance: 74, Roll: 17, Hit: true, Power: 5000, Amount: 6, ECTS: 16})
		s.note(Event{What: EventAttack, Seat: 1, Zone: 4, Fighter: 1, Target: 5, Chance: 67, Roll: 16, Hit: true, Power: 5000, Amount: 7, Lost: 7, ECTS: 2})
		v := s.View(c.seat)
		if c.open {
			v = s.Open()
		}
		heal, attack := v.Events[0], v.Events[1]
		if (heal.Chance == 74 && heal.Roll == 17 && heal.Power == 5000) != c.own || (attack.Chance == 67 && attack.Roll == 16) != c.own {
			t.Errorf("%+v: %+v %+v", c, heal, attack)
		}
		if (attack.Power == 5000) != c.open || heal.Amount != 6 || attack.ECTS != 2 || !attack.Hit {
			t.Errorf("%+v: %+v %+v", c, heal, attack)
		}
		if !c.own && (heal.Chance != Hidden || heal.Roll != Hidden || heal.Power != Hidden) {
			t.Errorf("%+v: %+v", c, heal)
		}
	}
	s.conceded = rules.Only(0)
	s.end()
	for _, seat := range []rules.Seat{0, rules.Spectator} {
		if v := s.View(seat); v.Fighters != s.fighters || v.Fighters[1][1].Values != (Values{9, 9, 9, 30, 5}) || v.Fighters[1][1].Strategy != Defensive {
			t.Errorf("after the end everything is shown to %s: %+v", seat.Letter(), v.Fighters[1][1])
		}
	}
}

// A guess can be played on, from any seat and at any time.
func TestGuessesPlayOn(t *testing.T) {
	for seed := range uint64(6) {
		n := 0
		play(t, seed, Dialect(seed%2), func(s *State) {
			if n++; n%37 != 0 && s.phase != PhaseTruce && s.phase != PhasePost || s.Result() != nil {
				return
			}
			r := rules.NewRand(seed)
			g := s.View(rules.Seat(n % 2)).Guess(r)
			g.sound(t)
			for g.Result() == nil {
				g.Step([]Action{g.View(0).Sample(r), g.View(1).Sample(r)})
				g.sound(t)
			}
		})
	}
}

func TestAStoryAddsUp(t *testing.T) {
	for seed := range uint64(8) {
		var st Story
		steps := 0
		s := play(t, seed, Dialect(seed%2), func(s *State) {
			st.Add(s.Open())
			if s.melee > 0 {
				steps++
			}
		})
		wantInt(t, "course", len(st.Course[2][1]), steps)
		wantInt(t, "mêlées", len(st.Melees), s.melee)
		fallen := [2]int{}
		for seat := range s.fighters {
			for i := range s.fighters[seat] {
				f, d := &s.fighters[seat][i], &st.Deeds[seat][i]
				if f.Fallen() {
					fallen[seat]++
				}
				if got := f.Max - d.Taken; f.ECTS < got {
					t.Errorf("%d took %d of %d and has %d", i, d.Taken, f.Max, f.ECTS)
				}
			}
		}
		a, b := st.Side(0), st.Side(1)
		if a.Felled != fallen[1] || b.Felled != fallen[0] || a.Damage != b.Taken || a.Damage > a.Dealt || a.Hits > a.Attacks {
			t.Errorf("%+v\n%+v\nfallen %v", a, b, fallen)
		}
		if l := st.Luck(0); l > a.Expected || l < -a.Expected {
			t.Errorf("luck %g of %g", l, a.Expected)
		}
		if len(st.Falls) < Majority || len(st.Best(0)) == 0 {
			t.Errorf("falls and the best fighters should be counted: %+v", st.Falls)
		}
		best := st.Best(1)
		if d, e := st.Deeds[1][best[0]], st.Deeds[1][best[len(best)-1]]; d.Damage+d.Healed < e.Damage+e.Healed {
			t.Error("the best did less than the last")
		}
	}
}

func asJSON(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
