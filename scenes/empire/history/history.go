// Package history is what a whole match of Huit minutes tells: its log, all players'
// points at each position, the automaton's latest decision, and the map after each
// round. A match that is played, resumed, taken back, replayed, drawn or over
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
	// asked is the automaton's reasoning up to a tie that the person settles.
	asked *game.Reason
	taken []taking
}

// position is what is kept of one.
type position struct {
	points      [game.MostSeats]int
	round, game int
	// number is that of the round as it is shown, from 1.
	number    int
	said, why words.Text
	by        rules.Seat // whose event said is
}

// Automaton is the turn of the automaton, as far as it has come.
type Automaton struct {
	// On says that it is on.
	On bool
	// Card is the card that was drawn, Void that nothing of it could be done.
	Card game.Card
	Void bool
	// Act is the side of the card that it is at.
	Act int8
	// Reason is the latest decision; nil before there is one. Yours says that the
	// person settled it.
	Reason *game.Reason
	Yours  bool
}

// Picture is who held each region at the end of a round; round 0 is the beginning.
type Picture struct {
	Round   int
	Holders [game.RegionCount]game.Side
}

// New is the history of a match of that set-up that has not begun.
func New(rules.Setup) history.History[*game.View] { return &History{} }

// Note takes in a position. Once they are made bids are open, so the history of
// every seat is that of a spectator.
func (h *History) Note(at int, views history.Views[*game.View]) {
	v := views(rules.Spectator)
	p := position{round: v.Turn / Sides(&v.Board), game: v.Game}
	p.number, _ = CardOf(&v.Board)
	for i := range Sides(&v.Board) {
		p.points[i] = Total(&v.Board, game.Side(i))
	}
	h.takes(at, v)
	h.automaton(v)
	for i := range v.Events {
		e := &v.Events[i]
		h.log(at, v, e)
		h.film(v, e)
		line, ok := h.tell(v, e)
		h.mark(at, v, &line)
		if ok && (e.Kind != game.GameEnded || p.said.IsZero()) {
			p.said, p.why, p.by = line.Text, line.Why, rules.Seat(e.Side)
		}
	}
	h.at, h.last = append(h.at, p), v
}

// automaton follows the automaton's turn into a view.
func (h *History) automaton(v *game.View) {
	h.decided = Automaton{}
	for i := range v.Events {
		if w := v.Events[i].Reason; w != nil && h.last != nil {
			h.turn.On, h.turn.Reason, h.turn.Card, h.turn.Act, h.turn.Yours = true, w, h.last.Card, h.last.Auto.Act, false
			h.decided = h.turn
			break
		}
	}
	if h.last != nil && h.last.Phase == game.PhaseChoose && v.Phase != game.PhaseChoose && h.turn.Reason != nil {
		h.settled(v)
	}
	for i := range v.Events {
		switch e := &v.Events[i]; e.Kind {
		case game.Drawn:
			h.turn = Automaton{On: true, Card: e.Card, Act: v.Auto.Act}
			h.turn.Void = slices.ContainsFunc(v.Events, func(e game.Event) bool { return e.Kind == game.Unplayable })
		case game.TurnEnded:
			h.turn.On, h.turn.Reason = false, nil
		}
	}
}

// settled notes which region the person chose in the automaton's place.
func (h *History) settled(v *game.View) {
	w := *h.turn.Reason
	w.Chosen = v.Auto.From // of an army that leaves nothing else tells
	for i := range v.Events {
		if e := &v.Events[i]; e.Side == game.Automaton && e.Kind != game.TurnEnded && e.To.Known() && w.What != game.WhatFrom {
			w.Chosen = e.To
			break
		}
	}
	h.turn.Reason, h.turn.Yours = &w, true
}

// mark notes what the timeline shows of an event.
func (h *History) mark(at int, v *game.View, line *Line) {
	e := &line.Event
	m := history.Mark{At: at, Seat: rules.Seat(e.Side), Big: true, Event: history.Plain(line.Text)}
	switch e.Kind {
	case game.Founded:
		m.Icon = "icons/home"
	case game.Destroyed:
		m.Icon = "icons/cross"
	case game.GameEnded:
		m.Icon, m.Seat = "icons/crown", winner(&v.Board, e)
	default:
		return
	}
	h.marks = append(h.marks, m)
}

// winner is who won the game that an event ended; [rules.Spectator] where several
// share it.
func winner(b *game.Board, e *game.Event) rules.Seat {
	if r := b.Result(); r != nil && b.Solo() {
		switch r.Reason {
		case game.ReasonWon:
			return 0
		case game.ReasonLost:
			return rules.Seat(game.Automaton)
		}
		return rules.Spectator
	} else if r != nil && b.Games == 1 {
		return alone(len(r.Ranks), func(i int) int { return -r.Ranks[i] })
	}
	return alone(len(e.Points), func(i int) int { return e.Points[i] })
}

// alone is the seat with the most of something, or [rules.Spectator] where several
// have it.
func alone(n int, value func(i int) int) rules.Seat {
	best, seat := 0, rules.Spectator
	for i := range n {
		switch v := value(i); {
		case i == 0 || v > best:
			best, seat = v, rules.Seat(i)
		case v == best:
			seat = rules.Spectator
		}
	}
	return seat
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
	if v.Solo() {
		p.Round = v.Limit() - v.AutoDeck
	}
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
	return h.at[at].game*h.last.Limit() + h.at[at].number
}

// CardOf returns which card of how many the current side is at. Alone these are the
// automaton's cards, with which the game ends.
func CardOf(b *game.Board) (n, all int) {
	all = b.Limit()
	if !b.Solo() {
		return min(all, b.Turn/Sides(b)+1), all
	}
	// The automaton's cards are counted: one that it cannot play is one of them.
	n = all - b.AutoDeck
	switch b.Phase {
	case game.PhaseTake, game.PhaseAct, game.PhaseDraw:
		n++
	}
	return min(all, n), all
}

// Scores are the points at a position, the automaton's among them.
func (h *History) Scores(at int) []int { return h.at[at].points[:Sides(&h.last.Board)] }

// Say puts the event that led to a position into words.
func (h *History) Say(say history.Speaker, at int) string {
	p := &h.at[at]
	if p.why.IsZero() {
		return say.Say(p.said)
	}
	return say.Join(say.Say(p.said), " · ", say.Say(p.why))
}

// Subject returns whose event Say describes.
func (h *History) Subject(at int) rules.Seat {
	if p := &h.at[at]; !p.said.IsZero() {
		return p.by
	}
	return rules.Spectator
}

// Shown is the automaton as a seat of its own, so that screens can rank it.
func (h *History) Shown(r *rules.Result) ([]history.Shown, *rules.Result) {
	b := &h.last.Board
	if !b.Solo() {
		return nil, r
	}
	seats := []history.Shown{{Seat: 0}, {Seat: rules.Spectator, Name: words.EmpireAutomatonFull()}}
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
// in a sentence how many points there were, those of the player in turn and the
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
	title := end.title
	if b.Solo() && r.Reason != game.ReasonDrawn {
		title = words.EmpireEndFinal() // who won is the headline
	}
	o := &history.Outcome{
		Title:      title,
		Short:      end.short(points, theirs),
		Why:        end.why(points, theirs),
		PlotTitle:  words.EmpirePlotTitle(),
		Curves:     h.curves(r.Ranks),
		Last:       words.EmpirePlotLast(),
		ExtraTitle: words.EmpireAuditTitle(),
		Story:      h.story(r),
	}
	switch {
	case !b.Solo() || r.Reason == game.ReasonDrawn:
	case points == theirs:
		o.Why = Settled(b, r)
	default:
		winner := game.Side(0)
		if points < theirs {
			winner = game.Automaton
		}
		o.Why = words.EmpireEndBit(max(points, theirs), min(points, theirs))
		if most, by := decisive(b, winner); most != nil {
			o.Why = words.EmpireEndBy(by, max(points, theirs), min(points, theirs), most)
		}
	}
	for i := range Sides(b) {
		regions := b.Controlled(game.Side(i)).Len()
		note := words.EmpireEndRegions(regions)
		if b.Solo() && game.Side(i) == game.Automaton {
			level := words.EmpireOptionAutomatonNormal
			if points := b.Score(game.Automaton).Handicap; points < 0 {
				level = words.EmpireOptionAutomatonApprentice
			} else if points > 0 {
				level = words.EmpireOptionAutomatonExpert
			}
			note = words.EmpireEndAutomaton(regions, level)
		}
		o.Notes = append(o.Notes, note)
	}
	return o
}

// decisive is the category in which the winner of a solo game is ahead by the most points, and by how
// many; nil if it is ahead by as many in another.
func decisive(b *game.Board, winner game.Side) (most func() words.Text, by int) {
	ours, theirs := b.Score(winner), b.Score(1-winner)
	for _, c := range Categories(b, nil) {
		w, _ := Points(b, &ours, c, winner)
		l, _ := Points(b, &theirs, c, 1-winner)
		switch {
		case w-l > by:
			most, by = CategoryNames[c], w-l
		case w-l == by:
			most = nil
		}
	}
	return most, by
}

// Settled says what parted two sides with equal points in a solo game that ended so; it is zero where the
// points did, or nothing.
func Settled(b *game.Board, r *rules.Result) words.Text {
	points := b.Score(0).Total()
	switch {
	case !b.Solo() || r.Reason == game.ReasonDrawn || points != b.Score(game.Automaton).Total():
		return words.Text{}
	case b.Players[0].Coins != b.Score(game.Automaton).Coins:
		return words.EmpireEndTieCoins(points)
	case b.OnMap(0) != b.OnMap(game.Automaton):
		return words.EmpireEndTieArmies(points)
	}
	return words.EmpireEndTieRegions(points)
}

// curves are all players' points at the beginning and at the end of each round.
func (h *History) curves(ranks []int) []history.Curve {
	all := make([]history.Curve, Sides(&h.last.Board))
	for i := range all {
		all[i] = history.Curve{Seat: rules.Seat(i), Winner: ranks[i] == 1}
	}
	for _, at := range append([]int{0}, history.Ends(h, len(h.at)-1)...) {
		for i := range all {
			all[i].Values = append(all[i].Values, float32(h.at[at].points[i]))
		}
	}
	return all
}
