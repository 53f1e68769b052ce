package ui

import "testing"

// A touch beside a button presses the nearest one within reach; on a board, and beyond the reach, it
// presses none; a mouse has to hit.
func TestAFingerBesideAThingPressesIt(t *testing.T) {
	g := NewGui(NewPainter())
	board := Rect{600, 100, 400, 400}
	clicked := ""
	tick := func(h Input) {
		g.Begin(NewView(1280, 720), h)
		g.Takes(board)
		for _, b := range []struct {
			name string
			r    Rect
		}{{"upper", Rect{100, 100, 100, 20}}, {"lower", Rect{100, 150, 100, 20}}, {"beside the board", Rect{560, 200, 38, 30}}, {"on the board", Rect{700, 200, 30, 30}}} {
			if g.Item(ID{b.name, 0}, b.r, false).Clicked {
				clicked = b.name
			}
		}
		g.End()
	}
	for _, c := range []struct {
		x, y, reach float32
		want        string
	}{
		{150, 110, 40, "upper"}, {150, 122, 40, "upper"}, {150, 134, 40, "upper"}, {150, 138, 40, "lower"}, {150, 185, 40, "lower"},
		{75, 110, 40, "upper"}, {150, 60, 30, ""}, {150, 138, 0, ""}, {605, 210, 40, ""}, {570, 190, 40, "beside the board"},
		{735, 210, 40, ""}, {715, 215, 40, "on the board"},
	} {
		clicked = ""
		tick(Input{X: -1000, Y: -1000})
		tick(Input{X: c.x, Y: c.y, Moved: true, Down: true, Pressed: true, Reach: c.reach})
		tick(Input{X: c.x, Y: c.y, Released: true, Reach: c.reach})
		if clicked != c.want {
			t.Errorf("a finger at %v, %v with a reach of %v presses %q, want %q", c.x, c.y, c.reach, clicked, c.want)
		}
	}
}

// Finger gives a fingertip's width while a finger is used.
func TestAFingerHasRoom(t *testing.T) {
	g := NewGui(NewPainter())
	small := Rect{100, 100, 20, 60}
	for reach, want := range map[float32]Rect{0: small, 22: {88, 100, 44, 60}} {
		g.Begin(NewView(1280, 720), Input{Reach: reach})
		if got := g.Finger(small); got != want {
			t.Errorf("with a reach of %v a finger has %v, want %v", reach, got, want)
		}
		g.End()
	}
}

// What a finger drags is shown above it, or beside it at the upper edge; what a mouse drags is at the
// pointer.
func TestAFingerHidesNotWhatItPulls(t *testing.T) {
	g := NewGui(NewPainter())
	for _, c := range []struct{ x, y, reach, wantX, wantY float32 }{
		{600, 500, 0, 600, 500}, {600, 500, 50, 600, 420}, {600, 60, 50, 680, 60}, {700, 60, 50, 620, 60},
	} {
		g.Begin(NewView(1280, 720), Input{X: c.x, Y: c.y, Down: true, Reach: c.reach})
		if got, want := g.Carried(Point{X: c.x, Y: c.y}, 30), (Point{X: c.wantX, Y: c.wantY}); got != want {
			t.Errorf("at %v, %v with a reach of %v it is painted at %v, want %v", c.x, c.y, c.reach, got, want)
		}
		g.End()
	}
}
