package rulestest

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"ludotheque/rules"
)

// wrong feeds a game invalid actions: with changed numbers and words, or for the wrong
// seats. Check must answer each, and Step must treat a refused action as none.
func (g suite[S, A, V]) wrong(t *testing.T, setup rules.Setup) {
	games(t, 2, setup, func(seed uint64) {
		r := rules.NewRand(seed + 300)
		s := g.begin(t, setup)
		var none A
		for n := 0; n < maxSteps && s.Result() == nil; n++ {
			acts := g.sample(t, s, setup.Seats, r)
			if n < 30 || n%13 == 0 {
				for i := range acts {
					bad := mutate(t, acts[i], r)
					for seat := rules.Seat(-2); int(seat) < setup.Seats+2; seat++ {
						if err := s.Check(seat, bad); err == nil && !s.Acting().Has(seat) {
							t.Fatalf("seat %d does not act, but %s is accepted", seat, asJSON(t, bad))
						}
					}
					g.step(t, s, acts, i, bad, none)
				}
			}
			s.Step(acts)
		}
		if s.Result() != nil {
			for i := range setup.Seats {
				if s.Check(rules.Seat(i), mutate(t, none, r)) == nil {
					t.Fatalf("the game is over, but seat %d may still do something", i)
				}
			}
		}
	})
}

// step takes a step with a changed action in seat i. An accepted one is played, a refused
// one must do what the zero action does.
func (g suite[S, A, V]) step(t *testing.T, s S, acts []A, i int, bad, none A) {
	t.Helper()
	changed := append([]A(nil), acts...)
	changed[i] = bad
	c := s.Clone()
	c.Step(changed)
	if s.Check(rules.Seat(i), bad) == nil {
		return
	}
	changed[i] = none
	d := s.Clone()
	d.Step(changed)
	if c.String() != d.String() {
		t.Fatalf("seat %s is refused %s, but a step with it gives\n%s\ninstead of what no answer gives\n%s",
			rules.Seat(i).Letter(), asJSON(t, bad), c, d)
	}
}

// mutate changes something in an action, as a damaged record might.
func mutate[A any](t *testing.T, a A, r *rules.Rand) A {
	t.Helper()
	for range 20 {
		var v any
		if err := json.Unmarshal([]byte(asJSON(t, a)), &v); err != nil {
			t.Fatal(err)
		}
		text := asJSON(t, change(v, r))
		var b A
		if json.Unmarshal([]byte(text), &b) == nil {
			return b
		}
	}
	return a
}

// change returns JSON with something changed.
func change(v any, r *rules.Rand) any {
	numbers := []float64{-1, 0, 1, 2, 7, 63, 64, 255, -128, 1 << 15, 1<<31 - 1, -1 << 31, 1e15}
	switch v := v.(type) {
	case float64:
		if r.Intn(3) == 0 {
			return v + float64(r.Intn(9)) - 4
		}
		return numbers[r.Intn(len(numbers))]
	case bool:
		return !v
	case string:
		// An action may be a few words, as "move 3 1 0".
		words := strings.Fields(v)
		if k := len(words); k > 1 && r.Intn(5) > 0 {
			words[r.Intn(k)] = strconv.Itoa(int(numbers[r.Intn(len(numbers))]))
			return strings.Join(words, " ")
		}
		return []string{"", "x", v + "x", strconv.Itoa(r.Intn(100))}[r.Intn(4)]
	case []any:
		for i := range v {
			if r.Intn(2) == 0 {
				v[i] = change(v[i], r)
			}
		}
		switch {
		case r.Intn(3) == 0 && len(v) > 0:
			return v[:len(v)-1]
		case r.Intn(3) == 0 && len(v) > 0:
			return append(v, v[0])
		}
		return v
	case map[string]any:
		// Sorted, so that the same seed makes the same mistakes.
		for _, k := range sortedKeys(v) {
			if r.Intn(2) == 0 {
				v[k] = change(v[k], r)
			}
		}
		return v
	}
	return v
}
