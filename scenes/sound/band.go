package sound

import (
	"math"

	"ludotheque/scenes/sound/score"
)

// cue tells the band what to play from now on.
type cue struct {
	tune *tune // nil for silence
	part int   // index in its form at which to start
	jump bool  // if the tune is playing already, go to part at the next bar
	cut  bool  // what is playing stops at once instead of fading
	from int64 // the clock before which it must not start
}

const (
	musicians = 24 // simultaneous notes
	fadeOut   = 0.8
	cutOut    = 0.02 // fast, but without a click
	restAfter = 0.2
	fadeIn    = 0.4
	halfLife  = 4.0 // s, of the intensity of a piece whose voices fade
)

// noteVoice plays a note.
type noteVoice struct {
	clip        clip
	pos         int // negative while it waits
	left, right float32
	layer       int
	fading      int // as in effectVoice
}

// band plays the music: it fades from piece to piece and counts the score out.
type band struct {
	cue     *cue // the present one
	tune    *tune
	seq     *score.Sequencer
	seed    uint32
	pos     int64   // frames of the tune played
	quiet   int64   // the clock until which there is silence between two pieces
	entered bool    // something was played before: fade in
	fade    fader   // of the whole piece
	gain    glide   // what fade makes over a chunk
	soft    float64 // the intensity, smoothed
	layers  [16]fader
	glides  [16]glide
	voices  [musicians + spare]noteVoice
	most    int // largest number of simultaneous notes so far
}

// obey applies the newest cue. now is the mixer's clock.
func (b *band) obey(c *cue, now int64, intensity float64) {
	if c != nil && c != b.cue {
		b.cue = c
		if c.tune != nil && c.tune == b.tune && c.jump {
			b.seq.Jump(c.part)
		}
	}
	if b.cue == nil || b.tune == b.cue.tune {
		return
	}
	if b.tune != nil {
		if b.fade.value > 0 {
			return // still fading out
		}
		b.stop()
		if b.entered = !b.cue.cut; b.entered {
			b.quiet = now + seconds(restAfter)
		}
	}
	if b.cue.tune != nil && now >= max(b.cue.from, b.quiet) {
		b.begin(intensity)
	}
}

// stop silences at once.
func (b *band) stop() {
	b.tune, b.seq = nil, nil
	b.fade.value = 0
	b.gain = glide{}
	for i := range b.voices {
		b.voices[i].clip = nil
	}
}

func (b *band) begin(intensity float64) {
	b.tune = b.cue.tune
	b.seed++
	b.seq = score.NewSequencer(b.tune.score, b.cue.part, intensity, b.seed)
	b.pos, b.soft = 0, intensity
	if !b.entered {
		b.fade.value = 1
		b.gain = glide{1, 1}
	}
	for v := range b.tune.score.Voices {
		b.layers[v].value = 0
		if b.seq.On(v) {
			b.layers[v].value = 1
		}
		b.glides[v].next(b.layers[v].value)
		b.glides[v].next(b.layers[v].value)
	}
}

// mix renders a chunk of the music into out, which it clears first.
func (b *band) mix(out *[chunk][2]float32, intensity float64) {
	clear(out[:])
	if b.tune == nil {
		return
	}
	target, secs := 1.0, fadeIn
	if b.cue.tune != b.tune {
		target, secs = 0, fadeOut
		if b.cue.cut {
			secs = cutOut
		}
	}
	b.gain.next(b.fade.toward(target, secs))
	b.follow(intensity)
	end := b.pos + chunk
	for e, ok := b.seq.Next(end); ok; e, ok = b.seq.Next(end) {
		b.play(&e)
	}
	b.pos = end
	playing := 0
	for i := range b.voices {
		if v := &b.voices[i]; v.clip != nil {
			if v.fading == 0 {
				playing++
			}
			b.add(v, out)
		}
	}
	b.most = max(b.most, playing)
	if b.gain.from != 1 || b.gain.to != 1 {
		for i := range out {
			g := b.gain.at(i)
			out[i][0] *= g
			out[i][1] *= g
		}
	}
}

// follow fades voices in and out by the intensity.
func (b *band) follow(intensity float64) {
	if b.seq.Sharp() {
		b.soft = intensity
	} else {
		b.soft += (intensity - b.soft) * (1 - math.Exp2(-chunk/(halfLife*frames)))
	}
	b.seq.Intensity(b.soft)
	for v := range b.tune.score.Voices {
		target := 0.0
		if b.seq.On(v) || b.seq.Sharp() {
			target = 1
		}
		b.glides[v].next(b.layers[v].toward(target, float64(score.FadeSamples)/frames))
	}
}

// play starts the notes of an event.
func (b *band) play(e *score.Event) {
	clips := b.tune.notes[e.Tempo][e.Note.ID]
	g := float32(e.Strength / math.Sqrt(float64(len(clips))))
	for i, c := range clips {
		v := b.slot()
		if v == nil {
			return
		}
		side := i // the two sounds of a doubled voice
		if !b.tune.doubled[e.Voice] {
			side += e.Note.ID // alternating sides
		}
		gains := b.tune.gains[e.Voice][side%2]
		*v = noteVoice{clip: c, pos: int(b.pos - e.At), left: g * gains[0], right: g * gains[1], layer: e.Voice}
	}
}

// slot returns a free voice; if all are playing, the one furthest through its note is faded out.
func (b *band) slot() *noteVoice {
	active := 0
	var free, furthest *noteVoice
	for i := range b.voices {
		v := &b.voices[i]
		switch {
		case v.clip == nil:
			free = v
		case v.fading == 0:
			active++
			if furthest == nil || v.pos > furthest.pos {
				furthest = v
			}
		}
	}
	if active >= musicians && free != nil {
		furthest.fading = steal
	}
	return free
}

// add renders a chunk of a note into out.
func (b *band) add(v *noteVoice, out *[chunk][2]float32) {
	at := 0
	if v.pos < 0 {
		at = min(-v.pos, chunk)
		if v.pos += at; at == chunk {
			return
		}
	}
	n := min(chunk-at, len(v.clip)-v.pos)
	part := out[at : at+n]
	left, right := v.left*fromInt16, v.right*fromInt16
	layer := &b.glides[v.layer]
	if v.fading == 0 && layer.from == 1 && layer.to == 1 {
		for j, s := range v.clip[v.pos : v.pos+n] {
			part[j][0] += left * float32(s)
			part[j][1] += right * float32(s)
		}
	} else {
		stolen := v.fading > 0
		for j, s := range v.clip[v.pos : v.pos+n] {
			g := layer.at(at+j) * float32(s)
			if stolen {
				if v.fading == 0 {
					break
				}
				g *= float32(v.fading) * (1.0 / steal)
				v.fading--
			}
			part[j][0] += left * g
			part[j][1] += right * g
		}
		if stolen && v.fading == 0 {
			v.clip = nil
			return
		}
	}
	if v.pos += n; v.pos == len(v.clip) {
		v.clip = nil
	}
}
