package empire

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"ludotheque/rules"
)

// Do is what an action does.
type Do uint8

// The kinds of action. Each is one choice and one step.
const (
	// DoNothing is the zero Action; it is never legal.
	DoNothing Do = iota
	// DoBid bids N coins.
	DoBid
	// DoFirst chooses seat N as the first player.
	DoFirst
	// DoNeutral puts a neutral army in To.
	DoNeutral
	// DoTake takes the card at place N of the row, from 0.
	DoTake
	// DoPlace puts an army from the supply in To.
	DoPlace
	// DoMove moves an army from From to To, for one point.
	DoMove
	// DoFound builds a city in To.
	DoFound
	// DoDestroy removes an army of side N from To.
	DoDestroy
	// DoDone ends the turn.
	DoDone
	// DoChoose chooses To where the automaton's priorities end in a tie.
	DoChoose
)

var doNames = []string{"", "bid", "first", "neutral", "take", "place", "move", "city", "destroy", "done", "choose"}

// Action is one choice. It is written as a short text: "take 2", "place C",
// "move C D", "city C", "destroy C 1" (region, side), "done", "choose C",
// "bid 3", "first 0", "neutral C".
type Action struct {
	Do       Do
	From, To Region
	N        int
}

// Done is the action that ends a turn.
var Done = Action{Do: DoDone}

// In returns an action of one region: placing, founding, choosing, neutrals.
func In(d Do, r Region) Action { return Action{Do: d, To: r} }

// Pick returns an action of one number: a bid, the first player, a place of the row.
func Pick(d Do, n int) Action { return Action{Do: d, N: n} }

// MoveArmy returns the action that moves an army one step.
func MoveArmy(from, to Region) Action { return Action{Do: DoMove, From: from, To: to} }

// DestroyArmy returns the action that removes an army of side s.
func DestroyArmy(r Region, s Side) Action { return Action{Do: DoDestroy, To: r, N: int(s)} }

// String returns the action's text.
func (a Action) String() string {
	b, err := a.MarshalText()
	if err != nil {
		return "?"
	}
	return string(b)
}

// MarshalText writes the action's text.
func (a Action) MarshalText() ([]byte, error) {
	if int(a.Do) >= len(doNames) {
		return nil, fmt.Errorf("empire: an action with the unknown deed %d", a.Do)
	}
	b := []byte(doNames[a.Do])
	switch a.Do {
	case DoBid, DoFirst, DoTake:
		return strconv.AppendInt(append(b, ' '), int64(a.N), 10), nil
	case DoNeutral, DoPlace, DoFound, DoChoose:
		return append(append(b, ' '), a.To.String()...), nil
	case DoMove:
		return append(append(append(append(b, ' '), a.From.String()...), ' '), a.To.String()...), nil
	case DoDestroy:
		b = append(append(append(b, ' '), a.To.String()...), ' ')
		return strconv.AppendInt(b, int64(a.N), 10), nil
	}
	return b, nil
}

// UnmarshalText reads what MarshalText wrote; the error says what was expected.
func (a *Action) UnmarshalText(text []byte) error {
	const longest = 40
	if len(text) > longest {
		return fmt.Errorf("empire: an action of %d characters; the longest has fewer than %d", len(text), longest)
	}
	words := strings.Split(string(text), " ")
	var b Action
	for i, n := range doNames {
		if words[0] == n {
			b.Do = Do(i)
		}
	}
	if words[0] != doNames[b.Do] {
		return fmt.Errorf("empire: %q is not an action: bid, first, neutral, take, place, move, city, destroy, done or choose", text)
	}
	words = words[1:]
	regions, numbers := 0, 0
	switch b.Do {
	case DoBid, DoFirst, DoTake:
		numbers = 1
	case DoNeutral, DoPlace, DoFound, DoChoose:
		regions = 1
	case DoMove:
		regions = 2
	case DoDestroy:
		regions, numbers = 1, 1
	}
	if len(words) != regions+numbers {
		return fmt.Errorf("empire: action %q: %d words follow %q", text, regions+numbers, doNames[b.Do])
	}
	for i, w := range words[:regions] {
		at := &b.To
		if regions == 2 && i == 0 {
			at = &b.From
		}
		if err := at.UnmarshalText([]byte(w)); err != nil {
			return err
		}
	}
	for _, w := range words[regions:] {
		n, err := strconv.Atoi(w)
		if err != nil || n < -1000 || n > 1000 {
			return fmt.Errorf("empire: action %q: %q is not a whole number", text, w)
		}
		b.N = n
	}
	*a = b
	return nil
}

// The reasons for refusing an action. Check returns these values unwrapped, so that a screen can
// translate them.
var (
	ErrOver        = errors.New("the game is over")
	ErrNotYourTurn = errors.New("it is another player's turn")
	ErrNotNow      = errors.New("that is not possible in this phase")
	ErrNoRegion    = errors.New("there is no such region")

	ErrBid       = errors.New("a bid is from 0 to all of the player's coins")
	ErrFirst     = errors.New("there is no such seat")
	ErrNoCard    = errors.New("no card lies there")
	ErrTooDear   = errors.New("there are not enough coins for this card")
	ErrTakeFirst = errors.New("take a card first")
	ErrTaken     = errors.New("a card was taken already")

	ErrNotOnCard  = errors.New("the card does not say that")
	ErrOtherHalf  = errors.New("the other side of the card is being used")
	ErrUsedUp     = errors.New("the card has nothing left")
	ErrNoSupply   = errors.New("the supply is empty")
	ErrNoBase     = errors.New("armies are placed in the start or where the player has a city")
	ErrNoArmy     = errors.New("there is no army of that side")
	ErrNoBorder   = errors.New("these regions have no common border")
	ErrNeedsSail  = errors.New("only a ship goes there")
	ErrOwnArmy    = errors.New("players cannot destroy their own armies")
	ErrNotOffered = errors.New("that region is not among those to choose from")
)

// check returns why seat may not do a, or nil.
func (b *Board) check(seat rules.Seat, a Action) error {
	switch {
	case b.Phase == PhaseOver:
		return ErrOver
	case !b.Acting().Has(seat):
		return ErrNotYourTurn
	}
	if err := b.checkPhase(a); err != nil {
		return err
	}
	side := Side(seat)
	switch a.Do {
	case DoBid:
		if a.N < 0 || a.N > b.Players[side].Coins {
			return ErrBid
		}
	case DoFirst:
		if a.N < 0 || a.N >= b.Seats {
			return ErrFirst
		}
	case DoTake:
		switch {
		case a.N < 0 || a.N >= RowLength || b.Row[a.N] == 0:
			return ErrNoCard
		case Prices[a.N] > b.Players[side].Coins:
			return ErrTooDear
		}
	case DoNeutral:
		if !a.To.Known() {
			return ErrNoRegion
		}
	case DoChoose:
		if !b.Choice.Among.Has(a.To) {
			return ErrNotOffered
		}
	case DoPlace, DoMove, DoFound, DoDestroy:
		return b.checkAct(side, a)
	}
	return nil
}

// checkPhase returns why a does not belong to the present phase, or nil.
func (b *Board) checkPhase(a Action) error {
	var want Phase
	switch a.Do {
	case DoPlace, DoMove, DoFound, DoDestroy, DoDone:
		want = PhaseAct
	case DoBid:
		want = PhaseBid
	case DoFirst:
		want = PhaseFirst
	case DoNeutral:
		want = PhaseNeutral
	case DoTake:
		want = PhaseTake
	case DoChoose:
		want = PhaseChoose
	default: // DoNothing, or no action at all
		return ErrNotNow
	}
	switch {
	case want == b.Phase:
		return nil
	case want == PhaseAct && b.Phase == PhaseTake:
		return ErrTakeFirst
	case want == PhaseTake && b.Phase == PhaseAct:
		return ErrTaken
	}
	return ErrNotNow
}

// uses reports whether an action can use a side of a card with that verb.
func (a Action) uses(v Verb) bool {
	switch a.Do {
	case DoPlace:
		return v == Place
	case DoMove:
		return v.Moves()
	case DoFound:
		return v == Found
	case DoDestroy:
		return v == Destroy
	}
	return false
}

// half returns the side of the card being played that a uses, from 0. The error says why there is
// none.
func (b *Board) half(a Action) (int, error) {
	f := b.Card.Face()
	for i, act := range f.Acts {
		if !a.uses(act.Verb) {
			continue
		}
		switch {
		case f.Join == Or && b.Used[1-i] > 0:
			return 0, ErrOtherHalf
		case int(b.Used[i]) >= act.N:
			return 0, ErrUsedUp
		}
		return i, nil
	}
	return 0, ErrNotOnCard
}

func (b *Board) checkAct(side Side, a Action) error {
	i, err := b.half(a)
	if err != nil {
		return err
	}
	if !a.To.Known() || a.Do == DoMove && !a.From.Known() {
		return ErrNoRegion
	}
	p, to := &b.Players[side], &b.Grounds[a.To]
	switch a.Do {
	case DoPlace:
		switch {
		case p.Armies == 0:
			return ErrNoSupply
		case a.To != Start && to.Cities[side] == 0:
			return ErrNoBase
		}
	case DoFound:
		switch {
		case p.Cities == 0:
			return ErrNoSupply
		case to.Armies[side] == 0:
			return ErrNoArmy
		}
	case DoMove:
		verb := b.Card.Face().Acts[i].Verb
		switch {
		case b.Grounds[a.From].Armies[side] == 0:
			return ErrNoArmy
		case Atlas.Around(a.From, verb == Sail).Has(a.To):
			return nil
		case Atlas.Around(a.From, true).Has(a.To):
			return ErrNeedsSail
		}
		return ErrNoBorder
	case DoDestroy:
		switch {
		case Side(a.N) == side:
			return ErrOwnArmy
		case a.N < 0 || a.N >= sides || to.Armies[a.N] == 0:
			return ErrNoArmy
		}
	}
	return nil
}

// Left returns how many points a side of the card being played has left, 0 if the other side of an
// "or" is being used.
func (b *Board) Left(half int) int {
	f := b.Card.Face()
	if half < 0 || half >= len(f.Acts) || f.Join == Or && b.Used[1-half] > 0 {
		return 0
	}
	return f.Acts[half].N - int(b.Used[half])
}

// Legal appends to all everything that seat may do now.
func (b *Board) Legal(seat rules.Seat, all []Action) []Action {
	if !b.Acting().Has(seat) {
		return all
	}
	side := Side(seat)
	switch b.Phase {
	case PhaseBid:
		for n := range b.Players[side].Coins + 1 {
			all = append(all, Pick(DoBid, n))
		}
	case PhaseFirst:
		for n := range b.Seats {
			all = append(all, Pick(DoFirst, n))
		}
	case PhaseNeutral:
		for r := range Region(RegionCount) {
			all = append(all, In(DoNeutral, r))
		}
	case PhaseTake:
		for i, c := range b.Row {
			if c != 0 && Prices[i] <= b.Players[side].Coins {
				all = append(all, Pick(DoTake, i))
			}
		}
	case PhaseChoose:
		for r := range b.Choice.Among.All {
			all = append(all, In(DoChoose, r))
		}
	case PhaseAct:
		for i, act := range b.Card.Face().Acts {
			if b.Left(i) > 0 {
				all = b.legalAct(side, act.Verb, all)
			}
		}
		all = append(all, Done)
	}
	return all
}

func (b *Board) legalAct(side Side, v Verb, all []Action) []Action {
	p := &b.Players[side]
	for r := range Region(RegionCount) {
		g := &b.Grounds[r]
		switch {
		case v == Place && p.Armies > 0 && (r == Start || g.Cities[side] > 0):
			all = append(all, In(DoPlace, r))
		case v == Found && p.Cities > 0 && g.Armies[side] > 0:
			all = append(all, In(DoFound, r))
		case v == Destroy:
			for s := range Side(sides) {
				if s != side && g.Armies[s] > 0 {
					all = append(all, DestroyArmy(r, s))
				}
			}
		case v.Moves() && g.Armies[side] > 0:
			for to := range Atlas.Around(r, v == Sail).All {
				all = append(all, MoveArmy(r, to))
			}
		}
	}
	return all
}
