package trichrome

import (
	game "ludotheque/rules/trichrome"
)

// voices is the effect of each event of the rules; "" is silent, with the
// reason. A test holds it complete.
var voices = map[game.EventKind]string{
	game.EventRound:    "tri.ready", // and again after 600 ms, see sounds
	game.EventGo:       "",          // tri.go has sounded 300 ms before, so that nobody starts late
	game.EventBoost:    "tri.near",
	game.EventFrenzy:   "tri.frenzy",
	game.EventAlarm:    "tri.frenzy",
	game.EventDraw:     "tri.bump",
	game.EventBite:     "tri.eat.drop", // by colour, see sound
	game.EventReversal: "tri.reversal",
	game.EventDoor:     "tri.door", // when the arch opens, see sounds
	game.EventJump:     "tri.doormove",
	game.EventHunt:     "tri.hunt",
	game.EventEnd:      "tri.caught", // by how, see sound
	game.EventOver:     "",           // the results have ui.win, ui.lose or ui.draw
}

var biteVoices = [game.Players]string{"tri.eat.drop", "tri.eat.flame", "tri.eat.leaf"}

// Moments that sound and are no event of the rules.
const (
	readyAgain = 36      // the second tri.ready, in ticks of the ready phase
	goAt       = 72      // tri.go
	nearApart  = 90      // tri.near at most so often
	lastOf     = 10      // tri.clock in the last seconds of a duel
	frenzyOf   = 15 * 60 // tri.frenzy again so often
)

// sound plays what an event sounds like.
func (s *face) sound(e *game.Event) {
	name, pan, other := voices[e.What], float32(0), false
	if e.Seat >= 0 {
		pan = s.pan(e.Seat)
	}
	switch e.What {
	case game.EventBoost:
		c := s.colour(e.Seat)
		if s.near[c] > 0 {
			return
		}
		s.near[c] = nearApart
		other = s.People() > 0 && !s.Person(e.Seat)
	case game.EventBite:
		name = biteVoices[s.colour(e.Seat)]
		if e.How == game.Clock {
			s.PlayAt("tri.void", 0, 0, false)
		}
	case game.EventReversal:
		// Nobody is somewhere in particular: it is said to all.
		pan = 0
	case game.EventDoor:
		return
	case game.EventJump:
		pan = s.doorPan()
	case game.EventEnd:
		switch e.How {
		case game.Escaped:
			name = "tri.escape"
		case game.Clock:
			name = "tri.void"
		}
	}
	if name != "" {
		s.PlayAt(name, pan, 0, other)
	}
}

// doorPan is where the door is, from the left of the board to its right.
func (s *face) doorPan() float32 {
	at, ok := s.View.Door()
	if !ok {
		return 0
	}
	x, _ := s.View.Maze.XY(at)
	half := float32(s.View.Maze.W-1) / 2
	return 0.6 * (float32(x) - half) / half
}

// sounds plays what sounds by the clock of a phase.
func (s *face) sounds() {
	v := s.View
	switch v.Phase {
	case game.PhaseReady:
		switch v.Ticks {
		case readyAgain:
			s.Play("tri.ready")
		case goAt:
			s.Play("tri.go")
		}
	case game.PhaseChase:
		if n := v.Ticks - game.AlarmTicks; n > 0 && n%frenzyOf == 0 {
			s.Play("tri.frenzy")
		}
	case game.PhaseReversal:
		if v.Ticks == 1 {
			s.PlayAt("tri.door", s.doorPan(), 0, false)
		}
	case game.PhaseDuel:
		if left := v.Left(); left%60 == 0 && left > 0 && left <= lastOf*60 {
			s.Play("tri.clock")
		}
	}
	s.hearts()
}
