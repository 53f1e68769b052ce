package aquariom

import (
	"math"

	"github.com/solarlune/resolv"
)

// scratch is the working memory of a step. It holds no state between steps, so clones make their own.
type scratch struct {
	heard              []heard
	acted              []bool // by index of a cell that was there when the step began
	moves              []errand
	divisions, layings []errand
	tries              int // remaining tries for places of new cells, in the original

	cells  field // the players' cells, by their discs
	still  field // viruses and remains, by their centres
	tokens pool

	players       []*token // by index of the cell; nil: not visible yet
	viruses       []*token
	remains       []*token
	changed, next []int32 // indexes of cells that changed in a pass
	marked        []bool  // by index: is in next
	gone          []bool  // by index: was eaten
	lost          []int   // by seat: cells eaten in this pass, subtracted after it
}

func newScratch(l Laws, seats int) *scratch {
	n := seats * min(l.Map.MaxCells, 64)
	return &scratch{cells: newField(l.Map, n), still: newField(l.Map, n), lost: make([]int, seats)}
}

// token is an entry in a field: the cells of resolv's Space that it touches, and its index. resolv's
// own shapes increment a counter shared by the whole program, a data race between concurrent games;
// the embedded interface stays nil, since only this file uses the shapes.
type token struct {
	resolv.IShape
	id             uint32
	at             int32 // index
	virus          bool
	in             bool
	x0, y0, x1, y1 int32
}

// pool reuses tokens.
type pool struct {
	all  []*token
	used int
}

func (p *pool) take() *token {
	if p.used == len(p.all) {
		chunk := make([]token, 64)
		for i := range chunk {
			p.all = append(p.all, &chunk[i])
		}
	}
	p.used++
	return p.all[p.used-1]
}

// field is a resolv Space over a map, whose cells are searched directly: resolv's queries miss a
// circle inside another, and share memory between goroutines.
type field struct {
	space      *resolv.Space
	columns    int32
	rows       int32
	perX, perY float32 // cells of the Space per unit of the map
	spare      float32 // margin for rounding
	tokens     []*token
}

// newField returns a field for about n entries.
func newField(m *Map, n int) field {
	n = max(16, min(n, 1<<12))
	// Cells roughly square, some for each entry.
	wide := math.Sqrt(float64(n) * float64(m.Width) / float64(m.Height))
	columns := max(1, min(256, int(wide)))
	rows := max(1, min(256, n/columns))
	return field{
		space:   resolv.NewSpace(columns, rows, 1, 1),
		columns: int32(columns), rows: int32(rows),
		perX: float32(columns) / m.Width, perY: float32(rows) / m.Height,
		spare: max(m.Width, m.Height) * 1e-6,
	}
}

// span returns the cells of the Space that a circle's bounding box touches, with a margin. Places
// beyond the map's edge belong to the outermost cells.
func (f *field) span(at Point, r float32) (x0, y0, x1, y1 int32) {
	cell := func(v float32, n int32) int32 {
		if !(v > 0) {
			return 0
		}
		if v >= float32(n) {
			return n - 1
		}
		return int32(v)
	}
	r += float32(r*1e-5) + f.spare
	return cell((at.X-r)*f.perX, f.columns), cell((at.Y-r)*f.perY, f.rows),
		cell((at.X+r)*f.perX, f.columns), cell((at.Y+r)*f.perY, f.rows)
}

// put enters or moves a token to the place of a circle.
func (f *field) put(k *token, at Point, r float32) {
	x0, y0, x1, y1 := f.span(at, r)
	if k.in {
		if x0 == k.x0 && y0 == k.y0 && x1 == k.x1 && y1 == k.y1 {
			return
		}
		f.take(k)
	} else {
		f.tokens = append(f.tokens, k)
	}
	k.x0, k.y0, k.x1, k.y1, k.in = x0, y0, x1, y1, true
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			c := f.space.Cell(int(x), int(y))
			c.Shapes = append(c.Shapes, k)
		}
	}
}

// take removes a token from the cells of the Space.
func (f *field) take(k *token) {
	for y := k.y0; y <= k.y1; y++ {
		for x := k.x0; x <= k.x1; x++ {
			c := f.space.Cell(int(x), int(y))
			for i, s := range c.Shapes {
				if s == resolv.IShape(k) {
					last := len(c.Shapes) - 1
					c.Shapes[i] = c.Shapes[last]
					c.Shapes = c.Shapes[:last]
					break
				}
			}
		}
	}
	k.in = false
}

// empty removes all tokens.
func (f *field) empty() {
	for _, k := range f.tokens {
		if !k.in {
			continue
		}
		for y := k.y0; y <= k.y1; y++ {
			for x := k.x0; x <= k.x1; x++ {
				c := f.space.Cell(int(x), int(y))
				c.Shapes = c.Shapes[:0]
			}
		}
		k.in = false
	}
	f.tokens = f.tokens[:0]
}

// first returns the wanted token of the lowest id above after whose cells of the Space touch a circle,
// or nil. after is -1 to begin with.
func (f *field) first(at Point, r float32, after int64, wanted func(*token) bool) (best *token) {
	x0, y0, x1, y1 := f.span(at, r)
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			for _, s := range f.space.Cell(int(x), int(y)).Shapes {
				k := s.(*token)
				if int64(k.id) > after && (best == nil || k.id < best.id) && wanted(k) {
					best = k
				}
			}
		}
	}
	return best
}
