package measure

import "math"

// biquad is one stage of the K-weighting of ITU-R BS.1770 at 48 kHz.
type biquad struct{ b0, b1, b2, a1, a2, s1, s2 float64 }

func (q *biquad) step(x float64) float64 {
	y := q.b0*x + q.s1
	q.s1 = q.b1*x - q.a1*y + q.s2
	q.s2 = q.b2*x - q.a2*y
	return y
}

// Loudness of a stereo sound after ITU-R BS.1770-4.
type Loudness struct {
	// Integrated is the loudness of the whole in LUFS, its silences left out
	// (gates at -70 LUFS and 10 LU under the average).
	Integrated float64
	// Lowest and Highest are the extremes of the loudness over 3 seconds, in
	// LUFS.
	Lowest, Highest float64
}

// Loud measures the loudness of a stereo sound of at least 3 seconds.
func Loud(left, right []float32) Loudness {
	const part = rate / 10
	parts := make([]float64, 0, len(left)/part)
	var power [2][]float64
	for c, x := range [][]float32{left, right} {
		shelf := biquad{b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285, a1: -1.69065929318241, a2: 0.73248077421585}
		pass := biquad{b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621}
		for at := 0; at+part <= len(x); at += part {
			sum := 0.0
			for _, v := range x[at : at+part] {
				y := pass.step(shelf.step(float64(v)))
				sum += y * y
			}
			power[c] = append(power[c], sum/part)
		}
	}
	for i := range power[0] {
		parts = append(parts, power[0][i]+power[1][i])
	}
	blocks := windows(parts, 4)
	gate := func(over float64) float64 {
		sum, n := 0.0, 0
		for _, b := range blocks {
			if lufs(b) > over {
				sum, n = sum+b, n+1
			}
		}
		return lufs(sum / float64(max(n, 1)))
	}
	l := Loudness{Integrated: gate(max(-70, gate(-70)-10)), Lowest: math.Inf(1), Highest: math.Inf(-1)}
	for _, w := range windows(parts, 30) {
		l.Lowest, l.Highest = min(l.Lowest, lufs(w)), max(l.Highest, lufs(w))
	}
	return l
}

func lufs(power float64) float64 { return -0.691 + 10*math.Log10(power+1e-30) }

// windows averages every n neighbours.
func windows(x []float64, n int) []float64 {
	var out []float64
	for i := 0; i+n <= len(x); i++ {
		sum := 0.0
		for _, v := range x[i : i+n] {
			sum += v
		}
		out = append(out, sum/float64(n))
	}
	return out
}
