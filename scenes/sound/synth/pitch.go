package synth

import (
	"fmt"
	"math"
)

// Pitch is a key of the equal-tempered keyboard, counted in semitones: 60 is
// C4, 69 is A4 = 440 Hz.
type Pitch int

var classes = map[byte]int{'C': 0, 'D': 2, 'E': 4, 'F': 5, 'G': 7, 'A': 9, 'B': 11}

// ParseClass reads a note without octave, "Eb" or "F#", as semitones above C
// (0 to 11), and gives back what follows it.
func ParseClass(s string) (class int, rest string, err error) {
	if s == "" {
		return 0, "", fmt.Errorf("a note is missing")
	}
	class, ok := classes[s[0]]
	if !ok {
		return 0, "", fmt.Errorf("%q is not a note: it must begin with a letter from A to G", s)
	}
	s = s[1:]
	if s != "" && s[0] == '#' {
		class, s = class+1, s[1:]
	} else if s != "" && s[0] == 'b' {
		class, s = class-1, s[1:]
	}
	return (class + 12) % 12, s, nil
}

// ParsePitch reads a note with its octave: "C4", "Eb2", "F#5".
func ParsePitch(s string) (Pitch, error) {
	class, rest, err := ParseClass(s)
	if err != nil {
		return 0, err
	}
	if len(rest) != 1 || rest[0] < '0' || rest[0] > '9' {
		return 0, fmt.Errorf("%q is not a note: after the letter write one octave from 0 to 9, as in C4", s)
	}
	// B# and Cb would belong to the neighbouring octave: scores do not use them.
	return Pitch(12*(int(rest[0]-'0')+1) + class), nil
}

// Hz is the frequency of the pitch.
func (p Pitch) Hz() float64 { return 440 * math.Exp2(float64(p-69)/12) }

// Class is the pitch without its octave: semitones above C, 0 to 11.
func (p Pitch) Class() int { return ((int(p) % 12) + 12) % 12 }

var names = [12]string{"C", "C#", "D", "Eb", "E", "F", "F#", "G", "Ab", "A", "Bb", "B"}

// String is the pitch's name and octave: "Bb4".
func (p Pitch) String() string { return fmt.Sprintf("%s%d", names[p.Class()], int(p)/12-1) }
