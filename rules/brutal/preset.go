package brutal

// Group is a part of a recipe: fighters who stand together, and are alike.
type Group struct {
	// Size is how many they are; Specials how many of them are the maître and
	// the élites, who are dealt in their order, group after group.
	Size     int `json:"size"`
	Specials int `json:"specials,omitempty"`
	// Points is what is bought for each, in the proportions of Shares.
	Points int    `json:"points"`
	Shares Values `json:"shares"`
	// Healers and Erratics are how many of them heal, or toss coins; the last
	// of the group first, so that students do.
	Healers  int `json:"healers,omitempty"`
	Erratics int `json:"erratics,omitempty"`
}

// Recipe is a whole set-up in short: a group for each of five zones and the
// reservists. Which group takes which zone is chosen when it is posted.
type Recipe struct {
	Zones   [Zones]Group `json:"zones"`
	Reserve Group        `json:"reserve"`
}

// group is a zone's, or the reservists' after those.
func (r *Recipe) group(g int) *Group {
	if g < Zones {
		return &r.Zones[g]
	}
	return &r.Reserve
}

// deal says in which group each fighter is.
func (r *Recipe) deal() (group [Fighters]int, members [Zones + 1][]int) {
	special, student := 0, 5
	for g := range Zones + 1 {
		for n := range r.group(g).Size {
			i := &student
			if n < r.group(g).Specials && special < 5 || student >= Fighters {
				i = &special
			}
			if *i >= Fighters || i == &special && special >= 5 {
				break
			}
			group[*i] = g
			members[g] = append(members[g], *i)
			*i++
		}
	}
	return group, members
}

// Team is the team of the recipe. It is legal when the sizes add up to 15 and 5
// and the points are within the budget; Team.Check says so.
func (r *Recipe) Team() Team {
	t := NewTeam()
	_, members := r.deal()
	for g, list := range members {
		group := r.group(g)
		for n, i := range list {
			for range group.Points {
				if !t.buy(i, group.Shares) {
					break
				}
			}
			t[i].Reserve = g == Zones
			switch last := len(list) - 1 - n; {
			case last < group.Healers:
				t[i].Strategy = Defensive
			case last < group.Healers+group.Erratics:
				t[i].Strategy = Erratic
			}
		}
	}
	return t
}

// Posts is the posting of the recipe: its group g goes to zones[g]. The five
// zones have to be different.
func (r *Recipe) Posts(zones [Zones]int) Posts {
	p := NoPosts()
	group, _ := r.deal()
	for i, g := range group {
		if g < Zones {
			p[i] = zones[g]
		}
	}
	return p
}

// Preset is a team with a character, to start from.
type Preset struct {
	// ID names it in words and pictures; it never changes.
	ID string
	// Recipes are its set-ups, one a Dialect.
	Recipes [2]Recipe
}

// Presets are the teams on offer, in the order in which screens show them.
func Presets() []Preset {
	return []Preset{
		{"brutes", both(even([Zones]int{4, 4, 4, 2, 1}, Values{Dexterity: 1, Strength: 1}, 0))},
		{"wall", both(even([Zones]int{3, 3, 3, 3, 3}, Values{Dexterity: 1, Resistance: 1}, 1))},
		{"foxes", both(foxes)},
		{"balanced", both(even([Zones]int{4, 4, 3, 2, 2}, Values{1, 1, 1, 3, 1}, 0))},
		{"nurses", both(even([Zones]int{4, 4, 3, 2, 2}, Values{Dexterity: 2, Constitution: 3, Strength: 1}, 1))},
		{"bolts", both(even([Zones]int{5, 4, 4, 1, 1}, Values{Dexterity: 2, Strength: 2, Initiative: 1}, 0))},
	}
}

func both(r Recipe) [2]Recipe { return [2]Recipe{r, r} }

// even spends twenty points on everybody alike.
func even(sizes [Zones]int, shares Values, healers int) Recipe {
	var r Recipe
	for g, size := range sizes {
		r.Zones[g] = Group{Size: size, Specials: 1, Points: Budget / Fighters, Shares: shares, Healers: min(healers, size-1)}
	}
	r.Reserve = Group{Size: Reservists, Points: Budget / Fighters, Shares: shares}
	return r
}

// foxes give two zones away and keep their best for the third.
var foxes = Recipe{
	Zones: [Zones]Group{
		{Size: 5, Specials: 2, Points: 24, Shares: Values{Dexterity: 1, Strength: 1}},
		{Size: 4, Specials: 1, Points: 24, Shares: Values{Dexterity: 1, Strength: 1}},
		{Size: 4, Specials: 1, Points: 20, Shares: Values{Dexterity: 1, Strength: 1}},
		{Size: 1, Points: 0},
		{Size: 1, Points: 0},
	},
	Reserve: Group{Size: 5, Specials: 1, Points: 20, Shares: Values{Dexterity: 1, Strength: 1}},
}
