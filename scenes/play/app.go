// Package play is a match at a screen: who sits at it and what they hold, its record,
// its replay, and what a game and the shared screens tell each other about it.
package play

import (
	"sync/atomic"

	"ludotheque/rules"
	"ludotheque/scenes"
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

	// Table is the table that is open for other screens, or nil; OpenTable opens one
	// that listens at an address, "" for the usual one. It is nil where no program can
	// listen, as in a browser; the error is a sentence of the system.
	Table     Table
	OpenTable func(listen string, near bool) (Table, error)

	// Joining is the screen from which one joins the tables and servers of others. It may be nil.
	Joining func() scenes.Scene

	// The shared screens; package menu fills them in.

	// Lobby is where people sit down for a game.
	Lobby func(game string) scenes.Scene

	// Title is the title screen.
	Title func() scenes.Scene
	// Pause is the pause sheet over a game.
	Pause func(behind scenes.Scene, p Paused) scenes.Scene
	// Room asks whether the oldest records may be let go, since there is no room for
	// that of the match behind; done is told whether there is room now.
	Room func(behind scenes.Scene, done func(made bool)) scenes.Scene
	// Results is the screen at the end of a match.
	Results func(o *Outcome) scenes.Scene
	// Rules is the rule book of a game over the scene behind, as it is for a match of
	// a set-up; the zero Setup is what the game usually is.
	Rules func(behind scenes.Scene, game string, s rules.Setup) scenes.Scene
	// Records is the list of records.
	Records func() scenes.Scene
	// Settings is the settings over the scene behind, to which they go back.
	Settings func(behind scenes.Scene) scenes.Scene

	// taught is the lesson that goes on in the scene pupil, or nil; kept is what the
	// store has of it.
	taught *lesson.Teacher
	pupil  scenes.Scene
	kept   left
	// here says that the pupil's Update is on its way: what is played now is the
	// lesson's game. Meanwhile the window is what the card of the lesson leaves of it, and
	// wide by high is all of it.
	here       bool
	wide, high int
	// step is the step of the lesson that its partners play by, who think elsewhere.
	step atomic.Pointer[lesson.Step]
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

// End finishes a tick of a scene's Gui, with the card of a lesson on top.
func (a *App) End(g *ui.Gui) {
	if a.here && !a.taught.Over() {
		a.taught.Paint(g)
	}
	a.Kit.End(g)
	a.leaveRoom()
}
