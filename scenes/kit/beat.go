package kit

import (
	"time"

	"ludotheque/scenes/ui"
)

// Beaten is a match whose clock [Kit.Beat] keeps: a [match.Match] of a game with
// a rate.
type Beaten interface {
	SetSpeed(percent int)
	Due() bool
	Tick() bool
	Behind() bool
	CatchUp() bool
	Settle(moment time.Duration)
	Await()
}

// moment is how long the second step of a tick waits for computer players that
// were asked only just now: most answer within two milliseconds.
const moment = 4 * time.Millisecond

// Usual is the percentage of game speed at which a clock goes as it is meant to.
const Usual = 100

// Tempo is the speed of games in real time, in per cent of what it is meant to
// be: 50 to 150.
func (k *Kit) Tempo() int {
	if k.Prefs.Tempo == 0 {
		return Usual
	}
	return k.Prefs.Tempo
}

// TempoNote says in r, softly, that the clock does not go at its own pace; it
// paints nothing when it does.
func (k *Kit) TempoNote(p *ui.Painter, r ui.Rect, percent int, ink ui.Color) {
	if percent == Usual {
		return
	}
	h := min(r.H, 20)
	p.Art("icons/clock", r.X+h/2, r.CY(), ui.ArtStyle{Height: h * 0.8, Ink: ink})
	p.Label(k.T("settings.percent", "n", percent), ui.Rect{X: r.X + h + 4, Y: r.Y, W: r.W - h - 4, H: r.H}, p.AtMost(ui.SmallStrong.With(ink), 1.25), ui.Left)
}

// Beat lets a tick of the program pass for a match with a rate whose clock goes
// at so many per cent of its own pace. That is none, one or two steps: submit is
// called right before each, and took right after; when that answers false, what
// is left of the tick comes with the next one.
func (k *Kit) Beat(m Beaten, percent int, submit func(), took func() bool) {
	m.SetSpeed(percent)
	if m.Due() {
		submit()
	}
	for stepped := m.Tick(); stepped; stepped = m.CatchUp() {
		if !took() || !m.Behind() {
			return
		}
		if k.Env.Steady {
			m.Await()
		} else {
			m.Settle(moment)
		}
		submit()
	}
}
