package aquariom_test

import (
	"errors"
	"maps"
	"strconv"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
	"ludotheque/rules/rulestest"
)

// short returns the set-up with a hundredth of its turns.
func short(setup rules.Setup) rules.Setup {
	turns := "6"
	if n, err := strconv.Atoi(setup.Options[aquariom.OptionTurns]); err == nil {
		turns = strconv.Itoa(max(1, n/100))
	}
	options := map[string]string{}
	maps.Copy(options, setup.Options)
	options[aquariom.OptionTurns] = turns
	setup.Options = options
	return setup
}

// brief is the game with such set-ups; each is validated unchanged.
var brief = func() rules.Game[*aquariom.State, aquariom.Action, *aquariom.View] {
	g := aquariom.Game
	g.New = func(setup rules.Setup) (*aquariom.State, error) {
		if _, err := aquariom.New(setup); err != nil {
			return nil, err
		}
		return aquariom.New(short(setup))
	}
	return g
}()

func TestGame(t *testing.T) { rulestest.Run(t, aquariom.Game, short) }

func FuzzRecord(f *testing.F) { rulestest.FuzzRecord(f, brief) }

func FuzzMap(f *testing.F) {
	for _, name := range aquariom.Game.Option(aquariom.OptionMap).Values {
		m, err := aquariom.FindMap(name)
		if err != nil {
			f.Fatal(err)
		}
		text, err := m.MarshalJSON()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
		f.Add(text[:len(text)/2])
	}
	f.Add([]byte(`{"map_width":-1,"nb_turns":2.5,"players_starting_positions":[[1]],"virus_mass":1e99}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := aquariom.ParseMap(data)
		if err != nil {
			var e *aquariom.MapError
			if !errors.As(err, &e) || len(e.Problems) == 0 {
				t.Fatalf("a refusal that names no rule: %v", err)
			}
			return
		}
		text, err := m.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		again, err := aquariom.ParseMap(text)
		if err != nil {
			t.Fatalf("%s\nis not read back: %v", text, err)
		}
		if back, _ := again.MarshalJSON(); string(back) != string(text) {
			t.Fatalf("%s\nis read back as\n%s", text, back)
		}
		if m.PlanktonCount() > 1<<14 || m.MaxPlayers < 2 || len(text) > 1<<14 {
			return // larger maps are tested elsewhere; this has to be quick
		}
		// Any map that is accepted can be played.
		for dialect := range 2 {
			s, err := aquariom.New(rules.Setup{Seats: max(2, min(m.MinPlayers, 4)), Seed: 1, Options: map[string]string{
				aquariom.OptionMap: string(text), aquariom.OptionTurns: "4", aquariom.OptionDialect: aquariom.Dialect(dialect).String(),
			}})
			if err != nil {
				return // needs more players than that
			}
			r := rules.NewRand(7)
			for s.Result() == nil {
				acts := make([]aquariom.Action, 0, 4)
				for seat := range len(s.View(0).Players) {
					acts = append(acts, s.View(rules.Seat(seat)).Sample(r))
				}
				s.Step(acts)
			}
		}
	})
}

// TestTurnsLastAsLongAsTheOptionSays counts ticks of a sixtieth of a second.
func TestTurnsLastAsLongAsTheOptionSays(t *testing.T) {
	for turn, ticks := range map[string]int{"100": 60, "50": 30, "200": 120, "1000": 600, "70": 42} {
		m, err := match.New(aquariom.Game, rules.Setup{Seats: 2, Options: map[string]string{
			aquariom.OptionMap: "duel", aquariom.OptionTurn: turn, aquariom.OptionTurns: "20",
		}})
		if err != nil {
			t.Fatal(err)
		}
		for n := 1; n <= ticks; n++ {
			if stepped := m.Tick(); n == ticks && !stepped || m.Phase() < 0 || m.Phase() >= 1 {
				t.Errorf("turns of %s ms: tick %d, phase %v", turn, n, m.Phase())
			}
		}
		if m.Steps() != 10 {
			t.Errorf("turns of %s ms: %d steps in %d ticks, want 10", turn, m.Steps(), ticks)
		}
	}
}
