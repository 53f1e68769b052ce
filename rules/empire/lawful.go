package empire

import "fmt"

// Invariant checks that every card, army, city, token and coin is in exactly one place (rules.Lawful).
func (s *State) Invariant() error {
	if err := s.lawfulCards(); err != nil {
		return err
	}
	for side := range Side(s.players()) {
		if err := s.lawfulPieces(side); err != nil {
			return err
		}
	}
	return s.lawfulMap()
}

// lawfulCards checks that each card is in one place: face down, in the row or with a side.
func (s *State) lawfulCards() error {
	var seen [CardCount + 1]int
	for _, c := range s.deck[:s.Deck] {
		seen[c]++
	}
	for _, c := range s.auto[:s.AutoDeck] {
		seen[c]++
	}
	for _, c := range s.Row {
		seen[c]++
	}
	for side := range s.players() {
		for c := range s.Players[side].Cards.All {
			seen[c]++
		}
	}
	for c := Card(1); c <= CardCount; c++ {
		want := 1
		if c.Face().Five && s.Seats != 5 {
			want = 0
		}
		if seen[c] != want {
			return fmt.Errorf("empire: card %d is there %d times, not %d", c, seen[c], want)
		}
	}
	return nil
}

// lawfulPieces checks a side's armies, cities and coins.
func (s *State) lawfulPieces(side Side) error {
	b, p := &s.Board, &s.Players[side]
	if p.Armies < 0 || p.Cities < 0 || p.Coins < 0 {
		return fmt.Errorf("empire: side %d has %d armies, %d cities and %d coins", side, p.Armies, p.Cities, p.Coins)
	}
	n := p.Armies + b.OnMap(side)
	if b.Solo() && side == 0 {
		n += b.Players[Automaton].Trophies // S20
	}
	// Destroyed armies may leave the game (option destroyed).
	if n > armies || n < armies && !b.Gone {
		return fmt.Errorf("empire: side %d has %d armies in all, not %d", side, n, armies)
	}
	n = p.Cities
	for r := range b.Grounds {
		n += int(b.Grounds[r].Cities[side])
	}
	if n != cities {
		return fmt.Errorf("empire: side %d has %d cities in all, not %d", side, n, cities)
	}
	if most := coins[b.Seats]; !b.Solo() && p.Coins > most {
		return fmt.Errorf("empire: side %d has %d coins of %d", side, p.Coins, most)
	}
	return nil
}

// lawfulMap checks tokens, neutral armies and coins.
func (s *State) lawfulMap() error {
	b, layout := &s.Board, Atlas.Layouts[s.layout]
	var tokens [Wild + 1]int
	lying := 0
	for r := range b.Grounds {
		tokens[b.Grounds[r].Token]++
		if b.Grounds[r].Coin {
			lying++
		}
	}
	each := 0
	if s.tokens {
		each = tokenCount / Kinds
	}
	for g := Crystal; g < Wild; g++ {
		if tokens[g] != each {
			return fmt.Errorf("empire: %d tokens of %s lie on the map, not %d", tokens[g], g, each)
		}
	}
	neutral := b.OnMap(Neutral) + b.NeutralLeft
	if !b.Solo() {
		most := 0
		if b.Seats == 2 {
			most = neutralArmies
		}
		if neutral > most {
			return fmt.Errorf("empire: %d neutral armies of %d", neutral, most)
		}
		return nil
	}
	// What the person pays goes to the automaton (S6).
	if n := b.Players[0].Coins + b.Players[Automaton].Coins; n != soloCoins || lying != layout.Coins.Len() {
		return fmt.Errorf("empire: %d coins with the two sides, not %d, and %d on the map, not %d", n, soloCoins, lying, layout.Coins.Len())
	}
	if neutral > len(layout.Neutrals) {
		return fmt.Errorf("empire: %d neutral armies of %d", neutral, len(layout.Neutrals))
	}
	return nil
}
