package ui

// Final buttons protect irreversible actions. A [Button] that is Final ignores presses in the second
// after it appeared where the user was just doing something else, and one with a question acts only on
// the second press.

// Times of final buttons, in ticks.
const (
	// readyTicks is how long a final button ignores presses after it appeared, and how long a press or
	// another control counts as recent.
	readyTicks = 60
	// doubleTicks is how long a question ignores presses, so that a double click does not confirm.
	doubleTicks = 30
	// askTicks is how long a question is shown.
	askTicks = 300
	// riseTicks is the duration of the transition from the disabled to the normal look.
	riseTicks = 20
	// awayTicks is the number of ticks on other screens after which all controls of a screen count as
	// newly appeared.
	awayTicks = 8
)

// finalButton is the state of a final button.
type finalButton struct {
	rect  Rect
	seen  int  // the latest tick in which it was enabled
	ready int  // the first tick in which it accepts a press
	asked int  // the tick of the press that opened the question; 0 if it is not asking
	early bool // the present press began before it was ready
}

// recent is where and when the user last pressed, for final buttons.
type recent struct {
	at     Point // the pointer's press
	tick   int
	acted  int // the latest tick in which a key or gamepad used something
	opened int // the tick in which the screen was shown after another
	from   int // the painter's tick then
	wanted ID  // the button to use in this tick by the scene's own keys: see Press
	wants  bool
}

// Press uses a button through a key or gamepad button that the scene handles itself: in the next tick,
// [Gui.Button] returns true as if it had been clicked. A shortcut for a final button must use it.
func (g *navigator) Press(id ID) { g.recent.wanted, g.recent.wants = id, true }

// Asking reports whether a final button is waiting for confirmation.
func (g *navigator) Asking(id ID) bool { f := g.finalButtons[id]; return f != nil && f.asked > 0 }

// Withdraw cancels the questions of final buttons, and reports whether there was one.
func (g *navigator) Withdraw() bool {
	asked := false
	for _, f := range g.finalButtons {
		asked = asked || f.asked > 0
		f.asked = 0
	}
	return asked
}

// readiness returns the transition of a final button from the disabled to the normal look, 0 to 1.
func (f *finalButton) readiness(tick int) float32 {
	return max(0, min(1, float32(tick+riseTicks-f.ready)/riseTicks))
}

// begun records at the start of a tick whether the screen has just been shown.
func (g *navigator) begun() {
	if n := g.P.ticks; n-g.shown > awayTicks {
		g.recent.opened, g.recent.from = g.tick, n
	}
	g.shown = g.P.ticks
}

// doubleReach is the greatest distance between the presses of a double click, in units.
const doubleReach = 24

// secondPress reports whether a press is the second one of a double click whose first one was on
// another screen, and probably opened this one.
func (g *navigator) secondPress(x, y float32) bool {
	last := g.P.press
	g.P.press = lastPress{Point{X: x, Y: y}, g.P.ticks}
	dx, dy := x-last.at.X, y-last.at.Y
	return last.tick > 0 && g.P.ticks-last.tick < doubleTicks && last.tick < g.recent.from && dx*dx+dy*dy < doubleReach*doubleReach
}

// lastPress is where and when the pointer was last pressed, on any screen.
type lastPress struct {
	at   Point
	tick int // of the painter
}

// ended records at the end of a tick what the user did.
func (g *navigator) ended() {
	h, b := &g.input, &g.recent
	if h.Pressed || h.Released {
		b.at, b.tick = Point{X: h.X, Y: h.Y}, g.tick
	}
	if h.Act || b.wants {
		b.acted = g.tick
	}
	b.wants = false
}

// wasBusy reports whether in the last second there was activity where a control appears: a press of the
// pointer, another control, or a key, which has no position.
func (g *navigator) wasBusy(id ID, r Rect) bool {
	b, since := &g.recent, g.tick-readyTicks
	lately := func(tick int) bool { return tick > 0 && tick >= since }
	if lately(b.acted) || lately(b.opened) || lately(b.tick) && r.Contains(b.at.X, b.at.Y) {
		return true
	}
	for other, a := range g.anims {
		if c := r.common(a.rect); other != id && lately(a.tick) && c.W > 0 && c.H > 0 {
			return true
		}
	}
	return false
}

// finally filters a press of a final button: u.Clicked stays true only if the button acts. It returns
// the state of the button.
func (g *navigator) finally(id ID, r Rect, u *Use, ask string) *finalButton {
	f := g.finalButtons[id]
	if f == nil {
		f = &finalButton{}
		g.finalButtons[id] = f
	}
	usable := g.modal >= g.wasModal
	if c := r.common(f.rect); usable && (f.seen < g.tick-1 || c.W <= 0 || c.H <= 0 || g.recent.opened == g.tick) {
		*f = finalButton{ready: g.tick}
		if g.wasBusy(id, r) {
			f.ready += readyTicks
		}
	}
	f.rect = r
	if !usable {
		return f
	}
	f.seen = g.tick
	if ask == "" || f.asked > 0 && (g.tick-f.asked >= askTicks || g.elsewhere(id, u)) {
		f.asked = 0
	}
	if g.tick < f.ready {
		if u.Pressed {
			f.early = true
		}
	} else if u.Pressed {
		f.early = false
	}
	if !u.Clicked {
		return f
	}
	early := g.tick < f.ready || f.early && g.input.Released
	f.early = false
	switch {
	case early:
		u.Clicked = false
		g.Refuse(id)
	case ask != "" && f.asked == 0:
		u.Clicked = false
		f.asked, f.ready = g.tick, g.tick+doubleTicks
		g.sound("press", 0)
	default:
		f.asked = 0
	}
	return f
}

// Finally makes something other than a [Button] final: u.Clicked stays true only if it acts. With ask
// it asks first: see [navigator.Asking].
func (g *navigator) Finally(id ID, r Rect, u *Use, ask string) { g.finally(id, r, u, ask) }

// elsewhere reports whether the user turned to something other than a button that is asking.
func (g *navigator) elsewhere(id ID, u *Use) bool {
	h := &g.input
	return h.Pressed && !u.Over || h.DX != 0 || h.DY != 0 || h.Tab != 0 ||
		g.recent.wants && g.recent.wanted != id || h.Act && !u.Focus
}
