package menu

import (
	"errors"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// remap is the sheet on which keys are changed.
type remap struct {
	open bool
	// pads says that its page with the buttons of gamepads is seen.
	pads bool
	// waiting says that the next key pressed becomes this button of this half.
	waiting bool
	half    int
	button  input.Button
	// says is the last answer; wrong that it is a refusal.
	says  string
	wrong bool
}

// rows are the buttons in the order of the sheet, with their names.
var rows = [...]struct {
	b    input.Button
	name words.Text
}{
	{input.Up, words.SettingsKeysUp()}, {input.Left, words.SettingsKeysLeftward()}, {input.Down, words.SettingsKeysDown()}, {input.Right, words.SettingsKeysRightward()},
	{input.A, words.SettingsKeysAct()}, {input.B, words.SettingsKeysBack()}, {input.X, words.SettingsKeysX()}, {input.Y, words.SettingsKeysY()},
}

func keyID(half, row int) ui.ID { return ui.ID{Name: "key", N: 10*half + row} }

func (s *preferences) openRemap() {
	// A person who comes with a gamepad sees its buttons first.
	s.remap = remap{open: true, pads: s.k.Env.Devices.Asked().IsGamepad()}
	s.k.Play("ui.page")
	half := 0
	if s.remap.pads {
		half = padColumn
	}
	s.g.Focus(keyID(half, 0))
}

func (s *preferences) closeRemap() {
	s.remap.open = false
	s.k.Play("ui.page")
	s.g.Focus(ui.ID{Name: "remap"})
}

// capture takes the key that is to be bound, before any menu can take it for
// something else.
func (s *preferences) capture(in *input.Frame) {
	m := &s.remap
	if !m.waiting {
		return
	}
	if m.pads {
		s.captureButton(in)
		return
	}
	cancelled := in.Pointer.Pressed != 0
	for i := range in.Pads {
		if p := &in.Pads[i]; p.Device.IsGamepad() && p.Pressed.Any(input.Of(input.B, input.A)) {
			cancelled = true
		}
	}
	key, pressed := in.Keys.Pressed.First()
	in.Menu = input.Menu{}
	in.Runes = in.Runes[:0]
	switch {
	case pressed && key == ebiten.KeyEscape || cancelled:
		m.waiting, m.says = false, ""
		s.k.Play("ui.off")
	case pressed:
		s.bind(key)
	}
}

// bind makes a key the button that waits for it, or says what it is already.
func (s *preferences) bind(key ebiten.Key) {
	m, k := &s.remap, s.k
	set := &k.Env.Settings
	err := set.Keys.Bind(halves[m.half].device, m.button, key)
	var refused *input.BindError
	switch {
	case err == nil:
		m.waiting, m.wrong = false, false
		m.says = k.Say(words.SettingsKeysDone(s.keyName(key)))
		k.Play("ui.lay")
		s.changed()
		return
	case errors.As(err, &refused) && refused.InGames:
		m.says = k.Say(words.SettingsKeysGames(s.keyName(key)))
	case errors.As(err, &refused) && !refused.Reserved:
		m.says = k.Say(words.SettingsKeysTaken(s.keyName(key), k.Say(buttonName(refused.Button)), k.Say(halfName(refused.Device))))
	default:
		m.says = k.Say(words.SettingsKeysReserved(s.keyName(key)))
	}
	m.wrong = true
	for i := range rows {
		if rows[i].b == m.button {
			s.g.Refuse(keyID(m.half, i))
		}
	}
}

func buttonName(b input.Button) words.Text {
	for _, r := range rows {
		if r.b == b {
			return r.name
		}
	}
	return words.Text{}
}

func halfName(d input.Device) words.Text {
	for _, h := range halves {
		if h.device == d {
			return h.name
		}
	}
	return words.Text{}
}

// keyName returns what is printed on a key, in words where it is an arrow.
func (s *preferences) keyName(key ebiten.Key) string {
	return s.k.Spoken(s.k.Env.Devices.KeyLabel(key))
}

// paintRemap paints the sheet of all keys, or its page of a gamepad's buttons.
func (s *preferences) paintRemap(v ui.View) {
	p, g, k, m := s.g.P, s.g, s.k, &s.remap
	g.Veil()
	defer g.EndVeil()
	sheet := ui.Centered(v.W/2, v.H/2, min(820, v.W-56), min(664, v.H-40))
	if p.Thumb > 0 {
		sheet = ui.Centered(v.W/2, v.H/2, min(max(820, v.W*0.8), v.W-40), v.H-40)
	}
	p.Sheet(sheet, ui.Slip.Raised(1))
	if m.pads {
		s.paintPadPage(sheet)
		return
	}
	p.Label(k.Say(words.SettingsKeysChange()), ui.Rect{X: sheet.X + 32, Y: sheet.Y + 16, W: sheet.W - 64, H: 50}, ui.SheetTitle, ui.Left)

	foot := s.footHigh()
	table := ui.Rect{X: sheet.X + 32, Y: sheet.Y + 72, W: sheet.W - 64, H: sheet.H - 72 - foot - 82}
	s.paintKeyTable(table)
	says, ink := m.says, ui.Ink
	if m.waiting && !m.wrong {
		says = k.Say(words.SettingsKeysPressFor(k.Say(buttonName(m.button)), k.Say(halves[m.half].name)))
	}
	if m.wrong || m.waiting {
		ink = ui.Accent
	}
	line := ui.Rect{X: sheet.X + 32, Y: table.Bottom() + 4, W: sheet.W - 64, H: 48}
	if m.wrong {
		var sign ui.Rect
		sign, line = line.CutLeft(34, 10)
		p.Icon("icons/warning", sign, ink)
	}
	p.ParagraphMid(says, line, ui.SmallStrong.Sized(ui.SizeText).With(ink), ui.Left)
	s.paintRemapFoot(ui.Rect{X: sheet.X + 32, Y: sheet.Bottom() - 20 - foot, W: sheet.W - 64, H: foot})
}

// footHigh returns how high the keys under either page are: in two lines where they have no
// room beside each other.
func (s *screen) footHigh() float32 {
	if s.twoLines() {
		return 2*s.g.P.Control(46, ui.GapTight) + ui.GapTight
	}
	return s.g.P.Control(46, ui.GapTight)
}

// twoLines reports that the keys under either page lie in two lines.
func (s *screen) twoLines() bool { return s.small() && s.g.P.View().Narrow }

// paintKeyTable paints what each button is called, and the keys that are it; a table of
// rows for thumbs scrolls.
func (s *preferences) paintKeyTable(table ui.Rect) {
	p, k := s.g.P, s.k
	labels, cells := table.CutLeft(table.W*0.26, 10)
	rowH := table.H / float32(len(rows)+1)
	head := rowH
	if s.small() {
		head = p.Lead(ui.Small)
		if s.twoLines() {
			head *= 2
		}
	}
	for h := range halves {
		col := cells.Column(h, len(halves), 12)
		p.Caption(k.Say(halves[h].name), ui.Rect{X: col.X, Y: col.Y, W: col.W, H: head}, ui.Small, ui.Center)
	}
	top := table.Y + head
	if s.small() {
		rowH = max(rowH, p.Control(0, 0))
		area := ui.Rect{X: table.X, Y: top, W: table.W, H: table.Bottom() - top}
		top -= s.g.Scroll(ui.ID{Name: "keys"}, area, rowH*float32(len(rows)))
		defer s.g.EndScroll()
	}
	for i, row := range rows {
		y := top + rowH*float32(i)
		p.Label(k.Say(row.name), ui.Rect{X: labels.X, Y: y, W: labels.W, H: rowH}, ui.RowLabel, ui.Left)
		for h := range halves {
			col := cells.Column(h, len(halves), 12)
			s.paintKey(h, i, ui.Rect{X: col.X, Y: y + 3, W: col.W, H: rowH - 6})
		}
	}
}

// paintRemapFoot paints the keys under either page: all as at first, the other
// page, done.
func (s *preferences) paintRemapFoot(foot ui.Rect) {
	g, k, m := s.g, s.k, &s.remap
	first, second, third := foot.Column(0, 3, 20), foot.Column(1, 3, 20), foot.Column(2, 3, 20)
	if s.twoLines() {
		top, low := foot.Split(true, 0.5, ui.GapTight)
		first, second, third = top.Column(0, 2, ui.GapTight), top.Column(1, 2, ui.GapTight), low
	}
	usual, other, icon := words.SettingsKeysReset(), words.SettingsPad(), "icons/gamepad"
	if m.pads {
		usual, other, icon = words.SettingsPadReset(), words.SettingsPadKeyboard(), "icons/keyboard"
	}
	if g.Button(ui.ID{Name: "usual"}, first, ui.Button{Text: k.Say(usual), Icon: "icons/undo", Size: ui.SizeText, Color: ui.Paper}) {
		fresh := input.DefaultBindings()
		if m.pads {
			fresh = k.Env.Settings.Keys
			fresh.ResetPad()
		} else {
			fresh.KeepPad(&k.Env.Settings.Keys)
		}
		k.Env.Settings.Keys = fresh
		m.says, m.wrong, m.waiting = "", false, false
		s.changed()
	}
	if g.Button(ui.ID{Name: "page"}, second, ui.Button{Text: k.Say(other), Icon: icon, Size: ui.SizeText, Color: ui.Paper}) {
		*m = remap{open: true, pads: !m.pads}
		k.Play("ui.page")
	}
	if g.Button(ui.ID{Name: "close"}, third, ui.Button{Text: k.Say(words.ButtonOk()), Icon: "icons/check", Main: true, Size: ui.SizeButton}) {
		s.closeRemap()
	}
}

// paintKey paints a key that can be changed.
func (s *preferences) paintKey(half, row int, r ui.Rect) {
	label, ok := s.k.Env.Devices.Label(halves[half].device, rows[row].b)
	if u := s.paintBound(keyID(half, row), rows[row].b, label, ok, r, true); u {
		s.remap.half = half
	}
}

// paintBound paints what is bound to a button, and lets it be changed where it can
// be; it says whether that begins.
func (s *preferences) paintBound(id ui.ID, b input.Button, label input.Label, ok bool, r ui.Rect, can bool) (begins bool) {
	p, g, k, m := s.g.P, s.g, s.k, &s.remap
	u := g.Item(id, r, false)
	waiting := m.waiting && m.button == b && (m.pads || keyID(m.half, id.N%10) == id)
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
		p.Sheet(r, ui.Highlight)
	}
	size := min(float32(36), r.H-8)
	if waiting {
		// The place of the key is empty and breathes until one is pressed.
		alpha := 0.7 + 0.3*wave(g.Tick(), 50, 0)
		p.DashedRect(ui.Centered(r.CX(), r.CY(), size*1.6, size), 6, 2, 7, 5, ui.Accent.Fade(alpha))
	} else if ok {
		w := k.LabelWidth(g, label, size)
		k.Cap(g, label, r.CX()-w/2+u.Shake, r.CY(), size, true)
	}
	if !u.Clicked || m.waiting {
		return false
	}
	if !can {
		g.Refuse(id)
		return false
	}
	m.waiting, m.wrong, m.says = true, false, ""
	m.button = b
	k.Play("ui.lift")
	return true
}
