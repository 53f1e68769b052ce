// Package kit is what every screen of the cabinet is built from: the window,
// the painter, words, sound and preferences, the way to the screens that all
// games share, and what a game's front end offers to them.
//
// A game's scene knows no menu and a menu knows no game's rules: they meet
// here, in [Start], [Outcome], [Replay] and [FrontEnd].
package kit

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/phone"
	"ludotheque/scenes/ui"
)

// Words puts a key into the player's language; args are names and values in
// turn, as in T("turn.of", "n", 3, "all", 75).
type Words interface {
	T(key string, args ...any) string
	// Language is the language in use: "fr" or "en".
	Language() string
	// SetLanguage changes it to "fr" or "en"; what is neither means English and
	// false.
	SetLanguage(code string) bool
	// Has says whether there are words for a key.
	Has(key string) bool
}

// Sound is what screens ask of the sound engine.
type Sound interface {
	scenes.Sound
	// Play plays an effect by name ("bzzz.ko"). Pan is -1 (left) to 1; arg is
	// the effect's argument; other makes it softer, as somebody else's doing.
	Play(name string, pan float32, arg int, other bool)
	// Game loads the effects of a game ("" for the menus) in the background.
	Game(id string)
	// Music begins a piece: "title" or a game's.
	Music(piece string)
	// MusicAt begins a piece at a section of its score: "B".
	MusicAt(piece, section string)
	// Silent says that the machine gives no sound, or no longer.
	Silent() bool
	// Pause dulls the music under a pause.
	Pause(on bool)
	// Volumes sets the sliders, each 0 to 100; they are heard at once.
	Volumes(master, music, effects int)
}

// Loser is a Sound that can say why it gives none.
type Loser interface {
	// Lost says that there was sound until its device went away.
	Lost() bool
}

// Keyboard is the keyboard that a phone shows on its screen; package phone has
// it.
type Keyboard interface {
	// Offer says in a tick that a text can be written; text is what was written
	// so far, if it is being written.
	Offer(f phone.Field) (text string, writing bool)
	// Flush ends a tick.
	Flush()
}

// Phone lets a phone's keyboard write a text that stands at r, of at most limit
// letters. It says whether that is being done now; text follows then.
func (k *Kit) Phone(name string, n int, r ui.Rect, text *string, limit int) bool {
	if k.Keyboard == nil {
		return false
	}
	v := k.P.View()
	w, h := float64(v.W), float64(v.H)
	now, writing := k.Keyboard.Offer(phone.Field{Name: name, N: n, X: float64(r.X) / w, Y: float64(r.Y) / h, W: float64(r.W) / w, H: float64(r.H) / h, Text: *text, Limit: limit})
	if writing {
		*text = now
	}
	return writing
}

// Prefs are the player's preferences as screens need them. The settings keep
// them; they change between two ticks only.
type Prefs struct {
	// TextScale is the size of texts, 1 to 2.
	TextScale float32
	Motion    ui.Motion
	// Speed is the pace of what computer players do: 0.5 to 4, or 0 for at once.
	Speed float32
	// Tempo is the speed of games in real time, in per cent; 0 is 100.
	Tempo int
	// Press says that whatever is held can be pressed once, and again to end it.
	Press bool
}

// Kit is handed to every scene. It is used from Update and Draw only.
type Kit struct {
	Env   *scenes.Env
	P     *ui.Painter
	Words Words
	// Sound may be nil: silence.
	Sound Sound
	// Keyboard is the keyboard that a phone shows on its screen; nil elsewhere.
	Keyboard Keyboard
	Prefs    Prefs
	// FrontEnds are the games, in the order of the title.
	FrontEnds []*FrontEnd

	// Watch, when not nil, is shown the widgets of every tick: see [ui.Gui.Things].
	Watch func(g *ui.Gui)

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

	lesson *teacher // the lesson that goes on, or nil
	said   said
	// ask is the device that the hints of the tick that begins are for.
	ask    input.Device
	toasts ui.Toasts
}

// FrontEnd is the front end of the game of that id, or nil.
func (k *Kit) FrontEnd(id string) *FrontEnd {
	for _, f := range k.FrontEnds {
		if f.Info.ID == id {
			return f
		}
	}
	return nil
}

// Play plays an effect in the middle.
func (k *Kit) Play(name string) { k.PlayAt(name, 0, 0, false) }

// PlayAt plays an effect at a place, from -1 (left) to 1, with its argument;
// other says that it is somebody else's doing.
func (k *Kit) PlayAt(name string, pan float32, arg int, other bool) {
	if t := k.lesson; t != nil && t.here {
		t.hear(name, other)
	}
	if k.Sound != nil {
		k.Sound.Play(name, pan, arg, other)
	}
}

// Tune loads the effects of a game and begins its music.
func (k *Kit) Tune(game string) {
	if k.Sound != nil {
		k.Sound.Game(game)
		k.Sound.Music(game)
	}
}

// Gui is a new Gui for a scene, with the interface's sounds and the notices that
// all scenes show.
func (k *Kit) Gui() *ui.Gui {
	g := ui.NewGui(k.P)
	g.Toasts = &k.toasts
	g.Sound = func(name string, arg int) { k.PlayAt("ui."+name, 0, arg, false) }
	return g
}

// Begin starts a tick of a scene's Gui with what the hands did.
func (k *Kit) Begin(g *ui.Gui, in *input.Frame) {
	g.Motion = k.Prefs.Motion
	k.Env.Hands.Ask(k.ask)
	k.ask = input.NoDevice
	k.P.TextScale = max(1, min(2, k.Prefs.TextScale))
	v := ui.NewView(k.Env.Width, k.Env.Height)
	g.Begin(v, Hands(in, v))
	k.Env.Hands.Typing(false)
	for n, ok := k.Env.TakeNotice(); ok; n, ok = k.Env.TakeNotice() {
		g.Toast(k.T(n.Key, n.Args...))
	}
}

// End finishes a tick of a scene's Gui.
func (k *Kit) End(g *ui.Gui) {
	if t := k.lesson; t != nil && t.here {
		t.paint(k, g)
		t.here = false
	}
	k.Env.Hands.Typing(g.Typing())
	if k.Keyboard != nil {
		k.Keyboard.Flush()
	}
	g.End()
	if k.Watch != nil {
		k.Watch(g)
	}
}

// Hands is a frame as widgets understand it.
func Hands(in *input.Frame, v ui.View) ui.Hands {
	p := &in.Pointer
	h := ui.Hands{
		X: float32(p.X) / v.Scale, Y: float32(p.Y) / v.Scale, Moved: p.Moved,
		Down: p.Held.Has(input.MouseLeft), Pressed: p.Pressed.Has(input.MouseLeft),
		Released: p.Released.Has(input.MouseLeft) && !p.Cancelled, Wheel: float32(p.WheelY),
		Act: in.Menu.Pressed.Has(input.A), Back: in.Menu.Pressed.Has(input.B),
		Runes: in.Runes, Padded: in.Device.IsGamepad(),
	}
	if !p.Hovers() {
		h.X, h.Y, h.Moved = -1000, -1000, false
	}
	h.DX, h.DY = in.Menu.Steps()
	r := in.Menu.Repeat
	if r.Has(input.R) {
		h.Tab++
	}
	if r.Has(input.L) {
		h.Tab--
	}
	h.Erase = in.Keys.Repeat.Has(ebiten.KeyBackspace)
	return h
}

// Chair is a seat of a match and who sits there.
type Chair struct {
	// Name is what the person is called; empty for a computer player.
	Name string `json:"name,omitempty"`
	// Level is the computer player's level; empty for a person.
	Level string `json:"level,omitempty"`
	// Device is what the person holds; 0 for any device.
	Device input.Device `json:"-"`
}

// Person says whether a person sits there.
func (c *Chair) Person() bool { return c.Level == "" }

// Start is what a lobby hands to a game.
type Start struct {
	Setup  rules.Setup
	Chairs []Chair
	// SeedText is the seed as the player knows it, for sharing.
	SeedText string
	// Resume is the name of a record to go on with; empty for a new match.
	// Setup and Chairs come from it then.
	Resume string
}

// People is the number of persons at the table.
func (s *Start) People() int {
	n := 0
	for i := range s.Chairs {
		if s.Chairs[i].Person() {
			n++
		}
	}
	return n
}

// Text is words that are put into the player's language when they are shown.
type Text struct {
	Key  string
	Args []any
}

// Say is the text in the player's language; empty for an empty key.
func (k *Kit) Say(t Text) string {
	if t.Key == "" {
		return ""
	}
	return k.T(t.Key, t.Args...)
}

// Paused is what a pause sheet says and offers.
type Paused struct {
	// Where says how far the game is: "turn 23 of 75".
	Where Text
	// Game is the game's id, for its rule book.
	Game string
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
	// Quit leaves the match, which is kept and can be gone on with.
	Quit func() scenes.Scene
	// Elsewhere says that the match is a server's: it goes on meanwhile, and
	// who leaves it cannot go on with it.
	Elsewhere bool
}

// Outcome is everything the results screen shows of a match that is over.
type Outcome struct {
	Game   string
	Start  Start
	Result *rules.Result
	// Title and Why are the headline's reason and its sentence.
	Title, Why Text
	// Short is both in a few words, for a ticket: "Blitzkrieg, turn 58".
	Short Text
	// Notes say one thing about each seat, as "9 bees".
	Notes []Text
	// PlotTitle, Curves, Limit and Last are the plot over time.
	PlotTitle Text
	Curves    []ui.Curve
	LimitAt   float32
	LimitName Text
	Last      Text
	// LuckTitle and Luck compare what was rolled with what was to be expected;
	// empty for a game without dice.
	LuckTitle Text
	Luck      []Luck
	// ExtraTitle and Extra are a picture of the game's own, in the place of the
	// luck; nil for none.
	ExtraTitle Text
	Extra      func(g *ui.Gui, r ui.Rect)
	// Record is the name of the match's record; empty when it was not kept.
	Record string
	// Again starts the same match with the same people.
	Again func() scenes.Scene
}

// Luck is how often a seat's rolls went well, and how often they should have.
type Luck struct {
	Seat     rules.Seat
	Won      int
	Rolls    int
	Expected float64
}

// Mark is an event on a replay's timeline.
type Mark struct {
	// At is the position of the replay right after the event.
	At   int
	Icon string
	Seat rules.Seat
	// Big events are stops for "next event".
	Big bool
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
	Marks() []Mark
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

// Tool is a screen of a game's own that its lobby leads to.
type Tool struct {
	Name Text
	// Icon is the artwork's name.
	Icon string
	// Open is the screen; closing it shows behind again.
	Open func(k *Kit, behind scenes.Scene) scenes.Scene
}

// FrontEnd is what a game offers to the menus.
type FrontEnd struct {
	Info *rules.Info
	// Levels are the computer players' levels, from the weakest.
	Levels []string
	// Ready games can be played; the others show an honest poster.
	Ready bool
	// New begins a match, or goes on with a record. The error is worth a dialog.
	New func(k *Kit, s Start) (scenes.Scene, error)
	// Lesson is a first game that teaches by playing; nil when there is none. The
	// scene is a [Pupil] then.
	Lesson *Lesson
	// Minutes is about how long a match of that set-up takes; nil says nothing.
	Minutes func(s rules.Setup) int
	// Check says why a set-up that keeps to what Info declares cannot be played
	// all the same, as when two options do not go together; the zero Text when
	// it can. nil accepts every one.
	Check func(s rules.Setup) Text
	// Open opens a record for looking at.
	Open func(k *Kit, record []byte) (Replay, error)
	// Tools are screens of the game's own that its lobby leads to.
	Tools []Tool
	// Illustrate paints a picture of the rule book into r and answers true; it
	// answers false for a name it does not know. A wide picture has words of its
	// own in it: title and text are the block's.
	Illustrate func(g *ui.Gui, name string, r ui.Rect, title, text string) bool
	// IllustrationHeight is how high a picture is, in units, when the page is
	// 446 wide, and whether it paints its words itself.
	IllustrationHeight func(name string) (h float32, wide bool)
	// Gallery is what the game's screens are made of, for the gallery, and what to
	// call when it is left; nil shows nothing.
	Gallery func(k *Kit) (pieces []Exhibit, leave func())
	// Shot is the scene as it is after some steps with computer players in
	// every empty seat, for pictures; a negative number means the end.
	Shot func(k *Kit, s Start, step int) (scenes.Scene, error)
}

// Exhibit is one thing that a game's screens are made of, in one of its states.
type Exhibit struct {
	// Name is the key of its words.
	Name string
	// W and H are the room that it takes, in units.
	W, H float32
	// Paint paints it into a room of that size.
	Paint func(g *ui.Gui, r ui.Rect)
}
