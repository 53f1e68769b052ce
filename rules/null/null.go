// Package null implements the rules of the template game.
//
// Template: this is the smallest real game of the cabinet, made to be copied. It has a secret, dice,
// turns, options and an end, and keeps every promise of package rules. docs/adding-a-game.md says what
// to do with the copy.
//
// Each player holds the cards 1 to n. In each round a die shows a prize from 1 to 6. In seat order
// each player lays a card face down. Then the cards are shown: the highest card that was laid only
// once wins the prize, and all cards laid are gone. After n rounds the highest total wins.
package null

import (
	"errors"
	"fmt"
	"slices"

	"ludotheque/rules"
)

// Game is the game as the rest of the cabinet uses it. A change that replays old records differently
// needs a new Version.
var Game = rules.Game[*State, Action, View]{Info: info, New: New}

// info is separate from Game to avoid an initialisation cycle: New reads it, and Game holds New.
var info = rules.Info{
	ID: "null", Version: 1, Min: 2, Max: 4,
	Refusals: refusals,
	Options:  []rules.Option{{Key: "cards", Values: []string{"5", "9"}, Min: 1, Max: 9}},
}

// Action lays a card. Its JSON is short, because a record has one a line.
type Action struct {
	// Lay is the card's number, from 1. The zero Action lays nothing, and is
	// never allowed.
	Lay int `json:"lay"`
}

// One error for each rule that an action can break; screens find the words.
var (
	ErrNotYourTurn = errors.New("null: it is another's turn")
	ErrNoSuchCard  = errors.New("null: the card is not in the hand")
)

// State is the whole game, secrets included. Flat fields make Clone cheap and
// String complete.
type State struct {
	cards int
	hands []hand // one a seat
	laid  []int  // one a seat; 0: not yet
	won   []int  // one a seat
	turn  rules.Seat
	prize int // 0: the die has not been rolled
	round int // played to the end
	// The generator is part of the state, so that a replay rolls the same.
	rand rules.Rand
	// The news of the last step, for View.
	shown  []int
	sealed bool
}

// hand is a set of cards: bit c stands for card c.
type hand uint16

func (h hand) has(c int) bool { return c >= 1 && c <= 9 && h>>c&1 != 0 }

func (h hand) cards() []int {
	cards := []int{}
	for c := 1; c <= 9; c++ {
		if h.has(c) {
			cards = append(cards, c)
		}
	}
	return cards
}

// New begins a game. The error is a *rules.SetupError.
func New(setup rules.Setup) (*State, error) {
	// Check looks at each option alone; what relates options goes after it.
	if err := info.Check(setup); err != nil {
		return nil, err
	}
	s := &State{
		cards: info.Int(setup, "cards"),
		hands: make([]hand, setup.Seats),
		laid:  make([]int, setup.Seats),
		won:   make([]int, setup.Seats),
		rand:  rules.Rand{State: setup.Seed},
	}
	for i := range s.hands {
		s.hands[i] = hand(1)<<(s.cards+1) - 2
	}
	return s, nil
}

// Seats returns the number of players.
func (s *State) Seats() int { return len(s.hands) }

// Acting returns the seat whose turn it is. It is empty for a roll and a showdown, which
// are steps of their own, so that a screen can show each.
func (s *State) Acting() rules.Seats {
	if s.over() || s.prize == 0 || int(s.turn) == len(s.hands) {
		return rules.Seats{}
	}
	return rules.Only(s.turn)
}

func (s *State) over() bool { return s.round == s.cards }

// Check returns nil if seat may do a now. It must accept any seat and any action without
// panicking.
func (s *State) Check(seat rules.Seat, a Action) error {
	if !s.Acting().Has(seat) {
		return ErrNotYourTurn
	}
	if !s.hands[seat].has(a.Lay) {
		return ErrNoSuchCard
	}
	return nil
}

// Step rolls, takes the card that is laid, or shows what was laid.
func (s *State) Step(acts []Action) {
	s.shown, s.sealed = nil, false
	switch {
	case s.prize == 0:
		s.prize = 1 + s.rand.Intn(6)
		s.sealed = true // dice
	case int(s.turn) == len(s.hands):
		s.show()
		s.sealed = true // secrets shown
	default:
		if a := acts[s.turn]; s.Check(s.turn, a) == nil {
			s.hands[s.turn] &^= 1 << a.Lay
			s.laid[s.turn] = a.Lay
			s.turn++
		}
	}
}

func (s *State) show() {
	s.shown = s.laid
	if w := winner(s.laid); w != rules.Spectator {
		s.won[w] += s.prize
	}
	s.laid = make([]int, len(s.laid))
	s.turn, s.prize = 0, 0
	s.round++
}

// winner returns the seat with the highest card that was laid only once, or Spectator.
func winner(laid []int) rules.Seat {
	w, best := rules.Spectator, 0
	for i, c := range laid {
		alone := true
		for j, d := range laid {
			alone = alone && (i == j || c != d)
		}
		if alone && c > best {
			w, best = rules.Seat(i), c
		}
	}
	return w
}

// Sealed limits undo: a roll and a showdown cannot be undone.
func (s *State) Sealed() bool { return s.sealed }

// Invariant checks the cards and the prizes (rules.Lawful): every card is in a hand, on the table or
// played.
func (s *State) Invariant() error {
	won := 0
	for i, h := range s.hands {
		left := s.cards - s.round
		if s.laid[i] != 0 {
			left--
		}
		if n := len(h.cards()); n != left {
			return fmt.Errorf("null: seat %s holds %d cards, not %d", rules.Seat(i).Letter(), n, left)
		}
		won += s.won[i]
	}
	if won > 6*s.round {
		return fmt.Errorf("null: %d won in %d rounds of 6 at most", won, s.round)
	}
	return nil
}

// Scores returns what each seat has won so far (rules.Scorer).
func (s *State) Scores() []int { return slices.Clone(s.won) }

// Result is nil until every card is played.
func (s *State) Result() *rules.Result {
	if !s.over() {
		return nil
	}
	return &rules.Result{Reason: "cards", Scores: s.Scores(), Ranks: rules.RankByScore(s.won)}
}

// Clone returns a copy that shares nothing that a Step changes: shown is never written
// to.
func (s *State) Clone() *State {
	c := *s
	c.hands, c.laid, c.won = slices.Clone(s.hands), slices.Clone(s.laid), slices.Clone(s.won)
	return &c
}

// String prints everything that the future and any View depend on, and nothing else, so
// that equal strings are equal states.
func (s *State) String() string {
	return fmt.Sprintf("cards %d round %d prize %d turn %d\nhands %03x\nlaid %v\nwon %v\nshown %v sealed %v\nrand %016x\n",
		s.cards, s.round, s.prize, s.turn, s.hands, s.laid, s.won, s.shown, s.sealed, s.rand.State)
}
