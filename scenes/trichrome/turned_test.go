package trichrome

import (
	"fmt"
	"testing"

	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// onAPhone returns the chase of one person on a phone of a size, in its own pixels.
func onAPhone(t *testing.T, w, h int, options map[string]string) *theatre {
	t.Helper()
	s := kittest.NewStage(t, "fr", w, h)
	s.Kit.Env.Coarse = true
	s.Kit.Env.Devices.TouchFirst()
	th := stageOn(s, people(1, 3, options))
	th.Until("the chase", func() bool { return th.View.Phase == game.PhaseChase })
	return th
}

// TestATallPhoneTurnsTheMaze: where a maze on its side has larger cells it lies on its side,
// on a tall phone by a third and more, and never where it gains nothing.
func TestATallPhoneTurnsTheMaze(t *testing.T) {
	for _, c := range []struct {
		w, h   int
		turned bool
	}{{320, 568, false}, {375, 667, false}, {390, 844, true}, {412, 915, true}, {915, 412, false}, {768, 1024, false}} {
		th := onAPhone(t, c.w, c.h, nil)
		if th.turned != c.turned {
			t.Errorf("%d × %d: turned is %v", c.w, c.h, th.turned)
		}
		hidden.Picture(t, c.w, c.h, fmt.Sprintf("phone-%dx%d", c.w, c.h), th.Gui.P.Flush)
		if !c.turned {
			continue
		}
		side := th.board.CellSide(&th.frame)
		usual := th.frame
		usual.Turned = false
		if small := th.board.CellSide(&usual); side < 1.33*small {
			t.Errorf("%d × %d: a cell is %v wide on its side, %v before", c.w, c.h, side, small)
		}
		if f, v := th.field(), th.Gui.P.View(); f.X < 0 || f.Right() > v.W || f.Bottom() > v.H || f.W > f.H {
			t.Errorf("%d × %d: the maze is at %v", c.w, c.h, f)
		}
	}
}

// A tall window is filled in the same way, but for one around which phones steer.
func TestATallWindowTurnsTheMaze(t *testing.T) {
	for _, c := range []struct {
		w, h   int
		guest  bool
		turned bool
	}{{390, 844, false, true}, {390, 844, true, false}, {1280, 720, false, false}} {
		th := stageOn(kittest.NewStage(t, "fr", c.w, c.h), people(1, 3, nil))
		th.Chairs[1].Elsewhere = c.guest
		th.Until("the chase", func() bool { return th.View.Phase == game.PhaseChase })
		if th.turned != c.turned {
			t.Errorf("%d × %d, with a guest: %v, turned is %v", c.w, c.h, c.guest, th.turned)
		}
	}
}

// TestSteeringInATurnedMazeFollowsThePicture: on a maze that lies on its side a swipe leads
// there where it goes on the screen, by every direction that is free.
func TestSteeringInATurnedMazeFollowsThePicture(t *testing.T) {
	th := onAPhone(t, 412, 915, nil)
	tried := map[game.Dir]bool{}
	for range 1200 {
		if len(tried) == 4 || th.View.Phase != game.PhaseChase {
			break
		}
		me := th.View.Runners[0]
		free := game.None
		for _, k := range directions {
			if d := th.dirInMaze(k.d); !tried[k.d] && th.View.Maze.Open(th.View.Cell(0), d) && d != me.Facing {
				free = k.d
			}
		}
		if free == game.None {
			th.Wait(1)
			continue
		}
		dx, dy := free.Vector()
		was := th.screenAt()
		swipeOn(th, float64(dx), float64(dy))
		for range 60 { // as far as to the middle of a cell, and on from there
			th.Wait(1)
			if th.View.Runners[0].Facing == th.dirInMaze(free) && th.View.Runners[0].Moving {
				break
			}
		}
		th.Wait(6)
		now := th.screenAt()
		if f := th.View.Runners[0].Facing; th.View.Phase == game.PhaseChase && f == th.dirInMaze(free) {
			tried[free] = true
			if ahead := (now.X-was.X)*float32(dx) + (now.Y-was.Y)*float32(dy); ahead <= 0 {
				t.Errorf("a swipe by (%d, %d) led from %v to %v", dx, dy, was, now)
			}
		}
	}
	if len(tried) < 2 {
		t.Fatalf("only %v could be tried", tried)
	}
	for _, d := range game.Dirs {
		if th.dirInMaze(th.dirOnScreen(d)) != d {
			t.Errorf("%v does not come back", d)
		}
	}
}

// screenAt returns where the person is on the screen.
func (th *theatre) screenAt() ui.Point {
	x, y := th.at(th.place(0))
	return ui.Point{X: x, Y: y}
}

// swipeOn draws a finger over the lower end of a phone.
func swipeOn(th *theatre, dx, dy float64) {
	th.Src.Now.Touches = []input.TouchPoint{{ID: 3, X: 200, Y: 860}}
	th.Wait(1)
	th.Src.Now.Touches[0].X += 50 * dx
	th.Src.Now.Touches[0].Y += 50 * dy
	th.Wait(1)
	th.Src.Now.Touches = nil
	th.Wait(1)
}

// TestATurnedPhoneGoesOn: who turns the phone in the middle of a chase has the maze as it
// lies best at once.
func TestATurnedPhoneGoesOn(t *testing.T) {
	th := onAPhone(t, 412, 915, nil)
	th.Kit.Env.Width, th.Kit.Env.Height = 915, 412
	th.Wait(2)
	if th.turned {
		t.Fatal("the maze stays on its side")
	}
	th.Kit.Env.Width, th.Kit.Env.Height = 412, 915
	th.Wait(2)
	if !th.turned {
		t.Fatal("the maze does not turn again")
	}
}

// TestAWholeMatchOnATurnedMaze is played by one finger on a tall phone, down to the results.
func TestAWholeMatchOnATurnedMaze(t *testing.T) {
	th := onAPhone(t, 412, 915, map[string]string{"rounds": "2"})
	th.playOut(map[rules.Seat]hand{0: func(th *theatre, d game.Dir) {
		if !th.card.up && !th.turned {
			t.Fatal("the maze does not lie on its side")
		}
		now := &th.Src.Now
		if d == game.None || len(now.Touches) == 0 {
			now.Touches = nil
			if d != game.None {
				now.Touches = []input.TouchPoint{{ID: 4, X: 200, Y: 700}} // it comes down first
			}
			return
		}
		dx, dy := th.dirOnScreen(d).Vector()
		at := &now.Touches[0]
		at.X, at.Y = at.X+20*float64(dx), at.Y+20*float64(dy)
		if at.X < 20 || at.X > 390 || at.Y < 500 || at.Y > 890 {
			now.Touches = nil
		}
	}})
	if _, ok := th.Shown.(*kittest.Results); !ok {
		t.Fatalf("%T is shown", th.Shown)
	}
}
