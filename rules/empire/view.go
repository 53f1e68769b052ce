package empire

import "ludotheque/rules"

// View is what a seat may know: everything except the order of the cards to come, which no seat knows.
// Bids are made at once, so none has to be hidden.
type View struct {
	Board
	// Seat is the viewer.
	Seat rules.Seat `json:"seat"`
	// Layout names the layout of the map; Quick reports whether neutral armies were placed at once;
	// Tokens whether goods lie on the map. They matter for the next game of a match.
	Layout string `json:"layout"`
	Quick  bool   `json:"quick,omitempty"`
	Tokens bool   `json:"tokens,omitempty"`
	// Events is the news of the last step, in order.
	Events []Event `json:"events,omitempty"`
	// Over is nil until the game is over.
	Over *rules.Result `json:"over,omitempty"`
}

// View returns what seat may know; a spectator sees the same and does nothing.
func (s *State) View(seat rules.Seat) *View {
	if seat < 0 || int(seat) >= s.Seats {
		seat = rules.Spectator
	}
	v := &View{Board: s.Board, Seat: seat, Layout: s.layout, Quick: s.quick, Tokens: s.tokens, Events: s.events, Over: s.Result()}
	return v
}

// Check returns why the seat of the view may not do a, or nil.
func (v *View) Check(a Action) error { return v.check(v.Seat, a) }

// Legal returns everything that the seat of the view may do now, nil if it is not its turn.
func (v *View) Legal() []Action { return v.Board.Legal(v.Seat, nil) }

// Sample proposes a legal action.
func (v *View) Sample(r *rules.Rand) Action {
	legal := v.Legal()
	if len(legal) == 0 {
		return Action{}
	}
	return legal[r.Intn(len(legal))]
}

// Unseen returns the cards that have not been seen yet, in the order of their numbers: the decks,
// whose order is hidden.
func (b *Board) Unseen() []Card {
	var seen [CardCount + 1]bool
	for _, c := range b.Row {
		seen[c] = true
	}
	for i := range b.players() {
		for c := range b.Players[i].Cards.All {
			seen[c] = true
		}
	}
	var all []Card
	for c := Card(1); c <= CardCount; c++ {
		if !seen[c] && (!c.Face().Five || b.Seats == 5) {
			all = append(all, c)
		}
	}
	return all
}

// Guess returns a state that the view could come from: the cards to come are in some order.
func (v *View) Guess(r *rules.Rand) *State {
	s := &State{Board: v.Board, rand: rules.Rand{State: r.Uint64()}, layout: v.Layout,
		tokens: v.Tokens, quick: v.Quick, events: v.Events}
	unseen := v.Unseen()
	r.Shuffle(len(unseen), func(i, j int) { unseen[i], unseen[j] = unseen[j], unseen[i] })
	n := copy(s.auto[:s.AutoDeck], unseen)
	copy(s.deck[:s.Deck], unseen[n:])
	return s
}
