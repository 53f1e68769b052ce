package aquariom

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// Measures of several views, in units of the design.
const (
	gap      = 6  // between two views, and from the window's edge
	headHigh = 42 // of a view's header
	bandHigh = 44 // of the dark band with the turn
)

// arrangeSplit gives each person a view, with its header on the outer side, and the
// turn and the keys a band of their own: nothing lies on the water.
func (s *panels) arrangeSplit() {
	v, n := s.window(), len(s.panes)
	l := &s.lay
	head, band := headHigh*l.grow, bandHigh*l.grow
	cols, rows := 2, 2
	switch {
	case n == 2 && !v.Narrow:
		rows = 1
	case n < 4 && v.Narrow:
		cols, rows = 1, n
	}
	if v.Narrow && cols > 1 && l.grow >= foldFrom {
		head *= 2 // the mass and the place below the name
	}
	wide := (v.W - gap*float32(cols+1)) / float32(cols)
	high := (v.H - 2*gap - band - gap*float32(max(0, rows-2))) / float32(rows)
	after := max(1, rows/2) // the number of rows above the band
	l.band = ui.Rect{X: 0, Y: gap + float32(after)*(high+gap) - gap, W: v.W, H: band}
	if rows == 1 {
		l.band.Y = v.H - gap - band
	}
	at := func(i int) ui.Rect {
		row := i / cols
		r := ui.Rect{X: gap + float32(i%cols)*(wide+gap), Y: gap + float32(row)*(high+gap), W: wide, H: high}
		if row >= after {
			r.Y = l.band.Bottom() + float32(row-after)*(high+gap)
		}
		return r
	}
	for i := range s.panes {
		q := &s.panes[i]
		q.outer = at(i)
		in := q.outer.Inset2(board.FrameWide, 0)
		if rows > 1 && i/cols == rows-1 {
			q.area, q.head = in.CutTop(in.H-head, 0)
			q.area.Y, q.area.H = q.area.Y+board.FrameWide, q.area.H-board.FrameWide
		} else {
			q.head, q.area = in.CutTop(head, 0)
			q.area.H -= board.FrameWide
		}
	}
	if n < cols*rows {
		l.fourth = at(n)
	}
	w := 208 * l.grow
	l.turn = ui.Centered(v.W/2, l.band.CY(), w, band-6)
	corner := &s.panes[min(n, cols)-1].head
	*corner, l.pause = corner.CutRight(46, 0)
}

// paintFrames paints the dark between views, and their frames, under the water.
func (s *panels) paintFrames() {
	p := s.Gui.P
	p.Fill(p.View().Rect(), board.Night)
	for i := range s.panes {
		v := &s.panes[i]
		seat := v.seats[0]
		rank, ordinal := s.place(s.rankOf(seat))
		mass, word := s.number(s.massOf(seat)), s.Say(words.AquariomMassShort())
		if s.eaten(seat) {
			mass, word = "", s.Say(words.AquariomEatenShort())
		}
		board.PaintSplit(s.Gui, &board.Split{
			Outer: v.outer, Area: v.area, Head: v.head, Seat: seat, Name: s.who(seat), Rank: rank, Ordinal: ordinal,
			Crown: s.crowns(seat), Danger: v.fled && !s.eaten(seat), MassName: word, Mass: mass,
			Points: s.Say(words.AquariomPoints(s.scoreOf(seat))),
		})
	}
}

// paintSplit paints what lies over several views, and the band.
func (s *panels) paintSplit() {
	for i := range s.panes {
		v := &s.panes[i]
		board.SeaEdge(s.Gui.P, v.area, v.seats[0])
		s.paintPaneState(v, v.seats[0])
	}
	if s.lay.fourth.W > 0 {
		s.paintFourth(s.lay.fourth)
	}
	s.paintTurn(s.panel(s.lay.turn), 4)
	s.paintPause(s.panel(s.lay.pause))
	// A notice takes the place of a key for a while, and no view's.
	b := s.lay.band.Inset2(18, 3)
	s.Gui.Aside(ui.Rect{X: s.lay.turn.Right() + 18, Y: b.Y, W: b.Right() - s.lay.turn.Right() - 18, H: b.H})
	if s.Gui.Toasts.None() {
		s.paintViewKey()
	}
}

// paintPaneState paints the state of a pane's person: eaten, burst, asked to confirm, or
// refused.
func (s *panels) paintPaneState(v *pane, seat rules.Seat) {
	s.paintBurst(v)
	h := &s.hands[seat]
	r := ui.Rect{W: min(v.area.W-60, 340*s.lay.grow), H: 50}
	r.X, r.Y = v.area.CX()-r.W/2, v.area.Bottom()-r.H-16
	switch {
	case s.eaten(seat):
		s.paintEaten(v, seat)
	case h.asks:
		s.paintAction(r, s.keyOf(seat, input.Y), s.Say(words.AquariomGiveupSure()), 0)
	case h.hold > tapTicks:
		if d, said, ok := s.daughter(seat, h.charge()); ok {
			s.paintAction(r, s.keyOf(seat, input.A), s.Say(words.AquariomDivide(int(d.mass+0.5))), (h.charge()-leastShare)/(maxShare-leastShare))
		} else if said != "" {
			s.paintAction(r, key{}, said, 0)
		}
	case h.shown > 0:
		s.paintAction(r, key{}, h.refused, 0)
	case s.now.Turn < beginTurns:
		s.paintHolds(v, seat)
	}
}

// beginTurns is the number of turns for which the controls are shown.
const beginTurns = 80

// fullTurns is the number of turns for which it says that a cell is full.
const fullTurns = 160

var steerButtons = [...]input.Button{input.Up, input.Left, input.Down, input.Right}

// paintHolds says, as a match begins, with what each person steers and divides: side by
// side, or one under the other where the view is narrow.
func (s *panels) paintHolds(v *pane, seat rules.Seat) {
	p := s.Gui.P
	t := p.AtMost(caption, 1.2)
	high := 42 * min(1.2, p.TextScale)
	h := min(26, high*0.62)
	divide := s.keyOf(seat, input.A)
	r := ui.Rect{W: min(300*s.lay.grow, v.area.W-40), H: high}
	steer := s.steerWidth(seat, h) + p.Width(s.Say(words.AquariomSteer()), t)
	both := steer
	if divide.ok {
		both += 14 + s.LabelWidth(s.Gui, divide.label, h) + 8 + p.Width(s.Say(words.AquariomDivideWord()), t)
	}
	under := divide.ok && both > r.W-2*holdsEdge
	if under {
		r.H = 2*high - 8
	}
	r.X, r.Y = v.area.CX()-r.W/2, v.area.Y+10
	p.Fade(min(1, float32(beginTurns-s.now.Turn)/8))
	defer p.Pop()
	board.Panel(p, r, int(seat)+70)
	row := ui.Rect{X: r.X + holdsEdge, Y: r.Y, W: r.W - 2*holdsEdge, H: high}
	s.paintSteer(row, seat, h, t)
	switch {
	case under:
		row.Y = r.Bottom() - high
	case divide.ok:
		row.X, row.W = row.X+steer+14, row.W-steer-14
	default:
		return
	}
	row.X += s.Cap(s.Gui, divide.label, row.X, row.CY(), h, false) + 8
	row.W = r.Right() - holdsEdge - row.X
	p.Label(s.Say(words.AquariomDivideWord()), row, t, ui.Left)
}

// holdsEdge is the room left and right of the hints of keys, in units.
const holdsEdge = 12

// steerWidth returns how wide the signs are of what a seat steers with, h high.
func (s *panels) steerWidth(seat rules.Seat, h float32) float32 {
	d := s.Chairs[seat].Device
	if !d.IsKeyboard() {
		return 40
	}
	w := float32(6)
	for _, b := range steerButtons {
		if l, ok := s.Env.Devices.Label(d, b); ok {
			w += s.LabelWidth(s.Gui, l, h) + 3
		}
	}
	return w
}

// paintSteer paints the controls of a seat.
func (s *panels) paintSteer(row ui.Rect, seat rules.Seat, h float32, t ui.Type) {
	p, d, x := s.Gui.P, s.Chairs[seat].Device, row.X
	if d.IsKeyboard() {
		for _, b := range steerButtons {
			if l, ok := s.Env.Devices.Label(d, b); ok {
				x += s.Cap(s.Gui, l, x, row.CY(), h, false) + 3
			}
		}
		x += 6
	} else {
		icon := "icons/mouse"
		if d.IsGamepad() {
			icon = "icons/gamepad"
		}
		p.Art(icon, x+16, row.CY(), ui.ArtStyle{Height: h, Ink: foam})
		x += 40
	}
	said := s.Say(words.AquariomSteer())
	p.Label(said, ui.Rect{X: x, Y: row.Y, W: min(p.Width(said, t), row.Right()-x) + 1, H: row.H}, t, ui.Left)
}

// paintFourth gives the place of a fourth view to the ranking and the map.
func (s *panels) paintFourth(r ui.Rect) {
	in := r.Inset(10)
	row := s.lay.row * 0.94
	list, mini := in.CutLeft(in.W*0.52, 14)
	n := float32(min(len(s.Chairs), int((list.H-16)/row)))
	list.H = n*row + 16
	s.paintRanking(s.panel(list), row)
	ratio := s.now.Map.Height / max(1, s.now.Map.Width)
	mini.H = min(mini.H, mini.W*ratio)
	s.paintMini(s.panel(mini), &s.panes[0])
}

// paintNames names the persons' cells where several share one view.
func (s *panels) paintNames(v *pane) {
	p := s.Gui.P
	for _, seat := range v.seats {
		f := s.flockOf(seat)
		if f.heaviest < 0 || !s.Person(seat) {
			continue
		}
		a := &s.actors[f.heaviest]
		x, y := s.spot(a)
		ux, uy := v.frame.At(x, y)
		r := s.laws.Radius(s.weight(a)) * v.frame.Scale()
		t := carried(p, ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall, Color: ui.Ink})
		name := s.who(seat)
		w := p.Width(name, t) + 20
		tag := ui.Rect{X: ux - w/2, Y: uy - r - 38, W: w, H: 28}
		p.Sheet(tag, ui.Sheet{Color: ui.SeatLook(seat).Water, Radius: 6, Waver: 0.8, Seed: int(seat), Lift: 0.2})
		p.Label(name, tag.Inset2(6, 0), t, ui.Center)
	}
}

// paintViewKey paints the key that changes between one view and several.
func (s *panels) paintViewKey() {
	if n := s.People(); n < 2 || n > maxPanes {
		return
	}
	p := s.Gui.P
	said := s.Say(words.AquariomViewShared())
	if s.shared {
		said = s.Say(words.AquariomViewEach())
	}
	t := p.AtMost(caption, 1.2)
	k, cap := s.Env.Devices.KeyLabel(shortcuts[input.R]), float32(0)
	if !s.touching() { // a finger presses the words
		cap = s.LabelWidth(s.Gui, k, 22)
	}
	w := cap + p.Width(said, t) + 30
	r := s.viewKey(w)
	if len(s.panes) == 1 {
		board.Panel(p, r, 13)
	}
	if cap > 0 {
		s.Cap(s.Gui, k, r.X+9, r.CY(), 22, false)
	}
	p.Label(said, ui.Rect{X: r.X + cap + 16, Y: r.Y, W: r.W - cap - 22, H: r.H}, t, ui.Left)
	if s.tapped(s.panel(r)) {
		s.Do(func() { s.shareView(!s.shared) })
	}
}

// viewKey returns where the hint about changing between one view and several stands, w wide.
func (s *panels) viewKey(w float32) ui.Rect {
	if len(s.panes) > 1 {
		b := s.lay.band
		return ui.Rect{X: b.Right() - 18 - w, Y: b.CY() - 16, W: w, H: 32}
	}
	r := ui.Rect{X: s.lay.turn.CX() - w/2, Y: s.lay.turn.Bottom() + 6, W: w, H: 32}
	if overlap(r, s.lay.ranking) {
		r.Y = s.lay.ranking.Bottom() + 6
	}
	r.X = min(r.X, s.window().W-margin-w)
	return r
}

// shareView gives people one view, or one each, and remembers it for the next
// match.
func (s *steering) shareView(on bool) {
	s.shared = on
	s.cut()
	s.Play("ui.page")
	s.Env.Settings.OneView = on
	s.Env.SaveSettings()
}

// paintAgain announces that the match begins, or goes on after a pause, off the middle of the view, where one looks
// for one's cells.
func (s *panels) paintAgain() {
	if s.GetReady == 0 {
		return
	}
	p := s.Gui.P
	t := p.AtMost(rowText.Sized(ui.SizeText), 1.4)
	text := s.Say(words.AquariomAgain())
	if s.Steps == 0 {
		text = s.Say(words.AquariomStart())
	}
	r := s.lay.hintPlace(p, text, t)
	if len(s.panes) > 1 {
		r.Y = s.lay.band.Y - r.H - ui.Gap
	}
	p.On(ui.Raised)
	p.Fade(min(1, float32(play.ReadyTicks-s.GetReady)/8, float32(s.GetReady)/8))
	board.Panel(p, r, 71)
	p.ParagraphMid(text, r.Inset2(18, 4), t, ui.Center)
	p.Pop()
	p.Pop()
}

// paintEnd announces the end.
func (s *panels) paintEnd() {
	if s.ended == 0 {
		return
	}
	leader := s.order.Seats[0]
	score := s.scoreOf(leader)
	note := s.Say(words.AquariomEndNote(score, s.who(leader)))
	if s.Person(leader) && s.alone() {
		note = s.Say(words.AquariomEndYou(score))
	}
	s.sheet(s.Say(words.AquariomEnd()), note, min(1, float32(s.ended)/10))
}

// sheet paints an announcement in the middle of the window.
func (s *panels) sheet(title, note string, u float32) {
	if u <= 0 {
		return
	}
	p := s.Gui.P
	v := p.View()
	head := p.AtMost(ui.Type{Face: ui.Fredoka600, Size: ui.SizeScore, Color: ui.Ink}, 1.3)
	line := carried(p, ui.Type{Face: ui.Nunito800, Size: ui.SizeRow, Color: ui.Ink})
	w := min(v.W-48, max(p.Width(title, head), p.Width(note, line))+90)
	h := 116 * min(1.35, p.TextScale)
	e := ui.EaseOut(u)
	drop, tilt := -50*(1-e), float32(-1.6*3.14159/180)
	if s.Gui.Motion == ui.Reduced {
		drop, tilt = 0, 0
	}
	p.On(ui.Raised)
	p.Fade(e)
	p.Transform(v.W/2, v.H*0.34+drop, tilt, 1)
	r := ui.Centered(0, 0, w, h)
	p.Sheet(r, ui.Dialog.In(foam).Raised(0.8))
	in := r.Inset2(24, 12)
	p.Label(title, ui.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H * 0.6}, head, ui.Center)
	p.Label(note, ui.Rect{X: in.X, Y: in.Y + in.H*0.64, W: in.W, H: in.H * 0.34}, line, ui.Center)
	p.Pop()
	p.Pop()
	p.Pop()
}
