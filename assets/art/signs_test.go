package art

import (
	"image"
	"image/color"
	"testing"
)

// silhouette returns which pixels a sign covers, on a square of side pixels, scaled to fill it by its
// longer side.
func silhouette(t *testing.T, sign string, side int) []bool {
	t.Helper()
	box, err := Size("signs/" + sign)
	if err != nil {
		t.Fatal(err)
	}
	img, _, err := RenderAs("signs/"+sign, float64(side)/max(box.W, box.H), Look{Colours: map[color.RGBA]color.Color{Seat: Ink}})
	if err != nil {
		t.Fatal(err)
	}
	out := make([]bool, side*side)
	off := image.Pt((side-img.Rect.Dx())/2, (side-img.Rect.Dy())/2)
	for y := range side {
		for x := range side {
			if p := image.Pt(x, y).Sub(off); p.In(img.Rect) {
				out[y*side+x] = img.RGBAAt(p.X, p.Y).A > 127
			}
		}
	}
	return out
}

// TestSignsDiffer checks that no two of the sixteen signs have the same silhouette, so that seats are
// never distinguished by colour alone: at 48 pixels, at least an eighth of the union of two
// silhouettes is in only one of them.
func TestSignsDiffer(t *testing.T) {
	const side = 48
	shapes := make([][]bool, len(signs))
	for i, s := range signs {
		shapes[i] = silhouette(t, s, side)
	}
	for i := range signs {
		for j := range i {
			either, one := 0, 0
			for k := range shapes[i] {
				if shapes[i][k] || shapes[j][k] {
					either++
				}
				if shapes[i][k] != shapes[j][k] {
					one++
				}
			}
			if one*8 < either {
				t.Errorf("%s and %s differ in %d of %d pixels only", signs[j], signs[i], one, either)
			}
		}
	}
}

// TestHolesOfSigns checks that holes of a sign stay holes on a piece: the piece is visible through
// them.
func TestHolesOfSigns(t *testing.T) {
	for _, sign := range []string{"flower", "ring"} {
		img, at, err := RenderAs("signs/"+sign, 4, Look{})
		if err != nil {
			t.Fatal(err)
		}
		if c := img.RGBAAt(at.X, at.Y); c.A != 0 {
			t.Errorf("%s: the middle is %v, want nothing", sign, c)
		}
		seat := 5
		if sign == "ring" {
			seat = 14
		}
		bee, at, err := RenderAs("bzzz/worker", 8, forSeat(seat))
		if err != nil {
			t.Fatal(err)
		}
		// The sign of a bee is a little below the middle of its drawing.
		through := false
		for y := -8 * 4; y <= 8*4; y++ {
			if c := bee.RGBAAt(at.X, at.Y+y); c == forSeat(seat).Colours[Seat] {
				through = true
			}
		}
		if !through {
			t.Errorf("%s: no hole in the sign on a bee", sign)
		}
	}
}
