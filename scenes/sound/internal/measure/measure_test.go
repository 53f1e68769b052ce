package measure

import (
	"math"
	"testing"
)

func sine(hz, amplitude, seconds float64) []float32 {
	x := make([]float32, int(seconds*rate))
	for i := range x {
		x[i] = float32(amplitude * math.Sin(2*math.Pi*hz*float64(i)/rate))
	}
	return x
}

// The standard's own check: 997 Hz at full scale on one channel is -3.01 LUFS.
func TestLoudnessOfTheReferenceTone(t *testing.T) {
	x := sine(997, 1, 5)
	if l := Loud(x, make([]float32, len(x))); math.Abs(l.Integrated+3.01) > 0.05 || math.Abs(l.Highest-l.Lowest) > 0.05 {
		t.Errorf("loudness is %+v, want -3.01 throughout", l)
	}
	half := append(sine(997, 0.1, 5), make([]float32, 5*rate)...)
	if l := Loud(half, half); math.Abs(l.Integrated+20) > 0.4 {
		t.Errorf("with a silence the loudness is %.2f, want -20", l.Integrated)
	}
}

func TestPitchAndCentroid(t *testing.T) {
	for _, hz := range []float64{130.81, 440, 1046.5, 1050} {
		x := sine(hz, 0.5, 0.5)
		if c := 1200 * math.Log2(Pitch(x, hz*1.005, 0.025)/hz); math.Abs(c) > 0.3 {
			t.Errorf("pitch of %.2f Hz is off by %.2f cents", hz, c)
		}
		if c := Centroid(x); math.Abs(c-hz) > 12 {
			t.Errorf("centroid of %.2f Hz is %.1f", hz, c)
		}
	}
}

func TestDistance(t *testing.T) {
	a, b := Bands(sine(440, 0.5, 0.6)), Bands(sine(880, 0.25, 0.6))
	if d := Distance(a, a); d != 0 {
		t.Errorf("a sound is %v from itself", d)
	}
	if d := Distance(a, b); d < 9 {
		t.Errorf("an octave is only %.1f away", d)
	}
	if d := Distance(a, Bands(sine(440, 0.05, 0.6))); d > 0.01 {
		t.Errorf("the level alone makes %v", d)
	}
}

func TestLevels(t *testing.T) {
	x := []float32{0, 0.5, -0.75, 0}
	if p, m, s := Peak(x), Mean(x), Step(x); p != 0.75 || m != -0.0625 || s != 1.25 {
		t.Errorf("peak %v, mean %v, step %v", p, m, s)
	}
	if Finite([]float32{0, float32(math.NaN())}) || !Finite(x) {
		t.Error("Finite is wrong")
	}
}

func TestCorrelationAndShare(t *testing.T) {
	low, high := make([]float32, rate), make([]float32, rate)
	for i := range low {
		low[i] = float32(math.Sin(2 * math.Pi * 440 * float64(i) / rate))
		high[i] = float32(math.Sin(2 * math.Pi * 3000 * float64(i) / rate))
	}
	if c := Correlation(low, low); math.Abs(c-1) > 1e-6 {
		t.Errorf("a sound is like itself by %v", c)
	}
	if c := Correlation(low, high); math.Abs(c) > 0.01 {
		t.Errorf("two tones are alike by %v", c)
	}
	if s := Share(low, 2000, 6000); s > 0.001 {
		t.Errorf("%v of 440 Hz lies over 2000", s)
	}
	if s := Share(high, 2000, 6000); s < 0.999 {
		t.Errorf("%v of 3000 Hz lies over 2000", s)
	}
}

// A spectrum is what the sum that defines it gives, band by band, also past a sound's end.
func TestPowerIsTheTransform(t *testing.T) {
	x := make([]float32, 300)
	for i := range x {
		x[i] = float32(math.Sin(float64(i)/7) + 0.3*math.Cos(float64(i*i)/50))
	}
	const size = 128
	for _, at := range []int{0, 250} {
		for k, got := range Power(x, at, size) {
			var re, im float64
			for i := range min(size, len(x)-at) {
				v := float64(x[at+i]) * (0.5 - 0.5*math.Cos(2*math.Pi*float64(i)/size))
				sin, cos := math.Sincos(2 * math.Pi * float64(i*k) / size)
				re, im = re+v*cos, im-v*sin
			}
			if want := re*re + im*im; math.Abs(got-want) > 1e-9*(1+want) {
				t.Errorf("from %d on, band %d has %v, want %v", at, k, got, want)
			}
		}
	}
}
