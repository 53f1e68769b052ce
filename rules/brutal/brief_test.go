package brutal

import "testing"

func TestBriefOf(t *testing.T) {
	team := legalTeam()
	team[5].Values = Values{5, 6, 0, 10, 3}
	team[6].Values, team[6].Strategy = Values{10, 0, 0, 2, 7}, Defensive
	team[7].Strategy = Erratic
	b := team.BriefOf(Origin, []int{5, 6, 7, -1, 20}, 4)
	want := Brief{Count: 3, ECTS: 40 + 32 + 30, Initiative: 7}
	want.Strike = Origin.AttackOdds(team[5].Values, 4).Expected() + Origin.AttackOdds(team[7].Values, 4).Expected()/2
	want.Heal = Origin.HealOdds(team[6].Values, 4).Expected() + Origin.HealOdds(team[7].Values, 4).Expected()/2
	if b != want {
		t.Errorf("%+v, want %+v", b, want)
	}
	if b := team.BriefOf(Origin, nil, 0); b != (Brief{}) {
		t.Errorf("nobody: %+v", b)
	}
	for fighter, place := range map[int]int{6: 1, 5: 2, 0: 3, 1: 4, 4: 4, 7: 8, 19: 8} {
		wantInt(t, "place", team.Turn(fighter), place)
	}
}
