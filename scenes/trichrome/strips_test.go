package trichrome

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/kit/kittest"
)

// strips are the moments that Trichrome is played for.
var strips = []kittest.Moment{
	{Name: "bite", Ticks: 210, Open: func(s *kittest.Stage) {
		// The same match twice: once to know when the bite comes.
		first := kittest.NewStage(s.T, "fr", 1280, 720)
		first.Kit.Prefs.Motion = s.Kit.Prefs.Motion
		began := first.Kit.Env.Devices.Frame().Tick
		bite(first)
		ticks := int(first.Kit.Env.Devices.Frame().Tick - began)
		stageOn(s, biting()).Wait(ticks - 1 - beforeBite)
	}},
	{Name: "ghost", Ticks: 240, Open: func(s *kittest.Stage) { haunting(s) }, Act: func(s *kittest.Stage, tick int) {
		th := s.On().(*scene).Face().(*face)
		g := &th.stage.ghost
		if tick < 30 {
			g.at = th.place(th.View.Round.Eater) // it meets the one who runs
		}
		s.Hold(ebiten.KeySpace, tick%60 == 10)
		s.Hold(ebiten.KeyArrowRight, tick > 60 && tick%4 < 2)
	}},
	{Name: "reversal", Ticks: 240, Open: func(s *kittest.Stage) { bite(s) }},
}

// beforeBite is how many ticks before the bite its moment begins.
const beforeBite = 75

func TestMoments(t *testing.T) { kittest.Moments(t, "trichrome", strips) }

func BenchmarkFlashes(b *testing.B) { kittest.BenchmarkFlashes(b, strips) }

func BenchmarkMoments(b *testing.B) { kittest.BenchmarkMoments(b, strips) }
