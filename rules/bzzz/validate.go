package bzzz

import "ludotheque/rules"

// Validate implements [rules.View].
func (v *View) Validate(setup rules.Setup, seat rules.Seat) error {
	p, err := params(setup)
	if err != nil {
		return err
	}
	var c rules.Checks
	c.Must(v != nil, "there is no view")
	if c.Failed() {
		return c.Err
	}
	c.Must(v.Params == p, "the constants are %+v", v.Params)
	c.Must(v.Seat == seat, "a view of seat %d", v.Seat)
	c.Must(len(v.Flowers) == Players*p.Flowers && len(v.Initial) == p.Flowers, "%d flowers, %d groups", len(v.Flowers), len(v.Initial))
	c.Within("the turn", v.Turn, 0, p.Turns)
	c.Within("the number of bees", len(v.Bees), 0, v.Turn+1)
	over := v.Phase == PhaseOver
	c.Must(over == (v.Result != nil), "phase %s, a result: %t", v.Phase, v.Result != nil)
	current := v.Turn
	if over {
		current += Players - 1
	}
	c.Must(int(v.Current) == current%Players && (over || v.Turn < p.Turns), "seat %d in turn %d", v.Current, v.Turn)
	if c.Failed() {
		return c.Err
	}
	if v.Result != nil {
		c.Add(v.Result.Validate(Players, ReasonBlitzkrieg, ReasonExhausted, ReasonTime))
	}
	v.soundBees(&c)
	between := func(what string, r Range, most int) {
		c.Must(r.Lo >= 0 && r.Lo <= r.Hi && r.Hi <= most, "%s is %d to %d, and at most %d", what, r.Lo, r.Hi, most)
	}
	for i := range v.Flowers {
		f := &v.Flowers[i]
		v.soundCell(&c, f.X, f.Y)
		c.Within("the number of foragings", f.Acts, 0, p.Turns*p.Turns)
		between("a flower", f.Nectar, p.Nectar)
	}
	most := Players * (p.Flowers*p.Nectar + p.Start)
	for i := range v.Stocks {
		between("a stock", v.Stocks[i], most)
		c.Must(rules.Seat(i) != seat || v.Stocks[i].Known(), "the own stock is not known")
	}
	for i := range v.Initial {
		between("a flower at the start", v.Initial[i], p.Nectar)
	}
	between("the total", v.Total, most)
	between("the line", v.Line, most)
	between("what is left", v.Left, most+len(v.Bees)*Worker.Capacity())
	c.Within("the number of events", len(v.Events), 0, 4*len(v.Bees)+8)
	for i := range v.Events {
		if c.Failed() {
			break
		}
		v.soundEvent(&c, &v.Events[i])
	}
	return c.Err
}

func (v *View) soundCell(c *rules.Checks, x, y int) {
	c.Must(x >= 0 && y >= 0 && x < v.Params.Cells && y < v.Params.Cells, "cell %d, %d is off the board", x, y)
}

// soundBees checks the positions, owners and numbers of the bees.
func (v *View) soundBees(c *rules.Checks) {
	var laid [Players]int
	taken := map[[2]int]bool{}
	for i := range v.Bees {
		b := &v.Bees[i]
		c.Within("the owner of a bee", int(b.Owner), 0, Players-1)
		if c.Failed() {
			return
		}
		laid[b.Owner]++
		c.Must(b.Number == laid[b.Owner], "bee %d has number %d", i, b.Number)
		v.soundCell(c, b.X, b.Y)
		c.Must(!taken[[2]int{b.X, b.Y}], "two bees are at %d, %d", b.X, b.Y)
		taken[[2]int{b.X, b.Y}] = true
		c.Within("the turn in which a bee wakes", b.Wake, 0, v.OwnTurn(b.Owner)+v.Params.KO+1)
		c.Must(b.Nectar.Lo >= 0 && b.Nectar.Lo <= b.Nectar.Hi && b.Nectar.Hi <= b.Kind.Capacity(), "bee %d carries %+v", i, b.Nectar)
	}
}

// soundEvent checks that what an event refers to exists.
func (v *View) soundEvent(c *rules.Checks, e *Event) {
	switch e.What {
	case EventEnded:
		c.Must(e.Seat == rules.Spectator && e.Bee == -1 && v.Result != nil && e.Reason == v.Result.Reason, "the end for %q", e.Reason)
	case EventPassed, EventTurn:
		c.Within("the seat of an event", int(e.Seat), 0, Players-1)
		c.Must(e.Bee == -1, "bee %d in event %s", e.Bee, e.What)
	default:
		c.Within("the bee of an event", e.Bee, 0, len(v.Bees)-1)
		if c.Failed() {
			return
		}
		c.Must(e.Seat == v.Bees[e.Bee].Owner && e.Kind == v.Bees[e.Bee].Kind, "event %s of seat %d is about another bee", e.What, e.Seat)
	}
	v.soundCell(c, e.X, e.Y)
	v.soundCell(c, e.FromX, e.FromY)
	if e.What == EventForaged {
		c.Within("the flower of an event", e.Flower, 0, len(v.Flowers)-1)
	} else {
		c.Must(e.Flower == -1, "flower %d in event %s", e.Flower, e.What)
	}
	c.Within("the amount of an event", e.Amount, Hidden, Worker.Capacity())
	c.Must((e.What == EventDraw) == (len(e.Foes) > 0), "%d foes in event %s", len(e.Foes), e.What)
	c.Within("the number of foes", len(e.Foes), 0, len(v.Bees))
	for _, foe := range e.Foes {
		c.Within("a foe", foe, 0, len(v.Bees)-1)
	}
	if e.What == EventDraw {
		c.Must(e.Den > 0 && e.Den <= 1<<20 && e.Num >= 0 && e.Num <= e.Den && e.Draw >= 0 && e.Draw < 1, "a draw of %v against %d in %d", e.Draw, e.Num, e.Den)
	} else {
		c.Must(e.Den == 0 && e.Num == 0 && e.Draw == 0, "a draw in event %s", e.What)
	}
}
