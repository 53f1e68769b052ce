package kittest

import (
	"image"
	"math"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
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

// A sign is the shape of a seat somewhere in a picture, in a square of its
// height.
type sign struct {
	name   string
	at     ui.Rect
	height float64
}

// Print takes the picture of what is on the stage after another tick.
func (s *Stage) Print(name string) *Print {
	s.T.Helper()
	return PrintOf(s.T, name, s.Kit.P, s.Kit.Env.Width, s.Kit.Env.Height, func() { s.Wait(1) }, s.played.Picture().Flush)
}

// PrintOf is the print of a window of w by h pixels that paint lays out with p
// and draw draws.
func PrintOf(t testing.TB, name string, p *ui.Painter, w, h int, paint func(), draw func(*ebiten.Image)) *Print {
	t.Helper()
	sight := Sight{p: p}
	p.Witness = &sight.witness
	paint()
	p.Witness = nil
	return newPrint(t, name, hidden.Picture(t, w, h, "eyes-"+name, draw), sight.signs())
}

func newPrint(t testing.TB, name string, img *image.RGBA, signs []sign) *Print {
	f := &Print{t: t, name: name, img: img, signs: signs, least: map[string]float64{}, scale: float64(ui.NewView(img.Rect.Dx(), img.Rect.Dy()).Scale)}
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

// Apart fails unless everybody can distinguish two pieces: of the rectangles in
// which they lie, in units and laid middle on middle, at least the given share of the
// surface, 0 to 1, differs clearly, however they are shifted by up to two pixels.
func (f *Print) Apart(what string, a, b ui.Rect, least float64) {
	f.t.Helper()
	f.apart(what, a, b, 2, least)
}

// Changed holds what a rectangle shows to differ from what it showed in an
// earlier print, for everybody and in at least the given share of its surface.
func (f *Print) Changed(what string, before *Print, r ui.Rect, least float64) {
	f.t.Helper()
	f.compare(what, before, r, r, 0, least)
}

func (f *Print) apart(what string, a, b ui.Rect, shift int, least float64) {
	f.t.Helper()
	f.compare(what, f, a, b, shift, least)
}

// compare compares a piece of another print with one of this.
func (f *Print) compare(what string, of *Print, a, b ui.Rect, shift int, least float64) {
	f.t.Helper()
	w, h := int(float64(min(a.W, b.W))*f.scale), int(float64(min(a.H, b.H))*f.scale)
	if w < 4 || h < 4 {
		f.t.Errorf("%s: %s is only %d by %d pixels large", f.name, what, w, h)
		return
	}
	one, other := of.cut(a, w, h), f.cut(b, w+2*shift, h+2*shift)
	if one == nil || other == nil {
		f.t.Errorf("%s: %s lies at %v and %v, not all in the picture", f.name, what, a, b)
		return
	}
	for name, e := range Visions {
		seen, around, worst := e.Lab(one), e.Lab(other), w*h
		for dy := 0; dy <= 2*shift; dy += max(1, shift) {
			for dx := 0; dx <= 2*shift; dx += max(1, shift) {
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
	f.Apart(what, a, b, signShare(height, a, b))
}

// signShare is a sixth of a sign's surface, as a share of two rectangles' room.
func signShare(height float64, a, b ui.Rect) float64 {
	return signPart * height * height / 6 / float64(min(a.W, b.W)*min(a.H, b.H))
}

// promised is the least size in pixels at which the signs are distinguishable; of
// smaller ones the edges blur, and less of them differs clearly.
const promised = 24

// Signs holds all signs of seats in the picture that are as large as each other
// to be distinguished by everybody, as many kinds at least as want: a picture
// without them says nothing.
func (f *Print) Signs(want int) {
	f.t.Helper()
	kinds := map[string]bool{}
	for i, a := range f.signs {
		kinds[a.name] = true
		for _, b := range f.signs[:i] {
			if a.name != b.name && math.Abs(a.height-b.height) < 1 {
				// Where a sign lies is known but for the rounding to pixels.
				f.apart(a.name+" and "+b.name, a.at, b.at, 1, signShare(a.height, a.at, b.at)*min(1, a.height*f.scale/promised))
			}
		}
	}
	if len(kinds) < want {
		f.t.Errorf("%s: the signs of %d seats are to be seen, want %d", f.name, len(kinds), want)
	}
}

// Bears holds a piece, in units, to bear the sign of a seat.
func (f *Print) Bears(what string, r ui.Rect, seat rules.Seat) {
	f.t.Helper()
	for _, s := range f.signs {
		if s.name == ui.SeatLook(seat).Sign && r.Contains(s.at.CX(), s.at.CY()) {
			return
		}
	}
	f.t.Errorf("%s: %s at %v bears no sign of seat %s", f.name, what, r, seat.Letter())
}
