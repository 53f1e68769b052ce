// Package kit has what every screen is built from: the window, the painter, words, sound, preferences
// and hints. Matches, lessons and menus are in packages play, lesson and menu.
package kit

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/phone"
	"ludotheque/scenes/ui"
)

// Words translates texts into the player's language; [words.Words] implements it.
type Words interface {
	// Say returns a text in the language in use; "" for the zero Text.
	Say(t words.Text) string
	// Named returns the text of a key composed from a name of the rules; ok is false if there is none,
	// or if it has slots.
	Named(key string) (t words.Text, ok bool)
	// Counted returns the function of such a key whose text has one slot, a whole number; nil if there
	// is none.
	Counted(key string) func(n int) words.Text
	// Number formats a number for the language, with that many decimals.
	Number(x float64, decimals int) string
	// Language returns the language in use: "fr" or "en".
	Language() string
	// SetLanguage sets the language to "fr" or "en"; for other codes it sets English and returns
	// false.
	SetLanguage(code string) bool
}

// Sound is the interface of the sound engine for screens.
type Sound interface {
	scenes.Sound
	// Play plays an effect by name ("GAME.move"). Pan is -1 (left) to 1; arg is the effect's argument;
	// other makes it softer, for another player's action.
	Play(name string, pan float32, arg int, other bool)
	// Game loads the effects of a game ("" for the menus) in the background.
	Game(id string)
	// Music starts a piece: "title" or a game's.
	Music(piece string)
	// MusicAt starts a piece at a section of its score: "B".
	MusicAt(piece, section string)
	// Silent reports that there is no sound output, or no longer.
	Silent() bool
	// Pause lowers the music during a pause.
	Pause(on bool)
	// Volumes sets the volumes, each 0 to 100, at once.
	Volumes(master, music, effects int)
}

// LossReporter is a Sound that knows why it is silent.
type LossReporter interface {
	// Lost reports that there was sound until the device disappeared.
	Lost() bool
}

// Keyboard is the on-screen keyboard of a phone; see package phone.
type Keyboard interface {
	// Offer says in a tick that a text can be written; it returns what was written so far, if it is
	// being written.
	Offer(f phone.Field) (text string, writing bool)
	// Flush ends a tick.
	Flush()
}

// Phone lets a phone's keyboard edit a text shown at r, of at most limit letters. It reports whether
// that is being done now; text is updated then.
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

// Prefs are the player's preferences for screens. The settings hold them; they change only between
// ticks.
type Prefs struct {
	// TextScale is the size of texts, 1 to 2.
	TextScale float32
	Motion    ui.Motion
	// Speed is the pace of computer players: 0.5 to 4, or 0 for no delay.
	Speed float32
	// Tempo is the speed of games in real time, in per cent; 0 means 100. Tempos are those of games that
	// have their own, by id.
	Tempo  int
	Tempos map[string]int
	// Press replaces holding by pressing once, and again to end.
	Press bool
	// Coordinates shows coordinates on boards, in a game that names its cells by them.
	Coordinates bool
}

// Kit is passed to every scene. It is used from Update and Draw only.
type Kit struct {
	Env   *scenes.Env
	P     *ui.Painter
	Words Words
	// Sound may be nil for silence.
	Sound Sound
	// Keyboard is a phone's on-screen keyboard; nil elsewhere.
	Keyboard Keyboard
	// Pasted returns the text that was pasted since the last call, or ""; keys says that the keys for
	// it were pressed. It may be nil.
	Pasted func(keys bool) (text string, err error)
	Prefs  Prefs
	// Learning reports that the scene that updates has a lesson: its game is never faster than usual.
	Learning bool
	// Watch, if not nil, is called with the widgets of every tick: see [ui.Gui.Things].
	Watch func(g *ui.Gui)
	// Hinted, if not nil, is called with every key and button that is shown, and its words.
	Hinted func(h Hint)

	said said
	// named caches the texts of Named, independent of language.
	named map[string]words.Text
	// counted caches the functions of Counted.
	counted map[string]func(n int) words.Text
	// hintsFor is the device that the hints of the next tick are for.
	hintsFor input.Device
	// noticed is the notice that screen readers were given last.
	noticed string
	toasts  ui.Toasts
	// toastsIn is the language of toasts.
	toastsIn string
	// pinned is what the next tick pins, or "".
	pinned string
	// resting is for how many ticks directions do not move the focus.
	resting int
	// pressed is the hint on which the pointer was last pressed.
	pressed ui.ID
}

// PersonName returns what the person of a seat is called on every screen: a name as far as there are fonts
// for its letters, or "Player B".
func (k *Kit) PersonName(name string, s rules.Seat) string {
	if name = k.P.Drawable(name); name != "" {
		return name
	}
	return k.Say(words.SeatPlayer(s.Letter()))
}

// Play plays an effect in the middle.
func (k *Kit) Play(name string) { k.PlayAt(name, 0, 0, false) }

// PlayTurn plays the motif before the turn of a seat: one pluck for the first seat, two for the second,
// and so on, so that it says also in the next room whose turn it is.
func (k *Kit) PlayTurn(p rules.Seat) { k.PlayAt("ui.turn", 0, int(p)+1, false) }

// PlayAt plays an effect at a position from -1 (left) to 1, with its argument; other says that it is
// another player's action.
func (k *Kit) PlayAt(name string, pan float32, arg int, other bool) {
	if k.Sound != nil {
		k.Sound.Play(name, pan, arg, other)
	}
}

// Tune loads the effects of a game and starts its music.
func (k *Kit) Tune(game string) {
	if k.Sound != nil {
		k.Sound.Game(game)
		k.Sound.Music(game)
	}
}

// HintsFor makes the hints of the next tick those of a device, for several players with one each of
// whom only one may act.
func (k *Kit) HintsFor(d input.Device) { k.hintsFor = d }

// Gui returns a new Gui for a scene, with the interface's sounds and the notices shared by all scenes.
func (k *Kit) Gui() *ui.Gui {
	g := ui.NewGui(k.P)
	g.Toasts = &k.toasts
	g.Sound = func(name string, arg int) { k.PlayAt("ui."+name, 0, arg, false) }
	return g
}

// Pin shows a notice in the next tick only, whichever scene it is of: see [ui.Gui.Pin].
func (k *Kit) Pin(text string) { k.pinned = text }

// Begin starts a tick of a scene's Gui with the input.
func (k *Kit) Begin(g *ui.Gui, in *input.Frame) {
	g.Motion = k.Prefs.Motion
	k.P.Plain = k.Env.Light() >= scenes.Plain
	if k.P.Plain && g.Motion == ui.Lively {
		g.Motion = ui.Gentle
	}
	k.Env.Devices.Ask(k.hintsFor)
	k.hintsFor = input.NoDevice
	k.P.TextScale, k.P.Least, k.P.Thumb = k.TextScale(), k.onPhone(legible), k.onPhone(fingertip)
	v := ui.NewView(k.Env.Width, k.Env.Height)
	h := Input(in, v)
	if in.Pointer.Touch {
		h.Reach = fingertip / 2 / k.perUnit()
	}
	if k.focusRests(in) {
		h.DX, h.DY = 0, 0
	}
	unpasted := k.paste(g, &h, &in.Keys)
	if now := k.Words.Language(); now != k.toastsIn {
		k.toasts, k.toastsIn = ui.Toasts{}, now
		scenes.TellLanguage(now)
	}
	g.Begin(v, h)
	if k.pinned != "" {
		g.Pin(k.pinned)
		k.pinned = ""
	}
	if unpasted != nil {
		g.Toast(k.Say(words.PasteFailed()))
	}
	k.Env.Devices.Typing(false)
	for n, ok := k.Env.TakeUnsaid(); ok; n, ok = k.Env.TakeUnsaid() {
		g.Toasts.Drop(k.Say(n))
	}
	for n, ok := k.Env.TakeNotice(); ok; n, ok = k.Env.TakeNotice() {
		g.Toast(k.Say(n))
	}
}

// paste adds what was pasted to the letters typed into a field. The error says that the clipboard cannot
// be read.
func (k *Kit) paste(g *ui.Gui, h *ui.Input, keys *input.Keys) error {
	if k.Pasted == nil {
		return nil
	}
	text, err := k.Pasted(g.Typing() && commands(keys) && keys.Pressed.Has(ebiten.KeyV))
	if text != "" && g.Typing() {
		h.Runes = append(slices.Clip(h.Runes), []rune(text)...)
	}
	return err
}

// Sizes on a phone, in the system's pixels: of a fingertip, and of the smallest legible note.
const (
	fingertip = 44
	legible   = 12
)

// perUnit returns the number of the system's pixels in a unit.
func (k *Kit) perUnit() float32 {
	return ui.NewView(k.Env.Width, k.Env.Height).Scale / float32(k.Env.Scale)
}

// TextScale returns the factor for the size of texts, 1 to 2: that of the settings, but on a phone,
// whose units are small, at least enough for the smallest type to be readable. It is in the settings'
// steps of a quarter.
func (k *Kit) TextScale() float32 {
	t := k.Prefs.TextScale
	if k.Env.Coarse {
		t = max(t, float32(math.Ceil(float64(4*legible/(ui.SizeFine*k.perUnit()))))/4)
	}
	return max(1, min(2, t))
}

// onPhone converts the system's pixels to units on a phone; it returns 0 elsewhere.
func (k *Kit) onPhone(px float32) float32 {
	if !k.Env.Coarse {
		return 0
	}
	return px / k.perUnit()
}

// End finishes a tick of a scene's Gui.
func (k *Kit) End(g *ui.Gui) {
	k.Env.Devices.Typing(g.Typing())
	if k.Keyboard != nil {
		k.Keyboard.Flush()
	}
	g.End()
	if said := k.toasts.Newest(); said != k.noticed {
		if k.noticed = said; said != "" {
			scenes.TellStatus(said)
		}
	}
	if k.Watch != nil {
		k.Watch(g)
	}
}

// RestFocus leaves the focus where it is for a second, and for as long as a direction is held: who steers in
// real time presses directions a little past its end.
func (k *Kit) RestFocus() { k.resting = input.TicksPerSecond }

// focusRests reports whether directions do not move the focus in this tick.
func (k *Kit) focusRests(in *input.Frame) bool {
	if k.resting == 0 {
		return false
	}
	k.resting--
	for i := range in.Pads {
		if in.Pads[i].Held&input.Of(input.Up, input.Down, input.Left, input.Right) != 0 {
			k.resting = max(k.resting, 1)
		}
	}
	return true
}

// Input converts a frame for widgets.
func Input(in *input.Frame, v ui.View) ui.Input {
	p := &in.Pointer
	h := ui.Input{
		X: float32(p.X) / v.Scale, Y: float32(p.Y) / v.Scale, Moved: p.Moved,
		Down: p.Held.Has(input.MouseLeft), Pressed: p.Pressed.Has(input.MouseLeft),
		Released: p.Released.Has(input.MouseLeft) && !p.Cancelled, Wheel: float32(p.WheelY),
		Act: in.Menu.Pressed.Has(input.A), Back: in.Menu.Pressed.Has(input.B),
		Runes: in.Runes, Padded: in.Device.IsGamepad(), Missed: in.Missed,
	}
	if !p.Hovers() {
		h.X, h.Y, h.Moved = -1000, -1000, false
	}
	h.Keyed = !in.Keys.Pressed.Empty()
	for i := range in.Pads {
		h.Keyed = h.Keyed || in.Pads[i].Pressed != 0
	}
	h.DX, h.DY = in.Menu.Steps()
	h.Page = among(&in.Keys.Repeat, ebiten.KeyPageUp, ebiten.KeyPageDown)
	h.End = among(&in.Keys.Pressed, ebiten.KeyHome, ebiten.KeyEnd)
	r := in.Menu.Repeat
	if r.Has(input.R) {
		h.Tab++
	}
	if r.Has(input.L) {
		h.Tab--
	}
	if commands(&in.Keys) { // a browser reports the letters of commands too
		h.Runes = nil
		h.All = in.Keys.Pressed.Has(ebiten.KeyA)
	}
	h.Erase = in.Keys.Repeat.Has(ebiten.KeyBackspace) || in.Keys.Repeat.Has(ebiten.KeyDelete)
	return h
}

// commands reports whether letters are commands: Control, or Command on a Mac, is down. With Alt,
// Control is AltGr on Windows, which writes.
func commands(k *input.Keys) bool {
	return k.Control() && !k.Held.Has(ebiten.KeyAltLeft) && !k.Held.Has(ebiten.KeyAltRight)
}

// among returns -1 if the first of two keys is in a set, else 1 if the second is, else 0.
func among(keys *input.KeySet, back, on ebiten.Key) int {
	switch {
	case keys.Has(back):
		return -1
	case keys.Has(on):
		return 1
	}
	return 0
}
