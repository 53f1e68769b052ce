package bzzz

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"ludotheque/rules"
)

// Verb is what an action does.
type Verb uint8

// The verbs.
const (
	// End ends the turn; it is always allowed.
	End Verb = iota
	// Lay lays a bee of Kind on the player's own hive.
	Lay
	// Move moves Bee by one step (DX, DY).
	Move
	// Forage makes Bee forage Flower.
	Forage
)

// Action is an elementary choice of a turn. The zero Action ends the turn. It
// is written as a short text: "end", "lay worker", "move 12 1 -1" (bee, step)
// or "forage 12 7" (bee, flower).
type Action struct {
	Do Verb
	// Kind is for Lay.
	Kind Kind
	// Bee is an index in Board.Bees, for Move and Forage.
	Bee int
	// DX and DY are -1, 0 or 1, for Move; y grows downwards.
	DX, DY int
	// Flower is an index in Board.Flowers, for Forage.
	Flower int
}

// EndTurn is the action that ends the turn.
var EndTurn = Action{}

// LayBee returns the action that lays a bee.
func LayBee(k Kind) Action { return Action{Do: Lay, Kind: k} }

// MoveBee returns the action that moves a bee by one step.
func MoveBee(bee, dx, dy int) Action { return Action{Do: Move, Bee: bee, DX: dx, DY: dy} }

// ForageFlower returns the action that makes a bee forage a flower.
func ForageFlower(bee, flower int) Action { return Action{Do: Forage, Bee: bee, Flower: flower} }

// String returns the text of the action.
func (a Action) String() string {
	b, err := a.MarshalText()
	if err != nil {
		return "?"
	}
	return string(b)
}

// MarshalText writes the action's text; an unknown verb or kind is an error.
func (a Action) MarshalText() ([]byte, error) {
	switch a.Do {
	case End:
		return []byte("end"), nil
	case Lay:
		if !a.Kind.Known() {
			return nil, fmt.Errorf("bzzz: a bee of unknown kind %d", a.Kind)
		}
		return []byte("lay " + a.Kind.String()), nil
	case Move:
		return numbers("move", a.Bee, a.DX, a.DY), nil
	case Forage:
		return numbers("forage", a.Bee, a.Flower), nil
	}
	return nil, fmt.Errorf("bzzz: an action with unknown verb %d", a.Do)
}

func numbers(verb string, ns ...int) []byte {
	b := []byte(verb)
	for _, n := range ns {
		b = append(b, ' ')
		b = strconv.AppendInt(b, int64(n), 10)
	}
	return b
}

// UnmarshalText reads what MarshalText wrote; the error says what was expected.
func (a *Action) UnmarshalText(text []byte) error {
	const maxLen = 64
	if len(text) > maxLen {
		return fmt.Errorf("bzzz: an action of %d characters; the longest has fewer than %d", len(text), maxLen)
	}
	verb, rest, _ := strings.Cut(string(text), " ")
	var ns [3]int
	read := func(count int) error {
		words := strings.Split(rest, " ")
		if len(words) != count {
			return fmt.Errorf("bzzz: action %q: %q takes %d numbers", text, verb, count)
		}
		for i, w := range words {
			n, err := strconv.Atoi(w)
			if err != nil {
				return fmt.Errorf("bzzz: action %q: %q is not a whole number", text, w)
			}
			ns[i] = n
		}
		return nil
	}
	switch verb {
	case "end":
		if rest != "" {
			return fmt.Errorf("bzzz: action %q: nothing follows \"end\"", text)
		}
		*a = EndTurn
	case "lay":
		var k Kind
		if err := k.UnmarshalText([]byte(rest)); err != nil {
			return err
		}
		*a = LayBee(k)
	case "move":
		if err := read(3); err != nil {
			return err
		}
		*a = MoveBee(ns[0], ns[1], ns[2])
	case "forage":
		if err := read(2); err != nil {
			return err
		}
		*a = ForageFlower(ns[0], ns[1])
	default:
		return fmt.Errorf("bzzz: action %q: expected end, lay KIND, move BEE DX DY or forage BEE FLOWER", text)
	}
	return nil
}

// The reasons for refusing an action. Check returns these values unwrapped, so that a screen can
// translate them.
var (
	ErrOver          = errors.New("the game is over")
	ErrNotYourTurn   = errors.New("it is another player's turn")
	ErrUnknownAction = errors.New("there is no such action")

	ErrLayTooLate   = errors.New("laying comes before moving and foraging")
	ErrAlreadyLaid  = errors.New("a bee was laid this turn already")
	ErrTooPoor      = errors.New("the stock does not pay for a bee")
	ErrHiveOccupied = errors.New("a bee is on the hive")

	ErrNoSuchBee  = errors.New("there is no such bee")
	ErrNotYourBee = errors.New("that bee is another player's")
	ErrKO         = errors.New("that bee is KO")

	ErrMoveTooLate  = errors.New("moving comes before foraging")
	ErrAlreadyMoved = errors.New("that bee has moved this turn already")
	ErrTooFar       = errors.New("a bee moves by one cell")
	ErrDiagonal     = errors.New("only scouts move diagonally")
	ErrOffBoard     = errors.New("that is off the board")
	ErrEnemyZone    = errors.New("that is in another player's hive zone")
	ErrCellOccupied = errors.New("a bee is on that cell")

	ErrNoSuchFlower   = errors.New("there is no such flower")
	ErrFlowerTooFar   = errors.New("that flower is not next to the bee")
	ErrMovedThisTurn  = errors.New("a bee that moved this turn cannot forage")
	ErrAlreadyForaged = errors.New("that bee has foraged this turn already")
)

// check returns why seat, whose stock is given, may not do a; nil if it may.
func (b *Board) check(seat rules.Seat, stock int, a Action) error {
	switch {
	case b.Phase == PhaseOver:
		return ErrOver
	case seat != b.Current || !b.Phase.Decided():
		return ErrNotYourTurn
	}
	switch a.Do {
	case End:
		return nil
	case Lay:
		return b.checkLay(seat, stock, a.Kind)
	case Move, Forage:
		if a.Bee < 0 || a.Bee >= len(b.Bees) {
			return ErrNoSuchBee
		}
		bee := &b.Bees[a.Bee]
		switch {
		case bee.Owner != seat:
			return ErrNotYourBee
		case bee.KO():
			return ErrKO
		case a.Do == Move:
			return b.checkMove(bee, a.DX, a.DY)
		}
		return b.checkForage(bee, a.Flower)
	}
	return ErrUnknownAction
}

func (b *Board) checkLay(seat rules.Seat, stock int, k Kind) error {
	switch {
	case !k.Known():
		return ErrUnknownAction
	case b.Laid:
		return ErrAlreadyLaid
	case b.Phase > PhaseLay:
		return ErrLayTooLate
	case b.BeeAt(b.Hive(seat)) >= 0:
		return ErrHiveOccupied
	case stock < b.Params.Cost:
		return ErrTooPoor
	}
	return nil
}

func (b *Board) checkMove(bee *Bee, dx, dy int) error {
	switch {
	case b.Phase > PhaseMove:
		return ErrMoveTooLate
	case bee.Moved:
		return ErrAlreadyMoved
	case max(abs(dx), abs(dy)) != 1:
		return ErrTooFar
	case dx != 0 && dy != 0 && !bee.Kind.Diagonal():
		return ErrDiagonal
	}
	if err := b.Enter(bee.Owner, bee.X+dx, bee.Y+dy); err != nil {
		return err
	}
	if b.BeeAt(bee.X+dx, bee.Y+dy) >= 0 {
		return ErrCellOccupied
	}
	return nil
}

// Enter reports why a bee of seat p may never stand on a cell, occupied or not: nil, [ErrOffBoard] or
// [ErrEnemyZone].
func (b *Board) Enter(p rules.Seat, x, y int) error {
	n := b.Params.Cells
	if x < 0 || y < 0 || x >= n || y >= n {
		return ErrOffBoard
	}
	if z := Zone(x, y, n); z != rules.Spectator && z != p {
		return ErrEnemyZone
	}
	return nil
}

func (b *Board) checkForage(bee *Bee, flower int) error {
	switch {
	case flower < 0 || flower >= len(b.Flowers):
		return ErrNoSuchFlower
	case bee.Moved:
		return ErrMovedThisTurn
	case bee.Foraged:
		return ErrAlreadyForaged
	case Chebyshev(bee.X, bee.Y, b.Flowers[flower].X, b.Flowers[flower].Y) > 1:
		return ErrFlowerTooFar
	}
	return nil
}

// move carries out a move that check accepts.
func (b *Board) move(a Action) {
	bee := &b.Bees[a.Bee]
	bee.X += a.DX
	bee.Y += a.DY
	bee.Moved = true
	b.Phase = PhaseMove
}

// reach reports whether a bee could forage the flower from where it stands.
func (b *Board) reach(bee *Bee, flower int) bool {
	return Chebyshev(bee.X, bee.Y, b.Flowers[flower].X, b.Flowers[flower].Y) <= 1
}
