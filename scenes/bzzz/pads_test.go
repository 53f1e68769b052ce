package bzzz

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
)

// Four people with a pad each: the screen is handed over by the pad of the one
// whose turn it is, and no other ends that turn.
func TestFourPadsEachInItsTurn(t *testing.T) {
	start := people(4, 4, nil)
	var pads []input.PadState
	for i := range start.Chairs {
		start.Chairs[i].Device = input.Gamepad(i)
		pads = append(pads, input.PadState{Slot: i, GUID: "x", Name: "Pad"})
	}
	stage := kittest.NewStage(t, "fr", 1280, 720)
	stage.Src.Now.Pads = pads
	stage.Kit.Env.Devices.Tick()
	th := stageOn(stage, start)
	press := func(pad rules.Seat, b input.Button) {
		pads[pad].Held = input.Of(b)
		th.Wait(1)
		pads[pad].Held = 0
		th.Wait(1)
	}
	for p := range rules.Seat(4) {
		th.Until("the card", func() bool { return th.card() })
		if th.v.Current != p {
			t.Fatalf("it is the turn of seat %d, want %d", th.v.Current, p)
		}
		for q := range rules.Seat(4) {
			if q != p {
				press(q, input.A)
			}
		}
		if !th.card() {
			t.Fatalf("another's pad took the screen of seat %d", p)
		}
		press(p, input.A)
		if th.card() || th.v.Seat != p {
			t.Fatalf("seat %d cannot take the screen", p)
		}
		if !th.Kit.Env.Devices.Asked().IsGamepad() || th.Kit.Env.Devices.Asked() != input.Gamepad(int(p)) {
			t.Errorf("hints are for %v in the turn of seat %d", th.Kit.Env.Devices.Asked(), p)
		}
		th.Until("the own turn", th.mine)
		turn, steps := th.v.Turn, th.m.Steps()
		press((p+1)%4, input.X)
		th.Wait(60)
		if th.v.Turn != turn || th.m.Steps() != steps {
			t.Fatalf("another's pad played for seat %d", p)
		}
		press(p, input.X)
		press(p, input.X) // the first asks, since nothing was laid
		th.Until("the end of the turn", func() bool { return th.v.Turn != turn })
	}
	// Any of them asks for a pause, and one that goes is asked for.
	press(2, input.Start)
	if p, ok := th.Shown.(*kittest.Paused); !ok || p.Lost != rules.Spectator {
		t.Errorf("Start leads to %T", th.Shown)
	}
	th.Shown = nil
	stage.Src.Now.Pads = pads[:3]
	th.Wait(1)
	if p, ok := th.Shown.(*kittest.Paused); !ok || p.Lost != 3 || p.Device != input.Gamepad(3) {
		t.Errorf("a pad that went leads to %T", th.Shown)
	}
}
