package menu

import (
	"math"

	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// spring is a value that follows another one as a light piece of paper would:
// it overshoots a little and settles. Its zero value rests at 0.
type spring struct{ at, speed float32 }

// Stiffness and damping of springs, per tick: they overshoot by a tenth and rest
// after about 350 ms.
const (
	stiffness = 0.10
	damping   = 0.62
)

// to moves one tick towards a target; still is the way without movement.
func (s *spring) to(target float32, still bool) float32 {
	if still {
		s.at, s.speed = target, 0
		return s.at
	}
	s.speed = (s.speed + (target-s.at)*stiffness) * damping
	s.at += s.speed
	if d := target - s.at; d < 0.001 && d > -0.001 && s.speed < 0.001 && s.speed > -0.001 {
		s.at, s.speed = target, 0
	}
	return s.at
}

// lerp returns the value at t of the way from a to b.
func lerp(a, b, t float32) float32 { return a + (b-a)*t }

// between returns the rectangle at t of the way from a to b.
func between(a, b ui.Rect, t float32) ui.Rect {
	return ui.Rect{X: lerp(a.X, b.X, t), Y: lerp(a.Y, b.Y, t), W: lerp(a.W, b.W, t), H: lerp(a.H, b.H, t)}
}

// wave returns a slow swing between -1 and 1, period ticks long.
func wave(tick int, period, phase float64) float32 {
	return float32(math.Sin(2 * math.Pi * (float64(tick)/period + phase)))
}

// frond is a cut leaf that stands on a screen's ground and sways from its foot.
type frond struct {
	art    string
	x, y   float32 // the foot
	height float32
	phase  float64
}

// paintFronds paints fronds, breathing a little.
func paintFronds(g *ui.Gui, fronds []frond, dx, dy float32) {
	for _, f := range fronds {
		f.x, f.y = f.x+dx, f.y+dy
		paintFrond(g, f)
	}
}

func paintFrond(g *ui.Gui, f frond) {
	angle := 0.022 * g.Breath() * wave(g.Tick(), 420, f.phase)
	g.P.Art(f.art, f.x, f.y, ui.ArtStyle{Height: f.height, Angle: angle, Moving: true, Shadow: 0.01})
}

// heading paints a screen's title at its place.
func heading(k *play.App, g *ui.Gui, text string, width float32) {
	// The place of titles is fixed, so that they grow by a quarter at most.
	t := g.P.Fit(text, g.P.AtMost(ui.ScreenTitle, 1.25), width)
	g.P.Text(text, 56, 94, t, ui.Left)
}
