package trichrome

import (
	"math"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/trichrome/history"
)

// The speed of the game changes how many ticks a step takes and nothing else:
// the same game is played, in as many seconds more or less.
func TestTheSameGameAtEverySpeed(t *testing.T) {
	states := map[int]string{}
	const steps = 240
	for _, percent := range []int{100, 50, 150} {
		th := newTheatre(t, people(0, 11, nil))
		th.Kit.Prefs.Tempo = percent
		ticks := 0
		for ; th.scene.Match().Steps() < steps; ticks++ {
			th.Wait(1)
		}
		played, err := th.scene.Match().Replay()
		if err != nil {
			t.Fatal(err)
		}
		states[percent] = match.Hash(played.State(steps)) // a tick may take two
		if held := heldTicks(th); held == 0 {
			if want := steps * 100 / percent; ticks < want-2 || ticks > want+2 {
				t.Errorf("%d %%: %d steps took %d ticks, want about %d", percent, steps, ticks, want)
			}
		}
		if states[percent] != states[100] {
			t.Errorf("%d %%: another game than at 100 %%", percent)
		}
	}
}

// heldTicks reports whether a moment was held: ticks tell nothing then.
func heldTicks(th *theatre) int { return th.stage.eaten + th.stage.caught }

// At half the speed everybody is drawn half as far on from one tick to the next,
// and never stands for one.
func TestRunnersGlideAtEverySpeed(t *testing.T) {
	for _, percent := range []int{50, 70, 130, 150} {
		th := newTheatre(t, people(0, 11, nil))
		th.Kit.Prefs.Tempo = percent
		th.Until("the chase", func() bool { return th.View.Phase == game.PhaseChase && th.View.Ticks > 40 })
		stood, moved := 0, 0
		last := th.place(0)
		for range 60 {
			th.Wait(1)
			if th.stage.eaten > 0 {
				break
			}
			at := th.place(0)
			by := math.Hypot(float64(at.X-last.X), float64(at.Y-last.Y))
			full := float64(speedOf(th, 0)) * float64(percent) / 100
			switch {
			case !th.View.Runners[0].Moving:
			case by < full*0.5:
				stood++
			case by > full*1.6:
				t.Errorf("%d %%: a jump of %.3f cells, a tick is %.3f", percent, by, full)
			default:
				moved++
			}
			last = at
		}
		if moved < 20 || stood > moved/8 {
			t.Errorf("%d %%: moved in %d ticks, stood in %d", percent, moved, stood)
		}
	}
}

// speedOf returns how far a runner gets in a step, in cells.
func speedOf(th *theatre, p rules.Seat) float32 {
	at, from := history.Cells(th.View.Runners[p].Place()), th.stage.was[p]
	return max(abs(at.X-from.X)+abs(at.Y-from.Y), 0.05)
}
