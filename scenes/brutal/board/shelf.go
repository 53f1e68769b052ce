package board

import "ludotheque/scenes/ui"

// Shelf is a brick plank with cups on it, their names on its front edge.
type Shelf struct {
	// Plank is the front edge; the cups' feet are on its upper side.
	Plank ui.Rect
	// Places is how many cups there is room for: they keep their places when one
	// is taken away. 0 is as many as there are cups.
	Places int
	// Gap is the widest distance of two cups; 0 for 100 units.
	Gap float32
	// Fit parts the plank by how wide each cup is, at most Gap from one to the next,
	// and makes all of them as large as there is room for; no cup is higher than High,
	// unless that is 0.
	Fit  bool
	High float32
	// Size multiplies the sizes of cups on a shelf, of 1.7, 1.4 and 1.58; 0 is 1.
	Size float32
	// Cups stand on it. One that is Leaving is a dashed slot: it is carried,
	// or has an order.
	Cups []Cup
}

// shelfScale is the size of cups on a shelf, by kind.
var shelfScale = [3]float32{1.7, 1.4, 1.58}

// shelfWide is how wide a cup is at scale 1, by kind, and shelfAir what is free
// between two that are parted by their widths.
var shelfWide = [3]float32{60, 84, 42}

const shelfAir = 5

// fitted returns the size of cups that share the plank by their widths, how wide they are
// together and the air between two.
func (s *Shelf) fitted() (size, wide, air float32) {
	size = s.Size
	if size == 0 {
		size = 1
	}
	for i := range s.Cups {
		k := s.Cups[i].Kind % 3
		wide += shelfWide[k] * shelfScale[k]
	}
	between := float32(max(0, len(s.Cups)-1))
	room := s.Plank.W - 20
	size = min(size, (room-between*shelfAir)/max(1, wide))
	wide *= size
	gap := s.Gap
	if gap == 0 {
		gap = 100
	}
	return size, wide, min(gap*0.4, (room-wide)/max(1, between))
}

// fitSlot is Slot where cups share the plank by their widths.
func (s *Shelf) fitSlot(i int) (x, y, scale float32) {
	size, wide, air := s.fitted()
	x = s.Plank.CX() - (wide+air*float32(len(s.Cups)-1))/2
	for j := range s.Cups {
		k := s.Cups[j].Kind % 3
		w := shelfWide[k] * shelfScale[k] * size
		if j == i {
			scale = shelfScale[k] * size
			if s.High > 0 {
				scale = min(scale, s.High/rim[k])
			}
			return x + w/2, s.Plank.Y + 1, scale
		}
		x += w + air
	}
	return s.Plank.CX(), s.Plank.Y + 1, size
}

// room returns how wide the name of the i-th cup may be.
func (s *Shelf) room(i int) float32 {
	if !s.Fit {
		return (s.Plank.W - 20) / float32(max(len(s.Cups), s.Places, 1))
	}
	x, _, _ := s.fitSlot(i)
	room := float32(120)
	for _, j := range [2]int{i - 1, i + 1} {
		if j >= 0 && j < len(s.Cups) {
			other, _, _ := s.fitSlot(j)
			room = min(room, max(x-other, other-x))
		}
	}
	return min(room, 2*(x-s.Plank.X), 2*(s.Plank.Right()-x))
}

// Slot returns where the i-th cup of a shelf stands, and how large it is.
func (s *Shelf) Slot(i int) (x, y, scale float32) {
	if s.Fit {
		return s.fitSlot(i)
	}
	n := max(s.Places, len(s.Cups), 1)
	gap := s.Gap
	if gap == 0 {
		gap = 100
	}
	gap = min(gap, (s.Plank.W-20)/float32(n))
	scale = s.Size
	if scale == 0 {
		scale = 1
	}
	k := Student
	if i < len(s.Cups) {
		k = s.Cups[i].Kind % 3
	}
	scale *= shelfScale[k]
	// A narrow place makes all cups smaller.
	scale *= min(1, gap/76)
	if s.High > 0 {
		scale = min(scale, s.High/rim[k])
	}
	return s.Plank.CX() + gap*(float32(i)-float32(n-1)/2), s.Plank.Y + 1, scale
}

// At returns the cup of a shelf at a place in units of the view, or -1.
func (s *Shelf) At(x, y float32) int {
	for i := range s.Cups {
		cx, cy, scale := s.Slot(i)
		h := rim[s.Cups[i].Kind%3] * scale
		if x > cx-26*scale && x < cx+26*scale && y > cy-h-12 && y < s.Plank.Bottom() {
			return i
		}
	}
	return -1
}

var plankName = ui.Type{Face: ui.Nunito800, Size: 16, Color: plinthInk, Carries: true}

// PaintShelf paints a plank and its cups.
func (c *Field) PaintShelf(p *ui.Painter, s *Shelf, tick int, still bool) {
	p.Fill(ui.Rect{X: s.Plank.X + 10, Y: s.Plank.Bottom(), W: s.Plank.W - 20, H: 11}, ui.Ink.Fade(0.13))
	p.Sheet(s.Plank, ui.Sheet{Color: plankLow, Radius: 3, Waver: 0.9, Seed: 41 + int(s.Plank.Y)&31, Lift: 0.2, Gouache: 0.5})
	p.Sheet(ui.Rect{X: s.Plank.X - 2, Y: s.Plank.Y, W: s.Plank.W + 4, H: 8}, ui.Sheet{Color: plankTop, Radius: 2, Waver: 0.6, Seed: 47, Lift: -1})
	group := p.Group(p.AtMost(plankName, grown))
	for i := range s.Cups {
		if name := s.Cups[i].Name; name != "" {
			group.Line(name, s.room(i)-4)
		}
	}
	name, high := group.Type, 24*max(1, min(1.4, p.TextScale))
	// Large names are written where all of them have room: hands learn them anyhow.
	hush := isLarge(p) && name.Size < 0.98*p.AtMost(plankName, grown).Size
	for i := range s.Cups {
		hush = hush || p.Thumb > 0 && p.Width(s.Cups[i].Name, name) > s.room(i)-4 // a phone raised it
	}
	for i := range s.Cups {
		cup, room := &s.Cups[i], s.room(i)
		x, y, scale := s.Slot(i)
		c.paintOnShelf(p, cup, x, y, scale, tick, still)
		if cup.Name == "" || hush {
			continue
		}
		edge := ui.Rect{X: x - room/2 + 2, Y: s.Plank.Y + 8, W: room - 4, H: s.Plank.H - 9}
		if isLarge(p) {
			edge.Y, edge.H = s.Plank.Y+1, s.Plank.H-2
		}
		if cup.Selected {
			w := p.Width(cup.Name, name) + 18
			p.Sheet(ui.Centered(x, s.Plank.Y+14, w, high), ui.Sheet{Color: ui.Accent, Radius: 5, Waver: 0.5, Seed: i + 3, Lift: 0})
			p.Label(cup.Name, ui.Centered(x, s.Plank.Y+14, w-10, high), name.With(ui.White), ui.Center)
			continue
		}
		ink := plinthInk
		if cup.Posture == Leaving {
			ink = ink.Fade(0.85)
		}
		p.Label(cup.Name, edge, name.With(ink), ui.Center)
	}
}

func (c *Field) paintOnShelf(p *ui.Painter, cup *Cup, x, y, scale float32, tick int, still bool) {
	if cup.Posture == Leaving {
		p.Art(outlines[cup.Kind%3][0], x, y, ui.ArtStyle{Scale: scale, Ink: ui.White, Alpha: 0.85})
		return
	}
	PaintCup(p, cup, x, y, scale, tick, still)
	if k, ok := cup.spot(); ok {
		c.shown[k] = glide{x, y, scale, -1, c.painted}
	}
}

// Niche paints the back of a shelf: a wall of ochre with arches, arches of
// them.
func Niche(p *ui.Painter, r ui.Rect, arches, seed int) {
	p.Sheet(r, ui.Sheet{Color: shelfEdge, Radius: 13, Waver: 1.1, Seed: seed, Lift: -1, NoRim: true})
	p.Sheet(r.Inset(2.6), ui.Sheet{Color: niche, Radius: 11, Waver: 1, Seed: seed, Lift: -1, NoRim: true, Gouache: 1})
	if arches <= 0 {
		return
	}
	p.Clip(r.Inset(4))
	defer p.Pop()
	for i := range arches {
		a := r.Column(i, arches, 8)
		p.Art("brutal/arch", a.CX(), r.Bottom(), ui.ArtStyle{Scale: min(a.W/136, r.H/166)})
	}
}

// PaperLabel paints a word on a slip of paper whose left edge is at x, its
// middle at y, and returns its right edge.
func PaperLabel(p *ui.Painter, text string, x, y, widest float32) float32 {
	t := ui.Type{Face: ui.Fredoka600, Size: 18, Color: ui.Ink}
	w := min(widest, p.Width(text, t)+24)
	h := 28 * max(1, min(1.35, p.TextScale))
	r := ui.Rect{X: x, Y: y - h/2, W: w, H: h}
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 4, Waver: 0.8, Seed: len(text), Lift: 0.05})
	p.Label(text, r.Inset2(11, 2), t, ui.Center)
	return r.Right()
}

// ShelfIn returns the plank of a niche: along its lower edge, a little wider.
func ShelfIn(r ui.Rect) ui.Rect {
	return ui.Rect{X: r.X - 2, Y: r.Bottom() - 32, W: r.W + 4, H: 30}
}
