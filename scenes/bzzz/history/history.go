// Package history is what a whole match of Bzzz tells: the lines of its log, the
// marks of its timeline, the stocks over time, who was lucky in dodging.
package history

import (
	"slices"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/history"
)

// History is the fold of a match: see package history of scenes.
type History struct {
	// lines are the log so far, the oldest first.
	lines []Line
	at    []position
	found []weighed
	marks []history.Mark // of found, chosen when they are asked for
	lead  rules.Seat     // ahead of all others, or [rules.Spectator]
	luck  [game.Players]history.Luck
	bees  [game.Players]int
	drew  [game.Players]int // the position of each seat's latest roll
	last  *game.View
	// Memory reports whether people play by memory: the notebook is shown nowhere while the
	// match goes on.
	Memory bool
}

// position is what is kept of one.
type position struct {
	// stocks are what is surely in the stocks, by seat, and most what may be there.
	stocks, most [game.Players]int
	// turns is the number of turns of all seats that are over.
	turns    int
	headline headline
	// leads is the seat that takes the lead, or [rules.Spectator].
	leads rules.Seat
}

// New returns the history of a match of that set-up that has not begun.
func New(s rules.Setup) history.History[*game.View] {
	return &History{lead: rules.Spectator, Memory: game.Game.Value(s, "memory") == "on"}
}

// Shows returns a view as people are shown it.
func (h *History) Shows(v *game.View) *game.View {
	if h.Memory {
		return v.Forget()
	}
	return v
}

// Note takes in a position. What a seat gathered, stored and lost is as its person
// knows it, where the views tell.
func (h *History) Note(at int, views history.Views[*game.View]) {
	v := h.Shows(views(rules.Spectator))
	p := position{turns: v.Turn, leads: rules.Spectator}
	for i := range p.stocks {
		p.stocks[i], p.most[i] = v.Stocks[i].Lo, v.Stocks[i].Hi
	}
	h.last = v
	if len(v.Events) > 0 {
		events, known := knowledge(v, func(p rules.Seat) *game.View { return h.Shows(views(p)) })
		p.headline = tell(v, events)
		h.write(v, events, known)
		h.count(at, events)
		h.mark(at, &p, v, events)
	}
	h.at = append(h.at, p)
}

// knowledge returns what the people at the screen know of a position: its events with
// what only one of them was shown, and the stocks as the only person
// knows them.
func knowledge(v *game.View, views history.Views[*game.View]) ([]game.Event, *[game.Players]game.Range) {
	events, known, people := slices.Clone(v.Events), &v.Stocks, 0
	for p := range rules.Seat(game.Players) {
		own := views(p)
		if own.Seat != p {
			continue
		}
		for i, e := range own.Events {
			if e.Seat != p {
				continue
			}
			// What the own bees stored is no event of other views.
			if k := slices.IndexFunc(events, func(o game.Event) bool { return o.What == e.What && o.Bee == e.Bee }); k >= 0 {
				events[k].Amount = e.Amount
			} else {
				events = slices.Insert(events, i, e)
			}
		}
		if people++; people == 1 {
			known = &own.Stocks
		} else {
			known = &v.Stocks
		}
	}
	return events, known
}

// count counts the bees and the luck of dodging.
func (h *History) count(at int, events []game.Event) {
	for i := range events {
		switch e := &events[i]; e.What {
		case game.EventDraw:
			l := &h.luck[e.Seat]
			l.Rolls++
			h.drew[e.Seat] = at
			l.Expected += float64(e.Num) / float64(e.Den)
			if e.Dodged {
				l.Won++
			}
		case game.EventLaid:
			h.bees[e.Seat]++
		}
	}
}

// Turn returns the number of the round that a position is in.
func (h *History) Turn(at int) int {
	over := h.at[at].turns
	if at == len(h.at)-1 && h.last.Result != nil {
		return (over + game.Players - 1) / game.Players
	}
	return over/game.Players + 1
}

// Scores returns the nectar that is certainly in the stocks at a position.
func (h *History) Scores(at int) []int { return h.at[at].stocks[:] }

// Range implements [history.Ranged].
func (h *History) Range(at int, seat rules.Seat) (low, high int) {
	return h.at[at].stocks[seat], h.at[at].most[seat]
}

// Shown says that seats are shown as they sat.
func (h *History) Shown(r *rules.Result) ([]history.Shown, *rules.Result) { return nil, r }

// ending is the words for a reason that a match ends by: the headline, the same in a
// few words, and its sentence.
type ending struct {
	title, short func(turn int) words.Text
	// why takes the turns that each player had in all.
	why func(turns int) words.Text
}

// always returns a text that needs no number.
func always(t func() words.Text) func(n int) words.Text {
	return func(int) words.Text { return t() }
}

// endings are the words for the reasons a match ends.
var endings = map[string]ending{
	game.ReasonBlitzkrieg: {words.BzzzEndBlitzkrieg, words.BzzzEndBlitzkriegShort, always(words.BzzzEndBlitzkriegWhy)},
	game.ReasonExhausted:  {words.BzzzEndExhausted, words.BzzzEndExhaustedShort, always(words.BzzzEndExhaustedWhy)},
	game.ReasonTime:       {always(words.BzzzEndTime), words.BzzzEndTimeShort, words.BzzzEndTimeWhy},
}

// Ended returns the announcement of a result of which v is the view: its reason in a word
// or two, and its sentence.
func Ended(v *game.View) (title, why words.Text) {
	reason := v.Result.Reason
	return banners[reason], endings[reason].why(v.Params.Turns / game.Players)
}

// Outcome returns what results tell.
func (h *History) Outcome(r *rules.Result) *history.Outcome {
	v := h.last
	turn, total := v.OwnTurn(v.Current), v.Total.Lo
	end := endings[r.Reason]
	o := &history.Outcome{
		Title:     end.title(turn),
		Short:     end.short(turn),
		Why:       end.why(v.Params.Turns / game.Players),
		PlotTitle: words.BzzzPlotTitle(),
		Curves:    h.curves(r),
		LimitAt:   float32(total) / 2,
		LimitName: words.BzzzPlotHalf(total / 2),
		Last:      words.BzzzPlotLast(turn),
	}
	// Without fights there is no luck to speak of.
	if slices.ContainsFunc(h.luck[:], func(l history.Luck) bool { return l.Rolls > 0 }) {
		o.LuckTitle = words.BzzzLuckTitle()
		o.Luck = slices.Clone(h.luck[:])
		for p := range o.Luck {
			o.Luck[p].Seat = rules.Seat(p)
		}
	}
	o.Story = h.story(r)
	for _, n := range h.bees {
		o.Notes = append(o.Notes, words.BzzzEndBees(n))
	}
	return o
}

// curves returns the stocks at the start and after each round.
func (h *History) curves(r *rules.Result) []history.Curve {
	all := make([]history.Curve, game.Players)
	for p := range all {
		all[p] = history.Curve{Seat: rules.Seat(p), Winner: r.Ranks[p] == 1}
	}
	round := -1
	for at := range h.at {
		n := (h.at[at].turns + game.Players - 1) / game.Players
		if at > 0 && n == 0 {
			continue // the first turn is not over: it belongs to round 1
		}
		for p := range all {
			c, stock := &all[p], float32(h.at[at].stocks[p])
			if n > round {
				c.Values = append(c.Values, stock)
			} else {
				c.Values[len(c.Values)-1] = stock // the round goes on
			}
		}
		round = n
	}
	return all
}
