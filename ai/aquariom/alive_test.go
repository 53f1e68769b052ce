package aquariom

import (
	"context"
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// still never moves, and surrenders after it was eaten.
type still struct{}

func (still) Choose(_ context.Context, v *aquariom.View) (a aquariom.Action, err error) {
	a.Surrender = v.Players[v.Seat].Cells == 0
	return a, nil
}

// dice plays random legal actions.
type dice struct{ r *rules.Rand }

func (d dice) Choose(_ context.Context, v *aquariom.View) (aquariom.Action, error) {
	return v.Sample(d.r), nil
}

// watched returns the events of a match, by turn, and its result.
func watched(t *testing.T, basin string, turns string, seed uint64, players []chooser) (told [][]aquariom.Event, r *rules.Result) {
	t.Helper()
	s, err := aquariom.New(rules.Setup{Seats: len(players), Seed: seed, Options: map[string]string{"map": basin, "turns": turns}})
	if err != nil {
		t.Fatal(err)
	}
	acts := make([]aquariom.Action, len(players))
	for s.Result() == nil {
		for i := range acts {
			if acts[i], err = players[i].Choose(t.Context(), s.View(rules.Seat(i))); err != nil {
				t.Fatal(err)
			}
		}
		s.Step(acts)
		told = append(told, s.View(rules.Spectator).Events)
	}
	return told, s.Result()
}

// Beginners use everything in the game from the start: in the match that the lobby proposes and in the
// first basin a player eats another's cell within 20 seconds in nine of ten matches, there are at
// least three such meals a minute, a player loses all cells at most two and a half times a minute in the
// mean, and all divide. `arena life aquariom` counts this over more matches.
func TestWeakPlayersAreAlive(t *testing.T) {
	for _, c := range []struct {
		basin string
		seats int
		level ai.Level
	}{{"reef", 8, ai.Novice}, {"reef", 8, ai.Easy}, {"basin", 4, ai.Novice}, {"basin", 4, ai.Easy}} {
		const n = 4
		early, bites, whole, reborn := 0, 0, 0, 0
		for seed := range uint64(n) {
			players := make([]chooser, c.seats)
			for i := range players {
				players[i] = New(c.level, ai.Seed(seed, rules.Seat(i)))
			}
			told, _ := watched(t, c.basin, "1200", seed, players) // a minute
			divided := make([]bool, c.seats)
			first := len(told)
			for turn, events := range told {
				for i := range events {
					switch e := &events[i]; e.What {
					case aquariom.EventEat:
						bites++
						first = min(first, turn)
					case aquariom.EventDivide:
						divided[e.Seat] = true
					case aquariom.EventReborn:
						reborn++
					}
				}
			}
			if first < 400 {
				early++
			}
			for _, d := range divided {
				if d {
					whole++
				}
			}
		}
		t.Logf("%d %ss on %s: %d bites and %d new lives in %d minutes", c.seats, c.level, c.basin, bites, reborn, n)
		if 2*reborn > 5*n*c.seats {
			t.Errorf("%d %ss on %s begin %d new lives in %d minutes", c.seats, c.level, c.basin, reborn, n)
		}
		if early < n-1 || bites < 3*n || whole < n*c.seats*8/10 {
			t.Errorf("%d %ss on %s: a bite within 20 seconds in %d of %d matches, %d bites, %d of %d seats divided in the first minute", c.seats, c.level, c.basin, early, n, bites, whole, n*c.seats)
		}
	}
}

// A player that never moves is eaten again and again, and one that moves at random scores less than a
// novice.
func TestIdlePlayersAreEaten(t *testing.T) {
	for seed := range uint64(3) {
		players := []chooser{still{}, dice{rules.NewRand(seed)}, New(ai.Novice, seed), New(ai.Novice, seed+1)}
		told, r := watched(t, "basin", "1200", seed, players)
		eaten := 0
		for _, events := range told {
			for i := range events {
				if e := &events[i]; e.What == aquariom.EventEat && e.Whose == 0 {
					eaten++
				}
			}
		}
		if eaten == 0 || min(r.Scores[2], r.Scores[3]) < max(r.Scores[0], r.Scores[1]) {
			t.Errorf("seed %d: who sleeps was eaten %d times; points asleep, by dice, of novices: %v", seed, eaten, r.Scores)
		}
	}
}
