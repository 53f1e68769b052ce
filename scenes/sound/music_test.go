package sound

import (
	"encoding/binary"
	"flag"
	"math"
	"os"
	"slices"
	"sync"
	"testing"

	"ludotheque/scenes/sound/internal/measure"
)

// wav writes what the music tests hear, for ears:
//
//	go test ./scenes/sound -run EveryPiece/bzzz -args -wav /tmp
var wav = flag.String("wav", "", "directory to write each piece to, as NAME-INTENSITY.wav")

// tuned makes the notes of each piece once for all tests.
var tuned = func() map[string]func() *tune {
	m := make(map[string]func() *tune)
	for name := range scores {
		m[name] = sync.OnceValue(func() *tune {
			return newTune(name, scores[name], func() bool { return true })
		})
	}
	return m
}()

func pieceNames() []string {
	var names []string
	for name := range scores {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
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

// loopFrames is the length of a tune's loop at an intensity.
func loopFrames(t *tune, intensity float64) int64 {
	tempo := t.score.Tempo[0]
	if intensity >= 1 && t.score.Tempo[1] != 0 {
		tempo = t.score.Tempo[1]
	}
	return int64(t.score.LoopSixteenths()) * 720000 / int64(tempo)
}

func TestEveryPiece(t *testing.T) {
	usual := map[string]float64{"aquariom": 0.4}
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
			for _, intensity := range []float64{0, 0.4, 1} {
				layered := tune.score.Tempo[1] != 0
				for _, v := range tune.score.Voices {
					layered = layered || v.From > 0
				}
				if !layered && intensity > 0 {
					continue // it sounds the same
				}
				loop := loopFrames(tune, intensity)
				l, r, b := perform(tune, intensity, 2*loop+chunk)
				hear(t, name, intensity, usual[name], l[loop:2*loop], r[loop:2*loop], b)
				seam, inside := math.Abs(float64(l[2*loop]-l[2*loop-1])), measure.Step(l[loop:2*loop])
				if seam >= inside {
					t.Errorf("at %v: a step of %.4f over the loop, inside at most %.4f", intensity, seam, inside)
				}
			}
		})
	}
}

func hear(t *testing.T, name string, intensity, usual float64, l, r []float32, b *band) {
	if *wav != "" {
		writeWAV(t, *wav+"/"+name+"-"+string(rune('0'+int(intensity*9)))+".wav", l, r)
	}
	if !measure.Finite(l) || !measure.Finite(r) {
		t.Fatalf("at %v: a sample that is no number", intensity)
	}
	loud := measure.Loud(l, r)
	within := 2.0
	if intensity == usual {
		within = 1
	}
	if math.Abs(loud.Integrated+20) > within {
		t.Errorf("at %v: %.2f LUFS, want -20 ± %v", intensity, loud.Integrated, within)
	}
	peak := measure.DB(max(measure.Peak(l), measure.Peak(r)))
	if peak >= -4 {
		t.Errorf("at %v: peak %.1f dBFS, want under -4", intensity, peak)
	}
	if m := max(math.Abs(measure.Mean(l)), math.Abs(measure.Mean(r))); m >= 0.001 {
		t.Errorf("at %v: mean %.5f", intensity, m)
	}
	if loud.Highest-loud.Lowest > 12 {
		t.Errorf("at %v: loudness from %.1f to %.1f LUFS, want within 12", intensity, loud.Lowest, loud.Highest)
	}
	if b.most > musicians {
		t.Errorf("at %v: %d notes at once, want %d at most", intensity, b.most, musicians)
	}
	t.Logf("at %v: %.1f s, %.2f LUFS (3 s: %.1f to %.1f), peak %.1f dBFS, %d notes at once",
		intensity, float64(len(l))/frames, loud.Integrated, loud.Lowest, loud.Highest, peak, b.most)
}

// The tune is heard over everything that accompanies it, and its bass under it,
// neither lost nor too loud.
func TestBalance(t *testing.T) {
	if testing.Short() {
		t.Skip("plays every voice of every piece alone")
	}
	// The tune is the voice lead's, where nothing else is said here.
	shared := map[string][]string{"brutal": {"lead", "flute"}, "trichrome": {"drop", "flame", "leaf", "flute"}}
	for _, name := range pieceNames() {
		carry := shared[name]
		if carry == nil {
			carry = []string{"lead"}
		}
		loud := make(map[string]float64)
		for v, voice := range scores[name].Voices {
			if voice.Low == 0 {
				continue
			}
			solo := *tuned[name]()
			gains := make([][2]float32, len(solo.gains))
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
