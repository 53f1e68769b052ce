package score

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"ludotheque/scenes/sound/synth"
)

// due is a note that must be played a number of sixteenths after the beginning.
type due struct{ at, voice, id int }

// playthrough lists the notes from the beginning of the form on, by time and
// voice, for a number of sixteenths; without a sequencer.
func playthrough(s *Score, ways *Sequencer, sixteenths int) []due {
	var out []due
	way := ways.way
	for part, start := 0, 0; start < sixteenths; {
		p := s.In(way, part)
		for v, notes := range s.Sections[p.Section].Voices {
			for _, n := range notes {
				if !p.Without[v] {
					out = append(out, due{start + n.At, v, n.ID})
				}
			}
		}
		start += s.Sixteenths(p.Section)
		if part++; part == len(s.Form) {
			part = s.Loop
			way = (way + ways.step) % s.Ways()
		}
	}
	slices.SortFunc(out, func(a, b due) int { return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.voice, b.voice)) })
	return out
}

// After an hour every piece is on the sample where it should be, in blocks of
// any size.
func TestAnHourLater(t *testing.T) {
	for _, name := range pieces {
		s := load(t, name)
		intensity, tempo := 1.0, s.Tempo[0]
		if s.Tempo[1] != 0 {
			tempo = s.Tempo[1]
		}
		q := NewSequencer(s, 0, intensity, 3)
		const hour = 3600 * synth.Rate
		want := playthrough(s, q, hour*tempo/720000+s.Meter.Bar)
		i := 0
		for limit := int64(0); limit < hour; limit += 799 {
			for {
				e, ok := q.Next(limit)
				if !ok {
					break
				}
				at := int64(want[i].at) * 720000 / int64(tempo)
				if e.Note.ID != want[i].id || e.Voice != want[i].voice {
					t.Fatalf("%s: note %d is %d of voice %d, want %d of %d", name, i, e.Note.ID, e.Voice, want[i].id, want[i].voice)
				}
				if e.At < at || e.At > at+192 || at >= limit {
					t.Fatalf("%s: note %d begins at %d, want %d to 4 ms later, asked up to %d", name, i, e.At, at, limit)
				}
				if e.Strength < 0.65*0.94 || e.Strength > 0.85*1.06 {
					t.Fatalf("%s: note %d has strength %v", name, i, e.Strength)
				}
				i++
			}
		}
		if last := int64(want[i].at) * 720000 / int64(tempo); last < hour-799 {
			t.Errorf("%s: the note of sample %d never came", name, last)
		}
	}
}

func collect(q *Sequencer, limit int64) []Event {
	var out []Event
	for e, ok := q.Next(limit); ok; e, ok = q.Next(limit) {
		out = append(out, e)
	}
	return out
}

func TestSeedDecidesTheUnevenness(t *testing.T) {
	s := load(t, "bzzz")
	a, b := collect(NewSequencer(s, 0, 0, 1), 480000), collect(NewSequencer(s, 0, 0, 1), 480000)
	if !slices.Equal(a, b) {
		t.Error("one seed plays in two ways")
	}
	if c := collect(NewSequencer(s, 0, 0, 2), 480000); slices.Equal(a, c) {
		t.Error("two seeds play in one way")
	}
}

// sharp is four bars of 4/4 at 60 and 120 with a tick every quarter.
const sharp = `score 1
meter 4/4
tempo 60 120
voice tick wood 0 0 x x 0
voice more kick 0 0 x x 0.5
form A
loop A
section A 1
chords | C |
tick | x:4 x:4 x:4 x:4 |
more | x:4 x:4 x:4 x:4 |
`

func TestTempoChangesOnTheNextBeat(t *testing.T) {
	q := NewSequencer(parse(t, sharp), 0, 0, 1)
	q.Next(1)
	q.Next(47000)
	q.Intensity(1)
	var at []int64
	for _, e := range collect(q, 4*48000) {
		if e.Voice == 0 {
			at = append(at, e.At)
		}
	}
	// The beat of second 1 is already at the new tempo, half a second each.
	for i, a := range at {
		if want := int64(48000 + i*24000); a < want || a > want+192 {
			t.Errorf("tick %d at %d, want %d", i+1, a, want)
		}
	}
	if len(at) != 6 {
		t.Errorf("%d ticks, want 6", len(at))
	}
	q.Intensity(0)
	slow := collect(q, 8*48000)
	if gap := slow[len(slow)-1].At - slow[len(slow)-2].At; gap < 48000-192 || gap > 48000+192 {
		t.Errorf("back at the usual tempo ticks are %d samples apart", gap)
	}
}

func TestSharpVoicesEnterOnTheBeat(t *testing.T) {
	q := NewSequencer(parse(t, sharp), 0, 0, 1)
	collect(q, 47000)
	q.Intensity(0.6)
	e := collect(q, 49000)
	if len(e) != 2 || e[1].Voice != 1 {
		t.Errorf("on the next beat %d notes, want both voices", len(e))
	}
	q.Intensity(0.46)
	if e := collect(q, 97000); len(e) != 2 {
		t.Errorf("within the hysteresis %d notes, want both voices", len(e))
	}
	q.Intensity(0.44)
	if e := collect(q, 145000); len(e) != 1 {
		t.Errorf("under the hysteresis %d notes, want one voice", len(e))
	}
}

func TestSoftVoicesEnterAtTheBarAndFade(t *testing.T) {
	q := NewSequencer(parse(t, strings.Replace(sharp, "60 120", "60", 1)), 0, 0, 1)
	collect(q, 47000)
	q.Intensity(0.6)
	count := func(seconds int64) (n int) {
		for _, e := range collect(q, seconds*48000-100) {
			n += e.Voice
		}
		return n
	}
	if n := count(4); n != 0 || q.On(1) {
		t.Errorf("%d notes of the new voice before the bar", n)
	}
	if n := count(8); n != 4 || !q.On(1) {
		t.Errorf("%d notes of the new voice in its bar, want 4", n)
	}
	q.Intensity(0)
	if n := count(12); n != 2 || q.On(1) {
		t.Errorf("%d notes of the leaving voice, want the 2 of its fade", n)
	}
	if n := count(16); n != 0 {
		t.Errorf("%d notes of the voice that left", n)
	}
}

func TestJumpWaitsForTheBar(t *testing.T) {
	s := load(t, "brutal")
	q := NewSequencer(s, 0, 0, 1)
	bar := int64(16) * 720000 / 100
	collect(q, bar/2)
	q.Jump(s.Find("B"))
	collect(q, bar-1)
	if q.Part() != 0 {
		t.Errorf("part %d before the bar, want 0", q.Part())
	}
	e := collect(q, bar+1)
	if q.Part() != s.Find("B") || e[0].Note.At != 0 || s.Voices[e[0].Voice].Name != "flute" {
		t.Errorf("at the bar: part %d, first note %+v", q.Part(), e[0])
	}
	if e[0].At < bar || e[0].At > bar+192 {
		t.Errorf("it begins at %d, want %d", e[0].At, bar)
	}
}

func TestSequencerAllocatesNothing(t *testing.T) {
	q := NewSequencer(load(t, "trichrome"), 0, 1, 1)
	limit := int64(0)
	if n := testing.AllocsPerRun(200, func() {
		limit += 48000
		for _, ok := q.Next(limit); ok; _, ok = q.Next(limit) {
		}
	}); n != 0 {
		t.Errorf("%v allocations a second", n)
	}
}
