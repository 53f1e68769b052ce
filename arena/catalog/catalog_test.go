package catalog_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"ludotheque/ai"
	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/rules"
)

// every returns all games, the template included.
func every(t *testing.T) []*catalog.Entry {
	t.Helper()
	null, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	return append(catalog.Games(), null)
}

func TestEveryEntry(t *testing.T) {
	seen := map[string]bool{}
	for _, e := range every(t) {
		if seen[e.ID] {
			t.Errorf("%s is registered twice", e.ID)
		}
		seen[e.ID] = true
		if got, err := catalog.Find(e.ID); err != nil || got != e {
			t.Errorf("%s is not found: %v", e.ID, err)
		}
		// A game may leave out levels, and has them in the order of all.
		if order := slices.DeleteFunc(ai.Levels(), func(l ai.Level) bool { return !slices.Contains(e.Levels, l) }); len(order) == 0 || !slices.Equal(e.Levels, order) {
			t.Errorf("the levels of %s are %v", e.ID, e.Levels)
		}
	}
}

func TestUnknownNames(t *testing.T) {
	if _, err := catalog.Find("chess"); !errors.Is(err, catalog.ErrUnknownGame) || !strings.Contains(err.Error(), `"chess"`) {
		t.Errorf("an unknown game should be named: %v", err)
	}
	for _, e := range every(t) {
		table, err := e.New(rules.Setup{Seats: e.Max})
		if err != nil {
			t.Fatal(err)
		}
		if err := table.Sit(0, "genius", 1, 0); !errors.Is(err, catalog.ErrUnknownLevel) || !strings.Contains(err.Error(), strings.Join(ai.Names(e.Levels), ", ")) {
			t.Errorf("%s: %v", e.ID, err)
		}
	}
}

// TestEveryLevelPlays plays the levels of each game against each other, twice: they break no rule, and
// the same seeds give the same game and record.
func TestEveryLevelPlays(t *testing.T) {
	for _, e := range every(t) {
		play := func() (string, []byte) {
			setup := rules.Setup{Seats: min(e.Max, 5), Seed: 3} // there are five levels
			if e.ID == "aquariom" {
				setup.Options = map[string]string{"turns": "300"}
			}
			table, err := e.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			for i := range setup.Seats {
				seat := rules.Seat(i)
				if err := table.Sit(seat, e.Levels[i%len(e.Levels)], ai.Seed(setup.Seed, seat), 0); err != nil {
					t.Fatal(err)
				}
			}
			if err := table.Run(context.Background()); err != nil {
				t.Fatal(err)
			}
			for _, n := range table.Notices() {
				t.Errorf("%s: %+v", e.ID, n)
			}
			if got := table.Scores(); got != nil && !slices.Equal(got, table.Result().Scores) {
				t.Errorf("%s: %v is where the game ends, and its result is %v", e.ID, got, table.Result().Scores)
			}
			var b bytes.Buffer
			if err := table.Save(&b); err != nil {
				t.Fatal(err)
			}
			return table.Hash(), b.Bytes()
		}
		hash, record := play()
		if again, same := play(); again != hash || !bytes.Equal(same, record) {
			t.Errorf("%s: the same seeds played another game", e.ID)
		}
		found, r, err := catalog.Identify(bytes.NewReader(record))
		if err != nil || found != e {
			t.Fatalf("%s: identified as %v, %v", e.ID, found, err)
		}
		p, err := found.Open(r)
		if err != nil || p.Hash(p.Len()) != hash {
			t.Errorf("%s: the replay ends otherwise: %v", e.ID, err)
		}
	}
}

// sampled plays random cards, using JSON only.
type sampled struct{ lay int }

func (s sampled) Ask(_ context.Context, view []byte) ([]byte, error) {
	var v struct {
		Seat int     `json:"seat"`
		Held [][]int `json:"held"`
	}
	if err := json.Unmarshal(view, &v); err != nil {
		return nil, err
	}
	if s.lay != 0 {
		return []byte(`{"lay":1,"and":"more"}`), nil
	}
	return json.Marshal(map[string]int{"lay": v.Held[v.Seat][0]})
}

func TestAnAskerPlays(t *testing.T) {
	null, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	table, err := null.New(rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	table.SitAsker(0, sampled{}, 0)
	table.SitAsker(1, sampled{lay: 1}, 0)
	if err := table.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	if ns := table.Notices(); len(ns) != 1 || ns[0].Seat != 1 || !strings.Contains(ns[0].Text, `unknown field "and"`) {
		t.Errorf("one fault of seat B that names the unknown field is wanted: %+v", ns)
	}
}

func TestATableByHand(t *testing.T) {
	null, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	table, err := null.New(rules.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	table.SetMeta(match.Meta{Names: []string{"Zoé", "Ada"}})
	table.Tick()
	for text, want := range map[string]string{
		`lay 1`:       "is not an action",
		`{"lay":1}{}`: "something follows",
		`{"lay":9}`:   "not in the hand",
	} {
		if err := table.Submit(0, []byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
	if err := table.Submit(0, []byte(`{"lay":2}`)); err != nil {
		t.Fatal(err)
	}
	table.Tick()
	if v := string(table.View(0)); !strings.Contains(v, `"mine":2`) {
		t.Errorf("seat A sees %s", v)
	}
	if v := string(table.View(1)); !strings.Contains(v, `"mine":0`) {
		t.Errorf("seat B sees %s", v)
	}
	var b bytes.Buffer
	if err := table.Save(&b); err != nil {
		t.Fatal(err)
	}
	loaded, err := null.Load(&b)
	if err != nil || loaded.Text() != table.Text() {
		t.Fatalf("the loaded record differs from the saved one: %v", err)
	}
	if err := table.Save(&b); err != nil {
		t.Fatal(err)
	}
	p, err := null.Open(&b)
	if err != nil {
		t.Fatal(err)
	}
	if seats, acts := p.Acts(1); seats != rules.Only(0) || string(acts[0]) != `{"lay":2}` || p.Header().Meta.Names[0] != "Zoé" {
		t.Errorf("%s %s", seats, acts)
	}
	if p.Text(2) != table.Text() || !strings.Contains(string(p.View(2, 0)), `"mine":2`) {
		t.Error("the replay shows something else")
	}
}

func TestIdentifyRefuses(t *testing.T) {
	for text, want := range map[string]error{
		"":       match.ErrNoRecord,
		"hello":  match.ErrNoRecord,
		`{"a":1`: match.ErrNoRecord,
		`{"record":1,"game":"chess","version":1}` + "\n": catalog.ErrUnknownGame,
	} {
		if _, _, err := catalog.Identify(strings.NewReader(text)); !errors.Is(err, want) {
			t.Errorf("%q: %v, want %v", text, err, want)
		}
	}
}

// Every game accepts a character after a level, and it plays legally.
func TestCharactersCanBeSeated(t *testing.T) {
	for _, e := range every(t) {
		top := e.Levels[len(e.Levels)-1]
		for _, c := range ai.Characters() {
			if l, err := e.Level(string(top) + ":" + string(c)); err != nil || l != top.With(c) {
				t.Errorf("%s: %q, %v", e.ID, l, err)
			}
		}
		for _, bad := range []string{"hard:", "hard:poet", ":pirate", "hard:pirate:miser"} {
			if _, err := e.Level(bad); !errors.Is(err, catalog.ErrUnknownLevel) {
				t.Errorf("%s takes %q: %v", e.ID, bad, err)
			}
		}
		m, err := e.New(rules.Setup{Seats: e.UsualSeats(), Seed: 4})
		if err != nil {
			t.Fatal(err)
		}
		for seat := range rules.Seat(e.UsualSeats()) {
			who := ai.Easy.With(ai.Characters()[int(seat)%len(ai.Characters())])
			if err := m.Sit(seat, who, uint64(seat), 0); err != nil {
				t.Fatal(err)
			}
		}
		for range 30 {
			if err := m.RunStep(t.Context()); err != nil {
				t.Fatalf("%s: %v", e.ID, err)
			}
		}
		if m.Steps() < 1 || len(m.Notices()) > 0 {
			t.Errorf("%s: %d steps, and %v", e.ID, m.Steps(), m.Notices())
		}
		m.Close()
	}
}
