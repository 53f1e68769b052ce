package brutal

import (
	"slices"

	"ludotheque/rules"
)

// View is what one seat may know: its own team, the sums of the zones, during a
// mêlée who stands on the field (B39), and the news. When the game is over
// nothing is hidden.
type View struct {
	Params
	// Seat is who looks; rules.Spectator sees only what is public.
	Seat  rules.Seat `json:"seat"`
	Phase Phase      `json:"phase"`
	// Melee is the number of the latest mêlée, from 1 to 5; 0 before the first.
	Melee int `json:"melee"`
	// Tick is how many ticks that mêlée has lasted.
	Tick int `json:"tick"`
	// Fighters is the two teams, as far as the viewer may know: see Fighter.
	Fighters [Players][Fighters]Fighter `json:"fighters"`
	// Zones is empty of troops until the first mêlée begins.
	Zones [Zones]Zone `json:"zones"`
	// Fallen is how many of each side have fallen: everybody saw them.
	Fallen [Players]int `json:"fallen"`
	// Events is the news of the latest step, in order.
	Events []Event `json:"events"`
	// Result is nil until the game is over.
	Result *rules.Result `json:"result,omitempty"`
}

// View is what seat may know; any other seat number is a spectator.
func (s *State) View(seat rules.Seat) *View {
	if seat < 0 || seat >= Players {
		seat = rules.Spectator
	}
	return s.view(seat, s.phase == PhaseOver)
}

// Open is a view without secrets, for replays. It must not reach a player
// before the end.
func (s *State) Open() *View { return s.view(rules.Spectator, true) }

func (s *State) view(seat rules.Seat, open bool) *View {
	v := &View{
		Params: s.params, Seat: seat, Phase: s.phase, Melee: s.melee, Tick: s.tick,
		Zones: s.zones, Events: slices.Clone(s.events), Result: s.Result(),
	}
	if v.Events == nil {
		v.Events = []Event{}
	}
	for side := range s.fighters {
		own := open || rules.Seat(side) == seat
		for i := range s.fighters[side] {
			f := &s.fighters[side][i]
			if f.Fallen() {
				v.Fallen[side]++
			}
			switch {
			case own:
				v.Fighters[side][i] = *f
			case s.phase == PhaseMelee && f.Zone != Bench:
				v.Fighters[side][i] = Fighter{Sight: Seen, Zone: f.Zone, ECTS: f.ECTS, Max: f.Max}
			default:
				v.Fighters[side][i] = Fighter{Sight: Unseen, Zone: Bench}
			}
		}
	}
	if !open {
		for i := range v.Events {
			v.Events[i] = v.Events[i].forSeat(seat)
		}
	}
	return v
}

// Own is the team of the seat of the view, nil for a spectator.
func (v *View) Own() *[Fighters]Fighter {
	if v.Seat < 0 || v.Seat >= Players {
		return nil
	}
	return &v.Fighters[v.Seat]
}

// Team is the team of the seat of the view as it was composed, but for the
// strategies that orders have changed.
func (v *View) Team() Team {
	t := NewTeam()
	if own := v.Own(); own != nil {
		for i := range own {
			t[i] = own[i].Recruit
		}
	}
	return t
}

// Standing is how many of a side are on the field.
func (v *View) Standing(seat rules.Seat) int {
	n := 0
	for z := range v.Zones {
		n += v.Zones[z].Sides[seat].Count
	}
	return n
}

// Benched is how many reservists of a side have not entered; everybody can
// count them, though not know them.
func (v *View) Benched(seat rules.Seat) int {
	if v.Melee == 0 {
		return Reservists
	}
	return Fighters - v.Standing(seat) - v.Fallen[seat]
}

// ECTS is what a side has on the field in all.
func (v *View) ECTS(seat rules.Seat) int {
	n := 0
	for z := range v.Zones {
		n += v.Zones[z].Sides[seat].ECTS
	}
	return n
}

// Held is how many zones a side holds.
func (v *View) Held(seat rules.Seat) int {
	n := 0
	for z := range v.Zones {
		if v.Zones[z].Owner == seat {
			n++
		}
	}
	return n
}

// Frenzy is the n of B22 at the latest tick, and whether there is frenzy.
func (v *View) Frenzy() (n int, on bool) { return v.Dialect.Frenzy(v.Tick) }

// Contested is the zones that nobody holds, in order: where orders may send.
func (v *View) Contested() []int {
	var list []int
	for z := range v.Zones {
		if v.Zones[z].Contested() {
			list = append(list, z)
		}
	}
	return list
}

// Check says why the seat of the view may not do a; nil when it may. It is
// what State.Check says.
func (v *View) Check(a Action) error {
	own := v.Own()
	if own == nil {
		return ErrNotNow
	}
	var owner [Zones]rules.Seat
	for z := range v.Zones {
		owner[z] = v.Zones[z].Owner
	}
	c := camp{v.Phase, v.Seat, own, &owner}
	return c.check(a)
}

// Free is who may get an order on top of those given, by number: those who may
// be sent to any contested zone. It is empty outside a truce.
func (v *View) Free(given []Order) []int {
	var list []int
	contested := v.Contested()
	if v.Phase != PhaseTruce || v.Own() == nil || len(contested) == 0 {
		return nil
	}
	for i := range Fighters {
		more := append(slices.Clip(given), Order{Fighter: i, To: contested[0]})
		if v.Check(GiveOrders(more...)) == nil {
			list = append(list, i)
		}
	}
	return list
}

// Sample proposes a random team, posting or list of orders that is legal. It
// never gives up. The zero Action when nothing is to be decided.
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
		orders := []Order{}
		contested := v.Contested()
		for _, i := range v.Free(nil) {
			if r.Intn(2) == 0 {
				continue
			}
			o := Order{i, contested[r.Intn(len(contested))], Strategy(r.Intn(Strategies))}
			if v.Check(GiveOrders(append(slices.Clip(orders), o)...)) == nil {
				orders = append(orders, o)
			}
		}
		return GiveOrders(orders...)
	}
	return Action{}
}
