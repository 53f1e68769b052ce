package empire

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"ludotheque/rules"
)

// Game is the game as the rest of the program uses it. A change that replays old records differently
// needs a new Version.
var Game = rules.Game[*State, Action, *View]{Info: info, New: New}

// info is separate from Game to avoid an initialisation cycle: New reads it, and Game holds New.
var info = rules.Info{
	ID: "empire", Version: 3, Earlier: earlier, Min: 1, Max: MostSeats, Usual: 1,
	First:    &rules.Setup{Seats: 1, Options: map[string]string{"automaton": "apprentice"}},
	Refusals: refusals,
	Options: []rules.Option{
		{Key: "automaton", Values: []string{"normal", "apprentice", "expert"}, MaxSeats: 1},
		{Key: "layout", Values: []string{"a", "b", "c"}, Advanced: true},
		{Key: "ties", Values: []string{"auto", "ask"}, MaxSeats: 1},
		{Key: "tokens", Values: []string{"on", "off"}, MinSeats: 2, Advanced: true},
		{Key: "neutrals", Values: []string{"place", "quick"}, MinSeats: 2, MaxSeats: 2},
		{Key: "games", Values: []string{"1", "3"}, MinSeats: 2},
		{Key: "destroyed", Values: []string{"supply", "gone"}, Advanced: true},
	},
}

// earlier converts a set-up of version 1, in which losses were settled automatically if ties were, and
// whose option "mode" only repeated the number of seats; or of version 2, whose default was to ask
// about ties: see Ties.
func earlier(version int, s rules.Setup) (rules.Setup, bool) {
	s.Options = maps.Clone(s.Options)
	delete(s.Options, "mode")
	return rules.AsThen(version, s)
}

// Ties returns how ties of the automaton are broken in a set-up, "auto" or "ask". Before version 3 the
// default was to ask.
func Ties(s rules.Setup) string {
	if _, said := s.Options["ties"]; !said && s.Rules > 0 && s.Rules < 3 {
		return "ask"
	}
	return info.Value(s, "ties")
}

// handicaps are the automaton's bonus points by difficulty.
var handicaps = map[string]int{"normal": 0, "apprentice": -4, "expert": 3}

// State is the whole game: the board, the order of the cards to come and the
// random numbers.
type State struct {
	Board
	// deck and auto hold the cards face down; the next card is the last of the first Board.Deck and
	// Board.AutoDeck.
	deck [CardCount]Card
	auto [autoCards]Card
	rand rules.Rand

	layout string // the name of its layout in Atlas.Layouts
	tokens bool   // in the base game
	quick  bool   // neutral armies are placed at once

	events []Event // never written to after it is set
	sealed bool
	quiet  bool
}

// New begins a game. One seat is the solo game against the automaton, more are
// the base game. The error is a *rules.SetupError.
func New(setup rules.Setup) (*State, error) {
	if err := info.Check(setup); err != nil {
		return nil, err
	}
	value := func(key string) string { return info.Value(setup, key) }
	solo := setup.Seats == 1
	s := &State{rand: rules.Rand{State: setup.Seed}, layout: value("layout"),
		tokens: solo || value("tokens") == "on", quick: value("neutrals") == "quick"}
	s.Seats = setup.Seats
	s.Games = 1
	if !solo {
		s.Games = info.Int(setup, "games")
	} else {
		s.Handicap = handicaps[value("automaton")]
	}
	s.AutoTies = Ties(setup) == "auto" && (solo || setup.Rules > 0 && setup.Rules < 3)
	s.AskLosses = s.AutoTies && setup.Rules != 1
	s.Gone = value("destroyed") == "gone"
	s.deal()
	return s, nil
}

// deal lays out a game. Only deal shuffles.
func (s *State) deal() {
	b, layout := &s.Board, Atlas.Layouts[s.layout]
	b.Grounds = [RegionCount]Ground{}
	b.Players = [MostSeats]Player{}
	b.Turn, b.Card, b.Used, b.First, b.Current = 0, 0, [2]int8{}, 0, 0
	b.Auto = Auto{From: NoRegion}
	b.Choice = Choice{Suggested: NoRegion}
	s.shuffle()
	for side := range b.players() {
		p := &b.Players[side]
		p.Armies, p.Cities = armies-startArmies, cities
		b.Grounds[Start].Armies[side] = startArmies
		p.Coins = coins[b.Seats]
	}
	if s.tokens {
		s.layTokens(layout.Tokens)
	}
	b.NeutralLeft = 0
	switch {
	case b.Solo():
		b.Players[0].Coins = soloCoins
		b.Players[Automaton].Cities--
		b.Grounds[layout.City].Cities[Automaton]++
		for r := range layout.Coins.All {
			b.Grounds[r].Coin = true
		}
		s.layNeutrals(layout.Neutrals)
		b.Phase = PhaseTake
	case b.Seats == 2 && !s.quick:
		b.NeutralLeft = neutralArmies
		b.Phase = PhaseNeutral
	default:
		if b.Seats == 2 {
			s.layNeutrals(layout.Neutrals)
		}
		b.Phase = PhaseBid
	}
	s.tell(Event{Kind: Dealt, N: b.Game})
}

// shuffle makes the decks and the row: in a solo game thirteen cards are the automaton's.
func (s *State) shuffle() {
	s.Deck, s.AutoDeck = 0, 0
	for c := Card(1); c <= CardCount; c++ {
		if !c.Face().Five || s.Seats == 5 {
			s.deck[s.Deck] = c
			s.Deck++
		}
	}
	s.rand.Shuffle(s.Deck, func(i, j int) { s.deck[i], s.deck[j] = s.deck[j], s.deck[i] })
	if s.Solo() {
		for s.AutoDeck < autoCards {
			s.auto[s.AutoDeck] = s.next()
			s.AutoDeck++
		}
	}
	for i := range s.Row {
		s.Row[i] = s.next()
	}
}

// next takes the next card of the people's deck, 0 if there is none.
func (s *State) next() Card {
	if s.Deck == 0 {
		return 0
	}
	s.Deck--
	return s.deck[s.Deck]
}

// layTokens lays the ten tokens, two of each good, in random order.
func (s *State) layTokens(in Regions) {
	var goods [tokenCount]Good
	for i := range goods {
		goods[i] = Crystal + Good(i/2)
	}
	s.rand.Shuffle(len(goods), func(i, j int) { goods[i], goods[j] = goods[j], goods[i] })
	i := 0
	for r := range in.All {
		s.Grounds[r].Token = goods[i]
		i++
	}
}

func (s *State) layNeutrals(in []Region) {
	for _, r := range in {
		s.Grounds[r].Armies[Neutral]++
	}
}

func (s *State) tell(e Event) {
	if s.quiet {
		return
	}
	// Unused fields have one value, so that equal events are equal.
	if e.Kind != Moved {
		e.From = NoRegion
	}
	switch e.Kind {
	case NeutralPut, Placed, Moved, Founded, Destroyed:
	default:
		e.To = NoRegion
	}
	s.events = append(s.events, e)
}

// Quiet stops recording events, in this state and its clones, to save time in searches. Views of such
// a state have no events.
func (s *State) Quiet() { s.quiet, s.events = true, nil }

// Check returns why seat may not do a, as one of this package's errors, or nil.
func (s *State) Check(seat rules.Seat, a Action) error { return s.check(seat, a) }

// Step carries out the acting seat's choice, or a step without an acting seat.
func (s *State) Step(acts []Action) {
	s.events, s.sealed = nil, false
	switch s.Phase {
	case PhaseOver:
	case PhaseBid:
		s.bid(acts)
	case PhaseDeal:
		s.Game++
		s.deal()
		s.sealed = true
	case PhaseDraw:
		s.draw()
	case PhaseAuto:
		s.decide()
	default:
		seat := s.actor()
		if a := acts[seat]; s.check(seat, a) == nil {
			s.act(Side(seat), a)
		}
	}
}

// bid reveals the bids: the highest pays and chooses who begins; among equal ones a random draw stands
// in for the rule of the youngest player.
func (s *State) bid(acts []Action) {
	bids := make([]int, s.Seats)
	var winners []Side
	for i := range bids {
		if s.check(rules.Seat(i), acts[i]) == nil {
			bids[i] = acts[i].N
		}
		if len(winners) > 0 && bids[i] > bids[winners[0]] {
			winners = winners[:0]
		}
		if len(winners) == 0 || bids[i] == bids[winners[0]] {
			winners = append(winners, Side(i))
		}
	}
	w := winners[0]
	if len(winners) > 1 {
		w = winners[s.rand.Intn(len(winners))]
	}
	s.Players[w].Coins -= bids[w]
	s.Current, s.Phase = w, PhaseFirst
	s.sealed = true
	s.tell(Event{Kind: BidsShown, Side: w, N: bids[w], Bids: bids})
}

// act carries out a legal choice of a person.
func (s *State) act(side Side, a Action) {
	b := &s.Board
	p := &b.Players[side]
	switch a.Do {
	case DoFirst:
		b.First, b.Current, b.Phase = Side(a.N), Side(a.N), PhaseTake
		s.tell(Event{Kind: FirstChosen, Side: b.First})
	case DoNeutral:
		b.Grounds[a.To].Armies[Neutral]++
		b.NeutralLeft--
		b.Current = 1 - b.Current
		if b.NeutralLeft == 0 {
			b.Current, b.Phase = 0, PhaseBid
		}
		s.tell(Event{Kind: NeutralPut, Side: side, To: a.To})
	case DoTake:
		b.Card = b.Row[a.N]
		b.Row[a.N] = 0
		p.Coins -= Prices[a.N]
		if b.Solo() {
			b.Players[Automaton].Coins += Prices[a.N] // S6
		}
		p.Cards.add(b.Card)
		b.Used = [2]int8{}
		b.Phase = PhaseAct
		s.tell(Event{Kind: Taken, Side: side, Card: b.Card, N: a.N, Price: Prices[a.N]})
	case DoChoose:
		what := b.Choice.What
		b.Choice = Choice{Suggested: NoRegion}
		b.Phase = PhaseAuto
		s.carryOut(what, a.To)
	case DoDone:
		s.refill()
		s.endTurn()
	default:
		s.play(side, a)
	}
}

// play uses a point of the card.
func (s *State) play(side Side, a Action) {
	half, err := s.half(a)
	if err != nil {
		return
	}
	s.Used[half]++
	s.put(side, a)
	switch a.Do {
	case DoPlace:
		s.tell(Event{Kind: Placed, Side: side, To: a.To})
	case DoMove:
		s.tell(Event{Kind: Moved, Side: side, From: a.From, To: a.To})
	case DoFound:
		s.tell(Event{Kind: Founded, Side: side, To: a.To})
	case DoDestroy:
		s.tell(Event{Kind: Destroyed, Side: side, Of: Side(a.N), To: a.To})
	}
}

// put moves the pieces of an action of the card.
func (b *Board) put(side Side, a Action) {
	p, to := &b.Players[side], &b.Grounds[a.To]
	switch a.Do {
	case DoPlace:
		p.Armies--
		to.Armies[side]++
	case DoMove:
		b.Grounds[a.From].Armies[side]--
		to.Armies[side]++
	case DoFound:
		p.Cities--
		to.Cities[side]++
	case DoDestroy:
		of := Side(a.N)
		to.Armies[of]--
		if of != Neutral && !b.Gone {
			b.Players[of].Armies++ // S19
		}
	}
}

// Change returns by how many points a legal action of the card changes a side and another one.
func (b *Board) Change(a Action, side, other Side) (own, rival int) {
	c := *b
	c.put(b.Current, a)
	return c.Score(side).Total() - b.Score(side).Total(), c.Score(other).Total() - b.Score(other).Total()
}

// refill slides the row to the left and turns over a card at its right end.
func (s *State) refill() {
	n := 0
	for _, c := range s.Row {
		if c != 0 {
			s.Row[n] = c
			n++
		}
	}
	for ; n < RowLength; n++ {
		c := s.next()
		s.Row[n] = c
		if c != 0 {
			s.sealed = true
			s.tell(Event{Kind: Refilled, Side: s.Current, Card: c})
		}
	}
}

// endTurn passes the turn to the next side, or ends the game.
func (s *State) endTurn() {
	b := &s.Board
	s.tell(Event{Kind: TurnEnded, Side: b.Current})
	b.Card, b.Used = 0, [2]int8{}
	b.Auto = Auto{From: NoRegion}
	b.Turn++
	over := b.Turn == b.Limit()*b.players()
	if b.Solo() {
		over = b.Current == Automaton && b.AutoDeck == 0
	}
	if over {
		s.endGame()
		return
	}
	b.Current = Side((int(b.Current) + 1) % b.players())
	b.Phase = PhaseTake
	if b.auto(b.Current) {
		b.Phase = PhaseDraw
	}
}

func (s *State) endGame() {
	b := &s.Board
	points := make([]int, b.players())
	for i := range points {
		points[i] = b.Score(Side(i)).Total()
		if i < b.Seats {
			b.Totals[i] += points[i]
		}
	}
	b.Phase = PhaseOver
	if b.Game+1 < b.Games {
		b.Phase = PhaseDeal
	}
	s.tell(Event{Kind: GameEnded, N: b.Game, Points: points})
}

// draw turns over the automaton's next card. A card that cannot be played is kept, and the next is
// drawn in the following step (S2).
func (s *State) draw() {
	b := &s.Board
	if b.AutoDeck == 0 {
		s.endTurn()
		return
	}
	b.AutoDeck--
	c := s.auto[b.AutoDeck]
	s.sealed = true
	b.Card = c
	b.Players[Automaton].Cards.add(c)
	f := c.Face()
	b.Auto = Auto{From: NoRegion}
	if f.Join == Or {
		b.Auto.Act = 1 // only the second, the right one of the document (S4)
	}
	b.Auto.Left = int8(f.Acts[b.Auto.Act].N)
	b.Phase = PhaseAuto
	s.tell(Event{Kind: Drawn, Side: Automaton, Card: c})
	s.goOn()
}

// goOn moves the automaton to its next decision: on this side of the card, the other one, or none.
func (s *State) goOn() {
	b := &s.Board
	f := b.Card.Face()
	for {
		if what, _ := b.allowed(); what != NoWhat {
			b.Phase = PhaseAuto
			return
		}
		if f.Join != And || b.Auto.Act == 1 {
			break
		}
		did := b.Auto.Did
		b.Auto = Auto{Act: 1, Left: int8(f.Acts[1].N), Did: did, From: NoRegion}
	}
	if b.Auto.Did {
		s.endTurn()
		return
	}
	s.tell(Event{Kind: Unplayable, Side: Automaton, Card: b.Card})
	if b.AutoDeck == 0 {
		s.endTurn()
		return
	}
	b.Phase = PhaseDraw
}

// decide makes the automaton's next decision, or asks the person.
func (s *State) decide() {
	b := &s.Board
	what, set := b.allowed()
	var steps []Weighed
	log := &steps
	if s.quiet {
		log = nil
	}
	left := b.narrow(what, set, log)
	if left.Len() == 1 {
		s.tell(Event{Kind: Decided, Side: Automaton, Reason: &Reason{What: what, Steps: steps, Chosen: left.First()}})
		s.carryOut(what, left.First())
		return
	}
	suggested := b.suggest(what, left)
	if b.AutoTies && !(what == WhatLoss && b.AskLosses) {
		s.tell(Event{Kind: Decided, Side: Automaton, Reason: &Reason{What: what, Steps: steps, Chosen: suggested, Settled: true}})
		s.carryOut(what, suggested)
		return
	}
	b.Choice = Choice{What: what, Among: left, Suggested: suggested}
	b.Phase = PhaseChoose
	s.tell(Event{Kind: Asked, Side: Automaton, Reason: &Reason{What: what, Steps: steps, Chosen: NoRegion}})
}

// carryOut carries out a decision and goes on.
func (s *State) carryOut(what What, r Region) {
	from := s.Auto.From
	s.settle(what, r)
	switch what {
	case WhatPlace:
		s.tell(Event{Kind: Placed, Side: Automaton, To: r})
	case WhatTo:
		s.tell(Event{Kind: Moved, Side: Automaton, From: from, To: r})
	case WhatCity:
		s.tell(Event{Kind: Founded, Side: Automaton, To: r})
	case WhatLoss:
		s.tell(Event{Kind: Destroyed, Side: Automaton, To: r})
	}
	s.goOn()
}

// Sealed reports whether undo ends here: at a card turned over, bids and a new deal.
func (s *State) Sealed() bool { return s.sealed }

// Clone returns a copy that shares nothing that a step changes.
func (s *State) Clone() *State {
	c := *s
	return &c
}

// String prints everything that the future and any view depend on.
func (s *State) String() string {
	var w strings.Builder
	b := &s.Board
	fmt.Fprintf(&w, "seats %d game %d/%d phase %s current %d first %d turn %d handicap %d ties %t gone %t totals %v\n",
		b.Seats, b.Game, b.Games, b.Phase, b.Current, b.First, b.Turn, b.Handicap, b.AutoTies, b.Gone, b.Totals)
	for r := range Region(RegionCount) {
		g := &b.Grounds[r]
		if !g.Empty() || g.Marked() {
			fmt.Fprintf(&w, "%s armies %v cities %v token %s coin %t\n", r, g.Armies, g.Cities, g.Token, g.Coin)
		}
	}
	for i := range b.players() {
		p := &b.Players[i]
		fmt.Fprintf(&w, "side %d coins %d armies %d cities %d trophies %d cards %v\n", i, p.Coins, p.Armies, p.Cities, p.Trophies, slices.Collect(p.Cards.All))
	}
	fmt.Fprintf(&w, "row %v card %d used %v neutral %d\nauto %+v\nchoice %+v\ndeck %v auto %v rand %016x sealed %t quiet %t\n",
		b.Row, b.Card, b.Used, b.NeutralLeft, b.Auto, b.Choice, s.deck[:b.Deck], s.auto[:b.AutoDeck], s.rand.State, s.sealed, s.quiet)
	fmt.Fprintf(&w, "tokens %t quick %t layout %s\n", s.tokens, s.quick, s.layout)
	if b.AskLosses { // not in states of version 1
		w.WriteString("losses are asked\n")
	}
	for i := range s.events {
		e := s.events[i]
		if e.Reason != nil {
			fmt.Fprintf(&w, "reason %+v\n", *e.Reason)
			e.Reason = nil
		}
		fmt.Fprintf(&w, "event %+v\n", e)
	}
	return w.String()
}
