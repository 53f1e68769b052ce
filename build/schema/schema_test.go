package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"

	"ludotheque/ai"
	"ludotheque/arena/catalog"
	"ludotheque/rules"
)

const root = "../.."

func TestTheFilesAreUpToDate(t *testing.T) {
	games, err := entries()
	if err != nil {
		t.Fatal(err)
	}
	wanted, err := messages(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range games {
		files, err := generate(root, e)
		if err != nil {
			t.Fatalf("%s: %v", e.ID, err)
		}
		maps.Copy(wanted, files)
	}
	for name, want := range wanted {
		got, err := os.ReadFile(filepath.Join(root, folder, name))
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s/%s is not what the types say: go run ./build/schema (%v)", folder, name, err)
		}
	}
	list, err := os.ReadDir(filepath.Join(root, folder))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range list {
		if filepath.Ext(f.Name()) == ".txt" {
			continue // tables beside a schema, which no type holds
		}
		if wanted[f.Name()] == nil {
			t.Errorf("%s/%s belongs to no game of the catalogue, and to no table", folder, f.Name())
		}
	}
}

// silent answers nothing, so that the match plays samples for it.
type silent struct{}

func (silent) Ask(context.Context, []byte) ([]byte, error) { return nil, errors.New("silent") }

// short is options that make long games short enough.
var short = map[string]map[string]string{"trichrome": {"rounds": "2"}, "aquariom": {"turns": "60"}}

// game plays a game of easy players and, where the match answers for them, of
// samples.
func game(t *testing.T, e *catalog.Entry, seats int) catalog.Replay {
	t.Helper()
	setup := rules.Setup{Seats: seats, Seed: uint64(seats), Options: short[e.ID]}
	table, err := e.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	for i := range seats {
		if seat := rules.Seat(i); !e.RealTime() && i%2 == 1 {
			table.SitAsker(seat, silent{}, 0)
		} else if err := table.Sit(seat, ai.Easy, ai.Seed(setup.Seed, seat), 0); err != nil {
			t.Fatal(err)
		}
	}
	if err := table.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := table.Save(&b); err != nil {
		t.Fatal(err)
	}
	p, err := e.Open(&b)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func schema(t *testing.T, name string) *jsonschema.Resolved {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, folder, name))
	if err != nil {
		t.Fatal(err)
	}
	var s jsonschema.Schema
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	r, err := s.Resolve(nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func valid(t *testing.T, s *jsonschema.Resolved, text []byte) error {
	t.Helper()
	var v any
	if err := json.Unmarshal(text, &v); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return s.Validate(v)
}

// TestRealGamesKeepToTheSchemas validates what is seen and done in games of
// every game with every number of seats.
func TestRealGamesKeepToTheSchemas(t *testing.T) {
	games, err := entries()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range games {
		view, action := schema(t, e.ID+".view.json"), schema(t, e.ID+".action.json")
		for _, s := range []*jsonschema.Resolved{view, action} {
			if valid(t, s, []byte(`{"nonsense":[1]}`)) == nil {
				t.Errorf("%s: a schema accepts anything", e.ID)
			}
		}
		acts, counts := 0, []int{e.Min}
		if e.Max > e.Min {
			counts = append(counts, e.Max)
		}
		for _, seats := range counts {
			p := game(t, e, seats)
			every := max(1, p.Len()/60) // enough of a long game
			for at := 0; at <= p.Len(); at += every {
				for seat := rules.Spectator; int(seat) < min(seats, 4); seat++ {
					if text := p.View(at, seat); valid(t, view, text) != nil {
						t.Fatalf("%s, %d seats, step %d, seat %d: %v\n%s", e.ID, seats, at, seat, valid(t, view, text), text)
					}
				}
			}
			for at := range p.Len() {
				_, all := p.Acts(at)
				for _, text := range all {
					if err := valid(t, action, text); err != nil {
						t.Fatalf("%s, step %d: %v\n%s", e.ID, at, err, text)
					}
					acts++
				}
			}
		}
		if acts == 0 {
			t.Errorf("%s: nothing was done", e.ID)
		}
	}
}

// odd is types that the games of the day do not use.
type odd struct {
	// Bag is what a game may know by a name.
	Bag  map[string]odder `json:"bag"`
	Next *odder           `json:"next"`
	Free any              `json:"free"`
	At   place            `json:"at"`
	Set  set              `json:"set"`
	Skip int              `json:"-"`
	No   *int             `json:"no,omitempty"`
}

// odder is inside.
type odder struct{ List []odd2 }

type odd2 [2]bool

// place is written as a list.
type place struct{ X, Y int }

func (p place) MarshalJSON() ([]byte, error) { return json.Marshal([]int{p.X, p.Y}) }

// set is written as letters: too many sets for a list of words.
type set uint16

func (s set) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "%x", uint16(s)), nil }

func TestOddTypes(t *testing.T) {
	s, err := document(reflect.TypeFor[*odd](), &docs{root: root, packages: map[string]*comments{
		"build/schema": {types: map[string]*typeDoc{"odd": {text: "Odd.", fields: map[string]string{"Bag": "Bag is a bag."}}, "place": {text: "A place.", form: "[x, y]."}}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	if s.Description != "Odd." || s.Properties["bag"].Description != "Bag is a bag." || s.Properties["Skip"] != nil {
		t.Errorf("the descriptions are: %+v", s)
	}
	r, err := s.Resolve(nil)
	if err != nil {
		t.Fatal(err)
	}
	if d := s.Defs["place"]; d == nil || d.Description != "A place. Written as [x, y]." {
		t.Errorf("the definition of a place is: %+v", d)
	}
	one := 1
	for _, v := range []odd{{}, {Bag: map[string]odder{"x": {List: []odd2{{true, false}}}}, Next: &odder{}, Free: []int{1}, No: &one, Set: 999}} {
		text, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		if err := valid(t, r, text); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
	for _, text := range []string{`{}`, `{"bag":{},"next":7,"free":1,"set":"","at":[]}`, `{"bag":{},"next":null,"free":1,"set":"","at":7}`,
		`{"bag":{"x":{"List":[[true]]}},"next":null,"free":1,"set":"","at":[]}`} {
		if valid(t, r, []byte(text)) == nil {
			t.Errorf("%s is accepted", text)
		}
	}
}

// Who writes a bot for empire needs its tables, and has no source.
func TestTheTablesOfEmpireAreBesideItsSchema(t *testing.T) {
	for _, name := range []string{"cards.txt", "goods.txt", "atlas.txt"} {
		want, err := os.ReadFile("../../assets/tables/" + name)
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile("../../docs/schema/empire." + name)
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("docs/schema/empire.%s is not assets/tables/%s: copy it (%v)", name, name, err)
		}
	}
}
