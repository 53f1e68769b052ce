package synth

import "math"

// bar describes what is struck, by frequency modulation: sin(f + I·sin(r·f)),
// and the nail or mallet that strikes it.
type bar struct {
	ratio     float64 // r
	index     float64 // I at the stroke
	indexTau  float64 // s
	tau       float64 // s
	after     float64 // s, once the note is let go
	nail      float64 // loudness of the stroke itself
	dependent bool    // I follows the strength
}

// rings is an after that never comes: the note rings whatever its length.
var rings = math.Inf(1)

func (b bar) voice(n Note) voice {
	index := b.index
	if b.dependent {
		index *= n.Strength
	}
	noise := NewNoise(n.Seed)
	var nail Filter
	nail.Set(3000, 1)
	var carrier, modulator phase
	depth, amplitude := newDecay(b.indexTau), newFade(b.tau, n.Length, b.after)
	return voice{fadeSeconds(b.tau, n.Length, b.after), func(t float64) float64 {
		f := n.hz(t)
		m := math.Sin(modulator.step(b.ratio*f)) * index * depth.next()
		y := math.Sin(carrier.step(f)+m) * amplitude.next(t)
		if t < 0.03 {
			y += b.nail * nail.Band(noise.White()) * math.Exp(-t/0.003)
		}
		return y * min(1, t/0.0015)
	}}
}

func kalimba(n Note) voice {
	ratio := 5.4
	if n.From > 1800 {
		ratio = 3 // 5.4 would fold over
	}
	tau := min(max(0.5*math.Sqrt(440/n.From), 0.18), 0.9)
	return bar{ratio: ratio, index: 0.7, indexTau: 0.03, tau: tau, after: 0.25, nail: 0.10, dependent: true}.voice(n)
}

func marimba(n Note) voice {
	tau := min(max(0.26*math.Sqrt(220/n.From), 0.08), 0.4)
	return bar{ratio: 4, index: 1.1, indexTau: 0.02, tau: tau, after: rings, nail: 0.14, dependent: true}.voice(n)
}

func bell(n Note) voice {
	return bar{ratio: 3.5, index: 1.6, indexTau: 0.45, tau: 0.75, after: 0.25, nail: 0.05}.voice(n)
}

func coin(n Note) voice {
	return bar{ratio: 2.76, index: 1.8, indexTau: 0.06, tau: 0.13, after: rings, nail: 0.10}.voice(n)
}

func cup(n Note) voice {
	return bar{ratio: 1.53, index: 1.3, indexTau: 0.05, tau: 0.10, after: rings, nail: 0.25}.voice(n)
}

func wood(n Note) voice {
	return bar{ratio: 2.7, index: 1.5, indexTau: 0.01, tau: 0.022, after: rings, nail: 0.3}.voice(n)
}

func urchin(n Note) voice {
	return bar{ratio: 1.414, index: 3.5, indexTau: 0.16, tau: 0.16, after: rings, nail: 0.2}.voice(n)
}

func glass(n Note) voice {
	const tau, after = 0.9, 0.3
	var carrier, modulator, rim phase
	depth, high, amplitude := newDecay(0.25), newDecay(0.12), newFade(tau, n.Length, after)
	return voice{fadeSeconds(tau, n.Length, after), func(t float64) float64 {
		f := n.hz(t)
		m := math.Sin(modulator.step(2*f)) * 0.5 * n.Strength * depth.next()
		y := math.Sin(carrier.step(f) + m)
		if seventh := 7.1 * f; seventh < 0.45*Rate {
			y += 0.10 * math.Sin(rim.step(seventh)) * high.next()
		}
		tremolo := 1 - 0.06*(1-math.Cos(2*math.Pi*4.5*t))
		return y * tremolo * amplitude.next(t) * min(1, t/0.006)
	}}
}

func kick(Note) voice {
	const tau = 0.090
	var p phase
	return voice{silence * tau, func(t float64) float64 {
		f := 50 + 70*math.Exp(-t/0.025)
		return math.Sin(p.step(f)) * math.Exp(-t/tau) * min(1, t/0.002)
	}}
}

// handdrum is a clay drum: a tone that sinks, and the skin under the fingers.
func handdrum(n Note) voice {
	const tau = 0.16
	noise := NewNoise(n.Seed)
	var skin Filter
	skin.Set(2600, 0.8)
	var p phase
	return voice{silence * tau, func(t float64) float64 {
		f := 92 + 60*math.Exp(-t/0.03)
		y := math.Sin(p.step(f)) * math.Exp(-t/tau)
		if t < 0.08 {
			y += 0.5 * skin.Band(noise.White()) * math.Exp(-t/0.010)
		}
		return y * min(1, t/0.003)
	}}
}
