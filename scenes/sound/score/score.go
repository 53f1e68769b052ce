// Package score reads the music and counts it out: a text per piece, and a
// sequencer that says which note begins at which sample. It makes no sound; the
// notation is described at Parse.
package score

import (
	"fmt"
	"strings"

	"ludotheque/scenes/sound/synth"
)

// Score is a piece of music.
type Score struct {
	Title    string
	Tonic    int    // semitones above C
	Mode     string // major, minor, dorian or lydian
	Meter    Meter
	Tempo    [2]int  // quarter notes a minute: usual, and at intensity 1, or 0
	Gain     float64 // dB, brings the piece to -20 LUFS
	Air      float64 // dB by which 2 to 6 kHz are lifted in its notes
	Voices   []Voice
	Sections []Section
	Form     []Part // order of the sections
	Loop     int    // the part that follows the last one
	Notes    int    // in all sections and voices: each has an ID under this
}

// Meter is a measure; lengths are in sixteenths.
type Meter struct {
	Name string // 3/4, 4/4 or 6/8
	Bar  int    // length of a bar
	Beat int    // length of a beat: a dotted quarter in 6/8
}

var meters = []Meter{{"3/4", 12, 4}, {"4/4", 16, 4}, {"6/8", 12, 6}}

// Voice is one instrument of a piece.
type Voice struct {
	Name       string
	Instrument *synth.Instrument
	Level      float64     // dB
	Pan        float64     // -1 left to 1 right
	Low, High  synth.Pitch // its range; 0 both when it only has strokes
	From       float64     // heard when the intensity is at least this
	// Spread is how far to both sides of Pan its notes come from, by turns, as from
	// two hands; a long note of a blown instrument comes from both, as of two players.
	Spread float64
}

// Section is a number of bars that belong together.
type Section struct {
	Name   string
	Bars   int
	Chords []Span   // the harmony, in order of time
	Voices [][]Note // by voice, in order of time; empty where a voice is silent
}

// Span is a chord that lasts some sixteenths.
type Span struct {
	At, Length int
	Chord      Chord
}

// Note is one note, chord or stroke of a voice.
type Note struct {
	ID         int           // a number of its own within the score
	At, Length int           // sixteenths, from the beginning of the section
	Pitches    []synth.Pitch // of a chord several; strokes have one
}

// Part is a section in the form, with the voices that are left out of it.
type Part struct {
	Section int
	Without []bool // by voice
	// Or are parts of the same length that take turns with it from pass to pass.
	Or []Part
}

// maxWays is how many ways to play a form may have.
const maxWays = 1 << 16

// Ways is in how many ways the form can be played: from pass to pass parts are played
// in another of their versions.
func (s *Score) Ways() int {
	n := 1
	for i := range s.Form {
		n *= 1 + len(s.Form[i].Or)
	}
	return n
}

// In is a part of the form in one of the ways to play it, from 0 to under Ways.
func (s *Score) In(way, part int) *Part {
	for i := range s.Form[:part] {
		way /= 1 + len(s.Form[i].Or)
	}
	p := &s.Form[part]
	if i := way % (1 + len(p.Or)); i > 0 {
		return &p.Or[i-1]
	}
	return p
}

// Sixteenths is the length of a section.
func (s *Score) Sixteenths(section int) int { return s.Sections[section].Bars * s.Meter.Bar }

// LoopSixteenths is the length of what is played again and again.
func (s *Score) LoopSixteenths() int {
	n := 0
	for _, p := range s.Form[s.Loop:] {
		n += s.Sixteenths(p.Section)
	}
	return n
}

// Find is the first part of the form that plays the section of that name, -1
// when there is none.
func (s *Score) Find(section string) int {
	for i, p := range s.Form {
		if s.Sections[p.Section].Name == section {
			return i
		}
	}
	return -1
}

// Chord is a harmony: its pitch classes, semitones above C.
type Chord struct {
	Name    string
	Classes []int // the bass, if it is another note, included
}

// Has tells whether a pitch is one of the chord's.
func (c Chord) Has(p synth.Pitch) bool {
	for _, class := range c.Classes {
		if p.Class() == class {
			return true
		}
	}
	return false
}

// qualities are the chords the pieces use: semitones above the root.
var qualities = map[string][]int{"": {0, 4, 7}, "m": {0, 3, 7}, "7": {0, 4, 7, 10}}

// ParseChord reads "Bb", "Am", "G7" or "C/E".
func ParseChord(name string) (Chord, error) {
	above, bass, slash := strings.Cut(name, "/")
	root, quality, err := synth.ParseClass(above)
	if err != nil {
		return Chord{}, fmt.Errorf("chord %q: %w", name, err)
	}
	steps, ok := qualities[quality]
	if !ok {
		return Chord{}, fmt.Errorf("chord %q: write a major chord as C, a minor one as Cm, a seventh as C7", name)
	}
	c := Chord{Name: name}
	for _, s := range steps {
		c.Classes = append(c.Classes, (root+s)%12)
	}
	if slash {
		b, rest, err := synth.ParseClass(bass)
		if err != nil || rest != "" {
			return Chord{}, fmt.Errorf("chord %q: the bass after the stroke must be a note without octave", name)
		}
		c.Classes = append(c.Classes, b)
	}
	return c, nil
}
