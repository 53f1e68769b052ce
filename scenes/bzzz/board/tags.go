package board

import (
	"math"

	"ludotheque/rules"
	"ludotheque/rules/bzzz"
	"ludotheque/scenes/ui"
)

// Tags are what is written on the whole board: what flowers hold and what bees are called, each on a
// paper of its own beside its figure. They find their places by what they would cover. Those of flowers
// stay there for the whole match; those of bees give way to them, keep their places from turn to turn
// unless that hides too much, and then glide to the new one.

// tag is a paper beside a figure, in the board's own units.
type tag struct {
	bee, flower int     // -1 for none
	x, y        float32 // the middle of its figure
	w, h        float32
	dx, dy      float32 // from there to its own middle
	sx, sy      float32 // the same, as it is shown: on its way to dx, dy
	kept, still bool    // whether it had a place before, and its figure stands where it did then
}

func (t *tag) rect() ui.Rect { return ui.Centered(t.x+t.dx, t.y+t.dy, t.w, t.h) }

// tags are those of a board, kept for as long as it stays the same.
type tags struct {
	of       tagsOf
	all, was []tag
	flowers  []tag // in their places, each wide enough for any number
}

// before returns the tag of a bee in the latest places, or nil.
func (t *tags) before(bee int) *tag {
	for i := range t.was {
		if w := &t.was[i]; w.bee == bee {
			return w
		}
	}
	return nil
}

// tagsOf is what the places of tags depend on.
type tagsOf struct {
	view     *bzzz.View
	text     float32
	selected int
	legal    int
	threads  int
	hot      int
}

// The measures of tags, in the board's own units at texts of twice their size.
const (
	tagLine    = 31   // how high a tag is
	beeTag     = 72   // how wide that of a bee
	numberTag  = 42   // the same, with the number alone
	tagEdge    = 6    // left and right of what a flower holds
	tagFar     = 48   // how far from its figure a tag may be
	tagStepX   = 6    // between two places that are tried
	tagStepY   = 8    //
	tagSaves   = 20   // a tag moves only for this much less cost
	tagKeeps   = 0.35 // the same for one whose figure stands, for each unit of its area
	tagNear    = 12   // and that lies no farther from it
	tagLaps    = 4    // so much of another tag under it is too much all the same
	tagGlides  = 0.15 // the part of its way that a tag glides in a tick
	overFigure = 0.55
	astray     = 20   // for each unit that it is nearer to another figure of its kind
	overMark   = 1.65 // over a hive, a disc, a knot
	overTag    = 6
	crowded    = 40 // this many bees leave room for numbers only
	figure     = 38 // the side of what a tag should leave visible
	body       = 30 // the same of a bee without the tips of its wings
	heart      = 16 // and of a flower under its own number
)

// obstacle is something that a tag should not cover.
type obstacle struct {
	ui.Rect
	cost        float32
	flower, bee bool
}

// gap returns how far a point is from the nearest one of a tag.
func gap(r ui.Rect, x, y float32) float32 {
	dx, dy := max(r.X-x, x-r.Right(), 0), max(r.Y-y, y-r.Bottom(), 0)
	return float32(math.Hypot(float64(dx), float64(dy)))
}

// place gives every tag its place.
func (d *Field) placeTags(p *ui.Painter, f *Frame) []tag {
	of := tagsOf{f.View, f.Text, f.Selected, len(f.Legal), len(f.Threads), -1}
	if len(f.View.Bees) >= crowded {
		of.hot = f.Hot // its name is written out
	}
	if d.tags.of == of {
		return d.tags.all
	}
	all := d.tags.was[:0]
	d.tags.was = d.tags.all
	k := f.Text / 2
	tagText := tagTypeLarge(p, f.Text)
	side := float32(f.View.Params.Cells) * cellSize
	room := ui.Rect{X: -4, Y: -4, W: side + 8, H: side + 8}
	if d.tags.of.text != of.text || d.tags.of.view == nil || d.tags.of.view.Params.Cells != f.View.Params.Cells {
		d.tags.was, d.tags.flowers = d.tags.was[:0], d.tags.flowers[:0] // another board
		for i := range f.View.Flowers {
			fl := &f.View.Flowers[i]
			d.tags.flowers = append(d.tags.flowers, tag{bee: -1, flower: i, x: mid(float32(fl.X)), y: mid(float32(fl.Y)), w: p.Width("00–00", tagText) + tagEdge*k, h: tagLine * k})
		}
		settleAll(d.tags.flowers, 0, f.lasting(k), room)
	}
	for _, t := range d.tags.flowers {
		if f.untold(t.flower) {
			continue
		}
		t.w = p.Width(span(f.View.Flowers[t.flower].Nectar), tagText) + tagEdge*k
		all = append(all, t)
	}
	labels := len(all)
	for i := range f.View.Bees {
		b := &f.View.Bees[i]
		w := float32(beeTag)
		if f.shortened(i) {
			w = numberTag
		}
		t := tag{bee: i, flower: -1, x: mid(float32(b.X)), y: mid(float32(b.Y)), w: w * k, h: tagLine * k}
		if w := d.tags.before(i); w != nil {
			t.dx, t.dy, t.sx, t.sy, t.kept = w.dx, w.dy, w.sx, w.sy, true
			t.still = w.x == t.x && w.y == t.y
		}
		all = append(all, t)
	}
	settleAll(all, labels, f.obstacles(k), room)
	for i := range all {
		if t := &all[i]; !t.kept {
			t.sx, t.sy = t.dx, t.dy
		}
	}
	d.tags.of, d.tags.all = of, all
	return all
}

// Numbers returns where the numbers of flowers are, in units of the view.
func (d *Field) Numbers(f *Frame) []ui.Rect {
	s, x, y := f.geometry()
	var all []ui.Rect
	for i := range d.tags.flowers {
		r := d.tags.flowers[i].rect()
		all = append(all, ui.Rect{X: x + r.X*s, Y: y + r.Y*s, W: r.W * s, H: r.H * s})
	}
	return all
}

// settleAll gives all tags from the given one on their places.
func settleAll(all []tag, from int, figures []obstacle, room ui.Rect) {
	const sweeps = 4
	for sweep := range sweeps {
		moved := false
		for i := from; i < len(all); i++ {
			moved = settle(all, i, figures, room, sweep == 0) || moved
		}
		if !moved {
			return
		}
	}
}

// shortened reports whether a bee shows its number alone: a rival's, where there are so
// many that names do not find room, and which the pointer is not on.
func (f *Frame) shortened(bee int) bool {
	return len(f.View.Bees) >= crowded && f.View.Bees[bee].Owner != f.Owner && bee != f.Hot
}

// lasting returns what the number of a flower should leave visible for the whole match: the hearts of flowers, and
// the bees that may come to any other cell; k is the size of texts as a part of twice the usual one.
func (f *Frame) lasting(k float32) []obstacle {
	all := f.hives(k)
	n := f.View.Params.Cells
	for i := range n * n {
		x, y := i%n, i/n
		o := obstacle{Rect: ui.Centered(mid(float32(x)), mid(float32(y)), body, body), cost: overFigure}
		if f.View.FlowerAt(x, y) >= 0 {
			o = obstacle{Rect: ui.Centered(o.CX(), o.CY(), heart, heart), cost: overMark, flower: true}
		}
		all = append(all, o)
	}
	return all
}

// hives returns the places of the hives.
func (f *Frame) hives(k float32) []obstacle {
	var all []obstacle
	n := f.View.Params.Cells
	for s := range rules.Seat(bzzz.Players) {
		x, y := bzzz.Hive(s, n)
		all = append(all, obstacle{Rect: ui.Centered(mid(float32(x)), mid(float32(y)), 80*k, 80*k), cost: overMark})
	}
	return all
}

// obstacles returns the figures of a board, and what must be seen to play; k is the size of
// texts as a part of twice the usual one.
func (f *Frame) obstacles(k float32) []obstacle {
	all := f.hives(k)
	at := func(x, y, side, cost float32) {
		all = append(all, obstacle{Rect: ui.Centered(x, y, side, side), cost: cost})
	}
	for i := range f.View.Flowers {
		at(mid(float32(f.View.Flowers[i].X)), mid(float32(f.View.Flowers[i].Y)), figure, overFigure)
	}
	for i := range f.View.Bees {
		b := &f.View.Bees[i]
		x, y := mid(float32(b.X)), mid(float32(b.Y))
		at(x, y, figure, overFigure)
		all[len(all)-1].bee = true
		if b.KO() {
			more := 2*k - 1
			at(x+14+6*more, y-12-6*more, 21+13*more, overMark)
		}
	}
	for _, c := range f.Legal {
		at(mid(float32(c.X)), mid(float32(c.Y)), cellSize, overFigure) // it is larger than a tag
	}
	for i := range f.Threads {
		t := &f.Threads[i]
		for j, q := range t.Points {
			at(mid(q.X), mid(q.Y), 16, overFigure)
			if j > 0 {
				o := t.Points[j-1]
				at((mid(q.X)+mid(o.X))/2, (mid(q.Y)+mid(o.Y))/2, 16, overFigure)
			}
		}
		for _, j := range t.Knots {
			if j >= 0 && j < len(t.Points) {
				at(mid(t.Points[j].X), mid(t.Points[j].Y), 33*k, overMark)
			}
		}
	}
	return all
}

// away returns how far the edge of a tag at an offset is from its figure.
func (t *tag) away(dx, dy float32) float32 {
	return max(0, abs32(dx)-(figure+t.w)/2) + max(0, abs32(dy)-(figure+t.h)/2)
}

// settle gives a tag the place that costs least, if it saves enough, and reports whether
// it moved.
func settle(all []tag, i int, figures []obstacle, room ui.Rect, first bool) bool {
	t := &all[i]
	reach := ui.Centered(t.x, t.y, figure+2*tagFar+2*t.w, figure+2*tagFar+2*t.h)
	var near [96]obstacle
	list := near[:0]
	add := func(o obstacle) {
		if len(list) < cap(list) && overlap(o.Rect, reach) > 0 {
			list = append(list, o)
		}
	}
	var alike [24]ui.Point // others that a tag beside them would seem to tell of
	others := alike[:0]
	for _, o := range figures {
		own := o.CX() == t.x && o.CY() == t.y
		if add(o); (o.flower && t.flower >= 0 || o.bee && t.bee >= 0) && !own && len(others) < cap(others) && overlap(o.Rect, reach) > 0 {
			others = append(others, ui.Point{X: o.CX(), Y: o.CY()})
		}
	}
	saves := float32(tagSaves)
	if t.still && t.away(t.dx, t.dy) < tagNear {
		saves = tagKeeps * t.w * t.h
	}
	for j := range all {
		if j != i && (!first || j < i || all[j].kept) {
			add(obstacle{Rect: all[j].rect(), cost: overTag})
			if overlap(t.rect(), all[j].rect()) > tagLaps {
				saves = tagSaves
			}
		}
	}
	cost := func(dx, dy float32) float32 {
		r := ui.Centered(t.x+dx, t.y+dy, t.w, t.h)
		if r.X < room.X || r.Y < room.Y || r.Right() > room.Right() || r.Bottom() > room.Bottom() {
			return math.MaxFloat32
		}
		sum := t.away(dx, dy) + 0.12*float32(math.Hypot(float64(dx), float64(dy)))
		if dx < -1 { // right and below are liked
			sum += 4
		}
		if dy < -1 {
			sum += 6
		}
		for _, o := range list {
			sum += o.cost * overlap(r, o.Rect)
		}
		own := gap(r, t.x, t.y)
		for _, o := range others {
			if near := gap(r, o.X, o.Y); near < own {
				sum += astray * (own - near)
			}
		}
		return sum
	}
	now := float32(math.MaxFloat32)
	if !first || t.kept {
		now = cost(t.dx, t.dy) - saves
	}
	best, bx, by := now, t.dx, t.dy
	w, h := (figure+t.w)/2+tagFar, (figure+t.h)/2+tagFar
	step := float32(tagStepY)
	if t.flower >= 0 {
		step /= 2 // it fits between its flower's heart and a bee below it
	}
	for dy := -h; dy <= h; dy += step {
		for dx := -w; dx <= w; dx += tagStepX {
			if c := cost(dx, dy); c < best {
				best, bx, by = c, dx, dy
			}
		}
	}
	moved := bx != t.dx || by != t.dy
	t.dx, t.dy = bx, by
	return moved
}

func abs32(x float32) float32 { return max(x, -x) }

// tagTypeLarge returns how figures on tags are set.
func tagTypeLarge(p *ui.Painter, text float32) ui.Type {
	return p.Legible(ui.Type{Face: ui.Nunito800, Size: 15 * text / p.TextScale, Color: ui.Ink, Carries: true})
}

// The papers of tags.
var (
	flowerTag = ui.Hex(0xFFF3CF)
	emptyTag  = ui.Hex(0xE9E0C8)
)

// paintLabels paints the tags of a board. A bee that moves takes
// its tag along.
func (d *Field) paintLabels(p *ui.Painter, f *Frame) {
	all := d.placeTags(p, f)
	for i := range all {
		all[i].glide(f.Still)
	}
	k := f.Text / 2
	for i := range all {
		if r, x, y, paper, ok := f.lies(&all[i]); ok {
			paintPointer(p, r, x, y, paper) // below all the papers
		}
	}
	for i := range all {
		t := &all[i]
		r, _, _, paper, ok := f.lies(t)
		if !ok {
			continue
		}
		p.Sheet(r, ui.Sheet{Color: paper, Radius: 4, Waver: 0.4, Seed: i, Lift: 0.1, NoRim: true})
		if t.flower >= 0 {
			p.Text(span(f.View.Flowers[t.flower].Nectar), r.CX(), r.CY()+10.5*k, tagTypeLarge(p, f.Text), ui.Center)
			continue
		}
		b := &f.View.Bees[t.bee]
		named := tagTypeLarge(p, f.Text)
		named.Face = ui.Fredoka700
		if f.shortened(t.bee) {
			p.Text(ui.Digits(b.Number), r.CX(), r.CY()+10.5*k, named, ui.Center)
			continue
		}
		p.Sign(b.Owner, r.X+15*k, r.CY(), 25*k, false)
		in := ui.Rect{X: r.X + 28*k, Y: r.Y, W: r.W - 31*k, H: r.H}
		p.Text(Name(b), in.CX(), r.CY()+10.5*k, p.Fit(Name(b), named, in.W), ui.Center)
	}
	for i := range f.Bees {
		if b := &f.Bees[i]; b.KO >= 1 && !b.Hide {
			_, lift := f.beeSize(i)
			x, y := clearCorner(all, mid(b.X), mid(b.Y)-8*lift, p.TextScale-1)
			paintCount(p, f, i, x, y)
		}
	}
}

// clearCorner returns where the turns that a bee misses cover the least of tags: at its upper right, or another corner;
// more is by how much texts are larger than usual.
func clearCorner(all []tag, bx, by, more float32) (x, y float32) {
	least := float32(math.MaxFloat32)
	for n, to := range [...][2]float32{{14, -12}, {14, -6}, {-14, -12}, {14, 9}, {-14, 9}} {
		cx, cy := bx+to[0]+6*more*sign(to[0]), by+to[1]+6*more*sign(to[1])
		side := 21 + 13*more
		covers := float32(n)
		for i := range all {
			covers += overlap(all[i].rect(), ui.Centered(cx, cy, side, side))
		}
		if covers < least {
			x, y, least = cx, cy, covers
		}
	}
	return x, y
}

func sign(x float32) float32 {
	if x < 0 {
		return -1
	}
	return 1
}

// glide moves a tag towards its place, at once if still is true.
func (t *tag) glide(still bool) {
	if dx, dy := t.dx-t.sx, t.dy-t.sy; !still && abs32(dx)+abs32(dy) > 0.5 {
		t.sx, t.sy = t.sx+dx*tagGlides, t.sy+dy*tagGlides
	} else {
		t.sx, t.sy = t.dx, t.dy
	}
}

// lies returns where a tag lies now, with the middle of its figure and its paper; ok is false
// while it is not shown.
func (f *Frame) lies(t *tag) (r ui.Rect, x, y float32, paper ui.Color, ok bool) {
	x, y, paper = t.x, t.y, flowerTag
	if t.bee >= 0 {
		if t.bee >= len(f.Bees) || f.Bees[t.bee].Hide {
			return r, x, y, paper, false
		}
		x, y, paper = mid(f.Bees[t.bee].X), mid(f.Bees[t.bee].Y), ui.White
	} else if f.View.Flowers[t.flower].Nectar.Hi == 0 {
		paper = emptyTag
	}
	return ui.Centered(x+t.sx, y+t.sy, t.w, t.h), x, y, paper, true
}

// paintPointer leads from a tag to its figure.
func paintPointer(p *ui.Painter, r ui.Rect, x, y float32, paper ui.Color) {
	sx, sy := max(r.X+6, min(r.Right()-6, x)), max(r.Y+5, min(r.Bottom()-5, y))
	dx, dy := x-sx, y-sy
	n := float32(math.Hypot(float64(dx), float64(dy)))
	const longest, wide = 26, 6
	if far := n - figure*0.34; far > 2 {
		reach := min(longest, far)
		for i := range 6 {
			u := float32(i) / 5
			w := wide * (1 - 0.9*u)
			p.Disc(sx+dx/n*reach*u, sy+dy/n*reach*u, w, w, ui.Sheet{Color: paper, Lift: -1, NoRim: true})
		}
	}
}
