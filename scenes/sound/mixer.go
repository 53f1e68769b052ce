package sound

import (
	"encoding/binary"
	"math"
	"sync/atomic"

	"ludotheque/scenes/sound/synth"
)

const (
	pauseDB   = -9.0
	pauseHz   = 900
	pauseSecs = 0.3
	muteSecs  = 0.04
	hideSecs  = 0.15
	showSecs  = 0.4
	idleDB    = -12.0
	idleAfter = 12 * 60.0 // s without input
	nothing   = 1e-20     // -400 dBFS
	slide     = 0.04      // s for a volume from one end to the other
	duckIn    = 0.030
	duckOut   = 0.500
)

// duck is the attenuation of the music in dB under an effect, by its priority.
var duck = [...]float64{6, 2.5, 0, 0, 0, 0}

// mixer renders the stereo sound for the device, a chunk at a time. Everything but controls, orders
// and clock belongs to the goroutine that calls Read. It allocates nothing.
type mixer struct {
	controls
	orders ring
	clock  atomic.Int64 // frames mixed so far

	effects  effectBus
	band     band
	limiter  limiter
	musicBus [chunk][2]float32
	bus      [chunk][2]float32

	master, music, volume glide // volume is that of the effects
	faders                struct{ master, music, effects, mute, hidden, pause, idle, duck fader }
	dull                  [2]synth.Filter
	dc                    [2]struct{ x, y float32 }
	input                 uint32 // as last seen
	touched               int64  // the clock then

	ready [chunk * 8]byte
	left  []byte // of ready, not yet read
}

func newMixer(seed uint32) *mixer {
	m := &mixer{limiter: newLimiter()}
	m.band.seed = seed
	for i := range m.dull {
		m.dull[i].Set(pauseHz, 0.7)
	}
	m.controls.master.set(1)
	m.controls.music.set(1)
	m.controls.effects.set(1)
	m.faders.master.value, m.faders.music.value, m.faders.effects.value = 1, 1, 1
	m.faders.mute.value, m.faders.hidden.value = 1, 1
	// As if no effect had started recently.
	for i := range m.effects.starts {
		m.effects.starts[i] = -frames
	}
	return m
}

// Read fills p with frames of two float32, little endian; it never fails and never ends. The result
// does not depend on the sizes requested.
func (m *mixer) Read(p []byte) (int, error) {
	done := 0
	for done < len(p) {
		if len(m.left) == 0 {
			m.mix()
			for i := range m.bus {
				binary.LittleEndian.PutUint32(m.ready[8*i:], math.Float32bits(m.bus[i][0]))
				binary.LittleEndian.PutUint32(m.ready[8*i+4:], math.Float32bits(m.bus[i][1]))
			}
			m.left = m.ready[:]
		}
		n := copy(p[done:], m.left)
		m.left = m.left[n:]
		done += n
	}
	return done, nil
}

// mix renders the next chunk into bus.
func (m *mixer) mix() {
	now := m.clock.Load()
	m.gains(now)
	m.effects.accept(&m.orders, now)
	intensity := m.intensity.get()
	hidden := m.controls.hidden.Load() && m.faders.hidden.value == 0
	clear(m.bus[:])
	if !hidden {
		m.band.obey(m.cue.Load(), now, intensity)
		m.band.mix(&m.musicBus, intensity)
	} else {
		clear(m.musicBus[:]) // the clock of the music stands still
	}
	m.effects.mix(&m.bus)
	m.dullMusic()
	for i := range m.bus {
		gm, ge, master := m.music.at(i), m.volume.at(i), m.master.at(i)
		for c := range 2 {
			x := gm*m.musicBus[i][c] + ge*m.bus[i][c]
			d := &m.dc[c]
			d.y = x - d.x + 0.9995*d.y
			d.x = x
			m.bus[i][c] = master * d.y
		}
	}
	for c := range m.dc {
		// Avoid denormal numbers in decaying filters, which are a hundred times slower on some
		// processors.
		if y := &m.dc[c].y; *y < nothing && *y > -nothing {
			*y = 0
		}
	}
	m.limiter.limit(&m.bus)
	m.clock.Store(now + chunk)
}

// gains sets the gain of each bus at the end of this chunk.
func (m *mixer) gains(now int64) {
	c, f := &m.controls, &m.faders
	if in := c.input.Load(); in != m.input || now == 0 {
		m.input, m.touched = in, now
	}
	on := func(b bool) float64 {
		if b {
			return 1
		}
		return 0
	}
	hide := showSecs
	if c.hidden.Load() {
		hide = hideSecs
	}
	master := f.master.toward(c.master.get(), slide) *
		f.mute.toward(on(!c.mute.Load()), muteSecs) *
		f.hidden.toward(on(!c.hidden.Load()), hide)
	m.master.next(master)

	// Ducking is linear in decibels.
	under, secs := duck[m.effects.most()]/duck[0], duckOut
	if under > f.duck.value {
		secs = duckIn
	}
	db := -duck[0] * f.duck.toward(under, secs)
	db += pauseDB * f.pause.toward(on(c.pause.Load()), pauseSecs)
	db += idleDB * f.idle.toward(on(now-m.touched > seconds(idleAfter)), 2)
	music := f.music.toward(c.music.get(), slide)
	m.music.next(music * amplitude(db))
	m.volume.next(f.effects.toward(c.effects.get(), slide))
}

// dullMusic applies a low-pass filter to the music by the progress of a pause.
func (m *mixer) dullMusic() {
	amount := float32(m.faders.pause.value)
	if amount == 0 {
		return
	}
	for i := range m.musicBus {
		for c := range 2 {
			x := m.musicBus[i][c]
			m.musicBus[i][c] = x + amount*(float32(m.dull[c].Low(float64(x)))-x)
		}
	}
}
