package score

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"

	files "ludotheque/assets/sound"
	"ludotheque/scenes/sound/synth"
)

// pieces are the names of all scores.
var pieces = func() []string {
	names, err := fs.Glob(files.FS, "*.score")
	if err != nil || len(names) < 6 {
		panic(fmt.Sprintf("scores %v, %v", names, err))
	}
	for i, name := range names {
		names[i] = strings.TrimSuffix(name, ".score")
	}
	return names
}()

func load(t testing.TB, name string) *Score {
	f, err := files.FS.Open(name + ".score")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	s, err := Parse(f)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return s
}

func parse(t testing.TB, text string) *Score {
	s, err := Parse(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestEveryScoreIsAPiece(t *testing.T) {
	for name, want := range map[string]struct {
		bars    int
		seconds float64
	}{
		"title": {32, 110.8}, "bzzz": {24, 90.0}, "trichrome": {20, 114.3}, "brutal": {24, 134.4}, "aquariom": {16, 58.2}, "empire": {24, 137.1},
	} {
		s := load(t, name)
		bars, counted := 0, map[int]bool{}
		for _, part := range s.Form {
			if !counted[part.Section] {
				bars += s.Sections[part.Section].Bars
			}
			counted[part.Section] = true
		}
		if bars != want.bars {
			t.Errorf("%s has %d bars, want %d", name, bars, want.bars)
		}
		seconds := float64(s.LoopSixteenths()) * 15 / float64(s.Tempo[0])
		if seconds < want.seconds-0.06 || seconds > want.seconds+0.06 {
			t.Errorf("the loop of %s lasts %.2f s, want %.1f", name, seconds, want.seconds)
		}
	}
}

// tune is the voices that carry a tune and the bass of a piece: lead and bass, where
// nothing else is said here.
func tune(name string) (voices []string, bass string) {
	switch name {
	case "bzzz", "aquariom":
		return []string{"lead", "flute"}, "bass"
	case "trichrome":
		return []string{"drop", "flame", "leaf", "flute"}, "bass"
	case "brutal":
		return []string{"lead", "flute"}, "tuba"
	}
	return []string{"lead"}, "bass"
}

func voiceNamed(s *Score, name string) int {
	return slices.IndexFunc(s.Voices, func(v Voice) bool { return v.Name == name })
}

// sounding is the note of a voice held at a sixteenth, nil in a rest.
func sounding(notes []Note, at int) *Note {
	for i := range notes {
		if n := &notes[i]; n.At <= at && at < n.At+n.Length {
			return n
		}
	}
	return nil
}

// strong tells whether a sixteenth is a strong beat: 1; 1 and 3 in 4/4; 1 and 4
// of the eighths in 6/8.
func strong(m Meter, at int) bool {
	switch at %= m.Bar; m.Name {
	case "4/4":
		return at == 0 || at == 8
	case "6/8":
		return at == 0 || at == 6
	}
	return at == 0
}

// everyMoment calls f at each strong beat of each section.
func everyMoment(s *Score, f func(sec *Section, c Chord, at int)) {
	for i := range s.Sections {
		sec := &s.Sections[i]
		for _, span := range sec.Chords {
			for at := span.At; at < span.At+span.Length; at++ {
				if strong(s.Meter, at) {
					f(sec, span.Chord, at)
				}
			}
		}
	}
}

func TestStrongBeatsAreChordTones(t *testing.T) {
	for _, name := range pieces {
		s := load(t, name)
		everyMoment(s, func(sec *Section, c Chord, at int) {
			for v, notes := range sec.Voices {
				n := sounding(notes, at)
				if n == nil || n.At != at || s.Voices[v].Low == 0 {
					continue
				}
				for _, p := range n.Pitches {
					if !c.Has(p) {
						t.Errorf("%s %s bar %d: %s plays %v on %s", name, sec.Name, at/s.Meter.Bar+1, s.Voices[v].Name, p, c.Name)
					}
				}
			}
		})
	}
}

func TestNoHarshIntervalOnStrongBeats(t *testing.T) {
	for _, name := range pieces {
		s := load(t, name)
		everyMoment(s, func(sec *Section, c Chord, at int) {
			var held []synth.Pitch
			for v, notes := range sec.Voices {
				if n := sounding(notes, at); n != nil && s.Voices[v].Low != 0 {
					held = append(held, n.Pitches...)
				}
			}
			for i, a := range held {
				for _, b := range held[:i] {
					d := ((int(a-b) % 12) + 12) % 12
					if (d == 1 || d == 11) && !(c.Has(a) && c.Has(b)) {
						t.Errorf("%s %s bar %d: %v against %v on %s", name, sec.Name, at/s.Meter.Bar+1, a, b, c.Name)
					}
				}
			}
		})
	}
}

// steps lists where two voices step together, from the two notes that sound
// until then to the two that begin.
func steps(a, b []Note) [][2][2]synth.Pitch {
	var out [][2][2]synth.Pitch
	for i := 1; i < len(a); i++ {
		j := slices.IndexFunc(b, func(m Note) bool { return m.At == a[i].At })
		until := func(n Note) int { return n.At + n.Length }
		if j > 0 && until(a[i-1]) == a[i].At && until(b[j-1]) == a[i].At {
			out = append(out, [2][2]synth.Pitch{{a[i-1].Pitches[0], b[j-1].Pitches[0]}, {a[i].Pitches[0], b[j].Pitches[0]}})
		}
	}
	return out
}

func TestNoParallels(t *testing.T) {
	for _, name := range pieces {
		s := load(t, name)
		voices, bass := tune(name)
		var pairs [][2]string
		for i, v := range voices {
			pairs = append(pairs, [2]string{v, bass})
			if name == "trichrome" && v != "flute" {
				for _, w := range voices[:i] {
					pairs = append(pairs, [2]string{v, w})
				}
			}
		}
		for _, sec := range s.Sections {
			for _, pair := range pairs {
				for _, step := range steps(sec.Voices[voiceNamed(s, pair[0])], sec.Voices[voiceNamed(s, pair[1])]) {
					before, after := step[0], step[1]
					d := ((int(after[0]-after[1]) % 12) + 12) % 12
					same := ((int(before[0]-before[1])%12)+12)%12 == d
					if together := (after[0] > before[0]) == (after[1] > before[1]) && after[0] != before[0] && after[1] != before[1]; together && same && (d == 0 || d == 7) {
						t.Errorf("%s %s: %s and %s go from %v, %v to %v, %v in parallel", name, sec.Name, pair[0], pair[1], before[0], before[1], after[0], after[1])
					}
				}
			}
		}
	}
}

func TestNoWideLeaps(t *testing.T) {
	for _, name := range pieces {
		s := load(t, name)
		voices, _ := tune(name)
		for _, voice := range voices {
			for _, sec := range s.Sections {
				notes := sec.Voices[voiceNamed(s, voice)]
				for i := 1; i < len(notes); i++ {
					a, b := notes[i-1], notes[i]
					if leap := b.Pitches[0] - a.Pitches[0]; a.At+a.Length == b.At && (leap > 9 || leap < -9) {
						t.Errorf("%s %s: %s leaps from %v to %v", name, sec.Name, voice, a.Pitches[0], b.Pitches[0])
					}
				}
			}
		}
	}
}

// The round is one: each voice sings what the first sang, two bars later.
func TestTrichromeIsARound(t *testing.T) {
	s := load(t, "trichrome")
	sec := s.Sections[s.Form[0].Section]
	first := sec.Voices[voiceNamed(s, "drop")]
	for i, name := range []string{"flame", "leaf"} {
		for j, n := range sec.Voices[voiceNamed(s, name)] {
			if n.At != first[j].At+2*(i+1)*s.Meter.Bar || !slices.Equal(n.Pitches, first[j].Pitches) {
				t.Fatalf("note %d of %s is %v at %d, the first voice had %v at %d", j, name, n.Pitches, n.At, first[j].Pitches, first[j].At)
			}
		}
	}
}

func TestNoTwoPiecesBeginAlike(t *testing.T) {
	rhythms, tunes := make(map[string]string), make(map[string]string)
	for _, name := range pieces {
		s := load(t, name)
		rhythm, tune := "", ""
		var last synth.Pitch
		for i, n := range s.Sections[s.Form[0].Section].Voices[0] {
			if n.At >= 2*s.Meter.Bar {
				break
			}
			rhythm += fmt.Sprint(n.At, " ")
			if i > 0 {
				tune += fmt.Sprint(int(n.Pitches[0]-last), " ")
			}
			last = n.Pitches[0]
		}
		if other := rhythms[rhythm]; other != "" {
			t.Errorf("%s has the rhythm of %s", name, other)
		}
		if other := tunes[tune]; other != "" {
			t.Errorf("%s has the intervals of %s", name, other)
		}
		rhythms[rhythm], tunes[tune] = name, name
	}
}

const small = `score 1
title small
key C major
meter 3/4
tempo 100
gain 0
voice lead flute -6 0 C4 C6 0
voice tick wood -6 0 x x 0.5
form A A-lead B
loop A
section A 2
chords | C | F G Am |
lead | C4:4 E4+G4:8 | % |
tick | x:6 r:6 | x:12 |
section B 1
chords | C/E |
lead | C5:12 |
`

func TestParse(t *testing.T) {
	s := parse(t, small)
	a := s.Sections[0]
	if got := fmt.Sprint(a.Voices[0]); got != "[{0 0 4 [C4]} {1 4 8 [E4 G4]} {2 12 4 [C4]} {3 16 8 [E4 G4]}]" {
		t.Errorf("lead is %s", got)
	}
	if got := fmt.Sprint(a.Voices[1]); got != "[{4 0 6 [A5]} {5 12 12 [A5]}]" {
		t.Errorf("tick is %s", got)
	}
	if got := fmt.Sprint(a.Chords); got != "[{0 12 {C [0 4 7]}} {12 4 {F [5 9 0]}} {16 4 {G [7 11 2]}} {20 4 {Am [9 0 4]}}]" {
		t.Errorf("chords are %s", got)
	}
	if got := fmt.Sprint(s.Form); got != "[{0 [false false] []} {0 [true false] []} {1 [false false] []}]" {
		t.Errorf("form is %s", got)
	}
	if s.LoopSixteenths() != 60 || s.Notes != 7 || s.Find("B") != 2 || s.Find("C") != -1 {
		t.Errorf("loop %d, notes %d, B at %d", s.LoopSixteenths(), s.Notes, s.Find("B"))
	}
}

func TestParseSaysWhatIsWrong(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{"score 1\n", "", "line 1: \"title small\": the first line must say"},
		{"key C major", "key C", "a key is a note and"},
		{"key C major", "key H major", "it must be a note"},
		{"meter 3/4", "meter 5/4", `meter "5/4": there are`},
		{"meter 3/4", "", "say the meter before"},
		{"tempo 100", "tempo 100 200 300", "one or two numbers"},
		{"tempo 100", "tempo fast", "from 20 to 300"},
		{"gain 0", "gain loud", "gain in dB"},
		{"voice lead flute -6 0 C4 C6 0", "voice lead banjo -6 0 C4 C6 0", `"banjo" is not an instrument`},
		{"voice lead flute -6 0 C4 C6 0", "voice lead flute -6 0 C4 C6", "a voice is"},
		{"voice lead flute -6 0 C4 C6 0", "voice lead flute -6 2 C4 C6 0", "pan"},
		{"voice lead flute -6 0 C4 C6 0", "voice lead flute -6 0 C6 C4 0", "under its lowest"},
		{"voice tick", "voice lead", "the name lead is taken"},
		{"form A A-lead B", "form A C", "there is no section C"},
		{"form A A-lead B", "form A-bass", `"bass", which is not a voice`},
		{"form A A-lead B\n", "", "needs a tempo, voices, a form"},
		{"loop A", "loop C", `loop "C"`},
		{"loop A", "loops A", "expected title, key"},
		{"section A 2", "section A two", "write 1 to 64"},
		{"section B 1", "section A 1", "there twice"},
		{"section A 2", "", "before the first section"},
		{"| C | F G Am |", "| C | F G Am D Em |", "5 chords cannot share bar 2"},
		{"| C | F G Am |", "| C |", "has 1 bars of chords, not 2"},
		{"| C | F G Am |", "| Cmaj9 | F |", "write a major chord as C"},
		{"| C/E |", "| C/E4 |", "the bass after the stroke"},
		{"| C5:12 |", "| C5:11 |", "line 17: lead, bar 1: its notes last 11 sixteenths, not 12"},
		{"| C5:12 |", "| % |", "there is none"},
		{"| C5:12 |", "| C5:12", "must end with |"},
		{"section B 1", "section B 1 ends C", "is not a section before it"},
		{"section B 1", "section B 2 ends A", "which has only 2 bars"},
		{"section B 1", "section B 1 of A", "another ending"},
		{"form A A-lead B", "form A A-lead/B", "cannot take turns: they have 2 and 1 bars"},
		{"gain 0", "gain 0\nair 20", "air in dB"},
		{"C6 0\nvoice tick", "C6 0 2\nvoice tick", "spread"},
		{"| C5:12 |", "| C7:12 |", "outside the range"},
		{"| C5:12 |", "| x:12 |", "lead plays notes"},
		{"| C5:12 |", "| C5 |", "write note:length"},
		{"| x:6 r:6 | x:12 |", "| C4:12 | x:12 |", "has strokes (x) only"},
		{"| x:6 r:6 | x:12 |", "| x:12 |", "section A has 1 bars of tick, not 2"},
		{"lead | C5:12", "solo | C5:12", `"solo" is neither chords nor a voice`},
	} {
		text := strings.Replace(small, c.from, c.to, 1)
		if _, err := Parse(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q for %q: error %v, want one with %q", c.to, c.from, err, c.want)
		}
	}
}

// Another ending has the bars before it, and what it does not write anew.
func TestAnotherEnding(t *testing.T) {
	s := parse(t, small+"section C 1 ends A\nchords | G |\nlead | D5:12 |\n")
	c := s.Sections[2]
	if got := fmt.Sprint(c.Voices); c.Bars != 2 || got != "[[{0 0 4 [C4]} {1 4 8 [E4 G4]} {7 12 12 [D5]}] [{4 0 6 [A5]} {5 12 12 [A5]}]]" {
		t.Errorf("%d bars, %s", c.Bars, got)
	}
	if got := fmt.Sprint(c.Chords); got != "[{0 12 {C [0 4 7]}} {12 12 {G [7 11 2]}}]" {
		t.Errorf("chords are %s", got)
	}
}

// passes are what is played in each pass of the loop: which notes, at which sixteenth.
func passes(s *Score, seed uint32, n int) []string {
	q := NewSequencer(s, s.Loop, 1, seed)
	tempo := s.Tempo[q.tempo]
	length := int64(s.LoopSixteenths())
	all := make([]string, n)
	for {
		e, ok := q.Next(int64(n) * length * sixteenth / int64(tempo))
		if !ok {
			return all
		}
		if pass := (q.count) / length; pass < int64(n) {
			all[pass] += fmt.Sprint(e.Note.ID, "@", q.count%length, " ")
		}
	}
}

// Each piece has second endings, an instrument that answers the tune's; Aquar.iom has a bass and a hand drum of its own from the
// quietest on.
func TestEveryPieceHasASecondEndingAndAnAnswer(t *testing.T) {
	for _, name := range pieces {
		s := load(t, name)
		if s.Ways() < 2 {
			t.Errorf("%s: there is one way to play it", name)
		}
		endings := 0
		for i := range s.Form {
			for _, or := range s.Form[i].Or {
				if or.Section != s.Form[i].Section {
					endings++
				}
			}
		}
		if endings == 0 {
			t.Errorf("%s: no section has a second ending", name)
		}
		var lead, answer *synth.Instrument
		low := map[string]float64{}
		for _, v := range s.Voices {
			low[v.Name] = v.From
			switch v.Name {
			case "lead", "drop":
				lead = v.Instrument
			case "answer":
				answer = v.Instrument
			}
		}
		if answer == nil || answer == lead {
			t.Errorf("%s: nobody answers the tune", name)
		}
		if name != "aquariom" {
			continue
		}
		for _, own := range []string{"bass", "drum"} {
			if from, ok := low[own]; !ok || from > 0 {
				t.Errorf("aquariom: %s is there: %v, from %v on", own, ok, from)
			}
		}
	}
}

// ten minutes is for how long no two passes are the same.
const tenMinutes = 600

// No two passes within ten minutes are the same, whatever the seed; seeds differ.
func TestNoPassComesAgain(t *testing.T) {
	for _, name := range pieces {
		s := load(t, name)
		tempo := max(s.Tempo[0], s.Tempo[1])
		n := tenMinutes*tempo/15/s.LoopSixteenths() + 2
		orders := map[string]bool{}
		for seed := range uint32(20) {
			all := passes(s, seed, n)
			for i, a := range all {
				if j := slices.Index(all[:i], a); j >= 0 {
					t.Fatalf("%s, seed %d: pass %d is pass %d again", name, seed, i, j)
				}
			}
			orders[strings.Join(all, "|")] = true
		}
		if len(orders) < 5 {
			t.Errorf("%s: twenty seeds play it in %d orders", name, len(orders))
		}
		t.Logf("%s: %d passes in ten minutes, of %d ways", name, n, s.Ways())
	}
}

func FuzzParse(f *testing.F) {
	f.Add(small)
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Parse(strings.NewReader(text))
		if (s == nil) == (err == nil) {
			t.Fatalf("score %v and error %v", s, err)
		}
		if s != nil {
			q := NewSequencer(s, 0, 1, 1)
			for range 1000 {
				if _, ok := q.Next(10 * synth.Rate); !ok {
					break
				}
			}
		}
	})
}
