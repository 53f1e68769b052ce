// Package menu is the screens that all games share: title, lobby, settings,
// pause, results, records and the gallery.
//
// They know no game's rules. What a game is to them stands in its [play.FrontEnd],
// and the scenes of games come here through the functions of [play.App], which
// [Open] fills in.
package menu

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/book"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// Open fills in the program's ways to the shared screens and makes the settings
// count. Call it once, before the first scene.
func Open(k *play.App) {
	latest := "" // the game that was played: its poster is in front at the title
	k.Title = func() scenes.Scene { return newTitle(k, latest) }
	k.Lobby = func(game string) scenes.Scene { return newLobby(k, game) }
	k.First = func(game string) scenes.Scene { return startFirst(k, game) }
	k.Rules = func(behind scenes.Scene, game string, s rules.Setup) scenes.Scene {
		match := true // would be left for the lesson
		switch behind.(type) {
		case *lobby, *title:
			match = false
		}
		return book.New(k, behind, game, s, !match)
	}
	k.Results = func(o *play.Outcome) scenes.Scene {
		latest = o.Game
		return newResults(k, o)
	}
	k.Records = func() scenes.Scene { return newRecords(k, k.Title()) }
	k.Pause = func(behind scenes.Scene, p play.Paused) scenes.Scene {
		latest = p.Game
		return newPause(k, behind, p)
	}
	k.MakeRoom = func(behind scenes.Scene, done func(bool)) scenes.Scene { return newRoom(k, behind, done) }
	k.Settings = func(behind scenes.Scene) scenes.Scene { return newSettings(k, behind) }
	Apply(k)
}

// Apply makes the settings of the environment count everywhere, at once.
func Apply(k *play.App) {
	s := &k.Env.Settings
	k.Prefs = kit.Prefs{
		TextScale: float32(s.TextSize) / 100,
		Motion:    motions[s.Motion.Now()],
		Speed:     float32(s.Speed.Factor()),
		Tempo:     s.Tempo,
		Tempos:    s.Tempos,
		Press:     s.Press,

		Coordinates: s.Coordinates,
	}
	k.Words.SetLanguage(s.Language.Code())
	k.Env.Devices.SetBindings(s.Keys)
	k.Env.Devices.Vibration(s.Vibration)
	if k.Sound != nil {
		master := s.Master
		if s.Mute {
			master = 0
		}
		k.Sound.Volumes(master, s.Music, s.Effects)
	}
}

var motions = map[settings.Motion]ui.Motion{settings.Full: ui.Lively, settings.Soft: ui.Gentle, settings.Reduced: ui.Reduced}

// keep makes changed settings count and saves them.
func keep(k *play.App) {
	Apply(k)
	if k.Env.Store != nil {
		k.Env.SaveSettings()
	}
}

// usualChoice is the number of words in a usual choice, for which no memory is allocated.
const usualChoice = 8

// screen is what every screen of this package is made on.
type screen struct {
	k *play.App
	g *ui.Gui
	// ticks counts the screen's own ticks, for what moves on entering.
	ticks int
	// then gets the focus in the next tick, when it will be there.
	then ui.ID
}

func newScreen(k *play.App) screen { return screen{k: k, g: k.Gui()} }

// Picture implements [scenes.Scene].
func (s *screen) Picture() *ui.Painter { return s.k.P }

// small reports that the screen is so small that what a thumb presses is twice as large as on
// a desk, or nearly: a phone.
func (s *screen) small() bool { return s.g.P.Thumb > 1.5*ui.ControlHigh }

// begin starts a tick and is the view of it.
func (s *screen) begin(in *input.Frame) ui.View {
	s.k.Begin(s.g, in)
	s.ticks++
	if s.then != (ui.ID{}) {
		s.g.Focus(s.then)
		s.then = ui.ID{}
	}
	return s.g.P.View()
}

// end finishes a tick. A focus whose thing went away goes to fallback, so that
// keys and pads always hold something.
func (s *screen) end(fallback ui.ID) {
	s.k.End(s.g)
	if _, ok := s.g.Focused(); !ok && s.then == (ui.ID{}) {
		s.then = fallback
	}
}

// acts returns the hint of what A does now: so with the focus on main, and otherwise it uses
// what has the focus.
func (s *screen) acts(main ui.ID, said words.Text) kit.Hint { return acts(s.k, s.g, main, said) }

func acts(k *play.App, g *ui.Gui, main ui.ID, said words.Text) kit.Hint {
	if id, ok := g.Focused(); ok && id != main {
		said = words.HintValidate()
	}
	return kit.Hint{Buttons: okay[:], Words: k.Say(said)}
}

// moves returns the hint of what left and right do now: they change what has the focus, or lead
// to another.
func moves(k *play.App, g *ui.Gui) kit.Hint {
	if g.Slides() {
		return kit.Hint{Buttons: leftRight[:], Words: k.Say(words.HintChange())}
	}
	return kit.Hint{Buttons: crossKeys[:], Words: k.Say(words.HintChoose())}
}

var (
	okay      = [...]input.Button{input.A}
	leftRight = [...]input.Button{input.Left, input.Right}
	crossKeys = [...]input.Button{input.Up, input.Down, input.Left, input.Right}
)

// back reports whether Esc or a gamepad's B was pressed; while letters are typed only Esc
// counts.
func (s *screen) back() bool { return s.g.Input().Back }

// still reports that nothing may move: movements are fades then.
func (s *screen) still() bool { return s.g.Motion == ui.Reduced }

// arrived goes from 0 to 1 while a thing comes onto the screen, delay ticks
// after the screen was opened, in the given number of ticks.
func (s *screen) arrived(delay, ticks int) float32 {
	return max(0, min(1, float32(s.ticks-delay)/float32(ticks)))
}
