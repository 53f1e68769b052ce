package board

import (
	"math"

	"ludotheque/rules"
	"ludotheque/rules/bzzz"
	"ludotheque/scenes/ui"
)

var (
	groundGreen = ui.Hex(0x6E9A57)
	meadowPaper = ui.Hex(0xD9E3A8)
	cushion     = ui.Hex(0xCFDB9B)
	honey       = ui.Hex(0xE8A126)
	straw       = ui.Hex(0xB9AB8A)
	dimGreen    = ui.Hex(0x2C4A34)
)

// placed is a piece of decoration on the board of 688 units.
type placed struct {
	name        string
	x, y, angle float32
}

// What grows on the meadow: nothing under the bees is darker than the fronds.
var (
	pools = [...]placed{
		{"bzzz/pool-a", 228, 90, 0}, {"bzzz/pool-b", 480, 330, 0}, {"bzzz/pool-c", 150, 300, 0},
		{"bzzz/pool-c", 330, 590, 0}, {"bzzz/pool-a", 590, 400, 0}, {"bzzz/pool-b", 400, 130, 0},
	}
	fronds = [...]placed{
		{"bzzz/frond-a", 352, 272, -0.12}, {"bzzz/frond-b", 398, 270, 0.45}, {"bzzz/frond-c", 150, 296, 0.28},
		{"bzzz/frond-d", 482, 488, 0.95}, {"bzzz/frond-e", 196, 440, -1.0}, {"bzzz/frond-f", 366, 646, 0.2},
	}
	tufts = [...]placed{
		{"bzzz/tuft", 182, 104, 0}, {"bzzz/tuft", 340, 30, 0}, {"bzzz/tuft", 268, 148, 0}, {"bzzz/tuft", 430, 176, 0},
		{"bzzz/tuft", 60, 222, 0}, {"bzzz/tuft", 30, 356, 0}, {"bzzz/tuft", 132, 400, 0}, {"bzzz/tuft", 92, 330, 0},
		{"bzzz/tuft", 478, 226, 0}, {"bzzz/tuft", 640, 276, 0}, {"bzzz/tuft", 560, 306, 0}, {"bzzz/tuft", 470, 390, 0},
		{"bzzz/tuft", 250, 476, 0}, {"bzzz/tuft", 390, 440, 0}, {"bzzz/tuft", 210, 586, 0}, {"bzzz/tuft", 470, 610, 0},
		{"bzzz/tuft", 308, 540, 0}, {"bzzz/tuft", 640, 470, 0}, {"bzzz/tuft", 560, 196, 0}, {"bzzz/tuft", 30, 480, 0},
	}
	around = [...]placed{
		{"menu/ground-frond-a", 40, 760, 0.14}, {"menu/ground-frond-b", 250, 780, -0.24},
		{"menu/ground-frond-a", 1010, 770, 0.21}, {"menu/ground-frond-b", 1245, 760, -0.17},
		{"menu/ground-frond-b", 20, 300, 0.52}, {"menu/ground-frond-a", 1275, 330, -0.7},
		{"menu/ground-frond-a", 150, -30, 3.3}, {"menu/ground-frond-b", 1120, -30, 2.97},
	}
)

// Around paints the ground that the board and the panels lie on, over the whole
// view.
func Around(p *ui.Painter) {
	v := p.View()
	p.Sheet(v.Rect().Inset(-6), ui.Sheet{Color: groundGreen, Seed: 13, Gouache: 1, Lift: -1, NoRim: true})
	for _, d := range around {
		p.Art(d.name, d.x/1280*v.W, d.y/720*v.H, ui.ArtStyle{Angle: d.angle})
	}
}

// paintGround paints the meadow without flowers and bees, in the board's own
// units; near says that it is the ground of a close-up.
func (d *Field) paintGround(p *ui.Painter, cells int, text float32, near bool) {
	side := float32(cells) * cellSize
	k := side / (16 * cellSize)
	board := ui.Rect{W: side, H: side}
	p.Sheet(board.Inset(-7), ui.Sheet{Color: ui.Hex(0xA5C276), Radius: 9, Waver: 1.4, Seed: 31, Gouache: 0.5, Lift: 0.3})
	p.Sheet(board.Inset(-2), ui.Sheet{Color: meadowPaper, Radius: 5, Waver: 0.8, Seed: 32, Gouache: 0.55, Lift: -1, NoRim: true})
	for _, d := range pools {
		p.Art(d.name, d.x*k, d.y*k, ui.ArtStyle{Scale: k * 1.25, Soft: near})
	}
	for y := range cells {
		for x := range cells {
			if (x+y)%2 == 0 {
				r := ui.Rect{X: float32(x) * cellSize, Y: float32(y) * cellSize, W: cellSize, H: cellSize}
				p.Sheet(r.Inset(0.5), ui.Sheet{Color: cushion.Fade(0.8), Radius: 10, Waver: 0.8, Seed: (x*7 + y*13) & 63, Lift: -1, NoRim: true})
			}
		}
	}
	for _, d := range fronds {
		p.Art(d.name, d.x*k, d.y*k, ui.ArtStyle{Angle: d.angle, Scale: k})
	}
	for _, d := range tufts {
		p.Art(d.name, d.x*k, d.y*k, ui.ArtStyle{Scale: k})
	}
	for s := range rules.Seat(bzzz.Players) {
		paintZone(p, s, cells, text)
	}
}

// zone is the side of a hive's corner, in the board's own units.
const zone = bzzz.ZoneSide * cellSize

// zoneOf returns the corner of a hive.
func zoneOf(s rules.Seat, cells int) ui.Rect {
	hx, hy := bzzz.Hive(s, cells)
	r := ui.Rect{W: zone, H: zone}
	if hx > 0 {
		r.X = float32(hx+1)*cellSize - zone
	}
	if hy > 0 {
		r.Y = float32(hy+1)*cellSize - zone
	}
	return r
}

// paintPlayers paints names in the middle of the corners.
func paintPlayers(p *ui.Painter, f *Frame) {
	for i, name := range f.Players {
		if name == "" {
			continue
		}
		s, high := rules.Seat(i), 19*max(1, f.Text)
		in := zoneOf(s, f.View.Params.Cells).Inset(7)
		in.Y, in.H = in.CY()-high/2, high
		t := p.Fit(name, ui.Type{Face: ui.Nunito800, Size: 15 * max(1, f.Text) / p.TextScale, Color: ui.SeatLook(s).Color.Mix(ui.Ink, 0.55)}, in.W)
		p.Label(name, in, t, ui.Center)
	}
}

// paintZone paints a hive's corner: tinted paper, comb that thins outwards, a
// stitched edge and the hive.
func paintZone(p *ui.Painter, s rules.Seat, cells int, text float32) {
	look := ui.SeatLook(s)
	hx, hy := bzzz.Hive(s, cells)
	dx, dy := float32(1), float32(1)
	if hx > 0 {
		dx = -1
	}
	if hy > 0 {
		dy = -1
	}
	r := zoneOf(s, cells)
	cornerX, cornerY := float32(0), float32(0)
	if hx > 0 {
		cornerX = r.Right()
	}
	if hy > 0 {
		cornerY = r.Bottom()
	}
	p.Sheet(r.Inset(2), ui.Sheet{Color: look.Tint, Radius: 6, Waver: 0.9, Seed: 40 + int(s), Gouache: 0.7, Lift: 0, NoRim: true})
	paintComb(p, s, cornerX, cornerY, dx, dy)
	p.DashedRect(r.Inset(3.5), 5, 2, 7, 5, look.Color.Mix(ui.Ink, 0.12))
	// Where texts are large so is the hive, and it moves inwards.
	more := max(0, text-1)
	grown := 1 + 0.54*more
	cx, cy := mid(float32(hx))+14*more*dx, mid(float32(hy))+14*more*dy
	p.Hexagon(cx, cy, 26*grown, ui.Sheet{Color: ui.White, Radius: 2, Lift: 0})
	p.Hexagon(cx, cy, 22.5*grown, ui.Sheet{Color: look.Color, Radius: 2, Lift: -1})
	inside := *look
	inside.Color = ui.White
	letter := look.Color
	if look.Edge.A > 0 {
		inside.Color = ui.Ink
	}
	p.Art(look.Sign, cx, cy-1, ui.ArtStyle{Height: 29 * grown, Seat: &inside})
	p.SignLetter(s, cx, cy-1, 29*grown, letter, inside.Color)
}

// paintComb paints the comb that thins out from a corner; dx and dy say which way.
func paintComb(p *ui.Painter, s rules.Seat, cornerX, cornerY, dx, dy float32) {
	look := ui.SeatLook(s)
	const cell = 13.6
	for row := range 7 {
		for col := range 7 {
			x := float32(col)*cell*1.78 + 13
			if row%2 == 1 {
				x += cell * 0.89
			}
			y := float32(row)*cell*1.56 + 14
			if x > zone-14 || y > zone-14 {
				continue
			}
			d := math.Hypot(float64(x), float64(y))
			n := (row*11 + col*17 + int(s)*6) % 23
			if d > 125 && n%5 == 0 || d > 165 && n%2 == 0 || d > 205 {
				continue
			}
			c := look.Tint.Mix(look.Color, 0.30)
			if d > 120 {
				c = look.Tint.Mix(look.Color, 0.18)
			}
			if n%7 == 2 && d < 130 {
				c = honey.Mix(look.Tint, 0.12)
			}
			p.Hexagon(cornerX+dx*x, cornerY+dy*y, cell, ui.Sheet{Color: c, Radius: 1.5, Seed: n, Lift: -1})
		}
	}
}

// flowerNames are the cut papers of the mirror groups, in turn.
var flowerNames = [...]string{"bzzz/flower-lilac", "bzzz/flower-cream", "bzzz/flower-pink", "bzzz/flower-violet"}

func (d *Field) paintFlowers(g *ui.Gui, f *Frame) {
	p := g.P
	for i := range f.View.Flowers {
		fl := &f.View.Flowers[i]
		x, y := mid(float32(fl.X)), mid(float32(fl.Y))
		name := flowerNames[bzzz.Group(i)%len(flowerNames)]
		if fl.Nectar.Hi == 0 {
			name += "-empty"
		}
		p.Art(name, x, y-2, ui.ArtStyle{Shadow: 0.05, Scale: f.pieceScale(), Moving: f.Camera.Cells > 0})
	}
}

// paintTags writes under each flower what is known of it: above all flowers and
// frames, so that none is covered.
func paintTags(p *ui.Painter, f *Frame) {
	t := tagType(p)
	for i := range f.View.Flowers {
		x, w := tagAt(p, f.View, i, t)
		if f.untold(i) || !f.inside(float32(f.View.Flowers[i].X), float32(f.View.Flowers[i].Y)) {
			continue
		}
		y := mid(float32(f.View.Flowers[i].Y))
		s := span(f.View.Flowers[i].Nectar)
		p.Transform(x, y, 0, f.pieceScale())
		p.Sheet(ui.Rect{X: -w / 2, Y: 12, W: w, H: 17}, ui.Sheet{Color: ui.Paper, Radius: 3, Waver: 0.3, Seed: i, Lift: 0, NoRim: true})
		p.Text(s, 0, 26, t, ui.Center)
		p.Pop()
	}
}

// untold reports whether nothing is written at a flower: who plays by memory sees only which
// are empty.
func (f *Frame) untold(flower int) bool {
	return f.View.Flowers[flower].Nectar.Hi > 0 && f.View.Forgotten()
}

func tagType(p *ui.Painter) ui.Type {
	return p.Legible(ui.Type{Face: ui.Nunito800, Size: 15 / p.TextScale * min(p.TextScale, 1.2), Color: ui.Ink})
}

// tagAt returns the middle of a flower's tag and how wide it is. Tags of flowers side by
// side make room for each other.
func tagAt(p *ui.Painter, v *bzzz.View, flower int, t ui.Type) (x, w float32) {
	const margin = 8
	f := &v.Flowers[flower]
	x, w = mid(float32(f.X)), p.Width(span(f.Nectar), t)+margin
	for i := range v.Flowers {
		o := &v.Flowers[i]
		side := o.X - f.X
		if o.Y != f.Y || side != 1 && side != -1 {
			continue
		}
		if over := (w+p.Width(span(o.Nectar), t)+margin)/2 + 1 - cellSize; over > 0 {
			x -= float32(side) * over / 2
		}
	}
	return x, w
}

// spans are the words of intervals, kept so that a frame makes none.
var spans = map[bzzz.Range]string{}

// span returns "12–21", or "7" for a known number.
func span(r bzzz.Range) string {
	s, ok := spans[r]
	if !ok {
		s = ui.Digits(r.Lo)
		if !r.Known() {
			s += "–" + ui.Digits(r.Hi)
		}
		spans[r] = s
	}
	return s
}
