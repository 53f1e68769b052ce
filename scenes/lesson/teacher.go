// Package lesson is a first game that teaches by playing: a scripted match, with a card
// under it that says what to do now and points at it. A [Teacher] goes through its steps;
// the scene that plays the match is its [Pupil]. Nothing here knows a game.
//
// # How a game uses it
//
// A game declares a play.Lesson: a [Step] for each thing to say, and the match in
// which it happens. A seat of that match whose chair has play.LessonLevel is a partner:
// it does what play.Game.Script says for the present step, so that what a step speaks of
// happens whatever the computer players are like, and plays as one of them otherwise.
// The match is longer than anybody needs for the steps.
//
//	{Words: words.NullLearnDie(), At: "die"},
//	{Words: words.NullLearnLay(), At: "hand", Until: []lesson.News{newsLaid}, How: …},
//
// A step without Until is read: the game stands still and takes no hands until the
// reader goes on. A step with Until is a task: it is ticked off when the face has told
// the news of it by Screen.Happened, and in no other way. A face tells news where it
// shows what happened, never where it plays a sound.
//
// The card has a strip of the window for itself, along its lower or its right edge,
// which stays the same for the whole lesson: [Teacher.Room]. The game has the rest of the
// window, so that the card lies over nothing. The face answers Spot for every At, so that
// the card can point there.
//
// A card that names a key takes its words from the key, in quotation marks, and the
// step has them as its Label; Spot is false while the key says something else. What has
// to be done first is the face's Detour. kittest holds every card to what can be read.
//
// A task can be skipped, which has it played: in every tick the scene asks the face's
// Do(step) for what leads there, as play.Doer has it, until the news has come. So Do notes
// the wishes that a hand would, Screen.Act as a rule, and does one thing after the other
// when a step takes several. It is also asked to bring about the moment that a step waits
// for (Moment).
//
// In real time a task that Waits lets the clock stand until the person begins to play,
// and again when nothing has been touched for a while. Who leaves in the middle comes back
// to the same step of the same match: the scene keeps that, and a game does nothing for it.
//
// kittest.Conform plays the lesson by four pupils, one who obeys, one who presses at
// random, one who does nothing and one who skips all, in both languages by each
// device. A game's Driver gives it Obey: what a hand does that follows the card; and
// Met: what the card says once the game's heart has been met. At 200 words a minute and
// two seconds an act the whole lesson takes three minutes at most, and one to its heart.
package lesson

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// News is something that happened in a match and that a step may wait for.
type News string

// Step is one thing that a lesson says: something to read, which ends when the person
// goes on, or a task, which ends when what it asks for has happened.
type Step struct {
	// Words are what the card says.
	Words words.Text
	// Once, when not the zero Text, is said in their place to who presses once and
	// holds nothing.
	Once words.Text
	// At is the place that the card points at, by the name that the scene knows;
	// "" points at nothing.
	At string
	// Until are the news of which any ends the step; none makes it a step to read.
	Until []News
	// Times is how often that has to happen; 0 is once.
	Times int
	// Anyone lets the doings of others count too.
	Anyone bool
	// Ticks, when over 0, ends the step after that time in any case.
	Ticks int
	// Waits says that the game's clock stands still during a task until the person
	// begins to play, and again when nothing is touched for long.
	Waits bool
	// Moment says that the words are about a moment of the game: they are shown only
	// while what they point at is to be seen. Whoever skips meanwhile is led there.
	Moment bool
	// How is what to press for it; the zero value shows nothing.
	How How
	// Label is what stands on the key at At, where that is a key with words: the card
	// names it in quotation marks. The place is to be seen only while the key says that.
	Label words.Text
}

// How names the keys and buttons for what a step asks.
type How struct {
	// Buttons are shown to whoever holds keys or a pad; Key, when Keyed, instead of
	// them on a keyboard.
	Buttons []input.Button
	Key     ebiten.Key
	Keyed   bool
	// Mouse and Touch are words for whoever points; the zero Text for none. Who points with
	// the mouse and has no words is shown Key, if Keyed.
	Mouse, Touch words.Text
}

// ringed says that the words of a How are about a place in a ring.
func (h *How) ringed() bool { return h.Mouse == words.LearnClick() || h.Touch == words.LearnTap() }

// reads says that nothing is asked but to read.
func (s *Step) reads() bool { return len(s.Until) == 0 && s.Ticks == 0 }

// times returns how often the news has to come.
func (s *Step) times() int { return max(1, s.Times) }

// Pupil is the scene of a game that has a lesson. It lays out what it shows in what
// [Teacher.Room] leaves of the window, its Update begins with [Teacher.Listen], its clock
// stands still while [Teacher.Reading] says so, and it ends its painting with
// [Teacher.Paint].
type Pupil interface {
	scenes.Scene
	// Spot returns where a place that a step points at is, in units, once the scene has painted; ok is
	// false while it is not to be seen.
	Spot(name string) (r ui.Rect, ok bool)
}

// Detourer is a pupil in whose match what a step asks for may have to wait for something
// else, as a card in the hand for the end of another turn.
type Detourer interface {
	// Detour returns what the card says and points at meanwhile: of the step that it gives the words,
	// the place, the label and what to press count. It is nil when what the step asks for can be done.
	Detour(step *Step) *Step
}

// Times of a lesson, in ticks.
const (
	// praiseTicks is how long a step that was done stays, with its tick.
	praiseTicks = 45
	// leastRead is how long a card is there before a button can send it away, and before
	// the button that sent the card before away is the game's again.
	leastRead = 18
	// leastThere is how long the key that has a step played is there, where the one to go
	// on was, before it takes a press.
	leastThere = input.TicksPerSecond
	// nudgeTicks is for how long the key to go on moves after a press that was for the
	// game, which stands still.
	nudgeTicks = 20
	// idleTicks is how long nothing is touched before a task that waits lets the clock
	// stand again.
	idleTicks = 20 * input.TicksPerSecond
	// mostShown is how long a step that was skipped is played for the person; after
	// it the lesson goes on without.
	mostShown = 90 * input.TicksPerSecond
)

// The keys of a keyboard; a pad has B to go back in what is read, and the pause sheet for
// the others. What goes on is [input.A] on every device, as in a menu.
const (
	backKey = ebiten.KeyF2
	stopKey = ebiten.KeyF3
	showKey = ebiten.KeyF6
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
	// back is how many cards before the present step the person reads again.
	back int
	// nudged counts down from a press that was for the game while it stands still.
	nudged int
	// played counts the ticks since the person has begun to play a task that waits, idle
	// those in which nothing was touched.
	played, idle int
	// shown counts the ticks for which the step has been played for the person; 0 while
	// it is not.
	shown int
	// passed counts the tasks that ended without having happened.
	passed int
	// away says that the step waits for its moment, asked that it is shown all the same.
	away, asked bool
	// painted says that the scene has painted since the lesson began.
	painted bool
	// now is what the card says instead of the step: a detour to it, or nil.
	now *Step
	strip
	hands
}

// New begins the steps of a lesson, of which there is at least one, for the scene
// that plays its match: at its first step, or at another one to go on.
func New(k *kit.Kit, steps []Step, at int, pupil Pupil) *Teacher {
	return &Teacher{k: k, steps: steps, at: at, pupil: pupil, heard: map[News]int{}}
}

// Steps returns the steps of the lesson, to begin it again.
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
	// Shown says that the step is being played for the person.
	Shown bool
	// Passed is how many tasks ended without having happened, since what was to play
	// them did not bring it about.
	Passed int
	// Back is how many cards before the step are looked back to; 0 is the step itself.
	Back int
	// Card is where the card lies, in units, beside what the game shows; Spot is what it
	// points at, if Points. Show and Next are the card's keys that have a step played and
	// that go on, at the same place, empty where there is none. Before leads back to the
	// card before, Stop ends the lesson.
	Card, Spot               ui.Rect
	Points                   bool
	Show, Next, Before, Stop ui.Rect
	// Said is what the card says, Label what the key says that it points at, or the zero
	// Text. Rings says that it tells to press the place in the ring.
	Said, Label words.Text
	Rings       bool
}

// Progress returns how far the lesson is.
func (t *Teacher) Progress() Progress {
	now := t.shownStep()
	return Progress{Said: t.words(), Label: now.Label, Rings: now.How.ringed() && t.tells(),
		Step: t.at, All: len(t.steps), Done: t.done > 0, Away: t.away, Shown: t.shown > 0, Passed: t.passed, Back: t.back,
		Card: t.card, Spot: t.spot, Points: t.points, Show: t.show, Next: t.goOn, Before: t.before, Stop: t.stop}
}

// Skip goes on with the next step: at once from one that is only read or that is
// done, and else by having it played. It is for the pause sheet, which every device
// reaches.
func (t *Teacher) Skip() {
	t.back = 0
	if t.done > 0 || t.step().reads() && !t.away {
		t.next()
	} else if t.shown == 0 {
		t.shown = 1
	}
}

// Turn shows a step at once, whether its moment is there or not, for tests and
// pictures of the card.
func (t *Teacher) Turn(step int) {
	t.at = step - 1
	t.next()
	t.asked, t.away = true, false
}

// Showing returns the step that is being played for the person, or nil: whoever plays the match does
// what leads to its end, or to the moment that it waits for.
func (t *Teacher) Showing() *Step {
	if t.Over() || t.shown == 0 || t.done > 0 {
		return nil
	}
	return t.step()
}

// At returns the name by which [Find] finds the present step again: that of its words, which stays
// when a lesson gets another step.
func (t *Teacher) At() string { return t.step().Words.Key() }

// Find returns the number of the step whose words have a key, or 0.
func Find(steps []Step, key string) int {
	return max(0, slices.IndexFunc(steps, func(s Step) bool { return s.Words.Key() == key }))
}

// Stop ends the lesson; the match goes on.
func (t *Teacher) Stop() {
	t.over = true
	t.k.Env.Say(words.LearnStopped())
}

// Reading reports whether the lesson asks its game's clock to stand still in this tick. A lesson that
// is over, or that there is none of, never does.
func (t *Teacher) Reading() bool {
	return !t.Over() && (t.reads() || t.step().Waits && t.done == 0 && t.played == 0 && t.shown == 0 && !t.away)
}

// reads says that the card is there to be read, and the game stands still.
func (t *Teacher) reads() bool {
	return t.back > 0 || t.step().reads() && t.done == 0 && !t.away
}

// Step returns the step that the lesson is at, or nil when it is over.
func (t *Teacher) Step() *Step {
	if t.Over() {
		return nil
	}
	return t.step()
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

// shownStep returns what the card says: the step, a detour that leads to it, or a step before.
func (t *Teacher) shownStep() *Step {
	switch {
	case t.back > 0:
		return &t.steps[t.at-t.back]
	case t.now != nil:
		return t.now
	}
	return t.step()
}

// words returns what the card says.
func (t *Teacher) words() words.Text {
	if t.away && t.back == 0 {
		return words.LearnWatch()
	}
	return t.said(t.shownStep())
}

// said returns the words of a step: other ones for a person who presses once and holds nothing, where
// that matters.
func (t *Teacher) said(s *Step) words.Text {
	if t.k.Prefs.Press && !s.Once.IsZero() {
		return s.Once
	}
	return s.Words
}

// tells reports whether the card tells what to press: not what lies in a ring while there is none, as
// when others play or when it has been done.
func (t *Teacher) tells() bool { return t.points || !t.shownStep().How.ringed() }

// happened reports whether what the step asks for has happened.
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
	t.nudged = max(0, t.nudged-1)
	switch {
	case t.done > 0:
		if t.done++; t.done > praiseTicks && t.back == 0 {
			t.next()
			return in
		}
	case t.happened():
		t.done, t.shown, t.now = 1, 0, nil // a detour is over with its step
		t.k.Play("ui.tick")
		clear(t.heard)
	case t.shown > 0:
		t.lead()
	}
	return t.take(in)
}

// lead counts for how long a step is played for the person. It ends when the moment
// of a step has come, and when the game does not bring it about.
func (t *Teacher) lead() {
	t.shown++
	switch s := t.step(); {
	case !t.away && s.Moment && s.reads():
		t.shown = 0
	case t.shown > mostShown:
		t.passed++
		t.next()
	}
}

// wait hides a step whose moment is not there, and begins it when it comes.
func (t *Teacher) wait() {
	s := t.step()
	away := false
	if s.Moment && !t.asked && t.done == 0 {
		away = true
		if t.painted { // before there is nothing to be seen
			_, seen := t.pupil.Spot(s.At)
			away = !seen
		}
	}
	if t.away && !away {
		t.age, t.played = 0, 0
	}
	t.away = away
}

// next shows the next step; after the last one the lesson is over.
func (t *Teacher) next() {
	if t.at+1 >= len(t.steps) {
		t.over = true
		return
	}
	t.at++
	t.age, t.done, t.played, t.idle, t.shown, t.back, t.nudged = 0, 0, 0, 0, 0, 0, 0
	t.asked, t.away, t.now = false, false, nil
	t.wait()
	t.hands.turn()
}

// goes is what the key to go on does: it leads to the next card.
func (t *Teacher) goes() {
	if t.back > 0 {
		t.back--
		t.age = 0
		return
	}
	t.next()
}

// looksBack shows the card before.
func (t *Teacher) looksBack() {
	if t.back < t.at {
		t.back++
		t.age, t.shown = 0, 0
	}
}
