package aquariom

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"

	"ludotheque/assets/maps"
	"ludotheque/rules"
)

// file returns a map file as a table of keys, to be changed and written.
func file(t *testing.T, change map[string]string) string {
	t.Helper()
	data, ok := maps.Find("original-2p")
	if !ok {
		t.Fatal("there is no original-2p")
	}
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(data, &fields); err != nil {
		t.Fatal(err)
	}
	for k, v := range change {
		if v == "" {
			delete(fields, k)
		} else {
			fields[k] = json.RawMessage(v)
		}
	}
	text, err := json.Marshal(fields)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestSection7_EveryRule(t *testing.T) {
	for key, values := range map[string][]string{
		"map_width":                           {"", "0", "-1", "1e7", `"400"`, "null", "true", "[1]", "1e-60"},
		"map_height":                          {"", "0", "-3000"},
		"min_nb_players":                      {"", "0", "3", "1.5", "-1"},
		"max_nb_players":                      {"", "0", "2.5", "1e9"},
		"nb_starting_cells_per_player":        {"", "0", "1.25"},
		"players_starting_positions":          {"", "[]", "[[1,2]]", "[[1,2],[3,4],[5,6]]", "[[1,2],[3]]", "[[1,2],[3,4,5]]", "[[1,2],[-1,4]]", "[[1,2],[3,3000]]", "[[4000,2],[3,4]]", "[[1,2],[3,null]]", `[[1,2],["3",4]]`, "7", "[[1,2],[1e99,2]]"},
		"max_cells_per_player":                {"", "0", "70000"},
		"mass_absorption":                     {"", "0", "2.5"},
		"minimum_mass_ratio_to_absorb":        {"", "1", "3.01"},
		"radius_factor":                       {"", "0", "2.01"},
		"player_cells_starting_mass":          {"", "0.625", "1e39"},
		"mass_loss_per_frame":                 {"", "-0.1", "1"},
		"base_cell_speed":                     {"", "0", "1001"},
		"speed_loss_factor":                   {"", "-1", "101"},
		"minimum_player_cell_mass":            {"", "401"},
		"maximum_player_cell_mass":            {"", "1e12"},
		"initial_neutral_cells_matrix_width":  {"", "0", "1048576", "12.5"},
		"initial_neutral_cells_matrix_height": {"", "0", "-75"},
		"initial_neutral_cells_mass":          {"", "-0.5"},
		"initial_neutral_cells_repop_time":    {"", "0"},
		"max_viruses":                         {"", "-1", "129"},
		"virus_mass":                          {"", "-1"},
		"virus_creation_mass_loss":            {"", "1", "-0.5"},
		"virus_max_split":                     {"", "65", "-1"},
		"virus_isolation_duration":            {"", "1000001", "-1"},
		"viruses_starting_positions":          {"", "[[0,-0.5]]", "[[0,1],[2]]"},
		"nb_turns":                            {"", "1000001", "2.5", "-1"},
		"turn_duration":                       {"49", "1001", "50.5"}, // our additions, like the next one: they may be left out
		"rebirth_distance":                    {"-1", "1e7"},
	} {
		for _, v := range values {
			_, err := ParseMap([]byte(file(t, map[string]string{key: v})))
			var e *MapError
			if !errors.As(err, &e) || !strings.Contains(err.Error(), key) {
				t.Errorf("%s %q: %v", key, v, err)
				continue
			}
			for _, p := range e.Problems {
				if p.Key != key || p.Rule == "" {
					t.Errorf("%s %q is also a problem of %q: %v", key, v, p.Key, err)
				}
			}
		}
	}
	if len(keys) != 29 {
		t.Errorf("%d keys", len(keys))
	}
}

func TestSection7_WhatIsAllowed(t *testing.T) {
	for key, v := range map[string]string{
		"max_viruses": "0", "virus_max_split": "0", "virus_mass": "0", "nb_turns": "0", "minimum_player_cell_mass": "-5", "mass_loss_per_frame": "0",
		"viruses_starting_positions": "[[0,0],[3999.5,2999.5]]", "some_other_key": `{"a":[1]}`, "speed_loss_factor": "0", "min_nb_players": "1",
		"max_cells_per_player": "1.6e1", "players_starting_positions": "[[0,0],[0,0]]",
	} {
		if _, err := ParseMap([]byte(file(t, map[string]string{key: v}))); err != nil {
			t.Errorf("%s %s: %v", key, v, err)
		}
	}
	// More at the start than allowed.
	_, err := ParseMap([]byte(file(t, map[string]string{"nb_starting_cells_per_player": "17"})))
	if err == nil || !strings.Contains(err.Error(), "nb_starting_cells_per_player is 17: give max_cells_per_player at most") {
		t.Error(err)
	}
	// Higher than wide, which the original refuses by mistake.
	if _, err := ParseMap([]byte(file(t, map[string]string{"map_width": "50", "map_height": "3000", "players_starting_positions": "[[1,2000],[2,2500]]"}))); err != nil {
		t.Error(err)
	}
}

func TestSection7_EveryBrokenRuleIsNamed(t *testing.T) {
	_, err := ParseMap([]byte(file(t, map[string]string{"map_width": "-1", "nb_turns": "2.5", "virus_mass": "", "max_nb_players": "1", "max_viruses": "999"})))
	var e *MapError
	if !errors.As(err, &e) || len(e.Problems) != 6 { // max_nb_players breaks two
		t.Fatalf("six problems of the map should be named: %v", err)
	}
	for _, say := range []string{
		"map_width is -1: give a number over 0", "nb_turns is 2.5: give a whole number", "virus_mass is missing",
		"min_nb_players is 2: give max_nb_players at most", "players_starting_positions is", "max_viruses is 999",
	} {
		if !strings.Contains(err.Error(), say) {
			t.Errorf("%v\ndoes not say %q", err, say)
		}
	}
	for text, say := range map[string]string{
		"": "no JSON object", "{": "line 1", "[]": "no JSON object", "null": "no JSON object", "{\n\n\"a\":x}": "line 3, column 5)",
		strings.Repeat(" ", MaxMapBytes+1): "bytes",
	} {
		if _, err := ParseMap([]byte(text)); err == nil || !strings.Contains(err.Error(), say) {
			t.Errorf("%.20q: %v", text, err)
		}
	}
}

func TestMapsComeBackBitForBit(t *testing.T) {
	r := rules.NewRand(5)
	for range 200 {
		m := randomMap(r)
		for m.StartMass = math.Float32frombits(uint32(r.Uint64())); !(m.StartMass > 10 && m.StartMass < 1e8); {
			m.StartMass = math.Float32frombits(uint32(r.Uint64()))
		}
		back, err := ParseMap([]byte(jsonOf(t, m)))
		if err != nil {
			t.Fatal(err)
		}
		if a, b := fmt.Sprintf("%b", *m), fmt.Sprintf("%b", *back); a != b {
			t.Fatalf("%s\ncame back as\n%s", a, b)
		}
	}
}

// TestOurMaps starts a game on each map with every number of players.
func TestOurMaps(t *testing.T) {
	for _, name := range maps.Names() {
		m, err := FindMap(name)
		if err != nil {
			t.Fatal(err)
		}
		for seats := 2; seats <= min(m.MaxPlayers, MaxSeats); seats++ {
			s, err := New(rules.Setup{Seats: seats, Options: map[string]string{OptionMap: name}})
			if err != nil {
				t.Fatalf("%s for %d: %v", name, seats, err)
			}
			// No cell is born where it could be eaten, or explode, before it can act.
			before := s.String()
			for i, c := range s.cells {
				for j, o := range s.cells {
					if i != j && distance2(c.At, o.At) < 200*200 {
						t.Errorf("%s: %v and %v begin too near to each other", name, c.At, o.At)
					}
				}
				for _, v := range s.viruses {
					if distance2(c.At, v.At) < 150*150 {
						t.Errorf("%s: %v begins too near to the virus at %v", name, c.At, v.At)
					}
				}
			}
			if before != s.String() {
				t.Error("looking changed it")
			}
		}
	}
	if _, err := FindMap("atlantis"); err == nil || !strings.Contains(err.Error(), "reef, basin, lagoon, duel") {
		t.Errorf("an unknown map should be refused with the names of all: %v", err)
	}
	// The first is the default, and has room for the largest number of seats.
	if m, err := FindMap(maps.Names()[0]); err != nil || m.MinPlayers > 2 || m.MaxPlayers < Game.Max {
		t.Errorf("the default map should have room for all seats: %v, %v", m, err)
	}
}

func TestSetups(t *testing.T) {
	room := func(players int) string {
		starts := strings.TrimSuffix(strings.Repeat("[1,2],", players), ",")
		return file(t, map[string]string{"max_nb_players": strconv.Itoa(players), "players_starting_positions": "[" + starts + "]"})
	}
	own, most := room(32), room(MaxSeats+1)
	for _, c := range []struct {
		seats   int
		options map[string]string
		field   string // "" if it is accepted
	}{
		{32, map[string]string{OptionMap: own}, ""},
		{33, map[string]string{OptionMap: own}, "seats"},
		{MaxSeats, map[string]string{OptionMap: most}, ""},
		{MaxSeats + 1, map[string]string{OptionMap: most}, "seats"},
		{17, nil, "seats"},
		{1, nil, "seats"},
		{3, map[string]string{OptionMap: "duel"}, "seats"},
		{2, map[string]string{OptionMap: `{"map_width":1}`}, OptionMap},
		{2, map[string]string{OptionMap: "nowhere"}, OptionMap},
		{2, map[string]string{OptionTurn: "49"}, OptionTurn},
		{2, map[string]string{OptionTurn: "1000"}, ""},
		{2, map[string]string{OptionTurns: "0"}, OptionTurns},
		{2, map[string]string{OptionTurns: "7"}, ""},
		{2, map[string]string{OptionDialect: "dialect"}, OptionDialect},
	} {
		s, err := New(rules.Setup{Seats: c.seats, Options: c.options})
		var e *rules.SetupError
		if c.field == "" {
			if err != nil {
				t.Errorf("%d seats, %v: %v", c.seats, c.options, err)
			} else if v := s.View(0); c.options[OptionTurns] == "7" && v.Turns != 7 || c.options[OptionTurn] == "1000" && (v.Pace != 1000 || s.Pace() != 1000) {
				t.Errorf("%v gives %d turns of %d ms", c.options, v.Turns, v.Pace)
			}
		} else if !errors.As(err, &e) || e.Field != c.field {
			t.Errorf("%d seats, %.40v: %v, want a refusal of %s", c.seats, c.options, err, c.field)
		}
	}
}

// TestEarlierSetupsPlayTheMapsTheyNamed checks that set-ups of earlier versions play the maps of that
// time, even if the names have been reused.
func TestEarlierSetupsPlayTheMapsTheyNamed(t *testing.T) {
	for _, c := range []struct {
		version int
		was, is string
		pace    int
	}{
		{1, "", "reef-1", 100}, {1, "reef", "reef-1", 100}, {1, "lagoon", "lagoon-1", 100}, {1, "duel", "duel", 100},
		{1, "original-8p", "original-8p-2", 100}, {1, "reef-1", "reef-1", 100},
		{2, "", "reef-2", 50}, {2, "reef", "reef-2", 50}, {2, "lagoon", "lagoon-2", 50}, {2, "duel", "duel", 100}, {2, "reef-1", "reef-1", 100},
		{2, "original-2p", "original-2p", 100}, {2, "original-4p", "original-4p-2", 100},
		{2, "original-8p", "original-8p-2", 100}, {2, "original-16p", "original-16p-2", 100},
	} {
		then := rules.Setup{Seats: 2, Seed: 4, Options: map[string]string{OptionTurns: "20"}}
		if c.was != "" {
			then.Options[OptionMap] = c.was
		}
		now, version := info.Today(then, c.version)
		if version != info.Version || now.Rules != c.version || now.Options[OptionMap] != c.is || now.Options[OptionTurns] != "20" || now.Seats != 2 || now.Seed != 4 {
			t.Errorf("%q of version %d is %+v in version %d today", c.was, c.version, now, version)
		}
		if then.Options[OptionTurn] != "" {
			t.Error("the earlier set-up was changed")
		}
		if s, err := New(now); err != nil || s.Pace() != c.pace {
			t.Errorf("%q of version %d: %v", c.was, c.version, err)
		}
	}
	for name, c := range map[string]struct {
		start          float32
		split, viruses int
	}{
		"reef-1": {20, 8, 24}, "lagoon-1": {20, 8, 12}, "reef-2": {40, 6, 24}, "lagoon-2": {40, 6, 12}, "reef": {40, 3, 24}, "lagoon": {40, 3, 12},
		"original-2p": {20, 8, 0}, "original-4p-2": {20, 8, 0}, "original-8p-2": {20, 8, 0}, "original-16p-2": {20, 8, 0},
		"original-4p": {20, 8, 4}, "original-8p": {20, 8, 8}, "original-16p": {20, 8, 12},
	} {
		if m, err := FindMap(name); err != nil || m.StartMass != c.start || m.MaxSplit != c.split || len(m.Viruses) != c.viruses {
			t.Errorf("%s: %v, %+v", name, err, m)
		}
	}
	if _, version := info.Today(rules.Setup{}, 0); version != 0 {
		t.Error("a version that never was is played")
	}
}

// On each built-in map a cell half as heavy again as a virus explodes on it, and BurstMass is the
// least such mass.
func TestUrchinsBurstWhatIsBig(t *testing.T) {
	for _, name := range maps.Names() {
		m, err := FindMap(name)
		if err != nil {
			t.Fatal(err)
		}
		both(t, func(t *testing.T, d Dialect) {
			from := Laws{Map: m, Dialect: d}.BurstMass()
			if !(from >= m.VirusMass && from <= 1.5*m.VirusMass) {
				t.Errorf("%s: urchins of %v burst cells from %v on", name, m.VirusMass, from)
			}
			for _, c := range []struct {
				mass  float32
				burst bool
			}{{m.VirusMass, false}, {from - 0.1, false}, {from + 0.1, true}, {m.MaxMass, true}} {
				s := board(t, d, func(b *Map) {
					b.MinMass, b.MaxMass, b.VirusMass, b.MaxSplit, b.RadiusFactor = m.MinMass, m.MaxMass, m.VirusMass, m.MaxSplit, 0.1
				}, Cell{ID: 1, At: Point{100, 50}, Mass: c.mass})
				s.viruses = []Virus{{2, Point{101, 50}}}
				act(s)
				is(t, fmt.Sprintf("%s: cells after %v met an urchin", name, c.mass), len(s.cells) == 1+m.MaxSplit, c.burst)
			}
		})
	}
}

// TestMapsForPeople checks what makes the maps for people playable: a turn of 50 ms, no step longer
// than the radius from mass 15 on, and rebirth away from others.
func TestMapsForPeople(t *testing.T) {
	for _, name := range []string{"reef", "lagoon"} {
		m, err := FindMap(name)
		if err != nil {
			t.Fatal(err)
		}
		if m.TurnTime() != 50 {
			t.Errorf("%s: a turn lasts %d ms", name, m.TurnTime())
		}
		laws := Laws{Map: m, Dialect: Document}
		for mass := float32(15); mass <= m.MaxMass; mass++ {
			if laws.Speed(mass) > laws.Radius(mass) {
				t.Errorf("%s: a cell of %v hops %v, and its radius is %v", name, mass, laws.Speed(mass), laws.Radius(mass))
				break
			}
		}
		// One heavy cell in the middle: new cells keep away from it.
		s, err := New(rules.Setup{Seats: 2, Seed: 3, Options: map[string]string{OptionMap: name}})
		if err != nil {
			t.Fatal(err)
		}
		s.cells = []Cell{{ID: s.id(), Owner: 1, At: Point{m.Width / 2, m.Height / 2}, Mass: m.MaxMass}}
		s.account()
		s.Step([]Action{{Answer: Answer{Surrender: true}}, {}})
		for _, c := range s.cells {
			if d := length(Point{c.At.X - m.Width/2, c.At.Y - m.Height/2}); c.Owner == 0 && d < m.Rebirth {
				t.Errorf("%s: reborn %v from the strongest", name, d)
			}
		}
	}
	// Keys that a map leaves out are not in its file either.
	m, err := FindMap("duel")
	if err != nil {
		t.Fatal(err)
	}
	if text, _ := m.MarshalJSON(); strings.Contains(string(text), "rebirth") || strings.Contains(string(text), "turn_duration") {
		t.Errorf("defaults should be left out: %s", text)
	}
}
