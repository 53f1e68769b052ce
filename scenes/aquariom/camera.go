package aquariom

import (
	"math"

	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// How a camera follows (look: its measures, in units of the map).
const (
	leastHeight = 760
	maxHeight   = 2000
	// ahead is how many seconds of the fastest swimming a view is high at least: on a map of
	// fast cells a narrow one shows a danger too late, and sweeps so that it flashes.
	ahead = 1.6
	// heights is the height of the view in radii of all one's mass in one cell.
	heights = 7
	// lead is how far the view runs ahead towards the aim, in its own heights.
	lead = 0.08
	// roomy is how much more than all one's cells the view holds.
	roomy = 1.16
)

// In a view among several the heaviest cell is so wide, in units of the design where
// the sea is seaHigh high: by its mass, and never less than leastWide.
const (
	seaHigh   = 283
	leastWide = 54
	maxWide   = 84
)

// scope is what a camera shows its people in.
type scope struct {
	// area is the view, and safe the part of it on which nothing else lies.
	area, safe ui.Rect
	// base is the height of the view in units of the map; it grows up to most where
	// all cells fit in then.
	base, most float32
	// close keeps the heaviest cell in the middle, and all holds the whole flock, however far
	// apart it swims.
	close, all bool
}

// whole returns the scope of a view of its own: base and most by the mass of a flock.
func (f *flock) whole(v *game.View, area, safe ui.Rect) scope {
	m := v.Map
	least := min(maxHeight, max(leastHeight, ahead*m.BaseSpeed*1000/float32(max(1, v.Pace))))
	base := max(least, min(maxHeight, heights*m.RadiusFactor*f.mass))
	// A window that is higher than wide shows as much to the sides as a square.
	base /= min(1, area.W/max(1, area.H))
	return scope{area: area, safe: safe, base: base, most: max(base, maxHeight)}
}

// part returns the scope of a view among several: base by the heaviest cell of a flock.
func (f *flock) part(area ui.Rect) scope {
	unit := min(area.H, area.W*seaHigh/617) / seaHigh
	wide := max(leastWide, min(maxWide, 46+0.3*f.heaviestMass)) * unit
	high := 2 * f.heaviestR * area.H
	return scope{area: area, safe: area, base: high / wide, most: high / (leastWide * unit), close: true}
}

// half returns the share of a way that is gone in one tick when half of it takes ms.
func half(ms float64) float32 {
	return float32(1 - math.Exp2(-1000/(input.TicksPerSecond*ms)))
}

var (
	swift = half(180) // places
	slow  = half(450) // scales
)

// flock is a group of cells: what a camera has to hold.
type flock struct {
	n              int
	x, y           float32 // the barycentre
	mass           float32
	x0, y0, x1, y1 float32 // around all their circles
	// heaviest is the index of the heaviest cell where they were counted, -1
	// without one.
	heaviest                int
	heaviestMass, heaviestR float32
	heaviestX, heaviestY    float32
}

func newFlock() flock { return flock{heaviest: -1} }

// add takes in a cell.
func (f *flock) add(i int, x, y, r, mass float32) {
	if f.n == 0 {
		f.x0, f.y0, f.x1, f.y1 = x-r, y-r, x+r, y+r
	}
	f.n++
	f.x0, f.y0 = min(f.x0, x-r), min(f.y0, y-r)
	f.x1, f.y1 = max(f.x1, x+r), max(f.y1, y+r)
	if mass > f.heaviestMass || f.heaviest < 0 {
		f.heaviest, f.heaviestMass, f.heaviestR, f.heaviestX, f.heaviestY = i, mass, r, x, y
	}
	all := f.mass + mass
	if all > 0 {
		f.x += (x - f.x) * mass / all
		f.y += (y - f.y) * mass / all
	}
	f.mass = all
}

// camera is a view of the map that follows a flock smoothly.
type camera struct {
	board.Camera
	set bool
}

// hold returns where a camera that holds a flock wants to be. aimX and aimY are where it
// is led to. What does not fit into the safe part of the view is left out of it but
// for the heaviest cell: arrows point to the rest.
func (f *flock) hold(sc *scope, aimX, aimY float32) board.Camera {
	c := board.Camera{X: f.x, Y: f.y, Height: sc.base}
	if sc.close {
		c.X, c.Y = f.heaviestX, f.heaviestY
	}
	if dx, dy := aimX-c.X, aimY-c.Y; dx != 0 || dy != 0 {
		d := hypot(dx, dy)
		far := min(d*0.5, lead*c.Height)
		c.X += dx / d * far
		c.Y += dy / d * far
	}
	need := roomy * sc.area.H * max(
		2*max(f.y1-c.Y, c.Y-f.y0)/max(1, sc.safe.H),
		2*max(f.x1-c.X, c.X-f.x0)/max(1, sc.safe.W))
	switch {
	case need <= sc.most:
		c.Height = max(c.Height, need)
	case !sc.close:
		c.X, c.Y = f.heaviestX, f.heaviestY
		c.Height = max(c.Height, roomy*sc.area.H*2*f.heaviestR/max(1, min(sc.safe.W, sc.safe.H)))
	}
	// The middle of the safe part is where it looks.
	k := c.Height / max(1, sc.area.H)
	c.X -= (sc.safe.CX() - sc.area.CX()) * k
	c.Y -= (sc.safe.CY() - sc.area.CY()) * k
	return c
}

// beyond is how much of a view's height may lie beyond the map's edge, beside what
// panels cover; in a view with the heaviest cell in the middle it is beyondClose.
const (
	beyond      = 0.05
	beyondClose = 0.3
)

// within keeps a camera over the map: what is beyond the edge is dark and says
// nothing.
func (sc *scope) within(c board.Camera, w, h float32) board.Camera {
	aspect := sc.area.W / max(1, sc.area.H)
	limit := max(h, w/aspect)
	if sc.all { // so that no cell swims under a panel at the map's edge
		limit = max(h*sc.area.H/max(1, sc.safe.H), w/aspect*sc.area.W/max(1, sc.safe.W))
	}
	c.Height = min(c.Height, limit*(1+2*beyond))
	k := c.Height / max(1, sc.area.H)
	more := float32(beyond)
	if sc.close {
		more = beyondClose
	}
	axis := func(at, view, length, before, after float32) float32 {
		low, high := view/2-more*c.Height-before*k, length-view/2+more*c.Height+after*k
		if low > high {
			return (low + high) / 2
		}
		return max(low, min(high, at))
	}
	c.X = axis(c.X, c.Height*aspect, w, sc.safe.X-sc.area.X, sc.area.Right()-sc.safe.Right())
	c.Y = axis(c.Y, c.Height, h, sc.safe.Y-sc.area.Y, sc.area.Bottom()-sc.safe.Bottom())
	return c
}

// frame returns where a camera that shows all of a rectangle wants to be.
func frame(x0, y0, x1, y1, aspect float32) board.Camera {
	return board.Camera{X: (x0 + x1) / 2, Y: (y0 + y1) / 2, Height: max(y1-y0, (x1-x0)/aspect)}
}

// follow goes a tick's way to where the camera wants to be; at once makes it all
// of the way.
func (c *camera) follow(want board.Camera, atOnce bool) {
	if !c.set || atOnce {
		c.Camera, c.set = want, true
		return
	}
	c.X += (want.X - c.X) * swift
	c.Y += (want.Y - c.Y) * swift
	c.Height += (want.Height - c.Height) * slow
}
