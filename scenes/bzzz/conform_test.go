package bzzz

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
)

func TestConform(t *testing.T) {
	all := []error{match.ErrNoUndo}
	for err := range refusals {
		all = append(all, err)
	}
	kittest.Conform(t, &onScreen, FrontEnd(), kittest.Driver{
		Start: func(n int) play.Start { return people(n, 9, map[string]string{"turns": "40"}) },
		Beat:  beat, Refusals: all,
	})
}

// beat takes the screen, goes on from a skirmish, or lets the rest of a turn be done.
func beat(s *kittest.Stage, shown play.Face, device string) {
	f := shown.(*face)
	switch device {
	case "keys":
		switch {
		case f.fight != nil:
			s.Press(ebiten.KeyEscape)
		case f.mine():
			s.Press(ebiten.KeyT)
		default:
			s.Press(ebiten.KeyEnter)
		}
	case "pad":
		switch {
		case f.fight != nil:
			s.Button(input.B)
		case f.mine():
			s.Button(input.ZR)
		default:
			s.Button(input.A)
		}
	case "mouse":
		s.ClickOn("handover", "next", "rest")
	case "touch":
		s.TapOn("handover", "next", "rest")
	}
}
