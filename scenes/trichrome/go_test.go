package trichrome

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/input"
)

// What is held or pressed before the start of a round leads from its first step on, however early it began.
func TestWhatIsHeldBeforeTheStartLeads(t *testing.T) {
	for name, hold := range map[string]func(th *theatre, to game.Dir, dx, dy float64){
		"the mouse": func(th *theatre, _ game.Dir, dx, dy float64) {
			now := &th.Src.Now
			now.MouseX, now.MouseY, now.Mouse = 600, 300, 1<<input.MouseLeft
			th.Wait(2)
			now.MouseX, now.MouseY = 600+40*dx, 300+40*dy
		},
		"a finger": func(th *theatre, _ game.Dir, dx, dy float64) {
			th.Src.Now.Touches = []input.TouchPoint{{ID: 3, X: 600, Y: 300}}
			th.Wait(2)
			th.Src.Now.Touches[0].X, th.Src.Now.Touches[0].Y = 600+40*dx, 300+40*dy
		},
		"a stick": func(th *theatre, _ game.Dir, dx, dy float64) {
			th.Src.Now.Pads = []input.PadState{{Name: "Pad"}}
			th.Wait(2)
			th.Src.Now.Pads = []input.PadState{{Name: "Pad", Stick: input.Vec{X: dx, Y: dy}}}
		},
		"a key": func(th *theatre, to game.Dir, _, _ float64) {
			th.Hold(map[game.Dir]ebiten.Key{game.Up: ebiten.KeyArrowUp, game.Right: ebiten.KeyArrowRight, game.Down: ebiten.KeyArrowDown, game.Left: ebiten.KeyArrowLeft}[to], true)
		},
	} {
		for _, early := range []int{1, 60, 170} { // ticks after the round appears
			th := newTheatre(t, people(1, 3, nil))
			th.Until("the round", func() bool { return th.View.Phase == game.PhaseReady && th.View.Ticks >= early })
			at := th.View.Cell(0)
			for _, d := range game.Dirs {
				if !th.View.Maze.Open(at, d) || d == th.View.Runners[0].Facing {
					continue
				}
				dx, dy := d.Vector()
				hold(th, d, float64(dx), float64(dy))
				if early == 60 {
					th.Wait(2)
					for _, key := range []ebiten.Key{ebiten.KeyArrowUp, ebiten.KeyArrowRight, ebiten.KeyArrowDown, ebiten.KeyArrowLeft} {
						th.Hold(key, false)
					}
					th.Src.Now.Mouse, th.Src.Now.Touches, th.Src.Now.Pads = 0, nil, nil
				}
				th.Until("the chase", func() bool { return th.View.Phase == game.PhaseChase && th.View.Ticks >= 2 })
				if got := th.View.Runners[0].Facing; got != d {
					t.Errorf("%s, held %d ticks into the countdown: runs %v, want %v", name, early, got, d)
				}
				break
			}
		}
	}
}

// A finger that was down before the round began steers as soon as it moves.
func TestAFingerThatIsDownSteers(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Until("the chase", func() bool { return th.View.Phase == game.PhaseChase })
	th.Src.Now.Touches = []input.TouchPoint{{ID: 3, X: 600, Y: 300}}
	th.Wait(2)
	th.wish[0] = wish{} // as the card between two rounds leaves it
	th.Wait(2)
	th.Src.Now.Touches[0].X += 40
	th.Wait(1)
	if w := &th.wish[0]; w.dir != game.Right {
		t.Errorf("it leads %v, want right", w.dir)
	}
}

// A runner that stands before a hedge and is sent into it says so.
func TestAHedgeIsHeard(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Until("the round", func() bool { return th.View.Phase == game.PhaseReady && th.View.Ticks > 5 })
	keys := map[game.Dir]ebiten.Key{game.Up: ebiten.KeyArrowUp, game.Right: ebiten.KeyArrowRight, game.Down: ebiten.KeyArrowDown, game.Left: ebiten.KeyArrowLeft}
	for _, d := range game.Dirs {
		before := th.Sound.Count("ui.refuse")
		th.Hold(keys[d], true)
		th.Wait(3)
		th.Hold(keys[d], false)
		th.Wait(3)
		if heard, want := th.Sound.Count("ui.refuse") > before, !th.View.Maze.Open(th.View.Cell(0), d); heard != want {
			t.Errorf("%v: the hedge is heard %v, want %v", d, heard, want)
		}
	}
}
