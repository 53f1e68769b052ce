package synth

import "math"

// grains is a crackle: short noises that come at random moments.
type grains struct {
	noise  *Noise
	every  float64 // s between two, on average
	tau    float64 // s
	q      float64
	spread [2]float64 // each is tuned to this part of the frequency, at random
	wait   float64    // s until the next
	active []grain
}

type grain struct {
	filter   Filter
	strength float64
	age      float64
}

// next is the next sample; a grain that begins now is tuned around fc Hz.
func (g *grains) next(fc float64) float64 {
	for g.wait -= 1.0 / Rate; g.wait <= 0; {
		g.wait += -g.every * math.Log(g.noise.Between(1e-9, 1))
		n := grain{strength: g.noise.Between(0.3, 1)}
		n.filter.Set(fc*g.noise.Between(g.spread[0], g.spread[1]), g.q)
		g.active = append(g.active, n)
	}
	y := 0.0
	kept := g.active[:0]
	for _, n := range g.active {
		y += n.filter.Band(g.noise.White()) * n.strength * math.Exp(-n.age/g.tau)
		if n.age += 1.0 / Rate; n.age < silence*g.tau {
			kept = append(kept, n)
		}
	}
	g.active = kept
	return y
}

func hump(u float64) float64 {
	s := math.Sin(math.Pi * u)
	return s * s
}

func rustle(n Note) voice {
	g := grains{noise: NewNoise(n.Seed), every: 0.009, tau: 0.004, q: 1.2, spread: [2]float64{0.7, 1.4}}
	return voice{n.Length, func(t float64) float64 { return g.next(n.hz(t)) * hump(t/n.Length) }}
}

func tear(n Note) voice {
	g := grains{noise: NewNoise(n.Seed), every: 0.0025, tau: 0.002, q: 0.9, spread: [2]float64{1, 1}}
	return voice{n.Length, func(t float64) float64 {
		u := t / n.Length
		swell := 0.25 + 0.75*u/0.7
		if u > 0.7 {
			swell = (1 - u) / 0.3
		}
		return g.next(n.hz(t)*(1+0.8*u)) * swell
	}}
}

// cut is a pair of scissors: it closes faster and faster, and snaps.
func cut(n Note) voice {
	noise := NewNoise(n.Seed)
	var blade, snap Filter
	snap.Set(1500, 1)
	const stop = 0.005
	return voice{n.Length + silence*0.004, func(t float64) float64 {
		u := t / n.Length
		y := 0.0
		if t < n.Length+stop {
			blade.Set(n.hz(t)*(0.6+min(u, 1)), 3)
			at := math.Mod(70*t, 1)
			triangle := 1 - math.Abs(2*at-1)
			y = blade.Band(noise.White()) * min(u, 1) * (1 - 0.4*triangle)
			if t > n.Length {
				y *= 1 - (t-n.Length)/stop
			}
		}
		if since := t - n.Length; since >= 0 {
			y += snap.Band(noise.White()) * math.Exp(-since/0.004) * min(1, since/attack)
		}
		return y
	}}
}

// rumble in Hz is where noises through a low-pass are cut at the other end too:
// what is under it is no sound, only a mean that is not 0.
const rumble = 30

// lay is a thing put down on paper: a soft thud and the tick of its edge.
func lay(n Note) voice {
	noise := NewNoise(n.Seed)
	var thud, tick, air Filter
	thud.Set(n.From, 0.7)
	air.Set(rumble, 0.7)
	tick.Set(3200, 1)
	var p phase
	const tau = 0.030
	return voice{silence * tau, func(t float64) float64 {
		e := math.Exp(-t / tau)
		y := thud.Low(noise.White()) * e * 1.6
		y += 0.5 * math.Sin(p.step(70+40*math.Exp(-t/0.02))) * e
		return air.High(y + 0.5*tick.Band(noise.White())*math.Exp(-t/0.004))
	}}
}

// flip is a sheet that turns in the air and lands.
func flip(n Note) voice {
	noise := NewNoise(n.Seed)
	var air, tap Filter
	tap.Set(900, 1)
	const tau = 0.012
	land := 0.92 * n.Length
	return voice{max(n.Length, land+silence*tau), func(t float64) float64 {
		y := 0.0
		if u := t / n.Length; u < 1 {
			air.Set(n.hz(t)*(0.5+1.2*u), 1.2)
			y = air.Band(noise.White()) * hump(u) * (0.55 + 0.45*math.Sin(2*math.Pi*28*t))
		}
		if since := t - land; since >= 0 {
			y += tap.Band(noise.White()) * math.Exp(-since/tau) * min(1, since/attack)
		}
		return y
	}}
}

func sweep(u float64) float64 {
	s := math.Sin(0.9 * math.Pi * u)
	return 1 + 1.4*s*s
}

func whoosh(n Note) voice {
	noise := NewNoise(n.Seed)
	var air Filter
	return voice{n.Length, func(t float64) float64 {
		u := t / n.Length
		air.Set(n.hz(t)*sweep(u), 2)
		return air.Band(noise.White()) * hump(u)
	}}
}

func wave(n Note) voice {
	noise := NewNoise(n.Seed)
	var body, water, air Filter
	air.Set(rumble, 0.7)
	return voice{n.Length, func(t float64) float64 {
		u := t / n.Length
		fc := n.hz(t) * sweep(u)
		body.Set(fc, 2)
		water.Set(fc, 0.7)
		return air.High(water.Low(body.Low(noise.White())) * hump(u))
	}}
}

func shaker(n Note) voice {
	noise := NewNoise(n.Seed)
	var low, high Filter
	high.Set(5200, 0.7)
	low.Set(9500, 0.7)
	const tau = 0.028
	return voice{silence * tau, func(t float64) float64 {
		return low.Low(high.High(noise.White())) * math.Exp(-t/tau) * min(1, t/0.008)
	}}
}

func brush(n Note) voice {
	noise := NewNoise(n.Seed)
	var f Filter
	f.Set(1800, 0.7)
	const tau = 0.060
	return voice{silence * tau, func(t float64) float64 {
		return f.Band(noise.White()) * math.Exp(-t/tau) * min(1, t/0.004)
	}}
}
