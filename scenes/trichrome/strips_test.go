package trichrome

import (
	"testing"

	"ludotheque/scenes/kit/kittest"
)

// strips are the moments that Trichrome is played for.
var strips = []kittest.Moment{
	{Name: "reversal", Ticks: 240, Open: func(s *kittest.Stage) { bite(s) }},
}

func TestMoments(t *testing.T) { kittest.Moments(t, "trichrome", strips) }

func BenchmarkFlashes(b *testing.B) { kittest.BenchmarkFlashes(b, strips) }

func BenchmarkMoments(b *testing.B) { kittest.BenchmarkMoments(b, strips) }
