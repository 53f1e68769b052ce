package bzzz

import (
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// Moments that sound and are no event of the rules; they follow the last of
// those.
const (
	fightBegins game.EventKind = 100 + iota // the view closes in
	pinSlides                               // a draw is shown
	raceNears                               // a stock surely passes 80 % of the line
)

// voices is the effect of each event of the rules; "" is silent, with the
// reason. A test holds it complete.
var voices = map[game.EventKind]string{
	game.EventLaid:    "bzzz.lay.worker", // by kind, see sound
	game.EventMoved:   "bzzz.move",
	game.EventForaged: "bzzz.forage",
	game.EventStored:  "bzzz.deposit",
	game.EventDraw:    "bzzz.dodge", // a bee that does not dodge sounds by its KO
	game.EventKO:      "bzzz.ko",
	game.EventPassed:  "", // nothing happens, and it is written in the log
	game.EventTurn:    "", // ui.turn, and only where a person has to act
	game.EventWoke:    "bzzz.wake",
	game.EventEnded:   "bzzz.end",
	fightBegins:       "bzzz.fight",
	pinSlides:         "bzzz.draw",
	raceNears:         "bzzz.race",
}

var layVoices = [...]string{"bzzz.lay.worker", "bzzz.lay.drone", "bzzz.lay.scout"}

// sound plays what an event sounds like to the viewer. Whatever the
// rules hide from the viewer sounds the same as if nothing were there: another seat's
// foraging is one note, and its losses, deposits and empty flowers are none.
func (f *face) sound(what game.EventKind, e *game.Event) {
	name := voices[what]
	pan, arg, other := float32(0), 0, false
	if e != nil {
		if e.Bee >= 0 {
			pan = f.pan(e.X)
		}
		other = e.Seat != f.v.Seat
		switch what {
		case game.EventLaid:
			name = layVoices[e.Kind]
		case game.EventForaged:
			arg = 1
			if !other {
				arg = e.Amount
				if e.Amount == 0 {
					name = "bzzz.empty"
				}
				if f.full(e) {
					name = "bzzz.spill"
				}
			}
		case game.EventStored:
			if other {
				return
			}
			if e.Amount > 8 {
				arg = 1
			}
		case game.EventDraw:
			if !e.Dodged {
				return
			}
		}
	}
	if name != "" {
		f.on.PlayAt(name, pan, arg, other)
	}
}

// pan returns from where a column of the board sounds, -1 to 1.
func (f *face) pan(x int) float32 { return panIn(f.v, x) }

func panIn(v *game.View, x int) float32 {
	mid := float32(v.Params.Cells-1) / 2
	return 0.6 * (float32(x) - mid) / mid
}

// heard plays the sounds of a step of a record: of what everybody may know.
func heard(k *kit.Kit, now *game.View) {
	moved := false
	for i := range now.Events {
		e := &now.Events[i]
		name, pan, arg := voices[e.What], float32(0), 0
		switch e.What {
		case game.EventLaid:
			name = layVoices[e.Kind]
		case game.EventMoved:
			if moved {
				continue // all bees of a turn fly at once
			}
			moved = true
		case game.EventForaged:
			arg = 1
		case game.EventStored:
			continue
		case game.EventDraw:
			if !e.Dodged {
				continue
			}
		}
		if e.Bee >= 0 {
			pan = panIn(now, e.X)
		}
		if name != "" {
			k.PlayAt(name, pan, arg, e.What != game.EventKO && e.What != game.EventEnded)
		}
	}
}

// full reports whether a bee of one's own was full before a foraging that it learnt
// nothing from: what it took was lost, unless the flower was known to be empty.
func (f *face) full(e *game.Event) bool {
	if e.Amount != 0 || e.Bee < 0 || e.Bee >= len(f.v.Bees) {
		return false
	}
	b := &f.v.Bees[e.Bee]
	return b.Nectar.Lo == b.Kind.Capacity() && f.v.Flowers[e.Flower].Nectar.Hi > 0
}

// effect is what an event looks like on the board beside what moves.
func (f *face) effect(v *game.View, e *game.Event) {
	x, y := float32(e.X), float32(e.Y)
	own := e.Seat == f.v.Seat
	switch e.What {
	case game.EventLaid:
		f.stage.spark(board.Puff, x, y, 0, "")
	case game.EventForaged:
		fx, fy := float32(v.Flowers[e.Flower].X), float32(v.Flowers[e.Flower].Y)
		switch {
		case !own:
			f.stage.spark(board.Puff, fx, fy, 0, "")
		case f.full(e):
			f.stage.spark(board.Drops, x, y, 3, "")
		case e.Amount == 0:
			f.stage.spark(board.Nothing, fx, fy, 0, "")
		default:
			f.stage.spark(board.Gain, x, y, e.Amount, "")
		}
	case game.EventStored:
		if own {
			// Above what the same bee has just gathered.
			f.stage.spark(board.Gain, x, y-0.5, e.Amount, "")
		}
	case game.EventKO:
		f.knock(&f.stage, e)
	case game.EventWoke:
		f.stage.spark(board.Puff, x, y, 0, "")
	}
}

// knock is what a bee that is hit looks like on a stage.
func (f *face) knock(st *stage, e *game.Event) {
	x, y := float32(e.X), float32(e.Y)
	own := e.Seat == f.v.Seat
	st.spark(board.Burst, x, y, 0, "")
	st.spark(board.Splash, x, y, 0, "")
	n := 5
	if own && e.Amount == 0 {
		n = 0
	}
	if n > 0 {
		st.spark(board.Drops, x, y, n, "")
	}
	if own && e.Amount > 0 && f.fight == nil {
		st.spark(board.Gain, x, y, 0, "−"+ui.Digits(e.Amount))
	}
}
