package ui

import "strings"

// Witness notes what a Painter paints that has to be read or told apart, so that
// tests can hold every screen to it. The program has none.
//
// Set it as [Painter.Witness]; it holds what was painted since the last Begin.
type Witness struct {
	// Letters are the lines of text, Covers what hides things under it, Marks the
	// artwork: each in the order in which they were painted.
	Letters []Letters
	Covers  []Cover
	Marks   []Mark
	// Handles are what can have the focus, in the order in which Tab goes.
	Handles []Handle
	// Lists are the areas that scroll.
	Lists []List
	// Cuts are the texts that Ellipsis cut.
	Cuts []string
	// Made is what making copies of drawings for the picture took, in texels; a drawing
	// counts as 25,000 more.
	Made int
	// Whole has every drawing made in the picture that first needs it, however much that
	// is: where two pictures are compared.
	Whole bool
	// Dry leaves letters, artwork and what is baked out of the picture: where only
	// places matter that is many times quicker. What a scene bakes in a window of
	// that size stays empty.
	Dry bool

	at int
}

// Layered is where a thing lies in a picture: a higher layer covers a lower one,
// and on a layer what came later covers what came before.
type Layered struct {
	Layer Layer
	At    int
}

// Above reports whether a lies above b.
func (a Layered) Above(b Layered) bool {
	return a.Layer > b.Layer || a.Layer == b.Layer && a.At > b.At
}

// Patch is a piece of the view: the corners of a rectangle that may be turned,
// in units of the view, and what of it the clip lets through.
type Patch struct {
	Corners [4]Point
	Clip    Rect
	Clipped bool
}

// Bounds returns the smallest rectangle around the patch; its clip does not count.
func (q *Patch) Bounds() Rect {
	lo, hi := q.Corners[0], q.Corners[0]
	for _, c := range q.Corners[1:] {
		lo = Point{X: min(lo.X, c.X), Y: min(lo.Y, c.Y)}
		hi = Point{X: max(hi.X, c.X), Y: max(hi.Y, c.Y)}
	}
	return Rect{lo.X, lo.Y, hi.X - lo.X, hi.Y - lo.Y}
}

// Letters is a line of text as it was painted.
type Letters struct {
	Layered
	Patch // from the top of its capitals to the foot of its descenders, if it has any
	Text  string
	Type  Type
	// Em is the size of its em in units of the view, everything counted.
	Em float32
	// Alpha is how opaque it is: its colour's and every fade's.
	Alpha float32
	// Idle says that it names something that cannot be used.
	Idle bool
	// Baked says that it was painted into an image of its own.
	Baked bool

	from, to int
}

// Cover is a sheet, a disc or a picture that hides what is under it.
type Cover struct {
	Layered
	Patch
	// Round is a disc, which hides less than its rectangle.
	Round bool
	// Alpha is how much it hides.
	Alpha float32
}

// Mark is a piece of artwork as it was painted.
type Mark struct {
	Layered
	Patch
	Name  string
	Alpha float32
	Idle  bool
	Baked bool

	from, to int
}

// Handle is where something that can have the focus lies.
type Handle struct {
	Layered
	Patch
	ID ID
}

// List is an area that scrolls.
type List struct {
	ID ID
	// At is how far it is scrolled, of Limit, in units.
	At, Limit float32
}

func (w *Witness) begin() {
	w.Letters, w.Covers, w.Marks, w.Handles = w.Letters[:0], w.Covers[:0], w.Marks[:0], w.Handles[:0]
	w.Lists, w.Cuts, w.at = w.Lists[:0], w.Cuts[:0], 0
	w.Made = 0
}

// patch returns where a rectangle lies in the view.
func (p *canvas) patch(r Rect) Patch {
	s := p.view.Scale
	q := Patch{Clipped: p.clipped, Clip: Rect{float32(p.clip.Min.X) / s, float32(p.clip.Min.Y) / s, float32(p.clip.Dx()) / s, float32(p.clip.Dy()) / s}}
	for i, c := range [4]Point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}} {
		x, y := p.device(c.X, c.Y)
		q.Corners[i] = Point{X: x / s, Y: y / s}
	}
	return q
}

func (p *canvas) layered() Layered {
	p.Witness.at++
	return Layered{p.layer, p.Witness.at}
}

// Heights of letters over and under their baseline, in sizes.
const (
	capitals   = 0.72
	descenders = 0.2
)

// sawText notes a line of text and reports whether it is to be painted.
func (p *typesetter) sawText(s string, x, y, width float32, t Type) bool {
	w := p.Witness
	size := t.Size * p.TextScale
	low := float32(0)
	if strings.ContainsAny(s, "gjpqyçQ,;()[]/|") {
		low = descenders
	}
	w.Letters = append(w.Letters, Letters{
		Layered: p.layered(), Patch: p.patch(Rect{x, y - capitals*size, width, (capitals + low) * size}),
		Text: strings.Clone(s), Type: t, Em: size * p.zoom / p.view.Scale, Alpha: t.Color.A * p.alpha, Idle: p.idle, Baked: p.baking,
	})
	return !w.Dry
}

// sawCover notes what hides.
func (p *canvas) sawCover(r Rect, alpha float32, round bool) {
	if p.Witness != nil && !p.baking {
		p.Witness.Covers = append(p.Witness.Covers, Cover{p.layered(), p.patch(r), round, alpha * p.alpha})
	}
}

// sawHandle notes what can have the focus.
func (p *canvas) sawHandle(id ID, r Rect) {
	if p.Witness != nil {
		p.Witness.Handles = append(p.Witness.Handles, Handle{p.layered(), p.patch(r), id})
	}
}

// Idle says that what follows names what cannot be used at present, until Pop:
// it need not stand out.
func (p *canvas) Idle() { p.push(); p.idle = true }

// EraseLetters takes the letters out of the picture, their edges left: what is
// under them can be seen. It lasts until the next Begin.
func (p *canvas) EraseLetters() {
	for i := range p.Witness.Letters {
		l := &p.Witness.Letters[i]
		if !l.Baked {
			p.erase(l.Layer, l.from, l.to)
		}
	}
}

// EraseMarks is EraseLetters for artwork, with the shadows that it throws.
func (p *canvas) EraseMarks() {
	for i := range p.Witness.Marks {
		m := &p.Witness.Marks[i]
		if !m.Baked {
			p.erase(m.Layer, m.from, m.to)
		}
	}
}

func (p *canvas) erase(l Layer, from, to int) {
	vs := p.buffers[l].vs
	for i := from; i < to; i++ {
		vs[i].ColorR, vs[i].ColorG, vs[i].ColorB, vs[i].ColorA = 0, 0, 0, 0
	}
}
