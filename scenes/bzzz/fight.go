package bzzz

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/bzzz/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// How long the parts of a skirmish take, in ticks at normal speed.
const (
	closeTicks  = 21 // the view closes in: 350 ms
	linkTicks   = 9
	bubbleTicks = 9
	pinTicks    = 18 // a pin slides: 300 ms
	stampTicks  = 9  // what it means is stamped: 150 ms
	restTicks   = 16 // the stamp, and a moment to look at it
	growTicks   = 15 // a clearing grows: 250 ms
	hopTicks    = 12
	spillTicks  = 24 // nectar is lost, those who dodged hop: 400 ms
	afterTicks  = 34
	stayTicks   = 240
)

// fight is a skirmish as it is shown: the board before it, duel after duel, then all
// that follows at once.
type fight struct {
	*face
	before, after *game.View // as the same seat knows them
	step          int        // that led to after
	shown         bool       // what followed has been shown: it is seen again
	detailed      bool       // as a close-up, with every draw
	left          bool       // its person has gone on
	sequence
	bees   stage
	seen   board.Skirmish // filled by each Paint
	camera board.Camera
	from   board.Camera // where the camera comes from, when it moves
	moved  float32      // at which tick it began to
}

func draws(events []game.Event) int {
	n := 0
	for i := range events {
		if events[i].What == game.EventDraw {
			n++
		}
	}
	return n
}

// newFight returns the skirmish that led from one view to the other. It is shown
// as a close-up when a bee of a person is in it: at once its outcome, with every draw.
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
			f.detailed = f.detailed || on.on.Person(e.Seat)
		case game.EventKO:
			for i := range f.draws {
				if d := &f.draws[i]; d.Bee == e.Bee {
					d.ko, d.lost = true, e.Amount
				}
			}
		}
	}
	f.shown = !f.detailed
	f.pair()
	f.bees.follow(before, true)
	return f
}

// pace returns how many ticks of the skirmish pass in one: hurrying does not skip it. At
// once all is drawn, and the outcome stays to be read.
func (f *fight) pace() float32 {
	if f.on.App.Reading() {
		return 0 // a lesson explains what is visible
	}
	switch p := f.on.Prefs.Speed; {
	case p > 0:
		return p
	case f.t < f.doneAt():
		return f.doneAt() - f.t
	}
	return 1
}

// tick lets the skirmish go on; true when it is over. A picture of it stops at its
// outcome.
func (f *fight) tick() bool {
	if f.on.Posed && f.t >= f.fallAt()+spillTicks {
		return false
	}
	was := f.duelNow()
	f.t += f.pace()
	for f.pins < len(f.draws) && f.t >= f.pinAt(f.pins) {
		d := &f.draws[f.pins]
		f.on.PlayAt(voices[pinSlides], 0, int(d.Draw*6), d.Seat != f.before.Seat)
		f.pins++
	}
	for f.settledPins < len(f.draws) && f.settled(f.settledPins) {
		f.settle(&f.draws[f.settledPins])
		f.settledPins++
	}
	if f.t >= f.fallAt() && !f.fallen {
		f.fall()
	}
	if now := f.duelNow(); now != was {
		f.follow()
	}
	f.bees.tick(f.pace())
	return f.left || f.leaves() && f.t >= f.doneAt()+stayTicks && !f.on.Posed
}

// leaves reports whether the skirmish ends by itself, some time after its outcome: where turns follow each other,
// a lesson goes on to explain it, or people at other screens wait. Else it stays until its person goes on.
func (f *fight) leaves() bool {
	for p := range f.on.Chairs {
		if f.on.Human(rules.Seat(p)) && !f.on.Person(rules.Seat(p)) {
			return true
		}
	}
	return f.turn.flow.on || f.on.App.Step() != nil
}

// settle marks a bee at once whose draw failed: the chances of the others do not
// change, and nothing else follows yet.
func (f *fight) settle(d *draw) {
	if !d.ko {
		return
	}
	f.bees.walks[d.Bee].koTo = 1
	for i := range f.after.Events {
		if e := &f.after.Events[i]; e.What == game.EventKO && e.Bee == d.Bee {
			f.sound(e.What, e)
		}
	}
}

// fall is the moment when all the consequences happen at once.
func (f *fight) fall() {
	f.fallen = true
	f.bees.follow(f.after, false)
	for i := range f.after.Events {
		if e := &f.after.Events[i]; e.What == game.EventDraw && e.Dodged {
			f.sound(e.What, e)
		}
	}
}

// skip goes to the next moment: the outcome, then the end.
func (f *fight) skip() {
	if f.t < f.fallAt() {
		f.t, f.pins = f.fallAt(), len(f.draws)
		for f.settledPins < len(f.draws) {
			f.settle(&f.draws[f.settledPins])
			f.settledPins++
		}
		f.fall()
		f.follow()
		return
	}
	f.left = true
}

// keys does what keys and buttons ask for while the skirmish is shown.
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

// rewind shows the skirmish again from its first draw.
func (f *fight) rewind() {
	f.t, f.pins, f.settledPins, f.fallen, f.left = closeTicks, 0, 0, false, false
	f.bees = stage{}
	f.bees.follow(f.before, true)
	f.follow()
}

// box returns the corners of the cells of the bees that have to be in the picture: of all, or of
// those in the current and the previous duel.
func (f *fight) box(all bool) (x0, y0, x1, y1 float32) {
	x0, y0, x1, y1 = math.MaxFloat32, math.MaxFloat32, -1, -1
	now := f.duelNow()
	for n := range f.duels {
		if !all && n != now && n != now-1 {
			continue
		}
		for _, bee := range [2]int{f.duels[n].a, f.duels[n].b} {
			x, y := float32(f.before.Bees[bee].X), float32(f.before.Bees[bee].Y)
			x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
		}
	}
	return x0, y0, x1, y1
}

// aim returns the camera for what has to be in the picture: the largest cells that show it.
func (f *fight) aim() board.Camera {
	area := f.closeUp()
	high := area.H - f.foot()
	try := func(all bool) (c board.Camera, cell float32) {
		x0, y0, x1, y1 := f.box(all)
		// Beside and above a bee there is room for half of it, and for its bubble.
		cell = min(board.NearCell, area.W/(x1-x0+1.4), high/(y1-y0+1.55))
		cell = max(cell, board.FarCell*0.5)
		c.Cells = area.W / cell
		c.X = (x0 + x1) / 2
		// The ruler lies over the lower part, and names are under the bees.
		c.Y = (y0+y1)/2 + f.foot()/2/cell - 0.05
		return c, cell
	}
	c, cell := try(true)
	if cell < board.FarCell {
		c, _ = try(false)
	}
	return c
}

// follow has the camera go to what is visible now.
func (f *fight) follow() {
	want := f.aim()
	if want == f.camera {
		return
	}
	f.from, f.moved = f.view(), f.t
	f.camera = want
}

// view returns where the camera is now.
func (f *fight) view() board.Camera {
	area := f.closeUp()
	all := float32(f.before.Params.Cells)
	from := f.from
	if from.Cells == 0 {
		from = board.Camera{X: (all - 1) / 2, Y: (all - 1) / 2, Cells: all * area.W / area.H}
	}
	t := ui.EaseInOut((f.t - f.moved) / closeTicks)
	if f.on.Prefs.Motion == ui.Reduced {
		t = 1
	}
	return board.Camera{X: from.X + (f.camera.X-from.X)*t, Y: from.Y + (f.camera.Y-from.Y)*t, Cells: from.Cells + (f.camera.Cells-from.Cells)*t}
}

// foot returns how much of the lower edge the ruler takes.
func (f *fight) foot() float32 { return f.rulerRect().H + 2*margin }

// compose makes the board's frame a close-up.
func (f *fight) compose(m *board.Frame, motion ui.Motion) {
	v := f.before
	if f.fallen {
		v = f.after
	}
	m.View = v
	m.Selected, m.Owner, m.Threads, m.Marked = -1, f.before.Seat, nil, nil
	f.bees.pose(m, v, motion)
	m.Sparks = nil
	if area := f.closeUp(); m.Board != area || f.camera.Cells == 0 {
		m.Board = area
		f.camera = f.aim()
	}
	m.Camera = f.view()
	f.pose(m)
	k := &f.seen
	k.Dim = ui.EaseInOut(f.t / closeTicks)
	if m.Still {
		k.Dim = 1
	}
	k.Foot = f.foot()
	f.composeDuels(k)
	f.composeFighters(k)
	m.Skirmish = k
}

// composeDuels says how far each duel has come.
func (f *fight) composeDuels(k *board.Skirmish) {
	k.Duels = k.Duels[:0]
	drawn := max(0, min(1, (f.t-closeTicks)/linkTicks))
	for n := range f.duels {
		u := &f.duels[n]
		d := board.Duel{A: u.a, B: u.b, State: board.Waiting, Bright: f.bright(n), Drawn: drawn}
		if u.first < u.next {
			d.Ticket = n + 1
		}
		switch {
		case f.fallen || u.first < u.next && f.pins > u.next:
			d.State = board.Done
		case n == f.duelNow():
			d.State = board.Now
		}
		k.Duels = append(k.Duels, d)
	}
}

// folded reports whether only the bees of the current duel open their bubbles: where there
// are many, or little room.
func (f *fight) folded() bool {
	const many = 6
	return len(f.draws) > many || f.lay.narrow
}

// large reports whether texts are so large that only the bee that draws has a bubble.
func (f *fight) large() bool { return f.g.P.TextScale > 1.3 }

// composeFighters says how far each bee has come.
func (f *fight) composeFighters(k *board.Skirmish) {
	k.Fighters = k.Fighters[:0]
	open := max(0, min(1, (f.t-closeTicks-linkTicks)/bubbleTicks))
	if open > 0 {
		open = max(0.01, open)
	}
	now := &f.duels[f.duelNow()]
	for i := range f.draws {
		d := &f.draws[i]
		n := board.Fighter{Bee: d.Bee, Num: d.Num, Den: d.Den, Words: history.Odds(f.k, d.Num, d.Den), Open: open, Stake: -1,
			Settled: f.settled(i), Hit: d.ko, Turns: f.before.Params.KO}
		for u := range f.duels {
			if f.duels[u].a == d.Bee || f.duels[u].b == d.Bee {
				n.Bright = max(n.Bright, f.bright(u))
			}
		}
		if f.folded() && d.Bee != now.a && d.Bee != now.b || f.large() && (f.fallen || i != max(0, f.pins-1)) {
			n.Open = 0
		}
		if b := &f.before.Bees[d.Bee]; b.Owner == f.before.Seat && b.Nectar.Lo > 0 && !(f.fallen && d.ko) {
			n.Stake = b.Nectar.Lo
		}
		switch {
		case n.Settled && d.ko:
			n.Note = f.k.Say(words.BzzzKo())
			if ko := f.before.Params.KO; ko > 0 {
				n.Note = f.k.Say(words.BzzzKoTurns(ko))
			}
			n.Struck = f.stamped(i)
		case n.Settled:
			n.Note = f.k.Say(words.BzzzDodgesBegin())
		case i < f.pins:
			n.Note = f.k.Say(words.BzzzDrawsNow())
		case d.duel == f.duelNow():
			n.Note = f.k.Say(words.BzzzDrawsNext())
		default:
			n.Note = f.k.Say(words.BzzzDrawsLater())
		}
		if f.fallen && d.ko && d.lost != 0 {
			n.Spilt = max(0.01, min(1, (f.t-f.fallAt())/spillTicks))
			if d.Seat == f.before.Seat && d.lost > 0 {
				n.Loss = f.k.Say(words.BzzzLost(d.lost))
			}
		}
		k.Fighters = append(k.Fighters, n)
	}
}

// pose lets those who dodged hop, once all draws are made.
func (f *fight) pose(m *board.Frame) {
	hop := (f.t - f.fallAt()) / hopTicks
	for i := range f.draws {
		d := &f.draws[i]
		p := &m.Bees[d.Bee]
		p.Hide = true // the skirmish paints it
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
		out := 0.14 * ui.EaseOut(min(1, hop))
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
}
