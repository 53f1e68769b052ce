// Package kittest is a game's scene in a test's hands: devices that the test
// moves, a sound engine that remembers its calls, stand-ins for the
// shared screens, and checks that words, sounds and pictures are complete. Only
// tests import it.
package kittest

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/internal/store"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// Source is hands that a test moves.
type Source struct{ Now input.Snapshot }

// Read is [input.Source]'s.
func (s *Source) Read(to *input.Snapshot) {
	to.Focused = s.Now.Focused
	to.Keys, to.Mouse = s.Now.Keys, s.Now.Mouse
	to.MouseX, to.MouseY = s.Now.MouseX, s.Now.MouseY
	to.WheelX, to.WheelY = s.Now.WheelX, s.Now.WheelY
	to.Pads = append(to.Pads, s.Now.Pads...)
	to.Touches = append(to.Touches, s.Now.Touches...)
	to.Runes = append(to.Runes, s.Now.Runes...)
}

// Heard is every effect that was played, and every call about music.
type Heard struct {
	// Names are the effects in their order.
	Names []string
	// Tunes are the pieces in their order: "title", "GAME A" from a section on,
	// "stop".
	Tunes []string
	// Strength is the latest intensity of the music.
	Strength float64
}

// Hidden is [scenes.Sound]'s and does nothing.
func (h *Heard) Hidden(bool) {}

// Play notes an effect.
func (h *Heard) Play(name string, _ float32, _ int, _ bool) { h.Names = append(h.Names, name) }

// Game is [kit.Sound]'s and does nothing.
func (h *Heard) Game(string) {}

// Music notes a piece.
func (h *Heard) Music(piece string) { h.Tunes = append(h.Tunes, piece) }

// MusicStop notes "stop" among the pieces.
func (h *Heard) MusicStop() { h.Tunes = append(h.Tunes, "stop") }

// MusicAt notes a piece and its section.
func (h *Heard) MusicAt(piece, section string) { h.Tunes = append(h.Tunes, piece+" "+section) }

// Intensity keeps the latest strength.
func (h *Heard) Intensity(x float64) { h.Strength = x }

// Silent says that the machine gives sound.
func (h *Heard) Silent() bool { return false }

// Pause is [kit.Sound]'s and does nothing.
func (h *Heard) Pause(bool) {}

// Volumes is [kit.Sound]'s and does nothing.
func (h *Heard) Volumes(_, _, _ int) {}

// Count is how often an effect was played.
func (h *Heard) Count(name string) int {
	n := 0
	for _, x := range h.Names {
		if x == name {
			n++
		}
	}
	return n
}

// Results stands for the screen of results.
type Results struct{ *play.Outcome }

// Update stays where it is.
func (r *Results) Update(*input.Frame) (scenes.Scene, error) { return r, nil }

// Picture returns nil: nothing is drawn.
func (*Results) Picture() *ui.Painter { return nil }

// Paused stands for the pause sheet.
type Paused struct {
	play.Paused
	Under scenes.Scene
}

// Update stays where it is.
func (p *Paused) Update(*input.Frame) (scenes.Scene, error) { return p, nil }

// Behind is the scene that was paused.
func (p *Paused) Behind() scenes.Scene { return p.Under }

// Picture returns nil: nothing is drawn.
func (*Paused) Picture() *ui.Painter { return nil }

// Stage is a kit whose devices are in a test's hands, and the scene that is
// played with them.
type Stage struct {
	T     testing.TB
	Kit   *play.App
	Src   *Source
	Sound *Heard
	// Shown is another scene that was asked for; [Results] or [Paused] as a rule.
	Shown scenes.Scene
	// Patience is for how many ticks Until waits.
	Patience int
	// Half, if it is a part of the keyboard, has its keys pressed by Button in the place of a pad's buttons.
	Half input.Device
	// Meanwhile, when not nil, is what happens elsewhere in the time of a tick.
	Meanwhile func()

	played scenes.Scene
}

// drawn is a test whose stages paint letters, artwork and what is baked as well, as the
// program does, without showing the picture.
type drawn struct{ testing.TB }

// dry is the witness of stages that are not looked at.
var dry = &ui.Witness{Dry: true}

// NewStage is a stage of w by h pixels in a language, with nothing on it yet. In a test
// its painter only says where letters and artwork are, until [Stage.Draws]: to draw them
// is most of the work, and hardly a test reads a picture. In a benchmark it draws them.
func NewStage(t testing.TB, lang string, w, h int) *Stage {
	s := &Stage{T: t, Src: &Source{}, Sound: &Heard{}, Patience: 4 * 3600}
	s.Src.Now.Focused = true
	s.Src.Now.MouseX, s.Src.Now.MouseY = -10, -10
	s.Kit = &play.App{
		Kit: &kit.Kit{
			Env: &scenes.Env{Devices: input.NewDevices(s.Src), Store: store.Memory(), Width: w, Height: h, Scale: 1, Steady: true,
				Seed: func() uint64 { return 5 }},
			P: ui.NewPainter(), Words: words.New(lang), Sound: s.Sound,
			Prefs: kit.Prefs{TextScale: 1, Speed: 1},
		},
		Results: func(o *play.Outcome) scenes.Scene { return &Results{o} },
		Pause:   func(behind scenes.Scene, p play.Paused) scenes.Scene { return &Paused{p, behind} },
	}
	switch t.(type) {
	case *testing.T:
		s.Kit.P.Witness = dry
	case drawn:
		s.Kit.P.Unseen = true
	}
	return s
}

// With has the stage painted by a painter that other stages had before, which has letters
// and artwork made already: what the stage asks of its own holds for this one, unless
// somebody looks at another of its stages.
func (s *Stage) With(p *ui.Painter) {
	own := s.Kit.P
	if p.Witness == nil || p.Witness == dry {
		p.Witness, p.Unseen = own.Witness, own.Unseen
	}
	p.Overflow, s.Kit.P = nil, p
}

// Draws lets the stage draw what is painted from now on, as the program does.
func (s *Stage) Draws() { s.Kit.P.Witness = nil }

// Play puts a scene on the stage and makes its first tick.
func (s *Stage) Play(scene scenes.Scene) {
	s.T.Helper()
	s.played = scene
	s.Wait(1)
}

// On is the scene that was put on the stage.
func (s *Stage) On() scenes.Scene { return s.played }

// Wait lets ticks pass, until another scene is asked for.
func (s *Stage) Wait(n int) {
	s.T.Helper()
	for range n {
		next, err := s.played.Update(s.Kit.Env.Devices.Tick())
		if err != nil {
			s.T.Fatal(err)
		}
		if s.Meanwhile != nil {
			s.Meanwhile()
		}
		if next != s.played {
			s.Shown = next
			return
		}
	}
}

// Until waits for something.
func (s *Stage) Until(what string, f func() bool) {
	s.T.Helper()
	for range s.Patience {
		if f() {
			return
		}
		s.Wait(1)
	}
	s.T.Fatalf("waited for %s in vain: %s", what, scenes.Tell(s.played))
}

// Done says whether the match has come to the results.
func (s *Stage) Done() bool {
	_, ok := s.Shown.(*Results)
	return ok
}

// Press presses a key for a tick.
func (s *Stage) Press(k ebiten.Key) {
	s.T.Helper()
	s.Hold(k, true)
	s.Wait(1)
	s.Hold(k, false)
	s.Wait(1)
}

// Type writes a text into what takes letters.
func (s *Stage) Type(text string) {
	s.T.Helper()
	s.Src.Now.Runes = []rune(text)
	s.Wait(1)
	s.Src.Now.Runes = nil
	s.Wait(1)
}

// Hold holds a key down, or lets it go.
func (s *Stage) Hold(k ebiten.Key, down bool) {
	s.Src.Now.Keys[k>>6] &^= 1 << (k & 63)
	if down {
		s.Src.Now.Keys.Add(k)
	}
}

// Button presses a button of the only pad for a tick, or its key on [Stage.Half], or the key of what it does in
// every game.
func (s *Stage) Button(b input.Button) {
	s.T.Helper()
	if s.Half.IsKeyboard() {
		bindings := input.DefaultBindings()
		k, ok := bindings.Key(s.Half, b)
		for _, act := range input.Acts() {
			if button, has := act.Button(); !ok && has && button == b {
				k, ok = act.Key(), true
			}
		}
		if !ok {
			s.T.Fatalf("a part of the keyboard has no %v", b)
		}
		s.Press(k)
		return
	}
	if len(s.Src.Now.Pads) == 0 { // the axes of a new pad count once they were at rest
		s.Src.Now.Pads = []input.PadState{{Name: "Pad"}}
		s.Wait(1)
	}
	s.Src.Now.Pads = []input.PadState{{Name: "Pad", Held: input.Of(b)}}
	s.Wait(1)
	s.Src.Now.Pads = []input.PadState{{Name: "Pad"}}
	s.Wait(1)
}

// scale is how many pixels a unit has.
func (s *Stage) scale() float64 { return float64(s.Kit.P.View().Scale) }

// Point moves the mouse to a place in units.
func (s *Stage) Point(x, y float32) {
	s.T.Helper()
	s.Src.Now.MouseX, s.Src.Now.MouseY = float64(x)*s.scale(), float64(y)*s.scale()
	s.Wait(1)
}

// Click clicks at a place in units.
func (s *Stage) Click(x, y float32) {
	s.T.Helper()
	s.Point(x, y)
	s.Src.Now.Mouse = 1 << input.MouseLeft
	s.Wait(1)
	s.Src.Now.Mouse = 0
	s.Wait(1)
}

// Tap is a click with a finger.
func (s *Stage) Tap(x, y float32) {
	s.T.Helper()
	s.Src.Now.Touches = []input.TouchPoint{{ID: 1, X: float64(x) * s.scale(), Y: float64(y) * s.scale()}}
	s.Wait(1)
	s.Src.Now.Touches = nil
	s.Wait(2)
}

// find is the first thing on the stage that has one of the names, and where it is.
func (s *Stage) find(names []string) (ui.Rect, bool) {
	s.T.Helper()
	var all []ui.Control
	watch := s.Kit.Watch
	s.Kit.Watch = func(g *ui.Gui) { all = g.Controls(all[:0]) }
	s.Wait(1)
	s.Kit.Watch = watch
	for i := range all {
		if slices.Contains(names, all[i].Name) {
			return all[i].Rect, true
		}
	}
	return ui.Rect{}, false
}

// ClickOn clicks on the first thing on the stage that has one of the names; where
// there is none it waits a tick.
func (s *Stage) ClickOn(names ...string) {
	s.T.Helper()
	if r, ok := s.find(names); ok {
		s.Click(r.CX(), r.CY())
	}
}

// TapOn is a click by a finger.
func (s *Stage) TapOn(names ...string) {
	s.T.Helper()
	if r, ok := s.find(names); ok {
		s.Tap(r.CX(), r.CY())
	}
}

// Picture writes what is on the stage into the folder for pictures, as
// [hidden.Picture] does.
func (s *Stage) Picture(name string) {
	s.T.Helper()
	if hidden.Wanted() {
		hidden.Picture(s.T, s.Kit.Env.Width, s.Kit.Env.Height, strings.ReplaceAll(name, " ", "-"), s.played.Picture().Flush)
	}
}

// People is a start of a number of seats with persons at the first n and computer
// players of a level elsewhere.
func People(seats, n int, level string, seed uint64, options map[string]string) play.Start {
	st := play.Start{Setup: rules.Setup{Seats: seats, Seed: seed, Options: options}, SeedText: "test"}
	names := [...]string{"Camille", "Noé", "Inès", "Sacha"}
	for i := range seats {
		c := play.Chair{Level: level}
		if i < n {
			c = play.Chair{Name: names[i%len(names)]}
		}
		st.Chairs = append(st.Chairs, c)
	}
	return st
}
