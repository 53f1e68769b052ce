package aquariom

import (
	"testing"

	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// explosion is a match in which the only person's cell has just burst on an urchin,
// on a stage of w by h.
func explosion(t testing.TB, w, h int, motion ui.Motion) *theatre {
	t.Helper()
	options := pond(t, func(m *game.Map) {
		m.StartMass, m.Turns = 150, 200
		m.Starts[0] = game.Point{X: 800, Y: 800}
		m.Viruses = []game.Point{{X: 1100, Y: 800}}
	})
	on := kittest.NewStage(t, "fr", w, h)
	on.Kit.Prefs.Motion = motion
	th := stageOn(on, people(2, 1, 5, options))
	th.Until("the burst", func() bool {
		byMouse(th, 0, game.Point{X: 1300, Y: 800}, false)
		return th.now.Players[0].Cells > 1
	})
	return th
}

// An explosion never flashes more than three times a second.
func TestABurstDoesNotFlash(t *testing.T) {
	explosion(t, 320, 180, ui.Lively).NoFlashes("an explosion", 120)
}

func BenchmarkFlashes(b *testing.B) {
	explosion(b, 320, 180, ui.Lively).NoFlashes("an explosion", 120)
}

// With reduced motion an explosion neither shakes the water nor slows time, and
// the papers that tell of it fade in where they lie.
func TestABurstNeitherShakesNorSlows(t *testing.T) {
	for _, motion := range []ui.Motion{ui.Reduced, ui.Gentle} {
		th := explosion(t, 1280, 720, motion)
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
	explosion(t, 1280, 720, ui.Reduced).Still("an explosion", 60, func(m *kittest.Move) bool { return m.To.Layer == ui.Ground })
}
