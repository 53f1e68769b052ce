package bzzz

import (
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/input"

	bots "ludotheque/ai/bzzz"

	"github.com/hajimehoshi/ebiten/v2"
)

// A flower means the same to a drag as to a click, also with a stunned bee on it: the bee forages. Where that is
// its order already it goes there. A drone that is shown a rival follows it.
func TestAFlowerMeansTheSameToEveryHand(t *testing.T) {
	forage := bots.Order{Do: bots.OrderForage, Flower: 3}
	const none, stunned, well = 0, 1, 2
	for _, c := range []struct {
		what   string
		kind   game.Kind
		rival  int // on the flower
		drags  bool
		before bool // the order stood before
		want   string
	}{
		{"a click", game.Worker, none, false, false, "bzzz.order.given.forage"},
		{"a drag", game.Worker, none, true, false, "bzzz.order.given.forage"},
		{"a click on a stunned bee", game.Worker, stunned, false, false, "bzzz.order.given.forage"},
		{"a click on a rival", game.Worker, well, false, false, "bzzz.order.given.forage"},
		{"a drone's click on a stunned bee", game.Drone, stunned, false, false, "bzzz.order.given.forage"},
		{"a drone's drag to a rival", game.Drone, well, true, false, "bzzz.order.given.follow"},
		{"a second click", game.Worker, none, false, true, "bzzz.move.far"},
		{"a second drag", game.Worker, none, true, true, "bzzz.move.far"},
	} {
		th := newTheatre(t, people(1, 3, nil))
		th.hands.layBee(c.kind)
		th.Wait(4)
		v := *th.v
		at := v.Flowers[forage.Flower]
		if c.rival != none {
			foe := game.Bee{Owner: 1, Number: 1, X: at.X, Y: at.Y}
			if c.rival == stunned {
				foe.Wake = 9
			}
			v.Bees = append(append([]game.Bee(nil), v.Bees...), foe)
		}
		if c.before {
			th.turn.orders[0] = forage
		}
		th.face.v = &v
		th.stage.follow(&v, true)
		th.hands.pick(0)
		if c.drags {
			th.drag(board.Cell{X: v.Bees[0].X, Y: v.Bees[0].Y}, board.Cell{X: at.X, Y: at.Y})
		} else {
			th.clickCell(at.X, at.Y)
		}
		if said := th.hands.refused.said; said.Key() != c.want {
			t.Errorf("%s on a flower: %q", c.what, th.k.Say(said))
		}
	}
}

// drag drags from a cell to another.
func (th *theatre) drag(from, to board.Cell) {
	th.Point(th.cell(from.X, from.Y))
	th.Src.Now.Mouse = 1 << input.MouseLeft
	th.Wait(1)
	th.Point(th.cell(to.X, to.Y))
	th.Src.Now.Mouse = 0
	th.Wait(1)
}

// A skirmish stays until its person goes on, and that press, or a late one as it goes, does not end the turn.
func TestASkirmishStaysUntilItIsRead(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Until("the own turn", th.mine)
	th.Press(ebiten.KeyDigit1)
	th.on.Prefs.Speed = 1
	f := five(th)
	th.face.fight = f
	th.Wait(int(f.doneAt()) + 30*input.TicksPerSecond)
	if th.face.fight != f {
		t.Fatal("it is gone before it was read")
	}
	turn := th.v.Turn
	end := func() {
		r := th.face.lay.foot().end
		th.Click(r.Right()-40, r.CY())
		th.Wait(2)
	}
	for range 3 { // the first is for "Next", which lies there
		end()
	}
	th.Press(ebiten.KeyX)
	if _, asks := th.turn.asks(); th.face.fight != nil || asks || th.v.Turn != turn || th.turn.run != runNone {
		t.Errorf("late presses: it is shown: %v, the end of the turn is asked: %v, turn %d of %d", th.face.fight != nil, asks, th.v.Turn, turn)
	}
	th.Wait(input.TicksPerSecond)
	end()
	if _, asks := th.turn.asks(); !asks {
		t.Error("a press a second later does nothing")
	}
}

// A press where the turn ends does nothing in the first second of a turn, while the others could be hurried there just
// before.
func TestAPressForTheOthersDoesNotEndTheTurn(t *testing.T) {
	th := newTheatre(t, people(1, 5, nil))
	th.on.Prefs.Speed = 1
	th.Until("the own turn", th.mine)
	th.finish()
	th.Until("the others' turn", th.turn.others)
	th.Wait(10)
	th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
	turn := th.v.Turn
	th.Click(mid(th.face.lay.foot().end))
	th.Wait(2)
	if _, asks := th.turn.asks(); asks || th.v.Turn != turn || th.turn.run != runNone {
		t.Error("a press that was meant for the others ends the turn, or has it asked")
	}
	th.Wait(input.TicksPerSecond)
	th.Click(mid(th.face.lay.foot().end))
	th.Wait(2)
	if _, asks := th.turn.asks(); !asks && th.v.Turn == turn && th.turn.run == runNone {
		t.Error("a press a second later does nothing")
	}
}

// Turns that stopped at news of a bee with an order go on at the same place: no press there does the rest instead.
func TestTurnsThatStoppedGoOn(t *testing.T) {
	th := newTheatre(t, people(1, 3, map[string]string{"cost": "10"}))
	th.Press(ebiten.KeyDigit1)
	f := wild(th.v, 0, map[int]int{})
	th.clickCell(th.v.Flowers[f].X, th.v.Flowers[f].Y)
	th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
	th.turn.flow.on = false
	th.turn.showNews(words.BzzzFlowTasted("A1", "3"), 0)
	th.Wait(2 * input.TicksPerSecond)
	th.Click(mid(th.face.lay.foot().rest))
	th.Wait(2)
	if !th.turn.flow.on || th.turn.run == runRest {
		t.Errorf("turns follow each other: %v; the rest is done: %v", th.turn.flow.on, th.turn.run == runRest)
	}
}

// A bee whose order is of no use in a turn, since others stand in its way, says so.
func TestABlockedBeeSaysSo(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Press(ebiten.KeyDigit1)
	v := *th.v
	b := v.Bees[0]
	v.Bees = append([]game.Bee(nil), v.Bees...)
	for _, d := range [][2]int{{1, 0}, {0, 1}} { // the hive is in a corner
		v.Bees = append(v.Bees, game.Bee{Owner: rules.Seat(0), Number: len(v.Bees) + 1, X: b.X + d[0], Y: b.Y + d[1], Kind: game.Drone})
	}
	th.face.v = &v
	th.turn.orders[0] = bots.Order{Do: bots.OrderForage, Flower: 3}
	th.turn.run = runEnd
	th.turn.auto()
	if said := th.hands.refused.said; said != words.BzzzMoveBlocked("A1") || th.hands.refused.cell != (board.Cell{X: b.X, Y: b.Y}) {
		t.Errorf("a bee between others says %q", th.k.Say(said))
	}
}

// The first move with which a person gives up laying in a turn says so, once in a match.
func TestAMoveThatEndsLayingSaysSo(t *testing.T) {
	th := twoIdle(t)
	th.Press(ebiten.KeyBackspace) // the bee that was just laid
	th.Until("the bee taken back", func() bool { return !th.v.Laid })
	if !th.turn.canLay() {
		t.Fatal("no bee can be laid")
	}
	bee := own(th.v)[0]
	for _, says := range []bool{true, false} {
		th.hands.refused = refusal{}
		th.hands.pick(bee)
		th.clickCell(th.hands.legal[0].X, th.hands.legal[0].Y)
		th.Wait(4)
		if said := th.hands.refused.said; (said == words.BzzzLayMissed(words.BzzzUndo)) != says {
			t.Errorf("a move that ends laying says %q; want it said: %v", th.k.Say(said), says)
		}
		th.Press(ebiten.KeyBackspace)
		th.Until("the move taken back", func() bool { return th.turn.canLay() })
	}
}
