package trichrome

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// eaten returns a match whose only person stands still until somebody eats him.
func eaten(t *testing.T, motion ui.Motion) *theatre {
	t.Helper()
	on := kittest.NewStage(t, "fr", 1280, 720)
	on.Kit.Prefs.Motion = motion
	return haunting(on)
}

// haunting returns the same on a stage.
func haunting(on *kittest.Stage) *theatre {
	on.T.Helper()
	for seed := range uint64(12) {
		th := stageOn(on, people(1, seed, map[string]string{"rounds": "2", "maze": "17x11"}))
		th.Until("a bite", func() bool { return th.View.Round.Eaten >= 0 })
		if th.View.Round.Eaten == 0 {
			th.Until("the duel", func() bool { return th.View.Phase == game.PhaseDuel })
			return th
		}
	}
	on.T.Fatal("no rival eats a runner at rest: take other seeds")
	return nil
}

// What a ghost does changes nothing in the match: it goes as it would without.
func TestTheGhostIsHarmless(t *testing.T) {
	const steps = 150
	run := func(haunt bool) (hash string, prints, said, dark int) {
		th := eaten(t, ui.Lively)
		from := th.Steps
		for i := 0; th.Steps < from+steps && th.View.Phase == game.PhaseDuel; i++ {
			if haunt {
				// Towards the one who runs, and a word now and then.
				at := th.place(th.View.Round.Eater)
				th.Hold(ebiten.KeyArrowRight, at.X > th.stage.ghost.at.X)
				th.Hold(ebiten.KeyArrowLeft, at.X <= th.stage.ghost.at.X && i%2 == 0)
				th.Hold(ebiten.KeyArrowDown, at.Y > th.stage.ghost.at.Y && i%3 == 0)
				th.Hold(ebiten.KeySpace, i%20 == 0)
			}
			th.Wait(1)
			for _, k := range th.frame.Prints {
				if k.Alpha > 0 {
					prints++
				}
			}
			if th.stage.ghost.said > 0 {
				said++
			}
			for _, n := range th.stage.ghost.out {
				if n > 0 {
					dark++
				}
			}
		}
		return th.scene.Match().Hash(), prints, said, dark
	}
	quiet, none, _, _ := run(false)
	loud, prints, said, dark := run(true)
	if quiet != loud {
		t.Error("the ghost changes the match")
	}
	if none != 0 || prints == 0 || said == 0 {
		t.Errorf("%d prints without hands; with hands %d prints, %d ticks of taunts, %d of darkness", none, prints, said, dark)
	}
}

// A light that is blown out is out for a second, and no ghost blows again within four:
// nothing flickers. The disc and the rings of whom it meets stay.
func TestABlownLightComesBack(t *testing.T) {
	th := eaten(t, ui.Reduced)
	me := th.View.Round.Eater
	g := &th.stage.ghost
	out, puffs, dark := false, 0, 0
	for range 300 {
		if th.View.Phase != game.PhaseDuel {
			break
		}
		g.at = th.place(me)
		th.Press(ebiten.KeySpace)
		now := g.out[th.colour(me)] > 0
		if now && !out {
			puffs++
		}
		if out = now; out {
			dark++
			for i := range th.frame.Tokens {
				if k := &th.frame.Tokens[i]; k.Seat == sign(th.colour(me)) && (k.Hide || k.Ghost || k.Ring.Solid == rules.Spectator && k.Ring.Dashed == rules.Spectator && th.View.Round.Hunter == 0) {
					t.Fatal("a light that is out takes its bearer with it")
				}
			}
		}
	}
	if puffs == 0 || dark == 0 || puffs > 3 {
		t.Errorf("blown out %d times, dark for %d looks", puffs, dark)
	}
}

// Steps come at their usual pace as long as a person runs; otherwise the last
// ones before a bite take twice as long.
func TestTheLastMomentIsSlowWithoutRunners(t *testing.T) {
	// slow returns the ticks of a chase, and in how many of them no step was made.
	slow := func(n int) (ticks, waits int) {
		th := newTheatre(t, people(n, 6, map[string]string{"rounds": "1"}))
		th.Stage.Kit.Prefs.Speed = 1
		for range 40 * 60 {
			if th.card.up || th.Shown != nil {
				break
			}
			if th.View.Phase == game.PhaseChase && th.View.Ticks > 0 {
				ticks++
				before := th.Steps
				th.Wait(1)
				if th.Steps == before && th.View.Phase == game.PhaseChase {
					waits++
				}
				continue
			}
			th.Wait(1)
		}
		return ticks, waits
	}
	if ticks, waits := slow(0); waits == 0 || waits > slowMost+5 {
		t.Errorf("of %d ticks of a chase that is only watched %d are waited", ticks, waits)
	}
	if ticks, waits := slow(3); waits > 2 {
		t.Errorf("of %d ticks of a chase of people %d are waited", ticks, waits)
	}
}
