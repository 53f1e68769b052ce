package brutal

// Group is a part of a recipe: similar fighters who stand together.
type Group struct {
	// Size is the number of fighters; Specials is how many of them are the maître and the élites, who
	// are dealt in order, group after group.
	Size     int `json:"size"`
	Specials int `json:"specials,omitempty"`
	// Points is what is bought for each fighter, in the proportions of Shares.
	Points int    `json:"points"`
	Shares Values `json:"shares"`
	// Healers and Erratics are how many of them heal, or have the strategy Erratic; the last of the
	// group first, so that students do.
	Healers  int `json:"healers,omitempty"`
	Erratics int `json:"erratics,omitempty"`
}

// Recipe describes a whole set-up: a group for each of five zones and the reservists. Which group
// takes which zone is chosen when it is posted.
type Recipe struct {
	Zones   [Zones]Group `json:"zones"`
	Reserve Group        `json:"reserve"`
}

// group returns the group of a zone, or of the reservists after those.
func (r *Recipe) group(g int) *Group {
	if g < Zones {
		return &r.Zones[g]
	}
	return &r.Reserve
}

// crew is the fighters of a group.
type crew struct {
	who [Fighters]int
	n   int
}

// deal assigns the fighters to the groups. Groups take their specials and then students, in order;
// when one kind runs out, they take the other.
func (r *Recipe) deal() (group [Fighters]int, members [Zones + 1]crew) {
	const students = 5 // the number of the first student
	special, student := 0, students
	for g := range Zones + 1 {
		for n := range r.group(g).Size {
			next := &student
			if special < students && (n < r.group(g).Specials || student == Fighters) {
				next = &special
			}
			if *next == Fighters {
				break // no fighter is left: the sizes are not those of a team
			}
			group[*next] = g
			members[g].who[members[g].n] = *next
			members[g].n++
			*next++
		}
	}
	return group, members
}

// Team returns the team of the recipe. It is legal if the sizes add up to 15 and 5 and the points are
// within the budget; Team.Check verifies that.
func (r *Recipe) Team() Team {
	t := NewTeam()
	_, members := r.deal()
	for g := range members {
		group, list := r.group(g), &members[g]
		for n, i := range list.who[:list.n] {
			// Fighters of one rank and one group are alike, and consecutive.
			if n > 0 && RankOf(list.who[n-1]) == RankOf(i) {
				t[i].Values = t[list.who[n-1]].Values
			} else {
				bonus := RankOf(i).Bonus()
				for range group.Points {
					if !t[i].Values.buy(&bonus, &group.Shares) {
						break
					}
				}
			}
			t[i].Reserve = g == Zones
			switch last := list.n - 1 - n; {
			case last < group.Healers:
				t[i].Strategy = Defensive
			case last < group.Healers+group.Erratics:
				t[i].Strategy = Erratic
			}
		}
	}
	return t
}

// Posts returns the posting of the recipe: its group g goes to zones[g]. The five zones have to be
// different.
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

// Preset is a team to start from.
type Preset struct {
	// ID names it in words and pictures; it never changes.
	ID string
	// Recipes are its set-ups, one per Dialect.
	Recipes [2]Recipe
}

// Presets returns the teams on offer, in display order. They are meant to be recognised, changed and
// beaten: none is the best.
func Presets() []Preset {
	return []Preset{
		{"brutes", both(brutes)},
		{"wall", both(wall)},
		{"foxes", both(foxes)},
		{"balanced", both(balanced)},
		{"nurses", both(nurses)},
		{"bolts", both(bolts)},
	}
}

func both(r Recipe) [2]Recipe { return [2]Recipe{r, r} }

var (
	blows  = Values{Dexterity: 1, Strength: 1}
	nobody = Values{}

	// brutes hit hard and often, all alike.
	brutes = recipe([Zones]int{4, 4, 4, 2, 1}, [Zones + 1]int{20, 20, 20, 20, 20, 20}, blows)
	// wall is nine who are hard to break, in three zones, and others to fill the rest.
	wall = recipe([Zones]int{3, 3, 3, 3, 3}, [Zones + 1]int{41, 38, 36, 0, 0, 11}, Values{Dexterity: 2, Strength: 2, Resistance: 2, Constitution: 2})
	// foxes give two zones away and keep good reservists for the third.
	foxes = recipe([Zones]int{5, 4, 4, 1, 1}, [Zones + 1]int{22, 23, 22, 0, 0, 22}, blows)
	// balanced are good at everything, and at nothing.
	balanced = recipe([Zones]int{4, 4, 3, 2, 2}, [Zones + 1]int{20, 20, 20, 20, 20, 20}, Values{2, 2, 1, 2, 1})
	// nurses keep one in each zone to mend the others.
	nurses = healed(recipe([Zones]int{4, 4, 3, 2, 2}, [Zones + 1]int{23, 23, 23, 18, 18, 15}, Values{Dexterity: 3, Strength: 3, Constitution: 2}))
	// bolts act before anybody else, where they are; they are nowhere else.
	bolts = recipe([Zones]int{4, 4, 4, 2, 1}, [Zones + 1]int{30, 30, 30, 0, 0, 8}, Values{Dexterity: 1, Strength: 1, Initiative: 1})
)

// recipe returns a recipe of equal proportions: the sizes of the zones' groups, and the points for
// each fighter of a group, the reservists' last. The maître and the élites go to the first groups, one
// each.
func recipe(sizes [Zones]int, points [Zones + 1]int, shares Values) Recipe {
	var r Recipe
	for g, size := range sizes {
		r.Zones[g] = Group{Size: size, Specials: 1, Points: points[g], Shares: shares}
		if points[g] == 0 {
			r.Zones[g].Shares = nobody
		}
	}
	r.Reserve = Group{Size: Reservists, Points: points[Zones], Shares: shares}
	return r
}

// healed returns the recipe with a healer in each group of more than one.
func healed(r Recipe) Recipe {
	for g := range r.Zones {
		r.Zones[g].Healers = min(1, r.Zones[g].Size-1)
	}
	return r
}
