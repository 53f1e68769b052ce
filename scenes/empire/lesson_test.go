package empire

import (
	"testing"

	game "ludotheque/rules/empire"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
)

// A click where the lesson points does what it says.
func TestLessonHolds(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.Prefs.Speed = 4
	kittest.LessonHolds(s, FrontEnd(), 1500, func(pupil lesson.Pupil, step *lesson.Step, p lesson.Progress) {
		f := pupil.(interface{ Face() play.Face }).Face().(*face)
		if p.Points && step.At == "tie" {
			at := f.board.Middle(f.plan, f.v.Choice.Suggested)
			s.Click(at.X, at.Y)
			s.Wait(6)
		} else if p.Away {
			obeys(s, f, step, p, "keys")
		} else if p.Points && step.At != "steps" {
			s.Click(p.Spot.CX(), p.Spot.CY())
			s.Wait(6)
		}
	})
}

// The lesson points at the same card, and then at the same region, wherever the pointer is.
func TestTheLessonPointsWhereItDid(t *testing.T) {
	th := cardTaken(kittest.NewStage(t, "fr", 1280, 720))
	stays := func(what string) {
		t.Helper()
		before, ok := th.Spot(what)
		for r := range game.Region(game.RegionCount) {
			at := th.board.Middle(th.plan, r)
			th.Point(at.X, at.Y)
			th.Wait(1)
			if now, _ := th.Spot(what); !ok || now != before {
				t.Fatalf("%s: it points at %v, and with the pointer in %v at %v", what, before, r, now)
			}
		}
	}
	stays("region")
	win(th)
	th.Wait(2)
	th.hands.endTurn()
	th.Until("the next card", func() bool {
		if th.mine() && th.tied() {
			th.hands.use(th.v.Choice.Suggested)
		}
		return th.mine() && th.v.Phase == game.PhaseTake
	})
	th.hands.aimCard(th.mover())
	th.hands.take()
	th.Wait(2)
	stays("army")
	a, _ := th.best()
	th.hands.use(a.From)
	stays("army")
}

// The lesson's match meets what the lesson is about in its first turns: the first card
// wins a region, and the automaton's first card leads to a tie.
func TestLessonMeetsAWonRegionAndATie(t *testing.T) {
	th := cardTaken(kittest.NewStage(t, "fr", 1280, 720))
	began := th.Stage.Kit.Env.Devices.Frame().Tick
	before := th.v.Controlled(0)
	win(th)
	th.Wait(2)
	if th.v.Controlled(0)&^before == 0 {
		t.Error("the first card has won no region")
	}
	th.hands.endTurn()
	th.Wait(3)
	th.Until("a tie in the first turn", func() bool { return th.mine() })
	if !th.tied() {
		t.Error("the automaton's first card leads to no tie")
	}
	if took := th.Stage.Kit.Env.Devices.Frame().Tick - began; took > 60*input.TicksPerSecond {
		t.Errorf("it takes %d ticks to come there", took)
	}
}

func TestLessonFits(t *testing.T) { kittest.LessonsFit(t, FrontEnd()) }

func TestLessonFitsPhones(t *testing.T) { kittest.LessonsFitPhones(t, FrontEnd()) }

func TestLessonIsLeft(t *testing.T)   { kittest.LessonsAreLeft(t, FrontEnd()) }
func TestLessonHasWords(t *testing.T) { kittest.LessonWords(t, FrontEnd()) }
