package board

import (
	"math"

	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// endless is a dash that never ends: the outline of a sheet as one line.
const endless = 1e6

// Colours of panels over the water, for what is painted on them.
var (
	// PanelText, PanelSecond and PanelRank are for words on a [Panel].
	PanelText   = ui.Paper
	PanelSecond = ui.Hex(0xBFE3EA)
	PanelRank   = ui.Hex(0x9CC4D2)
	// Night is beyond every view.
	Night = night
)

// Panel paints a dark paper over the water, on which [PanelText] is read.
func Panel(p *ui.Painter, r ui.Rect, seed int) {
	p.Sheet(r.Move(1, 3).Inset(-1), ui.Sheet{Color: ui.Hex(0x03101F).Fade(0.30), Radius: 15, Waver: 1.3, Seed: seed, Lift: -1, NoRim: true})
	p.Sheet(r, ui.Sheet{Color: panel.Fade(0.88), Radius: 14, Waver: 1.3, Seed: seed, Lift: -1, NoRim: true})
	p.DashedRect(r.Inset(2), 13, 1.2, endless, 1, hair.Fade(0.22))
}

// Nucleus paints a seat's heart as a sign, r units in radius: its shape in paper
// white on its darkened hue.
func Nucleus(p *ui.Painter, s rules.Seat, x, y, r float32) {
	look := ui.SeatLook(s)
	p.Disc(x, y, r, r, ui.Sheet{Color: look.Nucleus(), Waver: 1, Seed: int(s) + 3, Lift: -1, NoRim: true})
	p.Shape(s, x, y, r*1.25, ui.Paper)
}

// Crown paints the leader's crown, w units wide, with its middle at (x, y).
func Crown(p *ui.Painter, x, y, w float32) {
	p.Art("aquariom/crown", x, y, ui.ArtStyle{Scale: w / 26})
}

// Warning paints the triangle of danger, h units high; hollow when only some of
// one's cells are in danger.
func Warning(p *ui.Painter, x, y, h float32, some bool) {
	name := "aquariom/danger"
	if some {
		name = "aquariom/danger-some"
	}
	p.Art(name, x, y, ui.ArtStyle{Scale: h / 34})
}

// Banner paints the one big thing that has just happened on a paper that is laid
// askew: age is the time since, in seconds; it is gone after BannerTime.
func Banner(p *ui.Painter, r ui.Rect, said string, age float32, still bool) {
	if age < 0 || age >= BannerTime {
		return
	}
	alpha := 1 - ramp(age, BannerTime-0.3, BannerTime)
	scale := float32(1)
	if still {
		alpha *= ramp(age, 0, 0.2)
	} else {
		alpha *= ramp(age, 0, 0.05)
		scale += 0.25 * (1 - easeOut(ramp(age, 0, 0.14)))
	}
	p.Fade(alpha)
	p.Transform(r.CX(), r.CY(), -1.6*math.Pi/180, scale)
	box := ui.Rect{X: -r.W / 2, Y: -r.H / 2, W: r.W, H: r.H}
	p.Sheet(box, ui.Sheet{Color: ui.Paper, Radius: 9, Waver: 5, Seed: 11, Lift: 0.6})
	p.Label(said, box.Inset2(26, 6), ui.Type{Face: ui.Fredoka700, Size: min(66, r.H*0.64), Color: ui.Ink}, ui.Center)
	p.Pop()
	p.Pop()
}

// BannerTime is how long a [Banner] stays, in seconds.
const BannerTime = 1.8

// Sign paints an urchin as a sign, r units in radius: in a log, on a timeline.
func (t *Board) Sign(g *ui.Gui, x, y, r float32) {
	p := g.P
	f := Frame{Area: ui.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, Camera: Camera{Height: 2 * r}, Still: true}
	v := newView(p, &f)
	t.scale[0] = v.z
	v.x0, v.y0, v.x1, v.y1 = v.x0-r, v.y0-r, v.x1+r, v.y1+r
	u := Urchin{ID: 7, R: r}
	t.urchinAt(&v, &u, r*v.z)
}

// Dashed paints the dashed outline of a seat's shape with its letter inside, h
// units high: who has been eaten.
func (t *Board) Dashed(g *ui.Gui, s rules.Seat, x, y, h float32) {
	p := g.P
	z := p.Zoom()
	look := ui.SeatLook(s)
	equip().shape(s)
	v := view{p: p, z: z, alpha: p.Alpha()}
	px, py := p.Pixel(x, y)
	k := h * z / 25
	t.bit(&v, px, py, k*15, k*15, 1, 0, look.Water, k, float32(int(s)&(seats-1)), max(1.4*z, h*z*0.022), bitShape)
	p.Text(s.Letter(), x, y+h*0.15, ui.Type{Face: ui.Fredoka600, Size: h * 0.40 / p.TextScale, Color: look.Water}, ui.Center)
}

// Part is a share of a [Board.Bar].
type Part struct {
	Seat  rules.Seat
	Share float32
}

// leastPart is the width under which a part of a bar would not be read.
const leastPart = 30

// widths writes how wide each part of a bar is: by its share, but none under
// leastPart as long as there is room for all.
func widths(parts []Part, w float32, out []float32) {
	sum := float32(0)
	for _, p := range parts {
		sum += max(0, p.Share)
	}
	least := min(leastPart, w/float32(len(parts)))
	for i := range parts {
		out[i] = w / float32(len(parts))
		if sum > 0 {
			out[i] = w * max(0, parts[i].Share) / sum
		}
	}
	// What the small ones get too much is taken from the others by their size.
	for range len(parts) {
		short, room := float32(0), float32(0)
		for _, x := range out[:len(parts)] {
			if x < least {
				short += least - x
			} else {
				room += x - least
			}
		}
		if short < 0.01 || room <= 0 {
			return
		}
		k := min(1, short/room)
		for i, x := range out[:len(parts)] {
			if x < least {
				out[i] = least
			} else {
				out[i] = x - (x-least)*k
			}
		}
	}
}

// Bar paints a stacked bar: a part for each seat in the order given, with its
// shape and letter. There are at most sixteen.
func Bar(p *ui.Painter, r ui.Rect, parts []Part) {
	parts = parts[:min(len(parts), seats)]
	if len(parts) == 0 {
		return
	}
	var w [seats]float32
	widths(parts, r.W, w[:])
	x := r.X
	for i, part := range parts {
		look := ui.SeatLook(part.Seat)
		box := ui.Rect{X: x, Y: r.Y, W: w[i] - 1.5, H: r.H}
		p.Sheet(box, ui.Sheet{Color: look.Water, Radius: 3, Waver: 1, Seed: i*5 + int(part.Seat), Lift: -1, Gouache: 0.5, NoRim: true})
		// Small parts have both close together.
		gap, size := float32(27), min(19, r.H*0.62)
		if w[i] < 50 {
			gap, size = 15, min(13, r.H*0.45)
		}
		name := ui.Type{Face: ui.Fredoka700, Size: min(17, size+2) / p.TextScale, Color: onCell}
		if w[i] < p.Least+gap {
			// On a phone a small part has room for its shape alone.
			sign(p, part.Seat, box.CX(), box.CY(), min(19, r.H*0.62), onCell)
			x += w[i]
			continue
		}
		sign(p, part.Seat, box.CX()-gap/2, box.CY(), size, onCell)
		p.Text(part.Seat.Letter(), box.CX()+gap/2, box.CY()+size*0.35, name, ui.Center)
		x += w[i]
	}
}
