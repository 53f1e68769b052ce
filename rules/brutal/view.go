package brutal

import "ludotheque/rules"

// View is what one seat may know: its own team, the sums of the zones, the fighters on the field
// during a mêlée (B39), and the events. When the game is over nothing is hidden.
type View struct {
	Params
	// Seat is the viewer; rules.Spectator sees only what is public.
	Seat  rules.Seat `json:"seat"`
	Phase Phase      `json:"phase"`
	// Melee is the number of the latest mêlée, from 1 to 5; 0 before the first.
	Melee int `json:"melee"`
	// Tick is how many ticks that mêlée has lasted.
	Tick int `json:"tick"`
	// Fighters are the two teams, as far as the viewer may know them.
	Fighters [Players][Fighters]Fighter `json:"fighters"`
	// Zones have no troops until the first mêlée begins.
	Zones [Zones]Zone `json:"zones"`
	// Fallen is the number of the fallen of each side; it is public.
	Fallen [Players]int `json:"fallen"`
	// Events is the news of the latest step, in order.
	Events []Event `json:"events"`
	// Result is nil until the game is over.
	Result *rules.Result `json:"result,omitempty"`
}

// unseen is a team of which nothing is known.
var unseen = func() (team [Fighters]Fighter) {
	for i := range team {
		team[i] = Fighter{Sight: Unseen, Zone: Bench}
	}
	return team
}()

// View returns what seat may know; any other seat number is a spectator.
func (s *State) View(seat rules.Seat) *View {
	v := new(View)
	s.ViewTo(v, seat)
	return v
}

// ViewTo writes a View over v, reusing the memory of its events. v must not be in use elsewhere.
func (s *State) ViewTo(v *View, seat rules.Seat) {
	if seat < 0 || seat >= Players {
		seat = rules.Spectator
	}
	s.look(v, seat, s.phase == PhaseOver)
}

// Open returns a view without secrets, for replays. It must not reach a player before the end.
func (s *State) Open() *View {
	v := new(View)
	s.look(v, rules.Spectator, true)
	return v
}

// look fills the view of a seat.
func (s *State) look(v *View, seat rules.Seat, open bool) {
	v.Params, v.Seat, v.Phase, v.Melee, v.Tick = s.params, seat, s.phase, s.melee, s.tick
	v.Zones, v.Fallen, v.Result = s.zones, [Players]int{}, s.Result()
	v.Events = append(v.Events[:0], s.events...)
	if v.Events == nil {
		v.Events = []Event{}
	}
	for side := range s.fighters {
		team := &s.fighters[side]
		for i := range team {
			if team[i].Fallen() {
				v.Fallen[side]++
			}
		}
		if open || rules.Seat(side) == seat {
			v.Fighters[side] = *team
			continue
		}
		v.Fighters[side] = unseen
		if s.phase != PhaseMelee {
			continue
		}
		for i := range team {
			if f := &team[i]; f.Zone != Bench {
				v.Fighters[side][i] = Fighter{Sight: Seen, Zone: f.Zone, ECTS: f.ECTS, Max: f.Max}
			}
		}
	}
	if !open {
		for i := range v.Events {
			v.Events[i] = v.Events[i].forSeat(seat)
		}
		unordered(v.Events, seat)
	}
}

// Own returns the team of the seat of the view, nil for a spectator.
func (v *View) Own() *[Fighters]Fighter {
	if v.Seat < 0 || v.Seat >= Players {
		return nil
	}
	return &v.Fighters[v.Seat]
}

// Team returns the team of the seat of the view as composed, except for strategies that orders have
// changed.
func (v *View) Team() Team {
	t := NewTeam()
	if own := v.Own(); own != nil {
		for i := range own {
			t[i] = own[i].Recruit
		}
	}
	return t
}

// Standing returns how many of a side are on the field.
func (v *View) Standing(seat rules.Seat) int {
	n := 0
	for z := range v.Zones {
		n += v.Zones[z].Sides[seat].Count
	}
	return n
}

// ECTS returns what a side has on the field in all.
func (v *View) ECTS(seat rules.Seat) int {
	n := 0
	for z := range v.Zones {
		n += v.Zones[z].Sides[seat].ECTS
	}
	return n
}

// Held returns how many zones a side holds.
func (v *View) Held(seat rules.Seat) int {
	n := 0
	for z := range v.Zones {
		if v.Zones[z].Owner == seat {
			n++
		}
	}
	return n
}

// Frenzy returns the n of B22 at the latest tick, and whether there is frenzy.
func (v *View) Frenzy() (n int, on bool) { return v.Params.Frenzy(v.Tick) }

// Contested returns the contested zones, in order: the possible targets of orders.
func (v *View) Contested() []int {
	list := make([]int, 0, Zones)
	for z := range v.Zones {
		if v.Zones[z].Contested() {
			list = append(list, z)
		}
	}
	return list
}

// Check returns why the seat of the view may not do a, or nil. It agrees with State.Check.
func (v *View) Check(a Action) error {
	if v.Own() == nil {
		return ErrNotNow
	}
	c := v.camp()
	return c.check(a)
}

// camp returns what the orders of the seat of the view are checked against.
func (v *View) camp() camp {
	c := camp{phase: v.Phase, seat: v.Seat, own: v.Own()}
	for z := range v.Zones {
		c.owner[z] = v.Zones[z].Owner
	}
	return c
}

// Free returns the numbers of the fighters that may get an order in addition to those given. It is
// empty outside a truce.
func (v *View) Free(given []Order) []int {
	var list []int
	contested := v.Contested()
	if v.Phase != PhaseTruce || v.Own() == nil || len(contested) == 0 {
		return nil
	}
	c := v.camp()
	before := c.orderSet()
	for _, o := range given {
		if before.add(o) != nil {
			return nil
		}
	}
	for i := range Fighters {
		more := before
		if more.add(Order{Fighter: i, To: contested[0]}) == nil {
			if list == nil {
				list = make([]int, 0, Fighters)
			}
			list = append(list, i)
		}
	}
	return list
}

// Sample proposes a random legal team, posting or list of orders. It never gives up. It is the zero
// Action if the seat does not act.
func (v *View) Sample(r *rules.Rand) Action {
	own := v.Own()
	if own == nil {
		return Action{}
	}
	switch v.Phase {
	case PhaseSetup:
		return ComposeTeam(RandomTeam(r))
	case PhasePost:
		t := v.Team()
		return DeployPosts(RandomPosts(&t, r))
	case PhaseTruce:
		contested, free := v.Contested(), v.Free(nil)
		orders := make([]Order, 0, len(free))
		c := v.camp()
		given := c.orderSet()
		for _, i := range free {
			if r.Intn(2) == 0 {
				continue
			}
			o := Order{i, contested[r.Intn(len(contested))], Strategy(r.Intn(Strategies))}
			if given.add(o) == nil {
				orders = append(orders, o)
			}
		}
		return GiveOrders(orders...)
	}
	return Action{}
}
