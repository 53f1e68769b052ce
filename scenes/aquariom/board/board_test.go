package board

import (
	"image"
	"image/color"
	"math"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/ui"
)

func TestMain(m *testing.M) { hidden.Main(m) }

// strewn returns plankton on a grid over a map, less what eaten leaves out.
func strewn(w, h, step float32, eaten func(x, y float32) bool) *Plankton {
	pl := &Plankton{Key: uint64(w*7 + h*3 + step), Step: step}
	n := uint32(0)
	for y := step / 2; y < h; y += step {
		for x := step / 2; x < w; x += step {
			n += 2
			px, py := x+(ui.Hash01(n)-0.5)*step*0.5, y+(ui.Hash01(n+1)-0.5)*step*0.5
			pl.Places = append(pl.Places, ui.Point{X: px, Y: py})
			g := uint8(255)
			if eaten != nil && eaten(px, py) {
				g = 0
			}
			pl.Grown = append(pl.Grown, g)
		}
	}
	return pl
}

// seat returns the seat of a letter.
func seat(letter byte) rules.Seat { return rules.Seat(letter - 'A') }

// on makes a picture whose map is as large as the design's page, moved so that
// no edge is in view.
const off = 1000

func page() *Frame {
	return &Frame{
		Area: ui.Rect{W: 1280, H: 720}, MapW: 4000, MapH: 3000,
		Camera: Camera{X: 640 + off, Y: 360 + off, Height: 720}, Seconds: 1.3, Words: Words{Flee: "À fuir"},
	}
}

func at(id int, s byte, x, y, r float32, mass int) Cell {
	return Cell{ID: id, Seat: seat(s), X: x + off, Y: y + off, R: r, Mass: mass}
}

func towards(c Cell, vx, vy float32) Cell { c.VX, c.VY = vx, vy; return c }

// playing returns the moment of aquariom-play.
func playing() *Frame {
	f := page()
	own := func(c Cell) Cell { c.Own = true; return c }
	b := towards(at(1, 'B', 187, 392, 205, 230), 0.5, 0.05)
	b.Crown, b.Mark, b.Flee, b.Facing = true, Lunge, true, -0.05
	d := at(2, 'D', 930, 168, 23, 22)
	d.Mark, d.Gain = Edible, 18
	c := towards(at(3, 'C', 966, 420, 30, 31), 0.2, 0.1)
	c.Mark, c.Gain = Edible, 25
	g := towards(at(4, 'G', 930, 557, 71, 78), -0.4, 0.1)
	g.Mark, g.Facing = DangerSome, -2.7
	f.Cells = []Cell{b, d, c, g,
		own(towards(at(5, 'A', 596, 356, 75, 84), 0.6, -0.1)),
		own(towards(at(6, 'A', 758, 196, 38, 42), 0.7, 0.45)),
		own(towards(at(7, 'A', 726, 520, 36, 38), 0.6, -0.6)),
	}
	f.Reaches = []Reach{
		{X: 657 + off, Y: 350 + off, R: 75, Angle: -0.1}, {X: 812 + off, Y: 235 + off, R: 38, Angle: 0.6}, {X: 774 + off, Y: 473 + off, R: 35, Angle: -0.75},
	}
	f.Ghosts = []Ghost{{Seat: 0, X: 671 + off, Y: 348 + off, R: 37, Mass: 42}}
	f.Urchins = []Urchin{{ID: 1, X: 446 + off, Y: 112 + off, R: 95}, {ID: 2, X: 930 + off, Y: 742 + off, R: 95}}
	f.AimX, f.AimY, f.Aims = 930+off, 322+off, true
	f.Plankton = strewn(4000, 3000, 36, func(x, y float32) bool {
		x, y = x-off, y-off
		return x < 420 && y > 180 && y < 610 || x > 380 && x < 690 && y > 270 && y < 440
	})
	return f
}

func picture(t testing.TB, f *Frame, name string) (*Board, *image.RGBA) {
	t.Helper()
	board, g := New(), ui.NewGui(ui.NewPainter())
	paint(board, g, 1280, 720, f)
	return board, hidden.Picture(t, 1280, 720, name, g.P.Flush)
}

func paint(board *Board, g *ui.Gui, w, h int, frames ...*Frame) {
	g.Begin(ui.NewView(w, h), ui.Input{})
	for _, f := range frames {
		board.Paint(g, f)
	}
	g.End()
}

func luminance(c color.RGBA) float64 {
	lin := func(v uint8) float64 {
		f := float64(v) / 255
		if f <= 0.04045 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	return 0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B)
}

// No water is brighter than 0.15, wherever one looks, whatever adds up.
func TestWaterIsDarkEnough(t *testing.T) {
	board, g := New(), ui.NewGui(ui.NewPainter())
	defer board.Close()
	worst := 0.0
	for i, c := range []Camera{{1640, 1360, 720}, {2000, 1500, 1250}, {2600, 1900, 1000}, {900, 900, 700}} {
		f := page()
		f.Camera, f.Seconds = c, float32(i)*17
		paint(board, g, 640, 360, f)
		img := hidden.Picture(t, 640, 360, "aqua-board-water-"+string(rune('a'+i)), g.P.Flush)
		for y := range 360 {
			for x := range 640 {
				worst = max(worst, luminance(img.RGBAAt(x, y)))
			}
		}
	}
	if worst > 0.15 {
		t.Errorf("the brightest water has luminance %.3f, more than 0.15", worst)
	}
	t.Logf("the brightest water has luminance %.3f", worst)
}

// steepest is the largest step of brightness between two neighbouring columns of a
// picture, in the mean over a run of long pixels down them. Rows are not measured: the
// streaks of the water lie along them.
func steepest(img *image.RGBA, long int) (worst float64, column int) {
	step := func(x, y int) float64 {
		a, b := img.RGBAAt(x, y), img.RGBAAt(x+1, y)
		return 0.3*(float64(b.R)-float64(a.R)) + 0.6*(float64(b.G)-float64(a.G)) + 0.1*(float64(b.B)-float64(a.B))
	}
	for x := range img.Rect.Dx() - 1 {
		sum := 0.0
		for y := range img.Rect.Dy() {
			sum += step(x, y)
			if y >= long {
				sum -= step(x, y-long)
			}
			if m := math.Abs(sum) / float64(long); y >= long-1 && m > worst {
				worst, column = m, x
			}
		}
	}
	return worst, column
}

// The papers of the water have no straight edges: those would look like seams.
func TestWaterHasNoSeams(t *testing.T) {
	board, g := New(), ui.NewGui(ui.NewPainter())
	defer board.Close()
	for i, c := range []Camera{{1640, 1360, 720}, {2000, 1500, 1250}, {2600, 1900, 1000}, {900, 900, 700}} {
		f := page()
		f.Camera = c
		paint(board, g, 1280, 720, f)
		img := hidden.Picture(t, 1280, 720, "aqua-board-seams-"+string(rune('a'+i)), g.P.Flush)
		const long, most = 160, 4.0
		if worst, x := steepest(img, long); worst > most {
			t.Errorf("seen from %v, the water has a step of %.1f over %d pixels at column %d", c, worst, long, x)
		}
	}
}

func TestPlay(t *testing.T) {
	board, img := picture(t, playing(), "aqua-board-play")
	board.Close()
	for name, c := range map[string]ui.Color{"white paper": ui.Paper, "coral": coral, "vermilion": ui.SeatLook(1).Rim()} {
		if n := count(img, img.Rect, c); n < 500 {
			t.Errorf("the picture shows %d pixels of %s", n, name)
		}
	}
}

// The map ends with torn paper, and beyond it there is nothing but the dark.
func TestTheMapEnds(t *testing.T) {
	f := page()
	f.Camera = Camera{X: 100, Y: 80, Height: 700}
	board, g := New(), ui.NewGui(ui.NewPainter())
	defer board.Close()
	paint(board, g, 640, 360, f)
	img := hidden.Picture(t, 640, 360, "aqua-board-edge", g.P.Flush)
	if l := luminance(img.RGBAAt(60, 60)); l > 0.02 {
		t.Errorf("beyond the map it is as bright as %.3f", l)
	}
	x, _ := f.At(0, 200)
	paper := 0.0
	for d := -8; d <= 8; d++ {
		paper = max(paper, luminance(img.RGBAAt(int(x/2)+d, 300)))
	}
	if paper < 0.12 {
		t.Errorf("the brightest of the torn edge is %.3f", paper)
	}
}

// The octagon around a cell holds it and its shadow, and is well smaller than a square that would.
func TestTheOctagonHoldsACell(t *testing.T) {
	for _, z := range []float32{0.5, 1, 2} {
		for _, r := range []float32{17, 46, 75, 205, 400} {
			r *= z
			var vs [12]ebiten.Vertex
			octagon(vs[:], ebiten.Vertex{}, 900, 500, r, z)
			corner := [...]int{0, 1, 5, 9, 11, 10, 6, 2} // around it
			area := float32(0)
			for i, n := range corner {
				a, b := vs[n], vs[corner[(i+1)%len(corner)]]
				area += (a.SrcX*b.SrcY - a.SrcY*b.SrcX) / 2
				if math.Abs(float64(a.DstX-a.SrcX-900)) > 0.01 || math.Abs(float64(a.DstY-a.SrcY-500)) > 0.01 {
					t.Errorf("z %v, r %v: corner %d is at (%v, %v)", z, r, i, a.DstX, a.DstY)
				}
				// beside is how far a place is from the side between two corners, inwards.
				ex, ey := b.SrcX-a.SrcX, b.SrcY-a.SrcY
				long := float32(math.Hypot(float64(ex), float64(ey)))
				beside := func(x, y float32) float32 { return (ex*(y-a.SrcY) - ey*(x-a.SrcX)) / long }
				if d := beside(0, 0); d < 1.137*r+2.25*z+0.5*z {
					t.Errorf("z %v, r %v: side %d cuts the cell: it is %v away", z, r, i, d)
				}
				if d := beside(5*z, 12*z); d < r+1.88*9*z {
					t.Errorf("z %v, r %v: side %d cuts the shadow: it is %v away", z, r, i, d)
				}
			}
			if side := 2 * max(1.137*r, r+29*z); area > 0.9*side*side {
				t.Errorf("z %v, r %v: the octagon has %v pixels", z, r, area)
			}
		}
	}
}

// crowd returns the most there can be: sixteen players of sixteen cells, and 7,500
// plankton, all in view.
func crowd() *Frame {
	f := page()
	f.Camera = Camera{X: 2000, Y: 1500, Height: 2250}
	for i := range 256 {
		c := Cell{ID: i + 1, Seat: rules.Seat(i % 16), X: 150 + 235*float32(i%16), Y: 400 + 140*float32(i/16), R: 20 + 2*float32(i%23), Mass: 20 + i, VX: 0.4, VY: 0.2, Own: i%16 == 0}
		f.Cells = append(f.Cells, c)
	}
	for i := range 24 {
		f.Urchins = append(f.Urchins, Urchin{ID: i, X: 100 + 160*float32(i), Y: 700 + 60*float32(i%9), R: 100})
	}
	f.Plankton = strewn(4000, 3000, 34.6, nil)
	for len(f.Plankton.Places) > 7500 {
		n := len(f.Plankton.Places) - 1
		f.Plankton.Places, f.Plankton.Grown = f.Plankton.Places[:n], f.Plankton.Grown[:n]
	}
	return f
}

// wholeMap returns the crowd seen from afar.
func wholeMap() *Frame {
	f := crowd()
	f.Whole, f.Area, f.Camera.Height = true, ui.Rect{X: 24, Y: 78, W: 672, H: 504}, 3000
	return f
}

// A settled picture is made without an allocation.
func TestSettledWaterAllocatesNothing(t *testing.T) {
	for name, f := range map[string]*Frame{"playing": playing(), "crowd": crowd(), "whole map": wholeMap()} {
		board, g := New(), ui.NewGui(ui.NewPainter())
		for range 3 {
			paint(board, g, 1280, 720, f)
		}
		// The window's own goroutines allocate now and then: the best of a few
		// counts is the water's.
		least := math.Inf(1)
		for range 5 {
			least = min(least, testing.AllocsPerRun(3, func() {
				f.Seconds += 1.0 / 60
				paint(board, g, 1280, 720, f)
			}))
		}
		if least > 0 {
			t.Errorf("%s: %v allocations a picture", name, least)
		}
		board.Close()
	}
}

// BenchmarkFrame is the processor's part of the fullest pictures.
func BenchmarkFrame(b *testing.B) {
	for _, c := range []struct {
		name string
		f    *Frame
	}{{"crowd", crowd()}, {"whole", wholeMap()}, {"playing", playing()}} {
		b.Run(c.name, func(b *testing.B) {
			board, g := New(), ui.NewGui(ui.NewPainter())
			defer board.Close()
			for range 3 {
				paint(board, g, 1280, 720, c.f)
			}
			b.ReportAllocs()
			for b.Loop() {
				c.f.Seconds += 1.0 / 60
				paint(board, g, 1280, 720, c.f)
			}
		})
	}
}

// BenchmarkDraw is what handing that picture over takes.
func BenchmarkDraw(b *testing.B) {
	board, g := New(), ui.NewGui(ui.NewPainter())
	defer board.Close()
	paint(board, g, 1280, 720, crowd())
	film := ebiten.NewImage(1280, 720)
	defer film.Deallocate()
	b.ReportAllocs()
	for b.Loop() {
		g.P.Flush(film)
	}
}

func TestCrowd(t *testing.T) {
	board, img := picture(t, crowd(), "aqua-board-crowd")
	board.Close()
	for s := range rules.Seat(seats) {
		if n := count(img, img.Rect, ui.SeatLook(s).Water); n < 200 {
			t.Errorf("seat %s shows %d pixels of its hue", s.Letter(), n)
		}
	}
}

// Entering a match waits for no shape; each seat's is made when the seat is first painted.
func TestShapesAreMadeWhenTheyAreNeeded(t *testing.T) {
	e := newEquipment()
	if e.shaped != ([seats]bool{}) {
		t.Errorf("there are shapes before anything is painted: %v", e.shaped)
	}
	e.shape(3)
	if e.shaped != ([seats]bool{3: true}) {
		t.Errorf("the shape of one seat makes %v", e.shaped)
	}
	f := page()
	f.Cells = []Cell{at(1, 'E', 300, 300, 60, 40), at(2, 'G', 600, 300, 9, 4)}
	board, g := New(), ui.NewGui(ui.NewPainter())
	defer board.Close()
	paint(board, g, 1280, 720, f)
	for _, s := range []byte("EG") {
		if !equip().shaped[seat(s)] {
			t.Errorf("a cell of seat %c is painted without its shape", s)
		}
	}
}

// BenchmarkSheet is what opening the water takes once.
func BenchmarkSheet(b *testing.B) {
	for b.Loop() {
		drawSheet()
	}
}

// A place goes to the screen and back, wherever the view is.
func TestPlacesThereAndBack(t *testing.T) {
	f := Frame{Area: ui.Rect{X: 643, Y: 363, W: 630, H: 350}, Camera: Camera{X: 1200, Y: 800, Height: 900}}
	for _, p := range []ui.Point{{}, {X: 1200, Y: 800}, {X: 3999, Y: 5}} {
		x, y := f.Map(f.At(p.X, p.Y))
		if d := math.Hypot(float64(x-p.X), float64(y-p.Y)); d > 0.01 {
			t.Errorf("%v comes back as (%v, %v)", p, x, y)
		}
	}
	if x, y := f.At(1200, 800); x != f.Area.CX() || y != f.Area.CY() {
		t.Errorf("the camera's place is at (%v, %v)", x, y)
	}
}

// Between two turns a cell goes straight, and grows quickly at first.
func TestBetweenTwoTurns(t *testing.T) {
	before, now := Cell{ID: 1, X: 100, Y: 100, R: 10}, Cell{ID: 1, X: 200, Y: 140, R: 30, Mass: 9}
	for _, c := range []struct{ t, x, y, low, high float32 }{{0, 100, 100, 10, 10}, {0.5, 150, 120, 20.1, 30}, {1, 200, 140, 30, 30}} {
		got := now.Between(before, c.t)
		if got.X != c.x || got.Y != c.y || got.R < c.low || got.R > c.high || got.Mass != 9 {
			t.Errorf("at %v: %+v", c.t, got)
		}
	}
}

// The distances of a shape are those of its edge.
func TestDistances(t *testing.T) {
	const n = 64
	cover := make([]float32, n*n)
	for y := range n {
		for x := range n {
			d := 20 - math.Hypot(float64(x)-32, float64(y)-32)
			cover[y*n+x] = float32(max(0, min(1, d+0.5)))
		}
	}
	got := distances(cover, n)
	for y := range n {
		for x := range n {
			want := 20 - math.Hypot(float64(x)-32, float64(y)-32)
			if d := float64(got[y*n+x]) - want; d > 0.8 || d < -0.8 {
				t.Fatalf("at (%d, %d): %v, want %v", x, y, got[y*n+x], want)
			}
		}
	}
}

// Nothing is painted outside of a view, and cells at its edges keep their labels.
func TestTheViewIsCutAndLabelled(t *testing.T) {
	for _, r := range []float32{12, 30, 120} {
		f := page()
		f.Area = ui.Rect{X: 320, Y: 180, W: 640, H: 360}
		f.Camera.Height = 360
		dark := *f
		for i := range 4 {
			c := at(i, 'B', 640+320*[4]float32{-1, 1, 0, 0}[i], 360+180*[4]float32{0, 0, -1, 1}[i], r, 555)
			f.Cells = append(f.Cells, c)
		}
		board, g := New(), ui.NewGui(ui.NewPainter())
		paint(board, g, 1280, 720, f)
		with := hidden.Picture(t, 1280, 720, "aqua-board-labels", g.P.Flush)
		paint(board, g, 1280, 720, &dark)
		without := hidden.Picture(t, 1280, 720, "aqua-board-no-labels", g.P.Flush)
		board.Close()
		for y := range 720 {
			for x := range 1280 {
				inside := x >= 320 && x < 960 && y >= 180 && y < 540
				if !inside && with.RGBAAt(x, y) != without.RGBAAt(x, y) {
					t.Fatalf("radius %v: something is painted at (%d, %d), outside of the view", r, x, y)
				}
			}
		}
		ink := ui.Paper
		if r > lettered {
			ink = onCell
		}
		if n := count(with, image.Rect(320, 180, 960, 540), ink); n < 150 {
			t.Errorf("radius %v: %d pixels of letters in view", r, n)
		}
	}
}

// A small own cell has a ring of paper, and what warns of its hunter stands clear of it, whatever
// the hunter's side.
func TestASmallOwnCellIsSeen(t *testing.T) {
	for name, c := range map[string]struct {
		x, y   float32
		facing float32
		mark   Mark
	}{
		"beside":  {400, 360, 0, Lunge},
		"above":   {560, 240, math.Pi / 2, Lunge},
		"below":   {560, 500, -math.Pi / 2, Lunge},
		"close":   {465, 360, 0, Danger},
		"afar":    {300, 360, 0, Danger},
		"lunging": {425, 360, 0, LungeSome},
	} {
		f := page()
		own := at(1, 'A', 560, 360, 3.5, 5)
		own.Own = true
		b := at(2, 'B', c.x, c.y, 90, 130)
		b.Mark, b.Flee, b.Facing = c.mark, true, c.facing
		f.Cells = []Cell{own, b}
		f.AimX, f.AimY, f.Aims = own.X, own.Y, true
		board, img := picture(t, f, "aqua-board-small-"+name)
		board.Close()
		around := image.Rect(544, 344, 577, 377)
		if n := count(img, around, ui.Paper); n < 150 {
			t.Errorf("%s: %d pixels of paper about an own cell of mass 5", name, n)
		}
		if n := count(img, around, coral); n > 0 {
			t.Errorf("%s: %d pixels of coral on an own cell of mass 5", name, n)
		}
		if n := count(img, img.Rect, coral); n < 100 {
			t.Errorf("%s: the danger shows %d pixels of coral", name, n)
		}
	}
}

// The face of a danger that touches own cells is seen, whatever its side: the labels of own cells, its triangle and the
// word are beside it.
func TestADangersFaceIsSeen(t *testing.T) {
	for n := range 8 {
		sin, cos := math.Sincos(float64(n) * math.Pi / 4)
		f := page()
		b := at(1, 'B', 600, 360, 37, 63)
		b.Mark, b.Flee, b.Facing = Lunge, true, float32(n)*math.Pi/4
		f.Cells = []Cell{b}
		for i, r := range []float32{24, 10, 10} {
			c := at(2+i, 'A', 600+70*float32(cos)+18*float32(i), 360+70*float32(sin)-16*float32(i), r, 32/(i+1))
			c.Own, c.Isolated, c.VX = true, 1, -float32(cos)
			f.Cells = append(f.Cells, c)
		}
		board, g := New(), ui.NewGui(ui.NewPainter())
		g.P.Witness = &ui.Witness{Dry: true}
		paint(board, g, 1280, 720, f)
		face := ui.Centered(600, 360, 30, 30)
		for _, l := range g.P.Witness.Letters {
			if r := l.Bounds(); l.Text != "B" && l.Text != "63" && r.X < face.Right() && face.X < r.Right() && r.Y < face.Bottom() && face.Y < r.Bottom() {
				t.Errorf("own cells on side %d: %q at %v covers the face", n, l.Text, r)
			}
		}
		for _, m := range g.P.Witness.Marks {
			if r := m.Bounds(); strings.HasPrefix(m.Name, "aquariom/danger") && r.X < face.Right() && face.X < r.Right() && r.Y < face.Bottom() && face.Y < r.Bottom() {
				t.Errorf("own cells on side %d: %q at %v covers the face", n, m.Name, r)
			}
		}
		board.Close()
	}
}

// A camera that moves, and plankton that is eaten and comes back, lead to the picture that a new board
// paints there: what is kept of earlier pictures is brought up to date.
func TestAMovedViewIsLikeANewOne(t *testing.T) {
	g := ui.NewGui(ui.NewPainter())
	board := New()
	defer board.Close()
	eaten := func(left float32) func(x, y float32) bool {
		return func(x, _ float32) bool { return x > left && x < left+300 }
	}
	view := func(whole bool, to float32) *Frame {
		f := page()
		f.Camera.X, f.Camera.Height = f.Camera.X+to, f.Camera.Height+to/40
		f.Plankton = strewn(4000, 3000, 90, eaten(1500+to))
		if f.Whole = whole; whole {
			f.Camera = Camera{X: 2000, Y: 1500, Height: 3200}
		}
		return f
	}
	for _, whole := range []bool{false, true} {
		for _, to := range []float32{0, 40, 80, 400, 1000} {
			f := view(whole, to)
			paint(board, g, 640, 360, f)
			moved := hidden.Picture(t, 640, 360, "aqua-board-moved", g.P.Flush)
			fresh, h := New(), ui.NewGui(ui.NewPainter())
			paint(fresh, h, 640, 360, f)
			want := hidden.Picture(t, 640, 360, "aqua-board-fresh", h.P.Flush)
			fresh.Close()
			// Edges of papers may be off by a pixel.
			shades, specks := 0, 0
			for i := range want.Pix {
				switch d := int(want.Pix[i]) - int(moved.Pix[i]); {
				case d > 40 || d < -40:
					specks++
				case d > 6 || d < -6:
					shades++
				}
			}
			if most := len(want.Pix) / 200; specks > 0 || shades > most {
				t.Errorf("whole %v, moved by %v: %d values differ, and %d a little, more than %d", whole, to, specks, shades, most)
			}
		}
	}
}
