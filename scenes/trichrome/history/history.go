package history

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/history"
)

// History is the fold of a match: the runs of its rounds, the present one last.
type History struct {
	Runs   []*Run
	turns  []int
	rounds int // of the match
	// scores are by colour, as all that is shown is.
	scores [][game.Players]int
	news   []news
	marks  []history.Mark
}

// news is an event and the step that it happened in.
type news struct {
	step  int
	event game.Event
	run   *Run
}

// New returns the history of a match of that set-up that has not begun.
func New(s rules.Setup) history.History[*game.View] {
	return &History{rounds: game.Game.Int(s, "rounds")}
}

// Now returns the run of the round under way; there is one once a position was noted.
func (h *History) Now() *Run { return h.Runs[len(h.Runs)-1] }

// Note takes in a position. Nothing is hidden in this game.
func (h *History) Note(at int, views history.Views[*game.View]) {
	v := views(rules.Spectator)
	if n := len(h.Runs); n == 0 || h.Runs[n-1].Round.Number != v.Round.Number {
		r := &Run{Maze: v.Maze}
		for i := range v.Runners {
			r.Colour[i] = v.Runners[i].Colour
			r.Ways[r.Colour[i]].add(Cells(v.Round.Spawn[i]), 0)
		}
		h.Runs = append(h.Runs, r)
	}
	h.Now().follow(v)
	h.turns = append(h.turns, v.Round.Number)
	var row [game.Players]int
	for i := range v.Runners {
		row[v.Runners[i].Colour] = v.Runners[i].Points
	}
	h.scores = append(h.scores, row)
	for i := range v.Events {
		h.mark(at, v, &v.Events[i])
	}
}

// mark notes what the timeline and the log tell of an event.
func (h *History) mark(step int, v *game.View, e *game.Event) {
	icon := ""
	switch e.What {
	case game.EventBite:
		icon = "icons/cross"
	case game.EventEnd:
		icon = "icons/star"
		if e.How == game.Escaped {
			icon = "icons/door"
		}
	case game.EventReversal, game.EventFrenzy, game.EventJump:
	default:
		return
	}
	n := news{step, *e, h.Now()}
	h.news = append(h.news, n)
	if icon != "" {
		h.marks = append(h.marks, history.Mark{At: step, Icon: icon, Seat: rules.Seat(v.Runners[e.Seat].Colour), Big: true, Event: n.told()})
	}
}

// Marks returns the bites and the ends of the duels.
func (h *History) Marks() []history.Mark { return h.marks }

// Where returns the round at a position.
func (h *History) Where(at int) words.Text { return words.TrichromePauseWhere(h.turns[at], h.rounds) }

// Turn returns the round at a position.
func (h *History) Turn(at int) int { return h.turns[at] }

// Scores returns the points at a position, by colour.
func (h *History) Scores(at int) []int { return h.scores[at][:] }

// recent is how many steps an event is reported for.
const recent = 7 * 14

// Names are the words for the colours.
var Names = [game.Players]words.Text{words.TrichromeDrop(), words.TrichromeFlame(), words.TrichromeLeaf()}

// Say puts the latest event that is not long past into words.
func (h *History) Say(say history.Speaker, at int) string {
	if n := h.latest(at); n != nil {
		return n.told().Say(say)
	}
	return ""
}

// Subject returns the colour of the runner whose event Say describes.
func (h *History) Subject(at int) rules.Seat {
	if n := h.latest(at); n != nil {
		if c, ok := n.run.Of(n.event.Seat); ok {
			return rules.Seat(c)
		}
	}
	return rules.Spectator
}

// latest returns the latest event at a step that is not long past, or nil.
func (h *History) latest(at int) *news {
	for i := len(h.news) - 1; i >= 0; i-- {
		n := &h.news[i]
		if n.step > at || n.event.What == game.EventReversal {
			continue
		}
		if n.step < at-recent {
			return nil
		}
		return n
	}
	return nil
}

// told is an event with the names of its colours; the zero Text is for none.
type told struct {
	event game.Event
	a, b  words.Text
}

// told returns the event with its names.
func (n *news) told() told {
	name := func(s rules.Seat) (t words.Text) {
		if c, ok := n.run.Of(s); ok {
			t = Names[c]
		}
		return t
	}
	return told{n.event, name(n.event.Seat), name(n.event.Other)}
}

// Say implements [history.Event].
func (t told) Say(say history.Speaker) string {
	a, b := say.Say(t.a), say.Say(t.b)
	switch t.event.What {
	case game.EventBite:
		return say.Say(words.TrichromeLogEats(a, b))
	case game.EventFrenzy:
		return say.Say(words.TrichromeFrenzy())
	case game.EventJump:
		return say.Say(words.TrichromeLogJump())
	}
	switch t.event.How {
	case game.Escaped:
		return say.Say(words.TrichromeLogEscapes(a))
	case game.Clock:
		return say.Say(words.TrichromeLogClock(a))
	}
	return say.Say(words.TrichromeLogCatches(a, b))
}

// Shown says that colours are shown, and not seats.
func (h *History) Shown(r *rules.Result) ([]history.Shown, *rules.Result) {
	last := h.Now()
	seats := make([]history.Shown, game.Players)
	for seat, c := range last.Colour {
		seats[c].Seat = rules.Seat(seat)
	}
	return seats, byColour(r, last)
}

// NameOf returns the name of a seat's colour, by which its computer player goes.
func (h *History) NameOf(p rules.Seat) words.Text { return Names[h.Now().Colour[p]] }

// byColour returns a result in the order of the colours; nil for none.
func byColour(r *rules.Result, run *Run) *rules.Result {
	if r == nil {
		return nil
	}
	out := &rules.Result{Reason: r.Reason, Scores: make([]int, game.Players), Ranks: make([]int, game.Players)}
	for i, c := range run.Colour {
		out.Scores[c], out.Ranks[c] = r.Scores[i], r.Ranks[i]
	}
	return out
}

// Outcome returns what results report of a match that is over.
func (h *History) Outcome(res *rules.Result) *history.Outcome {
	res = byColour(res, h.Now())
	n := len(h.Runs)
	o := &history.Outcome{
		Title:      words.TrichromeOverTitle(n),
		Why:        why(res),
		Short:      words.TrichromeOverShort(n),
		PlotTitle:  words.TrichromePlot(),
		Last:       words.TrichromePlotLast(n),
		ExtraTitle: words.TrichromeOverRuns(),
	}
	o.Story = h.story(res)
	for c := range game.Colour(game.Players) {
		curve := history.Curve{Seat: rules.Seat(c), Winner: res.Ranks[c] == 1, Values: []float32{0}}
		sum, lived := 0, 0
		for _, r := range h.Runs {
			sum += r.Points(c)
			lived += r.Survived(c)
			curve.Values = append(curve.Values, float32(sum))
		}
		o.Curves = append(o.Curves, curve)
		o.Notes = append(o.Notes, words.TrichromeOverSurvival(Seconds(lived)))
	}
	return o
}

// why says what decided: points, or the survival that parts equal points.
func why(res *rules.Result) words.Text {
	most, tied := -1, false
	for _, n := range res.Scores {
		switch {
		case n > most:
			most, tied = n, false
		case n == most:
			tied = true
		}
	}
	first := 0
	for _, rank := range res.Ranks {
		if rank == 1 {
			first++
		}
	}
	switch {
	case !tied:
		return words.TrichromeOverPoints()
	case first > 1:
		return words.TrichromeOverShared()
	}
	return words.TrichromeOverTied()
}
