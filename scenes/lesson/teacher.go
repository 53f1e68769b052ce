// Package lesson is a first game that teaches by playing: a scripted match, with a card under it that
// says what to do next and points at it. A [Teacher] goes through the steps; the scene that plays the
// match is its [Pupil]. Nothing here depends on a particular game.
//
// # How a game uses it
//
// A game declares a play.Lesson: a [Step] for each thing to say, and the match in which it happens. A
// seat of that match with play.LessonLevel is a partner: it does what play.Game.Script says for the
// present step, so that what a step refers to happens whatever the computer players are like;
// otherwise it plays as one of them. The match must be longer than the steps need.
//
//	{Words: words.NullLearnDie(), At: "die"},
//	{Words: words.NullLearnLay(), At: "hand", Until: []lesson.News{newsLaid}, How: …},
//
// A step without Until is for reading: the game pauses and takes no input until the reader goes on. A
// step with Until is a task: it is done when the face has reported its news by Screen.Happened, and in
// no other way. A face reports news where it shows what happened, never where it plays a sound.
//
// The card has a strip of the window for itself, along its lower or its right edge, which stays the
// same for the whole lesson: [Teacher.Room]. The game has the rest of the window, so that the card
// covers nothing. The face answers Spot for every At, so that the card can point there.
//
// A card that names a key takes its words from the key, in quotation marks, and the step has them as
// its Label; Spot is false while the key has another text. What has to be done first is the face's
// Detour. kittest checks every card for readability.
//
// A task can be demonstrated: in every tick the scene calls the face's Do(step), as in play.Doer,
// until the news has come. Do requests what a player would, usually by Screen.Act, and does one thing
// after the other if a step takes several. It is also called to bring about the moment that a step
// waits for (Moment). A task with a How is then given back: the match goes back to where the
// demonstration began, and the player does it. Asked for again, it is done and skipped.
//
// In real time a task with Waits stops the clock until the player acts, and again after a while
// without input. A player who leaves and comes back resumes the same step of the same match: the scene
// handles that, and a game does nothing for it.
//
// kittest.Conform plays the lesson with four simulated pupils, one that follows the cards, one that
// presses at random, one that does nothing and one that skips everything, in both languages and with
// each device. A game's Driver gives it Obey, the input that follows a card, and Met, the text of the
// card at which the core of the game has been met. At 200 words a minute and two seconds per action
// the whole lesson takes at most three minutes, and one to the core.
//
// The tests are in scenes/play/lesson_test.go, since a lesson is played through that package.
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

// News is an event of a match that a step may wait for.
type News string

// Step is one card of a lesson: text to read, which ends when the player goes on, or a task, which
// ends when what it asks for has happened.
type Step struct {
	// Words is the text of the card.
	Words words.Text
	// Meanwhile, if not zero, is the text while the step waits for its Moment.
	Meanwhile words.Text
	// Once, if not zero, replaces Words for players who press instead of holding.
	Once words.Text
	// At is the name of the place that the card points at; "" points at nothing.
	At string
	// Until are the news of which any ends the step; without it the step is for reading.
	Until []News
	// Times is how often that has to happen; 0 means once.
	Times int
	// Anyone counts the actions of other players too.
	Anyone bool
	// Ticks, if over 0, ends the step after that time in any case.
	Ticks int
	// Waits stops the game's clock during a task until the player acts, and again after a long time
	// without input.
	Waits bool
	// Holds stops the game's clock as soon as a task is done, so that the next card is about what is
	// seen then.
	Holds bool
	// Moment says that the text is about a moment of the game: the card is shown only while what it
	// points at is visible. Skipping meanwhile brings the moment about.
	Moment bool
	// How is what to press for it; the zero value shows nothing.
	How How
	// Label is the text of the key at At: the card quotes it. The place is only visible while the key
	// has that text.
	Label words.Text
}

// How names the keys and buttons for what a step asks.
type How struct {
	// Buttons are shown on keys or a pad; Key, if Keyed, replaces them on a keyboard.
	Buttons []input.Button
	Key     ebiten.Key
	Keyed   bool
	// Mouse and Touch are texts for pointers; zero for none. For a mouse without a text Key is shown,
	// if Keyed.
	Mouse, Touch words.Text
	// Points says that moving the mouse without a button is input too.
	Points bool
	// Drags says that a pointer that is pressed is input only once it is drawn along, unless the player
	// presses instead of holding.
	Drags bool
}

// hasKeys reports whether there is something to press.
func (h *How) hasKeys() bool { return h.Keyed || len(h.Buttons) > 0 }

// ringed reports whether the text of a How refers to the ring.
func (h *How) ringed() bool { return h.Mouse == words.LearnClick() || h.Touch == words.LearnTap() }

// reads reports whether the step is only for reading.
func (s *Step) reads() bool { return len(s.Until) == 0 && s.Ticks == 0 }

// times returns how often the news has to come.
func (s *Step) times() int { return max(1, s.Times) }

// Pupil is the scene of a game with a lesson. It lays itself out in what [Teacher.Room] leaves of the
// window, starts its Update with [Teacher.Listen], stops its clock while [Teacher.Reading] is true,
// and ends its painting with [Teacher.Paint].
type Pupil interface {
	scenes.Scene
	// Spot returns the rectangle of a place that a step points at, in units, after the scene has
	// painted; ok is false while it is not visible.
	Spot(name string) (r ui.Rect, ok bool)
}

// Detourer is a pupil in whose match a step may have to wait for something else, such as the end of
// another player's turn.
type Detourer interface {
	// Detour returns a step to show meanwhile: its text, place, label and keys count. It is nil if the
	// step can be done.
	Detour(step *Step) *Step
}

// Mover is a pupil that shows something now and then that a card for reading, which stops the game,
// would freeze halfway.
type Mover interface {
	// Moving reports whether it does: such a card waits meanwhile.
	Moving() bool
}

// Pauser is a pupil with a pause button for pointers.
type Pauser interface {
	// PauseAt returns its rectangle, in units, empty while it is not shown. A click there pauses while a
	// card is read or a step is demonstrated as well, which take all other input.
	PauseAt() ui.Rect
}

// Times of a lesson, in ticks.
const (
	// praiseTicks is how long a finished step stays, with a check mark.
	praiseTicks = 45
	// leadTicks is how long the card shows what to press before a task is demonstrated, with the clock
	// stopped, and seenTicks how long what came of it is seen before the task is given back.
	leadTicks, seenTicks = input.TicksPerSecond, 3 * input.TicksPerSecond / 2
	// yoursTicks is how long the card of a step that was demonstrated says that it is the player's now.
	yoursTicks = 2 * input.TicksPerSecond
	// leastRead is how long a card is shown before a button can dismiss it, and before the button that
	// dismissed the previous card goes to the game again.
	leastRead = 18
	// leastThere is how long a key ignores the pointer after it has replaced another one at its place, for
	// example the key that stops a demonstration, which replaces the one that starts it.
	leastThere = input.TicksPerSecond
	// nudgeTicks is how long the key to go on is animated after input for the paused game.
	nudgeTicks = 20
	// idleTicks is the time without input after which a waiting task stops the clock again.
	idleTicks = 8 * input.TicksPerSecond
	// maxShown is the longest demonstration of a step; after it the lesson goes on.
	maxShown = 90 * input.TicksPerSecond
)

// The keys of a keyboard. A pad has B to go back while reading, L in the tasks of games in real time,
// where B is the game's, and the pause sheet for the others.
// [input.A] goes on, on every device.
const (
	backKey = ebiten.KeyF2
	stopKey = ebiten.KeyF3
	showKey = ebiten.KeyF6
)

// Teacher is a lesson in progress. It is used from Update only.
type Teacher struct {
	k     *kit.Kit
	steps []Step
	pupil Pupil
	over  bool
	at    int // the step
	// age counts the ticks of the step, done those since it was done; 0 before.
	age, done int
	// heard counts the news since the last task was done, so that what the player did early is not
	// asked for again.
	heard map[News]int
	// back is how many cards before the present step are shown.
	back int
	// nudged counts down after input for the paused game.
	nudged int
	// played counts the ticks since the player began a waiting task, idle those without input.
	played, idle int
	// shown counts the ticks of the demonstration of the step; 0 without one.
	shown int
	// givenBack reports that the step has been demonstrated and given back.
	givenBack bool
	// passed counts the tasks that ended without having happened.
	passed int
	// waiting reports that the step waits for its moment, came that its moment has come since, asked that it
	// is shown anyway.
	waiting, came, asked bool
	// painted reports that the scene has painted since the lesson began.
	painted bool
	// now is a detour that the card shows instead of the step, or nil.
	now *Step
	strip
	cardInput
	arrow arrow
}

// New starts the steps of a lesson, at least one, for the scene that plays its match, at a given step.
func New(k *kit.Kit, steps []Step, at int, pupil Pupil) *Teacher {
	return &Teacher{k: k, steps: steps, at: at, pupil: pupil, heard: map[News]int{}}
}

// Steps returns the steps of the lesson, for starting it again.
func (t *Teacher) Steps() []Step { return t.steps }

// Over reports that the lesson has ended.
func (t *Teacher) Over() bool { return t == nil || t.over }

// Progress is the state of a lesson and its card.
type Progress struct {
	// Step counts from 0; All is the number of steps.
	Step, All int
	// Done reports that the step's task has happened, and the next step follows.
	Done bool
	// Away reports that the step waits for its moment and shows nothing.
	Away bool
	// Shown reports that the step is being demonstrated, GivenBack that it was, and is the player's now.
	Shown, GivenBack bool
	// Passed counts the tasks that ended without having happened, because the demonstration did not
	// achieve them.
	Passed int
	// Back is how many cards before the step are shown; 0 is the step itself.
	Back int
	// Card is the card's rectangle, in units; Spot is what it points at, if Points, and Arrow what the
	// arrow to it covers, empty if there is none. Show and Next are
	// the keys to demonstrate a step and to go on, each at its own place, empty if absent. Before
	// goes back a card, Stop ends the lesson.
	Card, Spot, Arrow        ui.Rect
	Points                   bool
	Show, Next, Before, Stop ui.Rect
	// Waits reports that the clock stands still until the player acts, and Stopped that the player was idle before.
	Waits, Stopped bool
	// Said is the text of the card, Label the text of the key that it points at, or zero. Rings
	// reports that it tells to press the place in the ring.
	Said, Label words.Text
	Rings       bool
}

// Progress returns the state of the lesson.
func (t *Teacher) Progress() Progress {
	now := t.shownStep()
	return Progress{Said: t.words(), Label: now.Label, Rings: now.How.ringed() && t.tells(),
		Step: t.at, All: len(t.steps), Done: t.done > 0, Away: t.waiting, Shown: t.shown > 0 && t.done == 0, GivenBack: t.givenBack, Passed: t.passed, Back: t.back, Waits: t.waits(), Stopped: t.stopped(),
		Card: t.card, Spot: t.spot, Arrow: t.arrow.at, Points: t.points, Show: t.show, Next: t.goOn, Before: t.before, Stop: t.stop}
}

// Skip moves on to the next step: at once from one that is for reading or done, and otherwise by
// demonstrating it, after which a task is given back once. It is for the pause sheet, which every
// device reaches.
func (t *Teacher) Skip() {
	t.back = 0
	if t.done > 0 || t.step().reads() && !t.waiting {
		t.next()
	} else if t.shown == 0 {
		t.shown = 1
	}
}

// Turn shows a step at once, even before its moment, for tests and pictures of the card.
func (t *Teacher) Turn(step int) {
	t.at = step - 1
	t.next()
	t.asked, t.waiting = true, false
}

// Demonstrates reports whether [Teacher.Skip] would show how the step is done, and not only pass it.
func (t *Teacher) Demonstrates() bool { return t.shows() && !t.givenBack && t.step().How.hasKeys() }

// Showing returns the step that is being demonstrated, or nil: the scene plays towards its end, or the
// moment that it waits for.
func (t *Teacher) Showing() *Step {
	if t.Over() || t.shown == 0 || t.done > 0 || t.leads() {
		return nil
	}
	return t.step()
}

// lends reports whether a demonstration of the step is given back: the first one of a task with a How.
func (t *Teacher) lends() bool { return !t.givenBack && !t.waiting && t.step().How.hasKeys() }

// leads reports whether the card shows what to press before the demonstration of the step begins.
func (t *Teacher) leads() bool {
	return t.shown > 0 && t.shown <= leadTicks && t.done == 0 && t.lends()
}

// Hurries reports whether what is demonstrated need not be followed: the step is passed over.
func (t *Teacher) Hurries() bool { return t.Showing() != nil && !t.lends() }

// GivesBack reports whether the step has been demonstrated and is the player's now: the scene goes back
// to where the demonstration began, and then calls [Teacher.Begin].
func (t *Teacher) GivesBack() bool {
	return !t.Over() && t.lending() && t.done > seenTicks && t.back == 0
}

// lending reports whether the step that was done was demonstrated for the first time.
func (t *Teacher) lending() bool {
	return t.done > 0 && t.shown > 0 && t.lends()
}

// Begin begins the step again after its demonstration.
func (t *Teacher) Begin() {
	t.givenBack = true
	t.age, t.done, t.played, t.idle, t.shown = 0, 0, 0, 0, 0
	clear(t.heard)
}

// Again stops the clock of a waiting task until the player acts, after the match went back.
func (t *Teacher) Again() { t.played, t.idle = 0, 0 }

// At returns the name by which [Find] finds the present step again: the key of its text, which stays
// valid when steps are added.
func (t *Teacher) At() string { return t.step().Words.Key() }

// Find returns the number of the step whose text has a key, or 0.
func Find(steps []Step, key string) int {
	return max(0, slices.IndexFunc(steps, func(s Step) bool { return s.Words.Key() == key }))
}

// Stop ends the lesson; the match goes on.
func (t *Teacher) Stop() {
	t.over = true
	t.k.Env.Say(words.LearnStopped())
}

// Reading reports whether the lesson wants its game's clock stopped in this tick. It is false if the
// lesson is over or nil.
func (t *Teacher) Reading() bool {
	return !t.Over() && (t.reads() || t.leads() || t.step().Holds && t.done > 0 || t.step().Waits && t.done == 0 && t.played == 0 && t.shown == 0 && !t.waiting)
}

// stopped reports that the clock stands still in a task because there was no input for idleTicks.
func (t *Teacher) stopped() bool {
	return t.waits() && t.idle > idleTicks
}

// waits reports that the clock stands still in a task until the player acts.
func (t *Teacher) waits() bool {
	return !t.reads() && t.done == 0 && t.shown == 0 && t.Reading()
}

// reads reports that the card is for reading, and the game is paused.
func (t *Teacher) reads() bool {
	return t.back > 0 || t.step().reads() && t.done == 0 && !t.waiting
}

// fresh reports whether a press may still be meant for what was there before the card: for a second where
// the card came by itself.
func (t *Teacher) fresh() bool {
	return t.age <= leastRead || t.came && t.back == 0 && t.age <= leastThere
}

// Step returns the present step, or nil if the lesson is over.
func (t *Teacher) Step() *Step {
	if t.Over() {
		return nil
	}
	return t.step()
}

// others is the prefix of news about other players in heard.
const others News = "others "

// Hear reports an event to the lesson; other says that another player did it.
func (t *Teacher) Hear(news News, other bool) {
	if other {
		news = others + news
	}
	t.heard[news]++
}

func (t *Teacher) step() *Step { return &t.steps[t.at] }

// shownStep returns what the card shows: the step, a detour, or an earlier step.
func (t *Teacher) shownStep() *Step {
	switch {
	case t.back > 0:
		return &t.steps[t.at-t.back]
	case t.now != nil:
		return t.now
	}
	return t.step()
}

// words returns the text of the card.
func (t *Teacher) words() words.Text {
	if t.waiting && t.back == 0 {
		if said := t.step().Meanwhile; !said.IsZero() {
			return said
		}
		return words.LearnWatch()
	}
	return t.said(t.shownStep())
}

// said returns the text of a step for the player's setting of pressing or holding.
func (t *Teacher) said(s *Step) words.Text {
	if t.k.Prefs.Press && !s.Once.IsZero() {
		return s.Once
	}
	return s.Words
}

// tells reports whether the line of keys may be shown: its text must not say "in the ring" while no
// ring is painted.
func (t *Teacher) tells() bool { return t.points || !t.shownStep().How.ringed() }

// happened reports whether the step's task has happened.
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

// Listen runs a tick of the lesson. It returns the frame without input for the card, valid until the
// next call.
func (t *Teacher) Listen(in *input.Frame) *input.Frame {
	t.settle = max(0, t.settle-1)
	t.wait()
	t.age++
	t.nudged = max(0, t.nudged-1)
	switch {
	case t.done > 0:
		if t.done++; t.done > praiseTicks && t.back == 0 && !t.lending() {
			t.next()
		}
	case t.happened():
		t.done, t.now = 1, nil // a detour is over with its step
		t.k.Play("ui.tick")
		clear(t.heard)
	case t.shown > 0:
		t.lead()
	}
	if t.over {
		return in
	}
	return t.take(in)
}

// lead limits the demonstration of a step. It ends when the moment of a step has come, and after
// maxShown.
func (t *Teacher) lead() {
	t.shown++
	switch s := t.step(); {
	case !t.waiting && s.reads():
		t.shown = 0
	case t.shown > maxShown:
		t.passed++
		t.next()
	}
}

// wait hides a step whose moment has not come, or that would freeze what moves, and starts it when it
// can.
func (t *Teacher) wait() {
	s := t.step()
	away := false
	if s.Moment && !t.asked && t.done == 0 {
		away = true
		if t.painted { // nothing is visible before the first painting
			_, seen := t.pupil.Spot(s.At)
			away = !seen
		}
	}
	if m, ok := t.pupil.(Mover); ok && s.reads() && !t.asked && (t.waiting || t.age == 0) {
		away = away || m.Moving()
	}
	if t.waiting && !away {
		t.age, t.played, t.came = 0, 0, true
	}
	t.waiting = away
}

// next shows the next step; after the last one the lesson is over.
func (t *Teacher) next() {
	if t.at+1 >= len(t.steps) {
		t.over = true
		return
	}
	t.at++
	t.age, t.done, t.played, t.idle, t.shown, t.back, t.nudged = 0, 0, 0, 0, 0, 0, 0
	t.asked, t.waiting, t.came, t.givenBack, t.now = false, false, false, false, nil
	t.wait()
	t.cardInput.turn()
}

// goes does what the key to go on does: it shows the next card.
func (t *Teacher) goes() {
	if t.back > 0 {
		t.back--
		t.age = 0
		return
	}
	t.next()
}

// LookBack shows the previous card, if there is one. While it is read a pad's B does so; during a task
// the pause sheet does, since B is the game's.
func (t *Teacher) LookBack() {
	if t.back < t.at {
		t.back++
		if t.age = 0; t.done == 0 {
			t.shown = 0
		}
	}
}
