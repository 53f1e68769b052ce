package brutal

import "ludotheque/rules"

// Changes that a screen makes to a team while it is composed. None of them makes values, costs or caps
// illegal: a change that does not fit is done in part.

// Set gives all the fighters the same value of an attribute, or the nearest possible: not below the
// bonus of the rank, not above the cap, and, the lowest first, as high as the remaining points allow.
// Fighter numbers that do not exist are ignored.
func (t *Team) Set(fighters []int, a Attribute, value int) {
	left := t.Left()
	for _, i := range fighters {
		if i < 0 || i >= Fighters || a >= Attributes {
			continue
		}
		v := &t[i].Values[a]
		to := max(min(value, *v), RankOf(i).Bonus()[a])
		left += *v - to
		*v = to
	}
	value = min(value, a.Cap())
	for left > 0 {
		low := -1
		for _, i := range fighters {
			if i >= 0 && i < Fighters && a < Attributes && t[i].Values[a] < value && (low < 0 || t[i].Values[a] < t[low].Values[a]) {
				low = i
			}
		}
		if low < 0 {
			return
		}
		t[low].Values[a]++
		left--
	}
}

// Spread spends the remaining points on the fighters, a point each in turn, in proportion to what they
// have bought already (or on dexterity and strength, for a fighter without points), until no point is
// left or all are at their caps.
func (t *Team) Spread(fighters []int) {
	var shares [Fighters]Values
	for i := range t {
		bonus := RankOf(i).Bonus()
		for a := range shares[i] {
			shares[i][a] = t[i].Values[a] - bonus[a]
		}
		if shares[i].Sum() == 0 {
			shares[i] = Values{Dexterity: 1, Strength: 1}
		}
	}
	for left := t.Left(); left > 0; {
		before := left
		for _, i := range fighters {
			if i >= 0 && i < Fighters && left > 0 && t.buy(i, shares[i]) {
				left--
			}
		}
		if left == before {
			return
		}
	}
}

// spill is the shares for points that do not fit into a fighter's own.
var spill = [Attributes]Attribute{Dexterity, Strength, Constitution, Resistance, Initiative}

// buy buys a point for a fighter where its shares ask for it most, and reports whether there was room.
// The caller checks the budget.
func (t *Team) buy(fighter int, shares Values) bool {
	bonus := RankOf(fighter).Bonus()
	return t[fighter].Values.buy(&bonus, &shares)
}

// buy is Team.buy for the values of one fighter with the bonus of its rank.
func (v *Values) buy(bonus, shares *Values) bool {
	best := -1
	for a := range Attribute(Attributes) {
		if shares[a] <= 0 || v[a] >= a.Cap() {
			continue
		}
		// The highest quotient of share and points after buying (D'Hondt).
		if best < 0 || shares[a]*(v[best]-bonus[best]+1) > shares[best]*(v[a]-bonus[a]+1) {
			best = int(a)
		}
	}
	if best < 0 {
		for _, a := range spill {
			if v[a] < a.Cap() {
				best = int(a)
				break
			}
		}
	}
	if best < 0 {
		return false
	}
	v[best]++
	return true
}

// Copy gives the fighters the strategy and the bought points of one of them, on top of their own
// bonuses and up to the caps, one after the other while the budget allows it. It returns how many got
// it, from itself included if it is in the list.
func (t *Team) Copy(from int, fighters []int) int {
	if from < 0 || from >= Fighters {
		return 0
	}
	model := t[from]
	bonus := RankOf(from).Bonus()
	done := 0
	for _, i := range fighters {
		if i < 0 || i >= Fighters {
			continue
		}
		old := t[i]
		own := RankOf(i).Bonus()
		for a := range Attribute(Attributes) {
			t[i].Values[a] = min(a.Cap(), own[a]+model.Values[a]-bonus[a])
		}
		if t.Left() < 0 {
			t[i] = old
			continue
		}
		t[i].Strategy = model.Strategy
		done++
	}
	return done
}

// RandomTeam returns a random legal team with an emphasis, all points spent.
func RandomTeam(r *rules.Rand) Team {
	t := NewTeam()
	var lean Values
	for a := range lean {
		lean[a] = 1 + r.Intn(8)
	}
	var order [Fighters]int
	for i := range order {
		order[i] = i
	}
	r.Shuffle(Fighters, func(i, j int) { order[i], order[j] = order[j], order[i] })
	for n, i := range order {
		t[i].Reserve = n < Reservists
		if r.Intn(5) == 0 {
			t[i].Strategy = Strategy(r.Intn(Strategies))
		}
	}
	for left := Budget; left > 0; {
		i := r.Intn(Fighters)
		shares := lean
		shares[r.Intn(Attributes)] += 4
		for n := min(left, 1+r.Intn(8)); n > 0 && t.buy(i, shares); n-- {
			left--
		}
	}
	return t
}

// RandomPosts posts a legal team at random.
func RandomPosts(t *Team, r *rules.Rand) Posts {
	p := NoPosts()
	for i := range p {
		if !t[i].Reserve {
			p[i] = r.Intn(Zones)
		}
	}
	return p.Fill(t, r)
}

// Fill posts the fighters that are not posted yet, first in empty zones, then at random. Others stay,
// unless a zone would be left empty.
func (p Posts) Fill(t *Team, r *rules.Rand) Posts {
	var count [Zones]int
	for i, z := range p {
		if t[i].Reserve || z < 0 || z >= Zones {
			p[i] = Bench
			continue
		}
		count[z]++
	}
	empty := func() int {
		for z, n := range count {
			if n == 0 {
				return z
			}
		}
		return -1
	}
	for i := range p {
		if t[i].Reserve || p[i] != Bench {
			continue
		}
		z := empty()
		if z < 0 {
			z = r.Intn(Zones)
		}
		p[i] = z
		count[z]++
	}
	for z := empty(); z >= 0; z = empty() {
		// The fullest zone gives its last fighter.
		full := 0
		for y, n := range count {
			if n > count[full] {
				full = y
			}
		}
		for i := Fighters - 1; i >= 0; i-- {
			if p[i] == full {
				p[i] = z
				count[full]--
				count[z]++
				break
			}
		}
		if count[z] == 0 {
			break // no zone can give one: the team is not legal
		}
	}
	return p
}
