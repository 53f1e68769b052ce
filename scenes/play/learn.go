package play

import (
	"context"
	"encoding/json"
	"slices"

	"ludotheque/arena/match"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
)

// Doer is a [Face] that can carry out a step of its lesson for a person who skips it: Do
// stores the requests that a person would make, as [Requests.Act]. It is called in every
// tick until the step's news have come or its moment has passed; it does not wait for
// anything else that moves or is being shown.
type Doer interface{ Do(step *lesson.Step) }

// Passer is a [Face] in real time that passes over a step of its lesson faster than others: PassSteps returns how
// many steps of the match pass in a tick.
type Passer interface{ PassSteps() int }

// Beginner is a [Face] that knows where a task of its lesson begins, for one in which a player may have
// got into difficulties by then: Begins returns a number of steps of the match, or -1 for the present
// one. A demonstration begins there.
type Beginner interface{ Begins(step *lesson.Step) int }

// partner is a player of a lesson's match: it does what the lesson needs in the step that
// is shown, and otherwise what a computer player would do.
type partner[A, V any] struct {
	app    *App
	script func(v V, step *lesson.Step) (A, bool)
	own    match.Player[A, V]
}

// Choose implements [match.Player].
func (p *partner[A, V]) Choose(ctx context.Context, v V) (A, error) {
	if a, ok := p.script(v, p.app.step.Load()); ok {
		return a, nil
	}
	return p.own.Choose(ctx, v)
}

// players makes the computer players of a game's match and the partners of its lesson.
func (g *Game[S, A, V]) players(a *App) func(level string, seed uint64) match.Player[A, V] {
	return func(level string, seed uint64) match.Player[A, V] {
		if level != LessonLevel {
			return g.Player(level, seed)
		}
		p := &partner[A, V]{app: a, script: g.Script, own: g.Player(g.Levels[0], seed)}
		if p.script == nil {
			return p.own
		}
		return p
	}
}

// savedLesson is where a lesson was left, as the store keeps it.
type savedLesson struct {
	// Record is the record of its match, or "" if nothing was played.
	Record string `json:"record"`
	// Step identifies the step for [lesson.Find].
	Step string `json:"step"`
}

// leftName returns the name in the store of where the lesson of a game was left.
func leftName(game string) string { return "lessons/" + game + ".json" }

// leftAt reads where the lesson of a game was left; ok is false when it was not.
func (a *App) leftAt(game string) (l savedLesson, ok bool) {
	if a.Env.Store == nil {
		return l, false
	}
	data, err := a.Env.Store.Read(leftName(game))
	if err != nil || json.Unmarshal(data, &l) != nil {
		return savedLesson{}, false // not kept, or damaged: the lesson begins anew
	}
	return l, true
}

// OfLesson reports whether a record is that of the match in which the lesson of a game was left. It is
// no longer once the lesson has ended, even if its match is played on.
func (a *App) OfLesson(game, record string) bool {
	l, ok := a.leftAt(game)
	return ok && l.Record == record
}

// LessonLeft reports whether the lesson of a game was left, and goes on by [App.Learn].
func (a *App) LessonLeft(game string) bool {
	_, ok := a.leftAt(game)
	return ok
}

// Learn opens the lesson of a game: its match with the card beside it. It resumes one
// that was left. The error is that of [FrontEnd].New. Calling it for a game without a
// lesson is a mistake, and opens a plain match.
func (a *App) Learn(game string) (scenes.Scene, error) {
	f := a.FrontEnd(game)
	l := &Lesson{}
	if f.Lesson != nil {
		l = f.Lesson()
	}
	at := 0
	switch from, ok := a.leftAt(game); {
	case ok && from.Record != "":
		s, err := f.New(a, Start{Resume: from.Record})
		if err == nil && a.Teacher(s) != nil {
			return s, nil
		}
		if c, opened := s.(scenes.Closer); opened && err == nil {
			c.Close()
		}
	case ok:
		at = lesson.Find(l.Steps, from.Step)
	}
	start := l.Start
	start.Chairs = slices.Clone(start.Chairs)
	for i := range start.Chairs {
		if c := &start.Chairs[i]; c.Person() {
			c.Name, c.Device = a.Env.Settings.Name(0), input.NoDevice
			break
		}
	}
	s, err := f.New(a, start)
	if err != nil {
		return nil, err
	}
	a.teach(l.Steps, at, s)
	return s, nil
}

// relearn resumes the lesson of a game in a scene that resumes a record, if the lesson
// was left in that record.
func (a *App) relearn(game, record string, s scenes.Scene) {
	f := a.FrontEnd(game)
	if f == nil || f.Lesson == nil {
		return
	}
	if from, ok := a.leftAt(game); ok && from.Record == record {
		steps := f.Lesson().Steps
		a.teach(steps, lesson.Find(steps, from.Step), s)
	}
}

// teach starts a lesson in a scene at a step.
func (a *App) teach(steps []lesson.Step, at int, s scenes.Scene) {
	a.taught, a.pupil, a.kept = nil, nil, savedLesson{}
	if p, ok := s.(lesson.Pupil); ok && len(steps) > 0 {
		a.taught, a.pupil = lesson.New(a.Kit, steps, at, p), s
	}
	a.step.Store(a.taught.Step())
}

// KeepLesson saves how far the lesson in a scene is, together with the name of the
// match's record, so that it can be resumed; a finished lesson is forgotten. A scene
// calls it in every tick. A notice says what goes wrong.
func (a *App) KeepLesson(s scenes.Scene, game, record string) {
	if a.taught == nil || a.pupil != s || a.Env.Store == nil {
		return
	}
	if a.taught.Over() {
		a.forgetLesson(s, game)
		return
	}
	now := savedLesson{record, a.taught.At()}
	if now == a.kept {
		return
	}
	a.kept = now
	data, err := json.Marshal(now)
	if err == nil {
		err = a.Env.Store.Write(leftName(game), data)
	}
	if err != nil {
		a.Env.Say(unsaved(err))
	}
}

// forgetLesson ends the lesson of a scene, if there is one, because it or its match is
// over.
func (a *App) forgetLesson(s scenes.Scene, game string) {
	if a.taught == nil || a.pupil != s {
		return
	}
	a.taught, a.pupil = nil, nil
	a.step.Store(nil)
	if _, kept := a.leftAt(game); !kept {
		return
	}
	if err := a.Env.Store.Remove(leftName(game)); err != nil {
		a.Env.Say(unsaved(err))
	}
}

// Teacher returns the lesson in progress in a scene, or nil.
func (a *App) Teacher(s scenes.Scene) *lesson.Teacher {
	if a.taught.Over() || a.pupil != s {
		return nil
	}
	return a.taught
}

// Lesson returns how far the lesson in a scene is; ok is false if there is none.
func (a *App) Lesson(s scenes.Scene) (p lesson.Progress, ok bool) {
	if t := a.Teacher(s); t != nil {
		return t.Progress(), true
	}
	return lesson.Progress{}, false
}

// Teach advances a lesson by a tick of its scene and returns the frame without input for
// the card. A scene calls it first in its Update; without a lesson it returns the frame as it
// is, except for what is pressed at the place of a card that has just gone.
func (a *App) Teach(s scenes.Scene, in *input.Frame) *input.Frame {
	a.leaveRoom() // where the last tick did not end
	t := a.Teacher(s)
	if t == nil {
		return a.former.Filter(in)
	}
	a.Learning = true
	a.here, a.wide, a.high = true, a.Env.Width, a.Env.Height
	a.Env.Width, a.Env.Height = t.Room(a.wide, a.high)
	in = t.Listen(in)
	if t.Over() {
		a.former = t.FormerCard()
	}
	a.step.Store(t.Step())
	return in
}

// leaveRoom gives the part of the window that a lesson's card took back to the scene.
func (a *App) leaveRoom() {
	a.Learning = false
	if a.here {
		a.here, a.Env.Width, a.Env.Height = false, a.wide, a.high
	}
}

// Reading reports whether a lesson asks its game's clock to stop in this tick.
func (a *App) Reading() bool { return a.here && a.taught.Reading() }

// Step returns the present step of the lesson on the screen, or nil.
func (a *App) Step() *lesson.Step {
	if !a.here {
		return nil
	}
	return a.taught.Step()
}

// Showing returns the step that the lesson in the updating scene carries out for the
// person, or nil.
func (a *App) Showing() *lesson.Step {
	if !a.here {
		return nil
	}
	return a.taught.Showing()
}
