package synth

import (
	"math"
	"slices"
	"testing"

	"ludotheque/scenes/sound/internal/measure"
)

// testNote is a note of a length that is usual for the instrument.
func testNote(in *Instrument, p Pitch, strength float64, seed uint32) Note {
	n := Note{From: p.Hz(), To: p.Hz(), Length: 0.4, Strength: strength, Seed: seed}
	switch {
	case in.Kind == Paper:
		n.From, n.To, n.Length = 1800, 1800, 0.2
	case in.Name == "pad":
		n.Length = 1.2
	}
	return n
}

func TestEveryInstrument(t *testing.T) {
	for _, name := range Names() {
		in := Lookup(name)
		for _, strength := range []float64{1, 0.3} {
			for _, p := range []Pitch{48, 60, 69, 79, 84} {
				n := testNote(in, p, strength, 7)
				x := in.Render(n, nil)
				if !measure.Finite(x) {
					t.Fatalf("%s %v has a sample that is not a number", name, p)
				}
				if m := measure.Mean(x); math.Abs(m) >= 0.004 {
					t.Errorf("%s %v: mean %.4f, want under 0.004", name, p, m)
				}
				if peak := measure.Peak(x); math.Abs(peak-strength) > 0.01*strength {
					t.Errorf("%s %v: peak %.3f, want %.3f", name, p, peak, strength)
				}
				if x[0] != 0 || x[len(x)-1] != 0 {
					t.Errorf("%s %v: begins with %v and ends with %v, want 0", name, p, x[0], x[len(x)-1])
				}
				if in.Kind != Tuned {
					break
				}
			}
		}
	}
}

func TestPitchOfTunedInstruments(t *testing.T) {
	for _, name := range []string{"kora", "bass", "kalimba", "marimba", "glass", "flute", "reed", "pad", "gulp"} {
		in := Lookup(name)
		worst := 0.0
		for p := Pitch(48); p <= 84; p += 3 {
			hz := measure.Pitch(in.Render(testNote(in, p, 0.8, 3), nil), p.Hz(), 0.025)
			off := 1200 * math.Log2(hz/p.Hz())
			if math.Abs(off) > math.Abs(worst) {
				worst = off
			}
			if math.Abs(off) > 5 {
				t.Errorf("%s %v sounds at %.2f Hz, %.1f cents off", name, p, hz, off)
			}
		}
		t.Logf("%s: at most %.2f cents off", name, worst)
	}
}

// The centre of what each noise and drum sounds like, as a multiple of its
// written frequency where it has one.
func TestColour(t *testing.T) {
	for _, c := range []struct {
		name   string
		times  bool
		lo, hi float64
	}{
		{"rustle", true, 1.0, 1.8}, {"tear", true, 1.5, 2.6}, {"cut", true, 1.1, 1.9}, {"flip", true, 1.2, 2.6},
		{"whoosh", true, 1.8, 3.2}, {"wave", true, 0.8, 2},
		{"lay", false, 80, 350}, {"kick", false, 45, 80}, {"shaker", false, 7000, 9600}, {"brush", false, 2500, 4500},
	} {
		in := Lookup(c.name)
		n := testNote(in, 60, 0.8, 5)
		if c.times {
			n.From, n.To = 2600, 2600
		}
		if c.name == "lay" {
			n.From, n.To = 500, 500
		}
		hz := measure.Centroid(in.Render(n, nil))
		if c.times {
			hz /= n.From
		}
		t.Logf("%s: %.2f", c.name, hz)
		if hz < c.lo || hz > c.hi {
			t.Errorf("%s: centroid %.2f, want %.2f to %.2f", c.name, hz, c.lo, c.hi)
		}
	}
}

func TestSeeds(t *testing.T) {
	noiseless := []string{"reed", "pad", "buzz", "gulp", "glass", "kick"}
	for _, name := range Names() {
		in := Lookup(name)
		a, b := in.Render(testNote(in, 69, 0.8, 1), nil), in.Render(testNote(in, 69, 0.8, 1), nil)
		if !slices.Equal(a, b) {
			t.Errorf("%s: one seed gives two sounds", name)
		}
		c := in.Render(testNote(in, 69, 0.8, 2), nil)
		if slices.Equal(a, c) != slices.Contains(noiseless, name) {
			t.Errorf("%s: two seeds give the same sound: %v", name, slices.Equal(a, c))
		}
	}
}

func TestGlideEndsOnItsNote(t *testing.T) {
	d4, g5 := Pitch(62).Hz(), Pitch(79).Hz()
	for _, name := range []string{"kora", "gulp", "flute", "reed"} {
		in := Lookup(name)
		x := in.Render(Note{From: d4, To: g5, Length: 0.5, Strength: 0.8, Seed: 1}, nil)
		start := measure.Pitch(x[:2880], d4, 0)
		if off := 1200 * math.Log2(start/d4); math.Abs(off) > 60 {
			t.Errorf("%s begins %.0f cents off", name, off)
		}
		end := measure.Pitch(x[:24000], g5, 0.47)
		if off := 1200 * math.Log2(end/g5); math.Abs(off) > 60 {
			t.Errorf("%s ends %.0f cents off", name, off)
		}
	}
}

func TestRenderYields(t *testing.T) {
	calls := 0
	x := Lookup("reed").Render(testNote(Lookup("reed"), 60, 1, 1), func() { calls++ })
	if want := (len(x) + slice - 1) / slice; calls != want {
		t.Errorf("yielded %d times in %d samples, want %d", calls, len(x), want)
	}
}

func TestParsePitch(t *testing.T) {
	for s, want := range map[string]Pitch{"C4": 60, "A4": 69, "Eb2": 39, "F#5": 78, "Bb3": 58, "G9": 127} {
		got, err := ParsePitch(s)
		if err != nil || got != want {
			t.Errorf("ParsePitch(%q) = %v, %v; want %v", s, got, err, want)
		}
		if got.String() != s {
			t.Errorf("%v prints as %q, want %q", int(got), got.String(), s)
		}
	}
	for _, s := range []string{"", "H4", "C", "C44", "c4", "4", "C#", "Cx4"} {
		if p, err := ParsePitch(s); err == nil {
			t.Errorf("ParsePitch(%q) = %v, want an error", s, p)
		}
	}
}

func BenchmarkRender(b *testing.B) {
	for _, name := range Names() {
		in := Lookup(name)
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			samples := 0
			for b.Loop() {
				samples += len(in.Render(testNote(in, 69, 0.8, 1), nil))
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(samples), "ns/sample")
		})
	}
}
