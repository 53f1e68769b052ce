package brutal

import "ludotheque/rules"

// Story gathers statistics of a finished game for a results screen. Call Add with the open view
// ([State.Open]) of the start and of every step of a replay, in order; the zero Story is ready to use.
type Story struct {
	// Course is, by zone and side, the sum of ECTS at each tick from the beginning of the first mêlée;
	// truces take no time.
	Course [Zones][Players][]int
	// Melees holds the tick of Course at which each mêlée began.
	Melees []int
	// Falls lists the zones that fell, in order.
	Falls []Fall
	// Deeds holds what each fighter did.
	Deeds [Players][Fighters]Deed
}

// Fall is a zone that fell.
type Fall struct {
	Zone int
	// To is the new holder.
	To rules.Seat
	// At is the tick of Course.
	At int
}

// Deed is what one fighter did in the whole game.
type Deed struct {
	// Attacks and Hits count throws; Damage adds up what hits took, without the excess; Felled counts
	// fighters felled.
	Attacks, Hits, Damage, Felled int
	// Dealt is the damage of all hits with the excess; Expected is what the same throws give on
	// average, misses included. Their difference is luck.
	Dealt    int
	Expected float64
	// Heals counts healings tried, and Healed adds up what they gave.
	Heals, Healed int
	// Taken is what the fighter lost.
	Taken int
}

// Add processes the next view of the replay.
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

// Side returns the sum of the deeds of a side.
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

// Best returns the fighters of a side, the most useful first: by damage and healing together, then by
// fighters felled. Fighters who did nothing are left out.
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
