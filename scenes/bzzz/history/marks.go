package history

import (
	"slices"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/history"
)

// harvest is how much nectar brought home at once is an event.
const harvest = 6

// weighed is a mark with how much it matters.
type weighed struct {
	history.Mark
	weight int
}

// mark notes what the timeline may show of a position, and in it who takes the lead.
func (h *History) mark(at int, p *position, v *game.View, events []game.Event) {
	add := func(icon string, s rules.Seat, weight int, told history.Event) {
		h.found = append(h.found, weighed{history.Mark{At: at, Icon: icon, Seat: s, Event: told}, weight})
		h.marks = nil
	}
	for i := range events {
		e := &events[i]
		icon, seat, weight := "", e.Seat, 0
		switch e.What {
		case game.EventLaid:
			icon, weight = "icons/egg", 9
			if e.Kind == game.Worker {
				weight = 4
			}
		case game.EventStored:
			if e.Amount >= harvest {
				icon, weight = "icons/nectar", e.Amount
			}
		case game.EventKO:
			icon, weight = "icons/cross", 12+max(0, e.Amount)
		case game.EventEnded:
			icon, seat, weight = "icons/crown", history.Winner(v.Result), 1000
		}
		if icon != "" {
			told := headlineOf(v, e)
			add(icon, seat, weight, history.Plain(told.text()))
		}
	}
	if now := history.Ahead(p.stocks[:]); now != h.lead {
		h.lead = now
		if now >= 0 && v.Result == nil {
			p.leads = now
			add("icons/crown", now, 10, history.Plain(words.BzzzLogLeads(now.Letter())))
		}
	}
}

// maxStops is about how many events find room on a timeline.
const maxStops = 22

// Marks returns the events of the timeline. Stops are those that matter most, apart from
// each other.
func (h *History) Marks() []history.Mark {
	if h.marks != nil {
		return h.marks
	}
	order := make([]int, len(h.found))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return h.found[b].weight - h.found[a].weight })
	apart := (len(h.at) - 1) / maxStops
	var stops []int
	h.marks = make([]history.Mark, len(h.found))
	for i := range h.found {
		h.marks[i] = h.found[i].Mark
	}
	for _, i := range order {
		at := h.found[i].At
		near := slices.ContainsFunc(stops, func(s int) bool { return max(s-at, at-s) < apart })
		if !near {
			stops = append(stops, at)
			h.marks[i].Big = true
		}
	}
	return h.marks
}

// Leader returns the seat whose stock has the highest middle, the earlier one of
// equals.
func Leader(v *game.View) rules.Seat {
	best := rules.Seat(0)
	for p := range rules.Seat(game.Players) {
		if middle(v, p) > middle(v, best) {
			best = p
		}
	}
	return best
}

// Crowned returns the seat that leads, or [rules.Spectator] while no seat is ahead of all
// others, and of seats that play by memory.
func Crowned(v *game.View) rules.Seat {
	if v.Forgotten() {
		return rules.Spectator
	}
	best := Leader(v)
	for p := range rules.Seat(game.Players) {
		if p != best && middle(v, p) == middle(v, best) {
			return rules.Spectator
		}
	}
	return best
}

// middle returns twice the middle of what a seat may have in its stock.
func middle(v *game.View, p rules.Seat) int { return v.Stocks[p].Lo + v.Stocks[p].Hi }
