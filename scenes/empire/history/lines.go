package history

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
)

// Line is something that happened: several of the same in a row are one line.
type Line struct {
	// Event is what happened, the latest of several; Times is how many there are.
	Event game.Event
	Times int
	// Text is the line in words.
	Text words.Text
}

// logged are the events that are worth a line; what the others do is seen.
var logged = map[game.Kind]bool{
	game.BidsShown: true, game.FirstChosen: true, game.NeutralPut: true, game.Taken: true, game.Placed: true, game.Moved: true,
	game.Founded: true, game.Destroyed: true, game.Drawn: true, game.Unplayable: true, game.GameEnded: true,
}

// log adds an event to the lines.
func (h *History) log(_ int, v *game.View, e *game.Event) {
	if !logged[e.Kind] || e.Kind == game.GameEnded && v.Games == 1 {
		return // the end of the only game needs no number
	}
	if k := len(h.lines) - 1; k >= 0 && (e.Kind == game.Placed || e.Kind == game.Moved) {
		if last := &h.lines[k]; last.Event.Kind == e.Kind && last.Event.Side == e.Side && last.Event.To == e.To && last.Event.From == e.From {
			last.Event, last.Times = *e, last.Times+1
			last.Text = tell(e, last.Times)
			return
		}
	}
	h.lines = append(h.lines, Line{Event: *e, Times: 1, Text: tell(e, 1)})
}

// Lines are all that has happened, the oldest first. They are not to be changed.
func (h *History) Lines() []Line { return h.lines }

// Bids are what everybody bid last, by seat, and whether a draw settled it; none
// before they are shown.
func (h *History) Bids() (all []int, drawn bool) {
	for i := len(h.lines) - 1; i >= 0; i-- {
		e := &h.lines[i].Event
		if e.Kind != game.BidsShown {
			continue
		}
		highest := 0
		for _, n := range e.Bids {
			if n == e.N {
				highest++
			}
		}
		return e.Bids, highest > 1
	}
	return nil, false
}

// Letter is a side's letter; a dash for neutral pieces.
func Letter(s game.Side) string {
	if s < 0 || s >= game.MostSeats {
		return "–"
	}
	return rules.Seat(s).Letter()
}

// RegionKeys are the keys of the regions' names, GoodKeys of the goods'.
var (
	RegionKeys = [game.RegionCount]string{
		"empire.region.a", "empire.region.b", "empire.region.c", "empire.region.d", "empire.region.e",
		"empire.region.f", "empire.region.g", "empire.region.h", "empire.region.i", "empire.region.j",
		"empire.region.k", "empire.region.l", "empire.region.m", "empire.region.n", "empire.region.o",
		"empire.region.p", "empire.region.q", "empire.region.r", "empire.region.s", "empire.region.t",
		"empire.region.u", "empire.region.v", "empire.region.w", "empire.region.x", "empire.region.y",
	}
	GoodKeys = [game.Wild + 1]string{
		game.Crystal: "empire.good.crystal", game.Ore: "empire.good.ore", game.Wood: "empire.good.wood",
		game.Tools: "empire.good.tools", game.Food: "empire.good.food", game.Wild: "empire.good.wild",
	}
)

func regionKey(r game.Region) any {
	if !r.Known() {
		return "–"
	}
	return words.Key(RegionKeys[r])
}

func goodKey(c game.Card) any { return words.Key(GoodKeys[c.Face().Good]) }

// tell puts an event into words, done so many times.
func tell(e *game.Event, n int) words.Text {
	say := func(key string, args ...any) words.Text {
		return words.Old(key, append(args, "letter", Letter(e.Side))...)
	}
	switch e.Kind {
	case game.BidsShown:
		return say("empire.log.bid", "n", e.N)
	case game.FirstChosen:
		return say("empire.log.first")
	case game.NeutralPut:
		return say("empire.log.neutral", "to", regionKey(e.To))
	case game.Taken:
		if e.Price == 0 {
			return say("empire.log.free", "card", goodKey(e.Card))
		}
		return say("empire.log.taken", "n", e.Price, "card", goodKey(e.Card))
	case game.Placed:
		return say("empire.log.placed", "n", n, "to", regionKey(e.To))
	case game.Moved:
		return say("empire.log.moved", "n", n, "to", regionKey(e.To))
	case game.Founded:
		return say("empire.log.founded", "to", regionKey(e.To))
	case game.Destroyed:
		return say("empire.log.destroyed", "to", regionKey(e.To))
	case game.Drawn:
		return say("empire.log.drawn", "card", goodKey(e.Card))
	case game.Unplayable:
		return say("empire.log.unplayable")
	case game.GameEnded:
		return words.Old("empire.log.ended", "n", e.N+1)
	}
	return words.Text{}
}
