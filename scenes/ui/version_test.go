package ui

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestVersionChangesWithThePictureOnly(t *testing.T) {
	p := NewPainter()
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, 20, 20), &ebiten.NewImageOptions{Unmanaged: true})
	picture := func(x float32) {
		p.Begin(NewView(1280, 720))
		p.Sheet(Rect{x, 40, 80, 60}, plain)
		p.On(Top)
		p.Text("Ludothèque", 40, 200, Heading, Left)
		p.Pop()
		p.Picture(img, 0, 0, 1, 1)
	}
	picture(40)
	first := p.Version()
	if first == 0 {
		t.Fatal("the first picture has no number")
	}
	picture(40)
	if got := p.Version(); got != first {
		t.Errorf("the same picture is %d, before %d", got, first)
	}
	picture(41)
	moved := p.Version()
	if moved == first {
		t.Error("a sheet that moved changes nothing")
	}
	// A picture in between, without a call of Version, does not matter.
	picture(50)
	picture(41)
	if got := p.Version(); got != moved {
		t.Errorf("the same picture is %d, before %d", got, moved)
	}
	p.Bake(img, Rect{0, 0, 20, 20}, func() { p.Sheet(Rect{2, 2, 10, 10}, plain) })
	baked := p.Version()
	if baked == moved {
		t.Error("what was baked anew counts for nothing")
	}
	p.Begin(NewView(1920, 1080))
	if p.Version() == baked {
		t.Error("another size is the same picture")
	}
	picture(41)
	p.Version()
	if n := testing.AllocsPerRun(20, func() { p.Version() }); n != 0 {
		t.Errorf("%v allocations for a picture that stays", n)
	}
}
