package null

import (
	"slices"

	"ludotheque/rules"
)

// View is what a seat may know. It is built up from nothing, so that secrets cannot leak by accident.
// Programs at the other end of a pipe read its JSON.
type View struct {
	Seat  rules.Seat `json:"seat"`
	Cards int        `json:"cards"`
	Round int        `json:"round"`
	// Prize is 0 before the die is rolled.
	Prize int `json:"prize"`
	// Turn is whose turn it is; the number of seats when all have laid.
	Turn rules.Seat `json:"turn"`
	// Over reports whether the game is over.
	Over bool `json:"over,omitempty"`
	// Held lists the cards of each seat that are not shown yet, including one lying face down: that is
	// public.
	Held [][]int `json:"held"`
	// Mine is the card that this seat laid face down; 0: none.
	Mine int `json:"mine"`
	// Won is what each seat has won.
	Won []int `json:"won"`
	// Shown is the news of the last step: the cards just turned over.
	Shown []int `json:"shown,omitempty"`
}

// View returns what seat may know; a spectator knows what is public.
func (s *State) View(seat rules.Seat) View {
	v := View{
		Seat: seat, Cards: s.cards, Round: s.round, Prize: s.prize, Turn: s.turn, Over: s.over(),
		Won: slices.Clone(s.won), Shown: slices.Clone(s.shown),
	}
	for i, h := range s.hands {
		if c := s.laid[i]; c > 0 {
			h |= 1 << c
		}
		v.Held = append(v.Held, h.cards())
	}
	if seat >= 0 && int(seat) < len(s.laid) {
		v.Mine = s.laid[seat]
	} else {
		v.Seat = rules.Spectator
	}
	return v
}

// Legal returns what the seat of the view can do now, or nil if it is not its turn.
func (v View) Legal() []Action {
	if v.Over || v.Prize == 0 || v.Seat != v.Turn {
		return nil
	}
	var acts []Action
	for _, c := range v.Held[v.Seat] {
		acts = append(acts, Action{c})
	}
	return acts
}

// Sample proposes an action.
func (v View) Sample(r *rules.Rand) Action {
	legal := v.Legal()
	if len(legal) == 0 {
		return Action{}
	}
	return legal[r.Intn(len(legal))]
}

// Guess returns a state that the view could come from: the cards face down and the dice
// to come are made up.
func (v View) Guess(r *rules.Rand) *State {
	n := len(v.Held)
	s := &State{
		cards: v.Cards, round: v.Round, prize: v.Prize, turn: v.Turn,
		hands: make([]hand, n), laid: make([]int, n), won: slices.Clone(v.Won),
		shown: slices.Clone(v.Shown), rand: rules.Rand{State: r.Uint64()},
		sealed: v.Shown != nil,
	}
	for i, held := range v.Held {
		for _, c := range held {
			s.hands[i] |= 1 << c
		}
		if rules.Seat(i) >= v.Turn {
			continue
		}
		s.laid[i] = held[r.Intn(len(held))]
		if rules.Seat(i) == v.Seat {
			s.laid[i] = v.Mine
		}
		s.hands[i] &^= 1 << s.laid[i]
	}
	return s
}

// Validate reports whether a game of that set-up could show the view to a seat. It has to check every
// field: a view from another program could otherwise crash the screen that shows it.
func (v View) Validate(setup rules.Setup, seat rules.Seat) error {
	s, err := New(setup)
	if err != nil {
		return err
	}
	var c rules.Checks
	n := setup.Seats
	c.Must(v.Seat == seat, "a view of seat %d", v.Seat)
	c.Must(v.Cards == s.cards, "%d cards", v.Cards)
	c.Within("the round", v.Round, 0, s.cards)
	c.Must(v.Over == (v.Round == s.cards), "round %d of %d, over: %t", v.Round, s.cards, v.Over)
	c.Within("the prize", v.Prize, 0, 6)
	c.Within("the turn", int(v.Turn), 0, n)
	c.Must(len(v.Held) == n && len(v.Won) == n && (len(v.Shown) == 0 || len(v.Shown) == n), "lists for other than %d seats", n)
	if c.Failed() {
		return c.Err
	}
	for i, held := range v.Held {
		c.Must(len(held) == s.cards-v.Round, "%d cards are held after %d rounds", len(held), v.Round)
		for k, card := range held {
			c.Within("a card", card, 1, s.cards)
			c.Must(k == 0 || held[k-1] < card, "cards %v out of order", held)
		}
		c.Within("what was won", v.Won[i], 0, 6*v.Round)
	}
	for _, card := range v.Shown {
		c.Within("a card shown", card, 1, s.cards)
	}
	laid := seat >= 0 && seat < v.Turn
	c.Must(laid == (v.Mine != 0), "card %d is laid in turn %d", v.Mine, v.Turn)
	c.Must(v.Mine == 0 || seat >= 0 && slices.Contains(v.Held[seat], v.Mine), "card %d is laid and not held", v.Mine)
	return c.Err
}
