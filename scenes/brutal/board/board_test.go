package board

import (
	"math"
	"sync"
	"testing"

	"ludotheque/rules"

	"ludotheque/scenes/hidden"
	"ludotheque/scenes/ui"
)

// painter is shared by the tests: each new one has an atlas to fill.
var painter = sync.OnceValue(ui.NewPainter)

// desk returns a Gui for one test.
func desk() *ui.Gui {
	p := painter()
	p.TextScale, p.Overflow = 1, nil
	return ui.NewGui(p)
}

func TestMain(m *testing.M) { hidden.Main(m) }

func cupOf(seat, n int, name string, kind Kind, m Motif, s Strategy) Cup {
	return Cup{Who: Who{Seat: rules.Seat(seat), N: n}, Kind: kind, Motif: m, Strategy: s, Name: name, Share: 1}
}

// bars gives cups their ECTS.
func bars(shares []float32, cups ...Cup) []Cup {
	for i := range cups {
		cups[i].Bar, cups[i].Share = true, shares[i]
	}
	return cups
}

func meleeFrame() *Frame {
	f := &Frame{Plan: NewPlan(ui.NewView(1280, 720), Melee, 0), Tick: 100}
	tags := func(z *Zone, a, b string) {
		z.Left = Tag{Show: true, Seat: 0, Sign: true, Figure: a}
		z.Right = Tag{Show: true, Seat: 1, Sign: true, Figure: b}
	}
	lib := &f.Zones[0]
	lib.Name, lib.Share = "Bibliothèque", 93.0/134
	tags(lib, "93", "41")
	lib.Cups = bars([]float32{0.8, 0.62, 0.95, 0.5, 0.3},
		cupOf(0, 0, "Aline", Student, Dots, Offensive), cupOf(0, 1, "Driss", Student, Stripe, Offensive), cupOf(0, 2, "Nour", Elite, Zigzag, Offensive),
		cupOf(1, 0, "Tom", Student, Bars, Offensive), cupOf(1, 1, "Lou", Student, Dots, Offensive))
	lib.Cups[1].Acting = true
	lib.Effects = []Effect{{Kind: Hit, From: Who{0, 1}, To: Who{1, 1}, Age: FlightTicks + 6, Text: "−14"}}
	off := &f.Zones[2]
	off.Name, off.Held, off.Owner, off.HeldText = "Quartier Administratif", true, 0, "tenu par A"
	off.Cups = bars([]float32{0.7, 0.28, 1}, cupOf(0, 3, "Hugo", Student, Bars, Offensive), cupOf(0, 4, "Inès", Student, Zigzag, Random), cupOf(0, 5, "Aglaé", Master, Bars, Defensive))
	bde := &f.Zones[1]
	bde.Name, bde.Share = "Bureau des Étudiants", 33.0/120
	tags(bde, "33", "87")
	bde.Cups = bars([]float32{0.55, 0.36, 0.9, 0.66, 0.85}, cupOf(0, 6, "Lise", Student, Wave, Offensive), cupOf(0, 7, "Marc", Student, Bars, Offensive),
		cupOf(1, 2, "Paul", Student, Zigzag, Offensive), cupOf(1, 3, "Zoé", Student, Stripe, Offensive), cupOf(1, 4, "Paula", Elite, Stripe, Defensive))
	bde.Cups[4].Acting = true
	bde.Effects = []Effect{{Kind: Heal, From: Who{1, 4}, To: Who{1, 3}, Age: 20, Text: "+9"}}
	works := &f.Zones[3]
	works.Name, works.Share = "Halles industrielles", 11.0/109
	tags(works, "11", "98")
	works.Cups = bars([]float32{0.26, 0, 0.9, 0.6, 0.95}, cupOf(0, 8, "Théo", Student, Stripe, Defensive), cupOf(0, 9, "Sacha", Student, Bars, Offensive),
		cupOf(1, 5, "Ana", Student, Bars, Offensive), cupOf(1, 6, "Max", Elite, Zigzag, Offensive), cupOf(1, 7, "Eva", Student, Wave, Offensive))
	works.Cups[1].Fallen, works.Cups[1].Bar = 1, false
	works.Cups[3].Acting = true
	works.Effects = []Effect{{Kind: KO, From: Who{1, 6}, To: Who{0, 9}, Age: FlightTicks + 20, Text: "KO"}}
	gym := &f.Zones[4]
	gym.Name, gym.Share = "Halle Sportive", 67.0/131
	tags(gym, "67", "64")
	gym.Cups = bars([]float32{1, 0.62, 0.55, 0.7, 0.55, 0.8}, cupOf(0, 10, "Rami", Student, Stripe, Offensive), cupOf(0, 11, "Élise", Student, Slant, Offensive), cupOf(0, 12, "Lucie", Student, Bars, Defensive),
		cupOf(1, 8, "Jo", Student, Stripe, Offensive), cupOf(1, 9, "Kim", Student, Slant, Random), cupOf(1, 10, "Ben", Student, Bars, Offensive))
	gym.Cups[5].Acting = true
	gym.Effects = []Effect{{Kind: Miss, From: Who{1, 10}, To: Who{0, 12}, Age: FlightTicks + 3, Text: "raté"}}
	return f
}

func meleeScene(c *Field, g *ui.Gui, f *Frame) {
	c.Paint(g, f)
	PaintHeader(g.P, f.Plan.Header, &Header{Title: "Mêlée 2", Note: "il en faut 3", Pennants: [5]Pennant{{Taken: true}}}, false)
	PaintCard(g.P, f.Plan.Cards[0], &Card{Seat: 0, Title: "ISI · vous", Lead: "mène", Score: "1", Cups: 15, Up: 12, Figure: "12", Words: "debout sur 15", Figure2: "300", Words2: "ECTS en tout"}, f.Tick, f.Still)
	PaintCard(g.P, f.Plan.Cards[1], &Card{Seat: 1, Title: "MTE", Sub: "Renard", Score: "0", Cups: 15, Up: 11, Figure: "11", Words: "debout sur 15", Figure2: "290", Words2: "ECTS en tout"}, f.Tick, f.Still)
	p := g.P
	if f.Plan.Title.W > 0 {
		p.Label("C’est du brutal !", f.Plan.Title, ui.Type{Face: ui.Fredoka700, Size: 24, Color: ui.Hex(0x6C3326)}, ui.Left)
	}
	p.Sheet(f.Plan.Log, ui.Sheet{Color: ui.Paper, Radius: 10, Waver: 1.1, Seed: 3, Lift: 0.3})
	lines := f.Plan.Log.Inset2(14, 6)
	LogLine(p, lines.Row(0, 2, 0), 0, "Bibliothèque", "Aline lance son gobi sur Tom : −14 ECTS (55 chances sur 100)", "", 0)
	LogLine(p, lines.Row(1, 2, 0), 1, "Bureau des Étudiants", "Paula soigne Léon : +9 ECTS", "", 1)
	p.Sheet(f.Plan.Speed, ui.Sheet{Color: ui.Paper, Radius: 10, Waver: 1.1, Seed: 4, Lift: 0.3})
	sp := f.Plan.Speed
	RoundButton(g, ui.ID{Name: "pause"}, ui.Rect{X: sp.X + 18, Y: sp.CY() - 27, W: 54, H: 54}, "icons/pause")
	SpeedRuler(g, ui.ID{Name: "speed"}, ui.Rect{X: sp.X + 76, Y: sp.Y + 6, W: 340, H: sp.H - 12}, []string{"0,5×", "1×", "2×", "4×", "8×", "16×"}, 2)
	KeyButton(g, ui.ID{Name: "end"}, ui.Rect{X: sp.Right() - 94, Y: sp.CY() - 23, W: 80, H: 46}, &Key{Icon: "icons/last", Text: "Fin", Color: ui.Ink, Flat: true})
}

func TestMeleeIsPainted(t *testing.T) {
	c, g := New(), desk()
	defer c.Close()
	f := meleeFrame()
	paint := func() {
		g.Begin(f.Plan.View, ui.Input{})
		meleeScene(c, g, f)
		g.End()
	}
	for range 3 {
		paint()
	}
	img := hidden.Picture(t, 1280, 720, "campus-melee", g.P.Flush)
	if c := img.RGBAAt(int(f.Plan.Buildings[2].X)+14, 250); c.B < c.R {
		t.Errorf("the walls of the held zone are %v, want the owner's cobalt", c)
	}
	// In grey, the right side's paper is recognised by its strokes.
	rough := func(x0, y0 int) (spread float64) {
		sum, squares := 0.0, 0.0
		const side = 24
		for y := range side {
			for x := range side {
				c := img.RGBAAt(x0+x, y0+y)
				grey := 0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B)
				sum, squares = sum+grey, squares+grey*grey
			}
		}
		n := float64(side * side)
		return math.Sqrt(squares/n - sum/n*sum/n)
	}
	if left, right := rough(700, 446), rough(990, 446); right < 1.6*left {
		t.Errorf("in grey the papers spread by %.1f on the left and %.1f on the right", left, right)
	}
}

// whole paints a frame with everything around it.
func whole(c *Field, g *ui.Gui, f *Frame) {
	g.Begin(f.Plan.View, ui.Input{})
	c.Paint(g, f)
	PaintHeader(g.P, f.Plan.Header, &header, f.Still)
	for i := range cards {
		PaintCard(g.P, f.Plan.Cards[i], &cards[i], f.Tick, f.Still)
	}
	g.End()
}

var (
	header = Header{Title: "Mêlée 2", Note: "il en faut 3", Pennants: [5]Pennant{{Taken: true}}}
	cards  = [2]Card{{Title: "ISI", Lead: "mène", Score: "1", Cups: 15, Up: 12, Figure: "12", Words: "debout sur 15"},
		{Seat: 1, Title: "MTE", Sub: "Renard", Score: "0", Crest: "mte", Envelope: &Envelope{Fold: 1, Seal: 1}, Caption: "ordres cachetés"}}
)

// A picture in which nothing is new allocates nothing.
func TestSettledFrameAllocatesNothing(t *testing.T) {
	for name, f := range map[string]*Frame{"melee": meleeFrame(), "assign": assignFrame(), "truce": truceFrame()} {
		c, g := New(), desk()
		for range 300 {
			f.Tick++
			whole(c, g, f)
		}
		if n := testing.AllocsPerRun(50, func() {
			f.Tick++
			whole(c, g, f)
		}); n > 0 {
			t.Errorf("%s: %v allocations a frame", name, n)
		}
		c.Close()
	}
}

func BenchmarkMelee(b *testing.B) {
	c, g := New(), desk()
	defer c.Close()
	f := meleeFrame()
	whole(c, g, f)
	whole(c, g, f)
	b.ReportAllocs()
	for b.Loop() {
		f.Tick++
		whole(c, g, f)
	}
}

// contrast returns the ratio of two colours' luminances, from 1 to 21.
func contrast(a, b ui.Color) float64 {
	lum := func(c ui.Color) float64 {
		lin := func(v float32) float64 {
			if v <= 0.03928 {
				return float64(v) / 12.92
			}
			return math.Pow((float64(v)+0.055)/1.055, 2.4)
		}
		return 0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B)
	}
	x, y := lum(a), lum(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// Text stands out by 4.5, signs by 3.
func TestContrast(t *testing.T) {
	for _, c := range []struct {
		what    string
		ink, on ui.Color
		least   float64
	}{
		{"plinth", plinthInk, plinths[0], 4.5}, {"plinth of A", plinthInk, plinths[1], 4.5}, {"plinth of B", plinthInk, plinths[2], 4.5},
		{"board", ui.Ink, boards[0], 4.5}, {"board of A", ui.White, boards[1], 4.5}, {"board of B", ui.White, boards[2], 4.5},
		{"names on A's paper", ui.Ink, papers[0], 4.5}, {"names on B's paper", ui.Ink, papers[1], 4.5}, {"the ghost's name", ui.Accent, papers[1], 3.5},
		{"planks", plinthInk, plankLow, 4.5}, {"title", titleInk, ochre, 4.5}, {"pill", ui.Ink, sun, 4.5}, {"accent", ui.White, ui.Accent, 4.5},
		{"second text", ui.Second, ui.Paper, 4.5}, {"log", ui.Ink.Mix(ui.Paper, 0.28), ui.Paper, 4.5}, {"knock-out", ui.White, ui.Hex(0xC8402C), 4.5}, {"heal", ui.White, ui.Hex(0x3A7F40), 4.5},
		{"offensive", brickMark, ui.Paper, 3}, {"defensive", leafGreen, ui.Paper, 3}, {"random", violet, ui.Paper, 3},
		{"front", papers[0], ui.Seats[0].Color, 3}, {"B's cup on its paper", papers[1], ui.Seats[1].Color, 3},
	} {
		if got := contrast(c.ink, c.on); got < c.least {
			t.Errorf("%s: %.2f, want %.1f", c.what, got, c.least)
		}
	}
}
