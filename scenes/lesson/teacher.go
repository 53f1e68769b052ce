// Package lesson is a first game that teaches by playing: a match like any other,
// with a card beside it that says what to do next and points at it. A [Teacher]
// goes through its steps; the scene that plays the match is its [Pupil].
//
// A step ends by what happens in the match ([News]) or when the person goes on:
// nobody is held up, and nothing here knows a game.
package lesson

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// News is something that happened in a match and that a step may wait for.
type News string

// Step is one thing that a lesson says. It ends when what it asks for has
// happened, or when the person goes on: nobody is held up.
type Step struct {
	// Words are what the card says.
	Words words.Text
	// Once, when not the zero Text, is said in their place to who presses once and
	// holds nothing.
	Once words.Text
	// At is the place that the card points at, by the name that the scene knows;
	// "" points at nothing.
	At string
	// Until are the news of which any ends the step; none makes it a step to read,
	// which ends when the person goes on. Every effect that the game plays for the
	// person's own doing is a piece of news by its name ("GAME.lay"), and so is
	// what the scene tells by [Kit.News].
	Until []News
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
	// Mouse and Touch are words for whoever points; the zero Text for none.
	Mouse, Touch words.Text
}

// reads says that nothing is asked but to read.
func (s *Step) reads() bool { return len(s.Until) == 0 && s.Ticks == 0 }

// times is how often the news has to come.
func (s *Step) times() int { return max(1, s.Times) }

// Pupil is the scene of a game that has a lesson. Its Update begins with
// [Teacher.Listen], its clock stands still while [Teacher.Reading] says so, and it
// ends its painting with [Teacher.Paint].
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

// Teacher is a lesson that is going on. It is used from Update only.
type Teacher struct {
	k     *kit.Kit
	steps []Step
	pupil Pupil
	over  bool
	at    int // the step
	// age counts the ticks of the step, done those since it was done; 0 before.
	age, done int
	// heard counts the news since the last step that asked for some was done, so
	// that what was done ahead of the words is not asked for again.
	heard map[News]int
	// played says that whoever reads has begun to play all the same.
	played bool
	// asked says that the person went on to this step, so that it is shown at once;
	// away that the step waits for its moment.
	asked, away bool
	sheet
}

// New begins the steps of a lesson, of which there is at least one, for the scene
// that plays its match.
func New(k *kit.Kit, steps []Step, pupil Pupil) *Teacher {
	return &Teacher{k: k, steps: steps, pupil: pupil, heard: map[News]int{}}
}

// Steps are the steps of the lesson, to begin it again.
func (t *Teacher) Steps() []Step { return t.steps }

// Over says that the lesson has ended: there is nothing more to show.
func (t *Teacher) Over() bool { return t == nil || t.over }

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

// Progress is how far the lesson is.
func (t *Teacher) Progress() Progress {
	return Progress{t.at, len(t.steps), t.done > 0, t.away, t.card, t.spot, t.points}
}

// Skip goes on with the next step. It is for the pause sheet, which every device
// reaches.
func (t *Teacher) Skip() { t.next() }

// Stop ends the lesson; the match goes on.
func (t *Teacher) Stop() {
	t.over = true
	t.k.Env.Say(words.LearnStopped())
}

// Reading says whether the lesson asks its game's clock to stand still in this
// tick. A lesson that is over, or that there is none of, never does.
func (t *Teacher) Reading() bool {
	return !t.Over() && t.done == 0 && !t.played && !t.away && t.step().Waits
}

// others marks news about others among what was heard.
const others News = "others "

// Hear tells the lesson that something happened; other says that it was somebody
// else's doing.
func (t *Teacher) Hear(news News, other bool) {
	if other {
		news = others + news
	}
	t.heard[news]++
}

func (t *Teacher) step() *Step { return &t.steps[t.at] }

// happened says whether what the step asks for has happened.
func (t *Teacher) happened() bool {
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

// Listen makes a tick of the lesson: what has happened, and what the hands want
// of the card. It gives back the frame without what was meant for the card, valid
// until the next call.
func (t *Teacher) Listen(in *input.Frame) *input.Frame {
	t.wait()
	t.age++
	switch {
	case t.done > 0:
		if t.done++; t.done > praiseTicks {
			t.next()
			t.asked = false
			return in
		}
	case t.leaves():
		t.next()
		return in
	case t.happened():
		t.done = 1
		t.k.Play("ui.tick")
		clear(t.heard)
	}
	in = t.take(in)
	return in
}

// wait hides a step whose moment is not there, and begins it when it comes.
func (t *Teacher) wait() {
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
func (t *Teacher) leaves() bool {
	s := t.step()
	return t.at+1 == len(t.steps) && s.reads() && (t.played || !s.Waits) && t.age >= farewellTicks
}

// next shows the next step; after the last one the lesson is over.
func (t *Teacher) next() {
	if t.at+1 >= len(t.steps) {
		t.over = true
		return
	}
	t.at++
	t.age, t.done, t.played = 0, 0, false
	t.asked, t.away = true, false
	t.sheet.turn()
}
