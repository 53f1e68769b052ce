package aquariom

import (
	"math"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
)

// A contest is looked at from near and from afar, by wheel, keys, pointer, pad
// and fingers, with plankton and without.
func TestSightOfAContest(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	th := stageOn(on, people(4, 0, 3, short))
	th.Until("some turns", func() bool { return th.now.Turn == 3 })
	th.Press(ebiten.KeySpace) // nothing moves meanwhile
	c := &th.contest
	whole := &th.panes[0]
	all := whole.cam.Height
	x, y := c.whole.X+c.whole.W*0.25, c.whole.Y+c.whole.H*0.75
	th.Point(x, y)
	bx, by := whole.frame.Map(x, y)
	th.Src.Now.WheelY = 2
	th.Wait(1)
	th.Src.Now.WheelY = 0
	th.Wait(1)
	if got, want := all/whole.cam.Height, float32(wheelStep*wheelStep); math.Abs(float64(got-want)) > 0.01 {
		t.Errorf("two notches bring the map nearer %v times, want %v", got, want)
	}
	if ax, ay := whole.frame.Map(x, y); hypot(ax-bx, ay-by) > 2 {
		t.Errorf("what was under the pointer, %v %v, is %v %v now", bx, by, ax, ay)
	}
	// A drag takes the map along and follows no player.
	followed, chosen := c.followed, c.chosen
	mx, my := whole.frame.Map(x, y)
	th.Src.Now.Mouse = 1 << input.MouseLeft
	th.Wait(1)
	th.Point(x+60, y+60)
	th.Src.Now.Mouse = 0
	th.Wait(2)
	if ax, ay := whole.frame.Map(x+60, y+60); hypot(ax-mx, ay-my) > 4 {
		t.Errorf("the map did not come along: %v %v instead of %v %v", ax, ay, mx, my)
	}
	if c.followed != followed || c.chosen != chosen {
		t.Error("a drag was taken for a click")
	}
	for range 40 {
		th.Press(ebiten.KeyNumpadAdd)
	}
	if got := all / whole.cam.Height; got < maxZoom-0.1 || got > maxZoom+0.1 {
		t.Errorf("it is %v times nearer, want %d at most", got, maxZoom)
	}
	th.shown("sight near")
	at := whole.cam
	th.Hold(ebiten.KeyD, true)
	th.Wait(900)
	th.Hold(ebiten.KeyD, false)
	m := th.now.Map
	if right := whole.cam.X + whole.cam.Height*whole.area.W/whole.area.H/2; whole.cam.X <= at.X || math.Abs(float64(right-m.Width)) > 1 {
		t.Errorf("going right ends at %v of %v", right, m.Width)
	}
	th.Press(ebiten.KeyN)
	if whole.frame.Plankton != nil {
		t.Error("plankton is seen")
	}
	th.Press(ebiten.KeyN)
	if whole.frame.Plankton == nil {
		t.Error("plankton does not come back")
	}
	th.Press(ebiten.KeyDigit0)
	if whole.cam.Height != all {
		t.Errorf("the whole map is %v high, was %v", whole.cam.Height, all)
	}
	th.Button(input.Y)
	if whole.cam.Height != all/2 {
		t.Errorf("the pad brings it to %v", whole.cam.Height)
	}
	// Buttons, for players with nothing but a pointer.
	th.Click(c.sight.nearer.CX(), c.sight.nearer.CY())
	th.Click(c.sight.seeds.CX(), c.sight.seeds.CY())
	if whole.cam.Height >= all/2 || whole.frame.Plankton != nil {
		t.Error("the buttons do nothing")
	}
	th.Click(c.sight.all.CX(), c.sight.all.CY())
	if whole.cam.Height != all {
		t.Error("the button does not show all")
	}
	// Two fingers.
	s := on.Kit.Env
	fingers := func(d float64) {
		cx, cy := float64(c.whole.CX()), float64(c.whole.CY())
		on.Src.Now.Touches = []input.TouchPoint{{ID: 1, X: cx - d, Y: cy}, {ID: 2, X: cx + d, Y: cy}}
		th.Wait(1)
	}
	fingers(40)
	fingers(80)
	if got := all / whole.cam.Height; math.Abs(float64(got-2)) > 0.01 || s.Width != 1280 {
		t.Errorf("fingers twice as far apart bring it %v times nearer", got)
	}
}

// Of several dangers the closest one says "flee", and all of them are marked.
func TestTheClosestDangerSaysFlee(t *testing.T) {
	th := newTheatre(t, people(4, 1, 7, map[string]string{game.OptionMap: "lagoon"}))
	th.turnOver()
	v := *th.now
	v.Cells = slices.Clone(v.Cells)
	at := game.Point{X: 1600, Y: 900}
	for i := range v.Cells {
		c := &v.Cells[i]
		c.Mass, c.At = 160, game.Point{X: at.X + 150 + 30*float32(c.Owner), Y: at.Y + 60*float32(c.Owner)}
		if c.Owner == 0 {
			c.Mass, c.At = 60, at
		}
	}
	th.enter(&v)
	th.draw()
	said, marked := 0, 0
	for i := range th.panes[0].cells {
		c := &th.panes[0].cells[i]
		if c.Mark >= board.Danger {
			marked++
		}
		if c.Flee {
			said++
			if c.Seat != 1 {
				t.Errorf("%v says it, and not the closest", c.Seat)
			}
		}
	}
	if said != 1 || marked != 3 {
		t.Errorf("%d of %d dangers say it, want 1 of 3", said, marked)
	}
}
