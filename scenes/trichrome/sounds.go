package trichrome

import (
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// voices are the effects of the events of the rules; "" is silent, with the reason. A test
// checks that it is complete.
var voices = map[game.EventKind]string{
	game.EventRound:    "tri.ready", // and again each second, see sounds
	game.EventGo:       "",          // tri.go has sounded 300 ms before, so that no player starts late
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

// Effects of moments that are no event of the rules.
const (
	readyEvery = 60      // tri.ready again so often before the start, in ticks
	goBefore   = 18      // tri.go so long before the start
	nearApart  = 90      // tri.near at most so often
	lastOf     = 10      // tri.clock in the last seconds of a duel
	frenzyOf   = 15 * 60 // tri.frenzy again so often
)

// voice plays the sounds of a round.
type voice struct {
	t         *stage
	beat      [game.Players]int // ticks until a heart beats again, by colour
	boostRest [game.Players]int // and until a boost may sound again
}

// enter begins a round.
func (w *voice) enter() { w.beat, w.boostRest = [game.Players]int{}, [game.Players]int{} }

// tick advances by a tick.
func (w *voice) tick() {
	for c := range w.boostRest {
		w.boostRest[c] = max(0, w.boostRest[c]-1)
	}
}

// sound plays the effect of an event.
func (w *voice) sound(e *game.Event) {
	name, pan, other := voices[e.What], float32(0), false
	if e.Seat >= 0 {
		pan = w.t.pan(e.Seat)
	}
	switch e.What {
	case game.EventBoost:
		c := w.t.colour(e.Seat)
		if w.boostRest[c] > 0 {
			return
		}
		w.boostRest[c] = nearApart
		other = w.t.on.People() > 0 && !w.t.on.Person(e.Seat)
	case game.EventBite:
		name = biteVoices[w.t.colour(e.Seat)]
		if e.How == game.Clock {
			w.t.on.PlayAt("tri.void", 0, 0, false)
		}
	case game.EventReversal:
		// It has no place on the board, and no seat.
		pan = 0
	case game.EventDoor:
		return
	case game.EventJump:
		pan = w.doorPan()
	case game.EventEnd:
		name = ending(e.How)
	}
	if name != "" {
		w.t.on.PlayAt(name, pan, 0, other)
	}
}

// ending returns the effect of the end of a duel.
func ending(how game.How) string {
	switch how {
	case game.Escaped:
		return "tri.escape"
	case game.Clock:
		return "tri.void"
	}
	return voices[game.EventEnd]
}

// heard plays the sounds of a step of a record, without the runners' steps.
func heard(k *kit.Kit, now *game.View) {
	for i := range now.Events {
		e := &now.Events[i]
		name := voices[e.What]
		switch e.What {
		case game.EventBoost, game.EventRound:
			continue
		case game.EventBite:
			name = biteVoices[now.Board.Runners[e.Seat].Colour]
		case game.EventEnd:
			name = ending(e.How)
		}
		if name != "" {
			k.Play(name)
		}
	}
}

// doorPan returns the stereo position of the door.
func (w *voice) doorPan() float32 {
	at, ok := w.t.on.View.Door()
	if !ok {
		return 0
	}
	x, y := w.t.on.View.Maze.XY(at)
	return w.t.panAt(ui.Point{X: float32(x), Y: float32(y)})
}

// sounds plays the effects that depend on the clock of a phase.
func (w *voice) sounds() {
	v := w.t.on.View
	switch v.Phase {
	case game.PhaseReady:
		switch left := v.Left(); {
		case left == goBefore:
			w.t.on.Play("tri.go")
		case v.Ticks > 0 && left > 0 && v.Ticks%readyEvery == 0:
			w.t.on.Play("tri.ready")
		}
	case game.PhaseChase:
		if n := v.Ticks - game.AlarmTicks; n > 0 && n%frenzyOf == 0 {
			w.t.on.Play("tri.frenzy")
		}
	case game.PhaseReversal:
		if v.Ticks == 1 {
			w.t.on.PlayAt("tri.door", w.doorPan(), 0, false)
		}
	case game.PhaseDuel:
		if left := v.Left(); left%60 == 0 && left > 0 && left <= lastOf*60 {
			w.t.on.Play("tri.clock")
		}
	}
	w.hearts()
}

// hearts plays the heartbeats of hunted runners.
func (w *voice) hearts() {
	for _, c := range colours {
		gap := w.t.gapOf(c)
		if gap < 0 {
			w.beat[c] = 0
			continue
		}
		if w.beat[c] == 0 {
			level := 10 * (game.Heartbeat - gap) / (game.Heartbeat - 2)
			w.t.on.PlayAt("tri.heart", w.t.pan(w.t.on.View.Board.Seat(c.Hunter())), max(0, min(10, level)), false)
			w.t.on.Env.Devices.Rumble(w.t.on.Chairs[w.t.on.View.Board.Seat(c)].Device, 5, 0.15+0.05*float64(level), 0.1)
			w.beat[c] = beatPeriod(gap)
		}
		w.beat[c]--
	}
}
