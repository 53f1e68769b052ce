package kit_test

import (
	"bytes"
	"image"
	"testing"

	"ludotheque/scenes/hidden"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

func TestMain(m *testing.M) { hidden.Main(m) }

// The buttons of all kinds of pads look different, on dark and on white paper.
func TestCapsOfEveryKindOfPad(t *testing.T) {
	const step, size = 48, 30
	stage := kittest.NewStage(t, "en", 14*step, len(input.Kinds)*2*step)
	k := stage.Kit
	g := k.Gui()
	k.Begin(g, k.Env.Devices.Frame())
	scale := g.P.View().Scale
	at := func(kind, panel int, b input.Button) (x, y float32) {
		return (float32(b)*step + 8) / scale, (float32(2*kind+panel)*step + step/2) / scale
	}
	for i, kind := range input.Kinds {
		for panel := range 2 {
			_, y := at(i, panel, 0)
			ground := [...]ui.Color{ui.Ink, ui.White}[panel]
			g.P.Fill(ui.Rect{X: 0, Y: y - step/2/scale, W: 14 * step / scale, H: step / scale}, ground)
			for b := input.Up; b <= input.Back; b++ {
				x, y := at(i, panel, b)
				k.Cap(g, input.PadLabel(kind, b), x, y, size/scale, panel == 1)
			}
		}
	}
	k.End(g)
	pic := hidden.Picture(t, 14*step, len(input.Kinds)*2*step, "caps", g.P.Flush)
	cap := func(kind, panel int, b input.Button) []byte {
		r := image.Rect(int(b)*step+8, (2*kind+panel)*step+9, int(b)*step+8+size, (2*kind+panel)*step+9+size)
		var out []byte
		for y := r.Min.Y; y < r.Max.Y; y++ {
			out = append(out, pic.Pix[pic.PixOffset(r.Min.X, y):pic.PixOffset(r.Max.X, y)]...)
		}
		return out
	}
	for i, kind := range input.Kinds {
		for panel := range 2 {
			for b := input.Up; b <= input.Back; b++ {
				for c := input.Up; c < b; c++ {
					if bytes.Equal(cap(i, panel, b), cap(i, panel, c)) {
						t.Errorf("kind %d: %v and %v look the same", kind, b, c)
					}
				}
			}
		}
	}
}
