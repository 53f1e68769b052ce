package kit

import (
	"errors"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
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

// Letters with Control are commands: A selects the text of a field. With AltGr, which Windows reports as
// Control and Alt, they are written.
func TestLettersWithControlAreNotWritten(t *testing.T) {
	v := ui.NewView(1280, 720)
	f := &input.Frame{Runes: []rune("a")}
	f.Keys.Held.Add(ebiten.KeyControlLeft)
	f.Keys.Pressed.Add(ebiten.KeyA)
	if h := Input(f, v); len(h.Runes) > 0 || !h.All {
		t.Errorf("Control+A: letters %q, all %v", string(h.Runes), h.All)
	}
	f.Keys.Held.Add(ebiten.KeyAltRight)
	if h := Input(f, v); string(h.Runes) != "a" || h.All {
		t.Errorf("AltGr+A: letters %q, all %v", string(h.Runes), h.All)
	}
}

// A pasted text is written into the field that has the focus, and nowhere else; a clipboard that cannot be
// read has a notice.
func TestPaste(t *testing.T) {
	var clipboard string
	var broken error
	var asked int
	src, err := input.ReadScript(strings.NewReader(""))
	if err != nil {
		t.Fatal(err)
	}
	k := &Kit{Env: &scenes.Env{Width: 1280, Height: 720, Scale: 1, Devices: input.NewDevices(src)}, P: ui.NewPainter(), Words: words.New("en")}
	k.Pasted = func(keys bool) (text string, err error) {
		if keys {
			asked++
		}
		text, clipboard = clipboard, ""
		return text, broken
	}
	g := k.Gui()
	id, text := ui.ID{Name: "code"}, ""
	tick := func(f *input.Frame, field bool) {
		k.Begin(g, f)
		if field {
			g.TextField(id, ui.Rect{X: 100, Y: 100, W: 300, H: 48}, &text, 80)
		}
		k.End(g)
	}
	tick(&input.Frame{}, true)
	g.Focus(id)
	tick(&input.Frame{}, true)
	keys := &input.Frame{}
	keys.Keys.Held.Add(ebiten.KeyControlLeft)
	keys.Keys.Pressed.Add(ebiten.KeyV)
	tick(keys, true)
	if asked != 1 {
		t.Errorf("the clipboard was read %d times, want once", asked)
	}
	clipboard = "https://example.org/TREFLE\n"
	tick(&input.Frame{}, true)
	if text != "https://example.org/TREFLE" {
		t.Errorf("the field holds %q", text)
	}
	tick(&input.Frame{}, false)
	tick(keys, false)
	if asked != 1 {
		t.Error("the clipboard is read without a field")
	}
	broken = errors.New("no xclip")
	tick(&input.Frame{}, true)
	if g.Toasts.None() {
		t.Error("a clipboard that cannot be read has no notice")
	}
}
