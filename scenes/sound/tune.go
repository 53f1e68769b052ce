package sound

import (
	"fmt"
	"hash/fnv"
	"math"

	files "ludotheque/assets/sound"
	"ludotheque/scenes/sound/score"
	"ludotheque/scenes/sound/synth"
)

// tune is a score whose notes have all been rendered. It is immutable, so that the mixer and the game
// may share it.
type tune struct {
	name  string
	score *score.Score
	// gains are level, gain of the piece and pan, by voice and side: the notes of a spread voice
	// alternate between two sides.
	gains [][2][2]float32
	// doubled reports that the notes of a voice are two sounds, one for each side.
	doubled []bool
	// notes are the sounds of a note, by tempo, ID and position in its chord.
	notes [2][][]clip
}

const (
	articulation = 0.92 // the share of its length that a note is held
	quarter      = 60.0 // seconds, divided by the tempo
	headroom     = 0.5  // the scale at which a note is stored: filtering may add to its level
	doubleCents  = 4.0  // detuning of the two sounds of a doubled note
	airHz        = 3400 // the centre of the boosted band
	airQ         = 0.7
)

// parseScore parses an embedded piece.
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

// scoreOf returns a score, which New has parsed without an error.
func scoreOf(name string) *score.Score {
	all, _ := scores()
	return all[name]
}

// newTune renders the notes of a score. Equal notes are rendered once. yield is called every few
// microseconds; when it returns false the work is dropped and the tune is nil.
func newTune(name string, s *score.Score, yield func() bool) *tune {
	t := &tune{name: name, score: s}
	for _, v := range s.Voices {
		g := amplitude(v.Level+s.Gain) / headroom
		var sides [2][2]float32
		for i, way := range [...]float64{-1, 1} {
			l, r := pan(max(-1, min(1, v.Pan+way*v.Spread)))
			sides[i] = [2]float32{float32(g * l), float32(g * r)}
		}
		t.gains = append(t.gains, sides)
		t.doubled = append(t.doubled, v.Spread > 0 && v.Instrument.Blown)
	}
	type key struct {
		instrument    *synth.Instrument
		pitch         synth.Pitch
		length, tempo int
		player        int
	}
	made := make(map[key]clip)
	for i, tempo := range s.Tempo {
		if tempo == 0 {
			continue
		}
		t.notes[i] = make([][]clip, s.Notes)
		for _, sec := range s.Sections {
			for v, notes := range sec.Voices {
				players := []int{0}
				if t.doubled[v] {
					players = []int{-1, 1}
				}
				for _, n := range notes {
					if t.notes[i][n.ID] != nil {
						continue // of a section with two endings
					}
					for _, p := range n.Pitches {
						for _, player := range players {
							k := key{s.Voices[v].Instrument, p, n.Length, tempo, player}
							if made[k] == nil {
								if !yield() {
									return nil
								}
								held := articulation * quarter / float64(tempo) * float64(n.Length) / 4
								made[k] = render(k.instrument, p, player, held, s.Air, yield)
							}
							t.notes[i][n.ID] = append(t.notes[i][n.ID], made[k])
						}
					}
				}
			}
		}
	}
	return t
}

// render renders a note, by one of two players (-1 and 1) or by the only one (0).
func render(in *synth.Instrument, p synth.Pitch, player int, held, air float64, yield func() bool) clip {
	h := fnv.New32a()
	h.Write([]byte(in.Name))
	hz := p.Hz() * math.Exp2(float64(player)*doubleCents/1200)
	n := synth.Note{From: hz, To: hz, Length: held, Strength: 1, Seed: synth.Mix(h.Sum32(), uint32(p)+uint32(player)<<16)}
	x := in.Render(n, func() { yield() })
	var lift synth.Filter
	lift.Set(airHz, airQ)
	more := amplitude(air) - 1
	for i, v := range x {
		x[i] = headroom * float32(float64(v)+more*lift.Band(float64(v)))
	}
	return pack(x)
}

// pack rounds samples to 16 bits, which halves the memory and adds a noise 96 dB below their peak.
func pack(x []float32) clip {
	c := make(clip, len(x))
	for i, v := range x {
		v = min(max(v, -1), 1)
		if v < 0 {
			c[i] = int16(v*32767 - 0.5)
		} else {
			c[i] = int16(v*32767 + 0.5)
		}
	}
	return c
}
