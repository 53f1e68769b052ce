package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// Luck is what a side's throws did against what was to be expected.
type Luck struct {
	Seat rules.Seat
	// Label says whose it is, Words what happened against what was expected.
	Label, Words string
	// Real and Expected are on the same scale, whose end is Most.
	Real, Expected, Most float32
}

// leastLine is the height of a bar with its notch, and of the lowest line of words
// above it, in units.
const leastLine = 24

// tightLine is how high one of two lines of words above a bar is at least, in leads.
const tightLine = 0.85

// LuckHigh returns how high the luck of a side is at most, in units.
func LuckHigh(p *ui.Painter) float32 {
	return p.Lead(ui.RowLabel) + p.Lead(ui.Small) + leastLine + ui.GapTight
}

// PaintLuck paints a bar for what happened and a notch of ink for what was
// expected.
func PaintLuck(p *ui.Painter, r ui.Rect, l *Luck) {
	look := ui.SeatLook(l.Seat)
	p.Sign(l.Seat, r.X+18, r.CY(), min(34, r.H), true)
	_, in := r.CutLeft(44, 0)
	up, low := in.CutTop(in.H*0.5, 0)
	if w := p.Width(l.Label, ui.RowLabel); w+12+p.Width(l.Words, ui.Small) <= up.W || in.H-leastLine < 2*tightLine*p.Lead(ui.Small) {
		if p.Thumb > 0 && w+12+p.Width(l.Words, ui.Small) > up.W {
			l.Words = "" // the bar says it
		}
		if l.Words != "" {
			w = min(up.W*0.4, w)
		}
		p.Label(l.Label, ui.Rect{X: up.X, Y: up.Y, W: w, H: up.H}, ui.RowLabel, ui.Left)
		p.Label(l.Words, ui.Rect{X: up.X + w + 12, Y: up.Y, W: up.W - w - 12, H: up.H}, ui.Small, ui.Right)
	} else {
		up, low = in.CutTop(in.H-leastLine, 0)
		p.Label(l.Label, up.Row(0, 2, 0), ui.RowLabel, ui.Left)
		p.Label(l.Words, up.Row(1, 2, 0), ui.Small, ui.Left)
	}
	bar := ui.Rect{X: low.X, Y: low.CY() - 7, W: low.W, H: 14}
	most := max(l.Most, l.Real, l.Expected, 1)
	p.Sheet(bar, ui.Sheet{Color: ui.Trough, Radius: 7, Waver: 0.3, Lift: -1, NoRim: true})
	full := bar
	full.W *= max(0, l.Real) / most
	if full.W > 4 {
		p.Sheet(full, ui.Sheet{Color: look.Color, Radius: 7, Waver: 0.3, Lift: -1, NoRim: true})
	}
	x := bar.X + bar.W*max(0, l.Expected)/most
	top := max(bar.Y-5, low.Y+3) // below the words
	p.Line(x, top, x, bar.Bottom()+5, 6.5, ui.White)
	p.Line(x, top, x, bar.Bottom()+5, 3.4, ui.Ink)
}

// Best is one of the fighters who did most.
type Best struct {
	Cup Cup
	// Figure is what it did, Words what that counts.
	Figure, Words string
}

// The types of what the best fighters did, and of what that counts.
var (
	bestFigure = ui.Type{Face: ui.Fredoka700, Size: ui.SizeButton}
	bestWords  = ui.SmallStrong.Sized(ui.SizeFine)
)

// PaintBest paints the best fighters side by side, each on a step of paper; the
// first is the highest and wears the crown. Where steps would be too narrow for
// the names they stand one below the other.
func PaintBest(p *ui.Painter, r ui.Rect, best []Best, tick int, still bool) {
	names := p.Group(cupName)
	wide := float32(0)
	for i := range best {
		wide = max(wide, p.Width(best[i].Cup.Name, cupName))
	}
	if column := r.Column(0, len(best), 10); p.TextScale > 1.4 && (wide > column.W-8 || r.H < 3*p.Lead(cupName)+60) {
		for i := range best {
			names.Line(best[i].Cup.Name, r.W-bestPlace(r.Row(i, len(best), 4)))
		}
		for i := range best {
			paintBestRow(p, r.Row(i, len(best), 4), &best[i], names.Type, tick, still)
		}
		return
	}
	for i := range best {
		b := &best[i]
		c := r.Column(i, len(best), 10)
		name, figure, unit := p.Legible(cupName).Size, p.Legible(bestFigure).Size, p.Legible(bestWords).Size
		high := max(min(max(r.H*0.42, 56), 84*p.TextScale), min(r.H*0.55, name+figure+unit+14))
		step := high - min(10, max(0, r.H-100)*0.3)*float32(min(i, 2))
		block := ui.Rect{X: c.X, Y: c.Bottom() - step, W: c.W, H: step}
		p.Sheet(block, ui.Sheet{Color: boardPale, Radius: 6, Waver: 0.9, Seed: 50 + i, Lift: 0.1, Gouache: 0.4})
		x, y := c.CX(), block.Y-1
		top := paintChampion(p, b, x, y, c.H-step-26, tick, still)
		if i == 0 {
			p.Art("brutal/crown", x, top-12, ui.ArtStyle{Shadow: 0.1})
		}
		text := block.Inset2(4, 2)
		called, low := text.CutTop(text.H*name/(name+figure+unit), 0)
		if hasRoom(p, b.Cup.Name, cupName, called) {
			p.Label(b.Cup.Name, called, cupName, ui.Center)
		}
		number, counts := low.CutTop(low.H*figure/(figure+unit), 0)
		p.Label(b.Figure, number, b.figure(), ui.Center)
		p.Label(b.Words, counts, bestWords, ui.Center)
	}
}

// figure returns how what a fighter did is set.
func (b *Best) figure() ui.Type {
	return bestFigure.With(ui.SeatLook(b.Cup.Seat).Ground.Mix(ui.Ink, 0.4))
}

// paintChampion paints a fighter on a place in this much height at most, and gives the
// ordinate of its rim.
func paintChampion(p *ui.Painter, b *Best, x, y, high float32, tick int, still bool) float32 {
	cup := b.Cup
	cup.Bar, cup.Acting, cup.Sign, cup.Selected, cup.Fallen, cup.Posture = false, false, false, false, 0, Standing
	k := cup.Kind % 3
	scale := min(shelfScale[k]*0.86, high/rim[k])
	PaintCup(p, &cup, x, y, scale, tick, still)
	return y - rim[k]*scale
}

// bestPlace returns how wide the place of a fighter is in its row, whose words need some too.
func bestPlace(r ui.Rect) float32 { return min(r.H, r.W*0.4) }

// paintBestRow paints one of the best fighters beside its name and what it did.
func paintBestRow(p *ui.Painter, r ui.Rect, b *Best, name ui.Type, tick int, still bool) {
	place, text := r.CutLeft(bestPlace(r), ui.GapTight)
	paintChampion(p, b, place.CX(), place.Bottom()-2, min(place.H*0.8, place.W), tick, still)
	p.Label(b.Cup.Name, text.Row(0, 2, 0), name, ui.Left)
	low := text.Row(1, 2, 0)
	figure, rest := low.CutLeft(min(low.W*0.6, p.Width(b.Figure, b.figure())), ui.GapTight)
	p.Label(b.Figure, figure, b.figure(), ui.Left)
	if hasRoom(p, b.Words, bestWords, ui.Rect{W: rest.W}) {
		p.Label(b.Words, rest, bestWords, ui.Left)
	}
}
