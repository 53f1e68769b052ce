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
func (h *heard) Pause(bool)          {}
func (h *heard) Volumes(_, _, _ int) {}

// stage is a scene in a test's hands.
type theatre struct {
	*Scene
	t     testing.TB
	src   *source
	sound *heard
	film  *ebiten.Image
	shown scenes.Scene // another scene that was asked for
}

func testKit(lang string, w, h int) (*kit.Kit, *source, *heard) {
	src, sound := &source{}, &heard{}
	src.now.MouseX, src.now.MouseY = -10, -10
	return &kit.Kit{
		Env: &scenes.Env{Hands: input.NewHands(src), Store: store.Memory(), Width: w, Height: h, Scale: 1},
		P:   ui.NewPainter(), Words: words.New(lang), Sound: sound,
		Prefs: kit.Prefs{TextScale: 1, Speed: 1},
	}, src, sound
}

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

func shotAt(t testing.TB, lang string, w, h int, start kit.Start, step int) *theatre {
	t.Helper()
	k, src, sound := testKit(lang, w, h)
	sc, err := shot(k, start, step)
	if err != nil {
		t.Fatal(err)
	}
	th := &theatre{Scene: sc.(*Scene), t: t, src: src, sound: sound}
	th.wait(30)
	return th
}

func TestPicture(t *testing.T) {
	th := shotAt(t, "fr", 1280, 720, people(1, 7, nil), 600)
	th.until("the own turn", func() bool { return th.mine() })
	th.wait(30)
	th.picture("play")
}

func TestPictures(t *testing.T) {
	for _, step := range []int{60, 400, 900} {
		th := shotAt(t, "fr", 1280, 720, people(1, 7, nil), step)
		th.until("the own turn", func() bool { return th.mine() })
		th.wait(30)
		th.picture("play" + num(step))
	}
}

func TestFightPicture(t *testing.T) {
	th := shotAt(t, "fr", 1280, 720, people(1, 9, nil), 300)
	for range 3000 {
		if th.fight != nil {
			break
		}
		if th.mine() {
			th.begin(runRest)
		}
		th.wait(1)
	}
	if th.fight == nil {
		t.Fatal("no fight")
	}
	th.wait(60)
	th.picture("fight1")
	th.wait(int(th.fight.fallAt()) - 40)
	th.wait(20)
	th.picture("fight2")
}

func TestScreens(t *testing.T) {
	th := shotAt(t, "fr", 1280, 720, people(1, 7, nil), 400)
	th.until("the own turn", func() bool { return th.mine() })
	th.log.toggle(th.Scene)
	th.wait(30)
	th.picture("log")
	th.log.toggle(th.Scene)
	th.openMenu(th.cursor)
	th.wait(30)
	th.picture("menu")
	th = shotAt(t, "fr", 1280, 720, people(2, 7, nil), 400)
	th.holder = -1
	th.look()
	th.until("the card", func() bool { return th.card })
	th.wait(30)
	th.picture("card")
	for _, size := range [][2]int{{720, 1280}, {1280, 800}, {1920, 1080}} {
		th = shotAt(t, "en", size[0], size[1], people(1, 11, nil), 200)
		th.until("the own turn", func() bool { return th.mine() })
		th.wait(30)
		th.picture("size" + num(size[0]))
	}
	th = shotAt(t, "fr", 1280, 720, people(1, 7, nil), 400)
	th.k.Prefs.TextScale = 2
	th.until("the own turn", func() bool { return th.mine() })
	th.wait(30)
	th.picture("large")
	th = shotAt(t, "fr", 1280, 720, people(1, 7, map[string]string{"turns": "120"}), -1)
	th.wait(30)
	th.picture("end")
}
