package empire

import (
	"slices"

	"ludotheque/rules"
)

// Score is a side's points at this moment, by source.
type Score struct {
	Regions    int `json:"regions"`
	Continents int `json:"continents"`
	// Power is the military power in the regions held, in a solo game.
	Power int `json:"power,omitempty"`
	Goods int `json:"goods"`
	// Jokers, Tokens, Coins and Captured are the automaton's.
	Jokers   int `json:"jokers,omitempty"`
	Tokens   int `json:"tokens,omitempty"`
	Coins    int `json:"coins,omitempty"`
	Captured int `json:"captured,omitempty"`
	// Handicap is the automaton's bonus for the difficulty.
	Handicap int `json:"handicap,omitempty"`
}

// Total returns the sum.
func (s Score) Total() int {
	return s.Regions + s.Continents + s.Power + s.Goods + s.Jokers + s.Tokens + s.Coins + s.Captured + s.Handicap
}

// Stock returns the goods of a side at this moment: those of its cards and, where tokens count as
// goods, of the tokens in the regions it holds.
func (b *Board) Stock(s Side) Goods {
	var g Goods
	for c := range b.Players[s].Cards.All {
		f := c.Face()
		g.Add(f.Good, f.Count)
	}
	if !b.auto(s) {
		for r := range b.Controlled(s).All {
			g.Add(b.Grounds[r].Token, 1)
		}
	}
	return g
}

// auto reports whether s is the automaton of a solo game.
func (b *Board) auto(s Side) bool { return b.Solo() && s == Automaton }

// Score returns a side's points if the game ended now.
func (b *Board) Score(s Side) Score {
	var sc Score
	held := b.Controlled(s)
	sc.Regions = held.Len()
	for c := range Continent(ContinentCount) {
		if b.ContinentHolder(c) == s {
			sc.Continents++
		}
	}
	if b.Solo() {
		for r := range held.All {
			sc.Power += b.Power(s, r)
		}
	}
	goods := b.Stock(s)
	if b.auto(s) {
		p := &b.Players[s]
		sc.Jokers = goods.Of(Wild)
		goods.Add(Wild, -sc.Jokers)
		for r := range held.All {
			if b.Grounds[r].Token != NoGood {
				sc.Tokens++
			}
		}
		sc.Coins = b.finalCoins(s)
		sc.Captured = 2 * p.Trophies
		sc.Handicap = b.Handicap
	}
	_, sc.Goods = goods.Settle()
	return sc
}

// finalCoins returns a side's coins at the end: those it has, and for the automaton those on the map
// in regions it holds (S27).
func (b *Board) finalCoins(s Side) int {
	n := b.Players[s].Coins
	if b.auto(s) {
		for r := range b.Controlled(s).All {
			if b.Grounds[r].Coin {
				n++
			}
		}
	}
	return n
}

// standing returns what sides are compared by, in order: points, then coins, armies on the map and
// regions.
func (b *Board) standing(s Side, points int) [4]int {
	return [4]int{points, b.finalCoins(s), b.OnMap(s), b.Controlled(s).Len()}
}

func better(a, b [4]int) bool { return slices.Compare(a[:], b[:]) > 0 }

// The reasons for the end in a [rules.Result].
const (
	// ReasonWon, ReasonLost and ReasonDrawn: the person won, lost or drew against the automaton.
	ReasonWon   = "won"
	ReasonLost  = "lost"
	ReasonDrawn = "drawn"
	// ReasonCards: all players have taken all cards of the base game.
	ReasonCards = "cards"
)

// Lead returns by how many points the person would be ahead of the automaton if a solo game ended now;
// 0 in the base game (rules.Leader).
func (b *Board) Lead() int {
	if !b.Solo() {
		return 0
	}
	return b.Score(0).Total() - b.Score(Automaton).Total()
}

// Scores returns the points if the game ended now, including earlier games of the match
// (rules.Scorer).
func (b *Board) Scores() []int {
	scores := make([]int, b.Seats)
	for s := range scores {
		scores[s] = b.Totals[s]
		if b.Phase != PhaseOver && b.Phase != PhaseDeal { // else this game is among them
			scores[s] += b.Score(Side(s)).Total()
		}
	}
	return scores
}

// Result is nil until the game is over. In a solo game the only seat's rank is 2 if the automaton won.
// Scores of a match are the sum of its games; ties are broken by the last game.
func (b *Board) Result() *rules.Result {
	if b.Phase != PhaseOver {
		return nil
	}
	if b.Solo() {
		me, it := b.standing(0, b.Score(0).Total()), b.standing(Automaton, b.Score(Automaton).Total())
		r := &rules.Result{Reason: ReasonDrawn, Scores: b.Scores(), Ranks: []int{1}}
		if better(me, it) {
			r.Reason = ReasonWon
		} else if better(it, me) {
			r.Reason, r.Ranks[0] = ReasonLost, 2
		}
		return r
	}
	r := &rules.Result{Reason: ReasonCards, Scores: b.Scores(), Ranks: make([]int, b.Seats)}
	at := make([][4]int, b.Seats)
	for s := range at {
		at[s] = b.standing(Side(s), b.Totals[s])
	}
	for s := range at {
		r.Ranks[s] = 1
		for o := range at {
			if better(at[o], at[s]) {
				r.Ranks[s]++
			}
		}
	}
	return r
}
