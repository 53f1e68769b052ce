package play

import (
	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/ui"
)

// Paused is what a pause sheet says and offers.
type Paused struct {
	// Where says how far the game is: "turn 23 of 75".
	Where words.Text
	// Game is the game's id, and Setup that of the match, for its rule book.
	Game  string
	Setup rules.Setup
	// Lost is the seat whose pad was lost, or rules.Spectator.
	Lost rules.Seat
	// LostName is the name of the person who held it.
	LostName string
	// Device is the pad that was lost; when it is there again, so is its person.
	Device input.Device
	// Sign is the seat whose colour and shape a seat has; nil when they are its
	// own.
	Sign func(p rules.Seat) rules.Seat
	// Hold, when not nil, is told what the person of the lost seat holds now.
	Hold func(d input.Device)
	// Computer, when not nil, gives the lost seat to a computer player.
	Computer func()
	// Restart begins the same match again; nil when it cannot be.
	Restart func() scenes.Scene
	// GiveUp, when not nil, loses the match for the person who asked for the pause.
	GiveUp func()
	// Abandon, when not nil, leaves the match for good: its record is removed.
	Abandon func() scenes.Scene
	// Quit leaves the match, which is kept and can be gone on with.
	Quit func() scenes.Scene
	// Elsewhere says that the match is a server's: it goes on meanwhile, and
	// who leaves it cannot go on with it.
	Elsewhere bool
	// Unkept says whether the match is not kept: who leaves it cannot go on with it. It
	// looks after the record first, and is asked when the sheet opens and when it leads
	// away. Nil says that it is kept.
	Unkept func() bool
}

// Outcome is everything the results screen shows of a match that is over.
type Outcome struct {
	// What the match's history tells.
	history.Outcome
	Game   string
	Start  Start
	Result *rules.Result
	// Extra is a picture of the game's own, under ExtraTitle; nil for none.
	Extra func(g *ui.Gui, r ui.Rect)
	// Ceremony is one that has titles of its own, and more room; nil for none. Where
	// open says that there is a record, it answers the position of the replay that a
	// click on the picture leads to, or less than 0 for none.
	Ceremony func(g *ui.Gui, r ui.Rect, open bool) int
	// Course is a picture of the game's own in the place of the plot; nil for none.
	Course func(g *ui.Gui, r ui.Rect)
	// Record is the name of the match's record; empty when it was not kept.
	Record string
	// Again starts the same match with the same people.
	Again func() scenes.Scene
	// Elsewhere says that the match was a host's, whose lobby Again leads to.
	Elsewhere bool
}

// Placed is a [Replay] that says how far the match is in the game's own words.
type Placed interface {
	// Where is how far it is at a position; nothing where the turn says it.
	Where(at int) words.Text
}

// Replay is a record of a game, open at every position from 0 to Len. It is
// used from one goroutine. One that is a [scenes.Closer] is closed by who opened
// it, once nothing shows it any more.
type Replay interface {
	Len() int
	// Turn is the game's own count of turns at a position.
	Turn(at int) int
	Start() Start
	Result() *rules.Result
	// Scores are the seats' scores at a position.
	Scores(at int) []int
	Marks() []history.Mark
	// Say puts the event that led to a position into words; "" for none.
	Say(at int) string
	// Paint paints the board into r as it is at a position, t (0 to 1) of the
	// way from the position before; follow leads the eye to the event.
	Paint(g *ui.Gui, r ui.Rect, at int, t float32, follow bool)
	// Again is the outcome for the results screen; nil when the record stops
	// before the end.
	Outcome() *Outcome
}

// Wide is a [Replay] that can be watched on a screen of its own besides, with
// more around it than a board in a list has room for.
type Wide interface {
	// Wide is that screen, at a position; leaving it leads to the scene behind.
	Wide(behind scenes.Scene, at int) scenes.Scene
}

// Shaped is a [Replay], or the [Board] of one, whose whole board has a shape: beside it
// there is nothing to see.
type Shaped interface {
	// Shape is how many times its height the board is wide; 0 for any.
	Shape() float32
}

// Audible is a [Replay] that is heard while it is played.
type Audible interface {
	// Hear plays what is heard as a position is reached from the one before.
	Hear(at int)
}

// Tool is a screen of a game's own that its lobby leads to.
type Tool struct {
	Name words.Text
	// Icon is the artwork's name.
	Icon string
	// Open is the screen; closing it shows behind again.
	Open func(k *App, behind scenes.Scene) scenes.Scene
}

// Server is a server of a game's own protocol that was found on the network, and how it is
// joined.
type Server struct {
	// Address is HOST:PORT, and Socket the address of its WebSocket; "" for TCP.
	Address, Socket string
	// Nick is what the person is called there, "" for the name of the settings.
	Nick string
	// Watch is to look on and not to play.
	Watch bool
	// Back is the screen from which it was joined.
	Back func() scenes.Scene
}

// FrontEnd is what a game offers to the menus.
type FrontEnd struct {
	Info *rules.Info
	// Look is how the game shows itself on the shared screens.
	Look Look
	// Levels are the computer players' levels, from the weakest.
	Levels []string
	// Ready games can be played; the others show an honest poster.
	Ready bool
	// New begins a match, or goes on with a record. The error is worth a dialog.
	New func(k *App, s Start) (scenes.Scene, error)
	// Lesson is a first game that teaches by playing; nil when there is none. The
	// scene is a [lesson.Pupil] then.
	Lesson *Lesson
	// Minutes is about how long a match of that set-up takes; nil says nothing.
	Minutes func(s rules.Setup) int
	// Check says why a set-up that keeps to what Info declares cannot be played
	// all the same, as when two options do not go together; the zero kit.Text when
	// it can. nil accepts every one.
	Check func(s rules.Setup) words.Text
	// Signs is [Game].Signs.
	Signs func(s rules.Setup) []rules.Seat
	// Open opens a record for looking at.
	Open func(k *App, record []byte) (Replay, error)
	// Tools are screens of the game's own that its lobby leads to.
	Tools []Tool
	// Served joins a server of the game's own protocol; nil for a game that has none.
	Served func(k *App, at Server) scenes.Scene
	// Table shows a match that a host plays elsewhere, once its hello was heard: see
	// [Game.Join].
	Table func(k *App, t *Remote, hello table.Hello) (func() (scenes.Scene, error), error)
	// BookFacts adds to what the rule book may name of a match, which is the value of
	// each option, by its key, and seats: numbers that follow from them, and words that
	// say which of two rules holds. nil adds nothing.
	BookFacts func(s rules.Setup, facts words.Facts)
	// Illustrate paints a picture of the rule book into r and answers true; it
	// answers false for a name it does not know. A wide picture has words of its
	// own in it: title and text are the block's.
	Illustrate func(g *ui.Gui, name string, r ui.Rect, title, text string) bool
	// IllustrationHeight is how high a picture is, in units, when the page is
	// 446 wide, and whether it paints its words itself.
	IllustrationHeight func(name string) (h float32, wide bool)
	// Gallery is what the game's screens are made of, for the gallery, and what to
	// call when it is left; nil shows nothing.
	Gallery func(k *App) (pieces []GalleryPiece, leave func())
	// Shot is the scene as it is after some steps with computer players in
	// every empty seat, for pictures; a negative number means the end.
	Shot func(k *App, s Start, step int) (scenes.Scene, error)
}

// Book is the game's rule book in a language, as it is for a match of that set-up.
func (f *FrontEnd) Book(lang string, s rules.Setup) ([]words.Chapter, error) {
	facts := words.Facts{}
	facts.Number("seats", max(s.Seats, f.Info.Min))
	for i := range f.Info.Options {
		key := f.Info.Options[i].Key
		facts[key] = f.Info.Value(s, key)
	}
	if f.BookFacts != nil {
		f.BookFacts(s, facts)
	}
	return words.Book(f.Info.ID, lang, facts)
}

// GalleryPiece is one thing that a game's screens are made of, in one of its states.
type GalleryPiece struct {
	// Name is what it is called there.
	Name words.Text
	// W and H are the room that it takes, in units.
	W, H float32
	// Paint paints it into a room of that size.
	Paint func(g *ui.Gui, r ui.Rect)
}

// Lesson is a first game that teaches by playing.
type Lesson struct {
	// Start is the match: a seed with which what the steps say happens, and partners of
	// [LessonLevel]. The first chair without a level is that of the person who learns.
	Start Start
	// Steps are shown one after the other.
	Steps []lesson.Step
}
