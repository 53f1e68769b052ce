package life

import (
	"bytes"

	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// trichromeLife counts a match of trichrome, in seconds.
func trichromeLife(record []byte) (*Report, error) {
	p, err := match.OpenReplay(trichrome.Game, bytes.NewReader(record))
	if err != nil {
		return nil, err
	}
	t := newMazeTally()
	before := p.View(0, rules.Spectator)
	for at := range p.Len() {
		now := p.View(at+1, rules.Spectator)
		t.step(&before.Board, now)
		before = now
	}
	return t.report(), nil
}

// mazeRate is how many steps of trichrome a second has.
const mazeRate = 60

// Short meetings of trichrome, in sub-steps: a chase is measured from the start, a duel
// from when its hunter is free.
const (
	shortChase = 4 * trichrome.Second
	shortDuel  = 3 * trichrome.Second
	frozen     = trichrome.ReversalTicks * trichrome.Second / mazeRate
)

// mazeTally counts a match of trichrome step by step.
type mazeTally struct {
	r     *Report
	steps int
	// able is in how many steps each seat could move, and still in how many of those it
	// did not.
	able, still [trichrome.Players]int
	// over says that the prey of this round has run over its frozen hunter.
	over bool
}

func newMazeTally() *mazeTally { return &mazeTally{r: New("second", trichrome.Players)} }

// step counts the step that led from one board to the next.
func (t *mazeTally) step(before *trichrome.Board, now *trichrome.View) {
	t.steps++
	second := float64(t.steps) / mazeRate
	for seat := range before.Moving().All() {
		b, n := &before.Runners[seat], &now.Runners[seat]
		t.able[seat]++
		if n.Place() == b.Place() {
			t.still[seat]++
		}
		if n.Facing != b.Facing {
			t.r.Act(int(seat), "turn", second)
		}
	}
	if now.Phase == trichrome.PhaseReversal && !t.over && touching(now.Runners[now.Round.Eater].Place(), now.Runners[now.Round.Hunter].Place()) {
		t.over = true
		t.r.Happened("over the frozen hunter", second)
	}
	for _, e := range now.Events {
		switch e.What {
		case trichrome.EventRound:
			t.over = false
		case trichrome.EventBite:
			t.meet(int(e.Seat), int(e.Other), second)
			t.r.Happened("chase", second)
			if now.Round.BiteAt < shortChase {
				t.r.Happened("chase under 4 s", second)
			}
			if e.How == trichrome.Clock {
				t.r.Happened("chase ended by the clock", second)
			}
		case trichrome.EventEnd:
			t.r.Happened("duel", second)
			if now.Round.EndAt-now.Round.BiteAt-frozen < shortDuel {
				t.r.Happened("duel under 3 s", second)
			}
			switch e.How {
			case trichrome.Touched:
				t.meet(int(e.Seat), int(e.Other), second)
				t.r.Happened("duel won by the hunter", second)
			case trichrome.Clock:
				t.r.Happened("duel ended by the clock", second)
			}
		}
	}
}

// meet notes that a seat has eaten another.
func (t *mazeTally) meet(eater, eaten int, second float64) {
	t.r.Act(eater, "eater", second)
	t.r.Act(eaten, "eaten", second)
	t.r.Seats[eater].Attacks[eaten]++
}

func (t *mazeTally) report() *Report {
	t.r.Length = float64(t.steps) / mazeRate
	for i := range t.r.Seats {
		t.r.Seats[i].Chances, t.r.Seats[i].Idle = t.able[i]/mazeRate, t.still[i]/mazeRate
	}
	return t.r
}

// touching says whether two runners are within reach of each other.
func touching(a, b trichrome.Place) bool {
	dx, dy := a.X-b.X, a.Y-b.Y
	return dx*dx+dy*dy < trichrome.Contact*trichrome.Contact
}
