package history

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/history"
)

// taking is a region that a side took, from another or free before.
type taking struct {
	at     int
	region game.Region
	to     game.Side
	from   game.Side
}

// takes notes the regions that changed hands in a position.
func (h *History) takes(at int, v *game.View) {
	if h.last == nil || h.last.Game != v.Game {
		return
	}
	for r := range game.Region(game.RegionCount) {
		to, from := v.Grounds[r].Holder(), h.last.Grounds[r].Holder()
		if to != from && to >= 0 && to < game.MostSeats {
			h.taken = append(h.taken, taking{at, r, to, from})
		}
	}
}

// closeCall is the most points by which a game is won closely.
const closeCall = 2

// story is the turning point and, of a game that was not won by a hair, the last
// region that was taken from a player, or at all.
func (h *History) story(r *rules.Result) []history.Sentence {
	last := len(h.at) - 1
	all := []history.Sentence{history.InTurns.Turning(h, last, r)}
	nearly := history.InTurns.Nearly(last, r)
	if len(h.taken) == 0 || gap(r.Scores) <= closeCall {
		return append(all, nearly)
	}
	for i := len(h.taken) - 1; i >= 0; i-- {
		// Alone there is but one other to take it from.
		if t := &h.taken[i]; t.from >= 0 && t.from < game.MostSeats && !h.last.Solo() {
			text := words.EmpireStoryTakes(h.Turn(t.at), Letter(t.to), Letter(t.from), RegionNames[t.region])
			return append(all, history.Sentence{At: t.at, Text: text})
		}
	}
	t := &h.taken[len(h.taken)-1]
	return append(all, history.Sentence{At: t.at, Text: words.EmpireStoryLast(h.Turn(t.at), Letter(t.to), RegionNames[t.region])})
}

// gap is by how much the most points are more than the second most.
func gap(scores []int) int {
	first, second := -1<<30, -1<<30
	for _, n := range scores {
		switch {
		case n > first:
			first, second = n, first
		case n > second:
			second = n
		}
	}
	return first - second
}
