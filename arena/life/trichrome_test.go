package life

import (
	"maps"
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// mazeBoard is a board of colours A, B and C, of which each eats the next.
func mazeBoard(phase trichrome.Phase, places ...int) *trichrome.View {
	v := &trichrome.View{Board: trichrome.Board{Phase: phase}}
	v.Round.Eater, v.Round.Eaten, v.Round.Hunter = rules.Spectator, rules.Spectator, rules.Spectator
	for i := range v.Runners {
		v.Runners[i] = trichrome.Runner{Colour: trichrome.Colour(i), X: places[i], Facing: trichrome.Right}
	}
	if phase >= trichrome.PhaseReversal {
		v.Round.Eater, v.Round.Eaten, v.Round.Hunter = 0, 1, 2
		v.Runners[1].Eaten = true
	}
	return v
}

func TestTrichromeIsCounted(t *testing.T) {
	const far = 10 * trichrome.Cell
	chase := mazeBoard(trichrome.PhaseChase, 0, far, 2*far)
	// Each case goes from one board to the next for a number of steps.
	for _, c := range []struct {
		what        string
		steps       int
		before, now *trichrome.View
		events      []trichrome.Event
		biteAt, end int // in seconds of the round
		counts      map[string]int
		chances     [3]int
		idle        [3]int
		acts        map[string]int // of A
		attacks     [3]int         // by A
	}{
		{
			what: "who stands is idle", steps: 120,
			before: chase, now: mazeBoard(trichrome.PhaseChase, 0, far+1, 2*far+1),
			chances: [3]int{2, 2, 2}, idle: [3]int{2, 0, 0},
		},
		{
			what: "nobody can move before the start", steps: 120,
			before: mazeBoard(trichrome.PhaseReady, 0, far, 2*far), now: mazeBoard(trichrome.PhaseReady, 0, far, 2*far),
		},
		{
			what: "the prey alone moves while the hunter is frozen", steps: 60,
			before: mazeBoard(trichrome.PhaseReversal, 0, far, 2*far), now: mazeBoard(trichrome.PhaseReversal, 0, far, 2*far),
			chances: [3]int{1, 0, 0}, idle: [3]int{1, 0, 0},
		},
		{
			what: "the prey runs over its frozen hunter, once a round", steps: 60,
			before: mazeBoard(trichrome.PhaseReversal, 0, 0, 1), now: mazeBoard(trichrome.PhaseReversal, 1, 0, trichrome.Contact),
			chances: [3]int{1, 0, 0}, counts: map[string]int{"over the frozen hunter": 1},
		},
		{
			what: "a short chase", steps: 1, biteAt: 3, before: chase, now: mazeBoard(trichrome.PhaseReversal, 0, far, 2*far),
			events: []trichrome.Event{{What: trichrome.EventBite, Seat: 0, Other: 1, How: trichrome.Touched}},
			counts: map[string]int{"chase": 1, "chase under 4 s": 1}, acts: map[string]int{"eater": 1}, attacks: [3]int{0, 1, 0},
		},
		{
			what: "a long chase that the clock ends", steps: 1, biteAt: 4, before: chase, now: mazeBoard(trichrome.PhaseReversal, 0, far, 2*far),
			events: []trichrome.Event{{What: trichrome.EventBite, Seat: 0, Other: 1, How: trichrome.Clock}},
			counts: map[string]int{"chase": 1, "chase ended by the clock": 1}, acts: map[string]int{"eater": 1}, attacks: [3]int{0, 1, 0},
		},
		{
			what: "a hunter that wins a short duel", steps: 1, biteAt: 4, end: 8, before: mazeBoard(trichrome.PhaseDuel, 0, far, far), now: mazeBoard(trichrome.PhaseResult, 0, far, 2*far),
			events: []trichrome.Event{{What: trichrome.EventEnd, Seat: 2, Other: 0, How: trichrome.Touched}},
			counts: map[string]int{"duel": 1, "duel under 3 s": 1, "duel won by the hunter": 1}, acts: map[string]int{"eaten": 1},
		},
		{
			what: "a prey that gets away", steps: 1, biteAt: 4, end: 9, before: mazeBoard(trichrome.PhaseDuel, 0, far, far), now: mazeBoard(trichrome.PhaseResult, 0, far, 2*far),
			events: []trichrome.Event{{What: trichrome.EventEnd, Seat: 0, Other: 2, How: trichrome.Escaped}},
			counts: map[string]int{"duel": 1},
		},
	} {
		tally := newMazeTally()
		c.now.Events = c.events
		c.now.Round.BiteAt, c.now.Round.EndAt = c.biteAt*trichrome.Second, c.end*trichrome.Second
		for range c.steps {
			tally.step(&c.before.Board, c.now)
		}
		r := tally.report()
		if !maps.Equal(r.Counts, c.counts) || !maps.Equal(r.Seats[0].Acts, c.acts) || [3]int(r.Seats[0].Attacks) != c.attacks {
			t.Errorf("%s: counted %v, A did %v and attacked %v; want %v, %v, %v", c.what, r.Counts, r.Seats[0].Acts, r.Seats[0].Attacks, c.counts, c.acts, c.attacks)
		}
		for i, s := range r.Seats {
			if s.Chances != c.chances[i] || s.Idle != c.idle[i] {
				t.Errorf("%s: seat %d was idle in %d of %d seconds, want %d of %d", c.what, i, s.Idle, s.Chances, c.idle[i], c.chances[i])
			}
		}
	}
}

func TestTurnsOfTrichromeAreCounted(t *testing.T) {
	tally := newMazeTally()
	before, now := mazeBoard(trichrome.PhaseChase, 0, 9, 99), mazeBoard(trichrome.PhaseChase, 1, 9, 99)
	now.Runners[0].Facing = trichrome.Down
	for range 30 {
		tally.step(&before.Board, now)
	}
	r := tally.report()
	if s := r.Seats[0]; s.Acts["turn"] != 30 || s.First != 1./60 || r.Length != 0.5 || r.Unit != "second" {
		t.Errorf("%+v, first of %+v", r, s)
	}
}
