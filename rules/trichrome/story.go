package trichrome

import "ludotheque/rules"

// Story gathers what a results screen tells of a game. Feed it a view of the
// start and of every step of a replay, in order, with Add; the zero Story is
// ready.
type Story struct {
	// Rounds is one tale a round, the present one last.
	Rounds []Tale
	// Deeds is what each seat did.
	Deeds [Players]Deeds
}

// Tale is one round.
type Tale struct {
	// Maze of the round; not to be changed.
	Maze *Maze
	// Round as it stood in the latest view.
	Round Round
	// Trails is the way of each seat: where it began, the centre of each cell
	// that it came to, and where it was last.
	Trails [Players][]Place
}

// Deeds counts what a seat did, and what was done to it.
type Deeds struct {
	// Bites of the chase; Catches and Escapes of the duel, those by the clock
	// among the escapes; Eaten in the chase; Caught in the duel.
	Bites, Catches, Escapes, Eaten, Caught int
	// Longest is its longest life in a round, in ms.
	Longest int
}

// Add takes the next view into account.
func (st *Story) Add(v *View) {
	if n := len(st.Rounds); n == 0 || st.Rounds[n-1].Round.Number != v.Round.Number {
		st.Rounds = append(st.Rounds, Tale{Maze: v.Maze})
	}
	t := &st.Rounds[len(st.Rounds)-1]
	ended := t.Round.End == Open && v.Round.End != Open
	t.Round = v.Round
	for i := range t.Trails {
		t.walk(i, v.Runners[i].Place())
	}
	if !ended {
		return
	}
	r := &v.Round
	st.Deeds[r.Eater].Bites++
	st.Deeds[r.Eaten].Eaten++
	if r.End == Touched {
		st.Deeds[r.Hunter].Catches++
		st.Deeds[r.Eater].Caught++
	} else {
		st.Deeds[r.Eater].Escapes++
	}
	for i := range st.Deeds {
		st.Deeds[i].Longest = max(st.Deeds[i].Longest, r.Survival[i])
	}
}

// walk leads the trail of a seat to a place. Its last entry is that place, all
// before are centres of cells, each beside the one before.
func (t *Tale) walk(seat int, at Place) {
	trail := t.Trails[seat]
	if len(trail) < 2 {
		if len(trail) == 0 {
			trail = append(trail, at)
		}
		t.Trails[seat] = append(trail, at)
		return
	}
	last := len(trail) - 1
	if c := t.Maze.Centre(t.Maze.Nearest(at)); c != trail[last-1] {
		trail[last] = c
		trail = append(trail, at)
	} else {
		trail[last] = at
	}
	t.Trails[seat] = trail
}

// Points is what a seat got in each round that is over, the first first.
func (st *Story) Points(seat rules.Seat) []int {
	var points []int
	for i := range st.Rounds {
		if r := &st.Rounds[i].Round; r.End != Open {
			points = append(points, r.Points(seat))
		}
	}
	return points
}
