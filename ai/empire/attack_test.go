package empire

import (
	"context"
	"testing"

	"ludotheque/ai"
	"ludotheque/ai/aitest"
	"ludotheque/rules"
	"ludotheque/rules/empire"
)

// E-15: who plays normal or better keeps no army in hand that a card gives it.
func TestNoArmyStaysInTheHand(t *testing.T) {
	for _, l := range []ai.Level{ai.Normal, ai.Hard} {
		s, err := empire.New(rules.Setup{Seats: 2, Seed: 8})
		if err != nil {
			t.Fatal(err)
		}
		p := New(l, 3)
		p.forgets = 0
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

// The bid of the better levels is what it brings to begin, and never more than
// three coins; nobody bids more than there is.
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

// attackers are what somebody might write who has read how Master plays: one
// takes what is best at once, one only free cards, one only harms others.
var attackers = map[string]func(*planner){
	"greedy":     func(*planner) {},
	"coin saver": func(pl *planner) { pl.cards = 1 },
	"blocker":    func(pl *planner) { pl.weights = weights{army: 100, coin: 600, good: 200, edge: 400, spread: 200} },
}

// attacker plays by a planner that was changed, and thinks no further than its turn.
type attacker struct {
	*Player
	change func(*planner)
	turn   []empire.Action
}

func (a *attacker) Choose(ctx context.Context, v *empire.View) (empire.Action, error) {
	switch v.Phase {
	case empire.PhaseTake:
		g := v.Guess(rules.NewRand(1))
		g.Quiet()
		pl := a.planner(v)
		a.change(pl)
		a.turn = append(pl.turns(g, 1, 1)[0].acts, empire.Done)
	case empire.PhaseAct:
	default:
		return a.Player.Choose(ctx, v)
	}
	next := a.turn[0]
	a.turn = a.turn[1:]
	return next, nil
}

// copies are Master as somebody would play it who thinks that it misjudges something.
var copies = map[string]func(*weights){
	"thrifty master":     func(w *weights) { w.coin = w.coin * 5 / 3 },
	"spendthrift master": func(w *weights) { w.coin /= 2 },
	"warlike master":     func(w *weights) { w.army, w.edge, w.good = w.army*2, w.edge*2, w.good*2/3 },
}

// TestMasterHoldsAgainstAttackers plays each attacker against a master.
func TestMasterHoldsAgainstAttackers(t *testing.T) {
	bar := aitest.Fair(2) + aitest.Spare
	if aitest.Asked() { // a game of two masters takes half a second
		for name, change := range copies {
			aitest.Play(t, empire.Game, aitest.Contest{Guest: name, Level: ai.Master, Setup: rules.Setup{Seats: 2}, Bar: bar},
				func(seed uint64) *Player {
					p := New(ai.Master, seed)
					change(&p.company)
					return p
				}, New)
		}
	}
	for name, change := range attackers {
		aitest.Play(t, empire.Game, aitest.Contest{Guest: name, Level: ai.Master, Setup: rules.Setup{Seats: 2}, Bar: bar, Few: 4},
			func(seed uint64) *attacker {
				p := New(ai.Normal, seed)
				p.traits = traits{width: 1}
				return &attacker{Player: p, change: change}
			}, New)
	}
}
