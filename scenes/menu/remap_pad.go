package menu

import (
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// padColumn is the column of a gamepad's buttons, after the parts of the keyboard.
const padColumn = len(input.Halves)

// padNames say what the buttons of a gamepad do, in the order of input.PadBound.
var padNames = [...]words.Text{
	words.SettingsKeysAct(), words.SettingsKeysBack(), words.SettingsKeysX(), words.SettingsKeysY(),
	words.SettingsPadPrevious(), words.SettingsPadNext(), words.SettingsPadUndo(), words.SettingsPadRest(),
}

func padName(b input.Button) words.Text {
	for i, bound := range input.PadBound {
		if bound == b {
			return padNames[i]
		}
	}
	return words.Text{}
}

// padAtHand returns the gamepad whose labels the page shows: the one used last, else
// any that is plugged in; ok is false when there is none.
func (s *preferences) padAtHand() (d input.Device, ok bool) {
	h := s.k.Env.Devices
	for i := range h.Frame().Pads {
		p := &h.Frame().Pads[i]
		if p.Device.IsGamepad() && p.Connected && (!ok || p.Device == h.Asked()) {
			d, ok = p.Device, true
		}
	}
	return d, ok
}

// captureButton takes the button of a gamepad that is to change its place.
func (s *preferences) captureButton(in *input.Frame) {
	m := &s.remap
	d, ok := s.padAtHand()
	cancelled := in.Pointer.Pressed != 0 || in.Keys.Pressed.Has(ebiten.KeyEscape) || in.Menu.Pressed.Has(input.Start) || !ok
	in.Menu = input.Menu{}
	in.Runes = in.Runes[:0]
	if cancelled {
		m.waiting, m.says = false, ""
		s.k.Play("ui.off")
		return
	}
	for i := range in.Pads {
		p := &in.Pads[i]
		for _, place := range input.PadBound {
			if p.Places.Has(place) {
				s.swap(d, place)
				return
			}
		}
	}
}

// swap makes the button at a place the one that is waited for, and says what
// moved.
func (s *preferences) swap(d input.Device, place input.Button) {
	m, k := &s.remap, s.k
	keys := &k.Env.Settings.Keys
	was := keys.Place(m.button)
	moved, err := keys.Swap(m.button, place)
	if err != nil {
		return // only those that can are offered
	}
	kind := k.Env.Devices.Kind(d)
	now, before := k.Spoken(input.PadLabel(kind, place)), k.Spoken(input.PadLabel(kind, was))
	m.waiting, m.wrong = false, false
	if moved == m.button {
		m.says = k.Say(words.SettingsPadDone(now))
	} else {
		m.says = k.Say(words.SettingsPadSwapped(k.Say(padName(moved)), k.Say(padName(m.button)), now, before))
	}
	k.Play("ui.lay")
	s.changed()
}

// paintPadPage paints what the buttons of a gamepad do, on the sheet.
func (s *preferences) paintPadPage(sheet ui.Rect) {
	p, k, m := s.g.P, s.k, &s.remap
	p.Label(k.Say(words.SettingsPadChange()), ui.Rect{X: sheet.X + 32, Y: sheet.Y + 16, W: sheet.W - 64, H: 50}, ui.SheetTitle, ui.Left)
	d, plugged := s.padAtHand()
	kind := k.Env.Devices.Kind(d)
	foot := s.footHigh()
	table := ui.Rect{X: sheet.X + 32, Y: sheet.Y + 78, W: sheet.W - 64, H: sheet.H - 78 - 82 - foot - 52}
	const rowsPerColumn = len(input.PadBound) / 2
	for i, b := range input.PadBound {
		cell := table.Column(i/rowsPerColumn, 2, 32).Row(i%rowsPerColumn, rowsPerColumn, 6)
		name, key := cell.CutLeft(cell.W*0.66, 10)
		p.Label(k.Say(padNames[i]), name, ui.RowLabel, ui.Left)
		place := k.Env.Settings.Keys.Place(b)
		// What would change places with a button that is not there would be lost.
		there := kind != input.Unknown || place != input.ZL && place != input.ZR
		s.paintBound(keyID(padColumn, i), b, input.PadLabel(kind, place), true, key, plugged && there)
	}
	says, ink := m.says, ui.Ink
	if m.waiting {
		says, ink = k.Say(words.SettingsPadPressFor(k.Say(padName(m.button)))), ui.Accent
	}
	line := ui.Rect{X: sheet.X + 32, Y: table.Bottom() + 6, W: sheet.W - 64, H: 46}
	p.ParagraphMid(says, line, ui.SmallStrong.Sized(ui.SizeText).With(ink), ui.Left)
	p.ParagraphMid(s.padState(d, plugged), line.Move(0, 50), ui.SmallStrong.With(ui.Second), ui.Left)
	s.paintRemapFoot(ui.Rect{X: sheet.X + 32, Y: sheet.Bottom() - 20 - foot, W: sheet.W - 64, H: foot})
}

// padState says which gamepad the page speaks of, and what can be done for one of
// which nothing is known.
func (s *preferences) padState(d input.Device, plugged bool) string {
	k := s.k
	h := k.Env.Devices
	switch {
	case !plugged:
		return k.Say(words.SettingsPadNone())
	case h.Kind(d) != input.Unknown:
		return k.Say(words.SettingsPadWhich(d.Number(), h.Name(d)))
	case runtime.GOOS == "js" || k.Env.Store.Where() == "":
		return k.Say(words.SettingsPadOdd(h.Name(d)))
	}
	return k.Say(words.SettingsPadOddFile(h.GUID(d), scenes.PadFile, k.Env.Store.Where()))
}
