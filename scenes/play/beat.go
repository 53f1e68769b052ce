package play

import "time"

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

// Beat lets a tick of the program pass for a match with a rate whose clock goes
// at so many per cent of its own pace. That is none, one or two steps: submit is
// called right before each, and took right after; when that answers false, what
// is left of the tick comes with the next one.
func (k *App) Beat(m Beaten, percent int, submit func(), took func() bool) {
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
