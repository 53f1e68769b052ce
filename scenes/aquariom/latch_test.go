package aquariom

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/input"
)

// A direction that was pressed once stays until another comes, or the same one
// again; two keys of a slant need not be let go of in the same tick, and a stick
// may come back to its rest as it likes.
func TestLatch(t *testing.T) {
	const s = 0.7071
	up, right, slant, rest := input.Vec{Y: -1}, input.Vec{X: 1}, input.Vec{X: s, Y: -s}, input.Vec{}
	for _, c := range []struct {
		name string
		in   []input.Vec
		want input.Vec
	}{
		{"a key", []input.Vec{up, up, rest, rest}, up},
		{"another one", []input.Vec{up, rest, right, rest}, right},
		{"the way back", []input.Vec{up, rest, {Y: 1}, rest}, input.Vec{Y: 1}},
		{"the same again", []input.Vec{up, rest, up, up, rest}, rest},
		{"and once more", []input.Vec{up, rest, up, rest, up, rest}, up},
		{"two keys", []input.Vec{up, slant, slant, right, rest}, slant},
		{"two keys one after the other", []input.Vec{up, slant, rest}, slant},
		{"a stick on its way back", []input.Vec{{X: 0.4}, {X: 0.9, Y: 0.1}, {X: 0.6, Y: 0.3}, {X: 0.2, Y: 0.3}, rest}, input.Vec{X: 0.9, Y: 0.1}},
		{"a stick that goes round", []input.Vec{right, {X: s, Y: s}, {X: 0.1, Y: 1}, rest}, input.Vec{X: 0.1, Y: 1}},
	} {
		l := latch{}
		got := rest
		for _, v := range c.in {
			got = l.take(v)
		}
		if got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
	l := latch{}
	l.take(up)
	l.take(rest)
	if l.free(); l.take(rest) != rest {
		t.Error("it does not let go")
	}
}

// A player who presses once swims and divides like one who holds.
func TestPressingOnceIsEnough(t *testing.T) {
	th := newTheatre(t, people(3, 1, 5, short))
	th.Kit.Prefs.Press = true
	th.Until("some turns", func() bool { return th.now.Turn == 5 })
	h := &th.hands[0]
	from := th.flockOf(0).x
	th.Press(ebiten.KeyArrowRight)
	th.Wait(50)
	if at := th.flockOf(0).x; h.still || at < from+20 {
		t.Errorf("one press of a key: from %v to %v, still %v", from, at, h.still)
	}
	th.Press(ebiten.KeyArrowRight)
	th.Wait(4)
	if !h.still {
		t.Error("the same key again does not let go")
	}
	th.Press(ebiten.KeySpace)
	th.Wait(growTicks + tapTicks)
	if h.hold == 0 || h.divide {
		t.Fatal("the first press divides, or does not begin")
	}
	if got := h.charge(); got != maxShare {
		t.Errorf("after a while the daughter gets %v", got)
	}
	th.Press(ebiten.KeySpace)
	if !h.divide && h.refused == "" && th.now.Players[0].Cells == 1 {
		t.Error("the second press does nothing")
	}
	if h.hold != 0 {
		t.Error("the measure goes on after the second press")
	}
	th.Press(ebiten.KeySpace)
	th.Press(ebiten.KeyBackspace)
	th.Wait(2)
	if h.hold != 0 {
		t.Error("a begun division cannot be given up")
	}
}

// The map of a contest is moved by single presses and clicks.
func TestTheMapMovesWithoutHolding(t *testing.T) {
	th := newTheatre(t, people(3, 0, 5, short))
	th.Kit.Prefs.Press = true
	th.Wait(20)
	sight := &th.contest.sight
	area := th.panes[0].area
	th.Point(area.CX(), area.CY())
	for range 3 {
		th.Press(ebiten.KeyEqual)
	}
	x, y := sight.x, sight.y
	th.Press(ebiten.KeyD)
	th.Wait(3)
	if sight.x <= x || sight.y != y {
		t.Errorf("one press moved the map from (%v, %v) to (%v, %v)", x, y, sight.x, sight.y)
	}
	th.Hold(ebiten.KeyD, true)
	th.Wait(1)
	after := sight.x
	th.Wait(20)
	th.Hold(ebiten.KeyD, false)
	if sight.x != after {
		t.Error("a key that stays down goes on moving the map")
	}
	wantX, wantY := th.panes[0].frame.Map(area.CX()-80, area.CY()-60)
	th.Click(area.CX()-80, area.CY()-60)
	if dx, dy := sight.x-wantX, sight.y-wantY; dx*dx+dy*dy > 4 {
		t.Errorf("a click brings (%v, %v) to the middle, want (%v, %v)", sight.x, sight.y, wantX, wantY)
	}
}
