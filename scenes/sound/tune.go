package sound

import (
	"fmt"
	"hash/fnv"

	files "ludotheque/assets/sound"
	"ludotheque/scenes/sound/score"
	"ludotheque/scenes/sound/synth"
)

// tune is a score whose every note has been made, ready to be played. It does
// not change any more, so the mixer and the game may share it.
type tune struct {
	name  string
	score *score.Score
	gains [][2]float32 // by voice: level, gain of the piece and pan
	// notes are the sounds of a note, by tempo, ID and place in its chord.
	notes [2][][]clip
}

const (
	articulation = 0.92 // of its length a note is held
	quarter      = 60.0 // seconds, over the tempo
)

// parseScore reads a piece of the cabinet.
func parseScore(path string) (*score.Score, error) {
	f, err := files.FS.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	s, err := score.Parse(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return s, nil
}

// newTune makes the notes of a score. Equal notes are made once. yield is called
// every few microseconds; when it returns false the work is dropped and the
// tune is nil.
func newTune(name string, s *score.Score, yield func() bool) *tune {
	t := &tune{name: name, score: s}
	for _, v := range s.Voices {
		l, r := pan(v.Pan)
		g := amplitude(v.Level + s.Gain)
		t.gains = append(t.gains, [2]float32{float32(g * l), float32(g * r)})
	}
	type key struct {
		instrument    *synth.Instrument
		pitch         synth.Pitch
		length, tempo int
	}
	made := make(map[key]clip)
	for i, tempo := range s.Tempo {
		if tempo == 0 {
			continue
		}
		t.notes[i] = make([][]clip, s.Notes)
		for _, sec := range s.Sections {
			for v, notes := range sec.Voices {
				for _, n := range notes {
					for _, p := range n.Pitches {
						k := key{s.Voices[v].Instrument, p, n.Length, tempo}
						if made[k] == nil {
							if !yield() {
								return nil
							}
							held := articulation * quarter / float64(tempo) * float64(n.Length) / 4
							made[k] = render(k.instrument, p, held, yield)
						}
						t.notes[i][n.ID] = append(t.notes[i][n.ID], made[k])
					}
				}
			}
		}
	}
	return t
}

func render(in *synth.Instrument, p synth.Pitch, held float64, yield func() bool) clip {
	h := fnv.New32a()
	h.Write([]byte(in.Name))
	n := synth.Note{From: p.Hz(), To: p.Hz(), Length: held, Strength: 1, Seed: synth.Mix(h.Sum32(), uint32(p))}
	return pack(in.Render(n, func() { yield() }))
}

// pack rounds samples to 16 bits, which halves their room and adds a noise 96
// dB under their peak.
func pack(x []float32) clip {
	c := make(clip, len(x))
	for i, v := range x {
		if v < 0 {
			c[i] = int16(v*32767 - 0.5)
		} else {
			c[i] = int16(v*32767 + 0.5)
		}
	}
	return c
}
