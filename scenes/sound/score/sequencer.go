package score

import "ludotheque/scenes/sound/synth"

// Sequencer counts a score out for ever, in samples: whatever was asked of it
// in between, a note of the hundredth loop begins on the sample arithmetic says.
// It allocates nothing after it is made. It is not safe for several goroutines.
type Sequencer struct {
	score  *Score
	sharp  bool // voices and tempo change on the beat, at once
	random synth.Noise

	base  int64 // sample of the sixteenth at which count was last 0
	count int64 // sixteenths since
	tempo int   // index in score.Tempo

	part, at int   // where count is in the form: the part, and the sixteenth in it
	now      *Part // the version of the part that is played
	way      int   // in which the form is played in this pass
	step     int   // to the way of the next
	next     []int // by voice: the first note of the section not yet played
	voice    int   // the first voice not yet asked at this sixteenth

	intensity float64
	on        []bool
	until     []int64 // sample to which the notes of a voice that left still sound
	jump      int     // the part to go to at the next bar, -1 for none
}

// Event is a note that begins.
type Event struct {
	At       int64 // sample
	Voice    int
	Note     *Note
	Tempo    int     // 0 or 1: which of the score's tempos its length is counted in
	Strength float64 // 0 to 1
}

// FadeSamples is how long a voice takes to enter or leave in a score without a
// second tempo; with one it does so at once.
const FadeSamples = 2 * synth.Rate

const (
	// 720000 / tempo is the length of a sixteenth.
	sixteenth  = synth.Rate * 60 / 4
	hysteresis = 0.05               // a voice that entered stays until the intensity is so far under
	late       = 0.004 * synth.Rate // samples a note may begin late, as hands do
)

// NewSequencer begins at a part of the form at sample 0, at an intensity. The
// seed decides how unevenly it is played, and in which ways pass after pass: none is
// played twice before all have been.
func NewSequencer(s *Score, part int, intensity float64, seed uint32) *Sequencer {
	// Stepped so, no way comes again before all others have.
	ways, dice := s.Ways(), synth.NewNoise(synth.Mix(seed, waysSalt))
	step := 1 + int(dice.Between(0, float64(ways)))%ways
	for !coprime(step, ways) {
		step++
	}
	q := &Sequencer{
		score: s, way: int(dice.Between(0, float64(ways))) % ways, step: step, sharp: s.Tempo[1] != 0, random: *synth.NewNoise(seed),
		next: make([]int, len(s.Voices)), on: make([]bool, len(s.Voices)), until: make([]int64, len(s.Voices)),
		part: part, jump: -1, intensity: intensity,
	}
	q.now = s.In(q.way, part)
	for v := range q.on {
		q.on[v] = intensity >= s.Voices[v].From
	}
	if q.sharp && intensity >= 1 {
		q.tempo = 1
	}
	return q
}

// waysSalt keeps what decides the ways of the passes apart from the unevenness.
const waysSalt = 77

// coprime says whether two numbers have no divisor in common.
func coprime(a, b int) bool {
	for b != 0 {
		a, b = b, a%b
	}
	return a == 1
}

// Intensity sets what decides which voices are heard, 0 to 1. It is heeded at
// the next bar, or beat.
func (q *Sequencer) Intensity(x float64) { q.intensity = x }

// Jump goes to a part of the form at the next bar.
func (q *Sequencer) Jump(part int) { q.jump = part }

// On tells whether a voice is to be heard now.
func (q *Sequencer) On(voice int) bool { return q.on[voice] }

// Sharp tells whether voices enter and leave at once, on the beat.
func (q *Sequencer) Sharp() bool { return q.sharp }

// Part is where in the form the sequencer has got to.
func (q *Sequencer) Part() int { return q.part }

// time is the sample at which the sixteenth under way begins.
func (q *Sequencer) time() int64 {
	return q.base + q.count*sixteenth/int64(q.score.Tempo[q.tempo])
}

// Next is the next event whose sixteenth begins before limit, a sample; false
// when there is none left. It may begin a few milliseconds later than limit.
func (q *Sequencer) Next(limit int64) (Event, bool) {
	for {
		if q.time() >= limit {
			return Event{}, false
		}
		if q.voice == 0 {
			q.boundary()
		}
		p := q.now
		voices := q.score.Sections[p.Section].Voices
		for q.voice < len(voices) {
			v := q.voice
			q.voice++
			i := q.next[v]
			if i == len(voices[v]) || voices[v][i].At != q.at {
				continue
			}
			q.next[v]++
			// Drawn for silent voices too: an intensity changes no other voice.
			jitter, uneven := q.random.Between(0, late), q.random.Between(0.94, 1.06)
			now := q.time()
			if p.Without[v] || !q.on[v] && now >= q.until[v] {
				continue
			}
			return Event{now + int64(jitter), v, &voices[v][i], q.tempo, uneven * q.accent()}, true
		}
		q.advance()
	}
}

// accent is the strength of a note that begins now.
func (q *Sequencer) accent() float64 {
	switch m := q.score.Meter; {
	case q.at%m.Bar == 0:
		return 0.85
	case q.at%m.Beat == 0:
		return 0.75
	}
	return 0.65
}

// boundary heeds what was asked, where it may change: on bars and beats.
func (q *Sequencer) boundary() {
	m := q.score.Meter
	bar, beat := q.at%m.Bar == 0, q.at%m.Beat == 0
	if bar && q.jump >= 0 {
		q.enter(q.jump)
		q.jump = -1
	}
	if bar || q.sharp && beat {
		for v := range q.on {
			from := q.score.Voices[v].From
			on := q.intensity >= from || q.on[v] && q.intensity >= from-hysteresis
			if q.on[v] && !on && !q.sharp {
				q.until[v] = q.time() + FadeSamples
			}
			q.on[v] = on
		}
	}
	if tempo := q.wantedTempo(); beat && tempo != q.tempo {
		q.base, q.count, q.tempo = q.time(), 0, tempo
	}
}

func (q *Sequencer) wantedTempo() int {
	if q.sharp && q.intensity >= 1 {
		return 1
	}
	return 0
}

// enter begins a part.
func (q *Sequencer) enter(part int) {
	q.part, q.at, q.now = part, 0, q.score.In(q.way, part)
	clear(q.next)
}

// advance goes on to the next sixteenth.
func (q *Sequencer) advance() {
	q.count++
	q.at++
	q.voice = 0
	if q.at < q.score.Sixteenths(q.now.Section) {
		return
	}
	next := q.part + 1
	if next == len(q.score.Form) {
		next = q.score.Loop
		q.way = (q.way + q.step) % q.score.Ways()
	}
	q.enter(next)
}
