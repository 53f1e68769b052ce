// Package fx reads the list of effects and renders them: every short sound of
// the cabinet, each a handful of notes. It says what an effect is; when and how
// loud it is heard is the mixer's business.
package fx

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"ludotheque/scenes/sound/synth"
)

// Loudest is the highest peak an effect may have, in dBFS.
const Loudest = -6

// Vary says how the takes of an effect differ from each other. Each kind has
// what the one before it has, save Argued, which only adds to Noise.
type Vary byte

const (
	Noise  Vary = 'n' // other noise
	Tuning Vary = 't' // and each step up to 12 cents and 15 % of strength away
	Walk   Vary = 'w' // and quick repeats walk along the scale
	Argued Vary = 'a' // an argument changes it, see Argument
)

// Effect is one line of the list.
type Effect struct {
	Name     string
	Game     string  // the scale it is written in: "ui", or a game's
	Peak     float64 // dBFS
	Priority int     // 0 must be heard, 4 is mere texture
	Vary     Vary
	Gap      time.Duration // sooner than this it is not played again
	Argument Argument
	// Row, when not 0, is how far apart several at once are heard one by one; else
	// they are one effect that is louder.
	Row   time.Duration
	Steps []Step
	scale *Scale
}

// Step is one note of an effect.
type Step struct {
	At         time.Duration // from the beginning of the effect
	Instrument *synth.Instrument
	From, To   synth.Pitch // of a tuned instrument
	Centre     float64     // Hz, of any other
	Length     time.Duration
	Strength   float64 // 0 to 1
}

// Scale is the set of pitch classes a game's effects are made of, so that any
// two of them agree.
type Scale struct {
	Game    string
	Classes []int // semitones above C, from the tonic up
}

// Has tells whether a pitch belongs to the scale.
func (s *Scale) Has(p synth.Pitch) bool { return slices.Contains(s.Classes, p.Class()) }

// Move is the pitch a number of degrees of the scale above p, below when negative.
// p must belong to the scale.
func (s *Scale) Move(p synth.Pitch, degrees int) synth.Pitch {
	way := synth.Pitch(1)
	if degrees < 0 {
		way, degrees = -1, -degrees
	}
	for degrees > 0 {
		if p += way; s.Has(p) {
			degrees--
		}
	}
	return p
}

// List is the whole of a file of effects.
type List struct {
	Effects []*Effect
	Scales  []*Scale
	index   map[string]int
}

// Index is the place of an effect in Effects, -1 when there is none of that
// name.
func (l *List) Index(name string) int {
	if i, ok := l.index[name]; ok {
		return i
	}
	return -1
}

// Transposition is by how many semitones, at most six, the effects of one scale
// are to be moved so that they have the notes of another; 0 when no distance
// does it or one of the two does not exist.
func (l *List) Transposition(from, to string) int {
	find := func(game string) *Scale {
		for _, s := range l.Scales {
			if s.Game == game {
				return s
			}
		}
		return nil
	}
	a, b := find(from), find(to)
	if a == nil || b == nil {
		return 0
	}
	for _, by := range [...]int{0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6} {
		if !slices.ContainsFunc(a.Classes, func(c int) bool { return !b.Has(synth.Pitch(60 + c + by)) }) {
			return by
		}
	}
	return 0
}

// Parse reads a list of effects. Its errors name the line and what is wrong
// with it; the notation is in the head of effects.fx.
func Parse(r io.Reader) (*List, error) {
	l := &List{index: make(map[string]int)}
	lines := bufio.NewScanner(r)
	var scale *Scale
	head := false
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || line[0] == '#' {
			continue
		}
		fail := func(err error) (*List, error) { return nil, fmt.Errorf("line %d: %w", n, err) }
		switch word := strings.Fields(line); {
		case !head:
			if line != "fx 1" {
				return fail(fmt.Errorf("%q: the first line must say \"fx 1\", the format this program reads", line))
			}
			head = true
		case word[0] == "scale":
			s, err := parseScale(word[1:])
			if err != nil {
				return fail(err)
			}
			scale = s
			l.Scales = append(l.Scales, s)
		case scale == nil:
			return fail(fmt.Errorf("an effect before any \"scale\" line: say first in which scale it is"))
		default:
			e, err := parseEffect(line, scale)
			if err != nil {
				return fail(err)
			}
			if _, twice := l.index[e.Name]; twice {
				return fail(fmt.Errorf("%s is there twice", e.Name))
			}
			l.index[e.Name] = len(l.Effects)
			l.Effects = append(l.Effects, e)
		}
	}
	if err := lines.Err(); err != nil {
		return nil, err
	}
	if len(l.Effects) == 0 {
		return nil, fmt.Errorf("no effect in it")
	}
	return l, nil
}

func parseScale(words []string) (*Scale, error) {
	if len(words) < 3 {
		return nil, fmt.Errorf("a scale needs a name and two notes at least, as in \"scale ui C D E G A\"")
	}
	s := &Scale{Game: words[0]}
	for _, w := range words[1:] {
		c, rest, err := synth.ParseClass(w)
		if err == nil && rest != "" {
			err = fmt.Errorf("%q: a scale has notes without octave", w)
		}
		if err != nil {
			return nil, err
		}
		s.Classes = append(s.Classes, c)
	}
	return s, nil
}

func parseEffect(line string, scale *Scale) (*Effect, error) {
	head, body, ok := strings.Cut(line, "|")
	words := strings.Fields(head)
	if !ok || len(words) < 5 {
		return nil, fmt.Errorf("an effect is \"name peak priority vary gap | steps\"")
	}
	e := &Effect{Name: words[0], Game: scale.Game, scale: scale}
	var err error
	if e.Peak, err = number(words[1], "peak in dBFS", -60, Loudest); err != nil {
		return nil, err
	}
	if e.Priority, err = strconv.Atoi(words[2]); err != nil || e.Priority < 0 || e.Priority > 4 {
		return nil, fmt.Errorf("priority %q: write 0 to 4", words[2])
	}
	if len(words[3]) != 1 || !strings.Contains("ntwa", words[3]) {
		return nil, fmt.Errorf("vary %q: write n, t, w or a", words[3])
	}
	e.Vary = Vary(words[3][0])
	gap, err := number(words[4], "gap in ms", 0, 60_000)
	if err != nil {
		return nil, err
	}
	e.Gap = ms(gap)
	if err := e.parseMore(words[5:]); err != nil {
		return nil, fmt.Errorf("%s: %w", e.Name, err)
	}
	if e.Vary == Argued && e.Argument.Kind == None {
		return nil, fmt.Errorf("%s varies by an argument (a) and has none: write n, t or w, or the argument behind the gap, as \"degrees 0 10\"", e.Name)
	}
	for text := range strings.SplitSeq(body, ";") {
		s, err := parseStep(strings.Fields(text), scale)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", e.Name, err)
		}
		e.Steps = append(e.Steps, s)
	}
	return e, nil
}

// parseMore reads what stands behind the gap: an argument, a row, both or none.
func (e *Effect) parseMore(words []string) error {
	for len(words) > 0 {
		kind, argued := argumentKinds[words[0]]
		switch {
		case argued && len(words) >= 3:
			low, err := strconv.Atoi(words[1])
			if err != nil {
				return fmt.Errorf("argument %q: its bounds are whole numbers", words[1])
			}
			high, err := strconv.Atoi(words[2])
			if err != nil || high < low {
				return fmt.Errorf("argument %q: its bounds are whole numbers, the lower one first", words[2])
			}
			e.Argument = Argument{kind, low, high}
			words = words[3:]
		case words[0] == "row" && len(words) >= 2:
			apart, err := number(words[1], "row in ms", 1, 1000)
			if err != nil {
				return err
			}
			e.Row = ms(apart)
			words = words[2:]
		default:
			return fmt.Errorf("%q: behind the gap stands nothing, \"degrees 0 10\", \"notes 1 3\", \"level 0 10\" or \"row 90\"", strings.Join(words, " "))
		}
	}
	return nil
}

func parseStep(words []string, scale *Scale) (Step, error) {
	var s Step
	if len(words) != 5 {
		return s, fmt.Errorf("step %q: write \"at instrument pitch length strength\"", strings.Join(words, " "))
	}
	at, err := number(words[0], "beginning in ms", 0, 3000)
	if err != nil {
		return s, err
	}
	s.At = ms(at)
	if s.Instrument = synth.Lookup(words[1]); s.Instrument == nil {
		return s, fmt.Errorf("%q is not an instrument: there are %s", words[1], strings.Join(synth.Names(), ", "))
	}
	if s.Instrument.Kind == synth.Tuned {
		from, to, glides := strings.Cut(words[2], ">")
		if !glides {
			to = from
		}
		if s.From, err = synth.ParsePitch(from); err != nil {
			return s, err
		}
		if s.To, err = synth.ParsePitch(to); err != nil {
			return s, err
		}
		for _, p := range []synth.Pitch{s.From, s.To} {
			if !scale.Has(p) {
				return s, fmt.Errorf("%v is not in the scale of %s", p, scale.Game)
			}
		}
	} else if s.Centre, err = number(words[2], "frequency in Hz", 20, 16000); err != nil {
		return s, err
	}
	length, err := number(words[3], "length in ms", 5, 3000)
	if err != nil {
		return s, err
	}
	s.Length = ms(length)
	s.Strength, err = number(words[4], "strength", 0.01, 1)
	return s, err
}

func number(s, what string, lo, hi float64) (float64, error) {
	v, err := strconv.ParseFloat(s, 64)
	if err != nil || !(v >= lo && v <= hi) {
		return 0, fmt.Errorf("%s %q: write a number from %v to %v", what, s, lo, hi)
	}
	return v, nil
}

func ms(v float64) time.Duration { return time.Duration(math.Round(v * float64(time.Millisecond))) }
