// Package board paints the maze of Trichrome: a hedge garden at night in which
// the three players carry their own light, the door that opens with rays, and
// the threads of a round that is over.
//
// It paints one [Frame] at a time, without the rules: a maze is cells and walls, a player a
// place with rings.
package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// cellSize is a cell's side in the garden's own units; they are the view's when
// 21 cells are 945 units wide.
const cellSize = 45

// Maze is cells and the walls between them.
type Maze struct {
	W, H int
	// East and South say, by cell (y·W + x), whether there is a wall on the east
	// and on the south side. The outer walls are always there.
	East, South []bool
	// Key tells mazes apart, for what is kept of one.
	Key uint64
}

// Blocked reports whether there is a wall on the side of a cell towards dx, dy,
// one of which is 0.
func (m *Maze) Blocked(x, y, dx, dy int) bool {
	switch {
	case dx > 0:
		return x+1 >= m.W || m.East[y*m.W+x]
	case dx < 0:
		return x <= 0 || m.East[y*m.W+x-1]
	case dy > 0:
		return y+1 >= m.H || m.South[y*m.W+x]
	}
	return y <= 0 || m.South[(y-1)*m.W+x]
}

// Ring is a ring around a player: solid in the colour of the one it is eaten
// by, dashed in the colour of the one it eats. Where each is the viewer's, the one is
// prey and the other is to be fled.
type Ring struct {
	Solid, Dashed rules.Seat // rules.Spectator for none
}

// Token is a player in the garden.
type Token struct {
	Seat rules.Seat
	// X and Y are its place in cells; (0, 0) is the middle of the first.
	X, Y float32
	// Lean turns it into its corners, in radians.
	Lean float32
	// Hedge is the direction of the hedge that it was asked to run into, X or Y 1 or -1, and Refused how much of
	// that is still seen, 0 to 1.
	Hedge   ui.Point
	Refused float32
	// Trail are places it just left, the latest first, in cells.
	Trail [3]ui.Point
	Ring  Ring
	// Close is how much smaller it is drawn, 0 to 1, so that two runners that meet do not hide
	// each other; see [Frame.Part].
	Close float32
	// You is the only person at the screen: a white disc and a wide light, which no other runner
	// ever has. Rays go out from the disc, to be found before the start.
	You, Rays bool
	// Shared says that several people look for themselves: rings bear signs.
	Shared bool
	// Wait, when over 0, is the share of a freeze that is left: a ring that runs
	// out.
	Wait float32
	// Ghost is the pale shape of an eaten player. Tear is how far it is torn in
	// two, 0 to 1. Hide leaves it out.
	Ghost bool
	Tear  float32
	Hide  bool
	// Dark carries no light.
	Dark bool
}

// Door is the exit: how far it is open, 0 to 1.
type Door struct {
	X, Y float32
	Open float32
	Show bool
	// Light is how far its light reaches, in cells; 0 for the usual eight.
	Light float32
}

// Thread is the way of one seat through a round, in cells. It begins at a disc with the
// sign; where the seat was eaten, as Eaten says, it ends in a burst.
type Thread struct {
	Seat   rules.Seat
	Points []ui.Point
	Eaten  bool
}

// Frame is one picture of the garden.
type Frame struct {
	Maze *Maze
	Area ui.Rect // where the maze goes; it keeps its shape, in the middle
	// Turned lays the maze on its side, a quarter turn to the right: a wide one is larger
	// so where there is more height than width. Places and directions of everything else
	// in a Frame are those of the maze as it is.
	Turned bool
	Tokens []Token
	Door   Door
	// Arrows are places in cells of the arrows to the door, with their
	// directions in radians, growing towards it.
	Arrows []Arrow
	// Prints are what a ghost has left behind.
	Prints []Print
	// Threads are shown instead of lights in a round that is over.
	Threads []Thread
	// Dark is how dim the maze is, 0 to 1. The hedges stand out from the paths by three
	// to one up to [Dimmest].
	Dark float32
	// Grow is how many times as large as their cells players are drawn, for large texts;
	// 0 is once.
	Grow float32
	// Pulse is the glow of the edges in a frenzy, 0 to 1.
	Pulse float32
	// Tick is the time in ticks, for what moves by itself: rings that turn, rays, ghosts.
	Tick int
	// Still says that nothing moves by itself, and Calm that nothing sways.
	Still, Calm bool
}

// Print is a print of a ghost's foot: its place in cells, its direction in radians, how
// much of it is seen, 0 to 1, and whether it is of the left foot.
type Print struct {
	X, Y, Angle, Alpha float32
	Left               bool
}

// grow returns Grow, or 1.
func (f *Frame) grow() float32 {
	if f.Grow == 0 {
		return 1
	}
	return f.Grow
}

// Part makes runners that are near each other smaller, down to a size at which they still
// can be distinguished. It sets Close of every token.
func (f *Frame) Part() {
	for i := range f.Tokens {
		t := &f.Tokens[i]
		t.Close = 0
		for j := range f.Tokens {
			o := &f.Tokens[j]
			if i == j || o.Hide || o.Ghost || t.Ghost {
				continue
			}
			const whole, least = 1.05, 0.78 // cells between two whole discs, and the least size
			far := float32(math.Hypot(float64(t.X-o.X), float64(t.Y-o.Y)))
			t.Close = max(t.Close, 1-max(least, min(1, far/(whole*f.grow()))))
		}
	}
}

// Arrow is one arrow of paper on the way to the door: its place in cells, its direction
// in radians, its size in those of the usual one, and how much of it is seen, 0 to 1.
type Arrow struct{ X, Y, Angle, Size, Alpha float32 }

// The colours of the night. Moon lights what is going on; a TokenDisc is the ground of the runner who
// does not look.
var (
	nightGround = ui.Hex(0x0F1130)
	nightPath   = ui.Hex(0x5B71B7) // pale in the moonlight, so that the hedges are seen
	nightVeil   = ui.Hex(0x0E1034)
	Moon        = ui.Hex(0xFFE08A)
	hedgeBase   = ui.Hex(0x041316)
	honeyLight  = ui.Hex(0xFFE6A8)
	warmLight   = ui.Hex(0xFFF4CF)
	TokenDisc   = ui.Hex(0x0B0D28)
)

// Dimmest is how dim the maze can be with hedges still distinct from paths.
const Dimmest = 0.036

// Night is a seat's colour for rings, icons and threads, and Lamp that of its
// light.
var (
	Night = [3]ui.Color{ui.Hex(0x6FA0FF), ui.Hex(0xFF7A55), ui.Hex(0x7FD67A)}
	Lamp  = [3]ui.Color{ui.Hex(0x7FB2FF), ui.Hex(0xFFA552), ui.Hex(0x93E27C)}
)

// Board paints mazes. It keeps the ground and the hedges of the latest one as pictures
// of the size they had, so that Close has to be called in the end.
type Board struct {
	ground, hedges *ebiten.Image
	baked          bakeKey
	rays           [rayCount]float32
	turned         turned
}

type bakeKey struct {
	maze uint64
	w, h int
	area ui.Rect
	view ui.View
}

// New returns a Board.
func New() *Board { return &Board{} }

// Close releases the pictures. A board that paints again makes new ones.
func (g *Board) Close() {
	for _, img := range []*ebiten.Image{g.ground, g.hedges} {
		if img != nil {
			img.Deallocate()
		}
	}
	g.ground, g.hedges, g.baked = nil, nil, bakeKey{}
}

// geometry is the scale from the garden's own units to the view's, and the
// place of its (0, 0).
func (f *Frame) geometry() (scale, x, y float32) {
	w, h := float32(f.Maze.W)*cellSize, float32(f.Maze.H)*cellSize
	if f.Turned {
		w, h = h, w
	}
	s := min(f.Area.W/w, f.Area.H/h)
	return s, f.Area.CX() - w*s/2, f.Area.CY() - h*s/2
}

// At converts a place in cells to units of the view.
func (g *Board) At(f *Frame, cx, cy float32) (x, y float32) {
	s, ox, oy := f.geometry()
	if f.Turned {
		at := Turn(ui.Point{X: cx, Y: cy}, f.Maze.H)
		cx, cy = at.X, at.Y
	}
	return ox + (cx+0.5)*cellSize*s, oy + (cy+0.5)*cellSize*s
}

// CellSide returns the side of a cell in units of the view.
func (g *Board) CellSide(f *Frame) float32 {
	s, _, _ := f.geometry()
	return s * cellSize
}

func mid(c float32) float32 { return (c + 0.5) * cellSize }

// Paint paints one picture of the garden.
func (g *Board) Paint(u *ui.Gui, f *Frame) {
	p := u.P
	if f.Turned {
		f = g.turned.turn(f)
	}
	g.bake(p, f)
	scale, x, y := f.geometry()
	edge := margin * scale
	p.Picture(g.ground, x-edge, y-edge, 1, 1)
	p.Transform(x, y, 0, scale)
	w, h := float32(f.Maze.W)*cellSize, float32(f.Maze.H)*cellSize
	if f.Dark > 0 {
		p.Fill(ui.Rect{W: w, H: h}, nightVeil.Fade(f.Dark))
	}
	for i := range f.Tokens {
		if t := &f.Tokens[i]; t.shines() {
			g.lamp(p, f, t)
		}
	}
	if f.Door.Show {
		reach := f.Door.Light
		if reach == 0 {
			reach = doorRadius
		}
		g.light(p, f, f.Door.X, f.Door.Y, reach*f.Door.Open, honeyLight)
		paintDoor(p, &f.Door, f)
	}
	p.Pop()
	// The hedges stand in the light, which lies on the paths alone: it makes the one
	// brighter and never the other. The door and its rays hide none.
	p.Picture(g.hedges, x-edge, y-edge, 1, 1)
	p.Transform(x, y, 0, scale)
	defer p.Pop()
	if f.Pulse > 0 {
		for i := range 3 {
			d := float32(i) * 5
			pts := [...]ui.Point{{X: -d, Y: -d}, {X: w + d, Y: -d}, {X: w + d, Y: h + d}, {X: -d, Y: h + d}, {X: -d, Y: -d}}
			p.Polyline(pts[:], 5, Night[1].Fade(f.Pulse*(0.6-0.18*float32(i))))
		}
	}
	paintProps(p, f)
}

// Props paints what stands in the garden, without ground, hedges and light: for
// pictures of a door or a thread alone.
func Props(p *ui.Painter, f *Frame) {
	scale, x, y := f.geometry()
	p.Transform(x, y, 0, scale)
	if f.Door.Show {
		paintDoor(p, &f.Door, f)
	}
	paintProps(p, f)
	p.Pop()
}

func paintProps(p *ui.Painter, f *Frame) {
	paintThreads(p, f)
	for i := range f.Prints {
		paintPrint(p, &f.Prints[i])
	}
	for i := range f.Arrows {
		paintArrow(p, &f.Arrows[i])
	}
	for i := range f.Tokens {
		if t := &f.Tokens[i]; !t.Hide {
			paintToken(p, t, f)
			paintRefusal(p, t)
		}
	}
}

// shines reports whether a runner carries light.
func (t *Token) shines() bool { return !t.Hide && !t.Ghost && !t.Dark }

// lamp paints the light of a player: that of the viewer is wide and warm, with a pool
// around; that of the others marks where they are.
func (g *Board) lamp(p *ui.Painter, f *Frame, t *Token) {
	c := Lamp[t.Seat%3]
	if !t.You {
		g.light(p, f, t.X, t.Y, lampRadius, c.Fade(0.8))
		return
	}
	p.SoftDisc(mid(t.X), mid(t.Y), 2*cellSize, 2*cellSize, 3.4*cellSize, warmLight.Fade(0.3))
	g.light(p, f, t.X, t.Y, ownRadius, c.Mix(ui.White, 0.6))
	g.light(p, f, t.X, t.Y, ownRadius*0.6, warmLight)
}

const (
	ownRadius  = 7.6
	lampRadius = 3.7
	doorRadius = 8
	rayCount   = 240
	// inside is how far a light goes into a hedge, in cells.
	inside = 0.12
)

// ways are the directions of the rays of a light.
var ways = func() (all [rayCount]ui.Point) {
	for i := range all {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / rayCount)
		all[i] = ui.Point{X: float32(cos), Y: float32(sin)}
	}
	return all
}()

// light paints the light of a lamp as far as it sees.
func (g *Board) light(p *ui.Painter, f *Frame, x, y, radius float32, c ui.Color) {
	if radius <= 0 {
		return
	}
	for i := range g.rays {
		g.rays[i] = cellSize * sight(f.Maze, x, y, ways[i].X, ways[i].Y, radius)
	}
	p.Light(mid(x), mid(y), radius*cellSize, g.rays[:], c)
}

// sight returns how far one sees from a place in cells in a direction: to the first
// hedge and a little into it, at most radius.
func sight(m *Maze, x, y, dx, dy, radius float32) float32 {
	// Walk from cell to cell along the ray; the cells' middles are whole.
	px, py := x+0.5, y+0.5
	cx, cy := int(math.Floor(float64(px))), int(math.Floor(float64(py)))
	t := float32(0)
	for t < radius {
		tx, ty := float32(math.MaxFloat32), float32(math.MaxFloat32)
		sx, sy := 0, 0
		switch {
		case dx > 1e-6:
			tx, sx = (float32(cx+1)-px)/dx, 1
		case dx < -1e-6:
			tx, sx = (float32(cx)-px)/dx, -1
		}
		switch {
		case dy > 1e-6:
			ty, sy = (float32(cy+1)-py)/dy, 1
		case dy < -1e-6:
			ty, sy = (float32(cy)-py)/dy, -1
		}
		if tx < ty {
			t = tx
			if cx < 0 || cy < 0 || cx >= m.W || cy >= m.H || m.Blocked(cx, cy, sx, 0) {
				break
			}
			cx += sx
		} else {
			t = ty
			if cx < 0 || cy < 0 || cx >= m.W || cy >= m.H || m.Blocked(cx, cy, 0, sy) {
				break
			}
			cy += sy
		}
	}
	return min(radius, t+inside)
}
