package trichrome

import (
	"math"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/trichrome/board"
	"ludotheque/scenes/ui"
)

// pennant is a small flag with a name that moves with a runner: the only person
// has one always, several have theirs when they begin and when they have stood still.
type pennant struct {
	// side is where its cloth flies, from -1 (left) to 1 (right), and up is 1 above and
	// -1 below who bears it: what is between the two is on its way.
	side, up float32
	// left is for how many ticks it is still shown, still for how many its bearer has
	// not moved.
	left, still int
}

// Times in ticks.
const (
	startPennant = 90  // 1.5 s at the start of a round
	movedPennant = 36  // 0.6 s after a runner that stood still has started
	stoodStill   = 120 // so long
	turnPennant  = 9   // 150 ms to the other side
	wavePennant  = 96
)

// markMost is how many times as large pennants, hearts and coins grow with texts: cells
// are smaller where texts are large.
const markMost = 1.8

// Measures in cells of the maze.
const (
	pennantStaff = 0.36 // from the middle of the bearer
	pennantTall  = 2.4  // from there up to the top of the cloth
	pennantLow   = 1.3  // and to its foot
	tokenRadius  = 0.65
	cellHalf     = 0.35 // of the way through a cell
)

// pennants are those of the three colours.
type pennants [game.Players]pennant

// tick advances the pennants by a tick: they come and go, and move to where they cover no runner.
func (f *pennants) tick(t *stage) {
	v := t.on.View
	for _, c := range colours {
		k, seat := &f[c], v.Board.Seat(c)
		if k.side == 0 {
			k.side, k.up = 1, 1
		}
		if v.Runners[seat].Moving {
			if k.still >= stoodStill {
				k.left = max(k.left, movedPennant)
			}
			k.still = 0
		} else {
			k.still++
		}
		if v.Phase == game.PhaseChase && v.Ticks == 0 {
			k.left = startPennant
		}
		k.left = max(0, k.left-1)
		side, up := t.flies(c)
		step := float32(2.0 / turnPennant)
		if t.on.Gui.Motion == ui.Reduced {
			step = 2
		}
		k.side += max(-step, min(step, side-k.side))
		k.up += max(-step, min(step, up-k.up))
	}
}

// settle puts all pennants at their best places.
func (f *pennants) settle(t *stage) {
	for _, c := range colours {
		f[c].side, f[c].up = t.flies(c)
	}
}

// flies is where the pennant of a colour is best: within the maze, over no runner, and
// where it flies as long as that is no worse.
func (t *stage) flies(c game.Colour) (side, up float32) {
	k := &t.pennants[c]
	at, wide, last := t.toScreen(t.bearer(c)), t.clothWide(c), t.last()
	v := t.on.View
	best := float32(math.MaxFloat32)
	for _, to := range [4][2]float32{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}} {
		x0 := at.X + to[0]*pennantStaff
		x1 := x0 + to[0]*wide
		y0, y1 := at.Y-to[1]*pennantTall, at.Y-to[1]*pennantLow
		x0, x1, y0, y1 = min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1)
		cost := 4*max(0, -0.6-x0) + 4*max(0, x1-last.X-0.6) + 4*max(0, -0.6-y0) + 4*max(0, y1-last.Y-0.6)
		for _, o := range colours {
			q := t.toScreen(t.bearer(o))
			if o != c && q.X > x0-tokenRadius && q.X < x1+tokenRadius && q.Y > y0-tokenRadius && q.Y < y1+tokenRadius {
				cost += 3
			}
		}
		if q, ok := t.door(); ok && q.X > x0-tokenRadius && q.X < x1+tokenRadius && q.Y > y0-tokenRadius && q.Y < y1+tokenRadius {
			cost += 3
		}
		for _, q := range t.ahead(v.Board.Seat(c)) {
			if q.X > x0-cellHalf && q.X < x1+cellHalf && q.Y > y0-cellHalf && q.Y < y1+cellHalf {
				cost += 0.9
			}
		}
		if to[1] < 0 {
			cost += 0.8
		}
		if to[0]*k.side > 0 && to[1]*k.up > 0 {
			cost -= 0.5
		}
		if cost < best {
			best, side, up = cost, to[0], to[1]
		}
	}
	return side, up
}

// clothWide returns how wide the cloth of a colour is, in cells.
func (t *stage) clothWide(c game.Colour) float32 { return t.cloth(c, 1).W / usualCell }

// usualCell is the side of a cell in units where the maze is the usual one.
const usualCell = 45

// cloth returns how large the cloth of a colour is, in units, where cells are k times the
// usual ones.
func (t *stage) cloth(c game.Colour, k float32) ui.Rect {
	p := t.on.Gui.P
	return ui.Rect{W: max(84*k, p.Width(t.pennantSays(c), t.pennantType(k))+30*k), H: 36 * k * min(markMost, p.TextScale)}
}

// pennantType returns the type of its name.
func (t *stage) pennantType(k float32) ui.Type {
	return t.on.Gui.P.AtMost(ui.Heading.Sized(ui.SizeButton*k).Carrying(), markMost)
}

// pennantSays returns what stands on the pennant of a colour.
func (t *stage) pennantSays(c game.Colour) string {
	return t.title(c)
}

// flown reports whether the pennant of a colour is shown.
func (t *stage) flown(c game.Colour) bool {
	v := t.on.View
	seat := v.Board.Seat(c)
	if !t.on.Human(seat) || t.caught > 0 && t.ending == game.Escaped && seat == v.Round.Eater {
		return false
	}
	if _, alone := t.alone(); alone && (v.Phase == game.PhaseReady || t.on.GetReady > 0) {
		return true // the names of several say it then
	}
	return t.pennants[c].left > 0 && v.Phase != game.PhaseReady && !v.Runners[seat].Eaten
}

// paintPennants paints the pennants.
func (s overlay) paintPennants() {
	k := s.board.CellSide(&s.frame) / usualCell
	for _, c := range colours {
		if !s.flown(c) {
			continue
		}
		x, y := s.at(s.bearer(c))
		f := &s.pennants[c]
		size := s.cloth(c, k)
		paintPennant(s.Gui.P, ui.Rect{X: x, Y: y, W: size.W, H: size.H}, k, f.side, f.up, s.wave(), s.pennantSays(c), s.pennantType(k))
	}
}

// wave returns how far the cloth of a pennant has waved, in turns.
func (s overlay) wave() float32 {
	if s.Gui.Motion != ui.Lively {
		return 0
	}
	return float32(s.stage.ticks%wavePennant) / wavePennant
}

// paintPennant paints a pennant borne at the upper left corner of at, with a cloth of
// its size.
func paintPennant(p *ui.Painter, at ui.Rect, k, side, up, waves float32, said string, kind ui.Type) {
	x := at.X + 16*k*side
	foot, top := at.Y-20*k*up, at.Y-(62*k+at.H+7*k)*up
	for _, pass := range [2]struct {
		wide float32
		c    ui.Color
	}{{6.5, ui.Ink}, {3, ui.White}} {
		p.Line(x, foot, x, top, pass.wide*k, pass.c)
	}
	y := top + 7*k // the upper edge of the cloth
	if up < 0 {
		y = top - 7*k - at.H
	}
	const rows, parts = 9, 6
	for _, pass := range [2]struct {
		more float32
		c    ui.Color
	}{{2.8, ui.Ink}, {0, ui.White}} {
		for i := range rows {
			u := float32(i) / (rows - 1)
			// The end is cut like the tail of a swallow.
			far := at.W - 13*k*(1-abs(2*u-1))
			var line [parts]ui.Point
			for j := range line {
				d := far * float32(j) / (parts - 1)
				lift := 3 * k * sin(2*math.Pi*(waves-d/(90*k))) * d / at.W
				line[j] = ui.Point{X: x + d*side, Y: y + at.H*u + lift}
			}
			p.Polyline(line[:], at.H/(rows-1)*1.3+2*pass.more*k, pass.c)
		}
	}
	p.Disc(x, top, 5*k, 5*k, ui.Sheet{Color: ui.Ink, Lift: -1, NoRim: true})
	p.Disc(x, top, 3.6*k, 3.6*k, ui.Sheet{Color: board.Moon, Lift: -1, NoRim: true})
	if abs(side) < 0.9 || abs(up) < 0.9 {
		return
	}
	box := ui.Rect{X: x + 7*k, Y: y, W: at.W - 20*k, H: at.H}
	if side < 0 {
		box.X = x - at.W + 13*k
	}
	p.Sheet(box, ui.Tag.Raised(-1))
	p.Label(said, box, kind, ui.Center)
}

// pill is where the heart of a hunted runner beats: in the maze, along the edge
// that is nearest.
type pill struct {
	shown bool
	edge  edge
	// along is its middle along the edge, in cells.
	along float32
}

// edge is one of the four of the maze.
type edge uint8

const (
	leftEdge edge = iota
	rightEdge
	topEdge
	lowEdge
)

// stands reports whether a pill stands upright along the edge.
func (e edge) stands() bool { return e <= rightEdge }

// pills are those of the three colours.
type pills [game.Players]pill

// Measures of a pill, in cells.
const (
	pillLong  = 100.0 / usualCell
	pillWide  = 50.0 / usualCell
	pillIn    = 11.0/usualCell + pillWide/2 // from the edge to its middle
	pillsGap  = 14.0 / usualCell
	pillClear = 1.5 // from anybody
)

// tick advances the pills by a tick: each slides along the edge to where it covers no runner.
func (h *pills) tick(t *stage) {
	grow := min(markMost, t.on.Gui.P.TextScale)
	for _, c := range colours {
		k := &h[c]
		if t.gapOf(c) < 0 {
			k.shown = false
			continue
		}
		to := nearestEdge(t.toScreen(t.place(t.on.View.Board.Seat(c))), t.last(), *k)
		along := h.clear(t, c, to, grow)
		if !k.shown || to != k.edge || t.on.Gui.Motion == ui.Reduced {
			*k = pill{true, to, along}
			continue
		}
		k.along += (along - k.along) * 0.25
	}
}

// nearestEdge returns the edge of the maze that is nearest to a place; one that a pill is
// at stays so as long as another is not clearly nearer. The last cell is the lower right one.
func nearestEdge(at, last ui.Point, now pill) edge {
	far := [4]float32{leftEdge: at.X, rightEdge: last.X - at.X, topEdge: at.Y, lowEdge: last.Y - at.Y}
	best := leftEdge
	if now.shown {
		best = now.edge
		far[best] -= 0.8
	}
	for e := range far {
		if far[e] < far[best] {
			best = edge(e)
		}
	}
	return best
}

// room returns where a pill lies on the screen, in cells; grow is how large texts make it.
func (k pill) room(last ui.Point, grow float32) ui.Rect {
	in := (pillIn - pillWide/2 + grow*pillWide/2) - 0.5
	switch k.edge {
	case leftEdge:
		return ui.Centered(in, k.along, pillWide*grow, pillLong*grow)
	case rightEdge:
		return ui.Centered(last.X-in, k.along, pillWide*grow, pillLong*grow)
	case topEdge:
		return ui.Centered(k.along, in, pillLong*grow, pillWide*grow)
	}
	return ui.Centered(k.along, last.Y-in, pillLong*grow, pillWide*grow)
}

// clear returns where along its edge the pill of a colour is nearest to its runner
// and covers no runner and no other pill.
func (h *pills) clear(t *stage, c game.Colour, to edge, grow float32) float32 {
	last := t.last()
	at := t.toScreen(t.place(t.on.View.Board.Seat(c)))
	want, long := at.X, last.X+1
	if to.stands() {
		want, long = at.Y, last.Y+1
	}
	low := pillLong*grow/2 - 0.5 + 11.0/usualCell
	high := long - 1 - low
	best, cost := max(low, min(high, want)), float32(math.MaxFloat32)
	const step = 0.25
	for i := range int(long/step) + 1 {
		along := low + float32(i)*step
		if along > high {
			break
		}
		room := pill{true, to, along}.room(last, grow)
		bad := abs(along - want)
		if now := h[c]; now.shown && now.edge == to {
			bad += 1.5 * abs(along-now.along) // else it would slide over a runner below it
		}
		for p := range rules.Seat(game.Players) {
			bad += 40 * max(0, pillClear-apart(room, t.toScreen(t.place(p))))
		}
		for _, q := range t.ahead(t.on.View.Board.Seat(c)) {
			bad += 20 * max(0, cellHalf-apart(room, q))
		}
		if q, ok := t.door(); ok {
			bad += 40 * max(0, pillClear-apart(room, q))
		}
		for _, o := range colours {
			if r := h[o].room(last, grow).Inset(-pillsGap); o < c && h[o].shown && overlap(r, room) {
				bad += 60
			}
		}
		if bad < cost {
			best, cost = along, bad
		}
	}
	return best
}

// door is where the door is on the screen, in cells.
func (t *stage) door() (at ui.Point, ok bool) {
	v := t.on.View
	cell, ok := v.Door()
	if !ok {
		return ui.Point{}, false
	}
	x, y := v.Maze.XY(cell)
	return t.toScreen(ui.Point{X: float32(x), Y: float32(y)}), true
}

// apart returns how far a place is from a box.
func apart(r ui.Rect, at ui.Point) float32 {
	x, y := max(r.X-at.X, at.X-r.Right(), 0), max(r.Y-at.Y, at.Y-r.Bottom(), 0)
	return float32(math.Hypot(float64(x), float64(y)))
}

// paintHearts paints the hearts of the hunted at the edges of the maze.
func (s overlay) paintHearts() {
	p := s.Gui.P
	k := s.board.CellSide(&s.frame) / usualCell
	p.Clip(s.field().Inset(-12 * k))
	defer p.Pop()
	grow := min(markMost, p.TextScale)
	for _, c := range colours {
		h, gap := s.pills[c], s.gapOf(c)
		if gap < 0 || !h.shown {
			continue
		}
		in := h.room(s.last(), grow)
		x, y := s.at(s.toMaze(ui.Point{X: in.CX(), Y: in.CY()}))
		s.paintPill(c, ui.Centered(x, y, in.W*usualCell*k, in.H*usualCell*k), k, h.edge.stands(), gap)
	}
}

// paintPill paints a beating heart with the sign of its runner and the distance of the hunter.
func (s overlay) paintPill(c game.Colour, r ui.Rect, k float32, stands bool, gap int) {
	p := s.Gui.P
	u := 1 - float32(s.voice.beat[c])/float32(beatPeriod(gap))
	swell := float32(1)
	if s.Gui.Motion != ui.Reduced {
		swell = 1 + 0.12*(1-ui.EaseOut(u*2))
		for i, far := range [3]float32{66, 84, 102} {
			// A wave goes outwards through the three.
			lit := 1 - min(1, abs(3*u-float32(i))*0.7)
			p.Ring(r.CX(), r.CY(), far*k, far*k, (4.4-float32(i))*k, board.Night[c].Fade(0.3+0.6*lit))
		}
	}
	look := ui.SeatLook(sign(c))
	wide := min(r.W, r.H)
	edge := ui.Slip.In(board.TokenDisc).Raised(-1)
	edge.Radius = wide / 2
	p.Sheet(r.Inset(-2.4*k), edge)
	body := ui.Slip.In(look.Ground).Painted(0.5).Raised(-1)
	body.Radius = wide / 2
	p.Sheet(r, body)
	sx, sy, hx, hy := r.CX()-wide*0.5, r.CY(), r.CX()+wide*0.42, r.CY()
	if stands {
		sx, sy, hx, hy = r.CX(), r.CY()-wide*0.5, r.CX(), r.CY()+wide*0.42
	}
	p.Art(look.Sign, sx, sy, ui.ArtStyle{Height: wide * 0.66, Seat: &paperShapes[c]})
	p.SignLetter(sign(c), sx, sy, wide*0.66, look.Ground, paperShapes[c].Color)
	heart(p, hx, hy+wide*0.02, wide*0.78*swell, ui.White)
	share := float32(0.4)
	if p.TextScale >= largeFrom { // the maze is smaller then
		share = 0.46
	}
	column(s).tip(r, words.TrichromeTipHeart())
	p.Label(ui.Digits(gap), ui.Centered(hx, hy-wide*0.02, wide*0.8, wide*0.6), ui.Number.Sized(wide*share/p.TextScale).Carrying(), ui.Center)
}
