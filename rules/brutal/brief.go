package brutal

// The zones, by number.
const (
	Library = iota
	StudentUnion
	Administration
	Workshops
	SportsHall
)

// Brief sums up what a group of fighters of a team can do, for players who post or order them.
type Brief struct {
	// Count is the number of fighters, and ECTS their maximum in all.
	Count, ECTS int
	// Strike is the damage if all attackers act once, misses included; Heal is the healing if all
	// healers act once. Both are means, in ten-thousandths of an ECTS. A fighter with the strategy
	// Erratic counts half in each.
	Strike, Heal int
	// Initiative is the highest among them.
	Initiative int
}

// BriefOf returns what fighters of a team can do against targets of a resistance; targets of healing
// have the average constitution of the others.
func (t *Team) BriefOf(d Dialect, fighters []int, resistance int) Brief {
	var b Brief
	con := 0
	for _, i := range fighters {
		if i >= 0 && i < Fighters {
			b.Count++
			con += t[i].Values[Constitution]
		}
	}
	if b.Count == 0 {
		return b
	}
	con /= b.Count
	for _, i := range fighters {
		if i < 0 || i >= Fighters {
			continue
		}
		v := t[i].Values
		b.ECTS += d.MaxECTS(v[Constitution])
		b.Initiative = max(b.Initiative, v[Initiative])
		attack, heal := d.AttackOdds(v, resistance).Expected(), d.HealOdds(v, con).Expected()
		switch t[i].Strategy {
		case Defensive:
			b.Heal += heal
		case Erratic:
			b.Strike += attack / 2
			b.Heal += heal / 2
		default:
			b.Strike += attack
		}
	}
	return b
}

// Turn returns the place of a fighter in the team's order of initiative, from 1. Equal initiatives
// share a place, since their order is drawn at random (B12).
func (t *Team) Turn(fighter int) int {
	place := 1
	for i := range t {
		if t[i].Values[Initiative] > t[fighter].Values[Initiative] {
			place++
		}
	}
	return place
}
