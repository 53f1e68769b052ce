package brutal

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// The advice is the order that helps most, with its effect for both sides.
func TestAdviceHelps(t *testing.T) {
	v := truceView(t)
	a, ok := Advise(v, nil)
	if !ok || a.Zone[1] <= a.Zone[0] || a.Battle[1] <= a.Battle[0] {
		t.Fatalf("the advice should help in its zone and in the battle: %+v, %v", a, ok)
	}
	given := []brutal.Order{a.Order}
	if next, ok := Advise(v, given); ok && next.Order.Fighter == a.Order.Fighter {
		t.Errorf("who has an order gets another one: %+v", next)
	}
	// No advice leaves a zone that would be lost.
	for range brutal.Fighters {
		next, ok := Advise(v, given)
		if !ok {
			break
		}
		given = append(given, next.Order)
	}
	left := map[int]int{}
	for _, o := range given {
		left[v.Own()[o.Fighter].Zone]++
	}
	if left[0] > 2 || left[1] > 0 {
		t.Errorf("all leave a zone: %v", given)
	}
}

// A zone that is safe while the other side stays may be lost when all of it that may go comes there, and the
// advice is about that too.
func TestAdviceCountsARush(t *testing.T) {
	v := &brutal.View{Seat: 0, Phase: brutal.PhaseTruce, Melee: 5}
	for side := range v.Fighters {
		for i := range v.Fighters[side] {
			v.Fighters[side][i] = brutal.Fighter{Zone: brutal.Bench, Max: 30, Sight: brutal.Unseen}
		}
	}
	for z, owner := range []rules.Seat{0, 0, 1, 1, rules.Spectator} {
		v.Zones[z].Owner = owner
	}
	for i, zone := range []int{0, 0, 1, 4, 4, 4, 4} {
		v.Fighters[0][i] = brutal.Fighter{Recruit: brutal.Recruit{Values: brutal.Values{10, 10, 0, 0, 0}}, Zone: zone, ECTS: 30, Max: 30}
		v.Zones[zone].Sides[0].Count++
		v.Zones[zone].Sides[0].ECTS += 30
	}
	v.Zones[4].Sides[1] = brutal.Side{Count: 1, ECTS: 4}
	for _, z := range []int{2, 3} {
		v.Zones[z].Sides[1] = brutal.Side{Count: 1, ECTS: 30}
	}
	if _, still, rush := Odds(v, nil); still < 95 || rush != still {
		t.Errorf("with no free cup, %d %% if they stay and %d %% if they rush", still, rush)
	}
	v.Zones[2].Sides[1] = brutal.Side{Count: 10, ECTS: 350}
	_, still, rush := Odds(v, nil)
	if still < 95 || rush > 40 {
		t.Errorf("with nine free, %d %% if they stay and %d %% if they rush", still, rush)
	}
	a, ok := Advise(v, nil)
	if !ok || a.Order.To != 4 || a.Rush[0] != rush || a.Rush[1] <= a.Rush[0] {
		t.Errorf("the advice against a rush of nine is %+v, %v", a, ok)
	}
}

// The advice does not depend on what the seat cannot know of the other side.
func TestAdviceKnowsNoSecret(t *testing.T) {
	seen := 0
	for seed := range uint64(6) {
		s := midBattle(t, seed)
		for seat := range rules.Seat(brutal.Players) {
			v := s.View(seat)
			want, ok := Advise(v, nil)
			if ok {
				seen++
			}
			for i := range uint64(20) {
				guess := v.Guess(rules.NewRand(i)).View(seat)
				if got, here := Advise(guess, nil); got != want || here != ok {
					t.Fatalf("seed %d seat %d guess %d: %+v, and %+v is the advice", seed, seat, i, got, want)
				}
			}
		}
	}
	if seen == 0 {
		t.Error("no advice was given")
	}
}

// midBattle returns a battle of two presets at its first truce.
func midBattle(t *testing.T, seed uint64) *brutal.State {
	t.Helper()
	s, err := brutal.New(rules.Setup{Seats: brutal.Players, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	presets := brutal.Presets()
	var acts [brutal.Players]brutal.Action
	var lineups [brutal.Players]*Lineup
	for p := range acts {
		lineups[p] = NewLineup(presets[(int(seed)+p)%len(presets)].Recipes[0])
		acts[p] = brutal.ComposeTeam(lineups[p].Team)
	}
	s.Step(acts[:])
	for p := range acts {
		acts[p] = brutal.DeployPosts(lineups[p].Groups)
	}
	s.Step(acts[:])
	for s.Phase() == brutal.PhaseMelee {
		s.Step(nil)
	}
	return s
}

// A deliberate weakness of a team is found, and the answer is deterministic.
func TestWeaknessIsFound(t *testing.T) {
	for d := range brutal.Dialect(2) {
		team := brutal.Presets()[0].Recipes[d].Team()
		for i := range team {
			// The points of strength are in initiative instead.
			v, free := &team[i].Values, brutal.RankOf(i).Bonus()
			v[brutal.Initiative] = min(brutal.Initiative.Cap(), v[brutal.Initiative]+v[brutal.Strength]-free[brutal.Strength])
			v[brutal.Strength] = free[brutal.Strength]
		}
		w := WeaknessOf(d, &team)
		if w.Before[0] >= w.Before[1] {
			t.Errorf("%v: a team that is early and weak leads: %+v", d, w)
		}
		// In the other dialect no small change helps such a weak team.
		if d == brutal.Origin && (w.Fix != FixAttribute || w.To != brutal.Strength || w.From != brutal.Initiative || w.After[0] <= w.Before[0] || w.After[1] >= w.Before[1]) {
			t.Errorf("%v: a team that is early and weak: %+v", d, w)
		}
		if again := WeaknessOf(d, &team); again != w {
			t.Errorf("%v: %+v, and then %+v", d, w, again)
		}
	}
}

// All changes that are tried are legal teams.
func TestChangesAreLegal(t *testing.T) {
	r := rules.NewRand(3)
	for range 50 {
		team := brutal.RandomTeam(r)
		for _, c := range changesOf(&team) {
			if err := c.team.Check(); err != nil {
				t.Fatalf("%+v: %v", c.Weakness, err)
			}
		}
	}
}
