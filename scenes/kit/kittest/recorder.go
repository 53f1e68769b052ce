package kittest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
)

// recorder keeps when each step of a lesson came, and the match of the lesson, where
// build/lessons wants them.
type recorder []string

// lessonsFolder is where lessons are kept, as LUDOTHEQUE_LESSONS names it; "" keeps none.
func lessonsFolder() string { return os.Getenv("LUDOTHEQUE_LESSONS") }

// tell notes what happens now.
func (r *recorder) tell(s *Stage, format string, args ...any) {
	now := s.Kit.Env.Hands.Frame().Tick / input.TicksPerSecond
	*r = append(*r, fmt.Sprintf("%d:%02d ", now/60, now%60)+fmt.Sprintf(format, args...))
}

// step notes that a step came.
func (r *recorder) step(s *Stage, front *play.FrontEnd, at lesson.Progress) {
	r.tell(s, "%d/%d %s", at.Step+1, at.All, s.Kit.Say(front.Lesson.Steps[at.Step].Words))
}

// playsBack closes the scene of a lesson that is over and holds its match to be one that
// can be looked at like any other; it keeps it where somebody wants it. Kind is what the
// pupil did.
func (r *recorder) playsBack(s *Stage, front *play.FrontEnd, scene lesson.Pupil, kind string) {
	s.T.Helper()
	closes(scene) // it writes what is left
	names, err := s.Kit.Env.Store.List("records/")
	if err != nil || len(names) != 1 {
		s.T.Fatalf("a lesson leaves the records %q: %v", names, err)
	}
	record, err := s.Kit.Env.Store.Read(names[0])
	if err != nil {
		s.T.Fatal(err)
	}
	replay, err := front.Open(s.Kit, record)
	if err != nil {
		s.T.Fatal(err)
	}
	if replay.Len() < 1 {
		s.T.Error("nothing was played in the lesson")
	}
	if lessonsFolder() == "" {
		return
	}
	r.tell(s, "the lesson is over, after %d steps of the match\n", replay.Len())
	name := filepath.Join(lessonsFolder(), front.Info.ID+"-"+strings.ReplaceAll(kind, " ", "-"))
	for _, x := range [...]struct {
		ext  string
		data []byte
	}{{filepath.Ext(names[0]), record}, {".txt", []byte(strings.Join(*r, "\n"))}} {
		if err := os.WriteFile(name+x.ext, x.data, 0o644); err != nil {
			s.T.Fatal(err)
		}
	}
}
