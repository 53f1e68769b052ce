package tank

import (
	"fmt"
	"image"
	"math"
	"os"
	"testing"

	"ludotheque/scenes/hidden"
	"ludotheque/scenes/ui"
)

// bursting is the moment of aquariom-burst, at an age.
func bursting(age float32) *Frame {
	f := page()
	b := Burst{Seat: 0, X: 700 + off, Y: 372 + off, R: 150, Reach: 164, Urchin: 100, Age: age}
	mother := at(1, 'A', 700, 372, 150, 120)
	mother.Own, mother.Isolated = true, 1
	f.Cells = []Cell{mother}
	for i := range 8 {
		a := float64(i) * math.Pi / 4
		x, y := b.X+float32(math.Cos(a))*b.Reach, b.Y+float32(math.Sin(a))*b.Reach
		b.Satellites = append(b.Satellites, ui.Point{X: x, Y: y})
		s := at(10+i, 'A', 0, 0, 24, 15)
		s.X, s.Y = b.Fly(x, y, false)
		s.Own, s.Isolated, s.VX, s.VY = true, 1, float32(math.Cos(a))*0.04*3, float32(math.Sin(a))*0.12
		f.Cells = append(f.Cells, s)
	}
	c := towards(at(30, 'C', 133, 403, 76, 62), 0.6, 0.1)
	c.Mark, c.Facing = DangerSome, -0.3
	e := at(31, 'E', 1210, 575, 172, 152)
	e.Mark, e.Facing = Lunge, 3.4
	f.Cells = append(f.Cells, c, e)
	f.Bursts = []Burst{b}
	f.Plankton = strewn(4000, 3000, 48, func(x, y float32) bool { return math.Hypot(float64(x-off-700), float64(y-off-372)) < 330 })
	return f
}

func TestBurst(t *testing.T) {
	tank, g := New(), ui.NewGui(ui.NewPainter())
	defer tank.Close()
	ages := []float32{0.24}
	if os.Getenv("LUDOTHEQUE_PICTURES") != "" {
		ages = []float32{0.05, 0.12, 0.24, 0.45, 0.75}
	}
	for _, age := range ages {
		paint(tank, g, 1280, 720, bursting(age))
		img := hidden.Picture(t, 1280, 720, fmt.Sprintf("tank-burst-%02.0f", age*100), g.P.Flush)
		if age != 0.24 {
			continue
		}
		ring := image.Rect(420, 90, 980, 650)
		for name, c := range map[string]ui.Color{"purple": purple, "lilac": lilac, "pink": pink} {
			if n := count(img, ring, c); n < 400 {
				t.Errorf("the explosion shows %d pixels of %s", n, name)
			}
		}
		// The satellite to the right is at 1.7 times its place, white rim and all.
		if n := count(img, image.Rect(700+279-40, 332, 700+279+40, 412), ui.Paper); n < 60 {
			t.Errorf("the satellite to the right shows %d pixels of white paper", n)
		}
	}
}

// The satellites start at the mother, fly beyond their place and end there.
func TestSatellitesComeBack(t *testing.T) {
	b := Burst{X: 10, Y: 20}
	far := float32(0)
	for age := float32(0); age < BurstTime; age += 1.0 / 60 {
		b.Age = age
		x, _ := b.Fly(110, 20, false)
		far = max(far, x-10)
		if sx, _ := b.Fly(110, 20, true); sx != 110 {
			t.Fatalf("with reduced motion a satellite is at %v", sx)
		}
	}
	if far < 160 || far > 171 {
		t.Errorf("flung to %v of 100, want 170", far)
	}
	if x, y := b.Fly(110, 20, false); x != 110 || y != 20 {
		t.Errorf("it ends at (%v, %v)", x, y)
	}
	b.Age = 0
	if x, _ := b.Fly(110, 20, false); x != 10 {
		t.Errorf("it starts at %v", x)
	}
}

// count is how many pixels of a part of a picture have nearly a colour.
func count(img *image.RGBA, r image.Rectangle, c ui.Color) (n int) {
	near := func(a uint8, b float32) bool { d := float32(a) - b*255; return d < 26 && d > -26 }
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if q := img.RGBAAt(x, y); near(q.R, c.R) && near(q.G, c.G) && near(q.B, c.B) {
				n++
			}
		}
	}
	return n
}

// moments is a picture of what passes quickly.
func moments(k float32) *Frame {
	f := page()
	own := func(c Cell) Cell { c.Own = true; return c }
	born := own(at(1, 'A', 200, 200, 60, 50))
	born.Folded = 1 - k
	eater := at(2, 'B', 560, 200, 90, 90)
	eater.Fed = 1
	f.Cells = []Cell{born, eater, own(at(3, 'A', 900, 200, 70, 60)), own(at(4, 'A', 900+120*k+40, 240+30*k, 45, 30)), at(5, 'G', 300, 520, 80, 70)}
	f.Meals = []Meal{{Seat: 3, X: 690 + off, Y: 250 + off, R: 40, ToX: 560 + off, ToY: 190 + off, T: k}}
	f.Necks = []Neck{{Seat: 0, AX: 900 + off, AY: 200 + off, AR: 70, BX: 940 + 120*k + off, BY: 240 + 30*k + off, BR: 45, T: k}}
	f.Sips = []Sip{{X: 400 + off, Y: 480 + off, ToX: 300 + off, ToY: 520 + off, T: k}}
	f.Ghosts = []Ghost{{Seat: 6, X: 700 + off, Y: 540 + off, R: 50, Mass: 42, Refused: "Trop légère : il faut 20"}}
	f.Urchins = []Urchin{{ID: 4, X: 1050 + off, Y: 520 + off, R: 100, Threat: true}}
	iso := own(at(8, 'A', 480, 600, 30, 20))
	iso.Isolated = k
	f.Cells = append(f.Cells, iso)
	return f
}

func TestMoments(t *testing.T) {
	tank, g := New(), ui.NewGui(ui.NewPainter())
	defer tank.Close()
	var drop [2]int
	for i, k := range []float32{0.3, 0.7} {
		paint(tank, g, 1280, 720, moments(k))
		img := hidden.Picture(t, 1280, 720, fmt.Sprintf("tank-moments-%02.0f", k*100), g.P.Flush)
		if n := count(img, image.Rect(540, 170, 760, 300), ui.SeatLook(3).Nucleus()); n < 20 {
			t.Errorf("at %v the eaten cell shows %d pixels of its nucleus", k, n)
		}
		drop[i] = count(img, image.Rect(130, 130, 270, 270), ui.Paper)
	}
	if drop[0] <= drop[1] {
		t.Errorf("the shape of who is reborn grows while the cell unfolds: %v pixels of white", drop)
	}
}
