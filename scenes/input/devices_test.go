package input

import (
	"fmt"
	"reflect"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// still is a Source that always reads the same.
type still struct{ now Snapshot }

func (s *still) Read(to *Snapshot) {
	pads := append(to.Pads, s.now.Pads...)
	*to = s.now
	to.Pads = pads
}

// A worn stick that rests at its end moves nothing, until it has been at rest.
func TestAnAxisCountsOnceItWasAtRest(t *testing.T) {
	src := &still{}
	h := NewDevices(src)
	read := func(p PadState) *Frame {
		src.now.Pads = []PadState{p}
		return h.Tick()
	}
	down := PadState{Stick: Vec{0, 1}, Stick2: Vec{-1, 0}, Hat: Vec{1, 0}, Held: Of(ZL)}
	for range 60 {
		f := read(down)
		if p := f.Pads[3]; f.Menu != (Menu{}) || p.Held != 0 || p.Stick != (Vec{}) || p.Stick2 != (Vec{}) {
			t.Fatalf("what was never at rest moves: menu %+v, held %b, sticks %v, %v", f.Menu, p.Held, p.Stick, p.Stick2)
		}
	}
	// The other axis of the same stick works.
	if f := read(PadState{Stick: Vec{0.9, 1}, Held: Of(ZL)}); f.Menu.Pressed != Of(Right) {
		t.Errorf("the axis that was at rest moves %b, want right", f.Menu.Pressed)
	}
	read(PadState{})
	if f := read(down); f.Pads[3].Held != Of(Down, Right, ZL) {
		t.Errorf("after all was at rest it moves %b, held %b", f.Menu.Pressed, f.Pads[3].Held)
	}
}

// A direction that is held since the pad was connected acts once and does not repeat.
func TestAStuckDirectionDoesNotRepeat(t *testing.T) {
	src := &still{}
	h := NewDevices(src)
	src.now.Pads = []PadState{{Held: Of(Down)}}
	steps := 0
	for range 120 {
		if _, dy := h.Tick().Menu.Steps(); dy != 0 {
			steps++
		}
	}
	if steps > 1 {
		t.Errorf("a stuck cross makes %d steps", steps)
	}
	src.now.Pads = []PadState{{}}
	h.Tick()
	src.now.Pads = []PadState{{Held: Of(Down)}}
	for steps = 0; steps < 2; {
		if f := h.Tick(); f.Tick > 300 {
			t.Fatal("a cross that was let go never repeats")
		} else if _, dy := f.Menu.Steps(); dy != 0 {
			steps++
		}
	}
}

func TestTwoPadsOfOneSlotAreTwo(t *testing.T) {
	src := &still{}
	h := NewDevices(src)
	a, b := PadState{GUID: "g", Name: "n"}, PadState{GUID: "g", Name: "n", Held: Of(A)}
	src.now.Pads = []PadState{a, b}
	h.Tick()
	f := h.Tick()
	if len(f.Pads) != 5 || f.Pads[3].Held != 0 || f.Pads[4].Held != Of(A) {
		t.Fatalf("two pads with one index are %+v", f.Pads[3:])
	}
	src.now.Pads = []PadState{a}
	f = h.Tick()
	if len(f.Events) != 1 || f.Events[0].Kind != Lost || f.Pads[3].Connected == f.Pads[4].Connected {
		t.Errorf("one of them was unplugged: events %+v", f.Events)
	}
	src.now.Pads = []PadState{a, b}
	if f = h.Tick(); len(f.Pads) != 5 || len(f.Events) != 1 || f.Events[0].Kind != Returned {
		t.Errorf("it came back: %d pads, events %+v", len(f.Pads), f.Events)
	}
}

func TestHatsAsAxes(t *testing.T) {
	read := func(axes ...float64) Vec {
		return hat(len(axes), func(i int) float64 { return axes[i] })
	}
	nine := func(v float64) Vec { return read(0, 0, 0, 0, 0, 0, 0, 0, 0, v) }
	for i, want := range []Vec{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {}} {
		if got := nine(-1 + float64(i)*2/7); got != want {
			t.Errorf("axis 9 at %d/7: %v, want %v", 2*i-7, got, want)
		}
	}
	for _, v := range []float64{0, 1.3, 3.3} {
		if got := nine(v); got != (Vec{}) {
			t.Errorf("axis 9 at %v: %v, want rest", v, got)
		}
	}
	if got := read(0, 0, 0, 0, 0, 0, -1, 1); got != (Vec{-1, 1}) {
		t.Errorf("axes 6 and 7: %v", got)
	}
	if got := read(0, 0, 1, 1); got != (Vec{}) {
		t.Errorf("a pad of four axes has a hat at %v", got)
	}
}

func TestTheKeypadHasArrows(t *testing.T) {
	src := &still{}
	h := NewDevices(src)
	press := func(arrows bool, k ebiten.Key) *Frame {
		src.now = Snapshot{Arrows: arrows}
		h.Tick()
		src.now.Keys.Add(k)
		return h.Tick()
	}
	for k, want := range map[ebiten.Key]Button{
		ebiten.KeyNumpad8: Up, ebiten.KeyNumpad2: Down, ebiten.KeyNumpad4: Left, ebiten.KeyNumpad6: Right,
		ebiten.KeyNumpad9: ZL, ebiten.KeyNumpad3: ZR,
	} {
		if f := press(true, k); f.Menu.Pressed != Of(want) {
			t.Errorf("%v without NumLock: the menu gets %b, want %v", k, f.Menu.Pressed, want)
		}
		if f := press(false, k); f.Menu.Pressed != 0 || !f.Keys.Pressed.Has(k) {
			t.Errorf("%v with NumLock: the menu gets %b", k, f.Menu.Pressed)
		}
	}
	b := DefaultBindings()
	if err := b.Bind(MiddleHalf, Up, ebiten.KeyNumpad2); err != nil {
		t.Fatal(err)
	}
	h.SetBindings(b)
	if f := press(true, ebiten.KeyNumpad2); f.Menu.Pressed != Of(Up) {
		t.Errorf("a key of the keypad that is bound to up: the menu gets %b", f.Menu.Pressed)
	}
}

// pointers plays a script and returns what the pointer did in each tick: + pressed, - released, x
// released without a click, with its position.
func pointers(t *testing.T, lines ...string) []string {
	h := play(t, lines...)
	var out []string
	for range lines {
		f := h.Tick()
		p := &f.Pointer
		switch {
		case p.Pressed.Has(MouseLeft):
			out = append(out, fmt.Sprintf("+%v", p.X))
		case p.Released.Has(MouseLeft) && p.Cancelled:
			out = append(out, "x")
		case p.Released.Has(MouseLeft):
			out = append(out, fmt.Sprintf("-%v", p.X))
		}
	}
	return out
}

func TestTheNewestFingerPresses(t *testing.T) {
	const rest, two, other = `{"touches":[{"id":1,"x":10,"y":10}],"ticks":1}`, `{"touches":[{"id":1,"x":10,"y":10},{"id":2,"x":300,"y":300}]}`,
		`{"touches":[{"id":1,"x":10,"y":10},{"id":3,"x":500,"y":300}]}`
	lines := func(groups ...any) []string {
		var out []string
		for _, g := range groups {
			switch g := g.(type) {
			case int:
				for range g - 1 {
					out = append(out, out[len(out)-1])
				}
			case string:
				out = append(out, g)
			}
		}
		return append(out, `{}`, `{}`, `{}`)
	}
	for _, c := range []struct {
		what  string
		lines []string
		want  []string
	}{
		{"one finger", lines(rest, 3), []string{"+10", "-10"}},
		{"a finger at rest, two taps", lines(rest, 30, two, 4, rest, 5, other, 4, rest, 3), []string{"+10", "x", "+300", "-300", "+500", "-500"}},
		{"a finger at rest, a tap of one tick", lines(rest, 30, two, rest, 5), []string{"+10", "x", "+300", "-300"}},
		{"two fingers make a gesture", lines(rest, 3, two, 20), []string{"+10", "x"}},
		{"two at once make a gesture", lines(two, 20), nil},
		{"one of a gesture stays, another taps", lines(rest, 3, two, 3, rest, 30, other, 3, rest), []string{"+10", "x", "+500", "-500"}},
		{"cancelled", lines(rest, 3, `{"touches":[{"id":1,"x":10,"y":10,"cancelled":true}]}`, `{}`, two), []string{"+10", "x"}},
		{"cancelled, then a tap", lines(rest, 3, `{"touches":[{"id":1,"x":10,"y":10,"cancelled":true}]}`, `{}`, rest, 3), []string{"+10", "x", "+10", "-10"}},
	} {
		if got := pointers(t, c.lines...); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %v, want %v", c.what, got, c.want)
		}
	}
}

// Every finger that came down, moved and left is seen to do so, whatever happened between two ticks.
func TestTouchesAreKeptUntilATickHasSeenThem(t *testing.T) {
	type ev = touchEvent
	show := func(ps []TouchPoint) string {
		s := ""
		for _, p := range ps {
			s += fmt.Sprintf("%d@%v", p.ID, p.X)
			if p.Cancelled {
				s += "!"
			}
			s += " "
		}
		return s
	}
	for _, c := range []struct {
		what   string
		events []ev
		want   []string
	}{
		{"a tap shorter than a tick", []ev{{touchStart, 0, 5, 5}, {touchEnd, 0, 5, 5}}, []string{"0@5 ", "", ""}},
		{"two taps with one identifier", []ev{{touchStart, 0, 5, 5}, {touchEnd, 0, 5, 5}, {touchStart, 0, 90, 5}, {touchEnd, 0, 90, 5}}, []string{"0@5 ", "", "0@90 ", "", ""}},
		{"a flick", []ev{{touchStart, 0, 5, 5}, {touchMove, 0, 50, 5}, {touchMove, 0, 70, 5}, {touchEnd, 0, 70, 5}}, []string{"0@70 ", "", ""}},
		{"cancelled", []ev{{touchStart, 0, 5, 5}, {touchCancel, 0, 5, 5}}, []string{"0@5 ", "0@5! ", "", ""}},
		{"an end that was never reported", []ev{{touchStart, 0, 5, 5}, {touchStart, 0, 90, 5}}, []string{"0@5 ", "", "0@90 "}},
		{"a finger from elsewhere", []ev{{touchMove, 7, 5, 5}, {touchEnd, 7, 5, 5}}, []string{"", ""}},
	} {
		var q touchQueue
		for _, e := range c.events {
			q.push(e)
		}
		var got []string
		for range c.want {
			got = append(got, show(q.appendTouches(nil)))
		}
		if !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %q, want %q", c.what, got, c.want)
		}
	}
}
