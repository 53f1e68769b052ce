package ui

// Painter collects what a scene shows as triangles of one shader and hands
// them over in one call a layer. It allocates only while something new comes
// into view. Coordinates are units of the design.
//
// Its parts are the canvas that everything is painted on, the pen for shapes of cut
// paper, the typesetter for texts, the artwork for drawings, and the renderer that
// shows the picture.
//
// A Painter is used from one goroutine.
type Painter struct {
	canvas
	pen
	typesetter
	artwork
	renderer
}

// NewPainter opens the atlas.
func NewPainter() *Painter {
	p := &Painter{}
	c := &p.canvas
	c.atlas = newAtlas()
	p.pen.canvas, p.typesetter.canvas, p.artwork.canvas, p.renderer.canvas = c, c, c, c
	c.atlas.last = p.Finish
	p.TextScale = 1
	p.fonts.init(p.atlas)
	p.arts.init()
	p.uniforms = map[string]any{"Scale": float32(1)}
	p.Begin(NewView(wideW, wideH))
	return p
}

// Begin starts a picture for a view and drops the one before it.
func (p *Painter) Begin(v View) {
	if v.Scale != p.view.Scale {
		// Everything in the atlas was made for the other scale.
		p.atlas.forget()
	}
	p.begin(v)
	p.fonts.sync()
	p.read = p.read[:0]
	p.arts.sync(p.atlas)
	p.arts.spent, p.arts.late = 0, 0
}
