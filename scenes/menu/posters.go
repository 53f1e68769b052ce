package menu

import (
	"math"

	"ludotheque/scenes/ui"
)

// poster is how a game shows itself on the title, ready or not.
type poster struct {
	game string
	art  string
	// caption is the ink of the name on it.
	caption ui.Color
	// tilt is how the poster hangs, in radians.
	tilt float32
}

// posters are the games of the cabinet in the order of the title.
var posters = [...]poster{
	{"bzzz", "posters/bzzz", ui.Ink, 0},
	{"trichrome", "posters/trichrome", ui.Hex(0xFFF6DC), 0.007},
	{"brutal", "posters/brutal", ui.Ink, -0.007},
	{"aquariom", "posters/aquariom", ui.Hex(0xE9FBF5), 0.006},
	{"empire", "posters/empire", ui.Ink, -0.007},
}

// The size of a poster at rest and of the chosen one, in units.
const (
	posterW, posterH = 204, 337.4
	chosenW, chosenH = 244, 403.5
)

// paintPoster paints a poster around the middle of r, grown from 0 to 1.
func (t *title) paintPoster(i int, r ui.Rect, grown, lift float32) {
	p, k := t.g.P, t.k
	po := &posters[i]
	angle := lerp(po.tilt, -0.0175, grown)
	p.Transform(r.CX(), r.CY(), angle, 1)
	p.Shadow(ui.Centered(0, 0, r.W-4, r.H-4), lift)
	p.Pop()
	p.Art(po.art, r.CX(), r.CY(), ui.ArtStyle{Scale: r.W / 208, Angle: angle, Moving: true})

	// The caption's size goes in steps, so that few sizes of letters are cut.
	p.Transform(r.CX(), r.CY(), angle, 1)
	name := k.T("game." + po.game + ".name")
	kind := ui.Type{Face: ui.Fredoka600, Color: po.caption}
	small := p.Fit(name, kind.Sized(28), posterW-26).Size
	large := p.Fit(name, kind.Sized(54), chosenW-26).Size
	step := float32(math.Round(float64(max(0, min(1, grown))*6))) / 6
	kind.Size = lerp(small, large, step)
	band := ui.Rect{X: -r.W/2 + 6, Y: r.H * lerp(0.332, 0.300, grown), W: r.W - 12, H: r.H * 0.154}
	p.Label(name, band, kind, ui.Center)
	if !t.ready(i) {
		t.paintTag(r, grown)
	}
	p.Pop()
}

// paintTag hangs the honest mark of a game to come on its poster's corner.
func (t *title) paintTag(r ui.Rect, grown float32) {
	p := t.g.P
	words := t.k.T("title.soon")
	kind := ui.Type{Face: ui.Fredoka600, Size: 17 / p.TextScale * min(p.TextScale, 1.3), Color: ui.Ink}
	w := p.Width(words, kind) + 44
	x, y := r.W/2-w/2+8, -r.H/2+17
	p.Transform(x, y, 0.07+0.02*grown, 1)
	box := ui.Centered(0, 0, w, 34)
	p.Sheet(box, ui.Sheet{Color: ui.White, Radius: 7, Waver: 1, Seed: 5, Lift: 0.25})
	p.Disc(-w/2+14, 0, 4.2, 4.2, ui.Sheet{Color: ui.Trough, Waver: 0.4, Lift: -1, NoRim: true})
	p.Label(words, ui.Rect{X: -w/2 + 24, Y: -17, W: w - 34, H: 34}, kind, ui.Center)
	p.Pop()
}

// layout is where the posters stand while they grow and shrink.
func (t *title) layout(v ui.View) (rects [len(posters)]ui.Rect) {
	if v.Narrow {
		return t.layoutNarrow(v)
	}
	sum := float32(0)
	for i := range posters {
		sum += lerp(posterW, chosenW, t.grow[i].at)
	}
	spare := v.W - 112 - sum
	gap := min(spare/float32(len(posters)-1), 60)
	x := 56 + (spare-gap*float32(len(posters)-1))/2
	cy := 351 + (v.H-720)/2
	for i := range posters {
		w, h := lerp(posterW, chosenW, t.grow[i].at), lerp(posterH, chosenH, t.grow[i].at)
		rects[i] = ui.Rect{X: x, Y: cy - h/2 - 2*t.grow[i].at, W: w, H: h}
		x += w + gap
	}
	return rects
}

// layoutNarrow is three posters above two.
func (t *title) layoutNarrow(v ui.View) (rects [len(posters)]ui.Rect) {
	const gap, w, h = 24, posterW * 0.93, posterH * 0.93
	top := 186 + (v.H-1100)/3
	for i := range posters {
		row, col, n := i/3, i%3, 3
		if row == 1 {
			n = 2
		}
		width := float32(n)*w + float32(n-1)*gap
		x := v.W/2 - width/2 + float32(col)*(w+gap) + w/2
		y := top + float32(row)*(h+gap) + h/2
		s := 1 + 0.07*t.grow[i].at
		rects[i] = ui.Centered(x, y, w*s, h*s)
	}
	return rects
}
