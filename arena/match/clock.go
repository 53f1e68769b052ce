package match

import "time"

// Phase returns the position in time between the last step and the next, from 0 to below 1, for
// interpolation in a game with a rate. It is 1 in other games and once the game is over.
func (m *Match[S, A, V]) Phase() float64 {
	if !m.game.RealTime() || m.result != nil {
		return 1
	}
	return min(1, float64(m.acc)/float64(m.whole))
}

// The speeds of a match's clock, in per cent.
const (
	MinSpeed   = 50
	MaxSpeed   = 150
	usualSpeed = 100
)

// SetSpeed sets the speed of the clock of a game with a rate, in per cent, clamped to
// MinSpeed..MaxSpeed. The steps, and so the record, stay the same: only the number of ticks between
// them changes. No fraction of a tick is lost, however often it changes.
func (m *Match[S, A, V]) SetSpeed(percent int) {
	m.speed = max(MinSpeed, min(MaxSpeed, percent))
}

// Due reports whether the next Tick takes a step in a game with a rate, so that input has to be
// submitted now. It is false in other games, whose steps wait.
func (m *Match[S, A, V]) Due() bool {
	return m.result == nil && m.game.RealTime() && m.acc+m.part*m.speed >= m.whole
}

// Behind reports whether in a game with a rate another step is due already, which CatchUp takes.
func (m *Match[S, A, V]) Behind() bool {
	return m.result == nil && m.game.RealTime() && m.acc >= m.whole
}

// CatchUp takes a further step in the same tick if one is due, and reports whether it did. Players
// have been asked since the last step; call Settle before to give them time to answer.
func (m *Match[S, A, V]) CatchUp() bool { return m.Behind() && m.tick() }

// Thinking reports whether a player has been asked and has not answered. A screen on which only
// computer players play may wait for them, so that none is late on a slow machine; none takes longer
// than Sit allowed.
func (m *Match[S, A, V]) Thinking() bool {
	for i := range m.chairs {
		if c := &m.chairs[i]; c.answer != nil && len(c.answer) == 0 {
			return true
		}
	}
	return false
}

// Await waits until all players that were asked have answered, so that the next Tick finds the
// answers. It is for scripts and tests, whose ticks do not follow the clock; a screen never waits.
func (m *Match[S, A, V]) Await() {
	for i := range m.chairs {
		if c := &m.chairs[i]; c.answer != nil {
			a := <-c.answer
			c.answer <- a // has room: the answer was just taken out
		}
	}
}

// Settle waits like Await, but at most for moment: for a step that follows another in the same tick,
// so that quick players are not late for it.
func (m *Match[S, A, V]) Settle(moment time.Duration) {
	if !m.Thinking() {
		return
	}
	limit := time.NewTimer(moment)
	defer limit.Stop()
	for i := range m.chairs {
		c := &m.chairs[i]
		if c.answer == nil {
			continue
		}
		select {
		case a := <-c.answer:
			c.answer <- a
		case <-limit.C:
			return
		}
	}
}
