package aquariom

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
)

// What the lesson says happens to whoever points the mouse where it points.
func TestLessonHolds(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	kittest.LessonHolds(s, FrontEnd(), 60*60, func(_ lesson.Pupil, step *lesson.Step, p lesson.Progress) {
		switch {
		case step.At == "you":
			s.Press(ebiten.KeySpace)
			s.Wait(30)
		case p.Points:
			s.Point(p.Spot.CX(), p.Spot.CY())
		}
	})
}

func TestLessonFits(t *testing.T)     { kittest.LessonsFit(t, FrontEnd()) }
func TestLessonIsLeft(t *testing.T)   { kittest.LessonsAreLeft(t, FrontEnd()) }
func TestLessonHasWords(t *testing.T) { kittest.LessonWords(t, FrontEnd()) }
