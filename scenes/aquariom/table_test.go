package aquariom

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
)

// A pad pulled out pauses; a computer player takes over, and the person is back
// with the pad.
func TestPadPulledOut(t *testing.T) {
	start := people(3, 1, 5, short)
	start.Chairs[0].Device = input.Gamepad(0)
	on := kittest.NewStage(t, "fr", 1280, 720)
	on.Src.Now.Pads = []input.PadState{{Name: "Pad"}}
	th := stageOn(on, start)
	th.Wait(3)
	th.Src.Now.Pads = nil
	th.Wait(1)
	p, ok := th.Shown.(*kittest.Paused)
	if !ok || p.Lost != 0 || p.LostName == "" {
		t.Fatalf("a lost pad leads to %T", th.Shown)
	}
	p.Computer()
	th.Shown = nil
	if th.Person(0) || len(th.panes) != 2 {
		t.Error("nobody plays for the one who left")
	}
	th.Wait(3)
	th.Src.Now.Pads = []input.PadState{{Name: "Pad"}}
	th.Wait(2)
	if !th.Person(0) || len(th.panes) != 1 {
		t.Error("the player who came back has no seat")
	}
}

// Escape and a window that is left pause, and time stands still then.
func TestPause(t *testing.T) {
	th := newTheatre(t, people(3, 1, 5, short))
	th.Until("some turns", func() bool { return th.now.Turn == 3 })
	th.Hold(ebiten.KeyEscape, true)
	th.Wait(1)
	th.Hold(ebiten.KeyEscape, false)
	if _, ok := th.Shown.(*kittest.Paused); !ok {
		t.Fatalf("Escape leads to %T", th.Shown)
	}
	th.Shown = nil
	n := th.match().Steps()
	th.Wait(play.ReadyTicks - 2)
	if th.match().Steps() != n {
		t.Error("the match goes on at once")
	}
	th.Src.Now.Focused = false
	th.Wait(1)
	if _, ok := th.Shown.(*kittest.Paused); !ok {
		t.Errorf("a window that is left leads to %T", th.Shown)
	}
}

// A match that was broken off resumes where it stopped.
func TestResume(t *testing.T) {
	th := newTheatre(t, people(4, 2, 5, short))
	th.Until("some turns", func() bool { return th.now.Turn == 30 })
	want, name := th.match().Hash(), th.kept()
	noted := th.matchHistory().Noted()
	th.scene.Close()
	s := stageOn(th.Stage, play.Start{Resume: name})
	if got := s.match().Hash(); got != want {
		t.Errorf("resumed %s, left at %s", got, want)
	}
	if s.matchHistory().Noted() != noted || s.order.Seats[0] != th.order.Seats[0] {
		t.Errorf("%d views are remembered, %d were seen", s.matchHistory().Noted(), noted)
	}
	if s.Chairs[0].Device == s.Chairs[1].Device || !s.Person(1) || s.Person(2) {
		t.Errorf("at the table: %+v", s.Chairs)
	}
}

// Nothing played leaves no record.
func TestNothingPlayedIsNotKept(t *testing.T) {
	th := newTheatre(t, people(2, 1, 5, short))
	th.Wait(2)
	th.scene.Close()
	if all, err := th.Kit.Env.Store.List("records/"); err != nil || len(all) != 0 {
		t.Errorf("%v, %v", all, err)
	}
}

// A table of computer players is watched: it can be stopped, and somebody be
// followed.
func TestContest(t *testing.T) {
	th := newTheatre(t, people(6, 0, 5, short))
	th.Until("some turns", func() bool { return th.now.Turn >= 10 })
	if th.scene.Tell() == "" || len(th.panes) != 2 || !th.panes[0].frame.Whole {
		t.Errorf("%s: %d views", th.scene.Tell(), len(th.panes))
	}
	th.Press(ebiten.KeySpace)
	n := th.match().Steps()
	th.Wait(30)
	if th.match().Steps() != n {
		t.Error("a stopped contest goes on")
	}
	th.Press(ebiten.KeySpace)
	was := th.followed
	th.Press(ebiten.KeyArrowDown)
	if th.followed == was || !th.chosen {
		t.Error("nobody else is followed")
	}
	th.Until("the results", func() bool { return th.Shown != nil })
	if !th.Done() {
		t.Errorf("%T is shown", th.Shown)
	}
	if th.Sound.Count("aqua.plankton") != 0 || th.Sound.Count("aqua.divide") != 0 {
		t.Error("small doings of computer players are heard")
	}
}

// People change between a view for each and one for all; everybody is seen in
// it.
func TestOneViewForAll(t *testing.T) {
	th := newTheatre(t, people(4, 3, 5, short))
	if len(th.panes) != 3 {
		t.Fatalf("%d views", len(th.panes))
	}
	th.Press(ebiten.KeyTab)
	if len(th.panes) != 1 || len(th.panes[0].seats) != 3 {
		t.Fatalf("%d views", len(th.panes))
	}
	th.Wait(120)
	v := &th.panes[0]
	for _, seat := range v.seats {
		f := th.flockOf(seat)
		x, y := v.frame.At(f.x, f.y)
		if !v.area.Contains(x, y) {
			t.Errorf("seat %d is at %v, %v", seat, x, y)
		}
	}
	th.Press(ebiten.KeyTab)
	if len(th.panes) != 3 {
		t.Errorf("%d views", len(th.panes))
	}
}
