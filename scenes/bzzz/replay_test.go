package bzzz

import (
	"bytes"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// kept returns the record of a game of one person against three computers, some
// steps long; a negative number plays it to its end.
func kept(t *testing.T, steps int) []byte {
	t.Helper()
	m, err := match.New(game.Game, rules.Setup{Seats: 4, Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	m.Meta.Players = []string{"human", "normal", "normal", "normal"}
	r := rules.NewRand(1)
	for m.Result() == nil && (steps < 0 || m.Steps() < steps) {
		if s := m.Waiting().First(); s >= 0 {
			if err := m.Submit(s, m.View(s).Sample(r)); err != nil {
				t.Fatal(err)
			}
		}
		m.Tick()
	}
	var b bytes.Buffer
	if err := m.Save(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// A game that can be resumed shows no secret in its replay; one that is
// over shows everything (Z31).
func TestReplayKeepsTheSecretsOfAGameUnderWay(t *testing.T) {
	for _, c := range []struct {
		steps int
		open  bool
	}{{120, false}, {-1, true}} {
		spy := &spy{}
		g := onScreen
		g.Board = func(*kit.Kit, history.History[*game.View]) play.Board[*game.View] { return spy }
		k := kittest.NewStage(t, "fr", 1280, 720).Kit
		r, err := g.FrontEnd(play.FrontEnd{}).Open(k, kept(t, c.steps))
		if err != nil {
			t.Fatal(err)
		}
		r.Paint(k.Gui(), ui.Rect{W: 400, H: 400}, 4, 1, false)
		known := true
		for _, f := range spy.now.Flowers {
			known = known && f.Nectar.Known()
		}
		if known != c.open {
			t.Errorf("after %d steps the nectar of all flowers is known: %v, want %v", c.steps, known, c.open)
		}
	}
}

// spy is a board that keeps what it is given to paint.
type spy struct{ now *game.View }

func (s *spy) Paint(_ *ui.Gui, _ ui.Rect, _, now *game.View, _ float32, _ bool) { s.now = now }
func (s *spy) Close()                                                           {}
