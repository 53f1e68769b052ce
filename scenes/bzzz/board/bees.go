package board

import (
	"math"

	"ludotheque/rules/bzzz"
	"ludotheque/scenes/ui"
)

// Names of bees, "A4", by seat and number.
var names [bzzz.Players][300]string

// Name returns what a bee is called, as its own Name says, put together once.
func Name(b *bzzz.Bee) string {
	if b.Owner < 0 || int(b.Owner) >= len(names) || b.Number < 0 || b.Number >= len(names[0]) {
		return b.Name()
	}
	s := &names[b.Owner][b.Number]
	if *s == "" {
		*s = b.Name()
	}
	return *s
}

// beeArt is the artwork of a kind: whole, and in parts for beating wings.
var beeArt = map[bzzz.Kind]struct{ whole, rim, wing, body string }{
	bzzz.Worker: {"bzzz/worker", "bzzz/worker-rim", "bzzz/worker-wing", "bzzz/worker-body"},
	bzzz.Drone:  {"bzzz/drone", "bzzz/drone-rim", "bzzz/drone-wing", "bzzz/drone-body"},
	bzzz.Scout:  {"bzzz/scout", "bzzz/scout-rim", "bzzz/scout-wing", "bzzz/scout-body"},
}

// PaintBee paints a bee of a seat at a place in units, size 1 being that of the
// board.
func PaintBee(p *ui.Painter, kind bzzz.Kind, look *ui.SeatStyle, x, y, size float32, s ui.ArtStyle) {
	s.Seat, s.Scale = look, size
	p.Art(beeArt[kind].whole, x, y, s)
}

// paintBees paints the bees, the selected one above the others; those of a
// skirmish are its affair.
func (d *Field) paintBees(g *ui.Gui, f *Frame) {
	for i := range f.View.Bees {
		if i < len(f.Bees) && !f.Bees[i].Hide && i != f.Selected {
			d.paintBee(g, f, i)
		}
	}
	if f.Names && f.Text == 0 && f.bystanders(g.P) > 0 {
		// Above all that is about a bee: what a neighbour misses must not cover a name.
		g.P.Fade(f.bystanders(g.P))
		for i := range f.View.Bees {
			if i < len(f.Bees) && i != f.Selected && !f.Bees[i].Hide && f.inside(f.Bees[i].X, f.Bees[i].Y) {
				paintName(g.P, f, i)
			}
		}
		g.P.Pop()
	}
	if s := f.Selected; s >= 0 && s < len(f.Bees) && s < len(f.View.Bees) && !f.Bees[s].Hide {
		d.paintBee(g, f, s)
		if f.Names && f.Text == 0 && f.inside(f.Bees[s].X, f.Bees[s].Y) {
			paintName(g.P, f, s)
		}
	}
}

// bystanders returns how much of what is written about flowers and bees that do not fight is to
// be seen, 0 to 1: in the shade of a skirmish large letters would lie over their neighbours.
func (f *Frame) bystanders(p *ui.Painter) float32 {
	if f.Skirmish == nil || p.TextScale < crowdedText {
		return 1
	}
	return 1 - f.Skirmish.Dim
}

// crowdedText is the size of texts from which on the names of neighbours overlap.
const crowdedText = 1.25

// beeSize returns how large a bee is, and how far it is lifted: the selected one and the
// one that is pointed at are larger.
func (f *Frame) beeSize(i int) (size, lift float32) {
	size, lift = 1, f.Bees[i].Lift
	if f.Text >= crowdedText {
		size = 1.12
	}
	if i == f.Selected {
		size, lift = size*1.12, max(lift, 0.5) // no more: its neighbours must be seen
	} else if i == f.Hot {
		size *= 1.12
	}
	return size, lift
}

func (d *Field) paintBee(g *ui.Gui, f *Frame, i int) {
	p := g.P
	bee, pose := &f.View.Bees[i], &f.Bees[i]
	look := ui.SeatLook(bee.Owner)
	size, lift := f.beeSize(i)
	x, y := mid(pose.X), mid(pose.Y)
	if f.Skirmish != nil {
		p.Transform(x, y, 0, f.pieceScale())
		defer p.Pop()
		x, y = 0, 0
	}
	alpha := pose.Alpha
	if alpha == 0 {
		alpha = 1
	}
	if pose.GhostAlpha > 0 {
		p.Fade(pose.GhostAlpha * 0.4)
		p.Art(beeArt[bee.Kind].whole, mid(pose.X+pose.GhostX), mid(pose.Y+pose.GhostY), ui.ArtStyle{Seat: look, Angle: pose.Angle, Moving: true})
		p.Pop()
	}
	p.Fade(alpha)
	if lift > 0.01 {
		p.SoftDisc(x+2*lift, y+9*lift, 13*size, 11*size, 3, ui.Ink.Fade(0.25*lift))
	}
	cy := y - 8*lift
	style := ui.ArtStyle{Seat: look, Scale: size, Angle: pose.Angle, Shadow: 0.05, Moving: true}
	if pose.KO > 0 {
		style.Angle += pose.KO * 155 * math.Pi / 180
		if pose.KO >= 0.5 {
			style.Tint = straw.Fade(0.5)
		}
	}
	art := beeArt[bee.Kind]
	if pose.Flap > 0.02 && pose.KO == 0 {
		p.Transform(x, cy, pose.Angle, size)
		p.Art(art.rim, 0, 0, ui.ArtStyle{Seat: look, Moving: true})
		p.Stretch(1-0.45*pose.Flap, 1)
		p.Art(art.wing, 0, 0, ui.ArtStyle{Seat: look, Moving: true})
		p.Stretch(-1, 1)
		p.Art(art.wing, 0, 0, ui.ArtStyle{Seat: look, Moving: true})
		p.Pop()
		p.Pop()
		p.Art(art.body, 0, 0, ui.ArtStyle{Seat: look, Moving: true})
		p.Pop()
	} else {
		p.Art(art.whole, x, cy, style)
	}
	paintAbout(p, f, i, x, cy, size)
	p.Pop()
}

// paintAbout paints what is to be known of a bee at its place: that it is out, and what
// it carries.
func paintAbout(p *ui.Painter, f *Frame, i int, x, cy, size float32) {
	bee, pose := &f.View.Bees[i], &f.Bees[i]
	if pose.KO >= 1 {
		paintKO(p, f, i, x, cy)
	}
	if (f.Open || bee.Owner == f.Owner && f.View.Seat == f.Owner) && pose.KO == 0 {
		paintPips(p, bee, x, cy, size)
	}
}

// paintKO paints the stars over a bee that is out, and the turns that it misses where no tags lie over the bees.
func paintKO(p *ui.Painter, f *Frame, i int, x, cy float32) {
	for k := range 3 {
		a := float64(k)*0.75 - 2.35
		p.Art("bzzz/ko-star", x+18*float32(math.Cos(a)), cy+18*float32(math.Sin(a)), ui.ArtStyle{Scale: 0.9, Angle: float32(k) * 0.5, Moving: true})
	}
	if f.Text == 0 {
		more := p.TextScale - 1
		paintCount(p, f, i, x+14+6*more, cy-12-6*more) // away from the bee as it grows
	}
}

// paintCount paints the turns that a bee misses, at a place beside it.
func paintCount(p *ui.Painter, f *Frame, i int, x, cy float32) {
	if n, shown := f.Bees[i].Count, f.bystanders(p); n > 0 && shown > 0 {
		p.Fade(shown)
		defer p.Pop()
		more := p.TextScale - 1
		r := 9.2 * (1 + 0.72*more)
		p.Disc(x, cy, r+1.3, r+1.3, ui.Sheet{Color: ui.White, Waver: 0.5, Seed: i, Lift: -1, NoRim: true})
		p.Disc(x, cy, r, r, ui.Sheet{Color: ui.Ink, Waver: 0.5, Seed: i, Lift: -1, NoRim: true})
		p.Text(ui.Digits(n), x, cy+5+4*more, p.Legible(ui.Type{Face: ui.Fredoka600, Size: 14 * (1 + 0.93*more) / p.TextScale, Color: ui.White, Carries: true}), ui.Center)
	}
}

// paintName writes a bee's name beside it, clear of the numbers of the flowers.
func paintName(p *ui.Painter, f *Frame, i int) {
	pose := &f.Bees[i]
	size, lift := f.beeSize(i)
	x, y := mid(pose.X), mid(pose.Y)
	if f.Skirmish != nil {
		p.Transform(x, y, 0, f.pieceScale())
		defer p.Pop()
		x, y = 0, 0
	}
	if pose.Alpha > 0 {
		p.Fade(pose.Alpha)
		defer p.Pop()
	}
	y -= 8 * lift
	t := p.Legible(ui.Type{Face: ui.Fredoka600, Size: 15 * size / p.TextScale * min(p.TextScale, 1.25), Color: ui.Ink, Rim: 2.1, RimColor: ui.Paper})
	low, side := 21*size, 8*size
	if cx, cy := int(pose.X+0.5), int(pose.Y+0.5); f.View.FlowerAt(cx, cy) >= 0 {
		low, side = -11*size, -8*size // under it stands what the flower holds
		if f.View.FlowerAt(cx, cy-1) >= 0 {
			low = 5 * size // and over it what the one above holds
			side = -20 * size
		}
	}
	p.Text(Name(&f.View.Bees[i]), x+side, y+low, t, ui.Center)
}

// paintPips shows what a bee carries: one pip per unit it can hold, on an arc at
// its left, filled from below.
func paintPips(p *ui.Painter, bee *bzzz.Bee, x, y, size float32) {
	n := bee.Kind.Capacity()
	full := bee.Nectar.Lo
	const radius, step = 20, 0.24
	half := float64(n-1) / 2
	for k := range n {
		// From the lowest, clockwise up the left side.
		a := math.Pi + (half-float64(k))*step
		px, py := x+radius*size*float32(math.Cos(a)), y-radius*size*float32(math.Sin(a))
		c, edge, r := ui.White, ui.Ink.Fade(0.5), float32(2.3)
		if k < full {
			c, edge, r = honey, ui.Ink.Fade(0.85), 2.9
		}
		p.Disc(px, py, r*size, r*size, ui.Sheet{Color: edge, Lift: -1, NoRim: true})
		p.Disc(px, py, (r-0.7)*size, (r-0.7)*size, ui.Sheet{Color: c, Lift: -1, NoRim: true})
	}
}
