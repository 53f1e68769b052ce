package menu

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/input"
	"ludotheque/scenes/settings"
)

const playstation = "030000004c050000e60c000011810000"

// padRemap is the page of a gamepad's buttons, opened with a gamepad.
func padRemap(t *testing.T, pad input.PadState) (*rig, *hand, *preferences) {
	t.Helper()
	r, h := newHands(t, 1280, 720, settings.English, 100)
	h.now.Pads = []input.PadState{pad}
	r.run(1)
	r.scene = r.k.Settings(r.k.Title())
	r.run(2)
	s := r.scene.(*preferences)
	h.pad(0, input.Down)
	s.openRemap()
	r.run(1)
	if !s.remap.pads || focus(&s.screen) != "key" {
		t.Fatalf("a pad opens the page of pads: %v, focus on %q", s.remap.pads, focus(&s.screen))
	}
	return r, h, s
}

// Two buttons of a pad change places, by the pad alone; hints follow, nothing is
// pressed by the change itself, and all is kept.
func TestPadButtonsChangePlacesInTheSettings(t *testing.T) {
	r, h, s := padRemap(t, input.PadState{GUID: playstation, Name: "DualSense"})
	h.pad(0, input.A)
	if !s.remap.waiting || s.remap.button != input.A {
		t.Fatalf("nothing is waited for: %+v", s.remap)
	}
	h.pad(0, input.Up)
	if !s.remap.waiting {
		t.Fatal("a direction was taken")
	}
	h.now.Pads[0].Held = input.Of(input.B)
	r.run(3)
	if s.remap.waiting {
		t.Fatal("the button that was pressed is waited for again")
	}
	h.now.Pads[0].Held = 0
	r.run(1)
	if want := "Swapped. “Act”: Circle. “Back”: Cross."; squash(s.remap.says) != want {
		t.Errorf("it says %q, want %q", s.remap.says, want)
	}
	if l, _ := r.k.Env.Devices.Hint(input.A); l.Icon != "pad-circle" {
		t.Errorf("to go on is labelled %+v", l)
	}
	// What was B confirms now, and what was A goes back.
	h.pad(0, input.B)
	if !s.remap.waiting {
		t.Fatal("the circle does not act")
	}
	h.pad(0, input.Start)
	if s.remap.waiting || !s.remap.open {
		t.Fatal("Start does not give the button up alone")
	}
	r.run(saveAfter + 2)
	kept, problems := new(settings.Keeper).Load(r.k.Env.Store)
	if len(problems) > 0 || kept.Keys.Place(input.A) != input.B || kept.Keys.Place(input.B) != input.A {
		t.Errorf("kept %v at %v: %v", input.A, kept.Keys.Place(input.A), problems)
	}
	h.reach(&s.screen, "usual", func() { h.pad(0, input.R) })
	h.pad(0, input.B)
	if r.k.Env.Settings.Keys != input.DefaultBindings() {
		t.Error("the usual buttons are not back")
	}
	h.pad(0, input.B)
	if s.remap.open {
		t.Error("the usual B does not close the sheet")
	}
}

// A pad that goes while its button is waited for leaves nothing waiting, and the
// keyboard closes the sheet.
func TestAPadThatGoesWhileItsButtonIsChanged(t *testing.T) {
	r, h, s := padRemap(t, input.PadState{Name: "Pad"})
	h.pad(0, input.A)
	h.now.Pads = nil
	r.run(1)
	if s.remap.waiting || !s.remap.open {
		t.Fatalf("waiting %v, open %v", s.remap.waiting, s.remap.open)
	}
	if got := s.padState(input.NoDevice, false); !strings.Contains(got, "No gamepad") {
		t.Errorf("it says %q", got)
	}
	h.key(ebiten.KeyEnter)
	if s.remap.waiting {
		t.Error("a button is waited for that nobody can press")
	}
	h.now.Pads = []input.PadState{{Slot: 3, Name: "Pad"}}
	r.run(1)
	h.pad(0, input.A)
	if !s.remap.waiting {
		t.Error("the pad that came back changes nothing")
	}
	h.key(ebiten.KeyEscape)
	h.key(ebiten.KeyEscape)
	if s.remap.open {
		t.Error("Escape does not close the sheet")
	}
}

// The page of keys and that of buttons each put only their own back.
func TestUsualKeysAndUsualButtonsAreTwoThings(t *testing.T) {
	r, h, s := padRemap(t, input.PadState{Name: "Pad"})
	keys := &r.k.Env.Settings.Keys
	if err := keys.Bind(input.LeftHalf, input.A, ebiten.KeyG); err != nil {
		t.Fatal(err)
	}
	if _, err := keys.Swap(input.X, input.Y); err != nil {
		t.Fatal(err)
	}
	press := func(name string) {
		t.Helper()
		h.reach(&s.screen, name, func() { h.key(ebiten.KeyTab) })
		h.key(ebiten.KeyEnter)
	}
	press("page")
	press("usual")
	if k, _ := keys.Key(input.LeftHalf, input.A); k != ebiten.KeyE || keys.Place(input.X) != input.Y {
		t.Errorf("usual keys: A is %v, X at %v", k, keys.Place(input.X))
	}
	press("page")
	press("usual")
	if *keys != input.DefaultBindings() {
		t.Error("usual buttons: not all as at first")
	}
}

// Of a pad of which nothing is known the page says so, and what to do.
func TestAnUnknownPadIsReportedPlainly(t *testing.T) {
	r, h, s := padRemap(t, input.PadState{GUID: "0300abcd", Name: "Odd Stick", Odd: true})
	d, ok := s.padAtHand()
	got := s.padState(d, ok)
	if !ok || !strings.Contains(got, "Odd Stick") || !strings.Contains(got, "numbers") {
		t.Errorf("it says %q", got)
	}
	h.pad(0, input.A)
	h.pad(0, input.Y)
	if want := "Swapped. “Act”: 4. “Info”: 1."; squash(s.remap.says) != want {
		t.Errorf("it says %q, want %q", s.remap.says, want)
	}
	r.run(1)
}

// Both pages hold their words at every size, in both languages.
func TestRemapPagesHoldTheirWords(t *testing.T) {
	for _, lang := range []settings.Language{settings.French, settings.English} {
		for _, size := range []int{100, 200} {
			for _, pads := range []bool{false, true} {
				r, h := newHands(t, 1280, 720, lang, size)
				h.now.Pads = []input.PadState{{GUID: playstation, Name: "DualSense Wireless Controller", Odd: pads && size == 200}}
				r.scene = r.k.Settings(r.k.Title())
				r.run(2)
				s := r.scene.(*preferences)
				s.remap = remap{open: true, pads: pads}
				r.strict(fmt.Sprintf("%s, %d %%, pads %v", lang, size, pads))
				r.run(2)
				s.remap.waiting, s.remap.button = true, input.ZR
				if !pads {
					s.remap.button = input.X
				}
				r.run(2)
				d, plugged := s.padAtHand()
				if s.remap.waiting = false; pads && plugged {
					s.swap(d, input.A)
				}
				r.run(2)
				r.shot(fmt.Sprintf("remap-%s-%d-%v", lang, size, pads))
				painter.Overflow = nil
			}
		}
	}
}
