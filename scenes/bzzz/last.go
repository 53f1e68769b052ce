package bzzz

import (
	game "ludotheque/rules/bzzz"
)

// replayDelay is how far apart the moves begin that are shown again, in ticks
// at normal speed.
const replayDelay = 10

// canReplay says whether there is something to be shown again.
func (s *Scene) canReplay() bool {
	return s.fight == nil && !s.card && s.run == runNone && (s.again != nil && s.again.after == s.v || s.lastMoves() > 0)
}

// lastMoves is how many lines of the past are about moves since the person's
// own last turn; they are kept by recent.
func (s *Scene) lastMoves() int { return len(s.recent) }

// remember keeps what others did since the person's own last turn.
func (s *Scene) remember(v *game.View) {
	for _, e := range v.Events {
		switch e.What {
		case game.EventTurn:
			if s.v.Current == s.eyes && e.Seat != s.eyes {
				s.recent = s.recent[:0]
			}
		case game.EventMoved, game.EventForaged, game.EventLaid:
			if e.Seat != s.eyes {
				s.recent = append(s.recent, e)
			}
		}
	}
}

// replayLast shows again what happened last: the skirmish that has just been,
// or all that the others did since the person's own turn.
func (s *Scene) replayLast() {
	if !s.canReplay() {
		return
	}
	if s.again != nil && s.again.after == s.v {
		s.again.rewind()
		s.again.t, s.again.focused = 0, false
		s.fight = s.again
		s.k.Play(voices[fightBegins])
		return
	}
	delay := float32(0)
	for i := range s.recent {
		e := &s.recent[i]
		if e.Bee >= len(s.stage.walks) {
			continue
		}
		switch e.What {
		case game.EventMoved:
			w := &s.stage.walks[e.Bee]
			w.fromX, w.fromY = float32(e.FromX), float32(e.FromY)
			w.length, w.drop = 1.6*walkTicks, false
			w.at = -delay / w.length
			delay += replayDelay
		case game.EventForaged, game.EventLaid:
			s.effect(s.v, e)
		}
	}
	s.k.Play("bzzz.move")
}
