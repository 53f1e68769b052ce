package synth

import "math"

func flute(n Note) voice {
	weights := []float64{1, 0.32, 0.12, 0.04}
	noise := NewNoise(n.Seed)
	var breath Filter
	breath.Set(n.From, 4)
	var p phase
	const up, down = 0.035, 0.080
	return voice{n.Length + down, func(t float64) float64 {
		f := n.hz(t)
		if n.To != n.From {
			breath.Set(f, 4)
		}
		depth := rise(t-0.15, 0.25)
		f *= cents(12 * depth * math.Sin(2*math.Pi*5.2*t))
		y := partials(p.step(f), weights)
		y += breath.Band(noise.White()) * (0.10 + 0.5*math.Exp(-t/0.03))
		return y * held(t, up, n.Length, down)
	}}
}

func reed(n Note) voice {
	highest := max(n.From, n.To)
	var weights []float64
	for k := 1; k <= 10 && float64(k)*highest < 9000; k++ {
		w := math.Pow(float64(k), -1.2)
		if k%2 == 0 {
			w *= 0.7
		}
		weights = append(weights, w)
	}
	var dull Filter
	dull.Set(min(3500, 6*n.From), 0.7)
	var p, q phase
	const up, down = 0.025, 0.060
	above, below := cents(5), cents(-5)
	return voice{n.Length + down, func(t float64) float64 {
		f := n.hz(t)
		y := partials(p.step(f*above), weights) + partials(q.step(f*below), weights)
		return dull.Low(y) * held(t, up, n.Length, down)
	}}
}

func pad(n Note) voice {
	var p, q, r phase
	const up, down = 0.5, 0.9
	above, below := cents(4), cents(-4)
	return voice{n.Length + down, func(t float64) float64 {
		f := n.hz(t)
		y := partials(p.step(f), []float64{1, 0.15, 0.05})
		y += 0.8*math.Sin(q.step(f*above)) + 0.8*math.Sin(r.step(f*below))
		return y * held(t, up, n.Length, down)
	}}
}

// buzz is a bee: its wings beat 23 times a second on pitch and level.
func buzz(n Note) voice {
	weights := make([]float64, 12)
	for k := range weights {
		weights[k] = 1 / float64(k+1)
	}
	var dull Filter
	dull.Set(5*n.From, 0.8)
	var p phase
	return voice{n.Length, func(t float64) float64 {
		wing := math.Sin(2 * math.Pi * 23 * t)
		y := partials(p.step(n.hz(t)*(1+0.03*wing)), weights)
		return dull.Low(y) * (0.6 + 0.4*wing)
	}}
}

// gulp is a drop or a swallow, made for glides.
func gulp(n Note) voice {
	var p phase
	whole := n.Length + 0.06
	return voice{whole, func(t float64) float64 {
		y := partials(p.step(n.hz(t)), []float64{1, 0.15})
		return y * math.Pow(max(0, math.Sin(math.Pi*t/whole)), 0.7)
	}}
}
