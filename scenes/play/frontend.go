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

// Paused is the content of a pause sheet.
type Paused struct {
	// Where says how far the game is: "turn 23 of 75".
	Where words.Text
	// Game is the game's id, and Setup that of the match, for its rule book.
	Game  string
	Setup rules.Setup
	// Lost is the seat whose gamepad was disconnected, or rules.Spectator.
	Lost rules.Seat
	// LostName is the name of its person.
	LostName string
	// Device is that gamepad. When it is connected again the person is back.
	Device input.Device
	// Sign maps a seat to the one whose colour and shape it has; nil is the identity.
	Sign func(p rules.Seat) rules.Seat
	// Hold, if not nil, is called with the device that the person of the lost seat uses
	// now.
	Hold func(d input.Device)
	// Computer, if not nil, gives the lost seat to a computer player.
	Computer func()
	// Restart begins the same match again; it is nil if that is impossible.
	Restart func() scenes.Scene
	// GiveUp, if not nil, loses the match for the person who asked for the pause.
	GiveUp func()
	// Abandon, if not nil, leaves the match: its record goes to the bin.
	Abandon func() scenes.Scene
	// Quit leaves the match, which is kept and can be resumed.
	Quit func() scenes.Scene
	// Elsewhere says that the match is a host's or a server's: it goes on under the sheet, and this
	// program keeps no record of it.
	Elsewhere bool
	// Rejoins says that a computer player takes the seat of the person who leaves, who can come back
	// to it: the sheet asks and says so.
	Rejoins bool
	// Live, if not nil, is called in each tick of the sheet. It takes in what a match that
	// goes on has come to.
	Live func() Live
	// Invite, if not nil, returns the screen over the sheet that says how others come to the host's table, and who sits
	// there.
	Invite func(behind scenes.Scene) scenes.Scene
	// Unsaved reports whether the match is not being saved, so that leaving loses it. It
	// mends the record first; it is called when the sheet opens and when it is left. Nil
	// means that the match is saved.
	Unsaved func() bool
}

// Live is how a match that goes on under a pause sheet stands.
type Live struct {
	// Where says how far the game is.
	Where words.Text
	// Clock says whose turn ends in how many seconds, or that the host does not answer; it is the zero Text if
	// no turn ends by itself.
	Clock words.Text
	// Turn says to the person at this screen that it is their turn, and for how long if a turn ends by itself; it is
	// the zero Text otherwise.
	Turn words.Text
	// Paused says that the host has paused the match.
	Paused bool
	// Code is that of the host's table, by which who leaves comes back; "" if there is none.
	Code string
	// Next, if not nil, is shown instead of the match, which is over or closed.
	Next scenes.Scene
}

// Outcome is everything that the results screen shows of a finished match.
type Outcome struct {
	// What the match's history tells.
	history.Outcome
	Game   string
	Start  Start
	Result *rules.Result
	// Extra paints a picture of the game's own, under ExtraTitle; it may be nil.
	Extra func(g *ui.Gui, r ui.Rect)
	// Ceremony paints a larger picture with titles of its own; it may be nil. If open is
	// set there is a record: then it returns the replay position that a click on the
	// picture leads to, or less than 0 for none.
	Ceremony func(g *ui.Gui, r ui.Rect, open bool) int
	// Course paints a picture in the place of the plot; it may be nil.
	Course func(g *ui.Gui, r ui.Rect)
	// Record is the name of the match's record, or empty if it was not kept.
	Record string
	// Again starts the same match with the same people.
	Again func() scenes.Scene
	// Elsewhere says that the match was a host's, and that Again leads to its lobby. Leave then
	// leaves its table.
	Elsewhere bool
	Leave     func() scenes.Scene
	// Follow, if not nil, is called in each tick of the results: it returns the scene of the
	// table's next match once that has begun, and how many of its guests have agreed to one.
	Follow func() (next scenes.Scene, agreed, guests int)
	// Lesson says that the match was a lesson's: what follows it is a first match.
	Lesson bool
}

// Placed is a [Replay] that describes a position in the game's own words.
type Placed interface {
	// Where describes a position; it is empty where the turn is enough.
	Where(at int) words.Text
	// Elapsed returns the seconds that were played at a position, or -1 in a game that counts turns.
	Elapsed(at int) int
}

// Replay is a record of a game that can be shown at every position from 0 to Len. It is
// used from one goroutine. If it is a [scenes.Closer], the code that opened it closes it
// once nothing shows it any more.
type Replay interface {
	Len() int
	// Turn returns the game's own turn number at a position.
	Turn(at int) int
	Start() Start
	Result() *rules.Result
	// Scores returns the scores of the seats at a position.
	Scores(at int) []int
	// ScoreText returns the score of a seat at a position in figures, as "12", or "12–21" where it is
	// known in part only.
	ScoreText(at int, seat rules.Seat) string
	Marks() []history.Mark
	// Say describes the event that led to a position, or returns "", and Subject returns whose event
	// that is, or [rules.Spectator].
	Say(at int) string
	Subject(at int) rules.Seat
	// Tell describes the event of a mark of Marks.
	Tell(m *history.Mark) string
	// Position returns the position that shows a step of the record; it may be beyond Len.
	Position(step int) int
	// Paint paints the board into r at a position, t (0 to 1) of the way from the
	// position before; follow draws attention to the event.
	Paint(g *ui.Gui, r ui.Rect, at int, t float32, follow bool)
	// Outcome returns what the results screen shows, or nil if the record stops before
	// the end.
	Outcome() *Outcome
}

// Eyed is a [Replay] that may be seen as one of its players saw it.
type Eyed interface {
	// Eyed reports whether SeeAs makes a difference: in a finished match with secrets, or where a player
	// can be followed.
	Eyed() bool
	// Follows reports that the board goes with a seat that it is seen as: there are no secrets.
	Follows() bool
	// SeeAs shows what a seat knew at each position, or follows it where there are no secrets;
	// [rules.Spectator] shows all. Marks, Say and the board change with it.
	SeeAs(seat rules.Seat)
}

// Wide is a [Replay] that also has a screen of its own, with more than a board in a list
// has room for.
type Wide interface {
	// Wide returns that screen at a position; leaving it leads to behind.
	Wide(behind scenes.Scene, at int) scenes.Scene
}

// Shaped is a [Replay], or its [Board], with a fixed aspect ratio: there is nothing to
// see beside the board.
type Shaped interface {
	// Shape returns the width of the board divided by its height, or 0 for any.
	Shape() float32
}

// Audible is a [Replay] with sound.
type Audible interface {
	// Hear plays the sounds of reaching a position from the one before.
	Hear(at int)
}

// Tool is a screen of a game's own that its lobby leads to.
type Tool struct {
	Name words.Text
	// Icon is the artwork's name.
	Icon string
	// Open returns the screen; closing it shows behind again.
	Open func(k *App, behind scenes.Scene) scenes.Scene
}

// Server is a server with a game's own protocol, and how it is joined.
type Server struct {
	// Address is HOST:PORT, and Socket the address of its WebSocket; "" for TCP.
	Address, Socket string
	// Nick is the name of the person there, or "" for the name in the settings.
	Nick string
	// Watch joins as a spectator.
	Watch bool
	// Back returns the screen from which it was joined.
	Back func() scenes.Scene
}

// FrontEnd is what a game offers to the menus.
type FrontEnd struct {
	Info *rules.Info
	// Look is how the shared screens show the game.
	Look Look
	// Levels are the computer players' levels, from the weakest.
	Levels []string
	// New begins a match or resumes a record. Its error is shown in a dialog.
	New func(k *App, s Start) (scenes.Scene, error)
	// Lesson returns a first game that teaches by playing; nil if there is none. The scene is a
	// [lesson.Pupil] then.
	Lesson func() *Lesson
	// Minutes estimates how long a match with that set-up takes; nil gives no estimate.
	Minutes func(s rules.Setup) int
	// Check says why a set-up that Info accepts cannot be played all the same, as when
	// two options exclude each other; it returns the zero Text if it can. Nil accepts
	// all.
	Check func(s rules.Setup) words.Text
	// Signs is [Game].Signs.
	Signs func(s rules.Setup) []rules.Seat
	// Roles says that lists and results show roles in the place of seats, which change hands in a match: only its
	// replay knows whose is whose at the end.
	Roles bool
	// Open opens a record for replay.
	Open func(k *App, record []byte) (Replay, error)
	// Tools are screens of the game's own that its lobby leads to.
	Tools []Tool
	// Served joins a server with the game's own protocol; nil for a game that has none.
	Served func(k *App, at Server) scenes.Scene
	// Table shows a match that a host plays, after its hello was received: see
	// [Game.Join].
	Table func(k *App, t *Remote, hello table.Hello) (func() (scenes.Scene, error), error)
	// BookFacts adds to the facts that the rule book may name, which are seats and the
	// value of each option by its key: numbers that follow from them, and words that
	// select one of two rules. Nil adds nothing.
	BookFacts func(s rules.Setup, facts words.Facts)
	// Illustrate paints a picture of the rule book into r and returns true, or returns
	// false for an unknown name. A wide picture contains its own words: title and text
	// are the block's.
	Illustrate func(g *ui.Gui, name string, r ui.Rect, title, text string) bool
	// IllustrationHeight returns the height of a picture on a page 446 units wide, and
	// whether it paints its words itself.
	IllustrationHeight func(name string) (h float32, wide bool)
	// Gallery returns the parts of the game's screens for the gallery and a function to
	// call when it is left; nil shows nothing.
	Gallery func(k *App) (pieces []GalleryPiece, leave func())
	// Shot returns the scene after that number of steps with computer players in every
	// empty seat, for pictures; a negative number means the end.
	Shot func(k *App, s Start, step int) (scenes.Scene, error)
}

// Book returns the game's rule book in a language, for a match with that set-up.
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

// GalleryPiece is a part of a game's screens in one of its states.
type GalleryPiece struct {
	// Name is its label.
	Name words.Text
	// W and H are its size in units.
	W, H float32
	// Paint paints it at that size.
	Paint func(g *ui.Gui, r ui.Rect)
}

// Lesson is a first game that teaches by playing.
type Lesson struct {
	// Start is the match: a seed with which what the steps announce happens, and partners
	// of [LessonLevel]. The first chair without a level is the learner's.
	Start Start
	// Steps are shown one after the other.
	Steps []lesson.Step
	// Alone says that the match is there for the steps alone: after them the game's first match begins.
	Alone bool
}
