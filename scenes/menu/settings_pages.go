package menu

import (
	"runtime"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// page is a section of the settings.
type page int

const (
	soundPage page = iota
	picturePage
	comfortPage
	handsPage
	languagePage
)

// pages are the sections' words, in their order.
var pages = [...]words.Text{words.SettingsPageSound(), words.SettingsPagePicture(), words.SettingsPageComfort(), words.SettingsPageHands(), words.SettingsPageLanguage()}

// tabsID is the row in which a section is chosen.
var tabsID = ui.ID{Name: "settings.page"}

func (s *preferences) paintTabs(r ui.Rect) {
	names := make([]string, 0, len(pages))
	for _, key := range pages {
		names = append(names, s.k.Say(key))
	}
	if at, ok := s.g.Choice(tabsID, r, names, int(s.at)); ok {
		s.at = page(at)
		s.sample = sample{}
	}
}

// form lays the rows of a section one under the other.
type form struct {
	s *preferences
	// left is what the rows have not taken yet, and high how high each is.
	left ui.Rect
	high float32
	// notes says that each row has room for its explanation; otherwise the one
	// that has the focus is explained in foot.
	notes bool
	foot  ui.Rect
	said  string
}

// The heights of a row: at most, and of its control.
const (
	rowHeight     = 104
	controlHeight = 44
)

// leastFoot is the least height in which a row is explained.
const leastFoot = 60

// form begins a section of rows on a sheet, of which it leaves keep units of height free.
func (s *preferences) form(r ui.Rect, rows int, keep float32) *form {
	s.rows = form{s: s, left: r.Inset2(8, 10)}
	f := &s.rows
	high := float32(rowHeight)
	if s.g.P.View().Narrow {
		high = 168
	}
	f.notes = s.g.P.TextScale <= 1.25
	if !f.notes {
		// What rows for thumbs leave, or nothing.
		foot := float32(104)
		if spare := f.left.H - keep - float32(rows)*s.g.P.Control(0, 0); s.g.P.Thumb > 0 && spare < foot {
			if foot = spare; spare < leastFoot {
				foot = 0
			}
		}
		f.foot = ui.Rect{X: f.left.X + 24, Y: f.left.Bottom() - foot, W: f.left.W - 48, H: foot}
		f.left.H -= foot
	}
	f.high = min(high, (f.left.H-keep)/float32(rows))
	return f
}

// rest returns what the rows have left.
func (f *form) rest() ui.Rect { return f.left }

// end explains the row that has the focus, where rows have no room to do it
// themselves.
func (f *form) end() {
	if !f.notes && f.said != "" && f.foot.H > leastFoot {
		f.s.g.P.ParagraphMid(f.said, f.foot, ui.Body.Sized(ui.SizeSmall).With(ui.Second), ui.Left)
	}
}

// row paints a row's paper, icon, label and explanation, and is where its
// control goes and how the row is used. Until done it is painted on its own.
func (f *form) row(name words.Text, icon, note string) (ui.Rect, ui.Use) {
	p, g := f.s.g.P, f.s.g
	r := ui.Rect{X: f.left.X, Y: f.left.Y, W: f.left.W, H: f.high}.Inset2(0, 3)
	f.left.Y += f.high
	f.left.H -= f.high
	u := g.Item(rowID(name), r, true)
	if u.Focus {
		f.said = note
		g.Mat(6)
		p.Sheet(r, ui.Highlight)
	}
	label := f.s.k.Say(name)
	in := r.Inset2(20, 6)
	if p.View().Narrow {
		head := in
		head.H = min(in.H*0.38, 60)
		p.Icon(icon, ui.Centered(head.X+16, head.CY(), 34, 26), ui.Ink)
		p.Label(label, ui.Rect{X: head.X + 46, Y: head.Y, W: head.W - 46, H: head.H}, ui.RowLabel, ui.Left)
		if !f.notes {
			return ui.Rect{X: in.X, Y: head.Bottom() + 4, W: in.W, H: min(controlHeight+8, in.Bottom()-head.Bottom()-6)}, u
		}
		control := ui.Rect{X: in.X, Y: head.Bottom() + 2, W: in.W, H: controlHeight}
		p.ParagraphMid(note, ui.Rect{X: in.X + 4, Y: control.Bottom() + 2, W: in.W - 8, H: in.Bottom() - control.Bottom() - 2}, ui.Small, ui.Left)
		return control, u
	}
	top := in
	if f.notes {
		top.H = controlHeight + 4
		low := ui.Rect{X: in.X + 46, Y: top.Bottom() + 2, W: in.W - 50, H: in.Bottom() - top.Bottom() - 2}
		p.ParagraphMid(note, low, ui.Small, ui.Left)
	}
	labelW := min(320, in.W*0.3)
	if f.s.small() {
		labelW = in.W * 0.42
	}
	p.Icon(icon, ui.Centered(top.X+16, top.CY(), 34, 26), ui.Ink)
	p.ParagraphMid(label, ui.Rect{X: top.X + 46, Y: top.Y, W: labelW - 56, H: top.H}, ui.RowLabel, ui.Left)
	h := min(float32(controlHeight), top.H-4)
	return ui.Rect{X: top.X + labelW, Y: top.CY() - h/2, W: top.W - labelW, H: h}, u
}

// done closes what row opened.
func (f *form) done(u ui.Use) { f.s.g.EndRow(u) }

// choice returns a row with a choice of few words.
func (f *form) choice(name words.Text, icon, note string, said []string, at int) (int, bool) {
	r, u := f.row(name, icon, note)
	chosen := f.s.g.ChoiceFor(u, rowID(name), r, said, at)
	f.done(u)
	return chosen, chosen != at
}

// yesNo returns a row that is on or off.
func (f *form) yesNo(name words.Text, icon, note string, on bool) (bool, bool) {
	at := 1
	if on {
		at = 0
	}
	i, changed := f.choice(name, icon, note, []string{f.s.k.Say(words.SettingsYes()), f.s.k.Say(words.SettingsNo())}, at)
	return i == 0, changed
}

// slider returns a row with a value from 0 to 1 in steps; shown is the value in words.
func (f *form) slider(name words.Text, icon, note string, value float32, steps int, shown string) (float32, bool) {
	r, u := f.row(name, icon, note)
	valueW := 70 * min(1.4, f.s.g.P.TextScale)
	value, changed := f.s.g.SliderFor(u, ui.Rect{X: r.X - 14, Y: r.Y, W: r.W + 14 - valueW, H: r.H}, value, steps)
	f.s.g.P.Label(shown, ui.Rect{X: r.Right() - valueW + 4, Y: r.Y, W: valueW - 4, H: r.H}, ui.ButtonText.Sized(ui.SizeStrong), ui.Right)
	f.done(u)
	return value, changed
}

func (s *preferences) paintPage(r ui.Rect) {
	panel(s.g.P, r, 71+int(s.at))
	switch s.at {
	case soundPage:
		s.paintSound(r)
	case picturePage:
		s.paintPicture(r)
	case comfortPage:
		s.paintComfort(r)
	case handsPage:
		s.paintHands(r)
	case languagePage:
		s.paintLanguage(r)
	}
}

// silence is why nothing is heard and what to do about it, as a key of words;
// "" when there is sound.
func (s *preferences) silence() words.Text {
	switch {
	case s.k.Sound != nil && s.k.Sound.Silent():
		// A process has one way to the system's sound, and that is spent: only a
		// new start looks for another.
		lost, ok := s.k.Sound.(kit.LossReporter)
		switch {
		case runtime.GOOS == "js":
			return words.SettingsSoundWeb()
		case ok && lost.Lost():
			return words.SettingsSoundLost()
		}
		return words.SettingsSoundNone()
	case s.k.Env.Settings.Mute:
		return words.SettingsSoundMuted()
	case s.k.Env.Settings.Master == 0:
		return words.SettingsSoundZero()
	}
	return words.Text{}
}

func (s *preferences) paintSound(r ui.Rect) {
	k, set := s.k, &s.k.Env.Settings
	keep := float32(96)
	if s.small() {
		keep = 160 // for why nothing is heard
	}
	f := s.form(r, 3, keep)
	speaker := "icons/speaker"
	// Muted, the volume stays as it is set: a note below says why nothing is heard.
	if set.Mute {
		speaker = "icons/mute"
	}
	for i, row := range [...]struct {
		name  words.Text
		icon  string
		note  words.Text
		shown string
		value *int
	}{{words.SettingsMaster(), speaker, words.SettingsMasterNote(), ui.Digits(set.Master), &set.Master},
		{words.SettingsMusic(), "icons/note", words.SettingsMusicNote(), ui.Digits(set.Music), &set.Music},
		{words.SettingsEffects(), "icons/star", words.SettingsEffectsNote(), ui.Digits(set.Effects), &set.Effects}} {
		if x, ok := f.slider(row.name, row.icon, k.Say(row.note), float32(*row.value)/100, 20, row.shown); ok {
			*row.value = int(x*100 + 0.5)
			if i == 0 {
				set.Mute = false
			}
			s.changed()
		}
	}
	if why := s.silence(); !why.IsZero() {
		note := f.rest().Inset2(24, 4)
		s.g.P.Art("icons/mute", note.X+13, note.CY(), ui.ArtStyle{Height: 28, Ink: ui.Accent})
		s.g.P.ParagraphMid(k.Say(why), ui.Rect{X: note.X + 46, Y: note.Y, W: note.W - 46, H: note.H}, ui.SmallStrong, ui.Left)
	}
	f.end()
}

func (s *preferences) paintPicture(r ui.Rect) {
	k, set := s.k, &s.k.Env.Settings
	f := s.form(r, 4, 8)
	sizes := settings.TextSizes
	steps := len(sizes) - 1
	at := slices.Index(sizes, set.TextSize)
	value, changed := f.slider(words.SettingsText(), "icons/letters", k.Say(words.SettingsTextNote()), float32(at)/float32(steps), steps, k.Say(words.SettingsPercent(set.TextSize)))
	if changed {
		set.TextSize = sizes[int(value*float32(steps)+0.5)]
		s.changed()
	}
	if on, ok := f.yesNo(words.SettingsFullscreen(), "icons/screen", k.Say(words.SettingsFullscreenNote()), set.Fullscreen); ok {
		set.Fullscreen = on
		ebiten.SetFullscreen(on)
		s.changed()
	}
	names := make([]string, 0, usualChoice)
	for _, p := range settings.AllPictures {
		names = append(names, k.Named("settings.pictures."+string(p)))
	}
	if i, ok := f.choice(words.SettingsPictures(), "icons/eye", k.Say(s.picturesNote()), names, slices.Index(settings.AllPictures, set.Pictures)); ok {
		set.Pictures = settings.AllPictures[i]
		s.changed()
	}
	if on, ok := f.yesNo(words.SettingsCoordinates(), "icons/list", k.Say(words.SettingsCoordinatesNote()), set.Coordinates); ok {
		set.Coordinates = on
		s.changed()
	}
	f.end()
}

func (s *preferences) paintComfort(r ui.Rect) {
	k, set := s.k, &s.k.Env.Settings
	keep := float32(110)
	if s.g.P.TextScale > 1.5 && !s.g.P.View().Narrow {
		keep = 64
	}
	f := s.form(r, 3, keep)
	names := make([]string, 0, usualChoice)
	for _, m := range settings.Motions {
		names = append(names, k.Named("settings.motion."+string(m)))
	}
	if i, ok := f.choice(words.SettingsMotion(), "icons/motion", k.Say(motionNote(set.Motion)), names, slices.Index(settings.Motions, set.Motion)); ok {
		set.Motion = settings.Motions[i]
		s.sample = sample{}
		s.changed()
	}
	if s.tempo(f) {
		s.changed()
	}
	speeds := []string{k.Say(words.SettingsSpeedHalf()), k.Say(words.SettingsSpeedNormal()), k.Say(words.SettingsSpeedDouble()), k.Say(words.SettingsSpeedFour()), k.Say(words.SettingsSpeedOnce())}
	if i, ok := f.choice(words.SettingsSpeed(), "icons/forward", k.Say(words.SettingsSpeedNote()), speeds, slices.Index(settings.Speeds, set.Speed)); ok {
		set.Speed = settings.Speeds[i]
		s.changed()
	}
	s.sample.paint(s, f.rest().Inset2(20, 6))
	f.end()
}

// picturesNote returns the note of the chosen quality of pictures.
func (s *preferences) picturesNote() words.Text {
	switch e := s.k.Env; {
	case e.Settings.Pictures == settings.FinePictures:
		return words.SettingsPicturesFineNote()
	case e.Settings.Pictures == settings.LightPictures:
		return words.SettingsPicturesLightNote()
	case e.Light() > scenes.Fine:
		return words.SettingsPicturesAutoLightNote()
	}
	return words.SettingsPicturesAutoNote()
}

// motionNotes are the notes of the amounts of motion.
var motionNotes = map[settings.Motion]words.Text{
	settings.System: words.SettingsMotionAutoNote(), settings.Full: words.SettingsMotionFullNote(),
	settings.Soft: words.SettingsMotionSoftNote(), settings.Reduced: words.SettingsMotionReducedNote(),
}

// motionNote returns the note of an amount of motion.
func motionNote(m settings.Motion) words.Text {
	if m == settings.System && settings.Calm() {
		return words.SettingsMotionAutoCalmNote()
	}
	return motionNotes[m]
}

// tempo returns the row of the speed of games in real time.
func (s *preferences) tempo(f *form) bool {
	set := &s.k.Env.Settings
	steps := len(settings.Tempos) - 1
	at := slices.Index(settings.Tempos, set.Tempo)
	value, changed := f.slider(words.SettingsTempo(), "icons/clock", s.k.Say(words.SettingsTempoNote()), float32(at)/float32(steps), steps, s.k.Say(words.SettingsPercent(set.Tempo)))
	if changed {
		set.Tempo, set.Tempos = settings.Tempos[int(value*float32(steps)+0.5)], nil // of all games
	}
	return changed
}

func (s *preferences) paintHands(r ui.Rect) {
	k, set := s.k, &s.k.Env.Settings
	keep := float32(250)
	narrow := s.g.P.View().Narrow
	large := s.g.P.TextScale > 1.25 && !narrow // too large for pictures of keys
	switch {
	case narrow:
		keep = 320
	case large:
		keep = 84
	}
	f := s.form(r, 2, keep)
	note := words.SettingsPressHoldNote()
	at := 0
	if set.Press {
		note, at = words.SettingsPressOnceNote(), 1
	}
	if i, ok := f.choice(words.SettingsPress(), "icons/touch", k.Say(note), []string{k.Say(words.SettingsPressHold()), k.Say(words.SettingsPressOnce())}, at); ok {
		set.Press = i == 1
		s.changed()
	}
	if on, ok := f.yesNo(words.SettingsVibration(), "icons/gamepad", k.Say(words.SettingsVibrationNote()), set.Vibration); ok {
		set.Vibration = on
		s.changed()
		if on {
			k.Env.Devices.Rumble(k.Env.Devices.Frame().Device, 12, 0.6, 0.6)
		}
	}
	if large {
		keys := f.rest().Inset2(20, 8)
		keys.W, keys.H = min(keys.W, 520), min(keys.H, 56)
		s.paintKeysKey(keys)
	} else {
		s.paintKeys(f.rest())
	}
	f.end()
}

func (s *preferences) paintLanguage(r ui.Rect) {
	k, set := s.k, &s.k.Env.Settings
	f := s.form(r, 3, 0)
	note := words.SettingsLanguageNote()
	if set.Language == settings.Auto {
		note = words.SettingsLanguageAutoNote()
	}
	if i, ok := f.choice(words.SettingsLanguage(), "icons/speech", k.Say(note), []string{k.Say(words.SettingsLanguageAuto()), k.Say(words.SettingsLanguageFr()), k.Say(words.SettingsLanguageEn())},
		slices.Index(settings.Languages, set.Language)); ok {
		set.Language = settings.Languages[i]
		s.changed()
	}
	if on, ok := f.yesNo(words.SettingsNewer(), "icons/star", k.Say(words.SettingsNewerNote()), set.Newer); ok {
		set.Newer = on
		s.changed()
	}
	f.left.Y += 24
	area := ui.Rect{X: f.left.X + 20, Y: f.left.Y, W: f.left.W - 40, H: min(rowHeight, f.left.H-24)}
	button := area
	button.W, button.H = min(area.W, 420*max(1, 0.7*s.g.P.TextScale)), 50
	if s.g.Button(resetID, button, ui.Button{Text: k.Say(words.SettingsReset()), Icon: "icons/undo", Size: ui.SizeRow, Color: ui.Paper}) {
		s.ask(true)
	}
	if id, ok := s.g.Focused(); ok && id == resetID {
		f.said = k.Say(words.SettingsResetNote())
	}
	if f.notes {
		s.g.P.ParagraphMid(k.Say(words.SettingsResetNote()), ui.Rect{X: area.X, Y: button.Bottom() + 6, W: area.W, H: area.Bottom() - button.Bottom() - 6}, ui.Small, ui.Left)
	}
	f.end()
}

// resetID is the key that puts everything back, and resetYesID the answer that does.
var (
	resetID    = ui.ID{Name: "reset"}
	resetYesID = ui.ID{Name: "reset.yes"}
	resetNoID  = ui.ID{Name: "reset.no"}
)

// ask opens or closes the question whether everything is to be put back.
func (s *preferences) ask(on bool) {
	s.asking = on
	s.k.Play("ui.page")
	if on {
		s.then = resetNoID
	} else {
		s.then = resetID
	}
}

// paintReset paints the question whether everything is to be put back.
func (s *preferences) paintReset(v ui.View) {
	p, g, k := s.g.P, s.g, s.k
	g.Veil()
	defer g.EndVeil()
	wide, high := min(680, v.W-56), float32(290)
	if s.small() {
		wide, high = v.W-56, high+p.Control(50, 0)
	}
	sheet := ui.Centered(v.W/2, v.H/2, wide, high)
	p.Sheet(sheet, ui.Slip.Raised(1))
	in := sheet.Inset2(32, 22)
	p.ParagraphMid(k.Say(words.SettingsResetAsk()), ui.Rect{X: in.X, Y: in.Y, W: in.W, H: 92}, ui.ScreenTitle.Sized(ui.SizeMain), ui.Left)
	p.ParagraphMid(k.Say(words.SettingsResetNote()), ui.Rect{X: in.X, Y: in.Y + 96, W: in.W, H: 80}, ui.Body, ui.Left)
	no, yes := ui.Rect{X: in.X, Y: in.Bottom() - 50, W: in.W, H: 50}.Split(false, 0.5, ui.GapWide)
	if s.small() && v.Narrow {
		no, yes = ui.Rect{X: in.X, Y: in.Bottom() - high + 230, W: in.W, H: high - 274}.Split(true, 0.5, ui.GapTight)
	}
	if g.Button(resetNoID, no, ui.Button{Text: k.Say(words.ButtonCancel()), Icon: "icons/undo", Color: ui.Paper}) {
		s.ask(false)
	}
	if g.Button(resetYesID, yes, ui.Button{Text: k.Say(words.SettingsReset()), Icon: "icons/check", Main: true, Size: ui.SizeStrong}) {
		s.reset()
	}
}

// reset puts all settings back as they were at first, but for what is no setting:
// names, and what was offered already.
func (s *preferences) reset() {
	set := &s.k.Env.Settings
	first := settings.Defaults()
	first.Names, first.Offered, first.Played, first.Won = set.Names, set.Offered, set.Played, set.Won
	*set = first
	ebiten.SetFullscreen(first.Fullscreen)
	s.changed()
	s.k.Env.Say(words.SettingsResetDone())
	s.ask(false)
}
