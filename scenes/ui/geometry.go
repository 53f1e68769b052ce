package ui

// Rect is a rectangle in units of the design: one unit is a pixel of a
// 1280 × 720 picture.
type Rect struct{ X, Y, W, H float32 }

// Right returns the x coordinate of the right edge.
func (r Rect) Right() float32 { return r.X + r.W }

// Bottom returns the y coordinate of the lower edge.
func (r Rect) Bottom() float32 { return r.Y + r.H }

// CX returns the x coordinate of the centre.
func (r Rect) CX() float32 { return r.X + r.W/2 }

// CY returns the y coordinate of the centre.
func (r Rect) CY() float32 { return r.Y + r.H/2 }

// Inset returns the rectangle shrunk by d on every side; a negative d grows it. Sizes do not become
// negative.
func (r Rect) Inset(d float32) Rect { return r.Inset2(d, d) }

// Inset2 is Inset by dx left and right and dy above and below.
func (r Rect) Inset2(dx, dy float32) Rect {
	dx, dy = min(dx, r.W/2), min(dy, r.H/2)
	return Rect{r.X + dx, r.Y + dy, r.W - 2*dx, r.H - 2*dy}
}

// Move returns the rectangle moved by (dx, dy).
func (r Rect) Move(dx, dy float32) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// common returns the intersection; it has no size if there is none.
func (r Rect) common(s Rect) Rect {
	x, y := max(r.X, s.X), max(r.Y, s.Y)
	return Rect{x, y, max(0, min(r.Right(), s.Right())-x), max(0, min(r.Bottom(), s.Bottom())-y)}
}

// Contains reports whether a point is inside, including the left and upper edges.
func (r Rect) Contains(x, y float32) bool {
	return x >= r.X && x < r.Right() && y >= r.Y && y < r.Bottom()
}

// Centered returns a rectangle of w by h around (cx, cy).
func Centered(cx, cy, w, h float32) Rect { return Rect{cx - w/2, cy - h/2, w, h} }

// View describes how a window shows the design: its size in units and the number of device pixels per
// unit. The design is at least 1280 × 720 units, or 720 × 1100 in a narrow window; panels use the
// rest.
type View struct {
	W, H   float32
	Scale  float32
	Narrow bool
}

// Narrow windows are higher than wide: columns are stacked.
const (
	wideW, wideH     = 1280, 720
	narrowW, narrowH = 720, 1100
)

// NewView fits the design into a window of w by h device pixels.
func NewView(w, h int) View {
	fw, fh := float32(max(w, 1)), float32(max(h, 1))
	v := View{Scale: min(fw/wideW, fh/wideH)}
	if fw < fh*0.95 {
		v.Narrow = true
		v.Scale = min(fw/narrowW, fh/narrowH)
	}
	v.W, v.H = fw/v.Scale, fh/v.Scale
	return v
}

// Rect returns the whole view.
func (v View) Rect() Rect { return Rect{0, 0, v.W, v.H} }
