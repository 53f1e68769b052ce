package aquanet

import (
	"encoding/json"
	"os"
	"testing"

	"ludotheque/arena/aquanet/exchange"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// What is guessed of random games is mostly what happened.
func TestGuessedEventsAreMostlyTrue(t *testing.T) {
	text, err := os.ReadFile("testdata/traces/10_fuzz_4p/map.json")
	if err != nil {
		t.Fatal(err)
	}
	type told struct {
		what        aquariom.EventKind
		cell, other uint32
	}
	key := func(e *aquariom.Event) told {
		k := told{e.What, e.Cell, e.Other}
		switch e.What {
		case aquariom.EventDivide, aquariom.EventVirus:
			k.other = e.First
		case aquariom.EventSurrender:
			k.other = uint32(e.Seat)
		case aquariom.EventEvict:
			k.cell = 0
		}
		return k
	}
	type score struct{ happened, guessed, right int }
	scores := map[aquariom.EventKind]*score{}
	for seed := range uint64(2) {
		dialect := []string{"original", "document"}[seed%2]
		game, err := aquariom.Game.New(rules.Setup{Seats: 4, Seed: seed, Options: map[string]string{"map": string(text), "dialect": dialect}})
		if err != nil {
			t.Fatal(err)
		}
		v := game.View(0)
		var p wire.Parameters
		exchange.Parameters(v.Map, v.Turns, &p)
		p.Rules = exchange.Rules(v.Map, v.Dialect)
		eye, err := NewObserver(&p)
		if err != nil {
			t.Fatal(err)
		}
		var start wire.Start
		exchange.State(v, nil, &start.State)
		if _, err := eye.Start(&start); err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		for game.Result() == nil {
			acts := make([]aquariom.Action, 4)
			for i := range acts {
				acts[i] = game.View(rules.Seat(i)).Sample(r)
			}
			game.Step(acts)
			turn := wire.Turn{Number: uint32(max(game.View(0).Turn, 0))}
			exchange.State(game.View(0), nil, &turn.State)
			seen, err := eye.Turn(&turn)
			if err != nil {
				t.Fatal(err)
			}
			happened := map[told]int{}
			for _, e := range game.View(0).Events {
				if e.What == aquariom.EventRefuse || e.Lost {
					continue
				}
				happened[key(&e)]++
				if scores[e.What] == nil {
					scores[e.What] = &score{}
				}
				scores[e.What].happened++
			}
			for _, e := range seen.Events {
				if scores[e.What] == nil {
					scores[e.What] = &score{}
				}
				scores[e.What].guessed++
				if happened[key(&e)] > 0 {
					happened[key(&e)]--
					scores[e.What].right++
				}
			}
		}
	}
	for what := aquariom.EventGraze; what <= aquariom.EventRegrow; what++ {
		s := scores[what]
		if s == nil || s.happened == 0 {
			t.Errorf("%s never happened", what)
			continue
		}
		t.Logf("%-9s %4d happened, %4d guessed, %4d right", what, s.happened, s.guessed, s.right)
		// In a crowd the nearest need not be the eater, and a player born and
		// eaten in one turn is never seen.
		seen := s.happened / 4
		if what == aquariom.EventSurrender || what == aquariom.EventReborn {
			seen = 1 // random players surrender most when they have nothing left
		}
		if s.right < seen || 10*s.right < 7*s.guessed {
			t.Errorf("%s: %d happened, %d were guessed, %d of them right", what, s.happened, s.guessed, s.right)
		}
	}
}

// What came back is counted, and what is still away is not.
func TestPlanktonThatIsBackIsCounted(t *testing.T) {
	game, err := aquariom.Game.New(rules.Setup{Seats: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	view := func(away string) *aquariom.View {
		text, err := json.Marshal(game.View(0))
		if err != nil {
			t.Fatal(err)
		}
		var fields map[string]json.RawMessage
		if err := json.Unmarshal(text, &fields); err != nil {
			t.Fatal(err)
		}
		fields["away"] = json.RawMessage(away)
		if text, err = json.Marshal(fields); err != nil {
			t.Fatal(err)
		}
		v := new(aquariom.View)
		if err := json.Unmarshal(text, v); err != nil {
			t.Fatal(err)
		}
		return v
	}
	for _, c := range []struct {
		before, now string
		want        int
	}{
		{"[[3,1],[5,1],[8,4]]", "[[8,3]]", 2},
		{"[[3,2],[5,2],[8,4]]", "[[3,1],[5,1],[8,3]]", 0},
		{"[]", "[]", 0},
	} {
		back := 0
		for _, e := range guess(view(c.before), view(c.now)) {
			switch {
			case e.What != aquariom.EventRegrow:
				t.Errorf("away %s, then %s: %s", c.before, c.now, e.What)
			case e.Count == 0:
				t.Errorf("away %s, then %s: none is back, and it is told", c.before, c.now)
			}
			back += e.Count
		}
		if back != c.want {
			t.Errorf("away %s, then %s: %d are back, not %d", c.before, c.now, back, c.want)
		}
	}
}
