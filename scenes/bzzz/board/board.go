// Package board paints the board of Bzzz: the meadow, the four hive zones, the
// flowers with what is known of them, the bees with what they carry, threads,
// cells that can be reached, odds, and the close-up of a skirmish.
//
// It paints one [Frame] at a time and keeps nothing of the game: who moves what
// and when is the scene's affair, and so is every word on the board.
package board

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/rules/bzzz"
	"ludotheque/scenes/ui"
)

// cellSize is a cell's side in the board's own units; they are the view's when
// the whole board is 688 units wide.
const cellSize = 43

// Cell is a place on the board, from 0.
type Cell struct{ X, Y int }

// Camera is what part of the board is shown: the centre, in cells, and how many
// cells fit across. The zero value shows the whole board.
type Camera struct{ X, Y, Cells float32 }

// Pose is how a bee is shown.
type Pose struct {
	// X and Y are its place in cells; (0, 0) is the middle of the first cell.
	X, Y float32
	// Lift is its height above the board, 0 to 1.
	Lift float32
	// Angle turns it, in radians, clockwise; 0 is head up.
	Angle float32
	// Alpha fades it; 0 is opaque.
	Alpha float32
	// Flap is how far the wings are folded, 0 to 1.
	Flap float32
	// KO is how far it has turned on its back, 0 to 1; Count, when over 0, is
	// shown on it: the turns it still misses.
	KO    float32
	Count int
	// Ghost is an echo of it, left behind at an offset in cells, fading with
	// GhostAlpha.
	GhostX, GhostY, GhostAlpha float32
	// Hide leaves it out.
	Hide bool
}

// Thread is a standing order on the board: a stitched line through points in
// cells, with numbered knots at some of them.
type Thread struct {
	Seat   rules.Seat
	Points []ui.Point
	// Knots are indices of Points that carry a number, from 1.
	Knots []int
}

// Odds is a bubble at a bee: how likely it dodges, were the turn to end as it is
// pointed at.
type Odds struct {
	Bee      int
	Num, Den int
	// Words say it, as "5 chances out of 6".
	Words string
}

// SparkKind is a passing effect.
type SparkKind uint8

// The effects.
const (
	// Gain is N more nectar, rising from the place.
	Gain SparkKind = iota
	// Drops are drops of nectar that fly apart.
	Drops
	// Burst is the paper star of a KO.
	Burst
	// Splash is a puddle of honey.
	Splash
	// Puff is a ring that widens: a bee is laid, a bee arrives.
	Puff
	// Nothing is a flower found empty: a dry 0.
	Nothing
)

// Spark is a passing effect at a place in cells; T goes from 0 to 1.
type Spark struct {
	Kind SparkKind
	X, Y float32
	T    float32
	N    int
	// Words are shown with a Gain or a Burst when set, instead of N.
	Words string
}

// Frame is one picture of the board.
type Frame struct {
	// Board is where the board goes, a square in units. With a camera it may be
	// any rectangle.
	Board ui.Rect
	View  *bzzz.View
	// Camera is the part shown; the board is clipped to Board when it is set.
	Camera Camera
	Bees   []Pose
	// Selected is the selected bee, or -1; Hot the one under the pointer.
	Selected, Hot int
	// Legal are the cells it can go to, Next the step its order takes.
	Legal []Cell
	Next  *Cell
	// Cursor is the cell under the keys or the pad.
	Cursor *Cell
	// Marked cells are pointed at by the log.
	Marked  []Cell
	Threads []Thread
	Odds    []Odds
	Sparks  []Spark
	// Skirmish, when not nil, is a fight that is seen as a close-up.
	Skirmish *Skirmish
	// Names shows the bees' names.
	Names bool
	// Players are names to stand in the corners of the hives, by seat; "" for none.
	Players [bzzz.Players]string
	// Owner is whose bees show what they carry.
	Owner rules.Seat
	// Open shows what all bees carry: a replay.
	Open bool
	// Tick moves what lives: wings, cursor, fronds.
	Tick int
	// Still stops that: reduced motion.
	Still bool
	// Text, when over 0, is how large texts are, as a part of their usual size: what is
	// written on the board stands on tags then that find their own places. With 0, as
	// as a close-up, it stands below flowers and on bees.
	Text float32
	// Coordinates shows the numbers of columns and rows in the strips that Rim leaves
	// above and at the left of Board.
	Coordinates bool
	// Life is how much of the meadow's own life is visible, 0 to 1: butterflies
	// and ladybirds, which leave as the bees come.
	Life float32
}

// Field paints boards, and keeps the baked ground.
type Field struct {
	ground *ebiten.Image
	baked  bakeKey
	near   near
	tags   tags
}

type bakeKey struct {
	board ui.Rect
	view  ui.View
	cells int
	text  float32
}

// New returns a Field that has baked nothing yet.
func New() *Field { return &Field{} }

// frame's geometry: scale from the board's own units to the view's, and the
// view's place of the board's (0, 0).
func (f *Frame) geometry() (scale, x, y float32) {
	n := float32(f.View.Params.Cells)
	if f.Camera.Cells <= 0 {
		s := f.Board.W / (n * cellSize)
		return s, f.Board.X, f.Board.Y
	}
	s := f.Board.W / (f.Camera.Cells * cellSize)
	return s, f.Board.CX() - (f.Camera.X+0.5)*cellSize*s, f.Board.CY() - (f.Camera.Y+0.5)*cellSize*s
}

// At returns the place, in units of the view, of a place in cells: (0, 0) is the
// middle of the first cell.
func (d *Field) At(f *Frame, cx, cy float32) (x, y float32) {
	s, ox, oy := f.geometry()
	return ox + (cx+0.5)*cellSize*s, oy + (cy+0.5)*cellSize*s
}

// Zone returns the place of the corner of a hive, in units of the view.
func (d *Field) Zone(f *Frame, seat rules.Seat) ui.Rect {
	s, x, y := f.geometry()
	r := zoneOf(seat, f.View.Params.Cells)
	return ui.Rect{X: x + r.X*s, Y: y + r.Y*s, W: r.W * s, H: r.H * s}
}

// CellSide returns the side of a cell in units of the view.
func (d *Field) CellSide(f *Frame) float32 {
	s, _, _ := f.geometry()
	return s * cellSize
}

// CellAt returns the cell at a place in units of the view; ok is false outside.
func (d *Field) CellAt(f *Frame, x, y float32) (c Cell, ok bool) {
	if !f.Board.Contains(x, y) {
		return c, false
	}
	s, ox, oy := f.geometry()
	fx, fy := (x-ox)/(s*cellSize), (y-oy)/(s*cellSize)
	n := float32(f.View.Params.Cells)
	if fx < 0 || fy < 0 || fx >= n || fy >= n {
		return c, false
	}
	return Cell{int(fx), int(fy)}, true
}

// mid returns the middle of a place in cells, in the board's own units.
func mid(c float32) float32 { return (c + 0.5) * cellSize }

// Paint paints one picture of the board.
func (d *Field) Paint(g *ui.Gui, f *Frame) {
	p := g.P
	scale, x, y := f.geometry()
	zoomed := f.Camera.Cells > 0
	if zoomed {
		p.Clip(f.Board)
		d.paintNear(p, f, scale, x, y)
		p.Transform(x, y, 0, scale)
	} else {
		d.bake(p, f)
		margin := float32(boardMargin) * scale
		p.Picture(d.ground, f.Board.X-margin, f.Board.Y-margin, 1, 1)
		p.Transform(x, y, 0, scale)
		paintPlayers(p, f)
	}
	paintLife(p, f)
	d.paintFlowers(g, f)
	for i := range f.Threads {
		paintThread(p, &f.Threads[i])
	}
	paintMarks(p, f)
	if shown := f.bystanders(p); f.Text == 0 && shown > 0 {
		p.Fade(shown)
		paintTags(p, f)
		p.Pop()
	}
	if f.Skirmish != nil {
		d.paintBees(g, f)
		p.Pop()
		d.paintSkirmish(g, f)
	} else {
		paintSparks(p, f, true)
		d.paintBees(g, f)
		if f.Text > 0 {
			d.paintLabels(p, f)
		}
		paintSparks(p, f, false)
		p.Pop()
	}
	if zoomed {
		p.Pop()
	}
	if f.Coordinates {
		d.paintRim(p, f)
	}
	d.paintOdds(g, f)
}

// boardMargin is how far the board's edge and its shadow reach around the
// cells, in the board's own units.
const boardMargin = 16

// bake keeps the ground of the whole board as a picture of its own.
func (d *Field) bake(p *ui.Painter, f *Frame) {
	key := bakeKey{f.Board, p.View(), f.View.Params.Cells, f.Text}
	if d.ground != nil && d.baked == key {
		return
	}
	d.baked = key
	scale, _, _ := f.geometry()
	r := f.Board.Inset(-boardMargin * scale)
	w, h := int(r.W*p.View().Scale+0.5), int(r.H*p.View().Scale+0.5)
	if d.ground == nil || d.ground.Bounds().Dx() != w || d.ground.Bounds().Dy() != h {
		if d.ground != nil {
			d.ground.Deallocate()
		}
		d.ground = ebiten.NewImage(max(w, 1), max(h, 1))
	}
	p.Bake(d.ground, r, func() {
		p.Transform(f.Board.X, f.Board.Y, 0, scale)
		d.paintGround(p, f.View.Params.Cells, f.Text, false)
		p.Pop()
	})
}

// Close gives the baked ground back.
func (d *Field) Close() {
	if d.ground != nil {
		d.ground.Deallocate()
		d.ground = nil
	}
	d.near.close()
}
