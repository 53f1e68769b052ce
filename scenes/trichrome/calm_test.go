package trichrome

import (
	"math"
	"testing"

	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome/history"
	"ludotheque/scenes/ui"
)

// bite returns a match of computer players at its first bite.
func bite(on *kittest.Stage) *theatre {
	on.T.Helper()
	th := stageOn(on, biting())
	th.Until("the bite", func() bool { return th.stage.eaten > 0 })
	return th
}

// biting returns the match of that bite.
func biting() play.Start { return people(0, 11, map[string]string{"maze": "17x11"}) }

// With reduced motion only those who run move, and what goes along with them: the
// shape that was eaten does not fly apart, its ghost stays, the door does not
// swing, papers fade in where they hang.
func TestNothingButTheRunnersMoves(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	on.Kit.Prefs.Motion = ui.Reduced
	th := bite(on)
	side := float64(th.board.CellSide(&th.frame))
	th.Still("the reversal", 110, func(m *kittest.Move) bool {
		dx, dy := float64(m.To.X+m.To.W/2-m.From.X-m.From.W/2), float64(m.To.Y+m.To.H/2-m.From.Y-m.From.H/2)
		for i := range th.View.Runners {
			r := &th.View.Runners[i]
			if r.Eaten {
				continue
			}
			x, y := th.at(history.Cells(r.Place()))
			if math.Hypot(float64(m.To.X+m.To.W/2-x), float64(m.To.Y+m.To.H/2-y)) < 1.5*side {
				return true // the runner, his rings, his light
			}
			// Names and arrows go along with their runner, all the way or a part.
			bx, by := th.at(th.stage.was[i])
			vx, vy := float64(x-bx), float64(y-by)
			if k := (dx*vx + dy*vy) / max(1, vx*vx+vy*vy); k > 0 && k < 1.3 && math.Hypot(dx-k*vx, dy-k*vy) < 1.6 {
				return true
			}
		}
		// The arrows lead from the prey to the door.
		if prey := th.View.Round.Eater; prey >= 0 && th.frame.Door.Show {
			x0, y0 := th.at(history.Cells(th.View.Runners[prey].Place()))
			x1, y1 := th.at(ui.Point{X: th.frame.Door.X, Y: th.frame.Door.Y})
			far := math.Hypot(float64(x1-x0), float64(y1-y0))
			across := float64((m.To.X+m.To.W/2-x0)*(y1-y0)-(m.To.Y+m.To.H/2-y0)*(x1-x0)) / max(1, far)
			return math.Abs(across) < side/2 && m.To.W < float32(side) && m.To.H < float32(side)
		}
		return false
	})
}
