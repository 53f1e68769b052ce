package aquariom

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
)

// screening is a record that is watched as a contest is: the whole map, the
// ranking of the moment, somebody from near, what happened, and a timeline that
// leads anywhere.
type screening struct {
	*Scene
	tape   *tape
	behind scenes.Scene
	step   int
	part   float32 // of the way from the step before to step
}

// Wide is the record on a screen of its own, as [play.Wide] has it.
func (r *replay) Wide(behind scenes.Scene, at int) scenes.Scene {
	s := &screening{Scene: watching(r.k, r.From), tape: r.Tape, behind: behind, step: -1}
	s.chronicle = r.s.chronicle
	s.ranking = append([]rules.Seat(nil), r.s.ranking...)
	s.ranks = append([]int(nil), r.s.ranks...)
	s.contest.seek = func(turn int) { s.jump(turn - s.turnOf[0]) }
	s.jump(r.at(at))
	return s
}

// jump shows a step at once.
func (s *screening) jump(step int) {
	step = max(0, min(s.tape.Len(), step))
	s.show(s.tape, s.step, step)
	s.step, s.part = step, 1
}

// Behind is the list that the record was opened from.
func (s *screening) Behind() scenes.Scene { return s.behind }

// Tell says which turn is shown.
func (s *screening) Tell() string { return fmt.Sprintf("aquariom screening turn %d", s.now.Turn) }

// Close gives the water back.
func (s *screening) Close() { s.tank.Close() }

// Update makes one tick.
func (s *screening) Update(in *input.Frame) (scenes.Scene, error) {
	s.k.Begin(s.g, in)
	s.arrange()
	leave := s.g.Hands().Back || in.Menu.Pressed.Has(input.Start) || s.tapped(s.lay.pause)
	s.keys(in)
	s.roll()
	s.phase = s.part
	s.views(in)
	s.paint()
	s.k.End(s.g)
	if leave {
		return s.behind, nil
	}
	return s, nil
}

// keys are the ways through the record beside a contest's own.
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

// roll lets the record play on.
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
		s.show(s.tape, s.step, s.step+1)
		s.step++
	}
}
