package scenes

import (
	"time"

	"ludotheque/scenes/input"
	"ludotheque/scenes/settings"
)

// pace measures how long pictures take, and makes them lighter on a machine that draws slowly.
type pace struct {
	last time.Time // the previous call of Draw; zero if it painted nothing
	// slow is for how long pictures have been slow.
	slow time.Duration
	// began and ticks count the ticks of the present stretch of time.
	began time.Time
	ticks int
	// ticked is when the last tick was, owed the time that went by without a tick.
	ticked time.Time
	owed   time.Duration
}

const (
	// slowPicture is the time between pictures that counts as slow, slowFor how long it may last.
	slowPicture = 40 * time.Millisecond
	slowFor     = 2 * time.Second
	// longest is how much of a pause counts: the window may have been hidden.
	longest = 250 * time.Millisecond
	// stretch is the time over which ticks are counted, slowTicks how many of them in a second are
	// too few.
	stretch   = 5 * time.Second
	slowTicks = 0.85 * input.TicksPerSecond
	// lateTick is the time between two ticks at which decoration is left out.
	lateTick = 60 * time.Millisecond
)

// Light is how much less than everything a picture shows.
type Light int

// The steps, each with what the steps before it leave out.
const (
	Fine    Light = iota
	Plain         // no grain and no ornaments that move by themselves
	Coarse        // three quarters of the resolution
	Coarser       // half of the resolution
)

// Light returns how light pictures are now.
func (e *Env) Light() Light {
	switch e.Settings.Pictures {
	case settings.FinePictures:
		return Fine
	case settings.LightPictures:
		return Coarse
	}
	return e.light
}

// Slow reports whether the program makes fewer ticks than it should although pictures are as light as
// they may be: games in real time are slower than they should be.
func (e *Env) Slow() bool { return e.slow }

// Late reports whether the last tick took so long that what only decorates should be left out.
func (e *Env) Late() bool { return e.late }

// resolution returns the share of the screen's pixels, along each side, that are drawn. Texts stay
// legible: there are never fewer than three quarters of the system's pixels.
func (e *Env) resolution(scale float64) float64 {
	share := [...]float64{Fine: 1, Plain: 1, Coarse: 0.75, Coarser: 0.5}[e.Light()]
	return min(1, max(share, 0.75/scale))
}

// drew takes note of a call of Draw at a time, and of whether it painted.
func (p *pace) drew(e *Env, now time.Time, painted bool) {
	before := p.last
	p.last = time.Time{}
	if !painted {
		return
	}
	p.last = now
	if before.IsZero() {
		return
	}
	took := min(now.Sub(before), longest)
	if took <= slowPicture {
		p.slow = max(0, p.slow-2*took)
		return
	}
	if p.slow += took; p.slow < slowFor {
		return
	}
	p.slow = 0
	if e.Settings.Pictures == settings.AutoPictures && e.light < Coarser && !e.Steady {
		e.light++
	}
}

// tick takes note of a tick at a time. It returns how many ticks have been missed.
func (p *pace) tick(e *Env, now time.Time) (missed int) {
	e.late = false
	if !p.ticked.IsZero() && !e.Steady {
		took := now.Sub(p.ticked)
		e.late = took > lateTick
		const tick = time.Second / input.TicksPerSecond
		// Ebitengine makes up for some of a pause by ticks without time between them.
		p.owed = max(p.owed+took-tick, -longest)
		missed = int(max(p.owed, 0) / tick)
		p.owed -= time.Duration(missed) * tick
	}
	p.ticked = now
	p.ticks++
	took := now.Sub(p.began)
	if took < stretch {
		return missed
	}
	// Much longer stretches are those of a program that was stopped.
	lightest := e.Light() == Coarser || e.Settings.Pictures != settings.AutoPictures
	e.slow = lightest && took < 3*stretch && float64(p.ticks)/took.Seconds() < slowTicks
	p.began, p.ticks = now, 0
	return missed
}
