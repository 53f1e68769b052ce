package ui

import (
	"image"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Drawing only what changed gives the picture that drawing everything gives.
func TestRefreshedPicturesAreWhole(t *testing.T) {
	const w, h, pictures = 480, 270, 60
	some, all := NewPainter(), NewPainter()
	shown, whole := ebiten.NewImage(w, h), ebiten.NewImage(w, h)
	stamp := ebiten.NewImage(60, 40)
	r := rand.New(rand.NewPCG(3, 4))
	type mover struct {
		kind    int
		x, y    float32
		here    bool
		clipped bool
		seed    int
	}
	movers := make([]mover, 40)
	for i := range movers {
		movers[i] = mover{r.IntN(8), r.Float32() * w, r.Float32() * h, true, r.IntN(4) == 0, i}
	}
	paint := func(p *Painter) {
		p.Begin(View{W: w, H: h, Scale: 1})
		p.Fill(Rect{W: w, H: h}, Paper)
		for i := range movers {
			m := &movers[i]
			if !m.here {
				continue
			}
			if m.clipped {
				p.Clip(Rect{m.x - 12, m.y - 6, 40, 20})
			}
			switch m.kind {
			case 0:
				p.Sheet(Rect{m.x, m.y, 70, 30}, Sheet{Color: Accent, Radius: 6, Waver: 1.1, Gouache: 1, Lift: 0.5, Seed: m.seed})
			case 1:
				p.Text("Ludothèque", m.x, m.y, Heading, Left)
			case 2:
				p.Disc(m.x, m.y, 14, 14, Sheet{Color: KeySand, Waver: 1, Seed: m.seed})
			case 3:
				p.Line(m.x, m.y, m.x+40, m.y+25, 3, Ink)
			case 4:
				p.Picture(stamp, m.x, m.y, 1, 0.8)
			case 5:
				p.Transform(m.x, m.y, 0.4, 1.3)
				p.Sheet(Rect{-20, -10, 40, 20}, Sheet{Color: White, Radius: 4})
				p.Pop()
			case 6:
				p.Ring(m.x, m.y, 20, 12, 2, AccentInk)
			case 7:
				p.Fill(Rect{m.x, m.y, 33.3, 1.4}, Ink)
			}
			if m.clipped {
				p.Pop()
			}
		}
		p.On(Top)
		p.Grain()
		p.Pop()
	}
	a, b := make([]byte, 4*w*h), make([]byte, 4*w*h)
	parts := 0
	for n := range pictures {
		for range 3 {
			m := &movers[r.IntN(len(movers))]
			switch r.IntN(4) {
			case 0:
				m.here = !m.here
			default:
				m.x, m.y = m.x+r.Float32()*9-4, m.y+r.Float32()*9-4
			}
		}
		if n%10 == 5 {
			stamped := Rect{0, 0, float32(10 + n), 30}
			for _, p := range [2]*Painter{some, all} {
				p.Bake(stamp, Rect{W: 60, H: 40}, func() { p.Fill(stamped, BookGreen) })
			}
		}
		paint(some)
		some.Refresh(shown)
		parts += len(some.changes.parts)
		paint(all)
		whole.Clear()
		all.Flush(whole)
		shown.ReadPixels(a)
		whole.ReadPixels(b)
		differ := 0
		for i := range a {
			if d := int(a[i]) - int(b[i]); d < -40 || d > 40 {
				t.Fatalf("picture %d differs at %v by %d", n, image.Pt(i/4%w, i/4/w), d)
			} else if d < -6 || d > 6 {
				differ++
			}
		}
		// The noise of a shape may be a texel beside, as it is sampled between two.
		if differ > len(a)/500 {
			t.Fatalf("picture %d differs in %d of %d bytes", n, differ, len(a))
		}
	}
	if parts < pictures {
		t.Errorf("%d parts in %d pictures: most are drawn whole", parts, pictures)
	}
}

// What moves under a dialog costs nothing.
func TestHiddenChangesAreNotDrawn(t *testing.T) {
	p := NewPainter()
	dst := ebiten.NewImage(960, 540)
	picture := func(x float32, dialog bool) int {
		p.Begin(View{W: 960, H: 540, Scale: 1})
		p.Fill(Rect{W: 960, H: 540}, Paper)
		p.Disc(x, 130, 12, 12, plain)
		if dialog {
			p.On(Over)
			p.Sheet(Rect{100, 40, 280, 190}, Sheet{Color: White, Radius: 8, Waver: 1.1, Lift: 1})
			p.Pop()
		}
		p.Refresh(dst)
		return len(p.changes.parts)
	}
	picture(240, true)
	if n := picture(260, true); n != 0 {
		t.Errorf("a disc that moves under a dialog has %d parts drawn", n)
	}
	if n := picture(105, true); n == 0 {
		t.Error("a disc that comes out from under a dialog is not drawn")
	}
	picture(240, true)
	hidden := slices.Clone(p.changes.covers[1])
	if n := picture(240, false); n == 0 {
		t.Errorf("a dialog with the covers %v closes and leaves its picture", hidden)
	}
}
