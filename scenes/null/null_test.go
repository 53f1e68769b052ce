package null

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	game "ludotheque/rules/null"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
)

func TestMain(m *testing.M) { kittest.Main(m) }

// open puts a match of n people among the seats on a stage.
func open(t *testing.T, seats, n int) *kittest.Stage {
	t.Helper()
	s := kittest.NewStage(t, "fr", 1280, 720)
	scene, err := FrontEnd().New(s.Kit, kittest.People(seats, n, Levels[0], 3, map[string]string{"cards": "5"}))
	if err != nil {
		t.Fatal(err)
	}
	s.Play(scene)
	return s
}

func TestAWholeMatchByKeys(t *testing.T) {
	s := open(t, 3, 1)
	for range 20000 {
		if s.Done() {
			break
		}
		s.Press(ebiten.KeyEnter)
	}
	if !s.Done() {
		t.Fatal("no results")
	}
	o := s.Shown.(*kittest.Results).Outcome
	if len(o.Curves) != 3 || len(o.Curves[0].Values) != 6 || o.Record == "" {
		t.Errorf("the results tell %+v", o)
	}
}

// Two people at one screen pass it on, and neither sees the other's card.
func TestTwoPeoplePassTheScreenOn(t *testing.T) {
	s := open(t, 2, 2)
	f := s.On().(interface{ Face() play.Face }).Face().(*face)
	s.Until("a card between two", func() bool { return f.s.HandOver })
	s.Press(ebiten.KeyEnter)
	if f.s.Eyes != 0 || !f.s.Mine {
		t.Fatalf("eyes %d, mine %v", f.s.Eyes, f.s.Mine)
	}
	s.Press(ebiten.KeyEnter)
	s.Until("the other's turn", func() bool { return f.s.HandOver && f.s.To == 1 })
	if f.s.View.Mine != 0 || f.hand != nil {
		t.Errorf("between two people the screen knows %+v", f.s.View)
	}
}

// Every text has its room in every look, before a card is laid and between two
// people.
func TestTheScreenFits(t *testing.T) {
	s := open(t, 4, 2)
	sight := s.Sight()
	f := s.On().(interface{ Face() play.Face }).Face().(*face)
	for _, name := range []string{"handover", "hand"} {
		s.Until(name, func() bool { return f.s.HandOver || f.s.Mine })
		sight.All("null "+name, s.On(), func(kittest.Look) { s.Wait(1) })
		kittest.Looks()[0].Set(s.Kit)
		s.Wait(1)
		s.Press(ebiten.KeyEnter)
	}
}

func TestConform(t *testing.T) { kittest.Conform(t, &onScreen, FrontEnd(), driver) }

var driver = kittest.Driver{
	Start: func(people int) play.Start {
		return kittest.People(3, people, Levels[0], 3, map[string]string{"cards": "5"})
	},
	Beat: beat,
	// What the lesson asks for is to lay cards.
	Obey: func(s *kittest.Stage, face play.Face, _ *lesson.Step, _ lesson.Progress, device string) {
		beat(s, face, device)
		s.Wait(8)
	},
	Refusals: []error{game.ErrNotYourTurn, game.ErrNoSuchCard, match.ErrNoUndo},
}

// beat takes the screen, or lays the first card.
func beat(s *kittest.Stage, _ play.Face, device string) {
	switch device {
	case "keys":
		s.Press(ebiten.KeyEnter)
	case "pad":
		s.Button(input.A)
	case "mouse":
		s.ClickOn("card", "handover")
	case "touch":
		s.TapOn("card", "handover")
	}
}

func TestOptions(t *testing.T) { kittest.Options(t, &game.Game.Info, Levels) }
func TestBook(t *testing.T)    { kittest.Book(t, FrontEnd(), 1) }
func TestSounds(t *testing.T)  { kittest.Sounds(t, "null.", 3, soundRoll, soundLay, soundShow) }

// What the lesson says happens to a player who does what it says, where it points.
func TestLessonHolds(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.Prefs.Speed = 4
	kittest.LessonHolds(s, FrontEnd(), 600, func(_ lesson.Pupil, _ *lesson.Step, p lesson.Progress) {
		s.ClickOn("card")
		s.Wait(8)
	})
}

func TestLessonFits(t *testing.T)     { kittest.LessonsFit(t, FrontEnd()) }
func TestLessonIsLeft(t *testing.T)   { kittest.LessonsAreLeft(t, FrontEnd()) }
func TestLessonHasWords(t *testing.T) { kittest.LessonWords(t, FrontEnd()) }
