package brutal

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"ludotheque/rules"
)

func TestB7_FourHundredPointsInAll(t *testing.T) {
	team := legalTeam()
	for i := range team {
		team[i].Values[Dexterity], team[i].Values[Strength] = 10, 10
	}
	// 15 × 20 + 4 × 18 + 16.
	wantInt(t, "spent", team.Spent(), 388)
	wantErr(t, "10 dexterity and 10 strength for everybody", team.Check(), nil)
	team[19].Values[Constitution] = 12
	wantErr(t, "400", team.Check(), nil)
	team[19].Values[Constitution] = 13
	wantErr(t, "401", team.Check(), ErrBudget)
	if f := team.Faults(); len(f) != 1 || f[0].Amount != 1 || f[0].Fighter != -1 {
		t.Errorf("one fault of one ECTS of the whole team is wanted: %+v", f)
	}
}

// room returns how many points can be bought for a fighter.
func room(fighter int) int {
	n := -RankOf(fighter).Bonus().Sum()
	for a := range Attribute(Attributes) {
		n += a.Cap()
	}
	return n
}

func TestB8_PointsMayBeLeft(t *testing.T) {
	team := legalTeam()
	wantInt(t, "left", team.Left(), 400)
	wantErr(t, "nothing spent", team.Check(), nil)
	sum := 0
	for i := range Fighters {
		sum += room(i)
	}
	wantInt(t, "what would fit", sum, 1346)
}

func TestB9_TheBonusIsWithinTheCap(t *testing.T) {
	for fighter, want := range map[int]int{0: 52, 1: 61, 4: 61, 5: 70, 19: 70} {
		wantInt(t, "room", room(fighter), want)
	}
	for _, c := range []struct {
		fighter int
		a       Attribute
		value   int
		want    error
	}{
		{0, Strength, 10, nil}, {0, Strength, 11, ErrCap}, {0, Strength, 2, nil}, {0, Strength, 1, ErrBonus},
		{1, Constitution, 30, nil}, {1, Constitution, 31, ErrCap}, {1, Constitution, 5, nil}, {1, Constitution, 4, ErrBonus},
		{5, Initiative, 10, nil}, {5, Initiative, 11, ErrCap}, {5, Initiative, 0, nil}, {5, Initiative, -1, ErrBonus},
		{5, Dexterity, 1<<31 - 1, ErrCap}, {5, Resistance, -1 << 31, ErrBonus},
	} {
		team := legalTeam()
		team[c.fighter].Values[c.a] = c.value
		wantErr(t, c.a.String(), team.Check(), c.want)
		if f := team.Faults(); c.want != nil && (f[0].Fighter != c.fighter || f[0].Attribute != c.a || f[0].Amount <= 0) {
			t.Errorf("the first fault should name the fighter and the attribute: %+v", f)
		}
	}
}

func TestB10_BonusesAreFree(t *testing.T) {
	team := legalTeam()
	wantInt(t, "spent", team.Spent(), 0)
	team[1].Values[Strength] = 10
	wantInt(t, "an élite of strength 10", team.Cost(1), 9)
	team[0].Values[Constitution] = 30
	wantInt(t, "a maître of constitution 30", team.Cost(0), 20)
	wantInt(t, "its ECTS", Origin.MaxECTS(team[0].Values[Constitution]), 60)
}

func TestATeamHasFiveReservistsOfAnyRank(t *testing.T) {
	team := legalTeam()
	team[19].Reserve = false
	wantErr(t, "four", team.Check(), ErrReservists)
	team[0].Reserve = true
	wantErr(t, "the maître among them", team.Check(), nil)
	team[1].Reserve = true
	wantErr(t, "six", team.Check(), ErrReservists)
	team = legalTeam()
	team[3].Strategy = 7
	wantErr(t, "a strategy", team.Check(), ErrStrategy)
}

func TestB36_AtMostElevenInAZone(t *testing.T) {
	team := legalTeam()
	p := NoPosts()
	for i := range Fielded {
		p[i] = max(0, i-10)
	}
	wantErr(t, "11-1-1-1-1", p.Check(&team), nil)
	p[14] = 0
	wantErr(t, "12-1-1-1", p.Check(&team), ErrEmptyZone)
	p[14] = 5
	wantErr(t, "zone 5", p.Check(&team), ErrNoSuchZone)
	p[14] = -2
	wantErr(t, "zone -2", p.Check(&team), ErrNoSuchZone)
	p[14] = Bench
	wantErr(t, "not posted", p.Check(&team), ErrUnposted)
	p[14], p[15] = 4, 4
	wantErr(t, "a reservist", p.Check(&team), ErrReservist)
}

// Changes by screens never make a team illegal.
func TestDraftsStayLegal(t *testing.T) {
	r := rules.NewRand(1)
	for range 300 {
		team := RandomTeam(r)
		wantErr(t, "random team", team.Check(), nil)
		wantInt(t, "points left", team.Left(), 0)
		for range 20 {
			var who []int
			for i := range Fighters {
				if r.Intn(3) == 0 {
					who = append(who, i)
				}
			}
			switch r.Intn(3) {
			case 0:
				team.Set(who, Attribute(r.Intn(Attributes)), r.Intn(40)-4)
			case 1:
				team.Spread(who)
			case 2:
				team.Copy(r.Intn(Fighters), who)
			}
			if f := team.Faults(); f != nil {
				t.Fatalf("a legal team was made illegal: %+v", f)
			}
		}
		p := RandomPosts(&team, r)
		wantErr(t, "random posts", p.Check(&team), nil)
		for i := range p {
			p[i] = r.Intn(Zones+2) - 1
		}
		p = p.Fill(&team, r)
		wantErr(t, "filled posts", p.Check(&team), nil)
	}
}

func TestSet(t *testing.T) {
	team := legalTeam()
	team.Set([]int{0, 1, 5}, Strength, 6)
	if a, b, c := team[0].Values[Strength], team[1].Values[Strength], team[5].Values[Strength]; a != 6 || b != 6 || c != 6 {
		t.Errorf("values: %d %d %d", a, b, c)
	}
	wantInt(t, "spent", team.Spent(), 4+5+6)
	team.Set([]int{0, 1, 5}, Strength, 0)
	wantInt(t, "back to the bonuses", team.Spent(), 0)
	all := make([]int, Fighters)
	for i := range all {
		all[i] = i
	}
	team.Set(all, Constitution, 30)
	wantInt(t, "all spent", team.Left(), 0)
	// 400 points and 30 given: 21.5 each.
	for i := range all {
		if v := team[i].Values[Constitution]; v < 21 || v > 22 {
			t.Errorf("fighter %d has %d", i, v)
		}
	}
	team.Set([]int{7, 99, -1}, Constitution, 3)
	team.Set([]int{8}, Strength, 99)
	wantInt(t, "capped", team[8].Values[Strength], 10)
}

func TestSpreadKeepsTheProportions(t *testing.T) {
	team := legalTeam()
	for i := range team {
		team.Set([]int{i}, Dexterity, RankOf(i).Bonus()[Dexterity]+2)
		team.Set([]int{i}, Constitution, RankOf(i).Bonus()[Constitution]+4)
	}
	team.Spread([]int{5, 6})
	// 400 - 120 = 280 points for two: more than they have room for.
	wantInt(t, "one", team.Cost(5), 70)
	team.Spread([]int{7})
	if v := team[7].Values; v[Constitution]-4 <= v[Dexterity]-2 {
		t.Errorf("two to one became %v", v)
	}
	team = legalTeam()
	team.Spread([]int{9})
	wantInt(t, "from nothing", team[9].Values[Strength], 10)
	for i := range team {
		team.Spread([]int{i})
	}
	wantInt(t, "left", team.Left(), 0)
}

func TestCopy(t *testing.T) {
	team := legalTeam()
	team.Set([]int{5}, Strength, 10)
	team.Set([]int{5}, Dexterity, 10)
	team[5].Strategy = Erratic
	all := make([]int, Fighters)
	for i := range all {
		all[i] = i
	}
	wantInt(t, "copies", team.Copy(5, all), Fighters)
	wantInt(t, "a student", team.Cost(17), 20)
	wantInt(t, "an élite, full", team[2].Values[Strength], 10)
	if team[2].Strategy != Erratic || team[19].Reserve != true {
		t.Errorf("copies should have the strategy of the original and keep their reserve: %+v", team[2])
	}
	team.Set([]int{5}, Constitution, 12)
	wantInt(t, "copies that can be paid", team.Copy(5, all), 1)
	wantInt(t, "from nobody", team.Copy(20, all), 0)
}

func TestPresetsAreLegal(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range Presets() {
		if seen[p.ID] || p.ID == "" {
			t.Errorf("preset %q", p.ID)
		}
		seen[p.ID] = true
		for d, recipe := range p.Recipes {
			team := recipe.Team()
			wantErr(t, p.ID+" in "+Dialect(d).String(), team.Check(), nil)
			if left := team.Left(); left != 0 {
				t.Errorf("%s leaves %d points", p.ID, left)
			}
			posts := recipe.Posts([Zones]int{3, 1, 4, 0, 2})
			wantErr(t, p.ID+" posted", posts.Check(&team), nil)
			n := 0
			for _, z := range posts {
				if z == 3 {
					n++
				}
			}
			wantInt(t, p.ID+" in zone 3", n, recipe.Zones[0].Size)
		}
	}
}

func TestProgrammesDiffer(t *testing.T) {
	for seed := range uint64(60) {
		for _, o := range []map[string]string{nil, {OptionProgrammeA: "mm"}, {OptionProgrammeB: "isi"}, {OptionProgrammeA: "gi", OptionProgrammeB: "gm"}} {
			s, err := New(rules.Setup{Seats: 2, Seed: seed, Options: o})
			if err != nil {
				t.Fatal(err)
			}
			p := s.params.Programmes
			if p[0] == p[1] || o[OptionProgrammeA] != "" && p[0].String() != o[OptionProgrammeA] || o[OptionProgrammeB] != "" && p[1].String() != o[OptionProgrammeB] {
				t.Errorf("seed %d, %v: %v", seed, o, p)
			}
		}
	}
	_, err := New(rules.Setup{Seats: 2, Options: map[string]string{OptionProgrammeA: "rt", OptionProgrammeB: "rt"}})
	if e, ok := err.(*rules.SetupError); !ok || e.Field != OptionProgrammeB {
		t.Errorf("twice the same: %v", err)
	}
}

// A team and a posting must have exactly one entry per fighter.
func TestTeamsHaveTwentyFighters(t *testing.T) {
	whole := RandomTeam(rules.NewRand(1))
	posts := RandomPosts(&whole, rules.NewRand(1))
	for _, n := range []int{0, 19, 20, 21} {
		team := make([]Recruit, n)
		post := make([]int, n)
		copy(team, whole[:])
		copy(post, posts[:])
		line, err := json.Marshal(map[string]any{"do": "compose", "team": team, "posts": post})
		if err != nil {
			t.Fatal(err)
		}
		var a Action
		err = json.Unmarshal(line, &a)
		switch {
		case n == Fighters && (err != nil || *a.Team != whole || *a.Posts != posts):
			t.Errorf("%d entries: %v", n, err)
		case n != Fighters && (err == nil || !strings.Contains(err.Error(), strconv.Itoa(n)) || !strings.Contains(err.Error(), "20")):
			t.Errorf("%d entries are taken: %v", n, err)
		}
	}
}
