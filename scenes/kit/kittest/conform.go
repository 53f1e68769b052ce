package kittest

import (
	"fmt"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
)

// Devices are what a match can be played by, the argument of [Driver.Beat].
var Devices = []string{"keys", "pad", "mouse", "touch"}

// Driver is how [Conform] plays a game by hand.
type Driver struct {
	// Start begins a short match whose first seats are people's.
	Start func(people int) play.Start
	// Short are options of a match that a host keeps, whose many views take their time;
	// nil changes none.
	Short map[string]string
	// Beat makes one step of what a person does by a device, for any deciding seat: a press
	// or a click, chosen from what the face shows. A few of them play any match on.
	Beat func(s *Stage, face play.Face, device string)
	// Obey is what a hand does by a device that follows the card of the lesson: a
	// little of what a task asks for. It is called until that has happened, also while
	// the lesson waits for the moment of a step. nil leaves the four pupils out.
	Obey func(s *Stage, face play.Face, step *lesson.Step, p lesson.Progress, device string)
	// Met is what the lesson says once its game's best moment has been met, at the
	// latest; the zero Text where that has no time.
	Met words.Text
	// Reads goes on from a page that only tells something and waits for the reader; nil
	// for a game without one. It is asked in every tick.
	Reads func(s *Stage, face play.Face)
	// Refusals are the errors of the rules that a hand can run into.
	Refusals []error
	// Beats is how many beats a match takes at most; 0 is usual.
	Beats int
}

const (
	usualBeats = 6000
	// stuckBeats is how many beats without a step or another view a hand may make.
	stuckBeats = 400
)

// Conform holds a game's front end to what every match at a screen promises, as
// rulestest.Run does for rules: a whole match by each device, its record kept and
// resumed, undo, a pad that goes, a device of somebody else, the tune, a
// picture that rests, words for every refusal, preferences that count at once,
// secrets, painting that changes nothing, a Close that lets everything go, and a
// lesson that ends well for every pupil. What makes sense for a match that a host keeps
// elsewhere is held to there as well.
func Conform[S rules.State[S, A, V], A any, V rules.View[A]](t *testing.T, g *play.Game[S, A, V], front *play.FrontEnd, d Driver) {
	c := &conformity[S, A, V]{game: g, front: front, Driver: d}
	for _, device := range Devices {
		t.Run("a whole match by "+device, func(t *testing.T) { c.wholeMatch(t, device) })
	}
	if !c.timed() { // in real time the hands of a game's own tests hold keys
		t.Run("a whole match by half a keyboard", func(t *testing.T) { c.wholeMatch(t, halfKeyboard) })
	}
	for _, device := range Devices[:2] {
		t.Run("hints by "+device, func(t *testing.T) { c.does(t, device) })
	}
	t.Run("a record is gone on with", c.goesOn)
	t.Run("undo", c.undoes)
	t.Run("a lost pad pauses", c.losesAPad)
	t.Run("the device of somebody else", c.ignoresOthers)
	t.Run("a picture rests", c.rests)
	t.Run("refusals have words", c.refuses)
	t.Run("preferences count at once", c.prefers)
	t.Run("secrets", c.keepsSecrets)
	t.Run("painting changes nothing", c.paintsOnly)
	t.Run("rests while a person thinks", c.restsForAPerson)
	t.Run("close", c.closes)
	t.Run("a host's match", c.elsewhere)
	if front.Lesson != nil {
		t.Run("the lesson pauses", func(t *testing.T) { LessonPauses(t, front) })
	}
	if front.Lesson != nil && d.Obey != nil {
		t.Run("pupils", c.teaches)
		if !d.Met.IsZero() {
			t.Run("the lesson in three minutes", c.meets)
		}
	}
}

// conformity is a game under test.
type conformity[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	game  *play.Game[S, A, V]
	front *play.FrontEnd
	Driver
	// away says that a host keeps the matches: see [conformity.elsewhere].
	away bool
}

// sitting is a match on a stage.
type sitting[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	*Stage
	c     *conformity[S, A, V]
	scene *play.Scene[S, A, V]
	// match is what is played: at the stage, or at its host.
	match *match.Match[S, A, V]
	// host is the one that keeps the match, nil for the stage itself.
	host *keeper[S, A, V]
}

// sit opens a match on a new stage, prepared by before.
func (c *conformity[S, A, V]) sit(t *testing.T, start play.Start, before func(s *Stage)) *sitting[S, A, V] {
	t.Helper()
	s := NewStage(t, "fr", 1280, 720)
	s.Kit.Env.Settings.SetName(0, "Camille")
	if before != nil {
		before(s)
	}
	return c.open(s, start)
}

// open opens a match on a stage, or joins one that a host keeps.
func (c *conformity[S, A, V]) open(s *Stage, start play.Start) *sitting[S, A, V] {
	s.T.Helper()
	if c.away {
		return c.join(s, start)
	}
	return c.on(s, start)
}

// on opens a match on a stage.
func (c *conformity[S, A, V]) on(s *Stage, start play.Start) *sitting[S, A, V] {
	s.T.Helper()
	opened, err := c.front.New(s.Kit, start)
	if err != nil {
		s.T.Fatal(err)
	}
	b := c.put(s, opened)
	b.match = b.scene.Match()
	return b
}

// put puts the scene of a match on a stage.
func (c *conformity[S, A, V]) put(s *Stage, opened scenes.Scene) *sitting[S, A, V] {
	s.T.Helper()
	scene, ok := opened.(*play.Scene[S, A, V])
	if !ok {
		s.T.Fatalf("the match is shown by %T, and not by the scene of all games", opened)
	}
	s.T.Cleanup(scene.Close)
	s.Shown = nil
	s.Play(scene)
	return &sitting[S, A, V]{Stage: s, c: c, scene: scene}
}

// plug plugs in a number of pads, on which nothing is held.
func plug(s *Stage, pads int) {
	s.Src.Now.Pads = nil
	for i := range pads {
		s.Src.Now.Pads = append(s.Src.Now.Pads, input.PadState{Slot: i, Name: "Pad"})
	}
	s.Kit.Env.Devices.Tick()
}

// stand says how the match stands, for messages and to see whether a hand is stuck.
func (b *sitting[S, A, V]) stand() string {
	on := b.scene.Screen()
	return fmt.Sprintf("%s; step %d, eyes %d, hand-over %v, waiting %v", scenes.Tell(b.scene), on.Steps, on.Eyes, on.HandOver, on.Waiting)
}

// beat plays on by a device until done, and fails with where it stood when the hand
// is stuck.
func (b *sitting[S, A, V]) beat(device string, done func() bool) {
	b.T.Helper()
	most := b.c.Beats
	if most == 0 {
		most = usualBeats
	}
	was, still := "", 0
	for range most {
		if done() || b.Shown != nil {
			return
		}
		b.c.Beat(b.Stage, b.scene.Face(), device)
		now := b.stand() + b.match.Hash()
		if still++; now != was {
			was, still = now, 0
		}
		if still > stuckBeats {
			b.T.Fatalf("by %s: stuck for %d beats: %s", device, still, b.stand())
		}
	}
	b.T.Fatalf("by %s: not done after %d beats: %s", device, most, b.stand())
}

func (b *sitting[S, A, V]) never() bool { return false }

// timed says whether the game goes by a clock.
func (c *conformity[S, A, V]) timed() bool { return c.game.Rules.RealTime() }

// mine waits until the person who looks is free to decide, or the match is over.
func (b *sitting[S, A, V]) mine() {
	b.T.Helper()
	b.Until("somebody decides", func() bool {
		on := b.scene.Screen()
		if on.HandOver {
			on.Take(on.To)
		}
		if b.c.Reads != nil {
			b.c.Reads(b.Stage, b.scene.Face())
		}
		return b.Shown != nil || on.Mine || on.Idle || b.c.timed() && on.Steps > 0
	})
}

// half plays until about half a dozen steps are made.
func (b *sitting[S, A, V]) half() {
	b.T.Helper()
	enough := 6
	if b.c.timed() {
		enough = 3 * b.c.game.Rules.Rate
	}
	b.beat("keys", func() bool { return b.match.Steps() >= enough })
	if b.Shown != nil {
		b.T.Fatalf("the match led to %T before %d steps", b.Shown, enough)
	}
}
