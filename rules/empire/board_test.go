package empire

import (
	"strings"
	"testing"

	"ludotheque/rules"
)

// lay returns a solo game with a map written as words: a region, then what lies there: a digit for an
// army of that side, n for a neutral one, the same after c for cities, $ for a coin, + for a token of
// wood. "A:0011 S:c1 C:n M:$". Supplies are the rest of 14 armies and 3 cities.
func lay(t *testing.T, words string) *State {
	t.Helper()
	s, err := New(rules.Setup{Seats: 1, Seed: 1, Options: map[string]string{"ties": "ask"}})
	if err != nil {
		t.Fatal(err)
	}
	b := &s.Board
	b.Grounds = [RegionCount]Ground{}
	for side := range 2 {
		b.Players[side].Armies, b.Players[side].Cities = armies, cities
	}
	put(t, s, words)
	return s
}

func put(t *testing.T, s *State, words string) {
	t.Helper()
	for _, w := range strings.Fields(words) {
		name, what, _ := strings.Cut(w, ":")
		var r Region
		if err := r.UnmarshalText([]byte(name)); err != nil {
			t.Fatal(err)
		}
		g := &s.Grounds[r]
		city := false
		for _, c := range what {
			side := Side(c - '0')
			if c == 'n' {
				side = Neutral
			}
			switch {
			case c == 'c':
				city = true
				continue
			case c == '$':
				g.Coin = true
			case c == '+':
				g.Token = Wood
			case city:
				g.Cities[side]++
				if side < MostSeats {
					s.Players[side].Cities--
				}
			default:
				g.Armies[side]++
				if side < MostSeats {
					s.Players[side].Armies--
				}
			}
			city = false
		}
	}
}

// automaton makes the automaton draw the given cards, in this order.
func automaton(s *State, cards ...Card) {
	s.Current, s.Phase = Automaton, PhaseDraw
	s.AutoDeck = len(cards)
	for i, c := range cards {
		s.auto[len(cards)-1-i] = c
	}
}

// advance takes steps without an acting seat until a seat acts, a turn is over or n steps are taken.
func advance(s *State, n int) {
	turn := s.Turn
	for ; n > 0 && s.Acting().Empty() && s.Turn == turn && s.Result() == nil; n-- {
		s.Step(make([]Action, s.Seats))
	}
}

// do makes seat 0 do the actions, given as text, and fails if one is refused.
func do(t *testing.T, s *State, actions ...string) {
	t.Helper()
	for _, text := range actions {
		a := action(t, text)
		seat := s.Acting().First()
		if err := s.Check(seat, a); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		acts := make([]Action, s.Seats)
		acts[seat] = a
		s.Step(acts)
	}
}

func action(t *testing.T, text string) Action {
	t.Helper()
	var a Action
	if err := a.UnmarshalText([]byte(text)); err != nil {
		t.Fatal(err)
	}
	return a
}

// take puts a card at the left end of the row and makes the current side take
// it.
func take(t *testing.T, s *State, c Card) {
	t.Helper()
	s.Phase, s.Current = PhaseTake, 0
	s.Row[0] = c
	do(t, s, "take 0")
}

// where returns the regions with armies of a side, a letter for each army.
func where(s *State, side Side) string {
	text := ""
	for r := range Region(RegionCount) {
		text += strings.Repeat(r.String(), int(s.Grounds[r].Armies[side]))
	}
	return text
}

func set(t *testing.T, letters string) Regions {
	t.Helper()
	var s Regions
	if err := s.UnmarshalText([]byte(letters)); err != nil {
		t.Fatal(err)
	}
	return s
}
