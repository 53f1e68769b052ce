package ui

import "testing"

// ender is a screen with one final button, and perhaps another thing beside it.
type ender struct {
	*desk
	at    Rect
	ask   string
	other func()
	ends  int
}

var idEnder = ID{Name: "end"}

func newEnder(ask string) *ender {
	return &ender{desk: newDesk(), at: cell(0, 0), ask: ask}
}

// pass runs n ticks with the button; h is the input of the first.
func (e *ender) pass(n int, h Input) {
	for range n {
		e.tick(h, func() {
			if e.other != nil {
				e.other()
			}
			if e.Button(idEnder, e.at, Button{Text: "End", Final: true, Ask: e.ask}) {
				e.ends++
			}
		})
		h = Input{X: h.X, Y: h.Y}
	}
}

// before runs n ticks without the button; h is the input of the first.
func (e *ender) before(n int, h Input) {
	for range n {
		e.tick(h, func() {
			if e.other != nil {
				e.other()
			}
		})
		h = Input{X: h.X, Y: h.Y}
	}
}

// use presses the button by a device.
func (e *ender) use(device string) {
	switch device {
	case "pointer":
		e.pass(1, pressAt(e.at.CX(), e.at.CY()))
		e.pass(1, releaseAt(e.at.CX(), e.at.CY()))
	case "focus":
		e.Focus(idEnder)
		e.pass(1, Input{})
		e.pass(1, Input{Act: true})
	case "key":
		e.Press(idEnder)
		e.pass(1, Input{})
	}
}

var devices = []string{"pointer", "focus", "key"}

// A final button ignores presses for a second if it appears where the user was active.
func TestAFinalButtonIsNotPressedAsItAppears(t *testing.T) {
	another := func(e *ender) func() {
		return func() { e.Button(ID{Name: "take"}, e.at.Move(20, 10), Button{Text: "Take"}) }
	}
	for _, c := range []struct {
		name   string
		before func(e *ender)
		waits  bool
	}{
		{"nothing was there", func(e *ender) { e.before(5, Input{}) }, false},
		{"another button was there", func(e *ender) { e.other = another(e); e.before(5, Input{}); e.other = nil }, true},
		{"another button was there a while ago", func(e *ender) {
			e.other = another(e)
			e.before(5, Input{})
			e.other = nil
			e.before(readyTicks+1, Input{})
		}, false},
		{"another button was elsewhere", func(e *ender) {
			e.before(5, Input{})
			e.other = func() { e.Button(ID{Name: "take"}, cell(2, 2), Button{}) }
		}, false},
		{"the pointer was pressed there", func(e *ender) { e.before(1, releaseAt(e.at.CX(), e.at.CY())) }, true},
		{"the pointer was pressed elsewhere", func(e *ender) { e.before(1, releaseAt(900, 600)) }, false},
		{"a key acted", func(e *ender) { e.before(1, Input{Act: true}) }, true},
		{"a key of the scene acted", func(e *ender) { e.Press(ID{Name: "take"}); e.before(1, Input{}) }, true},
		{"it was elsewhere", func(e *ender) { e.other = another(e); e.at = cell(2, 1); e.pass(200, Input{}); e.at = cell(0, 0) }, true},
		{"another screen was shown", func(e *ender) {
			e.pass(200, Input{})
			other := NewGui(e.P)
			for range 30 {
				other.Begin(NewView(1280, 720), Input{})
				other.End()
			}
		}, true},
		{"it could not be used", func(e *ender) {
			e.other = func() { e.Button(idEnder, e.at, Button{Text: "End", Disabled: true, Why: "Not yet."}) }
			e.before(2, Input{})
			e.before(1, pressAt(e.at.CX(), e.at.CY()))
			e.other = nil
		}, true},
	} {
		for _, device := range devices {
			e := newEnder("")
			c.before(e)
			e.pass(1, Input{})
			e.use(device)
			if (e.ends == 0) != c.waits {
				t.Errorf("%s: at once by %s it acts %d times", c.name, device, e.ends)
			}
			e.pass(readyTicks, Input{})
			e.ends = 0
			e.use(device)
			if e.ends != 1 {
				t.Errorf("%s: a second later by %s it acts %d times", c.name, device, e.ends)
			}
		}
	}
}

// A press that began too early does not count, however late it ends; it is refused visibly.
func TestAPressBegunTooEarly(t *testing.T) {
	e := newEnder("")
	e.before(1, releaseAt(e.at.CX(), e.at.CY()))
	e.pass(2, Input{})
	e.pass(1, pressAt(e.at.CX(), e.at.CY()))
	for range 2 * readyTicks {
		e.pass(1, Input{X: e.at.CX(), Y: e.at.CY(), Down: true})
	}
	e.pass(1, releaseAt(e.at.CX(), e.at.CY()))
	if e.ends != 0 {
		t.Error("a press from before it was ready acts")
	}
	if n := len(e.heard); n == 0 || e.heard[n-1] != "refuse" {
		t.Errorf("it sounds %q", e.heard)
	}
}

// A button behind a dialog counts as newly appeared when the dialog closes.
func TestAFinalButtonBehindADialog(t *testing.T) {
	e, ends, open := newEnder(""), 0, true
	r := e.at
	screen := func() {
		if e.Button(idEnder, r, Button{Text: "End", Final: true}) {
			ends++
		}
		if open {
			e.Veil()
			if e.Button(ID{Name: "shut"}, r, Button{Text: "Shut"}) {
				open = false
			}
			e.EndVeil()
		}
	}
	for range 200 {
		e.tick(Input{}, screen)
	}
	for range 3 {
		e.tick(pressAt(r.CX(), r.CY()), screen)
		e.tick(releaseAt(r.CX(), r.CY()), screen)
	}
	if open || ends != 0 {
		t.Errorf("open %v, ended %d times by a double click on what lay above", open, ends)
	}
}

// A button with a question acts on the second press, unless that is a double click, comes late, or
// follows input elsewhere.
func TestAFinalButtonAsksOnce(t *testing.T) {
	for _, device := range devices {
		for _, c := range []struct {
			name    string
			between func(e *ender)
			ends    int
		}{
			{"soon", func(e *ender) { e.pass(doubleTicks, Input{X: e.at.CX(), Y: e.at.CY()}) }, 1},
			{"as a double click", func(e *ender) { e.pass(5, Input{X: e.at.CX(), Y: e.at.CY()}) }, 0},
			{"late", func(e *ender) { e.pass(askTicks, Input{}) }, 0},
			{"after a press elsewhere", func(e *ender) {
				e.pass(doubleTicks, Input{})
				e.pass(1, pressAt(900, 600))
				e.pass(1, releaseAt(900, 600))
			}, 0},
			{"after Esc", func(e *ender) { e.pass(doubleTicks, Input{}); e.pass(1, Input{Back: true}) }, 0},
			{"after it was taken back", func(e *ender) { e.pass(doubleTicks, Input{}); e.Withdraw() }, 0},
			{"after another key", func(e *ender) { e.pass(doubleTicks, Input{}); e.Press(ID{Name: "hint"}); e.pass(1, Input{}) }, 0},
			{"after a step of the focus", func(e *ender) { e.pass(doubleTicks, Input{}); e.pass(1, Input{Tab: 1}) }, 0},
			{"after it was away", func(e *ender) { e.pass(doubleTicks, Input{}); e.before(3, Input{}); e.pass(readyTicks+2, Input{}) }, 0},
		} {
			e := newEnder("End anyway?")
			e.pass(1, Input{})
			e.use(device)
			if e.ends != 0 || !e.Asking(idEnder) {
				t.Fatalf("%s: the first press ends %d times, asks: %v", device, e.ends, e.Asking(idEnder))
			}
			c.between(e)
			e.use(device)
			if e.ends != c.ends {
				t.Errorf("by %s, %s: it acts %d times, want %d", device, c.name, e.ends, c.ends)
			}
		}
	}
}

// The question replaces the button's text, entirely.
func TestTheQuestionIsInTheButton(t *testing.T) {
	e := newEnder("End anyway? 4 moves left")
	e.P.Witness = &Witness{}
	cut := ""
	e.P.Overflow = func(text string, _ Rect, _, _ float32) { cut = text }
	said := func() (s string) {
		for _, l := range e.P.Witness.Letters {
			s += l.Text + " "
		}
		return s
	}
	e.pass(1, Input{})
	if said() != "End " {
		t.Fatalf("it says %q", said())
	}
	e.use("key")
	e.pass(doubleTicks, Input{})
	if got := said(); got != "End anyway? 4 moves left " || cut != "" {
		t.Errorf("it asks %q, cut: %q", got, cut)
	}
	e.ask = "" // the reason to ask is gone
	e.pass(1, Input{})
	if e.Asking(idEnder) || said() != "End " {
		t.Errorf("without a reason it says %q", said())
	}
}

// A button that is not ready looks disabled, and changes smoothly to the normal look.
func TestAFinalButtonGetsReadyWithoutAFlash(t *testing.T) {
	e := newEnder("")
	e.P.Witness = &Witness{}
	e.before(1, Input{Act: true})
	last := float32(0)
	for i := range readyTicks + 2 {
		e.pass(1, Input{})
		shown := float32(0)
		for _, l := range e.P.Witness.Letters {
			if l.Type.Color == Ink {
				shown = l.Alpha
			}
		}
		if shown < last || i < readyTicks-riseTicks && shown > 0 || i > readyTicks && shown < 1 {
			t.Errorf("tick %d: its text shows at %v after %v", i, shown, last)
		}
		last = shown
	}
}

// The second press of a double click does not use what appeared under the pointer on another screen;
// a press a little later, or at another place, does.
func TestADoubleClickStaysOnItsScreen(t *testing.T) {
	at := cell(0, 0)
	for _, c := range [...]struct {
		name string
		wait int
		dx   float32
		want bool
	}{{"at once", 8, 0, false}, {"later", doubleTicks + 1, 0, true}, {"elsewhere", 8, at.W - 20, true}} {
		p := NewPainter()
		screen := func() func(h Input) bool {
			g := NewGui(p)
			return func(h Input) bool {
				g.Begin(NewView(1280, 720), h)
				used := g.Button(ID{"thing", 0}, at, Button{Text: "Thing"})
				g.End()
				return used
			}
		}
		first, second := screen(), screen()
		x, y := at.X+10, at.CY()
		for range 2 * awayTicks {
			first(Input{X: x, Y: y})
		}
		first(pressAt(x, y))
		if !first(releaseAt(x, y)) {
			t.Fatal("the first click is not used")
		}
		x += c.dx
		for range c.wait {
			second(Input{X: x, Y: y})
		}
		second(pressAt(x, y))
		if got := second(releaseAt(x, y)); got != c.want {
			t.Errorf("%s: used %v, want %v", c.name, got, c.want)
		}
	}
}
