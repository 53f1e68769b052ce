package brutal

// The zones, by number.
const (
	Library = iota
	StudentUnion
	Administration
	Workshops
	SportsHall
)

// Brief is what a group of fighters of a team can do together, for whoever
// posts or orders them.
type Brief struct {
	// Count is how many they are, and ECTS what they have at the most.
	Count, ECTS int
	// Strike is what they deal when all who attack act once, misses included;
	// Heal is what all who heal give back. Both are means, in ten-thousandths of
	// an ECTS. Who tosses a coin counts half in each.
	Strike, Heal int
	// Initiative is the highest among them.
	Initiative int
}

// BriefOf returns what fighters of a team can do together against targets of a resistance; those
// healed are as sturdy as the healers' companions on average.
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

// Turn says as which of the team a fighter acts, by initiative alone: 1 is
// first. Equals share a place, since lots are drawn among them (B12).
func (t *Team) Turn(fighter int) int {
	place := 1
	for i := range t {
		if t[i].Values[Initiative] > t[fighter].Values[Initiative] {
			place++
		}
	}
	return place
}
