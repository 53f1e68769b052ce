package sound

import (
	"math"
	"time"

	"ludotheque/scenes/sound/fx"
)

// Play plays an effect: "ui.press" or one of the loaded game. It does nothing for a name that does not
// exist or is not ready, and for what repeats too soon.
func (e *Engine) Play(name string, opt PlayOptions) {
	if e == nil {
		return
	}
	i := list.Index(name)
	if i < 0 {
		return
	}
	if e.opt.Trace != nil {
		e.opt.Trace(name, opt)
	}
	if !e.live.Load() || e.mixer.controls.hidden.Load() {
		return
	}
	now := e.clock()
	apart := list.Effects[i].Row
	if apart == 0 {
		e.strike(i, &opt, now, 0)
		return
	}
	for k := range min(max(opt.Count, 1), maxInARow) {
		e.strike(i, &opt, now, time.Duration(k)*apart)
	}
}

// strike plays effect i once, later than now.
func (e *Engine) strike(i int, opt *PlayOptions, now, later time.Duration) {
	effect, s := list.Effects[i], &e.states[i]
	at := now + later
	if s.asked && at-s.lastAsked < walkPause {
		s.walked++
	} else {
		s.walked = 0
	}
	s.asked, s.lastAsked = true, at
	if s.played && at-s.lastPlayed < effect.Gap {
		return
	}
	ready := e.bank.effects[i].forms.Load()
	if ready == nil {
		return
	}
	if s.played && at-s.lastPlayed < repeatPause {
		s.repeats = min(s.repeats+1, maxRepeats)
	} else {
		s.repeats = 0
	}
	s.played, s.lastPlayed = true, at

	variants := (*ready)[effect.Form(opt.Arg, s.walked)]
	if n := uint32(len(variants)); n > 1 {
		// Any but the last one.
		s.variant = (s.variant + 1 + int(e.random.Uint32()%(n-1))) % int(n)
	} else {
		s.variant = 0
	}
	left, right := float32(1), float32(1)
	if effect.Game != "ui" {
		left, right = place(opt.Pan)
	}
	g := float32(amplitude(gainDB(effect, opt) - repeatDB*float64(s.repeats)))
	e.mixer.orders.push(order{
		clip: variants[s.variant], left: g * left, right: g * right,
		delay:  int(later.Seconds() * frames),
		effect: i, priority: effect.Priority,
	})
}

// gainDB returns the requested gain of an effect relative to its usual level.
func gainDB(effect *fx.Effect, opt *PlayOptions) float64 {
	db := 0.0
	if opt.Gain < 0 {
		db = opt.Gain
	}
	if opt.Other && effect.Priority >= 2 {
		db -= otherDB
	}
	if a := effect.Argument; a.Kind == fx.Level {
		db -= float64(a.Max - a.Clamp(opt.Arg))
	}
	if effect.Row == 0 {
		db += float64(min(max(opt.Count-1, 0), maxLouder))
	}
	return db
}

// place returns the gains for a pan: equal power, but as loud in the nearer ear as it would be in the
// middle, so that no position exceeds the stated peak.
func place(p float64) (left, right float32) {
	if math.IsNaN(p) {
		p = 0
	}
	l, r := pan(boardWidth * min(max(p, -1), 1))
	return float32(min(1, math.Sqrt2*l)), float32(min(1, math.Sqrt2*r))
}
