package board

import (
	"testing"

	"ludotheque/scenes/ui"
)

// The building that the director shows is painted once, and again when its front has come to another
// place.
func TestTheBuildingInFrontIsBaked(t *testing.T) {
	c, g := New(), desk()
	defer c.Close()
	v := ui.NewView(1280, 720)
	f := &Frame{}
	d := &Director{Front: 2, Next: -1, Grown: 1, Actor: Who{N: -1}, Target: Who{N: -1}, Speaker: -1}
	f.Zones[2].Share = 0.5
	paint := func() {
		f.Tick++
		g.Begin(v, ui.Input{})
		var plan DirectorPlan
		f.Plan, plan = NewDirectorPlan(v, d.Front, 1, 0)
		c.PaintDirected(g, f, &plan, d)
		g.End()
	}
	paint()
	first := c.inFront.key
	if c.inFront.img == nil {
		t.Fatal("a building whose papers rest is not baked")
	}
	f.Zones[2].Share = 0.7
	paint()
	if c.inFront.key != first {
		t.Error("while its front glides the building is baked anew")
	}
	for range 60 {
		paint()
	}
	rested := c.inFront.key
	if rested == first {
		t.Error("the baked building keeps its old front")
	}
	f.Zones[2].Cups = append(f.Zones[2].Cups, Cup{Hit: 1})
	paint()
	if c.inFront.key != rested {
		t.Error("a cup that is hit has the building baked anew")
	}
}
