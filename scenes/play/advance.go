package play

import "time"

// Clocked is a match whose clock [App.Advance] keeps: a [match.Match] of a game with a rate.
type Clocked interface {
	SetSpeed(percent int)
	Due() bool
	Tick() bool
	Behind() bool
	CatchUp() bool
	Settle(moment time.Duration)
	Await()
}

// moment is how long the second step in a tick waits for computer players that were asked
// only just now. Most answer within two milliseconds.
const moment = 4 * time.Millisecond

// Advance moves a match with a rate on by one tick of the program, at percent of its own
// pace. That makes no, one or two steps. submit is called right before each step and took
// right after; if took returns false the rest of the tick is left to the next one.
func (k *App) Advance(m Clocked, percent int, submit func(), took func() bool) {
	m.SetSpeed(percent)
	if m.Due() {
		submit()
	}
	for stepped := m.Tick(); stepped; stepped = m.CatchUp() {
		if !took() || !m.Behind() {
			return
		}
		k.settle(m)
		submit()
	}
}

// settle lets the computer players answer between two steps of a tick.
func (k *App) settle(m Clocked) {
	if k.Env.Steady {
		m.Await()
	} else {
		m.Settle(moment)
	}
}
