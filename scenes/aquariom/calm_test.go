package aquariom

import (
	"testing"

	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// explosion returns a match in which the only person's cell has just burst on an urchin.
func explosion(on *kittest.Stage) *theatre {
	on.T.Helper()
	options := pond(on.T, func(m *game.Map) {
		m.StartMass, m.Turns = 150, 200
		m.Starts[0] = game.Point{X: 800, Y: 800}
		m.Viruses = []game.Point{{X: 1100, Y: 800}}
	})
	th := stageOn(on, people(2, 1, 5, options))
	th.Until("the burst", func() bool {
		byMouse(th, 0, game.Point{X: 1300, Y: 800}, false)
		return th.now.Players[0].Cells > 1
	})
	return th
}

// moving returns a stage with an amount of motion.
func moving(t testing.TB, motion ui.Motion) *kittest.Stage {
	on := kittest.NewStage(t, "fr", 1280, 720)
	on.Kit.Prefs.Motion = motion
	return on
}

// With reduced motion an explosion neither shakes the water nor slows time, and
// the papers that tell of it fade in where they lie.
func TestABurstNeitherShakesNorSlows(t *testing.T) {
	for _, motion := range []ui.Motion{ui.Reduced, ui.Gentle} {
		th := explosion(moving(t, motion))
		for i := range 60 {
			before := float64(th.match().Steps()) + th.match().Phase()
			th.Wait(1)
			if after := float64(th.match().Steps()) + th.match().Phase(); after-before < 0.15 {
				t.Fatalf("motion %v: time stands still at tick %d", motion, i)
			}
			for _, b := range th.panes[0].frame.Bursts {
				if b.Shake {
					t.Fatalf("motion %v: the water shakes", motion)
				}
			}
		}
	}
	explosion(moving(t, ui.Reduced)).Still("an explosion", 60, func(m *kittest.Move) bool { return m.To.Layer == ui.Ground })
}
