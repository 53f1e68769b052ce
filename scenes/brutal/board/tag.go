package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

var (
	tagFigure  = ui.Type{Face: ui.Fredoka700, Size: 25, Color: ui.White, Carries: true}
	tagUnit    = ui.Type{Face: ui.Nunito800, Size: 15.5, Color: ui.Ink}
	plinthText = ui.Type{Face: ui.Nunito800, Size: 15.5, Color: plinthInk}
)

// sign paints a seat's shape alone, h units high, in one colour.
func sign(p *ui.Painter, s rules.Seat, x, y, h float32, c ui.Color) {
	plain := ui.SeatStyle{Color: c, TextOn: c}
	p.Art(ui.SeatLook(s).Sign, x, y, ui.ArtStyle{Height: h, Seat: &plain})
}

// Tag is a paper at one end of a zone's board: a figure, and what it will be.
type Tag struct {
	Show bool
	Seat rules.Seat
	// Sign shows the seat's sign before the figure.
	Sign bool
	// Figure is what is, To what would be, Unit what is counted.
	Figure, To, Unit string
	Look             TagLook
}

// TagLook is how a tag is painted.
type TagLook uint8

// The looks of a tag.
const (
	SeatTag   TagLook = iota // the seat's colour
	PaperTag                 // white paper, the figure in the seat's colour
	DashedTag                // an empty zone
	AccentTag                // the zone under the hand
)

func (t *Tag) figure(p *ui.Painter) ui.Type {
	if t.Unit != "" {
		return p.AtMost(tagFigure.Sized(22), grown)
	}
	return p.AtMost(tagFigure, grown)
}

// widestTag is how wide a tag may be, by itself and where texts are large.
const widestTag, widestLarge = 176, 248

// unit returns what is counted, where there is room to read it.
func (t *Tag) unit(p *ui.Painter) string {
	if isLarge(p) || tagUnit.Size*p.Zoom() < 12*p.View().Scale {
		return ""
	}
	return t.Unit
}

// width returns how wide a tag is, in the building's own units.
func (t *Tag) width(p *ui.Painter) float32 {
	w := p.Width(t.Figure, t.figure(p)) + 22
	if t.Sign {
		w += t.mark(p)
	}
	if unit := t.unit(p); unit != "" {
		w += p.Width(unit, tagUnit) + 4
	}
	if t.To != "" {
		w += p.Width(t.To, t.figure(p)) + 27
	}
	if t.Sign && t.To == "" {
		w = max(w, 66)
	}
	if isLarge(p) {
		return min(w, widestLarge)
	}
	return min(w, widestTag)
}

// mark returns the room of the sign before a figure.
func (t *Tag) mark(p *ui.Painter) float32 { return 22 * max(1, min(1.3, p.TextScale)) }

// paint paints a tag with its outer edge at x.
func (t *Tag) paint(p *ui.Painter, x float32, right bool) {
	if !t.Show {
		return
	}
	w := t.width(p)
	r := ui.Rect{X: x, Y: boardY - 1, W: w, H: 36}
	if isLarge(p) {
		r.Y, r.H = boardY-54, 48 // over the name
	}
	if right {
		r.X = x - w
	}
	look := ui.SeatLook(t.Seat)
	paper, ink := look.Ground, ui.White
	switch t.Look {
	case PaperTag:
		paper, ink = ui.Paper, look.Ground
	case DashedTag:
		paper, ink = ui.White, ui.Ink
	case AccentTag:
		paper = ui.Accent
	}
	p.Sheet(r, ui.Sheet{Color: paper, Radius: 7, Waver: 0.7, Seed: 5 + int(t.Seat), Lift: 0.05})
	if t.Look == DashedTag {
		p.DashedRect(r.Inset(3), 6, 2, 6, 4, ui.Ink)
	}
	in := r.Inset2(11, 0)
	if t.Sign {
		shape := ink
		if t.Look == DashedTag {
			shape = look.Ground
		}
		sign(p, t.Seat, in.X+8, in.CY(), t.mark(p)-2, shape)
		_, in = in.CutLeft(t.mark(p), 0)
	}
	if name := t.unit(p); name != "" {
		unit := tagUnit.With(ui.Ink)
		if t.Look != PaperTag && t.Look != DashedTag {
			unit = unit.With(ui.White)
		}
		u := min(in.W*0.62, p.Width(name, unit))
		p.Label(name, ui.Rect{X: in.Right() - u, Y: in.Y, W: u, H: in.H}, unit, ui.Right)
		in.W -= u + 4
	}
	if t.To == "" {
		p.Label(t.Figure, in, t.figure(p).With(ink), ui.Left)
		return
	}
	half := (in.W - 25) * 0.5
	p.Label(t.Figure, ui.Rect{X: in.X, Y: in.Y, W: half, H: in.H}, t.figure(p).With(ink), ui.Left)
	p.Art("icons/arrow-right", in.X+half+12, in.CY(), ui.ArtStyle{Height: 12, Ink: ink})
	p.Label(t.To, ui.Rect{X: in.Right() - half, Y: in.Y, W: half, H: in.H}, t.figure(p).With(ink), ui.Right)
}

// plinthBand returns where a plinth is written on.
func plinthBand(p *ui.Painter) ui.Rect {
	if isLarge(p) {
		return ui.Rect{X: 12, Y: lowH - plinthH - 8, W: 364, H: plinthH + 8}
	}
	return ui.Rect{X: 12, Y: lowH - plinthH - 2, W: 364, H: plinthH}
}

// onPlinth returns how plinths are written on.
func onPlinth(p *ui.Painter) ui.Type { return p.AtMost(plinthText, grown) }

// strongOnPlinth returns how differences are.
func strongOnPlinth(p *ui.Painter) ui.Type {
	return p.AtMost(ui.Type{Face: ui.Fredoka600, Size: 16.5, Color: ui.White, Carries: true}, grown)
}

// sideNotes returns how wide the notes of both sides are; ok is false for other notes.
func (z *Zone) sideNotes(p *ui.Painter) (left, right float32, ok bool) {
	third := &z.Notes[2]
	if z.Held || !z.Notes[0].Sign || !z.Notes[1].Sign || third.Text != "" || third.Strong != "" {
		return 0, 0, false
	}
	room := plinthBand(p).W - 24 - orderRoom
	left, right = z.Notes[0].width(p), z.Notes[1].width(p)
	k := min(1, room/(left+right))
	return left * k, right * k, true
}

// orderGap returns where a plinth has room between its notes for an order that comes
// up.
func orderGap(p *ui.Painter, z *Zone) float32 {
	band := plinthBand(p)
	if left, right, ok := z.sideNotes(p); ok {
		return (band.X + left + band.Right() - right) / 2
	}
	return buildingW / 2
}

// paintPlinth paints the notes of a zone, evenly spread.
func paintPlinth(p *ui.Painter, z *Zone) {
	band := plinthBand(p)
	if z.Held {
		if hasRoom(p, z.HeldText, onPlinth(p), band.Inset2(12, 0)) {
			p.Label(z.HeldText, band.Inset2(12, 0), onPlinth(p), ui.Center)
		}
		return
	}
	if left, right, ok := z.sideNotes(p); ok {
		// Both sides' lines stand at the two ends: orders come up between.
		z.Notes[0].paint(p, ui.Rect{X: band.X + 12, Y: band.Y, W: left, H: band.H})
		z.Notes[1].paint(p, ui.Rect{X: band.Right() - 12 - right, Y: band.Y, W: right, H: band.H})
		return
	}
	n := 0
	total := float32(0)
	for i := range z.Notes {
		if note := &z.Notes[i]; note.Text != "" || note.Strong != "" {
			n++
			total += note.width(p)
		}
	}
	if n == 0 {
		return
	}
	room := band.W - 28
	squeeze := min(1, room/total)
	space := max(6, (room-total)/float32(n+1))
	x := band.X + 14 + space
	if squeeze < 1 || space <= 6 {
		x, space = band.X+14, max(2, (room-total*squeeze)/float32(max(1, n-1)))
	}
	for i := range z.Notes {
		if note := &z.Notes[i]; note.Text != "" || note.Strong != "" {
			w := note.width(p) * squeeze
			note.paint(p, ui.Rect{X: x, Y: band.Y, W: w, H: band.H})
			x += w + space
		}
	}
}

// orderRoom is the room between the notes of both sides on a plinth, in the
// building's own units.
const orderRoom = 34

// text returns the text of a note, shorter if texts are large.
func (n *Note) text(p *ui.Painter) string {
	if isLarge(p) && (n.Short != "" || n.Strong != "") {
		return n.Short
	}
	return n.Text
}

func (n *Note) width(p *ui.Painter) float32 {
	w := p.Width(n.text(p), onPlinth(p))
	if n.Icon != "" || n.Sign {
		w += 24
	}
	if n.To != "" {
		w += 24 + p.Width(n.To, onPlinth(p))
	}
	if n.Strong != "" {
		w += 7 + p.Width(n.Strong, strongOnPlinth(p))
	}
	return w
}

func (n *Note) paint(p *ui.Painter, r ui.Rect) {
	switch {
	case n.Sign:
		sign(p, n.Seat, r.X+8, r.CY(), 17, plinthInk.Mix(ui.SeatLook(n.Seat).Tint, 0.6))
	case n.Icon != "":
		c := n.Color
		if c.A == 0 {
			c = plinthInk
		}
		p.Art(n.Icon, r.X+9, r.CY(), ui.ArtStyle{Scale: 0.72, Ink: c})
	}
	if n.Sign || n.Icon != "" {
		_, r = r.CutLeft(24, 0)
	}
	if n.To != "" {
		w := min((r.W-22)/2, p.Width(n.To, onPlinth(p)))
		p.Label(n.text(p), ui.Rect{X: r.X, Y: r.Y, W: r.W - w - 22, H: r.H}, onPlinth(p), ui.Left)
		p.Art("icons/arrow-right", r.Right()-w-12, r.CY(), ui.ArtStyle{Height: 9, Ink: plinthInk})
		p.Label(n.To, ui.Rect{X: r.Right() - w, Y: r.Y, W: w, H: r.H}, onPlinth(p), ui.Left)
		return
	}
	if n.Strong == "" {
		p.Label(n.text(p), r, onPlinth(p), ui.Left)
		return
	}
	strong := strongOnPlinth(p)
	w := p.Width(n.Strong, strong)
	if n.text(p) != "" {
		w = min(r.W*0.38, w)
		p.Label(n.text(p), ui.Rect{X: r.X, Y: r.Y, W: r.W - w - 7, H: r.H}, onPlinth(p), ui.Left)
	}
	p.Label(n.Strong, ui.Rect{X: r.Right() - w, Y: r.Y, W: w + 1, H: r.H}, strong, ui.Right)
}
