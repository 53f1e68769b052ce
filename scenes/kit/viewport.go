package kit

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// Viewport shows a part of a board that is larger than its place on the screen. The board is
// dragged by a finger or the mouse, zoomed by the wheel, two fingers or the keys plus and minus,
// and moved and zoomed by a gamepad's right stick and ZR. The focus brings what it reaches into
// view. Call Tick in the face's HandleInput, and paint between Open and Close, with every rectangle
// converted by Place. The zero value shows the upper left of the board in its usual size.
type Viewport struct {
	// W and H are the size of the board in units, where its texts can be read.
	W, H float32

	frame    ui.Rect // the place on the screen
	now, to  sight   // what is seen, and what it moves to
	held     bool    // the pointer holds the board
	dragged  bool    // and the board has moved with it
	hold     ui.Point
	fingers  float32 // the distance of two fingers in the last tick; 0 for fewer
	overview bool    // the whole board is seen
}

// idViewport is the area of things on the board.
var idViewport = ui.ID{Name: "viewport"}

// sight is the position of the middle of the frame on the board, and the zoom.
type sight struct{ x, y, zoom float32 }

const (
	maxZoom    = 2.5
	wheelZoom  = 1.15 // for each notch
	keyZoom    = 1.25
	stickSpeed = 14  // units of the screen in a tick
	dragFrom   = 10  // units, from which a press is a drag
	viewEase   = 0.2 // part of the way in a tick
	bringEdge  = 24  // units around what is brought into view
)

// Tick moves the viewport by input, and reports whether the pointer drags the board: then
// it presses nothing.
func (v *Viewport) Tick(g *ui.Gui, in *input.Frame) (drags bool) {
	if v.frame.W <= 0 {
		return false
	}
	h := g.Input()
	over := v.frame.Contains(h.X, h.Y)
	if over && h.Wheel != 0 {
		v.zoom(float32(math.Pow(wheelZoom, float64(h.Wheel))), ui.Point{X: h.X, Y: h.Y})
	}
	keys := &in.Keys.Pressed
	middle := ui.Point{X: v.frame.CX(), Y: v.frame.CY()}
	switch {
	case keys.Has(ebiten.KeyEqual) || keys.Has(ebiten.KeyNumpadAdd):
		v.zoom(keyZoom, middle)
	case keys.Has(ebiten.KeyMinus) || keys.Has(ebiten.KeyNumpadSubtract):
		v.zoom(1/keyZoom, middle)
	}
	for i := range in.Pads {
		p := &in.Pads[i]
		v.to.x += float32(p.Stick2.X) * stickSpeed / v.to.zoom
		v.to.y += float32(p.Stick2.Y) * stickSpeed / v.to.zoom
		if p.Pressed.Has(input.ZR) {
			v.Overview(!v.overview)
		}
	}
	v.pinch(in, g.P.View().Scale)
	drags = v.drag(g, h, over)
	v.to = v.within(v.to)
	v.move(g.Motion)
	return drags
}

// pinch zooms by two fingers.
func (v *Viewport) pinch(in *input.Frame, scale float32) {
	if len(in.Touches) != 2 {
		v.fingers = 0
		return
	}
	a, b := &in.Touches[0], &in.Touches[1]
	dx, dy := float32(a.X-b.X)/scale, float32(a.Y-b.Y)/scale
	between := ui.Point{X: float32(a.X+b.X) / 2 / scale, Y: float32(a.Y+b.Y) / 2 / scale}
	apart := float32(math.Hypot(float64(dx), float64(dy)))
	if v.fingers > 0 && v.frame.Contains(between.X, between.Y) {
		v.zoom(apart/v.fingers, between)
		v.now = v.within(v.to) // the board stays under the fingers
	}
	v.fingers = max(1, apart)
	v.held = false
}

// drag moves the board with the pointer.
func (v *Viewport) drag(g *ui.Gui, h *ui.Input, over bool) bool {
	if h.Pressed {
		v.held, v.dragged, v.hold = over, false, ui.Point{X: h.X, Y: h.Y}
	}
	if !v.held {
		return false
	}
	dx, dy := h.X-v.hold.X, h.Y-v.hold.Y
	if h.Down && (v.dragged || dx*dx+dy*dy >= dragFrom*dragFrom) {
		v.dragged = true
		g.LetGo()
		v.to.x, v.to.y = v.now.x-dx/v.now.zoom, v.now.y-dy/v.now.zoom
		v.to.zoom, v.hold = v.now.zoom, ui.Point{X: h.X, Y: h.Y}
		v.to = v.within(v.to)
		v.now = v.to
	}
	drags := v.dragged
	if !h.Down {
		v.held = false
	}
	return drags
}

// zoom zooms by a factor around a point of the screen, which stays over the same point of the board.
func (v *Viewport) zoom(by float32, around ui.Point) {
	before := v.to.zoom
	v.to.zoom = max(v.least(), min(maxZoom, before*by))
	dx, dy := around.X-v.frame.CX(), around.Y-v.frame.CY()
	v.to.x += dx/before - dx/v.to.zoom
	v.to.y += dy/before - dy/v.to.zoom
	v.overview = v.to.zoom <= v.least()
}

// Overview shows the whole board, or its part in the usual size again.
func (v *Viewport) Overview(whole bool) {
	v.overview = whole
	if v.to.zoom = max(1, v.least()); whole {
		v.to.zoom = v.least()
	}
}

// least is the zoom at which the whole board is seen.
func (v *Viewport) least() float32 {
	if v.W <= 0 || v.H <= 0 {
		return 1
	}
	return min(1, v.frame.W/v.W, v.frame.H/v.H)
}

// within returns the nearest sight that shows nothing beside the board, or the board in the middle
// where it is smaller than the frame.
func (v *Viewport) within(s sight) sight {
	s.zoom = max(v.least(), min(maxZoom, s.zoom))
	inside := func(at, size, seen float32) float32 {
		if seen >= size {
			return size / 2
		}
		return max(seen/2, min(size-seen/2, at))
	}
	s.x, s.y = inside(s.x, v.W, v.frame.W/s.zoom), inside(s.y, v.H, v.frame.H/s.zoom)
	return s
}

// move goes a part of the way to what is to be seen.
func (v *Viewport) move(m ui.Motion) {
	dx, dy, dz := v.to.x-v.now.x, v.to.y-v.now.y, v.to.zoom-v.now.zoom
	if m == ui.Reduced || dx*dx+dy*dy < 0.2 && dz*dz < 1e-6 {
		v.now = v.to
		return
	}
	v.now = sight{v.now.x + dx*viewEase, v.now.y + dy*viewEase, v.now.zoom + dz*viewEase}
}

// Bring moves the viewport as little as needed to show a rectangle of the board.
func (v *Viewport) Bring(r ui.Rect) {
	w, h, edge := v.frame.W/v.to.zoom, v.frame.H/v.to.zoom, bringEdge/v.to.zoom
	near := func(at, seen, from, to float32) float32 {
		if to-from+2*edge >= seen {
			return (from + to) / 2
		}
		return max(to+edge-seen/2, min(from-edge+seen/2, at))
	}
	v.to.x, v.to.y = near(v.to.x, w, r.X, r.Right()), near(v.to.y, h, r.Y, r.Bottom())
	v.to = v.within(v.to)
}

// Place returns where a rectangle of the board is on the screen.
func (v *Viewport) Place(r ui.Rect) ui.Rect {
	z := v.now.zoom
	return ui.Rect{X: v.frame.CX() + (r.X-v.now.x)*z, Y: v.frame.CY() + (r.Y-v.now.y)*z, W: r.W * z, H: r.H * z}
}

// At returns the point of the board at a point of the screen.
func (v *Viewport) At(p ui.Point) ui.Point {
	return ui.Point{X: v.now.x + (p.X-v.frame.CX())/v.now.zoom, Y: v.now.y + (p.Y-v.frame.CY())/v.now.zoom}
}

// Open begins painting the board into a frame of the screen.
func (v *Viewport) Open(g *ui.Gui, frame ui.Rect) {
	if frame != v.frame { // the first time, or in a window of another size
		if v.frame.W == 0 {
			v.to.zoom = 1
		}
		v.frame = frame
		v.to = v.within(v.to)
		v.now = v.to
	}
	if r, ok := g.Window(idViewport, frame); ok {
		at := v.At(ui.Point{X: r.X, Y: r.Y})
		v.Bring(ui.Rect{X: at.X, Y: at.Y, W: r.W / v.now.zoom, H: r.H / v.now.zoom})
	}
}

// Close ends what Open began, and paints how much of the board is seen where that is not all.
func (v *Viewport) Close(g *ui.Gui) {
	g.EndScroll()
	const thick = 5
	bar := ui.Sheet{Color: ui.Ink.Fade(0.35), Radius: thick / 2, Lift: -1, NoRim: true}
	if part := v.frame.W / v.now.zoom / v.W; part < 0.999 {
		w := max(30, v.frame.W*part)
		x := v.frame.X + (v.frame.W-w)*(v.now.x/v.W-part/2)/(1-part)
		g.P.Sheet(ui.Rect{X: x, Y: v.frame.Bottom() - thick - 1, W: w, H: thick}, bar)
	}
	if part := v.frame.H / v.now.zoom / v.H; part < 0.999 {
		h := max(30, v.frame.H*part)
		y := v.frame.Y + (v.frame.H-h)*(v.now.y/v.H-part/2)/(1-part)
		g.P.Sheet(ui.Rect{X: v.frame.Right() - thick - 1, Y: y, W: thick, H: h}, bar)
	}
}
