package aquariom

import (
	"slices"
	"strings"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// heart is where the heaviest cell of a seat is in a view, and how wide it is there.
func (th *theatre) heart(v *pane, p rules.Seat) (x, y, wide float32) {
	f := th.flockOf(p)
	x, y = v.frame.At(f.heaviestX, f.heaviestY)
	return x, y, 2 * f.heaviestR * v.frame.Scale()
}

// The camera of somebody alone knows its panels: the heaviest cell is never under one of
// them, it is large enough to be seen, and arrows point to own cells outside.
func TestTheCameraKnowsItsPanels(t *testing.T) {
	th := newTheatre(t, people(8, 1, 11, map[string]string{game.OptionMap: "reef", game.OptionTurns: "300"}))
	th.GetReady = 0
	th.Wait(1)
	seen := 0
	for th.now.Turn < 250 && th.Shown == nil {
		if to, ok := goal(th.now, 0); ok {
			byMouse(th, 0, to, th.now.Turn%60 < 4)
		}
		th.Wait(5)
		if th.eaten(0) {
			break
		}
		if th.now.Turn < 20 {
			continue // it still comes near
		}
		v := &th.panes[0]
		x, y, wide := th.heart(v, 0)
		if !th.lay.safe.Inset(-2).Contains(x, y) {
			t.Fatalf("at turn %d one's heaviest cell is at %v, %v, outside of %v", th.now.Turn, x, y, th.lay.safe)
		}
		if wide < 18 {
			t.Errorf("at turn %d it is %v wide", th.now.Turn, wide)
		}
		outside := 0
		for i := range th.actors {
			if a := &th.actors[i]; a.cell.Owner == 0 {
				if cx, cy := v.frame.At(th.spot(a)); !th.lay.safe.Contains(cx, cy) {
					outside++
				}
			}
		}
		own := 0
		for i := range th.chips {
			if !th.chips[i].Danger {
				own++
			}
		}
		if own < outside {
			t.Errorf("at turn %d %d arrows point to %d own cells outside", th.now.Turn, own, outside)
		}
		seen++
	}
	if seen < 10 {
		t.Errorf("only %d looks", seen)
	}
}

// In a view among four one's cell is as wide as the target shows it.
func TestOnesCellIsLargeInAQuarter(t *testing.T) {
	th := newTheatre(t, people(8, 4, 11, map[string]string{game.OptionMap: "reef"}))
	th.Until("some turns", func() bool { return th.now.Turn > 25 })
	th.Wait(60)
	for i := range th.panes {
		v := &th.panes[i]
		if p := v.seats[0]; !th.eaten(p) {
			if _, _, wide := th.heart(v, p); wide < 50 || wide > 120 {
				t.Errorf("the cell of seat %s is %v wide, and 50 to 120 is wanted", p.Letter(), wide)
			}
		}
	}
}

// In one view for all the way back names whom it is for, and the numbers of the view are
// not those of the last eaten player.
func TestTheWayBackNamesItsPlayer(t *testing.T) {
	th := newTheatre(t, people(5, 3, 3, map[string]string{game.OptionMap: "reef"}))
	th.Until("some turns", func() bool { return th.now.Turn > 10 })
	th.shared = true
	th.cut()
	th.arrange()
	th.moveCameras()
	eat(th)
	sight := th.Sight()
	sight.See("one view", th.scene, false, func() { th.Wait(1) })
	if want := th.App.Say(words.AquariomRebornWho(th.who(0))); !strings.Contains(sight.Said(), want) {
		t.Errorf("%q is not said: %q", want, sight.Said())
	}
	if me := th.mainSeat(&th.panes[0]); me == 0 {
		t.Error("the numbers of the view are those of the eaten player")
	}
}

// The crown of the leader covers no number, at any size of cell.
func TestTheCrownCoversNoNumber(t *testing.T) {
	for i, r := range []float32{5, 12, 24, 48, 90, 180, 5, 12, 24, 48, 90, 180} {
		down := float32(i/6) * 0.8 // its text is above a cell that swims down
		on := kittest.NewStage(t, "fr", 1280, 720)
		g := ui.NewGui(on.Kit.P)
		b := board.New()
		witness := &ui.Witness{}
		on.Kit.P.Witness = witness
		g.Begin(ui.NewView(1280, 720), ui.Input{})
		b.Paint(g, &board.Frame{Area: ui.Rect{W: 1280, H: 720}, MapW: 1280, MapH: 720, Camera: board.Camera{X: 640, Y: 360, Height: 720},
			Cells: []board.Cell{{ID: 1, Seat: 1, X: 640, Y: 360, R: r, Mass: 1234, VY: down, Own: true, Crown: true, Alpha: 1}}, Seconds: 8})
		g.End()
		on.Kit.P.Witness = nil
		b.Close()
		crowned := false
		for _, m := range witness.Marks {
			if m.Name != "aquariom/crown" {
				continue
			}
			crowned = true
			for _, l := range witness.Letters {
				if overlap(m.Bounds(), l.Bounds()) {
					t.Errorf("at radius %v and speed %v the crown lies on %q", r, down, l.Text)
				}
			}
		}
		if !crowned {
			t.Errorf("at radius %v there is no crown", r)
		}
	}
}

// At the last turn nothing offers another life.
func TestNoLifeIsOfferedAtTheEnd(t *testing.T) {
	th := newTheatre(t, people(4, 2, 3, map[string]string{game.OptionMap: "reef"}))
	th.Until("some turns", func() bool { return th.now.Turn > 10 })
	eat(th)
	th.Wait(1)
	offered := func() bool {
		return slices.ContainsFunc(th.Gui.Controls(nil), func(n ui.Control) bool { return n.ID.Name == "reborn" })
	}
	if !offered() {
		t.Fatal("nothing is offered during the match")
	}
	th.ended = 1
	th.Wait(1)
	if offered() {
		t.Error("another life is offered at the end")
	}
}

// A notice, as that a gamepad is plugged in, covers no view, and
// at the end there is no notice but the end.
func TestNoticesLeaveTheViewsAlone(t *testing.T) {
	for _, seats := range []int{2, 3, 4} {
		for _, size := range [...][2]int{{1280, 720}, {720, 1280}} {
			for _, text := range []float32{1, 1.5, 2} {
				on := kittest.NewStage(t, "fr", size[0], size[1])
				on.Kit.Prefs.TextScale = text
				start := people(5, seats, 11, short)
				for i := range seats {
					start.Chairs[i].Device = input.Gamepad(i)
					on.Src.Now.Pads = append(on.Src.Now.Pads, input.PadState{Slot: i, GUID: "x", Name: "Pad"})
				}
				th := stageOn(on, start)
				th.Until("some turns", func() bool { return th.now.Turn > 2 })
				said := th.App.Say(words.DeviceConnected(4, "Wireless Controller"))
				th.Gui.Toast(said)
				witness := &ui.Witness{Dry: true}
				th.Kit.P.Witness = witness
				th.Wait(1)
				th.Kit.P.Witness = nil
				if seats == 4 {
					on.Draws()
					th.Wait(1)
					th.shown("notice " + ui.Digits(size[0]) + " " + ui.Digits(int(100*text)))
				}
				found := false
				for _, l := range witness.Letters {
					if l.Layer != ui.Top || !strings.Contains(said, strings.TrimSpace(l.Text)) {
						continue
					}
					found = true
					for i := range th.panes {
						if overlap(l.Bounds(), th.panes[i].outer) {
							t.Errorf("%d seats, %v, texts at %v: %q lies over a view", seats, size, text, l.Text)
						}
					}
				}
				if !found {
					t.Errorf("%d seats, %v, texts at %v: the notice is not said", seats, size, text)
				}
				th.ended = 30
				sight := th.Sight()
				sight.See("the end", th.scene, false, func() { th.Wait(1) })
				if end := th.App.Say(words.AquariomEnd()); !strings.Contains(sight.Said(), end) {
					t.Errorf("%q is not said", end)
				}
				th.scene.Close()
			}
		}
	}
}
