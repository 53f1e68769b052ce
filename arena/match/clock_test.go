package match_test

import (
	"context"
	"math"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/match"
	"ludotheque/rules"
)

// At every speed, and however often it changes, steps come on the right tick.
func TestTheClockKeepsEverySpeed(t *testing.T) {
	fast := race
	fast.Rate = match.TPS // some ticks take two steps
	for _, speeds := range [][]int{{50}, {60}, {90}, {100}, {110}, {130}, {150}, {50, 150, 70}, {0, 1000}} {
		keepsTime(t, race, speeds, 7*match.TPS)
		keepsTime(t, fast, speeds, 3*match.TPS)
	}
}

func keepsTime(t *testing.T, game rules.Game[*raceState, run, raceView], speeds []int, ticks int) {
	t.Helper()
	m, err := match.New(game, rules.Setup{Seats: 1})
	if err != nil {
		t.Fatal(err)
	}
	due, last := 0, 0.0 // in hundredths of a tick's part of a step
	for tick := range ticks {
		percent := speeds[tick%len(speeds)]
		m.SetSpeed(percent)
		due += game.Rate * min(max(percent, match.MinSpeed), match.MaxSpeed)
		will, before := m.Due(), m.Steps()
		m.Tick()
		for m.CatchUp() {
		}
		if will != (m.Steps() > before) {
			t.Fatalf("%v: tick %d took %d steps, Due said %v", speeds, tick, m.Steps()-before, will)
		}
		if want := due / (100 * match.TPS); m.Steps() != want {
			t.Fatalf("%v: %d steps after %d ticks, want %d", speeds, m.Steps(), tick+1, want)
		}
		// Interpolated time advances evenly.
		here := float64(m.Steps()) + m.Phase()
		if by, want := here-last, float64(game.Rate*min(max(percent, match.MinSpeed), match.MaxSpeed))/(100*match.TPS); math.Abs(by-want) > 1e-9 {
			t.Fatalf("%v: tick %d goes on by %v, want %v", speeds, tick, by, want)
		}
		last = here
	}
}

// The same input at the same steps makes the same record at every speed.
func TestSpeedDoesNotChangeTheRecord(t *testing.T) {
	records := map[int]string{}
	fast := race
	fast.Rate = match.TPS // some ticks take two steps
	for _, percent := range []int{100, 50, 120, 150} {
		m, err := match.New(fast, rules.Setup{Seats: 2, Seed: 3})
		if err != nil {
			t.Fatal(err)
		}
		m.SetSpeed(percent)
		for m.Steps() < 40 && m.Result() == nil {
			if m.Due() {
				if err := m.Submit(rules.Seat(m.Steps()%2), run{1 + m.Steps()%2}); err != nil {
					t.Fatal(err)
				}
			}
			for m.Tick(); m.Behind(); m.CatchUp() {
				if err := m.Submit(rules.Seat(m.Steps()%2), run{1 + m.Steps()%2}); err != nil {
					t.Fatal(err)
				}
			}
		}
		var b strings.Builder
		if err := m.Save(&b); err != nil {
			t.Fatal(err)
		}
		records[percent] = b.String()
		if _, err := match.Load(fast, strings.NewReader(b.String())); err != nil {
			t.Errorf("%d %%: %v", percent, err)
		}
		if records[percent] != records[100] {
			t.Errorf("%d %%: another record than at 100 %%:\n%s\n%s", percent, records[percent], records[100])
		}
	}
}

// A player that answers within the moment is not late for the second step of a tick; one that does not
// delays no other.
func TestSettleWaitsAMoment(t *testing.T) {
	fast := race
	fast.Rate = match.TPS // some ticks take two steps
	m, err := match.New(fast, rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	mute := make(chan struct{})
	defer close(mute)
	quick := player[run, raceView](func(context.Context, raceView) (run, error) { return run{1}, nil })
	m.Sit(0, quick, 0)
	m.SetSpeed(match.MaxSpeed)
	for range 20 * match.TPS {
		m.Settle(time.Minute)
		if m.Thinking() {
			t.Fatal("a quick player is not waited for")
		}
		for m.Tick(); m.Behind(); m.CatchUp() {
			m.Settle(time.Minute)
		}
		if m.Result() != nil {
			break
		}
	}
	if at := m.View(0).At[0]; at != m.Steps()-1 {
		t.Errorf("a quick player came to %d in %d steps: only the first one finds it unasked", at, m.Steps())
	}
	slow, err := match.New(race, rules.Setup{Seats: 1})
	if err != nil {
		t.Fatal(err)
	}
	slow.Sit(0, player[run, raceView](func(context.Context, raceView) (run, error) { <-mute; return run{}, nil }), 0)
	slow.Tick()
	slow.Settle(time.Millisecond)
	if !slow.Thinking() {
		t.Error("a mute player has answered")
	}
}

// A step taken by Step resets the clock: Tick's next one comes a whole step later.
func TestStepResetsTheClock(t *testing.T) {
	m, err := match.New(race, rules.Setup{Seats: 1})
	if err != nil {
		t.Fatal(err)
	}
	whole := match.TPS / race.Rate
	for range whole - 1 {
		m.Tick()
	}
	if m.Phase() == 0 || !m.Step() || m.Phase() != 0 || m.Steps() != 1 {
		t.Fatalf("phase %v after %d steps", m.Phase(), m.Steps())
	}
	for range whole - 1 {
		m.Tick()
	}
	if m.Steps() != 1 {
		t.Errorf("%d steps: the next one came too early", m.Steps())
	}
	if m.Tick(); m.Steps() != 2 {
		t.Errorf("%d steps after a whole one", m.Steps())
	}
}
