package bzzz

import (
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/bzzz/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// record paints the board of a record.
type record struct {
	k       *kit.Kit
	history *history.History
	// read are the views of the latest picture, and seen the same as people are shown
	// them.
	read, seen [2]*game.View
	field      *board.Field
	frame      board.Frame
	poses      []board.Pose
	sparks     []board.Spark
	camera     board.Camera
}

// Close gives the ground back.
func (r *record) Close() { r.field.Close() }

// Shape implements [play.Shaped]: the meadow is a square.
func (r *record) Shape() float32 { return 1 }

// Paint paints the board, t of the way from before to now; follow leads the camera
// to what happens.
func (r *record) Paint(g *ui.Gui, box ui.Rect, before, now *game.View, t float32, follow bool) {
	if r.read != [2]*game.View{before, now} {
		r.read, r.seen = [2]*game.View{before, now}, [2]*game.View{before, now}
		for i, v := range r.read {
			if v != nil {
				r.seen[i] = r.history.Shows(v)
			}
		}
	}
	before, now = r.seen[0], r.seen[1]
	if r.k.Prefs.Coordinates {
		box = board.Rim(box, g.P.TextScale)
	}
	still := g.Motion == ui.Reduced
	r.follow(r.aim(box, now, follow), still)
	r.act(before, now, t, still)
	r.frame = board.Frame{View: now, Selected: -1, Hot: -1, Owner: rules.Spectator, Open: true, Tick: r.frame.Tick + 1,
		Still: still, Names: follow, Coordinates: r.k.Prefs.Coordinates, Board: box, Camera: r.camera, Bees: r.poses, Sparks: r.sparks}
	r.field.Paint(g, &r.frame)
}

// aim returns where the camera should be.
func (r *record) aim(box ui.Rect, now *game.View, follow bool) board.Camera {
	all := float32(now.Params.Cells)
	// Numbers stand below their flowers, those of the last row as well.
	const below = 0.4
	want := board.Camera{X: (all - 1) / 2, Y: (all - 1 + below) / 2, Cells: (all + below) * max(1, box.W/box.H)}
	if !follow {
		return want
	}
	want.Cells = min(want.Cells, max(widest, highest*box.W/box.H))
	for i := range now.Events {
		if e := &now.Events[i]; e.Bee >= 0 {
			want.X, want.Y = float32(e.X), float32(e.Y)
		}
	}
	want.X = over(want.X, want.Cells, all)
	want.Y = over(want.Y, want.Cells*box.H/box.W, all)
	return want
}

// widest and highest are how many cells the camera shows beside and above each other of what it follows: as
// many as fit in one of the two.
const widest, highest = 16, 10

// over returns the place nearest to at, along an axis, where the middle of a view of cells shows
// nothing beside a board of all cells. In a view that is larger the board is in the middle.
func over(at, cells, all float32) float32 {
	if cells >= all {
		return (all - 1) / 2
	}
	return max(cells/2-0.5, min(all-0.5-cells/2, at))
}

// follow moves the camera on; where nothing may move it is there at once.
func (r *record) follow(want board.Camera, still bool) {
	if r.camera.Cells == 0 || still {
		r.camera = want
	}
	// 300 ms to go nine tenths of the way.
	const ease = 0.12
	c := &r.camera
	c.X += (want.X - c.X) * ease
	c.Y += (want.Y - c.Y) * ease
	c.Cells += (want.Cells - c.Cells) * ease
	const close = 0.02
	if max(want.X-c.X, c.X-want.X, want.Y-c.Y, c.Y-want.Y, want.Cells-c.Cells, c.Cells-want.Cells) < close {
		r.camera = want
	}
}

// act poses the bees and the effects t of the way to the position.
func (r *record) act(before, now *game.View, t float32, still bool) {
	r.poses, r.sparks = r.poses[:0], r.sparks[:0]
	t = max(0, min(1, t))
	u := ui.EaseOut(t)
	for i := range now.Bees {
		b := &now.Bees[i]
		p := board.Pose{X: float32(b.X), Y: float32(b.Y)}
		known := i < len(before.Bees)
		if known && !still {
			o := &before.Bees[i]
			p.X = float32(o.X) + float32(b.X-o.X)*u
			p.Y = float32(o.Y) + float32(b.Y-o.Y)*u
		}
		if b.KO() {
			p.KO = 1
			if known && !before.Bees[i].KO() {
				p.KO = u
			}
			if p.KO == 1 {
				p.Count = now.KOLeft(i)
			}
		}
		r.poses = append(r.poses, p)
	}
	if t < 1 {
		r.spark(now, t)
	}
}

// spark shows the effects of the events that led to a position.
func (r *record) spark(now *game.View, t float32) {
	for i := range now.Events {
		e := &now.Events[i]
		s := board.Spark{X: float32(e.X), Y: float32(e.Y), T: t}
		switch e.What {
		case game.EventKO:
			s.Kind = board.Burst
		case game.EventForaged, game.EventStored:
			switch s.N = e.Amount; {
			case e.Amount > 0:
				s.Kind = board.Gain
			case e.Amount == 0:
				s.Kind = board.Nothing
			default:
				s.Kind = board.Puff
			}
		case game.EventLaid:
			s.Kind = board.Puff
		default:
			continue
		}
		r.sparks = append(r.sparks, s)
	}
}
