package board

import (
	"math"

	"ludotheque/scenes/ui"
)

// BannerTicks is how long a banner hangs over the campus.
const BannerTicks = 84

// Banner is cloth that drops over the campus and says what begins: a brawl, a
// truce, a frenzy.
type Banner struct {
	Title, Sub string
	// Age is in ticks; nothing is shown before 0 and from BannerTicks on.
	Age float32
	// Loud is painted in vermilion: a frenzy.
	Loud bool
}

// PaintBanner paints a banner between the two rows of buildings.
func PaintBanner(p *ui.Painter, plan *Plan, b *Banner, still bool) {
	if b.Age < 0 || b.Age >= BannerTicks {
		return
	}
	const in, out = 16, 14
	here, alpha := float32(1), float32(1)
	if b.Age < in {
		here, alpha = ui.Spring(b.Age/in), b.Age/in
	} else if left := BannerTicks - b.Age; left < out {
		alpha = left / out
		here = 1 - ui.EaseInOut(1-alpha)
	}
	w, h := min(560, plan.View.W-48), float32(112)
	y := (plan.Buildings[0].Bottom()+plan.Buildings[3].Y+roofH*plan.Scale)/2 - h/2
	if still {
		p.Fade(alpha)
		defer p.Pop()
	} else {
		y -= (1 - here) * (y + h + 20)
	}
	p.On(ui.Raised)
	defer p.Pop()
	r := ui.Rect{X: plan.View.W/2 - w/2, Y: y, W: w, H: h}
	for _, x := range [2]float32{r.X + 34, r.Right() - 34} {
		p.Line(x, -4, x, r.Y+8, 4, ui.Ink)
		p.Line(x, -4, x, r.Y+8, 1.8, boardPale)
	}
	cloth := brick
	if b.Loud {
		cloth = boards[2]
	}
	p.Sheet(r, ui.Sheet{Color: cloth, Radius: 6, Waver: 1.8, Seed: 12, Lift: 0.8, Gouache: 1})
	in2 := r.Inset(8)
	p.DashedRect(in2, 5, 2, 8, 6, boardPale.Fade(0.8))
	text := r.Inset2(28, 10)
	title := ui.Type{Face: ui.Fredoka700, Size: 44, Color: ui.White}
	if b.Sub == "" {
		p.Label(b.Title, text, title, ui.Center)
		return
	}
	up, low := text.CutTop(text.H*0.64, 0)
	p.Label(b.Title, up, title, ui.Center)
	p.Label(b.Sub, low, ui.Type{Face: ui.Nunito800, Size: 18, Color: ui.White}, ui.Center)
}

// snippets is how many bits of paper fly when a zone falls.
const snippets = 26

// paintSnippets throws bits of the owner's paper over a building that just
// fell, in its own units.
func paintSnippets(p *ui.Painter, z *Zone) {
	t := 1 - z.Fresh
	look := ui.SeatLook(z.Owner)
	colours := [4]ui.Color{look.Color, sun, ui.White, look.Tint}
	for i := range snippets {
		a := float64(i)*2.399 + 0.4
		speed := 60 + 46*float32(i%5)
		x := float32(buildingW)/2 + float32(math.Cos(a))*speed*t*2.1
		y := float32(stageY+40) - (150+20*float32(i%4))*t + 320*t*t + float32(math.Sin(a))*26*t
		turn := float32(a) + 7*t*float32(1-2*(i%2))
		p.Fade(min(1, z.Fresh*2.4))
		p.Transform(x, y, turn, 1)
		s := float32(5 + i%3*2)
		p.Sheet(ui.Rect{X: -s, Y: -s * 0.6, W: 2 * s, H: 1.2 * s}, ui.Sheet{Color: colours[i%4], Radius: 1.5, Waver: 0.6, Seed: i, Lift: -1, NoRim: true})
		p.Pop()
		p.Pop()
	}
}
