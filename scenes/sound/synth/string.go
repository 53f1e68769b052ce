package synth

import "math"

// pluck describes a plucked string (Karplus and Strong 1983): a line filled
// with noise goes round a loop that dulls it.
type pluck struct {
	bright float64 // Hz over which the noise of the fingernail is dulled
	where  float64 // part of the string from its end at which it is plucked
	ring   float64 // seconds until the string has lost 60 dB
	damped float64 // the same once the note is let go
}

// line is the string: its next sample, once a call, first peak 1 or nearly.
func (p pluck) line(n Note) func(t float64) float64 {
	// The mean of two points in the loop is half a sample late.
	period := func(f float64) float64 { return Rate/f - 0.5 }
	length := period(n.From)
	line := p.fill(length, n.Seed)
	buf := make([]float64, int(max(length, period(n.To)))+4)
	whole, a := split(length, n.From)
	copy(buf, line)
	write := len(line)
	gliding := n.To != n.From
	// What one round costs while the note is held, and after.
	held := math.Pow(10, -3/(n.From*p.ring))
	damped := math.Pow(10, -3/(n.From*p.damped))
	var last, apIn, apOut float64
	return func(t float64) float64 {
		gain := held
		if t > n.Length {
			gain = damped
		}
		var x float64
		if gliding {
			// The all-pass would click each time its line changes length; a
			// straight line between two samples only dulls a little.
			at := float64(write) - period(n.hz(t))
			if at < 0 {
				at += float64(len(buf))
			}
			i := int(at)
			frac := at - float64(i)
			y := buf[i%len(buf)] + frac*(buf[(i+1)%len(buf)]-buf[i%len(buf)])
			x, last = (y+last)/2, y
		} else {
			i := write - whole
			if i < 0 {
				i += len(buf)
			}
			y := buf[i]
			mean := (y + last) / 2
			last = y
			x = a*mean + apIn - a*apOut
			apIn, apOut = mean, x
		}
		buf[write] = gain * x
		if write++; write == len(buf) {
			write = 0
		}
		return x
	}
}

// split cuts a length in samples into a whole number and an all-pass
// coefficient that delays a tone of f Hz by the rest, 0.3 to 1.3 samples.
func split(length, f float64) (whole int, a float64) {
	whole = int(length - 0.3)
	rest := length - float64(whole)
	w := math.Pi * f / Rate
	return whole, math.Sin((1-rest)*w) / math.Sin((1+rest)*w)
}

// fill is what the nail leaves on a string of the given length in samples.
func (p pluck) fill(length float64, seed uint32) []float64 {
	noise := NewNoise(seed)
	raw := make([]float64, int(length)+1)
	pole := 1 - math.Exp(-2*math.Pi*p.bright/Rate)
	y := 0.0
	// Once round first, so that the line's two ends fit together.
	start := *noise
	for range raw {
		y += pole * (noise.White() - y)
	}
	*noise = start
	for i := range raw {
		y += pole * (noise.White() - y)
		raw[i] = y
	}
	shift := int(p.where*length + 0.5)
	line := make([]float64, len(raw))
	mean := 0.0
	for i := range line {
		line[i] = raw[i] - 0.9*raw[(i+len(raw)-shift)%len(raw)]
		mean += line[i] / float64(len(line))
	}
	peak := 0.0
	for i := range line {
		line[i] -= mean
		peak = max(peak, math.Abs(line[i]))
	}
	for i := range line {
		line[i] /= peak
	}
	return line
}

// seconds is how long the string sounds when held for d.
func (p pluck) seconds(d float64) float64 {
	const toTau = silence / 6.9078 // 60 dB in time constants
	if p.ring*toTau <= d {
		return p.ring * toTau
	}
	return d + (toTau-d/p.ring)*p.damped
}

func kora(n Note) voice {
	p := pluck{
		bright: 1500 + 4500*n.Strength,
		where:  0.18,
		ring:   min(max(2.4*math.Pow(220/n.From, 0.6), 0.7), 3),
		damped: 0.25,
	}
	return voice{p.seconds(n.Length), p.line(n)}
}

func bass(n Note) voice {
	p := pluck{bright: 900, where: 0.3, ring: 1.4, damped: 0.10}
	line := p.line(n)
	var body phase
	// The body rings longer than the string: it says how long the note is.
	return voice{fadeSeconds(0.45, n.Length, 0.04), func(t float64) float64 {
		y := 0.6*line(t) + 0.6*math.Sin(body.step(n.hz(t)))*math.Exp(-t/0.45)
		if t > n.Length {
			y *= math.Exp(-(t - n.Length) / 0.04)
		}
		return y * min(1, t/0.006)
	}}
}
