// Package aquariom is how Aquar.iom is played by hand: the water under one
// camera or several, mouse, keys, pads and fingers that steer all of one's
// cells, what an action would do before it is done, the contest that is watched,
// replays and results.
//
// A [Scene] never decides anything that the rules decide: it submits turns to a
// match and shows the views that come back. A turn lasts a tenth of a second as
// a rule, and sixty pictures a second are drawn: what is seen lies between the
// latest two views, so that it is never more than one turn late. What is shown
// before it is done, the daughter, the reach, who may eat whom, is worked out by
// the rules' own arithmetic.
package aquariom

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/aquariom/tank"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

type table = match.Match[*game.State, game.Action, *game.View]

// Scene is a match of Aquar.iom on the screen.
type Scene struct {
	k     *play.App
	g     *ui.Gui
	m     *table
	chair play.Chairs
	seats play.Seating[*game.State, game.Action, *game.View]

	shoal
	chronicle
	stage
	helms  []helm // by seat
	panes  []pane
	shared bool // people share one view
	logged bool // the log is open
	quiet  input.Frame
	// papers are the panels of the last picture, which take the clicks on them.
	papers []ui.Rect
	lay    layout
	mini   tank.Minimap
	contest
	again  int // ticks to get ready in, after a pause
	ended  int // ticks since the last turn
	left   bool
	waited int // ticks for an answer, in a contest
	// posed holds the moment for a picture: nothing moves.
	posed bool
	goTo  scenes.Scene
}

// open begins a match or goes on with a record.
func open(k *play.App, start play.Start) (*Scene, error) {
	s := &Scene{k: k, g: k.Gui(), shared: k.Env.Settings.OneView}
	err := s.seats.Open(k, game.Game, start, Levels, newPlayer, play.Manners{
		Name: s.who, Where: s.where, Lost: s.pause, Restart: s.restart, Changed: func(rules.Seat) { s.cut() }})
	if err != nil {
		return nil, err
	}
	s.m, s.chair = s.seats.Match, s.seats.Chairs
	s.helms = make([]helm, len(s.chair))
	s.seats.HandOut(input.Mouse, input.RightHalf, input.LeftHalf, input.MiddleHalf)
	s.shoal.tank = tank.New()
	if err := s.recall(); err != nil {
		return nil, err
	}
	if s.m.Steps() == 0 {
		for i := range s.actors {
			s.actors[i].folded = birthTicks
		}
	}
	k.Tune(game.Game.ID)
	k.Intensity(0)
	return s, nil
}

// recall makes the present moment of the match what is shown, with all that was
// played before it.
func (s *Scene) recall() error {
	s.chronicle = newChronicle(len(s.chair))
	if s.m.Steps() > 0 {
		t, err := s.m.Replay()
		if err != nil {
			return err
		}
		for at := range t.Len() {
			s.note(t.View(at, rules.Spectator))
		}
		s.again = againTicks
	}
	v := s.m.View(rules.Spectator)
	s.note(v)
	s.shoal.enter(v)
	s.stage = stage{}
	s.cut()
	return nil
}

// Close ends the match and its record.
func (s *Scene) Close() {
	s.seats.Close()
	s.k.Intensity(0)
	s.shoal.tank.Close()
}

// Tell says where the match is, for those who play it from outside.
func (s *Scene) Tell() string {
	what := "swim"
	switch {
	case s.now.Result != nil:
		what = "over"
	case s.people() == 0:
		what = "contest"
	case s.eaten(s.panes[0].seats[0]):
		what = "eaten"
	}
	return fmt.Sprintf("aquariom turn %d %s", s.now.Turn, what)
}

// Draw shows what Update painted.
func (s *Scene) Draw(dst *ebiten.Image) { s.g.P.Flush(dst) }

// Update makes one tick.
func (s *Scene) Update(in *input.Frame) (scenes.Scene, error) {
	s.goTo = s
	in = s.seats.Begin(s, in)
	if s.left {
		// Whoever comes back from a pause needs a moment.
		s.left, s.again = false, againTicks
	}
	s.k.Begin(s.g, s.steer(in))
	s.arrange()
	s.advance(in)
	s.paint()
	s.k.End(s.g)
	s.left = s.goTo != s
	return s.goTo, nil
}

// Times in ticks.
const (
	againTicks = 50
	// restTicks is how long after the last own cell is gone nobody is born again
	// by a key that was meant for something else.
	restTicks = 30
	// endTicks is how long the end is announced before the results.
	endTicks = 150
	// mostWaited is how long a contest waits for one that does not answer.
	mostWaited = 30
)

// advance lets time pass: for what moves by itself, then for the match.
func (s *Scene) advance(in *input.Frame) {
	s.seats.Notices()
	if s.posed {
		s.asksPause(in)
		return
	}
	if s.asksPause(in) {
		return
	}
	s.views(in)
	if s.k.Reading() {
		s.seconds += 1.0 / input.TicksPerSecond
		return
	}
	if s.again > 0 && s.people() > 0 {
		s.again--
		s.seconds += 1.0 / input.TicksPerSecond
		return
	}
	s.stage.tick(s)
	if s.now.Result != nil {
		s.finish()
		return
	}
	for range s.pace() {
		if s.people() == 0 && s.m.Thinking() && s.waited < mostWaited {
			s.waited++ // nobody is in a hurry: everybody gets to answer
			break
		}
		s.waited = 0
		s.k.Beat(s.m, s.tempo(), s.submit, s.took)
		if s.now.Result != nil {
			break
		}
	}
	s.phase = float32(s.m.Phase())
}

// tempo is the speed of the match's clock, in per cent: what the player has set,
// where somebody plays here. Who only looks on has a speed of their own, and a
// server keeps its time.
func (s *Scene) tempo() int {
	if s.people() == 0 || s.m == nil {
		return kit.Usual
	}
	return s.k.Tempo()
}

// submit hands what people want to the match, right before a turn is taken.
func (s *Scene) submit() {
	for p := range s.helms {
		seat := rules.Seat(p)
		if !s.person(seat) {
			continue
		}
		if a, ok := s.action(seat); ok {
			// Who has just lost the last cell, or before the first turn, is not
			// heard: nothing is lost by that.
			_ = s.m.Submit(seat, a)
		}
	}
}

// took shows what the match has just done, and says whether it goes on.
func (s *Scene) took() bool {
	s.seats.Keep()
	for p := range s.helms {
		s.helms[p].done()
	}
	s.see(s.m.View(rules.Spectator))
	return s.now.Result == nil
}

// see makes a view the present one, with what happened on the way to it.
func (s *Scene) see(v *game.View) {
	s.note(v)
	s.shoal.step(v)
	for p := range s.helms {
		s.helms[p].prune(func(id uint32) bool { c := v.Cell(id); return c != nil && c.Owner == rules.Seat(p) })
	}
	for i := range v.Events {
		s.event(&v.Events[i])
	}
	s.settle()
}

// finish announces the end, then hands over to the results.
func (s *Scene) finish() {
	s.phase = 1
	s.ended++
	if s.ended < endTicks || s.k.Results == nil {
		return
	}
	s.goTo = s.k.Results(s.outcome())
}

// turn is the number of the turn that is shown, and turns how many there are.
func (s *Scene) turn() int  { return max(0, s.now.Turn) }
func (s *Scene) turns() int { return s.now.Turns }

// lasts says whether these are the last turns.
func (s *Scene) lasts() bool { return s.turns()-s.turn() <= lastTurns }
