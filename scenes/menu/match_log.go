package menu

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// matchLog is the log of the open record, as far as the match was seen and as those know it with whose eyes it is
// seen.
type matchLog struct {
	kit.LogSheet
	lines []logLine
	// written is how many positions are in it, and said what was said of the last of them.
	written int
	said    string
	// now is the line of the moment in view, or -1.
	now int
}

// logLine is a line of the log.
type logLine struct {
	at   int
	said string
	seat rules.Seat
	// where is how far the match was.
	where words.Text
}

// perWriting is how many positions are written into the log in a tick.
const perWriting = 200

// write writes what was seen of a match since, some positions a tick, and finds the line of the moment in view.
func (l *matchLog) write(d *player) {
	for end := min(d.seen+1, l.written+perWriting); l.written < end; l.written++ {
		said := d.replay.Say(l.written)
		if said != "" && said != l.said { // an event lasts for some positions
			l.lines = append(l.lines, logLine{l.written, said, d.replay.Subject(l.written), placeOf(d.replay, l.written)})
		}
		l.said = said
	}
	l.now = len(l.lines) - 1
	for l.now >= 0 && l.lines[l.now].at > d.at {
		l.now--
	}
}

// forget has all written anew, by other eyes or of a match that went on.
func (l *matchLog) forget() { l.lines, l.written, l.said = nil, 0, "" }

// toggleLog opens the log, or closes it.
func (m *matchScreen) toggleLog() {
	if m.deck.replay != nil {
		m.log.Toggle(m.k.Kit)
		m.log.now = -1
	}
}

// paintLog paints the log, which goes with the match; a line leads to its moment.
func (m *matchScreen) paintLog() {
	l := &m.log
	l.Tick()
	was := l.now
	l.write(&m.deck)
	g, p, k := m.g, m.g.P, m.k
	high := p.Control(66*min(1.6, p.TextScale), 0)
	look := kit.LogLook{Edge: 14, Width: 480 * min(1.5, p.TextScale), Line: high, Gap: 6, Empty: ui.Small}
	closes := l.Paint(k.Kit, g, &look, len(l.lines), func(i int, row ui.Rect, _ bool) {
		line, ink := &l.lines[i], ui.Ink
		if i > l.now {
			ink = ui.Second // it comes later
		}
		if line.seat >= 0 {
			p.Sign(line.seat, row.X+15, row.CY(), 28, true)
		}
		text := ui.Rect{X: row.X + 38, Y: row.Y, W: row.W - 42, H: row.H}
		if i+1 == len(l.lines) || l.lines[i+1].where != line.where { // the latest is above
			var head ui.Rect
			head, text = text.CutTop(p.Lead(ui.RowLabel), 0)
			p.Label(k.Say(line.where), head, ui.RowLabel.With(ui.Second), ui.Left)
		}
		if i == l.now {
			p.Fill(ui.Rect{X: row.X - 6, Y: row.Y + 4, W: 3, H: row.H - 8}, ui.Accent)
		}
		p.ParagraphMid(line.said, text, ui.Small.With(ink), ui.Left)
	})
	if l.now != was && l.now >= 0 {
		l.Show(g, &look, len(l.lines), l.now)
	}
	if l.Used >= 0 {
		m.deck.playing = false
		m.deck.jump(l.lines[l.Used].at)
		closes = closes || p.View().Narrow || m.small()
	}
	if closes && l.Open {
		l.Toggle(k.Kit)
		m.then = logID
	}
}
