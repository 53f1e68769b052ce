package brutal

import "ludotheque/rules"

// Guess returns a state that the view could come from. Positions and abilities of the other side, the
// queues and the random numbers to come are drawn, from teams like those of Presets and RandomTeam.
// What the view shows is kept: the sums and counts of the zones, the fallen, and during a mêlée the
// constitution of all fighters seen.
func (v *View) Guess(r *rules.Rand) *State { return v.GuessFrom(GuessTeam(v.Dialect, r), r) }

// GuessFrom is Guess starting from a given legal team for each unknown side: its constitution is
// raised, and other points are taken away, as far as the view demands it. Reservists and positions are
// still drawn.
func (v *View) GuessFrom(team Team, r *rules.Rand) *State {
	s := &State{
		params: v.Params, rng: rules.Rand{State: r.Uint64()}, phase: v.Phase, melee: v.Melee, tick: v.Tick,
		fighters: v.Fighters, zones: v.Zones, events: append([]Event(nil), v.Events...),
		sealed: v.Phase == PhaseMelee || v.Phase == PhaseTruce,
	}
	for seat := range s.fighters {
		if rules.Seat(seat) != v.Seat && v.Phase != PhaseOver {
			s.guessTeam(seat, team, v.Fallen[seat], r)
		}
	}
	if v.Phase == PhaseMelee {
		s.guessQueues(r)
	}
	return s
}

// guessTeam makes up a side that the view does not know.
func (s *State) guessTeam(seat int, team Team, fallen int, r *rules.Rand) {
	known := s.fighters[seat]
	switch {
	case s.phase == PhaseSetup:
		for i, recruit := range NewTeam() {
			s.fighters[seat][i] = Fighter{Recruit: recruit, Zone: Bench}
		}
	case s.phase == PhasePost:
		s.compose(seat, &team)
	case s.phase == PhaseMelee:
		s.compose(seat, &team)
		s.recognise(seat, &known)
	default:
		s.compose(seat, &team)
		s.place(seat, fallen, r)
	}
}

// GuessTeam returns a team as a person might compose it: a preset or a random one.
func GuessTeam(d Dialect, r *rules.Rand) Team {
	presets := Presets()
	n := r.Intn(len(presets) + 1)
	if n == len(presets) {
		return RandomTeam(r)
	}
	return presets[n].Recipes[d].Team()
}

// recognise adapts the side to what is seen on the field: the constitution follows from the maximum,
// and fighters not seen are reservists.
func (s *State) recognise(seat int, known *[Fighters]Fighter) {
	d := s.params.Dialect
	seen := 0
	for i := range known {
		f := &s.fighters[seat][i]
		f.Reserve = true
		if known[i].Sight == Unseen {
			continue
		}
		seen++
		f.Zone, f.ECTS, f.Max = known[i].Zone, known[i].ECTS, known[i].Max
		f.Values[Constitution] = (f.Max - BaseECTS) / d.perPoint()
		// The first to be seen did not come from the bench.
		f.Reserve = seen > Fielded
	}
	s.afford(seat)
}

// afford takes points away from the richest attributes other than constitution
// until the team is within the budget.
func (s *State) afford(seat int) {
	var t Team
	for i := range t {
		t[i] = s.fighters[seat][i].Recruit
	}
	for over := -t.Left(); over > 0; over-- {
		at, best := -1, Attribute(0)
		for i := range t {
			bonus := RankOf(i).Bonus()
			for a := range Attribute(Attributes) {
				if a == Constitution || t[i].Values[a] <= bonus[a] {
					continue
				}
				if at < 0 || t[i].Values[a]-bonus[a] > t[at].Values[best]-RankOf(at).Bonus()[best] {
					at, best = i, a
				}
			}
		}
		if at < 0 {
			break
		}
		t[at].Values[best]--
	}
	for i := range t {
		s.fighters[seat][i].Recruit = t[i]
	}
}

// place puts a guessed side on the field so that the sums and counts of the zones and the number of
// the fallen are right: in a truce nothing else is known.
func (s *State) place(seat, fallen int, r *rules.Rand) {
	side := &s.fighters[seat]
	var order [Fighters]int
	for i := range order {
		order[i] = i
	}
	r.Shuffle(Fighters, func(i, j int) { order[i], order[j] = order[j], order[i] })
	// Reservists come last: of them, the first have entered since.
	first := 0
	for n, i := range order {
		if !side[i].Reserve {
			order[n], order[first] = order[first], order[n]
			first++
		}
	}
	at := 0
	for z := range s.zones {
		want := s.zones[z].Sides[seat]
		s.wound(seat, z, order[at:at+want.Count], want.ECTS)
		at += want.Count
	}
	for _, i := range order[at : at+fallen] {
		side[i].ECTS = 0
		side[i].Zone = r.Intn(Zones)
	}
	s.afford(seat)
}

// wound places fighters in a zone so that their ECTS have the given sum. Attacks hit the weakest, so
// all but one are unhurt or nearly fallen.
func (s *State) wound(seat, zone int, who []int, ects int) {
	d := s.params.Dialect
	sum := 0
	for _, i := range who {
		s.fighters[seat][i].Zone = zone
		sum += s.fighters[seat][i].Max
	}
	for n := 0; sum < ects && n < len(who)*Constitution.Cap(); n++ {
		// They have more than was guessed.
		f := &s.fighters[seat][who[n%len(who)]]
		if f.Values[Constitution] < Constitution.Cap() {
			f.Values[Constitution]++
			f.Max += d.perPoint()
			f.ECTS = f.Max
			sum += d.perPoint()
		}
	}
	for _, i := range who {
		f := &s.fighters[seat][i]
		loss := min(sum-ects, f.ECTS-1)
		f.ECTS -= loss
		sum -= loss
	}
}

// guessQueues draws the queues: by initiative, from a random position on.
func (s *State) guessQueues(r *rules.Rand) {
	s.gather()
	for z := range s.zones {
		if s.zones[z].Contested() {
			s.line(z, r)
			s.queues[z].at = uint8(r.Intn(int(s.queues[z].n)))
		}
	}
}
