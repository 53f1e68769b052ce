package bzzz

import (
	"testing"

	"ludotheque/scenes/kit/kittest"
)

// strips are the moments that Bzzz is played for.
var strips = []kittest.Moment{
	{Name: "first-turns", Ticks: 480, Open: func(s *kittest.Stage) { stageOn(s, people(0, 4, nil)).Wait(60) }},
	{Name: "skirmish", Ticks: 180, Steps: drawing, Open: func(s *kittest.Stage) { skirmish(s) }},
	{Name: "fight-of-five", Ticks: 450, Steps: drawing, Open: func(s *kittest.Stage) {
		th := stageOn(s, people(1, 3, nil))
		th.on.Prefs.Speed = 1
		th.face.fight = five(th)
	}},
}

// drawing is how far the draws have come, one after the other: at once all are made, and
// the list has every bee with its draw and what it meant.
var drawing = []string{"va tirer", "tire ensuite", " tire ,", "tirage sur", "tirages sur", "contre l", "Les KO comptent à la fin."}

func TestMoments(t *testing.T) { kittest.Moments(t, "bzzz", strips) }

func BenchmarkFlashes(b *testing.B) { kittest.BenchmarkFlashes(b, strips) }

func BenchmarkMoments(b *testing.B) { kittest.BenchmarkMoments(b, strips) }
