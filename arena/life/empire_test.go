package life

import (
	"bytes"
	"maps"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/empire"
)

// The first turns of a match of two are played by acts as records have them; what they
// come to is counted.
func TestWhatTurnsOfEmpireCome(t *testing.T) {
	for _, c := range []struct {
		name   string
		acts   []string // of the side to act, one after the other
		done   []map[string]int
		idle   []int
		chance []int
		counts map[string]int
	}{
		{"a card is used to its last point", []string{"bid 1", "bid 0", "first 0", "take 0", "place A", "place A", "place A", "done"},
			[]map[string]int{{"place": 3, "region": 1, "coins left": 13}, {"coins left": 14}}, []int{0, 0}, []int{1, 0}, map[string]int{}},
		{"a card is not used", []string{"bid 1", "bid 0", "first 0", "take 0", "done"},
			[]map[string]int{{"points left": 3, "coins left": 13}, {"coins left": 14}}, []int{1, 0}, []int{1, 0}, map[string]int{}},
		{"a region is taken from another", []string{"bid 1", "bid 0", "first 0", "take 0", "place A", "done", "take 0", "place A", "place A", "done"},
			[]map[string]int{{"place": 1, "points left": 2, "region": 1, "coins left": 13}, {"place": 2, "region": 1, "coins left": 14}}, []int{0, 0}, []int{1, 1}, map[string]int{"lost region": 1}},
	} {
		s := rules.Setup{Seats: 2, Seed: placesFirst(t), Options: map[string]string{"neutrals": "quick"}}
		m, err := match.New(empire.Game, s)
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range c.acts {
			var a empire.Action
			if err := a.UnmarshalText([]byte(text)); err != nil {
				t.Fatal(err)
			}
			if err := m.Submit(m.Waiting().First(), a); err != nil {
				t.Fatalf("%s: %s: %v", c.name, text, err)
			}
			m.Tick()
		}
		var record bytes.Buffer
		if err := m.Save(&record); err != nil {
			t.Fatal(err)
		}
		m.Close()
		r, err := Of(record.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		if r.Unit != "turn" || r.Length != 1 || !maps.Equal(r.Counts, c.counts) {
			t.Errorf("%s: %v %s, %v", c.name, r.Length, r.Unit, r.Counts)
		}
		for i, s := range r.Seats {
			if !maps.Equal(s.Acts, c.done[i]) || s.Idle != c.idle[i] || s.Chances != c.chance[i] {
				t.Errorf("%s: seat %d: %v, idle %d of %d", c.name, i, s.Acts, s.Idle, s.Chances)
			}
		}
	}
}

// placesFirst is a seed with which the two first cards of the row place three armies and
// at least two.
func placesFirst(t *testing.T) uint64 {
	for seed := range uint64(1000) {
		s, err := empire.New(rules.Setup{Seats: 2, Seed: seed, Options: map[string]string{"neutrals": "quick"}})
		if err != nil {
			t.Fatal(err)
		}
		a, b := s.Row[0].Face(), s.Row[1].Face()
		three, two := empire.Act{Verb: empire.Place, N: 3}, empire.Act{Verb: empire.Place, N: 2}
		if a.Join == empire.Single && a.Acts[0] == three && b.Join == empire.Single && (b.Acts[0] == two || b.Acts[0] == three) {
			return seed
		}
	}
	t.Fatal("no such row")
	return 0
}
