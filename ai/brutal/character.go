package brutal

import (
	"cmp"
	"slices"

	"ludotheque/ai"
	"ludotheque/rules/brutal"
)

// liked returns a mixture in which the half that a character prefers is drawn five times where the
// other is drawn three times. So Master stays unpredictable, others use all presets, and a preference
// for weak teams costs less than five comparisons of a hundred: with three to one it cost eight.
func (p *Player) liked(all Mixture) Mixture {
	if p.taste == "" {
		return all
	}
	order := slices.Clone(all)
	slices.SortStableFunc(order, func(a, b Choice) int {
		return cmp.Compare(p.likes(&b.Lineup.Team), p.likes(&a.Lineup.Team))
	})
	for i := range order {
		if i < len(order)/2 {
			order[i].Weight *= 5
		} else {
			order[i].Weight *= 3
		}
	}
	return order
}

// likes returns a character's rating of a team: endurance for a miser, damage for a pirate, initiative
// for a daredevil.
func (p *Player) likes(team *brutal.Team) int {
	sum := 0
	for i := range team {
		switch v := &team[i].Values; p.taste {
		case ai.Miser:
			sum += v[brutal.Resistance] + v[brutal.Constitution]
		case ai.Pirate:
			sum += v[brutal.Strength]
		case ai.Daredevil:
			sum += v[brutal.Initiative] + v[brutal.Dexterity]
		}
	}
	return sum
}
