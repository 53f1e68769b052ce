package trichrome

import (
	"testing"

	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
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
	for i, c := range colours {
		f.Bears("a card", s.lay.cards[i], sign(c))
		if s.gapOf(c) < 0 {
			continue
		}
		beating++
		// Its heart beats at its hunter.
		x, y := s.at(s.place(s.View.Board.Seat(c.Hunter())))
		side := s.board.CellSide(&s.frame)
		f.Apart("the side of a hunter with a heart and the other", ui.Centered(x+0.3*side, y-0.3*side, 0.3*side, 0.3*side), ui.Centered(x-0.3*side, y-0.3*side, 0.3*side, 0.3*side), 0.3)
	}
	if beating == 0 {
		t.Fatal("no heart beats: take another step")
	}
}

// hunted is a match and a step of a chase in it, in which a person hears its hunter, who is not beside
// another runner.
func hunted(t *testing.T) (start play.Start, step int) {
	t.Helper()
	for seed := range uint64(20) {
		start := people(2, seed, map[string]string{"rounds": "3"})
		for at, v := range played(t, start) {
			for p := range rules.Seat(2) {
				gap := v.Runners[v.HunterOf(p)].Gap
				if v.Phase == game.PhaseChase && gap > 3 && gap <= game.Heartbeat && v.Runners[p].Gap < 0 {
					return start, at
				}
			}
		}
	}
	t.Fatal("nobody is hunted: take other seeds")
	return start, 0
}
