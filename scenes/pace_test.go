package scenes

import (
	"testing"
	"time"

	"ludotheque/scenes/input"
	"ludotheque/scenes/settings"
)

// pictures tells a pace of pictures for a time, one each.
func pictures(p *pace, e *Env, now *time.Time, each, lasting time.Duration) {
	for end := now.Add(lasting); now.Before(end); {
		*now = now.Add(each)
		p.drew(e, *now, true)
	}
}

func TestPicturesBecomeLighterWhereTheyAreSlow(t *testing.T) {
	const quick, slow = 16 * time.Millisecond, 70 * time.Millisecond
	fresh := func() (*pace, *Env, *time.Time) {
		now := time.Unix(1000, 0)
		return &pace{}, NewEnv(nil, nil), &now
	}
	p, e, now := fresh()
	pictures(p, e, now, quick, 10*time.Second)
	if e.Light() != Fine {
		t.Errorf("quick pictures are at step %d", e.Light())
	}
	pictures(p, e, now, slow, time.Second)
	pictures(p, e, now, quick, 2*time.Second)
	pictures(p, e, now, slow, time.Second)
	if e.Light() != Fine {
		t.Errorf("two hitches lead to step %d", e.Light())
	}
	pictures(p, e, now, quick, 2*time.Second)
	pictures(p, e, now, slow, 2200*time.Millisecond)
	if e.Light() != Plain {
		t.Errorf("after two slow seconds the step is %d", e.Light())
	}
	pictures(p, e, now, slow, 20*time.Second)
	if e.Light() != Coarser {
		t.Errorf("in the end the step is %d", e.Light())
	}
	// A hidden window, or that rests, is not slow.
	p, e, now = fresh()
	for range 100 {
		*now = now.Add(time.Second)
		p.drew(e, *now, true)
		p.drew(e, *now, false)
	}
	if e.Light() != Fine {
		t.Errorf("single pictures lead to step %d", e.Light())
	}
	for _, set := range []settings.Pictures{settings.FinePictures, settings.LightPictures} {
		p, e, now = fresh()
		e.Settings.Pictures = set
		before := e.Light()
		if pictures(p, e, now, slow, 10*time.Second); e.Light() != before {
			t.Errorf("%q changes from step %d to %d", set, before, e.Light())
		}
	}
}

// Texts need three quarters of the system's pixels, however slow the machine.
func TestResolutionStaysLegible(t *testing.T) {
	e := NewEnv(nil, nil)
	e.light = Coarser
	for scale, want := range map[float64]float64{1: 0.75, 1.25: 0.6, 2: 0.5, 3: 0.5} {
		if got := e.resolution(scale); got != want {
			t.Errorf("at %v pixels the resolution is %v, want %v", scale, got, want)
		}
	}
	if e.light = Plain; e.resolution(2) != 1 {
		t.Error("the first step changes the resolution")
	}
}

func TestSlowTicksAreNoticed(t *testing.T) {
	for _, c := range []struct {
		rate  int // ticks in a second
		light Light
		want  bool
	}{{input.TicksPerSecond, Coarser, false}, {40, Coarser, true}, {40, Plain, false}} {
		p, e, now := &pace{}, NewEnv(nil, nil), time.Unix(1000, 0)
		e.light = c.light
		for range 12 * c.rate {
			now = now.Add(time.Second / time.Duration(c.rate))
			p.tick(e, now)
		}
		if e.Slow() != c.want {
			t.Errorf("%d ticks a second at step %d: slow is %v", c.rate, c.light, e.Slow())
		}
	}
}

// A slow machine makes up for some ticks at once and drops the others: those are missed.
func TestMissedTicksFollowTheClock(t *testing.T) {
	for _, c := range []struct {
		gap    time.Duration
		atOnce int // ticks after a gap
		want   int // in ten seconds
	}{
		{time.Second / input.TicksPerSecond, 1, 0},
		{50 * time.Millisecond, 3, 0},
		{50 * time.Millisecond, 1, 400},
		{200 * time.Millisecond, 5, 350},
	} {
		p, e, now := &pace{}, NewEnv(nil, nil), time.Unix(1000, 0)
		missed := 0
		p.tick(e, now)
		for range 10 * time.Second / c.gap {
			now = now.Add(c.gap)
			for range c.atOnce {
				missed += p.tick(e, now)
			}
		}
		if missed < c.want-10 || missed > c.want+10 {
			t.Errorf("%d ticks each %v: %d missed in ten seconds, want %d", c.atOnce, c.gap, missed, c.want)
		}
	}
}
