package menu

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// preferences is the screen of the settings. What is changed counts at once
// and is kept as soon as the hand rests.
type preferences struct {
	screen
	behind scenes.Scene
	// unsaved counts the ticks until what was changed is written.
	unsaved int
	at      page
	// asking says that putting everything back waits for a yes.
	asking bool
	sample sample
	remap  remap
	rows   form // of the section on show, made anew in each tick
	next   scenes.Scene
}

// saveAfter is how long the hand has to rest before the settings are written:
// a slider changes them many times a second.
const saveAfter = input.TicksPerSecond / 2

// newSettings opens the settings over a scene, to which they go back.
func newSettings(k *play.App, behind scenes.Scene) *preferences {
	s := &preferences{screen: newScreen(k), behind: behind}
	// A key of the window may have changed it meanwhile.
	k.Env.Settings.Fullscreen = ebiten.IsFullscreen()
	s.g.Focus(tabsID)
	return s
}

// Tell names the screen for tests from outside.
func (s *preferences) Tell() string { return "settings" }

// Behind returns the scene to go back to, which stays alive.
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

// rowID returns the row of that name.
func rowID(name words.Text) ui.ID { return ui.ID{Name: name.Key()} }

// Update implements [scenes.Scene].
func (s *preferences) Update(in *input.Frame) (scenes.Scene, error) {
	s.next = s
	s.capture(in)
	v := s.begin(in)
	s.k.PaperGround(s.g)
	s.paintDecoration(v)
	heading(s.k, s.g, s.k.Say(words.SettingsTitle()), v.W*0.6)
	tabs, sheet := s.layout(v)
	s.paintTabs(tabs)
	s.paintPage(sheet)
	s.k.Strip(s.g, &kit.Hint{Buttons: []input.Button{input.B}, Words: s.k.Say(words.HintBackSaved()), Click: s.leave},
		kit.Hint{Buttons: []input.Button{input.Up, input.Down}, Words: s.k.Say(words.HintChoose())},
		kit.Hint{Buttons: []input.Button{input.Left, input.Right}, Words: s.k.Say(words.HintAdjust())})
	if s.asking {
		s.paintReset(v)
	}
	if s.remap.open {
		s.paintRemap(v)
	}
	if s.back() {
		switch {
		case s.remap.open:
			s.closeRemap()
		case s.asking:
			s.ask(false)
		default:
			s.leave()
		}
	}
	if s.unsaved > 1 {
		s.unsaved--
	} else {
		s.save()
	}
	s.end(tabsID)
	return s.next, nil
}

func (s *preferences) leave() {
	s.save()
	s.k.Play("ui.page")
	s.next = s.behind
}

// layout returns where the sections are chosen, and the sheet of the chosen one.
func (s *preferences) layout(v ui.View) (tabs, sheet ui.Rect) {
	low := v.H - kit.StripTop - 24
	if v.Narrow {
		tabs = ui.Rect{X: 40, Y: 136, W: v.W - 80, H: 56}
	} else {
		tabs = ui.Rect{X: 56, Y: 120, W: v.W - 112, H: 48}
		if s.small() { // beside the title
			tabs = ui.Rect{X: v.W * 0.4, Y: 24, W: v.W*0.6 - 56, H: s.g.P.Control(48, 18)}
		}
	}
	y := tabs.Bottom() + 18
	return tabs, ui.Rect{X: tabs.X, Y: y, W: tabs.W, H: low - y}
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
	p.Sheet(r, ui.Slip.Of("settings", seed))
}

// halves are the parts of the keyboard that the panel shows; the third one is
// for the sheet where keys are changed.
var halves = [...]struct {
	device input.Device
	name   words.Text
}{{input.LeftHalf, words.SettingsKeysLeft()}, {input.RightHalf, words.SettingsKeysRight()}, {input.MiddleHalf, words.SettingsKeysMiddle()}}

func (s *preferences) paintKeys(r ui.Rect) {
	p, k := s.g.P, s.k
	p.Art("icons/keyboard", r.X+44, r.Y+39, ui.ArtStyle{Height: 20, Ink: ui.Ink})
	p.Label(k.Say(words.SettingsKeys()), ui.Rect{X: r.X + 74, Y: r.Y + 18, W: r.W - 100, H: 42}, ui.RowLabel, ui.Left)
	// The right half's keys bear words, so it gets more room.
	both := ui.Rect{X: r.X + 28, Y: r.Y + 60, W: r.W - 40, H: r.H - 60 - 74}
	left, right := both.CutLeft(both.W*0.455, 10)
	s.paintHalf(0, left)
	s.paintHalf(1, right)
	button := ui.Rect{X: r.X + 28, Y: r.Bottom() - 64, W: r.W - 56, H: 42}
	s.paintKeysKey(button)
}

// paintKeysKey paints the way to the sheet of all keys.
func (s *preferences) paintKeysKey(r ui.Rect) {
	if s.g.Button(ui.ID{Name: "remap"}, r, ui.Button{Text: s.k.Say(words.SettingsKeysChange()), Icon: "icons/keyboard", Size: ui.SizeText, Color: ui.Paper}) {
		s.openRemap()
	}
}

// paintHalf paints the keys of half a keyboard: the cross, then act and back.
func (s *preferences) paintHalf(i int, r ui.Rect) {
	p, k, h := s.g.P, s.k, halves[i]
	name := min(float32(30), r.H*0.3)
	p.Label(k.Say(h.name), ui.Rect{X: r.X, Y: r.Y, W: r.W, H: name}, ui.Small, ui.Left)
	const size, step = 34, 38
	mid := r.Y + name + 4 + size/2
	if spare := r.H - name - 2*step; spare > 8 {
		mid += spare * 0.35
	}
	put := func(b input.Button, x, y float32) float32 {
		label, ok := k.Env.Devices.Label(h.device, b)
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
		name words.Text
	}{{input.A, words.SettingsKeysAct()}, {input.B, words.SettingsKeysBack()}} {
		y := mid + float32(j)*step
		w := put(b.b, x, y)
		p.Label(k.Say(b.name), ui.Rect{X: x + w + 6, Y: y - 18, W: r.Right() - x - w - 6, H: 36}, ui.SmallStrong, ui.Left)
	}
}
