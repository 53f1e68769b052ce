package brutal

import (
	"testing"

	"ludotheque/scenes/kit/kittest"
)

// strips are the moments that C'est du brutal ! is played for.
var strips = []kittest.Moment{
	{Name: "brawl", Ticks: 600, Open: func(s *kittest.Stage) {
		th := brawl(s)
		th.melee.choose(1)
	}},
}

func TestMoments(t *testing.T) { kittest.Moments(t, "brutal", strips) }

func BenchmarkFlashes(b *testing.B) { kittest.BenchmarkFlashes(b, strips) }

func BenchmarkMoments(b *testing.B) { kittest.BenchmarkMoments(b, strips) }
