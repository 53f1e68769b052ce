package brutal

import (
	"context"
	"testing"

	"ludotheque/ai"
	"ludotheque/ai/aitest"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// always returns a master with a fixed set-up.
func always(x *Lineup) func(uint64) chooser {
	return func(seed uint64) chooser {
		p := New(ai.Master, seed)
		p.fixed = x
		return p
	}
}

// captain uses a fixed set-up and moves by Orders: the best fixed response known to this package's
// players.
type captain struct {
	lineup *Lineup
	rand   *rules.Rand
}

func (c *captain) Choose(_ context.Context, v *brutal.View) (brutal.Action, error) {
	switch v.Phase {
	case brutal.PhaseSetup:
		return brutal.ComposeTeam(c.lineup.Team), nil
	case brutal.PhasePost:
		return brutal.DeployPosts(c.lineup.Posts(shuffledZones(c.rand))), nil
	}
	return brutal.GiveOrders(Orders(v)...), nil
}

// spare is how much more than half the best fixed set-up may win: less than other attackers may, since
// the mixture is meant to leave nothing to gain.
const spare = 0.03

// TestMasterHoldsAgainstAttackers plays the best known fixed set-ups against master, with the truces
// of Orders and with master's, for which one was searched specifically.
func TestMasterHoldsAgainstAttackers(t *testing.T) {
	few := 8
	if testing.Short() {
		few = 2
	}
	for d := range brutal.Dialect(2) {
		s := Solved(d)
		setup := rules.Setup{Seats: brutal.Players, Options: map[string]string{brutal.OptionDialect: d.String()}}
		for name, a := range map[string]func(uint64) chooser{
			"best response":                       func(seed uint64) chooser { return &captain{&s.Response, rules.NewRand(seed)} },
			"best response, with master's truces": always(&s.Response),
			"best response to master's truces":    always(&s.ThinkingResponse),
		} {
			t.Run(d.String()+"/"+name, func(t *testing.T) {
				aitest.Play(t, brutal.Game, aitest.Contest{Guest: name, Level: ai.Master, Setup: setup, Bar: aitest.Fair(brutal.Players) + spare, Few: few}, a, New)
			})
		}
	}
}

// Neither side has an advantage: the mixture against itself.
func TestTheSidesAreEqual(t *testing.T) {
	n := 4000
	if testing.Short() {
		n = 800
	}
	for d := range brutal.Dialect(2) {
		r := rules.NewRand(3)
		won := 0
		for range n {
			pair := [2]*Lineup{Solved(d).Mixture.Draw(r), Solved(d).Mixture.Draw(r)}
			if Battle(d, pair, r.Uint64()) == 0 {
				won++
			}
		}
		share := 100 * float64(won) / float64(n)
		t.Logf("%s: the first side wins %.1f %% of %d", d, share, n)
		if share < 45 || share > 55 {
			t.Errorf("%s: the first side wins %.1f %% of %d", d, share, n)
		}
	}
}
