package trichrome

import "ludotheque/rules"

// Validate implements [rules.View].
func (v *View) Validate(setup rules.Setup, seat rules.Seat) error {
	p, err := params(setup)
	if err != nil {
		return err
	}
	var c rules.Checks
	c.Must(v != nil && v.Maze != nil, "there is no view, or none of a maze")
	if c.Failed() {
		return c.Err
	}
	c.Must(v.Params == p, "the constants are %+v", v.Params)
	c.Must(v.Maze.W == p.Width && v.Maze.H == p.Height, "a maze of %d by %d cells", v.Maze.W, v.Maze.H)
	c.Must(v.Seat == seat, "a view of seat %d", v.Seat)
	c.Must((v.Phase == PhaseOver) == (v.Result != nil), "phase %s, a result: %t", v.Phase, v.Result != nil)
	if v.Result != nil {
		c.Add(v.Result.Validate(Players, ReasonRounds))
	}
	c.Within("the steps of the phase", v.Ticks, 0, max(ResultTicks, p.Ticks(v.Phase)))
	c.Within("the clock", v.Clock, 0, maxClock)
	c.Within("the steps of camping", v.Camp, 0, CampTicks)
	c.Within("the round", v.Round.Number, 1, p.Rounds)
	c.Within("the number of past rounds", len(v.Past), 0, p.Rounds)
	v.soundRound(&c, &v.Round, v.Phase)
	for i := range v.Past {
		c.Must(v.Past[i].Number == i+1, "round %d is number %d", i+1, v.Past[i].Number)
		v.soundRound(&c, &v.Past[i], PhaseResult)
	}
	for i := range v.Runners {
		r := &v.Runners[i]
		c.Within("the gap", r.Gap, -1, Heartbeat)
		c.Within("the boost", r.Boost, 0, p.Boost+Growth*(1+ChaseTicks/GrowTicks))
		c.Within("the patience", r.Patience, 0, WantTicks)
		c.Within("the points", r.Points, 0, p.Rounds*(BitePoints+DuelPoints))
		c.Within("the survival", r.Survival, 0, p.Rounds*maxClock)
	}
	c.Within("the number of events", len(v.Events), 0, 32)
	for i := range v.Events {
		v.soundEvent(&c, &v.Events[i])
	}
	if !c.Failed() {
		c.Add(v.lawful())
	}
	return c.Err
}

// maxClock is the longest round in sub-steps.
const maxClock = (ChaseTicks + ReversalTicks + DuelTicks) * subSteps

// soundPlace checks that a place is inside the maze.
func (b *Board) soundPlace(c *rules.Checks, p Place) {
	c.Must(p.X >= 0 && p.Y >= 0 && p.X <= (b.Maze.W-1)*Cell && p.Y <= (b.Maze.H-1)*Cell, "%d, %d is outside the maze", p.X, p.Y)
}

// soundRound checks a round that has come to a phase.
func (b *Board) soundRound(c *rules.Checks, r *Round, phase Phase) {
	for i := range r.Spawn {
		for _, p := range []Place{r.Spawn[i], r.BitePlaces[i], r.EndPlaces[i]} {
			b.soundPlace(c, p)
		}
		c.Within("the survival", r.Survival[i], 0, maxClock)
	}
	for _, p := range r.Doors {
		b.soundPlace(c, p)
		c.Must(p.X%Cell == 0 && p.Y%Cell == 0, "a door at %d, %d", p.X, p.Y)
	}
	c.Within("the time of a bite", r.BiteAt, 0, maxClock)
	c.Within("the time of the end", r.EndAt, 0, maxClock)
	least, most := int(rules.Spectator), int(rules.Spectator)
	if phase >= PhaseReversal {
		least, most = 0, Players-1
		c.Must(r.Eater != r.Eaten && r.Eater != r.Hunter && r.Eaten != r.Hunter, "seats %d, %d and %d are not three", r.Eater, r.Eaten, r.Hunter)
		c.Within("the number of doors", len(r.Doors), 1, 1+DoorJumps)
	}
	for _, seat := range []rules.Seat{r.Eater, r.Eaten, r.Hunter} {
		c.Within("a seat of the round", int(seat), least, most)
	}
	c.Must((r.Bite == Touched || r.Bite == Clock) == (phase >= PhaseReversal), "the chase is %s in phase %s", r.Bite, phase)
	ended := phase >= PhaseResult
	c.Must((r.End != Open) == ended && (ended && (r.Winner == r.Eater || r.Winner == r.Hunter) || !ended && r.Winner == rules.Spectator),
		"the duel is %s for seat %d in phase %s", r.End, r.Winner, phase)
}

// soundEvent checks that the seats of an event exist.
func (b *Board) soundEvent(c *rules.Checks, e *Event) {
	seat, other := e.What, false
	switch seat {
	case EventBoost, EventBite, EventReversal, EventEnd:
		other = true
		fallthrough
	case EventDraw, EventHunt:
		c.Within("the seat of an event", int(e.Seat), 0, Players-1)
	default:
		c.Within("the seat of an event", int(e.Seat), int(rules.Spectator), Players-1)
	}
	if other {
		c.Within("the other seat of an event", int(e.Other), 0, Players-1)
	} else {
		c.Within("the other seat of an event", int(e.Other), int(rules.Spectator), Players-1)
	}
	b.soundPlace(c, Place{e.X, e.Y})
}
