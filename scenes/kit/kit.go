// Package kit is what every screen of the cabinet is built from: the window,
// the painter, words, sound, preferences and hints. It knows no match, no lesson
// and no menu: those are in packages play, lesson and menu.
package kit

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/phone"
	"ludotheque/scenes/ui"
)

// Words puts texts into the player's language: [words.Words] does.
type Words interface {
	// Say returns a text in the language in use; "" for the zero Text.
	Say(t words.Text) string
	// Named returns the text of a key that is put together from a name of the rules; ok is false when
	// there is none, and when it has slots.
	Named(key string) (t words.Text, ok bool)
	// Counted returns the function of such a key whose text has one slot, a whole number; nil when
	// there is none.
	Counted(key string) func(n int) words.Text
	// Number returns a number as the language writes it, with so many decimals.
	Number(x float64, decimals int) string
	// Language returns the language in use: "fr" or "en".
	Language() string
	// SetLanguage changes it to "fr" or "en"; what is neither means English and
	// false.
	SetLanguage(code string) bool
}

// Sound is what screens ask of the sound engine.
type Sound interface {
	scenes.Sound
	// Play plays an effect by name ("GAME.move"). Pan is -1 (left) to 1; arg is
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

// Phone lets a phone's keyboard write a text that stands at r, of at most limit letters. It reports
// whether that is being done now; text follows then.
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
	// Coordinates says that boards show them, in a game that names its cells by them.
	Coordinates bool
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
	// Watch, when not nil, is shown the widgets of every tick: see [ui.Gui.Things].
	Watch func(g *ui.Gui)

	said said
	// named are the texts that Named was asked for, in no language yet.
	named map[string]words.Text
	// counted are the functions that Counted was asked for.
	counted map[string]func(n int) words.Text
	// hintsFor is the device that the hints of the tick that begins are for.
	hintsFor input.Device
	toasts   ui.Toasts
	// pressed is the hint on which the pointer came down last.
	pressed ui.ID
}

// Play plays an effect in the middle.
func (k *Kit) Play(name string) { k.PlayAt(name, 0, 0, false) }

// PlayAt plays an effect at a place, from -1 (left) to 1, with its argument;
// other says that it is somebody else's doing.
func (k *Kit) PlayAt(name string, pan float32, arg int, other bool) {
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

// HintsFor makes the hints of the next tick those of a device, as when several
// people have one each and only one of them decides.
func (k *Kit) HintsFor(d input.Device) { k.hintsFor = d }

// Gui returns a new Gui for a scene, with the interface's sounds and the notices that all scenes show.
func (k *Kit) Gui() *ui.Gui {
	g := ui.NewGui(k.P)
	g.Toasts = &k.toasts
	g.Sound = func(name string, arg int) { k.PlayAt("ui."+name, 0, arg, false) }
	return g
}

// Begin starts a tick of a scene's Gui with what the hands did.
func (k *Kit) Begin(g *ui.Gui, in *input.Frame) {
	g.Motion = k.Prefs.Motion
	k.Env.Hands.Ask(k.hintsFor)
	k.hintsFor = input.NoDevice
	k.P.TextScale, k.P.Least, k.P.Thumb = k.TextScale(), k.onPhone(legible), k.onPhone(fingertip)
	v := ui.NewView(k.Env.Width, k.Env.Height)
	h := Hands(in, v)
	if in.Pointer.Touch {
		h.Reach = fingertip / 2 / k.perUnit()
	}
	g.Begin(v, h)
	k.Env.Hands.Typing(false)
	for n, ok := k.Env.TakeNotice(); ok; n, ok = k.Env.TakeNotice() {
		g.Toast(k.Say(n))
	}
}

// What a finger hits and an eye reads on a phone, in the system's pixels: a fingertip is
// fingertip wide, and a note under a figure at least legible high.
const (
	fingertip = 44
	legible   = 12
)

// perUnit returns how many of the system's pixels make a unit.
func (k *Kit) perUnit() float32 {
	return ui.NewView(k.Env.Width, k.Env.Height).Scale / float32(k.Env.Scale)
}

// TextScale returns how many times their size texts are shown at, 1 to 2: as the settings say, and on
// a phone, whose units are small, at least so that the smallest of types can be read. It goes in the
// settings' steps of a quarter.
func (k *Kit) TextScale() float32 {
	t := k.Prefs.TextScale
	if k.Env.Coarse {
		t = max(t, float32(math.Ceil(float64(4*legible/(ui.SizeFine*k.perUnit()))))/4)
	}
	return max(1, min(2, t))
}

// onPhone returns so many of the system's pixels in units on a phone; 0 elsewhere.
func (k *Kit) onPhone(px float32) float32 {
	if !k.Env.Coarse {
		return 0
	}
	return px / k.perUnit()
}

// End finishes a tick of a scene's Gui.
func (k *Kit) End(g *ui.Gui) {
	k.Env.Hands.Typing(g.Typing())
	if k.Keyboard != nil {
		k.Keyboard.Flush()
	}
	g.End()
	if k.Watch != nil {
		k.Watch(g)
	}
}

// Hands returns a frame as widgets understand it.
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
	h.Keyed = !in.Keys.Pressed.Empty()
	for i := range in.Pads {
		h.Keyed = h.Keyed || in.Pads[i].Pressed != 0
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
