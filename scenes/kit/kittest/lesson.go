package kittest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
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

// place holds the card of a lesson to its one place beside the game, and each of its keys to its own.
type place struct {
	card ui.Rect
	keys [4]ui.Rect
}

// hold fails when the card lies over what the game shows, when it or one of its keys lies elsewhere
// than before, or when a key lies where another one was.
func (l *place) hold(s *Stage, where string, p lesson.Progress) {
	s.T.Helper()
	v := s.Kit.P.View()
	if r := common(p.Card, v.Rect()); r.W > 1 && r.H > 1 {
		s.T.Errorf("%s, step %d: the card %v covers %v of the game", where, p.Step+1, p.Card, r)
	}
	w, h := float32(s.Kit.Env.Width)/v.Scale, float32(s.Kit.Env.Height)/v.Scale
	if c := p.Card; c.X < 0 || c.Y < 0 || c.Right() > w+1 || c.Bottom() > h+1 {
		s.T.Errorf("%s, step %d: the card %v is not in the window", where, p.Step+1, p.Card)
	}
	if l.card.W > 0 && p.Card != l.card {
		s.T.Errorf("%s, step %d: the card lies at %v; want %v as before", where, p.Step+1, p.Card, l.card)
	}
	l.card = p.Card
	for i, r := range [...]ui.Rect{p.Next, p.Show, p.Before, p.Stop} {
		if r.W == 0 {
			continue
		}
		for j, was := range l.keys {
			if c := common(r, was); i == j && was.W > 0 && r != was || i != j && c.W > 0 && c.H > 0 {
				s.T.Errorf("%s, step %d: key %d lies at %v, and key %d at %v before", where, p.Step+1, i, r, j, was)
			}
		}
		l.keys[i] = r
	}
}

// LessonHolds plays the lesson of a game to its end: cards are read by Enter, and
// what a step asks for is left to act, which makes a move towards it and is called
// until it has happened. It fails when that does not happen within most ticks,
// when a place is never to be seen, or when a card freezes what moves. Afterwards the match goes on.
func LessonHolds(s *Stage, front *play.FrontEnd, most int, act func(pupil lesson.Pupil, step *lesson.Step, p lesson.Progress)) {
	s.T.Helper()
	pupil := learn(s, front)
	labels := s.labels()
	seen, ticks := -1, 0
	pointed, at := false, place{}
	for {
		p, ok := s.Kit.Lesson(pupil)
		if !ok || s.Shown != nil {
			break
		}
		step := &front.Lesson().Steps[p.Step]
		if p.Step != seen {
			s.pointedAt(front, seen, pointed)
			seen, ticks, pointed = p.Step, 0, false
			s.Wait(12)
			p, _ = s.Kit.Lesson(pupil)
			early := p.Points // the ring may go once the player acts
			s.Wait(12)
			s.Picture(fmt.Sprintf("lesson-%d", p.Step))
			at.hold(s, front.Info.ID, p)
			// What was done ahead of the words is pointed at no more.
			p, _ = s.Kit.Lesson(pupil)
			pointed = early || p.Step == seen && p.Done
		}
		pointed = pointed || p.Points
		labels.read(front.Info.ID, p)
		switch {
		case p.Done:
			s.Wait(1)
		case p.Away:
			act(pupil, step, p)
			s.Wait(1)
		case len(step.Until) == 0 && step.Ticks == 0:
			if m, ok := pupil.(lesson.Mover); ok && m.Moving() {
				s.T.Errorf("step %d stops the game while something moves", p.Step+1)
			}
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
	if want := len(front.Lesson().Steps) - 1; seen != want || s.Shown != nil {
		s.T.Fatalf("the lesson ended at step %d of %d, at %T", seen+1, want+1, s.Shown)
	}
	s.Wait(60)
	playsBack(s, front, pupil)
}

func (s *Stage) pointedAt(front *play.FrontEnd, step int, pointed bool) {
	s.T.Helper()
	if step >= 0 && front.Lesson().Steps[step].At != "" && !pointed {
		s.T.Errorf("step %d: the place %q was never to be seen", step+1, front.Lesson().Steps[step].At)
	}
}

// LessonsFit shows every step of a lesson in both languages, with texts of usual
// and of twice that size, in several windows: every text has to fit its box, and the card
// has one place, over nothing of the game.
func LessonsFit(t *testing.T, front *play.FrontEnd) {
	t.Helper()
	lessonsFit(t, front, false, [][2]int{{1280, 720}, {1720, 720}, {720, 1100}}, []float32{1, 2})
}

// LessonsFitPhones is LessonsFit on the narrowest phones.
func LessonsFitPhones(t *testing.T, front *play.FrontEnd) {
	t.Helper()
	lessonsFit(t, front, true, Phones[:narrowest], []float32{1})
}

func lessonsFit(t *testing.T, front *play.FrontEnd, phone bool, sizes [][2]int, scales []float32) {
	t.Helper()
	for _, size := range sizes {
		for _, lang := range words.Languages {
			for _, scale := range scales {
				s := NewStage(t, lang, size[0], size[1])
				s.Kit.Prefs.TextScale = scale
				if s.Kit.Env.Coarse = phone; phone {
					s.Kit.Env.Devices.TouchFirst()
				}
				pupil := learn(s, front)
				s.Wait(2) // the card has its place
				where := fmt.Sprintf("%s, %v, %v times", lang, size, scale)
				sight := s.Sight()
				sight.Roams = front.Info.RealTime()
				at, arrows := place{}, 0
				for i := range front.Lesson().Steps {
					s.Kit.Teacher(pupil).Turn(i)
					sight.See(where, pupil, false, func() { s.Wait(24) }) // the card has come
					p, ok := s.Kit.Lesson(pupil)
					if !ok {
						t.Fatalf("%s: the lesson ends at step %d", where, i+1)
					}
					at.hold(s, where, p)
					if p.Arrow.W > 0 {
						arrows++
					}
					for _, l := range sight.readable() {
						if r := common(p.Arrow, l.Bounds()); r.W > 0 && r.H > 0 {
							t.Errorf("%s, step %d: the arrow at %v covers %q", where, i+1, p.Arrow, l.Text)
						}
					}
				}
				if arrows == 0 {
					t.Errorf("%s: no card has an arrow", where)
				}
				closes(pupil)
			}
		}
	}
}

// LessonsAreLeft leaves a lesson at each of its steps, by a key, by the mouse on its
// card and by the pause sheet's way: the match goes on each time. And it leaves the
// match at each step: a player who comes back is at the same one.
func LessonsAreLeft(t *testing.T, front *play.FrontEnd) {
	t.Helper()
	for n := range front.Lesson().Steps {
		s := NewStage(t, "fr", 1280, 720)
		pupil := learn(s, front)
		s.Kit.Teacher(pupil).Turn(n)
		s.Wait(2)
		closes(pupil)
		pupil = learn(s, front)
		if p, _ := s.Kit.Lesson(pupil); p.Step != n {
			t.Fatalf("left at step %d, the lesson goes on at step %d", n+1, p.Step+1)
		}
		s.Kit.Teacher(pupil).Turn(n)
		s.Wait(24)
		switch n % 3 {
		case 0:
			s.Press(ebiten.KeyF3)
		case 1:
			// The card may give way to what moves just then.
			for p, ok := s.Kit.Lesson(pupil); ok; p, ok = s.Kit.Lesson(pupil) {
				s.Click(p.Stop.CX(), p.Stop.CY())
			}
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
		if kept, err := s.Kit.Env.Store.List("lessons/"); err != nil || len(kept) > 0 {
			t.Errorf("step %d: of a lesson that was ended %v is kept, %v", n+1, kept, err)
		}
	}
}

// LessonPauses pauses at each card of a lesson by the Escape key, a gamepad's Start, and the mouse and a
// finger on the game's pause button: every one has to lead to the pause sheet. A game whose pause is only
// a key hint has no such button.
func LessonPauses(t *testing.T, front *play.FrontEnd) {
	t.Helper()
	s := NewStage(t, "fr", 1280, 720)
	plug(s, 1)
	pupil := learn(s, front)
	defer closes(pupil)
	keys := []string{"menu", "pause"}
	for n := range front.Lesson().Steps {
		for _, by := range []struct {
			what    string
			do      func()
			pointed bool
		}{
			{"Escape", func() { s.Press(ebiten.KeyEscape) }, false},
			{"Start", func() { s.Button(input.Start) }, false},
			{"the mouse", func() { s.ClickOn(keys...) }, true},
			{"a finger", func() { s.TapOn(keys...) }, true},
		} {
			s.Kit.Teacher(pupil).Turn(n)
			s.Wait(24)
			if _, shown := s.find(keys); by.pointed && !shown {
				continue
			}
			by.do()
			if _, ok := s.Shown.(*Paused); !ok {
				t.Errorf("step %d: %s leads to %T; want the pause", n+1, by.what, s.Shown)
			}
			s.Shown = nil
			s.Play(pupil)
		}
	}
}

// LessonWords checks that every step of a lesson says something of its game.
func LessonWords(t *testing.T, front *play.FrontEnd) {
	t.Helper()
	for i := range front.Lesson().Steps {
		if key := front.Lesson().Steps[i].Words.Key(); !strings.HasPrefix(key, front.Info.ID+".learn.") {
			t.Errorf("step %d says %q; want %s.learn.…", i+1, key, front.Info.ID)
		}
	}
}

func closes(p lesson.Pupil) {
	if c, ok := p.(interface{ Close() }); ok {
		c.Close()
	}
}
