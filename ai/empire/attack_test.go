package empire

import (
	"context"
	"maps"
	"slices"
	"testing"

	"ludotheque/ai"
	"ludotheque/ai/aitest"
	"ludotheque/rules"
	"ludotheque/rules/empire"
)

// Players from normal on place every army that a card gives them.
func TestNoArmyStaysInTheHand(t *testing.T) {
	for _, l := range []ai.Level{ai.Normal, ai.Hard} {
		s, err := empire.New(rules.Setup{Seats: 2, Seed: 8})
		if err != nil {
			t.Fatal(err)
		}
		p := New(l, 3)
		p.astray = 0
		acts := make([]empire.Action, 2)
		placing, kept := 0, 0
		for s.Result() == nil {
			clear(acts)
			for seat := range rules.Seat(2) {
				if !s.Acting().Has(seat) {
					continue
				}
				v := s.View(seat)
				player := p
				if seat == 1 {
					player = New(ai.Easy, uint64(s.Turn))
				}
				if acts[seat], err = player.Choose(t.Context(), v); err != nil {
					t.Fatal(err)
				}
				if seat == 0 && acts[seat].Do == empire.DoPlace {
					placing++
				}
				if seat == 0 && acts[seat] == empire.Done {
					for _, a := range v.Legal() {
						if a.Do == empire.DoPlace {
							kept++
							break
						}
					}
				}
			}
			s.Step(acts)
		}
		if placing == 0 || kept > 0 {
			t.Errorf("%s places %d armies and ends %d turns with one in hand", l, placing, kept)
		}
	}
}

// The bids of the better levels are what beginning is worth, at most three coins; no player bids more
// than it has.
func TestBidsAreWithinReason(t *testing.T) {
	for _, l := range Levels {
		for seed := range uint64(6) {
			s, err := empire.New(rules.Setup{Seats: 3, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			for s.Phase != empire.PhaseBid && s.Result() == nil {
				s.Step(make([]empire.Action, 3))
			}
			a, err := New(l, seed).Choose(t.Context(), s.View(1))
			if err != nil || a.Do != empire.DoBid || s.Check(1, a) != nil || a.N > levels[l].most {
				t.Errorf("%s bids %v: %v", l, a, err)
			}
		}
	}
}

// plot is a strategy against Master that looks no further than its turn, or to what comes right after
// it.
type plot struct {
	weigh func(*weights) // changes the weights of positions; nil keeps those of the levels
	width int            // lines kept in the search
	cards int            // number of cards of the row considered; 0: all
	// bids is the bid for being last; 0 leaves the bid to others.
	bids int
	// denies evaluates a plan after the best reply of the next player.
	denies bool
}

var plots = map[string]plot{
	"greedy":      {width: 1},
	"coin saver":  {width: 1, cards: 1},
	"blocker":     {width: 1, weigh: func(w *weights) { *w = weights{army: 100, coin: 600, good: 200, edge: 400, spread: 200} }},
	"collector":   {width: 8, weigh: func(w *weights) { w.good, w.army = w.good*3, w.army/2 }},
	"last bidder": {width: 8, bids: 5},
	"denier":      {width: 6, denies: true},
}

// attacker plays a plot.
type attacker struct {
	*Player
	plot
	turn []empire.Action
}

func newAttacker(name string, seed uint64) *attacker {
	p := New(ai.Normal, seed)
	p.traits = traits{width: plots[name].width, thrift: p.thrift}
	if weigh := plots[name].weigh; weigh != nil {
		p.reweigh(weigh)
	}
	return &attacker{Player: p, plot: plots[name]}
}

func (a *attacker) Choose(ctx context.Context, v *empire.View) (empire.Action, error) {
	switch v.Phase {
	case empire.PhaseBid:
		return empire.Pick(empire.DoBid, min(a.bids, v.Players[v.Seat].Coins)), nil
	case empire.PhaseFirst:
		first := int(v.Seat)
		if a.bids > 0 {
			first = (first + 1) % v.Seats
		}
		return empire.Pick(empire.DoFirst, first), nil
	case empire.PhaseTake:
		a.turn = append(a.plan(v), empire.Done)
	case empire.PhaseAct:
	default:
		return a.Player.Choose(ctx, v)
	}
	next := a.turn[0]
	a.turn = a.turn[1:]
	return next, nil
}

// plan returns the most promising turn.
func (a *attacker) plan(v *empire.View) []empire.Action {
	s := v.Guess(rules.NewRand(1))
	s.Quiet()
	pl := a.planner(v)
	pl.cards = a.cards
	if !a.denies {
		return pl.turns(s, 1, 1)[0].acts
	}
	lines := pl.turns(s, 24, 3)
	for i := range lines {
		after := s.Clone()
		for _, act := range append(slices.Clip(lines[i].acts), empire.Done) {
			pl.do(after, act)
		}
		if after.Phase != empire.PhaseTake {
			continue
		}
		next := *pl
		next.side, next.width = empire.Side(after.Acting().First()), 1
		next.quick(after)
		lines[i].worth = pl.worth(&after.Board, empire.Side(v.Seat))
	}
	return best(lines, 1)[0].acts
}

// generic returns the player of package search for this game.
func generic(seed uint64) *aitest.Generic[*empire.State, empire.Action, *empire.View] {
	return &aitest.Generic[*empire.State, empire.Action, *empire.View]{
		Seed: seed, Seat: func(v *empire.View) (rules.Seat, int) { return v.Seat, v.Seats },
	}
}

// copies are variants of Master with other weights.
var copies = map[string]func(*Player){
	"thrifty master":     func(p *Player) { p.reweigh(func(w *weights) { w.coin = w.coin * 5 / 3 }) },
	"spendthrift master": func(p *Player) { p.reweigh(func(w *weights) { w.coin /= 2 }) },
	"warlike master": func(p *Player) {
		p.reweigh(func(w *weights) { w.army, w.edge, w.good = w.army*2, w.edge*2, w.good*2/3 })
	},
	"calm master":       func(p *Player) { p.reweigh(func(w *weights) { w.army /= 2 }) },
	"hoarding master":   func(p *Player) { p.reweigh(func(w *weights) { w.coin *= 4 }) },
	"master who begins": func(p *Player) { p.most = 0 },
	"patient master":    func(p *Player) { p.samples *= 3 },
}

// reweigh changes a player's weights for every number of seats.
func (p *Player) reweigh(change func(*weights)) {
	for seats := range p.among {
		change(&p.among[seats])
	}
}

// TestMasterHoldsAgainstAttackers plays each attacker against masters, among two or three, and alone
// compared with one.
func TestMasterHoldsAgainstAttackers(t *testing.T) {
	asked := aitest.Asked() // games of several masters, and of the generic player, take seconds
	for _, seats := range []int{1, 2, 3, 4} {
		if !asked && seats != 2 {
			continue
		}
		contest := aitest.Contest{Level: ai.Master, Setup: rules.Setup{Seats: seats}, Bar: aitest.Fair(seats) + aitest.Spare, Few: 4}
		for _, name := range slices.Sorted(maps.Keys(plots)) {
			if seats == 1 && plots[name].bids > 0 {
				continue // bidding needs opponents
			}
			contest.Guest = name
			aitest.Play(t, empire.Game, contest, func(seed uint64) *attacker { return newAttacker(name, seed) }, New)
		}
		if !asked {
			continue
		}
		contest.Guest = "generic player"
		aitest.Play(t, empire.Game, contest, generic, New)
		if seats == 1 {
			continue // the changes of the copies apply to several players
		}
		for _, name := range slices.Sorted(maps.Keys(copies)) {
			contest.Guest = name
			aitest.Play(t, empire.Game, contest, func(seed uint64) *Player {
				p := New(ai.Master, seed)
				copies[name](p)
				return p
			}, New)
		}
	}
}

// In solo games, a guest and the level play the same deals: an equal guest wins half of the
// comparisons, and hard most of them against a novice.
func TestAloneTheBetterGameCounts(t *testing.T) {
	t.Setenv("LUDOTHEQUE_GUESTS", "8")
	for _, l := range []ai.Level{ai.Novice, ai.Hard} {
		share, games := aitest.Play(t, empire.Game, aitest.Contest{Guest: string(l), Level: ai.Novice, Setup: rules.Setup{Seats: 1}, Bar: aitest.Fair(1), Floor: true},
			func(seed uint64) *Player { return New(l, seed) }, New)
		if same := l == ai.Novice; same && share != 0.5 || !same && share < 0.7 || games != 8 {
			t.Errorf("%s beside a novice: %.2f of %d", l, share, games)
		}
	}
}
