package aquariom

import (
	"math"

	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/input"
)

// How a camera follows (look: its measures, in units of the map).
const (
	leastHeight = 700
	mostHeight  = 1800
	// heights is the height of the view in radii of all one's mass in one cell.
	heights = 5
	// lead is how far the view runs ahead towards the aim, in its own heights.
	lead = 0.08
	// roomy is how much more than all one's cells the view holds.
	roomy = 1.16
)

// half is the share of a way that is gone in one tick when half of it takes ms.
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
	heaviest     int
	heaviestMass float32
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
		f.heaviest, f.heaviestMass = i, mass
	}
	all := f.mass + mass
	if all > 0 {
		f.x += (x - f.x) * mass / all
		f.y += (y - f.y) * mass / all
	}
	f.mass = all
}

// camera is a view of the map that follows somebody softly.
type camera struct {
	board.Camera
	set bool
}

// hold is where a camera that holds a flock wants to be, in a view that is
// aspect times as wide as high. aimX and aimY are where it is led to.
func (f *flock) hold(factor, aspect, aimX, aimY float32) board.Camera {
	c := board.Camera{X: f.x, Y: f.y, Height: max(leastHeight, min(mostHeight, heights*factor*f.mass))}
	// A window that is higher than wide shows as much to the sides as a square.
	c.Height /= min(1, aspect)
	if dx, dy := aimX-f.x, aimY-f.y; dx != 0 || dy != 0 {
		d := float32(math.Hypot(float64(dx), float64(dy)))
		far := min(d*0.5, lead*c.Height)
		c.X += dx / d * far
		c.Y += dy / d * far
	}
	// All of them are seen, however far apart they swim.
	tall := 2 * max(f.y1-c.Y, c.Y-f.y0)
	wide := 2 * max(f.x1-c.X, c.X-f.x0) / aspect
	c.Height = max(c.Height, roomy*max(tall, wide))
	return c
}

// beyond is how much of a view's height may lie beyond the map's edge.
const beyond = 0.1

// within keeps a camera over the map: what is beyond the edge is dark and says
// nothing.
func within(c board.Camera, w, h, aspect float32) board.Camera {
	c.Height = min(c.Height, max(h, w/aspect)*(1+2*beyond))
	axis := func(at, view, length float32) float32 {
		low, high := view/2-beyond*c.Height, length-view/2+beyond*c.Height
		if low > high {
			return length / 2
		}
		return max(low, min(high, at))
	}
	c.X, c.Y = axis(c.X, c.Height*aspect, w), axis(c.Y, c.Height, h)
	return c
}

// frame is where a camera that shows all of a rectangle wants to be.
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
