package brutal

import "ludotheque/rules"

// Validate implements [rules.View].
func (v *View) Validate(setup rules.Setup, seat rules.Seat) error {
	p, err := params(setup, rules.NewRand(0))
	if err != nil {
		return err
	}
	var c rules.Checks
	c.Must(v != nil, "there is no view")
	if c.Failed() {
		return c.Err
	}
	c.Must(v.Dialect == p.Dialect && v.Limit == p.Limit && v.Programmes[0] != v.Programmes[1], "the constants are %+v", v.Params)
	for i, key := range []string{OptionProgrammeA, OptionProgrammeB} {
		if chosen := info.Value(setup, key); chosen != drawn {
			c.Must(v.Programmes[i].String() == chosen, "seat %d studies %s", i, v.Programmes[i])
		}
	}
	c.Must(v.Seat == seat, "a view of seat %d", v.Seat)
	c.Must((v.Phase == PhaseOver) == (v.Result != nil), "phase %s, a result: %t", v.Phase, v.Result != nil)
	if v.Result != nil {
		c.Add(v.Result.Validate(Players, ReasonZones, ReasonConceded))
	}
	// At least one zone falls in each mêlée, and the fifth is never needed.
	c.Within("the mêlée", v.Melee, 0, Zones)
	c.Within("the tick", v.Tick, 0, 1<<20)
	c.Must(v.Melee > 0 || v.Phase != PhaseMelee && v.Phase != PhaseTruce, "phase %s before the first mêlée", v.Phase)
	c.Must(v.Melee == 0 || v.Phase >= PhaseMelee, "phase %s after a mêlée", v.Phase)
	for side := range v.Fighters {
		v.soundTeam(&c, rules.Seat(side))
	}
	var held [Players]int
	for z := range v.Zones {
		c.Within("the owner of a zone", int(v.Zones[z].Owner), int(rules.Spectator), Players-1)
		if c.Failed() {
			return c.Err
		}
		if o := v.Zones[z].Owner; o >= 0 {
			held[o]++
		}
		v.soundZone(&c, z)
	}
	c.Must(v.Phase == PhaseOver || max(held[0], held[1]) < Majority, "zones %v are held in phase %s", held, v.Phase)
	c.Within("the number of events", len(v.Events), 0, 4*Players*Fighters)
	for i := range v.Events {
		soundEvent(&c, &v.Events[i])
	}
	return c.Err
}

// soundTeam checks what is known of the fighters of a side.
func (v *View) soundTeam(c *rules.Checks, side rules.Seat) {
	team, open := &v.Fighters[side], v.Phase == PhaseOver || side == v.Seat
	composed, fallen := v.Phase > PhaseSetup, 0
	var t Team
	for i := range team {
		f := &team[i]
		t[i] = f.Recruit
		if f.Fallen() {
			fallen++
		}
		most := v.Dialect.MaxECTS(Constitution.Cap())
		switch {
		case !open && f.Sight == Unseen:
			c.Must(*f == unseen[i], "fighter %d is not seen, and has %+v", i, *f)
		case !open && f.Sight == Seen && v.Phase == PhaseMelee:
			c.Must(f.Recruit == Recruit{}, "fighter %d is known too well", i)
			c.Within("the zone of a fighter", f.Zone, 0, Zones-1)
			c.Within("the most that a fighter has", f.Max, BaseECTS, most)
			c.Within("what a fighter has", f.ECTS, 0, f.Max)
		case !open || f.Sight != Full:
			c.Must(false, "fighter %d is %s in phase %s", i, f.Sight, v.Phase)
		case f.Max == 0:
			// A player who gives up before the teams are composed ends the game without any.
			c.Must(f.ECTS == 0 && f.Zone == Bench && (!composed || v.Phase == PhaseOver && v.Melee == 0), "fighter %d was not composed", i)
			c.Must(f.Values == RankOf(i).Bonus(), "fighter %d was not composed", i)
		default:
			for a, n := range f.Values {
				c.Within("a value of a fighter", n, 0, Attribute(a).Cap())
			}
			c.Must(f.Max == v.Dialect.MaxECTS(f.Values[Constitution]), "fighter %d has %d at most", i, f.Max)
			c.Within("what a fighter has", f.ECTS, 0, f.Max)
			c.Within("the zone of a fighter", f.Zone, Bench, Zones-1)
		}
	}
	if !c.Failed() && open && t != NewTeam() {
		c.Add(t.Check())
	}
	c.Within("the number of the fallen", v.Fallen[side], 0, Fighters)
	if open || v.Phase == PhaseMelee {
		c.Must(v.Fallen[side] == fallen, "%d of %d have fallen", v.Fallen[side], fallen)
	}
}

// soundZone checks a zone, and counts the fighters seen there.
func (v *View) soundZone(c *rules.Checks, z int) {
	zone := &v.Zones[z]
	for side := range zone.Sides {
		for _, s := range []Side{zone.Sides[side], zone.Start[side]} {
			c.Within("the number of those in a zone", s.Count, 0, Fighters)
			c.Within("the ECTS in a zone", s.ECTS, s.Count, s.Count*v.Dialect.MaxECTS(Constitution.Cap()))
		}
		c.Must(v.Melee > 0 || zone.Sides[side] == Side{}, "zone %d has troops before the first mêlée", z)
		if v.Phase != PhaseOver && v.Phase != PhaseMelee && rules.Seat(side) != v.Seat {
			continue
		}
		var sum Side
		for i := range v.Fighters[side] {
			if f := &v.Fighters[side][i]; f.Zone == z && f.ECTS > 0 {
				sum.Count++
				sum.ECTS += f.ECTS
			}
		}
		c.Must(sum == zone.Sides[side], "zone %d counts %+v, and there are %+v", z, zone.Sides[side], sum)
	}
	for side := range v.Fallen {
		c.Within("all of a side", v.Standing(rules.Seat(side))+v.Fallen[side], 0, Fighters)
	}
}

// soundEvent checks that what an event refers to exists.
func soundEvent(c *rules.Checks, e *Event) {
	who, whom, where, whose := -1, -1, Bench, rules.Spectator
	switch e.What {
	case EventAttack, EventHeal:
		who, whom, where, whose = 0, 0, 0, 0
	case EventArrived, EventFell:
		who, where, whose = 0, 0, 0
	case EventHeld:
		where, whose = 0, 0
	case EventFrenzy:
		where = e.Zone // the sum of one side, or of all
	case EventConceded:
		whose = 0
	case EventEnded:
		whose = min(e.Seat, 0)
	}
	within := func(what string, n, kind, most int) {
		if kind < 0 {
			c.Must(n == -1, "%s of event %s is %d", what, e.What, n)
			return
		}
		c.Within(what+" of an event", n, 0, most)
	}
	within("the seat", int(e.Seat), int(whose), Players-1)
	within("the zone", e.Zone, where, Zones-1)
	within("the fighter", e.Fighter, who, Fighters-1)
	within("the target", e.Target, whom, Fighters-1)
	c.Within("where a fighter came from", e.From, Unknown, Zones-1)
	c.Within("a chance", e.Chance, Hidden, 1000)
	c.Within("a roll", e.Roll, Hidden, Rolls)
	c.Within("a power", e.Power, Hidden, Rolls)
	for _, n := range []int{e.Amount, e.Lost, e.ECTS} {
		c.Within("the amount of an event", n, 0, 1<<20)
	}
}
