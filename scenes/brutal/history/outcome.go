package history

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/history"
)

// Outcome returns what results tell of the match: who won and how, and the ECTS of both
// sides on the field over time.
func (h *History) Outcome(r *rules.Result) *history.Outcome {
	n := max(1, h.Last.Melee)
	title, why := words.BrutalEndZones(n), words.BrutalEndZonesWhy()
	if r.Reason == game.ReasonConceded {
		title, why = words.BrutalEndConceded(n), words.BrutalEndConcededWhy()
	}
	o := &history.Outcome{
		Title: title, Why: why, Short: words.BrutalEndShort(n),
		PlotTitle: words.BrutalPlot(), Curves: h.curves(r), Last: words.BrutalPlotLast(n),
		ExtraTitle: words.BrutalEndStory(),
		Story:      h.story(r),
	}
	for p := range rules.Seat(game.Players) {
		o.Notes = append(o.Notes, words.BrutalEndFelled(h.Side(p).Felled))
	}
	return o
}

// curves returns the ECTS of both sides on the field, tick after tick.
func (h *History) curves(r *rules.Result) []history.Curve {
	var all []history.Curve
	for p := range rules.Seat(game.Players) {
		curve := history.Curve{Seat: p, Winner: r.Ranks[p] == 1 && r.Ranks[1-p] != 1}
		for at := range h.Course[0][0] {
			sum := 0
			for z := range h.Course {
				sum += h.Course[z][p][at]
			}
			curve.Values = append(curve.Values, float32(sum))
		}
		if len(curve.Values) == 0 { // a side gave up before the first brawl
			curve.Values = []float32{0}
		}
		all = append(all, curve)
	}
	return all
}

// Doer is a fighter among those who did most.
type Doer struct {
	Seat    rules.Seat
	Fighter int
	// ECTS is what they took from others and gave back together.
	ECTS     int
	Strategy game.Strategy
}

// Most returns the n fighters who did most, whichever side they are on.
func (h *History) Most(most int) []Doer {
	var all []Doer
	at := [game.Players]int{}
	lists := [game.Players][]int{h.Best(0), h.Best(1)}
	worth := func(p int) int {
		if at[p] >= len(lists[p]) {
			return -1
		}
		d := &h.Deeds[p][lists[p][at[p]]]
		return d.Damage + d.Healed
	}
	for len(all) < most {
		p := 0
		if worth(1) > worth(0) {
			p = 1
		}
		if worth(p) < 0 {
			break
		}
		n := lists[p][at[p]]
		all = append(all, Doer{rules.Seat(p), n, worth(p), h.Last.Fighters[p][n].Strategy})
		at[p]++
	}
	return all
}
