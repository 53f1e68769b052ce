// Package board paints the water of Aquar.iom: the sea of cut papers, plankton,
// urchins and cells that wobble and trail, what an action would do, what may be
// eaten and what has to be fled, and the moments: explosions, meals, divisions.
//
// It paints one [Frame] at a time into any rectangle, as often a picture as
// there are views, and knows no rules: a cell is a place, a radius and how it is
// marked. All lengths of a Frame are units of the map unless said otherwise;
// what is measured in the design's units is so named.
package board

import (
	_ "embed"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// Camera is the part of the map that is shown.
type Camera struct {
	// X and Y are the middle of the view, in units of the map.
	X, Y float32
	// Height is how many units of the map the view's height shows, over 0.
	Height float32
}

// Mark is what a cell is to those who look.
type Mark uint8

// The marks. A cell that is heavier than all of one's own is dangerous; it lunges
// when a half of it could still eat one of them.
const (
	Neutral Mark = iota
	// Edible has a white ring and a tag with what it is worth.
	Edible
	// Danger has a coral rim and a filled triangle.
	Danger
	// DangerSome is dangerous to some of one's cells only: a hollow triangle.
	DangerSome
	// Lunge and LungeSome are the same, with a second rim as far as a half would reach.
	Lunge
	LungeSome
)

// Cell is a cell as it is shown now, between two turns as the case may be.
type Cell struct {
	// ID picks its unevenness and the phase of its wobble; it keeps it for life.
	ID   int
	Seat rules.Seat
	// X, Y and R are its place and its true radius.
	X, Y, R float32
	// Mass is the number on it, and Limit what no cell grows beyond, if it is nearly there; else 0.
	Mass, Limit int
	// VX and VY are its speed as a share of the fastest there is: −1 to 1.
	VX, VY float32
	// Own has a rim of white paper.
	Own bool
	// Isolated is the share that is left of its separation after an explosion.
	Isolated float32
	// Fed is the share that is left of the 400 ms after it ate: it wobbles more.
	Fed float32
	// Alpha fades it; 0 is opaque.
	Alpha float32
	// Folded is the share that is left of the 250 ms in which it unfolds from its
	// shape, where it was reborn.
	Folded float32
	// Crown marks the leader's heaviest cell.
	Crown bool
	// Mark, Gain (what eating it is worth, in mass) and Facing (the direction from
	// it to the nearest of one's cells, in radians) say how it is marked. Flee adds
	// the words: it is within two reaches.
	Mark   Mark
	Gain   int
	Facing float32
	Flee   bool
	// Quiet leaves out its letter and mass.
	Quiet bool
}

// Between returns the cell on its way from how it was to how it is: t goes from 0 to
// 1 in the time of a turn. Places go straight, the radius comes in quickly.
func (c Cell) Between(before Cell, t float32) Cell {
	c.X = before.X + (c.X-before.X)*t
	c.Y = before.Y + (c.Y-before.Y)*t
	u := 1 - t
	c.R = before.R + (c.R-before.R)*(1-u*u*u)
	return c
}

// Urchin is a virus.
type Urchin struct {
	ID      int
	X, Y, R float32
	// Threat has it tremble and put its spikes out: one of one's cells would burst.
	Threat bool
	// Loss is the mass that it would cost the nearest of one's cells, 0 to say nothing.
	Loss int
	// Grow is how far it has grown since it came, 0 to 1; 0 is all of it.
	Grow float32
}

// Plankton are the neutral cells: where they stand, and which are there. The
// places must not change while Key stays the same.
type Plankton struct {
	Key    uint64
	Places []ui.Point
	// Grown is how far each has grown: 0 is not there, 255 whole.
	Grown []uint8
	// Step is the distance between two of them on their grid.
	Step float32
}

// Sip is plankton on its way into the cell that ate it: T goes from 0 to 1 in
// 120 ms.
type Sip struct{ X, Y, ToX, ToY, T float32 }

// Reach is how far a cell of one's own moves this turn: its circle where it will be.
type Reach struct {
	X, Y, R float32
	// Angle is its direction, in radians.
	Angle float32
}

// Ghost is the daughter that a division would set free.
type Ghost struct {
	Seat    rules.Seat
	X, Y, R float32
	Mass    int
	// Refused says why it would not, in words for the pointer; "" when it would.
	Refused string
}

// Words are the words on the water, in the player's language.
type Words struct {
	// Flee stands on a cell that is about to eat one: « À fuir ».
	Flee string
}

// Frame is one picture of the water.
type Frame struct {
	// Area is where it goes, in units of the design; everything is cut there.
	Area ui.Rect
	// Margin is how much of the area's edge is covered by something else, in units
	// of the design: words stay inside it.
	Margin float32
	// MapW and MapH are the size of the map.
	MapW, MapH float32
	Camera     Camera
	// Whole is the map seen from afar: small signs, letters beside the cells.
	Whole    bool
	Cells    []Cell
	Urchins  []Urchin
	Plankton *Plankton
	Sips     []Sip
	Reaches  []Reach
	Ghosts   []Ghost
	// AimX and AimY are where the hand points, when Aims says so.
	AimX, AimY float32
	Aims       bool
	// Bursts, Meals and Necks are the moments under way.
	Bursts []Burst
	Meals  []Meal
	Necks  []Neck
	Words  Words
	// Box is the part of the map that another view shows, in units of the map:
	// a white frame. None when its width is 0.
	Box ui.Rect
	// Papers lie over the water: the labels of cells keep off them.
	Papers []ui.Rect
	// Dim darkens everything, 0 to 1: 0.55 for a person that was eaten.
	Dim float32
	// Shade darkens the water alone, 0 to 1: what swims in it stands out.
	Shade float32
	// Seconds is the time by which everything lives; the caller counts it.
	Seconds float32
	// Still leaves out wobble, drift, sway and shake: reduced motion. Calm leaves out sway and
	// shake alone: gentle motion.
	Still, Calm bool
}

//go:embed water.kage
var waterSource string

//go:embed water_papers.kage
var papersSource string

//go:embed water_deep.kage
var deepSource string

//go:embed water_shore.kage
var shoreSource string

//go:embed cell.kage
var cellSource string

//go:embed cell_large.kage
var largeSource string

//go:embed cell_small.kage
var smallSource string

//go:embed urchin.kage
var urchinSource string

//go:embed flat.kage
var flatSource string

//go:embed frond.kage
var frondSource string

//go:embed bits.kage
var bitsSource string

// Board paints water; it keeps its brushes and what was worked out of
// the plankton. It is used with one Painter.
type Board struct {
	*pen
	waterPainter
	planktonPainter
	momentPainter
	// cells have a nucleus and a shadow, dots are too small for them.
	cells, dots ui.Brush
	order       []int32
	numbers     map[int]string
	// heaviest are the largest cells of the seats in the view being painted.
	heaviest [seats]*Cell
	// signs are the papers and names beside cells and urchins in the latest picture.
	signs []ui.Rect
	// The shaders' variables are slices, so that changing them allocates nothing.
	scale, time []float32
}

// pen paints the shapes that several of the others need: discs, rings, triangles,
// stars, petals, urchins.
type pen struct{ flat, bits, urchin ui.Brush }

// waterPainter paints the water, and what grows and flows in it.
type waterPainter struct {
	*pen
	// papers paints the streaks and papers of the water inside the map, water the rest of it; shore is at the
	// map's edges and beyond.
	papers, shore ui.Brush
	water         *ebiten.Shader
	frond         ui.Brush
	fronds        [len(frondTiles)]frond
	layers        []*waterLayer
	// corners and options are reused, so that painting a layer allocates nothing.
	corners [4]ebiten.Vertex
	options ebiten.DrawTrianglesShaderOptions
}

// planktonPainter paints the plankton: seed by seed, or all of a map as specks.
type planktonPainter struct {
	*pen
	plankton bed
	specks   specks
	drift    [64]ui.Point
}

// momentPainter paints what lasts a moment: bursts, meals, divisions.
type momentPainter struct{ *pen }

// New returns a Board; the first one is the dearest (see equip).
func New() *Board {
	hand := &pen{}
	t := &Board{
		pen: hand, waterPainter: waterPainter{pen: hand}, planktonPainter: planktonPainter{pen: hand}, momentPainter: momentPainter{hand},
		numbers: map[int]string{}, scale: make([]float32, 1), time: make([]float32, 1),
	}
	e := equip()
	t.fronds, t.water = e.fronds, e.water
	for i, b := range t.brushes() {
		*b = ui.Brush{Shader: e.shaders[i], Uniforms: map[string]any{}}
		if b != &t.papers && b != &t.shore && b != &t.flat && b != &t.frond {
			b.Uniforms["Scale"] = t.scale
		}
		b.Images[0] = e.sheet
	}
	t.cells.Uniforms["Time"], t.dots.Uniforms["Time"] = t.time, t.time
	return t
}

// brushes returns those of the board, in the order of their sources.
func (t *Board) brushes() [sourceCount]*ui.Brush {
	return [...]*ui.Brush{&t.papers, &t.shore, &t.cells, &t.dots, &t.urchin, &t.flat, &t.frond, &t.bits}
}

// equipment is what all tanks of the program paint with. A list of records opens
// a board for each: one sheet apiece would soon be a hundred megabytes.
type equipment struct {
	sheet   *ebiten.Image
	shaped  [seats]bool // the shapes that the sheet holds
	fronds  [len(frondTiles)]frond
	shaders [sourceCount]*ebiten.Shader
	water   *ebiten.Shader
}

const sourceCount = 8

// equip makes the equipment, once.
var equip = sync.OnceValue(newEquipment)

// newEquipment panics when a shader or a drawing is wrong, which a test excludes.
func newEquipment() *equipment {
	e := &equipment{}
	e.sheet, e.fronds = newSheet()
	for i, source := range [...]string{waterSource + papersSource, waterSource + shoreSource, cellSource + largeSource, cellSource + smallSource, urchinSource, flatSource, frondSource, bitsSource} {
		e.shaders[i] = newShader(source)
	}
	e.water = newShader(waterSource + deepSource)
	return e
}

func newShader(source string) *ebiten.Shader {
	s, err := ebiten.NewShader([]byte(source))
	if err != nil {
		panic(err)
	}
	return s
}

// Close gives back what is the board's own.
func (t *Board) Close() {
	t.specks.close()
	for _, l := range t.layers {
		l.close()
	}
	t.layers = nil
}

// view is where things of the map are in device pixels.
type view struct {
	p *ui.Painter
	f *Frame
	// s is device pixels in a unit of the map, z in a unit of the design; ox and
	// oy are where (0, 0) of the map is.
	s, z, ox, oy float32
	// The area's edges.
	x0, y0, x1, y1 float32
	alpha          float32
	time           float32 // 0 when still or calm
	tick           int
}

func newView(p *ui.Painter, f *Frame) view {
	v := view{p: p, f: f, z: p.Zoom(), alpha: p.Alpha()}
	v.s = f.Area.H * v.z / max(f.Camera.Height, 1e-3)
	v.x0, v.y0 = p.Pixel(f.Area.X, f.Area.Y)
	v.x1, v.y1 = p.Pixel(f.Area.Right(), f.Area.Bottom())
	v.ox = (v.x0+v.x1)/2 - f.Camera.X*v.s
	v.oy = (v.y0+v.y1)/2 - f.Camera.Y*v.s
	if !f.Still && !f.Calm {
		v.time = f.Seconds
		dx, dy := shake(f.Bursts)
		v.ox += dx * v.z
		v.oy += dy * v.z
	}
	return v
}

// at is a place of the map in pixels.
func (v *view) at(x, y float32) (px, py float32) { return v.ox + x*v.s, v.oy + y*v.s }

// seen reports whether anything within r pixels of a place is on the screen.
func (v *view) seen(px, py, r float32) bool {
	return px+r > v.x0 && px-r < v.x1 && py+r > v.y0 && py-r < v.y1
}

// leastFar is how small a cell may be painted on a whole map, where it is a sign
// of a seat before it is a circle, in units of the design.
const leastFar = 8

// radius returns a cell's radius in pixels.
func (v *view) radius(c *Cell) float32 {
	if v.f.Whole {
		return max(c.R*v.s, leastFar*v.z)
	}
	return c.R * v.s
}

// units is a place in pixels, in units of the design.
func (v *view) units(px, py float32) (x, y float32) {
	return v.f.Area.X + (px-v.x0)/v.z, v.f.Area.Y + (py-v.y0)/v.z
}

// At is the place of a place of the map, in units of the design.
func (f *Frame) At(x, y float32) (ux, uy float32) {
	s := f.Scale()
	return f.Area.CX() + (x-f.Camera.X)*s, f.Area.CY() + (y-f.Camera.Y)*s
}

// Map is the place of the map at a place in units of the design.
func (f *Frame) Map(ux, uy float32) (x, y float32) {
	s := f.Scale()
	return f.Camera.X + (ux-f.Area.CX())/s, f.Camera.Y + (uy-f.Area.CY())/s
}

// Scale returns how many units of the design a unit of the map takes.
func (f *Frame) Scale() float32 { return f.Area.H / max(f.Camera.Height, 1e-3) }

// Signs returns where names, figures and warnings stand beside cells and urchins in the latest picture.
func (t *Board) Signs() []ui.Rect { return t.signs }

// Paint paints one picture of the water. It may be called for several views of
// one picture, of which all have the same Seconds.
func (t *Board) Paint(g *ui.Gui, f *Frame) {
	p := g.P
	v := newView(p, f)
	v.tick = g.Tick()
	t.signs = t.signs[:0]
	held := float32(math.Mod(float64(v.time), 3600))
	t.scale[0], t.time[0] = v.z, held
	p.Clip(f.Area)
	t.paintWater(&v)
	t.paintGrowth(&v)
	t.paintPlankton(&v)
	if f.Shade > 0 {
		v.dim(night.Fade(f.Shade))
	}
	t.paintReaches(&v)
	t.paintTrails(&v)
	t.paintUrchins(&v)
	t.paintBursts(&v)
	t.paintNecks(&v)
	t.paintCells(&v)
	t.paintMeals(&v)
	t.paintMarks(&v)
	if f.Box.W > 0 {
		x0, y0 := f.At(f.Box.X, f.Box.Y)
		s := f.Scale()
		p.DashedRect(ui.Rect{X: x0, Y: y0, W: f.Box.W * s, H: f.Box.H * s}, 5, 2.6, endless, 1, ui.Paper)
	}
	t.paintLabels(&v)
	t.paintSigns(&v)
	if f.Dim > 0 {
		p.Fill(f.Area, night.Fade(f.Dim))
	}
	p.Pop()
}
