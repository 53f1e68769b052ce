package trichrome

import (
	"context"
	"testing"

	"ludotheque/ai"
	"ludotheque/ai/aitest"
	"ludotheque/rules"
	"ludotheque/rules/trichrome"
)

// person plays as people do: it sees the whole screen, a quarter of a second
// late, runs after its prey and for the door, away from a hunter that is near,
// and takes the wrong way at one crossing in ten.
type person struct {
	runner
	rand *rules.Rand
	past []*trichrome.View
	at   int // the crossing that was decided on
	way  trichrome.Dir
}

func (a *person) Choose(_ context.Context, v *trichrome.View) (trichrome.Dir, error) {
	a.learn(v.Maze)
	if len(a.past) > 0 && a.past[0].Round.Number != v.Round.Number {
		a.past = nil
	}
	a.past = append(a.past, v)
	if v.Check(trichrome.None) != nil || v.Phase == trichrome.PhaseReady {
		return trichrome.None, nil
	}
	if len(a.past) > 16 {
		a.past = a.past[1:]
	}
	seen := *a.past[0]
	seen.Runners[v.Seat] = v.Runners[v.Seat] // one's own input counts at once
	me := next(v, v.Seat)
	if me != a.at {
		if a.at = me; a.rand.Intn(10) == 0 {
			a.way = trichrome.Dirs[a.rand.Intn(4)]
		} else {
			a.way = trichrome.None
		}
	}
	if a.way != trichrome.None && v.Maze.Open(me, a.way) && a.way != v.Runners[v.Seat].Facing.Back() {
		return a.way, nil
	}
	prey, hunter := next(&seen, v.PreyOf(v.Seat)), next(&seen, v.HunterOf(v.Seat))
	if door, ok := seen.Door(); ok {
		if v.Seat == v.Round.Eater {
			prey = door
		} else {
			prey, hunter = next(&seen, v.Round.Eater), -1
			if a.dist[door][prey] < a.dist[door][me] && a.dist[me][prey] > 3 {
				prey = door
			}
		}
	} else if v.Runners[v.PreyOf(v.Seat)].Eaten {
		return trichrome.None, nil
	}
	if hunter >= 0 && a.dist[hunter][me] <= 3 && a.dist[prey][me] > 2 {
		return a.flee(v, hunter), nil
	}
	return a.toward(v, prey), nil
}

func aPerson(seed uint64) *person { return &person{rand: rules.NewRand(seed), at: -1} }

// A person wins its share against novices, and half of it against easy players.
func TestPeopleWin(t *testing.T) {
	few := 15
	if testing.Short() {
		few = 3
	}
	for l, bar := range map[ai.Level]float64{ai.Novice: aitest.Fair(trichrome.Players), ai.Easy: aitest.Fair(trichrome.Players) / 2} {
		aitest.Play(t, trichrome.Game, aitest.Contest{Guest: "person", Level: l, Setup: rules.Setup{Seats: trichrome.Players}, Bar: bar, Floor: true, Few: few}, aPerson, New)
	}
}
