package aquariom

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/input"
)

const escape = ebiten.KeyEscape

// shortcuts are the keys of a player with the whole keyboard.
var shortcuts = map[input.Button]ebiten.Key{
	input.A: ebiten.KeySpace, input.X: ebiten.KeyV, input.Y: ebiten.KeyN, input.R: ebiten.KeyTab,
}

// hand is a person's input between two turns.
type hand struct {
	// aim is where the cells go, on the map; still says that no input steers: they
	// gather where they are.
	aim   game.Point
	still bool
	// dir is the last direction of keys or a stick, of length 0 to 1.
	dir input.Vec
	// faced is the last direction that was not 0: a division goes there when the cells rest.
	faced input.Vec
	// leapTo is where cells swim after a division at rest, until a turn: one that gathered at once
	// would undo it.
	leapTo    game.Point
	leapUntil int
	// push is the longest direction since the last turn, length 0 to 1; it counts in the next turn even if it
	// was released.
	push  input.Vec
	latch latch
	// hold counts the ticks for which the key of division is down, or since it was
	// pressed where once is enough.
	hold int
	// divide and virus are wanted in the next turn; share is the daughter's.
	divide, virus bool
	share         float32
	// asks reports that giving up waits for its confirmation, until something else is pressed;
	// giveUp is wanted in the next turn.
	asks, giveUp bool
	// acted reports that the person has done anything since the match was to begin or go on.
	acted bool
	// led says that the lesson steers in the person's place until the next frame.
	led bool
	// picked is a cell of one's own that was clicked and waits for its place; orders are
	// the places of those that go their own way.
	picked uint32
	picks  bool
	orders []order
	// onPaper says that the mouse went down on the paper that offers a division.
	onPaper bool
	// finger is the touch that steers, while fingered; byHand reports that keys or a stick steered last, and
	// not a pointer.
	finger   int
	fingered bool
	byHand   bool
	// pointed reports that the mouse steers, and was moved for it, away from where it rested.
	pointed, rests bool
	restX, restY   float32
	// refused is why the last action was not done, in words, for some ticks.
	refused string
	shown   int
}

// order is a place that one cell goes to by itself.
type order struct {
	cell uint32
	to   game.Point
}

// How a division is measured.
const (
	leastShare = 0.25
	maxShare   = 0.5
	// growTicks is how long the key is held for the biggest daughter.
	growTicks = 36
	// tapTicks is how long a key counts as tapped.
	tapTicks = 8
	// leapTurns is how long cells swim where a division at rest went.
	leapTurns = 25
	// shownTicks is how long a reason stays at the pointer.
	shownTicks = 80
	// nudge is how far a mouse is moved to steer, in units: a smaller move is a hand that lets go of it, or a
	// picture whose size in pixels changes.
	nudge = 3
	// aimDistance is how far in front of their middle keys and sticks aim, in units of
	// the map, beside their radius.
	aimDistance = 260
)

// charge returns the share that a division would give the daughter now.
func (h *hand) charge() float32 {
	if h.hold <= tapTicks {
		return leastShare
	}
	return leastShare + (maxShare-leastShare)*min(1, float32(h.hold-tapTicks)/(growTicks-tapTicks))
}

// order is the place that a cell goes to by itself.
func (h *hand) order(cell uint32) (game.Point, bool) {
	for _, o := range h.orders {
		if o.cell == cell {
			return o.to, true
		}
	}
	return game.Point{}, false
}

func (h *hand) send(cell uint32, to game.Point) {
	h.release(cell)
	h.orders = append(h.orders, order{cell, to})
}

func (h *hand) release(cell uint32) {
	h.orders = slices.DeleteFunc(h.orders, func(o order) bool { return o.cell == cell })
}

// prune forgets cells that no longer exist; alive reports which do.
func (h *hand) prune(alive func(cell uint32) bool) {
	h.orders = slices.DeleteFunc(h.orders, func(o order) bool { return !alive(o.cell) })
	if h.picks && !alive(h.picked) {
		h.picks = false
	}
}

// forget drops requests for a single turn, after they were submitted.
func (h *hand) forget() { h.divide, h.virus, h.giveUp = false, false, false }

// turned forgets what was pressed in a turn that is over.
func (h *hand) turned() { h.push = input.Vec{} }

// lead handles a direction of keys or a stick; zero is rest.
func (h *hand) lead(v input.Vec) {
	if h.dir = v; v == (input.Vec{}) {
		h.dir = h.push
	} else if math.Hypot(v.X, v.Y) >= fading*math.Hypot(h.push.X, h.push.Y) {
		h.push = v
	}
}

// refuse shows why something is not done.
func (h *hand) refuse(said string) { h.refused, h.shown = said, shownTicks }

// tick advances what a hand has begun by a tick.
func (h *hand) tick() {
	if h.shown > 0 {
		h.shown--
	}
}

// steering turns input into actions.
type steering struct{ sea }

// steer reads the input of all persons, and gives back what is left for widgets.
func (s *steering) steer(in *input.Frame) *input.Frame {
	if s.People() == 0 || s.Posed {
		return in
	}
	for i := range s.panes {
		v := &s.panes[i]
		for _, seat := range v.seats {
			if s.Person(seat) {
				s.steerSeat(in, v, seat)
			}
		}
	}
	s.quiet = *in
	s.quiet.Menu = input.Menu{}
	return &s.quiet
}

// presses is the state of the game's buttons on a person's devices.
type presses struct {
	stick              input.Vec
	act, acting, acted bool // A went down, is down, went up
	virus, give, back  bool
	parting            bool // B is down
	moved              bool // keys or a stick were used
}

// gather adds the buttons of a gamepad.
func (b *presses) gather(p *input.Pad) {
	if p.Stick != (input.Vec{}) {
		b.stick, b.moved = p.Stick, true
	}
	b.act = b.act || p.Pressed.Has(input.A)
	b.acting = b.acting || p.Held.Has(input.A)
	b.acted = b.acted || p.Released.Has(input.A)
	b.virus = b.virus || p.Pressed.Has(input.X)
	b.give = b.give || p.Pressed.Has(input.Y)
	b.back = b.back || p.Pressed.Has(input.B)
	b.parting = b.parting || p.Held.Has(input.B)
}

// keyed adds the shortcuts of a player with the whole keyboard.
func (b *presses) keyed(k *input.Keys) {
	space := shortcuts[input.A]
	b.act = b.act || k.Pressed.Has(space)
	b.acting = b.acting || k.Held.Has(space)
	b.acted = b.acted || k.Released.Has(space)
	b.virus = b.virus || k.Pressed.Has(shortcuts[input.X])
	b.give = b.give || k.Pressed.Has(shortcuts[input.Y])
	b.back = b.back || k.Pressed.Has(ebiten.KeyBackspace)
}

// steerSeat reads the input of one person.
func (s *steering) steerSeat(in *input.Frame, v *pane, seat rules.Seat) {
	h := &s.hands[seat]
	h.tick()
	if h.led {
		h.led = false
		return
	}
	var b presses
	d := s.Chairs[seat].Device
	for i := range in.Pads {
		pad := &in.Pads[i]
		// Among the keys of the middle is that of the log: they steer only for the player who holds that half.
		if pad.Connected && (pad.Device == d || s.alone() && pad.Device != input.MiddleHalf) {
			b.gather(pad)
		}
	}
	pointing := s.alone() || d == input.Mouse || d == input.NoDevice
	if s.alone() {
		b.keyed(&in.Keys)
	} else if d == input.Mouse {
		b.keyed(&in.Keys) // the space bar is not shared
	}
	if pointing && !in.Pointer.Touch {
		s.clicks(&in.Pointer, seat, &b)
	}
	if s.eaten(seat) {
		h.acted = true
		s.steerGhost(in, v, seat, &b, pointing)
		return
	}
	if step := s.App.Step(); step != nil && step.At == "urchin" {
		return // the camera leads to what there is to watch, and a pointer at rest does not
	}
	if s.Prefs.Press {
		if b.back || pointing && (in.Pointer.Moved || in.Pointer.Held != 0 || len(in.Touches) > 0) {
			h.latch.free()
		}
		b.stick = h.latch.take(b.stick)
		b.moved = b.moved || b.stick != (input.Vec{})
	}
	if b.parting && b.moved {
		s.part(seat, b.stick) // the others go on as they were
	} else if b.moved {
		h.byHand = true
		h.lead(b.stick)
	} else if h.byHand {
		h.lead(input.Vec{})
	}
	if s.Prefs.Press {
		h.push = input.Vec{} // what was pressed once is kept, until it is pressed again
	}
	if pointing && (h.acted || s.GetReady == 0) { // a hand that leaves the button that began the match steers nothing yet
		s.point(in, v, seat)
	}
	h.acted = h.acted || s.GetReady == 0 && (b.moved || h.pointed || h.fingered || b.act || b.virus || b.give)
	if h.byHand {
		s.aimByDirection(v, seat)
	}
	s.act(seat, &b)
}

// partFar is how far a cell that is sent by keys or a stick goes by itself, in
// units of the map.
const partFar = 700

// part sends the lightest of a person's cells its own way: B and a direction, for
// those who cannot point.
func (s *steering) part(seat rules.Seat, dir input.Vec) {
	if s.cellsOf(seat) < 2 {
		return
	}
	light := -1
	for i := range s.actors {
		c := &s.actors[i].cell
		if c.Owner == seat && (light < 0 || c.Mass < s.actors[light].cell.Mass || c.Mass == s.actors[light].cell.Mass && c.ID > s.actors[light].cell.ID) {
			light = i
		}
	}
	if light < 0 {
		return
	}
	a := &s.actors[light]
	if _, sent := s.hands[seat].order(a.cell.ID); !sent {
		s.Play("ui.lay")
	}
	x, y := s.spot(a)
	s.hands[seat].send(a.cell.ID, s.onMap(x+float32(dir.X)*partFar, y+float32(dir.Y)*partFar))
}

// point handles the mouse or a finger: it steers, and picks cells.
func (s *steering) point(in *input.Frame, v *pane, seat rules.Seat) {
	h := &s.hands[seat]
	scale := float64(s.window().Scale)
	h.pointed = h.pointed && !h.byHand && !in.Pointer.Touch
	if len(in.Touches) > 0 || h.fingered {
		s.touch(in, v, seat, scale)
		return
	}
	p := &in.Pointer
	if p.Touch {
		return
	}
	x, y := float32(p.X/scale), float32(p.Y/scale)
	if p.Held != 0 || h.rests && hypot(x-h.restX, y-h.restY) > nudge {
		h.byHand, h.pointed = false, true
	}
	if h.pointed || !h.rests {
		h.restX, h.restY, h.rests = x, y, true
	}
	if !h.pointed { // where the mouse rested before is no aim: it was on a button there
		return
	}
	if v.area.Contains(x, y) {
		to, f := s.onMap(v.frame.Map(x, y)), s.flockOf(seat)
		if s.now.Turn < h.leapUntil && hypot(to.X-f.heaviestX, to.Y-f.heaviestY) < f.heaviestR {
			to = h.leapTo // a hand that rests on the mother does not call the daughter back
		} else {
			h.leapUntil = 0
		}
		h.aim, h.still = to, false
	}
	if p.Pressed.Has(input.MouseLeft) && v.area.Contains(x, y) && !s.overPaper(x, y) {
		s.click(seat, v, x, y)
	}
}

// clicks takes what a mouse presses besides steering: its right button divides towards the
// pointer, for a bigger daughter when it is held, or lets go of a picked cell; and the papers
// that offer something are buttons.
func (s *steering) clicks(p *input.Pointer, seat rules.Seat, b *presses) {
	h, l := &s.hands[seat], &s.lay
	const right, left = input.MouseRight, input.MouseLeft
	if p.Pressed.Has(right) && (h.picks || len(h.orders) > 0) {
		h.picks, h.orders = false, h.orders[:0]
	} else {
		b.press(p, right)
	}
	if s.eaten(seat) || len(s.panes) > 1 {
		h.onPaper = false
		return
	}
	scale := float64(s.Gui.P.View().Scale)
	x, y := float32(p.X/scale), float32(p.Y/scale)
	if p.Pressed.Has(left) {
		h.onPaper = l.offer.Contains(x, y)
		b.virus = b.virus || l.laying.Contains(x, y)
	}
	if h.onPaper {
		b.press(p, left)
		h.onPaper = p.Held.Has(left)
	}
}

// press maps a button of the mouse to that of a division.
func (b *presses) press(p *input.Pointer, button input.MouseButton) {
	b.act = b.act || p.Pressed.Has(button)
	b.acting = b.acting || p.Held.Has(button)
	b.acted = b.acted || p.Released.Has(button)
}

// touch handles a finger: dragging steers, a tap on a cell of one's own picks it.
func (s *steering) touch(in *input.Frame, v *pane, seat rules.Seat, scale float64) {
	h := &s.hands[seat]
	was := h.fingered
	h.fingered = false
	for i := range in.Touches {
		t := &in.Touches[i]
		x, y := float32(t.X/scale), float32(t.Y/scale)
		if t.Pressed && !was && v.area.Contains(x, y) && !s.overPaper(x, y) {
			h.finger, was = t.ID, true
			if s.click(seat, v, x, y) {
				continue
			}
			h.byHand = false
			h.aim, h.still = s.onMap(v.frame.Map(x, y)), false // also where it goes up at once
		}
		if was && t.ID == h.finger && !t.Released {
			h.fingered, h.byHand = true, false
			h.aim, h.still = s.onMap(v.frame.Map(x, y)), false
		}
	}
}

// click picks a cell of one's own, or sends the picked one to a place. It reports whether it did
// either.
func (s *steering) click(seat rules.Seat, v *pane, x, y float32) bool {
	h := &s.hands[seat]
	mx, my := v.frame.Map(x, y)
	at := game.Point{X: mx, Y: my}
	if cell, ok := s.ownAt(seat, at); ok && (!h.picks || cell != h.picked) && s.cellsOf(seat) > 1 {
		if _, sent := h.order(cell); sent {
			h.release(cell)
			h.picks = false
			s.Play("ui.off")
			return true
		}
		h.picks, h.picked = true, cell
		s.Play("ui.lift")
		return true
	}
	if h.picks {
		h.send(h.picked, s.onMap(mx, my))
		h.picks = false
		s.Play("ui.lay")
		return true
	}
	return false
}

// aimByDirection converts the direction of keys or a stick to an aim.
func (s *steering) aimByDirection(v *pane, seat rules.Seat) {
	h := &s.hands[seat]
	f := s.flockOf(seat)
	l := float32(math.Hypot(h.dir.X, h.dir.Y))
	if h.still = l == 0; h.still {
		h.aim = s.onMap(f.x, f.y)
		if s.now.Turn < h.leapUntil {
			h.aim = h.leapTo
		}
		return
	}
	h.faced = h.dir
	far := aimDistance + s.laws.Radius(f.mass)
	h.aim = s.onMap(f.x+float32(h.dir.X)*far, f.y+float32(h.dir.Y)*far)
}

// onMap returns the place on the map that is nearest on each axis, so that a cell that
// swims along the edge is not slowed by it (A20).
func (s *sea) onMap(x, y float32) game.Point {
	return game.Point{X: max(0, min(s.laws.Map.Width, x)), Y: max(0, min(s.laws.Map.Height, y))}
}

// act handles the buttons.
func (s *steering) act(seat rules.Seat, b *presses) {
	h := &s.hands[seat]
	begins, holds, ends := b.act, b.acting, b.acted
	if s.Prefs.Press {
		begins, holds, ends = b.act && h.hold == 0, true, b.act && h.hold > 0
	}
	h.asks = h.asks && !begins && !b.virus
	switch {
	case begins:
		h.hold = 1
	case holds && h.hold > 0:
		h.hold++
	}
	if ends && h.hold > 0 {
		s.wantDivision(seat)
	}
	if b.virus {
		s.wantVirus(seat)
	}
	if b.give {
		s.wantOut(seat)
	}
	if b.back {
		h.picks, h.orders, h.asks, h.hold = false, h.orders[:0], false, 0
	}
}

// wantDivision requests a division in the next turn, as large as the button was held long, or
// shows why there is none.
func (s *steering) wantDivision(seat rules.Seat) {
	h := &s.hands[seat]
	h.share = h.charge()
	h.hold = 0
	d, said, ok := s.daughter(seat, h.share)
	if !ok {
		h.refuse(said)
		s.balk(said)
		s.Play("ui.refuse")
		return
	}
	if h.divide = true; s.resting(seat, d.mother) {
		x, y := beside(d.mother.cell.At.X, d.mother.cell.At.Y, d.target, s.laws.Radius(d.mother.cell.Mass)+offhand)
		h.leapTo, h.leapUntil = s.onMap(x, y), s.now.Turn+leapTurns
		h.aim = h.leapTo
	}
}

// wantVirus requests an urchin in the next turn, or shows why there is none.
func (s *steering) wantVirus(seat rules.Seat) {
	h := &s.hands[seat]
	if _, said, ok := s.virusOf(seat); !ok {
		h.refuse(said)
		s.Play("ui.refuse")
		return
	}
	h.virus = true
}

// wantOut surrenders the cells, at the second request.
func (s *steering) wantOut(seat rules.Seat) {
	h := &s.hands[seat]
	if !h.asks {
		h.asks = true
		s.Play("ui.press")
		return
	}
	h.asks, h.giveUp = false, true
}

// steerGhost handles the input of an eaten player: any key that acts, a click in the water, or
// the paper that says so, is a new life.
func (s *steering) steerGhost(in *input.Frame, v *pane, seat rules.Seat, b *presses, pointing bool) {
	h := &s.hands[seat]
	h.hold, h.divide, h.virus, h.asks, h.picks = 0, false, false, false, false
	h.latch.free()
	h.orders = h.orders[:0]
	if h.giveUp || v.gone < restTicks {
		return
	}
	wants := b.act || b.virus || b.give || s.alone() && in.Menu.Pressed.Has(input.A)
	if p := &in.Pointer; pointing {
		x, y := s.pointer.X, s.pointer.Y
		clicked := !p.Touch && p.Pressed.Has(input.MouseLeft) && v.area.Contains(x, y) && !s.overPaper(x, y)
		wants = wants || clicked || s.tapped(v.reborn)
	}
	if wants {
		h.giveUp = true
		s.Play("ui.press")
	}
}

// overPaper reports whether a pointer is on a panel, which takes its clicks.
func (s *sea) overPaper(x, y float32) bool {
	for _, r := range s.panelRects {
		if r.Contains(x, y) {
			return true
		}
	}
	return false
}
