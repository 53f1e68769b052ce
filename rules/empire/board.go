// Package empire implements the rules of Eight Minutes: cards from a row move armies and found cities
// on the map of the Five Shores, alone against an automaton or as the base game for two to five.
//
// The automaton is part of the rules: its steps have no acting seat, except when its priorities end in
// a tie, which the person breaks, or when it takes an army of the person's. Each of its decisions
// comes with the priorities that led to it ([Reason]). Cards, atlas and goods table are data files
// that are validated when they are read.
//
// Comments and tests cite the rulings S1 to S33 of docs/rulings/empire.md.
package empire

import (
	"encoding/json"
	"fmt"

	"ludotheque/rules"
)

// The numbers of pieces and cards.
const (
	// MostSeats is the largest number of people.
	MostSeats = 5
	// RowLength is the number of cards to choose from.
	RowLength = 6

	armies        = 14 // of each colour
	cities        = 3
	startArmies   = 3
	neutralArmies = 10
	tokenCount    = 10
	soloCoins     = 12
	autoCards     = 13
)

// Prices are the coins for each place of the row, from the left.
var Prices = [RowLength]int{0, 1, 1, 2, 2, 3}

// By number of seats: coins are what each player has at the start of a base game, limits is the number
// of cards that each takes.
var (
	coins  = [MostSeats + 1]int{2: 14, 3: 11, 4: 9, 5: 8}
	limits = [MostSeats + 1]int{1: autoCards, 2: 13, 3: 10, 4: 8, 5: 7}
)

// Side is the owner of a piece: a seat, from 0, the automaton or neutral.
type Side int8

const (
	// Automaton is the side that plays against the person of a solo game; with
	// several people, side 1 is the second of them.
	Automaton Side = 1
	// Neutral pieces have no owner and count when control is judged (S7).
	Neutral Side = MostSeats
	// Nobody is the holder of a region in which no side has strictly most pieces.
	Nobody Side = -1

	sides = MostSeats + 1
)

// Phase says what happens next.
type Phase uint8

// The phases.
const (
	// PhaseNeutral: two people put the neutral armies on the map, in turn.
	PhaseNeutral Phase = iota
	// PhaseBid: all players bid at once.
	PhaseBid
	// PhaseFirst: the highest bidder chooses the first player.
	PhaseFirst
	// PhaseTake: the current side takes a card.
	PhaseTake
	// PhaseAct: it does what the card says, as far as it wants.
	PhaseAct
	// PhaseDraw: the automaton draws; no seat acts.
	PhaseDraw
	// PhaseAuto: the automaton makes its next decision; no seat acts.
	PhaseAuto
	// PhaseChoose: the person chooses one of [Board.Choice] for the automaton.
	PhaseChoose
	// PhaseDeal: the next game of a match is set up; no seat acts.
	PhaseDeal
	// PhaseOver: the game is over.
	PhaseOver
)

var phaseNames = []string{"neutral", "bid", "first", "take", "act", "draw", "auto", "choose", "deal", "over"}

// String returns the phase's word.
func (p Phase) String() string { return rules.WordOf(phaseNames, p) }

// MarshalText writes String.
func (p Phase) MarshalText() ([]byte, error) { return rules.MarshalWord(phaseNames, p) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (p *Phase) UnmarshalText(b []byte) error { return rules.UnmarshalWord(phaseNames, p, b) }

// Ground is the contents of one region.
type Ground struct {
	// Armies and Cities are by side; the last entry is neutral.
	Armies [sides]uint8 `json:"armies"`
	Cities [sides]uint8 `json:"cities"`
	// Token is the good of the token in the region; it stays until the end (S32).
	Token Good `json:"token"`
	// Coin reports whether one of the coins of the solo game lies here.
	Coin bool `json:"coin,omitempty"`
}

// Pieces returns the number of armies and cities of a side.
func (g *Ground) Pieces(s Side) int { return int(g.Armies[s]) + int(g.Cities[s]) }

// Empty reports whether no side has a piece here, neutral included.
func (g *Ground) Empty() bool {
	return g.Armies == [sides]uint8{} && g.Cities == [sides]uint8{}
}

// Marked reports whether a token or a coin lies here (S14).
func (g *Ground) Marked() bool { return g.Token != NoGood || g.Coin }

// Holder returns the side with strictly most pieces here, or Nobody.
func (g *Ground) Holder() Side {
	best, who := 0, Nobody
	for s := range Side(sides) {
		n := g.Pieces(s)
		if n > best {
			best, who = n, s
		} else if n == best {
			who = Nobody
		}
	}
	return who
}

// Hand is the cards in front of a side, in the order in which they were taken.
type Hand struct {
	n     uint8
	cards [autoCards + 1]Card
}

// Len returns the number of cards.
func (h *Hand) Len() int { return int(h.n) }

// All calls yield for each card in order.
func (h *Hand) All(yield func(Card) bool) {
	for _, c := range h.cards[:h.n] {
		if !yield(c) {
			return
		}
	}
}

func (h *Hand) add(c Card) {
	h.cards[h.n] = c
	h.n++
}

// MarshalJSON writes a list of numbers.
func (h Hand) MarshalJSON() ([]byte, error) {
	list := make([]int, h.n)
	for i := range list {
		list[i] = int(h.cards[i])
	}
	return json.Marshal(list)
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (h *Hand) UnmarshalJSON(b []byte) error {
	var list []Card
	if err := json.Unmarshal(b, (*cardList)(&list)); err != nil {
		return err
	}
	if len(list) > len(h.cards) {
		return fmt.Errorf("empire: a hand of %d cards; %d is the most", len(list), len(h.cards))
	}
	*h = Hand{}
	for _, c := range list {
		h.add(c)
	}
	return nil
}

// cardList makes JSON write a list of numbers; []Card would be written as a base64 string.
type cardList []Card

func (l cardList) MarshalJSON() ([]byte, error) {
	ns := make([]int, len(l))
	for i, c := range l {
		ns[i] = int(c)
	}
	return json.Marshal(ns)
}

func (l *cardList) UnmarshalJSON(b []byte) error {
	var ns []int
	if err := json.Unmarshal(b, &ns); err != nil {
		return err
	}
	*l = nil
	for _, n := range ns {
		if n < 0 || n > CardCount {
			return fmt.Errorf("empire: there is no card %d", n)
		}
		*l = append(*l, Card(n))
	}
	return nil
}

// Player is what a side has apart from its pieces on the map.
type Player struct {
	Coins int `json:"coins"`
	// Armies and Cities are in the supply.
	Armies int `json:"armies"`
	Cities int `json:"cities"`
	// Trophies are armies of the person's that the automaton took (S20).
	Trophies int  `json:"trophies,omitempty"`
	Cards    Hand `json:"cards"`
}

// Board is everything public. Only the order of the cards to come is hidden, and bids until all are
// made.
type Board struct {
	// Seats is the number of people; 1 is the solo game.
	Seats int `json:"seats"`
	// Handicap is added to the automaton's points.
	Handicap int `json:"handicap,omitempty"`
	// AutoTies reports whether ties are broken as suggested (S22), AskLosses whether the person is
	// then still asked which army to lose. In version 1 of the rules losses were settled with the
	// ties.
	AutoTies  bool `json:"auto_ties,omitempty"`
	AskLosses bool `json:"ask_losses,omitempty"`
	// Gone reports whether destroyed armies leave the game instead of going back to their owner's
	// supply.
	Gone bool `json:"gone,omitempty"`

	Grounds [RegionCount]Ground `json:"grounds"`
	// Players are by side; the automaton is number 1 of a solo game.
	Players [MostSeats]Player `json:"players"`
	// Row is the cards to choose from, 0 where none lies.
	Row [RowLength]Card `json:"row"`
	// Deck and AutoDeck are how many cards are still face down.
	Deck     int `json:"deck"`
	AutoDeck int `json:"auto_deck,omitempty"`

	Phase   Phase `json:"phase"`
	Current Side  `json:"current"`
	// First is the first player of this game.
	First Side `json:"first"`
	// Turn counts the turns of this game that are over, of all sides.
	Turn int `json:"turn"`
	// Card is the card that is being played, 0 for none. Used is how many points of each of its sides
	// are used up.
	Card Card    `json:"card"`
	Used [2]int8 `json:"used"`
	// NeutralLeft is the number of neutral armies still to be placed.
	NeutralLeft int `json:"neutral_left,omitempty"`

	// Auto is the automaton's progress with its card.
	Auto Auto `json:"auto"`
	// Choice is what the person is asked in PhaseChoose.
	Choice Choice `json:"choice"`

	// Game and Games count the games of a match: game 0 of 1, or 0 to 2 of 3.
	Game  int `json:"game,omitempty"`
	Games int `json:"games"`
	// Totals are the points of the finished games of a match, by seat.
	Totals [MostSeats]int `json:"totals"`
}

// Solo reports whether a person plays against the automaton.
func (b *Board) Solo() bool { return b.Seats == 1 }

// players returns the number of sides that take turns.
func (b *Board) players() int {
	if b.Solo() {
		return 2
	}
	return b.Seats
}

// Limit returns how many cards each seat takes in a game. In a solo game the person may take fewer:
// the automaton keeps what it cannot play (S2).
func (b *Board) Limit() int { return limits[b.Seats] }

// Controlled returns the regions that a side holds.
func (b *Board) Controlled(s Side) Regions {
	return every.keep(func(r Region) bool { return b.Grounds[r].Holder() == s })
}

// ContinentHolder returns the side that holds strictly most regions of a continent, or Nobody.
func (b *Board) ContinentHolder(c Continent) Side {
	var count [sides]int
	for r := range Atlas.Continents[c].All {
		if s := b.Grounds[r].Holder(); s != Nobody {
			count[s]++
		}
	}
	best, who := 0, Nobody
	for s, n := range count {
		if n > best {
			best, who = n, Side(s)
		} else if n == best {
			who = Nobody
		}
	}
	return who
}

// Power returns a side's pieces in a region minus its opponent's, in a solo game; neutral pieces do
// not count (S8).
func (b *Board) Power(s Side, r Region) int {
	g := &b.Grounds[r]
	return g.Pieces(s) - g.Pieces(1-s)
}

// OnMap returns the number of armies of a side on the map.
func (b *Board) OnMap(s Side) int {
	n := 0
	for r := range b.Grounds {
		n += int(b.Grounds[r].Armies[s])
	}
	return n
}

// actor returns the seat that acts next, or Spectator.
func (b *Board) actor() rules.Seat {
	switch b.Phase {
	case PhaseNeutral, PhaseFirst, PhaseTake, PhaseAct:
		return rules.Seat(b.Current)
	case PhaseChoose:
		return 0
	}
	return rules.Spectator
}

// Acting returns the set of the seats that act next.
func (b *Board) Acting() rules.Seats {
	if b.Phase == PhaseBid {
		return rules.AllSeats(b.Seats)
	}
	return rules.Only(b.actor())
}
