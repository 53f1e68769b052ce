package brutal

import "ludotheque/rules"

// Story gathers what a results screen tells of a finished game. Feed it the
// open view ([State.Open]) of the start and of every step of a replay, in
// order, with Add; the zero Story is ready.
type Story struct {
	// Course is, by zone and side, the ECTS standing there at each tick from the
	// beginning of the first mêlée; truces take no time.
	Course [Zones][Players][]int
	// Melees is at which tick of Course each mêlée began.
	Melees []int
	// Falls says when zones fell, in order.
	Falls []Fall
	// Deeds is what each fighter did.
	Deeds [Players][Fighters]Deed
}

// Fall is a zone that fell.
type Fall struct {
	Zone int
	// To is who holds it since.
	To rules.Seat
	// At is the tick of Course.
	At int
}

// Deed is what one fighter did in the whole game.
type Deed struct {
	// Attacks and Hits count throws; Damage adds up what hits took, without
	// what went beyond the target's end; Felled, whom they felled.
	Attacks, Hits, Damage, Felled int
	// Dealt is the damage of all hits, what went beyond included; Expected is
	// what the same throws give on average, misses included. Their difference is
	// luck.
	Dealt    int
	Expected float64
	// Heals counts healings tried and Healed what they gave back.
	Heals, Healed int
	// Taken is what the fighter lost.
	Taken int
}

// Add takes the next view of the replay into account.
func (st *Story) Add(v *View) {
	if v.Melee == 0 {
		return
	}
	for z := range v.Zones {
		for side := range v.Zones[z].Sides {
			c := &st.Course[z][side]
			*c = append(*c, v.Zones[z].Sides[side].ECTS)
		}
	}
	now := len(st.Course[0][0]) - 1
	for _, e := range v.Events {
		switch e.What {
		case EventMelee:
			st.Melees = append(st.Melees, now)
		case EventHeld:
			st.Falls = append(st.Falls, Fall{e.Zone, e.Seat, now})
		case EventAttack:
			st.attack(v, &e)
		case EventHeal:
			d := &st.Deeds[e.Seat][e.Fighter]
			d.Heals++
			d.Healed += e.Amount
		}
	}
}

func (st *Story) attack(v *View, e *Event) {
	d, t := &st.Deeds[e.Seat][e.Fighter], &st.Deeds[1-e.Seat][e.Target]
	d.Attacks++
	n, _ := v.Frenzy()
	o := v.Dialect.attackOdds(v.Fighters[e.Seat][e.Fighter].Values, v.Fighters[1-e.Seat][e.Target].Values[Resistance], n)
	d.Expected += float64(o.Mean) * float64(o.Chance) / (100 * Rolls)
	if !e.Hit {
		return
	}
	d.Hits++
	d.Dealt += e.Amount
	d.Damage += e.Lost
	t.Taken += e.Lost
	if e.ECTS == 0 {
		d.Felled++
	}
}

// Side returns the deeds of a side added up.
func (st *Story) Side(seat rules.Seat) Deed {
	var sum Deed
	for i := range st.Deeds[seat] {
		d := &st.Deeds[seat][i]
		sum.Attacks += d.Attacks
		sum.Hits += d.Hits
		sum.Damage += d.Damage
		sum.Felled += d.Felled
		sum.Dealt += d.Dealt
		sum.Expected += d.Expected
		sum.Heals += d.Heals
		sum.Healed += d.Healed
		sum.Taken += d.Taken
	}
	return sum
}

// Luck returns by how much a side's throws did better than on average, in ECTS.
func (st *Story) Luck(seat rules.Seat) float64 {
	d := st.Side(seat)
	return float64(d.Dealt) - d.Expected
}

// Best is who of a side did most, in order: damage and healing together, then
// whom they felled. Who did nothing is left out.
func (st *Story) Best(seat rules.Seat) []int {
	var list []int
	for i := range st.Deeds[seat] {
		if d := &st.Deeds[seat][i]; d.Damage+d.Healed > 0 {
			list = append(list, i)
		}
	}
	better := func(i, j int) bool {
		a, b := &st.Deeds[seat][i], &st.Deeds[seat][j]
		if a.Damage+a.Healed != b.Damage+b.Healed {
			return a.Damage+a.Healed > b.Damage+b.Healed
		}
		return a.Felled > b.Felled
	}
	for i := 1; i < len(list); i++ {
		for j := i; j > 0 && better(list[j], list[j-1]); j-- {
			list[j-1], list[j] = list[j], list[j-1]
		}
	}
	return list
}
