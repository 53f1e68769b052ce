package null

import (
	"slices"

	"ludotheque/rules"
)

// View is what a seat may know, built up from nothing: what is not put here
// cannot leak. Programs at the other end of a pipe read its JSON.
type View struct {
	Seat  rules.Seat `json:"seat"`
	Cards int        `json:"cards"`
	Round int        `json:"round"`
	// Prize is 0 before the die is rolled.
	Prize int `json:"prize"`
	// Turn is whose turn it is; the number of seats when all have laid.
	Turn rules.Seat `json:"turn"`
	// Over says that nothing more can be done.
	Over bool `json:"over,omitempty"`
	// Held is the cards of each seat that are not shown yet, the one lying
	// face down among them: everybody can work that out.
	Held [][]int `json:"held"`
	// Mine is the card that this seat laid face down; 0: none.
	Mine int `json:"mine"`
	// Won is what each seat won.
	Won []int `json:"won"`
	// Shown is the news of the last step: the cards just turned over.
	Shown []int `json:"shown,omitempty"`
}

// View is what seat may know; a spectator knows what everybody knows.
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

// Legal is what the seat of the view can do now; nil when it is not its turn.
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

// Sample proposes something to do.
func (v View) Sample(r *rules.Rand) Action {
	legal := v.Legal()
	if len(legal) == 0 {
		return Action{}
	}
	return legal[r.Intn(len(legal))]
}

// Guess is a state that the view could come from: the cards face down and the
// dice to come are made up.
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
