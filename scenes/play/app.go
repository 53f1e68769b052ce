// Package play is a match at a screen: seats and devices, the record, the replay, and the
// interfaces between a game and the shared screens.
package play

import (
	"encoding/json"
	"sync/atomic"

	"ludotheque/arena/records"
	"ludotheque/arena/table"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/ui"
)

// File is a file that a person gave to the program.
type File struct {
	// Name is its own, without folders.
	Name string
	Data []byte
	// Err says why it cannot be read.
	Err error
}

// App is the whole program as a scene sees it: the kit that every screen is built from,
// the games, and the screens that all games share.
type App struct {
	*kit.Kit
	// FrontEnds are the games, in the order of the main menu.
	FrontEnds []*FrontEnd
	// Template is the game that is copied to make another. It can be played by name but
	// appears on no screen. It may be nil.
	Template *FrontEnd
	// Last is the start that was last played of each game, for the lobby to open with. It
	// may be nil.
	Last map[string]Start

	// Shelf knows the saved matches of the store, and Bin the deleted ones; package menu makes them.
	Shelf, Bin *records.Shelf
	// Remarks are what the person noted of matches.
	Remarks *records.Remarks
	// Sought is what the list of saved matches was last asked for.
	Sought Sought

	// Files has files that a person dropped on the window or chose, until a menu opens them; package menu
	// makes it.
	Files chan File

	// Table is the table that is open for other screens, or nil. OpenTable opens one that
	// listens at an address, "" for the default; it is nil where a program cannot listen,
	// as in a browser. Its error is a sentence of the system.
	Table     Table
	OpenTable func(listen string, near bool) (Table, error)

	// Together opens a table on the server that the page comes from; nil outside of a browser.
	Together func(o table.Order) scenes.Scene

	// Joined is what is typed to come back to the table of a host that was joined last; "" before.
	Joined string

	// Joining is the screen for joining tables and servers. It may be nil.
	Joining func() scenes.Scene

	// The shared screens; package menu fills them in.

	// Lobby is the screen where people sit down for a game.
	Lobby func(game string) scenes.Scene
	// First begins the first match of a game, for the person who has just had its lesson.
	First func(game string) scenes.Scene

	// Title is the title screen.
	Title func() scenes.Scene
	// Pause is the pause sheet over a game.
	Pause func(behind scenes.Scene, p Paused) scenes.Scene
	// MakeRoom asks whether the oldest records may be deleted because there is no room for
	// that of the match behind; it calls done with whether there is room now.
	MakeRoom func(behind scenes.Scene, done func(made bool)) scenes.Scene
	// Results is the screen at the end of a match.
	Results func(o *Outcome) scenes.Scene
	// Rules is the rule book of a game over the scene behind, for a match with that
	// set-up; the zero Setup is the usual one.
	Rules func(behind scenes.Scene, game string, s rules.Setup) scenes.Scene
	// Records is the list of records.
	Records func() scenes.Scene
	// Settings is the settings screen over the scene behind, which it returns to.
	Settings func(behind scenes.Scene) scenes.Scene

	// taught is the lesson in progress in the scene pupil, or nil; kept is what the store
	// has of it.
	taught *lesson.Teacher
	pupil  scenes.Scene
	kept   savedLesson
	// former is the place of the card of the latest lesson.
	former lesson.FormerCard
	// here is set while the pupil's Update runs: what is played then is the lesson's
	// game. Meanwhile the window is what the lesson's card leaves of it; wide by high is
	// all of it.
	here       bool
	wide, high int
	// step is the step of the lesson for its partners, which think on other goroutines.
	step atomic.Pointer[lesson.Step]
}

// Sought is which saved matches a list shows, and in what order.
type Sought struct {
	// Game is a game's id; "" for all.
	Game string
	// Text are words of which a match has all. They are not kept.
	Text string `json:"-"`
	// Favourites leaves the others out.
	Favourites bool
	// Order says which come first.
	Order Order
}

// Order is which saved matches come first in a list.
type Order int

// The orders: by date, those that can be resumed before others, and the best scores of each game.
const (
	Newest Order = iota
	Oldest
	Unfinished
	Best
)

// ReadSought reads what json.Marshal wrote of a Sought; of what is damaged it is the zero Sought.
func ReadSought(data []byte) Sought {
	var s Sought
	if json.Unmarshal(data, &s) != nil || s.Order < Newest || s.Order > Best {
		return Sought{}
	}
	return s
}

// FrontEnd returns the front end of a game, or nil.
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
