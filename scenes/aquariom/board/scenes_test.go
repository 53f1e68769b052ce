package board

import (
	"fmt"
	"image"
	"math"
	"os"
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/ui"
)

// bursting returns the moment of aquariom-burst, at an age.
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
	board, g := New(), ui.NewGui(ui.NewPainter())
	defer board.Close()
	ages := []float32{0.24}
	if os.Getenv("LUDOTHEQUE_PICTURES") != "" {
		ages = []float32{0.05, 0.12, 0.24, 0.45, 0.75}
	}
	for _, age := range ages {
		paint(board, g, 1280, 720, bursting(age))
		img := hidden.Picture(t, 1280, 720, fmt.Sprintf("aqua-board-burst-%02.0f", age*100), g.P.Flush)
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

// Seen on a whole map, as spectators see it, a burst stays as small as its pieces fly:
// its spikes do not go over the basin.
func TestABurstOnAWholeMapIsSmall(t *testing.T) {
	board, g := New(), ui.NewGui(ui.NewPainter())
	defer board.Close()
	for _, age := range []float32{0.24, 0.5, 0.75} {
		var spread [2]int
		for i, bursts := range []bool{false, true} {
			f := bursting(age)
			f.Cells, f.Plankton, f.Whole = nil, nil, true
			f.Camera.Height = 3000
			b := f.Bursts[0]
			if !bursts {
				f.Bursts = nil
			}
			paint(board, g, 1280, 720, f)
			img := hidden.Plain(1280, 720, g.P.Flush)
			k := 720 / f.Camera.Height
			cx, cy := 640+(b.X-f.Camera.X)*k, 360+(b.Y-f.Camera.Y)*k
			far := 2.4 * b.Reach * k
			for y := range 720 {
				for x := range 1280 {
					dx, dy := float32(x)-cx, float32(y)-cy
					q := img.RGBAAt(x, y)
					if dx*dx+dy*dy > far*far && max(q.R, q.G, q.B) > 235 && min(q.R, q.B) > 150 {
						spread[i]++
					}
				}
			}
		}
		if spread[1] > spread[0] {
			t.Errorf("after %v s %d bright pixels of the burst are far away", age, spread[1]-spread[0])
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

// moments returns a picture of what passes quickly.
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
	board, g := New(), ui.NewGui(ui.NewPainter())
	defer board.Close()
	var drop [2]int
	for i, k := range []float32{0.3, 0.7} {
		paint(board, g, 1280, 720, moments(k))
		img := hidden.Picture(t, 1280, 720, fmt.Sprintf("aqua-board-moments-%02.0f", k*100), g.P.Flush)
		if n := count(img, image.Rect(540, 170, 760, 300), ui.SeatLook(3).Nucleus()); n < 20 {
			t.Errorf("at %v the eaten cell shows %d pixels of its nucleus", k, n)
		}
		drop[i] = count(img, image.Rect(130, 130, 270, 270), ui.Paper)
	}
	if drop[0] <= drop[1] {
		t.Errorf("the shape of a reborn player grows while the cell unfolds: %v pixels of white", drop)
	}
}

// contest is the moment of aquariom-contest: sixteen on the whole map.
func contest() (*Frame, *Frame) {
	f := &Frame{Area: ui.Rect{X: 24, Y: 78, W: 672, H: 504}, MapW: 4000, MapH: 3000, Camera: Camera{X: 2000, Y: 1500, Height: 3000}, Whole: true, Seconds: 4}
	id := 0
	put := func(s byte, x, y, r float32, vx float32) {
		id++
		f.Cells = append(f.Cells, Cell{ID: id, Seat: seat(s), X: (x - 24) / 0.168, Y: (y - 78) / 0.168, R: r / 0.168, Mass: int(r * 7), VX: vx})
	}
	put('I', 67, 125, 10, 0)
	put('F', 234, 142, 10, 0)
	put('J', 142, 196, 30, 0.5)
	put('O', 394, 166, 14, 0)
	put('L', 511, 142, 10, 0)
	put('M', 654, 121, 10, 0)
	put('G', 578, 196, 13, 0)
	put('E', 276, 288, 17, 0)
	put('E', 301, 271, 11, 0)
	put('E', 259, 307, 11, 0)
	put('C', 385, 276, 10, 0)
	put('B', 444, 364, 45, 0.3)
	put('B', 519, 405, 23, -0.5)
	put('D', 74, 338, 10, 0)
	put('N', 247, 384, 10, 0)
	put('A', 175, 447, 15, 0)
	put('A', 200, 463, 10, 0)
	put('H', 343, 515, 10, 0)
	put('K', 612, 490, 14, 0)
	put('P', 645, 330, 11, 0)
	f.Cells[7].Crown = true
	for i, u := range [][2]float32{{309, 131}, {620, 149}, {477, 229}, {118, 287}, {244, 266}, {536, 287}, {334, 380}, {578, 405}, {401, 464}, {95, 515}, {267, 523}, {511, 531}} {
		f.Urchins = append(f.Urchins, Urchin{ID: i, X: (u[0] - 24) / 0.168, Y: (u[1] - 78) / 0.168, R: 100})
	}
	f.Plankton = strewn(4000, 3000, 75, nil)
	f.Box = ui.Rect{X: (234 - 24) / 0.168, Y: (251 - 78) / 0.168, W: 84 / 0.168, H: 84 / 0.168}
	follow := &Frame{Area: ui.Rect{X: 1012, Y: 24, W: 244, H: 244}, Margin: 11, MapW: 4000, MapH: 3000, Camera: Camera{X: f.Box.CX(), Y: f.Box.CY(), Height: 500}, Cells: f.Cells, Urchins: f.Urchins, Plankton: f.Plankton, Seconds: 4}
	return f, follow
}

func TestContest(t *testing.T) {
	board, g := New(), ui.NewGui(ui.NewPainter())
	defer board.Close()
	f, follow := contest()
	var parts []Part
	for s := range rules.Seat(seats) {
		parts = append(parts, Part{s, 90000 / float32(1+s*s)})
	}
	g.Begin(ui.NewView(1280, 720), ui.Input{})
	g.P.Fill(ui.Rect{W: 1280, H: 720}, Night)
	board.Paint(g, f)
	Rim(g.P, f.Area)
	board.Paint(g, follow)
	Edge(g.P, follow.Area, ui.SeatLook(4).Water)
	Panel(g.P, ui.Rect{X: 718, Y: 26, W: 272, H: 554}, 3)
	for s := range rules.Seat(seats) {
		g.P.Shape(s, 772, 51+34*float32(s), 21, ui.SeatLook(s).Water)
	}
	Bar(g.P, ui.Rect{X: 112, Y: 598, W: 1144, H: 30}, parts)
	board.PaintMinimap(g, &Minimap{Area: ui.Rect{X: 1012, Y: 290, W: 244, H: 164}, MapW: 4000, MapH: 3000, View: ui.Rect{X: 1200, Y: 900, W: 1300, H: 760},
		Dots:    []Dot{{Seat: 0, X: 1800, Y: 1200, R: 90, Own: true}, {Seat: 1, X: 1500, Y: 1300, R: 230}, {Seat: 7, X: 600, Y: 600, R: 40, Named: true}, {Seat: 4, X: 3600, Y: 500, Named: true}, {Seat: 5, X: 3900, Y: 2800, Named: true}},
		Urchins: []ui.Point{{X: 700, Y: 1700}, {X: 3000, Y: 400}, {X: 2600, Y: 2300}}})
	board.Sign(g, 1050, 500, 15)
	board.Dashed(g, 3, 1120, 500, 60)
	Crown(g.P, 1180, 500, 30)
	Nucleus(g.P, 6, 1230, 500, 18)
	Banner(g.P, ui.Rect{X: 1020, Y: 530, W: 230, H: 60}, "Éclatement !", 0.5, false)
	g.End()
	img := hidden.Picture(t, 1280, 720, "aqua-board-contest", g.P.Flush)
	for s := range rules.Seat(seats) {
		if n := count(img, image.Rect(112, 598, 1256, 628), ui.SeatLook(s).Water); n < 150 {
			t.Errorf("the bar shows %d pixels of seat %s", n, s.Letter())
		}
	}
}

// On a whole map plankton that was eaten is gone, and comes back.
func TestSpecksFollowThePlankton(t *testing.T) {
	board, g := New(), ui.NewGui(ui.NewPainter())
	defer board.Close()
	f := &Frame{Area: ui.Rect{W: 320, H: 240}, MapW: 4000, MapH: 3000, Camera: Camera{X: 2000, Y: 1500, Height: 3000}, Whole: true, Plankton: strewn(4000, 3000, 200, nil)}
	bright := func(name string) (n int) {
		paint(board, g, 1280, 720, f)
		img := hidden.Picture(t, 1280, 720, name, g.P.Flush)
		for y := 60; y < 180; y++ {
			for x := 80; x < 240; x++ {
				if luminance(img.RGBAAt(x, y)) > 0.16 {
					n++
				}
			}
		}
		return n
	}
	all := bright("aqua-board-specks")
	clear(f.Plankton.Grown)
	none := bright("aqua-board-no-specks")
	f.Plankton.Grown[len(f.Plankton.Grown)/2] = 20
	one := bright("aqua-board-one-speck")
	if all < 100 || none != 0 || one == 0 || one > 12 {
		t.Errorf("%d bright pixels of plankton, %d after all was eaten, %d when one came back", all, none, one)
	}
}

// A part of a bar is as wide as its share, but wide enough to be read.
func TestBarParts(t *testing.T) {
	for _, c := range []struct {
		name   string
		shares []float32
		w      float32
		want   []float32
	}{
		{"by share", []float32{1, 3}, 400, []float32{100, 300}},
		{"none under thirty", []float32{0, 1}, 400, []float32{30, 370}},
		{"nobody has anything", []float32{0, 0}, 400, []float32{200, 200}},
		{"too narrow for all", []float32{5, 0, 0}, 60, []float32{20, 20, 20}},
		{"what is added is taken by size", []float32{0, 130, 230}, 360, []float32{30, 120, 210}},
	} {
		var parts []Part
		for i, s := range c.shares {
			parts = append(parts, Part{rules.Seat(i), s})
		}
		out := make([]float32, len(parts))
		widths(parts, c.w, out)
		for i, w := range c.want {
			if d := out[i] - w; d > 0.6 || d < -0.6 {
				t.Errorf("%s: %v, want %v", c.name, out, c.want)
				break
			}
		}
	}
}

// split is the moment of aquariom-split.
func splitViews() (frames []*Frame, splits []Split) {
	outer := [4]ui.Rect{{X: 6, Y: 6, W: 631, H: 332}, {X: 643, Y: 6, W: 631, H: 332}, {X: 6, Y: 382, W: 631, H: 332}, {X: 643, Y: 382, W: 631, H: 332}}
	names := [4]string{"Amina", "Bruno", "Chloé", "Dario"}
	ranks := [4][2]string{{"2", "e"}, {"1", "er"}, {"5", "e"}, {"8", "e"}}
	mass := [4]string{"152", "318", "62", ""}
	pl := strewn(4000, 3000, 30, nil)
	for i, o := range outer {
		in := o.Inset2(FrameWide, 0)
		head, a := in.CutTop(42, 0)
		a.H -= FrameWide
		if i > 1 {
			a, head = in.CutTop(in.H-42, 0)
			a.Y, a.H = a.Y+FrameWide, a.H-FrameWide
		}
		f := &Frame{Area: a, MapW: 4000, MapH: 3000, Camera: Camera{X: 1500, Y: 1000, Height: 350}, Plankton: pl, Seconds: 2}
		frames = append(frames, f)
		s := Split{Outer: o, Area: a, Head: head, Seat: rules.Seat(i), Name: names[i], Rank: ranks[i][0], Ordinal: ranks[i][1], MassName: "Masse", Mass: mass[i]}
		splits = append(splits, s)
	}
	put := func(v int, id int, s byte, x, y, r float32, m int) *Cell {
		f := frames[v]
		f.Cells = append(f.Cells, Cell{ID: id, Seat: seat(s), X: x - f.Area.CX() + 1500, Y: y - f.Area.CY() + 1000, R: r, Mass: m})
		return &f.Cells[len(f.Cells)-1]
	}
	c := put(0, 1, 'A', 288, 200, 70, 110)
	c.Own, c.VX = true, 0.7
	c = put(0, 2, 'A', 358, 288, 25, 42)
	c.Own, c.VX, c.VY = true, 0.4, -0.4
	c = put(0, 3, 'G', 487, 140, 21, 35)
	c.Mark, c.Gain = Edible, 28
	c = put(1, 4, 'B', 918, 198, 108, 318)
	c.Own, c.Crown, c.VX = true, true, 0.8
	c = put(1, 5, 'H', 1100, 98, 18, 54)
	c.Mark, c.Gain = Edible, 43
	c = put(1, 6, 'F', 1148, 240, 29, 84)
	c.Mark, c.Gain = Edible, 67
	c = put(2, 7, 'E', 97, 555, 120, 132)
	c.Mark = Lunge
	c = put(2, 8, 'C', 337, 516, 35, 34)
	c.Own, c.VX = true, 0.5
	c = put(2, 9, 'C', 381, 630, 29, 28)
	c.Own, c.VX = true, 0.5
	c = put(2, 10, 'I', 560, 447, 40, 40)
	c.Mark, c.Facing = DangerSome, 2.9
	put(3, 11, 'K', 747, 474, 34, 44).VX = 0.4
	put(3, 12, 'J', 1178, 488, 60, 90)
	frames[0].Urchins = []Urchin{{ID: 1, X: 480 - 322 + 1500, Y: 306 - 182 + 1000, R: 50}}
	frames[1].Urchins = []Urchin{{ID: 2, X: 793 - 958 + 1500, Y: 77 - 182 + 1000, R: 45}}
	frames[3].Urchins = []Urchin{{ID: 3, X: 735 - 958 + 1500, Y: 613 - 538 + 1000, R: 48}}
	frames[3].Dim = 0.55
	splits[1].Crown, splits[2].Danger, splits[3].MassName = true, true, "mangé"
	return frames, splits
}

func TestSplit(t *testing.T) {
	board, g := New(), ui.NewGui(ui.NewPainter())
	defer board.Close()
	frames, splits := splitViews()
	for _, scale := range []float32{1, 2} {
		g.P.TextScale = scale
		g.P.Overflow = func(text string, box ui.Rect, w, h float32) {
			t.Errorf("text at %v: %q is %.0f × %.0f in %.0f × %.0f", scale, text, w, h, box.W, box.H)
		}
		g.Begin(ui.NewView(1280, 720), ui.Input{})
		g.P.Fill(ui.Rect{W: 1280, H: 720}, Night)
		for i, f := range frames {
			PaintSplit(g, &splits[i])
			board.Paint(g, f)
			SeaEdge(g.P, f.Area, splits[i].Seat)
		}
		for _, c := range [...]Chip{{Seat: 0, Said: "A 42", Side: Bottom, X: 215, Y: 325}, {Seat: 1, Said: "Bruno 150", Danger: true, Side: Right, X: 622, Y: 136}} {
			c.Paint(g.P)
			if box := c.Box(g.P); box.Right() > frames[0].Area.Right() || box.Bottom() > frames[0].Area.Bottom() {
				t.Errorf("a chip is at %v", box)
			}
		}
		board.Dashed(g, 3, 958, 452, 84)
		g.End()
		img := hidden.Picture(t, 1280, 720, fmt.Sprintf("aqua-board-split-%v", scale*100), g.P.Flush)
		for i, s := range splits {
			// The header is outside, the frame's lower edge on the other side.
			y := int(s.Area.Bottom()) + 4
			if i > 1 {
				y = int(s.Area.Y) - 4
			}
			x := int(s.Area.CX())
			if n := count(img, image.Rect(x-20, y-2, x+20, y+2), ui.SeatLook(rules.Seat(i)).Water); n < 100 {
				t.Errorf("view %d has %d pixels of its frame", i, n)
			}
		}
	}
}
