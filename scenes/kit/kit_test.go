package kit

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// Widgets get a frame in units: a pointer at its position, a finger only while it is down, steps of
// the focus from any device.
func TestHandsInUnits(t *testing.T) {
	v := ui.NewView(1920, 1080)
	f := &input.Frame{}
	f.Pointer = input.Pointer{X: 960, Y: 540, Moved: true, Pressed: 1 << input.MouseLeft, Held: 1 << input.MouseLeft}
	f.Menu.Repeat = input.Of(input.Left, input.Down, input.R)
	f.Menu.Pressed = input.Of(input.A)
	f.Keys.Repeat.Add(ebiten.KeyBackspace)
	h := Input(f, v)
	if h.X != 640 || h.Y != 360 || !h.Pressed || !h.Down || !h.Moved {
		t.Errorf("the pointer: %+v", h)
	}
	if h.DX != -1 || h.DY != 1 || h.Tab != 1 || !h.Act || h.Back || !h.Erase {
		t.Errorf("the keys: %+v", h)
	}
	f.Pointer = input.Pointer{X: 960, Y: 540, Touch: true}
	if h := Input(f, v); h.X >= 0 || h.Moved {
		t.Errorf("a finger that left still points: %+v", h)
	}
	f.Pointer = input.Pointer{Released: 1 << input.MouseLeft, Touch: true, Cancelled: true}
	if h := Input(f, v); h.Released {
		t.Error("a finger that was joined by another clicks")
	}
}

// On a phone texts are large enough to be readable, in the settings' steps; a larger setting applies,
// and on a desktop the setting alone.
func TestTextsOnPhones(t *testing.T) {
	for _, c := range []struct {
		w, h   int
		scale  float64
		coarse bool
		asked  float32
		want   float32
	}{
		{320, 568, 1, true, 1, 2}, {640, 1136, 2, true, 1, 2}, {375, 667, 1, true, 1, 1.75}, {412, 915, 1, true, 1, 1.5},
		{1024, 768, 1, true, 1, 1}, {2048, 1536, 2, true, 1, 1},
		{320, 568, 1, true, 2, 2}, {320, 568, 1, false, 1, 1}, {1280, 720, 1, true, 1.25, 1.25}, {200, 120, 1, true, 1, 2},
	} {
		k := &Kit{Env: &scenes.Env{Width: c.w, Height: c.h, Scale: c.scale, Coarse: c.coarse}, Prefs: Prefs{TextScale: c.asked}}
		if got := k.TextScale(); got != c.want {
			t.Errorf("%d×%d at %v, coarse %v, asked for %v: texts at %v, want %v", c.w, c.h, c.scale, c.coarse, c.asked, got, c.want)
		}
	}
}
