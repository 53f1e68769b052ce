package bzzz

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/meadow"
	"ludotheque/scenes/input"
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
	named string // its foes, put together once
}

// fight is a skirmish as it is shown: the board before it, the draws one after
// the other, then all that follows at once.
type fight struct {
	before, after *game.View
	draws         []draw
	groups        []group
	near          bool // from near, with every draw
	camera        meadow.Camera
	t             float32
	pins          int // draws whose pin has begun to slide
	fallen        bool
	stage         stage
	odds          []meadow.Odds
	holes         []meadow.Hole
	links         []meadow.Link
	focused       bool
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
func newFight(s *Scene, before, after *game.View) *fight {
	f := &fight{before: before, after: after}
	for _, e := range after.Events {
		switch e.What {
		case game.EventDraw:
			f.draws = append(f.draws, draw{Event: e, lost: game.Hidden})
			f.near = f.near || s.person(e.Seat)
		case game.EventKO:
			for i := range f.draws {
				if d := &f.draws[i]; d.Bee == e.Bee {
					d.ko, d.lost = true, e.Amount
				}
			}
		}
	}
	f.near = f.near && s.k.Prefs.Speed > 0
	f.gather()
	f.aim()
	f.stage.follow(before, true)
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
				f.links = append(f.links, meadow.Link{A: f.draws[i].Bee, B: foe})
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
		f.holes = append(f.holes, meadow.Hole{X: (g.x0 + g.x1) / 2, Y: (g.y0 + g.y1) / 2,
			RX: (g.x1-g.x0)*0.62 + 1.35, RY: (g.y1-g.y0)*0.62 + 1.45})
	}
	for i := range f.draws {
		d := &f.draws[i]
		f.odds = append(f.odds, meadow.Odds{Bee: d.Bee, Num: d.Num, Den: d.Den, Big: true, Hit: d.ko})
	}
}

// nearCells is how many cells fit across the close-up: cells of 120 units.
const nearCells = 8

// aim points the camera so that every group is in the picture.
func (f *fight) aim() {
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
	f.camera = meadow.Camera{Cells: cells,
		X: max(min(hw, all/2-0.5), min(all-1-hw, x)), Y: max(min(hh, all/2-0.5), min(all-1-hh+1.3, y))}
}

// The moments of a skirmish, in ticks at normal speed.
func (f *fight) pinsAt() float32 { return closeTicks + linkTicks + bubbleTicks }
func (f *fight) fallAt() float32 { return f.pinsAt() + float32(len(f.draws))*(pinTicks+restTicks) }
func (f *fight) doneAt() float32 { return f.fallAt() + afterTicks }

// tick lets the skirmish go on; true when it is over.
func (f *fight) tick(s *Scene) bool {
	f.t += s.pace(false)
	for f.pins < len(f.draws) && f.t >= f.pinsAt()+float32(f.pins)*(pinTicks+restTicks) {
		d := &f.draws[f.pins]
		s.k.PlayAt(voices[pinSlides], 0, int(d.Draw*6), d.Seat != s.eyes)
		f.pins++
	}
	if f.t >= f.fallAt() && !f.fallen {
		f.fall(s)
	}
	f.stage.tick(s.pace(false))
	return f.t >= f.doneAt()+stayTicks
}

// fall is the moment when all the consequences happen at once.
func (f *fight) fall(s *Scene) {
	f.fallen = true
	f.stage.follow(f.after, false)
	for i := range f.after.Events {
		e := &f.after.Events[i]
		switch {
		case e.What == game.EventDraw && e.Dodged:
			s.sound(e.What, e)
		case e.What == game.EventKO:
			s.sound(e.What, e)
			keep := s.stage
			s.stage = f.stage
			s.effect(f.after, e)
			f.stage = s.stage
			s.stage = keep
		}
	}
}

// skip goes to the next moment: the outcome, then the end.
func (f *fight) skip(s *Scene) (over bool) {
	if f.t < f.fallAt() {
		f.t, f.pins = f.fallAt(), len(f.draws)
		f.fall(s)
		return false
	}
	return true
}

// endFight gives the screen back to the board.
func (s *Scene) endFight() {
	f := s.fight
	s.fight = nil
	if f.after == s.v { // seen again
		return
	}
	s.stage.follow(f.after, true)
	after := *f.after
	events := after.Events
	after.Events = nil
	for _, e := range events {
		if e.What != game.EventDraw && e.What != game.EventKO {
			after.Events = append(after.Events, e)
		}
	}
	v := f.after
	s.show(&after)
	s.v.Events = v.Events
	f.after = s.v
}

// frame makes the board's frame a close-up.
func (f *fight) frame(s *Scene, m *meadow.Frame) {
	v := f.before
	if f.fallen {
		v = f.after
	}
	m.View = v
	m.Selected, m.Threads, m.Marked = -1, nil, nil
	f.stage.motion = s.k.Prefs.Motion
	f.stage.paint(m, v)
	t := ui.EaseInOut(f.t / closeTicks)
	if s.k.Prefs.Motion == ui.Reduced {
		t = 1
	}
	all := float32(v.Params.Cells)
	mid := (all - 1) / 2
	c := f.camera
	m.Board = s.closeUp()
	wide := all * m.Board.W / m.Board.H * 1.0
	m.Camera = meadow.Camera{X: mid + (c.X-mid)*t, Y: mid + (c.Y-mid)*t, Cells: wide + (c.Cells-wide)*t}
	m.Dim, m.Foot = t, s.rulerRect().H+8
	m.Holes = f.holes
	links := ui.EaseOut((f.t - closeTicks) / linkTicks)
	for i := range f.links {
		f.links[i].T = links
	}
	m.Links = f.links
	f.pose(s, m)
	m.Odds = f.bubbles(s)
	m.Names = true
}

// pose brings the fighters to the front, and lets those who dodged hop.
func (f *fight) pose(s *Scene, m *meadow.Frame) {
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
		if s.k.Prefs.Motion == ui.Reduced {
			out = 0
		}
		p.X += ax * out
		p.Y += ay * out
		if s.k.Prefs.Motion != ui.Reduced {
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
func (f *fight) bubbles(s *Scene) []meadow.Odds {
	t := (f.t - closeTicks - linkTicks) / bubbleTicks
	if t <= 0 {
		return nil
	}
	for i := range f.odds {
		o, d := &f.odds[i], &f.draws[i]
		o.T = max(0.01, min(1, t))
		o.Words = s.chances(d.Num, d.Den)
		o.Result = ""
		if f.settled(i) {
			o.Result = s.word("bzzz.dodges.begin")
			if d.ko {
				o.Result = s.say(phrase{key: "bzzz.ko.turns", n: f.before.Params.KO})
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
	f.stage = stage{}
	f.stage.follow(f.before, true)
}

// modalKeys are the keys of the moments in which the board is not played on.
func (s *Scene) modalKeys(in *input.Frame) {
	pressed := in.Menu.Pressed
	if pressed.Has(input.Start) {
		s.pause(rules.Spectator)
		return
	}
	switch {
	case s.fight != nil:
		if in.Keys.Pressed.Has(ebiten.KeyV) || pressed.Has(input.Y) {
			s.fight.rewind()
		} else if pressed.Any(input.Of(input.B, input.X)) && s.fight.skip(s) {
			s.fight.t = s.fight.doneAt() + stayTicks
		}
	case s.card:
		if pressed.Has(input.B) {
			s.pause(rules.Spectator)
		}
	case s.v.Result != nil:
		if pressed.Any(input.Of(input.A, input.B)) || in.Pointer.Pressed != 0 {
			s.ended = max(s.ended, bannerTicks)
		}
	}
}
