package kittest

import (
	"image"
	"math"
	"slices"
	"testing"

	"ludotheque/scenes/hidden"
	"ludotheque/scenes/ui"
)

// signPart is how much of the square of its height a sign covers: 640 of the
// 34 × 34 pixels of a sign in a list.
const signPart = 640.0 / (34 * 34)

// A Print is one picture of a screen as every kind of eye sees it, from which a
// test cuts what has a meaning.
type Print struct {
	t     testing.TB
	name  string
	img   *image.RGBA
	scale float64
	least map[string]float64
}

// Print takes the picture of what is on the stage.
func (s *Stage) Print(name string) *Print {
	s.T.Helper()
	return NewPrint(s.T, name, hidden.Picture(s.T, s.Kit.Env.Width, s.Kit.Env.Height, "eyes-"+name, s.played.Draw))
}

// NewPrint is a print of a picture that was taken of a whole window.
func NewPrint(t testing.TB, name string, img *image.RGBA) *Print {
	f := &Print{t: t, name: name, img: img, least: map[string]float64{}, scale: float64(ui.NewView(img.Rect.Dx(), img.Rect.Dy()).Scale)}
	t.Cleanup(func() {
		var what []string
		for w := range f.least {
			what = append(what, w)
		}
		slices.Sort(what)
		for _, w := range what {
			t.Logf("%s, %s: least %.3g", name, w, f.least[w])
		}
	})
	return f
}

// note keeps the least of a measure.
func (f *Print) note(what string, x float64) {
	if old, ok := f.least[what]; !ok || x < old {
		f.least[what] = x
	}
}

// cut is a rectangle of the picture, in units, shifted by pixels, of w by h pixels.
func (f *Print) cut(r ui.Rect, dx, dy, w, h int) *image.RGBA {
	x, y := int(math.Round(float64(r.CX())*f.scale))-w/2+dx, int(math.Round(float64(r.CY())*f.scale))-h/2+dy
	return f.img.SubImage(image.Rect(x, y, x+w, y+h)).(*image.RGBA)
}

// Apart holds two pieces to be told apart by everybody: of the rectangles in
// which they lie, in units and laid middle on middle, at least so much of the
// surface, 0 to 1, differs clearly, however they are shifted by up to two pixels.
func (f *Print) Apart(what string, a, b ui.Rect, least float64) {
	f.t.Helper()
	w, h := int(float64(min(a.W, b.W))*f.scale), int(float64(min(a.H, b.H))*f.scale)
	one := f.cut(a, 0, 0, w, h)
	if one.Rect.Dx() != w || one.Rect.Dy() != h || w < 4 || h < 4 {
		f.t.Errorf("%s: %s lies at %v, outside of the picture", f.name, what, a)
		return
	}
	for name, e := range Eyes {
		seen, worst := e.Lab(one), 1.0
		for dy := -2; dy <= 2; dy += 2 {
			for dx := -2; dx <= 2; dx += 2 {
				other := f.cut(b, dx, dy, w, h)
				if other.Rect.Dx() != w || other.Rect.Dy() != h {
					f.t.Errorf("%s: %s lies at %v, outside of the picture", f.name, what, b)
					return
				}
				worst = min(worst, float64(Clear(seen, e.Lab(other)))/float64(w*h))
			}
		}
		f.note(what+" (surface)", worst)
		if worst < least {
			f.t.Errorf("%s, %s: %s differ clearly in %.4f of the surface, want %.4f", f.name, name, what, worst, least)
		}
	}
}

// Signed is [Print.Apart] for pieces that bear the signs of two seats, at least
// height units high: they differ clearly in a sixth of a sign's surface, as the
// signs themselves are held to.
func (f *Print) Signed(what string, a, b ui.Rect, height float64) {
	f.t.Helper()
	f.Apart(what, a, b, signPart*height*height/6/float64(min(a.W, b.W)*min(a.H, b.H)))
}
