package ui

import (
	"image"
	"math"
	"slices"
	"weak"

	"github.com/hajimehoshi/ebiten/v2"
)

// changes finds the parts of the view in which a picture differs from the last one drawn, so that only
// they need to be drawn.
type changes struct {
	last [layers]buffer
	// on is the image that shows it.
	on         *ebiten.Image
	size       image.Rectangle
	generation int
	scale      float32
	// touched are the images whose contents changed since the last picture.
	touched []weak.Pointer[ebiten.Image]

	elements [2][]element
	covers   [2][]cover
	tiles    tiles
	parts    []image.Rectangle
}

// cover is a rectangle on a layer that hides what is under it.
type cover struct {
	layer int
	rect  image.Rectangle
}

const (
	// tileSize is the side of the squares, in device pixels, in which changes are collected.
	tileSize = 32
	// maxParts is how many rectangles are drawn; more are merged.
	maxParts = 4
	// maxChanged is the share of the view from which on it is drawn whole.
	maxChanged = 0.6
	// leastCover is the smallest side of a cover.
	leastCover = 64
	// ahead is how many elements may have been inserted or removed at a place before those after it
	// count as changed too.
	ahead = 24
)

// element is a part of a picture: a whole image, a mesh of a brush, or a quad.
type element struct{ span, at int }

// tiles are the squares of a view with a change.
type tiles struct {
	set        []bool
	cols, rows int
	n          int // that are set
}

func (t *tiles) reset(size image.Point) {
	t.cols, t.rows, t.n = (size.X+tileSize-1)/tileSize, (size.Y+tileSize-1)/tileSize, 0
	t.set = slices.Grow(t.set[:0], t.cols*t.rows)[:t.cols*t.rows]
	clear(t.set)
}

// mark sets the tiles that a rectangle touches.
func (t *tiles) mark(r image.Rectangle) {
	x0, y0 := max(r.Min.X/tileSize, 0), max(r.Min.Y/tileSize, 0)
	x1, y1 := min((r.Max.X+tileSize-1)/tileSize, t.cols), min((r.Max.Y+tileSize-1)/tileSize, t.rows)
	for y := y0; y < y1; y++ {
		row := t.set[y*t.cols : (y+1)*t.cols]
		for x := x0; x < x1; x++ {
			if !row[x] {
				row[x] = true
				t.n++
			}
		}
	}
}

func (t *tiles) mostly() bool { return float64(t.n) > maxChanged*float64(t.cols*t.rows) }

// rects appends at most most rectangles, which do not overlap unless they were merged, that contain all
// set tiles.
func (t *tiles) rects(to []image.Rectangle, most int) []image.Rectangle {
	for y := range t.rows {
		for x := 0; x < t.cols; x++ {
			if !t.set[y*t.cols+x] {
				continue
			}
			from := x
			for x < t.cols && t.set[y*t.cols+x] {
				x++
			}
			r := image.Rect(from, y, x, y+1)
			if i := slices.IndexFunc(to, func(o image.Rectangle) bool { return o.Max.Y == y && o.Min.X == r.Min.X && o.Max.X == r.Max.X }); i >= 0 {
				to[i].Max.Y++
			} else {
				to = append(to, r)
			}
		}
	}
	area := func(r image.Rectangle) int { return r.Dx() * r.Dy() }
	for len(to) > most {
		bi, bj, least := 0, 1, math.MaxInt
		for i := range to {
			for j := i + 1; j < len(to); j++ {
				if waste := area(to[i].Union(to[j])) - area(to[i]) - area(to[j]); waste < least {
					bi, bj, least = i, j, waste
				}
			}
		}
		to[bi] = to[bi].Union(to[bj])
		to = slices.Delete(to, bj, bj+1)
	}
	for i, r := range to {
		to[i] = image.Rect(r.Min.X*tileSize, r.Min.Y*tileSize, r.Max.X*tileSize, r.Max.Y*tileSize)
	}
	return to
}

// Touched says that an image given to [Painter.Picture] was drawn by other means than [Painter.Bake].
func (p *renderer) Touched(img *ebiten.Image) {
	p.bakes++
	p.changes.touch(img)
}

func (c *changes) touch(img *ebiten.Image) {
	if w := weak.Make(img); !slices.Contains(c.touched, w) {
		c.touched = append(c.touched, w)
	}
}

// find returns the parts of a picture that differ from the last; ok is false if it is to be drawn whole.
func (c *changes) find(dst *ebiten.Image, buffers *[layers]buffer, generation int, scale float32) (parts []image.Rectangle, ok bool) {
	size := dst.Bounds()
	c.parts = c.parts[:0]
	if c.on != dst || c.size != size || c.generation != generation || c.scale != scale {
		return nil, false
	}
	c.tiles.reset(size.Size())
	c.covers[0], c.covers[1] = covers(c.covers[0][:0], &c.last), covers(c.covers[1][:0], buffers)
	brushes := false
	for l := range buffers {
		a, b := &c.last[l], &buffers[l]
		x, y := a.elements(c.elements[0][:0]), b.elements(c.elements[1][:0])
		c.elements[0], c.elements[1] = x, y
		// What differs under a cover is not seen; a cover that differs is marked itself.
		differs := func(of *buffer, it element) {
			box, over := of.box(it), c.covers[0]
			if of == b {
				over = c.covers[1]
			}
			if slices.ContainsFunc(over, func(o cover) bool { return o.layer > l && box.In(o.rect) }) {
				return
			}
			c.tiles.mark(box)
			brushes = brushes || of.spans[it.span].brush != nil
		}
		for len(x) > 0 && len(y) > 0 {
			if c.same(a, x[0], b, y[0]) {
				x, y = x[1:], y[1:]
				continue
			}
			gone, come := 1, 1
			for k := 1; k <= ahead; k++ {
				if k < len(x) && c.same(a, x[k], b, y[0]) {
					gone, come = k, 0
					break
				}
				if k < len(y) && c.same(a, x[0], b, y[k]) {
					gone, come = 0, k
					break
				}
			}
			for _, it := range x[:gone] {
				differs(a, it)
			}
			for _, it := range y[:come] {
				differs(b, it)
			}
			x, y = x[gone:], y[come:]
			if c.tiles.mostly() {
				return nil, false
			}
		}
		for _, it := range x {
			differs(a, it)
		}
		for _, it := range y {
			differs(b, it)
		}
	}
	if brushes {
		// Uniforms apply to all meshes of a brush.
		for _, of := range [2]*[layers]buffer{&c.last, buffers} {
			for l := range of {
				for i := range of[l].spans {
					if of[l].spans[i].brush != nil {
						c.tiles.mark(of[l].box(element{i, of[l].spans[i].from}))
					}
				}
			}
		}
	}
	if c.tiles.mostly() {
		return nil, false
	}
	c.parts = c.tiles.rects(c.parts[:0], maxParts)
	return c.parts, true
}

// covers appends the opaque sheets of dialogs and what is above them.
func covers(to []cover, buffers *[layers]buffer) []cover {
	for l := int(Over); l < len(buffers); l++ {
		b := &buffers[l]
		for i := range b.spans {
			s := &b.spans[i]
			if s.picture != nil || s.brush != nil || s.clipActive {
				continue
			}
			for at := s.from; at < s.to; at += 6 {
				v := &b.vs[b.is[at]]
				if int(v.Custom3)&15 != modeSheet || v.ColorA < 1 || min(v.Custom0, v.Custom1) < leastCover/2 {
					continue
				}
				is := b.is[at:]
				q := [4]ebiten.Vertex{*v, b.vs[is[1]], b.vs[is[2]], b.vs[is[4]]}
				if !isUpright(&q) {
					continue
				}
				// Inside the uneven edge, and a third of the radius of its corners.
				radius := float32(int(v.Custom2)&1023) / 4
				edge := q[3].SrcX - v.Custom0 + radius/3
				w, h := v.Custom0-edge, v.Custom1-edge
				x, y := (q[0].DstX+q[3].DstX)/2, (q[0].DstY+q[3].DstY)/2
				to = append(to, cover{l, image.Rect(floor(x-w)+1, floor(y-h)+1, floor(x+w), floor(y+h))})
			}
		}
	}
	return to
}

// drew records a picture that was drawn.
func (c *changes) drew(dst *ebiten.Image, buffers *[layers]buffer, generation int, scale float32) {
	for i := range buffers {
		a, b := &buffers[i], &c.last[i]
		b.vs = append(b.vs[:0], a.vs...)
		b.is = append(b.is[:0], a.is...)
		b.spans = append(b.spans[:0], a.spans...)
	}
	c.touched = c.touched[:0]
	c.on, c.size, c.generation, c.scale = dst, dst.Bounds(), generation, scale
}

// elements appends the parts of a layer.
func (b *buffer) elements(to []element) []element {
	for i := range b.spans {
		s := &b.spans[i]
		if s.picture != nil || s.brush != nil {
			to = append(to, element{i, s.from})
			continue
		}
		for at := s.from; at < s.to; at += 6 {
			to = append(to, element{i, at})
		}
	}
	return to
}

// same reports whether two elements look the same.
func (c *changes) same(a *buffer, i element, b *buffer, j element) bool {
	s, t := &a.spans[i.span], &b.spans[j.span]
	if s.picture != t.picture || s.brush != t.brush || s.clipActive != t.clipActive || s.clipActive && s.clip != t.clip {
		return false
	}
	switch {
	case s.picture != nil:
		return s.geom == t.geom && s.alpha == t.alpha && !slices.Contains(c.touched, weak.Make(s.picture))
	case s.brush != nil:
		return s.to-s.from == t.to-t.from && slices.Equal(a.mesh(s), b.mesh(t))
	}
	for k := range 5 {
		if k != 3 && a.vs[a.is[i.at+k]] != b.vs[b.is[j.at+k]] {
			return false
		}
	}
	return true
}

// mesh returns the vertices of a span.
func (b *buffer) mesh(s *span) []ebiten.Vertex {
	if s.from == s.to {
		return nil
	}
	lo, hi := b.is[s.from], b.is[s.to-1]
	for _, i := range b.is[s.to-6 : s.to] {
		hi = max(hi, i)
	}
	return b.vs[lo : hi+1]
}

// box returns the pixels that an element may cover.
func (b *buffer) box(it element) image.Rectangle {
	s := &b.spans[it.span]
	var r image.Rectangle
	switch {
	case s.picture != nil:
		size := s.picture.Bounds().Size()
		x0, y0 := s.geom.Apply(0, 0)
		x1, y1 := s.geom.Apply(float64(size.X), float64(size.Y))
		r = image.Rect(int(math.Floor(x0))-1, int(math.Floor(y0))-1, int(math.Ceil(x1))+1, int(math.Ceil(y1))+1)
	case s.brush != nil:
		r = around(b.mesh(s))
	default:
		is := b.is[it.at:]
		q := [4]ebiten.Vertex{b.vs[is[0]], b.vs[is[1]], b.vs[is[2]], b.vs[is[4]]}
		r = around(q[:])
	}
	if s.clipActive {
		r = r.Intersect(s.clip)
	}
	return r
}

// around returns the pixels that triangles between vertices may cover.
func around(vs []ebiten.Vertex) image.Rectangle {
	if len(vs) == 0 {
		return image.Rectangle{}
	}
	x0, y0, x1, y1 := vs[0].DstX, vs[0].DstY, vs[0].DstX, vs[0].DstY
	for i := range vs {
		v := &vs[i]
		x0, y0, x1, y1 = min(x0, v.DstX), min(y0, v.DstY), max(x1, v.DstX), max(y1, v.DstY)
	}
	return image.Rect(floor(x0)-1, floor(y0)-1, floor(x1)+2, floor(y1)+2)
}
