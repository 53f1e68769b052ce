package ui

import (
	"image"
	"image/color"
	"math"
	"strings"

	"ludotheque/assets/art"
)

// ArtStyle is how a piece of artwork is painted.
type ArtStyle struct {
	// Height is the height in units; 0 keeps the artwork's own size, in units.
	Height float32
	// Scale multiplies the size; 0 means 1. It may be animated.
	Scale float32
	// Angle is a rotation in radians, clockwise.
	Angle float32
	// Alpha is the opacity; 0 means opaque, so that the zero value is visible.
	Alpha float32
	// Ink replaces the artwork's ink colour, if its alpha is over 0.
	Ink Color
	// Seat gives the colours for the parts of the artwork in a seat's colour.
	Seat *SeatStyle
	// Tint is mixed into every colour by its alpha, for example for disabled things.
	Tint Color
	// Shadow is a shadow: 0 none, above 0 the height from laid (small) to lifted (1).
	Shadow float32
	// Moving says that size or angle are animated: a slightly larger copy from the atlas is scaled
	// instead of rasterising this exact size. If a tick would have to rasterise many, a copy of any
	// size is used for some ticks, except in baked images, which are painted once. See [Painter.Late].
	Moving bool
	// Soft allows a copy at half the resolution.
	Soft bool
}

// artKey identifies a copy of a piece of artwork in the atlas.
type artKey struct {
	drawing int32   // its number in arts.names
	scale   float32 // device pixels in a unit of the artwork
	ink     uint32
	seat    uint32
	signInk uint32
	sign    string
	tint    uint32
	tintA   uint8
	shadow  uint8   // for its shadow: blur in quarter units plus one
	view    float32 // for its shadow: the scale of the view
}

type artPiece struct {
	piece
	// ax and ay are the anchor inside the piece, in texels.
	ax, ay float32
	ok     bool
}

type arts struct {
	pieces map[artKey]artPiece
	// sized maps keys without a scale to the latest copy.
	sized map[artKey]artKey
	// spent is the cost of the present picture so far, limited by [artBudget]; late is the number of
	// pieces painted from copies of another size.
	spent, late int
	// names are the drawings used so far; numbers are their indexes.
	names      []string
	numbers    map[string]int32
	generation int
}

// The cost of a picture, in texels, above which moving artwork is painted from other copies, and the
// fixed cost of a drawing.
const (
	artBudget = 100_000
	artCost   = 25_000
)

func (a *arts) init() {
	a.pieces, a.sized, a.numbers = map[artKey]artPiece{}, map[artKey]artKey{}, map[string]int32{}
}

// number returns the index of a drawing. Names are copied, so that a caller may build one without
// allocating.
func (a *arts) number(name string) int32 {
	n, ok := a.numbers[name]
	if !ok {
		n = int32(len(a.names))
		kept := strings.Clone(name)
		a.names = append(a.names, kept)
		a.numbers[kept] = n
	}
	return n
}

func (a *arts) sync(at *atlas) {
	if a.generation != at.generation {
		a.generation = at.generation
		clear(a.pieces)
		clear(a.sized)
	}
}

// other returns the copy to paint from: one of another size if there is one and the budget of this
// picture is spent.
func (a *arts) other(k artKey) artKey {
	of := k
	of.scale = 0
	if last, ok := a.sized[of]; ok && a.spent >= artBudget {
		a.late++
		return last
	}
	return k
}

// artwork paints drawings on a canvas.
type artwork struct {
	*canvas
	arts arts
}

// Art paints a piece of artwork with its anchor at (x, y). A copy that is missing in the atlas is
// rasterised at once. An unknown name paints nothing.
func (p *artwork) Art(name string, x, y float32, s ArtStyle) {
	box, err := art.Size(name)
	if err != nil {
		return
	}
	if s.Scale == 0 {
		s.Scale = 1
	}
	alpha := s.Alpha
	if alpha == 0 {
		alpha = 1
	}
	unit := s.Scale
	if s.Height > 0 {
		unit *= s.Height / float32(box.H)
	}
	if p.Witness != nil {
		w := p.Witness
		u := unit // of the artwork
		w.Marks = append(w.Marks, Mark{Layered: p.layered(), Name: strings.Clone(name), Alpha: alpha * p.alpha, Idle: p.idle, Baked: p.baking,
			Patch: p.patch(Rect{x + float32(box.X)*u, y + float32(box.Y)*u, float32(box.W) * u, float32(box.H) * u})})
		if w.Dry {
			return
		}
	}
	want := unit * p.zoom
	k := artKey{drawing: p.arts.number(name), scale: want}
	how := placing{exact: p.plain && s.Angle == 0 && !s.Moving && !p.moving && !s.Soft, moving: p.moving || s.Moving && !p.baking, angle: s.Angle}
	if !how.exact {
		// Steps of a quarter octave, rounded up, so that copies are never magnified.
		k.scale = float32(math.Exp2(math.Ceil(math.Log2(float64(want))*4) / 4))
	}
	if s.Soft {
		k.scale /= 2
	}
	k.wear(&s)
	from := len(p.buffers[p.layer].vs)
	if s.Shadow > 0 {
		l := min(1, s.Shadow)
		sk := k
		sk.tintA, sk.tint, sk.ink, sk.seat, sk.signInk, sk.sign = 0, 0, 0, 0, 0, ""
		// Three blurs are enough: laid, between, lifted.
		level := 1 + int(l*2+0.5)
		sk.shadow, sk.view = uint8(level), p.view.Scale
		p.placeArt(sk, x+(1+3*l), y+(2+7*l), want, how, Ink.Fade((0.26+0.04*l)*alpha))
	}
	p.placeArt(k, x, y, want, how, untinted.Fade(alpha))
	if p.Witness != nil {
		m := &p.Witness.Marks[len(p.Witness.Marks)-1]
		m.from, m.to = from, len(p.buffers[p.layer].vs)
	}
}

// wear sets the colours of a style.
func (k *artKey) wear(s *ArtStyle) {
	if s.Ink.A > 0 {
		k.ink = s.Ink.RGB() | 1<<24
	}
	if s.Seat != nil {
		k.seat = s.Seat.Color.RGB() | 1<<24
		k.sign = s.Seat.Sign
		k.signInk = s.Seat.TextOn.RGB() | 1<<24
	}
	if s.Tint.A > 0 {
		k.tint, k.tintA = s.Tint.RGB(), uint8(s.Tint.A*255)
	}
}

// Icon paints a piece of artwork in the middle of a box, as large as fits, in one colour.
func (p *artwork) Icon(name string, r Rect, ink Color) {
	box, err := art.Size(name)
	if err != nil {
		return
	}
	h := min(r.H, r.W*float32(box.H/box.W))
	p.Art(name, r.CX(), r.CY(), ArtStyle{Height: h, Ink: ink})
}

// placing says whether a copy is painted as it is, or rotated and scaled.
type placing struct {
	exact, moving bool
	angle         float32
}

// placeArt paints a copy at want device pixels per unit of the artwork.
func (p *artwork) placeArt(k artKey, x, y, want float32, how placing, c Color) {
	p.arts.sync(p.atlas)
	pc, ok := p.arts.pieces[k]
	if !ok && how.moving && (p.Witness == nil || !p.Witness.Whole) {
		k = p.arts.other(k)
		pc, ok = p.arts.pieces[k]
	}
	if !ok {
		pc = p.rasterise(k)
	}
	if !pc.ok {
		return
	}
	if how.exact {
		ox, oy := p.device(x, y)
		ox, oy = float32(math.Round(float64(ox-pc.ax))), float32(math.Round(float64(oy-pc.ay)))
		p.piece(pc.piece, ox, oy, pc.w, pc.h, c, false)
		return
	}
	p.Transform(x, y, how.angle, want/k.scale/p.zoom)
	p.plain = false
	p.piece(pc.piece, -pc.ax, -pc.ay, pc.w, pc.h, c, true)
	p.Pop()
}

// Late reports whether part of the present picture was painted from a copy of another size because of
// the budget: a baked picture is not final then.
func (p *artwork) Late() bool { return p.arts.late > 0 }

func (p *artwork) rasterise(k artKey) artPiece {
	look := art.Look{Colours: map[color.RGBA]color.Color{}, Sign: k.sign}
	replace := func(from color.RGBA, to uint32) {
		if to != 0 {
			look.Colours[from] = color.RGBA{uint8(to >> 16), uint8(to >> 8), uint8(to), 255}
		}
	}
	replace(art.Ink, k.ink)
	replace(art.Seat, k.seat)
	replace(art.Sign, k.signInk)
	img, anchor, err := art.RenderAs(p.arts.names[k.drawing], float64(k.scale), look)
	if err != nil {
		p.arts.pieces[k] = artPiece{}
		return artPiece{}
	}
	ax, ay := float32(anchor.X), float32(anchor.Y)
	if k.tintA > 0 {
		mix(img, k.tint, k.tintA)
	}
	if k.shadow > 0 {
		blur, margin := art.Shadow(img, shadowBlurs[k.shadow]*float64(p.view.Scale))
		img = silhouette(blur)
		ax, ay = ax+float32(margin), ay+float32(margin)
	}
	pc, ok := p.atlas.addPixels(img)
	p.arts.sync(p.atlas)
	a := artPiece{pc, ax, ay, ok}
	p.arts.pieces[k] = a
	p.arts.spent += artCost + img.Rect.Dx()*img.Rect.Dy()
	if p.Witness != nil {
		p.Witness.Made = p.arts.spent
	}
	if ok {
		of := k
		of.scale = 0
		p.arts.sized[of] = k
	}
	return a
}

// mix moves every colour towards rgb by a/255 and keeps the alpha.
func mix(img *image.RGBA, rgb uint32, a uint8) {
	r, g, b := int(rgb>>16&255), int(rgb>>8&255), int(rgb&255)
	t := int(a)
	for i := 0; i < len(img.Pix); i += 4 {
		al := int(img.Pix[i+3])
		img.Pix[i] = uint8((int(img.Pix[i])*(255-t) + r*al/255*t) / 255)
		img.Pix[i+1] = uint8((int(img.Pix[i+1])*(255-t) + g*al/255*t) / 255)
		img.Pix[i+2] = uint8((int(img.Pix[i+2])*(255-t) + b*al/255*t) / 255)
	}
}

// shadowBlurs are the blurs of a shadow by its level: laid, between, lifted.
var shadowBlurs = [...]float64{0, 1.3, 4, 7}

// silhouette returns a coverage mask as a white picture, to be coloured by the vertices.
func silhouette(cover *image.Alpha) *image.RGBA {
	img := image.NewRGBA(cover.Rect)
	for i, v := range cover.Pix {
		p := img.Pix[4*i : 4*i+4 : 4*i+4]
		p[0], p[1], p[2], p[3] = v, v, v, v
	}
	return img
}
