package kittest

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"ludotheque/arena/table"
	"ludotheque/rules"
	"ludotheque/rules/promise"
)

// strange spoils views of a random game, and shows those that are still held sound to the
// screen of a guest, among true ones: it bears them all.
func (c *conformity[S, A, V]) strange(t *testing.T) {
	spoilt, steps := 10_000, 400
	if testing.Short() {
		spoilt, steps = 300, 120
	}
	b := c.sit(t, c.Start(1), func(s *Stage) { s.Kit.Prefs.Speed = 0 })
	b.Wait(1)
	b.Meanwhile = nil
	setup, draws, r := b.match.Setup(), rand.New(rand.NewPCG(24, 1)), rules.NewRand(24)
	s, err := c.game.Rules.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	at, passed := b.match.Steps(), 0
	show := func(own, all []byte) {
		at++
		b.host.says(&table.ToGuest{View: own, Public: all, Step: at})
		b.host.passes()
		b.Wait(2)
		if b.Shown != nil {
			t.Fatalf("step %d: views that were held sound lead to %T:\n%s\n%s", at, b.Shown, own, all)
		}
	}
	text := func(seat rules.Seat) []byte {
		j, err := promise.JSON(s.View(seat))
		if err != nil {
			t.Fatal(err)
		}
		return []byte(j)
	}
	every := max(1, spoilt/steps)
	for n := 0; n < spoilt && s.Result() == nil; {
		own, all := text(0), text(rules.Spectator)
		show(own, all)
		for range every {
			n++
			odd := spoil(t, draws, own)
			if _, err := rules.ReadView[V, A](odd, setup, 0); err != nil {
				continue
			}
			if passed++; passed <= spoilt/10 {
				show(odd, all)
			}
		}
		acts, err := promise.Propose(s, setup.Seats, r)
		if err != nil {
			t.Fatal(err)
		}
		s.Step(acts)
	}
	t.Logf("%d spoilt views were held sound", passed)
}

// wrongs are what a number, a text or a truth is made into.
var wrongs = []any{
	json.Number("-1"), json.Number("0"), json.Number("1"), json.Number("7"), json.Number("2147483648"), json.Number("1e300"),
	json.Number("0.5"), nil, true, "", "?", []any{}, map[string]any{},
}

// spoil is a JSON text with one thing changed, left out or repeated.
func spoil(t *testing.T, r *rand.Rand, text []byte) []byte {
	t.Helper()
	var root any
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	if err := d.Decode(&root); err != nil {
		t.Fatal(err)
	}
	b, err := json.Marshal(spoilValue(r, root))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// spoilValue goes down into a value, and spoils what it comes to.
func spoilValue(r *rand.Rand, v any) any {
	switch x := v.(type) {
	case map[string]any:
		keys := make([]string, 0, len(x))
		for k := range x {
			keys = append(keys, k)
		}
		slices.Sort(keys)
		if len(keys) == 0 {
			break
		}
		k := keys[r.IntN(len(keys))]
		if r.IntN(12) == 0 {
			delete(x, k)
		} else {
			x[k] = spoilValue(r, x[k])
		}
		return x
	case []any:
		if len(x) == 0 {
			break
		}
		i := r.IntN(len(x))
		switch r.IntN(12) {
		case 0:
			return slices.Delete(x, i, i+1)
		case 1:
			return slices.Insert(x, i, x[i])
		case 2:
			x[i] = x[r.IntN(len(x))]
		default:
			x[i] = spoilValue(r, x[i])
		}
		return x
	}
	return wrongs[r.IntN(len(wrongs))]
}
