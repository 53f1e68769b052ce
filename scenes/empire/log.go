package empire

import (
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// eventLog is the sheet with all that has happened.
type eventLog struct {
	f     *face
	sheet kit.LogSheet
}

// toggle opens the sheet, or closes it.
func (l *eventLog) toggle() {
	l.f.field.pointed = 0
	l.sheet.Toggle(l.f.s.Kit)
}

// paint shows the whole log over the left of the map, newest first.
func (l *eventLog) paint() {
	if !l.sheet.Open {
		return
	}
	s, lines := l.f.s, told(l.f.s.History).Lines()
	look := kit.LogLook{Edge: 14, Width: 440, Line: 46 * min(1.6, s.Gui.P.TextScale), Gap: 5, Empty: ui.Small}
	pointed := game.Regions(0)
	closes := l.sheet.Paint(s.Kit, s.Gui, &look, len(lines), func(i int, row ui.Rect, here bool) {
		if here {
			pointed = pointed.With(lines[i].Event.To)
		}
		l.paintLine(row, &lines[i])
	})
	if closes {
		s.Do(l.toggle)
	} else if now := pointed; now != l.f.field.pointed {
		s.Do(func() { l.f.field.pointed = now })
	}
}

// paintLine is a line of the log with the sign of its side.
func (l *eventLog) paintLine(r ui.Rect, n *history.Line) {
	p := l.f.s.Gui.P
	text := r
	if side := n.Event.Side; side >= 0 && side < game.MostSeats && n.Event.Kind != game.GameEnded {
		p.Sign(rules.Seat(side), r.X+10, r.CY(), 18, false)
		text.X, text.W = r.X+26, r.W-26
	}
	p.ParagraphMid(l.f.s.Say(n.Text), text, ui.Body, ui.Left)
}
