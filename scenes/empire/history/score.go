package history

import (
	"ludotheque/assets/words"
	game "ludotheque/rules/empire"
)

// Category is a line of the score: where points come from.
type Category uint8

// The categories, in the order in which they are shown.
const (
	Regions Category = iota
	Continents
	Power
	Goods
	Jokers
	Tokens
	Coins
	Captured
	Handicap
	// Before are the games of the match that are over.
	Before
	// CategoryCount is how many there are.
	CategoryCount
)

// CategoryNames are what they are called.
var CategoryNames = [CategoryCount]func() words.Text{
	Regions: words.EmpireScoreRegions, Continents: words.EmpireScoreContinents, Power: words.EmpireScorePower,
	Goods: words.EmpireScoreGoods, Jokers: words.EmpireScoreJokers, Tokens: words.EmpireScoreTokens, Coins: words.EmpireScoreCoins,
	Captured: words.EmpireScoreCaptured, Handicap: words.EmpireScoreHandicap, Before: words.EmpireScoreBefore,
}

// Categories are the lines that a game has, written over all.
func Categories(b *game.Board, all []Category) []Category {
	all = append(all[:0], Regions, Continents)
	if b.Solo() {
		all = append(all, Power, Goods, Jokers, Tokens, Coins, Captured)
		if b.Handicap != 0 {
			all = append(all, Handicap)
		}
		return all
	}
	all = append(all, Goods)
	if b.Games > 1 {
		all = append(all, Before)
	}
	return all
}

// Points is what a category brings a side with such a score; ok is false where it
// is not for that side.
func Points(b *game.Board, sc *game.Score, c Category, side game.Side) (n int, ok bool) {
	switch c {
	case Regions:
		return sc.Regions, true
	case Continents:
		return sc.Continents, true
	case Power:
		return sc.Power, true
	case Goods:
		return sc.Goods, true
	case Before:
		return Total(b, side) - sc.Total(), true
	}
	if !b.Solo() || side != game.Automaton {
		return 0, false
	}
	switch c {
	case Jokers:
		return sc.Jokers, true
	case Tokens:
		return sc.Tokens, true
	case Coins:
		return sc.Coins, true
	case Captured:
		return sc.Captured, true
	}
	return sc.Handicap, true
}

// Sides is how many sides take turns: the automaton is one.
func Sides(b *game.Board) int {
	if b.Solo() {
		return 2
	}
	return b.Seats
}

// Total is all that a side has: in a match of several games those that are over
// are among it.
func Total(b *game.Board, side game.Side) int {
	if b.Solo() {
		return b.Score(side).Total()
	}
	if b.Phase == game.PhaseOver || b.Phase == game.PhaseDeal {
		return b.Totals[side] // the game that has just ended is among them
	}
	return b.Totals[side] + b.Score(side).Total()
}
