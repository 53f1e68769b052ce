package aquariom_test

import (
	"encoding/json"
	"errors"
	"testing"

	basins "ludotheque/assets/maps"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// ownMap returns a built-in map as text after a change.
func ownMap(t *testing.T, name string, change func(*aquariom.Map)) string {
	t.Helper()
	m, err := aquariom.FindMap(name)
	if err != nil {
		t.Fatal(err)
	}
	change(m)
	b, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// Strangers may open tables with the built-in maps, also as text, and with none on which a step takes
// seconds: each number that multiplies the work of a step is refused at its extreme.
func TestAMapOfAStrangerMakesNoStepLong(t *testing.T) {
	check := func(what, text, dialect string, seats int, ok bool) {
		t.Helper()
		s := rules.Setup{Seats: seats, Options: map[string]string{aquariom.OptionMap: text, aquariom.OptionDialect: dialect}}
		if _, err := aquariom.Game.New(s); err != nil {
			t.Errorf("%s is no map: %v", what, err)
		}
		err := aquariom.Game.CheckCost(s)
		if refused := (*rules.SetupError)(nil); ok != (err == nil) || !ok && (!errors.As(err, &refused) || refused.Field != aquariom.OptionMap) {
			t.Errorf("%s: %v", what, err)
		}
	}
	for _, name := range basins.Names() {
		m, err := aquariom.FindMap(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, dialect := range []string{"document", "original"} {
			check(name+", "+dialect, name, dialect, m.MaxPlayers, true)
		}
		check(name+" as text", ownMap(t, name, func(*aquariom.Map) {}), "document", m.MaxPlayers, true)
	}
	starts := func(cells int) func(*aquariom.Map) {
		return func(m *aquariom.Map) {
			m.StartCells, m.MaxCells, m.Rebirth = cells, max(cells, m.MaxCells), 100_000
			m.Starts = make([]aquariom.Point, cells*m.MaxPlayers)
		}
	}
	for what, change := range map[string]func(*aquariom.Map){
		"many starts":        starts(2048),
		"many starts, fewer": starts(200),
		"many cells":         func(m *aquariom.Map) { m.MaxCells = 65536 },
		"many neutral cells": func(m *aquariom.Map) { m.Columns, m.Rows, m.MaxCells = 1024, 1024, 16 },
	} {
		check(what, ownMap(t, "duel", change), "document", 2, false)
	}
	check("few starts", ownMap(t, "duel", starts(8)), "document", 2, true)
	check("the original's tries", ownMap(t, "duel", starts(8)), "original", 2, false)
	if err := aquariom.Game.CheckCost(rules.Setup{Seats: 2, Options: map[string]string{aquariom.OptionMap: "{"}}); err != nil {
		t.Errorf("what is no map is left to New: %v", err)
	}
}
