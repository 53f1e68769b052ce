package synth

import "math"

// Filter is a state-variable filter in its trapezoidal form: it keeps its
// frequency up to half the sampling rate and may be retuned at every sample.
// Set it before the first use.
type Filter struct {
	a1, a2, a3, k float64
	s1, s2        float64
}

// Set tunes the filter to fc in Hz, kept within 10 Hz and 0.45 of the rate,
// with quality q > 0. What rings in the filter goes on.
func (f *Filter) Set(fc, q float64) {
	g := math.Tan(math.Pi * min(max(fc, 10), 0.45*Rate) / Rate)
	f.k = 1 / q
	f.a1 = 1 / (1 + g*(g+f.k))
	f.a2 = g * f.a1
	f.a3 = g * f.a2
}

func (f *Filter) step(x float64) (band, low float64) {
	v3 := x - f.s2
	band = f.a1*f.s1 + f.a2*v3
	low = f.s2 + f.a2*f.s1 + f.a3*v3
	f.s1 = 2*band - f.s1
	f.s2 = 2*low - f.s2
	return band, low
}

// Band is the next sample through the band-pass, whose gain at fc is 1.
func (f *Filter) Band(x float64) float64 {
	b, _ := f.step(x)
	return f.k * b
}

// Low is the next sample through the low-pass.
func (f *Filter) Low(x float64) float64 {
	_, l := f.step(x)
	return l
}

// High is the next sample through the high-pass.
func (f *Filter) High(x float64) float64 {
	b, l := f.step(x)
	return x - f.k*b - l
}
