package trichrome

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/input"
)

const escape = ebiten.KeyEscape

// wish is the direction that a person asks for, on the screen.
type wish struct {
	dir game.Dir
	// fresh: it was pressed since the last step; held: it still is.
	fresh, held bool
	// kept is what was pressed once and is not done yet.
	kept game.Dir
	// boo asks the ghost of an eaten player for a taunt.
	boo bool
	// finger is the touch that swipes, from (x, y) on; swiping says there is one.
	finger  int
	swiping bool
	turned  bool // it has led somewhere already
	x, y    float64
}

// hands are the wishes of the people at the screen.
type hands struct {
	g     *playfield
	wish  [game.Players]wish // by seat
	quiet input.Frame        // what widgets get while hands steer
}

// read reads the input of all persons, and returns what is left for widgets: no direction
// and no button while people steer.
func (h *hands) read(in *input.Frame) *input.Frame {
	alone := h.g.on.People() == 1
	once := h.g.on.Prefs.Press
	for p := range h.g.on.Chairs {
		if !h.g.on.Person(rules.Seat(p)) {
			continue
		}
		w := &h.wish[p]
		facing := h.g.dirOnScreen(h.g.on.View.Runners[p].Facing)
		d := h.g.on.Chairs[p].Device
		w.held = false
		for i := range in.Pads {
			// A person who plays alone may hold anything, and change hands at any time.
			if pad := &in.Pads[i]; pad.Connected && (alone || pad.Device == d) {
				w.push(pad, facing)
				w.boo = w.boo || pad.Pressed.Has(input.A)
			}
		}
		if alone || d == input.Mouse {
			swiped := w.swiping
			w.swipe(in, swipeUnits*float64(h.g.on.Gui.P.View().Scale))
			// A tap that leads nowhere taunts, as Space does.
			w.boo = w.boo || in.Menu.Pressed.Has(input.A) || swiped && !w.turned && (in.Pointer.Released != 0 || tapped(in))
			if once {
				h.towards(in, rules.Seat(p), w)
			}
		}
		if once {
			w.keep(facing)
		}
		w.boo = w.boo && h.g.on.View.Runners[p].Eaten
	}
	h.quiet = *in
	h.quiet.Menu = input.Menu{}
	return &h.quiet
}

// Steer passes on the wishes of all persons, right before a step. Before the start of a round the latest one
// stays.
func (h *hands) Steer() {
	if step := h.g.on.App.Showing(); step != nil {
		h.g.pupil.Do(step) // several steps may pass in a tick
	}
	stays := h.g.on.View.Phase == game.PhaseReady
	for p := range h.wish {
		w := &h.wish[p]
		if !h.g.on.Person(rules.Seat(p)) || !w.fresh && !w.held && !stays || w.dir == game.None {
			continue
		}
		if h.g.on.Waiting.Has(rules.Seat(p)) {
			d := h.g.dirInMaze(w.dir)
			if r := &h.g.on.View.Runners[p]; w.fresh && !r.Moving && !h.g.on.View.Maze.Open(h.g.on.View.Cell(rules.Seat(p)), d) {
				h.g.bump(rules.Seat(p), d)
			}
			h.g.on.Act(rules.Seat(p), d)
			w.fresh = false
		}
	}
}

// tapped reports whether a finger has gone up.
func tapped(in *input.Frame) bool {
	for i := range in.Touches {
		if t := &in.Touches[i]; t.Released && !t.Cancelled {
			return true
		}
	}
	return false
}

var directions = [...]struct {
	b input.Button
	d game.Dir
}{{input.Up, game.Up}, {input.Right, game.Right}, {input.Down, game.Down}, {input.Left, game.Left}}

// push handles a gamepad: the latest direction counts, for as long as one is held.
func (w *wish) push(pad *input.Pad, facing game.Dir) {
	for _, k := range directions {
		// Of two at once the one that is a turn is meant.
		if pad.Pressed.Has(k.b) && !(w.fresh && (k.d == facing || k.d == facing.Back())) {
			w.dir, w.fresh = k.d, true
		}
	}
	still, other := false, game.None
	for _, k := range directions {
		if pad.Held.Has(k.b) {
			still = still || k.d == w.dir
			other = k.d
		}
	}
	switch {
	case still:
		w.held = true
	case other != game.None && !w.fresh:
		w.dir, w.held = other, true
	}
}

// swipeUnits is the least length of a swipe, in units.
const swipeUnits = 20

// swipe handles a finger, or the mouse with its button down. A finger can turn again without
// being lifted; the place where it was lifted counts too, since a flick may be over within a
// tick.
func (w *wish) swipe(in *input.Frame, far float64) {
	x, y, down, lifted := 0.0, 0.0, false, false
	if len(in.Touches) == 0 {
		p := &in.Pointer
		x, y, down = p.X, p.Y, !p.Touch && p.Held.Has(input.MouseLeft)
		lifted = w.swiping && w.finger == noFinger && p.Released.Has(input.MouseLeft)
		if down && (!w.swiping || w.finger != noFinger) {
			w.begin(noFinger, x, y)
		}
	}
	for i := range in.Touches {
		t := &in.Touches[i]
		switch {
		case t.Pressed:
			w.begin(t.ID, t.StartX, t.StartY)
		case !w.swiping && !t.Released: // it was down before the round
			w.begin(t.ID, t.X, t.Y)
		}
		if w.swiping && t.ID == w.finger {
			x, y, down, lifted = t.X, t.Y, !t.Released, t.Released && !t.Cancelled
		}
	}
	if !down && !lifted {
		w.swiping = false
		return
	}
	dx, dy := x-w.x, y-w.y
	if max(dx, -dx, dy, -dy) >= far {
		switch {
		case max(dx, -dx) > max(dy, -dy) && dx > 0:
			w.dir = game.Right
		case max(dx, -dx) > max(dy, -dy):
			w.dir = game.Left
		case dy > 0:
			w.dir = game.Down
		default:
			w.dir = game.Up
		}
		w.fresh, w.turned = true, true
		w.x, w.y = x, y
	}
	w.swiping = down
	w.held = w.held || down && w.turned
}

// keep repeats a direction that was pressed once until it has been taken, for players who
// do not hold keys.
func (w *wish) keep(facing game.Dir) {
	switch {
	case w.fresh || w.held:
		w.kept = w.dir
	case w.kept == facing:
		w.kept = game.None
	case w.kept != game.None:
		w.dir, w.held = w.kept, true
	}
}

// towards converts a click or a touch beside a runner to a direction.
func (h *hands) towards(in *input.Frame, p rules.Seat, w *wish) {
	scale := h.g.on.Gui.P.View().Scale
	px, py := float32(in.Pointer.X)/scale, float32(in.Pointer.Y)/scale
	if !in.Pointer.Pressed.Has(input.MouseLeft) || h.g.on.Gui.Finger(h.g.lay.pause).Contains(px, py) {
		return
	}
	x, y := h.g.at(h.g.place(p))
	dx, dy := px-x, py-y
	switch {
	case abs(dx) < 4 && abs(dy) < 4:
		return // on oneself
	case abs(dx) > abs(dy) && dx > 0:
		w.dir = game.Right
	case abs(dx) > abs(dy):
		w.dir = game.Left
	case dy > 0:
		w.dir = game.Down
	default:
		w.dir = game.Up
	}
	w.fresh = true
}

// noFinger stands for the mouse.
const noFinger = -1

func (w *wish) begin(finger int, x, y float64) {
	w.finger, w.swiping, w.turned, w.x, w.y = finger, true, false, x, y
}
