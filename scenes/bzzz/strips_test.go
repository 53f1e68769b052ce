package bzzz

import (
	"testing"

	"ludotheque/scenes/kit/kittest"
)

// strips are the moments that Bzzz is played for.
var strips = []kittest.Moment{
	{Name: "first-turns", Ticks: 480, Open: func(s *kittest.Stage) { stageOn(s, people(0, 4, nil)).Wait(60) }},
	{Name: "skirmish", Ticks: 180, Open: func(s *kittest.Stage) { skirmish(s) }},
	{Name: "fight-of-five", Ticks: 450, Open: func(s *kittest.Stage) {
		th := stageOn(s, people(1, 3, nil))
		th.on.Prefs.Speed = 1
		th.face.fight = five(th)
	}},
}

func TestMoments(t *testing.T) { kittest.Moments(t, "bzzz", strips) }

func BenchmarkFlashes(b *testing.B) { kittest.BenchmarkFlashes(b, strips) }

func BenchmarkMoments(b *testing.B) { kittest.BenchmarkMoments(b, strips) }
