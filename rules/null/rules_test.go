package null

import (
	"errors"
	"slices"
	"testing"

	"ludotheque/rules"
)

// One case for each rule, the position as a literal.

func TestTheHighestUniqueCardWins(t *testing.T) {
	for _, c := range []struct {
		name string
		laid []int
		won  []int
	}{
		{"highest", []int{1, 3, 2}, []int{0, 4, 0}},
		{"tied cards are out", []int{3, 3, 1}, []int{0, 0, 4}},
		{"all tied, nobody wins", []int{2, 2}, []int{0, 0}},
		{"two ties, nobody wins", []int{2, 2, 1, 1}, []int{0, 0, 0, 0}},
	} {
		s := &State{cards: 5, hands: make([]hand, len(c.laid)), laid: c.laid, won: make([]int, len(c.laid)), turn: rules.Seat(len(c.laid)), prize: 4}
		s.Step(make([]Action, len(c.laid)))
		if !slices.Equal(s.won, c.won) || !slices.Equal(s.shown, c.laid) || s.round != 1 || s.prize != 0 || !s.Sealed() {
			t.Errorf("%s: %v laid wins %v, want %v; then %s", c.name, c.laid, s.won, c.won, s)
		}
	}
}

func TestWhatCanBeLaid(t *testing.T) {
	s := &State{cards: 5, hands: []hand{1<<2 | 1<<5, 1 << 3}, laid: make([]int, 2), won: make([]int, 2), prize: 1}
	for _, c := range []struct {
		seat rules.Seat
		lay  int
		want error
	}{
		{0, 2, nil}, {0, 5, nil}, {0, 3, ErrNoSuchCard}, {0, 0, ErrNoSuchCard}, {0, -1, ErrNoSuchCard}, {0, 64, ErrNoSuchCard},
		{1, 3, ErrNotYourTurn}, {2, 3, ErrNotYourTurn}, {rules.Spectator, 2, ErrNotYourTurn},
	} {
		if err := s.Check(c.seat, Action{c.lay}); !errors.Is(err, c.want) {
			t.Errorf("seat %d lays %d: %v, want %v", c.seat, c.lay, err, c.want)
		}
	}
	s.prize = 0
	if err := s.Check(0, Action{2}); !errors.Is(err, ErrNotYourTurn) {
		t.Errorf("before the die is rolled: %v", err)
	}
}

func TestACardFaceDownIsASecret(t *testing.T) {
	s := &State{cards: 5, hands: []hand{1 << 2, 1 << 3}, laid: []int{4, 0}, won: make([]int, 2), turn: 1, prize: 1}
	for seat, want := range map[rules.Seat]int{0: 4, 1: 0, rules.Spectator: 0} {
		v := s.View(seat)
		if v.Mine != want || !slices.Equal(v.Held[0], []int{2, 4}) {
			t.Errorf("seat %d sees %d face down, want %d, and A's cards %v", seat, v.Mine, want, v.Held[0])
		}
	}
}
