package brutal

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
)

func TestConform(t *testing.T) {
	kittest.Conform(t, &onScreen, FrontEnd(), kittest.Driver{
		Start: func(n int) play.Start { return people(n, 5) },
		Beat:  beat,
		Reads: func(s *kittest.Stage, of play.Face) {
			if of.(*face).page == pageMoments {
				s.Press(ebiten.KeyEnter)
			}
		},
		Refusals: []error{game.ErrNotNow, game.ErrBudget, game.ErrReservists, game.ErrUnposted, game.ErrEmptyZone,
			game.ErrHeld, game.ErrFighting, game.ErrLast, match.ErrNoUndo},
	})
}

// beat takes the screen, has the rest placed, and goes on.
func beat(s *kittest.Stage, of play.Face, device string) {
	f := of.(*face)
	next := []string{"handover", "main"}
	if n, _ := f.draft().placed(); f.page == pagePost && n < game.Fielded {
		next = []string{"handover", "fill"}
	}
	if f.page == pageMelee {
		next = []string{"end"}
	}
	switch device {
	case "keys", "pad":
		button, key := input.A, ebiten.KeyEnter
		if next[len(next)-1] != "main" && !f.on.HandOver {
			button, key = input.ZR, ebiten.KeyPageDown
		}
		if device == "pad" {
			s.Button(button)
		} else {
			s.Press(key)
		}
	case "mouse":
		s.ClickOn(next...)
	case "touch":
		s.TapOn(next...)
	}
}
