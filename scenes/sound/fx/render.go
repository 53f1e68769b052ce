package fx

import (
	"cmp"
	"math"
	"slices"
	"time"

	"ludotheque/scenes/sound/synth"
)

// Take says which of its many forms of an effect to render.
type Take struct {
	Seed      uint32
	Transpose int // semitones
	Degrees   int // of the scale, of a walk or an argument of that kind
	Notes     int // how many are heard; 0 for all
}

const (
	tail    = 0.0005 // -66 dBFS: what is softer at the end is cut off
	closing = synth.Rate / 200
)

// Render makes a take: mono samples, 48000 a second, the peak at what the
// effect states. yield is handed to the instruments (see synth).
func (e *Effect) Render(t Take, yield func()) []float32 {
	mix := make([]float32, 0, synth.Rate)
	for i, s := range e.heard(t.Notes) {
		n := e.note(s, i, t)
		x := s.Instrument.Render(n, yield)
		at := int(s.At * synth.Rate / time.Second)
		if need := at + len(x); need > len(mix) {
			mix = slices.Grow(mix, need-len(mix))[:need]
		}
		for j, v := range x {
			mix[at+j] += v
		}
	}
	return e.finish(mix)
}

// heard is the steps of the first notes, in order of time: all when notes is 0.
func (e *Effect) heard(notes int) []Step {
	if notes <= 0 || notes >= len(e.Steps) {
		return e.Steps
	}
	steps := slices.Clone(e.Steps)
	slices.SortStableFunc(steps, func(a, b Step) int { return cmp.Compare(a.At, b.At) })
	return steps[:notes]
}

func (e *Effect) note(s Step, i int, t Take) synth.Note {
	seed := synth.Mix(t.Seed, uint32(i))
	n := synth.Note{From: s.Centre, To: s.Centre, Length: s.Length.Seconds(), Strength: s.Strength, Seed: seed}
	if s.Instrument.Kind == synth.Tuned {
		n.From = (e.scale.Move(s.From, t.Degrees) + synth.Pitch(t.Transpose)).Hz()
		n.To = (e.scale.Move(s.To, t.Degrees) + synth.Pitch(t.Transpose)).Hz()
	}
	if e.Vary == Tuning || e.Vary == Walk {
		vary := synth.NewNoise(synth.Mix(seed, 0x5EED))
		detune := math.Exp2(vary.Between(-12, 12) / 1200)
		n.From *= detune
		n.To *= detune
		n.Strength = min(n.Strength*vary.Between(0.85, 1.15), 1)
	}
	return n
}

// finish takes away what cannot be heard, under 10 Hz and at the end, closes
// softly and scales the whole to its peak.
func (e *Effect) finish(x []float32) []float32 {
	const pole = 1 - 2*math.Pi*10/synth.Rate
	peak, before, y := float32(0), 0.0, 0.0
	for i, v := range x {
		y = float64(v) - before + pole*y
		before = float64(v)
		x[i] = float32(y)
		peak = max(peak, x[i], -x[i])
	}
	if peak == 0 {
		return x
	}
	scale := float32(math.Pow(10, e.Peak/20)) / peak
	end := len(x)
	for end > 0 && scale*max(x[end-1], -x[end-1]) < tail {
		end--
	}
	x = slices.Clip(x[:min(end+1, len(x))])
	n := min(closing, len(x))
	for i := range n {
		x[len(x)-1-i] *= float32(i) / closing
	}
	for i := range x {
		x[i] *= scale
	}
	return x
}
