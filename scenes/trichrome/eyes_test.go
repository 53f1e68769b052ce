package trichrome

import (
	"testing"

	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome/history"
	"ludotheque/scenes/ui"
)

// In a chase everybody tells whose each card is and whose heart beats.
func TestEverybodySeesAChase(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	on.Kit.Prefs.Motion = ui.Reduced
	start, step := hunted(t)
	opened, err := onScreen.Shot(on.Kit, start, step)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(opened.(*scene).Close)
	on.Play(opened)
	s := opened.(*scene).Face().(*face)
	f := on.Print("chase")
	f.Signs(game.Players)
	beating := 0
	edge := s.field()
	for i, c := range colours {
		f.Bears("a card", s.lay.cards[i], sign(c))
		if s.gapOf(c) < 0 {
			continue
		}
		beating++
		// Its heart beats in the maze, at the edge that is nearest to it.
		h := s.pills[c]
		x, y := s.at(s.place(s.View.Board.Seat(c)))
		if edge.Right()-x > min(x-edge.X, y-edge.Y, edge.Bottom()-y) || h.edge != rightEdge {
			t.Fatalf("%s is not nearest to the right edge: take another step", c.Sign())
		}
		in := h.room(s.last(), 1)
		hx, hy := s.at(ui.Point{X: in.CX(), Y: in.CY()})
		side := s.board.CellSide(&s.frame)
		f.Bears("a heart", ui.Centered(hx, hy, in.W*side, in.H*side), sign(c))
	}
	if beating == 0 {
		t.Fatal("no heart beats: take another step")
	}
}

// hunted is a match and a step of a chase in it, in which a person near the right edge
// hears its hunter.
func hunted(t *testing.T) (start play.Start, step int) {
	t.Helper()
	for seed := range uint64(20) {
		start := people(2, seed, map[string]string{"rounds": "3"})
		for at, v := range played(t, start) {
			for p := range rules.Seat(2) {
				me := history.Cells(v.Runners[p].Place())
				right := float32(v.Maze.W-1) - me.X
				gap := v.Runners[v.HunterOf(p)].Gap
				if v.Phase == game.PhaseChase && gap >= 0 && gap <= game.Heartbeat && right+1 < min(me.X, me.Y, float32(v.Maze.H-1)-me.Y) {
					return start, at
				}
			}
		}
	}
	t.Fatal("nobody is hunted at the right edge: take other seeds")
	return start, 0
}
