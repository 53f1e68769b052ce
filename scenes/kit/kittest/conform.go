package kittest

import (
	"bytes"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// Devices are what a match can be played by, as [Driver.Beat] is told.
var Devices = []string{"keys", "pad", "mouse", "touch"}

// Driver is how [Conform] plays a game by hand.
type Driver struct {
	// Start begins a short match whose first seats are so many people's.
	Start func(people int) play.Start
	// Beat makes one step of what a person does by a device, whoever decides: a press
	// or a click, chosen from what the face shows. A few of them play any match on.
	Beat func(s *Stage, face play.Face, device string)
	// Obey is what a hand does by a device that follows the card of the lesson: a
	// little of what a task asks for. It is called until that has happened, also while
	// the lesson waits for the moment of a step. nil leaves the four pupils out.
	Obey func(s *Stage, face play.Face, step *lesson.Step, p lesson.Progress, device string)
	// Met is what the lesson says once its game's best moment has been met, at the
	// latest; the zero Text where that has no time.
	Met words.Text
	// Reads goes on from a page that only tells something and waits for whoever reads
	// it; nil for a game that has none. It is asked in every tick.
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
// gone on with, undo, a pad that goes, a device of somebody else, the tune, a
// picture that rests, words for every refusal, preferences that count at once,
// secrets, painting that changes nothing, a Close that lets everything go, and a
// lesson that ends well whoever learns.
func Conform[S rules.State[S, A, V], A any, V rules.View[A]](t *testing.T, g *play.Game[S, A, V], front *play.FrontEnd, d Driver) {
	c := &conformity[S, A, V]{game: g, front: front, Driver: d}
	for _, device := range Devices {
		t.Run("a whole match by "+device, func(t *testing.T) { c.wholeMatch(t, device) })
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
	t.Run("close", c.closes)
	if front.Lesson != nil && d.Obey != nil {
		t.Run("pupils", c.teaches)
		if !d.Met.IsZero() {
			t.Run("the best moment in three minutes", c.meets)
		}
	}
}

// conformity is a game under test.
type conformity[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	game  *play.Game[S, A, V]
	front *play.FrontEnd
	Driver
}

// table is a match on a stage.
type table[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	*Stage
	c     *conformity[S, A, V]
	scene *play.Scene[S, A, V]
}

// sit opens a match on a new stage, prepared by before.
func (c *conformity[S, A, V]) sit(t *testing.T, start play.Start, before func(s *Stage)) *table[S, A, V] {
	t.Helper()
	s := NewStage(t, "fr", 1280, 720)
	s.Kit.Env.Settings.SetName(0, "Camille")
	if before != nil {
		before(s)
	}
	return c.on(s, start)
}

// on opens a match on a stage.
func (c *conformity[S, A, V]) on(s *Stage, start play.Start) *table[S, A, V] {
	s.T.Helper()
	opened, err := c.front.New(s.Kit, start)
	if err != nil {
		s.T.Fatal(err)
	}
	scene, ok := opened.(*play.Scene[S, A, V])
	if !ok {
		s.T.Fatalf("the match is shown by %T, and not by the scene of all games", opened)
	}
	s.T.Cleanup(scene.Close)
	s.Shown = nil
	s.Play(scene)
	return &table[S, A, V]{s, c, scene}
}

// plug plugs in so many pads, on which nothing is held.
func plug(s *Stage, pads int) {
	s.Src.Now.Pads = nil
	for i := range pads {
		s.Src.Now.Pads = append(s.Src.Now.Pads, input.PadState{Slot: i, Name: "Pad"})
	}
	s.Kit.Env.Hands.Tick()
}

// stand says how the match stands, for messages and to see whether a hand is stuck.
func (b *table[S, A, V]) stand() string {
	on := b.scene.Screen()
	return fmt.Sprintf("%s; step %d, eyes %d, hand-over %v, waiting %v", scenes.Tell(b.scene), on.Steps, on.Eyes, on.HandOver, on.Waiting)
}

// beat plays on by a device until done, and fails with where it stood when the hand
// is stuck.
func (b *table[S, A, V]) beat(device string, done func() bool) {
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
		now := b.stand() + b.scene.Match().Hash()
		if still++; now != was {
			was, still = now, 0
		}
		if still > stuckBeats {
			b.T.Fatalf("by %s: stuck for %d beats: %s", device, still, b.stand())
		}
	}
	b.T.Fatalf("by %s: not done after %d beats: %s", device, most, b.stand())
}

func (b *table[S, A, V]) never() bool { return false }

// timed says whether the game goes by a clock.
func (c *conformity[S, A, V]) timed() bool { return c.game.Rules.Rate > 0 }

// mine waits until the person who looks is free to decide, or the match is over.
func (b *table[S, A, V]) mine() {
	b.T.Helper()
	b.Until("somebody decides", func() bool {
		on := b.scene.Screen()
		if on.HandOver {
			on.Take(on.To)
		}
		if b.c.Reads != nil {
			b.c.Reads(b.Stage, b.scene.Face())
		}
		return b.Shown != nil || on.Mine || b.c.timed() && on.Steps > 0
	})
}

// replayed is the hash of the record under a name, played again.
func (b *table[S, A, V]) replayed(name string) string {
	b.T.Helper()
	data, err := b.Kit.Env.Store.Read(name)
	if err != nil {
		b.T.Fatal(err)
	}
	m, err := match.Load(b.c.game.Rules, bytes.NewReader(data))
	if err != nil {
		b.T.Fatal(err)
	}
	defer m.Close()
	return m.Hash()
}

// heardAgain plays the record under a name as the list of records does: it is heard, by
// effects that there are.
func (b *table[S, A, V]) heardAgain(name string) {
	b.T.Helper()
	data, err := b.Kit.Env.Store.Read(name)
	if err != nil {
		b.T.Fatal(err)
	}
	replay, err := b.c.front.Open(b.Kit, data)
	if err != nil {
		b.T.Fatal(err)
	}
	defer replay.(scenes.Closer).Close()
	b.Sound.Names = nil
	for at := range replay.Len() + 1 {
		replay.(play.Audible).Hear(at)
	}
	for _, name := range b.Sound.Names {
		if effects.Index(name) < 0 {
			b.T.Errorf("a record sounds by %q, which there is not", name)
		}
	}
	if len(b.Sound.Names) == 0 && b.c.game.Heard != nil {
		b.T.Error("nothing is heard of a record that is played")
	}
}

func (c *conformity[S, A, V]) wholeMatch(t *testing.T, device string) {
	start := c.Start(1)
	if device == "pad" {
		start.Chairs[0].Device = input.Gamepad(0)
	}
	b := c.sit(t, start, func(s *Stage) {
		s.Kit.Prefs.Speed = 0
		if device == "pad" {
			plug(s, 1)
		}
	})
	if !slices.ContainsFunc(b.Sound.Tunes, func(tune string) bool { return strings.HasPrefix(tune, c.game.Rules.ID) }) {
		t.Errorf("the tune does not play: %v", b.Sound.Tunes)
	}
	b.beat(device, b.never)
	r, ok := b.Shown.(*Results)
	if !ok {
		t.Fatalf("the match led to %T: %s", b.Shown, b.stand())
	}
	if r.Outcome.Result == nil || r.Record == "" || r.Again == nil || len(r.Curves) == 0 || b.Kit.Say(r.Title) == "" {
		t.Errorf("the results lack something: %+v", r.Outcome)
	}
	for _, s := range r.Story {
		if said := b.Kit.Say(s.Text); said == "" || strings.ContainsAny(said, "{}") || s.At < 0 || s.At > b.scene.Match().Steps() {
			t.Errorf("the story says %q of position %d", said, s.At)
		}
	}
	if len(r.Story) != 2 {
		t.Errorf("the story has %d sentences instead of two", len(r.Story))
	}
	if got, want := b.replayed(r.Record), b.scene.Match().Hash(); got != want {
		t.Errorf("the record plays to %s, the match to %s", got, want)
	}
	if device == Devices[0] {
		b.heardAgain(r.Record)
	}
	again := r.Again()
	if again == nil || again == scenes.Scene(b.scene) || b.Kit.Env.Store == nil {
		t.Fatal("no match again")
	}
	if a, ok := again.(*play.Scene[S, A, V]); !ok || a.Match().Steps() != 0 {
		t.Error("a match again does not begin at its beginning")
	} else {
		a.Close()
	}
}

// half plays until about half a dozen steps are made.
func (b *table[S, A, V]) half() {
	b.T.Helper()
	enough := 6
	if b.c.timed() {
		enough = 3 * b.c.game.Rules.Rate
	}
	b.beat("keys", func() bool { return b.scene.Match().Steps() >= enough })
	if b.Shown != nil {
		b.T.Fatalf("the match led to %T before %d steps", b.Shown, enough)
	}
}

func (c *conformity[S, A, V]) goesOn(t *testing.T) {
	b := c.sit(t, c.Start(1), func(s *Stage) { s.Kit.Prefs.Speed = 0 })
	b.half()
	b.mine() // else what waits for nobody goes on in the first tick
	want, steps := b.scene.Match().Hash(), b.scene.Match().Steps()
	levels := b.scene.Screen().Start.Chairs
	b.scene.Close()
	names, err := b.Kit.Env.Store.List("records/")
	if err != nil || len(names) != 1 {
		t.Fatalf("records %v, %v", names, err)
	}
	again := c.on(b.Stage, play.Start{Resume: names[0]})
	if m := again.scene.Match(); m.Hash() != want || m.Steps() != steps {
		t.Errorf("gone on with at step %d of %d, %s", m.Steps(), steps, again.stand())
	}
	for i, chair := range again.scene.Screen().Start.Chairs {
		if chair.Level != levels[i].Level || chair.Name != levels[i].Name {
			t.Errorf("seat %d was %+v and is %+v", i, levels[i], chair)
		}
	}
	again.beat("keys", again.never)
	r, ok := again.Shown.(*Results)
	if !ok || r.Record != names[0] {
		t.Fatalf("gone on with, the match led to %T", again.Shown)
	}
	if got := again.replayed(names[0]); got != again.scene.Match().Hash() {
		t.Error("the record of a match gone on with does not play again")
	}
	fresh := play.Anew(b.Kit, c.game.Open, again.scene.Screen().Start, 3, nil).(*play.Scene[S, A, V])
	defer fresh.Close()
	if fresh.Match().Steps() != 0 {
		t.Error("a match anew goes on with the record of the one before")
	}
}

func (c *conformity[S, A, V]) undoes(t *testing.T) {
	if c.timed() {
		t.Skip("a game in real time takes nothing back")
	}
	b := c.sit(t, c.Start(1), func(s *Stage) { s.Kit.Prefs.Speed = 0 })
	on := b.scene.Screen()
	for range 40 {
		b.mine()
		before, told := b.scene.Match().Hash(), fmt.Sprint(on.History.Marks())
		on.Act(on.Eyes, on.View.Sample(rules.NewRand(1)))
		b.Wait(1)
		if b.scene.Match().Hash() == before || !on.CanUndo {
			continue
		}
		on.Undo()
		b.Wait(1)
		if b.scene.Match().Hash() != before || fmt.Sprint(on.History.Marks()) != told {
			t.Errorf("taken back to %s, not to where it was", b.stand())
		}
		turn := on.History.Turn(on.Steps)
		b.beat("keys", func() bool { return on.History.Turn(on.Steps) != turn })
		b.retold()
		return
	}
	t.Log("nothing that was tried can be taken back")
}

// retold fails unless the match has told what its record tells.
func (b *table[S, A, V]) retold() {
	b.T.Helper()
	var record bytes.Buffer
	if err := b.scene.Match().Save(&record); err != nil {
		b.T.Fatal(err)
	}
	r, err := b.c.front.Open(b.Kit, record.Bytes())
	if err != nil {
		b.T.Fatal(err)
	}
	if close, ok := r.(scenes.Closer); ok {
		defer close.Close()
	}
	h := b.scene.Screen().History
	for at := range b.scene.Match().Steps() + 1 {
		if r.Turn(at) != h.Turn(at) || !slices.Equal(r.Scores(at), h.Scores(at)) {
			b.T.Fatalf("at step %d the match tells turn %d and %v, its record %d and %v", at, h.Turn(at), h.Scores(at), r.Turn(at), r.Scores(at))
		}
	}
}

func (c *conformity[S, A, V]) losesAPad(t *testing.T) {
	start := c.Start(1)
	start.Chairs[0].Device = input.Gamepad(0)
	b := c.sit(t, start, func(s *Stage) { plug(s, 1) })
	b.mine()
	b.Src.Now.Pads = nil
	b.Wait(2)
	p, ok := b.Shown.(*Paused)
	if !ok {
		t.Fatalf("a lost pad led to %T: %s", b.Shown, b.stand())
	}
	if p.Lost != 0 || p.LostName != b.scene.Screen().Name(0) && p.LostName == "" || p.Device != input.Gamepad(0) || p.Computer == nil {
		t.Errorf("the pause says %+v", p.Paused)
	}
	steps := b.scene.Match().Steps()
	p.Computer()
	b.Shown = nil
	if b.scene.Screen().Person(0) {
		t.Error("a computer player was given the seat, and the person still has it")
	}
	b.Until("the computer player plays on", func() bool { return b.Shown != nil || b.scene.Match().Steps() > steps })
}

func (c *conformity[S, A, V]) ignoresOthers(t *testing.T) {
	people := 1
	start := c.Start(people)
	if c.game.Rules.Max > 1 {
		people = 2
		start = c.Start(people)
	}
	for i := range people {
		start.Chairs[i].Device = input.Gamepad(i)
	}
	b := c.sit(t, start, func(s *Stage) { plug(s, people+1) })
	b.mine()
	on := b.scene.Screen()
	other := people // a pad that nobody holds
	if people == 2 && !c.timed() && on.Eyes >= 0 {
		other = 1 - int(on.Eyes)
	}
	eyes, hash := on.Eyes, b.scene.Match().Hash()
	buttons := []input.Button{input.A, input.X, input.Right, input.A, input.Down, input.A, input.R, input.A}
	for i := range 6 * len(buttons) {
		b.Src.Now.Pads[other].Held = input.Of(buttons[i%len(buttons)])
		b.Wait(1)
		b.Src.Now.Pads[other].Held = 0
		b.Wait(1)
		if !c.timed() && (b.scene.Match().Hash() != hash || on.Eyes != eyes) || b.Shown != nil {
			t.Fatalf("pad %d, whose turn it is not, does something: %s", other, b.stand())
		}
	}
}

func (c *conformity[S, A, V]) rests(t *testing.T) {
	steps := 4
	if c.timed() {
		steps = 4 * c.game.Rules.Rate
	}
	AllocateNothing(t, []Settled{{"a pose", func(t testing.TB) func() {
		s := NewStage(t, "fr", 1280, 720)
		s.Kit.Prefs.Motion = ui.Reduced
		opened, err := c.front.Shot(s.Kit, c.Start(1), steps)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(opened.(scenes.Closer).Close)
		s.Play(opened)
		s.Wait(240)
		seen := opened.(scenes.Versioned).Version()
		s.Wait(60)
		if opened.(scenes.Versioned).Version() != seen {
			t.Error("the picture of a moment goes on changing")
		}
		return func() { s.Wait(1) }
	}}})
}

func (c *conformity[S, A, V]) refuses(t *testing.T) {
	said := map[string]map[string]error{}
	for _, lang := range words.Languages {
		said[lang] = map[string]error{}
		s := NewStage(t, lang, 1280, 720)
		b := c.on(s, c.Start(1))
		sight := s.Sight()
		for _, err := range c.Refusals {
			for range 400 { // what was said before goes first
				s.Wait(1)
			}
			var before, after string
			sight.See(err.Error(), b.scene, false, func() { s.Wait(1) })
			before = sight.Said()
			b.scene.Face().Refused(0, err)
			sight.See(err.Error(), b.scene, false, func() { s.Wait(2) })
			after = news(before, sight.Said())
			if after == "" || strings.Contains(after, c.game.Rules.ID+".") || strings.Contains(after, "{") {
				t.Errorf("%s: %v is told by %q", lang, err, after)
			}
			said[lang][after] = err
		}
	}
	for text := range said["fr"] {
		if _, same := said["en"][text]; same {
			t.Errorf("%q is said in French and in English", text)
		}
	}
}

// news are the lines of now that were not there before.
func news(before, now string) string {
	was := strings.Split(before, "\n")
	var fresh []string
	for _, line := range strings.Split(now, "\n") {
		if !slices.Contains(was, line) {
			fresh = append(fresh, line)
		}
	}
	return strings.Join(fresh, "\n")
}

func (c *conformity[S, A, V]) prefers(t *testing.T) {
	// Without people a match goes at the pace of the preferences alone.
	b := c.sit(t, c.Start(0), nil)
	b.Wait(30)
	pace := func(ticks int) int {
		from := b.scene.Match().Steps()
		b.Wait(ticks)
		return b.scene.Match().Steps() - from
	}
	on := b.scene.Screen()
	b.Until("some steps without people", func() bool { return b.Shown != nil || on.Steps > c.game.Rules.Rate })
	if names, err := b.Kit.Env.Store.List("records/"); err != nil || len(names) != 1 {
		t.Errorf("of a match that is only watched %v is kept, %v", names, err)
	}
	for _, speed := range []float32{0.5, 4, 0} {
		b.Kit.Prefs.Speed = speed
		b.Wait(1)
		want := speed
		if speed == 0 {
			want = play.AtOnce
		}
		if !c.timed() && on.Pace != want {
			t.Errorf("with speed %g the show goes at %g", speed, on.Pace)
		}
	}
	if c.timed() {
		person := c.sit(t, c.Start(1), nil)
		person.Until("it goes on", func() bool { return person.scene.Match().Steps() > c.game.Rules.Rate })
		b, on = person, person.scene.Screen()
		b.Kit.Prefs.Tempo = 50
		slow := pace(120)
		b.Kit.Prefs.Tempo = 150
		if fast := pace(120); fast < 2*slow {
			t.Errorf("in 120 ticks %d steps at half speed, %d at one and a half", slow, fast)
		}
	} else if b.Shown == nil {
		b.Kit.Prefs.Speed = 0.5
		b.Wait(1)
		slow := pace(60)
		b.Kit.Prefs.Speed = 0
		if fast := pace(60); b.Shown == nil && fast <= slow {
			t.Errorf("in 60 ticks %d steps at half speed, %d at once", slow, fast)
		}
	}
	b.Kit.Prefs.TextScale, b.Kit.Prefs.Motion = 2, ui.Reduced
	b.Shown = nil
	b.Wait(1)
	if on.Gui.P.TextScale != 2 || on.Gui.Motion != ui.Reduced {
		t.Error("the size of texts or the amount of motion counts later only")
	}
}

func (c *conformity[S, A, V]) keepsSecrets(t *testing.T) {
	b := c.sit(t, c.Start(2), func(s *Stage) { s.Kit.P.Witness = &ui.Witness{Whole: true} })
	b.Kit.Prefs.Motion = ui.Reduced
	b.Kit.Prefs.Speed = 0
	tried := 0
	for range 30 {
		b.mine()
		if b.Shown != nil {
			break
		}
		on := b.scene.Screen()
		state := b.scene.Match().State()
		guesser, ok := any(state.View(on.Eyes)).(rules.Guesser[S])
		if !ok {
			t.Skip("nothing is hidden in this game")
		}
		picture := func(s S) []ui.Laid {
			b.scene.Pretend(s)
			b.scene.Repaint()
			return slices.Clone(on.Gui.P.Laid(nil))
		}
		want := picture(state)
		for seed := range uint64(5) {
			guess := guesser.Guess(rules.NewRand(seed))
			if guess.String() == state.String() {
				continue
			}
			tried++
			if got := picture(guess); !slices.Equal(want, got) {
				t.Fatalf("what is hidden shows: %s", b.stand())
			}
		}
		picture(state)
		c.Beat(b.Stage, b.scene.Face(), "keys")
	}
	if tried == 0 {
		t.Error("nothing hidden was ever made up")
	}
}

// paintsOnly plays the same match twice, and paints one of them a hundred times
// between two ticks.
func (c *conformity[S, A, V]) paintsOnly(t *testing.T) {
	type moment struct {
		tell, hash string
		laid       []ui.Laid
	}
	run := func(times int) (all []moment) {
		b := c.sit(t, c.Start(1), func(s *Stage) {
			s.Kit.P.Witness = &ui.Witness{Whole: true}
			s.Kit.Prefs.Speed = 4
		})
		for i := range 60 {
			if b.Shown != nil {
				break
			}
			c.Beat(b.Stage, b.scene.Face(), Devices[i%2*2]) // keys and mouse in turn
			b.Wait(3)
			laid := b.scene.Screen().Gui.P.Laid(nil)
			for i := range laid {
				laid[i].Image = nil // each match bakes pictures of its own
			}
			all = append(all, moment{scenes.Tell(b.scene), b.scene.Match().Hash(), laid})
			for range times {
				b.scene.Repaint()
			}
		}
		return all
	}
	once, often := run(0), run(100)
	if len(once) != len(often) {
		t.Fatalf("%d moments, and %d when each is painted a hundred times", len(once), len(often))
	}
	for i := range once {
		switch a, b := &once[i], &often[i]; {
		case a.tell != b.tell || a.hash != b.hash:
			t.Fatalf("moment %d: painted a hundred times between two ticks the match goes otherwise: %s, and %s", i, a.tell, b.tell)
		case !slices.Equal(a.laid, b.laid):
			t.Fatalf("moment %d (%s): painted a hundred times between two ticks the picture is another", i, a.tell)
		}
	}
	// At rest the same moment painted twice is the same picture.
	b := c.sit(t, c.Start(1), func(s *Stage) { s.Kit.Prefs.Motion = ui.Reduced })
	b.mine()
	b.Wait(120)
	b.scene.Repaint()
	first := b.scene.Version()
	b.scene.Repaint()
	if b.scene.Version() != first {
		t.Error("the same moment painted twice gives two pictures")
	}
}

func (c *conformity[S, A, V]) closes(t *testing.T) {
	before := runtime.NumGoroutine()
	b := c.sit(t, c.Start(1), nil)
	b.half()
	b.scene.Close()
	names, err := b.Kit.Env.Store.List("records/")
	if err != nil || len(names) != 1 || b.replayed(names[0]) != b.scene.Match().Hash() {
		t.Errorf("of a match that was left, %v is kept, %v", names, err)
	}
	for range 200 { // computer players end by themselves, and nothing tells when
		if runtime.NumGoroutine() <= before {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Errorf("%d goroutines before the match, %d after it was closed", before, runtime.NumGoroutine())
}
