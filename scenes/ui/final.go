package ui

// What cannot be taken back is not done by accident. A button that is Final takes no
// press in the second after it has appeared where hands were busy with something else,
// and one that has a reason to ask acts on the second press only.

// Times of final buttons, in ticks.
const (
	// readyTicks is for how long a final button takes no press after it appeared, and
	// how long before that a press or another thing counts as having been there.
	readyTicks = 60
	// doubleTicks is for how long a question takes no press: the second press of a
	// double click is no answer.
	doubleTicks = 30
	// askTicks is how long a question stands.
	askTicks = 300
	// riseTicks is for how long a final button goes over to how it looks in use.
	riseTicks = 20
	// awayTicks is after how many ticks of other screens all things of a screen count
	// as having appeared.
	awayTicks = 8
)

// final is what is remembered of a final button.
type final struct {
	rect  Rect
	seen  int  // the latest tick in which it could be used
	ready int  // the first tick in which it takes a press
	asked int  // the tick of the press that it asks after; 0 while it does not ask
	early bool // the press that is held began before it was ready
}

// busy is where and when hands pressed last, for final buttons.
type busy struct {
	at     Point // of the pointer
	tick   int
	acted  int // the latest tick in which a key or a pad used something
	opened int // the tick in which the screen was shown, after another
	wanted ID  // what the scene's own keys use in this tick: see Press
	wants  bool
}

// Press uses a button by a key, or a pad's button, that the scene reads by itself: in
// the tick that follows, [Gui.Button] answers as if the button had been clicked. A key
// that does the same as a final button has to go this way.
func (g *navigator) Press(id ID) { g.busy.wanted, g.busy.wants = id, true }

// Asking reports whether a final button waits for the press that confirms.
func (g *navigator) Asking(id ID) bool { f := g.finals[id]; return f != nil && f.asked > 0 }

// Withdraw takes back what final buttons ask, and reports whether one did.
func (g *navigator) Withdraw() bool {
	asked := false
	for _, f := range g.finals {
		asked = asked || f.asked > 0
		f.asked = 0
	}
	return asked
}

// readiness returns how much a final button looks as one in use, from 0 to 1.
func (f *final) readiness(tick int) float32 {
	return max(0, min(1, float32(tick+riseTicks-f.ready)/riseTicks))
}

// begun notes at the start of a tick that the screen has just been shown.
func (g *navigator) begun() {
	if n := g.P.ticks; n-g.shown > awayTicks {
		g.busy.opened = g.tick
	}
	g.shown = g.P.ticks
}

// ended notes at the end of a tick what hands did in it.
func (g *navigator) ended() {
	h, b := &g.hands, &g.busy
	if h.Pressed || h.Released {
		b.at, b.tick = Point{X: h.X, Y: h.Y}, g.tick
	}
	if h.Act || b.wants {
		b.acted = g.tick
	}
	b.wants = false
}

// wasBusy reports whether something happened in the last second where a thing appears: a press of the
// pointer, another thing, or a key, which has no place.
func (g *navigator) wasBusy(id ID, r Rect) bool {
	b, since := &g.busy, g.tick-readyTicks
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

// finally takes a press of a final button as it is meant: u.Clicked stays true only where
// it acts. It answers what is remembered of the button.
func (g *navigator) finally(id ID, r Rect, u *Use, ask string) *final {
	f := g.finals[id]
	if f == nil {
		f = &final{}
		g.finals[id] = f
	}
	usable := g.modal >= g.wasModal
	if c := r.common(f.rect); usable && (f.seen < g.tick-1 || c.W <= 0 || c.H <= 0 || g.busy.opened == g.tick) {
		*f = final{ready: g.tick}
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
	early := g.tick < f.ready || f.early && g.hands.Released
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

// Finally has what is no [Button] be final: of what u says of its use, Clicked stays true
// only where it acts. Ask says that it asks before: [navigator.Asking].
func (g *navigator) Finally(id ID, r Rect, u *Use, ask string) { g.finally(id, r, u, ask) }

// elsewhere reports whether hands turned to something other than a button that asks.
func (g *navigator) elsewhere(id ID, u *Use) bool {
	h := &g.hands
	return h.Pressed && !u.Over || h.DX != 0 || h.DY != 0 || h.Tab != 0 ||
		g.busy.wants && g.busy.wanted != id || h.Act && !u.Focus
}
