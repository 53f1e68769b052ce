package rulestest

import (
	"bytes"
	"maps"
	"slices"
	"strings"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/rules"
)

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// playRandom plays m to its end with actions that the views propose and now and then
// undoes steps. It returns how often it did. Undo must restore the exact state.
func playRandom[S rules.State[S, A, V], A any, V rules.View[A]](t testing.TB, m *match.Match[S, A, V], r *rules.Rand, undo bool) (undone int) {
	t.Helper()
	past := []string{m.State().String()}
	for m.Result() == nil {
		if m.Steps() > maxSteps {
			t.Fatalf("not over after %d steps", m.Steps())
		}
		if undo && r.Intn(5) == 0 && m.CanUndo() {
			if err := m.Undo(); err != nil {
				t.Fatal(err)
			}
			undone++
			past = past[:m.Steps()+1]
			if got := m.State().String(); got != past[m.Steps()] {
				t.Fatalf("undo to step %d gives\n%s\nwant\n%s", m.Steps(), got, past[m.Steps()])
			}
		}
		for seat := range m.Waiting().All() {
			if err := m.Submit(seat, m.View(seat).Sample(r)); err != nil {
				t.Fatalf("seat %s: %v", seat.Letter(), err)
			}
		}
		if m.Tick() && undo {
			past = append(past, m.State().String())
		}
	}
	return undone
}

// record checks that the record written while playing, including undo, and the one that
// Save writes both replay to the same state.
func (g suite[S, A, V]) record(t *testing.T, setup rules.Setup) {
	games(t, 2, setup, func(seed uint64) {
		setup.Seed += seed
		m, err := match.New(g.Game, setup)
		if err != nil {
			t.Fatal(err)
		}
		var followed, saved bytes.Buffer
		if err := m.Save(&followed); err != nil {
			t.Fatal(err)
		}
		m.Follow(&followed)
		playRandom(t, m, rules.NewRand(seed+400), !g.RealTime())
		m.Close()
		if err := m.Save(&saved); err != nil {
			t.Fatal(err)
		}
		for name, text := range map[string]string{"followed": followed.String(), "saved": saved.String()} {
			p, err := match.OpenReplay(g.Game, strings.NewReader(text))
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if got := match.Hash(p.State(p.Len())); got != m.Hash() || p.Len() != m.Steps() || p.Cut() {
				t.Fatalf("%s: %d steps, cut %v, hash %s; played %d steps, hash %s", name, p.Len(), p.Cut(), got, m.Steps(), m.Hash())
			}
			for _, at := range []int{p.Len() / 2, p.Len() / 3, p.Len()/3 + 1, 0, p.Len()} {
				var forward S = g.begin(t, setup)
				acts := make([]A, setup.Seats)
				for i := range at {
					acting, given := p.Acts(i)
					for k := range acts {
						var none A
						acts[k] = none
						if acting.Has(rules.Seat(k)) {
							acts[k], given = given[0], given[1:]
						}
					}
					forward.Step(acts)
				}
				if p.State(at).String() != forward.String() {
					t.Fatalf("%s: a jump to step %d gives another state than playing to it", name, at)
				}
			}
		}
	})
}

// FuzzRecord fuzzes the loading of a game's records, from complete, truncated and damaged
// ones. What loads must save, and load again as the same.
//
//	func FuzzRecord(f *testing.F) { rulestest.FuzzRecord(f, null.Game) }
func FuzzRecord[S rules.State[S, A, V], A any, V rules.View[A]](f *testing.F, game rules.Game[S, A, V]) {
	f.Helper()
	for seats := game.Min; seats <= game.Max; seats++ {
		m, err := match.New(game, rules.Setup{Seats: seats, Seed: uint64(seats)})
		if err != nil {
			f.Fatal(err)
		}
		r := rules.NewRand(uint64(seats))
		for range 60 {
			for rest := m.Waiting(); !rest.Empty(); rest = m.Waiting() {
				if err := m.Submit(rest.First(), m.View(rest.First()).Sample(r)); err != nil {
					f.Fatal(err)
				}
			}
			m.Tick()
		}
		var b bytes.Buffer
		if err := m.Save(&b); err != nil {
			f.Fatal(err)
		}
		f.Add(b.Bytes())
		f.Add(b.Bytes()[:b.Len()*2/3])
		f.Add(append(b.Bytes(), "{\"undo\":3}\n[]\n"...))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := match.Load(game, bytes.NewReader(data))
		if err != nil {
			if strings.TrimSpace(err.Error()) == "" {
				t.Error("a refusal that says nothing")
			}
			return
		}
		var b bytes.Buffer
		if err := m.Save(&b); err != nil {
			t.Fatal(err)
		}
		again, err := match.Load(game, &b)
		if err != nil || again.Hash() != m.Hash() {
			t.Fatalf("what was loaded and saved does not load again as the same: %v", err)
		}
	})
}
