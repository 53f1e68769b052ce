package aquariom

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
)

// What the lesson says happens to whoever points the mouse where it points: within
// three minutes a division catches something, and an urchin bursts a cell.
func TestLessonHolds(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	began := s.Kit.Env.Hands.Frame().Tick
	last := began
	kittest.LessonHolds(s, FrontEnd(), 60*60, func(pupil lesson.Pupil, step *lesson.Step, p lesson.Progress) {
		obey(s, pupil.(interface{ Face() play.Face }).Face(), step, p, "mouse")
		last = s.Kit.Env.Hands.Frame().Tick
	})
	if took := last - began; took > 3*60*input.TicksPerSecond {
		t.Errorf("the last task was done after %d ticks; want three minutes at most", took)
	}
}

// On a phone, where the water is narrow, no card lies over one's own cells either while
// they swim.
func TestCardsLeaveOnesOwnCellsFree(t *testing.T) {
	s := kittest.NewStage(t, "fr", 375, 667)
	s.Kit.Env.Coarse = true
	s.Kit.Env.Hands.TouchFirst()
	covered := map[int]bool{}
	kittest.LessonHolds(s, FrontEnd(), 60*60, func(pupil lesson.Pupil, step *lesson.Step, p lesson.Progress) {
		if me, ok := pupil.Spot("you"); ok && !p.Away && !p.Done && !covered[p.Step] {
			w := min(me.Right(), p.Card.Right()) - max(me.X, p.Card.X)
			h := min(me.Bottom(), p.Card.Bottom()) - max(me.Y, p.Card.Y)
			// The card goes out of the way in the tick after.
			if covered[p.Step] = min(w, h) > 4; covered[p.Step] {
				t.Errorf("step %d: the card %v lies over one's own cells %v", p.Step+1, p.Card, me)
			}
		}
		obey(s, pupil.(interface{ Face() play.Face }).Face(), step, p, "touch")
	})
}

// obey steers where the card points, by a device, and divides before prey.
func obey(s *kittest.Stage, of play.Face, step *lesson.Step, p lesson.Progress, device string) {
	f := of.(*face)
	me := f.panes[0].seats[0]
	if f.eaten(me) {
		switch device {
		case "keys":
			s.Press(ebiten.KeySpace)
		case "pad":
			s.Button(input.A)
		case "mouse":
			s.ClickOn("reborn")
		default:
			s.TapOn("reborn")
		}
		return
	}
	to, _, ok := f.guide().goal(step.At)
	if !ok {
		to, _, ok = f.guide().goal("plankton")
	}
	if !ok {
		return
	}
	x, y := f.panes[0].frame.At(to.X, to.Y)
	leaps := step.At == "prey" && f.guide().leaps(me, to)
	own := f.flockOf(me)
	dx, dy := to.X-own.x, to.Y-own.y
	switch device {
	case "keys":
		arrows := map[ebiten.Key]bool{ebiten.KeyArrowRight: dx > 0.4*max(abs(dx), abs(dy)), ebiten.KeyArrowLeft: -dx > 0.4*max(abs(dx), abs(dy)),
			ebiten.KeyArrowDown: dy > 0.4*max(abs(dx), abs(dy)), ebiten.KeyArrowUp: -dy > 0.4*max(abs(dx), abs(dy))}
		for key, down := range arrows {
			s.Hold(key, down)
		}
		if leaps {
			s.Press(ebiten.KeySpace)
		}
		s.Wait(4) // never just between the same two turns, at which nothing is held
		for key := range arrows {
			s.Hold(key, false)
		}
	case "pad":
		far := max(1, hypot(dx, dy))
		pad := input.PadState{Name: "Pad"}
		pad.Stick = input.Vec{X: float64(dx / far), Y: float64(dy / far)}
		if leaps {
			pad.Held = input.Of(input.A)
		}
		s.Src.Now.Pads = []input.PadState{pad}
		s.Wait(2)
		pad.Held = 0
		s.Src.Now.Pads = []input.PadState{pad}
		s.Wait(1)
	case "mouse":
		s.Point(x, y)
		if leaps {
			s.Press(ebiten.KeySpace)
		}
	default:
		scale := float64(f.Gui.P.View().Scale)
		s.Src.Now.Touches = []input.TouchPoint{{ID: 1, X: float64(x) * scale, Y: float64(y) * scale}}
		s.Wait(3)
		if leaps {
			d := f.lay.divide
			s.Src.Now.Touches = append(s.Src.Now.Touches, input.TouchPoint{ID: 2, X: float64(d.CX()) * scale, Y: float64(d.CY()) * scale})
			s.Wait(2)
			s.Src.Now.Touches = s.Src.Now.Touches[:1]
			s.Wait(1)
		}
		s.Src.Now.Touches = nil
		s.Wait(1)
	}
}

func TestLessonFits(t *testing.T)     { kittest.LessonsFit(t, FrontEnd()) }
func TestLessonIsLeft(t *testing.T)   { kittest.LessonsAreLeft(t, FrontEnd()) }
func TestLessonHasWords(t *testing.T) { kittest.LessonWords(t, FrontEnd()) }
