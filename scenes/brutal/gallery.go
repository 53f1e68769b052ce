package brutal

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// gallery returns what the campus is made of, piece by piece.
func gallery(*play.App) (pieces []play.GalleryPiece, leave func()) {
	tick := 0
	add := func(name words.Text, w, h float32, paint func(g *ui.Gui, r ui.Rect, still bool)) {
		pieces = append(pieces, play.GalleryPiece{Name: name, W: w, H: h, Paint: func(g *ui.Gui, r ui.Rect) {
			tick++
			paint(g, r, g.Motion == ui.Reduced)
		}})
	}
	add(words.GalleryBrutalCups(), 1140, 230, func(g *ui.Gui, r ui.Rect, still bool) {
		for p := range rules.Seat(game.Players) {
			for i := range 9 {
				c := board.Cup{Who: board.Who{Seat: p, N: i}, Kind: board.Kind(i % 3), Motif: board.Motif(i % int(board.Motifs)), Strategy: board.Strategy(i / 3), Sign: true}
				at := r.Row(int(p), 2, 8).Column(i, 9, 4)
				board.PaintCup(g.P, &c, at.CX(), at.Bottom()-8, 1, tick/8, still)
			}
		}
	})
	add(words.GalleryBrutalPostures(), 1140, 120, func(g *ui.Gui, r ui.Rect, still bool) {
		for i := range 8 {
			c := inPosture(i)
			at := r.Column(i, 8, 6)
			board.PaintCup(g.P, &c, at.CX(), at.Bottom()-14, 1, tick/8, still)
		}
	})
	for _, s := range []struct {
		title words.Text
		name  string
	}{
		{words.GalleryBrutalHit(), "hit"}, {words.GalleryBrutalMiss(), "miss"}, {words.GalleryBrutalHeal(), "heal"}, {words.GalleryBrutalKo(), "ko"},
		{words.GalleryBrutalFront(), "front"}, {words.GalleryBrutalHeld(), "held"}, {words.GalleryBrutalOrder(), "order"}, {words.GalleryBrutalFrenzy(), "frenzy"},
	} {
		add(s.title, 180, 120, func(g *ui.Gui, r ui.Rect, _ bool) { board.Illustrate(g, s.name, r, "", "") })
	}
	add(words.GalleryBrutalCrests(), 560, 110, func(g *ui.Gui, r ui.Rect, _ bool) {
		for i, name := range board.Crests {
			at := r.Column(i, len(board.Crests), 4)
			board.Crest(g.P, name, rules.Seat(i%2), at.CX(), at.CY(), 88)
		}
	})
	add(words.GalleryBrutalEnvelope(), 560, 110, func(g *ui.Gui, r ui.Rect, still bool) {
		for i := range 4 {
			e := board.Envelope{Fold: float32(i) / 2, Seal: max(0, float32(i)-2)}
			e.Fold = min(1, e.Fold)
			at := r.Column(i, 4, 4)
			board.PaintEnvelope(g.P, &e, rules.Seat(i%2), at.CX(), at.CY()+6, 0.9)
		}
	})
	return pieces, func() {}
}

// inPosture returns a cup in one of eight states.
func inPosture(i int) board.Cup {
	c := cup(rules.Seat(i%2), 5+i, game.Strategy(i%game.Strategies))
	switch i {
	case 0:
		c.Selected, c.Ticked = true, true
	case 1:
		c.Posture = board.Down
	case 2:
		c.Posture = board.Leaving
	case 3:
		c.Posture = board.Ghost
	case 4:
		c.Acting = true
	case 5:
		c.Hit, c.Bar, c.Share, c.Pale = 0.8, true, 0.5, 0.7
	case 6:
		c.Fallen = 1
	case 7:
		c.Silhouette = true
	}
	return c
}
