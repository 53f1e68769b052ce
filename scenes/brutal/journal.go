package brutal

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// journal is the log of the match, and how it is looked at.
type journal struct {
	*face
	shown bool
	// zone and who filter what is shown; noZone and noCup show all.
	zone int
	who  board.Who
	hits []int // indexes of what passes the filters
	// seen is how many lines hits was made for, or a negative number.
	seen int
}

// open shows the whole log.
func (l *journal) open() {
	l.shown, l.seen = true, -1
	l.filter()
	l.g.Focus(ui.ID{Name: "shut"})
}

// shut closes it.
func (l *journal) shut() {
	l.shown = false
	l.g.Focus(ui.ID{Name: "journal"})
}

// hands notes the keys that need no focus.
func (l *journal) hands(in *input.Frame) {
	if l.shown && (in.Menu.Pressed.Has(input.B) || in.Asks(input.ShowLog)) {
		l.on.Do(l.shut)
	}
}

// show filters by a zone and by who is concerned.
func (l *journal) show(zone int, who board.Who) {
	l.zone, l.who, l.seen = zone, who, -1
	l.filter()
}

// maxLast is how many of the latest lines the paper of the log can show.
const maxLast = 4

// last returns the latest lines by number, the newest first; negative where there are fewer.
func (l *journal) last() (last [maxLast]int) {
	last = [maxLast]int{-1, -1, -1, -1}
	lines, n := l.matchHistory().Lines, 0
	for i := len(lines) - 1 - l.melee.director.behind(); i >= 0 && n < len(last); i-- {
		e := &lines[i]
		if e.What == game.EventFell || e.What == game.EventHeld && l.melee.stage.falling[e.Zone] > 0 {
			continue // its flag is not there yet
		}
		last[n] = i
		n++
	}
	return last
}

// lineRow returns the place of the n-th latest line in the paper, as many as it is high. Large
// texts leave room for one in a low paper; in a high one they end above the key, since what
// happened takes the whole width then.
func (l *journal) lineRow(r ui.Rect, n int) ui.Rect {
	in, key := r.Inset2(14, 6), l.journalKey(r)
	least, high := 2, float32(44)
	if l.g.P.TextScale > 1.1 {
		const closer = 0.9 // as near as two lines of text allow
		least, high = 1, board.LogHeight(l.g.P)
		if above := key.Y - 4 - in.Y; above >= 2*closer*high {
			in.H, high = above, closer*high
		}
	}
	rows := max(least, min(maxLast, int(in.H/high)))
	if n >= rows {
		return ui.Rect{}
	}
	row := in.Row(n, rows, 0)
	if row.Bottom() > key.Y-4 {
		row.W = key.X - row.X - 8
	}
	return row
}

// journalKey returns the place of the key of the whole log in the paper.
func (l *journal) journalKey(r ui.Rect) ui.Rect {
	if l.g.P.TextScale > 1.1 {
		return ui.Rect{X: r.Right() - 150, Y: r.Bottom() - 56, W: 140, H: 48}
	}
	return ui.Rect{X: r.Right() - 116, Y: r.Bottom() - 42, W: 106, H: 34}
}

// pointed returns the zone of the line in the paper that is pointed at, or noZone.
func (l *journal) pointed(r ui.Rect) int {
	h := l.g.Input()
	for n, i := range l.last() {
		if i >= 0 && l.lineRow(r, n).Contains(h.X, h.Y) {
			return l.matchHistory().Lines[i].Zone
		}
	}
	return noZone
}

// paintLast is the paper with the last two lines.
func (l *journal) paintLast(r ui.Rect) {
	p := l.g.P
	p.Sheet(r, ui.Panel.In(ui.Paper).Raised(0.3).Of("log", 0))
	if board.KeyButton(l.g, ui.ID{Name: "journal"}, l.journalKey(r), &board.Key{Icon: "icons/list", Text: l.k.Say(words.BrutalJournal()), Color: ui.Ink, Flat: true, Size: ui.SizeSmall}) {
		l.on.Do(l.open)
	}
	last := l.last()
	for n, i := range last {
		if row := l.lineRow(r, n); i >= 0 && row.W > 0 {
			line := &l.matchHistory().Lines[i]
			board.LogLine(p, row, max(0, line.Seat), line.Zoned(l.k), line.Say(l.k), line.Brief(l.k), n)
		}
	}
	if last[0] < 0 {
		in := r.Inset2(14, 6)
		in.W = l.journalKey(r).X - in.X - 8
		p.ParagraphMid(l.k.Say(words.BrutalLogEmpty()), in, ui.Body, ui.Left)
	}
}

// filter computes what is shown.
func (l *journal) filter() {
	lines := l.matchHistory().Lines
	if l.seen == len(lines) {
		return
	}
	l.hits, l.seen = l.hits[:0], len(lines)
	for i := range lines {
		e := &lines[i]
		if e.What == game.EventFell {
			continue // the blow before it says so
		}
		if l.zone != noZone && e.Zone != l.zone {
			continue
		}
		if l.who.N != noCup && !l.concerns(e) {
			continue
		}
		l.hits = append(l.hits, i)
	}
}

// concerns reports whether a line is about the fighter that is looked for.
func (l *journal) concerns(e *history.Line) bool {
	if e.Seat == l.who.Seat && e.Fighter == l.who.N {
		return true
	}
	return (e.What == game.EventAttack || e.What == game.EventHeal) && aimed(&e.Event) == l.who
}

// paint is the whole log over the brawl, with filters.
func (l *journal) paint() {
	if !l.shown {
		return
	}
	p, g := l.g.P, l.g
	g.Veil()
	defer g.EndVeil()
	v := p.View()
	edge := float32(40)
	if p.Thumb > 0 {
		edge = 8
	}
	r := ui.Centered(v.W/2, v.H/2, min(v.W-edge, 1080), v.H-60)
	p.Sheet(r, ui.Dialog.Of("journal", 0))
	title, rest := r.Inset(24).CutTop(40, 8)
	p.Label(l.k.Say(words.BrutalJournalTitle()), title, ui.Heading, ui.Left)
	rows := 1
	if v.Narrow {
		rows = 2
	}
	high := p.Control(44, 0)
	keys, rest := rest.CutTop(high*float32(rows), 8)
	per := (game.Zones + 1) / rows
	for z := range game.Zones + 1 {
		said, zone := l.k.Say(words.BrutalJournalAll()), noZone
		if z > 0 {
			said, zone = l.speech.zone(z-1), z-1
			if p.Thumb > 0 {
				said = l.k.Say(shortZones[z-1])
			}
		}
		if g.Button(ui.ID{Name: "by", N: z}, keys.Row(z/per, rows, 6).Column(z%per, per, 6), ui.Button{Text: said, Chosen: l.zone == zone, Size: ui.SizeSmall}) {
			l.shows(zone, l.who)
		}
	}
	keys, rest = rest.CutTop(high, 10)
	l.whoFilter(keys)
	shut := p.Control(46, 10)
	foot := ui.Rect{X: rest.X, Y: rest.Bottom() - shut, W: rest.W, H: shut}
	l.paintLines(ui.Rect{X: rest.X, Y: rest.Y, W: rest.W, H: rest.H - shut - 10})
	if g.Button(ui.ID{Name: "shut"}, foot, ui.Button{Text: l.k.Say(words.BrutalClose())}) {
		l.on.Do(l.shut)
	}
}

// shows requests another filter.
func (l *journal) shows(zone int, who board.Who) { l.on.Do(func() { l.show(zone, who) }) }

// paintLines paints the lines that pass the filters, the newest first. Only those in
// sight are painted, with one more on either side for the focus to go to.
func (l *journal) paintLines(list ui.Rect) {
	p, g, lines := l.g.P, l.g, l.matchHistory().Lines
	line := board.LogHeight(p)
	off := g.Scroll(ui.ID{Name: "lines"}, list, float32(len(l.hits))*line)
	for i := range l.hits {
		cell := ui.Rect{X: list.X + 4, Y: list.Y + float32(i)*line - off, W: list.W - 20, H: line}
		if cell.Bottom() < list.Y-line || cell.Y > list.Bottom()+line {
			continue
		}
		n := l.hits[len(l.hits)-1-i]
		if u := g.Item(ui.ID{Name: "line", N: n}, cell, false); u.Focus {
			p.Sheet(cell, ui.Slip.Of("line", n&31))
		}
		board.LogLine(p, cell, max(0, lines[n].Seat), lines[n].Zoned(l.k), lines[n].Say(l.k), lines[n].Brief(l.k), 0)
	}
	g.EndScroll()
	if len(l.hits) == 0 {
		p.ParagraphMid(l.k.Say(words.BrutalLogEmpty()), list, ui.Body, ui.Center)
	}
}

// whoFilter steps through the fighters whose lines are shown.
func (l *journal) whoFilter(r ui.Rect) {
	g := l.g
	side := g.P.Control(56, 0)
	left, rest := r.CutLeft(side, 8)
	mid := ui.Rect{X: rest.X, Y: rest.Y, W: rest.W - side - 8, H: rest.H}
	right := ui.Rect{X: mid.Right() + 8, Y: r.Y, W: side, H: r.H}
	if g.Button(ui.ID{Name: "who", N: 0}, left, ui.Button{Icon: "icons/chevron-left"}) {
		l.shows(l.zone, beside(l.who, -1))
	}
	if g.Button(ui.ID{Name: "who", N: 1}, right, ui.Button{Icon: "icons/chevron"}) {
		l.shows(l.zone, beside(l.who, 1))
	}
	said := l.k.Say(words.BrutalJournalEverybody())
	if l.who.N != noCup {
		said = l.k.Join(history.Name(l.who.Seat, l.who.N), " · ", programmes[l.on.View.Programmes[l.who.Seat]])
	}
	g.P.Label(said, mid, ui.RowLabel, ui.Center)
}

// beside returns the fighter a step before or after another; between the last and the
// noCup comes first.
func beside(who board.Who, step int) board.Who {
	const all = 1 + game.Players*game.Fighters
	at := 0
	if who.N != noCup {
		at = 1 + int(who.Seat)*game.Fighters + who.N
	}
	if at = (at + step + all) % all; at == 0 {
		return board.Who{N: noCup}
	}
	return board.Who{Seat: rules.Seat((at - 1) / game.Fighters), N: (at - 1) % game.Fighters}
}
