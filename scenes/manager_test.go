package scenes

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// page is a scene that goes where the test says and tells what happened.
type page struct {
	name   string
	next   func() (Scene, error)
	behind Scene
	log    *[]string
	p      *ui.Painter
}

// Picture is empty but for what a test paints.
func (p *page) Picture() *ui.Painter {
	if p.p == nil {
		p.p = ui.NewPainter()
	}
	return p.p
}

func (p *page) drawn() int { return p.Picture().Drawn() }

func (p *page) Update(*input.Frame) (Scene, error) {
	if p.next == nil {
		return p, nil
	}
	return p.next()
}
func (p *page) Close() { *p.log = append(*p.log, p.name) }

type over struct{ *page }

func (o over) Behind() Scene { return o.behind }

func manager(t *testing.T, script string, first Scene) (*Manager, *Env) {
	t.Helper()
	s, err := input.ReadScript(strings.NewReader(script))
	if err != nil {
		t.Fatal(err)
	}
	env := NewEnv(s, func() uint64 { return 1 })
	m := NewManager(env, first)
	if w, h := m.LayoutF(320, 200); w < 320 || h < 200 || env.Width != int(w) {
		t.Fatalf("layout %v × %v, env %d", w, h, env.Width)
	}
	return m, env
}

func TestSceneThatIsHeldBehindIsNotClosed(t *testing.T) {
	var log []string
	game := &page{name: "game", log: &log}
	pause := &over{&page{name: "pause", log: &log, behind: game}}
	title := &page{name: "title", log: &log}
	m, _ := manager(t, "", game)
	step := func() {
		t.Helper()
		if err := m.Update(); err != nil {
			t.Fatal(err)
		}
	}
	game.next = func() (Scene, error) { return pause, nil }
	step()
	if m.Scene() != Scene(pause) || len(log) != 0 {
		t.Fatalf("pausing closes %v", log)
	}
	pause.next = func() (Scene, error) { return game, nil }
	game.next = nil
	step()
	if got := strings.Join(log, " "); got != "pause" {
		t.Fatalf("going on closes %q", got)
	}
	m.scene = pause
	pause.next = func() (Scene, error) { return title, nil }
	step()
	if got := strings.Join(log, " "); got != "pause pause game" {
		t.Fatalf("leaving a paused game closes %q", got)
	}
}

type teller struct{ *page }

func (t teller) Tell() string { return t.name + " waits" }

func TestTell(t *testing.T) {
	p := &page{name: "title"}
	if got := Tell(teller{p}); got != "title waits" {
		t.Errorf("a scene that tells reads %q", got)
	}
	if got := Tell(p); got != "*scenes.page" {
		t.Errorf("a scene that tells nothing reads %q", got)
	}
}

func TestFadeLastsAFifthOfASecond(t *testing.T) {
	var log []string
	a, b := &page{name: "a", log: &log}, &page{name: "b", log: &log}
	a.next = func() (Scene, error) { return b, nil }
	m, env := manager(t, "", a)
	dst := ebiten.NewImage(env.Width, env.Height)
	m.Draw(dst)
	if err := m.Update(); err != nil {
		t.Fatal(err)
	}
	if a.drawn() != 2 {
		t.Fatalf("the old scene was drawn %d times for its picture", a.drawn()-1)
	}
	for m.fade > 0 {
		m.Draw(dst)
		if err := m.Update(); err != nil {
			t.Fatal(err)
		}
	}
	if env.Tick != 1+fadeTicks || b.drawn() != fadeTicks || a.drawn() != 2 {
		t.Errorf("%d ticks, the new scene drawn %d times, the old one %d", env.Tick, b.drawn(), a.drawn())
	}
}

// A scene that gives way before anybody saw it does not fade: the next one is there at once.
func TestAnUnseenSceneDoesNotFade(t *testing.T) {
	var log []string
	a, b := &page{name: "a", log: &log}, &page{name: "b", log: &log}
	a.next = func() (Scene, error) { return b, nil }
	m, env := manager(t, "", a)
	if err := m.Update(); err != nil {
		t.Fatal(err)
	}
	m.Draw(ebiten.NewImage(env.Width, env.Height))
	if m.fade > 0 || a.drawn() > 0 || b.drawn() != 1 || strings.Join(log, " ") != "a" {
		t.Errorf("%d ticks to fade, the scene before was drawn %d times, the next one %d; closed are %q", m.fade, a.drawn(), b.drawn(), log)
	}
}

func TestPictureThatDidNotChangeIsNotDrawnAgain(t *testing.T) {
	var log []string
	a := &page{name: "a", log: &log}
	b := &page{name: "b", log: &log}
	a.next = func() (Scene, error) { return a, nil }
	b.next = func() (Scene, error) { return b, nil }
	m, env := manager(t, "", a)
	dst := ebiten.NewImage(env.Width, env.Height)
	draw := func(s *page, want int, why string) {
		t.Helper()
		m.Draw(dst)
		if s.drawn() != want {
			t.Fatalf("%s: drawn %d times, want %d", why, s.drawn(), want)
		}
	}
	draw(a, 1, "at first")
	draw(a, 1, "as before")
	a.p.Fill(ui.Rect{W: 10, H: 10}, ui.Ink)
	draw(a, 2, "another picture")
	dst = ebiten.NewImage(env.Width, env.Height)
	draw(a, 3, "another screen")
	m.scene = b
	draw(b, 1, "another scene")
	m.fade = 1
	draw(b, 2, "the scene before fades")
	m.fade = 0
	draw(b, 3, "it has faded")
	draw(b, 3, "as before")
}

func TestEveryEndClosesTheScenes(t *testing.T) {
	broken := errors.New("broken")
	for _, c := range []struct {
		name, script string
		next         func() (Scene, error)
		want         error
	}{
		{"quit", "", func() (Scene, error) { return nil, nil }, ebiten.Termination},
		{"window closed", `{"close":true}`, nil, ebiten.Termination},
		{"error", "", func() (Scene, error) { return nil, broken }, broken},
	} {
		var log []string
		game := &page{name: "game", log: &log}
		top := &over{&page{name: "pause", log: &log, behind: game, next: c.next}}
		m, _ := manager(t, c.script, top)
		if err := m.Update(); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.name, err, c.want)
		}
		if err := m.Update(); !errors.Is(err, ebiten.Termination) {
			t.Errorf("%s, one tick later: %v", c.name, err)
		}
		if got := strings.Join(log, " "); got != "pause game" {
			t.Errorf("%s closes %q", c.name, got)
		}
	}
}

type ear struct{ heard []bool }

func (e *ear) Hidden(on bool) { e.heard = append(e.heard, on) }

func TestSoundLearnsWhenThePageIsHidden(t *testing.T) {
	m, env := manager(t, `{"ticks":2}
		{"away":true,"ticks":3}
		{}`, &page{})
	e := &ear{}
	env.Sound = e
	for range 6 {
		if err := m.Update(); err != nil {
			t.Fatal(err)
		}
	}
	if len(e.heard) != 2 || !e.heard[0] || e.heard[1] {
		t.Errorf("heard %v, want hidden then not", e.heard)
	}
}

// watcher notes in which ticks the window had the keyboard.
type watcher struct {
	page
	focused []bool
}

func (w *watcher) Update(in *input.Frame) (Scene, error) {
	w.focused = append(w.focused, in.Focused)
	return w, nil
}

// A page in the background gets no tick: the first one after it says so.
func TestThePageWasInTheBackground(t *testing.T) {
	w := &watcher{}
	m, env := manager(t, `{"ticks":4}`, w)
	e := &ear{}
	env.Sound = e
	for i := range 4 {
		if i == 1 {
			m.page(true)
			m.page(false)
		}
		if err := m.Update(); err != nil {
			t.Fatal(err)
		}
	}
	if want := []bool{true, false, true, true}; !slices.Equal(w.focused, want) {
		t.Errorf("focused in ticks %v, want %v", w.focused, want)
	}
	if len(e.heard) == 0 || !e.heard[0] || e.heard[len(e.heard)-1] {
		t.Errorf("the sound heard %v, want hidden at first and not at last", e.heard)
	}
}

// waker is a scene that must also hear that a person is there.
type waker struct {
	ear
	times int
}

func (w *waker) Awake() { w.times++ }

func TestSoundWakesAtTheFirstInput(t *testing.T) {
	m, env := manager(t, `{"ticks":3}
		{"keys":["Space"]}
		{"ticks":3}
		{"mouse":[30,40]}
		{"mouse":[30,40],"ticks":3}`, &page{})
	w := &waker{}
	env.Sound = w
	for range 11 {
		if err := m.Update(); err != nil {
			t.Fatal(err)
		}
	}
	if w.times != 2 {
		t.Errorf("told %d times, want at the key and at the mouse", w.times)
	}
}

func TestNoticesComeInOrder(t *testing.T) {
	env := &Env{}
	env.Say(words.PauseTitle())
	env.Say(words.ResultsTurn(2))
	a, ok := env.TakeNotice()
	b, ok2 := env.TakeNotice()
	if !ok || !ok2 || a != words.PauseTitle() || b != words.ResultsTurn(2) {
		t.Errorf("two notices should come in the order in which they were given: %+v, %+v", a, b)
	}
	if n, ok := env.TakeNotice(); ok {
		t.Errorf("one too many: %+v", n)
	}
}
