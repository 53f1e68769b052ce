package ui

// Painter collects what a scene shows as quads and submits them in few calls. It allocates only while something new comes into view. Coordinates are in units.
//
// Its parts are the canvas, the pen for shapes of paper, the typesetter for texts, the artwork for
// drawings, and the renderer.
//
// A Painter is used from one goroutine.
type Painter struct {
	canvas
	pen
	typesetter
	artwork
	renderer
}

// NewPainter returns a painter with an empty atlas.
func NewPainter() *Painter {
	p := &Painter{}
	c := &p.canvas
	c.atlas = newAtlas()
	p.pen.canvas, p.typesetter.canvas, p.artwork.canvas, p.renderer.canvas = c, c, c, c
	c.atlas.last = p.Finish
	p.TextScale = 1
	p.fonts.init(p.atlas)
	p.arts.init()
	p.shapes = newShapes()
	p.Begin(NewView(wideW, wideH))
	return p
}

// Begin starts a picture for a view and drops the previous one.
func (p *Painter) Begin(v View) {
	if v.Scale != p.view.Scale {
		// The atlas holds copies for two scales, such as those of the window and of a film of it. While a
		// window is being resized those for the scales it had are of no more use.
		if v.Scale != p.other {
			p.atlas.forget()
		}
		p.other = p.view.Scale
	}
	p.begin(v)
	p.fonts.sync()
	p.read, p.readBefore = p.readBefore[:0], p.read
	p.arts.sync(p.atlas)
	p.arts.spent, p.arts.late = 0, 0
}

// Overflows returns how often the atlas was full and was emptied: the picture that was being painted lacks
// what it had before, until it is painted again.
func (p *Painter) Overflows() int { return p.canvas.atlas.overflows }
