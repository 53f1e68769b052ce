package bzzz

import (
	"math"
	"testing"

	"ludotheque/rules/bzzz"
)

// The safety of weak bees and drones near each kind of enemy, computed by hand: a skirmish in contact
// at the end of this turn and, if the enemy stays, of its own.
func TestHowSafeABeeIs(t *testing.T) {
	for _, c := range []struct {
		enemy    bzzz.Kind
		x        int // of the cell; the enemy is at 8
		strong   int
		survives float64
	}{
		{bzzz.Worker, 9, 0, 1 - 1.0/2*1.1},  // 1 against 1, and it stays one time in ten
		{bzzz.Worker, 9, 1, 1 - 1.0/6*1.1},  // a drone is hit one time in six
		{bzzz.Drone, 9, 0, 0},               // 5/6, and then most likely again
		{bzzz.Drone, 9, 1, 1 - 1.0/2*1.7},   // 5 against 5
		{bzzz.Worker, 10, 0, 1 - 1.0/2*0.1}, // it may come
		{bzzz.Worker, 10, 1, 1 - 1.0/6*0.1}, //
		{bzzz.Drone, 10, 0, 1 - 5.0/6*0.7},  //
		{bzzz.Drone, 10, 1, 1 - 1.0/2*0.7},  //
		{bzzz.Drone, 11, 0, 1},              // too far
		{bzzz.Drone, 11, 1, 1},              //
	} {
		v := meadow(bee(0, bzzz.Drone, 2, 2, 0), bee(1, c.enemy, 8, 8, 0)).View(0)
		d := newDanger(newChart(v))
		if got := d.safe[c.strong][d.c.cell(c.x, 8)]; math.Abs(got-c.survives) > 1e-9 {
			t.Errorf("%v at 8, bee of force class %d at %d: safe %.3f, want %.3f", c.enemy, c.strong, c.x, got, c.survives)
		}
	}
}

// A drone goes where a worker with as much to lose does not.
func TestADroneDaresMore(t *testing.T) {
	v := meadow(bee(0, bzzz.Drone, 9, 8, 0), bee(0, bzzz.Worker, 9, 9, 0), bee(1, bzzz.Worker, 8, 8, 0)).View(0)
	d := newDanger(newChart(v))
	at := d.c.cell(9, 8)
	drone, worker := d.price(0, 1)[at], d.price(1, 1)[at]
	// KO turns, times the chance to be hit, in quarters of a turn.
	stake := float64(v.Params.KO * turnCost)
	if want := int32(stake * 1.1 / 6); drone != want {
		t.Errorf("the drone pays %d, want %d", drone, want)
	}
	if want := int32(stake * 1.1 / 2); worker != want {
		t.Errorf("the worker pays %d, want %d", worker, want)
	}
}
