package empire

import (
	"ludotheque/scenes/history"
	"slices"

	"ludotheque/ai"
	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

type tape = match.Replay[*game.State, game.Action, *game.View]

// chronicle is what a whole match tells: everybody's points at each position,
// the automaton's included.
type chronicle struct {
	points [][game.MostSeats]int
	turns  []int // rounds that are over
	games  []int
	last   *game.View
}

// read plays a tape from its start to its end.
func (c *chronicle) read(t *tape) {
	for at := 0; at <= t.Len(); at++ {
		c.note(t.View(at, rules.Spectator))
	}
}

func (c *chronicle) note(v *game.View) {
	var s tally
	s.follow(v, true)
	c.points = append(c.points, s.totals)
	c.turns = append(c.turns, v.Turn/sidesOf(&v.Board))
	c.games = append(c.games, v.Game)
	c.last = v
}

// curves are everybody's points at the end of each round.
func (c *chronicle) curves(ranks []int) []history.Curve {
	n := sidesOf(&c.last.Board)
	all := make([]history.Curve, n)
	for i := range all {
		all[i] = history.Curve{Seat: rules.Seat(i), Winner: ranks[i] == 1}
	}
	for at := range c.points {
		ends := at+1 == len(c.points) || c.turns[at+1] != c.turns[at] || c.games[at+1] != c.games[at]
		if at > 0 && !ends {
			continue
		}
		for i := range all {
			all[i].Values = append(all[i].Values, float32(c.points[at][i]))
		}
	}
	return all
}

// ranked is the result with the automaton as a seat of its own, so that the
// screens can rank it.
func ranked(b *game.Board, r *rules.Result, automaton int) *rules.Result {
	if !b.Solo() {
		return r
	}
	all := &rules.Result{Reason: r.Reason, Scores: append(slices.Clone(r.Scores), automaton), Ranks: []int{1, 1}}
	switch r.Reason {
	case game.ReasonWon:
		all.Ranks[game.Automaton] = 2
	case game.ReasonLost:
		all.Ranks[0] = 2
	}
	return all
}

// seatAutomaton is a start with a chair for the automaton.
func seatAutomaton(k *play.App, start play.Start, b *game.Board) play.Start {
	if b.Solo() {
		start.Chairs = append(slices.Clone(start.Chairs), play.Chair{Name: k.T("empire.automaton"), Level: string(ai.Normal)})
	}
	return start
}

// outcomeOf is what the results screen shows of a match that is over.
func outcomeOf(k *play.App, start play.Start, c *chronicle, r *rules.Result, record string) *play.Outcome {
	b := &c.last.Board
	w := speech{k}
	keys := reasonKeys[r.Reason]
	auto := b.Score(game.Automaton).Total()
	r = ranked(b, r, auto)
	start = seatAutomaton(k, start, b)
	o := &play.Outcome{
		Game: game.Game.ID, Start: start, Result: r, Record: record,
		Outcome: history.Outcome{
			Title:      kit.Text{Key: keys[0]},
			Short:      kit.Text{Key: keys[0] + ".short", Args: []any{"n", r.Scores[0], "other", auto}},
			Why:        kit.Text{Key: keys[1], Args: []any{"n", r.Scores[0], "other", auto}},
			PlotTitle:  kit.Text{Key: "empire.plot.title"},
			Curves:     c.curves(r.Ranks),
			Last:       kit.Text{Key: "empire.plot.last"},
			ExtraTitle: kit.Text{Key: "empire.audit.title"},
		},
	}
	for i := range sidesOf(b) {
		o.Notes = append(o.Notes, kit.Text{Key: "empire.end.regions", Args: []any{"n", b.Controlled(game.Side(i)).Len()}})
	}
	o.Extra = func(g *ui.Gui, area ui.Rect) {
		paintReckoning(&w, g, area, b)
	}
	return o
}

// paintReckoning is the table of points as the results screen has room for it: a
// row for each side, a column for each category.
func paintReckoning(w *speech, g *ui.Gui, r ui.Rect, b *game.Board) {
	p := g.P
	lines := categories(b, nil)
	n := sidesOf(b)
	cols := len(lines)
	const sign = 40
	head := ui.Type{Face: ui.Nunito600, Size: 15.5, Color: ui.Second}
	number := ui.Type{Face: ui.Fredoka600, Size: 21, Color: ui.Ink}
	top, rest := r.CutTop(22*min(1.5, p.TextScale), 2)
	wide := (r.W - sign) / float32(cols)
	for l, c := range lines {
		p.Label(w.word(categoryKeys[c]), ui.Rect{X: r.X + sign + wide*float32(l) + 2, Y: top.Y, W: wide - 4, H: top.H}, head, ui.Center)
	}
	for i := range n {
		row := rest.Row(i, n, 2)
		sc := b.Score(game.Side(i))
		p.Sign(rules.Seat(i), row.X+16, row.CY(), min(30, row.H), false)
		for l, c := range lines {
			text := "–"
			if x := points(b, &sc, c, game.Side(i)); x != noPoints {
				text = whole(x)
			}
			p.Label(text, ui.Rect{X: row.X + sign + wide*float32(l), Y: row.Y, W: wide, H: row.H}, number, ui.Center)
		}
	}
}

// outcome is the outcome of the match that is over.
func (s *Scene) outcome() *play.Outcome {
	t, err := s.m.Replay()
	if err != nil { // the same set-up was accepted before
		s.k.Env.Say("notice.store.failed")
		return nil
	}
	var c chronicle
	c.read(t)
	o := outcomeOf(s.k, s.seats.Start, &c, s.m.Result(), s.seats.Keeper.Name)
	o.Again = func() scenes.Scene { return s.restart() }
	return o
}
