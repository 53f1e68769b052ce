package trichrome

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/trichrome/board"
	"ludotheque/scenes/trichrome/history"
	"ludotheque/scenes/ui"
)

// card is the screen between two rounds: the players' tracks, the points that fly to the
// table, and how long each player survived.
type card struct {
	up    bool
	run   *history.Run
	ticks int
	// at is how far the round is shown again, in steps; pace is how many steps
	// pass in a tick.
	at, pace float32
	rested   int  // ticks since all is shown
	hurry    bool // A or the pointer is pressed in this tick, which shows the rest of the round at once
	thread   [game.Players][]ui.Point
	head     [game.Players]ui.Point
}

const (
	showTicks  = 120 // duration of the film of a round
	againShow  = 420 // the same when a person asks for it
	flyTicks   = 21
	deafTicks  = 18  // during which keys that are still pressed do nothing
	demoTicks  = 300 // how long a match without people shows the card
	ringStroke = 7
)

var (
	nextID  = ui.ID{Name: "next"}
	againID = ui.ID{Name: "look again"}
)

// openCard opens the card of the round that is over.
func (s *face) openCard() {
	r := s.history().Now()
	s.shownRound = s.View.Round.Number
	s.card = card{up: true, run: r}
	s.card.show(showTicks)
	if s.Gui.Motion == ui.Reduced {
		s.card.at = s.card.end()
	}
	for i := range s.wish {
		s.wish[i] = wish{}
	}
	s.Gui.Focus(nextID)
	s.RestFocus()
}

func (k *card) end() float32 { return max(1, float32(k.run.Steps)) }

// show starts the film of the round, which takes that many ticks.
func (k *card) show(ticks float32) { k.at, k.pace, k.rested = 0, k.end()/ticks, 0 }

// tick advances the card by a tick, and leaves it when a player asks for that.
func (k *card) tick(s *face) {
	k.ticks++
	before := k.at
	k.at = min(k.end(), k.at+k.pace)
	for _, at := range [2]int{k.run.Round.BiteAt, k.run.Round.EndAt} {
		if t := min(k.end(), history.Steps(at)); before < t && k.at >= t {
			s.Play("ui.score")
		}
	}
	if k.at >= k.end() {
		k.rested++
	}
	if k.hurry && k.ticks > deafTicks && k.rested == 0 {
		k.at, k.rested = k.end(), 1
		return
	}
	if k.rested > demoTicks && s.People() == 0 {
		s.screen.Do(s.goOn)
	}
}

// cardLayout is the layout of the card.
type cardLayout struct {
	title, headline ui.Rect
	rows            [game.Players]ui.Rect
	next, again     ui.Rect
	maze            ui.Rect
	// ruler is the timeline. Where texts are large the rows say the same, and this is a part
	// of the maze.
	ruler ui.Rect
	large bool
}

// arrangeCard lays out the card in the view; textScale is 1 for texts of the usual size, and
// phone says that the screen is a phone's.
func arrangeCard(v ui.View, textScale float32, phone bool) cardLayout {
	if isLarge(v, textScale) {
		return arrangeCardLarge(v, phone)
	}
	var l cardLayout
	grow := 1 + 0.16*(textScale-1)
	if v.Narrow {
		w := v.W - 2*margin
		l.title = ui.Rect{X: margin, Y: 12, W: w, H: 96}
		l.headline = ui.Rect{X: margin, Y: 116, W: w, H: 84 * grow}
		y := l.headline.Bottom() + 10
		for i := range l.rows {
			l.rows[i] = ui.Rect{X: margin, Y: y, W: w, H: 80 * grow}
			y += 80*grow + 8
		}
		low := ui.Rect{X: margin, Y: v.H - margin - 76, W: w, H: 76}
		l.next, l.again = low.CutLeft(w*0.64, 14)
		l.ruler = ui.Rect{X: margin, Y: low.Y - 12 - 124*grow, W: w, H: 124 * grow}
		l.maze = ui.Rect{X: margin + 10, Y: y + 8, W: w - 20, H: l.ruler.Y - y - 26}
		return l
	}
	w := 492 * grow
	k := v.H / 720
	l.title = ui.Rect{X: margin, Y: margin, W: min(w, 300), H: 104}
	l.headline = ui.Rect{X: margin, Y: 130, W: w, H: 96 * k}
	for i := range l.rows {
		l.rows[i] = ui.Rect{X: margin, Y: 130 + (110+118*float32(i))*k, W: w, H: 108 * k}
	}
	y := 130 + (110+3*118)*k + 4
	low := ui.Rect{X: margin, Y: y, W: w, H: v.H - margin - y}
	l.next, l.again = low.CutLeft(w*0.655, 16)
	x := margin + w + 18
	h := 138 * grow
	l.ruler = ui.Rect{X: x, Y: v.H - margin - h, W: v.W - x - 34, H: h}
	l.maze = ui.Rect{X: x + 12, Y: 38, W: l.ruler.W - 24, H: l.ruler.Y - 38 - 20}
	return l
}

// roundCard paints the whole screen between two rounds.
type roundCard struct{ *face }

func (s roundCard) paint() {
	p := s.Gui.P
	l := arrangeCard(p.View(), p.TextScale, p.Thumb > 0)
	if l.large {
		column(s).paintStrip(l.title)
	} else {
		column(s).paintTitle(l.title)
	}
	p.Sheet(l.headline, ui.Panel.In(palePaper).Of("headline", 0).Painted(0.3).Raised(0.3))
	in := l.headline.Inset2(22, 10)
	title, note := s.verdictWithin(in.W, ui.RowLabel.Sized(ui.SizeText))
	s.paintRun(l.maze)
	if l.large {
		head, low := in.Split(true, 0.42, 2)
		p.Label(title, head, p.AtMost(ui.Heading.Sized(ui.SizeMain), 1.5), ui.Left)
		p.ParagraphMid(note, low, p.AtMost(ui.RowLabel.Sized(ui.SizeText), 1.4), ui.Left)
		s.paintRowsLarge(&l)
	} else {
		p.Label(title, ui.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H * 0.54}, ui.Heading.Sized(ui.SizeMain), ui.Left)
		p.Label(note, ui.Rect{X: in.X, Y: in.Y + in.H*0.58, W: in.W, H: in.H * 0.42}, ui.RowLabel.Sized(ui.SizeText), ui.Left)
		s.paintRuler(l.ruler)
		for i, c := range colours {
			s.paintRow(l.rows[i], c)
		}
	}
	s.paintNext(l.next)
	if s.Gui.Button(againID, l.again, ui.Button{Text: s.Say(words.TrichromeLookAgain()), Icon: "icons/reload", Size: ui.SizeStrong}) {
		s.screen.Do(func() { s.card.show(againShow) })
	}
	s.paintAwards(&l)
}

// paintNext paints the button that leads to the next round.
func (s roundCard) paintNext(r ui.Rect) {
	p, g := s.Gui.P, s.Gui
	u := g.Item(nextID, r, false)
	if u.Focus {
		g.Mat(8)
		defer p.Pop()
	}
	if u.Held {
		r = r.Move(0, 1)
	}
	p.Sheet(r, ui.Panel.In(ui.Accent).Of("next", 0).Painted(1).Raised(0.3+0.4*u.Lift))
	said, note := s.Say(words.TrichromeNext()), s.Say(words.TrichromeNextNote(s.View.Round.Number+1, s.View.Params.Rounds))
	if s.View.Round.Number >= s.View.Params.Rounds {
		said, note = s.Say(words.TrichromeResults()), s.Say(words.TrichromeResultsNote())
	}
	in := r.Inset2(24, 10)
	p.Art("icons/chevron", in.Right()-8, r.CY(), ui.ArtStyle{Height: 30, Ink: ui.White})
	in.W -= 32
	p.Label(said, ui.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H * 0.58}, ui.MainText, ui.Left)
	p.Label(note, ui.Rect{X: in.X, Y: in.Y + in.H*0.6, W: in.W, H: in.H * 0.36}, strong, ui.Left)
	if u.Clicked && s.card.ticks > deafTicks && s.card.rested > 1 {
		s.Play("ui.press")
		s.screen.Do(s.goOn)
	}
}

// before returns how many points a colour had before this round, and landed how many
// of the round have reached the table.
func (s roundCard) before(c game.Colour) int { return s.points(c) - s.card.run.Points(c) }

func (s roundCard) landed(c game.Colour) int {
	n := 0
	for _, a := range s.awards() {
		if a.colour == c && s.flight(&a) >= 1 {
			n += a.points
		}
	}
	return n
}

// award is points that a colour got in the round.
type award struct {
	colour game.Colour
	points int
	at     float32 // steps
	from   ui.Point
}

func (s roundCard) awards() (all [2]award) {
	r := s.card.run
	if c, ok := r.Of(r.Round.Eater); ok {
		eaten := r.Round.Eaten
		all[0] = award{c, game.BitePoints, history.Steps(r.Round.BiteAt), history.Cells(r.Round.BitePlaces[eaten])}
	}
	if c, ok := r.Of(r.Round.Winner); ok {
		all[1] = award{c, game.DuelPoints, history.Steps(r.Round.EndAt), history.Cells(r.Round.EndPlaces[r.Round.Eater])}
	}
	return all
}

// flight returns how far an award has flown: below 0 it has not been won yet, from 1
// on it has landed. The last one flies while the card rests.
func (s roundCard) flight(a *award) float32 {
	k := &s.card
	at := min(a.at, k.end())
	if k.at < at {
		return -1
	}
	if s.Gui.Motion == ui.Reduced {
		return 1
	}
	return ((k.at-at)/max(k.pace, 0.01) + float32(k.rested)) / flyTicks
}

// paintRow is a colour's row: who, how long it survived, its points.
func (s roundCard) paintRow(r ui.Rect, c game.Colour) {
	p, k := s.Gui.P, &s.card
	look := ui.SeatLook(sign(c))
	got := s.landed(c)
	mix := float32(0.5)
	if k.run.Points(c) > 0 {
		mix = 0.22
	}
	p.Sheet(r, plate.In(look.Ground.Mix(night, mix)).Of("score", int(c)))
	p.Sheet(ui.Rect{X: r.X, Y: r.Y + 1, W: 10, H: r.H - 2}, stripe.In(board.Night[c]).Of("stripe", int(c)))
	rad := min(34, r.H*0.33)
	disc(p, c, r.X+24+rad, r.CY(), rad)
	n := ui.Digits(s.before(c) + got)
	kind := p.AtMost(bigScore, 1.2)
	w := p.Width(n, kind)
	p.Label(n, ui.Rect{X: r.Right() - 32 - w, Y: r.Y + r.H*0.2, W: w + 1, H: r.H * 0.64}, kind, ui.Right)
	coin := s.coinAt(r, c)
	if got > 0 && p.TextScale < 1.6 {
		p.Label(s.Say(words.TrichromeBefore(s.before(c))), ui.Rect{X: r.Right() - 122, Y: r.Y + 8, W: 92, H: 22}, strong.Sized(ui.SizeFine), ui.Right)
	}
	if s.leads(c) {
		p.Art("icons/crown", r.Right()-32-w-20, r.CY(), ui.ArtStyle{Height: 17, Ink: moonText})
	}
	text := ui.Rect{X: r.X + 42 + 2*rad, Y: r.Y + r.H*0.12, H: r.H * 0.36}
	text.W = coin - s.coinSize(r) - 8 - text.X
	name := s.Say(history.Names[c])
	t := p.Fit(name, p.AtMost(bigName, 1.3), text.W*0.62)
	nw := p.Width(name, t)
	p.Label(name, ui.Rect{X: text.X, Y: text.Y, W: nw + 1, H: text.H}, t, ui.Left)
	p.Label(s.player(c), ui.Rect{X: text.X + nw + 14, Y: text.Y, W: text.W - nw - 14, H: text.H}, p.AtMost(soft, 1.4), ui.Left)
	line := ui.Rect{X: text.X, Y: r.Y + r.H*0.48, W: text.W, H: r.H * 0.26}
	lived := min(k.run.Survived(c), history.SubSteps(k.at))
	if k.at >= k.end() {
		lived = k.run.Survived(c)
	}
	now := s.Say(words.TrichromeSurvival(history.Seconds(lived)))
	st := p.Fit(now, strong, line.W*0.5)
	sw := p.Width(now, st)
	p.Label(now, ui.Rect{X: line.X, Y: line.Y, W: sw + 1, H: line.H}, st, ui.Left)
	p.Label(s.Say(words.TrichromeSurvivalAll(history.Seconds(s.View.Survival(k.run.Seat(c))))),
		ui.Rect{X: line.X + sw + 12, Y: line.Y, W: line.W - sw - 12, H: line.H}, soft, ui.Left)
	share := float32(lived) / max(1, float32(k.run.Round.EndAt))
	y := r.Y + r.H*0.82
	full := [2]ui.Point{{X: text.X + 3, Y: y}, {X: text.X + text.W*0.86, Y: y}}
	p.Line(full[0].X, y, full[1].X, y, 2, lavender.Fade(0.35))
	full[1].X = full[0].X + (full[1].X-full[0].X)*max(0.02, share)
	board.Strand(p, sign(c), full[:])
}

// paintAwards lets the coins fly to their rows.
func (s roundCard) paintAwards(l *cardLayout) {
	p := s.Gui.P
	for _, a := range s.awards() {
		if a.points == 0 {
			continue
		}
		u := s.flight(&a)
		if u < 0 {
			continue
		}
		row := l.rows[a.colour]
		x0, y0 := s.at(a.from)
		r := s.coinSize(row)
		x1, y1 := s.coinAt(row, a.colour), row.CY()
		n := a.points
		if u >= 1 {
			n = s.landed(a.colour) // a second one is laid to the first
		}
		e := ui.EaseInOut(u)
		x, y := x0+(x1-x0)*e, y0+(y1-y0)*e-150*e*(1-e)
		p.On(ui.Raised)
		if u < 1 {
			// The dotted way that it came.
			var pts [16]ui.Point
			for i := range pts {
				d := e * float32(i) / float32(len(pts)-1)
				pts[i] = ui.Point{X: x0 + (x1-x0)*d, Y: y0 + (y1-y0)*d - 150*d*(1-d)}
			}
			p.Dashed(pts[:], 2.6, 0.1, 9, 0, moonText)
		} else if ring := (u - 1) * 1.6; ring < 1 {
			for i := range ringStroke {
				a := 6.2832 * float32(i) / ringStroke
				d0, d1 := r+5+8*ring, r+11+10*ring
				p.Line(x+d0*cos(a), y+d0*sin(a), x+d1*cos(a), y+d1*sin(a), 3, moonText.Fade(1-ring))
			}
		}
		coin(p, x, y, r, n, -0.1)
		p.Pop()
	}
}

// large reports whether texts are large.
func (s roundCard) large() bool { return isLarge(s.Gui.P.View(), s.Gui.P.TextScale) }

// coinSize returns the radius of a coin on a row.
func (s roundCard) coinSize(row ui.Rect) float32 {
	if s.large() {
		return min(44, row.H*0.42)
	}
	return min(31, row.H*0.29)
}

// coinAt returns where a coin lies on a colour's row: left of its figure and of the
// crown that may stand there.
func (s roundCard) coinAt(row ui.Rect, c game.Colour) float32 {
	p := s.Gui.P
	if s.large() {
		return row.Right() - largePoints - largeCrown - s.coinSize(row)
	}
	w := p.Width(ui.Digits(s.points(c)), p.AtMost(bigScore, 1.2))
	return row.Right() - 32 - max(w, 28) - 38 - s.coinSize(row)
}

// paintRun shows the players' tracks through the maze, as far as the card is.
func (s roundCard) paintRun(area ui.Rect) {
	k, f := &s.card, &s.frame
	r := k.run
	// It lies as it did in the round, unless it gains from lying the other way.
	turned := s.turned && !turns(area.H, area.W, s.ratio())
	*f = board.Frame{Maze: s.maze, Area: area, Turned: turned, Tokens: f.Tokens[:0], Arrows: f.Arrows[:0], Threads: f.Threads[:0],
		Dark: cardDark, Tick: s.stage.ticks, Still: true}
	usual := *f
	usual.Turned = false
	usual.Area = arrangeCard(s.Gui.P.View(), 1, false).maze
	f.Grow = max(1, s.board.CellSide(&usual)/s.board.CellSide(f))
	for _, c := range colours {
		k.thread[c], k.head[c] = r.Ways[c].Until(k.at, k.thread[c][:0])
		seat := r.Seat(c)
		eaten := seat == r.Round.Eaten && k.at >= min(k.end(), history.Steps(r.Round.BiteAt)) ||
			seat == r.Round.Eater && r.Round.End == game.Touched && k.at >= k.end()
		f.Threads = append(f.Threads, board.Thread{Seat: sign(c), Points: k.thread[c], Eaten: eaten})
	}
	if n := len(r.Round.Doors); n > 0 && k.at >= min(k.end(), history.Steps(r.Round.BiteAt)) {
		at := history.Cells(r.Round.Doors[n-1])
		f.Door = board.Door{X: at.X, Y: at.Y, Open: 1, Show: true, Light: 5}
	}
	s.board.Paint(s.Gui, f)
	s.Gui.Guard(s.field())
	s.paintMarks()
	s.paintTags()
}

// paintMarks paints a player's sign every ten cells of a track, and at its head during the
// film.
func (s roundCard) paintMarks() {
	p, k := s.Gui.P, &s.card
	u := s.board.CellSide(&s.frame) / 33
	// Nothing covers the place of a bite.
	bite, end := history.Cells(k.run.Round.BitePlaces[max(0, k.run.Round.Eaten)]), history.Cells(k.run.Round.EndPlaces[max(0, k.run.Round.Eater)])
	near := func(p, q ui.Point) bool { return abs(p.X-q.X)+abs(p.Y-q.Y) < 1.6 }
	// Nothing covers the letters at the starts.
	began := func(q ui.Point) bool {
		for _, at := range k.run.Round.Spawn {
			if near(q, history.Cells(at)) {
				return true
			}
		}
		return false
	}
	for _, c := range colours {
		d := [game.Players]float32{-5.5, 5.5, 0}[c] * u
		mark := func(q ui.Point, r float32) {
			x, y := s.at(q)
			p.Disc(x+d, y+d, r, r, ui.Sheet{Color: board.Night[c], Lift: -1, NoRim: true})
			dark := ui.SeatStyle{Color: deepNight, TextOn: ui.White}
			p.Art(ui.SeatLook(sign(c)).Sign, x+d, y+d, ui.ArtStyle{Height: r * 1.3, Seat: &dark})
		}
		k.run.Ways[c].Every(10, k.at, func(q ui.Point) {
			if !near(q, bite) && !near(q, end) && !began(q) {
				mark(q, 12.5*u)
			}
		})
		if k.at < k.end() && !(k.run.Seat(c) == k.run.Round.Eaten && k.at > history.Steps(k.run.Round.BiteAt)) {
			mark(k.head[c], 15*u)
		}
	}
}

// paintTags labels the places of what happened, with the time.
func (s roundCard) paintTags() {
	k := &s.card
	r := &k.run.Round
	f := s.field()
	s.seen.sheets, s.seen.points, s.seen.discs, s.seen.ways = s.seen.sheets[:0], s.seen.points[:0], s.seen.discs[:0], s.seen.ways[:0]
	for i := range r.Spawn {
		x, y := s.at(history.Cells(r.Spawn[i]))
		s.seen.points = append(s.seen.points, ui.Point{X: x, Y: y})
	}
	named := [...]game.Place{r.BitePlaces[max(0, r.Eaten)], r.EndPlaces[max(0, r.Eater)], r.EndPlaces[max(0, r.Eater)]}
	if n := len(r.Doors); n > 0 {
		named[2] = r.Doors[n-1]
	}
	for _, q := range named { // bursts and the door are to be seen beside their tags
		x, y := s.at(history.Cells(q))
		side := 1.7 * s.board.CellSide(&s.frame)
		s.seen.discs = append(s.seen.discs, ui.Centered(x, y, side, side))
	}
	if k.at >= min(k.end(), history.Steps(r.BiteAt)) {
		if c, ok := k.run.Of(r.Eaten); ok {
			s.tag(f, history.Cells(r.BitePlaces[r.Eaten]), s.when(words.TrichromeTagEaten, r.BiteAt), c, ui.White)
		}
	}
	if k.at < k.end() || len(r.Doors) == 0 {
		return
	}
	c, _ := k.run.Of(r.Eater)
	end := words.TrichromeTagCaught
	switch r.End {
	case game.Escaped:
		end = words.TrichromeTagEscaped
	case game.Clock:
		end = words.TrichromeTagClock
	}
	s.tag(f, history.Cells(r.EndPlaces[r.Eater]), s.when(end, r.EndAt), c, ui.White)
	s.tag(f, history.Cells(r.Doors[len(r.Doors)-1]), s.Say(words.TrichromeTagDoor()), noColour, moonPaper)
}

// noColour is the colour of a tag that is about no player.
const noColour = game.Players

// when returns what a tag says of a moment: what and when, or only when where texts are large
// and the rows say what.
func (s roundCard) when(what func(seconds float64) words.Text, sub int) string {
	if s.large() {
		return s.seconds(sub)
	}
	return s.Say(what(history.Seconds(sub)))
}

// tag paints a label beside a place.
func (s roundCard) tag(f ui.Rect, at ui.Point, text string, c game.Colour, paper ui.Color) {
	p := s.Gui.P
	x, y := s.at(at)
	t := strong.With(ui.Ink)
	if s.large() {
		t = p.AtMost(t, 1.35)
	}
	w, h := p.Width(text, t)+28, 31*min(1.35, p.TextScale)
	if c < noColour {
		w += 24
	}
	r := hang(f.Inset(-14), x, y, w, h, 1.8*s.board.CellSide(&s.frame), &s.seen)
	s.seen.sheets = append(s.seen.sheets, r)
	p.On(ui.Raised)
	in := flag(p, r, x, y, paper, 80+len(text))
	if c < noColour {
		p.Art(ui.SeatLook(sign(c)).Sign, in.X+6, in.CY(), ui.ArtStyle{Height: 18, Seat: ui.SeatLook(sign(c))})
		in.X += 22
		in.W -= 22
	}
	p.Label(text, in, t, ui.Left)
	p.Pop()
}

// verdictWithin returns the verdict on the round with the names of persons, or with the letters at the signs where
// the sentence would be wider than w.
func (f *face) verdictWithin(w float32, t ui.Type) (title, note string) {
	run := f.history().Now()
	if title, note = f.verdict(run, f.brief); f.Gui.P.Width(note, t) > w {
		title, note = f.verdict(run, letter)
	}
	return title, note
}

// fate returns what became of a colour, in a word.
func (s roundCard) fate(c game.Colour) string {
	r := &s.card.run.Round
	other := func(seat rules.Seat) string {
		o, _ := s.card.run.Of(seat)
		return letter(o)
	}
	switch s.card.run.Seat(c) {
	case r.Eaten:
		return s.Say(words.TrichromeFateEaten(other(r.Eater)))
	case r.Hunter:
		if r.Winner == r.Hunter {
			return s.Say(words.TrichromeFateEats(other(r.Eater)))
		}
		return s.Say(words.TrichromeFateNothing())
	}
	switch r.End {
	case game.Escaped:
		return s.Say(words.TrichromeFateEscapes())
	case game.Clock:
		return s.Say(words.TrichromeFateHolds())
	}
	return s.Say(words.TrichromeFateCaught())
}

// paintRuler paints the same tracks as a timeline.
func (s roundCard) paintRuler(r ui.Rect) {
	p, k := s.Gui.P, &s.card
	round := &k.run.Round
	p.Sheet(r, quiet.Of("ruler", 0))
	in := r.Inset2(16, 9)
	rows := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H * 0.76}
	noteW := min(in.W*0.4, 172*min(1.45, p.TextScale))
	x0, x1 := in.X+54, in.Right()-noteW
	x := func(t float32) float32 { return x0 + (x1-x0)*min(1, t/k.end()) }
	bite := min(k.end(), history.Steps(round.BiteAt))
	if k.at >= bite {
		line := [2]ui.Point{{X: x(bite), Y: rows.Y + 4}, {X: x(bite), Y: rows.Bottom() + 3}}
		p.Dashed(line[:], 2.2, 0.1, 6, 0, moonText)
	}
	for i, c := range colours {
		row := rows.Row(i, game.Players, 2)
		rad := min(13, row.H*0.46)
		p.Disc(row.X+rad, row.CY(), rad, rad, ui.Sheet{Color: ui.SeatLook(sign(c)).Color, Waver: 0.5, Lift: -1})
		p.Art(ui.SeatLook(sign(c)).Sign, row.X+rad, row.CY(), ui.ArtStyle{Height: rad * 1.4, Seat: &paperShapes[c]})
		p.Label(letter(c), ui.Rect{X: row.X + 2*rad + 3, Y: row.Y, W: 20, H: row.H}, ui.Subheading.Sized(ui.SizeText/p.TextScale).With(board.Night[c]), ui.Left)
		seat := k.run.Seat(c)
		last := min(k.end(), history.Steps(k.run.Survived(c)))
		to := min(k.at, last)
		pts := [2]ui.Point{{X: x0, Y: row.CY()}, {X: x(to), Y: row.CY()}}
		board.Strand(p, sign(c), pts[:])
		if k.at < last {
			continue
		}
		if seat == round.Eaten || seat == round.Eater && round.End == game.Touched {
			board.Torn(p, sign(c), x(last), row.CY(), 17, 1)
		}
		time := s.seconds(k.run.Survived(c))
		kind := p.AtMost(ui.Subheading.Sized(ui.SizeText).With(ui.White), 1.5)
		nx := x(last) + 16
		if seat != round.Winner && seat != round.Hunter {
			nx += 9 // past the two halves
		}
		room := in.Right() - nx
		kind = p.Fit(time, kind, min(room, noteW)*0.45)
		w := p.Width(time, kind)
		p.Label(time, ui.Rect{X: nx, Y: row.Y, W: w + 1, H: row.H}, kind, ui.Left)
		p.Label(s.fate(c), ui.Rect{X: nx + w + 9, Y: row.Y, W: room - w - 9, H: row.H}, p.AtMost(soft, 1.5), ui.Left)
	}
	foot := ui.Rect{X: in.X, Y: rows.Bottom() + 1, W: in.W, H: in.Bottom() - rows.Bottom() - 1}
	t, bold := p.AtMost(soft, 1.3), p.AtMost(strong, 1.3).With(moonText)
	said, zero, fin := s.Say(words.TrichromeOpens()), s.Say(words.TrichromeZero()), s.Say(words.TrichromeOver())
	ww, zw, fw := p.Width(said, bold), p.Width(zero, t), p.Width(fin, t)
	mid := max(x0-12+zw+10+ww/2, min(x(bite), x1+fw/2-fw-10-ww/2))
	p.Label(zero, ui.Rect{X: x0 - 12, Y: foot.Y, W: zw + 1, H: foot.H}, t, ui.Left)
	if k.at >= bite {
		p.Label(said, ui.Rect{X: mid - ww/2, Y: foot.Y, W: ww + 1, H: foot.H}, bold, ui.Center)
	}
	p.Label(fin, ui.Rect{X: max(x1-fw/2, mid+ww/2+8), Y: foot.Y, W: fw + 1, H: foot.H}, t, ui.Left)
	if k.at < k.end() {
		p.Line(x(k.at), rows.Y, x(k.at), rows.Bottom(), 2, ui.White)
	}
}
