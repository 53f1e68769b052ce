package aquariom

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// sight is the viewport of a contest: pan, zoom, and whether plankton is shown. The zero
// value shows the whole map with plankton.
type sight struct {
	zoom float32 // times the whole map; under 1 stands for 1
	x, y float32 // the middle of what is seen, when zoom is over 1
	bare bool    // without plankton

	held, dragged bool // the pointer went down on the map, and moved since
	downX, downY  float32
	lastX, lastY  float32
	pinch         float64 // the distance of two fingers, 0 when there are not two

	nearer, farther, all, seeds ui.Rect
}

const (
	maxZoom = 12
	// zoomStep is that of a key, as the first viewer had it.
	zoomStep = 1 / 0.75
	// wheelStep is that of a notch of the wheel.
	wheelStep = 1.2
	// panPace is how much of the view's height a key or a stick moves it in a tick.
	panPace = 0.016
	// dragFrom is how far a pointer goes until it drags and does not click.
	dragFrom = 6
	// nearZoom is from where on cells bear their masses.
	nearZoom = 2.2
)

// arrange places the buttons in the corner of the map.
func (t *sight) arrange(area ui.Rect) {
	const side, gap = 34, 6
	for i, r := range [...]*ui.Rect{&t.seeds, &t.all, &t.farther, &t.nearer} {
		*r = ui.Rect{X: area.Right() - 12 - side - float32(i)*(side+gap), Y: area.Bottom() - 12 - side, W: side, H: side}
	}
}

// covers reports whether one of the buttons is at a place.
func (t *sight) covers(x, y float32) bool {
	return t.seeds.Contains(x, y) || t.all.Contains(x, y) || t.farther.Contains(x, y) || t.nearer.Contains(x, y)
}

// camera returns the camera of the viewport.
func (t *sight) camera(w, h, aspect float32) board.Camera {
	c := frame(0, 0, w, h, aspect)
	if t.zoom <= 1 {
		return c
	}
	c.Height /= t.zoom
	c.X, c.Y = t.x, t.y
	return c
}

// handleInput handles the input for the viewport.
func (s *watch) handleInput(in *input.Frame) {
	t, v := &s.contest.sight, &s.panes[0]
	keys, h := &in.Keys, &s.pointer
	over := v.area.Contains(h.X, h.Y)
	x, y := v.area.CX(), v.area.CY()
	cycle := false
	dx, dy := float32(0), float32(0)
	for i := range in.Pads {
		p := &in.Pads[i]
		if !p.Device.IsGamepad() {
			continue
		}
		dx, dy = dx+float32(p.Stick2.X), dy+float32(p.Stick2.Y)
		cycle = cycle || p.Pressed.Has(input.Y)
		if p.Pressed.Has(input.X) {
			t.bare = !t.bare
		}
	}
	if keys.Pressed.Has(ebiten.KeyN) || s.tapped(t.seeds) {
		t.bare = !t.bare
		s.Play("ui.press")
	}
	switch {
	case h.Wheel != 0 && over:
		s.zoom(float32(math.Pow(wheelStep, float64(max(-4, min(4, h.Wheel))))), h.X, h.Y)
	case keys.Repeat.Has(ebiten.KeyNumpadAdd), keys.Repeat.Has(ebiten.KeyEqual), s.tapped(t.nearer):
		s.zoom(zoomStep, x, y)
		s.Play("ui.slide")
	case keys.Repeat.Has(ebiten.KeyNumpadSubtract), keys.Repeat.Has(ebiten.KeyMinus), s.tapped(t.farther):
		s.zoom(1/zoomStep, x, y)
		s.Play("ui.slide")
	case keys.Pressed.Has(ebiten.KeyDigit0), keys.Pressed.Has(ebiten.KeyNumpad0), keys.Pressed.Has(ebiten.KeyNumpadEqual), s.tapped(t.all):
		t.zoom = 1
		s.Play("ui.slide")
	case cycle:
		s.cycle()
	}
	for key, by := range [...]ui.Point{{X: -1}, {X: 1}, {Y: -1}, {Y: 1}} {
		if !s.Prefs.Press && keys.Held.Has(panKeys[key]) {
			dx, dy = dx+by.X, dy+by.Y
		}
		if s.Prefs.Press && keys.Pressed.Has(panKeys[key]) {
			s.pan(by.X*v.cam.Height*panStep, by.Y*v.cam.Height*panStep)
		}
	}
	if far := v.cam.Height * panPace; dx != 0 || dy != 0 {
		s.pan(dx*far, dy*far)
	}
	s.drag(h)
	s.squeeze(in)
}

// panStep is how far a key moves the map that is pressed once, in heights of it.
const panStep = 0.25

// panKeys move what is seen left, right, up and down.
var panKeys = [...]ebiten.Key{ebiten.KeyA, ebiten.KeyD, ebiten.KeyW, ebiten.KeyS}

// zoom zooms in, or out for a factor under 1, around a place of the window.
func (s *watch) zoom(by, x, y float32) {
	t, v := &s.contest.sight, &s.panes[0]
	m := s.now.Map
	before := max(1, t.zoom)
	if before == 1 {
		t.x, t.y = m.Width/2, m.Height/2
	}
	t.zoom = max(1, min(maxZoom, before*by))
	if v.frame.Area.W > 0 {
		mx, my := v.frame.Map(x, y)
		t.x, t.y = mx+(t.x-mx)*before/t.zoom, my+(t.y-my)*before/t.zoom
	}
	s.pan(0, 0)
}

// cycle zooms in on the followed player in three steps, then back to the whole map.
func (s *watch) cycle() {
	t := &s.contest.sight
	if t.zoom = 2 * max(1, t.zoom); t.zoom > 8 {
		t.zoom = 1
	}
	if f := s.core(s.contest.followed); f.n > 0 {
		t.x, t.y = f.x, f.y
	} else {
		t.x, t.y = s.now.Map.Width/2, s.now.Map.Height/2
	}
	s.pan(0, 0)
	s.Play("ui.slide")
}

// pan moves the viewport, within the map.
func (s *watch) pan(dx, dy float32) {
	t, v := &s.contest.sight, &s.panes[0]
	if t.zoom <= 1 {
		return
	}
	m := s.now.Map
	aspect := v.area.W / max(1, v.area.H)
	c := t.camera(m.Width, m.Height, aspect)
	axis := func(at, view, length float32) float32 {
		if view >= length {
			return length / 2
		}
		return max(view/2, min(length-view/2, at))
	}
	t.x, t.y = axis(t.x+dx, c.Height*aspect, m.Width), axis(t.y+dy, c.Height, m.Height)
}

// drag pans with the pointer.
func (s *watch) drag(h *ui.Input) {
	t, v := &s.contest.sight, &s.panes[0]
	if h.Pressed {
		t.held = v.area.Contains(h.X, h.Y) && !t.covers(h.X, h.Y)
		t.dragged = false
		t.downX, t.downY, t.lastX, t.lastY = h.X, h.Y, h.X, h.Y
	}
	if h.Released && t.held && !t.dragged && s.Prefs.Press && v.frame.Area.W > 0 {
		// A click without dragging centres a place.
		x, y := v.frame.Map(h.X, h.Y)
		s.pan(x-t.x, y-t.y)
	}
	if !h.Down || !t.held || t.pinch > 0 {
		if !h.Released {
			t.held = false
		}
		return
	}
	t.dragged = t.dragged || hypot(h.X-t.downX, h.Y-t.downY) > dragFrom
	if t.dragged && v.frame.Area.W > 0 {
		scale := max(1e-6, v.frame.Scale())
		s.pan((t.lastX-h.X)/scale, (t.lastY-h.Y)/scale)
	}
	t.lastX, t.lastY = h.X, h.Y
}

// squeeze handles a pinch.
func (s *watch) squeeze(in *input.Frame) {
	t, v := &s.contest.sight, &s.panes[0]
	if len(in.Touches) != 2 {
		t.pinch = 0
		return
	}
	a, b := &in.Touches[0], &in.Touches[1]
	scale := float64(s.Gui.P.View().Scale)
	x, y := float32((a.X+b.X)/2/scale), float32((a.Y+b.Y)/2/scale)
	if !v.area.Contains(x, y) {
		t.pinch = 0
		return
	}
	d := math.Hypot(a.X-b.X, a.Y-b.Y)
	if t.pinch > 0 && d > 1 {
		s.zoom(float32(d/t.pinch), x, y)
	}
	t.pinch = d
}

// paintSight paints the buttons of the viewport.
func (s *watch) paintSight() {
	t, p := &s.contest.sight, s.Gui.P
	h := s.Gui.Input()
	if !s.panes[0].area.Contains(h.X, h.Y) {
		p.Fade(0.8) // what is under them is worth more then
		defer p.Pop()
	}
	for _, b := range [...]struct {
		r    ui.Rect
		icon string
		off  bool
	}{
		{t.nearer, "icons/plus", t.zoom >= maxZoom}, {t.farther, "icons/minus", t.zoom <= 1},
		{t.all, "icons/screen", t.zoom <= 1}, {t.seeds, "icons/nectar", false},
	} {
		c := mist
		switch {
		case b.off:
			c = mist.Fade(0.4)
			p.Idle()
		case b.r.Contains(h.X, h.Y):
			c = foam
		}
		p.Disc(b.r.CX(), b.r.CY(), b.r.W/2, b.r.H/2, ui.Sheet{Color: ui.Depth.Fade(0.75), Waver: 0.6, Seed: int(b.r.X), Lift: -1, NoRim: true})
		p.Art(b.icon, b.r.CX(), b.r.CY(), ui.ArtStyle{Height: 16, Ink: c, Alpha: c.A})
		if b.off {
			p.Pop()
		}
	}
	if t.bare { // the plankton is struck out
		r := t.seeds.Inset(8)
		p.Line(r.X, r.Bottom(), r.Right(), r.Y, 2.6, foam)
	}
}
