package bzzz

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
)

// While others play, what the cursor rests on is not explained: it would lie over
// what they do.
func TestNothingIsExplainedWhileOthersPlay(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Press(ebiten.KeyDigit1)
	f := wild(th.v, 0, map[int]int{})
	th.clickCell(th.v.Flowers[f].X, th.v.Flowers[f].Y)
	th.hands.keyed, th.hands.cursor = true, board.Cell{X: th.v.Flowers[f].X, Y: th.v.Flowers[f].Y}
	th.Press(ebiten.KeyEnter)
	th.Until("another's turn", func() bool { return th.v.Current != 0 })
	th.Wait(2)
	if th.pointer.tip != "" {
		t.Errorf("%q is said while seat %d plays", th.pointer.tip, th.v.Current)
	}
}

// The keys of the turn do the same while the hive's menu is open, and close it.
func TestTheTurnEndsFromAnOpenMenu(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Press(ebiten.KeyDigit1)
	th.clickCell(th.v.Flowers[0].X, th.v.Flowers[0].Y)
	th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
	hive := board.Cell{}
	hive.X, hive.Y = th.v.Hive(0)
	th.menu.show(hive)
	th.Wait(2)
	if !th.menu.open {
		t.Fatal("the menu does not open")
	}
	th.Press(ebiten.KeyX)
	if th.menu.open || th.v.Current == 0 && th.turn.run != runEnd && !th.turn.asking {
		t.Errorf("X leaves the menu open (%v) and the turn with seat %d", th.menu.open, th.v.Current)
	}
}

// Turns follow each other by themselves while every bee has its order, and stop at
// news, which is shown.
func TestTurnsRunUntilSomethingHappens(t *testing.T) {
	th := newTheatre(t, people(1, 3, map[string]string{"cost": "10"}))
	th.on.Prefs.Speed = 4
	th.Press(ebiten.KeyDigit1)
	f := wild(th.v, 0, map[int]int{})
	th.clickCell(th.v.Flowers[f].X, th.v.Flowers[f].Y)
	th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
	turn := th.v.Turn
	th.Press(ebiten.KeyT)
	if !th.turn.flow.on {
		t.Fatal("T does not begin")
	}
	for range 3 { // hands are idle
		th.Until("news", func() bool { return !th.turn.flow.on })
	}
	if th.v.Turn < turn+8 {
		t.Errorf("only %d turns of all seats went by", th.v.Turn-turn)
	}
	if th.hands.refused.said.IsZero() || !th.mine() {
		t.Errorf("it stopped and said nothing: %s", th.Tell())
	}
	th.hands.cursor = board.Cell{} // where no tip is
	th.Wait(20 * input.TicksPerSecond)
	if th.hands.refused.left == 0 {
		t.Error("why turns stopped is not to be read any more after 20 s without a press")
	}
	th.Press(ebiten.KeyT)
	th.Until("the next turn", func() bool { return th.v.Current != 0 || !th.turn.flow.on })
	th.Press(ebiten.KeySpace)
	if th.turn.flow.on {
		t.Error("a key does not stop it")
	}
}

// They stop after each skirmish of a bee of one's own, and say how it went.
func TestTurnsStopAfterASkirmish(t *testing.T) {
	fights := 0
	for seed := uint64(1); fights < 3 && seed < 30; seed++ {
		th := newTheatre(t, people(1, seed, map[string]string{"cells": "10", "turns": "60"}))
		th.on.Prefs.Speed = 4
		th.Press(ebiten.KeyDigit2)
		f := th.rivalFlower()
		th.clickCell(th.v.Flowers[f].X, th.v.Flowers[f].Y)
		for range 12 {
			if th.Done() || th.v.Result != nil {
				break
			}
			th.Until("the own turn", func() bool { return th.v.Result != nil || th.mine() && th.turn.run == runNone })
			if th.turn.firstIdle() >= 0 {
				break
			}
			th.Press(ebiten.KeyT)
			own, bee, step := false, -1, th.on.Steps
			th.Until("news", func() bool {
				if k := th.again; k != nil && th.on.Steps != step && k.step == th.on.Steps {
					step = th.on.Steps
					for _, d := range k.draws {
						if d.Seat == 0 {
							own, bee = true, d.Bee
						}
					}
				}
				return !th.turn.flow.on || th.v.Result != nil || th.Done()
			})
			if !own || th.v.Result != nil {
				continue
			}
			fights++
			said := th.hands.refused.said
			foes := []words.Text{words.BzzzFlowKo(board.Name(&th.v.Bees[bee]))}
			for i := range th.v.Bees {
				a, b := board.Name(&th.v.Bees[bee]), board.Name(&th.v.Bees[i])
				foes = append(foes, words.BzzzFlowWon(a, b), words.BzzzFlowDrawn(a, b), words.BzzzFlowLost(i+1, a))
			}
			if !slices.Contains(foes, said) || !th.mine() {
				t.Errorf("seed %d: after a skirmish of an own bee it says %q", seed, th.on.Say(said))
			}
		}
		th.Close()
	}
	if fights == 0 {
		t.Error("there was no skirmish")
	}
}

// A skirmish among rivals, which is not seen as a close-up, stays to be seen on the meadow.
func TestASkirmishOfOthersStays(t *testing.T) {
	th := newTheatre(t, people(0, 3, map[string]string{"cells": "12", "turns": "300"}))
	th.on.Prefs.Speed = 4
	for range 20 {
		th.Until("a skirmish, or the next turn", func() bool { return th.again != nil || th.v.Turn > 0 && th.v.Turn%40 == 0 })
		if th.again != nil {
			break
		}
		th.Wait(30)
	}
	if th.again == nil || th.on.Rest < boutTicks/2 {
		t.Errorf("a skirmish among rivals stays for %v ticks, want some %d", th.on.Rest, boutTicks)
	}
}

// They stop once a scout has tasted the flower that it was sent to, and say what it found.
func TestTurnsStopWhenAScoutHasTasted(t *testing.T) {
	th := newTheatre(t, people(1, 3, map[string]string{"cost": "10"}))
	th.on.Prefs.Speed = 4
	th.Press(ebiten.KeyDigit3)
	f := wild(th.v, 0, map[int]int{})
	th.clickCell(th.v.Flowers[f].X, th.v.Flowers[f].Y)
	for range 8 { // other news may come first
		th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
		th.Press(ebiten.KeyT)
		th.Until("news", func() bool { return !th.turn.flow.on })
		if near := th.v.Flowers[f].Nectar; th.hands.refused.said == words.BzzzFlowTasted("A1", th.span(near)) {
			return
		}
	}
	t.Errorf("the scout's news never came: %s", th.Tell())
}

// The meadow lives before the bees come, and is theirs after ten turns.
func TestTheMeadowLivesInItsFirstTurns(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Wait(2)
	if th.frame.Life != 1 {
		t.Errorf("in the first turn %.1f of the meadow lives", th.frame.Life)
	}
	v := *th.v
	v.Turn = 4 * 11
	if l := life(&v); l != 0 {
		t.Errorf("after eleven turns %.1f of it still does", l)
	}
}

// At a table far away an action is carried out only after a moment, and others come and go: what goes on
// by itself goes on.
func TestWhatGoesOnAtATableGoesOn(t *testing.T) {
	th := newTheatre(t, people(1, 3, map[string]string{"cost": "10"}))
	th.Press(ebiten.KeyDigit1)
	f := wild(th.v, 0, map[int]int{})
	th.clickCell(th.v.Flowers[f].X, th.v.Flowers[f].Y)
	th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
	th.Press(ebiten.KeyT)
	for _, why := range []play.Entry{play.Given, play.HandedOver} {
		th.turn.run = runRest
		th.face.Enter(why)
		if !th.turn.flow.on || th.turn.run != runRest {
			t.Errorf("entry %d ends turns that follow each other: on %v, run %d", why, th.turn.flow.on, th.turn.run)
		}
	}
	th.face.Enter(play.Undone)
	if th.turn.going() {
		t.Error("turns follow each other after an undo")
	}
}
