package kittest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
)

// learn opens the lesson of a game on a stage.
func learn(s *Stage, front *play.FrontEnd) lesson.Pupil {
	s.T.Helper()
	s.Kit.FrontEnds = []*play.FrontEnd{front}
	scene, err := s.Kit.Learn(front.Info.ID)
	if err != nil {
		s.T.Fatal(err)
	}
	pupil, ok := scene.(lesson.Pupil)
	if !ok {
		s.T.Fatalf("%T has no lesson", scene)
	}
	s.Play(scene)
	if _, ok := s.Kit.Lesson(pupil); !ok {
		s.T.Fatal("the lesson did not begin")
	}
	return pupil
}

// LessonHolds plays the lesson of a game to its end: cards are read by Enter, and
// what a step asks for is left to act, which makes a move towards it and is called
// until it has happened. It fails when that does not happen within most ticks,
// or when a place is never to be seen. Afterwards the match goes on.
func LessonHolds(s *Stage, front *play.FrontEnd, most int, act func(pupil lesson.Pupil, step *lesson.Step, p lesson.Progress)) {
	s.T.Helper()
	pupil := learn(s, front)
	seen, ticks := -1, 0
	pointed := false
	for {
		p, ok := s.Kit.Lesson(pupil)
		if !ok || s.Shown != nil {
			break
		}
		step := &front.Lesson.Steps[p.Step]
		if p.Step != seen {
			s.pointedAt(front, seen, pointed)
			seen, ticks, pointed = p.Step, 0, false
			s.Wait(24)
			s.Picture(fmt.Sprintf("lesson-%d", p.Step))
			// What was done ahead of the words is pointed at no more.
			p, _ = s.Kit.Lesson(pupil)
			pointed = p.Step == seen && p.Done
		}
		pointed = pointed || p.Points
		switch {
		case p.Done:
			s.Wait(1)
		case p.Away:
			act(pupil, step, p)
			s.Wait(1)
		case len(step.Until) == 0 && step.Ticks == 0:
			s.Press(ebiten.KeyEnter)
		default:
			act(pupil, step, p)
			s.Wait(1)
		}
		if ticks++; ticks > most {
			s.T.Fatalf("step %d, %s: %v did not happen", p.Step+1, step.Words.Key(), step.Until)
		}
	}
	s.pointedAt(front, seen, pointed)
	if want := len(front.Lesson.Steps) - 1; seen != want || s.Shown != nil {
		s.T.Fatalf("the lesson ended at step %d of %d, at %T", seen+1, want+1, s.Shown)
	}
	s.Wait(60)
}

func (s *Stage) pointedAt(front *play.FrontEnd, step int, pointed bool) {
	s.T.Helper()
	if step >= 0 && front.Lesson.Steps[step].At != "" && !pointed {
		s.T.Errorf("step %d: the place %q was never to be seen", step+1, front.Lesson.Steps[step].At)
	}
}

// LessonsFit shows every step of a lesson in both languages, with texts of usual
// and of twice that size, in several windows: every text has to fit its box, and
// the card never lies over what it points at.
func LessonsFit(t *testing.T, front *play.FrontEnd) {
	t.Helper()
	for _, size := range [...][2]int{{1280, 720}, {1280, 800}, {720, 1100}} {
		for _, lang := range words.Languages {
			for _, scale := range [...]float32{1, 2} {
				s := NewStage(t, lang, size[0], size[1])
				s.Kit.Prefs.TextScale = scale
				where := fmt.Sprintf("%s, %v, %v times", lang, size, scale)
				sight := s.Sight()
				sight.Roams = front.Info.Rate > 0
				pupil := learn(s, front)
				for {
					sight.See(where, pupil, false, func() { s.Wait(24) }) // the card has come
					p, ok := s.Kit.Lesson(pupil)
					if !ok {
						break
					}
					if c := p.Card; c.X < 0 || c.Y < 0 || c.Right() > s.Kit.P.View().W || c.Bottom() > s.Kit.P.View().H {
						t.Errorf("%s, step %d: the card %v is not in the window", where, p.Step+1, c)
					}
					if p.Points && p.Card.X < p.Spot.Right() && p.Spot.X < p.Card.Right() && p.Card.Y < p.Spot.Bottom() && p.Spot.Y < p.Card.Bottom() {
						t.Errorf("%s, step %d: the card %v lies over %v", where, p.Step+1, p.Card, p.Spot)
					}
					s.Press(ebiten.KeyF2)
				}
				closes(pupil)
			}
		}
	}
}

// LessonsAreLeft leaves a lesson at each of its steps, by a key, by the mouse on
// its card and by the pause sheet's way: the match goes on each time.
func LessonsAreLeft(t *testing.T, front *play.FrontEnd) {
	t.Helper()
	for n := range front.Lesson.Steps {
		s := NewStage(t, "fr", 1280, 720)
		pupil := learn(s, front)
		for i := range n {
			if i%2 == 0 {
				s.Press(ebiten.KeyF2)
			} else {
				s.Kit.Teacher(pupil).Skip()
				s.Wait(1)
			}
		}
		p, ok := s.Kit.Lesson(pupil)
		if !ok || p.Step != n {
			t.Fatalf("at step %d after %d were skipped", p.Step+1, n)
		}
		switch n % 3 {
		case 0:
			s.Press(ebiten.KeyF3)
		case 1:
			s.Click(p.Card.X+p.Card.W*0.25, p.Card.Bottom()-30)
		default:
			s.Kit.Teacher(pupil).Stop()
		}
		if _, ok := s.Kit.Lesson(pupil); ok {
			t.Errorf("step %d is not left", n+1)
		}
		s.Wait(30)
		if s.Shown != nil {
			t.Errorf("step %d: left the match for %T", n+1, s.Shown)
		}
		closes(pupil)
	}
}

// LessonWords checks that every step of a lesson says something of its game.
func LessonWords(t *testing.T, front *play.FrontEnd) {
	t.Helper()
	for i := range front.Lesson.Steps {
		if key := front.Lesson.Steps[i].Words.Key(); !strings.HasPrefix(key, front.Info.ID+".learn.") {
			t.Errorf("step %d says %q; want %s.learn.…", i+1, key, front.Info.ID)
		}
	}
}

func closes(p lesson.Pupil) {
	if c, ok := p.(interface{ Close() }); ok {
		c.Close()
	}
}
