package bzzz

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
)

// The lesson meets a fight, with a standing order and the odds before, within three
// minutes of somebody who does what it says.
func TestLessonMeetsAFightInThreeMinutes(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	began, fought := s.Kit.Env.Hands.Frame().Tick, int64(-1)
	kittest.LessonHolds(s, FrontEnd(), 60*180, func(pupil lesson.Pupil, step *lesson.Step, p lesson.Progress) {
		th := seen(s, pupil)
		obeys(s, th.face, step, p, "mouse")
		if th.face.fight != nil && fought < 0 {
			fought = s.Kit.Env.Hands.Frame().Tick
		}
		if step.At == "ruler" {
			s.Press(ebiten.KeyEnter)
		}
	})
	const most = 180 * 60
	if fought < 0 || fought-began > most {
		t.Errorf("the fight comes after %d ticks, and %d are three minutes", fought-began, most)
	} else {
		t.Logf("the fight comes after %d seconds", (fought-began)/60)
	}
}

func TestLessonFits(t *testing.T)     { kittest.LessonsFit(t, FrontEnd()) }
func TestLessonIsLeft(t *testing.T)   { kittest.LessonsAreLeft(t, FrontEnd()) }
func TestLessonHasWords(t *testing.T) { kittest.LessonWords(t, FrontEnd()) }
