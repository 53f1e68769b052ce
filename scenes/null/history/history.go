// Package history is what a whole match of the template game tells: who won which
// prize, and the curves of the results. There is one like it for each game.
package history

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/null"
	"ludotheque/scenes/history"
)

// History is the fold of a match: see package history of scenes.
type History struct {
	at    []position
	marks []history.Mark
}

// position is what is kept of one.
type position struct {
	round  int
	won    []int
	prize  int
	shown  []int
	winner rules.Seat
}

// New is the history of a match of that set-up that has not begun.
func New(rules.Setup) history.History[game.View] { return &History{} }

// Note takes in a position; sentences hold what everybody may know.
func (h *History) Note(at int, views history.Views[game.View]) {
	v := views(rules.Spectator)
	p := position{round: v.Round, won: v.Won, prize: v.Prize, shown: v.Shown, winner: rules.Spectator}
	if before := h.last(); before != nil {
		for i, n := range v.Won {
			if n > before.won[i] {
				p.winner = rules.Seat(i)
			}
		}
		if p.winner >= 0 {
			h.marks = append(h.marks, history.Mark{At: at, Icon: "icons/crown", Seat: p.winner, Big: v.Over})
		}
	}
	h.at = append(h.at, p)
}

func (h *History) last() *position {
	if len(h.at) == 0 {
		return nil
	}
	return &h.at[len(h.at)-1]
}

// Marks are the prizes that were won.
func (h *History) Marks() []history.Mark { return h.marks }

// Turn is the number of the round, from 1.
func (h *History) Turn(at int) int { return min(h.at[at].round+1, max(1, h.last().round)) }

// Scores is what each seat had won.
func (h *History) Scores(at int) []int { return h.at[at].won }

// Say tells a roll, or what a showdown brought.
func (h *History) Say(say history.Speaker, at int) string {
	p := &h.at[at]
	switch {
	case p.winner >= 0:
		return say.Say(words.NullLogWon(p.won[p.winner]-h.at[at-1].won[p.winner], p.winner.Letter()))
	case p.shown != nil:
		return say.Say(words.NullLogNobody())
	case at > 0 && h.at[at-1].prize == 0 && p.prize > 0:
		return say.Say(words.NullLogRoll(p.prize))
	}
	return ""
}

// Subject is the seat that the sentence of Say is about.
func (h *History) Subject(at int) rules.Seat { return h.at[at].winner }

// Shown says that seats are shown as they sat.
func (h *History) Shown(r *rules.Result) ([]history.Shown, *rules.Result) { return nil, r }

// Outcome is what results tell.
func (h *History) Outcome(r *rules.Result) *history.Outcome {
	rounds := h.last().round
	o := &history.Outcome{
		Title:     words.NullEndTitle(),
		Why:       words.NullEndWhy(),
		Short:     words.NullEndShort(rounds),
		PlotTitle: words.NullPlotTitle(),
		Last:      words.NullPlotLast(rounds),
	}
	o.Story = []history.Sentence{history.InTurns.Turning(h, len(h.at)-1, r), history.InTurns.Nearly(len(h.at)-1, r)}
	for i := range r.Scores {
		c := history.Curve{Seat: rules.Seat(i), Winner: r.Ranks[i] == 1}
		for at := range h.at {
			if at == 0 || h.at[at].round != h.at[at-1].round {
				c.Values = append(c.Values, float32(h.at[at].won[i]))
			}
		}
		o.Curves = append(o.Curves, c)
		o.Notes = append(o.Notes, words.NullEndPrizes(h.prizes(rules.Seat(i))))
	}
	return o
}

// prizes is how many prizes a seat won.
func (h *History) prizes(p rules.Seat) int {
	n := 0
	for i := range h.at {
		if h.at[i].winner == p {
			n++
		}
	}
	return n
}
