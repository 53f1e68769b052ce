package kittest

import (
	"fmt"

	"ludotheque/scenes/input"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
)

// A script is the text of a lesson as it was played, a line for each step with its time.
type script []string

// add adds a line with the stage's time.
func (r *script) add(s *Stage, format string, args ...any) {
	now := s.Kit.Env.Devices.Frame().Tick / input.TicksPerSecond
	*r = append(*r, fmt.Sprintf("%d:%02d ", now/60, now%60)+fmt.Sprintf(format, args...))
}

// playsBack closes the scene of a lesson that is over, and opens its record as any other.
func playsBack(s *Stage, front *play.FrontEnd, scene lesson.Pupil) {
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
}
