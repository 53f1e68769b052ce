package empire

import (
	"context"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/empire"
)

// Gain is one reason to follow a hint.
type Gain struct {
	Why Why
	// Region is for TakesRegion, KeepsRegion, LosesRegion and FreesRegion,
	// Continent for TakesContinent, Good for NextStep.
	Region    empire.Region
	Continent empire.Continent
	Good      empire.Good
	// Points is its value; for NextStep by how much all goods together rise.
	Points int
}

// Why is the kind of a gain.
type Why uint8

// The kinds of gains, the most important first.
const (
	// TakesContinent: the player gets most of its regions.
	TakesContinent Why = iota
	// TakesRegion: the player gets strictly most pieces in it.
	TakesRegion
	// FreesRegion: another player loses control of a region.
	FreesRegion
	// NextStep: a good reached its next step.
	NextStep
	// KeepsRegion: a region that one army could have taken gets another.
	KeepsRegion
	// Saves: the card costs nothing, although others were available.
	Saves
)

// Hint is a strong player's proposal for a turn, with reasons.
type Hint struct {
	// Acts are the actions in order, without the end of the turn.
	Acts []empire.Action
	// Points is by how much it raises the player's points at once, Lead by how much the lead over the
	// best of the others.
	Points, Lead int
	// Gains are the reasons, the most important first.
	Gains []Gain
}

// Advise returns what Hard would do, without its mistakes, for the seat of the view in its turn,
// before or after taking a card. It takes as long as Choose; the same view and seed give the same
// hint. In any other phase the hint has no actions.
func Advise(ctx context.Context, v *empire.View, seed uint64) Hint {
	if v.Phase != empire.PhaseTake && v.Phase != empire.PhaseAct || !v.Acting().Has(v.Seat) {
		return Hint{}
	}
	p := New(ai.Hard, seed)
	p.astray = 0
	h := Hint{Acts: p.think(ctx, v)}
	s := v.Guess(rules.NewRand(seed))
	s.Quiet()
	pl := p.planner(v)
	for _, a := range h.Acts {
		pl.do(s, a)
	}
	h.weigh(&v.Board, &s.Board, empire.Side(v.Seat))
	return h
}

func (h *Hint) weigh(before, after *empire.Board, me empire.Side) {
	h.Points = after.Score(me).Total() - before.Score(me).Total()
	h.Lead = lead(after, me) - lead(before, me)
	for c := range empire.Continent(empire.ContinentCount) {
		if after.ContinentHolder(c) == me && before.ContinentHolder(c) != me {
			h.add(Gain{Why: TakesContinent, Continent: c, Points: 1})
		}
	}
	was, is := before.Controlled(me), after.Controlled(me)
	for r := range (is &^ was).All {
		points := 1
		if after.Solo() {
			points += after.Power(me, r)
		}
		h.add(Gain{Why: TakesRegion, Region: r, Points: points})
	}
	for r := range empire.Region(empire.RegionCount) {
		switch a, b := before.Grounds[r].Holder(), after.Grounds[r].Holder(); {
		case a != b && a != me && a != empire.Nobody && a != empire.Neutral && b != me:
			h.add(Gain{Why: FreesRegion, Region: r})
		case a == me && b == me && margin(before, me, r) == 1 && margin(after, me, r) > 1:
			h.add(Gain{Why: KeepsRegion, Region: r})
		}
	}
	goods := func(b *empire.Board) empire.Goods {
		g, _ := b.Stock(me).Settle()
		return g
	}
	old, now := goods(before), goods(after)
	rise := 0
	for g := empire.Crystal; g <= empire.Food; g++ {
		rise += empire.Worth(g, now.Of(g)) - empire.Worth(g, old.Of(g))
	}
	for g := empire.Crystal; g <= empire.Food; g++ {
		if rise > 0 && empire.Worth(g, now.Of(g)) > empire.Worth(g, old.Of(g)) {
			h.add(Gain{Why: NextStep, Good: g, Points: rise})
			break // a joker that moves may take from another what it brings here
		}
	}
	if before.Phase == empire.PhaseTake && before.Players[me].Coins == after.Players[me].Coins {
		h.add(Gain{Why: Saves})
	}
}

// add inserts a gain, sorted by kind.
func (h *Hint) add(g Gain) {
	h.Gains = append(h.Gains, g)
	for i := len(h.Gains) - 1; i > 0 && h.Gains[i].Why < h.Gains[i-1].Why; i-- {
		h.Gains[i], h.Gains[i-1] = h.Gains[i-1], h.Gains[i]
	}
}

// margin returns how many more pieces a side has in a region than the next.
func margin(b *empire.Board, me empire.Side, r empire.Region) int {
	g := &b.Grounds[r]
	most := 0
	for s := range g.Armies {
		if empire.Side(s) != me {
			most = max(most, g.Pieces(empire.Side(s)))
		}
	}
	return g.Pieces(me) - most
}

// lead returns a side's points minus those of the best of the others.
func lead(b *empire.Board, me empire.Side) int {
	sides := b.Seats
	if b.Solo() {
		sides = 2
	}
	best := -1000
	for s := range empire.Side(sides) {
		if s != me {
			best = max(best, b.Score(s).Total())
		}
	}
	return b.Score(me).Total() - best
}
