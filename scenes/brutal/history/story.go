package history

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/history"
)

// inBrawls are the words of a story of zones and brawls.
var inBrawls = func() history.Turns {
	t := history.Lettered(words.BrutalStoryAhead, words.BrutalStoryBehind, words.BrutalStoryLevel, words.BrutalStoryNear)
	t.Tied = func(first, caught, turn int, p rules.Seat) words.Text {
		return words.BrutalStoryTied(turn, first, caught, p.Letter())
	}
	return t
}()

// zoneNames are the names of the zones in a sentence.
var zoneNames = [game.Zones]func() words.Text{words.BrutalZone0, words.BrutalZone1, words.BrutalZone2, words.BrutalZone3, words.BrutalZone4}

// story returns the turning point, and the last zone that fell.
func (h *History) story(r *rules.Result) []history.Sentence {
	last := len(h.at) - 1
	all := []history.Sentence{inBrawls.Turning(h, last, r)}
	if e := &h.held; h.fell > 0 {
		return append(all, history.Sentence{At: h.fell, Text: words.BrutalStoryHeld(h.Turn(h.fell), e.Seat.Letter(), zoneNames[e.Zone])})
	}
	return append(all, inBrawls.Nearly(last, r))
}
