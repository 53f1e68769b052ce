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
	s, lines := l.f.s, l.lines()
	look := kit.LogLook{Edge: 14, Width: 480 * min(1.5, s.Gui.P.TextScale), Line: 56 * min(1.6, s.Gui.P.TextScale), Gap: 5, Empty: ui.Small}
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

// lines are the log so far: while the automaton thinks aloud, what comes of it
// is not.
func (l *eventLog) lines() []history.Line {
	lines := historyOf(l.f.s.History).Lines()
	for l.f.automaton.telling && l.f.automaton.review == 0 && len(lines) > 0 && lines[len(lines)-1].At == l.f.s.Steps {
		lines = lines[:len(lines)-1]
	}
	return lines
}

// paintLine is a line of the log with the sign of its side, and below it why the
// automaton did it.
func (l *eventLog) paintLine(r ui.Rect, n *history.Line) {
	p := l.f.s.Gui.P
	text := r
	if side := n.Event.Side; side >= 0 && side < game.MostSeats && n.Event.Kind != game.GameEnded {
		p.Sign(rules.Seat(side), r.X+10, r.CY(), 18, false)
		text.X, text.W = r.X+26, r.W-26
	}
	if n.Why.IsZero() {
		p.ParagraphMid(l.f.s.Say(n.Text), text, ui.Body, ui.Left)
		return
	}
	what, why := text.CutTop(text.H*0.52, 0)
	p.Label(l.f.s.Say(n.Text), what, ui.Body, ui.Left)
	p.Label(l.f.s.Say(n.Why), why, ui.Small, ui.Left)
}
