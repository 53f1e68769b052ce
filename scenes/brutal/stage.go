package brutal

import (
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
)

// life is a fighter as the stage shows it, a little behind the rules while
// something flies.
type life struct {
	here     bool
	gone     bool // has fallen in this brawl: its place stays empty
	zone     int
	ects     int
	most     int
	pale     float32 // what the bar was before the last hit
	paleFor  float32
	hit      float32
	falls    bool
	fallen   float32
	fade     float32
	arrive   float32
	strategy game.Strategy
	sees     bool // the strategy is known, not guessed from what was done
}

// effect is something thrown, and what it did when it lands.
type effect struct {
	board.Effect
	event  game.Event
	landed bool
}

// stage is what is seen of a brawl. The rules are always ahead of it.
type stage struct {
	lives   [game.Players][game.Fighters]life
	effects [game.Zones][]effect
	acting  [game.Zones]board.Who
	acts    [game.Zones]bool
	owner   [game.Zones]rules.Seat
	fresh   [game.Zones]float32
	falling [game.Zones]float32 // ticks before a fall is shown
	frenzy  float32
	loud    float32 // ticks before another effect may be heard at high speed
	front   [game.Zones]float32
	// speed is how many times as fast as usual the brawl goes.
	speed float32
}

// begin sets everybody who is on the field on the stage; those who came are set
// down, unless once sets everybody there at once.
func (st *stage) begin(v *game.View, once bool) {
	for p := range st.lives {
		for n := range st.lives[p] {
			f := &v.Fighters[p][n]
			l := &st.lives[p][n]
			guess := l.strategy
			*l = life{zone: f.Zone, ects: f.ECTS, most: f.Max, strategy: guess}
			l.here = f.Sight != game.Unseen && f.Zone != game.Bench && f.ECTS > 0
			if f.Sight == game.Full {
				l.strategy, l.sees = f.Strategy, true
			}
		}
	}
	if !once {
		k := 0
		for _, e := range v.Events {
			if e.What == game.EventArrived {
				st.lives[e.Seat][e.Fighter].arrive = 1 + 0.12*float32(k)
				k++
			}
		}
	}
	for z := range st.effects {
		st.effects[z] = st.effects[z][:0]
		st.acts[z], st.fresh[z], st.falling[z] = false, 0, 0
		st.owner[z] = v.Zones[z].Owner
	}
	_, frenzy := v.Frenzy()
	st.frenzy = 0
	if frenzy {
		st.frenzy = 1
	}
}

// arriving reports whether a cup is still being set down.
func (st *stage) arriving() bool {
	for p := range st.lives {
		for n := range st.lives[p] {
			if st.lives[p][n].here && st.lives[p][n].arrive > 0 {
				return true
			}
		}
	}
	return false
}

// rate returns how fast effects age: a faster brawl ages its effects faster.
func (st *stage) rate() float32 { return max(0.75, min(4, st.speed)) }

// quick reports whether nothing flies: bursts and bars only.
func (st *stage) quick() bool { return st.speed > 4 }

// throw shows an attack or a healing.
func (st *stage) throw(e *game.Event, kind board.EffectKind, text string) {
	list := st.effects[e.Zone]
	// Who is hit again shows the new burst alone.
	kept := list[:0]
	for i := range list {
		old := &list[i]
		if old.event.Target == e.Target && old.event.Seat == e.Seat || len(list) > 2 {
			st.land(old)
			continue
		}
		kept = append(kept, *old)
	}
	st.effects[e.Zone] = append(kept, effect{event: *e, Effect: board.Effect{
		Kind: kind, From: board.Who{Seat: e.Seat, N: e.Fighter}, To: aimed(e), Text: text, Quick: st.quick(),
	}})
	st.acting[e.Zone], st.acts[e.Zone] = board.Who{Seat: e.Seat, N: e.Fighter}, true
	l := &st.lives[e.Seat][e.Fighter]
	if !l.sees {
		l.strategy = game.Offensive
		if e.What == game.EventHeal {
			l.strategy = game.Defensive
		}
	}
}

// land makes a throw's outcome seen. It reports whether it was the first time.
func (st *stage) land(e *effect) bool {
	if e.landed {
		return false
	}
	e.landed = true
	l := &st.lives[e.To.Seat][e.To.N]
	if e.event.Hit && e.event.What == game.EventAttack && e.event.Amount > 0 {
		if l.most > 0 {
			l.pale, l.paleFor = float32(l.ects)/float32(l.most), 15
		}
		l.hit = 1
	}
	if e.event.Hit {
		l.ects = e.event.ECTS
	}
	if l.ects <= 0 && l.here {
		l.falls = true
	}
	return true
}

// tick moves everything on; landed is shown of every throw that arrives, fell of
// every zone whose fall is seen now.
func (st *stage) tick(still bool, landed func(e *effect), fell func(z int)) {
	rate := st.rate()
	for z := range st.effects {
		kept := st.effects[z][:0]
		for i := range st.effects[z] {
			e := &st.effects[z][i]
			e.Age += rate
			if e.Landed() >= 0 && st.land(e) {
				landed(e)
			}
			if e.Age < board.EffectTicks {
				kept = append(kept, *e)
			}
		}
		st.effects[z] = kept
		st.fresh[z] = max(0, st.fresh[z]-1.0/70)
		if st.falling[z] > 0 {
			if st.falling[z] -= rate; st.falling[z] <= 0 {
				st.falling[z], st.fresh[z] = 0, 1
				fell(z)
			}
		}
	}
	for p := range st.lives {
		for n := range st.lives[p] {
			st.lives[p][n].tick(rate, still)
		}
	}
	st.loud = max(0, st.loud-1)
}

func (l *life) tick(rate float32, still bool) {
	l.hit = max(0, l.hit-rate/14)
	if l.paleFor > 0 {
		if l.paleFor -= rate; l.paleFor <= 0 {
			l.pale = 0
		}
	}
	l.arrive = max(0, l.arrive-1.0/16)
	if !l.falls || !l.here {
		return
	}
	if l.fallen < 1 {
		if l.fallen += rate / board.FallTicks; l.fallen >= 1 || still {
			l.fallen = 1
		}
		return
	}
	if l.fade += rate / 150; l.fade >= 1 {
		l.here, l.gone = false, true
	}
}

// settle makes everything that is in the air land at once.
func (st *stage) settle() {
	for z := range st.effects {
		for i := range st.effects[z] {
			st.land(&st.effects[z][i])
		}
		st.effects[z] = st.effects[z][:0]
		st.acts[z] = false
	}
}

// settleZone makes what is in the air in a zone land, and a zone that falls fall.
func (st *stage) settleZone(z int, landed func(e *effect), fell func(z int)) {
	for i := range st.effects[z] {
		if e := &st.effects[z][i]; st.land(e) {
			landed(e)
		}
	}
	st.effects[z] = st.effects[z][:0]
	st.acts[z] = false
	if st.falling[z] > 0 {
		st.falling[z], st.fresh[z] = 0, 1
		fell(z)
	}
}

// clear takes those away who have fallen.
func (st *stage) clear() {
	for p := range st.lives {
		for n := range st.lives[p] {
			if l := &st.lives[p][n]; l.falls && l.here {
				l.here, l.gone = false, true
			}
		}
	}
}

// busy reports whether something is still in the air or falling.
func (st *stage) busy() bool {
	for z := range st.effects {
		if st.falling[z] > 0 || st.fresh[z] > 0.45 {
			return true
		}
		for i := range st.effects[z] {
			if !st.effects[z][i].landed {
				return true
			}
		}
	}
	return false
}

// sums returns the number of fighters and the ECTS of each side in a zone, as shown.
func (st *stage) sums(z int) (count, ects [game.Players]int) {
	for p := range st.lives {
		for n := range st.lives[p] {
			if l := &st.lives[p][n]; l.here && !l.falls && l.zone == z {
				count[p]++
				ects[p] += max(0, l.ects)
			}
		}
	}
	return count, ects
}

// share returns where the front stands between two sums.
func share(a, b int) float32 {
	if a+b == 0 {
		return 0.5
	}
	return float32(a) / float32(a+b)
}
