package aquariom

import (
	"math"

	"ludotheque/rules"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/ui"
)

func sincos(a float32) (sin, cos float32) {
	s, c := math.Sincos(float64(a))
	return float32(s), float32(c)
}

// pictureHeight is how high a picture of the rule book is where the page is 446
// units wide.
const pictureHeight = 96

// bookMiddle is the middle of the map of the book's pictures, far from its edges.
const bookMiddle = 2000

// pictureView is how many units of the map such a picture is high.
const pictureView = 240

// illustrations are the pictures of the rule book: what swims in each, around
// (0, 0).
var illustrations = map[string]func(f *board.Frame){
	"cell": func(f *board.Frame) {
		f.Cells = append(f.Cells, book(0, -42, 0, 80, 160), book(0, 92, 50, 26, 24))
	},
	"plankton": func(f *board.Frame) {
		f.Cells = append(f.Cells, book(2, 0, 0, 52, 50))
		f.Plankton = &bookSeeds
	},
	"aim": func(f *board.Frame) {
		f.Cells = append(f.Cells, book(0, -80, 46, 44, 84), book(0, -70, -62, 26, 38))
		f.AimX, f.AimY, f.Aims = 96, -20, true
		f.Reaches = append(f.Reaches, board.Reach{X: -48, Y: 36, R: 44, Angle: -0.2}, board.Reach{X: -34, Y: -52, R: 26, Angle: 0.2})
	},
	"own": func(f *board.Frame) {
		f.Cells = append(f.Cells, book(0, -50, 14, 62, 110), book(0, 70, -30, 30, 42))
		f.Reaches = append(f.Reaches, board.Reach{X: 98, Y: -58, R: 30, Angle: -0.8})
	},
	"edible": func(f *board.Frame) {
		prey := book(3, 62, 20, 34, 31)
		prey.Own, prey.Mark, prey.Gain = false, board.Edible, 25
		f.Cells = append(f.Cells, book(0, -92, 0, 66, 84), prey)
	},
	"danger": func(f *board.Frame) {
		foe := book(1, -92, 0, 76, 190)
		foe.Own, foe.Mark, foe.Facing = false, board.Lunge, 0.1
		f.Cells = append(f.Cells, foe, book(0, 92, 40, 26, 30))
	},
	"urchin": func(f *board.Frame) {
		f.Urchins = append(f.Urchins, board.Urchin{ID: 3, X: 0, Y: 0, R: 84})
	},
	"burst": func(f *board.Frame) {
		f.Cells = append(f.Cells, book(0, 0, 0, 50, 60))
		for i := range 8 {
			sin, cos := sincos(float32(i) * math.Pi / 4)
			c := book(0, 92*cos, 92*sin, 16, 8)
			c.Isolated, c.Quiet = 1, true
			f.Cells = append(f.Cells, c)
		}
	},
	"daughter": func(f *board.Frame) {
		f.Cells = append(f.Cells, book(0, -60, 0, 70, 84))
		f.Ghosts = append(f.Ghosts, board.Ghost{Seat: 0, X: 52, Y: -12, R: 42, Mass: 42})
	},
	"virus": func(f *board.Frame) {
		f.Cells = append(f.Cells, book(0, -104, 0, 60, 120))
		f.Urchins = append(f.Urchins, board.Urchin{ID: 5, X: 48, Y: 0, R: 76})
	},
	"respawn": func(f *board.Frame) {
		c := book(0, -150, 10, 34, 40)
		c.Folded = 0.3
		foe := book(1, 150, 0, 80, 200)
		foe.Own = false
		f.Cells = append(f.Cells, c, foe)
	},
	"crown": func(f *board.Frame) {
		c := book(4, 0, 24, 62, 96)
		c.Crown = true
		f.Cells = append(f.Cells, c)
	},
}

// book returns a cell of one's own of a picture of the rule book.
func book(seat int, x, y, r float32, mass int) board.Cell {
	return board.Cell{ID: seat*7 + int(r), Seat: rules.Seat(seat), X: x, Y: y, R: r, Mass: mass, Own: true, Quiet: true}
}

// bookSeeds is the plankton of the rule book.
var bookSeeds = func() board.Plankton {
	p := board.Plankton{Key: 1<<60 + 1, Step: 40}
	for y := -3; y <= 3; y++ {
		for x := -8; x <= 8; x++ {
			p.Places = append(p.Places, ui.Point{X: bookMiddle + float32(40*x+7*(y&1)), Y: bookMiddle + float32(40*y)})
			p.Grown = append(p.Grown, 255)
		}
	}
	return p
}()

// bookTank paints the pictures of the rule book; it is made with the first of
// them and kept, since books are opened again.
var bookTank *board.Board

// illustrate is [play.FrontEnd.Illustrate].
func illustrate(g *ui.Gui, name string, r ui.Rect, title, text string) bool {
	fill, ok := illustrations[name]
	if !ok {
		return false
	}
	if bookTank == nil {
		bookTank = board.New()
	}
	g.P.Sheet(r.Inset(-3), ui.Panel.In(ui.Water).Raised(0.1).Of(name, 0))
	f := &bookFrame
	*f = board.Frame{
		Area: r, MapW: 2 * bookMiddle, MapH: 2 * bookMiddle, Camera: board.Camera{Height: pictureView}, Still: true,
		Cells: f.Cells[:0], Urchins: f.Urchins[:0], Reaches: f.Reaches[:0], Ghosts: f.Ghosts[:0],
	}
	fill(f)
	shift(f, bookMiddle)
	bookTank.Paint(g, f)
	return true
}

// bookFrame is kept so that a settled page makes none anew.
var bookFrame board.Frame

// shift moves a picture into the middle of its map, where no edge is seen.
func shift(f *board.Frame, d float32) {
	f.Camera.X, f.Camera.Y = d, d
	for i := range f.Cells {
		f.Cells[i].X += d
		f.Cells[i].Y += d
	}
	for i := range f.Urchins {
		f.Urchins[i].X += d
		f.Urchins[i].Y += d
	}
	for i := range f.Reaches {
		f.Reaches[i].X += d
		f.Reaches[i].Y += d
	}
	for i := range f.Ghosts {
		f.Ghosts[i].X += d
		f.Ghosts[i].Y += d
	}
	f.AimX += d
	f.AimY += d
}

// illustrationHeight is [play.FrontEnd.IllustrationHeight].
func illustrationHeight(name string) (float32, bool) {
	if _, ok := illustrations[name]; !ok {
		return 0, false
	}
	return pictureHeight, false
}
