package board

import (
	"math"
	"strconv"

	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// number returns a mass in figures; the larger ones are kept here.
func (t *Board) number(n int) string {
	if n < 4000 {
		return ui.Digits(n)
	}
	s, ok := t.numbers[n]
	if !ok {
		if len(t.numbers) > 1000 {
			clear(t.numbers)
		}
		s = strconv.Itoa(n)
		t.numbers[n] = s
	}
	return s
}

// weight returns the mass of a cell, and its limit if it is nearly there.
func (t *Board) weight(c *Cell) string {
	if c.Limit == 0 {
		return t.number(c.Mass)
	}
	return t.number(c.Mass) + "/" + t.number(c.Limit)
}

func (t *Board) gain(n int) string {
	s, ok := t.numbers[-n]
	if !ok {
		if len(t.numbers) > 1000 {
			clear(t.numbers)
		}
		s = "+" + strconv.Itoa(n)
		t.numbers[-n] = s
	}
	return s
}

// loss returns a mass that is lost, in words.
func (t *Board) loss(n int) string {
	const key = 1 << 30 // beyond all masses that are numbers of their own
	s, ok := t.numbers[key+n]
	if !ok {
		s = "−" + strconv.Itoa(n)
		t.numbers[key+n] = s
	}
	return s
}

// even returns a size in steps of 2, so that few sizes of letters are cut.
func even(size float32) float32 { return float32(int(size/2)) * 2 }

// paintLabels paints who a cell is and how heavy.
func (t *Board) paintLabels(v *view) {
	p := v.p
	t.heaviest = [seats]*Cell{}
	for _, i := range t.order {
		// By growing size: the last one stays.
		t.heaviest[int(v.f.Cells[i].Seat)&(seats-1)] = &v.f.Cells[i]
	}
	for _, i := range t.order {
		c := &v.f.Cells[i]
		if c.Quiet || c.Folded > 0.35 {
			continue
		}
		px, py := v.at(c.X, c.Y)
		x, y := v.units(px, py)
		r := v.radius(c) / v.z
		a := c.alpha()
		switch {
		case v.f.Whole:
			t.paintInitial(v, c, x, y, r, a)
		case r >= lettered && t.fitsInside(p, c, r):
			t.paintInside(v, c, x, y, r, a)
		case r >= tagged:
			t.paintTag(v, c, x, y, r, a)
		default:
			t.paintInitial(v, c, x, y, r, a)
		}
	}
	for i := range v.f.Ghosts {
		h := &v.f.Ghosts[i]
		x, y := v.units(v.at(h.X, h.Y))
		r := h.R * v.s / v.z
		white := ui.Paper
		if h.Refused != "" {
			white = refused
		}
		if v.bare(ui.Centered(x, y, 2*r, 2*r)) {
			t.paintGhostLabel(p, h, x, y, r, white)
		}
	}
}

// ghostText is the size of the texts in a daughter that is not there yet.
const ghostText = 17

// paintGhostLabel paints whose a daughter is and how heavy she would be: in her, or
// above her where larger texts have no room in her.
func (t *Board) paintGhostLabel(p *ui.Painter, h *Ghost, x, y, r float32, white ui.Color) {
	num := t.number(h.Mass)
	w := (p.Width(num, ui.Type{Face: ui.Fredoka500, Size: ghostText}) + ghostText*p.TextScale*1.1) / 2
	switch {
	case h.Refused != "" && r >= 8: // it is struck out
		sign(p, h.Seat, x, y, r, white)
	case r >= 18 && (p.TextScale == 1 || w <= 0.8*r):
		sign(p, h.Seat, x, y-r*0.34, max(10, r*0.62), white)
		t.pair(p, h.Seat.Letter(), num, x, y+r*0.46+(p.TextScale-1)*ghostText*0.35, ghostText, ui.Paper)
	case r >= 18:
		sign(p, h.Seat, x, y, r, white)
		strong := ui.Type{Face: ui.Fredoka500, Size: ghostText, Color: ui.Paper, Carries: true}
		rimmed(p, num, x-p.Width(num, strong)/2, y-r-8, strong)
	case r >= 8:
		sign(p, h.Seat, x, y, r, white)
	}
}

// The figures in cells grow with the player's texts, up to these factors, at least up to
// least, where that has room: insideWide radii to both sides.
const (
	grown      = 2
	least      = 1.65
	insideWide = 0.76
)

// insideSize returns the size of the texts in a cell of a radius at a size of texts of 100 %.
func insideSize(r float32) float32 { return max(16, even(max(17, min(40, 0.26*r))+1)) }

// insideHalf returns half the width of a letter and a mass in a cell.
func insideHalf(p *ui.Painter, mass string, size float32) float32 {
	return (p.Width(mass, ui.Type{Face: ui.Fredoka500, Size: size}) + size*p.TextScale*1.1) / 2
}

// fitsInside reports whether a cell has room for its letter and its mass: large texts
// stand beside cells that are smaller.
func (t *Board) fitsInside(p *ui.Painter, c *Cell, r float32) bool {
	return p.TextScale == 1 || insideHalf(p, t.number(c.Mass), insideSize(r)*min(p.TextScale, least)/p.TextScale) <= insideWide*r
}

// pair paints a letter and a number around a place on the baseline.
func (t *Board) pair(p *ui.Painter, a, b string, x, y, size float32, c ui.Color) {
	strong := ui.Type{Face: ui.Fredoka700, Size: size, Color: c, Carries: true}
	plain := ui.Type{Face: ui.Fredoka500, Size: size, Color: c, Carries: true}
	gap := size * 0.27 * p.TextScale
	wa, wb := p.Width(a, strong), p.Width(b, plain)
	x -= (wa + gap + wb) / 2
	p.Text(a, x, y, strong, ui.Left)
	p.Text(b, x+wa+gap, y, plain, ui.Left)
}

// rimmed paints a text on a dark edge, to be read on any water.
func rimmed(p *ui.Painter, s string, x, y float32, t ui.Type) {
	t.Rim, t.RimColor = 2, edge.Fade(t.Color.A)
	p.Text(s, x, y, t, ui.Left)
}

// sign paints a seat's shape in one colour, in steps of its size, so that few are
// cut while a cell grows.
func sign(p *ui.Painter, s rules.Seat, x, y, height float32, c ui.Color) {
	p.Shape(s, x, y, even(height+1), c)
}

// paintInside paints the letter and the mass under the nucleus; they slide in
// the cell to stay in view.
func (t *Board) paintInside(v *view, c *Cell, x, y, r, a float32) {
	p := v.p
	area := v.dry()
	size := insideSize(r)
	num := t.weight(c)
	if x-r < area.X || x+r > area.Right() || insideHalf(p, num, size) > insideWide*r { // no room, or it slides
		num = t.number(c.Mass)
	}
	if p.TextScale > 1 {
		usual := size
		size *= min(p.TextScale, grown) / p.TextScale
		if w := insideHalf(p, num, size); w > insideWide*r {
			size = max(usual*min(p.TextScale, least)/p.TextScale, size*insideWide*r/w)
		}
	}
	ink := onCell.Fade(a)
	w := insideHalf(p, num, size)
	if w > 0.8*r {
		size *= 0.8 * r / w
		w = 0.8 * r
	}
	base := y + 0.27*r + 0.8*size*p.TextScale
	lx := max(area.X+w+8, min(area.Right()-w-8, x))
	ly := max(area.Y+size*p.TextScale+4, min(area.Bottom()-10, base))
	lx = max(x-r*0.66, min(x+r*0.66, lx))
	if ly-size*p.TextScale*0.72 < y+0.2*r {
		ly = min(ly, y-0.55*r) // over the nucleus, where there is no room under it
	}
	ly = max(y-r*0.6, min(y+r*0.74, ly))
	if v.bare(ui.Rect{X: lx - w, Y: ly - size*p.TextScale, W: 2 * w, H: size * p.TextScale * 1.2}) {
		t.pair(p, c.Seat.Letter(), num, lx, ly, size, ink)
	}
	if c.Crown {
		// Over the rim, or at the edge of the view, beside the mass where that is there.
		s := max(0.9, min(2.2, 0.8+r*0.007))
		cx, cy := x, max(area.Y+12*s, y-r-9*s)
		if ly-size*p.TextScale < cy+11*s && ly > cy-11*s {
			cx = max(area.X+16*s, lx-w-18*s)
		} else if v.taken(c, cx, cy, s) {
			cx, cy = lx-w-18*s, ly-size*p.TextScale*0.35
		}
		p.Art("aquariom/crown", cx, cy, ui.ArtStyle{Scale: float32(int(s*8)) / 8, Alpha: a})
	}
}

// taken reports whether a crown of a scale at a place, in units of the design, would lie on another cell than its
// own or on the daughter of a division.
func (v *view) taken(own *Cell, x, y, scale float32) bool {
	box := ui.Centered(x, y, 32*scale, 22*scale)
	under := func(at ui.Point, r float32) bool {
		cx, cy := v.units(v.at(at.X, at.Y))
		dx, dy := max(box.X-cx, 0, cx-box.Right()), max(box.Y-cy, 0, cy-box.Bottom())
		r *= v.s / v.z
		return dx*dx+dy*dy < r*r
	}
	for i := range v.f.Cells {
		if c := &v.f.Cells[i]; c.ID != own.ID && under(ui.Point{X: c.X, Y: c.Y}, c.R) {
			return true
		}
	}
	for i := range v.f.Ghosts {
		if g := &v.f.Ghosts[i]; under(ui.Point{X: g.X, Y: g.Y}, g.R) {
			return true
		}
	}
	return false
}

// bare reports whether a box lies on nothing that is over the water: two texts on each other are not read.
func (v *view) bare(box ui.Rect) bool {
	for _, r := range v.f.Papers {
		if box.X < r.Right() && r.X < box.Right() && box.Y < r.Bottom() && r.Y < box.Bottom() {
			return false
		}
	}
	return true
}

// dry returns the part of the area in which words are read.
func (v *view) dry() ui.Rect { return v.f.Area.Inset(v.f.Margin) }

// beside is where a label of a width stands, by its left end on the baseline: own
// ones under the cell, satellites ahead, others away from the teeth.
func beside(c *Cell, x, y, r, w, scale float32) (lx, ly float32) {
	d := r
	if c.Mark == Edible {
		d += 10
	}
	if c.Isolated > 0 {
		d += 8
	}
	switch _, cos := sincos(c.Facing); {
	case c.Own && c.Isolated > 0:
		if c.VX < -0.05 {
			return x - d - 8 - w, y + 6
		}
		return x + d + 8, y + 6
	case c.Own && c.VY > 0.3:
		return x - w/2, y - d - 8
	case c.Own:
		return x - w/2, y + d + 5 + 14*scale
	case c.Mark >= Danger && cos > 0:
		return x - d*0.76 - 6 - w, y + d*0.76 + 12*scale
	}
	return x + d*0.76 + 5, y + d*0.76 + 12*scale
}

// aside returns where the label of a width stands, as beside has it; that of an own cell moves to another side, where
// it would lie on a danger. It is on one on every side if ok is false.
func (t *Board) aside(v *view, c *Cell, x, y, r, w float32) (lx, ly float32, ok bool) {
	scale := v.p.TextScale
	lx, ly = beside(c, x, y, r, w, scale)
	if !c.Own {
		return lx, ly, true
	}
	d := r + 8
	for _, at := range [...]ui.Point{{X: lx, Y: ly}, {X: x - w/2, Y: y + d + 5 + 14*scale}, {X: x - w/2, Y: y - d}, {X: x + d, Y: y + 6}, {X: x - d - w, Y: y + 6}} {
		if !t.onDanger(v, ui.Rect{X: at.X, Y: at.Y - tagSize*scale, W: w, H: (tagSize + 4) * scale}) {
			return at.X, at.Y, true
		}
	}
	return lx, ly, false
}

// tagSize is the size of the texts beside a cell.
const tagSize = 16

// overTag returns the middle of a crown over the text beside a cell at y, if its baseline ly is above it, and
// else y.
func overTag(p *ui.Painter, y, ly float32) float32 {
	if ly > y {
		return y
	}
	return ly - tagSize*p.TextScale - 14
}

// paintTag paints "shape A 42" beside a cell.
func (t *Board) paintTag(v *view, c *Cell, x, y, r, a float32) {
	size := tagSize * min(1.125, v.p.TextScale) // as large as in a larger cell, at least
	p := v.p
	num := t.weight(c)
	strong := ui.Type{Face: ui.Fredoka700, Size: size, Color: ui.Paper.Fade(a), Carries: true}
	plain := ui.Type{Face: ui.Fredoka600, Size: size, Color: ui.Paper.Fade(a), Carries: true}
	gap := 5 * p.TextScale
	wa, wb := p.Width(c.Seat.Letter(), strong), p.Width(num, plain)
	side := 18 * (0.5 + 0.5*p.TextScale)
	whole := side + wa + gap + wb
	lx, ly, ok := t.aside(v, c, x, y, r, whole)
	area := v.dry()
	lx = max(area.X+6, min(area.Right()-whole-6, lx))
	ly = max(area.Y+18, min(area.Bottom()-8, ly))
	mid := ly - 5.5*p.TextScale
	if ok && v.bare(ui.Rect{X: lx, Y: ly - size*p.TextScale, W: whole, H: size * p.TextScale * 1.2}) {
		t.signs = append(t.signs, ui.Rect{X: lx, Y: ly - size*p.TextScale, W: whole, H: size * p.TextScale * 1.2})
		sign(p, c.Seat, lx+side*0.4, mid, side*0.94, edge.Fade(a))
		// Paler than the cell, to be seen on bright water.
		sign(p, c.Seat, lx+side*0.4, mid, side*0.77, ui.SeatLook(c.Seat).Water.Mix(ui.White, 0.4).Fade(a))
		rimmed(p, c.Seat.Letter(), lx+side, ly, strong)
		rimmed(p, num, lx+side+wa+gap, ly, plain)
	}
	if c.Crown {
		cx, cy := x, min(y-r-12, overTag(p, y, ly))
		if v.taken(c, cx, cy, 0.9) {
			cx, cy = lx-16, mid
		}
		p.Art("aquariom/crown", cx, cy, ui.ArtStyle{Scale: 0.9, Alpha: a})
	}
}

// paintInitial paints the letter beside a small cell; on a whole map only beside
// the heaviest of a seat.
func (t *Board) paintInitial(v *view, c *Cell, x, y, r, a float32) {
	if c.Own && !v.f.Whole {
		r = max(r, leastOwn+2) // off its ring
	}
	crown := func(cy float32) {
		if c.Crown {
			v.p.Art("aquariom/crown", x, cy, ui.ArtStyle{Scale: 0.8, Alpha: a})
		}
	}
	if v.f.Whole && t.heaviest[int(c.Seat)&(seats-1)] != c {
		crown(y - r - 10)
		return
	}
	strong := ui.Type{Face: ui.Fredoka700, Size: 16, Color: ui.Paper.Fade(a), Carries: true}
	w := v.p.Width(c.Seat.Letter(), strong)
	lx, ly, ok := t.aside(v, c, x, y, r, w)
	area := v.dry()
	lx = max(area.X+4, min(area.Right()-5-w, lx-2))
	ly = max(area.Y+16*v.p.TextScale, min(area.Bottom()-6, ly+2))
	crown(min(y-r-10, overTag(v.p, y, ly)))
	if ok && v.bare(ui.Rect{X: lx, Y: ly - 16*v.p.TextScale, W: w, H: 19 * v.p.TextScale}) {
		rimmed(v.p, c.Seat.Letter(), lx, ly, strong)
	}
}

// paintSigns paints tags, triangles and words above everything.
func (t *Board) paintSigns(v *view) {
	p := v.p
	t.paintLosses(v)
	for _, i := range t.order {
		c := &v.f.Cells[i]
		if c.Mark == Neutral {
			continue
		}
		px, py := v.at(c.X, c.Y)
		x, y := v.units(px, py)
		r := v.radius(c) / v.z
		if c.Mark == Edible {
			t.paintPill(v, t.gain(c.Gain), ui.Paper, c.ID, x, y, r)
			continue
		}
		name := "aquariom/danger"
		if c.Mark == DangerSome || c.Mark == LungeSome {
			name = "aquariom/danger-some"
		}
		t.paintDanger(v, c, name, x, y, r)
	}
	for i := range v.f.Ghosts {
		if h := &v.f.Ghosts[i]; h.Refused != "" {
			t.paintRefusal(v, h)
			break // all have the same reason, or the first is enough
		}
	}
	if v.f.Aims {
		x, y := v.units(v.at(v.f.AimX, v.f.AimY))
		in, long := float32(9), float32(10)
		hides := t.onSmallOwn(v, x, y)
		if hides { // around the cell's ring
			in, long = leastOwn+3, 6
		}
		for pass := range 2 {
			c, w := edge, float32(7)
			if pass == 1 {
				c, w = ui.Paper, 3.5
			}
			for k := range 4 {
				ux, uy := [4]float32{1, 0, -1, 0}[k], [4]float32{0, 1, 0, -1}[k]
				p.Line(x+ux*in, y+uy*in, x+ux*(in+long), y+uy*(in+long), w, c)
			}
		}
		if !hides {
			p.Disc(x, y, 3, 3, ui.Sheet{Color: ui.Paper, Lift: -1, NoRim: true})
		}
	}
	t.paintOwnRings(v)
}

// paintDanger paints the triangle of a dangerous cell, and the words if it has them, at its rim: on the way
// from it to the nearest of one's cells, or beside that where they would lie on own cells.
func (t *Board) paintDanger(v *view, c *Cell, name string, x, y, r float32) {
	p := v.p
	sin, cos := sincos(c.Facing)
	d, scale := r+18, float32(0.9)
	if c.Mark >= Lunge {
		d, scale = max(d, r*1.25), max(1, min(1.5, r/130))
	}
	area := v.dry()
	said := ui.Type{Face: ui.Fredoka600, Size: 18, Color: ui.Hex(0xFFD9CC), Carries: true}
	flees := c.Flee && v.f.Words.Flee != ""
	var sx, sy float32
	var box ui.Rect
	const step = math.Pi / 24
	turn := float32(step) // round the rim, downwards
	if cos < 0 {
		turn = -step
	}
	for angle := c.Facing; ; angle += turn {
		sin, cos = sincos(angle)
		sx, sy = max(area.X+26, min(area.Right()-26, x+cos*d)), max(area.Y+26, min(area.Bottom()-26, y+sin*d))
		if flees {
			w, h := p.Width(v.f.Words.Flee, said)+34, 12+22*p.TextScale
			box = ui.Rect{X: sx - w/2, Y: sy + 26*scale*0.9, W: w, H: h}
			if sin < -0.5 { // off the cell itself
				box.Y = sy - 26*scale*0.9 - h
			}
			box.X = max(area.X+6, min(area.Right()-w-6, box.X))
			box.Y = max(area.Y+6, min(area.Bottom()-h-6, box.Y))
			box = v.offPapers(box)
		}
		if math.Abs(float64(angle-c.Facing)) > 2*math.Pi || !t.coversOwn(v, ui.Centered(sx, sy, 38*scale, 38*scale)) && (!flees || !t.coversOwn(v, box)) {
			break
		}
	}
	p.Art(name, sx, sy, ui.ArtStyle{Scale: float32(int(scale*8)) / 8})
	if flees {
		t.signs = append(t.signs, box)
		p.Sheet(box, ui.Sheet{Color: edge, Radius: 8, Waver: 0.8, Seed: 3, Lift: 0.2, NoRim: true})
		p.Text(v.f.Words.Flee, box.CX(), box.CY()+18*p.TextScale*0.35, said, ui.Center)
	}
}

// offPapers returns a box moved up or down off what lies over the water, towards the middle.
func (v *view) offPapers(box ui.Rect) ui.Rect {
	const air = 6
	for _, r := range v.f.Papers {
		if box.X >= r.Right() || r.X >= box.Right() || box.Y >= r.Bottom() || r.Y >= box.Bottom() {
			continue
		}
		if r.CY() > v.f.Area.CY() {
			box.Y = r.Y - box.H - air
		} else {
			box.Y = r.Bottom() + air
		}
	}
	return box
}

// paintLosses says at urchins what they would cost.
func (t *Board) paintLosses(v *view) {
	for i := range v.f.Urchins {
		if u := &v.f.Urchins[i]; u.Loss > 0 {
			x, y := v.units(v.at(u.X, u.Y))
			t.paintPill(v, t.loss(u.Loss), ui.Hex(0xFFD9CC), u.ID, x, y, u.R*v.s/v.z)
		}
	}
}

// paintPill paints on paper of a colour what touching a cell or an urchin is worth.
func (t *Board) paintPill(v *view, text string, paper ui.Color, seed int, x, y, r float32) {
	p := v.p
	ty := ui.Type{Face: ui.Fredoka600, Size: 16, Color: ui.Ink, Carries: true}
	w, h := p.Width(text, ty)+18, 8+17*p.TextScale
	d := (r + 8) * 0.72
	box := ui.Rect{X: x + d - 4, Y: y - d - h*0.75, W: w, H: h}
	area := v.dry()
	box.X = max(area.X+4, min(area.Right()-w-4, box.X))
	box.Y = max(area.Y+4, min(area.Bottom()-h-4, box.Y))
	box = v.offPapers(box)
	t.signs = append(t.signs, box)
	p.Sheet(box, ui.Sheet{Color: paper, Radius: h / 2.2, Waver: 0.6, Seed: seed, Lift: 0.1, NoRim: true})
	p.Text(text, box.CX(), box.CY()+16*p.TextScale*0.35, ty, ui.Center)
}

// paintRefusal says at the pointer why a division is refused.
func (t *Board) paintRefusal(v *view, h *Ghost) {
	p := v.p
	x, y := v.units(v.at(h.X, h.Y))
	y += h.R * v.s / v.z
	if v.f.Aims {
		x, y = v.units(v.at(v.f.AimX, v.f.AimY))
		y += 18
	}
	ty := ui.Type{Face: ui.Nunito800, Size: 16, Color: ui.Paper, Carries: true}
	w := min(v.f.Area.W-12, p.Width(h.Refused, ty)+28)
	hgt := 12 + 20*p.TextScale
	area := v.dry()
	box := ui.Rect{X: x - w/2, Y: y + 10, W: w, H: hgt}
	box.X = max(area.X+6, min(area.Right()-w-6, box.X))
	box.Y = max(area.Y+6, min(area.Bottom()-hgt-6, box.Y))
	p.Sheet(box, ui.Sheet{Color: panel.Fade(0.92), Radius: 8, Waver: 0.9, Seed: 6, Lift: 0.2, NoRim: true})
	p.Label(h.Refused, box.Inset2(10, 0), ty, ui.Center)
}
