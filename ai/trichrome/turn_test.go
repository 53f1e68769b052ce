package trichrome

import (
	"slices"
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// In the duel the prey need not wait to answer a turn of its hunter; all others wait.
func TestThePreyAnswersItsHunter(t *testing.T) {
	const clock = 4000
	for _, c := range []struct {
		what        string
		level       ai.Level
		seat        rules.Seat
		own, others int // how long ago they turned, in sub-steps
		want        bool
	}{
		{"nobody has turned for long", ai.Master, 0, 2000, 2000, true},
		{"it has turned a moment ago, and nobody since", ai.Master, 0, 30, 2000, false},
		{"its hunter has turned since", ai.Master, 0, 40, 20, true},
		{"its hunter turned before it did", ai.Master, 0, 40, 50, false},
		{"its hunter turned longer ago than a moment", ai.Master, 0, answerWindow + 5, answerWindow + 1, false},
		{"the hunter does not answer", ai.Master, 1, 40, 20, false},
		{"hard answers nobody", ai.Hard, 0, 40, 20, false},
	} {
		p := New(c.level, 1)
		p.turned, p.eye.turned = rested, rested
		p.turned[0] = clock - c.own
		p.eye.turned[1-c.seat] = clock - c.others
		v := &trichrome.View{Board: trichrome.Board{Phase: trichrome.PhaseDuel, Clock: clock, Round: trichrome.Round{Eater: 0, Hunter: 1}}, Seat: c.seat}
		if got := p.calm(v, leg{}); got != c.want {
			t.Errorf("%s: may turn round: %v", c.what, got)
		}
	}
}

// A player that has waited turns round for one price. Before, it pays more where its prey is nearer
// than its hunter, so that of two that face each other one gives up first.
func TestAHunterTurnsAgainForMore(t *testing.T) {
	s, err := trichrome.New(rules.Setup{Seats: trichrome.Players, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	v := s.View(0)
	n := newNav(v.Maze)
	near, far := int(n.next[v.Cell(0)][0]), 0
	for c := range n.next {
		if n.dist(c, v.Cell(0)) > n.dist(far, v.Cell(0)) {
			far = c
		}
	}
	for _, c := range []struct {
		level        ai.Level
		prey, hunter int
		calm         bool
		want         int
	}{
		{ai.Master, near, far, true, boundCost},
		{ai.Master, near, far, false, hastyCost},
		{ai.Master, far, near, false, boundCost},
		{ai.Master, near, near, false, boundCost},
		{ai.Hard, near, far, true, turnCost},
	} {
		p := New(c.level, 1)
		p.nav = *n
		p.eye.last[v.PreyOf(0)].to, p.eye.last[v.HunterOf(0)].to = c.prey, c.hunter
		if got := p.turnPrice(v, c.calm); got != c.want {
			t.Errorf("%s, prey at %d, hunter at %d, has waited %v: %d, not %d", c.level, n.dist(c.prey, v.Cell(0)), n.dist(c.hunter, v.Cell(0)), c.calm, got, c.want)
		}
	}
}

// A player that has not waited turns again only when another runner has come to another cell since,
// however much better the way back looks.
func TestItsOwnTurnIsNoReasonToTurnAgain(t *testing.T) {
	for _, c := range []struct {
		what          string
		before, since [trichrome.Players]int
		want          bool
	}{
		{"nothing has changed", [...]int{7, 20, 30}, [...]int{7, 20, 30}, false},
		{"it goes the other way", [...]int{7, 20, 30}, [...]int{8, 20, 30}, false},
		{"its prey has gone on", [...]int{7, 20, 30}, [...]int{8, 21, 30}, true},
		{"its hunter has gone on", [...]int{7, 20, 30}, [...]int{7, 20, 31}, true},
	} {
		p := New(ai.Master, 1)
		p.situation.at = c.before
		p.count(4000)
		p.situation.at = c.since
		if got := p.surprised(0); got != c.want {
			t.Errorf("%s: may turn again: %v", c.what, got)
		}
	}
}

// In whole games no master turns again and again without another runner going on to another cell. What it
// sees is a step old, so a single such turn may happen.
func TestMasterDoesNotShiverAlone(t *testing.T) {
	const quick = quickTurnWait / subStepsPerStep // in steps
	longest := 0
	var before [trichrome.Players]trichrome.Runner
	var last, row [trichrome.Players]int
	var heads [trichrome.Players][trichrome.Players]int // where all runners headed for when each turned last
	step := 0
	game(t, rules.Setup{Seed: 2}, trio(ai.Master), func(s *trichrome.State) {
		v := s.View(0)
		step++
		var to [trichrome.Players]int
		for i := range to {
			if to[i] = -1; !v.Runners[i].Eaten {
				to[i] = legOf(v.Maze, &v.Runners[i]).to
			}
		}
		for i := range v.Runners {
			turned := turnsRound(v.Maze, before[i], &v.Runners[i])
			before[i] = v.Runners[i]
			if v.Phase != trichrome.PhaseChase || !turned {
				continue
			}
			then := heads[i]
			then[i] = to[i]
			if row[i]++; then != to || step-last[i] >= quick {
				row[i] = 0
			}
			longest = max(longest, row[i])
			last[i], heads[i] = step, to
		}
	})
	if longest > 1 {
		t.Errorf("a master turns %d times in a row for nothing that others do", longest)
	}
}

// Turns in a row are counted until one comes a breath after the one before. (That master makes no
// more than enough of them TestTurningRoundIsRare tells.)
func TestTurnsInARowAreCounted(t *testing.T) {
	p := New(ai.Master, 1)
	p.turned = rested
	clock := 4000
	for want := range maxTurnsInRow + 1 {
		if p.count(clock); p.row != want {
			t.Fatalf("%d in a row, not %d", p.row, want)
		}
		clock += quickTurnWait - 1
	}
	if p.count(clock + quickTurnWait); p.row != 0 {
		t.Errorf("%d in a row after a breath", p.row)
	}
}

// The eye tells when a runner has turned round, but in a dead end or where the same step takes it
// back to a crossing, as late as it sees all else.
func TestATurnRoundIsShown(t *testing.T) {
	with := levels[ai.Master]
	players, e := trio(ai.Normal), newEye(&with)
	var n *nav
	var before trichrome.Runner
	var turns [2][]int // when it turned, and when it was seen to have
	game(t, rules.Setup{Seed: 2, Options: map[string]string{"rounds": "10"}}, players, func(s *trichrome.State) {
		v := s.View(0)
		if v.Check(trichrome.None) != nil || v.Phase == trichrome.PhaseReady || v.Runners[1].Eaten {
			e, before = newEye(&with), v.Runners[1]
			return
		}
		if n == nil || n.maze != v.Maze {
			n = newNav(v.Maze)
		}
		was, is := legOf(v.Maze, &before), legOf(v.Maze, &v.Runners[1])
		if r := &v.Runners[1]; r.Facing == before.Facing.Back() && was.left > 0 && is.from == was.to && is.to == was.from && len(n.next[was.to]) > 1 {
			turns[0] = append(turns[0], v.Clock)
		}
		before = v.Runners[1]
		seen := e.turned[1]
		e.look(v, n)
		if e.turned[1] != seen && e.turned[1] > 0 {
			turns[1] = append(turns[1], e.turned[1]-with.lag*subStepsPerStep)
		}
	})
	for _, at := range turns[1] {
		if !slices.Contains(turns[0], at) {
			t.Errorf("seen to turn round at %d, and did at %v", at, turns[0])
		}
	}
	if missed := len(turns[0]) - len(turns[1]); len(turns[1]) < 7 || missed > 0 {
		t.Errorf("turned round at %v, was seen to at %v", turns[0], turns[1])
	}
}
