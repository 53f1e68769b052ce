// Package play is a match at a screen: who sits at it and what they hold, its record,
// its replay, and what a game and the shared screens tell each other about it.
package play

import (
	"slices"

	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/ui"
)

// App is the whole program as a scene sees it: the kit that every screen is built
// from, the games, and the way to the screens that all games share.
type App struct {
	*kit.Kit
	// FrontEnds are the games, in the order of the title.
	FrontEnds []*FrontEnd
	// Template is the game that is copied to make another: it is played by name, and
	// no screen shows it. It may be nil.
	Template *FrontEnd
	// Last is what was last played of each game, so that a lobby opens as it was
	// left. It may be nil.
	Last map[string]Start

	// The shared screens; package menu fills them in.

	// Title is the title screen.
	Title func() scenes.Scene
	// Pause is the pause sheet over a game.
	Pause func(behind scenes.Scene, p Paused) scenes.Scene
	// Results is the screen at the end of a match.
	Results func(o *Outcome) scenes.Scene
	// Rules is the rule book of a game over the scene behind.
	Rules func(behind scenes.Scene, game string) scenes.Scene
	// Records is the list of records.
	Records func() scenes.Scene
	// Settings is the settings over the scene behind, to which they go back.
	Settings func(behind scenes.Scene) scenes.Scene

	// taught is the lesson that goes on in the scene pupil, or nil.
	taught *lesson.Teacher
	pupil  scenes.Scene
	// here says that the pupil's Update is on its way: what is played now is the
	// lesson's game.
	here bool
}

// FrontEnd is the front end of the game of that id, or nil.
func (a *App) FrontEnd(id string) *FrontEnd {
	for _, f := range a.FrontEnds {
		if f.Info.ID == id {
			return f
		}
	}
	if a.Template != nil && a.Template.Info.ID == id {
		return a.Template
	}
	return nil
}

// Learn opens the lesson of a game: its match, with the card beside it. The
// error is that of [FrontEnd].New; a game without a lesson is a mistake of the
// caller and opens as a plain match.
func (a *App) Learn(game string) (scenes.Scene, error) {
	f := a.FrontEnd(game)
	l := f.Lesson
	if l == nil {
		l = &Lesson{}
	}
	start := l.Start
	start.Chairs = slices.Clone(start.Chairs)
	for i := range start.Chairs {
		if c := &start.Chairs[i]; c.Person() {
			c.Name, c.Device = a.Env.Settings.Name(0), input.NoDevice
			break
		}
	}
	s, err := f.New(a, start)
	if err != nil {
		return nil, err
	}
	a.teach(l.Steps, s)
	return s, nil
}

// teach makes a scene the pupil of a lesson, from its first step on.
func (a *App) teach(steps []lesson.Step, s scenes.Scene) {
	a.taught, a.pupil = nil, nil
	if p, ok := s.(lesson.Pupil); ok && len(steps) > 0 {
		a.taught, a.pupil = lesson.New(a.Kit, steps, p), s
	}
}

// Teacher is the lesson that goes on in a scene, or nil.
func (a *App) Teacher(s scenes.Scene) *lesson.Teacher {
	if a.taught.Over() || a.pupil != s {
		return nil
	}
	return a.taught
}

// Lesson is how far the lesson that goes on in a scene is; ok is false when there
// is none.
func (a *App) Lesson(s scenes.Scene) (p lesson.Progress, ok bool) {
	if t := a.Teacher(s); t != nil {
		return t.Progress(), true
	}
	return lesson.Progress{}, false
}

// Teach lets a lesson follow a tick of its pupil, and gives back the frame
// without what was meant for the card. A scene calls it first in its Update; for
// a scene without a lesson it does nothing.
func (a *App) Teach(s scenes.Scene, in *input.Frame) *input.Frame {
	t := a.Teacher(s)
	if t == nil {
		return in
	}
	a.here = true
	return t.Listen(in)
}

// Reading says whether a lesson asks its game's clock to stand still in this tick.
func (a *App) Reading() bool { return a.here && a.taught.Reading() }

// End finishes a tick of a scene's Gui, with the card of a lesson on top.
func (a *App) End(g *ui.Gui) {
	if a.here && !a.taught.Over() {
		a.taught.Paint(g)
	}
	a.here = false
	a.Kit.End(g)
}
