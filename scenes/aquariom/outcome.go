package aquariom

import (
	"math"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/history"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// outcomeOf is what the results screen shows of a match that is over.
func outcomeOf(k *play.App, start play.Start, c *chronicle, res *rules.Result, record string) *play.Outcome {
	turns := max(0, c.turnOf[c.noted()-1])
	o := &play.Outcome{
		Game: game.Game.ID, Start: start, Result: res, Record: record,
		Outcome: history.Outcome{
			Title:     words.AquariomOverTitle(turns),
			Why:       words.AquariomOverWhy(),
			Short:     words.AquariomOverShort(turns),
			PlotTitle: words.AquariomPlotScore(),
			Last:      words.AquariomPlotLast(turns),
		},
	}
	var masses []history.Curve
	for i := range c.seats {
		p := rules.Seat(i)
		winner := res.Ranks[i] == 1
		score, every := c.curve(func(at int) float32 { return float32(c.score(at, p)) })
		mass, _ := c.curve(func(at int) float32 { return c.mass(at, p) })
		o.Curves = append(o.Curves, history.Curve{Seat: p, Winner: winner, Values: score, Every: every})
		masses = append(masses, history.Curve{Seat: p, Winner: winner, Values: mass, Every: every})
		o.Notes = append(o.Notes, words.AquariomOverNote(c.meals[i], int(math.RoundToEven(float64(c.most[i])))))
	}
	last := k.Say(o.Last)
	o.ExtraTitle = words.AquariomPlotMass()
	o.Extra = func(g *ui.Gui, r ui.Rect) { g.Plot(r, masses, nil, last, 1) }
	return o
}

// outcome is the outcome of the match that is over.
func (s *Scene) outcome() *play.Outcome {
	o := outcomeOf(s.k, s.seats.Start, &s.chronicle, s.m.Result(), s.seats.Keeper.Name)
	o.Again = func() scenes.Scene { return rematch(s.k, s.seats.Start) }
	return o
}

// rematch is the same match with the same people and another seed.
func rematch(k *play.App, start play.Start) scenes.Scene {
	start.SeedText = words.SeedText(k.Words.Language(), k.Env.Seed())
	return play.Anew(k, open, start, rules.SeedFromText(start.SeedText), nil)
}
