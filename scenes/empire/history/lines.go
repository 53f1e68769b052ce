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

// RegionNames are the regions' names, GoodNames the goods'.
var (
	RegionNames = [game.RegionCount]func() words.Text{
		words.EmpireRegionA, words.EmpireRegionB, words.EmpireRegionC, words.EmpireRegionD, words.EmpireRegionE,
		words.EmpireRegionF, words.EmpireRegionG, words.EmpireRegionH, words.EmpireRegionI, words.EmpireRegionJ,
		words.EmpireRegionK, words.EmpireRegionL, words.EmpireRegionM, words.EmpireRegionN, words.EmpireRegionO,
		words.EmpireRegionP, words.EmpireRegionQ, words.EmpireRegionR, words.EmpireRegionS, words.EmpireRegionT,
		words.EmpireRegionU, words.EmpireRegionV, words.EmpireRegionW, words.EmpireRegionX, words.EmpireRegionY,
	}
	GoodNames = [game.Wild + 1]func() words.Text{
		game.Crystal: words.EmpireGoodCrystal, game.Ore: words.EmpireGoodOre, game.Wood: words.EmpireGoodWood,
		game.Tools: words.EmpireGoodTools, game.Food: words.EmpireGoodFood, game.Wild: words.EmpireGoodWild,
	}
)

// tell puts an event that is logged into words, done so many times.
func tell(e *game.Event, n int) words.Text {
	who := Letter(e.Side)
	switch e.Kind {
	case game.BidsShown:
		return words.EmpireLogBid(e.N, who)
	case game.FirstChosen:
		return words.EmpireLogFirst(who)
	case game.NeutralPut:
		return words.EmpireLogNeutral(who, RegionNames[e.To])
	case game.Taken:
		good := GoodNames[e.Card.Face().Good]
		if e.Price == 0 {
			return words.EmpireLogFree(who, good)
		}
		return words.EmpireLogTaken(e.Price, who, good)
	case game.Placed:
		return words.EmpireLogPlaced(n, who, RegionNames[e.To])
	case game.Moved:
		return words.EmpireLogMoved(n, who, RegionNames[e.To])
	case game.Founded:
		return words.EmpireLogFounded(who, RegionNames[e.To])
	case game.Destroyed:
		return words.EmpireLogDestroyed(who, RegionNames[e.To])
	case game.Drawn:
		return words.EmpireLogDrawn(who, GoodNames[e.Card.Face().Good])
	case game.Unplayable:
		return words.EmpireLogUnplayable(who)
	case game.GameEnded:
		return words.EmpireLogEnded(e.N + 1)
	}
	return words.Text{}
}
