package trichrome

import (
	"ludotheque/assets/words"
	game "ludotheque/rules/trichrome"
	shared "ludotheque/scenes/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/trichrome/board"
	"ludotheque/scenes/trichrome/history"
	"ludotheque/scenes/ui"
)

// bestRuns paints the three colours' runs for the results.
func bestRuns(k *kit.Kit, h shared.History[*game.View]) func(g *ui.Gui, r ui.Rect) {
	return (&portraits{k: k, h: h.(*history.History)}).paint
}

// portraits are the three colours' runs in the round that each did best in, as
// small drawings.
type portraits struct {
	k       *kit.Kit
	h       *history.History
	boards  [game.Players]*board.Board
	mazes   [game.Players]*board.Maze
	best    [game.Players]int
	threads [game.Players][1]board.Thread
}

func (t *portraits) paint(g *ui.Gui, r ui.Rect) {
	if t.boards[0] == nil {
		for _, c := range colours {
			t.choose(c)
		}
	}
	p := g.P
	for i, c := range colours {
		run := t.h.Runs[t.best[c]]
		said := t.k.Say(words.TrichromeOverRun(run.Round.Number, run.Points(c)))
		foot := p.Lead(ui.SmallStrong)
		maze, text := r.Column(i, game.Players, 18).CutBottom(min(foot, r.H*0.34), 2)
		maze = maze.Inset2(3, 0)
		align := ui.Center
		if r.H > 0.9*r.W {
			// One below the other, each beside its words.
			maze, text = r.Row(i, game.Players, 18).CutLeft(r.W*0.55, ui.GapWide)
			align = ui.Left
		}
		f := board.Frame{Maze: t.mazes[c], Area: maze, Dark: cardDark, Threads: t.threads[c][:], Still: true}
		t.boards[c].Paint(g, &f)
		if p.Thumb > 0 && p.Width(said, p.Legible(ui.SmallStrong)) > text.W {
			said = t.k.Join("+", "", ui.Digits(run.Points(c))) // what counts of it
		}
		p.Label(said, text, ui.SmallStrong, align)
	}
}

// choose picks a colour's best round: most points, then the longest life.
func (t *portraits) choose(c game.Colour) {
	for i, r := range t.h.Runs {
		b := t.h.Runs[t.best[c]]
		if r.Points(c) > b.Points(c) || r.Points(c) == b.Points(c) && r.Survived(c) > b.Survived(c) {
			t.best[c] = i
		}
	}
	r := t.h.Runs[t.best[c]]
	t.boards[c], t.mazes[c] = board.New(), hedges(r.Maze, r.Round.Seed)
	pts, _ := r.Ways[c].Until(float32(r.Steps), nil)
	t.threads[c][0] = board.Thread{Seat: sign(c), Points: pts, Eaten: r.Seat(c) == r.Round.Eaten}
}
