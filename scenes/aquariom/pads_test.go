package aquariom

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
)

// Four people with a pad each have a view each, and everybody's stick leads the
// own cells and no others.
func TestFourPadsInFourViews(t *testing.T) {
	start := people(5, 4, 11, short)
	on := kittest.NewStage(t, "fr", 1280, 720)
	var pads []input.PadState
	for i := range 4 {
		start.Chairs[i].Device = input.Gamepad(i)
		pads = append(pads, input.PadState{Slot: i, GUID: "x", Name: "Pad"})
	}
	on.Src.Now.Pads = pads
	th := stageOn(on, start)
	if len(th.panes) != 4 {
		t.Fatalf("%d views for four people", len(th.panes))
	}
	th.Wait(30)
	ways := [...]input.Vec{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}}
	for shift := range ways {
		for p := range pads {
			pads[p].Stick = ways[(p+shift)%len(ways)]
		}
		th.Wait(2)
		for p := range rules.Seat(4) {
			f, aim, way := th.flockOf(p), th.hands[p].aim, ways[(int(p)+shift)%len(ways)]
			dx, dy := float64(aim.X-f.x), float64(aim.Y-f.y)
			if along := dx*way.X + dy*way.Y; along < aimDistance/2 || dx*dx+dy*dy > 1.1*along*along {
				t.Errorf("seat %s aims by (%.0f, %.0f), the stick says %v", p.Letter(), dx, dy, way)
			}
		}
	}
	// One that divides is the own one alone.
	for p := range pads {
		pads[p].Stick = input.Vec{}
	}
	pads[2].Held = input.Of(input.A)
	th.Wait(2)
	for p := range rules.Seat(4) {
		if begun := th.hands[p].hold > 0; begun != (p == 2) {
			t.Errorf("seat %s divides: %v", p.Letter(), begun)
		}
	}
}
