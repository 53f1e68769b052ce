package trichrome

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes"
	"ludotheque/scenes/history"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome/garden"
	"ludotheque/scenes/ui"
)

// byColour is a start with its chairs in the order of the signs, as all that
// is shown is.
func byColour(start play.Start, r *run) play.Start {
	chairs := make([]play.Chair, game.Players)
	for i, c := range r.colour {
		if i < len(start.Chairs) {
			chairs[c] = start.Chairs[i]
		}
	}
	start.Chairs = chairs
	return start
}

// resultByColour is a result in the order of the signs; nil for none.
func resultByColour(res *rules.Result, r *run) *rules.Result {
	if res == nil {
		return nil
	}
	out := &rules.Result{Reason: res.Reason, Scores: make([]int, game.Players), Ranks: make([]int, game.Players)}
	for i, c := range r.colour {
		out.Scores[c], out.Ranks[c] = res.Scores[i], res.Ranks[i]
	}
	return out
}

// outcomeOf is what the results screen shows of a game that is over.
func outcomeOf(k *play.App, start play.Start, c *chronicle, res *rules.Result, record string) *play.Outcome {
	last := c.now()
	res = resultByColour(res, last)
	o := &play.Outcome{
		Game: game.Game.ID, Start: byColour(start, last), Result: res, Record: record,
		Outcome: history.Outcome{
			Title:     words.TrichromeOverTitle(len(c.runs)),
			Why:       why(res),
			Short:     words.TrichromeOverShort(len(c.runs)),
			PlotTitle: words.TrichromePlot(),
			Last:      words.TrichromePlotLast(len(c.runs)),
		},
	}
	for _, colour := range colours {
		curve := history.Curve{Seat: sign(colour), Winner: res.Ranks[colour] == 1, Values: []float32{0}}
		sum, lived := 0, 0
		for _, r := range c.runs {
			sum += r.points(colour)
			lived += r.survived(colour)
			curve.Values = append(curve.Values, float32(sum))
		}
		o.Curves = append(o.Curves, curve)
		o.Notes = append(o.Notes, words.TrichromeOverSurvival(float64(lived)/1000))
	}
	o.ExtraTitle = words.TrichromeOverRuns()
	o.Extra = (&portraits{k: k, c: c}).paint
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

// portraits are the three colours' runs in the round that each did best in, as
// small drawings.
type portraits struct {
	k       *play.App
	c       *chronicle
	gardens [game.Players]*garden.Garden
	mazes   [game.Players]*garden.Maze
	best    [game.Players]int
	threads [game.Players][1]garden.Thread
}

func (t *portraits) paint(g *ui.Gui, r ui.Rect) {
	if t.gardens[0] == nil {
		for _, c := range colours {
			t.choose(c)
		}
	}
	p := g.P
	for i, c := range colours {
		col := r.Column(i, game.Players, 18)
		foot := min(30*p.TextScale, col.H*0.34)
		run := t.c.runs[t.best[c]]
		f := garden.Frame{Maze: t.mazes[c], Area: ui.Rect{X: col.X + 3, Y: col.Y, W: col.W - 6, H: col.H - foot}, Dark: cardDark, Threads: t.threads[c][:], Still: true}
		t.gardens[c].Paint(g, &f)
		said := t.k.Say(words.TrichromeOverRun(run.round.Number, run.points(c)))
		p.Label(said, ui.Rect{X: col.X, Y: col.Bottom() - foot + 2, W: col.W, H: foot - 2}, ui.SmallStrong.Sized(16), ui.Center)
	}
}

// choose picks a colour's best round: most points, then the longest life.
func (t *portraits) choose(c game.Colour) {
	for i, r := range t.c.runs {
		b := t.c.runs[t.best[c]]
		if r.points(c) > b.points(c) || r.points(c) == b.points(c) && r.survived(c) > b.survived(c) {
			t.best[c] = i
		}
	}
	r := t.c.runs[t.best[c]]
	t.gardens[c], t.mazes[c] = garden.New(), hedges(r.maze, r.round.Seed)
	pts, _ := r.ways[c].until(float32(r.steps), nil)
	t.threads[c][0] = garden.Thread{Seat: sign(c), Points: pts, Eaten: r.seat(c) == r.round.Eaten}
}

// outcome is the outcome of the game that is over.
func (s *Scene) outcome() *play.Outcome {
	o := outcomeOf(s.k, s.seats.Start, &s.chronicle, s.m.Result(), s.seats.Keeper.Name)
	o.Again = func() scenes.Scene { return rematch(s.k, s.seats.Start) }
	return o
}

// rematch is the same match with the same people and another seed, so that
// colours and mazes are drawn anew (M20).
func rematch(k *play.App, start play.Start) scenes.Scene {
	start.SeedText = words.SeedText(k.Words.Language(), k.Env.Seed())
	return play.Anew(k, open, start, rules.SeedFromText(start.SeedText), nil)
}
