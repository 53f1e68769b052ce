package input

import (
	"math"
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
)

// play returns hands that follow a script, one line per element.
func play(t testing.TB, lines ...string) *Devices {
	t.Helper()
	s, err := ReadScript(strings.NewReader(strings.Join(lines, "\n")))
	if err != nil {
		t.Fatal(err)
	}
	return NewDevices(s)
}

func TestPressedIsHeldNowAndNotBefore(t *testing.T) {
	h := play(t, `{}`, `{"keys":["W","E"],"ticks":2}`, `{"keys":["W"]}`, `{}`)
	for i, want := range []struct{ held, pressed, released Buttons }{
		{0, 0, 0},
		{Of(Up, A), Of(Up, A), 0},
		{Of(Up, A), 0, 0},
		{Of(Up), 0, Of(A)},
		{0, 0, Of(Up)},
		{0, 0, 0},
	} {
		p := h.Tick().Pad(LeftHalf)
		if p.Held != want.held || p.Pressed != want.pressed || p.Released != want.released {
			t.Errorf("tick %d: held %b, pressed %b, released %b; want %b, %b, %b", i+1, p.Held, p.Pressed, p.Released, want.held, want.pressed, want.released)
		}
	}
}

func TestRepeat(t *testing.T) {
	h := play(t, `{"keys":["ArrowDown","ShiftRight"],"ticks":40}`)
	var menu, action, key []int64
	for range 40 {
		f := h.Tick()
		if f.Menu.Repeat.Has(Down) {
			menu = append(menu, f.Tick)
		}
		if f.Pad(RightHalf).Repeat.Has(A) {
			action = append(action, f.Tick)
		}
		if f.Keys.Repeat.Has(ebiten.KeyArrowDown) {
			key = append(key, f.Tick)
		}
	}
	want := []int64{1, 25, 30, 35, 40}
	if !equal(menu, want) || !equal(key, want) {
		t.Errorf("an arrow repeats in ticks %v in the menu, %v as a key; want %v", menu, key, want)
	}
	if !equal(action, []int64{1}) {
		t.Errorf("a button acts in ticks %v; want once", action)
	}
}

func equal[T comparable](a, b []T) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

func TestMenuJoinsAllDevices(t *testing.T) {
	for _, c := range []struct {
		line string
		want Buttons
	}{
		{`{"keys":["ArrowUp"]}`, Of(Up)},
		{`{"keys":["W"]}`, Of(Up)},
		{`{"keys":["I"]}`, Of(Up)},
		{`{"keys":["Enter"]}`, Of(A)},
		{`{"keys":["Space"]}`, Of(A)},
		{`{"keys":["Escape"]}`, Of(B)},
		{`{"keys":["Tab"]}`, Of(R)},
		{`{"keys":["Tab","ShiftLeft"]}`, Of(L)},
		{`{"keys":["Tab","ShiftRight"]}`, Of(L)},
		{`{"pads":[{"slot":3,"held":["a","start"]}]}`, Of(A, Start)},
		{`{"pads":[{"slot":0,"stick":[0.1,0.9]}]}`, Of(Down)},
	} {
		h := play(t, `{"pads":[{"slot":0},{"slot":3}]}`, c.line)
		h.Tick()
		if got := h.Tick().Menu.Pressed; got != c.want {
			t.Errorf("%s: the menu gets %b, want %b", c.line, got, c.want)
		}
	}
}

func TestTypingMakesKeysLetters(t *testing.T) {
	h := play(t, `{"keys":["W","E","Space"],"text":"ze é"}`, `{"keys":["Escape","ArrowLeft"]}`)
	h.Typing(true)
	f := h.Tick()
	if f.Pad(LeftHalf).Held != 0 || f.Menu.Pressed != 0 {
		t.Errorf("typed letters move the menu: %b, %b", f.Pad(LeftHalf).Held, f.Menu.Pressed)
	}
	if string(f.Runes) != "ze é" {
		t.Errorf("typed %q", string(f.Runes))
	}
	if f = h.Tick(); f.Menu.Pressed != Of(B, Left) || len(f.Runes) != 0 {
		t.Errorf("Escape and an arrow while typing: %b, runes %q", f.Menu.Pressed, string(f.Runes))
	}
}

func TestStickHasADeadZoneAndDoesNotStutter(t *testing.T) {
	h := play(t,
		`{"pads":[{"slot":0,"stick":[0.15,0.1]}]}`,
		`{"pads":[{"slot":0,"stick":[1,0]}]}`,
		`{"pads":[{"slot":0,"stick":[0.58,0]}]}`,
		`{"pads":[{"slot":0,"stick":[0.4,0]}]}`,
		`{"pads":[{"slot":0,"stick":[0.6,0]}]}`,
		`{"pads":[{"slot":0,"stick":[3,4]}]}`)
	for i, want := range []struct {
		x    float64
		held Buttons
	}{{0, 0}, {1, Of(Right)}, {0.475, Of(Right)}, {0.25, 0}, {0.5, 0}, {0.6, Of(Right, Down)}} {
		p := h.Tick().Pad(Gamepad(0))
		if math.Abs(p.Stick.X-want.x) > 1e-9 || p.Held != want.held {
			t.Errorf("tick %d: stick %v, held %b; want x %v, %b", i+1, p.Stick, p.Held, want.x, want.held)
		}
	}
}

func TestKeysAndCrossMoveTheStick(t *testing.T) {
	f := play(t, `{"keys":["S","D","ArrowLeft"],"pads":[{"slot":0,"held":["up"]}]}`).Tick()
	r := math.Sqrt2 / 2
	if s := f.Pad(LeftHalf).Stick; s != (Vec{r, r}) {
		t.Errorf("S and D: %v", s)
	}
	if s := f.Pad(RightHalf).Stick; s != (Vec{-1, 0}) {
		t.Errorf("left arrow: %v", s)
	}
	if s := f.Pad(Gamepad(0)).Stick; s != (Vec{0, -1}) {
		t.Errorf("cross up: %v", s)
	}
}

func TestGamepadsComeGoAndComeBack(t *testing.T) {
	const one, two = `{"slot":0,"guid":"x","name":"Pad"}`, `{"slot":1,"guid":"y","name":"Stick"}`
	h := play(t,
		`{"pads":[`+one+`,`+two+`]}`,
		`{"pads":[`+two+`]}`,
		`{"pads":[`+two+`,{"slot":5,"guid":"x","name":"Pad"}]}`,
		`{"pads":[`+two+`,{"slot":5,"guid":"x","name":"Pad"},{"slot":0,"guid":"x","name":"Pad"}]}`)
	h.Seats.Open(rules.AllSeats(2))
	f := h.Tick()
	if want := []Event{{Connected, Gamepad(0), rules.Spectator}, {Connected, Gamepad(1), rules.Spectator}}; !equal(f.Events, want) {
		t.Fatalf("tick 1: %v, want %v", f.Events, want)
	}
	h.Seats.Sit(Gamepad(0), 1)
	f = h.Tick()
	if want := []Event{{Lost, Gamepad(0), 1}}; !equal(f.Events, want) {
		t.Errorf("tick 2: %v, want %v", f.Events, want)
	}
	if p := f.Pad(Gamepad(0)); p == nil || p.Connected {
		t.Errorf("the lost pad is %+v", p)
	}
	f = h.Tick()
	if want := []Event{{Returned, Gamepad(0), 1}}; !equal(f.Events, want) {
		t.Errorf("tick 3, back in another slot: %v, want %v", f.Events, want)
	}
	f = h.Tick()
	if want := []Event{{Connected, Gamepad(2), rules.Spectator}}; !equal(f.Events, want) {
		t.Errorf("tick 4, a second pad of that model: %v, want %v", f.Events, want)
	}
	if h.Name(Gamepad(2)) != "Pad" || Gamepad(2).Number() != 3 || h.Name(LeftHalf) != "" {
		t.Errorf("names: %q, number %d, %q", h.Name(Gamepad(2)), Gamepad(2).Number(), h.Name(LeftHalf))
	}
}

func TestASeatHasOneDevice(t *testing.T) {
	var seats Seats
	seats.Open(rules.Only(0).With(2))
	if !seats.Sit(LeftHalf, 0) || !seats.Sit(Gamepad(0), 2) {
		t.Fatal("open seats are refused")
	}
	seats.Open(rules.Only(0))
	if d := seats.Device(2); d != NoDevice {
		t.Errorf("a closed seat keeps device %d", d)
	}
	if seats.Sit(RightHalf, 2) || seats.Sit(NoDevice, 0) {
		t.Error("a device sits at a closed seat, or none does at an open one")
	}
	if !seats.Sit(RightHalf, 0) || seats.Device(0) != RightHalf {
		t.Error("sitting down at a taken seat does not take it")
	}
	if _, ok := seats.Seat(LeftHalf); ok {
		t.Error("the device that was replaced still sits")
	}
}

func TestTouchActsLikeThePointer(t *testing.T) {
	h := play(t,
		`{"mouse":[5,5]}`,
		`{"touches":[{"id":7,"x":100,"y":50}]}`,
		`{"touches":[{"id":7,"x":110,"y":50}]}`,
		`{}`,
		`{}`,
		`{"mouse":[6,5]}`)
	for i, want := range []struct {
		x                       float64
		held, pressed, released MouseButtons
		touch, hovers           bool
	}{
		{5, 0, 0, 0, false, true},
		{100, 1, 1, 0, true, true},
		{110, 1, 0, 0, true, true},
		{110, 0, 0, 1, true, true},
		{110, 0, 0, 0, true, false},
		{6, 0, 0, 0, false, true},
	} {
		p := h.Tick().Pointer
		if p.X != want.x || p.Held != want.held || p.Pressed != want.pressed || p.Released != want.released || p.Touch != want.touch || p.Hovers() != want.hovers || p.Cancelled {
			t.Errorf("tick %d: %+v, want %+v", i+1, p, want)
		}
	}
}

func TestASecondFingerMakesAGesture(t *testing.T) {
	h := play(t,
		`{"touches":[{"id":1,"x":10,"y":10}]}`,
		`{"touches":[{"id":1,"x":10,"y":10},{"id":2,"x":50,"y":10}]}`,
		`{"touches":[{"id":2,"x":60,"y":10}]}`,
		`{}`,
		`{"touches":[{"id":3,"x":20,"y":20}]}`)
	h.Tick()
	f := h.Tick()
	if p := f.Pointer; !p.Cancelled || p.Held != 0 || !p.Released.Has(MouseLeft) {
		t.Errorf("the second finger down: %+v, want a cancelled release", p)
	}
	if len(f.Touches) != 2 || !f.Touches[1].Pressed || f.Touches[0].Pressed {
		t.Errorf("touches %+v", f.Touches)
	}
	f = h.Tick()
	if len(f.Touches) != 2 || !f.Touches[0].Released || f.Touches[1].X != 60 || f.Touches[1].StartX != 50 {
		t.Errorf("the first finger up: %+v", f.Touches)
	}
	if p := f.Pointer; p.Pressed != 0 || p.Released != 0 {
		t.Errorf("the rest of a gesture clicks: %+v", p)
	}
	h.Tick()
	if p := h.Tick().Pointer; !p.Pressed.Has(MouseLeft) || p.X != 20 {
		t.Errorf("a new finger after a gesture: %+v", p)
	}
}

func TestLastUsedDevice(t *testing.T) {
	h := play(t,
		`{"mouse":[1,1]}`,
		`{"keys":["ArrowUp"]}`,
		`{"pads":[{"slot":0,"stick":[0.3,0]}]}`,
		`{"pads":[{"slot":0,"held":["x"]}]}`,
		`{"mouse":[9,9]}`,
		`{"held":["left"]}`,
		`{"keys":["Enter"]}`)
	want := []Device{NoDevice, RightHalf, RightHalf, Gamepad(0), Gamepad(0), Mouse, LeftHalf}
	for i, w := range want {
		if d := h.Tick().Device; d != w {
			t.Errorf("tick %d: device %d, want %d", i+1, d, w)
		}
	}
}

func TestLabels(t *testing.T) {
	h := play(t, `{"pads":[{"slot":0,"held":["a"]}]}`)
	if l, ok := h.Hint(B); !ok || l.Word != words.KeyEscape() {
		t.Errorf("before anything is used, back is %+v", l)
	}
	h.Tick()
	if l, ok := h.Hint(B); !ok || l != (Label{Shape: Disc, Icon: "place-right"}) {
		t.Errorf("with a pad in hand, back is %+v", l)
	}
	if l, ok := h.Label(RightHalf, Up); !ok || l.Icon != "key-up" {
		t.Errorf("up on the right half is %+v", l)
	}
	if l, ok := h.Label(LeftHalf, Start); ok {
		t.Errorf("a part of the keyboard has a Start: %+v", l)
	}
	if l, ok := h.Label(Mouse, A); ok {
		t.Errorf("a mouse has an A: %+v", l)
	}
	for b := range buttonCount {
		l, ok := h.Label(Gamepad(0), b)
		if set := (l.Text != "") != (l.Icon != ""); !ok || !set {
			t.Errorf("button %v of a pad is labelled %+v", b, l)
		}
	}
}

func TestLabelsHavePictures(t *testing.T) {
	icons := map[string]bool{}
	for _, i := range keyIcons {
		icons[i] = true
	}
	for _, k := range Kinds {
		for b := range buttonCount {
			icons[PadLabel(k, b).Icon] = true
		}
	}
	delete(icons, "")
	for i := range icons {
		if _, err := os.Stat("../../assets/art/icons/" + i + ".svg"); err != nil {
			t.Errorf("no picture %q: %v", i, err)
		}
	}
}

type rumble struct {
	Script
	got []int
}

func (r *rumble) Rumble(slot, ticks int, _, _ float64) { r.got = append(r.got, slot, ticks) }

func TestRumbleReachesPadsThatAreThere(t *testing.T) {
	s, err := ReadScript(strings.NewReader(`{"pads":[{"slot":4}]}` + "\n" + `{"pads":[]}`))
	if err != nil {
		t.Fatal(err)
	}
	src := &rumble{Script: *s}
	h := NewDevices(src)
	h.Tick()
	h.Rumble(Gamepad(0), 6, 1, 1)
	h.Rumble(LeftHalf, 6, 1, 1)
	h.Rumble(Gamepad(9), 6, 1, 1)
	h.Vibration(false)
	h.Rumble(Gamepad(0), 7, 1, 1)
	h.Vibration(true)
	h.Tick()
	h.Rumble(Gamepad(0), 8, 1, 1)
	if !equal(src.got, []int{4, 6}) {
		t.Errorf("shaken (slot, ticks): %v, want once slot 4", src.got)
	}
}

func TestClosingAndFocus(t *testing.T) {
	h := play(t, `{"away":true}`, `{"close":true,"ticks":2}`)
	if f := h.Tick(); f.Focused || f.Closing {
		t.Errorf("away: %v, %v", f.Focused, f.Closing)
	}
	if f := h.Tick(); !f.Focused || !f.Closing {
		t.Errorf("close: %v, %v", f.Focused, f.Closing)
	}
	if f := h.Tick(); f.Closing {
		t.Error("closing says so once")
	}
}

// busy holds things for ever without allocating, as real input does.
type busy struct{ n int }

func (b *busy) Read(s *Snapshot) {
	b.n++
	s.Focused = true
	s.MouseX = float64(b.n)
	s.Pads = append(s.Pads, PadState{Slot: 0, Name: "Pad", Stick: Vec{1, 0}})
	s.Touches = append(s.Touches, TouchPoint{ID: 1})
	s.Runes = append(s.Runes, 'a')
	s.Keys.Add(ebiten.KeyW)
	if b.n%2 == 0 {
		s.Keys.Add(ebiten.KeyE)
	}
}

func TestASettledTickAllocatesNothing(t *testing.T) {
	h := NewDevices(&busy{})
	h.Tick()
	if n := testing.AllocsPerRun(100, func() { h.Tick() }); n != 0 {
		t.Errorf("%v allocations a tick", n)
	}
}

func BenchmarkTick(b *testing.B) {
	h := NewDevices(&busy{})
	b.ReportAllocs()
	for b.Loop() {
		h.Tick()
	}
}

// In a browser hints do not name Escape, which leaves full screen there: another key does the same, in
// menus and for scenes that read the key itself.
func TestEscapeIsNotTheOnlyWay(t *testing.T) {
	defer func(was bool) { inBrowser = was }(inBrowser)
	inBrowser = true
	h := play(t, `{}`, `{"keys":["`+escapeToo.String()+`"],"ticks":2}`, `{}`)
	for b := range buttonCount {
		if l, ok := h.Hint(b); ok && l.Word == words.KeyEscape() {
			t.Errorf("button %v is Escape in a browser", b)
		}
	}
	for _, b := range []Button{B, Start} {
		if l, ok := h.Hint(b); !ok || l.Text != escapeToo.String() {
			t.Errorf("button %v is %+v in a browser, want %v", b, l, escapeToo)
		}
	}
	var seen []bool
	for range 4 {
		f := h.Tick()
		seen = append(seen, f.Keys.Pressed.Has(ebiten.KeyEscape) && f.Menu.Pressed.Has(B))
	}
	if want := []bool{false, true, false, false}; !equal(seen, want) {
		t.Errorf("%v goes back in ticks %v, want %v", escapeToo, seen, want)
	}
	b := DefaultBindings()
	if err := b.Bind(LeftHalf, A, escapeToo); err == nil {
		t.Errorf("%v can be bound to something else", escapeToo)
	}
}

// On a phone hints are for a finger at first, and for keys once one is pressed: not for the browser's Back, which is
// Escape.
func TestAFingerIsExpectedOnATelephone(t *testing.T) {
	h := play(t, `{"ticks":2}`, `{"keys":["Escape"]}`, `{"keys":["ArrowUp"]}`)
	h.TouchFirst()
	for range 2 {
		if f := h.Tick(); f.Device != Mouse || !f.Pointer.Touch || f.Pointer.Hovers() {
			t.Fatalf("before anything was touched: %v, a finger: %v", f.Device, f.Pointer.Touch)
		}
	}
	h.Tick()
	if f := h.Tick(); !f.Device.IsKeyboard() {
		t.Errorf("after a key: %v", f.Device)
	}
}
