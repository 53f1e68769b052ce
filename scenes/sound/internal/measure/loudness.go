package measure

import "math"

// biquad is one stage of the K-weighting of ITU-R BS.1770 at 48 kHz.
type biquad struct{ b0, b1, b2, a1, a2 float64 }

var (
	shelf = biquad{b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285, a1: -1.69065929318241, a2: 0.73248077421585}
	pass  = biquad{b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621}
)

// weighting is the two stages, with what they remember of a channel each.
type weighting struct{ shelf, pass [2][2]float64 }

// power is the power of a stretch of both channels. They go side by side, since each
// sample waits for the one before it.
func (w *weighting) power(left, right []float32) float64 {
	l1, l2, r1, r2 := w.shelf[0][0], w.shelf[0][1], w.shelf[1][0], w.shelf[1][1]
	m1, m2, s1, s2 := w.pass[0][0], w.pass[0][1], w.pass[1][0], w.pass[1][1]
	var l, r float64
	right = right[:len(left)]
	for i, v := range left {
		x, y := float64(v), float64(right[i])
		a, b := shelf.b0*x+l1, shelf.b0*y+r1
		l1, r1 = shelf.b1*x-shelf.a1*a+l2, shelf.b1*y-shelf.a1*b+r2
		l2, r2 = shelf.b2*x-shelf.a2*a, shelf.b2*y-shelf.a2*b
		c, d := pass.b0*a+m1, pass.b0*b+s1
		m1, s1 = pass.b1*a-pass.a1*c+m2, pass.b1*b-pass.a1*d+s2
		m2, s2 = pass.b2*a-pass.a2*c, pass.b2*b-pass.a2*d
		l += c * c
		r += d * d
	}
	w.shelf = [2][2]float64{{heard(l1), heard(l2)}, {heard(r1), heard(r2)}}
	w.pass = [2][2]float64{{heard(m1), heard(m2)}, {heard(s1), heard(s2)}}
	return (l + r) / float64(len(left))
}

// heard is x, or silence: what rings on through a silence ends among the numbers that
// processors take a hundred times as long for, and stays there.
func heard(x float64) float64 {
	if math.Abs(x) < 1e-100 {
		return 0
	}
	return x
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
	var w weighting
	for at := 0; at+part <= len(left); at += part {
		parts = append(parts, w.power(left[at:at+part], right[at:at+part]))
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
