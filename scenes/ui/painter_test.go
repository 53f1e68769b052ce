package ui

import (
	"image"
	"image/color"
	"math"
	"runtime"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/scenes/hidden"
)

// painted returns the picture, 200 × 200 units at a pixel per unit, of what paint paints on white.
func painted(t *testing.T, p *Painter, paint func()) func(x, y int) color.RGBA {
	t.Helper()
	p.Begin(View{W: 1280, H: 720, Scale: 1})
	p.Fill(Rect{W: 1280, H: 720}, Color{1, 1, 1, 1})
	paint()
	return hidden.Picture(t, 200, 200, "ui-"+t.Name(), p.Flush).RGBAAt
}

func near(a, b color.RGBA, by int) bool {
	d := func(x, y uint8) bool { return int(x)-int(y) <= by && int(y)-int(x) <= by }
	return d(a.R, b.R) && d(a.G, b.G) && d(a.B, b.B)
}

var (
	white = color.RGBA{255, 255, 255, 255}
	blue  = color.RGBA{0, 0, 255, 255}
	plain = Sheet{Color: Color{0, 0, 1, 1}, Lift: -1, NoRim: true}
)

func TestShapesAreWhereTheyAre(t *testing.T) {
	p := NewPainter()
	for _, c := range []struct {
		name    string
		paint   func()
		in, out [2]int
	}{
		{"a sheet", func() { p.Sheet(Rect{40, 40, 80, 60}, plain) }, [2]int{80, 70}, [2]int{130, 70}},
		{"its corner is blunt", func() { s := plain; s.Radius = 20; p.Sheet(Rect{40, 40, 80, 60}, s) }, [2]int{80, 70}, [2]int{42, 42}},
		{"a disc", func() { p.Disc(100, 100, 40, 20, plain) }, [2]int{130, 100}, [2]int{100, 130}},
		{"a ring is empty", func() { p.Ring(100, 100, 40, 40, 6, plain.Color) }, [2]int{140, 100}, [2]int{100, 100}},
		{"a line", func() { p.Line(40, 40, 160, 160, 8, plain.Color) }, [2]int{100, 100}, [2]int{140, 60}},
		{"a cell of comb points up", func() { p.Hexagon(100, 100, 40, plain) }, [2]int{100, 64}, [2]int{138, 100}},
		{"an arc stops at its share", func() { p.Arc(100, 100, 40, 8, 0.5, plain.Color) }, [2]int{140, 100}, [2]int{60, 100}},
		{"turned", func() { p.Transform(100, 100, math.Pi/4, 1); p.Sheet(Rect{-50, -5, 100, 10}, plain); p.Pop() }, [2]int{130, 130}, [2]int{130, 70}},
		{"mirrored", func() {
			p.Transform(100, 100, 0, 1)
			p.Stretch(-1, 1)
			p.Sheet(Rect{20, -10, 40, 20}, plain)
			p.Pop()
			p.Pop()
		}, [2]int{60, 100}, [2]int{140, 100}},
		{"clipped", func() { p.Clip(Rect{0, 0, 100, 200}); p.Sheet(Rect{40, 40, 120, 120}, plain); p.Pop() }, [2]int{80, 100}, [2]int{120, 100}},
		{"a higher layer covers a later lower one", func() {
			p.On(Raised)
			p.Sheet(Rect{40, 40, 40, 40}, plain)
			p.Pop()
			p.Fill(Rect{0, 0, 200, 200}, Color{1, 1, 1, 1})
		}, [2]int{60, 60}, [2]int{120, 60}},
	} {
		at := painted(t, p, c.paint)
		if got := at(c.in[0], c.in[1]); !near(got, blue, 3) {
			t.Errorf("%s: %v at %v, want blue", c.name, got, c.in)
		}
		if got := at(c.out[0], c.out[1]); !near(got, white, 3) {
			t.Errorf("%s: %v at %v, want white", c.name, got, c.out)
		}
	}
}

// A lifted sheet's shadow is lower, larger and softer than a laid one's.
func TestShadowsFollowTheHeight(t *testing.T) {
	p := NewPainter()
	shade := func(lift float32) func(x, y int) color.RGBA {
		return painted(t, p, func() { p.Shadow(Rect{60, 60, 80, 40}, lift) })
	}
	laid, lifted := shade(0), shade(1)
	if laid(100, 112).R < 250 || lifted(100, 112).R > 245 {
		t.Errorf("12 below the sheet: laid %v, lifted %v", laid(100, 112), lifted(100, 112))
	}
	if laid(100, 80).R > 220 {
		t.Errorf("no shadow under a laid sheet: %v", laid(100, 80))
	}
}

func TestDashesAndGaps(t *testing.T) {
	p := NewPainter()
	at := painted(t, p, func() {
		p.Dashed([]Point{{X: 10, Y: 100}, {X: 60, Y: 100}, {X: 190, Y: 100}}, 4, 20, 20, 0, plain.Color)
	})
	for _, c := range []struct {
		x    int
		want color.RGBA
	}{{20, blue}, {40, white}, {57, blue}, {65, blue}, {80, white}, {100, blue}} {
		if got := at(c.x, 100); !near(got, c.want, 3) {
			t.Errorf("at %d: %v, want %v", c.x, got, c.want)
		}
	}
}

// A baked picture looks as if it were painted directly, and baking does not disturb the present
// picture.
func TestBake(t *testing.T) {
	p := NewPainter()
	img := ebiten.NewImage(60, 60)
	at := painted(t, p, func() {
		p.Transform(10, 0, 0, 1)
		p.Bake(img, Rect{100, 100, 60, 60}, func() { p.Sheet(Rect{110, 110, 20, 20}, plain) })
		p.Sheet(Rect{0, 0, 20, 20}, plain) // still under the transform
		p.Pop()
		p.Picture(img, 100, 100, 1, 1)
	})
	if !near(at(15, 5), blue, 3) || !near(at(5, 5), white, 3) {
		t.Error("baking disturbed the transform")
	}
	if !near(at(120, 120), blue, 3) || !near(at(140, 120), white, 3) {
		t.Errorf("baked: %v inside, %v outside", at(120, 120), at(140, 120))
	}
}

// What is painted in turn for a screen and, at another scale, for an image is rasterised once for each; a
// window that is resized has nothing left of the scales that it had.
func TestTwoScalesShareTheAtlas(t *testing.T) {
	p := NewPainter()
	paint := func(w int) {
		p.Begin(NewView(w, w*9/16))
		p.Art("icons/film", 100, 100, ArtStyle{Height: 48, Shadow: 1})
		p.Label("MMMM", Rect{0, 0, 200, 60}, Type{Face: Fredoka700, Size: 30, Color: Color{0, 0, 1, 1}}, Left)
	}
	for range 2 {
		paint(1920)
		paint(1280)
	}
	generation := p.atlas.generation
	for _, w := range [...]int{1920, 1280, 1920} {
		if paint(w); p.arts.spent > 0 || p.atlas.generation != generation {
			t.Errorf("at %d the work is done again", w)
		}
	}
	if paint(960); p.atlas.generation == generation {
		t.Error("a third scale has room beside two")
	}
}

// An image that is baked again before it is drawn is drawn once, with its latest contents and the
// atlas of that time; one that has been garbage collected is not drawn.
func TestBakedOnce(t *testing.T) {
	p := NewPainter()
	img := ebiten.NewImage(60, 60)
	bake := func(c Color) {
		letters := Type{Face: Fredoka700, Size: 90, Color: c}
		p.Bake(img, Rect{0, 0, 60, 60}, func() { p.Label("MMMM", Rect{-40, -20, 140, 100}, letters, Center) })
	}
	at := painted(t, p, func() {
		bake(Color{1, 0, 0, 1})
		bake(Color{0, 0, 1, 1})
		p.Bake(ebiten.NewImage(60, 60), Rect{0, 0, 60, 60}, func() {})
		runtime.GC()
		bake(Color{0, 0, 1, 1})
		if len(p.waiting) != 1 {
			t.Errorf("%d images wait to be drawn, and one is needed", len(p.waiting))
		}
		p.atlas.forget()
		p.Picture(img, 0, 0, 1, 1)
	})
	inked := 0
	for x := range 60 {
		if near(at(x, 30), blue, 60) {
			inked++
		}
	}
	if inked < 10 {
		t.Errorf("%d of 60 pixels of what was baked are there", inked)
	}
	if len(p.waiting) != 0 {
		t.Error("what was drawn waits to be drawn")
	}
}

// If many moving drawings need a new size at once, a few are rasterised per tick and the others
// painted from older copies; in the end each is sharp.
func TestManyDrawingsAreMadeByTurns(t *testing.T) {
	names := [...]string{"menu/ground-frond-a", "menu/ground-frond-b", "signs/drop", "signs/flame", "icons/check", "icons/pause", "icons/list", "icons/forward"}
	p := NewPainter()
	show := func(scale float32, moving bool) {
		p.Begin(View{W: 1280, H: 720, Scale: 1})
		for i, name := range names {
			p.Art(name, 100*float32(i), 100, ArtStyle{Scale: scale, Moving: moving, Angle: 0.1})
		}
	}
	show(1, true)
	if p.Late() {
		t.Error("what was never seen is painted from nothing")
	}
	ticks, seen := 0, len(p.arts.pieces)
	for show(2, true); p.Late(); show(2, true) {
		if more := len(p.arts.pieces) - seen; more == 0 || more > 4 {
			t.Fatalf("%d drawings are made in a tick", more)
		}
		seen = len(p.arts.pieces)
		if ticks++; ticks > len(names) {
			t.Fatal("they are never all made")
		}
	}
	if ticks == 0 {
		t.Error("all of them are made in one tick")
	}
	if show(2, false); len(p.arts.pieces) != 2*len(names) {
		t.Errorf("%d copies of %d drawings in two sizes", len(p.arts.pieces), len(names))
	}
	if show(4, false); p.Late() || len(p.arts.pieces) != 3*len(names) {
		t.Error("what stands still is painted from another size")
	}
}

// A layout alone opens no page of the atlas, and after a resize no page is cleared before something is
// drawn.
func TestPagesAreFilledWhenNeeded(t *testing.T) {
	p := NewPainter()
	add := func() {
		if pc, ok := p.atlas.addPixels(image.NewRGBA(image.Rect(0, 0, 10, 10))); !ok || pc.page != 0 {
			t.Fatalf("a first piece comes to page %d, %v", pc.page, ok)
		}
	}
	add()
	if p.atlas.pages[0] != nil {
		t.Error("a page is opened although nothing is drawn")
	}
	p.atlas.fill()
	if p.atlas.pages[0] == nil || len(p.atlas.waiting) != 0 {
		t.Fatal("what is to be drawn is on no page")
	}
	add()
	p.Begin(NewView(1920, 1080))
	p.Begin(NewView(1280, 720))
	if len(p.atlas.waiting) != 0 {
		t.Error("what was made for another size waits for its page")
	}
	if p.atlas.fill(); !p.atlas.stale[0] {
		t.Error("the page was emptied for nothing")
	}
	add()
	if p.atlas.fill(); p.atlas.stale[0] {
		t.Error("the page was not emptied before something came into it")
	}
}

// When the atlas is full it is emptied, and what is on the screen is rasterised again.
func TestAtlasStartsAgain(t *testing.T) {
	p := NewPainter()
	first := p.atlas.generation
	for i := 0; p.atlas.generation == first; i++ {
		if i > 200 {
			t.Fatal("the atlas never fills")
		}
		if _, ok := p.atlas.reserve(900, 900); !ok {
			t.Fatal("900 texels are refused")
		}
	}
	if _, ok := p.atlas.reserve(pageSize+1, 10); ok {
		t.Error("there is room for what is wider than a page")
	}
	at := painted(t, p, func() {
		p.Label("MMMM", Rect{0, 0, 200, 200}, Type{Face: Fredoka700, Size: 90, Color: Color{0, 0, 1, 1}}, Center)
	})
	inked := 0
	for x := range 200 {
		if near(at(x, 100), blue, 60) {
			inked++
		}
	}
	if inked < 10 {
		t.Errorf("%d pixels of text after the atlas started again", inked)
	}
}

func TestWrap(t *testing.T) {
	p := NewPainter()
	text := "Menez vos abeilles aux fleurs, et le nectar à la ruche."
	lines := p.Wrap(text, Body, 200)
	if len(lines) < 2 || strings.Join(lines, " ") != text {
		t.Errorf("the lines should add up to the text: %q", lines)
	}
	for _, l := range lines {
		if w := p.Width(l, Body); w > 200 {
			t.Errorf("%q is %v wide", l, w)
		}
	}
	if got := p.Wrap("un\ndeux", Body, 1000); len(got) != 2 {
		t.Errorf("a newline gives %q", got)
	}
	if got := p.Wrap("anticonstitutionnellement", Body, 20); len(got) != 1 {
		t.Errorf("a long word gives %q", got)
	}
}

// Larger text is wider in proportion, and fitting never goes below the smallest readable size.
func TestFit(t *testing.T) {
	p := NewPainter()
	w := p.Width("Finir le tour", ButtonText)
	p.TextScale = 2
	if got := p.Width("Finir le tour", ButtonText); math.Abs(float64(got/w-2)) > 0.03 {
		t.Errorf("twice the size is %v times as wide", got/w)
	}
	fitted := p.Fit("Finir le tour", ButtonText, w)
	if got := p.Width("Finir le tour", fitted); got > w || fitted.Size*p.TextScale < smallest {
		t.Errorf("fitted to %v: %v wide at %v", w, got, fitted.Size)
	}
	if tiny := p.Fit("Finir le tour", ButtonText, 5); tiny.Size*p.TextScale < smallest-0.01 {
		t.Errorf("fitted to nothing: %v", tiny.Size*p.TextScale)
	}
	told := 0
	p.Overflow = func(string, Rect, float32, float32) { told++ }
	p.Label("Finir le tour", Rect{0, 0, 5, 30}, ButtonText, Left)
	p.Paragraph(strings.Repeat("mot ", 200), Rect{0, 0, 60, 20}, Body, Left)
	if told != 2 {
		t.Errorf("told of %d texts that do not fit, want 2", told)
	}
	told = 0
	p.Label("Ok", Rect{0, 0, 100, 40}, ButtonText, Left)
	if told != 0 {
		t.Error("told of a text that fits")
	}
	if got := p.Ellipsis("Maximilienne", Body, 80); !strings.HasSuffix(got, "…") || p.Width(got, Body) > 80 {
		t.Errorf("cut to %q", got)
	}
}

// On a phone no fitted or limited text is below the readable size, and controls have the size a thumb
// needs, including their gap.
func TestSizesOnAPhone(t *testing.T) {
	p := NewPainter()
	p.TextScale, p.Least, p.Thumb = 2, 27, 99
	narrow := Rect{0, 0, 20, 10}
	for name, got := range map[string]Type{
		"fitted": p.Fit("Finir le tour", ButtonText, 5), "kept from growing": p.AtMost(ButtonText, 1), "on a button": p.buttonFace(narrow, Button{Text: "Finir"}, ButtonText).Type,
	} {
		if size := got.Size * p.TextScale; size < 27-0.01 || size > 27.01 {
			t.Errorf("a text that is %s is %v high, want 27", name, size)
		}
	}
	if got := p.AtMost(Small.Sized(12), 1).Size * p.TextScale; got != 24 {
		t.Errorf("a small type that is kept from growing is %v high, want its own 24", got)
	}
	if t1, _ := p.shrink(strings.Repeat("mot ", 200), Rect{0, 0, 60, 20}, Body); t1.Size*p.TextScale < 27-0.01 {
		t.Errorf("a paragraph is made %v high", t1.Size*p.TextScale)
	}
	if a, b := p.Control(44, 14), p.Control(120, 14); a != 85 || b != 120 {
		t.Errorf("controls are %v and %v high, want 85 and 120", a, b)
	}
	p.Thumb = 0
	if got := p.Control(44, 14); got != 44 {
		t.Errorf("at a desk a control is %v high", got)
	}
}

// Text on paper has enough contrast.
func TestContrast(t *testing.T) {
	type pair struct {
		name     string
		text, on Color
		atLeast  float64
	}
	pairs := []pair{
		{"ink on paper", Ink, Paper, 4.5}, {"ink on white", Ink, White, 4.5}, {"white on ink", White, Ink, 4.5},
		{"white on the accent", White, Accent, 4.5}, {"second text", Second, White, 4.5}, {"ink in a trough", Ink, Trough, 4.5},
		{"accent on white", Accent, White, 3},
	}
	// The limit of the water shader: luminance 0.15, no water is brighter.
	brightest := Color{0.16, 0.45, 0.62, 1}
	for i := range Seats {
		s := &Seats[i]
		pairs = append(pairs, pair{"text of seat " + s.Sign, s.TextOn, s.Ground, 4.5})
		sign := pair{"sign of seat " + s.Sign, s.Color, White, 3}
		if s.Edge.A > 0 {
			sign.text = s.Edge // a pale sign is visible by its edge
		}
		pairs = append(pairs, sign)
		// In water: the rim on the brightest water allowed, the hue in its middle, the shape and the
		// label on a cell over light and dark water.
		pairs = append(pairs, pair{"rim of seat " + s.Sign, s.Rim(), brightest, 3}, pair{"water hue of seat " + s.Sign, s.Water, Hex(0x0D4F80), 3},
			pair{"shape on the nucleus of seat " + s.Sign, Paper, s.Nucleus(), 4})
		for _, ground := range []Color{brightest, Hex(0x0B2856)} {
			inner := ground.Mix(s.Color.Mix(s.Water, 0.5), 0.78).Mix(s.Water, 0.62)
			pairs = append(pairs, pair{"label in a cell of seat " + s.Sign, Hex(0x0B1B33), inner, 4.5})
		}
	}
	for _, c := range pairs {
		a, b := luminance(c.text), luminance(c.on)
		if ratio := (max(a, b) + 0.05) / (min(a, b) + 0.05); ratio < c.atLeast {
			t.Errorf("%s: contrast %.2f, want %.1f", c.name, ratio, c.atLeast)
		}
	}
}

// Every seat has a shape and a letter of its own, so that seats with similar hues can be
// distinguished; no two hues are equal either.
func TestSeatsShareNothing(t *testing.T) {
	for i := range Seats {
		a := &Seats[i]
		if SeatLook(rules.Seat(i)) != a {
			t.Errorf("seat %d looks like another", i)
		}
		for j := range i {
			b := &Seats[j]
			if a.Sign == b.Sign || a.Color == b.Color || a.Water == b.Water || rules.Seat(i).Letter() == rules.Seat(j).Letter() {
				t.Errorf("seats %d and %d share a shape, a hue or a letter", j, i)
			}
		}
	}
	if SeatLook(rules.Spectator) == nil || SeatLook(16) == nil {
		t.Error("who has no seat has no look at all")
	}
}

// luminance returns the relative luminance of WCAG 2.
func luminance(c Color) float64 {
	lin := func(v float32) float64 {
		if v <= 0.04045 {
			return float64(v) / 12.92
		}
		return math.Pow((float64(v)+0.055)/1.055, 2.4)
	}
	return 0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B)
}

func TestViews(t *testing.T) {
	for _, c := range []struct {
		w, h   int
		uw, uh float32
		narrow bool
	}{{1280, 720, 1280, 720, false}, {1920, 1080, 1280, 720, false}, {1280, 800, 1280, 800, false}, {2560, 1080, 1706.67, 720, false}, {720, 1280, 720, 1280, true}} {
		v := NewView(c.w, c.h)
		if v.Narrow != c.narrow || math.Abs(float64(v.W-c.uw)) > 0.1 || math.Abs(float64(v.H-c.uh)) > 0.1 {
			t.Errorf("%d × %d: %+v", c.w, c.h, v)
		}
	}
}

// TestPhoneTexts checks that everything painted on a phone is readable; a sign too small for its
// letter has none.
func TestPhoneTexts(t *testing.T) {
	p := NewPainter()
	var w Witness
	p.Witness = &w
	p.Begin(NewView(320, 568))
	p.TextScale, p.Least = 2, 27
	small := Type{Face: Nunito600, Size: 8, Color: Ink}
	p.Text("de biais", 20, 40, small, Left)
	p.Label("dans une boîte", Rect{20, 60, 40, 20}, small, Left)
	p.Paragraph("sur plusieurs lignes", Rect{20, 100, 60, 30}, small, Left)
	p.Transform(20, 200, 0, 0.8)
	p.Text("rapetissé", 0, 0, small.Sized(12), Left)
	p.Pop()
	p.Sign(0, 100, 300, 60, true)
	for _, l := range w.Letters {
		if l.Em < 27-0.01 {
			t.Errorf("%q is %.1f high, want 27", l.Text, l.Em)
		}
	}
	n := len(w.Letters)
	if w.Letters[n-1].Text != "A" {
		t.Error("a large sign has no letter")
	}
	p.Sign(0, 200, 300, 24, true)
	if len(w.Letters) != n {
		t.Error("a sign of 24 units has a letter, which nobody can read there")
	}
	p.Transform(20, 400, 0, 0.1)
	p.Text("au loin", 0, 0, small, Left)
	p.Pop()
	if l := &w.Letters[len(w.Letters)-1]; l.Em > 8*2*0.1*raised+0.01 {
		t.Errorf("what comes from far away is %.1f high", l.Em)
	}
	if p.Lead(small) != 27*lineHeight || p.Width("mot", small) != p.Width("mot", small.Sized(13.5)) {
		t.Errorf("lines are %.1f apart and %.1f wide: not of the size that is painted", p.Lead(small), p.Width("mot", small))
	}
}
