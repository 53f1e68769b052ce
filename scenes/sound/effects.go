package sound

const (
	voices   = 16 // simultaneous effects
	spare    = 16 // more that may be fading out after they were stolen
	sameName = 2  // of one effect at a time
	textures = 6  // of priority 4 at a time
	steal    = frames * 8 / 1000
	burst    = frames * 30 / 1000  // at most three effects start in this time
	queued   = frames * 45 / 1000  // then one in this time
	patience = frames * 180 / 1000 // and none waits longer
)

// clip is a rendered sound: mono, 48000 samples a second, 32767 is full scale.
type clip []int16

const fromInt16 = 1.0 / 32767

// effectVoice plays an effect.
type effectVoice struct {
	clip        clip
	pos         int // negative while it waits
	left, right float32
	effect      int
	priority    int
	born        int64
	fading      int // frames until it is gone, once it has been stolen; else 0
}

func (v *effectVoice) live() bool   { return v.clip != nil }
func (v *effectVoice) active() bool { return v.clip != nil && v.fading == 0 }

// loudness returns the peak of what the voice plays next.
func (v *effectVoice) loudness() float32 {
	from := max(v.pos, 0)
	peak := int16(0)
	for _, s := range v.clip[min(from, len(v.clip)):min(from+chunk, len(v.clip))] {
		peak = max(peak, s, -max(s, -32767))
	}
	return float32(peak) * max(v.left, v.right)
}

// effectBus plays the effects: it decides which orders are played.
type effectBus struct {
	voices  [voices + spare]effectVoice
	starts  [3]int64 // when the last three effects started
	last    int64    // when the last of the waiting ones starts
	pending [len(ring{}.slots)]order
}

// accept takes the present orders, the most important first.
func (b *effectBus) accept(r *ring, now int64) {
	n := 0
	for o, ok := r.pop(); ok && n < len(b.pending); o, ok = r.pop() {
		// Insertion sort: they are few, and it is stable.
		i := n
		for ; i > 0 && b.pending[i-1].priority > o.priority; i-- {
			b.pending[i] = b.pending[i-1]
		}
		b.pending[i] = o
		n++
	}
	for i := range b.pending[:n] {
		b.start(&b.pending[i], now)
		b.pending[i].clip = nil
	}
}

// start starts an effect, now or a little later, or drops it.
func (b *effectBus) start(o *order, now int64) {
	at := now
	switch {
	case o.delay > 0:
		// It has a delay of its own.
		at += int64(o.delay)
	case o.priority == 0 || now-b.starts[0] > burst:
		// Otherwise sound would lag behind the picture.
	default:
		at = max(b.last, now) + queued
		if at-now > patience {
			if at = b.overtake(o); at == 0 {
				return
			}
		}
	}
	slot := b.slot(o)
	if slot == nil {
		return
	}
	if o.delay == 0 {
		b.starts[0], b.starts[1], b.starts[2] = b.starts[1], b.starts[2], at
		b.last = max(b.last, at)
	}
	*slot = effectVoice{clip: o.clip, pos: int(now - at), left: o.left, right: o.right, effect: o.effect, priority: o.priority, born: at}
}

// overtake gives an order the start time of a less important waiting one, and drops that; 0 if there
// is none.
func (b *effectBus) overtake(o *order) int64 {
	v := b.worst(func(v *effectVoice) bool { return v.pos < 0 && v.priority > o.priority })
	if v == nil {
		return 0
	}
	v.clip = nil
	return v.born
}

// slot returns a voice for an order, stealing one if necessary; nil if the order is not important
// enough.
func (b *effectBus) slot(o *order) *effectVoice {
	var same, texture, active int
	for i := range b.voices {
		v := &b.voices[i]
		if !v.active() {
			continue
		}
		active++
		if v.effect == o.effect {
			same++
		}
		if v.priority == 4 {
			texture++
		}
	}
	var victim *effectVoice
	switch {
	case same >= sameName:
		victim = b.worst(func(v *effectVoice) bool { return v.effect == o.effect })
	case o.priority == 4 && texture >= textures:
		victim = b.worst(func(v *effectVoice) bool { return v.priority == 4 })
	case active >= voices:
		victim = b.worst(func(v *effectVoice) bool { return v.priority >= o.priority })
		if victim == nil {
			return nil
		}
	}
	var free *effectVoice
	for i := range b.voices {
		if v := &b.voices[i]; !v.live() {
			free = v
			break
		}
	}
	if free != nil && victim != nil {
		if victim.pos < 0 {
			victim.clip = nil // it has not sounded yet
		} else {
			victim.fading = steal
		}
	}
	return free
}

// worst returns the voice to give up of those allowed: of the lowest priority, then the quietest, then
// the oldest.
func (b *effectBus) worst(allowed func(*effectVoice) bool) *effectVoice {
	var worst *effectVoice
	loud := float32(0)
	for i := range b.voices {
		v := &b.voices[i]
		if !v.active() || !allowed(v) {
			continue
		}
		l := v.loudness()
		if worst == nil || v.priority > worst.priority ||
			v.priority == worst.priority && (l < loud || l == loud && v.born < worst.born) {
			worst, loud = v, l
		}
	}
	return worst
}

// most returns the most important priority that is sounding, 5 if none.
func (b *effectBus) most() int {
	most := 5
	for i := range b.voices {
		if v := &b.voices[i]; v.active() && v.pos >= 0 {
			most = min(most, v.priority)
		}
	}
	return most
}

// mix adds the effects to a chunk.
func (b *effectBus) mix(out *[chunk][2]float32) {
	for i := range b.voices {
		v := &b.voices[i]
		if !v.live() {
			continue
		}
		at := 0
		if v.pos < 0 {
			at = min(-v.pos, chunk)
			if v.pos += at; at == chunk {
				continue
			}
		}
		n := min(chunk-at, len(v.clip)-v.pos)
		part := out[at : at+n]
		left, right := v.left*fromInt16, v.right*fromInt16
		if v.fading > 0 {
			for j, s := range v.clip[v.pos : v.pos+n] {
				if v.fading == 0 {
					break
				}
				g := float32(v.fading) * (1.0 / steal) * float32(s)
				v.fading--
				part[j][0] += left * g
				part[j][1] += right * g
			}
			if v.fading == 0 {
				v.clip = nil
				continue
			}
		} else {
			for j, s := range v.clip[v.pos : v.pos+n] {
				part[j][0] += left * float32(s)
				part[j][1] += right * float32(s)
			}
		}
		if v.pos += n; v.pos == len(v.clip) {
			v.clip = nil
		}
	}
}
