package kittest

import (
	"slices"
	"testing"
	"time"

	"ludotheque/scenes"
	"ludotheque/scenes/play"
)

// Motion measures a tick of a match among easy computer players, with all that
// moves; when it is over the next one begins. Besides the mean it reports the
// 99th percentile and the longest tick in milliseconds: that of a new board is
// among them. Where players take turns their thinking counts, since the ticks
// wait for it; in real time they think beside the ticks.
func Motion(b *testing.B, front *play.FrontEnd, seats int, options map[string]string) {
	open := func(seed uint64) *Stage {
		s := NewStage(b, "fr", 1280, 720)
		s.Kit.Env.Steady = !front.Info.RealTime()
		scene, err := front.New(s.Kit, People(seats, 0, front.Levels[0], seed, options))
		if err != nil {
			b.Fatal(err)
		}
		s.Play(scene)
		return s
	}
	seed := uint64(7)
	s := open(seed)
	shut := func() {
		if c, ok := s.On().(scenes.Closer); ok {
			c.Close()
		}
	}
	var took []float64
	b.ReportAllocs()
	for b.Loop() {
		begin := time.Now()
		s.Wait(1)
		took = append(took, float64(time.Since(begin).Microseconds())/1000)
		if s.Shown != nil {
			b.StopTimer()
			shut()
			seed++
			s = open(seed)
			b.StartTimer()
		}
	}
	shut()
	slices.Sort(took)
	b.ReportMetric(took[len(took)*99/100], "p99-ms")
	b.ReportMetric(took[len(took)-1], "max-ms")
}
