package play_test

import (
	"reflect"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
)

// Where signs are drawn, people with their names and devices sit where their signs are,
// and back in the lobby's order they are as they were.
func TestPeopleKeepTheirSigns(t *testing.T) {
	lobby := []play.Chair{{Name: "Ada", Device: input.Gamepad(0)}, {Name: "Bo", Device: input.LeftHalf}, {Level: "easy"}}
	for _, signs := range [][]rules.Seat{nil, {0, 1, 2}, {2, 0, 1}, {1, 2, 0}, {2, 1, 0}} {
		seated := play.SeatBySign(lobby, signs)
		for p, sign := range signs {
			if !reflect.DeepEqual(seated[p], lobby[sign]) {
				t.Errorf("signs %v: seat %d has %+v, want %+v", signs, p, seated[p], lobby[sign])
			}
		}
		if back := play.OrderBySign(seated, signs); !reflect.DeepEqual(back, lobby) {
			t.Errorf("signs %v: the lobby's order comes back as %+v", signs, back)
		}
	}
}

// Results name the device that a person used most who shares all; a person who holds one
// holds that.
func TestWhatAPersonUsedMost(t *testing.T) {
	pad := input.PadState{Name: "pad"}
	s := sit(t, []input.PadState{pad}, play.Chair{Name: "Ada"}, play.Chair{Level: "easy"})
	held := func() input.Device { return s.Held()[0].Device }
	use := func(ticks int, do func(now *input.Snapshot)) {
		for range ticks {
			s.src.Now = input.Snapshot{Focused: true, Pads: []input.PadState{pad}}
			do(&s.src.Now)
			s.Count(s.k.Env.Devices.Tick(), 0)
		}
	}
	if d := held(); d != input.NoDevice {
		t.Errorf("before anything was used: %v", d)
	}
	use(3, func(now *input.Snapshot) { now.Mouse = 1 << input.MouseLeft })
	if d := held(); d != input.Mouse {
		t.Errorf("by mouse: %v", d)
	}
	use(5, func(now *input.Snapshot) { now.Keys.Add(ebiten.KeyArrowLeft) })
	use(2, func(*input.Snapshot) {})
	if d := held(); !d.IsKeyboard() {
		t.Errorf("mostly by arrow keys: %v", d)
	}
	use(9, func(now *input.Snapshot) { now.Pads[0].Held = input.Of(input.A) })
	if d := held(); d != input.Gamepad(0) {
		t.Errorf("mostly by pad: %v", d)
	}
	two := sit(t, nil, play.Chair{Name: "Ada", Device: input.LeftHalf}, play.Chair{Name: "Bo", Device: input.RightHalf})
	two.src.Now.Mouse = 1 << input.MouseLeft
	two.Count(two.k.Env.Devices.Tick(), 0)
	if d := two.Held()[0].Device; d != input.LeftHalf {
		t.Errorf("the holder of half a keyboard seems to hold %v", d)
	}
}
