package aquariom

import (
	"errors"
	"fmt"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
)

// Times in ticks.
const (
	// restTicks is how long after the last own cell is gone a key does not respawn:
	// it may have been meant for something else.
	restTicks = 30
	// endTicks is how long the end is announced before the results.
	endTicks = 150
)

// face is a match at this screen.
type face struct {
	*view
	// slowed reports that this tick is left out: see slowsTime.
	slowed bool
}

func newFace(s *screen) play.Face { return &face{view: newView(s, len(s.Chairs))} }

// Enter shows the model as it is; who comes and goes changes the views alone.
func (f *face) Enter(why play.Entry) {
	switch why {
	case play.Opened, play.Undone:
		f.begin(f.View)
		if f.Steps == 0 && !f.learns() { // the first card of a lesson stops the clock
			for i := range f.actors {
				f.actors[i].folded = birthTicks
			}
		}
	case play.Pose:
		f.begin(f.Before)
		if f.Steps > 0 {
			f.shoal.step(f.View)
			f.order.Sort(f.View)
			f.dress()
		}
		f.pose()
	default:
		f.cut()
	}
}

// learns reports whether the match is a lesson's.
func (f *face) learns() bool {
	for p := range f.Chairs {
		if f.Chairs[p].Level == play.LessonLevel {
			return true
		}
	}
	return false
}

// Show begins what a turn does on the screen; the last one is announced for a while.
func (f *face) Show() float32 {
	for p := range f.hands {
		f.hands[p].turned()
	}
	f.see(f.View)
	if f.View.Result != nil {
		return endTicks
	}
	return 0
}

// HandleInput takes what people steer, and what changes the views.
func (f *face) HandleInput(in *input.Frame) *input.Frame {
	if f.Posed {
		return in
	}
	if f.GetReady == play.ReadyTicks {
		for p := range f.hands {
			f.hands[p].hold = 0 // the key was let go of during the pause
		}
	}
	return f.listen(in)
}

// Advance advances all animations by a tick.
func (f *face) Advance() {
	f.slowed = false
	if f.Posed {
		return
	}
	f.moveCameras()
	lesson, _ := f.App.Lesson(f.Scene()) // what did a task is seen while the match stands still
	if f.App.Reading() && !lesson.Done || f.GetReady > 0 && f.People() > 0 || f.Idle {
		f.seconds += tickSeconds
		for i := range f.actors {
			f.actors[i].folded = max(0, f.actors[i].folded-1) // one sees where one begins
		}
		return
	}
	f.stage.tick(f.view)
	if f.View.Result != nil {
		f.ended++
	}
	f.slowed = f.slowsTime()
}

// Steer hands what people want to the match, right before a turn is taken.
func (f *face) Steer() {
	for p := range f.hands {
		seat := rules.Seat(p)
		if !f.Person(seat) {
			continue
		}
		if a, ok := f.action(seat); ok {
			f.Act(seat, a)
		}
		f.hands[p].forget()
	}
}

// StepsPerTick returns how many ticks of a contest pass in one of the program.
func (f *face) StepsPerTick() int { return f.contest.ticks(f.Prefs.Speed) }

// Started implements [play.Starter].
func (f *face) Started() bool {
	for p := range f.hands {
		if f.hands[p].acted {
			return true
		}
	}
	return false
}

// Busy reports that this tick is left out, in slow motion.
func (f *face) Busy() bool { return f.slowed }

// Paint paints the water and what lies over it.
func (f *face) Paint() {
	switch {
	case f.Posed:
	case f.View.Result != nil:
		f.phase = 1
	default:
		f.phase = f.Phase
	}
	f.draw()
}

// Refused says why the rules refused what a hand wanted. Who has just lost the last
// cell, or acts before the first turn, is not heard: nothing is lost by that.
func (f *face) Refused(seat rules.Seat, err error) {
	for known, why := range refusals {
		if errors.Is(err, known) {
			f.hands[seat].refuse(f.Say(why))
			f.Play("ui.refuse")
		}
	}
}

// Tell says where the match is.
func (f *face) Tell() string {
	what := "swim"
	switch {
	case f.now.Result != nil:
		what = "over"
	case f.People() == 0:
		what = "contest"
	case f.eaten(f.panes[0].seats[0]):
		what = "eaten"
	}
	return fmt.Sprintf("turn %d %s", f.now.Turn, what)
}

// Where says how far the match is.
func (f *face) Where() words.Text {
	return words.AquariomPauseWhere(history.Clock(f.turns(), f.now.Pace), history.Clock(f.turn(), f.now.Pace))
}

// SeatName returns the name of the player at a seat, and Sign the seat itself.
func (f *face) SeatName(p rules.Seat) string { return f.who(p) }
func (f *face) Sign(p rules.Seat) rules.Seat { return p }

// Close gives the water back.
func (f *face) Close() {
	f.Intensity(0)
	f.shoal.board.Close()
}

// The moments of a picture, in seconds since they began.
const (
	posedBurst = 0.4
	posedMeal  = 0.07
)

// dress shows what the latest turn brought as it looks a moment later.
func (s *face) dress() {
	const late = 0.85
	s.seconds, s.phase = 8, late
	for i := range s.now.Events {
		e := &s.now.Events[i]
		s.moment(e)
		if e.What == game.EventExplode && s.Person(e.Seat) {
			s.announce(e)
			s.stage.burst.left -= posedBurst * input.TicksPerSecond
		}
	}
	for i := range s.moments.bursts {
		s.moments.bursts[i].age = posedBurst
	}
	for i := range s.moments.meals {
		s.moments.meals[i].age = posedMeal
	}
	for i := range s.moments.necks {
		s.moments.necks[i].age = posedMeal
	}
	s.sips = s.sips[:0]
}

// pose settles what moves softly, for a picture of the present moment.
func (s *face) pose() {
	s.App.Begin(s.Gui, s.Env.Devices.Frame())
	s.arrange()
	s.moveCameras()
	for p := range s.hands {
		if !s.Person(rules.Seat(p)) || s.eaten(rules.Seat(p)) {
			continue
		}
		// As if the hand pointed to where the cells swim.
		f := s.flockOf(rules.Seat(p))
		s.hands[p].aim = s.onMap(f.x+160, f.y-40)
	}
	s.moveCameras()
	s.App.End(s.Gui)
}
