package menu

import (
	"reflect"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// inSettings is a rig with the settings open over the title.
func inSettings(t *testing.T, pads ...string) (*rig, *hand, *preferences) {
	t.Helper()
	r, h := newHands(t, 1280, 720, settings.French, 100, pads...)
	s := newSettings(r.k, r.scene)
	r.scene = s
	r.run(2)
	return r, h, s
}

func TestSettingsCountAtOnceAndAreKept(t *testing.T) {
	r, h, s := inSettings(t)
	down := func() { h.key(ebiten.KeyArrowDown) }
	right := func() { h.key(ebiten.KeyArrowRight) }
	left := func() { h.key(ebiten.KeyArrowLeft) }
	turn := func(p page) {
		t.Helper()
		h.reach(&s.screen, tabsID.Name, func() { h.key(ebiten.KeyArrowUp) })
		for s.at < p {
			right()
		}
		for s.at > p {
			left()
		}
	}
	turn(languagePage)
	down()
	right()
	if r.k.Words.Language() != "en" {
		t.Errorf("language %q", r.k.Words.Language())
	}
	turn(picturePage)
	h.reach(&s.screen, words.SettingsText().Key(), down)
	right()
	if r.k.Prefs.TextScale != 1.25 {
		t.Errorf("text scale %v", r.k.Prefs.TextScale)
	}
	h.reach(&s.screen, words.SettingsCoordinates().Key(), down)
	left()
	if !r.k.Prefs.Coordinates {
		t.Error("no coordinates")
	}
	turn(comfortPage)
	h.reach(&s.screen, words.SettingsMotion().Key(), down)
	right()
	if r.k.Prefs.Motion != ui.Lively {
		t.Errorf("motion %v", r.k.Prefs.Motion)
	}
	right()
	right()
	if r.k.Prefs.Motion != ui.Reduced {
		t.Errorf("motion %v", r.k.Prefs.Motion)
	}
	h.reach(&s.screen, words.SettingsTempo().Key(), down)
	for range 3 {
		left()
	}
	if r.k.Tempo("trichrome") != 70 {
		t.Errorf("a game speed of %d %%", r.k.Tempo("trichrome"))
	}
	h.reach(&s.screen, words.SettingsSpeed().Key(), down)
	for range 3 {
		right()
	}
	if r.k.Prefs.Speed != 0 {
		t.Errorf("speed %v, want at once", r.k.Prefs.Speed)
	}
	turn(handsPage)
	h.reach(&s.screen, words.SettingsPress().Key(), down)
	right()
	if !r.k.Prefs.Press {
		t.Error("keys are still to be held")
	}
	h.reach(&s.screen, words.SettingsVibration().Key(), down)
	right()
	turn(soundPage)
	h.reach(&s.screen, words.SettingsMusic().Key(), func() { h.key(ebiten.KeyTab) })
	left()
	if r.sound.volumes != [3]int{80, 55, 80} {
		t.Errorf("volumes %v", r.sound.volumes)
	}
	r.run(saveAfter + 2)
	kept, problems := new(settings.Keeper).Load(r.k.Env.Store)
	want := r.k.Env.Settings
	if len(problems) > 0 || kept.Language != settings.English || kept.TextSize != 125 || kept.Motion != settings.Reduced ||
		kept.Speed != settings.AtOnce || kept.Tempo != 70 || !kept.Press || !kept.Coordinates || kept.Vibration || kept.Music != 55 || kept.Language != want.Language {
		t.Errorf("kept %+v (%v)", kept, problems)
	}
	h.key(ebiten.KeyEscape)
	if _, ok := r.scene.(*title); !ok {
		t.Errorf("back leads to %q", r.went())
	}
}

func TestLeavingSettingsKeepsWhatWasJustChanged(t *testing.T) {
	r, h, s := inSettings(t)
	s.at = languagePage
	r.run(1)
	h.key(ebiten.KeyArrowDown)
	h.key(ebiten.KeyArrowRight)
	h.key(ebiten.KeyEscape)
	if kept, _ := new(settings.Keeper).Load(r.k.Env.Store); kept.Language != settings.English {
		t.Errorf("kept %q", kept.Language)
	}
}

// Everything is as on the first day again, after a yes; names are
// no setting, and stay.
func TestEverythingIsPutBack(t *testing.T) {
	r, h, s := inSettings(t)
	set := &r.k.Env.Settings
	set.TextSize, set.Motion, set.Tempo, set.Press, set.Music = 150, settings.Reduced, 60, true, 5
	set.SetName(0, "Noé")
	set.Offered = []string{"bzzz"}
	if err := set.Keys.Bind(input.LeftHalf, input.A, ebiten.KeyG); err != nil {
		t.Fatal(err)
	}
	s.at = languagePage
	r.run(1)
	press := func() {
		h.reach(&s.screen, "reset", func() { h.key(ebiten.KeyArrowDown) })
		h.key(ebiten.KeyEnter)
	}
	press()
	if !s.asking || set.Music != 5 {
		t.Fatal("nobody was asked")
	}
	h.key(ebiten.KeyEscape)
	if s.asking || set.Music != 5 {
		t.Fatal("Esc is no no")
	}
	press()
	h.key(ebiten.KeyEnter) // the focus is on no
	if s.asking || set.Music != 5 {
		t.Fatal("the answer that has the focus is yes")
	}
	press()
	h.reach(&s.screen, resetYesID.Name, func() { h.key(ebiten.KeyArrowRight) })
	h.key(ebiten.KeyEnter)
	want := settings.Defaults()
	want.SetName(0, "Noé")
	want.Offered = []string{"bzzz"}
	if !reflect.DeepEqual(*set, want) || r.k.Tempo("trichrome") != kit.NormalTempo {
		t.Errorf("put back: %+v", *set)
	}
	r.run(saveAfter + 2)
	if kept, _ := new(settings.Keeper).Load(r.k.Env.Store); !reflect.DeepEqual(kept, want) {
		t.Errorf("kept %+v", kept)
	}
}

func TestASliderIsDragged(t *testing.T) {
	r, h, s := inSettings(t)
	_, sheet := s.layout(ui.NewView(1280, 720))
	row := ui.Rect{X: sheet.X + 8, Y: sheet.Y + 10, W: sheet.W - 16, H: 60}
	h.click(ui.Rect{X: row.X + 345, Y: row.Y, W: 10, H: row.H})
	low := r.k.Env.Settings.Master
	h.click(ui.Rect{X: row.Right() - 130, Y: row.Y, W: 20, H: row.H})
	high := r.k.Env.Settings.Master
	if low > 15 || high < 85 {
		t.Errorf("the left end gives %d, the right end %d", low, high)
	}
}

func TestKeysAreChangedAndConflictsNamed(t *testing.T) {
	r, h, s := inSettings(t)
	s.openRemap()
	r.run(2)
	h.key(ebiten.KeyEnter) // left half, up
	if !s.remap.waiting {
		t.Fatal("no key is waited for")
	}
	for _, c := range []struct {
		key  ebiten.Key
		want string
	}{
		{ebiten.KeyK, "déjà : « Bas », Milieu."},
		{ebiten.KeyT, "La touche T a déjà un rôle dans les jeux."},
		{ebiten.KeyTab, "La touche Tab sert dans tous les menus."},
	} {
		h.key(c.key)
		if !s.remap.waiting || !s.remap.wrong || !strings.Contains(squash(s.remap.says), c.want) {
			t.Fatalf("%v: %q, want %q", c.key, s.remap.says, c.want)
		}
	}
	h.key(ebiten.KeyG)
	if s.remap.waiting || s.remap.wrong {
		t.Fatalf("G is refused: %q", s.remap.says)
	}
	h.now.Keys.Add(ebiten.KeyG)
	r.run(1)
	if p := r.k.Env.Devices.Frame().Pad(input.LeftHalf); !p.Pressed.Has(input.Up) {
		t.Error("G does not move up")
	}
	h.now.Keys = input.KeySet{}
	r.run(saveAfter + 2)
	kept, _ := new(settings.Keeper).Load(r.k.Env.Store)
	if k, _ := kept.Keys.Key(input.LeftHalf, input.Up); k != ebiten.KeyG {
		t.Errorf("kept %v", k)
	}
	h.key(ebiten.KeyEnter)
	h.key(ebiten.KeyEscape)
	if s.remap.waiting || !s.remap.open {
		t.Error("Esc does not give up the key alone")
	}
	h.reach(&s.screen, "usual", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	if r.k.Env.Settings.Keys != input.DefaultBindings() {
		t.Error("the usual keys are not back")
	}
}

// paused is a pause over a table, and the calls that the table gets.
func paused(t *testing.T, lost rules.Seat, pads ...string) (*rig, *hand, *tableScene) {
	t.Helper()
	r, h := newHands(t, 1280, 720, settings.French, 100, pads...)
	g := &tableScene{k: r.k}
	seats := &r.k.Env.Devices.Seats
	seats.Open(rules.AllSeats(4))
	for i := range pads {
		seats.Sit(input.Gamepad(i), rules.Seat(i))
	}
	g.pause = &play.Paused{Game: "bzzz", Lost: lost, LostName: "Camille", Quit: r.k.Title}
	r.scene = r.k.Pause(g, *g.pause)
	r.run(2)
	return r, h, g
}

func TestPauseDullsTheMusicAndGoesOn(t *testing.T) {
	r, h, g := paused(t, rules.Spectator)
	if !r.sound.paused {
		t.Error("the music plays on as before")
	}
	h.key(ebiten.KeyEscape)
	if r.scene != scenes.Scene(g) || r.sound.paused || !r.sound.heard("ui.resume") {
		t.Errorf("Esc: went %q, music dulled %v", r.went(), r.sound.paused)
	}
}

func TestPauseLeadsToSettingsAndBack(t *testing.T) {
	r, h, g := paused(t, rules.Spectator)
	s := r.scene.(*pause)
	h.reach(&s.screen, "settings", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	p, ok := r.scene.(*preferences)
	if !ok || p.Behind() != scenes.Scene(s) || s.Behind() != scenes.Scene(g) {
		t.Fatalf("went %q", r.went())
	}
	h.key(ebiten.KeyEscape)
	if r.scene != scenes.Scene(s) {
		t.Errorf("back leads to %q", r.went())
	}
}

func TestStartingAgainAsksFirst(t *testing.T) {
	r, h, _ := paused(t, rules.Spectator)
	s := r.scene.(*pause)
	again := &tableScene{k: r.k}
	s.p.Restart = func() scenes.Scene { return again }
	h.reach(&s.screen, "restart", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	if r.scene != scenes.Scene(s) || s.asking == "" {
		t.Fatalf("without a question: went %q", r.went())
	}
	h.key(ebiten.KeyEscape)
	if s.asking != "" || r.scene != scenes.Scene(s) {
		t.Fatal("Esc does not take the question back")
	}
	h.key(ebiten.KeyEnter)
	h.key(ebiten.KeyEnter)
	if s.asking != "" || r.scene != scenes.Scene(s) {
		t.Fatalf("a second press starts again: went %q", r.went())
	}
	h.key(ebiten.KeyEnter)
	h.key(ebiten.KeyArrowUp)
	h.key(ebiten.KeyEnter)
	if r.scene != scenes.Scene(again) {
		t.Errorf("went %q", r.went())
	}
}

func TestALostPadWaitsForAnyFreeOne(t *testing.T) {
	r, h, g := paused(t, 1, "First", "Second")
	s := r.scene.(*pause)
	var held input.Device
	s.p.Hold = func(d input.Device) { held = d }
	h.now.Pads = h.now.Pads[:1] // the second one is unplugged
	r.run(1)
	h.pad(0, input.A)
	if r.scene != scenes.Scene(s) {
		t.Fatal("somebody else's A goes on")
	}
	h.now.Pads = append(h.now.Pads, input.PadState{Slot: 5, Name: "Third"})
	r.run(1)
	h.pad(1, input.A)
	if r.scene != scenes.Scene(g) || held != input.Gamepad(2) {
		t.Fatalf("went %q, holds %v", r.went(), held)
	}
	if d := r.k.Env.Devices.Seats.Device(1); d != input.Gamepad(2) {
		t.Errorf("the seat holds %v", d)
	}
}

func TestALostPadThatComesBackGoesOn(t *testing.T) {
	r, h, g := paused(t, 1, "First", "Second")
	second := h.now.Pads[1]
	h.now.Pads = h.now.Pads[:1]
	r.run(2)
	h.now.Pads = append(h.now.Pads, second)
	r.run(1)
	h.pad(1, input.A)
	if r.scene != scenes.Scene(g) || r.k.Env.Devices.Seats.Device(1) != input.Gamepad(1) {
		t.Errorf("went %q, the seat holds %v", r.went(), r.k.Env.Devices.Seats.Device(1))
	}
}

func TestALostSeatIsLeftToTheComputer(t *testing.T) {
	r, h, g := paused(t, 1, "First")
	s := r.scene.(*pause)
	left := false
	s.p.Computer = func() { left = true }
	h.reach(&s.screen, "computer", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	if !left || r.scene != scenes.Scene(g) {
		t.Errorf("left %v, went %q", left, r.went())
	}
}

func TestALostPadIsHeardTwice(t *testing.T) {
	r, _, _ := paused(t, 1, "First")
	r.run(repeatLost)
	if !r.sound.heard("ui.lostpad") {
		t.Error("nobody is called a second time")
	}
}

// Without sound the settings say why, and what to do.
func TestSettingsSayWhyThereIsNoSound(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100)
	s := newSettings(r.k, r.scene)
	r.scene = s
	for _, c := range []struct {
		name string
		make func()
		want words.Text
	}{
		{"all is well", func() {}, words.Text{}},
		{"at zero", func() { r.k.Env.Settings.Master = 0 }, words.SettingsSoundZero()},
		{"muted", func() { r.k.Env.Settings.Mute = true }, words.SettingsSoundMuted()},
		{"no device", func() { r.sound.silent = true }, words.SettingsSoundNone()},
		{"a device that went", func() { r.sound.lost = true }, words.SettingsSoundLost()},
	} {
		c.make()
		r.run(1)
		if got := s.silence(); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got.Key(), c.want.Key())
		}
	}
	r.sound.silent = false
	s.g.Focus(rowID(words.SettingsMaster()))
	r.run(1)
	h.key(ebiten.KeyArrowRight)
	if got := s.silence(); !got.IsZero() {
		t.Errorf("after the slider was moved it still says %q", got.Key())
	}
}

// Giving up asks first, and not under the key that asked (B38).
func TestGivingUpAsksFirst(t *testing.T) {
	r, h, _ := paused(t, rules.Spectator)
	s := r.scene.(*pause)
	given := 0
	s.p.GiveUp = func() { given++ }
	h.reach(&s.screen, "giveup", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	h.key(ebiten.KeyEnter) // "cancel" has the focus
	if given != 0 || s.asking != "" || r.scene != scenes.Scene(s) {
		t.Fatalf("given up %d times, asking %q, went %q", given, s.asking, r.went())
	}
	h.key(ebiten.KeyEnter)
	h.key(ebiten.KeyArrowUp)
	h.key(ebiten.KeyEnter)
	if given != 1 || r.scene != s.behind {
		t.Errorf("given up %d times, went %q; want once, and back to the game", given, r.went())
	}
}

// A game whose rules know no giving up is left for good the same way.
func TestEveryGameCanBeGivenUp(t *testing.T) {
	r, h, _ := paused(t, rules.Spectator)
	s := r.scene.(*pause)
	left := 0
	s.p.Abandon = func() scenes.Scene { left++; return r.k.Title() }
	h.reach(&s.screen, "abandon", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	h.key(ebiten.KeyEnter) // "cancel" has the focus
	if left != 0 || s.asking != "" {
		t.Fatalf("left %d times, asking %q", left, s.asking)
	}
	h.key(ebiten.KeyEnter)
	h.key(ebiten.KeyArrowUp)
	h.key(ebiten.KeyEnter)
	if left != 1 || r.went() != "title" {
		t.Errorf("left %d times, went %q", left, r.went())
	}
}
