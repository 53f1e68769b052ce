package board

import (
	"ludotheque/rules"
	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// goodArt are the drawings of the goods.
var goodArt = [empire.Wild + 1]string{
	empire.Crystal: "empire/crystal", empire.Ore: "empire/ore", empire.Wood: "empire/wood",
	empire.Tools: "empire/tools", empire.Food: "empire/food", empire.Wild: "empire/wild",
}

// paintGood paints a good's picture in a square of size units.
func paintGood(p *ui.Painter, g empire.Good, x, y, size float32) {
	if g > empire.NoGood && g <= empire.Wild {
		p.Art(goodArt[g], x, y, ui.ArtStyle{Scale: size / 26})
	}
}

// paintCube paints an army, its front about 15 units wide at scale 1.
func paintCube(p *ui.Painter, look *ui.SeatStyle, x, y, scale float32, moving bool) {
	p.Art("empire/cube", x, y, ui.ArtStyle{Scale: scale, Seat: look, Moving: moving})
}

// paintCity paints a city, 28 units wide at scale 1.
func paintCity(p *ui.Painter, look *ui.SeatStyle, x, y, scale float32, moving bool) {
	p.Art("empire/city", x, y, ui.ArtStyle{Scale: scale, Seat: look, Moving: moving})
}

// paintToken paints a token of goods, 36 units wide at scale 1.
func paintToken(p *ui.Painter, g empire.Good, x, y, scale float32) {
	p.Art("empire/token", x, y, ui.ArtStyle{Scale: scale, Shadow: 0.01})
	p.Art(goodArt[g], x, y+5*scale, ui.ArtStyle{Scale: 0.6 * scale})
}

// paintCoin paints a coin of radius r with a number; none when n is negative.
func paintCoin(p *ui.Painter, x, y, r float32, n int) {
	p.Art("empire/coin", x, y, ui.ArtStyle{Scale: r / 16})
	if n >= 0 {
		t := p.Legible(ui.Type{Face: ui.Fredoka700, Size: 1.25 * r / p.TextScale, Color: ui.Ink, Carries: true})
		p.Text(ui.Digits(n), x, y+t.Size*p.TextScale*0.36, t, ui.Center)
	}
}

// How far texts on the map grow with the player's size of texts: names of regions
// as far as their borders let them, figures and names on the sea until they would
// lie on each other.
const (
	grownName   = 1.75
	grownFigure = 1.4
)

// smallMapK is how small a map is, in its scale, on which texts have kept the
// smallest size while the regions have not.
const smallMapK = 0.75

// mapText is a text on the map: it grows up to most, and shrinks with the map down
// to the smallest readable size.
func mapText(p *ui.Painter, plan *Plan, face ui.Face, size, most float32) ui.Type {
	px := max(12.5, size*plan.k()*min(p.TextScale, most))
	if plan.Large {
		px = max(12.5*plan.Zoom, size*plan.k()) // the map is as much larger as its texts
	}
	return ui.Type{Face: face, Size: px / p.TextScale, Color: ui.Ink, Carries: true}
}

// slot is a piece in a region's rows: times is over 0 where one stands for many.
type slot struct {
	x, y  float32
	side  empire.Side
	city  bool
	times int
}

const maxSlots = 40

// rows is what lies in a region, laid out.
type rows struct {
	name  float32 // the name's baseline
	slots [maxSlots]slot
	n     int
	low   float32 // the middle of the row with pill, token and coin
	lowly bool    // there is such a row
	ghost ui.Point
	size  float32 // of the pieces, 1 or smaller
}

// pieceScale is how large a piece is painted where it has room for one of k: small
// ones may hide a neighbour's edges, so that their signs can be read.
func pieceScale(k float32) float32 { return max(0.95*k, min(0.66, 1.45*k)) }

// crowding are the sizes of pieces that are tried, the largest first, until what
// lies in a region fits into it.
var crowding = [4]float32{1, 0.84, 0.7, 0.58}

// lay lays a region out around its middle: name, pieces, then pill, token and
// coin.
func (a *Map) lay(f *Frame, r empire.Region, out *rows) {
	high := a.Bounds(f.Plan, r).H
	for _, size := range crowding {
		if a.layAt(f, r, size, out) <= high*0.76 {
			return
		}
	}
}

// The width of pieces at scale 1, with the gap beside them.
const cubeW, cityW = 21, 33

// packer fills rows with pieces, from the left.
type packer struct {
	out *rows
	// ks is the scale of a piece alone, kc of one beside its number, and limit how
	// wide a row may be.
	ks, kc, limit float32
	x             float32
	lines         int
	ends          [6]int     // the slot after a line's last
	wide          [6]float32 // how wide a line is
}

// add lays a piece that stands for many, when times is over 0, w wide.
func (q *packer) add(s empire.Side, city bool, times int, w float32) {
	if q.out.n == maxSlots {
		return
	}
	if q.x > 0 && q.x+w > q.limit && q.lines < len(q.ends)-1 {
		q.end()
	}
	own, step := float32(cubeW), q.ks
	if city {
		own = cityW
	}
	if times > 0 {
		step = q.kc
	}
	q.out.slots[q.out.n] = slot{x: q.x + own*step/2, y: float32(q.lines), side: s, city: city, times: times}
	q.out.n++
	q.x += w
}

// end ends a line.
func (q *packer) end() {
	q.ends[q.lines], q.wide[q.lines] = q.out.n, q.x
	q.lines, q.x = q.lines+1, 0
}

// pack lays down all pieces of a region. Many of a kind stand for themselves as
// long as there are few; count is the room of a number beside one.
func (q *packer) pack(g *empire.Ground, total int, count float32) {
	for s := range empire.Side(sides) {
		if n := int(g.Armies[s]); n >= 5 || n >= 2 && total > 5 {
			q.add(s, false, n, cubeW*q.kc+count)
		} else {
			for range n {
				q.add(s, false, 0, cubeW*q.ks)
			}
		}
		if n := int(g.Cities[s]); n >= 2 {
			q.add(s, true, n, cityW*q.kc+count)
		} else if n == 1 {
			q.add(s, true, 0, cityW*q.ks)
		}
	}
}

// layAt lays a region out with pieces of a size and returns how high it is.
func (a *Map) layAt(f *Frame, r empire.Region, size float32, out *rows) float32 {
	plan, k := f.Plan, f.Plan.k()
	g, b := &f.Grounds[r], a.Bounds(f.Plan, r)
	mid := plan.place(a.middles[r])
	out.n, out.size = 0, size
	ks := k * size
	total := 0
	for s := range sides {
		total += int(g.Armies[s]) + int(g.Cities[s])
	}
	q := packer{out: out, ks: ks, kc: max(ks, pieceScale(ks)), limit: min(124*k, max(70*k, b.W*0.84))}
	if total > 8 {
		q.limit = min(q.limit, b.W*0.8)
	}
	// The number beside a piece does not shrink as much, nor the piece beside one.
	q.pack(g, total, max(15, 23*k*(1+size)/2))
	if f.Ghosts.Has(r) {
		// It has a place of its own at the end of the last row.
		if q.x > 0 && q.x+44*k > q.limit && q.lines < len(q.ends)-1 {
			q.end()
		}
		q.x += 44 * k
	}
	if q.x > 0 {
		q.end()
	}
	out.lowly = f.held(r) || g.Marked() || f.Plus.Has(r)
	// A floating piece is higher than a row: below another it takes more room.
	drop := float32(0)
	if f.Ghosts.Has(r) && q.lines > 1 {
		drop = 8 * k
	}
	high := 18*k + 23*ks*float32(q.lines) + drop
	if out.lowly {
		high += 24 * k
	}
	top := max(b.Y+8*k, min(mid.Y-high/2, b.Bottom()-high-7*k))
	out.name = top + 13*k
	first := 0
	for l := range q.lines {
		y := top + 24*k + ks*(12+23*float32(l))
		if l == q.lines-1 {
			y += drop
		}
		for i := first; i < q.ends[l]; i++ {
			s := &out.slots[i]
			s.x += mid.X - q.wide[l]/2
			s.y = y
		}
		first = q.ends[l]
		out.ghost = ui.Point{X: mid.X + q.wide[l]/2 - 21*k, Y: y - 2*k}
	}
	out.low = top + 37*k + 23*ks*float32(q.lines) + drop
	return high
}

// goal is where the last piece of a kind stands in a region.
func (o *rows) goal(s empire.Side, city bool) (ui.Point, bool) {
	for i := o.n - 1; i >= 0; i-- {
		if q := &o.slots[i]; q.side == s && q.city == city {
			return ui.Point{X: q.x, Y: q.y}, true
		}
	}
	return ui.Point{}, false
}

// faint is how far a region steps back.
func (f *Frame) faint(r empire.Region) float32 {
	if f.Lit.Has(r) {
		return 0
	}
	return f.Dim
}

// paintHolders lets regions step back and outlines those that are held.
func (a *Map) paintHolders(p *ui.Painter, f *Frame) {
	k := f.Plan.k()
	at := where{x: f.Plan.X, y: f.Plan.Y, cell: f.Plan.Cell, inset: 1.7 * k}
	for r := range empire.Region(empire.RegionCount) {
		back := f.faint(r)
		if back > 0 {
			a.pen.fill(p, &a.regions[r], at, parchment.Fade(0.42*back), 0, 0)
		}
		if s := f.hold(r); s != empire.Nobody && s != empire.Neutral && back < 1 {
			p.Fade(1 - back)
			look := lookOf(s)
			width := 6.4 * k
			if look.Edge.A > 0 {
				a.pen.ring(p, &a.regions[r], at, width+1.6*k, look.Edge)
			}
			a.pen.ring(p, &a.regions[r], at, width, look.Color.Fade(0.97))
			p.Pop()
		}
	}
}

// span is how far a region reaches to the left and right of its middle at a
// height of the view.
func (a *Map) span(plan *Plan, r empire.Region, y float32) (left, right float32) {
	pts, m := a.regions[r].pts, a.middles[r]
	at := plan.square(0, y).Y
	l, h := float32(-1e9), float32(1e9)
	for i := range pts {
		q, o := pts[i], pts[(i+1)%len(pts)]
		if (q.Y > at) == (o.Y > at) {
			continue
		}
		x := q.X + (at-q.Y)*(o.X-q.X)/(o.Y-q.Y)
		if x <= m.X {
			l = max(l, x)
		} else {
			h = min(h, x)
		}
	}
	b := a.Bounds(plan, r)
	return max(b.X, plan.X+l*plan.Cell), min(b.Right(), plan.X+h*plan.Cell)
}

// paintRegion paints the name of a region and what lies in it.
func (a *Map) paintRegion(p *ui.Painter, f *Frame, r empire.Region) {
	a.lay(f, r, &a.laid)
	back := f.faint(r)
	if f.Names != nil && len(f.Moves) == 0 {
		a.paintName(p, f, r, back)
	}
	p.Fade(1 - 0.12*back) // its numbers stay readable
	defer p.Pop()
	a.paintPieces(p, f, r)
	if a.laid.lowly {
		a.paintLow(p, f, r)
	}
}

// held reports whether a side that plays holds a region.
func (f *Frame) held(r empire.Region) bool {
	holder := f.hold(r)
	return holder != empire.Nobody && holder != empire.Neutral
}

// nameType is how the name of a region that is laid out is set, and the middle of
// it.
func (a *Map) nameType(p *ui.Painter, f *Frame, r empire.Region) (t ui.Type, x float32) {
	k, o := f.Plan.k(), &a.laid
	name := f.Names.Regions[r]
	t = mapText(p, f.Plan, ui.Fredoka500, 16.5, grownName)
	if f.Under == r || f.Pulse.Has(r) {
		t.Face = ui.Fredoka600
	}
	left, right := a.span(f.Plan, r, o.name-5*k)
	edge := 5 * k
	if f.held(r) {
		edge = 10 * k
	}
	if f.Plan.Large || p.TextScale == 1 {
		left, right = left+edge, right-edge
		t = p.Fit(name, t, right-left)
	} else {
		// High letters come nearer to a slanting border; but none is smaller than usual.
		usual := t.Sized(max(12.5, 16.5*k) / p.TextScale)
		usual = p.Fit(name, usual, right-left-2*edge)
		edge *= min(p.TextScale, grownName)
		if t = p.Fit(name, t, right-left-2*edge); t.Size <= usual.Size {
			t, edge = usual, edge/min(p.TextScale, grownName)
		}
		left, right = left+edge, right-edge
	}
	half := p.Width(name, t) / 2
	return t, max(left+half, min(f.Plan.place(a.middles[r]).X, right-half))
}

// paintName paints the name of a region that is laid out, stepping back so far.
func (a *Map) paintName(p *ui.Painter, f *Frame, r empire.Region, back float32) {
	t, x := a.nameType(p, f, r)
	if w := p.Width(f.Names.Regions[r], t); !f.Plan.Seen(ui.Rect{X: x - w/2, Y: a.laid.name - 0.8*t.Size*p.TextScale, W: w, H: t.Size * p.TextScale}) {
		return
	}
	t.Color = ui.Ink.Fade(1 - 0.1*back)
	if f.Plan.k() < smallMapK*f.Plan.zoom() || len(f.Moves) > 0 {
		// On a small map names reach over borders, and under an advice over its arrows.
		t.Rim, t.RimColor = 2, tint(r).Mix(ui.White, 0.3)
	}
	p.Text(f.Names.Regions[r], x, a.laid.name, t, ui.Center)
}

// paintPieces paints the armies and cities of a region that is laid out, without
// those that are still on their way.
func (a *Map) paintPieces(p *ui.Painter, f *Frame, r empire.Region) {
	o := &a.laid
	for i := range o.n {
		s := o.slots[i]
		hidden := f.arriving(r, s.side, s.city)
		if s.times > 0 {
			s.times -= hidden
		} else if hidden > 0 && o.after(i) <= hidden {
			continue // the last ones of the kind are on their way
		}
		paintSlot(p, f, &s, o.size)
	}
}

// after is how many pieces of a kind there are from one of them on.
func (o *rows) after(i int) int {
	n := 0
	for j := i; j < o.n; j++ {
		if o.slots[j].side == o.slots[i].side && o.slots[j].city == o.slots[i].city {
			n++
		}
	}
	return n
}

// paintLow paints the row below the pieces: who holds the region, what lies there,
// and that something can be done.
func (a *Map) paintLow(p *ui.Painter, f *Frame, r empire.Region) {
	k, g, o := f.Plan.k(), &f.Grounds[r], &a.laid
	mid := f.Plan.place(a.middles[r])
	held, holder, plus := f.held(r), f.hold(r), f.Plus.Has(r)
	const gap = 4
	w, pill := float32(0), float32(0)
	if held {
		pill = pillWidth(p, f.Plan, holder, int(f.Power[r]))
		w += pill + gap*k
	}
	if g.Token != empire.NoGood {
		w += (32 + gap) * k
	}
	if g.Coin {
		w += (25 + gap) * k
	}
	inRow, mark, gain := plus && w < 76*k, 24*k, f.Gains[r]
	if gain != "" {
		mark = max(mark, gainWidth(p, f.Plan, gain))
	}
	if inRow {
		w += mark + gap*k
	}
	x, low := mid.X-(w-gap*k)/2, o.low
	if held {
		paintPill(p, f.Plan, x+pill/2, low, holder, int(f.Power[r]))
		x += pill + gap*k
	}
	if g.Token != empire.NoGood {
		paintToken(p, g.Token, x+16*k, low, 0.86*k)
		x += (32 + gap) * k
	}
	if g.Coin {
		n, rad := 1, 11.5*k
		if f.Plan.Large {
			rad = max(rad, 10*f.Plan.Zoom) // for its number
		}
		if !f.Plan.Seen(ui.Centered(x+12.5*k, low, 25*k, 25*k)) {
			n = -1
		}
		paintCoin(p, x+12.5*k, low, rad, n)
		x += (25 + gap) * k
	}
	if plus {
		if !inRow {
			x, low = mid.X-mark/2, o.name-25*k
		}
		if gain != "" {
			paintGain(p, f.Plan, x+mark/2, low, gain)
			return
		}
		paintPlus(p, x+12*k, low, 11*k)
	}
}

func gainWidth(p *ui.Painter, plan *Plan, gain string) float32 {
	return p.Width(gain, pillText(p, plan)) + 16*plan.k()
}

// paintGain paints by how much something that can be done in a region changes the lead.
func paintGain(p *ui.Painter, plan *Plan, cx, cy float32, gain string) {
	t := pillText(p, plan).With(ui.White)
	h := max(22*plan.k(), 1.4*t.Size*p.TextScale)
	r := ui.Centered(cx, cy, gainWidth(p, plan, gain), h)
	if !plan.Seen(r) {
		return
	}
	p.Sheet(r.Inset(-1), ui.Sheet{Color: ui.White, Radius: h, Lift: 0, NoRim: true})
	p.Sheet(r, ui.Sheet{Color: ui.Accent, Radius: h, Lift: -1, NoRim: true})
	p.Text(gain, cx, cy+t.Size*p.TextScale*0.36, t, ui.Center)
}

// paintSlot paints a piece and, where it stands for many, how many.
func paintSlot(p *ui.Painter, f *Frame, s *slot, size float32) {
	k := f.Plan.k() * size
	look := lookOf(s.side)
	scale := pieceScale(k)
	x := s.x + 12*max(k, scale)
	if s.city {
		x += 5 * k
		paintCity(p, look, s.x, s.y-2*k, scale, false)
	} else {
		paintCube(p, look, s.x, s.y, scale, false)
	}
	if s.times > 1 && f.Plan.Seen(ui.Centered(s.x, s.y, 70*k, 30*k)) {
		t := mapText(p, f.Plan, ui.Fredoka700, 15*(1+size)/2, grownFigure)
		y := s.y + t.Size*p.TextScale*0.34
		p.Text("×", x, y, t, ui.Left)
		p.Text(ui.Digits(s.times), x+p.Width("×", t), y, t, ui.Left)
	}
}

// pillText is how a pill is set.
func pillText(p *ui.Painter, plan *Plan) ui.Type {
	return mapText(p, plan, ui.Fredoka700, 15, grownFigure)
}

func pillWidth(p *ui.Painter, plan *Plan, s empire.Side, n int) float32 {
	t := pillText(p, plan)
	w := 23*plan.k() + max(4, 4*plan.k()) + p.Width(rules.Seat(s).Letter(), t)
	if n >= 0 {
		w += p.Width(" +", t) + p.Width(ui.Digits(n), t)
	}
	return w
}

// paintPill paints shape, letter and power of a holder; no power
// when n is negative.
func paintPill(p *ui.Painter, plan *Plan, cx, cy float32, s empire.Side, n int) {
	k := plan.k()
	seat := rules.Seat(s)
	look := lookOf(s)
	t := pillText(p, plan).With(look.TextOn)
	w := pillWidth(p, plan, s, n)
	h := max(22*k, 1.4*t.Size*p.TextScale)
	r := ui.Centered(cx, cy, w, h)
	if !plan.Seen(r) {
		return
	}
	p.Sheet(r.Inset(-1), ui.Sheet{Color: paper, Radius: h, Lift: 0, NoRim: true})
	edge := paper
	if look.Edge.A > 0 {
		edge = look.Edge
	}
	p.Sheet(r, ui.Sheet{Color: edge, Radius: h, Lift: -1, NoRim: true})
	ground := look.Ground
	if look.TextOn == paper {
		// Small letters lose some of their light at their edges: on a darker ground they
		// still stand out by 4.5 : 1.
		ground = ground.Mix(ui.Ink, 0.2)
	}
	p.Sheet(r.Inset(1), ui.Sheet{Color: ground, Radius: h, Lift: -1, NoRim: true})
	x := r.X + 13.5*k
	p.Shape(seat, x, cy, 13.5*k, look.TextOn)
	x += 9.5 * k
	y := cy + t.Size*p.TextScale*0.36
	p.Text(seat.Letter(), x, y, t, ui.Left)
	if n >= 0 {
		x += p.Width(seat.Letter(), t)
		p.Text(" +", x, y, t, ui.Left)
		p.Text(ui.Digits(n), x+p.Width(" +", t), y, t, ui.Left)
	}
}

// paintPlus paints the accent mark of a region where something can be done.
func paintPlus(p *ui.Painter, x, y, r float32) {
	p.Disc(x, y, r+1.2, r+1.2, ui.Sheet{Color: ui.White, Lift: 0, NoRim: true})
	p.Disc(x, y, r-1, r-1, ui.Sheet{Color: ui.Accent, Waver: 0.8, Seed: 4, Lift: -1, NoRim: true})
	d := r * 0.46
	p.Line(x-d, y, x+d, y, r*0.26, ui.White)
	p.Line(x, y-d, x, y+d, r*0.26, ui.White)
}

// seaNames is where the continents' names stand, in squares.
var seaNames = [empire.ContinentCount]Point{
	empire.Plateau: {24.42, 7.8}, empire.Mist: {3.05, 19.1}, empire.Amber: {69.85, 1.55},
	empire.Levant: {68.75, 22.15}, empire.Woods: {13.35, 23.5},
}

// paintContinents paints the continents' names on the sea, and who holds them.
func paintContinents(p *ui.Painter, f *Frame) {
	if f.Names == nil {
		return
	}
	t := mapText(p, f.Plan, ui.Nunito800, 16, grownFigure)
	t.Color, t.Rim, t.RimColor = seaInk, 2, parchment.Fade(0.8)
	size := t.Size * p.TextScale
	for c := range empire.Continent(empire.ContinentCount) {
		at := f.Plan.place(seaNames[c])
		y := at.Y
		for _, line := range p.Wrap(f.Names.Continents[c], t, 1e4) {
			half := p.Width(line, t) / 2
			x := at.X
			if !f.Plan.Large {
				x = max(half+6, min(at.X, f.Plan.Board.Right()-half-2))
			}
			if f.Plan.Seen(ui.Rect{X: x - half, Y: y - size, W: 2 * half, H: 1.2 * size}) {
				p.Text(line, x, y, t, ui.Center)
			}
			y += size * 1.12
		}
		if s := f.Continents[c]; s != empire.Nobody && s != empire.Neutral {
			x := at.X
			if c == empire.Plateau {
				x -= 22 * f.Plan.k()
			} else if c == empire.Levant {
				x += 30 * f.Plan.k()
			}
			if !f.Plan.Large {
				x = max(24, min(x, f.Plan.Board.Right()-24))
			}
			paintPill(p, f.Plan, x, y+size*0.1, s, -1)
		}
	}
}
