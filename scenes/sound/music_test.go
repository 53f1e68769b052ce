package sound

import (
	"encoding/binary"
	"flag"
	"maps"
	"math"
	"os"
	"slices"
	"sync"
	"testing"

	"ludotheque/scenes/sound/internal/measure"
)

// wav writes what the music tests render, for listening:
//
//	go test ./scenes/sound -run EveryPiece/bzzz -args -wav /tmp
var wav = flag.String("wav", "", "directory to write each piece to, as NAME-INTENSITY.wav")

// tuned renders the notes of each piece once for all tests.
var tuned = func() map[string]func() *tune {
	m := make(map[string]func() *tune)
	all, _ := scores()
	for name, s := range all {
		m[name] = sync.OnceValue(func() *tune {
			return newTune(name, s, func() bool { return true })
		})
	}
	return m
}()

func pieceNames() []string {
	return slices.Sorted(maps.Keys(tuned))
}

// perform plays a tune from its beginning for some frames, at its bus.
func perform(t *tune, intensity float64, length int64) (left, right []float32, b *band) {
	b = &band{}
	play := &cue{tune: t}
	left, right = make([]float32, 0, length+chunk), make([]float32, 0, length+chunk)
	var out [chunk][2]float32
	for now := int64(0); now < length; now += chunk {
		b.obey(play, now, intensity)
		b.mix(&out, intensity)
		for _, f := range out {
			left, right = append(left, f[0]), append(right, f[1])
		}
	}
	return left, right, b
}

// loopFrames returns the length of a tune's loop at an intensity.
func loopFrames(t *tune, intensity float64) int64 {
	tempo := t.score.Tempo[0]
	if intensity >= 1 && t.score.Tempo[1] != 0 {
		tempo = t.score.Tempo[1]
	}
	return int64(t.score.LoopSixteenths()) * 720000 / int64(tempo)
}

// usual is the reference intensity of a piece, if it is not 0.
var usual = map[string]float64{"aquariom": 0.4}

func TestEveryPiece(t *testing.T) {
	for _, name := range pieceNames() {
		t.Run(name, func(t *testing.T) {
			tune := tuned[name]()
			room := 0
			seen := make(map[*int16]bool)
			for _, byID := range tune.notes {
				for _, chord := range byID {
					for _, c := range chord {
						if !seen[&c[0]] {
							seen[&c[0]] = true
							room += 2 * len(c)
						}
					}
				}
			}
			t.Logf("%d sounds, %.1f MB", len(seen), float64(room)/1e6)
			before := 0.0
			for _, intensity := range []float64{0, 0.4, 1} {
				other := intensity == 0 || intensity == 1 && tune.score.Tempo[1] != 0
				for _, v := range tune.score.Voices {
					other = other || v.From > before && v.From <= intensity
				}
				before = intensity
				if !other {
					continue // it sounds the same
				}
				hear(t, tune, intensity, usual[name])
			}
		})
	}
}

// Bounds for every piece.
const (
	maxAlike = 0.8   // the correlation of left and right
	leastAir = 0.05  // of its energy from airLow to airHigh
	maxAir   = 0.15  //
	airLow   = 2000  // Hz
	airHigh  = 6000  //
	maxSeam  = 0.001 // the step from the last sample of a pass to the first of the next
)

// heard is measurements of some passes of a piece.
type heard struct {
	l, r         []float32 // the second pass and the third
	loud         measure.Loudness
	peak         float64 // dBFS
	alike, air   float64
	seam         float64
	notes        int // at once
	passesInTime int // in ten minutes
}

// listen plays three passes and measures them.
func listen(tune *tune, intensity float64) *heard {
	loop := loopFrames(tune, intensity)
	l, r, b := perform(tune, intensity, 3*loop+chunk)
	h := &heard{notes: b.most, passesInTime: int((600*frames + loop - 1) / loop)}
	for pass := loop; pass <= 3*loop; pass += loop {
		for _, x := range [...][]float32{l, r} {
			h.seam = max(h.seam, math.Abs(float64(x[pass]-x[pass-1])))
		}
	}
	h.l, h.r = l[loop:3*loop], r[loop:3*loop]
	h.loud = measure.Loud(h.l, h.r)
	h.peak = measure.DB(max(measure.Peak(h.l), measure.Peak(h.r)))
	h.alike = measure.Correlation(h.l, h.r)
	h.air = (measure.Share(h.l, airLow, airHigh) + measure.Share(h.r, airLow, airHigh)) / 2
	return h
}

func hear(t *testing.T, tune *tune, intensity, usual float64) {
	h := listen(tune, intensity)
	l, r := h.l, h.r
	if *wav != "" {
		writeWAV(t, *wav+"/"+tune.name+"-"+string(rune('0'+int(intensity*9)))+".wav", l, r)
	}
	if !measure.Finite(l) || !measure.Finite(r) {
		t.Fatalf("at %v: a sample that is not a number", intensity)
	}
	loud := &h.loud
	within := 2.0
	if intensity == usual {
		within = 1
	}
	if math.Abs(loud.Integrated+20) > within {
		t.Errorf("at %v: %.2f LUFS, want -20 ± %v", intensity, loud.Integrated, within)
	}
	if h.peak >= -4 {
		t.Errorf("at %v: peak %.1f dBFS, want under -4", intensity, h.peak)
	}
	if h.alike >= maxAlike {
		t.Errorf("at %v: left and right are alike by %.3f, want under %v", intensity, h.alike, maxAlike)
	}
	if h.air < leastAir || h.air > maxAir {
		t.Errorf("at %v: %.1f %% of the energy lies from 2 to 6 kHz, want 5 to 15", intensity, 100*h.air)
	}
	if h.seam >= maxSeam {
		t.Errorf("at %v: a step of %.5f over the loop, want under %v", intensity, h.seam, maxSeam)
	}
	if m := max(math.Abs(measure.Mean(l)), math.Abs(measure.Mean(r))); m >= 0.001 {
		t.Errorf("at %v: mean %.5f", intensity, m)
	}
	if loud.Highest-loud.Lowest > 12 {
		t.Errorf("at %v: loudness from %.1f to %.1f LUFS, want within 12", intensity, loud.Lowest, loud.Highest)
	}
	if h.notes > musicians {
		t.Errorf("at %v: %d notes at once, want %d at most", intensity, h.notes, musicians)
	}
	t.Logf("at %v: %.1f s, %.2f LUFS (3 s: %.1f to %.1f), peak %.1f dBFS, %d notes at once, alike %.3f, air %.3f, seam %.5f",
		intensity, float64(len(l))/frames/2, loud.Integrated, loud.Lowest, loud.Highest, h.peak, h.notes, h.alike, h.air, h.seam)
}

// BenchmarkMusic reports the measurements of each piece at its usual intensity.
func BenchmarkMusic(b *testing.B) {
	for _, name := range pieceNames() {
		b.Run(name, func(b *testing.B) {
			tune := tuned[name]()
			for range b.N {
				h := listen(tune, usual[name])
				b.ReportMetric(h.loud.Integrated, "LUFS")
				b.ReportMetric(h.peak, "dBFS")
				b.ReportMetric(h.alike, "alike")
				b.ReportMetric(100*h.air, "air-%")
				b.ReportMetric(h.seam, "seam")
				b.ReportMetric(float64(tune.score.Ways()), "ways")
				b.ReportMetric(float64(h.passesInTime), "passes")
			}
		})
	}
}

// The melody is audible over its accompaniment, and the bass under it, neither lost nor too loud.
func TestBalance(t *testing.T) {
	if testing.Short() {
		t.Skip("plays every voice of every piece alone")
	}
	// The melody is the voice lead, unless listed here.
	shared := map[string][]string{"brutal": {"lead", "flute"}, "trichrome": {"drop", "flame", "leaf", "flute"}}
	for _, name := range pieceNames() {
		carry := shared[name]
		if carry == nil {
			carry = []string{"lead"}
		}
		loud := make(map[string]float64)
		for v, voice := range scoreOf(name).Voices {
			if voice.Low == 0 {
				continue
			}
			solo := *tuned[name]()
			gains := make([][2][2]float32, len(solo.gains))
			gains[v] = solo.gains[v]
			solo.gains = gains
			l, r, _ := perform(&solo, 1, min(seconds(45), loopFrames(&solo, 1)))
			loud[voice.Name] = measure.Loud(l, r).Integrated
		}
		tune := math.Inf(-1)
		for _, v := range carry {
			tune = max(tune, loud[v])
		}
		for v, l := range loud {
			under := tune - l
			if slices.Contains(carry, v) {
				continue
			}
			if under < 3.3 {
				t.Errorf("%s: %s is only %.1f LU under the tune", name, v, under)
			}
			if (v == "bass" || v == "tuba") && under > 8.2 {
				t.Errorf("%s: the bass is %.1f LU under the tune", name, under)
			}
		}
		t.Logf("%s: %v", name, loud)
	}
}

func writeWAV(t *testing.T, path string, l, r []float32) {
	le := binary.LittleEndian
	data := 4 * len(l)
	out := append([]byte("RIFF"), le.AppendUint32(nil, uint32(36+data))...)
	out = append(out, "WAVEfmt "...)
	out = le.AppendUint32(out, 16)
	out = le.AppendUint16(out, 1)
	out = le.AppendUint16(out, 2)
	out = le.AppendUint32(out, frames)
	out = le.AppendUint32(out, 4*frames)
	out = le.AppendUint16(out, 4)
	out = le.AppendUint16(out, 16)
	out = append(out, "data"...)
	out = le.AppendUint32(out, uint32(data))
	for i := range l {
		out = le.AppendUint16(out, uint16(int16(l[i]*32767)))
		out = le.AppendUint16(out, uint16(int16(r[i]*32767)))
	}
	if err := os.WriteFile(path, out, 0o644); err != nil {
		t.Fatal(err)
	}
}
