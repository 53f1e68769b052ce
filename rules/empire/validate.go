package empire

import (
	"slices"

	"ludotheque/rules"
)

// Validate implements [rules.View].
func (v *View) Validate(setup rules.Setup, seat rules.Seat) error {
	s, err := New(setup)
	if err != nil {
		return err
	}
	var c rules.Checks
	c.Must(v != nil, "there is no view")
	if c.Failed() {
		return c.Err
	}
	b := &s.Board
	c.Must(v.Seats == b.Seats && v.Handicap == b.Handicap && v.AutoTies == b.AutoTies && v.AskLosses == b.AskLosses &&
		v.Gone == b.Gone && v.Games == b.Games && v.Layout == s.layout && v.Quick == s.quick && v.Tokens == s.tokens, "the view is of another set-up")
	c.Must(v.Seat == seat, "a view of seat %d", v.Seat)
	c.Must((v.Phase == PhaseOver) == (v.Over != nil), "phase %s, a result: %t", v.Phase, v.Over != nil)
	if c.Failed() {
		return c.Err
	}
	if v.Over != nil {
		c.Add(v.Over.Validate(v.Seats))
	}
	c.Within("the game", v.Game, 0, v.Games-1)
	players := v.players()
	c.Within("the side whose turn it is", int(v.Current), 0, players-1)
	c.Within("the side that began", int(v.First), 0, players-1)
	c.Within("the turn", v.Turn, 0, CardCount)
	c.Within("the neutral armies left", v.NeutralLeft, 0, neutralArmies)
	c.Within("the cards face down", v.Deck, 0, CardCount)
	c.Within("the automaton's cards face down", v.AutoDeck, 0, autoCards)
	c.Must(v.Solo() == (v.Phase == PhaseDraw || v.Phase == PhaseAuto || v.Phase == PhaseChoose) || v.Solo() && (v.Phase == PhaseTake || v.Phase == PhaseAct || v.Phase == PhaseOver) ||
		!v.Solo() && v.Phase != PhaseDraw && v.Phase != PhaseAuto && v.Phase != PhaseChoose, "phase %s with %d seats", v.Phase, v.Seats)
	for i := range v.Players {
		c.Must(i < players || v.Players[i] == Player{}, "side %d has something", i)
		c.Within("the trophies", v.Players[i].Trophies, 0, armies)
	}
	for _, n := range v.Totals {
		c.Within("the points of past games", n, -1000, 1000)
	}
	v.soundCards(&c)
	if c.Failed() {
		return c.Err
	}
	s = &State{Board: v.Board, layout: v.Layout, tokens: v.Tokens, quick: v.Quick}
	for side := range Side(players) {
		c.Add(s.lawfulPieces(side))
	}
	c.Add(s.lawfulMap())
	for r := range v.Grounds {
		for side := players; side < int(Neutral); side++ {
			c.Must(v.Grounds[r].Pieces(Side(side)) == 0, "side %d is on the map", side)
		}
		c.Must(v.Grounds[r].Cities[Neutral] == 0, "a neutral city")
	}
	v.soundAuto(&c)
	c.Within("the number of events", len(v.Events), 0, 32)
	for i := range v.Events {
		v.soundEvent(&c, &v.Events[i])
	}
	return c.Err
}

// soundCards checks that no card is there twice, and that none is missing.
func (v *View) soundCards(c *rules.Checks) {
	var seen [CardCount + 1]bool
	known := 0
	see := func(card Card) {
		c.Within("a card", int(card), 1, CardCount)
		if c.Failed() {
			return
		}
		c.Must(!seen[card] && (!card.Face().Five || v.Seats == 5), "card %d is there twice, or not of this game", card)
		seen[card] = true
		known++
	}
	for _, card := range v.Row {
		if card != 0 {
			see(card)
		}
	}
	for i := range v.players() {
		for card := range v.Players[i].Cards.All {
			see(card)
		}
	}
	if c.Failed() {
		return
	}
	c.Must(len(v.Unseen()) == v.Deck+v.AutoDeck, "%d cards were not seen, and %d and %d are face down", len(v.Unseen()), v.Deck, v.AutoDeck)
	c.Within("the card that is played", int(v.Card), 0, CardCount)
	if c.Failed() {
		return
	}
	c.Must(v.Card != 0 || v.Phase != PhaseAct && v.Phase != PhaseAuto && v.Phase != PhaseChoose, "no card is played in phase %s", v.Phase)
	acts := v.Card.Face().Acts
	for i, n := range v.Used {
		most := 0
		if i < len(acts) {
			most = acts[i].N
		}
		c.Within("the points used", int(n), 0, most)
	}
}

// soundAuto checks the automaton's progress and the person's choice.
func (v *View) soundAuto(c *rules.Checks) {
	a, acts := &v.Auto, v.Card.Face().Acts
	c.Within("the side of the automaton's card", int(a.Act), 0, max(0, len(acts)-1))
	c.Within("how often the automaton does it", int(a.Left), 0, 9)
	if v.Phase == PhaseAuto || v.Phase == PhaseChoose {
		c.Must(int(a.Act) < len(acts), "the automaton is at side %d of its card", a.Act)
	}
	c.Must(a.From == NoRegion || a.From.Known(), "the automaton's army leaves region %d", a.From)
	for r, n := range a.Arrived {
		c.Within("the armies that arrived", int(n), 0, armies)
		c.Must(v.Phase != PhaseAuto && v.Phase != PhaseChoose || n <= v.Grounds[r].Armies[Automaton], "more armies arrived in %s than are there", Region(r))
	}
	ask := v.Phase == PhaseChoose
	c.Must(ask == (v.Choice.What != NoWhat) && ask == (v.Choice.Among != 0), "a choice of %s among %q in phase %s", v.Choice.What, v.Choice.Among, v.Phase)
	c.Must(v.Choice.Among.Has(v.Choice.Suggested) || !ask && v.Choice.Suggested == NoRegion, "region %s is suggested of %q", v.Choice.Suggested, v.Choice.Among)
}

// soundEvent checks that what an event refers to exists.
func (v *View) soundEvent(c *rules.Checks, e *Event) {
	c.Within("the side of an event", int(e.Side), 0, v.players()-1)
	c.Must(e.Of == Neutral || e.Of >= 0 && int(e.Of) < v.players(), "event %s is about side %d", e.Kind, e.Of)
	c.Within("the card of an event", int(e.Card), 0, CardCount)
	card := e.Kind == Taken || e.Kind == Refilled || e.Kind == Drawn || e.Kind == Unplayable
	c.Must(card == (e.Card != 0), "card %d in event %s", e.Card, e.Kind)
	c.Must(e.From.Known() == (e.Kind == Moved), "event %s is from %s", e.Kind, e.From)
	to := slices.Contains([]Kind{NeutralPut, Placed, Moved, Founded, Destroyed}, e.Kind)
	c.Must(e.To.Known() == to, "event %s is in %s", e.Kind, e.To)
	c.Within("the number of an event", e.N, -1, 1000)
	if e.Kind == Taken {
		c.Within("the place in the row", e.N, -1, RowLength-1)
	}
	c.Within("the price", e.Price, 0, Prices[RowLength-1])
	c.Must((e.Kind == BidsShown) == (len(e.Bids) > 0) && (len(e.Bids) == 0 || len(e.Bids) == v.Seats), "%d bids", len(e.Bids))
	c.Must(len(e.Points) == 0 || len(e.Points) == v.players(), "%d points", len(e.Points))
	c.Must((e.Kind == GameEnded) == (len(e.Points) > 0), "%d points in event %s", len(e.Points), e.Kind)
	for _, n := range slices.Concat(e.Bids, e.Points) {
		c.Within("a bid, or points", n, -1000, 1000)
	}
	c.Must((e.Kind == Decided || e.Kind == Asked) == (e.Reason != nil), "event %s, with a reason: %t", e.Kind, e.Reason != nil)
	if e.Reason == nil {
		return
	}
	c.Must(len(e.Reason.Steps) <= len(ruleNames) && (e.Reason.What != NoWhat), "a decision about %s by %d rules", e.Reason.What, len(e.Reason.Steps))
	for i := range e.Reason.Steps {
		w := &e.Reason.Steps[i]
		c.Must(len(w.Values) <= RegionCount, "%d values are compared", len(w.Values))
		if len(w.Values) > 0 && i > 0 {
			c.Must(len(w.Values) == e.Reason.Steps[i-1].Kept.Len(), "%d values of %d regions", len(w.Values), e.Reason.Steps[i-1].Kept.Len())
		}
		for _, n := range w.Values {
			c.Within("a value that is compared", n, -1000, 1000)
		}
	}
	c.Must(e.Reason.Chosen.Known() || e.Reason.Chosen == NoRegion, "region %d is chosen", e.Reason.Chosen)
}
