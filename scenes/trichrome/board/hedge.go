package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// margin is how far the outer hedge reaches around the cells, in the garden's
// own units.
const margin = 16

// bake keeps the ground and the hedges as pictures of their own.
func (g *Board) bake(p *ui.Painter, f *Frame) {
	key := bakeKey{f.Maze.Key, f.Maze.W, f.Maze.H, f.Area, p.View()}
	if g.ground != nil && g.baked == key {
		return
	}
	g.baked = key
	scale, x, y := f.geometry()
	r := ui.Rect{X: x, Y: y, W: float32(f.Maze.W) * cellSize * scale, H: float32(f.Maze.H) * cellSize * scale}.Inset(-margin * scale)
	w, h := max(1, int(r.W*p.View().Scale+0.5)), max(1, int(r.H*p.View().Scale+0.5))
	for _, img := range []**ebiten.Image{&g.ground, &g.hedges} {
		if *img == nil || (*img).Bounds().Dx() != w || (*img).Bounds().Dy() != h {
			if *img != nil {
				(*img).Deallocate()
			}
			*img = ebiten.NewImage(w, h)
		}
	}
	p.Bake(g.ground, r, func() {
		p.Transform(x, y, 0, scale)
		box := ui.Rect{W: float32(f.Maze.W) * cellSize, H: float32(f.Maze.H) * cellSize}
		p.Sheet(box.Inset(-12), ui.Sheet{Color: nightGround, Radius: 9, Waver: 1.2, Seed: 3, Gouache: 0.5, Lift: 0.5, NoRim: true})
		p.Sheet(box.Inset(-2), ui.Sheet{Color: nightPath, Radius: 4, Seed: 5, Gouache: 0.8, Lift: -1, NoRim: true})
		p.Pop()
	})
	p.Bake(g.hedges, r, func() {
		p.Transform(x, y, 0, scale)
		paintHedges(p, f.Maze)
		p.Pop()
	})
}

// Backdrop paints the night around the maze over the whole view.
func Backdrop(p *ui.Painter) {
	v := p.View()
	p.Sheet(v.Rect().Inset(-6), ui.Sheet{Color: ui.Hex(0x171A45), Seed: 23, Gouache: 0.35, Lift: -1, NoRim: true})
	for i, d := range [...][3]float32{{290, 0.02, 2.7}, {110, 1.02, 0.4}, {240, 1.05, -0.5}} {
		p.Art("menu/frond-shade", d[0], d[1]*v.H, ui.ArtStyle{Angle: d[2], Scale: 1.1, Tint: ui.Hex(0x20235C).Fade(0.9 - 0.1*float32(i))})
	}
	for i := range 26 {
		n := float32((i*7919 + 131) % 997)
		p.Disc(n/997*300, float32((i*104729+17)%719)/719*v.H, 1.1+0.8*float32(i%3)/2, 1.1+0.8*float32(i%3)/2, ui.Sheet{Color: ui.White.Fade(0.35), Lift: -1, NoRim: true})
	}
}

// hedgeLeaves are the greens of the leaves: walls are dark, paths pale.
var hedgeLeaves = [4]ui.Color{ui.Hex(0x082623), ui.Hex(0x0A302A), ui.Hex(0x061D1C), ui.Hex(0x0C362D)}

// paintHedges paints every wall as a hedge: a dark base with bumps along both
// sides, leaves in four greens, and a shadow.
func paintHedges(p *ui.Painter, m *Maze) {
	each(m, func(x0, y0, x1, y1 float32, n int) {
		p.Line(x0+2, y0+4, x1+2, y1+4, 17, nightGround.Fade(0.4))
	})
	each(m, func(x0, y0, x1, y1 float32, n int) {
		p.Line(x0, y0, x1, y1, 15, hedgeBase)
		const bumps = 6
		ux, uy := (x1-x0)/cellSize, (y1-y0)/cellSize
		for i := range bumps + 1 {
			t := float32(i) / bumps
			bx, by := x0+(x1-x0)*t, y0+(y1-y0)*t
			for k, side := range [2]float32{-1, 1} {
				r := 4 + 2*scatter(n*31+i*7+k)
				c := hedgeBase.Mix(hedgeLeaves[2], scatter(n*17+i*5+k+3)*0.6)
				p.Disc(bx-uy*side*6.4, by+ux*side*6.4, r, r, ui.Sheet{Color: c, Waver: 1, Seed: i + k, Lift: -1, NoRim: true})
			}
		}
	})
	each(m, func(x0, y0, x1, y1 float32, n int) {
		for i := range 5 {
			t := (float32(i) + 0.2 + 0.6*scatter(n*13+i)) / 5
			off := (scatter(n*29+i*3) - 0.5) * 11
			ux, uy := (x1-x0)/cellSize, (y1-y0)/cellSize
			lx, ly := x0+(x1-x0)*t-uy*off, y0+(y1-y0)*t+ux*off
			p.Transform(lx, ly, float32(math.Pi)*2*scatter(n*41+i*11), 1)
			p.Disc(0, 0, 5.2, 2.5, ui.Sheet{Color: hedgeLeaves[(n+i)%len(hedgeLeaves)], Lift: -1, NoRim: true})
			p.Line(-3, 0, 3.6, 0, 0.7, hedgeBase.Fade(0.7))
			p.Pop()
		}
	})
}

// each calls f with every wall as a stroke, and its number.
func each(m *Maze, f func(x0, y0, x1, y1 float32, n int)) {
	n := 0
	for y := 0; y <= m.H; y++ {
		for x := 0; x <= m.W; x++ {
			fx, fy := float32(x)*cellSize, float32(y)*cellSize
			if x < m.W && (y == 0 || y == m.H || m.South[(y-1)*m.W+x]) {
				f(fx, fy, fx+cellSize, fy, n)
			}
			n++
			if y < m.H && (x == 0 || x == m.W || m.East[y*m.W+x-1]) {
				f(fx, fy, fx, fy+cellSize, n)
			}
			n++
		}
	}
}

// scatter returns a number from 0 to 1 that belongs to n.
func scatter(n int) float32 {
	h := uint32(n)*2654435761 + 12345
	h ^= h >> 15
	h *= 2246822519
	h ^= h >> 13
	return float32(h>>8) / (1 << 24)
}

// The measures of the discs that players stand on, and of their rings.
const (
	otherDisc = 36.5
	ownDisc   = 34
	// tokenScale is how large players are drawn in the maze, discs and all: they take one
	// cell, so that one sees the hedges beside them.
	tokenScale = 0.64
	oneRing    = 31 // the radius of the only ring, its middle
	inRing     = 27 // of the whole one inside the dashed one
	outRing    = 35.5
	ringWide   = 6.4
	ringParts  = 8
)

// paintRings paints the rings of a player: solid in the colour of its hunter, in
// dashes that turn in the colour of its prey.
func paintRings(p *ui.Painter, ring Ring, x, y float32, f *Frame) {
	whole, dashed, wide := float32(oneRing), float32(oneRing), float32(ringWide)
	if ring.Solid >= 0 && ring.Dashed >= 0 {
		whole, dashed, wide = inRing, outRing, 4.8
	}
	if s := ring.Solid; s >= 0 {
		p.Ring(x, y, whole, whole, wide, Night[s%3])
	}
	if s := ring.Dashed; s >= 0 {
		spin := float64(f.Tick) / 60 * 20 * math.Pi / 180
		if f.Still {
			spin = 0
		}
		for i := range ringParts {
			// A dash of 11.8 and a gap of 12.5.
			a0 := spin + 2*math.Pi*float64(i)/ringParts
			a1 := a0 + 2*math.Pi/ringParts*0.4
			for k := range 3 {
				b0, b1 := a0+(a1-a0)*float64(k)/3, a0+(a1-a0)*float64(k+1)/3
				p.Line(x+dashed*cos(b0), y+dashed*sin(b0), x+dashed*cos(b1), y+dashed*sin(b1), wide, Night[s%3])
			}
		}
	}
}

// paintYou paints what only the viewer stands on: a white disc.
func paintYou(p *ui.Painter, x, y float32) {
	p.Disc(x, y, ownDisc+2.4, ownDisc+2.4, ui.Sheet{Color: ui.Ink, Lift: -1, NoRim: true})
	p.Disc(x, y, ownDisc, ownDisc, ui.Sheet{Color: ui.White, Lift: -1, NoRim: true})
}

// paintRefusal marks the hedge that a player was asked to run into, over the rim of the disc.
func paintRefusal(p *ui.Painter, t *Token) {
	if t.Refused <= 0 {
		return
	}
	const off, half = 0.56 * cellSize, 0.46 * cellSize
	x, y := mid(t.X)+off*t.Hedge.X, mid(t.Y)+off*t.Hedge.Y
	dx, dy := half*t.Hedge.Y, half*t.Hedge.X
	p.Line(x-dx, y-dy, x+dx, y+dy, 13, ui.White.Fade(t.Refused))
	p.Line(x-dx, y-dy, x+dx, y+dy, 8, ui.Accent.Fade(t.Refused))
}

// paintRays paints rays of paper that turn around the viewer.
func paintRays(p *ui.Painter, x, y float32, f *Frame) {
	const rays = 16
	turn := float64(f.Tick) / 60 * 6 * math.Pi / 180
	if f.Still {
		turn = 0
	}
	for _, pass := range [2]struct {
		wide, more float32
		c          ui.Color
	}{{7.4, 1.6, ui.Ink}, {3.6, 0, ui.White}} {
		for i := range rays {
			a := turn + 2*math.Pi*float64(i)/rays
			far := 50 + 6*float32(i%2) + pass.more
			p.Line(x+37*cos(a), y+37*sin(a), x+far*cos(a), y+far*sin(a), pass.wide, pass.c)
		}
	}
}

// paintTrail paints where a player just was.
func paintTrail(p *ui.Painter, t *Token) {
	seat := t.Seat % 3
	for i := len(t.Trail) - 1; i >= 0; i-- {
		q := t.Trail[i]
		if q == (ui.Point{}) {
			continue
		}
		small := ui.SeatStyle{Color: Night[seat], TextOn: ui.White}
		p.Fade(0.5 - 0.13*float32(i))
		p.Art(ui.SeatLook(seat).Sign, mid(q.X), mid(q.Y), ui.ArtStyle{Height: 21 - 5*float32(i), Seat: &small, Moving: true})
		p.Pop()
	}
}

// paintToken paints a player: trail, rings, shape with its rim and letter.
func paintToken(p *ui.Painter, t *Token, f *Frame) {
	seat := t.Seat % 3
	look := ui.SeatLook(seat)
	x, y := mid(t.X), mid(t.Y)
	if t.Ghost {
		p.Transform(x, y, 0, f.grow())
		paintGhost(p, seat, 0, 0, f)
		p.Pop()
		return
	}
	if t.Tear > 0 && f.Still {
		p.Fade(1 - t.Tear)
		p.Art(look.Sign, x, y, ui.ArtStyle{Height: 40, Seat: &ui.SeatStyle{Color: Night[seat], TextOn: ui.White}, Moving: true})
		p.Pop()
		return
	}
	if t.Tear > 0 {
		paintTorn(p, seat, x, y, t.Tear)
		return
	}
	paintTrail(p, t)
	p.Transform(x, y, 0, tokenScale*(1-t.Close)*f.grow())
	defer p.Pop()
	x, y = 0, 0
	if t.Wait > 0 {
		defer func() {
			p.Ring(x, y, 43, 43, 8, nightGround)
			p.Arc(x, y, 43, 5, t.Wait, ui.White)
		}()
	}
	if t.You {
		if t.Rays {
			paintRays(p, x, y, f)
		}
		paintYou(p, x, y)
		own := ui.SeatStyle{Color: look.Ground, TextOn: ui.White}
		p.Art(look.Sign, x, y, ui.ArtStyle{Height: 54, Seat: &own, Angle: t.Lean, Moving: true})
		p.SignLetter(seat, x, y, 54, ui.White, own.Color)
		return
	}
	wide := float32(otherDisc)
	if t.Ring.Solid >= 0 && t.Ring.Dashed >= 0 {
		wide = 40
	}
	p.Disc(x, y, wide, wide, ui.Sheet{Color: TokenDisc, Lift: -1, NoRim: true})
	paintRings(p, t.Ring, x, y, f)
	rim := ui.SeatStyle{Color: ui.White, TextOn: ui.White}
	p.Art(look.Sign, x, y, ui.ArtStyle{Height: 46, Seat: &rim, Angle: t.Lean, Moving: true})
	dark := ui.SeatStyle{Color: look.Ground, TextOn: ui.White}
	p.Art(look.Sign, x, y, ui.ArtStyle{Height: 40, Seat: &dark, Angle: t.Lean, Moving: true})
	p.SignLetter(seat, x, y, 40, ui.White, dark.Color)
	if t.Shared {
		paintRingSign(p, t.Ring.Solid, x+27, y-27)
		paintRingSign(p, t.Ring.Dashed, x-27, y+27)
	}
}

// paintRingSign paints the sign of a ring's colour.
func paintRingSign(p *ui.Painter, seat rules.Seat, x, y float32) {
	if seat < 0 {
		return
	}
	p.Disc(x, y, 13, 13, ui.Sheet{Color: nightGround, Lift: -1, NoRim: true})
	p.Shape(seat%3, x, y, 20, Night[seat%3])
}

func cos(a float64) float32 { return float32(math.Cos(a)) }
func sin(a float64) float32 { return float32(math.Sin(a)) }

// paintGhost paints an eaten player: a pale shape with eyes that drifts.
func paintGhost(p *ui.Painter, seat rules.Seat, x, y float32, f *Frame) {
	look := ui.SeatLook(seat)
	if !f.Still && !f.Calm {
		y += 3 * sin(float64(f.Tick)*0.06)
	}
	edge := ui.SeatStyle{Color: Night[seat], TextOn: ui.White}
	pale := ui.SeatStyle{Color: ui.White.Mix(Night[seat], 0.18), TextOn: ui.White}
	p.Fade(0.85)
	p.Art(look.Sign, x, y, ui.ArtStyle{Height: 50, Seat: &edge, Moving: true})
	p.Art(look.Sign, x, y, ui.ArtStyle{Height: 45, Seat: &pale, Moving: true})
	for _, d := range [2]float32{-5.5, 5.5} {
		p.Disc(x+d, y+3, 2.6, 3.4, ui.Sheet{Color: ui.Ink, Lift: -1, NoRim: true})
	}
	p.Line(x-4, y+12, x, y+10, 1.8, ui.Ink)
	p.Line(x, y+10, x+4, y+12, 1.8, ui.Ink)
	p.Pop()
}

// Ghost paints the pale shape of an eaten player, h units high, outside the
// garden.
func Ghost(p *ui.Painter, seat rules.Seat, x, y, h float32) {
	p.Transform(x, y, 0, h/50)
	paintGhost(p, seat%3, 0, 0, &Frame{Still: true})
	p.Pop()
}

// Torn paints a player being eaten, h units high: t goes from whole (0) to
// torn in two (1).
func Torn(p *ui.Painter, seat rules.Seat, x, y, h, t float32) {
	p.Transform(x, y, 0, h/40)
	paintTorn(p, seat%3, 0, 0, t)
	p.Pop()
}

// paintTorn paints a player being eaten: two halves that part on a burst of
// moonlight.
func paintTorn(p *ui.Painter, seat rules.Seat, x, y, t float32) {
	look := ui.SeatLook(seat)
	p.Art("bzzz/burst", x, y, ui.ArtStyle{Scale: 0.5 * ui.Spring(t), Moving: true, Tint: Moon.Fade(0.8)})
	half := ui.SeatStyle{Color: look.Ground, TextOn: ui.White}
	for _, side := range [2]float32{-1, 1} {
		d := 12 * ui.EaseOut(t) * side
		// Each half is the shape squeezed to its side of the tear.
		p.Transform(x+d, y, 0.5*t*side, 1)
		p.Stretch(0.5, 1)
		p.Art(look.Sign, 8*side, 0, ui.ArtStyle{Height: 40, Seat: &half, Moving: true})
		p.Pop()
		p.Pop()
	}
}

// doorScale makes the door as large as the path in its cell.
const doorScale = 0.7

// paintDoor is the arch and its sixteen rays of paper.
func paintDoor(p *ui.Painter, d *Door, f *Frame) {
	x, y := mid(d.X), mid(d.Y)
	open := ui.EaseOut(d.Open)
	turn := float64(0)
	if f.Still {
		// It does not swing open: the open door appears.
		p.Fade(open)
		defer p.Pop()
		open = 1
	} else {
		turn = float64(f.Tick) * 0.004
	}
	if !f.Still && d.Open > 0 && d.Open < 1 {
		// It is seen from everywhere when it opens: three waves of its light go out.
		for i := range 3 {
			far := 40 + (420-70*float32(i))*ui.EaseOut(d.Open)
			p.Ring(x, y, far, far, 7-1.5*float32(i), honeyLight.Fade(0.8*(1-d.Open)))
		}
	}
	p.Transform(x, y, 0, doorScale)
	defer p.Pop()
	x, y = 0, 0
	for i := range 16 {
		a := turn + 2*math.Pi*float64(i)/16
		l := (78 + 22*float32(i%2)) * open
		p.Line(34*cos(a), 34*sin(a), l*cos(a), l*sin(a), 8, honeyLight.Fade(0.5*open))
	}
	p.SoftDisc(0, 0, 40, 40, 22, honeyLight.Fade(0.5*open))
	frame, leaf := ui.Hex(0xA2542A), ui.Hex(0x7A3A1C)
	arch := ui.Rect{X: x - 24, Y: y - 30, W: 48, H: 60}
	p.Sheet(arch, ui.Sheet{Color: frame, Radius: 22, Waver: 0.6, Seed: 4, Gouache: 0.6, Lift: 0.4})
	p.Fill(ui.Rect{X: arch.X, Y: arch.Bottom() - 14, W: arch.W, H: 14}, frame)
	inner := ui.Rect{X: x - 16, Y: y - 22, W: 32, H: 52}
	p.Sheet(inner, ui.Sheet{Color: leaf.Mix(ui.Hex(0xFFF6D8), open), Radius: 15, Waver: 0.4, Lift: -1, NoRim: true})
	p.Fill(ui.Rect{X: inner.X, Y: inner.Bottom() - 14, W: inner.W, H: 14}, leaf.Mix(ui.Hex(0xFFF6D8), open))
	// The leaf of the door swings to the left.
	w := 32 * (1 - 0.72*open)
	if open < 1 || w > 0 {
		p.Sheet(ui.Rect{X: inner.X - 10*open, Y: inner.Y + 2*open, W: w, H: 50}, ui.Sheet{Color: leaf, Radius: 8, Waver: 0.5, Lift: 0})
		p.Disc(inner.X-10*open+w-4, y+6, 1.8, 1.8, ui.Sheet{Color: Moon, Lift: -1, NoRim: true})
	}
}

// paintPrint paints the print of a ghost's foot: a sole and three toes of moonlight.
func paintPrint(p *ui.Painter, k *Print) {
	aside := float32(5)
	if k.Left {
		aside = -5
	}
	p.Fade(0.75 * k.Alpha)
	p.Transform(mid(k.X), mid(k.Y), k.Angle, 1)
	p.Disc(-2, aside, 5, 3.4, ui.Sheet{Color: ui.White, Lift: -1, NoRim: true})
	for i := range 3 {
		p.Disc(5-float32(i%2), aside+3*float32(i-1), 1.5, 1.5, ui.Sheet{Color: ui.White, Lift: -1, NoRim: true})
	}
	p.Pop()
	p.Pop()
}

func paintArrow(p *ui.Painter, a *Arrow) {
	p.Fade(a.Alpha)
	defer p.Pop()
	p.Transform(mid(a.X), mid(a.Y), a.Angle, a.Size)
	for _, pass := range [2]struct {
		w float32
		c ui.Color
	}{{7, ui.Ink}, {4, honeyLight}} {
		p.Line(-6, -8, 9, 0, pass.w, pass.c)
		p.Line(9, 0, -6, 8, pass.w, pass.c)
		p.Line(-6, -8, -2, 0, pass.w, pass.c)
		p.Line(-6, 8, -2, 0, pass.w, pass.c)
		p.Line(-2, 0, 6, 0, pass.w, pass.c)
	}
	p.Pop()
}

// threadScale makes threads as wide as they are to be where a cell is 33 units
// of the view wide, as it is when they are shown.
const threadScale = 45.0 / 33

// leastStart is the least height of the sign at the start of a thread, in units of
// the view: in a small picture of a maze it says whose run it was.
const leastStart = 13

// paintThreads shows the players' tracks, each a little aside so that shared
// corridors show all. No thread lies on the sign at the start of another.
func paintThreads(p *ui.Painter, f *Frame) {
	offsets := [3]float32{-5.5 * threadScale, 5.5 * threadScale, 0}
	for pass := range 3 {
		for i := range f.Threads {
			t := &f.Threads[i]
			seat := t.Seat % 3
			var buf [512]ui.Point // more than a round usually has
			pts := buf[:0]
			for _, q := range t.Points {
				pts = append(pts, ui.Point{X: mid(q.X) + offsets[seat], Y: mid(q.Y) + offsets[seat]})
			}
			if len(pts) == 0 {
				continue
			}
			switch pass {
			case 0:
				casing(p, seat, pts, threadScale)
				continue
			case 1:
				strand(p, seat, pts, threadScale)
				continue
			}
			start := pts[0]
			h := max(34*f.grow(), leastStart*p.View().Scale/p.Zoom())
			p.Disc(start.X, start.Y, 0.7*h, 0.7*h, ui.Sheet{Color: ui.White, Waver: 0.6, Lift: 0})
			p.Sign(seat, start.X, start.Y, h, true)
			if t.Eaten {
				end := pts[len(pts)-1]
				paintTorn(p, seat, end.X, end.Y, 1)
			}
		}
	}
}

// threadWidths are the widths of the threads, in units at a scale of 1.
var threadWidths = [3]float32{5.2, 6, 7.8}

// Strand paints a thread in its pattern, which is the same wherever it is seen:
// the drop's solid, the flame's dashed, the leaf's as beads.
func Strand(p *ui.Painter, seat rules.Seat, pts []ui.Point) {
	casing(p, seat%3, pts, 1)
	strand(p, seat%3, pts, 1)
}

func casing(p *ui.Painter, seat rules.Seat, pts []ui.Point, k float32) {
	p.Polyline(pts, (threadWidths[seat]+4.5)*k, nightGround)
}

func strand(p *ui.Painter, seat rules.Seat, pts []ui.Point, k float32) {
	w := threadWidths[seat] * k
	switch seat {
	case 0:
		p.Polyline(pts, w, Night[0])
	case 1:
		p.Dashed(pts, w, 11*k-w, 8*k+w, 0, Night[1])
	default:
		p.Dashed(pts, w, 0.1, 9.4*k, 0, Night[2])
	}
}
