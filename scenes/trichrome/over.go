package trichrome

import (
	"math"
	"slices"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome/history"
	"ludotheque/scenes/ui"
)

// overlay paints what lies over the board: hearts, coins, names, flags, banners.
type overlay struct{ *face }

func abs(f float32) float32 { return max(f, -f) }

func cos(a float32) float32 { return float32(math.Cos(float64(a))) }
func sin(a float32) float32 { return float32(math.Sin(float64(a))) }

// heart paints a heart, height units high.
func heart(p *ui.Painter, x, y, h float32, c ui.Color) {
	r := h * 0.29
	p.Disc(x-r*0.92, y-h*0.16, r, r, ui.Sheet{Color: c, Lift: -1, NoRim: true})
	p.Disc(x+r*0.92, y-h*0.16, r, r, ui.Sheet{Color: c, Lift: -1, NoRim: true})
	p.Transform(x, y-h*0.02, math.Pi/4, 1)
	p.Sheet(ui.Centered(0, 0, r*2.05, r*2.05), ui.Sheet{Color: c, Radius: 1, Lift: -1, NoRim: true})
	p.Pop()
}

// beatPeriod returns the ticks of a heartbeat by the distance of the hunter in cells: a
// second at eight, 400 ms at two and nearer.
func beatPeriod(gap int) int { return 24 + 6*max(0, min(6, gap-2)) }

// coinTicks is how long a coin flies to the table.
const coinTicks = 30

// flying is the number of points that are on their way to a colour.
func (t *stage) flying(c game.Colour) (int, bool) {
	seat := t.on.View.Board.Seat(c)
	if t.caught > 0 {
		return game.DuelPoints, t.caught < coinTicks && seat == t.on.View.Round.Winner
	}
	return game.BitePoints, t.eaten > 0 && t.eaten < biteHold+coinTicks && seat == t.on.View.Round.Eater
}

// markMost is how many times as large hearts, coins and taunts grow with texts: cells are smaller where
// texts are large.
const markMost = 1.8

// usualCell is the side of a cell in units where the maze is the usual one.
const usualCell = 45

// paintHearts paints a beating heart at each hunter that is near; the cards say how near.
func (s overlay) paintHearts() {
	p, side := s.Gui.P, s.board.CellSide(&s.frame)*max(1, s.frame.Grow)
	for _, c := range colours {
		gap := s.gapOf(c)
		if gap < 0 {
			continue
		}
		swell := float32(1)
		if s.Gui.Motion != ui.Reduced {
			swell += 0.25 * (1 - ui.EaseOut(2-2*float32(s.voice.beat[c])/float32(beatPeriod(gap))))
		}
		x, y := s.at(s.place(s.View.Board.Seat(c.Hunter())))
		x, y = x+0.3*side, y-0.3*side
		heart(p, x, y, 0.5*side*swell, ui.Ink)
		heart(p, x, y, 0.36*side*swell, ui.White)
	}
}

// paintCoins paints the points that fly to the table.
func (s overlay) paintCoins() {
	t, r := s.stage, &s.View.Round
	for i, c := range colours {
		n, ok := t.flying(c)
		if !ok {
			continue
		}
		from, u := r.BitePlaces, float32(t.eaten-biteHold)/coinTicks
		if t.caught > 0 {
			from, u = r.EndPlaces, float32(t.caught)/coinTicks
		}
		if u < 0 {
			continue
		}
		x0, y0 := s.at(history.Cells(from[s.View.Board.Seat(c)]))
		card := s.lay.cards[i]
		if s.duelling() {
			card = s.lay.cards[s.roleOf(c)]
		}
		s.paintCoin(x0, y0, card.Right()-40, card.Y+card.H*0.3, u, n)
	}
}

// paintCoin paints a coin that is u of its way from one place to another, in an
// arc.
func (s overlay) paintCoin(x0, y0, x1, y1, u float32, n int) {
	p := s.Gui.P
	e := ui.EaseInOut(u)
	x, y := x0+(x1-x0)*e, y0+(y1-y0)*e-90*e*(1-e)*2
	if s.Gui.Motion == ui.Reduced {
		x, y = x1, y1
	}
	tilt := 0.12 * sin(u*6)
	if s.Gui.Motion != ui.Lively {
		tilt = 0
	}
	p.On(ui.Raised)
	if s.Gui.Motion == ui.Reduced {
		p.Fade(min(1, u*2))
		defer p.Pop()
	}
	coin(p, x, y, 25*min(markMost, p.TextScale), n, tilt)
	p.Pop()
}

// coin paints points as a coin.
func coin(p *ui.Painter, x, y, r float32, n int, angle float32) {
	p.Disc(x, y, r, r, ui.Slip.In(coinPaper).Of("coin", n).Painted(0.5).Raised(0.4))
	var pts [25]ui.Point
	for i := range pts {
		a := 2 * math.Pi * float32(i) / float32(len(pts)-1)
		pts[i] = ui.Point{X: x + r*0.84*cos(a), Y: y + r*0.84*sin(a)}
	}
	p.Dashed(pts[:], 1.4, 3, 3, 0, coinStitch)
	p.Transform(x, y, angle, 1)
	share := float32(0.92)
	if p.TextScale >= largeFrom {
		share = 1.06
	}
	p.Label(plus[n%len(plus)], ui.Centered(0, 0, r*1.6, r*1.4), ui.Number.Sized(r*share/p.TextScale).Carrying(), ui.Center)
	p.Pop()
}

var plus = [...]string{"+0", "+1", "+2", "+3"}

// threadEnd is how far from what it names the thread of a flag ends.
const threadEnd = 30

// flag paints a panel that points at a place, and gives back its inside.
func flag(p *ui.Painter, r ui.Rect, x, y float32, c ui.Color, seed int) ui.Rect {
	// The tip comes out of the side that faces the place.
	tx, ty := max(r.X+22, min(r.Right()-22, x)), r.Bottom()
	switch {
	case y < r.Y:
		ty = r.Y
	case y <= r.Bottom() && x < r.X:
		tx, ty = r.X, max(r.Y+22, min(r.Bottom()-22, y))
	case y <= r.Bottom():
		tx, ty = r.Right(), max(r.Y+22, min(r.Bottom()-22, y))
	}
	p.Shadow(r, 0.4)
	// A thread leads on to what it names, and ends at the disc.
	if far := float32(math.Hypot(float64(x-tx), float64(y-ty))); far > threadEnd {
		x, y = x+(tx-x)*threadEnd/far, y+(ty-y)*threadEnd/far
	} else {
		x, y = tx, ty
	}
	for _, pass := range [2]struct {
		wide float32
		c    ui.Color
	}{{7, ui.Ink}, {3.6, c}} {
		p.Line(tx, ty, x, y, pass.wide, pass.c)
	}
	p.Transform(tx, ty, math.Pi/4, 1)
	tip := min(27, r.H*0.5)
	p.Sheet(ui.Centered(0, 0, tip, tip), ui.Sheet{Color: c, Radius: 2, Lift: -1, NoRim: true})
	p.Pop()
	p.Sheet(r, ui.Panel.In(c).Of("flag", seed).Painted(0.6).Raised(-1))
	return r.Inset2(14, min(8, r.H*0.1))
}

// beside returns how far a flag hangs from what it names.
func (s overlay) beside() float32 { return 56 * max(1, s.frame.Grow) }

// sides are where a flag may hang, as steps from its place.
var sides = [...][2]float32{{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-0.8, -1}, {0.8, -1}, {-0.8, 1}, {0.8, 1}, {-1, -0.6}, {1, -0.6}, {-1, 0.6}, {1, 0.6}}

// away is the factor by which a flag may hang farther from its place, where nearer it would
// cover a runner.
var away = [...]float32{0.7, 1, 1.6, 2.4, 3.4, 4.8, 6.4}

// hang returns where a flag of w by h hangs beside (x, y), off units from it: inside
// f, and over as little as possible of what has to be seen. Of equal places it is the first
// in the order of the sides.
func hang(f ui.Rect, x, y, w, h, off float32, seen *sights) ui.Rect {
	best, bestAt := float32(math.MaxFloat32), ui.Rect{}
	for n, far := range away {
		for i, d := range sides {
			r := ui.Centered(x+d[0]*(w/2+off*far), y+d[1]*(h/2+off*far), w, h)
			whole := r
			whole.X = max(f.X, min(f.Right()-w, r.X))
			whole.Y = max(f.Y, min(f.Bottom()-h, r.Y))
			cost := 0.5*(abs(whole.X-r.X)+abs(whole.Y-r.Y)) + float32(i) + 70*float32(n) + seen.covered(whole)
			if whole.Inset(-off*0.4).Contains(x, y) {
				cost += 200
			}
			if cost < best {
				best, bestAt = cost, whole
			}
		}
	}
	return bestAt
}

// sights are the things that flags and banners avoid.
type sights struct {
	points []ui.Point // players
	discs  []ui.Rect  // what players and the door take, which are never to be covered
	ways   []ui.Rect  // the cells through which ways are planned, with their hedges
	sheets []ui.Rect
	banner ui.Rect // where the banner hung in the picture before, empty if it did not
}

// covered returns the cost of a place: what a flag or banner there would cover.
func (v *sights) covered(r ui.Rect) float32 {
	cost := float32(0)
	near := r.Inset(-30)
	for _, q := range v.points {
		if near.Contains(q.X, q.Y) {
			cost += 60
		}
	}
	for _, o := range v.discs {
		if overlap(r, o) {
			cost += 4000
		}
	}
	for _, o := range v.ways {
		if overlap(r, o) {
			cost += 250
		}
	}
	for _, o := range v.sheets {
		if overlap(r.Inset(-6), o) {
			cost += 3000
		}
	}
	if overlap(r.Inset(-6), v.banner) {
		cost += 3000
	}
	return cost
}

func overlap(a, b ui.Rect) bool {
	return a.X < b.Right() && b.X < a.Right() && a.Y < b.Bottom() && b.Y < a.Bottom()
}

// paintFlags names the roles at the reversal.
func (s overlay) paintFlags() {
	v, t := s.View, s.stage
	if v.Phase != game.PhaseReversal || t.eaten <= biteHold {
		return
	}
	p := s.Gui.P
	f := s.field()
	rise := ui.EaseOut(float32(v.Ticks-4) / 12)
	if rise <= 0 {
		return
	}
	seen, side := s.needed(), s.board.CellSide(&s.frame)
	for i, seat := range [2]rules.Seat{v.Round.Eater, v.Round.Hunter} {
		c := s.colour(seat)
		x, y := s.at(s.place(seat))
		said := s.Say(roleNames[i])
		w, h := min(f.W*0.45, p.Width(said, bigName)+36), 44*min(1.4, p.TextScale)
		r := ui.Centered(f.X+t.hung[i].X*side, f.Y+t.hung[i].Y*side, w, h)
		over := func(o ui.Rect) bool { return overlap(r, o) }
		hides := func(disc ui.Rect) bool { return over(disc.Inset(0.1 * disc.W)) }
		if t.hung[i] == (ui.Point{}) || over(seen.banner) || slices.ContainsFunc(seen.sheets, over) || slices.ContainsFunc(seen.discs, hides) || slices.ContainsFunc(seen.ways, over) {
			r = hang(f, x, y, w, h, s.beside(), seen)
			t.hung[i] = ui.Point{X: (r.CX() - f.X) / side, Y: (r.CY() - f.Y) / side}
		}
		if slices.ContainsFunc(seen.discs, hides) {
			continue // there is no place for it
		}
		seen.sheets = append(seen.sheets, r)
		p.Fade(rise)
		in := flag(p, r.Move(0, s.lift(8*(1-rise))), x, y, ui.SeatLook(sign(c)).Ground, 40+i)
		p.Label(said, in, bigName, ui.Center)
		p.Pop()
	}
}

// lift returns how far a paper that comes up is still from its place: not at all where
// nothing may move.
func (s overlay) lift(far float32) float32 {
	if s.Gui.Motion == ui.Reduced {
		return 0
	}
	return far
}

// paintNames paints each person's name and device before a round.
func (s overlay) paintNames() {
	v := s.View
	if v.Phase != game.PhaseReady && s.GetReady == 0 {
		return
	}
	_, alone := s.alone()
	p := s.Gui.P
	f := s.field()
	rise := float32(1)
	if v.Phase == game.PhaseReady {
		rise = min(1, float32(v.Left())/10)
	}
	p.Fade(max(0, rise))
	defer p.Pop()
	seen := s.needed()
	for _, c := range colours {
		seat := v.Board.Seat(c)
		if !s.Human(seat) {
			continue
		}
		x, y := s.at(s.place(seat))
		name, paper := s.title(c), ui.SeatLook(sign(c)).Ground
		head := bigName
		if alone {
			paper, head = ui.White, head.With(ui.Ink) // as the own disc
		}
		d := s.Chairs[seat].Device
		most := float32(1.7)
		if s.lay.narrow {
			most = 1.4
		}
		high := capHigh * min(most, p.TextScale)
		caps := float32(0)
		if !alone { // any keys do for one
			caps = s.capsWide(d, high)
		}
		w, h := p.Width(name, head)+36, 44*min(1.4, p.TextScale)
		if caps > 0 {
			w, h = max(w, caps+36), h+high+6
		}
		r := hang(f, x, y, min(w, f.W*0.45), h, s.beside(), seen)
		seen.sheets = append(seen.sheets, r)
		in := flag(p, r, x, y, paper, 50+int(c))
		line := in
		if caps > 0 {
			line.H -= high + 2
		}
		p.Label(name, line, head, ui.Center)
		if caps > 0 {
			s.paintCaps(d, in.CX()-caps/2, in.Bottom()-high/2, high)
		}
	}
}

// capHigh is the height of a key on a flag, at the usual size of texts.
const capHigh = 26

// capsWide returns the width of the four keys of a part of the keyboard; 0 for another device.
func (s overlay) capsWide(d input.Device, high float32) float32 {
	if !d.IsKeyboard() {
		return 0
	}
	w := float32(-4)
	for _, b := range steering {
		if l, ok := s.Env.Devices.Label(d, b); ok {
			w += s.LabelWidth(s.Gui, l, high) + 4
		}
	}
	return w
}

// paintCaps paints the four keys of a part of the keyboard, from x on.
func (s overlay) paintCaps(d input.Device, x, cy, high float32) {
	for _, b := range steering {
		if l, ok := s.Env.Devices.Label(d, b); ok {
			x += s.Cap(s.Gui, l, x, cy, high, false) + 4
		}
	}
}

var steering = [...]input.Button{input.Up, input.Left, input.Down, input.Right}

// banner times, in ticks.
const (
	dropTicks   = 11 // 180 ms
	bannerTicks = 66 // 1.1 s
)

// paintBanner paints the announcement of the round, the reversal or the end of the duel.
func (s overlay) paintBanner() {
	v, t := s.View, s.stage
	s.seen.banner = ui.Rect{}
	switch {
	case s.GetReady > 0 && s.App.Step() != nil: // a demonstration is over
		s.sheet(ui.Digits((s.GetReady+59)/60), s.Say(words.TrichromeAgainNote()), min(1, float32(s.GetReady)/8))
	case s.GetReady > 0:
		s.sheet(s.Say(words.TrichromeAgain()), s.Say(words.TrichromeAgainNote()), min(1, float32(play.ReadyTicks-s.GetReady)/8, float32(s.GetReady)/8))
	case v.Phase == game.PhaseReady && s.lay.large && s.People() > 1:
		// There are names to be read, and the column says the rest as large.
	case v.Phase == game.PhaseReady:
		note := s.Say(words.TrichromeRound(v.Round.Number))
		if drawn := s.drawnNote(); drawn != "" {
			note = s.Kit.Join(note, " · ", drawn)
		}
		s.sheet(ui.Digits((v.Left()+59)/60), note, min(1, float32(v.Ticks)/dropTicks, float32(v.Left())/10))
	case v.Phase == game.PhaseReversal && t.eaten > biteHold && v.Ticks < bannerTicks+dropTicks:
		title, note := words.TrichromeReversal(), s.Say(words.TrichromeReversalNote())
		if me, alone := s.alone(); alone && v.Board.Seat(me) == v.Round.Eaten {
			title, note = words.TrichromeReversalEaten(s.Say(history.Names[me.Hunter()])), s.Say(words.TrichromeReversalEatenNote())
		} else if v.Round.Bite == game.Clock {
			note = s.Say(words.TrichromeReversalClock())
		} else if v.Round.Drawn {
			note = s.Say(words.TrichromeReversalDrawn())
		}
		s.sheet(s.Say(title), note, min(1, float32(v.Ticks)/dropTicks, float32(bannerTicks+dropTicks-v.Ticks)/dropTicks))
	case t.caught > 0 && t.caught > 12:
		title, note := s.verdictWithin(s.field().W-104, s.Gui.P.AtMost(ui.RowLabel, 1.5))
		s.sheet(title, note, min(1, float32(t.caught-12)/dropTicks))
	}
}

// sheet paints a banner that drops in, tilted, and keeps clear of the runners.
func (s overlay) sheet(title, note string, u float32) {
	if u <= 0 {
		return
	}
	p := s.Gui.P
	f := s.field()
	head := p.AtMost(announced, 1.3)
	line := p.AtMost(ui.RowLabel, 1.5)
	w := min(f.W-24, max(p.Width(title, head), p.Width(note, line))+80)
	h := min(f.H*0.3, 116*min(1.35, p.TextScale))
	x, y := s.below(w, h)
	if y == 0 {
		x, y = s.clearing(f, w, h)
	}
	e := ui.EaseOut(u)
	drop := -60 * (1 - e)
	tilt := float32(-2 * math.Pi / 180)
	if s.Gui.Motion == ui.Reduced {
		drop, tilt = 0, 0
	}
	p.On(ui.Raised)
	p.Fade(e)
	p.Transform(x, y+drop, tilt, 1)
	r := ui.Centered(0, 0, w, h)
	s.seen.banner = r.Move(x, y)
	s.seen.sheets = append(s.seen.sheets, s.seen.banner)
	p.Sheet(r, ui.Panel.In(palePaper).Of("banner", 0).Painted(0.3).Raised(0.8))
	in := r.Inset2(24, 12)
	p.Label(title, ui.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H * 0.6}, head, ui.Center)
	p.Label(note, ui.Rect{X: in.X, Y: in.Y + in.H*0.64, W: in.W, H: in.H * 0.34}, line, ui.Center)
	p.Pop()
	p.Pop()
	p.Pop()
}

// below is the middle of a place for a banner under the maze, where a narrow window has
// room for it; 0 where there is none.
func (s overlay) below(w, h float32) (x, y float32) {
	free := s.lay.under(s.Gui.P.View())
	if !s.lay.narrow || ui.GapTight+h > free.H {
		return 0, 0
	}
	return free.CX(), free.Y + ui.GapTight + h/2
}

// bannerSpots are where a banner may hang, as parts of the field, the best first.
var bannerSpots = func() (all []ui.Point) {
	for _, y := range [...]float32{0.16, 0.84, 0.5, 0.33, 0.67, 0.24, 0.76, 0.42, 0.58} {
		for _, x := range [...]float32{0.3, 0.7, 0.5, 0.2, 0.8} {
			all = append(all, ui.Point{X: x, Y: y})
		}
	}
	return all
}()

// clearing is the middle of a place for a banner where it covers no runner, no flag
// and not the way to the door. A banner does not jump about: it keeps the place
// that was best when its moment began.
func (s overlay) clearing(f ui.Rect, w, h float32) (x, y float32) {
	moment := s.View.Round.Number*8 + int(s.View.Phase)
	if s.GetReady > 0 {
		moment = -1
	}
	spot := func(q ui.Point) (x, y float32) {
		return max(f.X+w/2+10, min(f.Right()-w/2-10, f.X+f.W*q.X)), max(f.Y+h/2+8, min(f.Bottom()-h/2-8, f.Y+f.H*q.Y))
	}
	if s.bannerOf != moment {
		s.bannerOf = moment
		seen := s.needed()
		best := float32(math.MaxFloat32)
		for i, q := range bannerSpots {
			cx, cy := spot(q)
			if cost := seen.covered(ui.Centered(cx, cy, w, h)) + float32(i); cost < best {
				best, s.bannerAt = cost, q
			}
		}
	}
	return spot(s.bannerAt)
}
