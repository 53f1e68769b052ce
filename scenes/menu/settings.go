package menu

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// preferences is the screen of the settings. What is changed counts at once
// and is kept as soon as the hand rests.
type preferences struct {
	screen
	behind scenes.Scene
	// unsaved counts the ticks until what was changed is written.
	unsaved int
	remap   remap
	next    scenes.Scene
}

// saveAfter is how long the hand has to rest before the settings are written:
// a slider changes them many times a second.
const saveAfter = input.TicksPerSecond / 2

// newSettings opens the settings over a scene, to which they go back.
func newSettings(k *kit.Kit, behind scenes.Scene) *preferences {
	s := &preferences{screen: newScreen(k), behind: behind}
	// A key of the window may have changed it meanwhile.
	k.Env.Settings.Fullscreen = ebiten.IsFullscreen()
	s.g.Focus(rowID("settings.language"))
	return s
}

// Tell names the screen for those who watch from outside.
func (s *preferences) Tell() string { return "settings" }

// Behind is the scene to go back to, which stays alive.
func (s *preferences) Behind() scenes.Scene { return s.behind }

// Close writes what has not been written yet.
func (s *preferences) Close() { s.save() }

func (s *preferences) save() {
	if s.unsaved > 0 {
		s.unsaved = 0
		keep(s.k)
	}
}

// changed makes the settings count, and has them written soon.
func (s *preferences) changed() {
	Apply(s.k)
	s.unsaved = saveAfter
}

// rowID is the row that the words of that key name.
func rowID(key string) ui.ID { return ui.ID{Name: key} }

// Update as in [scenes.Scene].
func (s *preferences) Update(in *input.Frame) (scenes.Scene, error) {
	s.next = s
	s.capture(in)
	v := s.begin(in)
	s.k.PaperGround(s.g)
	s.paintDecoration(v)
	heading(s.k, s.g, s.k.T("settings.title"), v.W*0.6)
	main, sound, keys := s.layout(v)
	s.paintMain(main)
	s.paintSound(sound)
	s.paintKeys(keys)
	s.k.Strip(s.g, &kit.Hint{Buttons: []input.Button{input.B}, Words: s.k.T("hint.back.saved"), Click: s.leave},
		kit.Hint{Buttons: []input.Button{input.Up, input.Down}, Words: s.k.T("hint.choose")},
		kit.Hint{Buttons: []input.Button{input.Left, input.Right}, Words: s.k.T("hint.adjust")})
	if s.remap.open {
		s.paintRemap(v)
	}
	if s.back() {
		if s.remap.open {
			s.closeRemap()
		} else {
			s.leave()
		}
	}
	if s.unsaved > 1 {
		s.unsaved--
	} else {
		s.save()
	}
	s.end(rowID("settings.language"))
	return s.next, nil
}

func (s *preferences) leave() {
	s.save()
	s.k.Play("ui.page")
	s.next = s.behind
}

func (s *preferences) layout(v ui.View) (main, sound, keys ui.Rect) {
	low := v.H - kit.StripTop - 24
	if v.Narrow {
		main = ui.Rect{X: 40, Y: 124, W: v.W - 80, H: low - 124 - 436}
		sound = ui.Rect{X: 40, Y: main.Bottom() + 20, W: v.W - 80, H: 168}
		keys = ui.Rect{X: 40, Y: sound.Bottom() + 20, W: v.W - 80, H: low - sound.Bottom() - 20}
		return main, sound, keys
	}
	half := (v.W - 112 - 25) / 2
	main = ui.Rect{X: 56, Y: 128, W: half + 32, H: low - 128}
	sound = ui.Rect{X: main.Right() + 25, Y: 128, W: half - 32, H: 212 + (v.H-720)*0.4}
	keys = ui.Rect{X: sound.X, Y: sound.Bottom() + 24, W: sound.W, H: low - sound.Bottom() - 24}
	return main, sound, keys
}

func (s *preferences) paintDecoration(v ui.View) {
	dx := v.W - 1280
	if v.Narrow {
		paintFronds(s.g, []frond{{"menu/frond-coral", 584, 180, 128, 0.7}, {"menu/frond-sage", 650, 184, 181, 0.3}}, 0, 0)
		return
	}
	paintFronds(s.g, []frond{
		{"menu/frond-coral", 935, 190, 128, 0.7}, {"menu/frond-sage", 1010, 198, 181, 0.3}, {"menu/kelp-sand", 1236, 412, 398, 0},
	}, dx, 0)
}

// panel paints a white sheet that carries rows.
func panel(p *ui.Painter, r ui.Rect, seed int) {
	p.Sheet(r, ui.Sheet{Color: ui.White, Radius: 7, Waver: 1.4, Seed: seed, Lift: 0})
}

// labelWidth is the width of the labels' column.
func labelWidth(r ui.Rect) float32 { return min(240, r.W*0.42) }

// choose is a row with a choice of few.
func (s *preferences) choose(key string, r ui.Rect, icon string, words []string, at int) (int, bool) {
	return s.g.RowChoice(rowID(key), r, icon, s.k.T(key), labelWidth(r), words, at)
}

func (s *preferences) paintMain(r ui.Rect) {
	k, set := s.k, &s.k.Env.Settings
	panel(s.g.P, r, 71)
	area := r.Inset2(8, 10)
	tall := area.H * 0.21
	rest := (area.H - tall) / 5
	y := area.Y
	row := func(h float32) ui.Rect {
		box := ui.Rect{X: area.X, Y: y, W: area.W, H: h}
		y += h
		return box.Inset2(0, 4)
	}

	if i, ok := s.choose("settings.language", row(rest), "icons/speech", []string{k.T("settings.language.auto"), k.T("settings.language.fr"), k.T("settings.language.en")},
		slices.Index(settings.Languages, set.Language)); ok {
		set.Language = settings.Languages[i]
		s.changed()
	}
	s.paintTextSize(row(tall))
	names := make([]string, 0, usualChoice)
	for _, m := range settings.Motions {
		names = append(names, k.T("settings.motion."+string(m)))
	}
	if i, ok := s.choose("settings.motion", row(rest), "icons/motion", names, slices.Index(settings.Motions, set.Motion)); ok {
		set.Motion = settings.Motions[i]
		s.changed()
	}
	speeds := []string{k.T("settings.speed.half"), k.T("settings.speed.normal"), k.T("settings.speed.double"), k.T("settings.speed.four"), k.T("settings.speed.once")}
	if i, ok := s.choose("settings.speed", row(rest), "icons/forward", speeds, slices.Index(settings.Speeds, set.Speed)); ok {
		set.Speed = settings.Speeds[i]
		s.changed()
	}
	if on, ok := s.yesNo("settings.vibration", row(rest), "icons/gamepad", set.Vibration); ok {
		set.Vibration = on
		s.changed()
		if on {
			k.Env.Hands.Rumble(k.Env.Hands.Frame().Device, 12, 0.6, 0.6)
		}
	}
	if on, ok := s.yesNo("settings.fullscreen", row(rest), "icons/screen", set.Fullscreen); ok {
		set.Fullscreen = on
		ebiten.SetFullscreen(on)
		s.changed()
	}
}

// yesNo is a row that is on or off.
func (s *preferences) yesNo(key string, r ui.Rect, icon string, on bool) (bool, bool) {
	at := 1
	if on {
		at = 0
	}
	i, changed := s.choose(key, r, icon, []string{s.k.T("settings.yes"), s.k.T("settings.no")}, at)
	return i == 0, changed
}

// paintTextSize is the row of the size of texts, with a sample and a scale.
func (s *preferences) paintTextSize(r ui.Rect) {
	p, g, k, set := s.g.P, s.g, s.k, &s.k.Env.Settings
	sizes := settings.TextSizes
	steps := len(sizes) - 1
	u := g.Item(rowID("settings.text"), r, true)
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
		p.Sheet(r, ui.Sheet{Color: ui.Hex(0xFBEEDB), Radius: 6, Waver: 0.7, Seed: 9, Lift: -1, NoRim: true})
	}
	labelW := labelWidth(r)
	top := ui.Rect{X: r.X, Y: r.Y + 4, W: r.W, H: r.H * 0.5}
	p.Art("icons/letters", r.X+36, top.CY()+4, ui.ArtStyle{Height: 26, Ink: ui.Ink})
	p.Label(k.T("settings.text"), ui.Rect{X: r.X + 66, Y: top.Y + 4, W: labelW - 80, H: top.H}, ui.RowLabel, ui.Left)
	p.Label(k.T("settings.text.sample"), ui.Rect{X: r.X + 66, Y: top.Bottom(), W: labelW - 96, H: r.H*0.46 - 4}, ui.Body.Sized(21), ui.Left)
	valueW := 70 * min(1.3, p.TextScale)
	slider := ui.Rect{X: r.X + labelW - 14, Y: top.Y + 4, W: r.W - labelW - 22 - valueW + 14, H: top.H}
	value := float32(slices.Index(sizes, set.TextSize)) / float32(steps)
	value, changed := g.SliderFor(u, slider, value, steps)
	at := int(value*float32(steps) + 0.5)
	p.Label(k.T("settings.percent", "n", sizes[at]), ui.Rect{X: slider.Right() + 6, Y: slider.Y, W: r.Right() - 28 - slider.Right(), H: slider.H},
		ui.Type{Face: ui.Fredoka500, Size: 20, Color: ui.Ink}, ui.Right)
	gap := (slider.W - 28) / float32(steps)
	for i, size := range sizes {
		x := slider.X + 14 + gap*float32(i)
		p.Line(x, slider.CY()+20, x, slider.CY()+25, 2, ui.Second)
		t := ui.Type{Face: ui.Nunito800, Size: 15.5, Color: ui.Second}
		if i == at {
			t.Color = ui.Accent
		}
		p.Label(ui.Digits(size), ui.Rect{X: x - gap*0.45, Y: slider.CY() + 26, W: gap * 0.9, H: r.Bottom() - slider.CY() - 30}, t, ui.Center)
	}
	if changed {
		set.TextSize = sizes[at]
		s.changed()
	}
}

// silence is why nothing is heard and what to do about it, as a key of words;
// "" when there is sound.
func (s *preferences) silence() string {
	switch {
	case s.k.Sound != nil && s.k.Sound.Silent():
		return "settings.sound.none"
	case s.k.Env.Settings.Mute:
		return "settings.sound.muted"
	case s.k.Env.Settings.Master == 0:
		return "settings.sound.zero"
	}
	return ""
}

func (s *preferences) paintSound(r ui.Rect) {
	k, set := s.k, &s.k.Env.Settings
	panel(s.g.P, r, 72)
	area := r.Inset2(8, 10)
	if why := s.silence(); why != "" {
		note := ui.Rect{X: area.X + 20, Y: area.Bottom() - 46, W: area.W - 40, H: 44}
		area.H -= 48
		s.g.P.Art("icons/mute", note.X+13, note.CY(), ui.ArtStyle{Height: 24, Ink: ui.Accent})
		s.g.P.ParagraphMid(k.T(why), ui.Rect{X: note.X + 38, Y: note.Y, W: note.W - 38, H: note.H}, ui.SmallStrong.Sized(16), ui.Left)
	}
	speaker, master := "icons/speaker", set.Master
	shown := ui.Digits(master)
	if set.Mute {
		speaker, shown = "icons/mute", "0"
	}
	for i, row := range [...]struct {
		key, icon, shown string
		value            *int
	}{{"settings.master", speaker, shown, &set.Master}, {"settings.music", "icons/note", ui.Digits(set.Music), &set.Music}, {"settings.effects", "icons/star", ui.Digits(set.Effects), &set.Effects}} {
		box := area.Row(i, 3, 0).Inset2(0, 3)
		if x, ok := s.g.RowSlider(rowID(row.key), box, row.icon, k.T(row.key), min(labelWidth(box), 184), float32(*row.value)/100, 20, row.shown); ok {
			*row.value = int(x*100 + 0.5)
			if i == 0 {
				set.Mute = false
			}
			s.changed()
		}
	}
}

// halves are the parts of the keyboard that the panel shows; the third one is
// for the sheet where keys are changed.
var halves = [...]struct {
	device input.Device
	name   string
}{{input.LeftHalf, "settings.keys.left"}, {input.RightHalf, "settings.keys.right"}, {input.MiddleHalf, "settings.keys.middle"}}

func (s *preferences) paintKeys(r ui.Rect) {
	p, k := s.g.P, s.k
	panel(p, r, 73)
	p.Art("icons/keyboard", r.X+44, r.Y+39, ui.ArtStyle{Height: 20, Ink: ui.Ink})
	p.Label(k.T("settings.keys"), ui.Rect{X: r.X + 74, Y: r.Y + 18, W: r.W - 100, H: 42}, ui.RowLabel, ui.Left)
	// The right half's keys bear words, so it gets more room.
	both := ui.Rect{X: r.X + 28, Y: r.Y + 60, W: r.W - 40, H: r.H - 60 - 74}
	left, right := both.CutLeft(both.W*0.455, 10)
	s.paintHalf(0, left)
	s.paintHalf(1, right)
	button := ui.Rect{X: r.X + 28, Y: r.Bottom() - 64, W: r.W - 56, H: 42}
	if s.g.Button(ui.ID{Name: "remap"}, button, ui.Button{Text: k.T("settings.keys.change"), Size: 18, Color: ui.Paper}) {
		s.openRemap()
	}
}

// paintHalf paints the keys of half a keyboard: the cross, then act and back.
func (s *preferences) paintHalf(i int, r ui.Rect) {
	p, k, h := s.g.P, s.k, halves[i]
	name := min(float32(30), r.H*0.3)
	p.Label(k.T(h.name), ui.Rect{X: r.X, Y: r.Y, W: r.W, H: name}, ui.Small.Sized(17), ui.Left)
	const size, step = 34, 38
	mid := r.Y + name + 4 + size/2
	if spare := r.H - name - 2*step; spare > 8 {
		mid += spare * 0.35
	}
	put := func(b input.Button, x, y float32) float32 {
		label, ok := k.Label(h.device, b)
		if !ok {
			return 0
		}
		return k.Cap(s.g, label, x, y, size, true)
	}
	put(input.Up, r.X+step, mid)
	put(input.Left, r.X, mid+step)
	put(input.Down, r.X+step, mid+step)
	put(input.Right, r.X+2*step, mid+step)
	x := r.X + 3*step + 6
	for j, b := range [...]struct {
		b    input.Button
		name string
	}{{input.A, "settings.keys.act"}, {input.B, "settings.keys.back"}} {
		y := mid + float32(j)*step
		w := put(b.b, x, y)
		p.Label(k.T(b.name), ui.Rect{X: x + w + 6, Y: y - 18, W: r.Right() - x - w - 6, H: 36}, ui.SmallStrong.Sized(16), ui.Left)
	}
}
