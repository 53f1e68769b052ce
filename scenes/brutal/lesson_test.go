package brutal

import (
	"testing"

	"ludotheque/scenes/kit"
	"ludotheque/scenes/kit/kittest"
)

// What the lesson says happens to whoever clicks where it points.
func TestLessonHolds(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.Prefs.Speed = 4
	kittest.LessonHolds(s, FrontEnd(), 6000, func(pupil kit.Pupil, step *kit.Step, p kit.Progress) {
		if p.Points && step.At != "speed" {
			s.Click(p.Spot.CX(), p.Spot.CY())
			s.Wait(10)
		}
	})
}

func TestLessonFits(t *testing.T)     { kittest.LessonsFit(t, FrontEnd()) }
func TestLessonIsLeft(t *testing.T)   { kittest.LessonsAreLeft(t, FrontEnd()) }
func TestLessonHasWords(t *testing.T) { kittest.LessonWords(t, FrontEnd()) }
