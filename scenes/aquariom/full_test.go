package aquariom

import (
	"slices"
	"strings"
	"testing"

	"ludotheque/assets/words"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
)

// A cell with the largest mass says so, a hint says once what to do, and no prey promises what it would not bring.
func TestAFullCellSaysSo(t *testing.T) {
	th := newTheatre(t, people(2, 1, 5, nil))
	th.turnOver()
	first := th.now
	most := first.Map.MaxMass
	sea := func(turn int, own, prey float32) *game.View {
		v := *first
		v.Turn, v.Cells, v.Events = turn, slices.Clone(v.Cells), nil
		for i := range v.Cells {
			c := &v.Cells[i]
			c.At, c.Mass = game.Point{X: 1200, Y: 800}, own
			if c.Owner == 1 {
				c.At.X, c.Mass = 1400, prey
			}
		}
		return &v
	}
	eats := func(own, prey float32) (limit, offers, gain int) {
		t.Helper()
		before := sea(200, own, prey)
		th.begin(before)
		th.draw()
		for i := range th.panes[0].cells {
			c := &th.panes[0].cells[i]
			if c.Own {
				limit = c.Limit
			} else if c.Mark == board.Edible {
				offers = c.Gain
			}
		}
		me, it := before.Cells[0], before.Cells[1]
		after := sea(201, own, prey)
		after.Cells = after.Cells[:1]
		after.Cells[0].Mass = th.laws.Gain(th.laws.Decay(own), prey)
		after.Events = []game.Event{{What: game.EventEat, Seat: 0, Whose: 1, Cell: me.ID, Other: it.ID, Mass: after.Cells[0].Mass, At: me.At}}
		th.see(after)
		if len(th.stage.bites) != 1 {
			t.Fatalf("%d bites", len(th.stage.bites))
		}
		return limit, offers, th.stage.bites[0].gain
	}
	if limit, offers, gain := eats(100, 50); limit != 0 || offers != 40 || gain != 40 || th.stage.full != 0 {
		t.Errorf("a cell of 100 says it is at most %d, prey of 50 is worth %d and brought %d, the hint came at turn %d", limit, offers, gain, th.stage.full)
	}
	if limit, offers, gain := eats(most, 50); limit != int(most) || offers != 0 || gain != 1 { // what it lost in the turn
		t.Errorf("a full cell says it is at most %d, prey is worth %d to it and brought %d", limit, offers, gain)
	}
	if _, _, _ = eats(100, most); slices.ContainsFunc(th.panes[0].cells, func(c board.Cell) bool { return c.Limit > 0 }) {
		t.Error("a rival's cell says how heavy it can be, which nothing explains")
	}
	eats(most, 50)
	if th.stage.full != 201 {
		t.Errorf("the hint begins at turn %d", th.stage.full)
	}
	said := func() bool {
		sight := th.Sight()
		sight.See("a full cell", th.scene, false, func() { th.Wait(1) })
		return strings.Contains(sight.Said(), th.App.Say(words.AquariomFull(int(most))))
	}
	th.Posed = true
	if !said() {
		t.Error("the hint is not said")
	}
	th.shown("full")
	th.see(sea(201+fullTurns, most, 50))
	if said() {
		t.Error("the hint stays")
	}
	th.see(sea(2000, most, 50))
	if said() {
		t.Error("the hint comes again")
	}
}
