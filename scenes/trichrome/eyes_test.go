package trichrome

import (
	"testing"

	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// In a chase everybody tells whose each card is and whose heart beats.
func TestEverybodySeesAChase(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	on.Kit.Prefs.Motion = ui.Reduced
	opened, err := shot(on.Kit, people(2, 7, nil), 400)
	if err != nil {
		t.Fatal(err)
	}
	s := opened.(*Scene)
	t.Cleanup(s.Close)
	on.Play(s)
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
		// Its heart hangs on the edge that is nearest to it.
		x, y := s.at(s.place(s.v.Board.Seat(c)))
		near := ui.Centered(edge.Right(), y, 60, 100)
		if edge.Right()-x > min(x-edge.X, y-edge.Y, edge.Bottom()-y) {
			t.Fatalf("%s is not nearest to the right edge: take another step", c.Sign())
		}
		f.Bears("a heart", near, sign(c))
	}
	if beating == 0 {
		t.Fatal("no heart beats: take another step")
	}
}
