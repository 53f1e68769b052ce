package bzzz

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/bzzz/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// How long the parts of a skirmish take, in ticks at normal speed.
const (
	closeTicks  = 21 // the view closes in: 350 ms
	linkTicks   = 9
	bubbleTicks = 9
	pinTicks    = 18 // a pin slides: 300 ms
	restTicks   = 7  // and is looked at
	hopTicks    = 12
	fallTicks   = 15
	afterTicks  = 34 // hop, fall, burst, counters
	stayTicks   = 240
)

// draw is one bee of a skirmish.
type draw struct {
	game.Event
	ko    bool
	lost  int    // game.Hidden when it is not to be known
	named string // its foes
}

// fight is a skirmish as it is shown: the board before it, the draws one after
// the other, then all that follows at once.
type fight struct {
	*face
	before, after *game.View // as the same seat knows them
	step          int        // that led to after
	told          bool       // what followed has been shown: it is seen again
	draws         []draw
	groups        []group
	near          bool // from near, with every draw
	camera        board.Camera
	t             float32
	pins          int // draws whose pin has begun to slide
	fallen        bool
	bees          stage
	odds          []board.Odds
	holes         []board.Hole
	links         []board.Link
}

// group is bees that fight together.
type group struct{ x0, y0, x1, y1 float32 }

func draws(events []game.Event) int {
	n := 0
	for i := range events {
		if events[i].What == game.EventDraw {
			n++
		}
	}
	return n
}

// newFight is the skirmish that led from one view to the other. It is shown
// from near when a bee of a person is in it and there is time for that.
func newFight(on *face, before, after *game.View) *fight {
	f := &fight{face: on, before: before, after: after, step: on.on.Steps}
	for _, e := range after.Events {
		switch e.What {
		case game.EventDraw:
			d := draw{Event: e, lost: game.Hidden}
			for i, foe := range e.Foes {
				if i > 0 {
					d.named += ", "
				}
				d.named += board.Name(&before.Bees[foe])
			}
			f.draws = append(f.draws, d)
			f.near = f.near || on.on.Person(e.Seat)
		case game.EventKO:
			for i := range f.draws {
				if d := &f.draws[i]; d.Bee == e.Bee {
					d.ko, d.lost = true, e.Amount
				}
			}
		}
	}
	f.near = f.near && on.on.Prefs.Speed > 0
	f.told = !f.near
	f.gather()
	f.point()
	f.bees.follow(before, true)
	return f
}

// gather finds the groups that fight together.
func (f *fight) gather() {
	of := map[int]int{}
	for i := range f.draws {
		of[f.draws[i].Bee] = i
	}
	root := make([]int, len(f.draws))
	for i := range root {
		root[i] = i
	}
	find := func(i int) int {
		for root[i] != i {
			i = root[i]
		}
		return i
	}
	for i := range f.draws {
		for _, foe := range f.draws[i].Foes {
			a, b := find(i), find(of[foe])
			root[max(a, b)] = min(a, b)
			if f.draws[i].Bee < foe {
				f.links = append(f.links, board.Link{A: f.draws[i].Bee, B: foe})
			}
		}
	}
	at := map[int]int{}
	for i := range f.draws {
		x, y := float32(f.draws[i].X), float32(f.draws[i].Y)
		r := find(i)
		k, ok := at[r]
		if !ok {
			k = len(f.groups)
			at[r] = k
			f.groups = append(f.groups, group{x, y, x, y})
		}
		g := &f.groups[k]
		g.x0, g.y0, g.x1, g.y1 = min(g.x0, x), min(g.y0, y), max(g.x1, x), max(g.y1, y)
	}
	for _, g := range f.groups {
		f.holes = append(f.holes, board.Hole{X: (g.x0 + g.x1) / 2, Y: (g.y0 + g.y1) / 2,
			RX: (g.x1-g.x0)*0.62 + 1.35, RY: (g.y1-g.y0)*0.62 + 1.45})
	}
	for i := range f.draws {
		d := &f.draws[i]
		f.odds = append(f.odds, board.Odds{Bee: d.Bee, Num: d.Num, Den: d.Den, Big: true, Hit: d.ko})
	}
}

// nearCells is how many cells fit across the close-up: cells of 120 units.
const nearCells = 8

// point points the camera so that every group is in the picture.
func (f *fight) point() {
	g := f.groups[0]
	for _, o := range f.groups[1:] {
		g.x0, g.y0, g.x1, g.y1 = min(g.x0, o.x0), min(g.y0, o.y0), max(g.x1, o.x1), max(g.y1, o.y1)
	}
	cells := max(nearCells, g.x1-g.x0+4.5, (g.y1-g.y0+5)*4/3)
	// The ruler lies over the lower part, so that the group stands higher than
	// the middle; the picture does not leave the meadow but there.
	all := float32(f.before.Params.Cells)
	const edge = 0.45 // of a cell, so that a bee on the edge is whole
	hw, hh := cells/2-0.5-edge, cells*3/8-0.5-edge
	x, y := (g.x0+g.x1)/2, (g.y0+g.y1)/2+0.55*cells/nearCells
	f.camera = board.Camera{Cells: cells,
		X: max(min(hw, all/2-0.5), min(all-1-hw, x)), Y: max(min(hh, all/2-0.5), min(all-1-hh+1.3, y))}
}

// The moments of a skirmish, in ticks at normal speed.
func (f *fight) pinsAt() float32 { return closeTicks + linkTicks + bubbleTicks }
func (f *fight) fallAt() float32 { return f.pinsAt() + float32(len(f.draws))*(pinTicks+restTicks) }
func (f *fight) doneAt() float32 { return f.fallAt() + afterTicks }

// pace is how many ticks of the skirmish pass in one: nobody's hurry passes over it.
func (f *fight) pace() float32 {
	if p := f.on.Prefs.Speed; p > 0 {
		return p
	}
	return play.AtOnce
}

// tick lets the skirmish go on; true when it is over. A picture of it stops at its
// outcome.
func (f *fight) tick() bool {
	if f.on.Posed && f.t >= f.fallAt()+hopTicks {
		return false
	}
	f.t += f.pace()
	for f.pins < len(f.draws) && f.t >= f.pinsAt()+float32(f.pins)*(pinTicks+restTicks) {
		d := &f.draws[f.pins]
		f.on.PlayAt(voices[pinSlides], 0, int(d.Draw*6), d.Seat != f.before.Seat)
		f.pins++
	}
	if f.t >= f.fallAt() && !f.fallen {
		f.fall()
	}
	f.bees.tick(f.pace())
	return f.t >= f.doneAt()+stayTicks && !f.on.Posed
}

// fall is the moment when all the consequences happen at once.
func (f *fight) fall() {
	f.fallen = true
	f.bees.follow(f.after, false)
	for i := range f.after.Events {
		e := &f.after.Events[i]
		switch {
		case e.What == game.EventDraw && e.Dodged:
			f.sound(e.What, e)
		case e.What == game.EventKO:
			f.sound(e.What, e)
			f.knock(&f.bees, e)
		}
	}
}

// skip goes to the next moment: the outcome, then the end.
func (f *fight) skip() {
	if f.t < f.fallAt() {
		f.t, f.pins = f.fallAt(), len(f.draws)
		f.fall()
		return
	}
	f.t = f.doneAt() + stayTicks
}

// keys does what keys and buttons say while the skirmish is told.
func (f *fight) keys(in *input.Frame) {
	pressed := in.Menu.Pressed
	switch {
	case pressed.Has(input.Start):
	case in.Keys.Pressed.Has(ebiten.KeyV) || pressed.Has(input.Y):
		f.rewind()
	case pressed.Any(input.Of(input.B, input.X)):
		f.on.UsedBack()
		f.skip()
	}
}

// compose makes the board's frame a close-up.
func (f *fight) compose(m *board.Frame, motion ui.Motion) {
	v := f.before
	if f.fallen {
		v = f.after
	}
	m.View = v
	m.Selected, m.Owner, m.Threads, m.Marked = -1, f.before.Seat, nil, nil
	f.bees.pose(m, v, motion)
	t := ui.EaseInOut(f.t / closeTicks)
	if m.Still {
		t = 1
	}
	all := float32(v.Params.Cells)
	mid := (all - 1) / 2
	c := f.camera
	m.Board = f.closeUp()
	wide := all * m.Board.W / m.Board.H * 1.0
	m.Camera = board.Camera{X: mid + (c.X-mid)*t, Y: mid + (c.Y-mid)*t, Cells: wide + (c.Cells-wide)*t}
	m.Dim, m.Foot = t, f.rulerRect().H+8
	m.Holes = f.holes
	links := ui.EaseOut((f.t - closeTicks) / linkTicks)
	for i := range f.links {
		f.links[i].T = links
	}
	m.Links = f.links
	f.pose(m)
	m.Odds = f.bubbles()
}

// pose brings the fighters to the front, and lets those who dodged hop.
func (f *fight) pose(m *board.Frame) {
	hop := (f.t - f.fallAt()) / hopTicks
	for i := range f.draws {
		d := &f.draws[i]
		p := &m.Bees[d.Bee]
		p.Front = true
		if d.ko || hop < 0 {
			continue
		}
		// Away from the foes: 25 units of the close-up's 120 a cell.
		ax, ay := float32(0), float32(0)
		for _, foe := range d.Foes {
			b := &f.before.Bees[foe]
			ax += float32(d.X - b.X)
			ay += float32(d.Y - b.Y)
		}
		if n := float32(math.Hypot(float64(ax), float64(ay))); n > 0 {
			ax, ay = ax/n, ay/n
		}
		out := 0.21 * ui.EaseOut(min(1, hop))
		if m.Still {
			out = 0
		}
		p.X += ax * out
		p.Y += ay * out
		if !m.Still {
			p.Lift = 0.5 * float32(math.Sin(math.Pi*float64(min(1, hop))))
		}
		p.GhostX, p.GhostY = -ax*out*1.8, -ay*out*1.8
		p.GhostAlpha = max(0, 1-max(0, f.t-f.doneAt())/40)
	}
	for i := range f.draws {
		if d := &f.draws[i]; d.ko && f.fallen {
			m.Bees[d.Bee].Front = true
			if m.Bees[d.Bee].KO < 1 {
				m.Bees[d.Bee].Count = 0
			}
		}
	}
}

// bubbles are the odds, each with its result once its pin has come to rest.
func (f *fight) bubbles() []board.Odds {
	t := (f.t - closeTicks - linkTicks) / bubbleTicks
	if t <= 0 {
		return nil
	}
	for i := range f.odds {
		o, d := &f.odds[i], &f.draws[i]
		o.T = max(0.01, min(1, t))
		o.Words = history.Odds(f.k, d.Num, d.Den)
		o.Result = ""
		if f.settled(i) {
			o.Result = f.k.Say(words.BzzzDodgesBegin())
			if d.ko {
				o.Result = f.k.Say(words.BzzzKoTurns(f.before.Params.KO))
			}
		}
	}
	return f.odds
}

// settled says whether the pin of a draw has come to rest.
func (f *fight) settled(i int) bool {
	return f.t >= f.pinsAt()+float32(i)*(pinTicks+restTicks)+pinTicks
}

// rewind shows the skirmish again from its first draw.
func (f *fight) rewind() {
	f.t, f.pins, f.fallen = closeTicks, 0, false
	f.bees = stage{}
	f.bees.follow(f.before, true)
}
