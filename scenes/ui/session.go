package ui

// session is what every widget of a scene works with: the painter, what hands did in
// this tick, and how much moves.
type session struct {
	P      *Painter
	Motion Motion
	// Sound, when set, plays an interface effect ("press", "focus", …).
	Sound func(name string, arg int)

	hands    Hands
	tick     int
	pointing bool // the pointer was used after keys and pads
	stirred  int  // the tick in which somebody last touched something
	rest     int  // how far ornaments have come to rest, in ticks
}

// Hands returns what was done in this tick.
func (g *session) Hands() *Hands { return &g.hands }

// When nobody touches anything for restAfter ticks, what only decorates comes to
// rest, in restIn ticks: a picture that stays the same is not drawn again, and a
// machine that was left alone keeps cool.
const (
	restAfter = 30 * 60
	restIn    = 4 * 60
)

// calm moves the breath a tick on towards 1 while somebody is there, and else
// towards 0.
func (g *session) calm(h *Hands) {
	if h.Moved || h.Down || h.Pressed || h.Released || h.Wheel != 0 || h.DX != 0 || h.DY != 0 || h.Tab != 0 || h.Act || h.Back || len(h.Runes) > 0 || h.Erase {
		g.stirred = g.tick
	}
	if g.tick-g.stirred < restAfter {
		g.rest = max(0, g.rest-1)
	} else {
		g.rest = min(restIn, g.rest+1)
	}
	g.pointing = h.Moved || h.Pressed || g.pointing && !h.Keyed
}

// Breath returns how far ornaments move that move for ever, from 0, at rest, to 1. They do so while
// motion is lively and somebody touched something in the last half minute.
func (g *session) Breath() float32 {
	if g.Motion != Lively {
		return 0
	}
	return 1 - EaseInOut(float32(g.rest)/restIn)
}

// Tick counts the ticks of this Gui.
func (g *session) Tick() int { return g.tick }

func (g *session) sound(name string, arg int) {
	if g.Sound != nil {
		g.Sound(name, arg)
	}
}
