package bzzz

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/bzzz/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// log shows what has happened, as far as the viewer may read it.
type log struct {
	*face
	sheet kit.LogSheet
	// place is what the line under the pointer speaks of, if pointed.
	place   [1]board.Cell
	pointed bool

	readable []int // lines that may be read, computed for of
	of       readableFor
	said     map[int]entry // lines as they were put into words
}

// readableFor is what readable lines and their words depend on.
type readableFor struct {
	history     *history.History
	lines, step int
	eyes        rules.Seat
	over        bool
	coordinates bool
	language    string
}

// entry is a line in words.
type entry struct{ text, note string }

// lines returns the log.
func (f *log) lines() []history.Line { return f.on.History.(*history.History).Lines() }

// readableLines lists the lines that the viewer may read, by index.
func (f *log) readableLines() []int {
	lines := f.lines()
	now := readableFor{f.on.History.(*history.History), len(lines), f.on.Steps, f.v.Seat, f.v.Result != nil, f.on.Prefs.Coordinates, f.k.Words.Language()}
	if now == f.of {
		return f.readable
	}
	f.of, f.said = now, map[int]entry{}
	f.readable = f.readable[:0]
	for i := range lines {
		if lines[i].Told(now.eyes, now.over) {
			f.readable = append(f.readable, i)
		}
	}
	return f.readable
}

// words puts a line into words, with a note under it.
func (f *log) words(i int) entry {
	e, ok := f.said[i]
	if !ok {
		l := &f.lines()[i]
		who := l.Seat.Letter()
		if l.Seat >= 0 && f.on.Chairs[l.Seat].Chair.Person() {
			who = f.on.Name(l.Seat)
		}
		e.text, e.note = l.Words(f.k, who, f.v.Seat, f.v.Result != nil)
		if f.of.coordinates && l.Placed() {
			e.text = f.k.Say(words.BzzzLogPlaced(l.X, l.Y, e.text))
		}
		f.said[i] = e
	}
	return e
}

// tick lets the sheet move.
func (f *log) tick() { f.sheet.Tick() }

func (f *log) toggle() {
	f.hands.refused.left = 0
	f.sheet.Toggle(f.k)
}

// marked returns the place that the log points at, as cells for the board.
func (f *log) marked() []board.Cell {
	if !f.pointed {
		return nil
	}
	return f.place[:]
}

// pointAt has the board show the place that a line under the pointer speaks of, if
// there is one.
func (f *log) pointAt(l *history.Line) {
	pointed, c := l != nil, f.place[0]
	if pointed {
		c = board.Cell{X: l.X, Y: l.Y}
	}
	if pointed != f.pointed || c != f.place[0] {
		f.on.Do(func() { f.place[0], f.pointed = c, pointed })
	}
}

// paint shows the whole log over the left of the board, newest first, and says which
// line is pointed at, if any.
func (f *log) paint() (under *history.Line) {
	if !f.sheet.Open {
		return nil
	}
	p := f.g.P
	look := kit.LogLook{Edge: margin, Width: 430 * f.lay.grow, Line: p.Control(50*min(1.4, p.TextScale), 0), Gap: 6, Empty: panelNote}
	if p.Thumb > 0 {
		look.Width = 640
	}
	turn := float32(70) // the room of its number
	if p.Thumb > 0 {
		turn = max(turn, p.Width(f.k.Say(words.BzzzLogTurnShort(99)), panelNote))
	}
	told, lines := f.readableLines(), f.lines()
	lastTurn, lastSeat := -1, rules.Seat(-2)
	if f.sheet.Paint(f.k, f.g, &look, len(told), func(i int, row ui.Rect, pointed bool) {
		l := &lines[told[i]]
		if (l.Turn != lastTurn || l.Seat != lastSeat) && l.Turn > 0 {
			p.Label(f.k.Say(words.BzzzLogTurnShort(l.Turn)), ui.Rect{X: row.Right() - turn, Y: row.Y, W: turn, H: row.H * 0.5}, panelNote, ui.Right)
		}
		lastTurn, lastSeat = l.Turn, l.Seat
		row.W -= turn + 6
		if f.paintEntry(row, told[i], panelRow) || pointed && l.Bee >= 0 {
			under = l
		}
	}) {
		f.on.Do(f.toggle)
	}
	return under
}

// signRoom is the room of a seat's sign before a line.
const signRoom = 30

// sized returns the type in which all of the lines fit a column that wide: none of them is
// smaller than its neighbours.
func (f *log) sized(lines []int, w float32) ui.Type {
	t := panelRow
	for _, i := range lines {
		t.Size = min(t.Size, f.g.P.Fit(f.words(i).text, panelRow, w-signRoom).Size)
	}
	return t
}

// paintEntry returns a line of the log with its sign and its note, and reports whether the
// pointer is on it and the line speaks of a place on the board.
func (f *log) paintEntry(r ui.Rect, i int, t ui.Type) bool {
	p, l, e := f.g.P, &f.lines()[i], f.words(i)
	if l.Seat >= 0 {
		p.Disc(r.X+11, r.CY(), 11.5, 11.5, ui.Sheet{Color: ui.SeatLook(l.Seat).Color, Waver: 0.6, Seed: int(l.Seat), Lift: -1, NoRim: true})
		p.Art(ui.SeatLook(l.Seat).Sign, r.X+11, r.CY(), ui.ArtStyle{Height: 14, Seat: paperSign(l.Seat)})
	}
	text := ui.Rect{X: r.X + signRoom, Y: r.Y, W: r.W - signRoom, H: r.H}
	if e.note == "" || r.H < 2*panelNote.Size { // two lines would lie over each other
		p.Label(e.text, text, t, ui.Left)
	} else {
		p.Label(e.text, text.Row(0, 2, 0), t, ui.Left)
		p.Label(e.note, text.Row(1, 2, 0).Move(0, -2), panelNote.Sized(min(ui.SizeFine, t.Size)), ui.Left)
	}
	h := f.g.Input()
	return r.Contains(h.X, h.Y) && l.Bee >= 0 && !f.hands.keyed
}

// paintLatest paints as many of the newest lines as there is room for, the newest first.
func (f *log) paintLatest(r ui.Rect) {
	told, high := f.readableLines(), f.g.P.Lead(panelRow)+ui.GapTight
	n := min(len(told), int(r.H/high))
	told = told[len(told)-n:]
	t := f.sized(told, r.W)
	for i := range n {
		row, rest := r.CutTop(high, 0)
		f.paintEntry(row, told[n-1-i], t)
		r = rest
	}
}
