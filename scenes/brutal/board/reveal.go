package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// The times of a reveal, in ticks from when both envelopes are sealed.
const (
	revealSlide = 24
	revealOpen  = 16
	revealDraw  = 24
	revealHold  = 66
	// RevealTicks is when a reveal is over and the mêlée begins.
	RevealTicks = revealSlide + revealOpen + revealDraw + revealHold
)

// Reveal is the moment when both sides' envelopes open together. Age is in
// ticks; a key that skips it sets Age to RevealTicks.
type Reveal struct {
	Age float32
	// Orders are both sides' arrows; Drawn and Fade are set here.
	Orders []Order
}

// Done says whether the reveal is over.
func (r *Reveal) Done() bool { return r.Age >= RevealTicks }

// Draw sets how far the arrows are drawn at the reveal's age: all at once while
// they draw, and as a whole in reduced motion.
func (r *Reveal) Draw(still bool) {
	t := max(0, min(1, (r.Age-revealSlide-revealOpen)/revealDraw))
	for i := range r.Orders {
		o := &r.Orders[i]
		o.Drawn, o.Fade = t, 0
		if still && t > 0 {
			o.Drawn, o.Fade = 1, 1-t
		}
	}
}

// PaintReveal paints the two envelopes on their way from the cards to the
// middle, opening there and making room for the arrows.
func PaintReveal(p *ui.Painter, plan *Plan, r *Reveal, still bool) {
	if r.Done() {
		return
	}
	p.On(ui.Raised)
	defer p.Pop()
	slide := ui.EaseInOut(r.Age / revealSlide)
	open := max(0, min(1, (r.Age-revealSlide)/revealOpen))
	gone := max(0, min(1, (r.Age-revealSlide-revealOpen)/(revealDraw*0.7)))
	if still {
		slide = 1
	}
	if gone >= 1 {
		return
	}
	p.Fade(1 - gone)
	defer p.Pop()
	mid := plan.View.W / 2
	y := (plan.Buildings[0].Bottom() + plan.Buildings[3].Y + roofH*plan.Scale) / 2
	for s := range plan.Cards {
		card := plan.Cards[s]
		x0, y0 := card.CX(), card.CY()+20
		x1 := mid - 78
		if s == 1 {
			x1 = mid + 78
		}
		e := Envelope{Fold: 1, Seal: 1, Opened: open}
		PaintEnvelope(p, &e, rules.Seat(s), x0+(x1-x0)*slide, y0+(y-y0)*slide-40*slide*(1-slide), 1+0.25*slide)
	}
}
