package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// Mode is which of the three screens on the campus plan is shown. The
// buildings keep their places, so that they are found again.
type Mode uint8

// The screens.
const (
	Assign Mode = iota
	Melee
	Truce
	// Directed is a brawl with one zone in front: see [NewDirectorPlan].
	Directed
)

// Plan says where everything is on the campus screens, in units of the view.
// Rectangles that a mode has no use for are empty.
type Plan struct {
	View ui.View
	Mode Mode
	// Scale is that of the buildings: 1 where they are 388 units wide.
	Scale float32
	// Buildings are the boxes of roof, name, stage and plinth.
	Buildings [Zones]ui.Rect
	// Title is where a title stands at the upper left, Header the paper that
	// hangs from the upper edge, Menu the button at the upper right, Status the
	// note on the other side to the left of it. In a narrow window a Header
	// leaves no room for Title and Status.
	Title, Header, Menu, Status ui.Rect
	// Hint is the key of hints, in a truce.
	Hint ui.Rect
	// Cards are the two sides' papers.
	Cards [2]ui.Rect
	// Log and Speed are the papers under a brawl.
	Log, Speed ui.Rect
	// Shelf holds the cups that are still to be placed, Bench the reservists.
	Shelf, Bench ui.Rect
	// Orders is the list of a truce.
	Orders ui.Rect
	// Undo, Other and Main are buttons; Main is the thing to do.
	Undo, Other, Main ui.Rect
}

// The measures of a building, in its own units.
const (
	buildingW   = 388
	roofH       = 48
	boardX      = 8
	boardY      = 54
	boardW      = 372
	boardH      = 34
	stageX      = 14
	stageY      = 92
	stageW      = 360
	plinthH     = 24
	tallH, lowH = 262, 234
)

// stageH returns the height of a stage in the building's own units.
func (m Mode) stageH() float32 {
	switch m {
	case Melee:
		return 146
	case Directed:
		return directorStage
	}
	return 112
}

// height returns the height of a building in its own units.
func (m Mode) height() float32 {
	if m == Melee {
		return tallH
	}
	return lowH
}

// ample is how many units a thumb may need that has room beside a desk's buildings: on a
// phone it needs more.
const ample = 62

// NewPlan lays a screen out, the zones in their order as one reads. Wide windows show
// three buildings over two, narrow ones two, two and one. Thumb is what a finger needs, in units, or 0.
func NewPlan(v ui.View, m Mode, thumb float32) Plan {
	switch {
	case v.Narrow:
		return narrowPlan(v, m, thumb)
	case thumb > ample && m != Melee:
		return lyingPlan(v, m, thumb)
	}
	// What a view has beyond 1280 × 720 goes between the rows.
	ox, extra := (v.W-1280)/2, v.H-720
	p := Plan{View: v, Mode: m, Scale: 1}
	upper := [...]float32{Assign: 52, Melee: 64, Truce: 60}[m] + extra*0.3
	lower := [...]float32{Assign: 288, Melee: 350, Truce: 292}[m] + extra*0.62
	for i, at := range [Zones][2]float32{{32, upper}, {446, upper}, {860, upper}, {239, lower}, {653, lower}} {
		p.Buildings[i] = ui.Rect{X: ox + at[0], Y: at[1], W: buildingW, H: m.height()}
	}
	p.Title = ui.Rect{X: ox + 32, Y: 12, W: 520, H: 44}
	p.Menu = ui.Rect{X: ox + 1204, Y: 8, W: 44, H: 38}
	p.Status = ui.Rect{X: ox + 950, Y: 8, W: 240, H: 38}
	cards := lower + 16
	cardH := [...]float32{Assign: 214, Melee: 232, Truce: 208}[m]
	if m == Melee {
		cards = lower + 22
	} else if m == Truce {
		cards = lower + 18
	}
	p.Cards = [2]ui.Rect{{X: ox + 24, Y: cards, W: 196, H: cardH}, {X: ox + 1060, Y: cards, W: 196, H: cardH}}
	y := v.H - 720
	switch m {
	case Assign:
		p.Menu = ui.Rect{X: ox + 1214, Y: 12, W: 42, H: 42}
		p.Status = ui.Rect{X: ox + 1022, Y: 4, W: 182, H: 36} // over the clock
		// Those who are to be placed are the large ones.
		p.Shelf = ui.Rect{X: ox + 24, Y: y + 540, W: 560, H: 158}
		p.Bench = ui.Rect{X: ox + 592, Y: y + 540, W: 288, H: 158}
	case Melee:
		p.Header = ui.Rect{X: ox + 358, Y: 0, W: 564, H: 48}
		p.Log = ui.Rect{X: ox + 24, Y: y + 622, W: 700, H: 82}
		p.Speed = ui.Rect{X: ox + 740, Y: y + 622, W: 516, H: 82}
		if thumb > ample { // its keys are wider
			p.Log.W, p.Speed.X, p.Speed.W = 540, ox+580, 676
			p.Menu, p.Status = ui.Rect{X: ox + 1268 - thumb, Y: 8, W: thumb - 12, H: 52}, ui.Rect{}
		}
	case Truce:
		p.Header = ui.Rect{X: ox + 326, Y: 0, W: 628, H: 48}
		p.Hint = p.Menu.Move(-p.Menu.W-8, 0)
		p.Status.X, p.Status.W = p.Header.Right()+10, p.Hint.X-p.Header.Right()-18
		p.Bench = ui.Rect{X: ox + 24, Y: y + 540, W: 360, H: 158}
		p.Orders = ui.Rect{X: ox + 396, Y: y + 546, W: 484, H: 152}
	}
	if m != Melee {
		p.Undo = ui.Rect{X: ox + 896, Y: y + 540, W: 172, H: 46}
		p.Other = ui.Rect{X: ox + 1084, Y: y + 540, W: 172, H: 46}
		p.Main = ui.Rect{X: ox + 896, Y: y + 602, W: 360, H: 96}
	}
	return p
}

// lyingPlan returns that of a phone that lies: the buildings are smaller, so that a thumb has
// its room above and below them.
func lyingPlan(v ui.View, m Mode, thumb float32) Plan {
	const gap = 8
	ox := (v.W - 1280) / 2
	p := Plan{View: v, Mode: m, Scale: 0.87}
	w, h := buildingW*p.Scale, m.height()*p.Scale
	upper := thumb - 14
	lower := upper + h + gap
	middle := v.W / 2
	for i, at := range [Zones][2]float32{{ox + 28, upper}, {middle - w/2, upper}, {ox + 1252 - w, upper}, {middle - 12 - w, lower}, {middle + 12, lower}} {
		p.Buildings[i] = ui.Rect{X: at[0], Y: at[1], W: w, H: h}
	}
	key := thumb - 12
	p.Menu = ui.Rect{X: ox + 1256 - key, Y: 8, W: key, H: thumb - 32}
	p.Title = ui.Rect{X: ox + 32, Y: 12, W: 600, H: 44}
	card := p.Buildings[3].X - 14 - ox - 24
	p.Cards[0] = ui.Rect{X: ox + 24, Y: lower + 6, W: card, H: h - 6}
	p.Cards[1] = p.Cards[0].Move(1232-card, 0)
	foot := ui.Rect{X: ox + 24, Y: lower + h + gap, W: 1232, H: v.H - lower - h - 2*gap}
	left, keys := foot.CutLeft(832, 12)
	left = left.Inset2(0, 4)
	if m == Assign {
		p.Shelf, p.Bench = left.CutLeft(560, gap)
	} else {
		p.Header = ui.Rect{X: ox + 326, Y: 0, W: 628, H: 48}
		p.Hint = p.Menu.Move(-thumb, 0)
		p.Title.W = p.Header.X - p.Title.X
		p.Bench, p.Orders = left.CutLeft(336, 12)
	}
	up, main := keys.CutTop(foot.H/2-gap, gap)
	p.Undo, p.Other, p.Main = up.Column(0, 2, gap), up.Column(1, 2, gap), main
	return p
}

// narrowPlan stacks the buildings in two columns; the papers share the rest.
func narrowPlan(v ui.View, m Mode, thumb float32) Plan {
	p := Plan{View: v, Mode: m, Scale: (v.W - 48) / 2 / buildingW}
	w, h := buildingW*p.Scale, m.height()*p.Scale
	top := float32(68)
	menu := ui.Rect{X: v.W - 60, Y: 10, W: 44, H: 38}
	phone := thumb > ample
	if phone {
		top = thumb - 10
		menu = ui.Rect{X: v.W - 4 - thumb, Y: 10, W: thumb - 12, H: thumb - 32}
	}
	left, right := float32(16), v.W-16-w
	row := h + 8
	for i, at := range [Zones][2]float32{{left, 0}, {right, 0}, {left, 1}, {right, 1}, {v.W/2 - w/2, 2}} {
		p.Buildings[i] = ui.Rect{X: at[0], Y: top + at[1]*row, W: w, H: h}
	}
	p.Title = ui.Rect{X: 16, Y: 10, W: v.W * 0.5, H: 44}
	p.Menu = menu
	p.Status = ui.Rect{X: v.W - 252, Y: 10, W: 182, H: 38}
	y := top + 3*row + 8
	rest := v.H - y - 16
	cardW := (v.W-w)/2 - 24
	third := top + 2*row + 12
	p.Cards = [2]ui.Rect{{X: 12, Y: third, W: cardW, H: h - 8}, {X: v.W - 12 - cardW, Y: third, W: cardW, H: h - 8}}
	foot := ui.Rect{X: 16, Y: y, W: v.W - 32, H: rest}
	if m != Assign {
		p.Title, p.Status = ui.Rect{}, ui.Rect{}
		p.Header = ui.Rect{X: 70, Y: 0, W: v.W - 140, H: 48}
		if phone {
			p.Header.X, p.Header.W = thumb, v.W-2*thumb
		}
	}
	if phone && m == Assign {
		p.Title.W, p.Status = menu.X-32, ui.Rect{} // the other's envelope says it
	}
	if m == Melee {
		p.Log, p.Speed = foot.CutTop(rest-speedHigh(rest)-12, 12)
		return p
	}
	// Keys are as high as a finger wants, those who are to be placed have the rest.
	const gap = 14
	main, key := max(84, min(124, rest*0.15)), max(46, min(80, rest*0.09))
	main, key = max(main, thumb-gap), max(key, thumb-gap)
	room := rest - main - key - 2*gap
	foot.H = room
	if m == Assign {
		p.Bench = foot.Inset2(8, 0)
		p.Bench.H = max(96, min(190, room*0.28))
		p.Shelf = foot.Inset2(8, 0)
		p.Shelf.H -= p.Bench.H + gap
		p.Bench.Y = p.Shelf.Bottom() + gap
	} else {
		p.Hint = ui.Rect{X: 16, Y: p.Menu.Y, W: p.Menu.W, H: p.Menu.H}
		p.Bench, p.Orders = foot.CutTop(max(110, min(190, room*0.32)), gap)
		p.Bench = p.Bench.Inset2(8, 0)
	}
	keys := ui.Rect{X: 16, Y: foot.Bottom() + gap, W: v.W - 32, H: key}
	p.Undo, p.Other = keys.Column(0, 2, 16), keys.Column(1, 2, 16)
	p.Main = ui.Rect{X: 16, Y: keys.Bottom() + gap, W: v.W - 32, H: main}
	return p
}

// speedHigh returns how high the paper of the speeds is where this much is left under a brawl.
func speedHigh(rest float32) float32 { return max(76, min(112, rest*0.3)) }

// FoldBench gives the list of orders the place of the bench, when it is empty.
func (p *Plan) FoldBench() {
	low := max(p.Bench.Bottom(), p.Orders.Bottom())
	p.Orders = ui.Rect{X: min(p.Bench.X, p.Orders.X), Y: min(p.Bench.Y, p.Orders.Y), W: p.Orders.Right() - min(p.Bench.X, p.Orders.X)}
	p.Orders.H = low - p.Orders.Y
	p.Bench = ui.Rect{}
}

// Foot returns the area below the buildings.
func (p *Plan) Foot() ui.Rect {
	x, y := min(p.Bench.X, p.Orders.X), min(p.Bench.Y, p.Orders.Y)
	return ui.Rect{X: x, Y: y, W: p.Main.Right() - x, H: p.Main.Bottom() - y}
}

// Leave returns where the orders of a side's reservists begin when both sides' are
// shown: the corner of its paper that points at the way between the rows.
func (p *Plan) Leave(seat rules.Seat) ui.Point {
	card := p.Cards[seat&1]
	switch {
	case p.View.Narrow:
		return ui.Point{X: card.CX(), Y: card.Y - 4}
	case seat == 0:
		return ui.Point{X: card.Right(), Y: card.Y + 2}
	}
	return ui.Point{X: card.X, Y: card.Y + 2}
}

// Stage returns where the cups of a zone stand, in units of the view.
func (p *Plan) Stage(zone int) ui.Rect {
	b := p.Buildings[zone]
	return ui.Rect{X: b.X + stageX*p.Scale, Y: b.Y + stageY*p.Scale, W: stageW * p.Scale, H: p.Mode.stageH() * p.Scale}
}

// Nameplate returns the board with a zone's name.
func (p *Plan) Nameplate(zone int) ui.Rect {
	b := p.Buildings[zone]
	return ui.Rect{X: b.X + boardX*p.Scale, Y: b.Y + boardY*p.Scale, W: boardW * p.Scale, H: boardH * p.Scale}
}

// Drop returns the part of a building where a cup may be laid: the whole of it but
// the roof.
func (p *Plan) Drop(zone int) ui.Rect {
	_, r := p.Buildings[zone].CutTop(roofH*p.Scale, 0)
	return r
}

// ZoneAt returns the zone of a place in units of the view, or -1.
func (p *Plan) ZoneAt(x, y float32) int {
	for i := range p.Buildings {
		if p.Drop(i).Contains(x, y) {
			return i
		}
	}
	return -1
}
