package kit

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// Lesson is a first game that teaches by playing: a match like any other, with
// a card beside it that says what to do next and points at it. It is data; the
// game's scene is its [Pupil].
type Lesson struct {
	// Start is the match: a seed with which what the steps say happens, and
	// computer players of the lowest level. The first chair without a level is
	// whoever learns.
	Start Start
	// Steps are shown one after the other.
	Steps []Step
}

// Step is one thing that a lesson says. It ends when what it asks for has
// happened, or when the person goes on: nobody is held up.
type Step struct {
	// Words is the key of what the card says.
	Words string
	// At is the place that the card points at, by the name that the scene knows;
	// "" points at nothing.
	At string
	// Until are the news of which any ends the step; none makes it a step to read,
	// which ends when the person goes on. Every effect that the game plays for the
	// person's own doing is a piece of news by its name ("bzzz.deposit"), and so is
	// what the scene tells by [Kit.News].
	Until []string
	// Times is how often that has to happen; 0 is once.
	Times int
	// Anyone lets the doings of others count too.
	Anyone bool
	// Ticks, when over 0, ends the step after that time in any case.
	Ticks int
	// Waits says that the game's clock stands still until the person has read, or
	// begins to play.
	Waits bool
	// Moment says that the words are about a moment of the game: unless the person
	// asks for them, they are shown only while what they point at is to be seen.
	Moment bool
	// How is what to press for it; the zero value shows nothing.
	How How
}

// How names the keys and buttons for what a step asks.
type How struct {
	// Buttons are shown to whoever holds keys or a pad; Key, when Keyed, instead of
	// them on a keyboard.
	Buttons []input.Button
	Key     ebiten.Key
	Keyed   bool
	// Mouse and Touch are keys of words for whoever points.
	Mouse, Touch string
}

// reads says that nothing is asked but to read.
func (s *Step) reads() bool { return len(s.Until) == 0 && s.Ticks == 0 }

// times is how often the news has to come.
func (s *Step) times() int { return max(1, s.Times) }

// Pupil is the scene of a game that has a lesson. Besides this its Update begins
// with [Seating.Begin], and its clock stands still while [Kit.Reading] says so.
type Pupil interface {
	scenes.Scene
	// Spot is where a place that a step points at is, in units, once the scene has
	// painted; ok is false while it is not to be seen. The name "card" is where the card may lie: what
	// is least missed there.
	Spot(name string) (r ui.Rect, ok bool)
}

// Times of a lesson, in ticks.
const (
	// praiseTicks is how long a step that was done stays, with its tick.
	praiseTicks = 45
	// farewellTicks is how long the last words stay beside who plays on.
	farewellTicks = 10 * input.TicksPerSecond
	// leastRead is how long a card is there before a button can send it away.
	leastRead = 18
)

// The keys of whoever has a keyboard; a pad has the pause sheet for both.
const (
	nextKey = ebiten.KeyF2
	stopKey = ebiten.KeyF3
)

// teacher is a lesson that is going on.
type teacher struct {
	lesson *Lesson
	pupil  Pupil
	// here says that the pupil's Update is on its way: what is played now is the
	// lesson's game.
	here bool
	at   int // the step
	// age counts the ticks of the step, done those since it was done; 0 before.
	age, done int
	// heard counts the news since the last step that asked for some was done, so
	// that what was done ahead of the words is not asked for again.
	heard map[string]int
	// played says that whoever reads has begun to play all the same.
	played bool
	// asked says that the person went on to this step, so that it is shown at once;
	// away that the step waits for its moment.
	asked, away bool
	sheet
}

// Learn opens the lesson of a game: its match, with the card beside it. The
// error is that of [FrontEnd].New; a game without a lesson is a mistake of the
// caller and opens as a plain match.
func (k *Kit) Learn(game string) (scenes.Scene, error) {
	f := k.FrontEnd(game)
	lesson := f.Lesson
	if lesson == nil {
		lesson = &Lesson{}
	}
	start := lesson.Start
	start.Chairs = slices.Clone(start.Chairs)
	for i := range start.Chairs {
		if c := &start.Chairs[i]; c.Person() {
			c.Name, c.Device = k.Env.Settings.Name(0), input.NoDevice
			break
		}
	}
	s, err := f.New(k, start)
	if err != nil {
		return nil, err
	}
	k.begin(lesson, s)
	return s, nil
}

// begin makes a scene the pupil of a lesson, from its first step on.
func (k *Kit) begin(lesson *Lesson, s scenes.Scene) {
	k.lesson = nil
	if p, ok := s.(Pupil); ok && len(lesson.Steps) > 0 {
		k.lesson = &teacher{lesson: lesson, pupil: p, heard: map[string]int{}}
	}
}

// lessonOf is the lesson that is going on in a scene, or nil.
func (k *Kit) lessonOf(s scenes.Scene) *teacher {
	if k.lesson == nil || scenes.Scene(k.lesson.pupil) != s {
		return nil
	}
	return k.lesson
}

// Progress is how far a lesson is, and what its card shows.
type Progress struct {
	// Step counts from 0; All is how many there are.
	Step, All int
	// Done says that what the step asked for has happened: the next one comes.
	Done bool
	// Away says that the step waits for its moment and shows nothing.
	Away bool
	// Card is where the card lies; Spot is what it points at, if Points.
	Card, Spot ui.Rect
	Points     bool
}

// Lesson is how far the lesson that goes on in a scene is; ok is false when there
// is none.
func (k *Kit) Lesson(s scenes.Scene) (p Progress, ok bool) {
	t := k.lessonOf(s)
	if t == nil {
		return Progress{}, false
	}
	return Progress{t.at, len(t.lesson.Steps), t.done > 0, t.away, t.card, t.spot, t.points}, true
}

// NextStep goes on with the lesson of a scene, StopLesson ends it; the match goes
// on. They are for the pause sheet, which every device reaches.
func (k *Kit) NextStep(s scenes.Scene) {
	if t := k.lessonOf(s); t != nil {
		t.next(k)
	}
}

// StopLesson ends the lesson of a scene; the match goes on.
func (k *Kit) StopLesson(s scenes.Scene) {
	if t := k.lessonOf(s); t != nil {
		k.lesson = nil
		k.Env.Say("learn.stopped")
	}
}

// Teach lets a lesson follow a tick of its pupil, and gives back the frame
// without what was meant for the card. A scene calls it first in its Update; for
// a scene without a lesson it does nothing.
func (k *Kit) Teach(s scenes.Scene, in *input.Frame) *input.Frame {
	t := k.lessonOf(s)
	if t == nil {
		return in
	}
	t.here = true
	return t.listen(k, in)
}

// Reading says whether a lesson asks its game's clock to stand still in this tick.
func (k *Kit) Reading() bool {
	t := k.lesson
	return t != nil && t.here && t.done == 0 && !t.played && !t.away && t.step().Waits
}

// News tells a lesson, if one goes on, that something happened that no effect of
// the person's own says.
func (k *Kit) News(name string) {
	if t := k.lesson; t != nil && t.here {
		t.heard[name]++
	}
}

// others marks news about others among what was heard.
const others = "others "

// hear takes what the game plays as news.
func (t *teacher) hear(name string, other bool) {
	if other {
		name = others + name
	}
	t.heard[name]++
}

func (t *teacher) step() *Step { return &t.lesson.Steps[t.at] }

// happened says whether what the step asks for has happened.
func (t *teacher) happened() bool {
	s := t.step()
	n := 0
	for _, name := range s.Until {
		n += t.heard[name]
		if s.Anyone {
			n += t.heard[others+name]
		}
	}
	return len(s.Until) > 0 && n >= s.times() || s.Ticks > 0 && t.age >= s.Ticks
}

// listen makes a tick of the lesson: what has happened, and what the hands want
// of the card. It gives back the frame for the game.
func (t *teacher) listen(k *Kit, in *input.Frame) *input.Frame {
	t.wait()
	t.age++
	switch {
	case t.done > 0:
		if t.done++; t.done > praiseTicks {
			t.next(k)
			t.asked = false
			return in
		}
	case t.leaves():
		t.next(k)
		return in
	case t.happened():
		t.done = 1
		k.Play("ui.tick")
		clear(t.heard)
	}
	in = t.take(k, in)
	return in
}

// wait hides a step whose moment is not there, and begins it when it comes.
func (t *teacher) wait() {
	s := t.step()
	away := false
	if s.Moment && !t.asked && t.done == 0 {
		_, seen := t.pupil.Spot(s.At)
		away = !seen
	}
	if t.away && !away {
		t.age, t.played = 0, false
	}
	t.away = away
}

// leaves says whether the last words go by themselves: nobody has to send them
// away who plays on.
func (t *teacher) leaves() bool {
	s := t.step()
	return t.at+1 == len(t.lesson.Steps) && s.reads() && (t.played || !s.Waits) && t.age >= farewellTicks
}

// next shows the next step; after the last one the lesson is over.
func (t *teacher) next(k *Kit) {
	if t.at+1 >= len(t.lesson.Steps) {
		k.lesson = nil
		return
	}
	t.at++
	t.age, t.done, t.played = 0, 0, false
	t.asked, t.away = true, false
	t.sheet.turn()
}
