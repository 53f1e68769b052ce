package ui

// session is what all widgets of a scene use: the painter, the input of this tick, and the settings of
// motion.
type session struct {
	P      *Painter
	Motion Motion
	// Sound, if set, plays an interface effect ("press", "focus", …).
	Sound func(name string, arg int)

	input     Input
	tick      int
	pointing  bool // the pointer was used after keys and gamepads
	idle      int  // the time since the last input, in ticks
	rest      int  // how far ornaments have come to rest, in ticks
	ornaments float64
}

// Input returns the input of this tick.
func (g *session) Input() *Input { return &g.input }

// After restAfter without input, endless ornaments come to rest, within restIn: an unchanged picture
// is not drawn again, which saves energy. Both are times in ticks, and a tick that a slow machine
// missed counts too.
const (
	restAfter = 30 * 60
	restIn    = 4 * 60
)

// calm advances Breath by a tick towards 1 if there was recent input, and else towards 0.
func (g *session) calm(h *Input) {
	if h.Moved || h.Down || h.Pressed || h.Released || h.Wheel != 0 || h.DX != 0 || h.DY != 0 || h.Tab != 0 || h.Act || h.Back || len(h.Runes) > 0 || h.Erase {
		g.idle = -1
	}
	passed := 1 + h.Missed
	if g.idle += passed; g.idle < restAfter {
		g.rest = max(0, g.rest-passed)
	} else {
		g.rest = min(restIn, g.rest+passed)
	}
	g.ornaments += float64(1 - EaseInOut(float32(g.rest)/restIn))
	g.pointing = h.Moved || h.Pressed || g.pointing && !h.Keyed
}

// Breath returns the amplitude of endless ornaments, from 0, at rest, to 1. They move if motion is
// lively and there was input in the last half minute.
func (g *session) Breath() float32 {
	if g.Motion != Lively {
		return 0
	}
	return 1 - EaseInOut(float32(g.rest)/restIn)
}

// OrnamentTick returns the clock of endless ornaments, in ticks: it slows down and stands when they come to
// rest.
func (g *session) OrnamentTick() int { return int(g.ornaments) }

// Tick returns the number of ticks of this Gui.
func (g *session) Tick() int { return g.tick }

func (g *session) sound(name string, arg int) {
	if g.Sound != nil {
		g.Sound(name, arg)
	}
}
