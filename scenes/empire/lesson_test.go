package empire

import (
	"testing"

	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
)

// What the lesson says happens to whoever clicks where it points.
func TestLessonHolds(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.Prefs.Speed = 4
	kittest.LessonHolds(s, FrontEnd(), 1500, func(pupil lesson.Pupil, step *lesson.Step, p lesson.Progress) {
		if p.Points && step.At == "region" {
			f := pupil.(interface{ Face() play.Face }).Face().(*face)
			at := f.board.Middle(f.plan, f.hands.likely())
			s.Click(at.X, at.Y)
			s.Wait(6)
		} else if p.Points && step.At != "steps" {
			s.Click(p.Spot.CX(), p.Spot.CY())
			s.Wait(6)
		}
	})
}

func TestLessonFits(t *testing.T)     { kittest.LessonsFit(t, FrontEnd()) }
func TestLessonIsLeft(t *testing.T)   { kittest.LessonsAreLeft(t, FrontEnd()) }
func TestLessonHasWords(t *testing.T) { kittest.LessonWords(t, FrontEnd()) }
