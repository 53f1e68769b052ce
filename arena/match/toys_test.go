package match_test

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"testing"
	"time"

	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/null"
)

// race is a toy game with a rate: all seats run 0 to 2 paces a step.
var race = rules.Game[*raceState, run, raceView]{
	Info: raceInfo,
	New: func(s rules.Setup) (*raceState, error) {
		if err := raceInfo.Check(s); err != nil {
			return nil, err
		}
		return &raceState{at: make([]int, s.Seats)}, nil
	},
}

var raceInfo = rules.Info{ID: "race", Version: 1, Min: 1, Max: 4, Rate: 20}

type run struct {
	Paces int `json:"paces"`
}

type raceState struct {
	step int
	at   []int
}

const raceSteps = 300

var errTooFast = errors.New("race: at most 2 paces")

func (s *raceState) Acting() rules.Seats {
	if s.step == raceSteps {
		return rules.Seats{}
	}
	return rules.AllSeats(len(s.at))
}

func (s *raceState) Check(seat rules.Seat, a run) error {
	if !s.Acting().Has(seat) || a.Paces < 0 || a.Paces > 2 {
		return errTooFast
	}
	return nil
}

func (s *raceState) Step(acts []run) {
	s.step++
	for i, a := range acts {
		if a.Paces > 0 && a.Paces <= 2 {
			s.at[i] += a.Paces
		}
	}
}

func (s *raceState) Result() *rules.Result {
	if s.step < raceSteps {
		return nil
	}
	return &rules.Result{Reason: "time", Scores: slices.Clone(s.at), Ranks: rules.RankByScore(s.at)}
}

func (s *raceState) Clone() *raceState { return &raceState{s.step, slices.Clone(s.at)} }
func (s *raceState) String() string    { return fmt.Sprint(s.step, s.at) }

type raceView struct {
	Seat rules.Seat `json:"seat"`
	Step int        `json:"step"`
	At   []int      `json:"at"`
}

func (s *raceState) View(seat rules.Seat) raceView {
	return raceView{seat, s.step, slices.Clone(s.at)}
}

func (v raceView) Sample(r *rules.Rand) run {
	if v.Step == raceSteps || v.Seat < 0 || int(v.Seat) >= len(v.At) {
		return run{}
	}
	return run{r.Intn(3)}
}

// player makes a Player from a function.
type player[A, V any] func(ctx context.Context, v V) (A, error)

func (p player[A, V]) Choose(ctx context.Context, v V) (A, error) { return p(ctx, v) }

type nullPlayer = player[null.Action, null.View]

type nullMatch = match.Match[*null.State, null.Action, null.View]

// sampler plays what the views propose.
func sampler(seed uint64) nullPlayer {
	r := rules.NewRand(seed)
	return func(_ context.Context, v null.View) (null.Action, error) { return v.Sample(r), nil }
}

func newNull(t testing.TB, seats int, seed uint64) *nullMatch {
	t.Helper()
	m, err := match.New(null.Game, rules.Setup{Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// until ticks until cond holds; goroutines run meanwhile.
func until(t testing.TB, tick func() bool, cond func() bool) {
	t.Helper()
	for start := time.Now(); !cond(); {
		tick()
		runtime.Gosched()
		if time.Since(start) > 2*time.Minute {
			t.Fatal("it did not come about in two minutes")
		}
	}
}

// Validate is unused here.
func (raceView) Validate(rules.Setup, rules.Seat) error { return nil }
