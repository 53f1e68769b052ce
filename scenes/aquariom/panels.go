package aquariom

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/aquariom/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// The papers and inks of what lies over the water; look.go has more of them.
var (
	foam = board.PanelText
	mist = board.PanelSecond
	haze = board.PanelRank
)

// The types of what lies over the water.
var (
	bigNumber = ui.Type{Face: ui.Fredoka700, Size: ui.SizeScore, Color: foam}
	figure    = ui.Type{Face: ui.Fredoka600, Size: ui.SizeButton, Color: foam}
	caption   = ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall, Color: mist}
	rowText   = ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall, Color: foam}
	rowScore  = ui.Type{Face: ui.Fredoka500, Size: ui.SizeSmall, Color: foam}
	rowRank   = ui.Type{Face: ui.Fredoka600, Size: ui.SizeSmall, Color: haze}
	headline  = ui.Type{Face: ui.Fredoka700, Size: ui.SizeSheet, Color: foam}
)

// framing makes the frames that the board paints: cells, how they are marked, the
// moments, and a death once more.
type framing struct {
	steering
	reel reel
}

// arrows are what stands at the edges of a view and points to what is outside.
type arrows struct {
	framing
	chips []board.Chip // of the view that is painted
}

// panels is what lies over the water.
type panels struct {
	arrows
	// left is what [panels.timeLeft] returned last, and of how many turns of which pace.
	left struct {
		of   [2]int
		said string
	}
}

// larger is by how much texts that carry the game grow at most, and what they stand on
// with them.
const larger = 1.65

// carried returns a type for what carries the game: names, shares, masses, turns, what
// something costs.
func carried(p *ui.Painter, t ui.Type) ui.Type { return p.AtMost(t, larger).Carrying() }

// letteredSign is the least height of a badge, in units, that has room for its letter.
const letteredSign = 28

// badge is a seat's sign in water: its shape on an edge of paper white.
func badge(p *ui.Painter, seat rules.Seat, x, y, h float32) {
	look := ui.SeatLook(seat)
	p.Shape(seat, x, y, h*1.22, foam)
	p.Shape(seat, x, y, h, look.Water)
	if h >= letteredSign {
		p.SignLetter(seat, x, y, h, ui.Depth, look.Water)
	}
}

// paintMass paints how heavy a player is and which place that makes.
func (s *panels) paintMass(r ui.Rect, seat rules.Seat) {
	p := s.Gui.P
	board.Panel(p, r, 3)
	in := r.Inset2(14, 10)
	sign := in.H * 0.72
	badge(p, seat, in.X+sign*0.42, in.CY(), sign)
	said := ui.Rect{X: in.X + sign*0.42*2 + 18, Y: in.Y, H: in.H}
	said.W = in.Right() - said.X
	top, low := said.CutTop(said.H*0.36, 0)
	name, points := s.massCaption(seat), s.Say(words.AquariomPoints(s.scoreOf(seat)))
	c := carried(p, caption)
	fits := func() bool { return p.Width(name, c)+p.Width(points, c)+10 <= top.W }
	if !fits() && name == s.Say(words.AquariomMass()) {
		name = s.Say(words.AquariomMassShort())
	}
	if !fits() {
		c.Size = max(p.Legible(ui.Type{}).Size, c.Size*(top.W-12)/(p.Width(name, c)+p.Width(points, c)))
	}
	if !fits() {
		points = ""
	}
	p.Label(name, top, c, ui.Left)
	p.Label(points, top, c, ui.Right) // by which the place below goes
	mass := s.number(s.massOf(seat))
	t := carried(p, bigNumber)
	w := min(low.W*0.6, p.Width(mass, t)+14)
	p.Label(mass, ui.Rect{X: low.X, Y: low.Y, W: w, H: low.H}, t, ui.Left)
	if s.now.Turn <= 0 {
		return // all are equal
	}
	place, ordinal := s.place(s.rankOf(seat))
	of := s.Say(words.AquariomOf(len(s.Chairs)))
	rank := carried(p, figure.Sized(ui.SizeHeading))
	small := carried(p, caption)
	rest := ui.Rect{X: low.X + w, Y: low.Y + low.H*0.12, W: low.Right() - low.X - w, H: low.H * 0.88}
	raised := rank.Sized(rank.Size * 0.62)
	nw := p.Width(place, rank)
	pw := nw + p.Width(ordinal, raised) + 6
	p.Label(place, ui.Rect{X: rest.X, Y: rest.Y, W: nw + 1, H: rest.H}, rank, ui.Left)
	p.Label(ordinal, ui.Rect{X: rest.X + nw, Y: rest.Y, W: pw - nw, H: rest.H * 0.72}, raised, ui.Left)
	p.Label(of, ui.Rect{X: rest.X + pw, Y: rest.Y + 2, W: rest.W - pw, H: rest.H}, small, ui.Left)
}

// massCaption returns the caption of a mass: a name where several people share a view, else,
// after a burst, the seconds until all cells can merge.
func (s *panels) massCaption(seat rules.Seat) string {
	if s.People() > 1 {
		return s.who(seat)
	}
	if n := s.waits(seat); n > 0 {
		return s.Say(words.AquariomApartShort(n))
	}
	return s.Say(words.AquariomMass())
}

// waits returns in how many seconds, rounded up, all cells of a seat can merge after a burst.
func (s *sea) waits(seat rules.Seat) (seconds int) {
	if s.cellsOf(seat) < 2 {
		return 0
	}
	turns := 0
	for i := range s.now.Cells {
		if c := &s.now.Cells[i]; c.Owner == seat {
			turns = max(turns, c.Isolated)
		}
	}
	return (turns*s.now.Pace + 999) / 1000
}

// crowns reports whether a seat wears the leader's crown; before the first turn no player
// leads.
func (s *sea) crowns(seat rules.Seat) bool { return s.order.Seats[0] == seat && s.now.Turn > 0 }

// lastTurns is how many turns before the end the number glows.
const lastTurns = 10

// paintTurn paints how far the match is: the time that is left where persons play, for turns are too short to be
// counted, else the turn.
func (s *panels) paintTurn(r ui.Rect, seed int) {
	p := s.Gui.P
	board.Panel(p, r, seed)
	in := r.Inset2(min(18, r.W*0.06), min(7, r.H*0.08))
	line, bar := in.CutTop(in.H-11, 3)
	now, all := s.turn(), s.turns()
	before, n, after := s.Say(words.AquariomTurn()), s.number(now), s.Say(words.AquariomTurnOf(all))
	switch {
	case s.App.Step() != nil: // a lesson ends with its steps, long before its match
		before, n, after, line = "", s.clock(now), "", in
	case s.People() > 0:
		before, n, after = s.Say(words.AquariomLeft()), s.timeLeft(), ""
	}
	t, big := carried(p, caption.Sized(ui.SizeSmall)), carried(p, figure.Sized(ui.SizeHeading))
	if s.lasts() {
		big.Color = gold
	}
	w := p.Width(before, t) + p.Width(n, big) + p.Width(after, t) + 10
	if w > line.W && line.H > 2*p.Lead(t) {
		// One below the other.
		var word ui.Rect
		word, line = line.CutTop(line.H*0.42, 0)
		p.Label(before, word, t, ui.Center)
		before, w = "", w-p.Width(before, t)-5
	}
	if w > line.W {
		k := line.W / w
		t.Size, big.Size, w = t.Size*k, big.Size*k, line.W
	}
	x := line.CX() - w/2
	put := func(text string, t ui.Type, gap float32) {
		w := p.Width(text, t)
		p.Label(text, ui.Rect{X: x, Y: line.Y, W: w + 1, H: line.H}, t, ui.Left)
		x += w + gap
	}
	if before != "" {
		put(before, t, 5)
	}
	put(n, big, 5)
	put(after, t, 0)
	if s.App.Step() != nil {
		return
	}
	p.Sheet(bar, ui.Sheet{Color: hairline.Fade(0.35), Radius: 4, Waver: 0.3, Lift: -1, NoRim: true})
	if share := float32(now) / float32(max(1, all)); share > 0.01 {
		bar.W = max(8, bar.W*min(1, share))
		p.Sheet(bar, ui.Sheet{Color: foam, Radius: 4, Waver: 0.3, Lift: -1, NoRim: true})
	}
}

// timeLeft returns how long the match still lasts at its present speed.
func (s *panels) timeLeft() string {
	return s.clock((s.turns() - s.turn()) * kit.NormalTempo / s.tempo())
}

// clock returns how long a number of turns lasts. It is kept until that changes.
func (s *panels) clock(turns int) string {
	if key := [2]int{turns, s.now.Pace}; s.left.said == "" || s.left.of != key {
		s.left.of, s.left.said = key, history.Clock(key[0], key[1])
	}
	return s.left.said
}

// twoColumns is from how many units of width for each the ranking has two columns.
const twoColumns = 180

// paintRanking paints as many rows of the ranking as fit, each row high units
// high; mine are never left out. It gives back the seat that was clicked, or a
// spectator.
func (s *panels) paintRanking(r ui.Rect, high float32) rules.Seat {
	p := s.Gui.P
	board.Panel(p, r, 5)
	in := r.Inset2(6, 7)
	columns := 1
	if in.W > 2*twoColumns*s.lay.grow {
		columns = 2
	}
	lines := max(1, int(in.H/high+0.01))
	rows := min(len(s.order.Seats), columns*lines)
	lines = (rows + columns - 1) / columns
	high = min(in.H/float32(lines), high*1.25)
	clicked := rules.Spectator
	h := s.Gui.Input()
	for i := range rows {
		at := i
		if mine := s.lastMine(); i == rows-1 && mine > at {
			at = mine // the last row goes to the lowest of the persons
		}
		row := in.Column(i/lines, columns, ui.GapTight)
		row.Y, row.H = in.Y+float32(i%lines)*high, high
		seat := s.order.Seats[at]
		s.paintRow(row, at, seat)
		if h.Released && row.Contains(h.X, h.Y) {
			clicked = seat
		}
	}
	return clicked
}

// paintRow paints one place of the ranking.
func (s *panels) paintRow(row ui.Rect, at int, seat rules.Seat) {
	p := s.Gui.P
	rank, name, score := carried(p, rowRank), carried(p, rowText), carried(p, rowScore)
	chosen := s.Person(seat) || s.People() == 0 && seat == s.followed
	if chosen {
		p.Sheet(row.Inset2(0, 1), ui.Slip.In(foam).Raised(0.1).Of("rank", int(seat)))
		rank.Color, name.Color, score.Color = ui.Ink, ui.Ink, ui.Ink
	}
	y := row.CY()
	rankW := min(30*min(1.3, s.lay.grow), row.W*0.12)
	if s.crowns(seat) {
		board.Crown(p, row.X+rankW*0.55, y, min(22*min(1.3, s.lay.grow), row.H*0.7))
	} else {
		p.Label(s.number(s.rankOf(seat)), ui.Rect{X: row.X, Y: row.Y, W: rankW, H: row.H}, rank, ui.Center)
	}
	size := min(20*s.lay.grow, row.H*0.6)
	x := row.X + rankW + size*0.7
	look := ui.SeatLook(seat)
	if chosen {
		p.Sign(seat, x, y, size, false)
	} else {
		p.Shape(seat, x, y, size, look.Water)
	}
	x += size*0.5 + 6
	letter := p.Width("M", name) + 2
	p.Label(seat.Letter(), ui.Rect{X: x, Y: row.Y, W: letter, H: row.H}, name, ui.Center)
	x += letter + 6
	number := s.number(s.scoreOf(seat))
	w := min(row.W*0.36, p.Width(number, score)+2)
	p.Label(number, ui.Rect{X: row.Right() - w - 8, Y: row.Y, W: w, H: row.H}, score, ui.Right)
	room := row.Right() - w - 14 - x
	name = p.Fit(s.who(seat), name, room)
	p.Label(p.Ellipsis(s.who(seat), name, room), ui.Rect{X: x, Y: row.Y, W: room + 1, H: row.H}, name, ui.Left)
}

// key is what a person presses for something, in words and as a cap.
type key struct {
	label input.Label
	ok    bool
}

// paintAction paints the one thing to do, on white paper: the key, what it
// does. It says whether it was clicked.
func (s *panels) paintAction(r ui.Rect, l key, said string, share float32) bool {
	p := s.Gui.P
	p.Sheet(r, ui.Panel.In(foam).Raised(0.3))
	if share > 0 {
		p.Sheet(ui.Rect{X: r.X + 3, Y: r.Y + 3, W: (r.W - 6) * min(1, share), H: r.H - 6}, ui.Trench.In(shallow).Of("charge", 0))
	}
	in := r.Inset2(14, 8)
	x := in.X
	if l.ok {
		h := min(34*min(1.4, s.lay.grow), in.H)
		x += s.paintCap(l.label, x, in.CY(), h) + 14
	}
	t := carried(p, ui.Type{Face: ui.Fredoka500, Size: ui.SizeButton, Color: ui.Ink})
	p.Label(said, ui.Rect{X: x, Y: in.Y, W: in.Right() - x, H: in.H}, t, ui.Left)
	h := s.Gui.Input()
	return h.Released && r.Contains(h.X, h.Y)
}

// rightButton is the sign of a mouse whose right button is to be pressed.
const rightButton = "mouse-right"

// paintCap paints a key as an ink sheet, which is seen on white paper, or a mouse.
func (s *panels) paintCap(l input.Label, x, cy, h float32) float32 {
	if l.Icon == rightButton {
		p := s.Gui.P
		p.Art("icons/"+rightButton, x+h/2, cy, ui.ArtStyle{Height: h, Ink: ui.Ink})
		said, t := s.Say(words.AquariomRightButton()), p.AtMost(ui.SmallStrong, 1.2)
		w := p.Width(said, t)
		p.Label(said, ui.Rect{X: x + h + 4, Y: cy - h/2, W: w + 1, H: h}, t, ui.Left)
		return h + 4 + w
	}
	return s.Cap(s.Gui, l, x, cy, h, true)
}

// keyOf returns what a person presses for a button of a pad, with the device in use: who has a mouse alone
// divides by its right button, and clicks everything else; an urchin has its key beside that.
func (s *panels) keyOf(seat rules.Seat, b input.Button) key {
	if s.Gui.P.Thumb > 0 && s.touching() {
		return key{} // a phone has none
	}
	d := s.Chairs[seat].Device
	if s.alone() {
		d = s.Env.Devices.Asked()
		switch {
		case d == input.Mouse && (b != input.X || s.touching()):
			return key{input.Label{Icon: rightButton}, b == input.A && !s.touching() && !s.eaten(seat)}
		case !d.IsGamepad():
			return key{s.Env.Devices.KeyLabel(shortcuts[b]), true}
		}
	}
	if d == input.Mouse || d == input.NoDevice {
		return key{s.Env.Devices.KeyLabel(shortcuts[b]), true}
	}
	l, ok := s.Env.Devices.Label(d, b)
	return key{l, ok}
}

// tempo returns the speed of the match's clock, in per cent: what the player has set,
// where somebody plays here. A spectator has a speed of their own, and a
// server keeps its time.
func (s *sea) tempo() int {
	if s.People() == 0 || s.live {
		return kit.NormalTempo
	}
	return s.Tempo(game.Game.ID)
}

// paintPause is the way to the pause for a finger or the mouse.
func (s *panels) paintPause(r ui.Rect) {
	p := s.Gui.P
	board.Panel(p, r, 9)
	hit := s.panel(s.Gui.Finger(r))
	s.Gui.Spot(ui.ID{Name: "pause"}, hit)
	s.PausesAt(hit)
	h := s.Gui.Input()
	c := mist
	if hit.Contains(h.X, h.Y) {
		c = foam
	}
	if s.tapped(hit) {
		s.Pause()
	}
	p.Art("icons/pause", r.CX(), r.CY(), ui.ArtStyle{Height: min(18, r.H*0.45), Ink: c})
	if note := s.lay.tempo; note.W > 0 {
		board.Panel(p, note, 10)
		s.TempoNote(p, note.Inset2(10, 2), s.tempo(), mist)
	}
}
