package bzzz

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
)

// What the lesson says happens to whoever does what it says, where it points.
func TestLessonHolds(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.Prefs.Speed = 4
	kittest.LessonHolds(s, FrontEnd(), 300, func(_ lesson.Pupil, step *lesson.Step, p lesson.Progress) {
		if p.Points {
			s.Click(mid(p.Spot))
		}
		s.Wait(8)
	})
}

// The same by keys alone, as the hints name them.
func TestLessonHoldsByKeys(t *testing.T) {
	s := kittest.NewStage(t, "en", 1280, 720)
	s.Kit.Prefs.Speed = 4
	kittest.LessonHolds(s, FrontEnd(), 300, func(pupil lesson.Pupil, step *lesson.Step, _ lesson.Progress) {
		sc := seen(s, pupil)
		switch {
		case !sc.mine():
		case step.At == "worker" && sc.turn.canLay():
			s.Press(ebiten.KeyDigit1)
		case step.At == "flower":
			f := &sc.v.Flowers[sc.nearFlower()]
			for range 40 {
				switch {
				case sc.hands.cursor.X < f.X:
					s.Press(ebiten.KeyArrowRight)
				case sc.hands.cursor.X > f.X:
					s.Press(ebiten.KeyArrowLeft)
				case sc.hands.cursor.Y < f.Y:
					s.Press(ebiten.KeyArrowDown)
				case sc.hands.cursor.Y > f.Y:
					s.Press(ebiten.KeyArrowUp)
				}
			}
			s.Press(ebiten.KeySpace)
		default:
			s.Press(ebiten.KeyT)
		}
		s.Wait(8)
	})
}

func TestLessonFits(t *testing.T)     { kittest.LessonsFit(t, FrontEnd()) }
func TestLessonIsLeft(t *testing.T)   { kittest.LessonsAreLeft(t, FrontEnd()) }
func TestLessonHasWords(t *testing.T) { kittest.LessonWords(t, FrontEnd()) }
