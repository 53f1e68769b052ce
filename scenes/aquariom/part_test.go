package aquariom

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
)

// Of two people, the one without the mouse sends the lightest cell its own way
// with B and the stick, while the others go on; B alone calls it back. And the
// view that they share is remembered.
func TestAPadSendsOneCell(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	start := people(3, 2, 11, map[string]string{"map": "lagoon", "turns": "300"})
	start.Chairs[1].Device = input.Gamepad(0)
	pads := []input.PadState{{GUID: "x", Name: "Pad"}}
	on.Src.Now.Pads = pads
	th := stageOn(on, start)
	const me rules.Seat = 1
	hold := func(ticks int, stick input.Vec, buttons ...input.Button) {
		pads[0].Stick, pads[0].Held = stick, input.Of(buttons...)
		th.Wait(ticks)
	}
	for range 400 { // eat until there is enough to divide
		if th.cellsOf(me) > 1 {
			break
		}
		hold(3, input.Vec{X: 1}, input.A)
		hold(9, input.Vec{X: 1})
	}
	if th.cellsOf(me) < 2 {
		t.Fatal("the cell never divides")
	}
	hold(2, input.Vec{X: 1})
	before := th.hands[me].dir
	hold(4, input.Vec{Y: -1}, input.B)
	h := &th.hands[me]
	if len(h.orders) != 1 || h.dir != before {
		t.Fatalf("%d cells have a place of their own, and the others go %v; want one, and %v", len(h.orders), h.dir, before)
	}
	for i := range th.actors {
		if c := &th.actors[i].cell; c.Owner == me && c.ID != h.orders[0].cell && c.Mass < th.actor(h.orders[0].cell).cell.Mass {
			t.Errorf("cell %d is lighter than the one that was sent", c.ID)
		}
	}
	if len(th.hands[0].orders) != 0 {
		t.Error("somebody else's cell was sent")
	}
	hold(2, input.Vec{})
	hold(2, input.Vec{}, input.B)
	if len(h.orders) != 0 {
		t.Error("B alone calls nobody back")
	}
	th.shareView(true)
	if again := stageOn(kittest.NewStage(t, "fr", 1280, 720), start); again.shared {
		t.Error("another program shares the view")
	}
	if again := stageOn(on, start); !again.shared {
		t.Error("the shared view is forgotten")
	}
}
