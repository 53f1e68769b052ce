package aquariom

import (
	"reflect"
	"testing"
)

// TestAmend checks that one-time entries are kept when a seat steers again in the same turn.
func TestAmend(t *testing.T) {
	at := func(x float32) Point { return Point{x, 0} }
	moves := func(x float32) []Move { return []Move{{7, at(x)}} }
	for name, c := range map[string]struct{ now, earlier, want Answer }{
		"the newest way": {
			Answer{Moves: moves(2)}, Answer{Moves: moves(1)}, Answer{Moves: moves(2)},
		},
		"a division is kept": {
			Answer{Moves: moves(2)}, Answer{Divisions: []Division{{7, at(1), 5}}},
			Answer{Moves: moves(2), Divisions: []Division{{7, at(1), 5}}},
		},
		"a division is changed": {
			Answer{Divisions: []Division{{7, at(2), 6}}}, Answer{Divisions: []Division{{7, at(1), 5}, {8, at(1), 4}}},
			Answer{Divisions: []Division{{7, at(2), 6}, {8, at(1), 4}}},
		},
		"a virus is kept": {
			Answer{Moves: moves(2)}, Answer{Viruses: []Laying{{7, at(1)}}},
			Answer{Moves: moves(2), Viruses: []Laying{{7, at(1)}}},
		},
		"a virus gives way to a division of the same cell": {
			Answer{Divisions: []Division{{7, at(2), 6}}}, Answer{Viruses: []Laying{{7, at(1)}}},
			Answer{Divisions: []Division{{7, at(2), 6}}},
		},
		"who gave up has given up": {
			Answer{Moves: moves(2)}, Answer{Surrender: true}, Answer{Moves: moves(2), Surrender: true},
		},
	} {
		if got := (Action{Answer: c.now}).Amend(Action{Answer: c.earlier}); !reflect.DeepEqual(got, Action{Answer: c.want}) {
			t.Errorf("%s: %+v", name, got)
		}
	}
	got := Action{}.Amend(Action{Then: []Answer{{Divisions: []Division{{7, at(1), 5}}}}})
	if len(got.Divisions) != 1 {
		t.Errorf("a division of a later answer is lost: %+v", got)
	}
}
