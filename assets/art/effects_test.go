package art

import (
	"image"
	"image/color"
	"math"
	"testing"
)

// disc returns a disc of ink of radius r in the middle of a picture, antialiased.
func disc(size int, r float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			k := float32(min(max(r+0.5-math.Hypot(float64(x)+0.5-float64(size)/2, float64(y)+0.5-float64(size)/2), 0), 1))
			img.SetRGBA(x, y, color.RGBA{uint8(0x22 * k), uint8(0x22 * k), uint8(0x3B * k), uint8(255 * k)})
		}
	}
	return img
}

func TestShadow(t *testing.T) {
	for _, px := range []float64{0.6, 1.3, 2.6, 7} {
		img := disc(60, 14)
		before, mass := variance(60, func(x, y int) uint8 { return img.RGBAAt(x, y).A })
		out, pad := Shadow(img, px)
		after, left := variance(60+2*pad, func(x, y int) uint8 { return out.AlphaAt(x, y).A })
		if math.Abs(left-mass) > 0.01*mass {
			t.Errorf("blur %v: %.1f is left of an area of %.1f: a blur loses nothing", px, left, mass)
		}
		if want := px * px; math.Abs(after-before-want) > 0.06*want+0.03 {
			t.Errorf("blur %v: the variance along x grows by %.2f, want %.2f", px, after-before, want)
		}
	}
}

// variance returns the variance along x, around the middle, of a square of
// coverages, and their sum.
func variance(size int, at func(x, y int) uint8) (v, sum float64) {
	for y := range size {
		for x := range size {
			d, a := float64(x)+0.5-float64(size)/2, float64(at(x, y))/255
			v, sum = v+d*d*a, sum+a
		}
	}
	return v / sum, sum
}

func TestRim(t *testing.T) {
	img := disc(60, 20)
	Rim(img, 2)
	if got := img.RGBAAt(30, 30); got != Ink {
		t.Errorf("the middle is %v, want %v", got, Ink)
	}
	if got := img.RGBAAt(30, 11); got.R < 0x60 {
		t.Errorf("the upper edge is %v, want a light line", got)
	}
	if got := img.RGBAAt(30, 48); got != Ink {
		t.Errorf("the lower edge is %v, want %v: light falls from above", got, Ink)
	}
}

func TestGouache(t *testing.T) {
	plain := color.RGBA{0x80, 0x80, 0x80, 0xFF}
	sheet := func(seed uint32) *image.RGBA {
		img := image.NewRGBA(image.Rect(0, 0, 300, 120))
		for i := range img.Pix {
			img.Pix[i] = 0x80
			if i%4 == 3 {
				img.Pix[i] = 0xFF
			}
		}
		img.SetRGBA(0, 0, color.RGBA{})
		Gouache(img, 1, 1, seed)
		return img
	}
	a, b := sheet(1), sheet(2)
	if a.RGBAAt(0, 0) != (color.RGBA{}) {
		t.Error("something is painted where there is no paper")
	}
	lo, hi, same := uint8(0xFF), uint8(0), 0
	for y := 1; y < 120; y++ {
		for x := range 300 {
			c := a.RGBAAt(x, y)
			lo, hi = min(lo, c.R), max(hi, c.R)
			if c == b.RGBAAt(x, y) {
				same++
			}
		}
	}
	white, ink := 0.10*(0xFF-0x80), 0.07*(0x80-0x22)
	if float64(hi)-0x80 > white+1 || 0x80-float64(lo) > ink+1 {
		t.Errorf("greys from %#x to %#x around %#x: at most %.0f lighter and %.0f darker", lo, hi, plain.R, white, ink)
	}
	if hi < 0x84 || lo > 0x7E {
		t.Errorf("greys from %#x to %#x: no streak can be seen", lo, hi)
	}
	if same > 300*120/3 {
		t.Errorf("two seeds paint the same on %d pixels of %d", same, 300*120)
	}
}

func BenchmarkEffects(b *testing.B) {
	bee, _, err := RenderAs("bzzz/worker", 1.6, forSeat(0))
	if err != nil {
		b.Fatal(err)
	}
	poster := disc(640, 300)
	for _, bench := range []struct {
		name string
		do   func()
	}{
		{"gouache/poster", func() { Gouache(poster, 1.5, 1, 3) }},
		{"rim/poster", func() { Rim(poster, 1.5) }},
		{"shadow/bee", func() { Shadow(bee, 2) }},
		{"shadow/poster", func() { Shadow(poster, 10) }},
	} {
		b.Run(bench.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				bench.do()
			}
		})
	}
}
