package ui

import "strings"

// Witness records what a Painter paints that has to be readable or distinguishable, for tests of every
// screen.
//
// Set it as [Painter.Witness]; it holds what was painted since the last Begin.
type Witness struct {
	// Letters are the lines of text, Covers what hides things under it, Marks the artwork: each in
	// painting order.
	Letters []Letters
	Covers  []Cover
	Marks   []Mark
	// Handles are what can have the focus, in the order of Tab.
	Handles []Handle
	// Lists are the scrolled areas.
	Lists []List
	// Cuts are the texts that Ellipsis truncated.
	Cuts []string
	// Missing are the texts with a letter that no font has.
	Missing []string
	// Made is the cost of rasterising drawings for the picture, in texels; a drawing counts as 25,000
	// more.
	Made int
	// Whole rasterises every drawing in the picture that first needs it, without budget, for comparing
	// pictures.
	Whole bool
	// Dry omits letters, artwork and baked images from the picture: a test that only checks positions
	// is much faster. Images baked meanwhile stay empty.
	Dry bool

	at int
}

// Layered is a position in painting order: a higher layer covers a lower one, and on one layer later
// things cover earlier ones.
type Layered struct {
	Layer Layer
	At    int
}

// Above reports whether a covers b.
func (a Layered) Above(b Layered) bool {
	return a.Layer > b.Layer || a.Layer == b.Layer && a.At > b.At
}

// Patch is a part of the view: the corners of a rectangle that may be rotated, in units, and the
// visible part by the clip.
type Patch struct {
	Corners [4]Point
	Clip    Rect
	Clipped bool
}

// Bounds returns the bounding box of the patch, ignoring the clip.
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
	Patch // from the top of its capitals to the bottom of its descenders, if it has any
	Text  string
	Type  Type
	// Em is its em size in units of the view, after all transforms.
	Em float32
	// Alpha is its opacity, including every fade.
	Alpha float32
	// Idle reports that it belongs to something disabled.
	Idle bool
	// Baked reports that it was painted into a baked image.
	Baked bool

	from, to int
}

// Cover is a sheet, a disc or a picture that hides what is under it.
type Cover struct {
	Layered
	Patch
	// Round is a disc, which hides less than its rectangle.
	Round bool
	// Alpha is its opacity.
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

// Handle is the place of something that can have the focus.
type Handle struct {
	Layered
	Patch
	ID ID
}

// List is an area that scrolls.
type List struct {
	ID ID
	// At is its scroll position, at most Limit, in units.
	At, Limit float32
}

func (w *Witness) begin() {
	w.Letters, w.Covers, w.Marks, w.Handles = w.Letters[:0], w.Covers[:0], w.Marks[:0], w.Handles[:0]
	w.Lists, w.Cuts, w.Missing, w.at = w.Lists[:0], w.Cuts[:0], w.Missing[:0], 0
	w.Made = 0
}

// patch returns a rectangle as a patch.
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

// Heights of letters above and below their baseline, in multiples of the size.
const (
	capitals   = 0.72
	descenders = 0.2
)

// sawText records a line of text and reports whether to paint it.
func (p *typesetter) sawText(s string, x, y, width float32, t Type) bool {
	w := p.Witness
	size := t.Size * p.TextScale
	low := float32(0)
	if strings.ContainsAny(s, "gjpqyçQ,;()[]/|") {
		low = descenders
	}
	if p.fonts.letters[t.Face].lacks(s) {
		w.Missing = append(w.Missing, strings.Clone(s))
	}
	w.Letters = append(w.Letters, Letters{
		Layered: p.layered(), Patch: p.patch(Rect{x, y - capitals*size, width, (capitals + low) * size}),
		Text: strings.Clone(s), Type: t, Em: size * p.zoom / p.view.Scale, Alpha: t.Color.A * p.alpha, Idle: p.idle, Baked: p.baking,
	})
	return !w.Dry
}

// sawCover records a cover.
func (p *canvas) sawCover(r Rect, alpha float32, round bool) {
	if p.Witness != nil && !p.baking {
		p.Witness.Covers = append(p.Witness.Covers, Cover{p.layered(), p.patch(r), round, alpha * p.alpha})
	}
}

// sawHandle records a handle.
func (p *canvas) sawHandle(id ID, r Rect) {
	if p.Witness != nil {
		p.Witness.Handles = append(p.Witness.Handles, Handle{p.layered(), p.patch(r), id})
	}
}

// Idle says that what follows is disabled, until Pop: it need not stand out.
func (p *canvas) Idle() { p.push(); p.idle = true }

// EraseLetters removes the letters from the picture, but not their outlines, so that what is under
// them is visible. It lasts until the next Begin.
func (p *canvas) EraseLetters() {
	for i := range p.Witness.Letters {
		l := &p.Witness.Letters[i]
		if !l.Baked {
			p.erase(l.Layer, l.from, l.to)
		}
	}
}

// EraseMarks is EraseLetters for artwork and its shadows.
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
