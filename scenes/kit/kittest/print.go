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
	signs []sign
}

// A sign is the shape of a seat somewhere in a picture.
type sign struct {
	name   string
	at     ui.Rect
	height float64
}

// Print takes the picture of what is on the stage after another tick.
func (s *Stage) Print(name string) *Print {
	s.T.Helper()
	sight := Sight{p: s.Kit.P}
	s.Kit.P.Witness = &sight.witness
	s.Wait(1)
	s.Kit.P.Witness = nil
	f := NewPrint(s.T, name, hidden.Picture(s.T, s.Kit.Env.Width, s.Kit.Env.Height, "eyes-"+name, s.played.Draw))
	f.signs = sight.signs()
	return f
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

// cut is w by h pixels of the picture around the middle of a rectangle in units;
// nil when they are not all in it.
func (f *Print) cut(r ui.Rect, w, h int) *image.RGBA {
	x, y := int(math.Round(float64(r.CX())*f.scale))-w/2, int(math.Round(float64(r.CY())*f.scale))-h/2
	box := image.Rect(x, y, x+w, y+h)
	if !box.In(f.img.Rect) {
		return nil
	}
	return f.img.SubImage(box).(*image.RGBA)
}

// shift is by how many pixels two pieces may lie differently.
const shift = 2

// Apart holds two pieces to be told apart by everybody: of the rectangles in
// which they lie, in units and laid middle on middle, at least so much of the
// surface, 0 to 1, differs clearly, however they are shifted by up to two pixels.
func (f *Print) Apart(what string, a, b ui.Rect, least float64) {
	f.t.Helper()
	w, h := int(float64(min(a.W, b.W))*f.scale), int(float64(min(a.H, b.H))*f.scale)
	if w < 4 || h < 4 {
		f.t.Errorf("%s: %s is only %d by %d pixels large", f.name, what, w, h)
		return
	}
	one, other := f.cut(a, w, h), f.cut(b, w+2*shift, h+2*shift)
	if one == nil || other == nil {
		f.t.Errorf("%s: %s lies at %v and %v, not all in the picture", f.name, what, a, b)
		return
	}
	for name, e := range Eyes {
		seen, around, worst := e.Lab(one), e.Lab(other), w*h
		for dy := 0; dy <= 2*shift; dy += shift {
			for dx := 0; dx <= 2*shift; dx += shift {
				n := 0
				for y := range h {
					from := (y+dy)*(w+2*shift) + dx
					n += Clear(seen[y*w:][:w], around[from:][:w])
				}
				worst = min(worst, n)
			}
		}
		share := float64(worst) / float64(w*h)
		f.note(what+" (surface)", share)
		if share < least {
			f.t.Errorf("%s, %s: %s differ clearly in %.4f of the surface, want %.4f", f.name, name, what, share, least)
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

// Signs holds all signs of seats in the picture that are as large as each other
// to be told apart by everybody, as many kinds at least as want: a picture
// without them says nothing.
func (f *Print) Signs(want int) {
	f.t.Helper()
	kinds := map[string]bool{}
	for i, a := range f.signs {
		kinds[a.name] = true
		for _, b := range f.signs[:i] {
			if a.name != b.name && math.Abs(a.height-b.height) < 1 {
				f.Signed(a.name+" and "+b.name, a.at, b.at, a.height)
			}
		}
	}
	if len(kinds) < want {
		f.t.Errorf("%s: the signs of %d seats are to be seen, want %d", f.name, len(kinds), want)
	}
}
