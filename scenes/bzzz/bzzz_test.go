package bzzz

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/store"
	"ludotheque/scenes/ui"
)

func TestMain(m *testing.M) { hidden.Main(m) }

// source is hands that a test moves.
type source struct{ now input.Snapshot }

func (s *source) Read(to *input.Snapshot) {
	to.Focused = true
	to.Keys, to.Mouse = s.now.Keys, s.now.Mouse
	to.MouseX, to.MouseY = s.now.MouseX, s.now.MouseY
	to.Pads = append(to.Pads, s.now.Pads...)
	to.Touches = append(to.Touches, s.now.Touches...)
}

// heard is every effect that was played.
type heard struct{ names []string }

func (h *heard) Hidden(bool) {}
func (h *heard) Play(name string, _ float32, _ int, _ bool) {
	h.names = append(h.names, name)
}
func (h *heard) Game(string)         {}
func (h *heard) Music(string)        {}
func (h *heard) MusicAt(_, _ string) {}
func (h *heard) Silent() bool        { return false }
func (h *heard) Pause(bool)          {}
func (h *heard) Volumes(_, _, _ int) {}

// theatre is a scene in a test's hands.
type theatre struct {
	*Scene
	t     testing.TB
	src   *source
	sound *heard
	shown scenes.Scene // another scene that was asked for
}

func testKit(lang string, w, h int) (*kit.Kit, *source, *heard) {
	src, sound := &source{}, &heard{}
	src.now.MouseX, src.now.MouseY = -10, -10
	return &kit.Kit{
		Env: &scenes.Env{Hands: input.NewHands(src), Store: store.Memory(), Width: w, Height: h, Scale: 1, Steady: true},
		P:   ui.NewPainter(), Words: words.New(lang), Sound: sound,
		Prefs: kit.Prefs{TextScale: 1, Speed: 1},
	}, src, sound
}

// results stands for the results screen, paused for the pause sheet.
type results struct{ outcome *kit.Outcome }

type paused struct {
	behind scenes.Scene
	kit.Paused
}

func (r *results) Update(*input.Frame) (scenes.Scene, error) { return r, nil }
func (*results) Draw(*ebiten.Image)                          {}
func (p *paused) Update(*input.Frame) (scenes.Scene, error)  { return p, nil }
func (*paused) Draw(*ebiten.Image)                           {}

// people is a start with persons at the first n seats and computers elsewhere.
func people(n int, seed uint64, options map[string]string) kit.Start {
	st := kit.Start{Setup: rules.Setup{Seats: 4, Seed: seed, Options: options}, SeedText: "test"}
	names := [...]string{"Camille", "Noé", "Inès", "Sacha"}
	for i := range 4 {
		c := kit.Chair{Level: Levels[1]}
		if i < n {
			c = kit.Chair{Name: names[i]}
		}
		st.Chairs = append(st.Chairs, c)
	}
	return st
}

func newTheatre(t testing.TB, start kit.Start) *theatre {
	t.Helper()
	k, src, sound := testKit("fr", 1280, 720)
	k.Results = func(o *kit.Outcome) scenes.Scene { return &results{o} }
	k.Pause = func(behind scenes.Scene, p kit.Paused) scenes.Scene { return &paused{behind, p} }
	s, err := open(k, start)
	if err != nil {
		t.Fatal(err)
	}
	th := &theatre{Scene: s, t: t, src: src, sound: sound}
	th.wait(1)
	return th
}

// wait lets ticks pass.
func (th *theatre) wait(n int) {
	th.t.Helper()
	for range n {
		next, err := th.Update(th.k.Env.Hands.Tick())
		if err != nil {
			th.t.Fatal(err)
		}
		if next != th.Scene {
			th.shown = next
			return
		}
	}
}

// until waits for something, for a minute at most.
func (th *theatre) until(what string, f func() bool) {
	th.t.Helper()
	for range 3600 {
		if f() {
			return
		}
		th.wait(1)
	}
	th.t.Fatalf("waited a minute for %s: %s", what, th.Tell())
}

// picture writes what is on the screen, where somebody wants to look at it.
func (th *theatre) picture(name string) {
	dir := os.Getenv("PICTURES")
	if dir == "" {
		return
	}
	w, h := th.k.Env.Width, th.k.Env.Height
	dst := ebiten.NewImage(w, h)
	th.Draw(dst)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	dst.ReadPixels(img.Pix)
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		th.t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		th.t.Fatal(err)
	}
}

// press presses a key for a tick.
func (th *theatre) press(k ebiten.Key) {
	th.src.now.Keys.Add(k)
	th.wait(1)
	th.src.now.Keys = input.KeySet{}
	th.wait(1)
}

// button presses a button of a pad for a tick.
func (th *theatre) button(b input.Button) {
	th.src.now.Pads = []input.PadState{{Name: "Pad", Held: input.Of(b)}}
	th.wait(1)
	th.src.now.Pads = []input.PadState{{Name: "Pad"}}
	th.wait(1)
}

// point moves the mouse to a place in units.
func (th *theatre) point(x, y float32) {
	k := th.g.P.View().Scale
	th.src.now.MouseX, th.src.now.MouseY = float64(x*k), float64(y*k)
	th.wait(1)
}

func (th *theatre) click(x, y float32) {
	th.point(x, y)
	th.src.now.Mouse = 1 << input.MouseLeft
	th.wait(1)
	th.src.now.Mouse = 0
	th.wait(1)
}

// tap is a click with a finger.
func (th *theatre) tap(x, y float32) {
	k := th.g.P.View().Scale
	th.src.now.Touches = []input.TouchPoint{{ID: 1, X: float64(x * k), Y: float64(y * k)}}
	th.wait(1)
	th.src.now.Touches = nil
	th.wait(2)
}

func (th *theatre) cell(x, y int) (float32, float32) {
	return th.ground.At(&th.frame, float32(x), float32(y))
}

func (th *theatre) clickCell(x, y int) { th.click(th.cell(x, y)) }

func mid(r ui.Rect) (float32, float32) { return r.CX(), r.CY() }

// over says whether the game has come to the results.
func (th *theatre) done() bool {
	_, ok := th.shown.(*results)
	return ok
}
