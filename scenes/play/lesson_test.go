package play_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/null"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"

	game "ludotheque/rules/null"
)

func TestMain(m *testing.M) { hidden.Main(m) }

// pupil is a game of nothing: it counts what reaches it, and plays an effect for
// every key of a letter.
type pupil struct {
	k       *play.App
	g       *ui.Gui
	presses int // of A
	clicks  int
	touches int
	clock   int
	spot    ui.Rect
	gone    bool // what can be pointed at is not to be seen
	// doing is how many ticks pass between two things that the game does for a player who
	// skips a step; asked is how often it was asked to.
	doing, asked int
	start        play.Start
}

func (p *pupil) Picture() *ui.Painter { return nil }
func (p *pupil) Spot(name string) (ui.Rect, bool) {
	return p.spot, name == "there" && !p.gone
}

// news tells the lesson, if one goes on, that something happened.
func (p *pupil) news(what lesson.News, other bool) {
	if t := p.k.Teacher(p); t != nil {
		t.Hear(what, other)
	}
}

func (p *pupil) Update(in *input.Frame) (scenes.Scene, error) {
	in = p.k.Teach(p, in)
	p.k.KeepLesson(p, "bzzz", "")
	if p.k.Showing() != nil && p.doing > 0 {
		if p.asked++; p.asked%p.doing == 0 {
			p.news("game.mine", false)
		}
	}
	p.k.Begin(p.g, in)
	if in.Menu.Pressed.Has(input.A) {
		p.presses++
	}
	if in.Pointer.Pressed != 0 {
		p.clicks++
	}
	p.touches += len(in.Touches)
	if !p.k.Reading() {
		p.clock++
	}
	if in.Keys.Pressed.Has(ebiten.KeyM) {
		p.news("game.mine", false)
	}
	if in.Keys.Pressed.Has(ebiten.KeyO) {
		p.news("game.other", true)
	}
	p.k.End(p.g)
	return p, nil
}

// school is a lesson on a stage.
func school(t *testing.T, steps ...lesson.Step) (*kittest.Stage, *pupil) {
	t.Helper()
	s := kittest.NewStage(t, "fr", 1280, 720)
	front := &play.FrontEnd{Info: &rules.Info{ID: "bzzz"}, Lesson: func() *play.Lesson {
		return &play.Lesson{Start: play.Start{Chairs: []play.Chair{{Level: "easy"}, {}}}, Steps: steps}
	},
		New: func(k *play.App, start play.Start) (scenes.Scene, error) {
			return &pupil{k: k, g: k.Gui(), spot: ui.Rect{X: 600, Y: 300, W: 60, H: 60}, start: start}, nil
		}}
	s.Kit.FrontEnds = []*play.FrontEnd{front}
	s.Kit.Env.Settings.SetName(0, "Noé")
	scene, err := s.Kit.Learn("bzzz")
	if err != nil {
		t.Fatal(err)
	}
	s.Play(scene)
	return s, scene.(*pupil)
}

// at fails unless the lesson is at a step, counted from 0; -1 is after its end.
func at(t *testing.T, s *kittest.Stage, p *pupil, want int) {
	t.Helper()
	got, ok := s.Kit.Lesson(p)
	if !ok {
		got.Step = -1
	}
	if got.Step != want {
		t.Fatalf("the lesson is at step %d, want %d", got.Step, want)
	}
}

const past = 60 // ticks in which a step that was done has passed

var reading = lesson.Step{Words: words.PauseTitle()}

// Only one's own doing ends a step, unless anybody's counts; and so often as it
// is asked for.
func TestStepsEndByNews(t *testing.T) {
	s, p := school(t, lesson.Step{Words: words.PauseTitle(), Until: []lesson.News{"game.mine", "game.other"}, Times: 2}, lesson.Step{Words: words.PauseTitle(), Until: []lesson.News{"game.other"}, Anyone: true}, reading)
	s.Press(ebiten.KeyO)
	s.Press(ebiten.KeyO)
	s.Press(ebiten.KeyM)
	s.Wait(past)
	at(t, s, p, 0)
	s.Press(ebiten.KeyM)
	s.Wait(past)
	at(t, s, p, 1)
	s.Press(ebiten.KeyO)
	s.Wait(past)
	at(t, s, p, 2)
}

// What is done while a card is read is not asked for again, and what was done for
// one step does not do the next.
func TestWhatIsDoneAheadCounts(t *testing.T) {
	mine := lesson.Step{Words: words.PauseTitle(), Until: []lesson.News{"game.mine"}}
	s, p := school(t, reading, mine, mine, reading)
	p.news("game.mine", false)
	s.Wait(20)
	at(t, s, p, 0)
	s.Press(ebiten.KeyEnter)
	s.Wait(past)
	at(t, s, p, 2)
	s.Wait(past)
	at(t, s, p, 2)
}

// A step that only takes time ends with it.
func TestStepsEndByTime(t *testing.T) {
	s, p := school(t, lesson.Step{Words: words.PauseTitle(), Until: []lesson.News{"game.mine"}, Ticks: 90}, reading)
	s.Wait(80)
	at(t, s, p, 0)
	s.Wait(10 + past)
	at(t, s, p, 1)
}

// The press that sends a card away is not played, a press too early does nothing,
// and the next one is the game's.
func TestTheCardTakesItsOwnPress(t *testing.T) {
	s, p := school(t, reading, lesson.Step{Words: words.PauseTitle(), Until: []lesson.News{"game.mine"}})
	s.Press(ebiten.KeySpace)
	at(t, s, p, 0)
	s.Wait(30)
	s.Press(ebiten.KeySpace)
	at(t, s, p, 1)
	if p.presses != 0 {
		t.Errorf("the game got %d presses that were the card's", p.presses)
	}
	s.Wait(30)
	s.Press(ebiten.KeySpace)
	at(t, s, p, 1)
	if p.presses != 1 {
		t.Errorf("the game got %d presses, want its own", p.presses)
	}
}

// Clicks and fingers on the card are the card's; beside it they are the game's.
func TestTheCardTakesItsPointer(t *testing.T) {
	s, p := school(t, reading, lesson.Step{Words: words.PauseTitle(), At: "there", Until: []lesson.News{"game.mine"}})
	s.Wait(30)
	c, _ := s.Kit.Lesson(p)
	s.Click(c.Card.X+20, c.Card.Y+20)
	s.Tap(c.Card.X+20, c.Card.Y+20)
	at(t, s, p, 0)
	s.Click(c.Next.CX(), c.Next.CY())
	at(t, s, p, 1)
	if p.clicks != 0 || p.touches != 0 {
		t.Errorf("the game got %d clicks and %d fingers that were the card's", p.clicks, p.touches)
	}
	s.Wait(30)
	s.Click(630, 330)
	s.Tap(630, 330)
	if p.clicks != 2 || p.touches == 0 {
		t.Errorf("the game got %d clicks and %d fingers, want its own", p.clicks, p.touches)
	}
}

// What is pressed in the tick that turns a card is the card's, as before and after.
func TestTheTickThatTurnsACardTakesItsInput(t *testing.T) {
	mine := lesson.Step{Words: words.PauseTitle(), Until: []lesson.News{"game.mine"}}
	begin := func() (*kittest.Stage, *pupil) {
		s, p := school(t, mine, mine, mine)
		s.Wait(30)
		s.Press(ebiten.KeyM)
		return s, p
	}
	ticks := 0 // from the task's end to the next card
	for s, p := begin(); s.Kit.Teacher(p).Progress().Step == 0; ticks++ {
		s.Wait(1)
	}
	// done is the lesson in the tick before the card turns.
	done := func() (*kittest.Stage, *pupil) {
		s, p := begin()
		s.Wait(ticks - 1)
		return s, p
	}
	s, p := done()
	c, _ := s.Kit.Lesson(p)
	s.Src.Now.MouseX, s.Src.Now.MouseY = float64(c.Card.X+20)*float64(s.Kit.P.View().Scale), float64(c.Card.Y+20)*float64(s.Kit.P.View().Scale)
	s.Src.Now.Mouse = 1 << input.MouseLeft
	s.Wait(1)
	at(t, s, p, 1)
	if p.clicks != 0 {
		t.Error("the game got a press on the card")
	}
	s, p = done()
	s.Press(ebiten.KeyF2)
	if c, _ := s.Kit.Lesson(p); c.Step != 1 || c.Back != 1 {
		t.Errorf("F2 leads to step %d, %d back", c.Step, c.Back)
	}
	s, p = done()
	s.Press(ebiten.KeyF3)
	at(t, s, p, -1)
}

// What is said of a moment waits for it, holds nothing up meanwhile, and comes at
// once when it is asked for.
func TestAStepWaitsForItsMoment(t *testing.T) {
	mine := lesson.Step{Words: words.PauseTitle(), Until: []lesson.News{"game.mine"}}
	moment := lesson.Step{Words: words.PauseTitle(), At: "there", Waits: true, Moment: true}
	away := func(s *kittest.Stage, p *pupil) bool {
		l, _ := s.Kit.Lesson(p)
		return l.Away
	}
	s, p := school(t, mine, moment, reading)
	p.gone = true
	s.Press(ebiten.KeyM)
	s.Wait(past)
	at(t, s, p, 1)
	clock := p.clock
	s.Wait(30)
	s.Press(ebiten.KeyEnter)
	if !away(s, p) || p.clock == clock || p.presses != 1 {
		t.Errorf("away %v, %d ticks, %d presses: the game has to go on while the moment is not there", away(s, p), p.clock-clock, p.presses)
	}
	at(t, s, p, 1)
	p.gone = false
	s.Wait(30)
	s.Press(ebiten.KeyEnter) // for what was there when the card came
	at(t, s, p, 1)
	clock = p.clock
	s.Wait(40)
	if away(s, p) || p.clock != clock {
		t.Errorf("away %v, %d ticks: the moment is there, and is to be read", away(s, p), p.clock-clock)
	}
	s.Press(ebiten.KeyEnter)
	at(t, s, p, 2)

	// Skipping meanwhile leads there.
	s, p = school(t, reading, moment, reading)
	p.gone = true
	s.Wait(30)
	s.Press(ebiten.KeyEnter)
	s.Wait(30)
	s.Press(ebiten.KeyF6)
	if l, _ := s.Kit.Lesson(p); !l.Away || !l.Shown {
		t.Fatalf("skipped before its moment the step is %+v", l)
	}
	s.Wait(30)
	p.gone = false
	s.Wait(3)
	if l, _ := s.Kit.Lesson(p); l.Step != 1 || l.Away || l.Shown {
		t.Errorf("the moment has come, and the step is %+v", l)
	}
}

// A task that is skipped is played, and only then comes the next step; hands do
// nothing meanwhile, and can take it back.
func TestASkippedTaskIsPlayed(t *testing.T) {
	mine := lesson.Step{Words: words.PauseTitle(), Until: []lesson.News{"game.mine"}, Times: 3, Waits: true}
	s, p := school(t, mine, mine, reading)
	p.doing = 40
	s.Wait(30)
	s.Press(ebiten.KeyF2)
	at(t, s, p, 0)
	s.Wait(40)
	l, _ := s.Kit.Lesson(p)
	s.Click(l.Show.CX(), l.Show.CY())
	s.Wait(60)
	s.Press(ebiten.KeySpace)
	if l, _ = s.Kit.Lesson(p); !l.Shown || l.Step != 0 || l.Done || p.presses > 0 || p.clock < 60 {
		t.Errorf("while the task is played: %+v, %d presses, %d ticks", l, p.presses, p.clock)
	}
	s.Press(ebiten.KeyF6)
	asked := p.asked
	s.Wait(20)
	if l, _ = s.Kit.Lesson(p); l.Shown || p.asked != asked {
		t.Errorf("given back, the task is still played: %+v", l)
	}
	s.Press(ebiten.KeyF6)
	s.Wait(60 + past)
	if l, _ = s.Kit.Lesson(p); l.Step != 1 || l.Passed != 0 {
		t.Errorf("played, the task leads to %+v", l)
	}
}

// A game that cannot do what it should does not hold the lesson up for ever.
func TestATaskThatCannotBePlayedIsPassed(t *testing.T) {
	s, p := school(t, lesson.Step{Words: words.PauseTitle(), Until: []lesson.News{"game.mine"}}, reading)
	s.Kit.Teacher(p).Skip()
	s.Wait(80 * 60)
	at(t, s, p, 0)
	s.Wait(12 * 60)
	if l, _ := s.Kit.Lesson(p); l.Step != 1 || l.Passed != 1 {
		t.Errorf("after a minute and a half: %+v", l)
	}
}

// A person who left comes back to the same step, by the lesson and by the record of its
// match; a lesson that is over begins anew.
func TestALessonResumes(t *testing.T) {
	s, _ := school(t, reading, lesson.Step{Words: words.PauseRules()}, lesson.Step{Words: words.PauseSettings()})
	for range 2 {
		s.Wait(30)
		s.Press(ebiten.KeyEnter)
	}
	back := func() *pupil {
		t.Helper()
		scene, err := s.Kit.Learn("bzzz")
		if err != nil {
			t.Fatal(err)
		}
		s.Play(scene)
		return scene.(*pupil)
	}
	at(t, s, back(), 2)
	p := back()
	s.Press(ebiten.KeyF3)
	s.Wait(2)
	at(t, s, p, -1)
	at(t, s, back(), 0)
}

// What is done is pointed at no longer.
func TestAStepThatIsDonePointsNowhere(t *testing.T) {
	s, p := school(t, lesson.Step{Words: words.PauseTitle(), At: "there", Until: []lesson.News{"game.mine"}}, reading)
	s.Wait(30)
	if l, _ := s.Kit.Lesson(p); !l.Points {
		t.Fatal("the place is not pointed at")
	}
	s.Press(ebiten.KeyM)
	s.Wait(2)
	if l, _ := s.Kit.Lesson(p); !l.Done || l.Points {
		t.Errorf("done %v, points %v", l.Done, l.Points)
	}
}

// The person who learns sits where no computer does, under the kept name; another
// scene has no lesson, and one that begins again begins its lesson again.
func TestALessonBelongsToItsMatch(t *testing.T) {
	s, p := school(t, reading, reading)
	if c := p.start.Chairs; c[0].Name != "" || c[1].Name != "Noé" {
		t.Errorf("the chairs are %+v", c)
	}
	if _, ok := s.Kit.Lesson(&pupil{}); ok {
		t.Error("another scene has the lesson")
	}
	s.Wait(30)
	s.Press(ebiten.KeyEnter)
	at(t, s, p, 1)
	p.start.Setup.Rules = 1 // of an old record
	again := play.Anew(s.Kit, func(k *play.App, start play.Start) (*pupil, error) {
		return &pupil{k: k, g: k.Gui(), start: start}, nil
	}, p.start, 9, p).(*pupil)
	if again.start.Setup.Rules != 0 || again.start.Setup.Seed != 9 {
		t.Errorf("begun again it is played by rules %d, with seed %d; want the newest, and 9", again.start.Setup.Rules, again.start.Setup.Seed)
	}
	s.Play(again)
	at(t, s, again, 0)
	for range 2 {
		s.Wait(30)
		s.Press(ebiten.KeyEnter)
	}
	at(t, s, again, -1)
	s.Wait(30)
	if s.Shown != nil {
		t.Errorf("the end of the lesson leads to %T", s.Shown)
	}
}

// The game stands still and takes no hands while a card is read; a task that waits lets
// it go on for somebody who plays, and stand again for somebody who went away.
func TestTheGameWaitsForAReader(t *testing.T) {
	task := lesson.Step{Words: words.PauseTitle(), Until: []lesson.News{"game.mine"}, Waits: true}
	s, p := school(t, reading, reading, task, reading)
	s.Wait(12 * 60)
	s.Press(ebiten.KeyArrowLeft)
	s.Press(ebiten.KeyM)
	s.Click(630, 330)
	s.Wait(12 * 60)
	if p.clock != 0 || p.clicks != 0 {
		t.Errorf("%d ticks passed and %d clicks came through while a card was read", p.clock, p.clicks)
	}
	at(t, s, p, 0)
	s.Press(ebiten.KeyEnter)
	s.Wait(30)
	s.Press(ebiten.KeyEnter)
	at(t, s, p, 2)
	goes := func(want bool, why string) {
		t.Helper()
		clock := p.clock
		s.Wait(60)
		if on := p.clock >= clock+50; on != want {
			t.Errorf("%s the clock goes on: %v", why, on)
		}
	}
	goes(false, "before a task is begun")
	if l, _ := s.Kit.Lesson(p); l.Stopped {
		t.Error("a task that was not begun says that the player is waited for")
	}
	s.Press(ebiten.KeyArrowLeft)
	goes(true, "once somebody plays")
	s.Hold(ebiten.KeyArrowLeft, true)
	s.Wait(30 * 60)
	goes(true, "while a key is held")
	s.Hold(ebiten.KeyArrowLeft, false)
	s.Wait(30 * 60)
	goes(false, "when nothing was touched for half a minute")
	if l, _ := s.Kit.Lesson(p); !l.Stopped {
		t.Error("nothing says that the clock stands still")
	}
}

// The last card stays until it is sent away, and then the match goes on.
func TestTheLastCardEndsTheLesson(t *testing.T) {
	s, p := school(t, reading)
	s.Wait(30 * 60)
	at(t, s, p, 0)
	s.Press(ebiten.KeyEnter)
	at(t, s, p, -1)
	clock := p.clock
	s.Wait(30)
	if p.clock < clock+29 {
		t.Error("the match stands still after its lesson")
	}
}

// A card that was sent away can be read again, by each device, while the game stands
// still; the key that goes on leads forward again.
func TestThereIsAWayBack(t *testing.T) {
	mine := lesson.Step{Words: words.PauseTitle(), Until: []lesson.News{"game.mine"}}
	for _, device := range []string{"keys", "mouse", "touch", "pad"} {
		s, p := school(t, lesson.Step{Words: words.PauseRules()}, lesson.Step{Words: words.PauseSettings()}, mine, reading)
		back := func() {
			l, _ := s.Kit.Lesson(p)
			switch device {
			case "keys":
				s.Press(ebiten.KeyF2)
			case "mouse":
				s.Click(l.Before.CX(), l.Before.CY())
			case "touch":
				s.Tap(l.Before.CX(), l.Before.CY())
			case "pad":
				s.Button(input.B)
			}
			s.Wait(30)
		}
		says := func(want words.Text, step, back int) {
			t.Helper()
			if l, _ := s.Kit.Lesson(p); l.Said != want || l.Step != step || l.Back != back {
				t.Errorf("%s: the card says %q at step %d, %d back; want %q at %d, %d back", device, s.Kit.Say(l.Said), l.Step, l.Back, s.Kit.Say(want), step, back)
			}
		}
		s.Wait(30)
		if l, _ := s.Kit.Lesson(p); l.Before.W > 0 {
			t.Errorf("there is a key to the card before the first one, at %v", l.Before)
		}
		s.Press(ebiten.KeyEnter)
		s.Wait(30)
		back()
		says(words.PauseRules(), 1, 1)
		s.Press(ebiten.KeyEnter)
		s.Wait(30)
		says(words.PauseSettings(), 1, 0)
		s.Press(ebiten.KeyEnter)
		s.Wait(30)
		if device == "pad" {
			continue // in a task B is the game's
		}
		back()
		back()
		says(words.PauseRules(), 2, 2)
		witness := &ui.Witness{Dry: true}
		s.Kit.P.Witness = witness
		s.Wait(1)
		s.Kit.P.Witness = nil
		ago := func(l ui.Letters) bool { return l.Text == s.Kit.Say(words.LearnAgo()) }
		if !slices.ContainsFunc(witness.Letters, ago) {
			t.Errorf("%s: a card that is read again does not say that the picture has changed", device)
		}
		clock := p.clock
		s.Wait(30)
		if p.clock != clock {
			t.Errorf("%s: the game goes on while a card is read again", device)
		}
		for range 2 {
			s.Press(ebiten.KeyEnter)
			s.Wait(30)
		}
		says(words.PauseTitle(), 2, 0)
		s.Press(ebiten.KeyM)
		s.Wait(past)
		at(t, s, p, 3)
	}
}

// The keys to go on and to have a step shown have a place each, so that a press too many does nothing,
// however late it comes; the key that takes a demonstration back ignores one within a second. The
// game takes no second press of the button that sent a card away, nor one at the place of a card that
// has just gone.
func TestASecondPressDoesNothing(t *testing.T) {
	s, p := school(t, reading, lesson.Step{Words: words.LobbySeedHint(), Until: []lesson.News{"game.mine"}, At: "there"}, reading)
	s.Wait(30)
	l, _ := s.Kit.Lesson(p)
	next := l.Next
	for range 8 {
		s.Click(next.CX(), next.CY())
		s.Wait(25)
	}
	if l, _ = s.Kit.Lesson(p); l.Step != 1 || l.Shown {
		t.Fatalf("clicks on the key to go on lead to %+v", l)
	}
	show := l.Show
	s.Click(show.CX(), show.CY())
	s.Wait(25)
	s.Click(show.CX(), show.CY())
	s.Wait(2)
	if l, _ = s.Kit.Lesson(p); !l.Shown {
		t.Errorf("a second click on the key to have a step shown leads to %+v", l)
	}
	s.Press(ebiten.KeyM)
	p.news("game.mine", false)
	for range 8 {
		s.Wait(25)
		s.Click(show.CX(), show.CY())
	}
	if l, _ = s.Kit.Lesson(p); l.Step != 2 {
		t.Errorf("clicks on the key to have a step shown lead to %+v", l)
	}
	p.clicks = 0
	scale := s.Kit.P.View().Scale
	s.Click(next.CX(), next.CY())
	at(t, s, p, -1)
	s.Wait(25)
	scale /= s.Kit.P.View().Scale
	next = ui.Rect{X: next.X * scale, Y: next.Y * scale, W: next.W * scale, H: next.H * scale}
	s.Click(next.CX(), next.CY())
	s.Tap(next.CX(), next.CY())
	if p.clicks+p.touches != 0 {
		t.Errorf("the game got %d clicks and %d fingers that were meant for the card", p.clicks, p.touches)
	}
	s.Wait(60)
	s.Click(next.CX(), next.CY())
	if p.clicks != 1 {
		t.Errorf("a second after the card the game got %d clicks, want 1", p.clicks)
	}
	s, p = school(t, reading, lesson.Step{Words: words.LobbySeedHint(), Until: []lesson.News{"game.mine"}})
	s.Wait(30)
	s.Press(ebiten.KeyEnter)
	s.Press(ebiten.KeyEnter)
	if p.presses != 0 {
		t.Errorf("the game got %d presses that were the card's", p.presses)
	}
}

// The card has a strip of the window for itself, of the same place at each step, and what
// the game shows has the rest.
func TestTheCardLiesBesideTheGame(t *testing.T) {
	long := lesson.Step{Words: words.LobbySeedHint(), Until: []lesson.News{"game.mine"}}
	for _, size := range [...][2]int{{1280, 720}, {1024, 768}, {1920, 1200}, {2560, 1080}, {390, 844}, {844, 390}, {500, 500}} {
		for _, text := range []float32{1, 1.5, 2} {
			s, p := school(t, reading, long, reading)
			s.Kit.Env.Width, s.Kit.Env.Height, s.Kit.Prefs.TextScale = size[0], size[1], text
			s.Wait(2)
			first, _ := s.Kit.Lesson(p)
			v := s.Kit.P.View()
			if first.Card.X < v.W-1 && first.Card.Y < v.H-1 {
				t.Errorf("%v, %v times: the card %v lies over the game, which has %v", size, text, first.Card, v)
			}
			s.Wait(30)
			s.Press(ebiten.KeyEnter)
			s.Wait(30)
			if l, _ := s.Kit.Lesson(p); l.Card != first.Card || l.Stop != first.Stop || l.Show.Right() > first.Next.X || s.Kit.P.View() != v {
				t.Errorf("%v, %v times: the card moves from %v to %v, its keys are at %v and %v", size, text, first.Card, l.Card, first.Next, l.Show)
			}
			if s.Kit.Env.Width != size[0] || s.Kit.Env.Height != size[1] {
				t.Errorf("%v: after a tick the window is %d by %d", size, s.Kit.Env.Width, s.Kit.Env.Height)
			}
			s.Press(ebiten.KeyF3)
			s.Wait(2)
			if v := s.Kit.P.View(); v != ui.NewView(size[0], size[1]) {
				t.Errorf("%v: after the lesson the game has %v", size, v)
			}
		}
	}
}

// The match of a lesson is not remembered as played, even where its cards are over or
// were ended before its end, or where it is resumed from its record; any other is.
func TestTheMatchOfALessonIsNotRemembered(t *testing.T) {
	for _, way := range []string{"lesson", "record of a lesson", "match"} {
		learns := way != "match"
		s := kittest.NewStage(t, "fr", 1280, 720)
		front := null.FrontEnd()
		s.Kit.FrontEnds = []*play.FrontEnd{front}
		id := front.Info.ID
		var scene scenes.Scene
		var err error
		start := kittest.People(2, 1, null.Levels[0], 3, map[string]string{"cards": "5"})
		switch way {
		case "lesson":
			scene, err = s.Kit.Learn(id)
		case "record of a lesson":
			start.Chairs[1].Level = play.LessonLevel
			fallthrough
		default:
			scene, err = front.New(s.Kit, start)
		}
		if err != nil {
			t.Fatal(err)
		}
		match := scene.(*play.Scene[*game.State, game.Action, game.View])
		t.Cleanup(match.Close)
		s.Play(scene)
		s.Wait(2)
		if taught := s.Kit.Teacher(scene); taught != nil {
			taught.Stop()
		}
		on, card := match.Screen(), 0
		s.Until("the results", func() bool {
			if on.Mine {
				on.Act(on.Eyes, game.Action{Lay: card%5 + 1})
				card++
			}
			return s.Done()
		})
		if kept := slices.Contains(s.Kit.Env.Settings.Played, id); kept == learns {
			t.Errorf("%s: remembered as played: %v", way, kept)
		}
	}
}

// inLesson opens the lesson of the template game on a stage.
func inLesson(t *testing.T) (*kittest.Stage, scenes.Scene, *play.Scene[*game.State, game.Action, game.View]) {
	t.Helper()
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.FrontEnds = []*play.FrontEnd{null.FrontEnd()}
	scene, err := s.Kit.Learn(s.Kit.FrontEnds[0].Info.ID)
	if err != nil {
		t.Fatal(err)
	}
	match := scene.(*play.Scene[*game.State, game.Action, game.View])
	t.Cleanup(match.Close)
	s.Play(scene)
	return s, scene, match
}

// Nothing is waited for while a step is shown; after it the match has its usual pace again
// at once, and not only at the person's own turn.
func TestTheUsualPaceComesBackAfterAStepWasShown(t *testing.T) {
	s, scene, match := inLesson(t)
	s.Wait(2)
	s.Kit.Teacher(scene).Skip() // the card to read
	s.Kit.Teacher(scene).Skip()
	on, hurried := match.Screen(), false
	s.Until("the step is done", func() bool {
		hurried = hurried || on.Hurried
		l, ok := s.Kit.Lesson(scene)
		return ok && l.Done
	})
	if !hurried || on.Hurried || on.Mine {
		t.Errorf("hurried while the step was shown: %v, after it: %v, at the own turn: %v", hurried, on.Hurried, on.Mine)
	}
}

// A task is shown once and then given back as it was before, for the person to do; asked for again, it is
// done and passed.
func TestAShownTaskIsGivenBack(t *testing.T) {
	s, scene, match := inLesson(t)
	teacher := s.Kit.Teacher(scene)
	teacher.Skip() // the card to read
	s.Wait(30)
	task, before := teacher.Progress().Step, match.Match().Hash()
	for _, given := range []bool{true, false} {
		s.Press(ebiten.KeyF6)
		s.Until("the step is done", func() bool { return teacher.Progress().Done })
		if match.Match().Hash() == before {
			t.Error("the demonstration does nothing")
		}
		s.Until("the praise is over", func() bool { return !teacher.Progress().Done })
		s.Wait(30)
		if now := teacher.Progress(); given != (now.Step == task && match.Match().Hash() == before) {
			t.Errorf("the step is at %d, that was shown %d, the match as before: %v; want it given back: %v", now.Step, task, match.Match().Hash() == before, given)
		}
		if now := teacher.Progress(); now.GivenBack != given {
			t.Errorf("the card says that the step is the player's: %v, want %v", now.GivenBack, given)
		}
	}
}
