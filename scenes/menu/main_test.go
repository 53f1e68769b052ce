package menu

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/internal/store"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
	"ludotheque/scenes"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

func TestMain(m *testing.M) { kittest.Main(m) }

// painter is shared by the tests: its shader is compiled once.
var painter *ui.Painter

// noise is a Sound that only listens.
type noise struct {
	effects []string
	music   string
	volumes [3]int
	paused  bool
	silent  bool
	lost    bool
}

func (n *noise) Hidden(bool) {}
func (n *noise) Play(name string, pan float32, arg int, other bool) {
	n.effects = append(n.effects, name)
}
func (n *noise) Game(string)                        {}
func (n *noise) Music(piece string)                 { n.music = piece }
func (n *noise) MusicAt(piece, section string)      { n.music = piece }
func (n *noise) Silent() bool                       { return n.silent }
func (n *noise) Lost() bool                         { return n.lost }
func (n *noise) Pause(on bool)                      { n.paused = on }
func (n *noise) Volumes(master, music, effects int) { n.volumes = [3]int{master, music, effects} }

func (n *noise) heard(name string) bool {
	for _, e := range n.effects {
		if e == name {
			return true
		}
	}
	return false
}

// tableScene is a scene that stands for a game.
type tableScene struct {
	start play.Start
	k     *play.App
	pause *play.Paused
}

func (t *tableScene) Update(in *input.Frame) (scenes.Scene, error) {
	if in.Menu.Pressed.Any(input.Of(input.B, input.Start)) || t.start.Resume == "pause" {
		return t.k.Pause(t, *t.pause), nil
	}
	return t, nil
}
func (t *tableScene) Picture() *ui.Painter { return t.k.P }
func (t *tableScene) Tell() string         { return "table" }

// tableOf begins a match of any game: nothing is played in it.
func tableOf(k *play.App) func(*play.App, play.Start) (scenes.Scene, error) {
	return func(_ *play.App, s play.Start) (scenes.Scene, error) {
		return &tableScene{start: s, k: k, pause: &play.Paused{Game: "bzzz", Lost: rules.Spectator}}, nil
	}
}

// rig is a cabinet for a test.
type rig struct {
	t     testing.TB
	k     *play.App
	sound *noise
	scene scenes.Scene
	told  []string
	sight *kittest.Sight
	hand  *hand // or nil for a script
}

// newRig is a cabinet of a window's size, with one game, hands that play a
// script, and every text held to its box.
func newRig(t testing.TB, w, h int, lang settings.Language, textSize int, script string) *rig {
	t.Helper()
	src, err := input.ReadScript(strings.NewReader(script))
	if err != nil {
		t.Fatal(err)
	}
	if painter == nil {
		painter = ui.NewPainter()
	}
	painter.Overflow, painter.Witness = nil, nil
	r := &rig{t: t, sound: &noise{}}
	seed := uint64(0)
	env := &scenes.Env{Devices: input.NewDevices(src), Store: store.Memory(), Settings: settings.Defaults(), Width: w, Height: h, Scale: 1, Steady: true,
		Seed: func() uint64 { seed++; return seed }}
	env.Settings.Language = lang
	env.Settings.TextSize = textSize
	r.k = &play.App{Kit: &kit.Kit{Env: env, P: painter, Words: words.New("fr"), Sound: r.sound}}
	info := bzzz.Game.Info
	info.First = nil
	r.k.FrontEnds = append([]*play.FrontEnd{{
		Info: &info, Look: sampleLook, Levels: []string{"easy", "normal", "hard"},
		BookFacts: func(_ rules.Setup, facts words.Facts) {
			for _, name := range [...]string{"rounds", "blooms", "third", "third-less", "two-thirds", "two-thirds-less", "thirds", "repaid"} {
				facts.Number(name, 15)
			}
		},
		Minutes: func(s rules.Setup) int { return bzzz.Game.Int(s, "turns") / 15 },
		New: func(k *play.App, s play.Start) (scenes.Scene, error) {
			if _, err := bzzz.New(s.Setup); s.Resume == "" && err != nil {
				return nil, err
			}
			return &tableScene{start: s, k: k, pause: &play.Paused{
				Where: words.BzzzPauseWhere(23, 75), Game: "bzzz", Lost: rules.Spectator,
				Quit:    func() scenes.Scene { return k.Title() },
				Restart: func() scenes.Scene { return &tableScene{start: s, k: k} },
			}}, nil
		},
	}}, madeUp(1), madeUp(2), madeUp(3), madeUp(4))
	Open(r.k)
	r.k.Joining = func() scenes.Scene { return r.k.Title() } // its word is on the title's strip
	r.scene = r.k.Title()
	return r
}

// sampleLook is the look of the one game that a rig can play.
var sampleLook = play.Look{
	Name: words.BzzzName(), Line: words.BzzzLine(), Facts: words.BzzzFacts(),
	Poster: "posters/bzzz", Caption: ui.Ink, Emblem: "posters/emblem-bzzz", Ticket: ui.Honey,
	Decor: func(g *ui.Gui) { paintFrond(g, frond{"menu/fern", 1200, 600, 150, 0}) },
}

// madeUp is a game that nobody has written: it has the sample's artwork, and words
// of its own.
func madeUp(i int) *play.FrontEnd {
	look := sampleLook
	look.Name, look.Line, look.Facts = words.SettingsTitle(), words.TitlePlay(), words.RecordsNoneLine()
	info := bzzz.Game.Info
	info.ID, info.First = fmt.Sprint("made-up-", i), nil
	return &play.FrontEnd{Info: &info, Look: look, Levels: []string{"easy", "normal", "hard"}}
}

// strict makes every text that leaves its box fail the test.
func (r *rig) strict(where string) {
	if r.sight == nil {
		var hold func(ebiten.Key, bool)
		if r.hand != nil {
			hold = r.hand.hold
		}
		r.sight = kittest.NewSight(r.t, r.k, hold)
		r.sight.Typed = []string{"Maximilienne-Zoé"}
	}
}

// run plays ticks of the script; false when the program was left.
func (r *rig) run(ticks int) bool {
	r.t.Helper()
	for range ticks {
		next, err := r.scene.Update(r.k.Env.Devices.Tick())
		if err != nil {
			r.t.Fatal(err)
		}
		if next == nil {
			r.told = append(r.told, "quit")
			return false
		}
		if next != r.scene {
			r.told = append(r.told, scenes.Tell(next))
		}
		r.scene = next
	}
	return true
}

// left is the latest match that was left before its end, or nil.
func (r *rig) left() *unfinished {
	r.t.Helper()
	shelf, _ := shelves(r.k)
	if err := shelf.Refresh(); err != nil {
		r.t.Fatal(err)
	}
	return findUnfinished(r.k)
}

// shot writes what is on the screen into a folder that the environment names.
func (r *rig) shot(name string) {
	r.t.Helper()
	w, h := r.k.Env.Width, r.k.Env.Height
	switch {
	case r.sight != nil:
		paint := r.sight.Paints(name, r.scene, kittest.Look{Lang: r.k.Words.Language(), Text: r.k.Prefs.TextScale, W: w, H: h})
		if paint && !hidden.Wanted() {
			r.k.Env.Width, r.k.Env.Height = kittest.FilmW, kittest.FilmH
		}
		r.sight.See(name, r.scene, paint, func() { r.run(1) })
		r.k.Env.Width, r.k.Env.Height = w, h
	case hidden.Wanted():
		hidden.Picture(r.t, w, h, name, r.scene.Picture().Flush)
	}
}
