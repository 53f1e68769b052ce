package aquariom

import (
	"testing"

	"ludotheque/scenes/kit/kittest"
)

// strips are the moments that Aquar.iom is played for.
var strips = []kittest.Moment{
	{Name: "burst", Ticks: 180, Open: func(s *kittest.Stage) { explosion(s) }},
}

func TestMoments(t *testing.T) { kittest.Moments(t, "aquariom", strips) }

func BenchmarkFlashes(b *testing.B) { kittest.BenchmarkFlashes(b, strips) }

func BenchmarkMoments(b *testing.B) { kittest.BenchmarkMoments(b, strips) }
