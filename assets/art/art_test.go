package art

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"math"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite testdata/coverage.txt from what is drawn now")

// TestNames checks that the names used by other packages exist.
func TestNames(t *testing.T) {
	have := map[string]bool{}
	for _, n := range Names() {
		have[n] = true
	}
	for _, n := range []string{"signs/drop", "signs/flame", "signs/leaf", "signs/star", "icons/play", "bzzz/worker", "bzzz/drone", "bzzz/scout"} {
		if !have[n] {
			t.Errorf("no drawing %s", n)
		}
	}
}

// TestNothingIsCut renders every drawing and checks for a free pixel all around: what touches the edge
// has most likely been cut by the viewBox.
func TestNothingIsCut(t *testing.T) {
	for _, name := range Names() {
		for _, scale := range []float64{1, 2} {
			img, at, err := RenderAs(name, scale, forSeat(0))
			if err != nil {
				t.Fatal(err)
			}
			box, err := Size(name)
			if err != nil {
				t.Fatal(err)
			}
			if want := (Anchor{int(math.Ceil(-box.X * scale)), int(math.Ceil(-box.Y * scale))}); at != want {
				t.Errorf("%s at %v: anchor %v, want %v", name, scale, at, want)
			}
			if area(img) < 1 {
				t.Errorf("%s at %v: nothing is drawn", name, scale)
			}
			if scale == 1 { // half a unit of margin is not a whole pixel yet
				continue
			}
			for x := range img.Rect.Dx() {
				for y := range img.Rect.Dy() {
					edge := x == 0 || y == 0 || x == img.Rect.Dx()-1 || y == img.Rect.Dy()-1
					if edge && img.RGBAAt(x, y).A != 0 {
						t.Fatalf("%s at %v: something is drawn on the edge of the box, at (%d, %d): enlarge the viewBox", name, scale, x, y)
					}
				}
			}
		}
	}
}

// TestPlaceholders checks that a colour that looks like a placeholder is one.
func TestPlaceholders(t *testing.T) {
	known := map[color.RGBA]bool{Seat: true, Sign: true, Hole: true}
	for _, name := range Names() {
		d, err := load(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range d.shapes {
			for _, p := range []paint{s.fill, s.stroke} {
				loud := p.c.R == 0xFF && p.c.B == 0xFF && p.c.G < 0xF0 || p.c.R == 0 && p.c.G == 0xFF
				if p.on && loud && !known[p.c] {
					t.Errorf("%s: %v is no placeholder that is declared", name, p.c)
				}
			}
			if s.sign && s.fill.c != Sign && !known[s.fill.c] {
				t.Errorf("%s: the sign is filled with %v: fill it with a placeholder", name, s.fill.c)
			}
		}
	}
}

// TestCoverage compares every drawing with recorded figures: its size, the area it covers in square
// units and its mean colour. They are not hashes, because the last bit of the antialiasing may differ
// between processors.
func TestCoverage(t *testing.T) {
	const file = "testdata/coverage.txt"
	var now strings.Builder
	for _, name := range Names() {
		img, _, err := RenderAs(name, 2, forSeat(0))
		if err != nil {
			t.Fatal(err)
		}
		r, g, b := mean(img)
		fmt.Fprintf(&now, "%s %d %d %.1f %.0f %.0f %.0f\n", name, img.Rect.Dx(), img.Rect.Dy(), area(img)/4, r, g, b)
	}
	if *update {
		if err := os.WriteFile(file, []byte(now.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	old := map[string][6]float64{}
	for _, line := range strings.Split(strings.TrimSpace(string(want)), "\n") {
		name, v := parseFigures(t, line)
		old[name] = v
	}
	for _, line := range strings.Split(strings.TrimSpace(now.String()), "\n") {
		name, v := parseFigures(t, line)
		w, ok := old[name]
		if !ok {
			t.Errorf("%s is new: look at it (TestSheet), then run with -update", name)
			continue
		}
		delete(old, name)
		for i := range v {
			if math.Abs(v[i]-w[i]) > 1+0.005*math.Abs(w[i]) {
				t.Errorf("%s has changed: %v, on file %v: look at it (TestSheet), then run with -update", name, v, w)
				break
			}
		}
	}
	for name := range old {
		t.Errorf("%s is gone: run with -update if it should be", name)
	}
}

func parseFigures(t *testing.T, line string) (name string, v [6]float64) {
	t.Helper()
	if _, err := fmt.Sscan(line, &name, &v[0], &v[1], &v[2], &v[3], &v[4], &v[5]); err != nil {
		t.Fatalf("testdata/coverage.txt: %q: %v", line, err)
	}
	return name, v
}

func TestErrors(t *testing.T) {
	for _, c := range []struct {
		what  string
		scale float64
		look  Look
		want  string
	}{
		{"bzzz/wasp", 1, Look{}, `no drawing "bzzz/wasp"`},
		{"bzzz/worker", 0, Look{}, "above 0"},
		{"bzzz/worker", math.NaN(), Look{}, "above 0"},
		{"menu/ground-frond-a", 60, Look{}, "smaller scale"},
		{"bzzz/worker", 1, Look{Sign: "signs/anchor"}, `no drawing "signs/anchor"`},
	} {
		if _, _, err := RenderAs(c.what, c.scale, c.look); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s at %v with %v: error %v, want one with %q", c.what, c.scale, c.look, err, c.want)
		}
	}
}

// TestLook checks that a seat's colour and sign are drawn, and where.
func TestLook(t *testing.T) {
	for seat, want := range []color.RGBA{rgb(0x2B59C3), rgb(0xD8432B), rgb(0x3E8E41), rgb(0xF2B632)} {
		img, at, err := RenderAs("bzzz/worker", 4, forSeat(seat))
		if err != nil {
			t.Fatal(err)
		}
		if got := img.RGBAAt(at.X-4*9, at.Y+4*4); got != want {
			t.Errorf("seat %d: the bee's back is %v, want %v", seat, got, want)
		}
		on := Paper
		if seat == 3 {
			on = Ink
		}
		if got := img.RGBAAt(at.X, at.Y); got != on {
			t.Errorf("seat %d: the sign is %v, want %v", seat, got, on)
		}
	}
	plain, at, err := Render("bzzz/worker", 4)
	if err != nil {
		t.Fatal(err)
	}
	if got := plain.RGBAAt(at.X, at.Y); got != Seat {
		t.Errorf("without a look the bee's middle is %v, want the placeholder %v", got, Seat)
	}
}

// TestLetters checks that the letter of a seat is on its sign, or on the disc that closes the sign's
// hole under it.
func TestLetters(t *testing.T) {
	for seat, sign := range signs {
		m := LetterOf(seat)
		img, at, err := RenderAs(forSeat(seat).Sign, 8, forSeat(seat))
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range []point{{0, 0}, {-0.3, 0}, {0.3, 0}, {0, -0.35}, {0, 0.35}} { // a letter's reach, in sizes
			if math.Hypot(d.x, d.y)*m.Size < m.Disc {
				continue
			}
			x, y := at.X+int(8*(m.X+d.x*m.Size)), at.Y+int(8*(m.Y+d.y*m.Size))
			if img.RGBAAt(x, y).A != 0xFF {
				t.Errorf("%s: the letter goes beyond the sign at (%.1f, %.1f)", sign, m.X+d.x*m.Size, m.Y+d.y*m.Size)
			}
		}
		if box, _ := Size("signs/" + sign); m.Size*32/box.H < 9.5 {
			t.Errorf("%s: the letter of a sign 32 high is %.1f high, too small to read", sign, m.Size*32/box.H)
		}
	}
	if LetterOf(16) != LetterOf(0) || LetterOf(-1) != LetterOf(15) {
		t.Error("a seventeenth seat does not begin again")
	}
}

// signs are the sixteen signs in the order of their seats.
var signs = []string{"drop", "flame", "leaf", "star", "moon", "flower", "fish", "shell", "hourglass", "heart", "bolt", "cloud", "mushroom", "cross", "ring", "mountain"}

// forSeat returns a look of one of the sixteen seats; the colours of the first four repeat.
func forSeat(seat int) Look {
	on := Paper
	if seat == 3 {
		on = Ink
	}
	return Look{
		Sign:    "signs/" + signs[seat],
		Colours: map[color.RGBA]color.Color{Seat: []color.RGBA{rgb(0x2B59C3), rgb(0xD8432B), rgb(0x3E8E41), rgb(0xF2B632)}[seat%4], Sign: on},
	}
}

func rgb(v uint32) color.RGBA { return color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 0xFF} }

func area(img *image.RGBA) (sum float64) {
	for i := 3; i < len(img.Pix); i += 4 {
		sum += float64(img.Pix[i]) / 0xFF
	}
	return sum
}

func mean(img *image.RGBA) (r, g, b float64) {
	n := area(img)
	for i := 0; i < len(img.Pix); i += 4 {
		r, g, b = r+float64(img.Pix[i])/n, g+float64(img.Pix[i+1])/n, b+float64(img.Pix[i+2])/n
	}
	return r, g, b
}

func BenchmarkRender(b *testing.B) {
	for _, name := range []string{"icons/play", "signs/flame", "bzzz/worker", "bzzz/flower-cream", "bzzz/frond-a", "bzzz/pool-c", "menu/kelp-sand", "posters/bzzz", "posters/trichrome", "posters/aquariom"} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, _, err := RenderAs(name, 1.5, forSeat(1)); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkBoard renders everything that a board of Bzzz needs, the bees for four seats, reading the
// files each time as at a program's start.
func BenchmarkBoard(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		cache.Clear()
		for _, name := range Names() {
			if !strings.HasPrefix(name, "bzzz/") && !strings.HasPrefix(name, "signs/") && !strings.HasPrefix(name, "icons/") {
				continue
			}
			seats := 1
			if d, err := load(name); err != nil {
				b.Fatal(err)
			} else if d.forSeats() {
				seats = 4
			}
			for seat := range seats {
				if _, _, err := RenderAs(name, 1.5, forSeat(seat)); err != nil {
					b.Fatal(err)
				}
			}
		}
	}
}

// forSeats reports whether a drawing depends on a seat.
func (d *document) forSeats() bool {
	for _, s := range d.shapes {
		if s.sign || s.fill.c == Seat || s.stroke.c == Seat {
			return true
		}
	}
	return false
}
