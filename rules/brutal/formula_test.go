package brutal

import (
	"testing"

	"ludotheque/rules"
)

func TestB1_TheCoefficientIsAPercentage(t *testing.T) {
	for _, c := range []struct{ strength, resistance, power, want int }{
		{6, 4, 7300, 10},   // example A: 0.73 × 1.4 × 10 = 10.22
		{2, 10, 7300, 7},   // example A2
		{10, 0, 10000, 20}, // y = 1, coefficient 100 %
		{10, 0, 500, 1},    // y = 0.05
		{10, 0, 499, 0},    // y = 0.0499
		{0, 0, 10000, 10},
	} {
		wantInt(t, "damage", Origin.Damage(c.strength, c.resistance, 0, c.power), c.want)
	}
	s := scene(t, Origin, "BBBB.", "A5 z4 d5 f6 30 i1\n B7 z4 r4 27")
	rig(t, s, draws(3720, 7300))
	e := s.tickOf(t, 0, 5)
	if !e.Hit || e.Chance != 55 || e.Amount != 10 || e.ECTS != 17 || s.fighter("B7").ECTS != 17 {
		t.Errorf("example A: %+v", e)
	}
}

func TestB2_ResistanceOnlyOffsetsStrength(t *testing.T) {
	for _, c := range []struct{ strength, resistance, want int }{{10, 0, 100}, {0, 10, 0}, {6, 4, 40}, {2, 10, 0}, {10, 10, 50}} {
		wantInt(t, "coefficient", Coefficient(c.strength, c.resistance), c.want)
	}
	for _, c := range []struct{ strength, resistance, want int }{{0, 10, 10}, {2, 10, 10}, {6, 4, 14}, {10, 10, 15}, {10, 0, 20}} {
		wantInt(t, "damage", Origin.Damage(c.strength, c.resistance, 0, Rolls), c.want)
	}
	// Balanced: two factors.
	for _, c := range []struct{ strength, resistance, want int }{{0, 10, 6}, {10, 10, 12}, {10, 0, 20}, {0, 0, 10}, {5, 5, 12}} {
		wantInt(t, "balanced damage", Balanced.Damage(c.strength, c.resistance, 0, Rolls), c.want)
	}
}

func TestB3_FightersDoNotDodge(t *testing.T) {
	for _, target := range []string{"d0", "d10"} {
		s := scene(t, Origin, "BBBB.", "A5 z4 d3 30 i1\n B7 z4 30 "+target)
		wantInt(t, "chance against "+target, s.tickOf(t, 0, 5).Chance, 49)
	}
}

func TestB4_TheBoundIsAMiss(t *testing.T) {
	for _, c := range []struct {
		roll int
		hit  bool
	}{{3999, true}, {4000, false}} {
		s := scene(t, Origin, "BBBB.", "A5 z4 30 i1\n B7 z4 30")
		rig(t, s, func(r *rules.Rand) bool { return r.Intn(Rolls) == c.roll })
		if e := s.tickOf(t, 0, 5); e.Hit != c.hit || e.Roll != c.roll {
			t.Errorf("roll %d: %+v", c.roll, e)
		}
	}
	wantInt(t, "most", Origin.Hit(10), 70)
	wantInt(t, "most", Origin.Heal(10), 80)
	wantInt(t, "least", Origin.Heal(0), 20)
}

func TestB5_APowerIsNeverZero(t *testing.T) {
	s := scene(t, Origin, "BBBB.", "A5 z4 d10 30 i1\n B7 z4 30")
	rig(t, s, func(r *rules.Rand) bool { return r.Intn(Rolls) < 7000 && r.Intn(Rolls) == 0 })
	wantInt(t, "least power", s.tickOf(t, 0, 5).Power, 1)
	s.rng = rules.Rand{}
	rig(t, s, func(r *rules.Rand) bool { return r.Intn(Rolls) < 7000 && r.Intn(Rolls) == Rolls-1 })
	s.queues[4].at = 0
	wantInt(t, "most power", s.tickOf(t, 0, 5).Power, Rolls)
}

func TestB6_AHitMayDoNothing(t *testing.T) {
	s := scene(t, Origin, "BBBB.", "A5 z4 30 i1\n B7 z4 30")
	rig(t, s, draws(100, 999))
	if e := s.tickOf(t, 0, 5); !e.Hit || e.Amount != 0 || e.ECTS != 30 {
		t.Errorf("a hit that takes nothing is wanted: %+v", e)
	}
	wantInt(t, "a thousand", Origin.Damage(0, 0, 0, 1000), 1)
}

func TestB11_HealingStopsAtTheMaximum(t *testing.T) {
	// Example B: y = 0.55 is a power of 9167 in 10,000 of 0.6.
	for _, c := range []struct{ ects, power, amount, after int }{{33, 9167, 9, 42}, {20, 9167, 12, 32}, {33, 500, 0, 33}} {
		s := scene(t, Origin, "BBBB.", "A5 z4 d7 30 i1 heal\n A6 z4 c12 20/42\n B7 z4 30")
		f := s.fighter("A6")
		s.zones[4].Sides[0].ECTS += c.ects - f.ECTS
		f.ECTS = c.ects
		rig(t, s, draws(5800, c.power))
		e := s.tickOf(t, 0, 5)
		if e.What != EventHeal || !e.Hit || e.Chance != 62 || e.Amount != c.amount || e.ECTS != c.after || s.zones[4].Sides[0].ECTS != 30+c.after {
			t.Errorf("%+v: %+v", c, e)
		}
	}
	wantInt(t, "con 30", Origin.Healing(30, Rolls), 24)
	wantInt(t, "con 0", Origin.Healing(0, Rolls), 6)
	wantInt(t, "balanced, con 30", Balanced.Healing(30, Rolls), 42)
	for _, c := range []struct {
		d         Dialect
		con, want int
	}{{Origin, 0, 30}, {Origin, 5, 35}, {Origin, 10, 40}, {Origin, 30, 60}, {Balanced, 30, 90}, {Balanced, 5, 40}} {
		wantInt(t, "maximum", c.d.MaxECTS(c.con), c.want)
	}
}

func TestB22_FrenzyGrows(t *testing.T) {
	for _, c := range []struct {
		d    Dialect
		tick int
		n    int
		on   bool
	}{
		{Origin, 3000, 0, false}, {Origin, 3001, 0, true}, {Origin, 3019, 0, true}, {Origin, 3020, 1, true}, {Origin, 3200, 10, true},
		{Balanced, 1000, 0, false}, {Balanced, 1001, 0, true}, {Balanced, 1040, 2, true},
	} {
		p := Params{Dialect: c.d, Limit: c.d.Limit()}
		if n, on := p.Frenzy(c.tick); n != c.n || on != c.on {
			t.Errorf("%s tick %d: n %d, %t", c.d, c.tick, n, on)
		}
	}
	wantInt(t, "before the floor", Origin.Damage(0, 0, 3, 7300), 9) // 7.3 × 1.3 = 9.49
	wantInt(t, "far gone", Origin.Damage(10, 0, 1000, Rolls), 2020)
	wantInt(t, "balanced, far gone", Balanced.Damage(10, 0, 1000, Rolls), 2020)
	// All fighters attack, whatever their strategy.
	for _, strategy := range []string{"heal", "coin"} {
		s := scene(t, Origin, "BBBB.", "A5 z4 d10 30 i2 "+strategy+"\n A6 z4 10/30 i1\n B7 z4 300")
		s.tick = Origin.Limit()
		s.Step(nil)
		if e := s.news(EventFrenzy); len(e) != 1 {
			t.Errorf("the frenzy begins unsaid: %v", s.events)
		}
		for range 40 {
			for _, e := range s.events {
				if e.What == EventHeal {
					t.Fatalf("%s in a frenzy: %+v", strategy, e)
				}
			}
			s.Step(nil)
		}
		if e := s.news(EventFrenzy); len(e) != 0 {
			t.Errorf("the frenzy begins again: %v", s.events)
		}
		// In the tenth step of the frenzy the damage doubles.
		s.tick = Origin.Limit() + 199
		s.queues[4].at = 0
		rig(t, s, draws(100, 7300))
		if e := s.tickOf(t, 0, 5); e.Amount != 14 {
			t.Errorf("a blow of 7.3 in the tenth step of a frenzy: %+v", e)
		}
	}
}

// In version 1 of the rules the frenzy began after 1,000 ticks, 300 in Balanced, and old records keep
// that.
func TestVersion1KeepsItsFrenzy(t *testing.T) {
	for _, c := range []struct {
		d           Dialect
		rules, tick int
	}{{Origin, 0, 3001}, {Balanced, 0, 1001}, {Origin, 2, 3001}, {Origin, 1, 1001}, {Balanced, 1, 301}} {
		s, err := New(rules.Setup{Seats: 2, Seed: 1, Rules: c.rules, Options: map[string]string{OptionDialect: c.d.String()}})
		if err != nil {
			t.Fatal(err)
		}
		s.deploy(legalTeam(), spreadPosts())
		s.tick = c.tick - 2
		for tick := s.tick + 1; tick <= c.tick; tick++ {
			s.Step(nil)
			if _, on := s.View(0).Frenzy(); on != (tick == c.tick) || len(s.news(EventFrenzy)) > 0 != on {
				t.Errorf("version %d of %s, tick %d: frenzy %t", c.rules, c.d, tick, on)
			}
		}
	}
	setup, version := info.Today(rules.Setup{Seats: 2}, 1)
	if setup.Rules != 1 || version != info.Version {
		t.Errorf("a record of version 1 plays by %+v", setup)
	}
}

func TestB37_TwoPointsOfStrengthAreTwentyPercent(t *testing.T) {
	wantInt(t, "coefficient", Coefficient(2, 0), 20)
	wantInt(t, "damage", Origin.Damage(2, 0, 0, Rolls), 12)
}

// Odds are counted; here they are added up power by power.
func TestOddsAreExact(t *testing.T) {
	for _, d := range []Dialect{Origin, Balanced} {
		for strength := 0; strength <= 10; strength += 2 {
			for resistance := 0; resistance <= 10; resistance += 5 {
				o := d.AttackOdds(Values{Dexterity: 5, Strength: strength}, resistance)
				least, most, sum := 1000, 0, 0
				for power := 1; power <= Rolls; power++ {
					n := d.Damage(strength, resistance, 0, power)
					least, most, sum = min(least, n), max(most, n), sum+n
				}
				if want := (Odds{55, least, most, sum}); o != want {
					t.Errorf("%s %d against %d: %+v, want %+v", d, strength, resistance, o, want)
				}
			}
		}
		for con := 0; con <= 30; con += 6 {
			o := d.HealOdds(Values{Dexterity: 5}, con)
			sum := 0
			for power := 1; power <= Rolls; power++ {
				sum += d.Healing(con, power)
			}
			if want := (Odds{50, 0, d.Healing(con, Rolls), sum}); o != want {
				t.Errorf("%s heals %d: %+v, want %+v", d, con, o, want)
			}
		}
	}
	// What the rule sheet quotes.
	wantInt(t, "mean at coefficient 0", Origin.AttackOdds(Values{}, 0).Mean/1000, 45)
	wantInt(t, "mean at coefficient 100", Origin.AttackOdds(Values{Strength: 10}, 0).Mean/1000, 95)
	wantInt(t, "hits 55 %, 0 to 14, mean 6.5", Origin.AttackOdds(Values{Dexterity: 5, Strength: 6}, 4).Mean/1000, 65)
	wantInt(t, "heal at con 0", Origin.HealOdds(Values{}, 0).Mean/1000, 25)
	wantInt(t, "heal at con 30", Origin.HealOdds(Values{}, 30).Mean/1000, 115)
	wantInt(t, "expected", Odds{Chance: 50, Mean: 65_000}.Expected(), 32_500)
}
