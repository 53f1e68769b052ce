// Package history is what a whole match of Huit minutes tells: its log, everybody's
// points at each position, the automaton's latest decision, and the map after each
// round. A match that is played, gone on with, taken back, replayed, drawn or over
// is read by the same fold.
package history

import (
	"slices"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/history"
)

// History is the fold of a match: see package history of scenes.
type History struct {
	at    []position
	marks []history.Mark
	lines []Line
	films [][]Picture // by game of the match
	last  *game.View
	// decided is the automaton's decision that led to the last position, if one did;
	// turn is its turn after that.
	decided, turn Automaton
}

// position is what is kept of one.
type position struct {
	points      [game.MostSeats]int
	round, game int
	said        words.Text
}

// Automaton is the turn of the automaton, as far as it has come.
type Automaton struct {
	// On says that it is on.
	On bool
	// Card is the card that was drawn, Void that nothing of it could be done.
	Card game.Card
	Void bool
	// Reason is the latest decision; nil before there is one.
	Reason *game.Reason
}

// Picture is who held each region at the end of a round; round 0 is the beginning.
type Picture struct {
	Round   int
	Holders [game.RegionCount]game.Side
}

// New is the history of a match of that set-up that has not begun.
func New(rules.Setup) history.History[*game.View] { return &History{} }

// Note takes in a position. Once they are made bids are open, so the history of
// everybody is that of a spectator.
func (h *History) Note(at int, views history.Views[*game.View]) {
	v := views(rules.Spectator)
	p := position{round: v.Turn / Sides(&v.Board), game: v.Game}
	for i := range Sides(&v.Board) {
		p.points[i] = Total(&v.Board, game.Side(i))
	}
	h.automaton(v)
	for i := range v.Events {
		e := &v.Events[i]
		h.mark(at, e)
		h.log(at, v, e)
		h.film(v, e)
		if e.Reason != nil && e.Reason.Chosen.Known() && p.said.IsZero() {
			p.said = words.EmpireLogDecided(Letter(e.Side), RegionNames[e.Reason.Chosen])
		}
		if logged[e.Kind] {
			p.said = tell(e, 1)
		}
	}
	h.at, h.last = append(h.at, p), v
}

// automaton follows the automaton's turn into a view.
func (h *History) automaton(v *game.View) {
	h.decided = Automaton{}
	for i := range v.Events {
		if w := v.Events[i].Reason; w != nil && h.last != nil {
			h.turn.On, h.turn.Reason, h.turn.Card = true, w, h.last.Card
			h.decided = h.turn
			break
		}
	}
	for i := range v.Events {
		switch e := &v.Events[i]; e.Kind {
		case game.Drawn:
			h.turn = Automaton{On: true, Card: e.Card}
			h.turn.Void = slices.ContainsFunc(v.Events, func(e game.Event) bool { return e.Kind == game.Unplayable })
		case game.TurnEnded:
			h.turn.On, h.turn.Reason = false, nil
		}
	}
}

// mark notes what the timeline shows of an event.
func (h *History) mark(at int, e *game.Event) {
	m := history.Mark{At: at, Seat: rules.Seat(e.Side), Big: true}
	switch e.Kind {
	case game.Founded:
		m.Icon = "icons/home"
	case game.Destroyed:
		m.Icon = "icons/cross"
	case game.GameEnded:
		m.Icon, m.Seat = "icons/crown", 0
	default:
		return
	}
	h.marks = append(h.marks, m)
}

// film keeps the map at the beginning of a game and after each of its rounds.
func (h *History) film(v *game.View, e *game.Event) {
	n := Sides(&v.Board)
	between := v.Phase == game.PhaseOver || v.Phase == game.PhaseDeal
	for len(h.films) <= v.Game {
		h.films = append(h.films, nil)
	}
	film := &h.films[v.Game]
	p := Picture{Round: (v.Turn + n - 1) / n}
	switch {
	case e.Kind == game.GameEnded && e.N == v.Game, e.Kind == game.TurnEnded && v.Turn%n == 0 && !between:
	case len(*film) == 0 && (e.Kind == game.FirstChosen || e.Kind == game.Dealt && v.Solo()):
		p.Round = 0
	default:
		return
	}
	for r := range p.Holders {
		p.Holders[r] = v.Grounds[r].Holder()
	}
	*film = append(*film, p)
}

// Film is the map after each round of a game of the match.
func (h *History) Film(n int) []Picture {
	if n >= len(h.films) {
		return nil
	}
	return h.films[n]
}

// Decided is the automaton's decision that led to the last position; ok is false
// when none did.
func (h *History) Decided() (a Automaton, ok bool) { return h.decided, h.decided.On }

// Automaton is the automaton's turn at the last position.
func (h *History) Automaton() Automaton { return h.turn }

// Board is the board at the last position. It is not to be changed.
func (h *History) Board() *game.Board { return &h.last.Board }

// Marks are the cities that were founded, the armies that were destroyed and the
// ends of games.
func (h *History) Marks() []history.Mark { return h.marks }

// Turn is the number of the round that a position is in, through all games of a
// match.
func (h *History) Turn(at int) int {
	limit := h.last.Limit()
	return h.at[at].game*limit + min(limit, h.at[at].round+1)
}

// Scores are the points at a position, the automaton's among them.
func (h *History) Scores(at int) []int { return h.at[at].points[:Sides(&h.last.Board)] }

// Say puts the event that led to a position into words.
func (h *History) Say(say history.Speaker, at int) string { return say.Say(h.at[at].said) }

// Shown is the automaton as a seat of its own, so that screens can rank it.
func (h *History) Shown(r *rules.Result) ([]history.Shown, *rules.Result) {
	b := &h.last.Board
	if !b.Solo() {
		return nil, r
	}
	seats := []history.Shown{{Seat: 0}, {Seat: rules.Spectator, Name: words.EmpireAutomaton()}}
	if r == nil {
		return seats, nil
	}
	all := &rules.Result{Reason: r.Reason, Scores: append(slices.Clone(r.Scores), Total(b, game.Automaton)), Ranks: []int{1, 1}}
	switch r.Reason {
	case game.ReasonWon:
		all.Ranks[game.Automaton] = 2
	case game.ReasonLost:
		all.Ranks[0] = 2
	}
	return seats, all
}

// ending are the words for a reason to end a game: its title, and in a few words and
// in a sentence how many points there were, those of whoever plays and the
// automaton's.
type ending struct {
	title      words.Text
	short, why func(points, theirs int) words.Text
}

var endings = map[string]ending{
	game.ReasonWon:   {words.EmpireEndWon(), words.EmpireEndWonShort, words.EmpireEndWonWhy},
	game.ReasonLost:  {words.EmpireEndLost(), words.EmpireEndLostShort, words.EmpireEndLostWhy},
	game.ReasonDrawn: {words.EmpireEndDrawn(), words.EmpireEndDrawnShort, words.EmpireEndDrawnWhy},
	game.ReasonCards: {words.EmpireEndCards(),
		func(_, _ int) words.Text { return words.EmpireEndCardsShort() }, func(_, _ int) words.Text { return words.EmpireEndCardsWhy() }},
}

// Title is what an end for a reason of the rules is called.
func Title(reason string) words.Text { return endings[reason].title }

// Outcome is what results tell.
func (h *History) Outcome(r *rules.Result) *history.Outcome {
	b := &h.last.Board
	_, r = h.Shown(r)
	end, points, theirs := endings[r.Reason], r.Scores[0], b.Score(game.Automaton).Total()
	o := &history.Outcome{
		Title:      end.title,
		Short:      end.short(points, theirs),
		Why:        end.why(points, theirs),
		PlotTitle:  words.EmpirePlotTitle(),
		Curves:     h.curves(r.Ranks),
		Last:       words.EmpirePlotLast(),
		ExtraTitle: words.EmpireAuditTitle(),
	}
	for i := range Sides(b) {
		o.Notes = append(o.Notes, words.EmpireEndRegions(b.Controlled(game.Side(i)).Len()))
	}
	return o
}

// curves are everybody's points at the end of each round.
func (h *History) curves(ranks []int) []history.Curve {
	all := make([]history.Curve, Sides(&h.last.Board))
	for i := range all {
		all[i] = history.Curve{Seat: rules.Seat(i), Winner: ranks[i] == 1}
	}
	for at := range h.at {
		p := &h.at[at]
		if at > 0 && at+1 < len(h.at) && h.at[at+1].round == p.round && h.at[at+1].game == p.game {
			continue
		}
		for i := range all {
			all[i].Values = append(all[i].Values, float32(p.points[i]))
		}
	}
	return all
}
