package kittest

import (
	"testing"

	"ludotheque/scenes/ui"
)

// A field that flickers is counted by the second; one that is too small, too
// weak, too bright or fades once is not.
func TestFlashesAreCounted(t *testing.T) {
	const w, h, rate = 60, 30, 30
	for _, c := range []struct {
		name       string
		light, red int
		color      func(x, y, tick int) [3]byte
	}{
		{"nothing", 0, 0, func(x, y, tick int) [3]byte { return [3]byte{90, 90, 90} }},
		{"a fade", 0, 0, func(x, y, tick int) [3]byte { return [3]byte{byte(tick * 4), byte(tick * 4), byte(tick * 4)} }},
		{"five a second", 5, 0, func(x, y, tick int) [3]byte { v := byte(tick / 3 % 2 * 200); return [3]byte{v, v, v} }},
		{"slow swings", 1, 0, func(x, y, tick int) [3]byte {
			v := byte(max(tick%30-15, 15-tick%30) * 15)
			return [3]byte{v, v, v}
		}},
		{"a corner", 0, 0, func(x, y, tick int) [3]byte {
			if x > 8 || y > 4 {
				return [3]byte{}
			}
			v := byte(tick / 3 % 2 * 200)
			return [3]byte{v, v, v}
		}},
		{"too weak", 0, 0, func(x, y, tick int) [3]byte { v := byte(100 + tick/3%2*20); return [3]byte{v, v, v} }},
		{"too bright", 0, 0, func(x, y, tick int) [3]byte { v := byte(236 + tick/3%2*19); return [3]byte{v, v, v} }},
		{"red", 0, 5, func(x, y, tick int) [3]byte { return [3]byte{byte(80 + tick/3%2*70), 0, 0} }},
	} {
		f := NewFilm(w, h, rate)
		for tick := range 60 {
			pix := make([]byte, 4*w*h)
			for i := range w * h {
				p := c.color(i%w, i/w, tick)
				pix[4*i], pix[4*i+1], pix[4*i+2], pix[4*i+3] = p[0], p[1], p[2], 255
			}
			f.Add(pix)
		}
		if light, red := f.Flashes(); light != c.light || red != c.red {
			t.Errorf("%s: %d flashes of light and %d of red, want %d and %d", c.name, light, red, c.light, c.red)
		}
	}
}

// What lies elsewhere moved; what fades, goes or comes did not.
func TestMovesAreAnnounced(t *testing.T) {
	a := ui.Laid{X: 10, Y: 10, W: 20, H: 20, Alpha: 1, Look: [6]float32{3}}
	faded, moved, grown, far, other := a, a, a, a, a
	faded.Alpha = 0.5
	moved.X += 3
	grown.W += 4
	far.X += 900
	other.Look[0] = 4
	other.X += 3
	for _, c := range []struct {
		name          string
		before, after []ui.Laid
		want          int
	}{
		{"the same", []ui.Laid{a}, []ui.Laid{a}, 0},
		{"a fade", []ui.Laid{a}, []ui.Laid{faded}, 0},
		{"a move", []ui.Laid{a}, []ui.Laid{moved}, 1},
		{"one of two", []ui.Laid{a, far}, []ui.Laid{far, moved}, 1},
		{"a growth", []ui.Laid{a}, []ui.Laid{grown}, 1},
		{"another place altogether", []ui.Laid{a}, []ui.Laid{far}, 0},
		{"another thing", []ui.Laid{a}, []ui.Laid{other}, 0},
		{"gone", []ui.Laid{a}, nil, 0},
	} {
		if got := Moves(c.before, c.after); len(got) != c.want {
			t.Errorf("%s: %d moves", c.name, len(got))
		}
	}
}
