package bzzz

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
)

// twoIdle returns a match at the person's second turn, with a bee that has no order and one
// that is selected after it.
func twoIdle(t *testing.T) *theatre {
	t.Helper()
	th := newTheatre(t, people(1, 5, nil))
	for range 2 {
		th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
		th.hands.layBee(game.Worker)
		th.Wait(4)
		if len(own(th.v)) == 2 {
			return th
		}
		th.clickCell(1, 0) // out of the hive
		th.Wait(4)
		th.turn.run = runEnd
		th.Until("another turn", func() bool { return !th.mine() })
	}
	t.Fatalf("%d bees are laid", len(own(th.v)))
	return nil
}

// own returns the bees of the viewer.
func own(v *game.View) (bees []int) {
	for i := range v.Bees {
		if v.Bees[i].Owner == v.Seat {
			bees = append(bees, i)
		}
	}
	return bees
}

// A double click on a flower sends the selected bee, and not the next one too.
func TestADoubleClickGivesOneOrder(t *testing.T) {
	th := twoIdle(t)
	f := th.v.Flowers[th.nearFlower()]
	th.clickCell(f.X, f.Y)
	th.clickCell(f.X, f.Y)
	th.Wait(4)
	if n := len(th.turn.orders); n != 1 {
		t.Errorf("a double click gives %d orders", n)
	}
	th.Wait(doubleTicks)
	th.clickCell(f.X, f.Y)
	th.Wait(4)
	if n := len(th.turn.orders); n != 2 {
		t.Errorf("after another click later there are %d orders", n)
	}
}

// A press that was meant for the button that hurries the others does not end the turn which
// begins under it.
func TestALatePressDoesNotEndTheTurn(t *testing.T) {
	th := newTheatre(t, people(1, 5, nil))
	th.Until("the own turn", th.mine)
	th.turn.hurry()
	turn := th.v.Turn
	th.turn.asking = true // it asks no more
	th.Press(ebiten.KeySlash)
	th.Wait(4)
	if th.v.Turn != turn || th.turn.run != runNone {
		t.Error("a late press ends the turn")
	}
	th.Wait(input.TicksPerSecond)
	th.Press(ebiten.KeySlash)
	th.Wait(4)
	if th.v.Turn == turn && th.turn.run == runNone {
		t.Error("a later press does not end the turn")
	}
}

// The question whether the turn should end stays until it is answered, or something else is done.
func TestTheQuestionOfTheEndStays(t *testing.T) {
	th := newTheatre(t, people(1, 5, nil))
	th.Until("the own turn", th.mine)
	end := func() {
		th.Press(ebiten.KeyX)
		th.Wait(4)
	}
	th.Press(ebiten.KeyDigit2) // a drone
	th.Wait(4)
	turn := th.v.Turn
	end()
	th.Wait(20 * input.TicksPerSecond)
	if _, asks := th.turn.asks(); !asks || th.v.Turn != turn {
		t.Fatal("a question is gone before its answer")
	}
	th.Press(ebiten.KeyTab)
	th.Wait(4)
	if _, asks := th.turn.asks(); asks {
		t.Error("it is asked after something else was done")
	}
	end()
	if _, asks := th.turn.asks(); !asks || th.v.Turn != turn || th.turn.run != runNone {
		t.Error("a press after that ends the turn unasked")
	}
	end()
	if th.v.Turn == turn && th.turn.run == runNone {
		t.Error("the answer does not end the turn")
	}
}

// A step of the lesson whose bee was taken back asks for it again, and is shown so.
func TestAStepAsksForABeeThatWasTakenBack(t *testing.T) {
	th := newTheatre(t, people(1, 5, nil))
	th.Until("the own turn", th.mine)
	send := lesson.Step{At: "flower", Until: []lesson.News{newsOrdered}}
	if d := th.Detour(&send); d == nil || d.At != "worker" {
		t.Fatalf("without a bee it asks for %+v first", d)
	}
	turn := th.v.Turn
	th.Do(&send)
	th.Wait(8)
	if len(own(th.v)) != 1 || th.v.Turn != turn {
		t.Errorf("shown, there are %d bees in turn %d", len(own(th.v)), th.v.Turn-turn)
	}
}

// "Do the rest" leaves a turn that undo can still take back, and "Auto turns", which is in its place
// then, does not take the press that was meant for it.
func TestDoingTheRestCanBeUndone(t *testing.T) {
	th := newTheatre(t, people(1, 5, nil))
	th.Until("the own turn", th.mine)
	turn := th.v.Turn
	th.Press(ebiten.KeyT)
	th.Until("the rest", func() bool { return th.turn.run == runNone && th.v.Laid })
	th.Press(ebiten.KeyT) // once too often
	th.Wait(4)
	if th.v.Turn != turn || th.turn.run != runNone || !th.on.CanUndo {
		t.Fatalf("after the rest it is turn %d, from %d, and undo is possible: %v", th.v.Turn, turn, th.on.CanUndo)
	}
	th.Until("the bee taken back", func() bool { th.on.Undo(); return !th.v.Laid })
}

// Where a bee that hatches turns "Auto turns" into "Do the rest", a press just after it does nothing.
func TestAPressForKeepGoingDoesNotDoTheRest(t *testing.T) {
	th := twoIdle(t)
	rest := func() {
		th.Press(ebiten.KeyT)
		th.Wait(2)
	}
	th.Wait(60)
	for _, bee := range own(th.v) {
		if th.turn.idle(bee) {
			th.hands.pick(bee)
			th.turn.skipped[bee] = true
		}
	}
	th.hands.sel = -1
	th.Wait(2)
	if !th.turn.ready() {
		t.Fatal("a bee is idle")
	}
	clear(th.turn.skipped)
	turn := th.v.Turn
	rest()
	if th.turn.run != runNone || th.v.Turn != turn || th.v.Phase > game.PhaseMove {
		t.Error("a press that was meant for “Auto turns” does the rest")
	}
	th.Wait(60)
	rest()
	if th.turn.run != runRest && !th.on.CanUndo {
		t.Error("a press a second later does nothing")
	}
}
