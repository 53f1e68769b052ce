package brutal

import (
	"context"
	"os"
	"strconv"
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// always is a master that takes the same set-up in every game.
func always(x *Lineup) func(uint64) chooser {
	return func(seed uint64) chooser {
		p := New(ai.Master, seed)
		p.fixed = x
		return p
	}
}

// captain takes the same set-up in every game and moves by the rule of thumb: what
// somebody can do who has read this package and looked for the best answer to it.
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

// TestNobodyBeatsMaster lets the best fixed set-ups known play against master with
// its own truces: with the rule of thumb, and with master's truces.
func TestNobodyBeatsMaster(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("BRUTAL_GAMES"))
	if n == 0 {
		n = 16
	}
	if testing.Short() {
		n = 2
	}
	for d := range brutal.Dialect(2) {
		best := &Solved(d).Response
		for name, a := range map[string]func(uint64) chooser{
			"the best response":                        func(seed uint64) chooser { return &captain{best, rules.NewRand(seed)} },
			"the best response, with master's truces,": always(best),
		} {
			won, text := duel(t, d, a, level(ai.Master), n)
			t.Logf("%s against master, %s", name, text)
			if n >= 16 && float64(won) > 0.55*float64(n)+2.5 {
				t.Errorf("%s wins %d of %d games against master", name, won, n)
			}
		}
	}
}

// Neither side has it better: the mixture against itself, sides drawn by nothing.
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

// somebody plays as people do who know the game a little: a preset that attacks,
// and in truces the reservists to where one is most behind.
func somebody(d brutal.Dialect) func(uint64) chooser {
	return func(seed uint64) chooser {
		r := rules.NewRand(seed)
		c := &captain{NewLineup(brutal.Presets()[0].Recipes[d]), r}
		return hand(func(v *brutal.View) brutal.Action {
			if v.Phase != brutal.PhaseTruce {
				a, _ := c.Choose(context.Background(), v)
				return a
			}
			var orders []brutal.Order
			for _, o := range crowd(v, func(f *front) float64 { return f.ects[1] - f.ects[0] }) {
				if v.Own()[o.Fighter].Zone == brutal.Bench {
					orders = append(orders, o)
				}
			}
			return brutal.GiveOrders(orders...)
		})
	}
}

// People win half of their games against novices, and a quarter against easy ones.
func TestPeopleWin(t *testing.T) {
	for d := range brutal.Dialect(2) {
		for l, least := range map[ai.Level]int{ai.Novice: 100, ai.Easy: 50} {
			won, text := duel(t, d, somebody(d), level(l), 200)
			t.Logf("somebody against %s, %s", l, text)
			if won < least {
				t.Errorf("somebody wins %d of 200 games against %s", won, l)
			}
		}
	}
}
