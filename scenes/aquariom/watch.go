package aquariom

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/aquariom/history"
	shared "ludotheque/scenes/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// screening is a record that is watched as a contest is: the whole map, the
// ranking of the moment, a player from near, what happened, and a timeline that
// leads anywhere.
type screening struct {
	*view
	tape   *tape
	behind scenes.Scene
	step   int
	part   float32 // of the way from the step before to step
	at     *game.View
}

// newScreening returns a record on a screen of its own, from a step on.
func newScreening(a *play.App, h shared.History[*game.View], t *tape, start play.Start, behind scenes.Scene, step int) scenes.Scene {
	told := h.(*history.History)
	s := &screening{view: watching(a, start, told), tape: t, behind: behind, step: -1}
	s.contest.seek = func(turn int) { s.jump(turn - told.First()) }
	s.name = s.mapName()
	s.jump(step)
	return s
}

// jump shows a step without what led to it.
func (s *screening) jump(step int) {
	s.seekTo(max(0, min(s.tape.Len(), step)))
	s.part = 1
}

// seekTo shows a step.
func (s *screening) seekTo(step int) {
	if step == s.step {
		return
	}
	before := s.at
	if s.step < 0 || step != s.step+1 {
		before = s.tape.View(max(0, step-1), rules.Spectator)
	}
	s.at = before
	if step > 0 {
		s.at = s.tape.View(step, rules.Spectator)
	}
	s.show(before, s.at)
	s.step = step
}

// Behind returns the list that the record was opened from.
func (s *screening) Behind() scenes.Scene { return s.behind }

// Tell says which turn is shown.
func (s *screening) Tell() string { return fmt.Sprintf("aquariom screening turn %d", s.now.Turn) }

// Picture implements [scenes.Scene]: it returns what Update painted.
func (s *screening) Picture() *ui.Painter { return s.Gui.P }

// Close releases the board.
func (s *screening) Close() { s.board.Close() }

// Update runs one tick.
func (s *screening) Update(in *input.Frame) (scenes.Scene, error) {
	rest := s.listen(in)
	leave := s.pointer.Back || in.Menu.Pressed.Has(input.Start) || s.tapped(s.lay.pause)
	s.keys(in)
	s.roll()
	s.phase = s.part
	s.moveCameras()
	s.App.Begin(s.Gui, rest)
	s.draw()
	s.App.End(s.Gui)
	s.Settle()
	if leave {
		return s.behind, nil
	}
	return s, nil
}

// keys handles the keys of a replay, beside those of a contest.
func (s *screening) keys(in *input.Frame) {
	pressed := func(k ebiten.Key) bool { return in.Keys.Repeat.Has(k) }
	by := 0
	switch {
	case pressed(ebiten.KeyArrowRight), pressed(ebiten.KeyPeriod):
		by = 1
	case pressed(ebiten.KeyArrowLeft), pressed(ebiten.KeyComma):
		by = -1
	case pressed(ebiten.KeyPageDown):
		by = 50
	case pressed(ebiten.KeyPageUp):
		by = -50
	case pressed(ebiten.KeyHome):
		by = -s.tape.Len()
	case pressed(ebiten.KeyEnd):
		by = s.tape.Len()
	}
	for i := range in.Pads {
		if p := &in.Pads[i]; p.Device.IsGamepad() {
			switch {
			case p.Repeat.Has(input.Right):
				by = 10
			case p.Repeat.Has(input.Left):
				by = -10
			}
		}
	}
	if by != 0 {
		s.stopped = true
		s.jump(s.step + by)
	}
}

// roll advances the replay by a tick.
func (s *screening) roll() {
	s.stage.ticks++
	if s.stopped {
		return
	}
	s.shoal.tick()
	s.tickMoments()
	// A turn is as long as it was when it was played.
	d := 1000 / float32(input.TicksPerSecond*s.now.Pace) * speeds[s.speed]
	for s.part += d; s.part >= 1; s.part-- {
		if s.step >= s.tape.Len() {
			s.part, s.stopped = 1, true
			return
		}
		s.seekTo(s.step + 1)
	}
}
