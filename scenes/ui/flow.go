package ui

// Layout by dividing rectangles: a screen states sizes and order, and never adds up coordinates.
// Nothing here allocates.

// CutLeft splits off w units on the left, followed by a gap.
func (r Rect) CutLeft(w, gap float32) (left, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w + gap, r.Y, r.W - w - gap, r.H}
}

// CutRight splits off w units on the right, preceded by a gap.
func (r Rect) CutRight(w, gap float32) (rest, right Rect) {
	return Rect{r.X, r.Y, r.W - w - gap, r.H}, Rect{r.Right() - w, r.Y, w, r.H}
}

// CutTop splits off h units at the top, followed by a gap.
func (r Rect) CutTop(h, gap float32) (top, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h + gap, r.W, r.H - h - gap}
}

// CutBottom splits off h units at the bottom, preceded by a gap.
func (r Rect) CutBottom(h, gap float32) (rest, bottom Rect) {
	return Rect{r.X, r.Y, r.W, r.H - h - gap}, Rect{r.X, r.Bottom() - h, r.W, h}
}

// Column returns the i-th of n equal columns with gaps between them.
func (r Rect) Column(i, n int, gap float32) Rect {
	w := (r.W - gap*float32(n-1)) / float32(n)
	return Rect{r.X + float32(i)*(w+gap), r.Y, w, r.H}
}

// Row returns the i-th of n equal rows with gaps between them.
func (r Rect) Row(i, n int, gap float32) Rect {
	h := (r.H - gap*float32(n-1)) / float32(n)
	return Rect{r.X, r.Y + float32(i)*(h+gap), r.W, h}
}

// Split divides a rectangle in two with a gap: side by side, or one above the other if stacks is true,
// as in a window that is higher than wide. The first gets a share of the space, from 0 to 1.
func (r Rect) Split(stacks bool, share, gap float32) (first, second Rect) {
	if stacks {
		return r.CutTop((r.H-gap)*share, gap)
	}
	return r.CutLeft((r.W-gap)*share, gap)
}

// Middle returns a rectangle of w by h, or smaller, in the middle of this one.
func (r Rect) Middle(w, h float32) Rect {
	return Centered(r.CX(), r.CY(), min(w, r.W), min(h, r.H))
}

// Flow hands out the space of a rectangle piece by piece, from its start or its end, with gaps. Rows
// and Columns make one.
type Flow struct {
	// Rest is the remaining space.
	Rest Rect
	// Gap is the space between two pieces.
	Gap  float32
	down bool
}

// Rows returns a Flow from top to bottom.
func (r Rect) Rows(gap float32) Flow { return Flow{r, gap, true} }

// Columns returns a Flow from left to right.
func (r Rect) Columns(gap float32) Flow { return Flow{r, gap, false} }

// Room returns the remaining size along the flow, in units; it is negative if too much was handed out.
func (f *Flow) Room() float32 {
	if f.down {
		return f.Rest.H
	}
	return f.Rest.W
}

// Next returns the next piece, size units along the flow.
func (f *Flow) Next(size float32) (piece Rect) {
	if f.down {
		piece, f.Rest = f.Rest.CutTop(size, f.Gap)
	} else {
		piece, f.Rest = f.Rest.CutLeft(size, f.Gap)
	}
	return piece
}

// Last returns a piece at the end of the remaining space, size units along the flow.
func (f *Flow) Last(size float32) (piece Rect) {
	if f.down {
		f.Rest, piece = f.Rest.CutBottom(size, f.Gap)
	} else {
		f.Rest, piece = f.Rest.CutRight(size, f.Gap)
	}
	return piece
}

// Share returns the size of each of n equal pieces of the remaining space.
func (f *Flow) Share(n int) float32 { return (f.Room() - f.Gap*float32(n-1)) / float32(n) }

// Grid is a rectangle divided into equal cells, row by row.
type Grid struct {
	Rect
	// Columns and Rows are their numbers, at least 1.
	Columns, Rows int
	// Gap is the space between two cells.
	Gap float32
}

// Grid divides a rectangle into cells for n things, with that many columns.
func (r Rect) Grid(n, columns int, gap float32) Grid {
	columns = max(1, columns)
	return Grid{r, columns, max(1, (n+columns-1)/columns), gap}
}

// At returns the i-th cell.
func (g Grid) At(i int) Rect {
	return g.Rect.Row(i/g.Columns, g.Rows, g.Gap).Column(i%g.Columns, g.Columns, g.Gap)
}
