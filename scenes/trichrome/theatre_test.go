package trichrome

import (
	"image"
	"strings"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
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
	to.Focused = s.now.Focused
	to.Keys, to.Mouse = s.now.Keys, s.now.Mouse
	to.MouseX, to.MouseY = s.now.MouseX, s.now.MouseY
	to.Pads = append(to.Pads, s.now.Pads...)
	to.Touches = append(to.Touches, s.now.Touches...)
}

// heard is every effect that was played, and what the music was told.
type heard struct {
	names     []string
	music     []string
	intensity float64
}

func (h *heard) Hidden(bool) {}
func (h *heard) Play(name string, _ float32, _ int, _ bool) {
	h.names = append(h.names, name)
}
func (h *heard) Game(string)                   {}
func (h *heard) Music(piece string)            { h.music = append(h.music, piece) }
func (h *heard) MusicStop()                    { h.music = append(h.music, "stop") }
func (h *heard) MusicAt(piece, section string) { h.music = append(h.music, piece+" "+section) }
func (h *heard) Intensity(x float64)           { h.intensity = x }
func (h *heard) Silent() bool                  { return false }
func (h *heard) Pause(bool)                    {}
func (h *heard) Volumes(_, _, _ int)           {}

func (h *heard) count(name string) int {
	n := 0
	for _, x := range h.names {
		if x == name {
			n++
		}
	}
	return n
}

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
	src.now.Focused = true
	src.now.MouseX, src.now.MouseY = -10, -10
	return &kit.Kit{
		Env: &scenes.Env{Hands: input.NewHands(src), Store: store.Memory(), Width: w, Height: h, Scale: 1,
			Seed: func() uint64 { return 5 }},
		P: ui.NewPainter(), Words: words.New(lang), Sound: sound,
		Prefs: kit.Prefs{TextScale: 1, Speed: 1},
	}, src, sound
}

// devices are what the persons of a test hold, in seat order.
var devices = [...]input.Device{input.RightHalf, input.LeftHalf, input.MiddleHalf}

// people is a start with persons at the first n seats and computers elsewhere.
func people(n int, seed uint64, options map[string]string) kit.Start {
	st := kit.Start{Setup: rules.Setup{Seats: game.Players, Seed: seed, Options: options}, SeedText: "test"}
	names := [...]string{"Camille", "Noé", "Inès"}
	for i := range game.Players {
		c := kit.Chair{Level: Levels[1]}
		if i < n {
			c = kit.Chair{Name: names[i], Device: devices[i]}
		}
		st.Chairs = append(st.Chairs, c)
	}
	return st
}

func newTheatre(t testing.TB, start kit.Start) *theatre {
	t.Helper()
	k, src, sound := testKit("fr", 1280, 720)
	s, err := open(k, start)
	if err != nil {
		t.Fatal(err)
	}
	return stageOf(t, s, src, sound)
}

func stageOf(t testing.TB, s *Scene, src *source, sound *heard) *theatre {
	t.Cleanup(s.Close)
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

// until waits for something, for some minutes at most.
func (th *theatre) until(what string, f func() bool) {
	th.t.Helper()
	for range 4 * 3600 {
		if f() {
			return
		}
		th.wait(1)
	}
	th.t.Fatalf("waited for %s in vain: %s", what, th.Tell())
}

// picture is [hidden.Picture] of a scene.
func picture(t *testing.T, s *Scene, name string) *image.RGBA {
	t.Helper()
	return hidden.Picture(t, s.k.Env.Width, s.k.Env.Height, "tri-"+strings.ReplaceAll(name, " ", "-"), s.Draw)
}
