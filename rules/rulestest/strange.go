package rulestest

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"ludotheque/rules"
)

// beyond are numbers that no view holds, and maxStrange is how often each number of a view
// is made one of them.
var beyond = []json.Number{"-1099511627776", "1099511627776"}

const maxStrange = 4

// StrangeViews makes each number of a view one that is far beyond sense, now and then in a
// game: a view from another program with it is refused. Numbers that are open may be any; a
// number is named by its fields, as .cells[].mass.
func StrangeViews[S rules.State[S, A, V], A any, V rules.View[A]](t *testing.T, game rules.Game[S, A, V], setup rules.Setup, open ...string) {
	g := suite[S, A, V]{game}
	s, r := g.begin(t, setup), rules.NewRand(setup.Seed+300)
	tried, passed := map[string]int{}, map[string]bool{}
	for n := 0; n < maxSteps; n++ {
		if n < 20 || n%97 == 0 || s.Result() != nil {
			for _, seat := range []rules.Seat{0, rules.Spectator} {
				d := json.NewDecoder(strings.NewReader(asJSON(t, s.View(seat))))
				d.UseNumber()
				var view any
				if err := d.Decode(&view); err != nil {
					t.Fatal(err)
				}
				numbers("", view, func(path string, n json.Number, set func(json.Number)) {
					if tried[path]++; tried[path] > maxStrange {
						return
					}
					for _, b := range beyond {
						set(b)
						text, err := json.Marshal(view)
						if err != nil {
							t.Fatal(err)
						}
						if _, err := rules.ReadView[V, A](text, setup, seat); err == nil {
							passed[path] = true
						}
					}
					set(n)
				})
			}
		}
		if s.Result() != nil {
			break
		}
		s.Step(g.sample(t, s, setup.Seats, r))
	}
	for _, path := range slices.Sorted(maps.Keys(passed)) {
		if !slices.Contains(open, path) {
			t.Errorf("a view is sound with any number at %s", path)
		}
	}
}

// numbers calls f with each number in JSON, where it stands, and what changes it there.
func numbers(path string, v any, f func(path string, n json.Number, set func(json.Number))) {
	switch v := v.(type) {
	case []any:
		for i, x := range v {
			if n, ok := x.(json.Number); ok {
				f(path+"[]", n, func(n json.Number) { v[i] = n })
			}
			numbers(path+"[]", x, f)
		}
	case map[string]any:
		for _, k := range sortedKeys(v) {
			if n, ok := v[k].(json.Number); ok {
				f(path+"."+k, n, func(n json.Number) { v[k] = n })
			}
			numbers(path+"."+k, v[k], f)
		}
	}
}
