package menu

import (
	"testing"

	"ludotheque/assets/words"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// A game's pieces hang in the gallery, each in its room, and are given back when
// it is left.
func TestGalleryShowsAGamesPieces(t *testing.T) {
	r, hand := newHands(t, 1280, 720, settings.French, 100)
	var rooms []ui.Rect
	left := 0
	r.k.FrontEnds[0].Gallery = func(k *play.App) ([]play.GalleryPiece, func()) {
		var pieces []play.GalleryPiece
		for range 9 {
			pieces = append(pieces, play.GalleryPiece{Name: words.GalleryTitle(), W: 270, H: 120, Paint: func(g *ui.Gui, room ui.Rect) { rooms = append(rooms, room) }})
		}
		return pieces, func() { left++ }
	}
	s := newGallery(r.k)
	r.scene = s
	hand.now.MouseX, hand.now.MouseY = 640, 400
	r.run(2)
	hand.now.WheelY = -400
	r.run(1)
	hand.now.WheelY = 0
	r.run(60)
	rooms = nil
	r.run(1)
	if len(rooms) != 9 {
		t.Fatalf("%d pieces of 9 are painted at the end of the page", len(rooms))
	}
	for i, a := range rooms {
		if a.W != 270 || a.H != 120 || a.X < 40 || a.Right() > 1240 {
			t.Errorf("piece %d hangs at %v", i, a)
		}
		for _, b := range rooms[:i] {
			if a.X < b.Right() && b.X < a.Right() && a.Y < b.Bottom() && b.Y < a.Bottom() {
				t.Errorf("the pieces at %v and %v overlap", a, b)
			}
		}
	}
	s.Close()
	s.Close()
	if left != 1 {
		t.Errorf("left %d times", left)
	}
}
