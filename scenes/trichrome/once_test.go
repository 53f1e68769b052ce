package trichrome

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	game "ludotheque/rules/trichrome"
)

// What is pressed once is wanted until it is done, for a player who does not
// hold; a player who holds it lets go with the key.
func TestWishesThatArePressedOnce(t *testing.T) {
	keys := map[game.Dir]ebiten.Key{game.Up: ebiten.KeyArrowUp, game.Right: ebiten.KeyArrowRight, game.Down: ebiten.KeyArrowDown, game.Left: ebiten.KeyArrowLeft}
	for _, once := range []bool{false, true} {
		th := newTheatre(t, people(1, 3, nil))
		th.Kit.Prefs.Press = once
		th.Until("the chase", func() bool { return th.View.Phase == game.PhaseChase })
		w := &th.wish[0]
		facing := th.View.Runners[0].Facing
		// A direction that is no way on now: across the corridor.
		var want game.Dir
		for _, k := range directions {
			if k.d != facing && k.d != facing.Back() {
				want = k.d
			}
		}
		th.Press(keys[want])
		for range 8 {
			if th.View.Runners[0].Facing == want {
				break
			}
			if w.held != once {
				t.Fatalf("once %v: the wish is held: %v", once, w.held)
			}
			th.Wait(1)
		}
		if !once {
			continue
		}
		th.Until("the turn", func() bool { return th.View.Runners[0].Facing == want || th.View.Phase != game.PhaseChase })
		th.Wait(2)
		if th.View.Phase == game.PhaseChase && w.kept != game.None {
			t.Errorf("what is done is still wanted: %v", w.kept)
		}
	}
}

// A click beside one's shape is the way there: nothing has to be dragged.
func TestAClickIsAWay(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Kit.Prefs.Press = true
	th.Until("the chase", func() bool { return th.View.Phase == game.PhaseChase })
	for _, c := range []struct {
		dx, dy float32
		want   game.Dir
	}{{60, 10, game.Right}, {-60, 10, game.Left}, {10, 60, game.Down}, {10, -60, game.Up}} {
		x, y := th.at(th.place(0))
		th.Click(x+c.dx, y+c.dy)
		if got := th.wish[0].dir; got != c.want {
			t.Errorf("(%v, %v): %v, want %v", c.dx, c.dy, got, c.want)
		}
	}
	x, y := th.at(th.place(0))
	before := th.wish[0].dir
	th.Tap(x+60, y)
	if got := th.wish[0].dir; got != game.Right {
		t.Errorf("a finger: %v after %v", got, before)
	}
}
