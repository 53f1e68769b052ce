package bzzz

import (
	game "ludotheque/rules/bzzz"
)

// replayDelay is how far apart the moves begin that are shown again, in ticks
// at normal speed.
const replayDelay = 10

// canReplay reports whether there is something to be shown again.
func (f *face) canReplay() bool {
	return f.fight == nil && !f.card() && f.turn.run == runNone && (f.foughtLast() || len(f.recent) > 0)
}

// foughtLast reports whether a skirmish was the latest step.
func (f *face) foughtLast() bool { return f.again != nil && f.again.step == f.on.Steps }

// remember keeps what others did since the person's own last turn, of the events
// that led to v.
func (f *face) remember(v *game.View) {
	for _, e := range v.Events {
		switch e.What {
		case game.EventTurn:
			if f.v.Current == f.v.Seat && e.Seat != f.v.Seat {
				f.recent = f.recent[:0]
			}
		case game.EventMoved, game.EventForaged, game.EventLaid:
			if e.Seat != f.v.Seat {
				f.recent = append(f.recent, e)
			}
		}
	}
}

// replayLast shows again what happened last: the skirmish that has just been,
// or all that the others did since the person's own turn.
func (f *face) replayLast() {
	if !f.canReplay() {
		return
	}
	if f.foughtLast() {
		f.again.rewind()
		f.again.t = 0
		f.fight = f.again
		f.on.Play(voices[fightBegins])
		return
	}
	delay := float32(0)
	for i := range f.recent {
		e := &f.recent[i]
		if e.Bee >= len(f.stage.walks) {
			continue
		}
		switch e.What {
		case game.EventMoved:
			w := &f.stage.walks[e.Bee]
			w.fromX, w.fromY = float32(e.FromX), float32(e.FromY)
			w.length, w.drop = 1.6*walkTicks, false
			w.at = -delay / w.length
			delay += replayDelay
		case game.EventForaged, game.EventLaid:
			f.effect(f.v, e)
		}
	}
	f.on.Play("bzzz.move")
}
