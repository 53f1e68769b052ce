package menu

import (
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// sample shows what the amount of motion and the speeds of the settings mean: a
// leaf that is laid down again and again, and a runner along its way.
type sample struct {
	ticks int
	// way is how far the runner is on its way, 0 to 1.
	way float32
}

// The times of the sample, in ticks.
const (
	sampleRound = 3 * input.TicksPerSecond
	sampleMove  = 26
	sampleWay   = 4 * input.TicksPerSecond // there, at 100 %
)

// paint paints the sample and lets a tick pass for it.
func (a *sample) paint(s *preferences, r ui.Rect) {
	if r.H < 30 {
		return
	}
	p := s.g.P
	a.ticks++
	a.way += float32(s.k.Env.Settings.Tempo) / 100 / sampleWay
	if a.way >= 1 {
		a.way--
	}
	leaf, track := r.CutLeft(r.W*0.34, 24)
	a.leaf(p, leaf, s.g.Motion)
	// The runner goes at the speed of the game whatever moves: that is play.
	y := track.CY()
	p.Line(track.X+20, y, track.Right()-20, y, 6, ui.Trough)
	x := track.X + 20 + (track.W-40)*a.way
	p.Art("signs/drop", x, y, ui.ArtStyle{Height: min(40, r.H*0.7), Seat: &ui.Seats[0], Moving: true, Shadow: 0.1})
}

// leaf paints a leaf that comes to the left or the right of its place as all
// paper does at that amount of motion.
func (a *sample) leaf(p *ui.Painter, r ui.Rect, m ui.Motion) {
	const places = 2
	n, t := a.ticks/sampleRound, a.ticks%sampleRound
	u := min(1, float32(t)/sampleMove)
	at := func(i int) float32 { return r.X + r.W*(0.25+0.5*float32(i%places)) }
	high := min(56, r.H*0.9)
	put := func(x, y, angle, alpha float32) {
		p.Art("signs/leaf", x, y, ui.ArtStyle{Height: high, Seat: &ui.Seats[2], Angle: angle, Alpha: alpha, Moving: true, Shadow: 0.1})
	}
	switch {
	case m == ui.Reduced:
		if u < 1 {
			put(at(n+1), r.CY(), 0, 1-u)
		}
		put(at(n), r.CY(), 0, max(0.01, u))
	case m == ui.Gentle:
		e := ui.EaseInOut(u)
		put(lerp(at(n+1), at(n), e), r.CY(), 0, 1)
	default:
		e := ui.Spring(u)
		put(lerp(at(n+1), at(n), e), r.CY()-high*0.3*4*u*(1-u), 0.06*wave(a.ticks, 90, 0)+0.5*(1-u)*u, 1)
	}
}
