package score

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"ludotheque/scenes/sound/synth"
)

// strokePitch is what an instrument that is only struck sounds at: the clock of
// wood; drums have no pitch to hear.
const strokePitch = synth.Pitch(81) // 880 Hz

// Parse reads a score:
//
//	score 1
//	title, key, meter, tempo a [b], gain dB, air dB
//	voice NAME INSTRUMENT dB PAN LOWEST HIGHEST FROM [SPREAD]
//	form A A2 B A-lead …         "-lead" leaves a voice out; "A2/A3" takes turns
//	loop A
//	section A 8                  and its lines: voice | bar | bar |
//	section A3 2 ends A2         A2 with another ending of two bars; a voice that has
//	                             no line here ends as in A2
//	chords | Dm Am | F/A |
//	lead   | D5:4 r:2 G4+B4:2 | % |
//
// Units are sixteenths, % is the bar before again, x a stroke, r a rest. Errors
// name the line and what is wrong with it.
func Parse(r io.Reader) (*Score, error) {
	p := &parser{section: -1, written: map[int]bool{}}
	lines := bufio.NewScanner(r)
	for p.line = 1; lines.Scan(); p.line++ {
		line := strings.TrimSpace(lines.Text())
		if line == "" || line[0] == '#' {
			continue
		}
		if err := p.read(line); err != nil {
			return nil, fmt.Errorf("line %d: %w", p.line, err)
		}
	}
	if err := lines.Err(); err != nil {
		return nil, err
	}
	if err := p.finish(); err != nil {
		return nil, err
	}
	return &p.score, nil
}

type parser struct {
	score   Score
	line    int
	head    bool
	section int // the one being read, -1 before the first
	form    []string
	loop    string
	filled  [][]int      // by section and voice: bars read
	chords  []int        // by section: bars of harmony read
	first   []int        // by section: the bar at which it is written, not 0 for another ending
	written map[int]bool // by section and voice: another ending has a line for it
	last    [][][]Note   // by section and voice: the bar before
}

func (p *parser) read(line string) error {
	if !p.head {
		if line != "score 1" {
			return fmt.Errorf("%q: the first line must say \"score 1\", the format this program reads", line)
		}
		p.head = true
		return nil
	}
	if name, bars, ok := strings.Cut(line, "|"); ok {
		return p.bars(strings.TrimSpace(name), bars)
	}
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	words := strings.Fields(rest)
	s := &p.score
	switch word {
	case "title":
		s.Title = rest
	case "key":
		return p.key(words)
	case "meter":
		i := slices.IndexFunc(meters, func(m Meter) bool { return m.Name == rest })
		if i < 0 {
			return fmt.Errorf("meter %q: there are 3/4, 4/4 and 6/8", rest)
		}
		s.Meter = meters[i]
	case "tempo":
		return p.tempo(words)
	case "gain":
		g, err := number(rest, "gain in dB", -60, 20)
		s.Gain = g
		return err
	case "air":
		a, err := number(rest, "air in dB", 0, 12)
		s.Air = a
		return err
	case "voice":
		return p.voice(words)
	case "form":
		p.form = words
	case "loop":
		p.loop = rest
	case "section":
		return p.open(words)
	default:
		return fmt.Errorf("%q: expected title, key, meter, tempo, gain, air, voice, form, loop, section or a line of bars", word)
	}
	return nil
}

func (p *parser) key(words []string) error {
	if len(words) != 2 || !slices.Contains([]string{"major", "minor", "dorian", "lydian"}, words[1]) {
		return fmt.Errorf("a key is a note and major, minor, dorian or lydian")
	}
	c, rest, err := synth.ParseClass(words[0])
	if err != nil || rest != "" {
		return fmt.Errorf("key %q: it must be a note without octave", words[0])
	}
	p.score.Tonic, p.score.Mode = c, words[1]
	return nil
}

func (p *parser) tempo(words []string) error {
	if len(words) < 1 || len(words) > 2 {
		return fmt.Errorf("tempo: write one or two numbers of quarter notes a minute")
	}
	for i, w := range words {
		v, err := strconv.Atoi(w)
		if err != nil || v < 20 || v > 300 {
			return fmt.Errorf("tempo %q: write a whole number from 20 to 300", w)
		}
		p.score.Tempo[i] = v
	}
	return nil
}

func (p *parser) voice(words []string) error {
	if p.section >= 0 {
		return fmt.Errorf("voices come before the first section")
	}
	if len(words) != 7 && len(words) != 8 {
		return fmt.Errorf("a voice is \"NAME INSTRUMENT dB PAN LOWEST HIGHEST FROM [SPREAD]\"")
	}
	v := Voice{Name: words[0], Instrument: synth.Lookup(words[1])}
	if v.Instrument == nil {
		return fmt.Errorf("%q is not an instrument: there are %s", words[1], strings.Join(synth.Names(), ", "))
	}
	if p.find(v.Name) >= 0 || v.Name == "chords" {
		return fmt.Errorf("the name %s is taken", v.Name)
	}
	var err error
	if v.Level, err = number(words[2], "level in dB", -60, 0); err != nil {
		return err
	}
	if v.Pan, err = number(words[3], "pan", -1, 1); err != nil {
		return err
	}
	if words[4] != "x" || words[5] != "x" {
		if v.Low, err = synth.ParsePitch(words[4]); err != nil {
			return err
		}
		if v.High, err = synth.ParsePitch(words[5]); err != nil {
			return err
		}
		if v.High < v.Low {
			return fmt.Errorf("the highest note of %s is under its lowest", v.Name)
		}
	}
	if v.From, err = number(words[6], "intensity", 0, 1); err != nil {
		return err
	}
	if len(words) == 8 {
		v.Spread, err = number(words[7], "spread", 0, 1)
	}
	p.score.Voices = append(p.score.Voices, v)
	return err
}

func (p *parser) find(voice string) int {
	return slices.IndexFunc(p.score.Voices, func(v Voice) bool { return v.Name == voice })
}

func (p *parser) open(words []string) error {
	s := &p.score
	if s.Meter.Bar == 0 {
		return fmt.Errorf("say the meter before the first section")
	}
	ending := len(words) == 4 && words[2] == "ends"
	if len(words) != 2 && !ending {
		return fmt.Errorf("a section is \"section NAME BARS\", another ending \"section NAME BARS ends SECTION\"")
	}
	bars, err := strconv.Atoi(words[1])
	if err != nil || bars < 1 || bars > 64 {
		return fmt.Errorf("section %s has %q bars: write 1 to 64", words[0], words[1])
	}
	if slices.ContainsFunc(s.Sections, func(o Section) bool { return o.Name == words[0] }) {
		return fmt.Errorf("section %s is there twice", words[0])
	}
	p.section++
	s.Sections = append(s.Sections, Section{Name: words[0], Bars: bars, Voices: make([][]Note, len(s.Voices))})
	p.filled = append(p.filled, make([]int, len(s.Voices)))
	p.chords = append(p.chords, 0)
	p.last = append(p.last, make([][]Note, len(s.Voices)))
	p.first = append(p.first, 0)
	if ending {
		return p.ends(words[3])
	}
	return nil
}

// ends makes the section being read another ending of one that was read before.
func (p *parser) ends(name string) error {
	s := &p.score
	sec := &s.Sections[p.section]
	i := slices.IndexFunc(s.Sections[:p.section], func(o Section) bool { return o.Name == name })
	if i < 0 {
		return fmt.Errorf("section %s ends %q, which is not a section before it", sec.Name, name)
	}
	of := &s.Sections[i]
	if p.chords[i] != of.Bars {
		return fmt.Errorf("section %s ends %s, which has %d bars of chords, not %d", sec.Name, name, p.chords[i], of.Bars)
	}
	first := of.Bars - sec.Bars
	if first < 1 {
		return fmt.Errorf("section %s ends %s, which has only %d bars", sec.Name, name, of.Bars)
	}
	sec.Bars = of.Bars
	p.first[p.section], p.chords[p.section] = first, first
	for _, c := range of.Chords {
		if c.At < first*s.Meter.Bar {
			sec.Chords = append(sec.Chords, c)
		}
	}
	for v := range of.Voices {
		sec.Voices[v] = slices.Clone(of.Voices[v])
		p.filled[p.section][v] = p.filled[i][v]
	}
	return nil
}

// bars reads what stands after "voice |".
func (p *parser) bars(name, text string) error {
	if p.section < 0 {
		return fmt.Errorf("bars of %q before the first section", name)
	}
	text, ok := strings.CutSuffix(strings.TrimSpace(text), "|")
	if !ok {
		return fmt.Errorf("the last bar must end with |")
	}
	if name == "chords" {
		for bar := range strings.SplitSeq(text, "|") {
			if err := p.harmony(strings.Fields(bar)); err != nil {
				return err
			}
		}
		return nil
	}
	v := p.find(name)
	if v < 0 {
		return fmt.Errorf("%q is neither chords nor a voice", name)
	}
	p.anew(v)
	for bar := range strings.SplitSeq(text, "|") {
		if err := p.bar(v, strings.Fields(bar)); err != nil {
			return fmt.Errorf("%s, bar %d: %w", name, p.filled[p.section][v]+1, err)
		}
	}
	return nil
}

// anew takes the ending of a voice out that is about to get another one.
func (p *parser) anew(v int) {
	sec, first := &p.score.Sections[p.section], p.first[p.section]
	if first == 0 || p.written[p.section*len(p.score.Voices)+v] {
		return
	}
	p.written[p.section*len(p.score.Voices)+v] = true
	p.filled[p.section][v] = first
	sec.Voices[v] = slices.DeleteFunc(sec.Voices[v], func(n Note) bool { return n.At >= first*p.score.Meter.Bar })
}

func (p *parser) harmony(words []string) error {
	sec := &p.score.Sections[p.section]
	bar := p.score.Meter.Bar
	if len(words) == 0 || bar%len(words) != 0 {
		return fmt.Errorf("%d chords cannot share bar %d", len(words), p.chords[p.section]+1)
	}
	each := bar / len(words)
	for i, w := range words {
		c, err := ParseChord(w)
		if err != nil {
			return err
		}
		sec.Chords = append(sec.Chords, Span{p.chords[p.section]*bar + i*each, each, c})
	}
	p.chords[p.section]++
	return nil
}

func (p *parser) bar(v int, words []string) error {
	sec := &p.score.Sections[p.section]
	start := p.filled[p.section][v] * p.score.Meter.Bar
	var notes []Note
	if len(words) == 1 && words[0] == "%" {
		if p.filled[p.section][v] == p.first[p.section] {
			return fmt.Errorf("%% repeats the bar before, and there is none")
		}
		notes = slices.Clone(p.last[p.section][v])
	} else {
		at := 0
		for _, w := range words {
			n, err := p.note(v, w)
			if err != nil {
				return err
			}
			n.At = at
			at += n.Length
			if n.Pitches != nil {
				notes = append(notes, n)
			}
		}
		if at != p.score.Meter.Bar {
			return fmt.Errorf("its notes last %d sixteenths, not %d", at, p.score.Meter.Bar)
		}
	}
	p.last[p.section][v] = slices.Clone(notes)
	for _, n := range notes {
		n.At += start
		n.ID = p.score.Notes
		p.score.Notes++
		sec.Voices[v] = append(sec.Voices[v], n)
	}
	p.filled[p.section][v]++
	return nil
}

// note reads "D5:4", "G4+B4:2", "r:2" or "x:4"; a rest has no pitches.
func (p *parser) note(v int, word string) (Note, error) {
	what, length, ok := strings.Cut(word, ":")
	n, err := strconv.Atoi(length)
	if !ok || err != nil || n < 1 || n > p.score.Meter.Bar {
		return Note{}, fmt.Errorf("%q: write note:length, the length in sixteenths", word)
	}
	note := Note{Length: n}
	voice := p.score.Voices[v]
	switch struck := voice.Low == 0; {
	case what == "r":
		return note, nil
	case what == "x" && struck:
		note.Pitches = []synth.Pitch{strokePitch}
		return note, nil
	case what == "x":
		return note, fmt.Errorf("%q: %s plays notes", word, voice.Name)
	case struck:
		return note, fmt.Errorf("%q: %s has strokes (x) only", word, voice.Name)
	}
	for one := range strings.SplitSeq(what, "+") {
		pitch, err := synth.ParsePitch(one)
		if err != nil {
			return note, err
		}
		if pitch < voice.Low || pitch > voice.High {
			return note, fmt.Errorf("%s is outside the range of %s, %v to %v", one, voice.Name, voice.Low, voice.High)
		}
		note.Pitches = append(note.Pitches, pitch)
	}
	return note, nil
}

// finish checks what only the whole can tell.
func (p *parser) finish() error {
	s := &p.score
	if s.Tempo[0] == 0 || len(s.Voices) == 0 || len(s.Sections) == 0 || len(p.form) == 0 {
		return fmt.Errorf("a score needs a tempo, voices, a form and sections")
	}
	for i, sec := range s.Sections {
		if p.chords[i] != sec.Bars {
			return fmt.Errorf("section %s has %d bars of chords, not %d", sec.Name, p.chords[i], sec.Bars)
		}
		for v, n := range p.filled[i] {
			if n != 0 && n != sec.Bars {
				return fmt.Errorf("section %s has %d bars of %s, not %d", sec.Name, n, s.Voices[v].Name, sec.Bars)
			}
		}
	}
	for _, word := range p.form {
		var versions []Part
		for version := range strings.SplitSeq(word, "/") {
			part, err := p.part(version)
			if err != nil {
				return err
			}
			versions = append(versions, part)
			if a, b := &s.Sections[versions[0].Section], &s.Sections[part.Section]; a.Bars != b.Bars {
				return fmt.Errorf("form: %s and %s cannot take turns: they have %d and %d bars", a.Name, b.Name, a.Bars, b.Bars)
			}
		}
		versions[0].Or = versions[1:]
		s.Form = append(s.Form, versions[0])
		if s.Ways() > maxWays {
			return fmt.Errorf("form: there are more than %d ways to play it", maxWays)
		}
	}
	if s.Loop = s.Find(p.loop); s.Loop < 0 {
		return fmt.Errorf("loop %q is not a section of the form", p.loop)
	}
	return nil
}

// part is one version of a part of the form: "A2-lead".
func (p *parser) part(word string) (Part, error) {
	s := &p.score
	words := strings.Split(word, "-")
	i := slices.IndexFunc(s.Sections, func(o Section) bool { return o.Name == words[0] })
	if i < 0 {
		return Part{}, fmt.Errorf("form: there is no section %s", words[0])
	}
	part := Part{Section: i, Without: make([]bool, len(s.Voices))}
	for _, name := range words[1:] {
		v := p.find(name)
		if v < 0 {
			return Part{}, fmt.Errorf("form: %s leaves out %q, which is not a voice", word, name)
		}
		part.Without[v] = true
	}
	return part, nil
}

func number(s, what string, lo, hi float64) (float64, error) {
	v, err := strconv.ParseFloat(s, 64)
	if err != nil || !(v >= lo && v <= hi) {
		return 0, fmt.Errorf("%s %q: write a number from %v to %v", what, s, lo, hi)
	}
	return v, nil
}
