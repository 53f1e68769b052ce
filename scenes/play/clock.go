package play

import (
	"time"

	"ludotheque/assets/words"
	"ludotheque/rules"
)

// lastMoments is the remaining time of a turn from which on it is counted down on the
// screen.
const lastMoments = 20 * time.Second

// left returns the remaining time of the seats that the table waits for, or 0 if there is
// no limit.
func (s *presenter[S, A, V]) left() time.Duration {
	switch {
	case s.match.Result() != nil:
		return 0
	case s.far != nil && !s.far.ends.IsZero():
		return max(0, time.Until(s.far.ends))
	case s.guests != nil:
		return s.waits.Left()
	}
	return 0
}

// paintClock counts down the end of a turn with a time limit.
func (s *Scene[S, A, V]) paintClock() {
	left := s.left()
	if left <= 0 || left > lastMoments || s.screen.Posed {
		return
	}
	seconds := int((left + time.Second - 1) / time.Second)
	on, first, people := &s.screen, rules.Spectator, 0
	for p := range on.Waiting.All() {
		if c := &on.Chairs[p]; c.Chair.Person() && !c.Away {
			if people++; first < 0 {
				first = p
			}
		}
	}
	switch {
	case people == 0:
	case on.Mine || people > 1 && on.Waiting.Has(on.Eyes):
		on.Gui.Pin(on.Say(words.TableClockYou(seconds)))
	case people > 1:
		on.Gui.Pin(on.Say(words.TableClockAll(seconds)))
	default:
		on.Gui.Pin(on.Say(words.TableClock(seconds, s.name(first))))
	}
}
