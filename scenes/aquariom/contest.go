package aquariom

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/aquariom/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// contest is the screen of spectators: the whole map, the ranking, a close view of one player,
// the log, and the timeline.
type contest struct {
	stopped  bool
	speed    int
	acc      float32
	followed rules.Seat
	name     string         // of the map, in words
	chosen   bool           // by the person who watches; otherwise the leader is followed
	live     bool           // it is played on a server, which sets the pace
	seek     func(view int) // goes to a noted view; nil while it is being played

	header, whole, list, close, log, scores, masses, time, play, quick ui.Rect
	parts                                                              []board.Part

	sight sight // of the whole map
}

// speeds are the factors of a contest's speed.
var speeds = [...]float32{1, 2, 4, 8}

var speedNames = [...]string{"×1", "×2", "×4", "×8"}

// ticks returns how many ticks pass in one of the program, when a match is to be
// shown at a speed of the settings; 0 means at once.
func (c *contest) ticks(pref float32) int {
	if c.stopped {
		return 0
	}
	if pref == 0 {
		pref = speeds[len(speeds)-1]
	}
	c.acc += pref * speeds[c.speed]
	n := int(c.acc)
	c.acc -= float32(n)
	return n
}

// arrangeContest lays out the contest.
func (s *watch) arrangeContest() {
	v := s.Gui.P.View()
	c := &s.contest
	grow := s.lay.grow
	m := s.now.Map
	ratio := m.Height / max(1, m.Width)
	foot := ui.Rect{X: margin, Y: v.H - margin - 98, W: v.W - 2*margin, H: 98}
	var top ui.Rect
	if v.Narrow {
		top = ui.Rect{X: margin, Y: 18, W: v.W - 2*margin, H: foot.Y - 18 - 14}
		c.header, top = top.CutTop(52, 8)
		h := min(top.W*ratio, top.H*0.5)
		c.whole, top = top.CutTop(h, 14)
		c.list, top = top.CutLeft(top.W*0.5, 12)
		c.close, c.log = top.CutTop(top.H*0.5, 12)
		c.whole = ui.Centered(c.whole.CX(), c.whole.CY(), min(c.whole.W, h/ratio), h)
	} else {
		top = ui.Rect{X: margin, Y: margin, W: v.W - 2*margin, H: foot.Y - margin - 18}
		right := 242 * min(1.12, grow)
		list := 274 * min(1.25, grow)
		left := top.W - right - list - 2*22
		rest := ui.Rect{}
		c.whole, rest = top.CutLeft(left, 22)
		c.header, c.whole = c.whole.CutTop(40*min(1.2, grow), 14)
		h := min(c.whole.H, c.whole.W*ratio)
		w := h / ratio
		c.whole = ui.Rect{X: c.whole.X + (c.whole.W-w)/2, Y: c.whole.Y + (c.whole.H-h)/2, W: w, H: h}
		c.list, rest = rest.CutLeft(list, 22)
		c.close, c.log = rest.CutTop(min(rest.W, rest.H*0.46), 22)
	}
	said := 88 * min(1.5, grow)
	c.scores = ui.Rect{X: foot.X + said, Y: foot.Y, W: foot.W - said, H: 30}
	c.masses = ui.Rect{X: foot.X + said, Y: foot.Y + 38, W: foot.W - said, H: 30}
	c.play = ui.Rect{X: foot.X, Y: foot.Y + 74, W: 38, H: 38}
	c.quick = ui.Rect{X: foot.X + 42, Y: foot.Y + 74, W: said - 46, H: 38}
	c.time = ui.Rect{X: c.scores.X + 8, Y: foot.Y + 82, W: c.scores.W - 16, H: 22}
	corner := c.close.Inset(board.FrameWide) // the name of who is followed is below
	if v.Narrow {
		corner = c.header
	}
	s.lay.pause = ui.Rect{X: corner.Right() - 46, Y: corner.Y, W: 46, H: 46}
	s.panes[0].area, s.panes[1].area = c.whole, c.close
	c.sight.arrange(c.whole)
	c.list.H = min(c.list.H, float32(len(s.order.Seats))*s.lay.row*1.25+14)
}

// watch is the screen of a spectator.
type watch struct{ panels }

// looksOn handles the keys of a contest, and clicks on its map.
func (s *watch) looksOn(in *input.Frame) {
	c := &s.contest
	keys := &in.Keys
	act := keys.Pressed.Has(ebiten.KeySpace)
	faster, slower := keys.Pressed.Has(ebiten.KeyF), keys.Pressed.Has(ebiten.KeyG)
	next := 0
	if keys.Repeat.Has(ebiten.KeyArrowDown) {
		next = 1
	}
	if keys.Repeat.Has(ebiten.KeyArrowUp) {
		next = -1
	}
	for i := range in.Pads {
		p := &in.Pads[i]
		if !p.Device.IsGamepad() {
			continue
		}
		act = act || p.Pressed.Has(input.A)
		faster, slower = faster || p.Pressed.Has(input.R), slower || p.Pressed.Has(input.L)
		if p.Repeat.Has(input.Down) {
			next = 1
		}
		if p.Repeat.Has(input.Up) {
			next = -1
		}
	}
	switch {
	case c.live:
	case act || s.tapped(c.play):
		c.stopped = !c.stopped
		s.Play("ui.press")
	}
	switch {
	case c.live:
	case faster || s.tapped(c.quick):
		c.speed = (c.speed + 1) % len(speeds)
		s.Play("ui.slide")
	case slower:
		c.speed = (c.speed + len(speeds) - 1) % len(speeds)
		s.Play("ui.slide")
	}
	if next != 0 {
		at := s.order.Ranks[c.followed] - 1
		for i, p := range s.order.Seats {
			if p == c.followed {
				at = i
			}
		}
		at = (at + next + len(s.order.Seats)) % len(s.order.Seats)
		c.followed, c.chosen = s.order.Seats[at], true
		s.Play("ui.focus")
	}
	s.handleInput(in)
	s.choose(&s.panes[0])
}

// moveWatch moves the cameras of a contest: the leader is followed until a person
// chooses.
func (s *watch) moveWatch() {
	c := &s.contest
	if !c.chosen || int(c.followed) >= len(s.order.Seats) {
		c.followed = s.order.Seats[0]
	}
	m, whole := s.now.Map, &s.panes[0]
	whole.cam.follow(c.sight.camera(m.Width, m.Height, whole.area.W/max(1, whole.area.H)), true)
	near := &s.panes[1]
	if f := s.core(c.followed); f.n > 0 {
		sc := f.whole(s.now, near.area, near.area)
		sc.base, sc.most = max(700, sc.base), math.MaxFloat32
		near.cam.follow(sc.within(f.hold(&sc, f.x, f.y), m.Width, m.Height), !near.cam.set)
	} else if !near.cam.set {
		near.cam.follow(frame(0, 0, m.Width, m.Height, 1), true)
	}
}

// coreReach is the distance from a seat's heaviest cell within which its other cells are in the
// close view, in units of the map.
const coreReach = 420

// core returns a seat's heaviest cell and those around it.
func (s *sea) core(p rules.Seat) flock {
	all := s.flockOf(p)
	f := newFlock()
	if all.heaviest < 0 {
		return f
	}
	hx, hy := s.spot(&s.actors[all.heaviest])
	for i := range s.actors {
		a := &s.actors[i]
		if a.cell.Owner != p {
			continue
		}
		if x, y := s.spot(a); hypot(x-hx, y-hy) < coreReach {
			m := s.weight(a)
			f.add(i, x, y, s.laws.Radius(m), m)
		}
	}
	return f
}

// paintContest paints the whole screen.
func (s *watch) paintContest() {
	c := &s.contest
	p := s.Gui.P
	p.Fill(p.View().Rect().Inset(-4), abyss)
	whole, near := &s.panes[0], &s.panes[1]
	s.cast(whole)
	whole.frame.Whole = c.sight.zoom < nearZoom
	if c.sight.bare {
		whole.frame.Plankton, whole.frame.Sips = nil, nil
	}
	s.frameMoments(whole)
	cam := &near.cam
	wide := cam.Height * near.area.W / max(1, near.area.H)
	whole.frame.Box = ui.Rect{X: cam.X - wide/2, Y: cam.Y - cam.Height/2, W: wide, H: cam.Height}
	s.board.Paint(s.Gui, &whole.frame)
	board.Rim(p, c.whole)
	s.paintSight()
	s.cast(near)
	s.frameMoments(near)
	near.frame.Margin = board.FrameWide
	s.board.Paint(s.Gui, &near.frame)
	board.Edge(p, near.area, ui.SeatLook(c.followed).Water)
	s.paintHeader(c.header)
	if seat := s.paintRanking(s.panel(c.list), min(s.lay.row, (c.list.H-14)/float32(len(s.order.Seats)))); seat >= 0 {
		s.Do(func() {
			c.followed, c.chosen = seat, true
			s.Play("ui.focus")
		})
	}
	s.paintFollowed()
	s.paintPause(s.panel(s.lay.pause))
	s.paintLog(c.log)
	s.bars()
	s.paintTime()
	s.paintEnd()
}

// choose follows the player whose cell is nearest to a click on the map.
func (s *watch) choose(whole *pane) {
	h, t := &s.pointer, &s.contest.sight
	if !h.Released || t.dragged || !whole.area.Contains(h.X, h.Y) || t.covers(h.X, h.Y) {
		return
	}
	mx, my := whole.frame.Map(h.X, h.Y)
	best, near2 := rules.Spectator, float32(1e12)
	for i := range s.actors {
		a := &s.actors[i]
		x, y := s.spot(a)
		if d := hypot(x-mx, y-my) - s.laws.Radius(a.cell.Mass); d < near2 {
			best, near2 = a.cell.Owner, d
		}
	}
	if best >= 0 {
		s.contest.followed, s.contest.chosen = best, true
		s.Play("ui.focus")
	}
}

// basinName returns the name of a map of ours, as lobbies have it; "" when it is none.
func basinName(k *play.App, name string) string {
	return k.Named("aquariom.option." + game.OptionMap + "." + name)
}

// mapName returns the name of the map in words.
func (s *sea) mapName() string {
	value := game.Game.Value(s.Start.Setup, game.OptionMap)
	if len(value) > 24 {
		return s.Say(words.AquariomMapOwn())
	}
	if name := basinName(s.App, value); name != "" {
		return name
	}
	return value
}

// paintHeader names the map and says who plays and how far it is.
func (s *watch) paintHeader(r ui.Rect) {
	p := s.Gui.P
	if s.lay.narrow { // the key of the pause is beside it
		r.W = s.lay.pause.X - 8 - r.X
	}
	title := p.AtMost(headline.Sized(ui.SizeMain), 1.15)
	t, big := carried(p, caption.Sized(ui.SizeText)), carried(p, figure.Sized(ui.SizeName))
	after := s.Say(words.AquariomTurnOf(s.turns()))
	n := s.number(s.turn())
	aw, nw := p.Width(after, t), p.Width(n, big)
	before := s.Say(words.AquariomTurn())
	bw := p.Width(before, t)
	x := r.Right() - aw
	p.Label(after, ui.Rect{X: x, Y: r.Y + 2, W: aw + 1, H: r.H}, t.With(foam), ui.Left)
	x -= nw + 6
	if s.lasts() {
		big.Color = gold
	}
	p.Label(n, ui.Rect{X: x, Y: r.Y, W: nw + 1, H: r.H}, big, ui.Left)
	x -= bw + 6
	p.Label(before, ui.Rect{X: x, Y: r.Y + 2, W: bw + 1, H: r.H}, t.With(foam), ui.Left)
	// The name comes first: a server's address is long. The players follow where there is room.
	w := min(x-18-r.X, p.Width(s.name, title)+4)
	p.Label(s.name, ui.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, title, ui.Left)
	room := x - 18 - (r.X + w + 18)
	who := s.Say(words.AquariomContest(len(s.Chairs)))
	if s.contest.live {
		who = s.Say(words.AquariomNetPlayers(len(s.Chairs)))
	}
	if p.Width(who, t) <= room {
		p.Label(who, ui.Rect{X: r.X + w + 18, Y: r.Y + 2, W: room, H: r.H}, t, ui.Left)
	}
}

// paintFollowed paints the name and the mass of the player in the close view.
func (s *watch) paintFollowed() {
	p := s.Gui.P
	c := &s.contest
	r := ui.Rect{X: c.close.X + 13, Y: c.close.Bottom() - 13 - 40, W: c.close.W - 26, H: 40}
	low := r
	if s.lay.grow >= foldFrom { // the mass below the name
		r.Y, r.H = r.Y-38, 78
		p.Sheet(r, ui.Slip.In(foam).Raised(0.2))
		r, low = r.Split(true, 0.52, 0)
	} else {
		p.Sheet(r, ui.Slip.In(foam).Raised(0.2))
	}
	seat := c.followed
	p.Sign(seat, r.X+22, r.CY(), 22, false)
	t := carried(p, rowText.Sized(ui.SizeText).With(ui.Ink))
	big := carried(p, figure.With(ui.Ink))
	number := s.number(s.massOf(seat))
	w := p.Width(number, big)
	x := r.X + 40
	letter := p.Width("M", t)
	p.Label(seat.Letter(), ui.Rect{X: x, Y: r.Y, W: letter, H: r.H}, t, ui.Center)
	x += letter + 6
	room := r.Right() - 8 - x
	if low == r {
		room -= w + 12
	}
	p.Label(p.Ellipsis(s.who(seat), t, room), ui.Rect{X: x, Y: r.Y, W: room + 1, H: r.H}, t, ui.Left)
	p.Label(number, ui.Rect{X: low.Right() - w - 13, Y: low.Y, W: w + 1, H: low.H}, big, ui.Right)
}

// lineKeys are the words of the log's lines.
var lineKeys = [...]words.Text{
	history.Eats: words.AquariomLogEats(), history.Dies: words.AquariomLogDies(), history.Bursts: words.AquariomLogBursts(), history.Reborn: words.AquariomLogReborn(),
	history.Divides: words.AquariomLogDivides(), history.Virus: words.AquariomLogVirus(), history.Leads: words.AquariomLogLeads(),
}

// paintLog paints the latest lines, the newest first; each leads to its turn in
// a replay.
func (s *panels) paintLog(r ui.Rect) {
	p := s.Gui.P
	board.Panel(p, r, 8)
	in := r.Inset2(14, 10)
	head, in := in.CutTop(32, 6)
	p.Label(s.Say(words.AquariomLog()), head, p.AtMost(figure.Sized(ui.SizeStrong), 1.25), ui.Left)
	high := 44 * min(1.3, s.lay.grow)
	n := max(1, int(in.H/high))
	high = in.H / float32(n)
	turn := s.turn()
	row := 0
	lines := s.matchHistory().Lines()
	for i := len(lines) - 1; i >= 0 && row < n; i-- {
		l := &lines[i]
		if l.Turn > turn {
			continue
		}
		line := ui.Rect{X: in.X, Y: in.Y + float32(row)*high, W: in.W, H: high}
		p.Fade(max(0.35, 1-0.1*float32(row)))
		s.paintLine(line, l)
		if row > 0 {
			p.Fill(ui.Rect{X: line.X, Y: line.Y, W: line.W, H: 1.2}, hairline.Fade(0.22))
		}
		p.Pop()
		if s.contest.seek != nil && s.tapped(line) {
			s.Do(func() { s.contest.seek(l.Turn) })
		}
		row++
	}
}

// paintLine paints a line of the log: when, who, what, whom.
func (s *panels) paintLine(r ui.Rect, l *history.Line) {
	p := s.Gui.P
	t := p.AtMost(rowText, 1.2)
	letter := func(seat rules.Seat) float32 { return max(16, p.Width(seat.Letter(), t)) }
	said := s.Say(lineKeys[l.Kind])
	needs := letter(l.Seat) + 28 + p.Width(said, t)
	if l.Whose >= 0 {
		needs += letter(l.Whose) + 30
	}
	// On a phone what happened may leave no room for when.
	x := r.X
	if needs <= r.W-46 {
		when := p.AtMost(ui.Type{Face: ui.Fredoka500, Size: ui.SizeSmall, Color: haze}, 1.2)
		p.Label(s.number(max(0, l.Turn)), ui.Rect{X: r.X, Y: r.Y, W: 40, H: r.H}, when, ui.Left)
		x += 46
	}
	sign := func(seat rules.Seat) {
		p.Shape(seat, x+9, r.CY(), 19, ui.SeatLook(seat).Water)
		x += 22
		p.Label(seat.Letter(), ui.Rect{X: x, Y: r.Y, W: letter(seat), H: r.H}, t, ui.Center)
		x += letter(seat) + 6
	}
	sign(l.Seat)
	room := r.Right() - x
	if l.Whose >= 0 {
		room -= letter(l.Whose) + 30
	}
	deed := p.Fit(said, t, room)
	w := min(room, p.Width(said, deed))
	p.Label(said, ui.Rect{X: x, Y: r.Y, W: w + 1, H: r.H}, deed, ui.Left)
	x += w + 8
	if l.Whose >= 0 {
		sign(l.Whose)
	}
}

// bars paints two bars: each player's share of the scores and of the masses, both
// in the order of the ranking.
func (s *watch) bars() {
	c := &s.contest
	c.parts = c.parts[:0]
	for _, seat := range s.order.Seats {
		c.parts = append(c.parts, board.Part{Seat: seat, Share: float32(s.scoreOf(seat))})
	}
	s.bar(c.scores, s.Say(words.AquariomBarScores()))
	for i, seat := range s.order.Seats {
		c.parts[i].Share = s.now.Players[seat].Mass
	}
	s.bar(c.masses, s.Say(words.AquariomBarMasses()))
}

// bar paints one bar of the parts.
func (s *watch) bar(r ui.Rect, said string) {
	p := s.Gui.P
	p.Label(said, ui.Rect{X: margin, Y: r.Y, W: r.X - margin - 10, H: r.H}, p.AtMost(figure.Sized(ui.SizeText), 1.3), ui.Left)
	board.Bar(p, r, s.contest.parts)
}

// paintPace paints the keys of a match whose pace is set here.
func (s *watch) paintPace() {
	p, c := s.Gui.P, &s.contest
	p.Disc(c.play.CX(), c.play.CY(), 18, 18, ui.Sheet{Color: foam, Waver: 0.8, Lift: 0.1})
	icon := "icons/pause"
	if c.stopped {
		icon = "icons/play"
	}
	p.Art(icon, c.play.CX(), c.play.CY(), ui.ArtStyle{Height: 17, Ink: ui.Ink})
	p.Label(speedNames[c.speed], c.quick, p.AtMost(figure.Sized(ui.SizeRow), 1.2), ui.Center)
}

// paintTime paints how far the match is, with signs for what happened.
func (s *watch) paintTime() {
	p := s.Gui.P
	c := &s.contest
	r := c.time
	if !c.live {
		s.paintPace()
	}
	track := ui.Rect{X: r.X - 6, Y: r.CY() - 5, W: r.W + 12, H: 10}
	p.Sheet(track, ui.Sheet{Color: hairline.Fade(0.35), Radius: 5, Waver: 0.4, Lift: -1, NoRim: true})
	all := float32(max(1, s.turns()))
	x := func(turn int) float32 { return r.X + r.W*min(1, float32(max(0, turn))/all) }
	knob := x(s.turn())
	p.Sheet(ui.Rect{X: track.X, Y: track.Y, W: max(10, knob-track.X), H: track.H}, ui.Sheet{Color: mist, Radius: 5, Waver: 0.4, Lift: -1, NoRim: true})
	last := float32(-100)
	lines := s.matchHistory().Lines()
	for i := range lines {
		l := &lines[i]
		if l.Kind != history.Dies && l.Kind != history.Bursts {
			continue
		}
		at := x(l.Turn)
		if at-last < 26 {
			continue
		}
		last = at
		p.Disc(at, track.CY(), 12, 12, ui.Sheet{Color: ui.Depth, Lift: -1, NoRim: true})
		if l.Kind == history.Bursts {
			s.board.Sign(s.Gui, at, track.CY(), 11)
		} else {
			p.Shape(l.Whose, at, track.CY(), 16, ui.SeatLook(l.Whose).Water)
		}
	}
	p.Disc(knob, track.CY(), 12, 12, ui.Sheet{Color: foam, Waver: 0.4, Lift: 0.2})
	h := s.Gui.Input()
	if c.seek != nil && h.Down && track.Inset(-12).Contains(h.X, h.Y) {
		to := int((h.X - r.X) / r.W * all)
		s.Do(func() { c.seek(to) })
	}
}
