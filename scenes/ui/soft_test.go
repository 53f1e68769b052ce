package ui

import "testing"

// A soft disc of any size and proportion is a copy from the atlas: full within, half at its edge, gone
// outside of its blur, and no shape of the shader.
func TestSoftDiscsAreCopies(t *testing.T) {
	p := NewPainter()
	for _, c := range []struct{ rx, ry, blur float32 }{{40, 40, 12}, {41, 39, 12}, {60, 20, 6}, {20, 60, 6}, {50, 50, 2}} {
		at := painted(t, p, func() { p.SoftDisc(100, 100, c.rx, c.ry, c.blur, plain.Color) })
		reach := spread * c.blur / min(c.rx, c.ry)
		for _, w := range []struct {
			share float32
			want  int // of the disc's colour, of 255
		}{{1 - reach, 255}, {1, 128}, {1 + reach, 0}} {
			for _, xy := range [][2]float32{{c.rx * w.share, 0}, {0, c.ry * w.share}} {
				x, y := int(100+xy[0]), int(100+xy[1])
				// Half of a pixel's way along the steepest blur.
				if got, by := 255-int(at(x, y).R), 4+int(255*0.75/(2*spread*c.blur)); got < w.want-by || got > w.want+by {
					t.Errorf("%v: %d at (%d, %d), want %d", c, got, x, y, w.want)
				}
			}
		}
		for _, v := range p.buffers[Ground].vs[4:] {
			if int(v.Custom3)&15 != modeSmooth {
				t.Fatalf("%v: drawn by mode %d, want a copy", c, int(v.Custom3)&15)
			}
		}
	}
	if n := len(p.soft.copies); n > 4 {
		t.Errorf("%d copies for five discs, two of which are nearly alike", n)
	}
}
